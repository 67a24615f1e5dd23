# Stone Age auf Deutsch.

stoneage-name = Stone Age
stoneage-tagline = Jage, sammle, baue Gebäude und ernähre dein Volk.

stoneage-food = Nahrung
stoneage-wood = Holz
stoneage-clay = Lehm
stoneage-stone = Stein
stoneage-gold = Gold
stoneage-tool = Werkzeug
stoneage-field = Ackerbau
stoneage-pieces = { $number } { $kind }
stoneage-bundle = { $items }
stoneage-nothing = nichts

stoneage-place-tool-maker = Werkzeugmacher
stoneage-place-hut = Hütte
stoneage-place-field = Acker
stoneage-place-hunt = Jagd
stoneage-place-forest = Wald
stoneage-place-clay-pit = Lehmgrube
stoneage-place-quarry = Steinbruch
stoneage-place-river = Fluss
stoneage-place-card = Karte { $number }
stoneage-place-building = Gebäude { $number }
stoneage-to-tool-maker = zum Werkzeugmacher
stoneage-to-hut = vor die Hütte
stoneage-to-field = auf den Acker
stoneage-to-hunt = zur Jagd
stoneage-to-forest = in den Wald
stoneage-to-clay-pit = in die Lehmgrube
stoneage-to-quarry = in den Steinbruch
stoneage-to-river = an den Fluss
stoneage-to-card = auf Karte { $number } ({ $lying })
stoneage-to-building = auf Gebäude { $number } ({ $lying })
stoneage-gives-tool-maker = 1 Person: ein Werkzeug
stoneage-gives-hut = 2 Personen: eine neue Person
stoneage-gives-field = 1 Person: ein Schritt auf der Ackerleiste
stoneage-gives-hunt = Je { $eyes } Augen 1 { $kind }
stoneage-gives-resource =
    { $free ->
        [one] Je { $eyes } Augen 1 { $kind }; noch 1 Platz
       *[other] Je { $eyes } Augen 1 { $kind }; noch { $free } Plätze
    }
stoneage-own-place = { $place } ({ $what })
    .brief = { $place }
stoneage-rolling =
    { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfel
    }

stoneage-card = { $top } / { $bottom }
stoneage-top-dice = Würfelleiste
stoneage-top-food = { $number } Nahrung
stoneage-top-roll = { $number } Würfel für { $kind }
stoneage-top-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
stoneage-top-tool = Werkzeug
stoneage-top-field = Ackerbau
stoneage-top-extra = Zusätzliche Karte
stoneage-top-once = Einmal-Werkzeug { $number }
stoneage-top-choice = { $number } Rohstoffe nach Wahl
stoneage-symbol-healing = Heilkunst
stoneage-symbol-art = Kunst
stoneage-symbol-music = Musik
stoneage-symbol-writing = Schrift
stoneage-symbol-sundial = Sonnenscheibe
stoneage-symbol-pottery = Töpferei
stoneage-symbol-transport = Transport
stoneage-symbol-weaving = Weberei
stoneage-folk-farmer =
    { $number ->
        [one] 1 Bauer
       *[other] { $number } Bauern
    }
stoneage-folk-hut-builder =
    { $number ->
        [one] 1 Hüttenbauer
       *[other] { $number } Hüttenbauer
    }
stoneage-folk-shaman =
    { $number ->
        [one] 1 Schamane
       *[other] { $number } Schamanen
    }
stoneage-folk-tool-maker =
    { $number ->
        [one] 1 Werkzeugmacher
       *[other] { $number } Werkzeugmacher
    }

stoneage-building-fixed =
    { $points ->
        [one] { $cost } für 1 Punkt
       *[other] { $cost } für { $points } Punkte
    }
stoneage-building-kinds =
    { $kinds ->
        [one] { $number } Rohstoffe genau einer Sorte
       *[other] { $number } Rohstoffe aus genau { $kinds } Sorten
    }
stoneage-building-any = { $least } bis { $most } Rohstoffe beliebiger Sorten

stoneage-option-cards = Offen genommene Karten
stoneage-option-cards-hidden = Verdeckt
stoneage-option-cards-open = Bleiben für alle sichtbar

# Wörter der Züge

stoneage-verb-place = Personen einsetzen
    .brief = Einsetzen
stoneage-verb-use = Ort abhandeln
    .brief = Abhandeln
