# UR auf Deutsch.

ur-name = UR
ur-tagline = Nimm Aktionsfelder, besetze das Quadrat, sammle verschiedene Bilder.

ur-agriculture = Landwirtschaft
    .brief = Landw.
ur-trade = Handel
ur-culture = Kultur
ur-politics = Politik
ur-war = Krieg
ur-tile = { $up }/{ $back }
ur-cell-tile = { $cell }: { $tile }
    .brief = { $cell }
ur-spare-tile = Feld am Rand { $number }: { $tile }
    .brief = Rand { $number }
ur-spot-free = { $tile }, frei
ur-spot-taken = { $tile }, { $who }: { $number }

ur-option-setup = Setzen beim Aufbau
ur-option-setup-single = Ein Stein je Runde
ur-option-setup-literal = Auf jedes eigene oder jedes freie Nachbarfeld
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
    .brief = Nehmen
ur-verb-place = Stein setzen
    .brief = Setzen
ur-verb-keep = Handfeld behalten
ur-verb-swap = Handfeld tauschen
    .brief = Tauschen
ur-verb-agriculture = Landwirtschaft
ur-verb-trade = Handel
ur-verb-culture = Kultur
ur-verb-politics = Politik
ur-verb-war = Krieg
ur-verb-stop = Krieg beenden
ur-verb-build = Zikkurats bauen
    .brief = Zikkurat
ur-verb-stone = Eigenes Feld verstärken
    .brief = Steine
ur-verb-settle = Freies Feld besiedeln
    .brief = Siedeln
ur-verb-end = Weiter zum Tausch

ur-about-take = Aufbau: eines der Felder neben dem Quadrat auf die Hand nehmen.
ur-about-place = Aufbau: einen Stein auf das Brett setzen.
ur-about-keep = Aufbau: das Feld auf der Hand behalten.
ur-about-swap = Das Feld auf der Hand gegen ein freies Feld anderer Art tauschen.
ur-about-agriculture = Aktion: Hungernde Felder verlieren einen Stein, Landwirtschaftsfelder gewinnen bis zu zwei.
ur-about-trade = Aktion: Steine für deine Handelsfelder, einer je Seite zu Fremden oder zum Rand.
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
ur-faces-turned = { $up } oben; neues Feld wenden (vorn { $front })
    .brief = { $up } ↻
ur-ask-act = Nutze eine oder beide Aktionen deines Feldes, nimm stattdessen Steine oder baue Zikkurats.
ur-ask-agriculture =
    { $most ->
        [one] Welches deiner Landwirtschaftsfelder erhält den Stein?
       *[other] Welche deiner Landwirtschaftsfelder erhalten Steine? Je bis zu zwei, zusammen höchstens { $most }.
    }
ur-ask-trade =
    { $most ->
        [one] Welches deiner Handelsfelder erhält den Stein?
       *[other] Welche deiner Handelsfelder erhalten Steine? Zusammen höchstens { $most }.
    }
ur-ask-culture =
    { $number ->
        [one] { $who } hat nur noch einen Stein. Welches Feld erhält ihn?
       *[other] { $who } hat nur noch { $number } Steine. Welche Felder erhalten sie?
    }
ur-ask-politics =
    { $total ->
        [one] Lege deinen Stein neu auf eines deiner Felder.
       *[other] Verteile alle deine { $total } Steine neu auf deine Felder, höchstens fünf auf jedes.
    }
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
ur-no-around = Neben deinen Feldern ist keines frei. Wähle **Ein Stein auf jedes meiner Felder**.
ur-no-such-action = Dein Feld zeigt diese Aktion nicht. Nutze, was es zeigt, nimm Steine, baue oder geh weiter zum Tausch.
ur-no-twice = Diese Aktion hast du in diesem Zug schon genutzt.
ur-no-attack = Keines deiner Felder ist stark genug für einen Angriff. Dafür braucht ein Feld so viele Steine wie das Ziel, einen mehr (wenn nicht Krieg gegen Krieg steht) und einen zum Einziehen.
ur-no-own-tile = { $cell } gehört dir nicht. Wähle eines deiner Felder.
ur-no-ziggurat = { $cell } trägt eine Zikkurat und ist unantastbar.
ur-no-strength = { $cell } ist zu schwach, um etwas in seiner Reichweite anzugreifen.
ur-no-target = { $cell } kann nicht angegriffen werden. Wähle ein fremdes oder freies Feld des Quadrats ohne Zikkurat.
ur-no-neighbour = { $cell } liegt nicht neben { $source }. Krieg reicht bis zu den Nachbarfeldern.
ur-too-strong =
    { $need ->
        [one] { $source } braucht mindestens 1 Stein, um { $cell } anzugreifen.
       *[other] { $source } braucht mindestens { $need } Steine, um { $cell } anzugreifen.
    }
