# Civilization auf Deutsch.

civilization-name = Civilization
civilization-tagline = Führe ein Volk von den ersten Zelten zur Blüte der Antike.

civilization-option-variant = Variante
civilization-option-variant-full = Das komplette Spiel
civilization-option-variant-farmers = Bauern und Bürger
civilization-option-variant-nomads = Nomaden und Seefahrer
civilization-option-variant-triangle4 = Verkürzt: bis zum vierten Dreieck
civilization-option-variant-triangle3 = Verkürzt: bis zum dritten Dreieck
civilization-option-variant-triangle2 = Verkürzt: bis zum zweiten Dreieck
civilization-option-shorten = Bauern und Bürger: früher enden
civilization-option-shorten-0 = Am zweiten Dreieck
civilization-option-shorten-1 = Ein Feld davor
civilization-option-shorten-2 = Zwei Felder davor
civilization-option-talk = Angebote an einen Spieler und Gegenangebote
civilization-option-talk-private = Hören nur die beiden
civilization-option-talk-aloud = Hören alle, wie am Tisch

# Wörter der Züge

civilization-verb-nation = Volk wählen
    .brief = Volk
civilization-verb-tax = Steuersatz festlegen
civilization-verb-take = Übernehmen
civilization-verb-grow = Bevölkerung vermehren
    .brief = Vermehren
civilization-verb-ship = Schiffe
civilization-verb-move = Über Land ziehen
    .brief = Ziehen
civilization-verb-sail = Mit einem Schiff fahren
    .brief = Fahren
civilization-verb-battle = Dieses Gefecht zuerst
    .brief = Zuerst
civilization-verb-build = Stadt bauen
    .brief = Bauen
civilization-verb-buy-gold = Goldkarte kaufen
civilization-verb-offer = Angebot machen
    .brief = Angebot
civilization-verb-counter = Gegenangebot machen
    .brief = Antwort
civilization-verb-accept = Gegenangebot annehmen
    .brief = Annehmen
civilization-verb-withdraw = Paket zurückziehen
    .brief = Zurückziehen
civilization-verb-pass = Passen
civilization-verb-leave = Fertig mit dem Handel
civilization-verb-buy = Zivilisationskarten kaufen
    .brief = Kaufen
civilization-verb-waive = Gutschriften nicht nutzen
    .brief = Verzicht
civilization-verb-calamity = Über die Katastrophe entscheiden
    .brief = Katastrophe
civilization-verb-lose = Verluste wählen
    .brief = Verlieren
civilization-verb-discard = Karten abgeben
    .brief = Abgeben
civilization-verb-end = Fertig

civilization-about-nation = Aufbau: Wähle das Volk, das du führst.
civilization-about-tax = Steuern mit Münzwesen: ein, zwei oder drei Spielsteine je Stadt.
civilization-about-take = Wähle die Spielsteine und Städte, die zu dir überlaufen.
civilization-about-grow = Wachstum bei zu kleinem Vorrat: wohin die neuen Spielsteine kommen.
civilization-about-ship = Behalte deine Schiffe, gib sie auf oder baue eines.
civilization-about-move = Ziehe Spielsteine über eine Landgrenze.
civilization-about-sail = Fahre mit einem Schiff; nimm Spielsteine auf und setze sie ab.
civilization-about-battle = Bestimme, welches Gefecht um eine Stadt als nächstes stattfindet.
civilization-about-build = Baue eine Stadt aus sechs Spielsteinen auf einem Bauplatz, sonst aus zwölf.
civilization-about-buy-gold = Kaufe die oberste Karte des neunten Stapels für 18 Spielsteine des Staatsschatzes.
civilization-about-offer = Biete allen oder einem Spieler ein Paket aus drei oder mehr Handelskarten an.
civilization-about-counter = Beantworte ein Angebot mit einem eigenen Paket.
civilization-about-accept = Nimm ein Gegenangebot an: Beide Pakete wechseln den Besitzer.
civilization-about-withdraw = Nimm ein Angebot oder Gegenangebot zurück.
civilization-about-pass = Tu hier nichts mehr; beim Handel kannst du wiederkommen.
civilization-about-leave = Handel: Du passt nach jedem Geschäft wieder, bis dich jemand anspricht.
civilization-about-buy = Kaufe Zivilisationskarten mit Waren, Staatsschatz und Gutschriften.
civilization-about-waive = Nutze die Gutschrift einiger deiner Karten in dieser Runde nicht.
civilization-about-calamity = Triff die Entscheidungen, die eine Katastrophe dir lässt.
civilization-about-lose = Wähle die Spielsteine und Städte, die du verlierst.
civilization-about-discard = Lege Handelskarten unter ihre Stapel zurück.
civilization-about-end = Beende, was du in dieser Phase tust.

civilization-word-nation = volk
civilization-word-rate = satz
civilization-word-pieces = steine
civilization-word-areas = gebiete
civilization-word-work = arbeit
civilization-word-harbour = hafen
civilization-word-levy = aushebung
civilization-word-from = von
civilization-word-to = nach
civilization-word-tokens = anzahl
civilization-word-ship = schiff
civilization-word-load = einschiffen
civilization-word-land = ausschiffen
civilization-word-area = gebiet
civilization-word-cards = karten
civilization-word-value = wert
civilization-word-good = ware
civilization-word-claim = behauptung
civilization-word-wanted = gesucht
civilization-word-offer = angebot
civilization-word-payment = bezahlung
civilization-word-choice = wahl
civilization-word-second = zweites

# Phasen

civilization-phase = Runde { $round }: { $phase }
civilization-phase-over = Das Spiel ist zu Ende
civilization-phase-nations = Wahl der Völker
civilization-phase-taxes = Steuern und Revolten
civilization-phase-growth = Bevölkerungswachstum
civilization-phase-census = Volkszählung
civilization-phase-ships = Schiffbau
civilization-phase-movement = Bewegung
civilization-phase-conflicts = Konflikte
civilization-phase-building = Städtebau
civilization-phase-supply = Handelskarten
civilization-phase-trade = Handel
civilization-phase-purchase = Zivilisationskarten
civilization-phase-calamities = Katastrophen
civilization-phase-discards = Überzählige Karten
civilization-phase-progress = Fortschritt
civilization-phase-order = Zugreihenfolge
civilization-phase-limits = Bevölkerungsgrenzen
civilization-phase-count = Ende der Runde

# Dinge

civilization-player = { $nation } ({ $who })
civilization-everybody = Alle
civilization-pass-deal = Passen bis zum nächsten Geschäft
    .brief = Vorerst passen
civilization-pass-news = Passen bis zum nächsten Geschäft oder Angebot an alle
    .brief = Vorerst passen
civilization-none = Niemand
civilization-nothing = nichts
civilization-some = { $number } × { $kind }
civilization-tokens-in =
    { $number ->
        [one] 1 Spielstein im Gebiet { $area }
       *[other] { $number } Spielsteine im Gebiet { $area }
    }
civilization-city-of = die Stadt { $area }
civilization-pieces = { $list }
civilization-cards = { $list }
civilization-harbour = { $area }, { $coast }
civilization-ship-at = { $harbour }
civilization-ship-note =
    { $left ->
        [0] Keine Reichweite mehr; an Bord: { $aboard }.
        [one] Reichweite: noch ein Gebiet; an Bord: { $aboard }.
       *[other] Reichweite: noch { $left } Gebiete; an Bord: { $aboard }.
    }
civilization-fresh =
    { $tokens ->
        [one] Ein Spielstein ist noch nicht gezogen.
       *[other] { $tokens } Spielsteine sind noch nicht gezogen.
    }
    .brief = { $tokens } ziehbar
civilization-city-units = Eine Stadt: { $units } Einheiten.
civilization-ship-keep = Schiffe einzeln wählen
    .brief = Einzeln behalten
civilization-ship-all = Alle Schiffe behalten
    .brief = Alle behalten
civilization-ship-upkeep = Unterhalt zahlen
civilization-ship-build = Schiff bauen
civilization-price = Preis jetzt { $price }.
civilization-start =
    { $tokens ->
        [one] Start im Gebiet { $area }; ein Spielstein insgesamt.
       *[other] Start im Gebiet { $area }; { $tokens } Spielsteine insgesamt.
    }
civilization-offer =
    { $answers ->
        [0] Nr. { $number }, { $player }: { $cards } Karten im Wert von { $value }, { $good }
       *[other] Nr. { $number } (Antwort auf { $answers }), { $player }: { $cards } Karten im Wert von { $value }, { $good }
    }
    .brief = Nr. { $number }: { $value } Punkte, { $good }
