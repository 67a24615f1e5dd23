# Sätze von Euphrat & Tigris.

tigris-name = Euphrat & Tigris
tigris-tagline = Dynastien kommen und gehen im Zweistromland; es zählt deine schwächste Farbe.
tigris-option-scores = Siegpunkte
tigris-option-scores-hidden = Verdeckt hinter dem Sichtschirm
tigris-option-scores-open = Für alle offen

# Dinge

tigris-black = Bevölkerung (schwarz)
    .brief = schwarz
tigris-red = Tempel (rot)
    .brief = rot
tigris-blue = Landwirtschaft (blau)
    .brief = blau
tigris-green = Markt (grün)
    .brief = grün
tigris-king = König (schwarz)
    .brief = König
tigris-priest = Priester (rot)
    .brief = Priester
tigris-farmer = Bauer (blau)
    .brief = Bauer
tigris-trader = Händler (grün)
    .brief = Händler
tigris-the-king = den König
tigris-the-priest = den Priester
tigris-the-farmer = den Bauern
tigris-the-trader = den Händler
tigris-archer = Bogenschützen
tigris-bull = Stiere
tigris-pot = Töpfer
tigris-lion = Löwen
tigris-black-red = Schwarz-rotes Monument
    .brief = schwarz-rot
tigris-black-blue = Schwarz-blaues Monument
    .brief = schwarz-blau
tigris-black-green = Schwarz-grünes Monument
    .brief = schwarz-grün
tigris-red-blue = Rot-blaues Monument
    .brief = rot-blau
tigris-red-green = Rot-grünes Monument
    .brief = rot-grün
tigris-blue-green = Blau-grünes Monument
    .brief = blau-grün
tigris-the-black-red = das schwarz-rote Monument
tigris-the-black-blue = das schwarz-blaue Monument
tigris-the-black-green = das schwarz-grüne Monument
tigris-the-red-blue = das rot-blaue Monument
tigris-the-red-green = das rot-grüne Monument
tigris-the-blue-green = das blau-grüne Monument
tigris-square = { $first } bis { $last }
tigris-points-black = { $number ->
    [one] einen schwarzen Siegpunkt
   *[other] { $number } schwarze Siegpunkte
}
tigris-points-red = { $number ->
    [one] einen roten Siegpunkt
   *[other] { $number } rote Siegpunkte
}
tigris-points-blue = { $number ->
    [one] einen blauen Siegpunkt
   *[other] { $number } blaue Siegpunkte
}
tigris-points-green = { $number ->
    [one] einen grünen Siegpunkt
   *[other] { $number } grüne Siegpunkte
}
tigris-tiles-black = { $number ->
    [0] kein schwarzes Plättchen
    [one] ein schwarzes Plättchen
   *[other] { $number } schwarze Plättchen
}
tigris-tiles-red =
    { $number ->
        [0] keinen Tempel
        [one] einen Tempel
       *[other] { $number } Tempel
    }
tigris-tiles-blue = { $number ->
    [0] kein blaues Plättchen
    [one] ein blaues Plättchen
   *[other] { $number } blaue Plättchen
}
tigris-tiles-green = { $number ->
    [0] keinen Markt
    [one] einen Markt
   *[other] { $number } Märkte
}

# Verben und Wörter

tigris-verb-leader = Anführer setzen oder versetzen
    .brief = Anführer
tigris-verb-tile = Plättchen legen
    .brief = Plättchen
tigris-verb-swap = Plättchen tauschen
    .brief = Tausch
tigris-verb-withdraw = Anführer zurückziehen
    .brief = Zurückziehen
tigris-verb-catastrophe = Katastrophe
tigris-verb-pass = Zug beenden
tigris-verb-conflict = Nächsten Konflikt wählen
    .brief = Konflikt
tigris-verb-commit = Plättchen einsetzen
tigris-verb-monument = Monument bauen
    .brief = Monument