ur-no-build-now = Zikkurats baut man statt der Aktionen, nicht nach ihnen.
ur-no-marker = Alle Zikkurats sind gebaut.
ur-no-site = Eine Zikkurat braucht eines deiner Felder mit { $number } Steinen.
ur-no-settle-now = Nach einer Aktion kommt der zusätzliche Stein auf ein eigenes Feld: Nimm **Eigenes Feld verstärken**.
ur-no-stones = Du hast keinen Stein im Vorrat oder keinen Platz dafür. Wähle etwas anderes oder **Weiter zum Tausch**.
ur-full = { $cell } trägt schon { $number } Steine; mehr haben keinen Platz.
ur-no-free = { $cell } ist kein freies Feld des Quadrats.
ur-no-same-kind = Das Feld auf { $cell } zeigt dieselben beiden Bilder wie deines. Nimm eines anderer Art.
ur-no-spare-now = Felder neben dem Quadrat können beim Aufbau nicht genommen werden.
ur-no-occupied = { $cell } ist besetzt. Nur freie Felder können genommen werden.

ur-take-first = Nimm zuerst ein Feld auf die Hand, mit „take“.
ur-place-first = Setze zuerst deinen Stein: Nimm **Stein setzen**.
ur-rescue-first = Ohne Stein auf dem Brett kannst du nur ein freies Feld besiedeln: Nimm **Freies Feld besiedeln**.
ur-war-goes-on = Dein Krieg dauert an. Greif weiter an, oder wähle **Krieg beenden**.
ur-swap-first = Dein Zug endet mit dem Tausch deines Feldes: Nimm **Handfeld tauschen**.

# Verlauf

ur-dealt = Das Quadrat liegt. { $who } hat den Marker des ersten Zugs.
ur-dealt-hand = { $who } hält { $tile }.
ur-took-tile = { $who } nimmt { $tile }.
ur-placed = { $who } setzt einen Stein auf { $cells }.
ur-placed-each = { $who } setzt je einen Stein auf { $cells }.
ur-kept = { $who } behält { $tile }.
ur-swapped = { $who } tauscht mit { $cell }: { $up } liegt oben, genommen: { $tile }.
ur-swapped-beside = { $who } tauscht mit einem Feld am Rand: { $up } liegt oben, genommen: { $tile }.
ur-no-swap-left = { $who } findet kein Feld zum Tauschen.
ur-farmed = { $who } betreibt Landwirtschaft: { $hunger }; { $gained }.
ur-hunger =
    { $number ->
        [0] kein Hunger
        [one] ein Stein weniger auf { $cells }
       *[other] je ein Stein weniger auf { $cells }
    }
ur-traded = { $who } treibt Handel: { $gained }.
ur-gained = neue Steine: { $stones }
ur-gained-nothing = kein neuer Stein
ur-heap = { $number } auf { $cell }
ur-cultivated =
    { $number ->
        [0] { $who } verbreitet Kultur, und nichts wächst.
        [one] { $who } verbreitet Kultur: ein Stein auf { $cells }.
       *[other] { $who } verbreitet Kultur: je ein Stein auf { $cells }.
    }
ur-moved-stones = { $who } ordnet Steine neu: jetzt { $stones }.
ur-moved-nothing = { $who } nutzt Politik und lässt alle Steine liegen.
ur-took-free =
    { $lost ->
        [0] { $who } zieht von { $source } auf das freie Feld { $target }; eingezogene Steine: { $moving }.
       *[other] { $who } zieht von { $source } auf das freie Feld { $target }; eingezogene Steine: { $moving }, verloren: { $lost }.
    }