civilization-stated =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } im Wert von { $value }, darunter { $good }{ $claims ->
        [0] .
       *[other] ; dazu Behauptungen.
    }
civilization-side-seceded = Abtrünnige Seite (Einheiten: { $units })
civilization-side-loyal = Treue Seite (Einheiten: { $units })
civilization-counted = { $who } { $tokens }
civilization-fallen = { $who } { $number }

civilization-coast-azov = Asowsches Meer
civilization-coast-west = Westküste
civilization-coast-east = Ostküste
civilization-coast-sea = Meeresküste
civilization-coast-tuz = Tuzsee
civilization-coast-van = Vansee
civilization-coast-urmia = Urmiasee

civilization-plain-po = Po
civilization-plain-danube = Donau
civilization-plain-nile = Nil
civilization-plain-euphrates-tigris = Euphrat und Tigris
civilization-volcano-etna = Ätna
civilization-volcano-vesuvius = Vesuv
civilization-volcano-thera = Thera

civilization-nation-africa = Afrika
civilization-nation-italy = Italien
civilization-nation-illyria = Illyrien
civilization-nation-thrace = Thrakien
civilization-nation-crete = Kreta
civilization-nation-asia = Asien
civilization-nation-assyria = Assyrien
civilization-nation-babylon = Babylon
civilization-nation-egypt = Ägypten

civilization-kind-hides = Felle
civilization-kind-ochre = Ocker
civilization-kind-iron = Eisen
civilization-kind-papyrus = Papyrus
civilization-kind-salt = Salz
civilization-kind-grain = Korn
civilization-kind-cloth = Stoffe
civilization-kind-bronze = Bronze
civilization-kind-spices = Gewürze
civilization-kind-gems = Juwelen
civilization-kind-gold = Gold
civilization-kind-volcano = Vulkanausbruch oder Erdbeben
civilization-kind-flood = Hochwasser
civilization-kind-famine = Hungersnot
civilization-kind-civil-war = Bürgerkrieg
civilization-kind-epidemic = Seuche
civilization-kind-disorder = Aufruhr
civilization-kind-iconoclasm = Bildersturm und Ketzerei
civilization-kind-piracy = Piraterie

civilization-card-mysticism = Mystizismus
civilization-card-pottery = Töpfern
civilization-card-clothmaking = Weben
civilization-card-drama = Schauspiel und Poesie
civilization-card-music = Musik
civilization-card-metalworking = Metallverarbeitung
civilization-card-astronomy = Astronomie
civilization-card-architecture = Architektur
civilization-card-agriculture = Landwirtschaft
civilization-card-coinage = Münzwesen
civilization-card-literacy = Literatur
civilization-card-engineering = Ingenieurwesen
civilization-card-medicine = Medizin
civilization-card-law = Gesetz
civilization-card-democracy = Demokratie
civilization-card-philosophy = Philosophie

civilization-group-arts = Künste
civilization-group-crafts = Handwerk
civilization-group-sciences = Wissenschaften
civilization-group-civics = Gesellschaft

# Fragen

civilization-ask-nation = Welches Volk führst du?
civilization-ask-tax = Lege deinen Steuersatz fest.
civilization-ask-rate =
    { $cities ->
        [one] Wie viele Spielsteine Steuern für deine Stadt?
       *[other] Wie viele Spielsteine Steuern für jede deiner { $cities } Städte?
    }
civilization-ask-take = Städte revoltieren und laufen zu dir über.
civilization-ask-revolt =
    { $number ->
        [one] Welche Stadt von { $owner } läuft zu dir über?
       *[other] Welche { $number } Städte von { $owner } laufen zu dir über?
    }
civilization-ask-grow = Dein Vorrat reicht nicht für das ganze Wachstum.
civilization-ask-growth =
    { $tokens ->
        [one] Wohin kommt dein letzter Spielstein?
       *[other] Wohin kommen deine letzten { $tokens } Spielsteine?
    }
civilization-ask-ship = Baust du ein Schiff für zwei Spielsteine?
civilization-ask-upkeep = Unterhalt deiner Schiffe: ein Spielstein für jedes.
civilization-ask-keep = Welche Schiffe behältst du für je einen Spielstein? Im Staatsschatz liegen { $treasury }; die anderen gibst du auf.
civilization-ask-levy =
    { $least ->
        [0] Welche davon bezahlst du durch Aushebung (ein Spielstein ihres Gebiets) statt aus dem Staatsschatz?
       *[other] Welche davon bezahlst du durch Aushebung (ein Spielstein ihres Gebiets)? Mindestens { $least }.
    }
civilization-ask-shipyard = Wo baust du ein Schiff für zwei Spielsteine? Im Staatsschatz liegen { $treasury }.
civilization-ask-price-levy = Das Schiff kostet { $price }. Wie viele Spielsteine hebst du im Gebiet { $area } aus? Den Rest zahlt der Staatsschatz.
civilization-ask-move = Bewege deine Spielsteine und Schiffe und beende dann die Bewegung.
civilization-ask-source = Von wo ziehen Spielsteine los?
civilization-ask-target = In welches Nachbargebiet?
civilization-ask-tokens = Wie viele Spielsteine ziehen ins Gebiet { $area }?
civilization-ask-which-ship = Welches Schiff fährt?
civilization-ask-course =
    { $left ->
        [0] Wo setzt es seine Spielsteine ab? Weiter kann es nicht fahren.
        [one] Wohin? Reichweite: noch ein Gebiet.
       *[other] Wohin? Reichweite: noch { $left } Gebiete.
    }
civilization-ask-load = Wie viele Spielsteine gehen an Bord? An Bord jetzt: { $aboard }.
civilization-ask-land =
    { $aboard ->
        [one] Wie viele Spielsteine gehen dort an Land? Einer ist an Bord.
       *[other] Wie viele der { $aboard } Spielsteine an Bord gehen dort an Land?
    }
civilization-ask-battle = Welches Gefecht findet zuerst statt?
civilization-ask-build = Baue eine Stadt, oder beende den Städtebau.
civilization-ask-site = Wo baust du eine Stadt?
civilization-ask-gold = Kaufst du eine Goldkarte für { $price } der { $treasury } Spielsteine deines Staatsschatzes, oder passt du?
civilization-ask-trade = Handel: Mach oder beantworte Angebote. „Passen“ gilt bis zum nächsten Geschäft oder Angebot an alle, „Fertig mit dem Handel“ für die ganze Phase.
civilization-ask-trade-open =
    { $answers ->
        [0] { "" }
        [one] Ein Gegenangebot zu deinen Angeboten wartet auf dich.{ " " }
       *[other] { $answers } Gegenangebote zu deinen Angeboten warten auf dich.{ " " }
    }{ $open ->
        [0] { "" }
        [one] Ein Paket steht dir offen.{ " " }
       *[other] { $open } Pakete stehen dir offen.{ " " }
    }Mach oder beantworte Angebote, oder pass.
civilization-ask-partner = Wem machst du das Angebot?
civilization-ask-counter = Welches Angebot beantwortest du?
civilization-ask-accept = Welches Gegenangebot nimmst du an? Beide Pakete wechseln ungesehen den Besitzer.
civilization-ask-withdraw = Welches Paket ziehst du zurück?
civilization-ask-packet = Welche Karten sind im Paket? Mindestens { $least }.
civilization-ask-value = Nenne den Gesamtwert: Er beträgt { $value }.
civilization-ask-good = Welche Ware im Paket nennst du?
civilization-ask-claim = Was behauptest du sonst noch? Das muss nicht stimmen; wähle „Nichts davon“, wenn du nichts sagen willst.
civilization-ask-wanted = Was hättest du gern dafür? Das bindet niemanden; wähle nichts, um nichts zu sagen.
civilization-ask-buy = Kaufe Zivilisationskarten, oder beende den Kauf.
civilization-ask-buy-nothing = Du kannst jetzt keine Zivilisationskarte bezahlen. Beende den Kauf.
civilization-ask-cards = Welche Karten kaufst du? Deine Waren sind { $points } wert, im Staatsschatz liegen { $treasury }.
civilization-ask-payment = Zu zahlen: { $price }. Mit welchen Waren? Was fehlt, zahlt der Staatsschatz ({ $treasury }).
civilization-ask-treasury =
    { $tokens ->
        [one] Es fehlt ein Spielstein aus dem Staatsschatz. Zahlst du ihn?
       *[other] Es fehlen { $tokens } Spielsteine aus dem Staatsschatz. Zahlst du sie?
    }
civilization-ask-waive = Die Gutschriften welcher Karten nutzt du in dieser Runde nicht?
civilization-ask-discard =
    { $surplus ->
        [0] Gibst du eine Katastrophe ab, oder behältst du alles?
        [one] Du hältst eine Karte zu viel.
       *[other] Du hältst { $surplus } Karten zu viel.
    }