tigris-verb-treasure = Schätze nehmen
tigris-word-office = anführer
tigris-word-cell = feld
tigris-word-colour = farbe
tigris-word-tiles = plättchen
tigris-word-number = anzahl
tigris-word-monument = monument
tigris-word-square = quadrat
tigris-word-cells = felder
tigris-about-leader = Setze einen Anführer neben einen Tempel oder versetze ihn auf dem Spielplan.
tigris-about-tile = Lege ein Plättchen aus deiner Hand; der Anführer seiner Farbe erhält einen Siegpunkt.
tigris-about-swap = Lege ein bis sechs Plättchen weg und ziehe ebenso viele aus dem Beutel.
tigris-about-withdraw = Nimm einen deiner Anführer vom Spielplan.
tigris-about-catastrophe = Lege ein Katastrophen-Plättchen auf ein freies Feld oder auf ein Plättchen.
tigris-about-pass = Beende deinen Zug oder verzichte auf das Monument.
tigris-about-conflict = Bestimme, welche Anführer als Nächste kämpfen.
tigris-about-commit = Setze Plättchen aus deiner Hand im Konflikt ein, oder keines.
tigris-about-monument = Baue ein Monument auf dem Quadrat, das du vollendet hast.
tigris-about-treasure = Wähle die Schätze, die dein Händler nimmt.

# Phasen

tigris-phase-act = Runde { $round }, Aktion { $action }
tigris-phase-revolt = Runde { $round }, Konflikt: Aufstand
tigris-phase-war = Runde { $round }, Konflikt: Krieg
tigris-phase-building = Runde { $round }, Monument
tigris-phase-treasures = Runde { $round }, Schätze
tigris-phase-over = Das Spiel ist zu Ende

# Fragen

tigris-ask-act =
    { $left ->
        [one] Du hast noch eine Aktion. Auf der Hand hast du { $hand }.
       *[other] Du hast noch { $left } Aktionen. Auf der Hand hast du { $hand }.
    }
tigris-ask-leader = Welchen Anführer setzt oder versetzt du?
tigris-ask-leader-cell = Wohin? Neben dem Feld muss ein Tempel liegen.
tigris-ask-withdraw = Welcher Anführer verlässt den Spielplan?
tigris-ask-tile = Welches Plättchen legst du? Auf der Hand hast du { $hand }.
tigris-ask-tile-cell = Auf welches Feld legst du es?
tigris-ask-catastrophe = Wo schlägt die Katastrophe zu?
tigris-ask-swap = Welche Plättchen tauschst du (höchstens { $most })? Im Beutel sind noch { $bag }.
tigris-ask-swap-ends =
    { $bag ->
        [0] Welche Plättchen tauschst du (höchstens { $most })? Der Beutel ist leer: Tauschst du etwas, endet das Spiel sofort.
        [one] Welche Plättchen tauschst du (höchstens { $most })? Im Beutel ist nur ein Plättchen: Tauschst du mehr, endet das Spiel sofort.
       *[other] Welche Plättchen tauschst du (höchstens { $most })? Im Beutel sind nur { $bag } Plättchen: Tauschst du mehr, endet das Spiel sofort.
    }
tigris-ask-commit = { $attacker } greift mit { $attack } an, { $defender } hält mit { $defence } dagegen. Beide dürfen einmal Plättchen aus der Hand einsetzen, zuerst der Angreifer; bei Gleichstand gewinnt der Verteidiger.
tigris-ask-attack = Wie viele { $arms } setzt du ein? Du greifst mit { $attack } gegen { $defence } an; danach ist { $defender } dran und gewinnt bei Gleichstand.
tigris-ask-defence =
    Wie viele { $arms } setzt du ein? { $attacker } greift mit { $attack } an, du hältst mit { $defence } dagegen; { $need ->
        [0] so, wie es steht, gewinnst du.
        [one] eines mehr genügt: Bei Gleichstand gewinnt der Verteidiger.
       *[other] { $need } mehr genügen: Bei Gleichstand gewinnt der Verteidiger.
    }
