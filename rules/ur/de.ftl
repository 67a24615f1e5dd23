# UR auf Deutsch.

ur-name = UR
ur-tagline = Führe die Völker Mesopotamiens in die Zivilisation.

ur-agriculture = Landwirtschaft
    .brief = Landw.
ur-trade = Handel
ur-culture = Kultur
ur-politics = Politik
ur-war = Krieg
ur-tile = { $up }/{ $back }
ur-cell-tile = { $cell }: { $tile }
    .brief = { $cell }
ur-spare-tile = Neben dem Quadrat { $number }: { $tile }
    .brief = Daneben { $number }
ur-spot-free = { $tile }, frei
ur-spot-taken = { $tile }, { $who }: { $number }

ur-option-setup = Setzen beim Aufbau
ur-option-setup-single = Ein Stein je Runde
ur-option-setup-literal = Ein Stein auf jedes eigene Feld oder auf jedes freie Nachbarfeld
ur-option-war = Reichweite des Kriegs
ur-option-war-adjacent = Nachbarfelder
ur-option-war-anywhere = Jedes Feld
ur-option-hands = Felder auf der Hand zu Beginn
ur-option-hands-dealt = Ausgeteilt
ur-option-hands-chosen = Genommen, von hinten nach vorn
ur-option-hunger = Hunger bei der Landwirtschaft
ur-option-hunger-spared = Landwirtschaftsfelder sind verschont
ur-option-hunger-literal = Auch Landwirtschaftsfelder hungern, außer neben einem anderen eigenen

# Wörter der Züge

ur-verb-take = Feld nehmen
ur-verb-place = Stein setzen
ur-verb-keep = Feld behalten
ur-verb-swap = Feld tauschen
ur-verb-agriculture = Landwirtschaft
ur-verb-trade = Handel
ur-verb-culture = Kultur
ur-verb-politics = Politik
ur-verb-war = Krieg
ur-verb-stop = Krieg beenden
ur-verb-build = Zikkurats bauen
ur-verb-stone = Eigenes Feld verstärken
ur-verb-settle = Freies Feld besiedeln
ur-verb-end = Weiter zum Tausch

ur-about-take = Aufbau: eines der Felder neben dem Quadrat auf die Hand nehmen.
ur-about-place = Aufbau: einen Stein auf das Brett setzen.
ur-about-keep = Aufbau: das Feld auf der Hand behalten.
ur-about-swap = Das Feld auf der Hand gegen ein freies Feld anderer Art tauschen.
ur-about-agriculture = Aktion: hungernde Felder verlieren einen Stein, Äcker gewinnen bis zu zwei.
ur-about-trade = Aktion: Steine für deine Märkte, einer je Seite zu Fremden oder zum Rand.
ur-about-culture = Aktion: ein Stein auf jedes besetzte Feld neben deinen Kulturfeldern.
ur-about-politics = Aktion: deine Steine auf deinen Feldern neu verteilen.
ur-about-war = Aktion: von einem deiner Felder ein fremdes oder freies angreifen.
ur-about-stop = In diesem Krieg nicht weiter angreifen.
ur-about-build = Statt Aktionen: Felder mit fünf Steinen werden zu Zikkurats.
ur-about-stone = Für nicht genutzte Aktionen: Steine auf eines deiner Felder.
ur-about-settle = Ganz ohne Aktion: ein Stein auf ein beliebiges freies Feld.
ur-about-end = Nichts weiter nutzen und zum Tausch übergehen.

ur-word-cell = feld
ur-word-cells = felder
ur-word-faces = seite-oben
ur-word-stones = steine
ur-word-from = von
ur-word-target = ziel
ur-word-moving = ziehen

# Fragen

ur-ask-take = Nimm dein erstes Feld auf die Hand.
ur-ask-take-tile = Welches Feld nimmst du? Was niemand nimmt, bleibt neben dem Quadrat.
ur-ask-place = Gründe deine Zivilisation.
ur-ask-place-cell = Wohin setzt du deinen Stein?
ur-ask-place-literal = Verstärkst du jedes deiner Felder, oder breitest du dich auf alle freien Nachbarfelder aus?
ur-place-own = Ein Stein auf jedes meiner Felder
ur-place-around = Ein Stein auf jedes freie Nachbarfeld
ur-ask-opening = Tauschst du das Feld auf deiner Hand gegen ein freies aus dem Quadrat?
ur-ask-swap = Dein Zug endet mit dem Tausch deines Feldes.
ur-ask-swap-cell = Welches freie Feld nimmst du?
ur-ask-swap-up = Dein Feld kommt nach { $cell }. Welche Seite liegt dort oben?
ur-ask-swap-beside = Dein Feld kommt neben das Quadrat. Welche Seite liegt dort oben?
ur-faces-turned = { $up }; in der Hand { $front } vorn
    .brief = { $up }, Hand: { $front }