civilization-ask-keep-all = Du hältst nicht zu viele Karten und keine Katastrophe. Behalte alles.
civilization-ask-discards =
    { $surplus ->
        [0] Welche Katastrophen gibst du ab?
        [one] Welche Karte gibst du ab? Du darfst { $keep } behalten, also eine abgeben.
       *[other] Welche Karten gibst du ab? Du darfst { $keep } behalten, also { $surplus } abgeben.
    }
civilization-ask-lose = Wähle, was du verlierst.
civilization-ask-dissolve =
    { $number ->
        [one] Welche Stadt wird aufgelöst?
       *[other] Welche { $number } Städte werden aufgelöst?
    }
civilization-ask-units = Welche Spielsteine und Städte verlierst du? Einheiten zusammen: { $units }; eine Stadt zählt { $city }.
civilization-ask-volcano = Welcher Vulkan bricht aus?
civilization-ask-earthquake = Welche deiner Städte löst das Erdbeben auf?
civilization-ask-aftershock = Wird auch eine benachbarte fremde Stadt aufgelöst?
civilization-ask-flood = Welcher Fluss tritt über die Ufer?
civilization-ask-flood-others =
    { $units ->
        [one] Dort geht eine weitere Einheit anderer verloren. Wessen?
       *[other] Dort gehen { $units } weitere Einheiten anderer verloren. Wessen?
    }
civilization-ask-famine = Hungersnot: Wer verliert außer dir Einheiten? Insgesamt bis zu 20, höchstens 11 je Person; du selbst verlierst 9.
civilization-ask-pottery = Hungersnot: Zeigst du Korn?
civilization-ask-grain = Dein Verlust wäre, in Einheiten: { $units }. Wie viele Kornkarten zeigst du? Jede rettet { $saved }.
civilization-ask-epidemic = Seuche: Wer verliert außer dir Einheiten? Insgesamt bis zu 25, höchstens 10 je Person, 5 mit Medizin.
civilization-ask-iconoclasm = Bildersturm und Ketzerei: Wer muss außer dir Städte auflösen? Insgesamt bis zu zwei.
civilization-ask-beneficiary = Bürgerkrieg: Wem kommt er zugute?
civilization-ask-civil-war = Bürgerkrieg.
civilization-ask-secede = Welche Spielsteine und Städte von { $whom } werden abtrünnig? Einheiten: { $units }; eine Stadt zählt { $city }.
civilization-ask-side = Welche Seite behältst du? Abtrünnig: { $seceded }. Treu: { $loyal }.
civilization-ask-takeover = Du übernimmst Spielsteine und Städte.
civilization-ask-take-tokens =
    { $number ->
        [one] Welchen Spielstein übernimmst du? Mehr hast du nicht im Vorrat.
       *[other] Welche { $number } Spielsteine übernimmst du? Mehr hast du nicht im Vorrat.
    }
civilization-ask-take-cities =
    { $number ->
        [one] Welche Stadt übernimmst du? Mehr Stadtsteine hast du nicht.
       *[other] Welche { $number } Städte übernimmst du? Mehr Stadtsteine hast du nicht.
    }
civilization-ask-piracy = Piraterie: Deine Schiffe plündern die Küste.
civilization-ask-piracy-cities =
    { $number ->
        [one] Welche Küstenstadt von { $whom } wird zerstört?
       *[other] Welche { $number } Küstenstädte von { $whom } werden zerstört?
    }

# Was geschah

civilization-dealt = { $who } bekommt eine Karte vom Wert { $value }.
civilization-lot = Das Los lässt { $who } zuerst wählen.
civilization-chose = { $who } führt { $nation }; das Volk beginnt im Gebiet { $area }.
civilization-round = Runde { $number } beginnt.
civilization-rate = { $who } setzt den Steuersatz je Stadt fest: { $rate }.
civilization-paid =
    { $who } zahlt Steuern für { $cities ->
        [one] eine Stadt
       *[other] { $cities } Städte
    }: { $tokens ->
        [one] einen Spielstein
       *[other] { $tokens } Spielsteine
    }.
civilization-unpaid =
    { $cities ->
        [one] { $who } kann für eine Stadt keine Steuern zahlen; sie revoltiert.
       *[other] { $who } kann für { $cities } Städte keine Steuern zahlen; sie revoltieren.
    }
civilization-revolted = Revolte gegen { $owner }: { $cities } – jetzt im Besitz von { $who }.
civilization-no-taker =
    { $number ->
        [one] Niemand hat einen Stadtstein für die revoltierende Stadt von { $owner }; sie bleibt unbesteuert, wo sie ist.
       *[other] Niemand hat Stadtsteine für die { $number } revoltierenden Städte von { $owner }; sie bleiben unbesteuert, wo sie sind.
    }
civilization-grew =
    { $tokens ->
        [one] { $who } wächst um einen Spielstein.
       *[other] { $who } wächst um { $tokens } Spielsteine.
    }
civilization-census = Die Volkszählung: { $counts }. In dieser Reihenfolge wird gezogen.
civilization-kept =
    { $who } behält { $kept ->
        [0] kein Schiff
        [one] ein Schiff
       *[other] { $kept } Schiffe
    }{ $levied ->
        [0] {""}
       *[other] { " " }({ $levied } durch Aushebung)
    }{ $lost ->
        [0] .
        [one] { " " }und gibt eines auf.
       *[other] { " " }und gibt { $lost } auf.
    }
civilization-ship-built =
    { $levy ->
        [0] { $who } baut ein Schiff: { $harbour }.
       *[other] { $who } baut ein Schiff: { $harbour }, mit einer Aushebung von { $levy }.
    }
civilization-moved = { $who } zieht Spielsteine: { $source } → { $target } ({ $tokens }).
civilization-sailed =
    { $who } fährt zur See: { $source } → { $target }{ $load ->
        [0] { $land ->
            [0] .
           *[other] ; Spielsteine an Land: { $land }.
        }
       *[other] { $land ->
            [0] ; Spielsteine an Bord: { $load }.
           *[other] ; Spielsteine an Bord: { $load }, an Land: { $land }.
        }
    }
civilization-landed = { $who } setzt Spielsteine an Land: { $area } ({ $tokens }).
civilization-fought = Gefecht im Gebiet { $area }. Gefallen: { $losses }.
civilization-repelled =
    Die Stadt { $area } von { $owner } hält stand; { $who } verliert { $number ->
        [one] einen Spielstein
       *[other] { $number } Spielsteine
    }.
civilization-stormed =
    { $who } greift die Stadt { $area } von { $owner } mit { $number ->
        [one] einem Spielstein
       *[other] { $number } Spielsteinen
    } an.
civilization-capitulated = Die Stadt { $area } von { $owner } kapituliert und gehört jetzt { $who }.
civilization-razed = Die Stadt { $area } von { $owner } fällt; { $who } hat keinen Stadtstein mehr dafür.
civilization-dissolved =
    { $tokens ->
        [0] { $who } verliert die Stadt { $city }.
        [one] { $who } muss die Stadt { $city } auflösen; ein Spielstein bleibt.
       *[other] { $who } muss die Stadt { $city } auflösen; { $tokens } Spielsteine bleiben.
    }
civilization-built = { $who } baut eine Stadt: { $city }.
civilization-starved =
    { $tokens ->
        [one] { $who } verliert einen Spielstein, den das Land nicht ernährt.
       *[other] { $who } verliert { $tokens } Spielsteine, die das Land nicht ernährt.
    }
civilization-drew =
    { $number ->
        [one] { $who } zieht eine Handelskarte.
       *[other] { $who } zieht { $number } Handelskarten.
    }
civilization-drew-what = Du ziehst { $cards }.
civilization-drew-red = { $who } hat { $calamity } gezogen.
civilization-bought-gold = { $who } kauft die oberste Karte des neunten Stapels für { $price } Spielsteine.
civilization-offered = Angebot { $number }: { $who } bietet allen { $stated }
civilization-offered-to = Angebot { $number }: { $who } bietet { $whom } { $stated }
civilization-answered = Gegenangebot { $number } auf Angebot { $offer }: { $who } bietet { $whom } { $stated }
civilization-claimed = { $who } behauptet über Paket { $number }: { $goods }. Das hat niemand geprüft.
civilization-wanted = { $who } hätte gern für Paket { $number }: { $goods }.
civilization-dealt-with =
    { $given ->
        [one] { $who } und { $whom } handeln: eine Karte gegen { $got }.
       *[other] { $who } und { $whom } handeln: { $given } Karten gegen { $got }.
    }