stoneage-verb-tools = Werkzeuge wählen
stoneage-verb-pay = Bezahlen
stoneage-verb-decline = Verzichten
stoneage-verb-take = Würfel nehmen
stoneage-verb-feed = Fehlende Nahrung ersetzen
stoneage-starve = Hungern: −{ $points } Punkte
stoneage-verb-spend = Karte einlösen: 2 Rohstoffe nach Wahl
    .brief = Karte einlösen
stoneage-verb-end = Zug beenden

stoneage-about-place = Phase 1: eine oder mehrere Personen auf einen Ort setzen.
stoneage-about-use = Phase 2: einen Ort abhandeln, an dem deine Personen stehen.
stoneage-about-tools = Nach einem Wurf: unbenutzte Werkzeuge hinzuzählen, oder nichts davon.
stoneage-about-pay = Die Karte oder das Gebäude bezahlen, auf dem deine Person steht.
stoneage-about-decline = Karte oder Gebäude liegen lassen oder hungern.
stoneage-about-take = Einen der Würfel nehmen, die um eine Karte liegen.
stoneage-about-feed = Fehlende Nahrung durch Rohstoffe ersetzen.
stoneage-about-spend = Zwei Rohstoffe mit deiner offenen Karte nehmen, bei jeder deiner Entscheidungen.
stoneage-about-end = Deine Aktionen dieser Runde beenden.

stoneage-word-place = ort
stoneage-word-people = personen
stoneage-word-tools = werkzeuge
stoneage-word-resources = rohstoffe
stoneage-word-die = würfel

# Fragen

stoneage-ask-turn-place = Setze Personen auf genau einen Ort.
stoneage-ask-place = Wohin setzt du Personen?
stoneage-ask-people = Wie viele Personen setzt du { $place }?
stoneage-ask-turn-act = Handle deine Orte in beliebiger Reihenfolge ab.
stoneage-ask-use = Welchen deiner Orte handelst du ab?
stoneage-ask-tools =
    { $missing ->
        [one] Du hast { $total } gewürfelt, das bringt { $pieces }. Für { $next } fehlt 1 Auge. Welche Werkzeuge zählst du hinzu?
       *[other] Du hast { $total } gewürfelt, das bringt { $pieces }. Für { $next } fehlen { $missing } Augen. Welche Werkzeuge zählst du hinzu?
    }
stoneage-tool-value = Werkzeug { $value }
stoneage-tool-once = Einmal-Werkzeug { $value }
    .brief = Einmal { $value }
stoneage-ask-card =
    { $price ->
        [one] Karte „{ $card }“: Bezahlst du 1 Rohstoff?
       *[other] Karte „{ $card }“: Bezahlst du { $price } Rohstoffe?
    }
stoneage-ask-pay-card =
    { $price ->
        [one] Welchen Rohstoff gibst du ab?
       *[other] Welche { $price } Rohstoffe gibst du ab?
    }
stoneage-ask-building = Baust du dieses Gebäude: { $building }?
stoneage-ask-pay-fixed = Dieses Gebäude kostet { $cost }.
stoneage-ask-pay-kinds =
    { $kinds ->
        [one] Gib { $number } Rohstoffe einer Sorte ab.
       *[other] Gib { $number } Rohstoffe aus genau { $kinds } Sorten ab.
    }
stoneage-ask-pay-any = Gib { $least } bis { $most } Rohstoffe beliebiger Sorten ab.
stoneage-ask-take = Nimm einen der Würfel.
stoneage-ask-die = Welchen Würfel nimmst du?
stoneage-die = { $reward } ({ $number })
stoneage-ask-hungry =
    { $number ->
        [one] Dir fehlt 1 Nahrung. Ersetzt du sie durch einen Rohstoff, oder hungert dein Volk (−{ $points } Punkte)?
       *[other] Dir fehlen { $number } Nahrung. Ersetzt du sie alle durch Rohstoffe, oder hungert dein Volk (−{ $points } Punkte)?
    }
stoneage-ask-feed =
    { $number ->
        [one] Welcher Rohstoff ersetzt die fehlende Nahrung?
       *[other] Welche { $number } Rohstoffe ersetzen die fehlende Nahrung?
    }
stoneage-ask-spend = Welche { $number } Rohstoffe nimmst du dir?