ur-ask-act = Nutze eine oder beide Aktionen deines Feldes, nimm stattdessen Steine oder baue Zikkurats.
ur-ask-agriculture = Welche deiner Äcker erhalten Steine? Je bis zu zwei, zusammen höchstens { $most }.
ur-ask-trade = Welche deiner Märkte erhalten Steine? Zusammen höchstens { $most }.
ur-ask-culture =
    { $number ->
        [one] { $who } hat nur noch einen Stein. Welches Feld erhält ihn?
       *[other] { $who } hat nur noch { $number } Steine. Welche Felder erhalten sie?
    }
ur-ask-politics = Verteile alle deine { $total } Steine neu auf deine Felder, höchstens fünf auf jedes.
ur-ask-attacker = Welches deiner Felder greift an?
ur-ask-target = Welches Feld wird angegriffen?
ur-ask-moving = Wie viele Steine ziehen nach { $cell }?
ur-ask-more-war = Greifst du noch einmal an?
ur-ask-build =
    { $most ->
        [one] Auf welchem Feld baust du eine Zikkurat?
       *[other] Auf welchen Feldern baust du Zikkurats? Bis zu { $most }.
    }
ur-ask-stone =
    { $number ->
        [one] Welches deiner Felder erhält den zusätzlichen Stein?
       *[other] Welches deiner Felder erhält zwei Steine?
    }
ur-ask-settle =
    { $number ->
        [one] Welches freie Feld besiedelst du mit einem Stein?
       *[other] Welches freie Feld besiedelst du mit { $number } Steinen?
    }
ur-ask-rescue = Du hast keinen Stein auf dem Brett: Besiedle ein freies Feld mit dreien.

# Absagen

ur-no-take = { $cell } kann jetzt nicht genommen werden. Wähle eines der Felder neben dem Quadrat.
ur-no-such-cell = „{ $word }“ ist kein Feld des Quadrats; sie heißen a1 bis { $last }.
ur-no-free-first = { $cell } ist besetzt. Der erste Stein kommt auf ein freies Feld.
ur-no-reach = { $cell } liegt außer Reichweite. Wähle eines deiner Felder oder ein freies daneben.
ur-no-around = Neben deinen Feldern ist keines frei. Wähle „own“.
ur-no-such-action = Dein Feld zeigt diese Aktion nicht. Nutze, was es zeigt, nimm Steine, baue oder beende.
ur-no-twice = Diese Aktion hast du in diesem Zug schon genutzt.
ur-no-attack = Keines deiner Felder ist stark genug für einen Angriff. Er braucht so viele Steine wie das Ziel, einen mehr, wenn nicht Krieg gegen Krieg steht, und einen zum Einziehen.
ur-no-own-tile = { $cell } gehört dir nicht. Wähle eines deiner Felder.
ur-no-ziggurat = { $cell } trägt eine Zikkurat und ist unantastbar.
ur-no-strength = { $cell } ist zu schwach, um etwas in seiner Reichweite anzugreifen.
ur-no-target = { $cell } kann nicht angegriffen werden. Wähle ein fremdes oder freies Feld des Quadrats ohne Zikkurat.
ur-no-neighbour = { $cell } liegt nicht neben { $source }. Krieg reicht bis zu den Nachbarfeldern.
ur-too-strong = { $source } braucht mindestens { $need } Steine, um { $cell } anzugreifen.
ur-no-build-now = Zikkurats baut man statt der Aktionen, nicht nach ihnen.
ur-no-marker = Alle Zikkurats sind gebaut.
ur-no-site = Eine Zikkurat braucht eines deiner Felder mit { $number } Steinen.
ur-no-settle-now = Nach einer Aktion kommt der zusätzliche Stein auf ein eigenes Feld: nimm „stone“.
ur-no-stones = Du hast keinen Stein im Vorrat oder keinen Platz dafür. Wähle etwas anderes oder „end“.
ur-full = { $cell } trägt schon { $number } Steine; mehr haben keinen Platz.
ur-no-free = { $cell } ist kein freies Feld des Quadrats.
ur-no-same-kind = Das Feld auf { $cell } zeigt dieselben beiden Bilder wie deines. Nimm eines anderer Art.
ur-no-spare-now = Felder neben dem Quadrat können beim Aufbau nicht genommen werden.
ur-no-occupied = { $cell } ist besetzt. Nur freie Felder können genommen werden.