civilization-received = Du erhältst von { $whom }: { $cards }.
civilization-laid = { $who } legt { $calamity } offen aus, erhalten von { $whom }.
civilization-withdrew = { $who } zieht Paket { $number } zurück.
civilization-lapsed = Paket { $number } von { $who } verfällt.
civilization-passed = { $who } passt.
civilization-called = Angebot { $number } ist neu für alle, die gepasst hatten: { $list }.
civilization-left = { $who } ist mit dem Handel fertig.
civilization-bought =
    { $who } kauft { $cards } (Preis { $price }): { $papers ->
        [0] keine Handelskarte
        [one] eine Handelskarte
       *[other] { $papers } Handelskarten
    }, { $tokens ->
        [0] kein Spielstein
        [one] ein Spielstein
       *[other] { $tokens } Spielsteine
    }.
civilization-waived = { $who } nutzt die Gutschrift von { $cards } nicht.
civilization-strikes = { $calamity }: Es trifft { $who }.
civilization-spared = { $who } hat genug gelitten: { $calamity } – zurück in den Stapel.
civilization-no-effect = Ohne Auswirkung auf { $who }.
civilization-erupted = { $volcano } bricht aus und vernichtet alles: { $areas }.
civilization-flooded = Hochwasser: { $plain }.
civilization-ordered = { $who } bestimmt { $whom } für Verluste, in Einheiten: bis zu { $units }.
civilization-showed =
    { $cards ->
        [0] { $who } zeigt kein Korn.
        [one] { $who } zeigt eine Kornkarte.
       *[other] { $who } zeigt { $cards } Kornkarten.
    }
civilization-demanded =
    { $number ->
        [one] { $who } bestimmt: { $whom } muss eine Stadt auflösen.
       *[other] { $who } bestimmt: { $whom } muss { $number } Städte auflösen.
    }
civilization-lost = { $who } verliert: { $pieces }.
civilization-named = { $who } bestimmt { $whom } für den Bürgerkrieg.
civilization-seceded =
    { $own ->
        [0] { $who } wählt, was von { $whom } abtrünnig wird: { $pieces }.
       *[other] { $who } wählt, was abtrünnig wird: { $pieces }.
    }
civilization-split = { $who } verliert an { $whom }, in Einheiten: { $units }.
civilization-took-over = { $who } übernimmt: { $pieces }.
civilization-kept-rest = { $who } behält: { $pieces }.
civilization-sacked = { $who } plündert bei { $whom }: { $cities }.
civilization-discarded =
    { $number ->
        [one] { $who } gibt eine Karte ab.
       *[other] { $who } gibt { $number } Karten ab.
    }
civilization-progress = { $who } rückt auf Feld { $space } vor.
civilization-held =
    { $step ->
        [0] { $who } bleibt auf Feld { $space }: { $why }.
       *[other] { $who } fällt auf Feld { $space } zurück: { $why }.
    }
civilization-lacks-city = keine Stadt
civilization-lacks-2 = Epoche II verlangt { $number } Städte
civilization-lacks-3 = Epoche III verlangt Zivilisationskarten aus { $number } Gruppen
civilization-lacks-4 = Epoche IV verlangt { $number } Zivilisationskarten
civilization-lacks-5 = Epoche V verlangt Zivilisationskarten im Wert von { $number } Punkten
civilization-lacks-points = { $points } Punkte sind verlangt
civilization-wins = { $who } hat gewonnen.
civilization-won-full = { $who } hat gewonnen: zuerst am Ende der Entwicklungstabelle.
civilization-won-triangle4 = { $who } hat gewonnen: zuerst am vierten Dreieck vorbei.
civilization-won-triangle3 = { $who } hat gewonnen: zuerst am dritten Dreieck vorbei.
civilization-won-triangle2 = { $who } hat gewonnen: zuerst am zweiten Dreieck vorbei.
civilization-won-farmers = { $who } hat das Spiel der Bauern und Bürger gewonnen.
civilization-won-nomads = { $who } hat gewonnen und besetzt die meisten Gebiete.
civilization-won-deserted = Der Spielplan ist entvölkert; { $who } war am weitesten gekommen und hat gewonnen.
civilization-scored = { $who }: Feld { $space }, zusammen { $total } (Zivilisationskarten { $cards }, Handelskarten { $hand }, Staatsschatz { $treasury }).
civilization-scored-pieces =
    { $who }: Feld { $space }, { $cities ->
        [one] eine Stadt
       *[other] { $cities } Städte
    }, { $areas ->
        [one] ein Gebiet
       *[other] { $areas } Gebiete
    }.

# Ablehnungen

civilization-no-seats = Diese Variante ist für höchstens { $most } Personen. Wähle eine andere, oder spielt mit weniger Personen.
civilization-no-nation-here = { $nation } ist bei { $players } Personen nicht dabei. Wähle eines der angebotenen Völker.
civilization-no-nation-twice = { $nation } ist schon vergeben. Wähle ein anderes Volk.
civilization-no-end-upkeep = Sag zuerst, welche deiner Schiffe du behältst.
civilization-no-upkeep = So viele Schiffe kannst du nicht bezahlen: Im Staatsschatz liegen { $treasury }, und eine Aushebung braucht einen Spielstein beim Schiff.
civilization-no-more-ships = Du hast schon alle { $number } Schiffe.
civilization-no-price = Ein Schiff kostet { $price } Spielsteine aus dem Staatsschatz oder seinem Gebiet. Das kannst du hier nicht zahlen.
civilization-no-region = { $area } ist bei dieser Spielerzahl nicht im Spiel.
civilization-no-water = { $area } hat kein Wasser für Schiffe. Wähle ein Gebiet mit Küste oder See.
civilization-no-move-left = Alle deine Spielsteine, die über Land ziehen können, sind gezogen. Du kannst die Bewegung beenden.
civilization-no-tokens = Du hast keine Spielsteine im Gebiet { $area }.
civilization-no-second-move = Deine Spielsteine im Gebiet { $area } sind in dieser Runde schon gezogen.
civilization-no-way = { $area } hat keine Landgrenze. Nimm ein Schiff.
civilization-no-border = { $source } und { $target } sind keine Nachbarn. Ein Spielstein überquert eine Grenze.
civilization-no-bridge = Zwischen { $source } und { $target } liegt nur Wasser. Nimm ein Schiff.
civilization-no-entry = Im Gebiet { $area } sind fremde Spielsteine; Nomaden bleiben draußen.
civilization-no-ship = Du hast kein Schiff.
civilization-no-range-left = Deine Schiffe sind in dieser Runde so weit gefahren, wie sie können.
civilization-no-end-at-sea = Ein Schiff darf { $area } überqueren, aber dort nicht bleiben. Wähle ein Gebiet mit Land.
civilization-too-far =
    { $left ->
        [0] Zu weit: { $area }. Das Schiff kann nicht weiter fahren.
        [one] Zu weit auf den Gewässern, die dir offenstehen: { $area }. Das Schiff kann noch ein Gebiet weit fahren.
       *[other] Zu weit auf den Gewässern, die dir offenstehen: { $area }. Das Schiff kann noch { $left } Gebiete weit fahren.
    }
civilization-no-crowd = Eine Stadt im Gebiet { $area } braucht { $need } deiner Spielsteine; dort jetzt: { $tokens }.
civilization-no-city-left = Alle deine neun Städte stehen auf dem Plan.
civilization-no-second-city = Im Gebiet { $area } steht schon eine Stadt.
civilization-no-support = Städte wären es dann { $number }; du könntest nicht jede mit zwei Spielsteinen versorgen.
civilization-no-more-offers = Du bietest schon { $most } Pakete an; zieh erst eines zurück.
civilization-no-goods = Ein Paket braucht mindestens eine Ware. Füge eine hinzu.
civilization-no-offer = Es gibt kein Angebot, das du beantworten kannst.
civilization-no-answer = Niemand hat deine Angebote beantwortet.
civilization-no-own-offer = Du bietest nichts an.
civilization-no-red = { $calamity } darf nie gehandelt werden.
civilization-not-held = So viel { $kind } hast du nicht auf der Hand.
civilization-no-such-good = { $kind } ist nicht im Paket; nenne eine Ware daraus.
civilization-nothing-to-buy = Es gibt keine Karte, die du bezahlen kannst. Du kannst den Kauf beenden.
civilization-no-second-card = { $card } besitzt du schon.
civilization-no-copy = Von { $card } ist keine Karte mehr da.
civilization-no-law = { $card } setzt { $needs } aus einer früheren Runde voraus.
civilization-too-dear = { $card } kostet nach Gutschriften { $price }; das kannst du nicht zahlen.
civilization-too-dear-together = Zusammen kosten sie nach Gutschriften { $price }; das kannst du nicht zahlen.
civilization-paid-too-little = Es fehlen noch: { $missing }, mehr als im Staatsschatz liegen. Gib mehr Waren dazu.
civilization-no-idle-discard = Waren gibst du nur ab, soweit die Grenze es verlangt: höchstens { $most }.
civilization-wrong-units = Gewählte Einheiten: { $units }; es müssen { $due } sein. Eine Stadt zählt { $city }.
civilization-no-replacement = Eine Stadt, die der Seuche erliegt, hinterlässt einen Spielstein, und dafür ist keiner im Vorrat.
civilization-no-red-sea =
    { $ships ->
        [0] Keines deiner Schiffe liegt im Roten Meer, also ist dort keine Stadt zu erreichen.
        [one] Nur eines deiner Schiffe liegt im Roten Meer, also ist dort nur eine Stadt zu erreichen.
       *[other] Nur { $ships } deiner Schiffe liegen im Roten Meer, mehr Städte sind dort nicht zu erreichen.
    }