# Absagen

stoneage-no-twice = An diesem Ort stehen schon Personen von dir: { $place }. Wähle einen Ort, an dem du in dieser Runde noch niemanden hast.
stoneage-no-full = Dieser Ort ist voll: { $place }. Wähle einen anderen.
stoneage-no-too-few = Die Hütte braucht zwei Personen gleichzeitig, und du hast nur noch eine. Wähle einen anderen Ort.
stoneage-no-village = Zu zweit und zu dritt werden in einer Runde nur zwei Orte des Dorfs genutzt. Wähle einen Ort außerhalb des Dorfs.
stoneage-no-crowded-2 = Zu zweit nutzt jeden Ort der Rohstoffe nur eine Person: { $place } ist vergeben. Wähle einen anderen Ort.
stoneage-no-crowded-3 = Zu dritt nutzen jeden Ort der Rohstoffe höchstens zwei von euch: { $place } ist vergeben. Wähle einen anderen Ort.
stoneage-no-passing = Du darfst nicht passen, solange du jemanden einsetzen kannst. Wähle einen Ort.
stoneage-no-use-yet = Orte werden erst abgehandelt, wenn niemand mehr einsetzen kann. Setze jetzt Personen ein.
stoneage-no-place-now = Die Personen bleiben, wo sie sind. Handle jetzt deine Orte ab.
stoneage-no-people-there = Dort steht niemand von dir: { $place }. Wähle einen deiner Orte.
stoneage-no-end-yet = Handle zuerst alle deine Orte ab. Es fehlen: { $places }.
stoneage-no-more-places = Alle deine Orte sind abgehandelt. Beende deinen Zug.
stoneage-no-tool = Ein unbenutztes Werkzeug „{ $word }“ hast du nicht. Jedes Werkzeug gilt einmal pro Runde.
stoneage-no-once = Ein Einmal-Werkzeug „{ $word }“ liegt nicht offen bei dir.
stoneage-no-help =
    { $missing ->
        [one] Dir fehlt 1 Auge, und deine Werkzeuge reichen dafür nicht. Behalte sie: Wähle „Nichts davon“.
       *[other] Dir fehlen { $missing } Augen, und deine Werkzeuge reichen dafür nicht. Behalte sie: Wähle „Nichts davon“.
    }
stoneage-no-roll = Werkzeuge zählst du erst hinzu, wenn du in der Aktionsphase gewürfelt hast.
stoneage-no-purchase = Gerade ist nichts zu bezahlen. Handle zuerst den Ort mit der Karte oder dem Gebäude ab.
stoneage-tools-first = Dein Wurf liegt noch da. Zähle erst Werkzeuge hinzu, oder wähle „Nichts davon“.
stoneage-settle-first = Bezahle erst, was dort liegt, oder verzichte.
stoneage-feed-first = Ersetze erst die fehlende Nahrung durch Rohstoffe, oder hungere.
stoneage-no-tools-here = Werkzeuge ändern diesen Wurf nicht. Nimm einen der Würfel.
stoneage-no-price = Du hast zu wenige Rohstoffe: Die Karte kostet { $price }. Verzichte, oder löse zuerst deine Karte „2 Rohstoffe nach Wahl“ ein.
stoneage-no-means = Das kannst du nicht bezahlen: { $building }. Verzichte, oder löse zuerst deine Karte „2 Rohstoffe nach Wahl“ ein.
stoneage-no-kinds =
    { $kinds ->
        [one] Dieses Gebäude verlangt Rohstoffe genau einer Sorte; das sind { $number } Sorten.
       *[other] Dieses Gebäude verlangt Rohstoffe aus genau { $kinds } Sorten; das sind { $number }.
    }
stoneage-no-food = Nahrung ist kein Rohstoff. Wähle Holz, Lehm, Stein oder Gold.
stoneage-no-resource = { $kind } passt hier nicht oder fehlt dir. Wähle unter den angebotenen Rohstoffen.
stoneage-no-die = Kein Würfel bringt das noch: { $reward }. Wähle einen von denen, die dort liegen.
stoneage-no-fill = Deine Rohstoffe reichen nicht für { $number } Nahrung. Löse zuerst deine Karte „2 Rohstoffe nach Wahl“ ein, oder hungere.
stoneage-no-choice-card = Du hast keine offene Karte „2 Rohstoffe nach Wahl“.