tigris-many-black = schwarze Plättchen
tigris-many-red = Tempel
tigris-many-blue = blaue Plättchen
tigris-many-green = Märkte
tigris-nothing-black = Nichts einsetzen (kein schwarzes)
tigris-nothing-red = Nichts einsetzen (kein Tempel)
tigris-nothing-blue = Nichts einsetzen (kein blaues)
tigris-nothing-green = Nichts einsetzen (kein Markt)
tigris-ask-conflict = Es gibt mehrere Konflikte. Du bestimmst, welcher der nächste ist.
tigris-ask-which-conflict = Welche Anführer kämpfen als Nächste?
tigris-ask-build = Du hast ein Quadrat vollendet. Baust du ein Monument? Später geht es nicht mehr.
tigris-build-none = Nicht bauen
tigris-ask-monument = Welches Monument baust du?
tigris-ask-square = Auf welchem Quadrat steht es?
tigris-ask-treasure = Dein Händler nimmt Schätze, alle bis auf einen.
tigris-ask-treasures = { $certain ->
    [0] { $number ->
        [one] Welchen Schatz nimmst du?
       *[other] Welche { $number } Schätze nimmst du?
    }
   *[other] { $number ->
        [one] Die Schätze in den Ecken gehören dir schon. Welchen weiteren nimmst du?
       *[other] Die Schätze in den Ecken gehören dir schon. Welche { $number } weiteren nimmst du?
    }
}

# Bemerkungen

tigris-note-revolt = Aufstand gegen { $whom }, auf dem Spielplan { $attack } zu { $defence }
tigris-note-war = Krieg: { $odds }
tigris-note-joins = verbindet zwei Königreiche friedlich: kein Siegpunkt
tigris-note-point = bringt { $who } { $points }
tigris-note-square = vollendet ein Quadrat
tigris-note-also-square = { $note }; vollendet ein Quadrat
tigris-note-ruin = zerstört { $tile }
tigris-note-ruin-evicts = zerstört { $tile } und vertreibt { $leaders }
tigris-whose = { $office } von { $who }
tigris-standing = { $office }, auf { $cell }
    .brief = { $office }
tigris-odds = { $office }, { $attack } zu { $defence }: { $attacker } gegen { $defender }
    .brief = { $office }, { $attack } zu { $defence }

# Was geschieht

tigris-dealt = { $who } spielt die Dynastie der { $dynasty }.
tigris-begins = { $who } beginnt.
tigris-placed = { $who } setzt { $office } auf { $cell }.
tigris-moved = { $who } versetzt { $office } von { $source } nach { $cell }.
tigris-withdrawn = { $who } zieht { $office } von { $cell } zurück.
tigris-laid = { $who } legt { $tile } auf { $cell }.
tigris-gains = { $who } erhält { $points }.
tigris-income = { $who } erhält { $points } für Monumente.
tigris-joined = Das Plättchen auf { $cell } verbindet zwei Königreiche.
tigris-ruined = { $who } legt eine Katastrophe auf { $cell }.
tigris-ruined-tile = { $who } legt eine Katastrophe auf { $cell } und zerstört { $tile }.
tigris-evicted = { $who } muss { $office } von { $cell } zurücknehmen: Kein Tempel liegt mehr daneben.
tigris-swapped = { $number ->
    [one] { $who } tauscht ein Plättchen.
   *[other] { $who } tauscht { $number } Plättchen.
}
tigris-passed = { $who } beendet den Zug.
tigris-revolt = Aufstand: { $attacker } fordert { $office } von { $defender } heraus, auf dem Spielplan steht es { $attack } zu { $defence }.
tigris-war = Krieg: { $attacker } greift { $office } von { $defender } an, auf dem Spielplan steht es { $attack } zu { $defence }.
tigris-commits = { $who } setzt { $tiles } ein.
tigris-wins = { $who } gewinnt { $high } zu { $low }; { $whom } nimmt { $office } zurück.
tigris-holds = { $who } hält { $high } zu { $low } stand: Bei Gleichstand gewinnt der Verteidiger; { $whom } nimmt { $office } zurück.
tigris-scattered = Der Krieg kostet { $whom } { $tiles }.
tigris-drawn = Du ziehst { $tiles }.
tigris-built = { $who } baut { $monument } auf { $cell }.
tigris-declined = { $who } baut kein Monument.
tigris-treasures = { $number ->
    [one] { $who } nimmt den Schatz auf { $cells }.
   *[other] { $who } nimmt die Schätze auf { $cells }.
}
tigris-ended-bag = Der Beutel reicht nicht mehr, um eine Hand zu ergänzen.
tigris-ended-treasures = Auf dem Spielplan lagen nur noch zwei Schätze oder weniger.
tigris-scored = { $who }: Schwarz { $black }, Rot { $red }, Blau { $blue }, Grün { $green }; Schätze darunter: { $jokers }.