# Gebiete

civilization-land-germania = Germanien
civilization-area-germania = { civilization-land-germania }
civilization-land-sudeten = Sudeten
civilization-area-sudeten = { civilization-land-sudeten }
civilization-land-pannonia = Pannonien
civilization-area-pannonia = { civilization-land-pannonia }
civilization-land-noricum = Noricum
civilization-area-noricum = { civilization-land-noricum }
civilization-land-cisalpina = Gallia Cisalpina
civilization-area-cisalpina = { civilization-land-cisalpina }
civilization-land-umbria = Umbrien
civilization-area-umbria = { civilization-land-umbria }
civilization-land-etruria = Etrurien
civilization-city-etruria = Tarquini
civilization-area-etruria = { civilization-city-etruria } ({ civilization-land-etruria })
    .brief = { civilization-city-etruria }
civilization-land-samnium = Samnium
civilization-area-samnium = { civilization-land-samnium }
civilization-land-campania = Kampanien
civilization-city-campania = Kyme
civilization-area-campania = { civilization-city-campania } ({ civilization-land-campania })
    .brief = { civilization-city-campania }
civilization-land-lucania = Lukanien
civilization-area-lucania = { civilization-land-lucania }
civilization-land-apulia = Apulien
civilization-city-apulia = Tarent
civilization-area-apulia = { civilization-city-apulia } ({ civilization-land-apulia })
    .brief = { civilization-city-apulia }
civilization-land-corsica = Korsika
civilization-area-corsica = { civilization-land-corsica }
civilization-land-sardinia-nord = Nordsardinien
civilization-city-sardinia-nord = Olbia
civilization-area-sardinia-nord = { civilization-city-sardinia-nord } ({ civilization-land-sardinia-nord })
    .brief = { civilization-city-sardinia-nord }
civilization-land-sardinia-sued = Südsardinien
civilization-area-sardinia-sued = { civilization-land-sardinia-sued }
civilization-land-sicilia-west = Westsizilien
civilization-city-sicilia-west = Lilybaion
civilization-area-sicilia-west = { civilization-city-sicilia-west } ({ civilization-land-sicilia-west })
    .brief = { civilization-city-sicilia-west }
civilization-land-sicilia-nord = Nordsizilien
civilization-area-sicilia-nord = { civilization-land-sicilia-nord }
civilization-land-sicilia-sued = Südsizilien
civilization-city-sicilia-sued = Syrakus
civilization-area-sicilia-sued = { civilization-city-sicilia-sued } ({ civilization-land-sicilia-sued })
    .brief = { civilization-city-sicilia-sued }
civilization-land-dalmatia = Dalmatien
civilization-area-dalmatia = { civilization-land-dalmatia }
civilization-land-illyricum = Illyricum
civilization-area-illyricum = { civilization-land-illyricum }
civilization-land-dacia = Dakien
civilization-area-dacia = { civilization-land-dacia }
civilization-land-danubius = Donau
civilization-area-danubius = { civilization-land-danubius }
civilization-land-scythia = Skythien
civilization-area-scythia = { civilization-land-scythia }
civilization-land-taurica = Krim
civilization-area-taurica = { civilization-land-taurica }
civilization-land-moesia = Moesien
civilization-city-moesia = Odessus
civilization-area-moesia = { civilization-city-moesia } ({ civilization-land-moesia })
    .brief = { civilization-city-moesia }
civilization-land-scythia-minor = Dobrudscha
civilization-city-scythia-minor = Tomis
civilization-area-scythia-minor = { civilization-city-scythia-minor } ({ civilization-land-scythia-minor })
    .brief = { civilization-city-scythia-minor }
civilization-land-paeonia = Päonien
civilization-area-paeonia = { civilization-land-paeonia }
civilization-land-thracia = Thrakische Küste
civilization-area-thracia = { civilization-land-thracia }
civilization-land-byzantium = Bosporus
civilization-city-byzantium = Byzanz
civilization-area-byzantium = { civilization-city-byzantium } ({ civilization-land-byzantium })
    .brief = { civilization-city-byzantium }
civilization-land-macedonia = Makedonien
civilization-area-macedonia = { civilization-land-macedonia }
civilization-land-chalkidike = Chalkidike
civilization-city-chalkidike = Thessalonike
civilization-area-chalkidike = { civilization-city-chalkidike } ({ civilization-land-chalkidike })
    .brief = { civilization-city-chalkidike }
civilization-land-lemnos = Lemnos
civilization-area-lemnos = { civilization-land-lemnos }
civilization-land-apollonia = Südillyrien
civilization-city-apollonia = Apollonia
civilization-area-apollonia = { civilization-city-apollonia } ({ civilization-land-apollonia })
    .brief = { civilization-city-apollonia }
civilization-land-epirus = Epirus
civilization-area-epirus = { civilization-land-epirus }
civilization-land-thessalia = Thessalien
civilization-area-thessalia = { civilization-land-thessalia }
civilization-land-korfu = Korfu
civilization-city-korfu = Korkyra
civilization-area-korfu = { civilization-city-korfu } ({ civilization-land-korfu })
    .brief = { civilization-city-korfu }
civilization-land-aetolia = Ätolien
civilization-area-aetolia = { civilization-land-aetolia }
civilization-land-euboea-nord = Nordeuböa
civilization-city-euboea-nord = Chalkis
civilization-area-euboea-nord = { civilization-city-euboea-nord } ({ civilization-land-euboea-nord })
    .brief = { civilization-city-euboea-nord }
civilization-land-euboea-sued = Südeuböa
civilization-city-euboea-sued = Eretria
civilization-area-euboea-sued = { civilization-city-euboea-sued } ({ civilization-land-euboea-sued })
    .brief = { civilization-city-euboea-sued }
civilization-land-attika = Attika
civilization-city-attika = Athen
civilization-area-attika = { civilization-city-attika } ({ civilization-land-attika })
    .brief = { civilization-city-attika }
civilization-land-achaia = Achaia
civilization-city-achaia = Korinth
civilization-area-achaia = { civilization-city-achaia } ({ civilization-land-achaia })
    .brief = { civilization-city-achaia }
civilization-land-argolis = Argolis
civilization-city-argolis = Mykene
civilization-area-argolis = { civilization-city-argolis } ({ civilization-land-argolis })
    .brief = { civilization-city-argolis }
civilization-land-lakonien = Lakonien
civilization-city-lakonien = Sparta
civilization-area-lakonien = { civilization-city-lakonien } ({ civilization-land-lakonien })
    .brief = { civilization-city-lakonien }
civilization-land-kykladen = Kykladen
civilization-city-kykladen = Thera
civilization-area-kykladen = { civilization-city-kykladen } ({ civilization-land-kykladen })
    .brief = { civilization-city-kykladen }
civilization-land-kreta-west = Westkreta
civilization-city-kreta-west = Phaistos
civilization-area-kreta-west = { civilization-city-kreta-west } ({ civilization-land-kreta-west })
    .brief = { civilization-city-kreta-west }
civilization-land-kreta-ost = Ostkreta
civilization-city-kreta-ost = Knossos
civilization-area-kreta-ost = { civilization-city-kreta-ost } ({ civilization-land-kreta-ost })
    .brief = { civilization-city-kreta-ost }
civilization-land-lesbos = Lesbos
civilization-area-lesbos = { civilization-land-lesbos }
civilization-land-troas = Troas
civilization-city-troas = Troja
civilization-area-troas = { civilization-city-troas } ({ civilization-land-troas })
    .brief = { civilization-city-troas }
civilization-land-lydia = Lydien
civilization-city-lydia = Sardes
civilization-area-lydia = { civilization-city-lydia } ({ civilization-land-lydia })
    .brief = { civilization-city-lydia }