ur-take-first = Nimm zuerst ein Feld auf die Hand, mit „take“.
ur-place-first = Setze zuerst deinen Stein: nimm „place“.
ur-rescue-first = Ohne Stein auf dem Brett kannst du nur ein freies Feld besiedeln: nimm „settle“.
ur-war-goes-on = Dein Krieg dauert an. Greif weiter an, oder beende ihn mit „stop“.
ur-swap-first = Dein Zug endet mit dem Tausch deines Feldes: nimm „swap“.

# Verlauf

ur-dealt = Das Quadrat liegt. { $who } hat die Erster-Spieler-Marke.
ur-dealt-hand = { $who } hält { $tile }.
ur-took-tile = { $who } nimmt { $tile }.
ur-placed = { $who } setzt einen Stein auf { $cells }.
ur-kept = { $who } behält { $tile }.
ur-swapped = { $who } legt { $up } nach oben auf { $cell } und nimmt { $tile }.
ur-swapped-beside = { $who } legt { $up } nach oben neben das Quadrat und nimmt { $tile }.
ur-no-swap-left = { $who } findet kein Feld zum Tauschen.
ur-farmed = { $who } betreibt Landwirtschaft: { $hunger }, { $gained }.
ur-hunger =
    { $number ->
        [0] kein Hunger
       *[other] je ein Stein weniger auf { $cells }
    }
ur-traded = { $who } treibt Handel: { $gained }.
ur-gained = neu { $stones }
ur-gained-nothing = kein neuer Stein
ur-heap = { $number } auf { $cell }
ur-cultivated =
    { $number ->
        [0] { $who } verbreitet Kultur, und nichts wächst.
       *[other] { $who } verbreitet Kultur: ein Stein auf { $cells }.
    }
ur-moved-stones = { $who } verteilt Steine durch Politik, jetzt { $stones }.
ur-moved-nothing = { $who } nutzt Politik und lässt alle Steine liegen.
ur-took-free = { $who } zieht mit { $moving } von { $source } auf das freie { $target }; verloren: { $lost }.
ur-attacked = { $who } erobert mit { $moving } von { $source } aus { $target }; verloren: { $whom } { $beaten }, { $who } { $lost }.
ur-built =
    { $left ->
        [0] { $who } baut auf { $cells }: die letzte Zikkurat. Die Runde wird zu Ende gespielt.
        [one] { $who } baut auf { $cells }. Eine Zikkurat bleibt.
       *[other] { $who } baut auf { $cells }. { $left } Zikkurats bleiben.
    }
ur-put-stones =
    { $number ->
        [one] { $who } legt einen Stein auf { $cell }.
       *[other] { $who } legt { $number } Steine auf { $cell }.
    }

# Phasen und Ende

ur-phase-taking = Aufbau, Wahl der Felder
ur-phase-placing = Aufbau, Setzen { $number } von { $of }
ur-phase-opening = Aufbau, Tausch der Felder
ur-phase-act = Runde { $round }, Aktionen
ur-phase-swap = Runde { $round }, Tausch
ur-phase-over = Das Spiel ist aus
ur-ended-swap = Ein Feld konnte nicht getauscht werden.
ur-ended-ziggurats = Alle Zikkurats sind gebaut.
ur-set =
    { $size ->
        [one] { $points } für 1 Feld
       *[other] { $points } für { $size } Felder
    }
ur-scored = { $who }: { $points } Punkte ({ $sets }).

# Das Bild und das Brett in Worten

ur-beside = Neben dem Quadrat
ur-left = Übrige Zikkurats: { $number }
ur-region-north-west = Nordwesten
ur-region-north-east = Nordosten
ur-region-south-west = Südwesten
ur-region-south-east = Südosten
ur-text-up = Am Zug: { $who }.
ur-text-row = Reihe { $row }: { $tiles }.
ur-text-free = { $cell } { $tile } (frei)
ur-text-stones = { $cell } { $picture } ({ $number } von { $who })
ur-text-ziggurat = { $cell } Zikkurat von { $who }
ur-text-spare = Neben dem Quadrat: { $tiles }.
ur-text-pool = Übrige Zikkurats: { $number }.
ur-text-seat = { $who } hält { $tile }, hat { $stones } Steine im Vorrat und bisher { $points } Punkte.
ur-text-no-tile = noch kein Feld
ur-text-won =
    { $number ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
    }