# Ablehnungen

tigris-no-such-cell = „{ $word }“ ist kein Feld des Spielplans. Die Felder reichen von a1 links oben bis p11 rechts unten.
tigris-no-free-cell = Auf { $cell } liegt schon etwas. Wähle ein freies Feld.
tigris-no-same-cell = Er steht schon auf { $cell }. Wähle ein anderes Feld.
tigris-no-leader-river = { $cell } ist Fluss. Anführer stehen an Land.
tigris-no-flipped-temple = Die Tempel neben { $cell } liegen unter einem Monument und helfen keinem Anführer. Wähle ein Feld neben einem offenen Tempel.
tigris-no-temple = Neben { $cell } liegt kein Tempel. Wähle ein Feld neben einem Tempel, nicht diagonal.
tigris-no-leader-joins = Auf { $cell } würde er zwei Königreiche verbinden; das darf nur ein Plättchen. Wähle ein anderes Feld.
tigris-no-farm-land = { $cell } ist Land. Blaue Plättchen liegen nur auf Flussfeldern.
tigris-no-tile-river = { $cell } ist Fluss. Dort liegen nur blaue Plättchen.
tigris-no-three-kingdoms = Ein Plättchen auf { $cell } würde drei Königreiche verbinden. Wähle ein anderes Feld.
tigris-no-ruin-treasure = Auf { $cell } liegt ein Schatz und schützt seinen Tempel. Wähle ein anderes Feld.
tigris-no-ruin-monument = Auf { $cell } steht ein Monument, und Monumente sind unzerstörbar. Wähle ein anderes Feld.
tigris-no-ruin-leader = Auf { $cell } steht ein Anführer. Triff ein Plättchen oder ein freies Feld.
tigris-no-ruin-twice = Auf { $cell } liegt schon eine Katastrophe. Wähle ein anderes Feld.
tigris-no-leader-place = Für diesen Anführer gibt es kein Feld. Wähle eine andere Aktion.
tigris-none-standing = Keiner deiner Anführer steht auf dem Spielplan. Setze zuerst einen.
tigris-not-standing = Dieser Anführer steht nicht auf dem Spielplan. Wähle einen, der dort steht.
tigris-no-tile-place = Für dieses Plättchen gibt es kein Feld. Wähle ein anderes Plättchen oder eine andere Aktion.
tigris-not-in-hand = Ein solches Plättchen hast du nicht auf der Hand. Wähle eines von deinen.
tigris-empty-hand = Deine Hand ist leer; sie wird am Ende des Zuges ergänzt. Wähle eine andere Aktion.
tigris-no-catastrophe = Du hast beide Katastrophen-Plättchen verbraucht. Wähle eine andere Aktion.
tigris-no-square = Ein Monument entsteht nur in dem Augenblick, in dem ein Plättchen das Quadrat vollendet. Wähle eine Aktion.
tigris-no-open-conflict = Zurzeit gibt es keinen Konflikt. Wähle eine Aktion.
tigris-no-treasure = Zurzeit gibt es keine Schätze zu nehmen. Wähle eine Aktion.
tigris-no-evading = Niemand darf einen Anführer versetzen oder zurückziehen, um einem Konflikt auszuweichen. Der Konflikt muss zuerst ausgetragen werden.
tigris-conflict-first = Ein Konflikt ist offen. Trage ihn zuerst aus.
tigris-choose-first = Mehrere Konflikte sind offen. Bestimme zuerst, welcher als Nächster ausgetragen wird.
tigris-no-conflict = Diese Anführer treffen hier nicht aufeinander. Wähle einen der offenen Konflikte.
tigris-monument-first = Entscheide zuerst, ob du ein Monument baust.
tigris-no-monument = Dieses Monument steht schon oder zeigt die Farbe des Quadrats nicht. Wähle ein anderes.
tigris-treasure-first = Nimm zuerst deine Schätze.
tigris-corner-anyway = Der Schatz auf { $cell } liegt in einer Ecke und gehört dir in jedem Fall. Wähle unter den anderen.