ur-attacked = { $who } greift von { $source } aus an und erobert { $target }; eingezogene Steine: { $moving }. Verluste: { $whom } { $beaten }, { $who } { $lost }.
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
ur-phase-over = Das Spiel ist zu Ende
ur-ended-swap = Ein Feld konnte nicht getauscht werden.
ur-ended-ziggurats = Alle Zikkurats sind gebaut.
ur-set =
    { $size ->
        [one] { $points } für 1 Feld
       *[other] { $points } für { $size } Felder
    }
ur-scored = { $who }: zusammen { $points } ({ $sets }).

# Das Bild und das Brett in Worten

ur-board-first = erster Zug
ur-legend-agriculture = bis zu 2 Steine je Feld
ur-legend-trade = Steine je fremde Seite
ur-legend-culture = Nachbarn wachsen um 1
ur-legend-politics = alle Steine neu legen
ur-legend-war = erobert Nachbarfelder
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
ur-text-seat = { $who } hält { $tile }; Steine im Vorrat: { $stones }; Punkte bisher: { $points }.
ur-text-no-tile = noch kein Feld
ur-text-won =
    { $number ->
        [one] { $who } gewinnt. Punkte: { $points }.
       *[other] { $who } teilen sich den Sieg. Punkte: { $points }.
    }
ur-cmd-place = setzen
ur-cmd-take = nehmen
ur-cmd-keep = behalten
ur-cmd-swap = tauschen
ur-cmd-agriculture = landwirtschaft
ur-cmd-trade = handel
ur-cmd-culture = kultur
ur-cmd-politics = politik
ur-cmd-war = krieg
ur-cmd-stop = aufhören
ur-cmd-build = bauen
ur-cmd-stone = verstärken
ur-cmd-settle = besiedeln
ur-cmd-end = ende
ur-verb-swap-typed = tausch
ur-verb-settle-typed = siedeln
ur-verb-end-typed = ende, weiter, fertig
ur-note-war = { $there }; deine Verluste: { $lost }, fremde: { $beaten }
ur-note-hunger =
    { $number ->
        [one] { $cells } verliert durch Hunger einen Stein
       *[other] { $cells } verlieren durch Hunger je einen Stein
    }

# Warum ein Computer einen Zug machen würde

ur-why-points =
    { $number ->
        [one] Das bringt dir sofort einen Punkt: Deine Sätze wachsen.
       *[other] Das bringt dir sofort { $number } Punkte: Deine Sätze wachsen.
    }
ur-why-stones =
    { $number ->
        [one] Auf deinen Feldern liegt danach ein Stein mehr, und aus Steinen werden Felder.
       *[other] Auf deinen Feldern liegen danach { $number } Steine mehr, und aus Steinen werden Felder.
    }
ur-why-tiles =
    { $number ->
        [one] Danach gehört dir ein Feld mehr.
       *[other] Danach gehören dir { $number } Felder mehr.
    }
ur-why-ripe =
    { $number ->
        [one] Auf einem Feld mehr liegen dann fünf Steine: Dort kannst du in deinem nächsten Zug eine Zikkurat bauen.
       *[other] Auf { $number } Feldern mehr liegen dann fünf Steine: Dort kannst du in deinem nächsten Zug Zikkurats bauen.
    }
ur-why-built =
    { $number ->
        [one] Die Zikkurat kann dir niemand nehmen, und vier Steine kommen in deinen Vorrat zurück.
       *[other] Die Zikkurats kann dir niemand nehmen, und für jede kommen vier Steine in deinen Vorrat zurück.
    }
ur-why-hand = Das Feld, das du dann auf der Hand hast, leistet in deinem nächsten Zug mehr für dich.
ur-why-rivals =
    { $number ->
        [one] Das nimmt dem, der unter den anderen vorn liegt, einen Punkt.
       *[other] Das nimmt dem, der unter den anderen vorn liegt, { $number } Punkte.
    }

# Rückblick auf eine Partie

ur-measure = Punkte, als wäre die Partie dann zu Ende gewesen.