civilization-land-ionia = Ionien
civilization-area-ionia = { civilization-land-ionia }
civilization-land-karia = Karien
civilization-city-karia = Milet
civilization-area-karia = { civilization-city-karia } ({ civilization-land-karia })
    .brief = { civilization-city-karia }
civilization-land-rhodos = Rhodos
civilization-city-rhodos = Rhodos
civilization-area-rhodos = { civilization-land-rhodos }
civilization-land-lycia = Lykien
civilization-area-lycia = { civilization-land-lycia }
civilization-land-bithynia = Bithynien
civilization-area-bithynia = { civilization-land-bithynia }
civilization-land-phrygia = Phrygien
civilization-city-phrygia = Gordion
civilization-area-phrygia = { civilization-city-phrygia } ({ civilization-land-phrygia })
    .brief = { civilization-city-phrygia }
civilization-land-paphlagonia = Paphlagonien
civilization-area-paphlagonia = { civilization-land-paphlagonia }
civilization-land-hatti = Hatti
civilization-city-hatti = Hattusa
civilization-area-hatti = { civilization-city-hatti } ({ civilization-land-hatti })
    .brief = { civilization-city-hatti }
civilization-land-kappadokia = Kappadokien
civilization-city-kappadokia = Kanesch
civilization-area-kappadokia = { civilization-city-kappadokia } ({ civilization-land-kappadokia })
    .brief = { civilization-city-kappadokia }
civilization-land-kilikia = Kilikien
civilization-area-kilikia = { civilization-land-kilikia }
civilization-land-zypern-west = Westzypern
civilization-area-zypern-west = { civilization-land-zypern-west }
civilization-land-zypern-ost = Ostzypern
civilization-city-zypern-ost = Salamis
civilization-area-zypern-ost = { civilization-city-zypern-ost } ({ civilization-land-zypern-ost })
    .brief = { civilization-city-zypern-ost }
civilization-land-sindica = Sindika
civilization-area-sindica = { civilization-land-sindica }
civilization-land-kuban = Kuban
civilization-area-kuban = { civilization-land-kuban }
civilization-land-alania = Alanien
civilization-area-alania = { civilization-land-alania }
civilization-land-albania = Kaukasisches Albanien
civilization-area-albania = { civilization-land-albania }
civilization-land-kolchis = Kolchis
civilization-area-kolchis = { civilization-land-kolchis }
civilization-land-armenia = Armenien
civilization-area-armenia = { civilization-land-armenia }
civilization-land-atropatene = Atropatene
civilization-area-atropatene = { civilization-land-atropatene }
civilization-land-media = Medien
civilization-area-media = { civilization-land-media }
civilization-land-luristan = Luristan
civilization-area-luristan = { civilization-land-luristan }
civilization-land-zagros = Zagros
civilization-area-zagros = { civilization-land-zagros }
civilization-land-pontus = Pontus
civilization-city-pontus = Sinope
civilization-area-pontus = { civilization-city-pontus } ({ civilization-land-pontus })
    .brief = { civilization-city-pontus }
civilization-land-melitene = Melitene
civilization-area-melitene = { civilization-land-melitene }
civilization-land-kizzuwatna = Kizzuwatna
civilization-area-kizzuwatna = { civilization-land-kizzuwatna }
civilization-land-mitanni = Mitanni
civilization-area-mitanni = { civilization-land-mitanni }
civilization-land-assyria = Assyrien
civilization-city-assyria = Ninive
civilization-area-assyria = { civilization-city-assyria } ({ civilization-land-assyria })
    .brief = { civilization-city-assyria }
civilization-land-assur = Assur
civilization-city-assur = Assur
civilization-area-assur = { civilization-land-assur }
civilization-land-mari = Mari
civilization-city-mari = Mari
civilization-area-mari = { civilization-land-mari }
civilization-land-mesopotamia = Mesopotamien
civilization-area-mesopotamia = { civilization-land-mesopotamia }
civilization-land-babylonia = Ost-Tigris
civilization-area-babylonia = { civilization-land-babylonia }
civilization-land-akkad = Akkad
civilization-city-akkad = Babylon
civilization-area-akkad = { civilization-city-akkad } ({ civilization-land-akkad })
    .brief = { civilization-city-akkad }
civilization-land-sumer = Sumer
civilization-city-sumer = Lagasch
civilization-area-sumer = { civilization-city-sumer } ({ civilization-land-sumer })
    .brief = { civilization-city-sumer }
civilization-land-chaldaea = Chaldäa
civilization-city-chaldaea = Ur
civilization-area-chaldaea = { civilization-city-chaldaea } ({ civilization-land-chaldaea })
    .brief = { civilization-city-chaldaea }
civilization-land-elam = Elam
civilization-city-elam = Susa
civilization-area-elam = { civilization-city-elam } ({ civilization-land-elam })
    .brief = { civilization-city-elam }
civilization-land-westbabylonien = Westbabylonien
civilization-area-westbabylonien = { civilization-land-westbabylonien }
civilization-land-golfkueste = Golfküste
civilization-area-golfkueste = { civilization-land-golfkueste }
civilization-land-syrische-wueste = Syrische Wüste
civilization-area-syrische-wueste = { civilization-land-syrische-wueste }
civilization-land-nordsyrien = Nordsyrien
civilization-city-nordsyrien = Aleppo
civilization-area-nordsyrien = { civilization-city-nordsyrien } ({ civilization-land-nordsyrien })
    .brief = { civilization-city-nordsyrien }
civilization-land-orontes = Orontes
civilization-city-orontes = Ugarit
civilization-area-orontes = { civilization-city-orontes } ({ civilization-land-orontes })
    .brief = { civilization-city-orontes }
civilization-land-byblos = Nordphönizien
civilization-area-byblos = { civilization-land-byblos }
civilization-land-sidon = Sidon
civilization-city-sidon = Sidon
civilization-area-sidon = { civilization-land-sidon }
civilization-land-damaskus = Damaskus
civilization-city-damaskus = Damaskus
civilization-area-damaskus = { civilization-land-damaskus }
civilization-land-tyros = Tyros
civilization-city-tyros = Tyros
civilization-area-tyros = { civilization-land-tyros }
civilization-land-jericho = Jordantal
civilization-city-jericho = Jericho
civilization-area-jericho = { civilization-city-jericho } ({ civilization-land-jericho })
    .brief = { civilization-city-jericho }
civilization-land-judaea = Judäa
civilization-city-judaea = Jerusalem
civilization-area-judaea = { civilization-city-judaea } ({ civilization-land-judaea })
    .brief = { civilization-city-judaea }
civilization-land-edom = Edom
civilization-city-edom = Petra
civilization-area-edom = { civilization-city-edom } ({ civilization-land-edom })
    .brief = { civilization-city-edom }
civilization-land-arabia = Arabien
civilization-area-arabia = { civilization-land-arabia }
civilization-land-numidia = Numidien
civilization-area-numidia = { civilization-land-numidia }
civilization-land-gaetulia = Gätulien
civilization-area-gaetulia = { civilization-land-gaetulia }
civilization-land-karthago = Karthago
civilization-city-karthago = Karthago
civilization-area-karthago = { civilization-land-karthago }
civilization-land-byzacena = Byzacena
civilization-city-byzacena = Thapsus
civilization-area-byzacena = { civilization-city-byzacena } ({ civilization-land-byzacena })
    .brief = { civilization-city-byzacena }
civilization-land-sabrata = Sabrata
civilization-area-sabrata = { civilization-land-sabrata }
civilization-land-sahara = Sahara
civilization-area-sahara = { civilization-land-sahara }
civilization-land-tripolis = Syrtenküste
civilization-city-tripolis = Leptis Magna
civilization-area-tripolis = { civilization-city-tripolis } ({ civilization-land-tripolis })
    .brief = { civilization-city-tripolis }
civilization-land-garamantes = Garamanten
civilization-area-garamantes = { civilization-land-garamantes }
civilization-land-libya = Libyen
civilization-area-libya = { civilization-land-libya }
civilization-land-kyrene = Kyrenaika
civilization-city-kyrene = Kyrene
civilization-area-kyrene = { civilization-city-kyrene } ({ civilization-land-kyrene })
    .brief = { civilization-city-kyrene }
civilization-land-jalo = Jalo
civilization-area-jalo = { civilization-land-jalo }
civilization-land-marmarica = Marmarika
civilization-area-marmarica = { civilization-land-marmarica }
civilization-land-siwa = Siwa
civilization-area-siwa = { civilization-land-siwa }
civilization-land-westliche-wueste = Westliche Wüste
civilization-area-westliche-wueste = { civilization-land-westliche-wueste }
civilization-land-nildelta-west = Westliches Nildelta
civilization-city-nildelta-west = Sais
civilization-area-nildelta-west = { civilization-city-nildelta-west } ({ civilization-land-nildelta-west })
    .brief = { civilization-city-nildelta-west }