# Bilder und der Spielplan in Worten

tigris-region-northwest = Nordwesten
tigris-region-northeast = Nordosten
tigris-region-southwest = Südwesten
tigris-region-southeast = Südosten
tigris-hand = Hinter dem Sichtschirm von { $who }
tigris-told-phase = { $phase }.
tigris-told-up = { $number ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
tigris-told-conflict = Konflikt, { $office }: { $attacker } greift mit { $attack } an, { $defender } verteidigt mit { $defence }.
tigris-told-leader = { $office } von { $who } auf { $cell }
tigris-told-kingdom = Königreich { $number }: { $leaders }. { $tiles }
tigris-told-tiles = { $tile } auf { $cells }
tigris-told-monument = { $monument } auf { $cell }
tigris-told-treasures = { $number ->
    [one] ein Schatz auf { $cells }
   *[other] Schätze auf { $cells }
}
tigris-told-cell = { $cell }
tigris-told-corner = { $cell } (Ecke)
tigris-told-list = Dort: { $items }.
tigris-told-more = { $first }; { $second }
tigris-told-nothing = nichts
tigris-told-nobody = niemand
tigris-told-areas = Außerhalb der Königreiche. { $tiles }
tigris-told-ruins = Katastrophen auf { $cells }.
tigris-told-shelf = { $bag ->
    [one] Ein Plättchen ist im Beutel.
   *[other] { $bag } Plättchen sind im Beutel.
} Übrige Monumente: { $monuments }.
tigris-told-player = { $who } ({ $dynasty }): { $hand ->
    [one] ein Plättchen
   *[other] { $hand } Plättchen
} auf der Hand, { $catastrophes ->
    [one] eine Katastrophe
   *[other] { $catastrophes } Katastrophen
} übrig; neben dem Spielplan: { $leaders }.
tigris-told-points = Siegpunkte von { $who }: Schwarz { $black }, Rot { $red }, Blau { $blue }, Grün { $green }; Schätze { $jokers }.
tigris-told-hand = Hand von { $who }: Bevölkerung { $black }, Tempel { $red }, Landwirtschaft { $blue }, Markt { $green }.
tigris-won =
    { $number ->
        [one] { $who } gewinnt mit { $points } in der schwächsten Farbe. { $reason }
       *[other] { $who } gewinnen gemeinsam mit { $points } in der schwächsten Farbe. { $reason }
    }
tigris-cmd-leader = anführer
tigris-cmd-tile = legen
tigris-cmd-swap = tauschen
tigris-cmd-withdraw = zurückziehen
tigris-cmd-catastrophe = katastrophe
tigris-cmd-pass = ende
tigris-cmd-conflict = konflikt
tigris-cmd-commit = einsetzen
tigris-cmd-monument = monument
tigris-cmd-treasure = schatz
tigris-verb-leader-typed = Anführer setzen, Anführer versetzen
tigris-verb-swap-typed = tausch
tigris-verb-tile-typed = plättchen
tigris-verb-pass-typed = passen, fertig, beenden
tigris-verb-commit-typed = unterstützen
tigris-red-typed = religion, tempel
tigris-black-typed = bevölkerung, leute
tigris-blue-typed = landwirtschaft, bauernhof
tigris-green-typed = markt, handel
tigris-note-odds = { $office } { $who } { $one } : { $two } { $whom }
tigris-their-king = den König
tigris-their-priest = den Priester
tigris-their-farmer = den Bauern
tigris-their-trader = den Händler

# Warum ein Computer einen Zug machen würde

tigris-your-king = dein König
tigris-your-priest = dein Priester
tigris-your-farmer = dein Bauer
tigris-your-trader = dein Händler
tigris-why-point = Das bringt dir { $points }.
tigris-why-weakest = Das bringt dir { $points }, und in keiner Farbe hast du weniger.
tigris-why-treasure = Dein Händler nimmt { $number ->
    [one] einen Schatz
   *[other] { $number } Schätze
}.
tigris-why-square = Damit ist ein Quadrat voll, auf dem ein Monument entstehen kann.
tigris-why-square-paid = Das Quadrat ist voll: An einem Monument dort { $number ->
    [one] kann einer
   *[other] können { $number }
} deiner Anführer verdienen.
tigris-why-fourth = Das Plättchen, das dort ein Quadrat für ein Monument füllt, hast du in der Hand.
tigris-why-temples = Vor Revolten { $number ->
    [one] steht
   *[other] stehen
} { $leaders } nun sicherer.
tigris-why-support = In einem Krieg hat { $leader } { $number ->
    [one] ein Plättchen
   *[other] { $number } Plättchen
} mehr hinter sich.
tigris-why-war = Im Krieg steht { $leader } auf dem Brett { $mine } zu { $theirs } gegen { $whom }, und du kannst { $hand ->
    [0] nichts
   *[other] bis zu { $hand }
} dazulegen.
tigris-why-quarrel = Dort müssen { $who } und { $whom } kämpfen, nicht du.
tigris-why-comes = Bisher stand { $leader } neben dem Brett und verdiente nichts.
tigris-why-shelter = Neben diesem Feld liegen { $number } Tempel.
tigris-why-supporters = Dort hat { $leader } im Krieg { $tiles } hinter sich.
tigris-why-income = Am Ende jedes deiner Züge verdient { $leader } dort an einem Monument.
tigris-why-regent = In diesem Reich verdient dein König auch für { $number ->
    [one] eine Farbe
   *[other] { $number } Farben
} ohne Anführer.
tigris-why-revolt = In der Revolte steht { $leader } auf dem Brett { $mine } zu { $theirs } gegen { $whom }, und du kannst { $hand ->
    [0] nichts
   *[other] bis zu { $hand }
} dazulegen.
tigris-why-withdraw = Danach kann { $leader } neu gesetzt werden.
tigris-why-idle = Auf dem Brett fehlt dir der Anführer für { $tiles }.
tigris-why-fresh = Du bekommst { $number ->
    [one] ein neues Plättchen
   *[other] { $number } neue Plättchen
}.
tigris-why-ends = So viele Plättchen sind nicht mehr im Beutel: Die Partie endet.
tigris-why-evicts = Das drängt { $leaders } vom Brett.
tigris-why-cuts = Das trennt { $leader } von { $number ->
    [one] einem Plättchen, das
   *[other] { $number } Plättchen, die
} im Krieg { $number ->
    [one] zählen würde
   *[other] zählen würden
}.
tigris-why-apart = Das hält dort zwei Reiche auseinander.
tigris-why-monument = Am Ende jedes deiner Züge { $number ->
    [one] verdient
   *[other] verdienen
} { $leaders } daran.
tigris-why-alone = Sonst würde im Moment niemand daran verdienen.
tigris-why-attack = Mit dem, was du dazulegst, steht es { $mine } zu { $theirs }, und { $whom } hat { $number ->
    [0] kein verdecktes Plättchen
    [one] ein verdecktes Plättchen
   *[other] { $number } verdeckte Plättchen
}.
tigris-why-holds = Du gewinnst, ohne etwas dazuzulegen.
tigris-why-enough = Das reicht gerade: Bei Gleichstand gewinnt der Verteidiger.
tigris-why-beyond = Du gewinnst, und was du darüber hinaus dazulegst, macht Platz für neue Plättchen.
tigris-why-lost = Auch wenn du alles dazulegst, was du hast ({ $arms }), gewinnst du nicht.
tigris-why-dear = Um zu gewinnen, müsstest du { $number } dazulegen.
tigris-why-room = Was du dazulegst, macht Platz für neue Plättchen.

# Rückblick auf eine Partie

tigris-measure = Punkte in der schwächsten Farbe, mit Schätzen und allem, was verdeckt war.