# Was geschah

stoneage-dealt = Die Stämme lassen sich mit je 5 Personen und 12 Nahrung nieder. { $who } beginnt.
stoneage-round = Runde { $round } beginnt. { $who } hat die Startfigur.
stoneage-placed =
    { $number ->
        [one] { $who } setzt 1 Person { $place }.
       *[other] { $who } setzt { $number } Personen { $place }.
    }
stoneage-got-tool = { $who } nimmt ein Werkzeug; Werkzeuge jetzt: { $now }.
stoneage-got-person = { $who } bekommt eine Person und hat jetzt { $now }.
stoneage-got-field = { $who } rückt auf der Ackerleiste auf { $now } vor.
stoneage-got-points =
    { $number ->
        [one] { $who } rückt auf der Zählleiste ein Feld vor.
       *[other] { $who } rückt auf der Zählleiste { $number } Felder vor.
    }
stoneage-full-tool = { $who } hat schon drei Werkzeuge vom Wert 4 und bekommt keines mehr.
stoneage-full-person = { $who } hat schon zehn Personen und bekommt keine mehr.
stoneage-full-field = { $who } steht schon am Ende der Ackerleiste.
stoneage-rolled =
    { $number ->
        [one] { $who } würfelt für { $kind } eine { $dice }.
       *[other] { $who } würfelt für { $kind }: { $dice }, zusammen { $total }.
    }
stoneage-added = { $who } zählt Werkzeuge hinzu ({ $tools }), zusammen { $total }.
stoneage-got = { $who } bekommt { $pieces }.
stoneage-got-nothing = { $who } geht leer aus.
stoneage-card-bought = { $who } bezahlt { $paid } und nimmt die Karte „{ $card }“.
stoneage-card-left = { $who } lässt die Karte „{ $card }“ liegen.
stoneage-rolled-for-all = { $who } würfelt für alle: { $dice }.
stoneage-took-die = { $who } nimmt die { $number }: { $reward }.
stoneage-drew = { $who } zieht eine verdeckte Karte.
stoneage-drew-this = Deine verdeckt gezogene Karte ist „{ $card }“; nur ihr unterer Teil zählt.
stoneage-deck-empty = Der Kartenstapel ist leer; { $who } zieht keine.
stoneage-spent = { $who } löst die Karte „2 Rohstoffe nach Wahl“ ein und nimmt { $resources }.
stoneage-built =
    { $points ->
        [one] { $who } bezahlt { $paid }, baut Gebäude { $number } und erhält 1 Punkt.
       *[other] { $who } bezahlt { $paid }, baut Gebäude { $number } und erhält { $points } Punkte.
    }
stoneage-turned-up = Darunter liegt als Nächstes: { $building }.
stoneage-building-left = { $who } lässt Gebäude { $number } liegen ({ $building }).
stoneage-stack-empty = Ein Gebäudestapel ist leer: Diese Runde ist die letzte.
stoneage-fed =
    { $grown ->
        [0] { $who } ernährt { $people } Personen; übrige Nahrung: { $left }.
       *[other] { $who } erntet { $grown } Nahrung und ernährt { $people } Personen; übrige Nahrung: { $left }.
    }
stoneage-short =
    { $grown ->
        [0] { $who } hat für { $people } Personen { $number } Nahrung zu wenig.
       *[other] { $who } erntet { $grown } Nahrung und hat für { $people } Personen { $number } zu wenig.
    }
stoneage-fed-resources = { $who } ersetzt die fehlende Nahrung durch { $resources }.
stoneage-starved = Das Volk von { $who } hungert: −{ $points } Punkte.

stoneage-phase-place = Runde { $round }: Personen einsetzen
stoneage-phase-act = Runde { $round }: Aktionen von { $who }
stoneage-phase-feed = Runde { $round }: Volk ernähren
stoneage-phase-over = Schlusswertung nach Runde { $round }