civilization-land-nildelta-ost = Östliches Nildelta
civilization-city-nildelta-ost = Tanis
civilization-area-nildelta-ost = { civilization-city-nildelta-ost } ({ civilization-land-nildelta-ost })
    .brief = { civilization-city-nildelta-ost }
civilization-land-memphis = Memphis
civilization-city-memphis = Memphis
civilization-area-memphis = { civilization-land-memphis }
civilization-land-fayum = Fayum
civilization-city-fayum = Herakleopolis
civilization-area-fayum = { civilization-city-fayum } ({ civilization-land-fayum })
    .brief = { civilization-city-fayum }
civilization-land-mittelaegypten = Mittelägypten
civilization-area-mittelaegypten = { civilization-land-mittelaegypten }
civilization-land-oberaegypten-west = Oberägypten, Westufer
civilization-city-oberaegypten-west = Hieraconpolis
civilization-area-oberaegypten-west = { civilization-city-oberaegypten-west } ({ civilization-land-oberaegypten-west })
    .brief = { civilization-city-oberaegypten-west }
civilization-land-oberaegypten-ost = Oberägypten, Ostufer
civilization-city-oberaegypten-ost = Theben
civilization-area-oberaegypten-ost = { civilization-city-oberaegypten-ost } ({ civilization-land-oberaegypten-ost })
    .brief = { civilization-city-oberaegypten-ost }
civilization-land-koptos = Koptos
civilization-area-koptos = { civilization-land-koptos }
civilization-land-nubia = Nubien
civilization-area-nubia = { civilization-land-nubia }
civilization-land-oestliche-wueste = Östliche Wüste
civilization-area-oestliche-wueste = { civilization-land-oestliche-wueste }
civilization-land-sinai = Sinai
civilization-area-sinai = { civilization-land-sinai }
civilization-land-pelusium = Pelusium
civilization-area-pelusium = { civilization-land-pelusium }
civilization-land-midian = Midian
civilization-area-midian = { civilization-land-midian }
civilization-land-caspian-sea = Kaspisches Meer
civilization-area-caspian-sea = { civilization-land-caspian-sea }
civilization-land-black-sea = Schwarzes Meer
civilization-area-black-sea = { civilization-land-black-sea }
civilization-land-adriatic-sea = Adria
civilization-area-adriatic-sea = { civilization-land-adriatic-sea }
civilization-land-western-mediterranean = Westliches Mittelmeer
civilization-area-western-mediterranean = { civilization-land-western-mediterranean }
civilization-land-aegean-sea = Ägäis
civilization-area-aegean-sea = { civilization-land-aegean-sea }
civilization-land-central-mediterranean = Mittleres Mittelmeer
civilization-area-central-mediterranean = { civilization-land-central-mediterranean }
civilization-land-eastern-mediterranean = Östliches Mittelmeer
civilization-area-eastern-mediterranean = { civilization-land-eastern-mediterranean }
civilization-land-red-sea = Rotes Meer
civilization-area-red-sea = { civilization-land-red-sea }

# The picture and the board in words

civilization-board-table = Entwicklungstabelle
civilization-board-rounds = Runden
civilization-board-more = und { $number } ältere

civilization-region-italy = Italien und Illyrien
civilization-region-greece = Griechenland und Ägäis
civilization-region-anatolia = Kleinasien
civilization-region-mesopotamia = Mesopotamien
civilization-region-egypt = Ägypten und Levante
civilization-region-africa = Afrika
civilization-region-north = Der Norden
civilization-region-scythia = Schwarzes Meer und Kaukasus
civilization-region-table = Entwicklungstabelle

civilization-hand-title = Deine Karten
civilization-hand-none = Du hast keine Handelskarten.
civilization-hand-means = Handelskarten { $worth } + Staatsschatz { $treasury } = { $sum }
civilization-hand-owned = Gehört dir
civilization-hand-gone = Vergriffen
civilization-hand-needs = Braucht { $card }
civilization-hand-full = Höchstens { $most }

civilization-tell-phase = { $phase }.
civilization-tell-up =
    { $number ->
        [one] { $who } ist am Zug.
       *[other] Gewartet wird auf: { $who }.
    }
civilization-tell-no-nation = { $who } hat noch kein Volk gewählt.
civilization-tell-realm = { $player }: Feld { $space } von { $goal } der Entwicklungstabelle, Epoche { $epoch }. Zensus { $census }; Spielsteine auf dem Plan { $board }, im Vorrat { $stock }, im Staatsschatz { $treasury }; Handelskarten auf der Hand { $hand }; Zivilisationskarten { $points } Punkte.
civilization-tell-farmers = { $player }: Feld { $space } von { $goal } der Entwicklungstabelle, Epoche { $epoch }. Zensus { $census }; Spielsteine auf dem Plan { $board }, im Vorrat { $stock }.
civilization-tell-nomads = { $player }: Spielsteine auf dem Plan { $board }, im Vorrat { $stock }; Gebiete { $areas }.
civilization-tell-cities = Städte von { $nation }: { $list }.
civilization-tell-tokens = Spielsteine von { $nation }: { $list }.
civilization-tell-ships = Schiffe von { $nation }: { $list }.
civilization-tell-cards = Zivilisationskarten von { $nation }: { $list }.
civilization-tell-laid = Katastrophen, die vor { $nation } offen liegen: { $list }.
civilization-tell-seceded = Im Bürgerkrieg abtrünnig von { $nation }: { $pieces }.
civilization-tell-number = { $area } { $number }
civilization-tell-fresh = { $area } { $number } ({ $fresh } noch beweglich)
civilization-tell-ship =
    { $aboard ->
        [0] { $harbour }
       *[other] { $harbour } ({ $aboard } an Bord)
    }
civilization-tell-sold = { $calamity } (von { $nation })
civilization-tell-order = Reihenfolge der Bewegung: { $list }.
civilization-tell-packet = In deinem Paket { $number }: { $cards }.
civilization-tell-passed = Gepasst haben: { $list }.
civilization-tell-stacks = Karten in den Stapeln 1 bis 9 der Handelskarten: { $list }.
civilization-tell-shop = Noch zu kaufende Zivilisationskarten: { $list }.
civilization-tell-set =
    { $value ->
        [one] { $number } × { $kind } (1 Punkt)
       *[other] { $number } × { $kind } ({ $value } Punkte)
    }
civilization-tell-hand = Deine Handelskarten: { $list }. Sie sind { $worth } Punkte wert; mit Staatsschatz und Zivilisationskarten hast du { $total }.
civilization-tell-price = { $card } { $price }
civilization-tell-prices = Deine Preise nach Gutschriften: { $list }.
civilization-cmd-nation = volk
civilization-cmd-tax = steuer
civilization-cmd-take = übernehmen
civilization-cmd-grow = vermehren
civilization-cmd-ship = schiffe
civilization-cmd-move = ziehen
civilization-cmd-sail = fahren
civilization-cmd-battle = gefecht
civilization-cmd-build = bauen
civilization-cmd-buy-gold = goldkarte
civilization-cmd-pass = passen
civilization-cmd-offer = angebot
civilization-cmd-counter = gegenangebot
civilization-cmd-accept = annehmen
civilization-cmd-withdraw = zurückziehen
civilization-cmd-leave = fertig
civilization-cmd-buy = kaufen
civilization-cmd-waive = verzichten
civilization-cmd-calamity = katastrophe
civilization-cmd-lose = verlieren
civilization-cmd-discard = abgeben
civilization-cmd-end = ende
civilization-verb-end-typed = fertig, beenden
civilization-verb-move-typed = zug, land
civilization-verb-sail-typed = schiff, segeln

# Warum ein Computer einen Zug machen würde

civilization-why-nation = Dieses Volk hat gutes Land und einen leichten Weg durch die Epochen.
civilization-why-tax = Du brauchst den Vorrat ebenso wie den Staatsschatz.
civilization-why-ship = Schiffe bringen Leute in Land, das zu Fuß nicht zu erreichen ist.
civilization-why-move = Leute vermehren sich, wo Platz ist, und gründen Städte, wo genug zusammenkommen.
civilization-why-sail = Dort drüben sind deine Leute mehr wert.
civilization-why-build = Jede Stadt ist in jeder Runde eine Handelskarte mehr.
civilization-why-buy-gold = Ein voller Staatsschatz ließe zu wenige Steine zum Wachsen.
civilization-why-accept = Die Karten, die du bekommst, lassen deine Sätze am meisten wachsen.
civilization-why-counter = Dieses Angebot hilft dir, und was du gibst, kannst du entbehren.
civilization-why-offer = Diese Karten kannst du entbehren, und andere brauchen sie vielleicht.
civilization-why-buy = Diese Karten bringen dich dem am nächsten, was die nächste Epoche verlangt.
civilization-why-lose = Diese fehlen dir am wenigsten.
civilization-why-discard = Diese Karten fehlen dir am wenigsten.
civilization-why-calamity = Das schadet dir am wenigsten.
civilization-why-pass = Etwas anderes hilft dir jetzt nicht.
civilization-why-nation-points = Seine Leiste verlangt am Ende { $points } Punkte; andere, die noch frei sind, verlangen bis zu { $most }.
civilization-why-nation-late = Seine zweite Epoche beginnt spät, auf Feld { $space }: Für die ersten Städte bleibt Zeit.
civilization-why-tax-low =
    Dein Vorrat von { $stock } reicht nicht für zwei Spielsteine je Stadt: { $cities ->
        [one] Sie würde abfallen
       *[other] Einige der { $cities } würden abfallen
    }.
civilization-why-tax-high =
    { $left ->
        [one] Ein Spielstein bleibt
       *[other] { $left } Spielsteine bleiben
    } im Vorrat fürs Wachstum; den Staatsschatz kannst du dir leisten.
civilization-why-tax-usual = Das füllt den Staatsschatz um { $due } und lässt { $left } im Vorrat fürs Wachstum; mehr würde dich bremsen.
civilization-why-ship-none = Zu Fuß kommt dein Volk ebenso weit, und der Unterhalt ist gespart.
civilization-why-ship-keep =
    { $number ->
        [one] Das Schiff bringt
       *[other] Die Schiffe bringen
    } dein Volk in besseres Land, als es zu Fuß erreicht.
civilization-why-ship-build = Vom Gebiet { $area } aus ({ $people } aus deinem Volk) erreicht das Schiff besseres Land, als man zu Fuß findet.
civilization-why-ship-rich = Dein Staatsschatz hat { $treasury }: Was du ausgibst, kommt in den Vorrat zurück, wo Steuern und Wachstum es brauchen.
civilization-why-move-city = Mit { $number } Spielsteinen im Gebiet { $area } kannst du dort eine Stadt gründen.
civilization-why-city-cards = Es wäre deine Stadt Nummer { $number }: So viele Handelskarten bekommst du dann jede Runde.
civilization-why-move-fight = Im Gebiet { $area } bist du in der Überzahl, { $own } gegen { $others }.
civilization-why-move-beside = { $area } ernährt { $limit }: Dort ist Platz neben den anderen.
civilization-why-move-room = { $area } ernährt { $limit }: Dort wächst dein Volk.
civilization-why-move-site = { $area } hat einen Stadtplatz: Sechs Spielsteine reichen für eine Stadt.
civilization-why-move-crowded =
    Im Gebiet { $area } { $over ->
        [one] lebt einer mehr, als
       *[other] leben { $over } mehr, als
    } das Land ernährt.
civilization-why-move-storm = Die Stadt { $area } von { $nation } lässt sich stürmen: Zur Verteidigung hat sie { $stock } im Vorrat.
civilization-why-ahead = { $nation } steht mindestens so gut da wie du.
civilization-why-build-epoch = Als Nächstes kommt die zweite Epoche und verlangt { $needed } Städte; das wäre Nummer { $number }.
civilization-why-build-safe = Weder Flut noch Vulkan bedroht { $area }.
civilization-why-build-support = Aus deinem Volk bleiben { $people }, um die Städte zu versorgen; { $need } sind nötig.
civilization-why-gold-stock = Dein Vorrat ist auf { $stock } geschrumpft; { $price } Spielsteine aus dem Staatsschatz ({ $treasury }) kommen dorthin zurück.
civilization-why-gold-set = Mit dem Gold in deiner Hand wird es ein Satz: { $points } Punkte mehr.
civilization-why-deal-gain =
    Nach allem, was man wissen kann, wäre deine Hand etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr wert.
civilization-why-deal-risk = Eine Katastrophe kann darin sein ({ $percent } %); das würde dich etwa { $points } Punkte kosten und ist eingerechnet.
civilization-why-deal-safe = In dieses Paket passt keine Katastrophe.
civilization-why-wanted = { $nation } hat darum gebeten: { $goods }.
civilization-why-offer-calamity = So gibst du die Katastrophe weiter, bevor sie dich trifft: { $calamity }.
civilization-why-offer-cost =
    Diese Karten bringen deiner Hand nur { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }; für andere machen sie vielleicht einen Satz.
civilization-why-offer-asked = Andere haben darum gebeten: { $goods }.
civilization-why-offer-wish = Dafür wünschst du dir, was deine Sätze am meisten wachsen lässt: { $goods }.
civilization-why-buy-groups = Es bringt dir neue Gruppen ({ $groups }); die dritte Epoche verlangt { $needed }.
civilization-why-buy-number = Du hast dann { $number } der { $needed } Karten, die die vierte Epoche verlangt.
civilization-why-buy-credit = Karten, die du schon hast, zahlen { $points } Punkte davon.
civilization-why-buy-points = Es zählt { $points } Punkte zu den { $demand }, die du am Ende brauchst.
civilization-why-buy-opens = Es ist Bedingung für { $cards }.
civilization-why-lose-people =
    { $cities ->
        [one] Deine Stadt bleibt
       *[other] Alle { $cities } Städte bleiben
    }: Menschen wachsen schneller nach als Städte.
civilization-why-lose-cities = Wer bleibt, kann die übrigen Städte versorgen: { $number }.
civilization-why-discard-calamity = So wirst du eine Katastrophe los: { $calamity }.
civilization-why-discard-least =
    Diese tragen am wenigsten zu deinen Sätzen bei: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }; { $keep } Karten darfst du behalten.
civilization-why-calamity-leader =
    Es trifft { $nation } und damit jemanden mit viel zu verlieren ({ $cities ->
        [one] eine Stadt
       *[other] { $cities } Städte
    }).
civilization-why-pass-offers =
    { $number ->
        [one] Aus dem offenen Angebot wird kein Handel, bei dem beide genug gewinnen
       *[other] Aus keinem der { $number } offenen Angebote wird ein Handel, bei dem beide genug gewinnen
    }.
civilization-why-end-build =
    Mit { $people ->
        [one] einem Spielstein
       *[other] { $people } Spielsteinen
    } auf dem Plan könntest du keine weitere Stadt versorgen und besteuern.
civilization-why-end-full = Du hast so viele Karten, wie zählen; auch Waren auf der Hand zählen.
civilization-why-end-buy = Deine Waren ({ $points } Punkte) wachsen auf der Hand schneller: Sätze zählen im Quadrat.
civilization-why-end-move = Alle stehen, wo sie am meisten wert sind.
civilization-why-grow =
    Dein Vorrat von { $stock } reicht nicht für alle; er wächst in { $areas ->
        [one] einem Gebiet
       *[other] { $areas } Gebieten
    }.
civilization-why-sail-fetch =
    { $people ->
        [0] Aus dem Gebiet { $area } wird dein Volk weitergebracht
        [one] Im Gebiet { $area } nimmt es den einen Spielstein an Bord, der noch ziehen kann, und bringt ihn weiter
       *[other] Im Gebiet { $area } nimmt es einige der { $people } Spielsteine an Bord, die noch ziehen können, und bringt sie weiter
    }.
civilization-why-offer-dear =
    Ohne diese Karten ist deine Hand { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } weniger wert: Gib sie nicht für weniger her.
civilization-why-end-ship = Zu Fuß findet dein Volk ebenso gutes Land; die { $price } Spielsteine für ein Schiff sind gespart.
civilization-why-end-fleet = Die Schiffe, die du hast, genügen; die { $price } Spielsteine für ein weiteres sind gespart.
civilization-why-end-poor = Mit Waren für { $points } Punkte und { $treasury } Spielsteinen kannst du keine Karte bezahlen, die dir offensteht.
civilization-why-end-hand =
    Du hast { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand und darfst { $keep } behalten.

# Rückblick auf eine Partie

civilization-measure = 100 für jedes Feld der Entwicklungstabelle, dazu die Punkte von Zivilisationskarten, Handelskarten und Staatsschatz.
civilization-measure-farmers = 100 für jedes Feld der Entwicklungstabelle, dazu 50 für jede Stadt.
civilization-measure-nomads = Gebiete, in denen das eigene Volk lebt.