stoneage-ended-cards = Das Spiel ist zu Ende: Vier offene Karten lassen sich nicht mehr auslegen.
stoneage-ended-buildings = Das Spiel ist zu Ende: Ein Gebäudestapel ist aufgebraucht.
stoneage-scored = { $who }: zusammen { $points } ({ $track } auf der Zählleiste, { $resources } für Rohstoffe, { $culture } für Kultur, { $folk }). Bei Gleichstand zählen Ackerbau, Werkzeuge und Personen: { $tie }.
stoneage-scored-farmer = { $points } für Bauern ({ $figures } × { $times })
stoneage-scored-hut-builder = { $points } für Hüttenbauer ({ $figures } × { $times })
stoneage-scored-shaman = { $points } für Schamanen ({ $figures } × { $times })
stoneage-scored-tool-maker = { $points } für Werkzeugmacher ({ $figures } × { $times })

# Wörter auf den Bildern

stoneage-board-won =
    { $number ->
        [one] { $who } gewinnt. Punkte: { $points }.
       *[other] { $who } teilen sich den Sieg. Punkte: { $points }.
    }
stoneage-board-start = Startfigur
stoneage-board-kinds =
    { $number ->
        [one] 1 Sorte
       *[other] { $number } Sorten
    }
stoneage-board-any-kinds = beliebig
stoneage-board-last = Letzte Runde
stoneage-region-places = Jagd und Rohstoffe
stoneage-region-village = Dorf
stoneage-region-cards = Karten
stoneage-region-buildings = Gebäude
stoneage-hand-title = Deine Karten
stoneage-hand-total = Bisher

stoneage-tell-phase = { $phase }.
stoneage-tell-up = Am Zug: { $who }. Startfigur: { $first }.
stoneage-tell-roll = { $who } hat für { $kind } gewürfelt: { $dice }.
stoneage-tell-roll-all = Würfelleiste, { $who } nimmt als Nächstes: { $dice }.
stoneage-tell-crowd = { $who } ({ $number })
stoneage-tell-place = { $place }: { $people }.
stoneage-tell-empty = Hier steht niemand: { $places }.
stoneage-tell-card = Karte { $price }, Preis { $price }: { $card }.
stoneage-tell-deck = Karten im Stapel: { $number }.
stoneage-tell-building = Gebäude { $number }: { $building }; { $left } im Stapel.
stoneage-tell-no-building = Gebäude { $number }: Der Stapel ist leer.
stoneage-tell-tool = { $value }
stoneage-tell-tool-used = { $value } (benutzt)
stoneage-tell-player = { $who }: Punkte { $score }; Personen { $people }, davon zu Hause { $home }; Nahrung { $food }; Rohstoffe { $resources }; Ackerbau { $agriculture }; Werkzeuge { $tools }; Gebäude { $buildings }; verdeckte Karten { $cards }.
stoneage-tell-kept = Bei { $who } liegt offen: { $cards }.
stoneage-tell-cards = Karten von { $who }: { $cards }.
stoneage-tell-total = Stand von { $who } bei einer Wertung jetzt: { $points }.
stoneage-cmd-place = einsetzen
stoneage-cmd-use = abhandeln
stoneage-cmd-tools = werkzeuge
stoneage-cmd-pay = bezahlen
stoneage-cmd-decline = verzichten
stoneage-cmd-take = nehmen
stoneage-cmd-feed = ernähren
stoneage-cmd-spend = einlösen
stoneage-cmd-end = ende
stoneage-verb-end-typed = fertig, beenden
stoneage-verb-place-typed = setzen, personen

# Warum ein Computer einen Zug machen würde

stoneage-why-tool-maker = Werkzeug hilft dir in jeder Runde, die noch kommt.
stoneage-why-field = Ein Feld ernährt in jeder Runde, die noch kommt, jemanden.
stoneage-why-hut = Eine Person mehr arbeitet in jeder Runde, die noch kommt, für dich.
stoneage-why-hunt = Deine Leute brauchen Nahrung.
stoneage-why-resource = Diesen Rohstoff brauchst du für Karten und Gebäude.
stoneage-why-card = Die Karte bringt dir mehr, als sie kostet.
stoneage-why-building = Das Gebäude macht aus deinen Rohstoffen Punkte.
stoneage-why-people = Das bindet nur wenige deiner Leute.
stoneage-why-hunger = Es bleiben genug zu Hause, um die fehlende Nahrung zu beschaffen.
stoneage-why-denial = Auch die nächste Person am Zug hätte diesen Platz gern.

# Rückblick auf eine Partie

stoneage-measure = Punkte, als wäre die Partie dann zu Ende gewesen: mit Rohstoffen und allen Karten, auch den verdeckten.
