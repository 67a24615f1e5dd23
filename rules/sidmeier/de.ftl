# Sid Meier’s Civilization: Das Brettspiel auf Deutsch.

sidmeier-name = Sid Meier’s Civilization: Das Brettspiel
    .brief = Sid Meier’s Civilization
sidmeier-tagline = Führe dein Volk vom ersten Dorf zu den Sternen.

sidmeier-option-rules = Regeln
sidmeier-option-rules-standard = Standardregeln
sidmeier-option-rules-advanced = Fortgeschrittenenregeln
sidmeier-option-length = Länge (Fortgeschrittene)
sidmeier-option-length-long = Lang: Eroberung oder Triumph
sidmeier-option-length-medium = Mittellang: endet im Industriezeitalter
sidmeier-option-length-short = Kurz: endet im Mittelalter
sidmeier-option-world = Welt
sidmeier-option-world-normal = Wie gedruckt
sidmeier-option-world-rich = Mehr Rohstoffe
sidmeier-option-claims = Meilensteine (Standardregeln)
sidmeier-option-claims-announced = Wer zuerst verkündet
sidmeier-option-claims-automatic = Fallen automatisch zu
sidmeier-option-errata = Meilenstein der Metropolen
sidmeier-option-errata-printed = Zehn Metropolen, wie gedruckt
sidmeier-option-errata-corrected = Acht, Korrektur des Verlags
sidmeier-option-bonus = Bonus der ausgeteilten Technologie
sidmeier-option-bonus-given = Gibt es sofort
sidmeier-option-bonus-none = Gibt es nicht
sidmeier-option-range = Handelsreichweite zählt
sidmeier-option-range-everybody = Alle Technologien im Spiel
sidmeier-option-range-partners = Nur die der beiden Partner

# Wörter der Züge

sidmeier-verb-start = Startregion wählen
    .brief = Start
sidmeier-verb-move = Ziehen
sidmeier-verb-fly = Fliegen
sidmeier-verb-explore = Erforschen
sidmeier-verb-declare = Kampf erklären
    .brief = Kampf
sidmeier-verb-join = Sich einer Seite anschließen
    .brief = Anschließen
sidmeier-verb-pick = Wählen
sidmeier-verb-offer = Angebot machen
    .brief = Angebot
sidmeier-verb-accept = Angebot annehmen
    .brief = Annehmen
sidmeier-verb-withdraw = Angebot zurückziehen oder ablehnen
    .brief = Verwerfen
sidmeier-verb-assign = Karten zuordnen
sidmeier-verb-buy = Kaufen
sidmeier-verb-sell = Alte Einheiten verkaufen
    .brief = Verkaufen
sidmeier-verb-found = Dorf gründen
    .brief = Gründen
sidmeier-verb-grow = Siedlung vergrößern
    .brief = Vergrößern
sidmeier-verb-research = Technologie erwerben
    .brief = Erwerben
sidmeier-verb-claim = Verkünden oder nutzen
sidmeier-verb-end = Fertig
sidmeier-end-move = Züge beenden
sidmeier-end-declare = Kein weiterer Kampf
sidmeier-end-window = Kein Kampf
sidmeier-end-join = Heraushalten
sidmeier-end-trade = Handel beenden
sidmeier-end-buy = Käufe beenden
sidmeier-pick-battle = Kampf wählen
sidmeier-pick-unit = Einheit wählen
sidmeier-research-free = Technologie wählen
sidmeier-assign-gift = Gratis-Einheit einsetzen

sidmeier-about-start = Aufbau: Dorf, Einheit und Siedler in eine freie Region setzen.
sidmeier-about-move = Armeen, Siedler oder Schiffe ziehen; in eine Seezone heißt an Bord gehen.
sidmeier-about-fly = Bis zu drei Gebiete fliegen; landen bei Siedlung, Armee oder passendem Schiff.
sidmeier-about-explore = Ein Siedler sieht den verdeckten Marker seiner Region an und bleibt dort.
sidmeier-about-declare = Kampf erklären, nach den eigenen Zügen oder wenn jemand dein Gebiet betritt.
sidmeier-about-join = Mit allen Einheiten dort in einen fremden Kampf eingreifen.
sidmeier-about-pick = Geheim wählen, wer kämpft, oder welcher Kampf zuerst kommt.
sidmeier-about-offer = Handel anbieten: was du gibst, was du nimmst, und Gold von dir oder für dich.
sidmeier-about-accept = Ein Angebot an dich annehmen; es wird sofort ausgeführt.
sidmeier-about-withdraw = Dein Angebot zurückziehen oder eines an dich ablehnen.
sidmeier-about-assign = Karte mit Smileys oder Zahnrädern anlegen oder Gratis-Einheit einsetzen.
sidmeier-about-buy = Einheiten, Siedler, Ausbauten oder das Kolonieschiff kaufen.
sidmeier-about-sell = Einheiten früherer Epochen an die Bank verkaufen (Fortgeschrittenenregeln).
sidmeier-about-found = Aus einem Siedler ein Dorf machen.
sidmeier-about-grow = Eine Siedlung um eine Stufe vergrößern.
sidmeier-about-research = Eine Technologie erwerben.
sidmeier-about-claim = Meilenstein verkünden, das Ende erklären oder ein Weltwunder nutzen.
sidmeier-about-end = Züge, Handel oder Käufe beenden; oder es gut sein lassen.

sidmeier-word-region = region
sidmeier-word-from = von
sidmeier-word-unit = einheit
sidmeier-word-to = nach
sidmeier-word-number = anzahl
sidmeier-word-ship = schiff
sidmeier-word-area = gebiet
sidmeier-word-player = spieler
sidmeier-word-aircraft = flugzeug
sidmeier-word-give = geben
sidmeier-word-take = nehmen
sidmeier-word-money = zahlung
sidmeier-word-gold = gold
sidmeier-word-offer = angebot
sidmeier-word-card = karte
sidmeier-word-place = ort
sidmeier-word-port = hafen
sidmeier-word-what = was
sidmeier-word-where = wo
sidmeier-word-technology = technologie
sidmeier-word-target = ziel

# Namen

sidmeier-player = { $who }
sidmeier-era-ancient = Altertum
sidmeier-era-medieval = Mittelalter
sidmeier-era-industrial = Industriezeitalter
sidmeier-era-modern = Modernes Zeitalter
sidmeier-size-1 = Dorf
sidmeier-size-2 = Stadt
sidmeier-size-3 = Großstadt
sidmeier-size-4 = Metropole
sidmeier-milestone-villages = Sechs Dörfer
sidmeier-milestone-ancient-technologies = Zwei altertümliche Technologien
sidmeier-milestone-ancient-armies = Acht altertümliche Armeen
sidmeier-milestone-medieval-technologies = Zwei mittelalterliche Technologien
sidmeier-milestone-medieval-fleets = Zwei mittelalterliche Flotten
sidmeier-milestone-medieval-gold = 60 Gold
sidmeier-milestone-industrial-technologies = Zwei industrielle Technologien
sidmeier-milestone-industrial-fleets = Zwei industrielle Flotten
sidmeier-milestone-industrial-gold = 80 Gold
sidmeier-milestone-metropolises = { $number ->
    [8] Acht Metropolen
   *[other] Zehn Metropolen
}
sidmeier-milestone-modern-technologies = Zwei moderne Technologien
sidmeier-milestone-modern-gold = 100 Gold
sidmeier-free-smiley = Zufriedene Siedlung gratis
sidmeier-growth = Gratis-Vergrößerung
sidmeier-ship = { $unit } Nr. { $ship }
sidmeier-group = { $number } hier
sidmeier-group-left = { $number } hier, noch { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
}
sidmeier-group-aboard = { $number } an Bord von Schiff Nr. { $ship }
sidmeier-group-laden = Schiff Nr. { $ship }, mit Ladung
sidmeier-of = Besitzer: { $who }
sidmeier-rolls = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}{ $added ->
    [0] {""}
   *[other] {" "}+{ $added }
}
sidmeier-with-support = { $unit } mit { $aircraft }
sidmeier-no-support = Kein Flugzeug
sidmeier-cost = { $gold } Gold
sidmeier-card-gives = bringt { $things }
sidmeier-card-allows = erlaubt { $things }
sidmeier-card-both = { $first }; { $second }
sidmeier-card-seminal =
    { $points ->
        [one] grundlegende Entdeckung: 1 Punkt
       *[other] grundlegende Entdeckung: { $points } Punkte
    }
sidmeier-card-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
sidmeier-card-size = Wachstum zur Stufe { $size }
sidmeier-card-range = { $land ->
    [99] Handel ohne Grenzen
   *[other] Handel (Land { $land }, See { $sea })
}
sidmeier-card-brought = brachte { $number ->
    [one] { $kind }
   *[other] { $number } × { $kind }
}
sidmeier-kind-settler = Siedler
sidmeier-kind-infantry = Infanterie
sidmeier-kind-cavalry = Kavallerie
sidmeier-kind-fleet = Flotte
sidmeier-effect-oracle = im Kampf siehst du zuerst, wen der Gegner wählt
sidmeier-effect-magellans-voyage = im Handel einmal je Runde eine Rohstoffkarte tauschen
sidmeier-effect-manhattan-project = einmal in deinem Zug eine Region zerstören
sidmeier-effect-united-nations = jederzeit das Ende erklären: +5 Punkte
sidmeier-effect-apollo-program = jederzeit das Ende erklären: 1 Punkt je Einheit
sidmeier-effect-alpha-centauri-colony-ship = das Spiel endet: 1 Punkt je Technologie
sidmeier-cost-fee = davon { $fee } Gold an { $who }
sidmeier-cost-crowded = { $gold } Gold; kein Platz für { $lost ->
    [one] eine Gratis-Figur
   *[other] { $lost } Gratis-Figuren
}
sidmeier-described = { $name } ({ $fact })
    .brief = { $name }
sidmeier-units-of = Einheiten von { $who }
sidmeier-settlement-of = { $size } von { $who }
sidmeier-unexplored = unerforscht
sidmeier-fight = { $area }, gegen { $foe }
sidmeier-settlement-at = { $area } ({ $size })
sidmeier-card-of = { $resource } (Karte von { $area })
sidmeier-unit-at = { $unit } ({ $area })
sidmeier-some = { $number } × { $thing }
sidmeier-bundle = { $things }
sidmeier-nothing = nichts
sidmeier-offer = Angebot { $number } von { $who }
sidmeier-terms = Du bekommst: { $get }. Du gibst: { $give }.
sidmeier-gold-later = { $gold } Gold nach der Produktion
sidmeier-chance = Den Zufall entscheiden lassen
sidmeier-assign-auto = Alle bestmöglich anlegen
sidmeier-money-none = Kein Gold
sidmeier-money-pay = Ich zahle Gold
sidmeier-money-get = Ich bekomme Gold
sidmeier-money-pay-later = Ich zahle Gold nach der Produktion
sidmeier-money-get-later = Ich bekomme Gold nach der Produktion

# Phasen

sidmeier-phase-placing = Wahl der Startregionen
sidmeier-phase-tokens = Die ersten Entdeckungsmarker
sidmeier-phase-movement = { $era }, Runde { $round }: Bewegung und Kampf
sidmeier-phase-trade = { $era }, Runde { $round }: Handel
sidmeier-phase-production = { $era }, Runde { $round }: Produktion
sidmeier-phase-purchase = { $era }, Runde { $round }: Erwerb
sidmeier-phase-over = Das Spiel ist zu Ende

# Fragen

sidmeier-ask-standing = Du bist nicht am Zug, aber dies steht dir jederzeit frei.
sidmeier-ask-claim = Was verkündest oder nutzt du?
sidmeier-ask-assign = Welche Karte legst du an Siedlungen an?
sidmeier-ask-smile = Welche Siedlungen macht sie zufrieden? Höchstens { $most }; ohne Wahl liegt sie, wo sie am meisten bringt.
sidmeier-ask-gear = Welche Siedlungen macht sie produktiv? Höchstens { $most }; ohne Wahl liegt sie, wo sie am meisten bringt.
sidmeier-ask-start = Wähle eine Startregion für ein Dorf, eine Einheit und einen Siedler.
sidmeier-ask-gift = Wohin setzt du deine Gratis-Einheit ({ $unit })?
sidmeier-ask-free-growth = Welche Siedlung wächst kostenlos?
sidmeier-ask-where = Wo?
sidmeier-ask-port = Welche Siedlung baut das Schiff? Es zählt zu ihrem Limit.
sidmeier-ask-discovery = Gratis-Technologie: welche?
sidmeier-ask-tribe = Welche Einheit gibt dir die kleine Zivilisation der Region { $area }?
sidmeier-ask-move = Ziehe, erforsche oder beende deine Züge.
sidmeier-ask-explore = Wo sieht ein Siedler nach? Kennst du den Marker schon als leer, wird er entfernt.
sidmeier-ask-bomb = Welche Region zerstört das Manhattan-Projekt?
sidmeier-ask-from = Aus welchem Gebiet?
sidmeier-ask-unit = Welche Figur zieht?
sidmeier-ask-to = Wohin ziehst du: { $unit }?
sidmeier-ask-number = Wie viele?
sidmeier-ask-ship = An Bord welches Schiffs?
sidmeier-ask-window = { $who } hat das Gebiet { $area } betreten ({ $theirs }); deine Einheiten dort: { $own }. Erklärst du einen Kampf?
sidmeier-ask-declare = Deine Züge sind beendet. Erklärst du Kämpfe?
sidmeier-ask-battlefield = Wo?
sidmeier-ask-foe = Gegen wen?
sidmeier-ask-order = Welcher Kampf kommt als nächster?
sidmeier-ask-join = { $who } ({ $one }) greift { $whom } ({ $other }) im Gebiet { $area } an. Schließt du dich einer Seite an?
sidmeier-ask-side = Wessen Seite?
sidmeier-ask-pick = Kampf im Gebiet { $area } gegen { $whom } ({ $foes }): Wähle geheim, wer kämpft.
sidmeier-ask-fighter = Welche Einheit kämpft?
sidmeier-ask-support = Unterstützt sie ein Flugzeug?
sidmeier-ask-trade = Handel: Mach Angebote, nimm welche an oder sag, dass du fertig bist.
sidmeier-ask-partner = Mit wem?
sidmeier-ask-give = Was gibst du?
sidmeier-ask-take = Was willst du dafür?
sidmeier-ask-money = Und Gold?
sidmeier-ask-gold = Wie viel Gold?
sidmeier-ask-accept = Welches Angebot nimmst du an?
sidmeier-ask-withdraw = Welches Angebot ziehst du zurück oder lehnst du ab?
sidmeier-ask-magellan = Magellans Reise: Welche Karte nimmst du bis zum Ende der Produktion?
sidmeier-ask-magellan-own = Welche Karte gibst du dafür?
sidmeier-ask-buy = Du hast { $gold } Gold. Was tust du?
sidmeier-ask-ware = Was kaufst du?
sidmeier-withdraw-plan = Vorbereitetes verwerfen
sidmeier-ask-plan = { $number ->
    [0] Du bist noch nicht an der Reihe; bereite deinen Erwerb schon vor ({ $gold } Gold).
    [one] Ein Schritt ist vorbereitet; danach hast du { $gold } Gold. Was noch?
   *[other] { $number } Schritte sind vorbereitet; danach hast du { $gold } Gold. Was noch?
}
sidmeier-ask-planned = { $number ->
    [one] Ein Schritt deines Erwerbs ist vorbereitet
   *[other] { $number } Schritte deines Erwerbs sind vorbereitet
}; mehr lässt sich nicht voraussehen.
sidmeier-planned = Vorbereitet, { $number ->
    [one] ein Schritt
   *[other] { $number } Schritte
} bisher. Ausgeführt wird, sobald du an der Reihe bist.
sidmeier-plan-dropped = Nichts ist mehr vorbereitet.
sidmeier-plan-stopped = Dein vorbereiteter Erwerb geht nicht weiter: { $why }
sidmeier-ask-found = Wo wird ein Siedler zum Dorf (für { $price } Gold)?
sidmeier-ask-grow = Welche Siedlung wächst?
sidmeier-ask-research = Welche Technologie?
sidmeier-ask-sell-from = Wo verkaufst du alte Einheiten?
sidmeier-ask-sell = Welche Einheiten verkaufst du?

# Was geschieht

sidmeier-first-placer = { $who } wählt zuerst eine Startregion.
sidmeier-started = { $who } beginnt in der Region { $area }.
sidmeier-revealed = Der Marker von { $who } in der Region { $area }: { $token }.
sidmeier-first = { $who } beginnt die erste Runde.
sidmeier-rolled = { $who } würfelt { $number }.
sidmeier-rolled-minus = { $who } würfelt { $dice }, weniger { $minus ->
    [one] eine Siedlung
   *[other] { $minus } Siedlungen
}: { $number }.
sidmeier-new-round = Runde { $round } beginnt; es beginnt { $who }.
sidmeier-new-era = Eine neue Epoche beginnt: { $era }.
sidmeier-era-ends = Mit dieser Runde endet die Epoche { $era }.
sidmeier-begins-movement = Runde { $round }: Bewegung und Kampf.
sidmeier-begins-purchase = Runde { $round }: Erwerb.
sidmeier-looked = { $who } sieht den Marker der Region { $area } an.
sidmeier-saw-resource = Dein Fund in der Region { $area }: { $token }.
sidmeier-saw-nothing = In der Region { $area } ist nichts. Erforsche sie noch einmal, um den Marker zu entfernen.
sidmeier-took-away = { $who } entfernt einen bedeutungslosen Marker aus der Region { $area }.
sidmeier-found = { $who } entdeckt etwas in der Region { $area }: { $token }.
sidmeier-treasure = { $who } erhält { $gold } Gold.
sidmeier-no-discovery = Für { $who } steht keine Technologie zur Wahl; der Marker ist fort.
sidmeier-minor = Die kleine Zivilisation der Region { $area } geht an { $who }: ein Dorf.
sidmeier-no-recruit = Eine Einheit kommt nicht dazu: Noch hat niemand eine Technologie dafür.
sidmeier-plague = Die Seuche trifft { $regions ->
    [one] eine Region
   *[other] { $regions } Regionen
}: { $figures ->
    [one] eine Figur stirbt
   *[other] { $figures } Figuren sterben
}, { $settlements ->
    [0] keine Siedlung schrumpft
    [one] eine Siedlung schrumpft
   *[other] { $settlements } Siedlungen schrumpfen
}.
sidmeier-resource = Die Siedlung von { $who } in der Region { $area } hat einen Rohstoff: { $resource }.
sidmeier-acquired = { $who } erwirbt eine Technologie: { $technology }.
sidmeier-wonder = { $who } erhält ein Weltwunder: { $wonder }.
sidmeier-free-improvement = { $who } erhält einen Gratis-Ausbau: { $improvement }.
sidmeier-gift = { $who } erhält eine Gratis-Figur: { $unit } ({ $area }).
sidmeier-gift-lost = Keine Siedlung von { $who } hat noch Platz; verfallen: { $unit }.
sidmeier-milestone = { $who } erreicht einen Meilenstein ({ $milestone }) und erhält das Weltwunder „{ $wonder }“.
sidmeier-declared-diplomatic = { $who } erklärt mit den Vereinten Nationen das Spiel zum Ende dieser Runde für beendet.
sidmeier-declared-military = { $who } erklärt mit dem Apollo-Programm das Spiel zum Ende dieser Runde für beendet.
sidmeier-assigned-auto = Deine Karten liegen dort, wo sie am meisten bringen.
sidmeier-assigned =
    { $number ->
        [0] „{ $card }“ kommt dorthin, wo sie am meisten bringt.
        [one] „{ $card }“ gilt nun für eine Siedlung.
       *[other] „{ $card }“ gilt nun für { $number } Siedlungen.
    }
sidmeier-moved = { $who } zieht { $number } × { $unit }: { $source } → { $to }.
sidmeier-bombed = { $who } zerstört mit dem Manhattan-Projekt die Region { $area }.
sidmeier-reacted = { $who } erklärt { $whom } den Kampf im Gebiet { $area }.
sidmeier-no-reaction = Niemand erklärt einen Kampf im Gebiet { $area }.
sidmeier-declared = { $who } erklärt { $whom } den Kampf im Gebiet { $area }.
sidmeier-battle = Kampf im Gebiet { $area }: { $who } gegen { $whom }.
sidmeier-void = Im Gebiet { $area } gibt es nichts mehr, worum gekämpft wird.
sidmeier-joined = { $who } schließt sich { $whom } an.
sidmeier-stayed-out = { $who } hält sich heraus.
sidmeier-oracle = Das Orakel zeigt, was { $whom } gewählt hat: { $units }.
sidmeier-roll = { $who }, { $unit }: { $parts } = { $total }.
sidmeier-roll-dice = Würfel { $dice }
sidmeier-roll-superiority = Überlegenheit +{ $added }
sidmeier-roll-science = Wissenschaft +{ $added }
sidmeier-roll-unit = Einheit +{ $added }
sidmeier-roll-defence = Siedlung +{ $added }
sidmeier-duel-lost = { $who } verliert den Einzelkampf und { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
}.
sidmeier-duel-tie =
    { $number ->
        [2] Gleichstand: Beide Einheiten sind verloren.
       *[other] Gleichstand: Alle { $number } Einheiten sind verloren.
    }
sidmeier-lost-with = Ohne Verteidiger { $number ->
    [one] geht im Gebiet { $area } eine weitere Figur
   *[other] gehen im Gebiet { $area } { $number } weitere Figuren
} verloren.
sidmeier-won = { $who } gewinnt den Kampf im Gebiet { $area }.
sidmeier-nobody-left = Im Gebiet { $area } kann niemand mehr kämpfen.
sidmeier-captured = { $who } erobert die Siedlung von { $whom } in der Region { $area }.
sidmeier-ruined = { $who } hat keine Siedlung mehr und scheidet aus.
sidmeier-ruined-by = { $whom } hat keine Siedlung mehr und scheidet aus; alles Gold und alle Weltwunder gehen an { $who }.
sidmeier-downed = { $who } verliert { $number ->
    [one] ein Flugzeug
   *[other] { $number } Flugzeuge
} ohne Stützpunkt im Gebiet { $area }.
sidmeier-offered = Angebot { $number }: { $who } bietet { $whom } { $give } für { $take }.
sidmeier-dealt = Angebot { $number } ist angenommen: { $who } gibt { $whom } { $give } für { $take }.
sidmeier-withdrew = Angebot { $number } ist vom Tisch ({ $who }).
sidmeier-withdrew-own = { $who } zieht Angebot { $number } zurück.
sidmeier-refused = { $who } lehnt Angebot { $number } ab.
sidmeier-lapsed = Angebot { $number } von { $who } kann nicht mehr erfüllt werden.
sidmeier-magellan = Magellans Reise: { $who } nimmt von { $whom } { $theirs } und gibt dafür { $own }.
sidmeier-done = { $who } ist mit dem Handel fertig.
sidmeier-critical = { $who } würfelt { $number }. Kritischer Rohstoff: { $resource }.
sidmeier-income = { $who } erhält { $total } Gold: { $parts }.
sidmeier-income-raised = { $who } erhält { $total } Gold: { $parts }; aufgestockt auf das Minimum.
sidmeier-income-settlements = { $gold } aus Siedlungen
sidmeier-income-critical = { $gold } aus dem kritischen Rohstoff
sidmeier-income-types = { $gold } aus verschiedenen Rohstoffen
sidmeier-income-monopolies = { $gold } aus Monopolen
sidmeier-income-wonders = { $gold } aus Weltwundern
sidmeier-income-minimum = aufgestockt auf das Minimum von { $gold }
sidmeier-paid = { $who } zahlt { $whom } das versprochene Gold ({ $gold }).
sidmeier-bought = { $who } kauft { $number } × { $unit } ({ $area }) für { $gold } Gold.
sidmeier-built = { $who } kauft für { $gold } Gold: { $improvement }.
sidmeier-fee = { $whom } erhält davon { $gold } Gold Gebühr.
sidmeier-sold = { $who } verkauft { $number } × { $unit } ({ $area }) für { $gold } Gold.
sidmeier-launched = { $who } schickt das Kolonieschiff nach Alpha Centauri; das Spiel endet mit dieser Runde.
sidmeier-founded = { $who } gründet ein Dorf in der Region { $area }.
sidmeier-not-founded = { $who } kann in der Region { $area } doch kein Dorf gründen und zahlt nichts.
sidmeier-grown = Die Siedlung von { $who } in der Region { $area } wächst: { $size }.
sidmeier-bought-all = { $who } ist mit dem Erwerb fertig und behält { $gold } Gold.
sidmeier-end-die = { $who } würfelt { $die } um das Spielende; es endet bei { $number } oder weniger.
sidmeier-ends-die = Das Spiel endet mit dieser Runde.
sidmeier-ends-third = { $who } besitzt die dritte moderne Technologie: Das Spiel endet mit dieser Runde.

sidmeier-over-conquest = Vollständige Eroberung: Nur eine Zivilisation ist übrig.
sidmeier-over-third = Jemand hat die dritte moderne Technologie erworben.
sidmeier-over-die = Der Würfel hat das Spiel beendet.
sidmeier-over-diplomatic = Diplomatischer Triumph: Die Vereinten Nationen haben das Spiel beendet.
sidmeier-over-military = Militärischer Triumph: Das Apollo-Programm hat das Spiel beendet.
sidmeier-over-space = Weltraumtechnologischer Triumph: Das Kolonieschiff ist unterwegs.
sidmeier-score = { $who }: zusammen { $total } (Siedlungen { $settlements }, Technologien { $technologies }, Weltwunder { $wonders }, Bonus { $bonus }).

# Ablehnungen

sidmeier-not-now = Nicht jetzt: Warte auf deinen Zug oder auf die Phase, in der das geht.
sidmeier-no-claim = Du hast im Augenblick nichts zu verkünden oder zu nutzen.
sidmeier-no-milestone = „{ $milestone }“ erfüllst du im Augenblick nicht, oder der Meilenstein ist vergeben.
sidmeier-no-power = { $wonder }: Damit kannst du im Augenblick nichts tun.
sidmeier-no-assign = Du hast nichts zuzuordnen; Smileys und Zahnräder gehören zu den Fortgeschrittenenregeln.
sidmeier-no-second-improvement = Dort liegt schon ein Ausbau ({ $card }): Eine Siedlung hat je einen für Zufriedenheit und für Produktivität. Wähle eine andere.
sidmeier-no-start = Kein freies Land: { $area }. Wähle eine Landregion ohne Siedlung.
sidmeier-no-move = Keine deiner Figuren hat noch einen Bewegungspunkt und einen Weg. Beende deine Züge.
sidmeier-no-aircraft = Keines deiner Flugzeuge hat noch einen Bewegungspunkt.
sidmeier-must-land = Bevor du deine Züge beendest, müssen Flugzeuge landen: { $strays }.
sidmeier-stray = das in { $area } (erreichbar: { $places })
sidmeier-no-token = Keiner deiner Siedler steht auf einem verdeckten Marker, den du nicht kennst.
sidmeier-there-already = Die Figuren sind schon im Gebiet { $area }. Wähle ein anderes.
sidmeier-moves-first = Beende zuerst deine Züge; danach kannst du Kämpfe erklären.
sidmeier-no-mover = Im Gebiet { $area } hast du nichts, was ziehen kann. Wähle ein anderes.
sidmeier-too-far =
    Zu weit: { $area }. { $left ->
        [0] Kein Bewegungspunkt ist übrig.
        [one] Ein Bewegungspunkt ist übrig.
       *[other] { $left } Bewegungspunkte sind übrig.
    }
sidmeier-no-way = Zum Gebiet { $area } führt kein Weg: Armeen und Siedler überschreiten Landgrenzen oder gehen von Bord.
sidmeier-no-ship-ashore = Schiffe bleiben auf See. Wähle eine Seezone.
sidmeier-no-boarding = Im Gebiet { $area } kann von hier aus kein eigenes Schiff mit Platz bestiegen werden.
sidmeier-moves-over = Deine Züge sind beendet: Jetzt wird gekämpft.
sidmeier-no-battle-there = Dort hast du keine kampffähige Einheit oder keinen Gegner. Wähle ein anderes Gebiet.
sidmeier-no-foe-there = Dort ist von dieser Person nichts zu bekämpfen, oder der Kampf ist schon erklärt.
sidmeier-out-of-range = Diese Person ist außerhalb deiner Handelsreichweite. Wähle eine andere.
sidmeier-no-more-offers = Du hast { $most } offene Angebote. Zieh erst eines zurück.
sidmeier-no-offer = Ein solches Angebot gibt es nicht.
sidmeier-done-already = Du bist schon fertig; die anderen handeln noch.
sidmeier-offer-void = Das Angebot kann nicht mehr erfüllt werden.
sidmeier-last-settlement = Die letzte Siedlung kann nicht gehandelt werden. Behalte eine.
sidmeier-card-and-settlement = Eine Siedlung nimmt ihre Karte mit: Handle nur eines von beiden.
sidmeier-not-tradable = Das kann jetzt nicht gehandelt werden.
sidmeier-too-poor = Dafür reicht dein Gold nicht ({ $gold }).
sidmeier-plan-full = Was darauf folgt, lässt sich nicht voraussehen. Warte auf deinen Zug oder verwirf, was vorbereitet ist.
sidmeier-no-site = Kein Siedler von dir steht dort, wo ein Dorf gegründet werden darf.
sidmeier-no-settler = In der Region { $area } hast du keinen Siedler.
sidmeier-settled-already = In der Region { $area } steht schon eine Siedlung.
sidmeier-no-site-desert = Wüste: { $area }; dort kann keine Siedlung stehen.
sidmeier-no-growth = Keine deiner Siedlungen kann jetzt wachsen.
sidmeier-no-growth-metropolis = Schon eine Metropole: { $area }.
sidmeier-no-growth-twice = In dieser Runde schon gewachsen: { $area }.
sidmeier-no-growth-terrain = Das Gelände erlaubt keine größere Siedlung: { $area }.
sidmeier-no-growth-new = In dieser Runde gegründet, wächst sie frühestens in der nächsten: { $area }.
sidmeier-no-growth-technology = Für diese Größe muss { $technology } im Spiel sein.
sidmeier-not-yours = Keine Siedlung von dir: { $area }.
sidmeier-no-technology-taken = Schon vergeben: { $technology }.
sidmeier-no-technology-era = Technologien dieser Epoche sind jetzt nicht zu haben.
sidmeier-no-technology-length = Technologien dieser Epoche sind bei dieser Spiellänge nicht zu haben.
sidmeier-no-technology-needs = Zuerst muss { $technology } im Spiel sein.
sidmeier-no-improvement-era = Dieser Ausbau gehört in eine andere Epoche ({ $era }).
sidmeier-no-improvement-technology = Zuerst muss { $technology } im Spiel sein.
sidmeier-no-improvement-twice = Diesen Ausbau hast du schon ({ $improvement }).
sidmeier-no-fusion = Für das Kolonieschiff muss { $technology } im Spiel sein.
sidmeier-no-second-ship = Das Kolonieschiff ist verkauft.
sidmeier-no-unit = Solche Einheiten können jetzt nicht gekauft werden.
sidmeier-no-room = Deine Siedlungen haben in dieser Runde schon so viele neue Figuren, wie sie fassen.
sidmeier-no-place = Dort kannst du es nicht einsetzen. Wähle eine eigene Siedlung, für Schiffe eine Seezone daneben.
sidmeier-no-sale = Verkauft werden können nur Einheiten früherer Epochen, Schiffe ohne Ladung.

# Orte und Karten

sidmeier-area-yukon = Yukon
sidmeier-area-labrador = Labrador
sidmeier-area-cascadia = Kaskadien
sidmeier-area-great-plains = Große Ebenen
sidmeier-area-great-lakes = Große Seen
sidmeier-area-appalachia = Appalachen
sidmeier-area-mississippi = Mississippi
sidmeier-area-sonora = Sonora
sidmeier-area-mexica = Mexica
sidmeier-area-yucatan = Yukatan
sidmeier-area-antilles = Antillen
sidmeier-area-orinoco = Orinoco
sidmeier-area-amazonia = Amazonien
sidmeier-area-andes = Anden
sidmeier-area-bahia = Bahia
sidmeier-area-gran-chaco = Gran Chaco
sidmeier-area-patagonia = Patagonien
sidmeier-area-britannia = Britannien
sidmeier-area-scandinavia = Skandinavien
sidmeier-area-iberia = Iberien
sidmeier-area-gallia = Gallien
sidmeier-area-germania = Germanien
sidmeier-area-italia = Italien
sidmeier-area-balkans = Balkan
sidmeier-area-sarmatia = Sarmatien
sidmeier-area-atlas = Atlas
sidmeier-area-sahara = Sahara
sidmeier-area-nile = Nil
sidmeier-area-nigeria = Nigeria
sidmeier-area-funa = Funa
sidmeier-area-atlantia = Atlantia
sidmeier-area-eritrea = Eritrea
sidmeier-area-tanganika = Tanganika
sidmeier-area-kalahari = Kalahari
sidmeier-area-madagascar = Madagaskar
sidmeier-area-anatolia = Anatolien
sidmeier-area-euphrates = Euphrat
sidmeier-area-arabia = Arabien
sidmeier-area-persia = Persien
sidmeier-area-steppe = Steppe
sidmeier-area-ural = Ural
sidmeier-area-siberia = Sibirien
sidmeier-area-kamchatka = Kamtschatka
sidmeier-area-gobi = Gobi
sidmeier-area-manchuria = Mandschurei
sidmeier-area-himalaya = Himalaya
sidmeier-area-indus = Indus
sidmeier-area-deccan = Dekkan
sidmeier-area-yunnan = Yunnan
sidmeier-area-mekong = Mekong
sidmeier-area-nippon = Nippon
sidmeier-area-java = Java
sidmeier-area-tanami = Tanami
sidmeier-area-tasmania = Tasmanien
sidmeier-area-bering-sea = Beringmeer
sidmeier-area-north-pacific = Nordpazifik
sidmeier-area-californian-sea = Kalifornische See
sidmeier-area-galapagos-sea = Galapagossee
sidmeier-area-chilean-sea = Chilenische See
sidmeier-area-south-pacific = Südpazifik
sidmeier-area-caribbean-sea = Karibik
sidmeier-area-west-atlantic = Westatlantik
sidmeier-area-north-atlantic = Nordatlantik
sidmeier-area-canary-sea = Kanarensee
sidmeier-area-gulf-of-guinea = Golf von Guinea
sidmeier-area-brazilian-sea = Brasilianische See
sidmeier-area-argentine-sea = Argentinische See
sidmeier-area-cape-sea = Kapsee
sidmeier-area-arctic-sea = Nordmeer
sidmeier-area-north-sea = Nordsee
sidmeier-area-west-mediterranean = Westliches Mittelmeer
    .brief = Westl. Mittelmeer
sidmeier-area-east-mediterranean = Östliches Mittelmeer
    .brief = Östl. Mittelmeer
sidmeier-area-red-sea = Rotes Meer
sidmeier-area-arabian-sea = Arabisches Meer
sidmeier-area-mozambique-channel = Straße von Mosambik
sidmeier-area-indian-ocean = Indischer Ozean
sidmeier-area-bay-of-bengal = Golf von Bengalen
sidmeier-area-sunda-sea = Sundasee
sidmeier-area-coral-sea = Korallenmeer
sidmeier-area-tasman-sea = Tasmansee
sidmeier-area-south-china-sea = Südchinesisches Meer
sidmeier-area-sea-of-japan = Japanisches Meer
sidmeier-area-sea-of-okhotsk = Ochotskisches Meer
sidmeier-area-west-pacific = Westpazifik

sidmeier-technology-masonry = Bauwesen
sidmeier-technology-alphabet-writing = Alphabet/Schrifttum
sidmeier-technology-pottery-specialization = Töpferei/Spezialisierung
sidmeier-technology-the-wheel = Rad
sidmeier-technology-bronze-working = Bronzeverarbeitung
sidmeier-technology-ceremonial-burial = Zeremonielle Bestattung
sidmeier-technology-code-of-laws = Gesetzbuch
sidmeier-technology-horseback-riding = Reitkunst
sidmeier-technology-mathematics = Mathematik
sidmeier-technology-iron-working = Eisenverarbeitung
sidmeier-technology-philosophy-literature = Philosophie/Literatur
sidmeier-technology-mysticism = Mystik
sidmeier-technology-trade-map-making = Handel/Landkarten
sidmeier-technology-currency = Währung
sidmeier-technology-construction = Konstruktion
sidmeier-technology-banking = Bankwesen
sidmeier-technology-education = Bildung
sidmeier-technology-engineering = Ingenieurwesen
sidmeier-technology-theology = Theologie
sidmeier-technology-feudalism = Feudalismus
sidmeier-technology-astronomy = Astronomie
sidmeier-technology-printing-press = Druckpresse
sidmeier-technology-chivalry = Rittertum
sidmeier-technology-navigation = Navigation
sidmeier-technology-chemistry = Chemie
sidmeier-technology-nationalism = Nationalismus
sidmeier-technology-physics = Physik
sidmeier-technology-economics = Wirtschaftslehre
sidmeier-technology-gunpowder-weapons = Schießpulverwaffen
sidmeier-technology-cavalry = Kavallerie
sidmeier-technology-legislative-government = Parlamentarische Regierung
sidmeier-technology-metallurgy = Metallurgie
sidmeier-technology-medicine = Medizin
sidmeier-technology-steam-power = Dampfkraft
sidmeier-technology-industrialization = Industrialisierung
sidmeier-technology-scientific-method = Wissenschaftliche Methode
sidmeier-technology-electricity = Elektrizität
sidmeier-technology-combustion = Verbrennungsmotor
sidmeier-technology-flight = Flugtechnik
sidmeier-technology-fission = Kernspaltung
sidmeier-technology-electronics = Elektronik
sidmeier-technology-mass-production = Massenproduktion
sidmeier-technology-plastics = Kunststoffe
sidmeier-technology-robotics = Robotik
sidmeier-technology-radio-television = Radio/Fernsehen
sidmeier-technology-computers = Computer
sidmeier-technology-advanced-flight = Moderne Flugtechnik
sidmeier-technology-genetics = Gentechnik
sidmeier-technology-rocketry = Raketentechnik
sidmeier-technology-space-flight = Raumfahrt
sidmeier-technology-miniaturization = Miniaturisierung
sidmeier-technology-superconductor = Supraleiter
sidmeier-technology-fusion = Fusion

sidmeier-wonder-hanging-gardens = Hängende Gärten
sidmeier-wonder-colossus = Koloss
sidmeier-wonder-pyramids = Pyramiden
sidmeier-wonder-great-library = Große Bibliothek
sidmeier-wonder-oracle = Orakel
sidmeier-wonder-great-lighthouse = Großer Leuchtturm
sidmeier-wonder-great-wall = Große Mauer
sidmeier-wonder-leonardos-workshop = Leonardos Werkstatt
sidmeier-wonder-bachs-cathedral = J. S. Bachs Kathedrale
sidmeier-wonder-sistine-chapel = Sixtinische Kapelle
sidmeier-wonder-sun-tzus-art-of-war = Sun Tsus Kriegskunst
sidmeier-wonder-copernicus-observatory = Kopernikus’ Observatorium
sidmeier-wonder-shakespeares-theatre = Shakespeares Theater
sidmeier-wonder-newtons-university = Newtons Universität
sidmeier-wonder-smiths-trading-company = Smiths Handelsgesellschaft
sidmeier-wonder-magellans-voyage = Magellans Reise
sidmeier-wonder-transcontinental-railroad = Transkontinentale Eisenbahn
sidmeier-wonder-edisons-lab = Edisons Labor
sidmeier-wonder-manhattan-project = Manhattan-Projekt
sidmeier-wonder-hoover-dam = Hoover-Damm
sidmeier-wonder-universal-suffrage = Allgemeines Wahlrecht
sidmeier-wonder-united-nations = Vereinte Nationen
sidmeier-wonder-cure-for-cancer = Heilmittel gegen Krebs
sidmeier-wonder-apollo-program = Apollo-Programm
sidmeier-wonder-alpha-centauri-colony-ship = Alpha-Centauri-Kolonieschiff

sidmeier-improvement-granary = Getreidespeicher
sidmeier-improvement-ziggurat = Zikkurat
sidmeier-improvement-courthouse = Gerichtsgebäude
sidmeier-improvement-library = Bibliothek
sidmeier-improvement-temple = Tempel
sidmeier-improvement-marketplace = Marktplatz
sidmeier-improvement-aqueduct = Aquädukt
sidmeier-improvement-colosseum = Kolosseum
sidmeier-improvement-bank = Bank
sidmeier-improvement-university = Universität
sidmeier-improvement-cathedral = Kathedrale
sidmeier-improvement-castle = Schloss
sidmeier-improvement-capitol = Kapitol
sidmeier-improvement-stock-market = Börse
sidmeier-improvement-legislature = Gesetzgebung
sidmeier-improvement-hospital = Krankenhaus
sidmeier-improvement-railroad = Eisenbahn
sidmeier-improvement-factory = Fabrik
sidmeier-improvement-research-lab = Forschungslabor
sidmeier-improvement-highway-system = Autobahnnetz
sidmeier-improvement-nuclear-plant = Kernkraftwerk
sidmeier-improvement-manufacturing-plant = Fertigungswerk
sidmeier-improvement-shopping-mall = Einkaufszentrum
sidmeier-improvement-television-station = Fernsehsender
sidmeier-improvement-internet = Internet
sidmeier-improvement-airport = Flughafen
sidmeier-improvement-healthcare-complex = Klinikum
sidmeier-improvement-fusion-reactor = Fusionsreaktor

sidmeier-unit-spearman = Speerwerfer
sidmeier-unit-swordsman = Schwertkämpfer
    .brief = Schwert
sidmeier-unit-chariot = Streitwagen
sidmeier-unit-horseman = Reiter
sidmeier-unit-catapult = Katapult
sidmeier-unit-galley = Galeere
sidmeier-unit-man-at-arms = Soldat
sidmeier-unit-knight = Ritter
sidmeier-unit-trebuchet = Schleuder
sidmeier-unit-caravel = Karavelle
sidmeier-unit-galleon = Galeone
sidmeier-unit-musketman = Musketier
sidmeier-unit-rifleman = Gewehrschütze
sidmeier-unit-dragoon = Dragoner
sidmeier-unit-cannon = Kanone
sidmeier-unit-artillery = Artillerie
sidmeier-unit-frigate = Fregatte
sidmeier-unit-ironclad = Panzerschiff
sidmeier-unit-machine-gunner = Maschinengewehrsoldat
    .brief = MG-Soldat
sidmeier-unit-mechanized-infantry = Automatisierte Infanterie
    .brief = Infanterie, autom.
sidmeier-unit-tank = Panzer
sidmeier-unit-modern-armor = Neuzeitpanzer
sidmeier-unit-rocket-artillery = Raketenwerfer
sidmeier-unit-cruise-missiles = Cruise Missiles
sidmeier-unit-battleship = Schlachtschiff
sidmeier-unit-aircraft-carrier = Flugzeugträger
sidmeier-unit-biplane = Doppeldecker
sidmeier-unit-monoplane = Kampfflugzeug
sidmeier-unit-jet = Düsenjäger
sidmeier-unit-stealth-aircraft = Tarnkappenflugzeug
sidmeier-unit-settler = Siedler
sidmeier-unit-howitzer = Haubitze
sidmeier-unit-fighter = Jäger

sidmeier-token-wine = Wein
sidmeier-token-horses = Pferde
sidmeier-token-iron = Eisen
sidmeier-token-gems = Edelsteine
sidmeier-token-spices = Gewürze
sidmeier-token-oil = Öl
sidmeier-token-coal = Kohle
sidmeier-token-rare-metals = Edelmetalle
sidmeier-token-free-technology = Gratis-Technologie
sidmeier-token-treasure = Schatz
sidmeier-token-minor = Kleine Zivilisation
sidmeier-token-plague = Seuche
sidmeier-token-desert = Wüste
sidmeier-token-mountains = Berge
sidmeier-token-jungle-forest = Dschungel/Wald
sidmeier-token-fertile = Fruchtbar/produktiv
sidmeier-token-nothing = Keine besonderen Vorkommnisse

# The picture and the board in words

sidmeier-board-title = Sid Meier’s Civilization
sidmeier-board-movement = Runde { $round }: Bewegung und Kampf
sidmeier-board-trade = Runde { $round }: Handel
sidmeier-board-production = Runde { $round }: Produktion
sidmeier-board-purchase = Runde { $round }: Erwerb
sidmeier-board-world = Die Welt
sidmeier-board-era = Epoche
sidmeier-board-order = Spielreihenfolge
sidmeier-board-critical = Kritischer Rohstoff
sidmeier-board-critical-last = Zuletzt kritisch
sidmeier-board-milestones = Meilensteine
sidmeier-board-market = Technologien im Angebot
sidmeier-board-battle = Kampf
sidmeier-board-offers = Angebote
sidmeier-board-out = ausgeschieden
sidmeier-board-won =
    { $number ->
        [one] { $who } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }. { $reason }
       *[other] { $who } gewinnen mit je { $points } Punkten. { $reason }
    }
sidmeier-region-north-america = Nordamerika
sidmeier-region-south-america = Südamerika
sidmeier-region-europe = Europa
sidmeier-region-africa = Afrika
sidmeier-region-asia = Asien
sidmeier-region-oceania = Ozeanien
sidmeier-hand-settlements = Siedlungen
sidmeier-hand-tokens = Angesehene Entdeckungsmarker
sidmeier-hand-improvements = Ausbauten
sidmeier-hand-wonders = Weltwunder
sidmeier-hand-technologies = Technologien
sidmeier-hand-market = Technologien im Angebot
sidmeier-hand-auto = dort, wo sie am meisten bringt
sidmeier-hand-spent = zählt nur noch Punkte
sidmeier-told-phase = { $phase }.
sidmeier-told-up = { $number ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
sidmeier-told-era = Epoche: { $era }.
sidmeier-told-order = Spielreihenfolge: { $who }.
sidmeier-told-critical = Kritischer Rohstoff: { $resource }.
sidmeier-told-dawn = Die Epoche endet mit dieser Runde.
sidmeier-told-ending = Das Spiel endet mit dieser Runde.
sidmeier-told-fight = Erklärter Kampf im Gebiet { $area }: { $who } gegen { $whom }.
sidmeier-told-battle = Kampf im Gebiet { $area }: { $who } gegen { $whom }.
sidmeier-told-picked = Verdeckt gewählt haben: { $who }.
sidmeier-told-shown = Das Orakel zeigt dir: { $units }.
sidmeier-told-asked = Jemand hat das Gebiet { $area } betreten; dort darf ein Kampf erklärt werden.
sidmeier-told-player = { $who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $gold } Gold; würde jetzt { $income } Gold einnehmen, ohne den kritischen Rohstoff.
sidmeier-told-out = { $who } ist ausgeschieden.
sidmeier-told-settlements = Siedlungen von { $who }: { $things }.
sidmeier-told-cards = Rohstoffkarten von { $who }: { $things }.
sidmeier-told-technologies = Technologien von { $who }: { $things }.
sidmeier-told-wonders = Weltwunder von { $who }: { $things }.
sidmeier-told-improvements = Ausbauten von { $who }: { $things }.
sidmeier-told-settlement = { $area } ({ $facts })
sidmeier-told-happy = zufrieden
sidmeier-told-unhappy = unzufrieden
sidmeier-told-productive = produktiv
sidmeier-told-lent = Karte bei { $who }
sidmeier-told-area = { $area }: { $groups }.
sidmeier-told-group = { $unit } von { $who }
sidmeier-told-ship = { $unit } von { $who }, an Bord: { $cargo }
sidmeier-told-left = { $group } (noch beweglich)
sidmeier-told-token = Offener Marker { $token }: { $areas }.
sidmeier-told-known = Du hast den Marker der Region { $area } angesehen: { $token }.
sidmeier-told-hidden = Verdeckte Marker: { $areas }.
sidmeier-told-market = Technologien im Angebot: { $wares }.
sidmeier-told-ware = { $technology } für { $gold } Gold
sidmeier-told-beside = Technologien neben dem Plan: { $things }.
sidmeier-told-milestone = Der Meilenstein „{ $milestone }“ ist offen; nötig sind { $needed }: { $standing }.
sidmeier-told-standing = { $who } { $number }
sidmeier-told-taken = Der Meilenstein „{ $milestone }“ gehört { $who }.
sidmeier-told-debt = { $who } schuldet { $whom } nach der Produktion { $gold } Gold.
sidmeier-cmd-start = start
sidmeier-cmd-move = ziehen
sidmeier-cmd-fly = fliegen
sidmeier-cmd-explore = erforschen
sidmeier-cmd-declare = kampf
sidmeier-cmd-join = anschließen
sidmeier-cmd-pick = wählen
sidmeier-cmd-offer = angebot
sidmeier-cmd-accept = annehmen
sidmeier-cmd-withdraw = zurückziehen
sidmeier-cmd-assign = zuordnen
sidmeier-cmd-buy = kaufen
sidmeier-cmd-sell = verkaufen
sidmeier-cmd-found = gründen
sidmeier-cmd-grow = vergrößern
sidmeier-cmd-research = erwerben
sidmeier-cmd-claim = verkünden
sidmeier-cmd-end = ende
sidmeier-end-move-typed = ende, fertig
sidmeier-end-declare-typed = ende, fertig
sidmeier-end-window-typed = ende, fertig
sidmeier-end-join-typed = ende, fertig
sidmeier-end-trade-typed = ende, fertig
sidmeier-end-buy-typed = ende, fertig

# Warum ein Computer einen Zug machen würde

sidmeier-why-claim = Was du früh beanspruchst, kann dir niemand mehr nehmen.
sidmeier-why-start = Rundum liegt gutes Land und Platz zum Wachsen.
sidmeier-why-buy = Das bringt für sein Gold am meisten.
sidmeier-why-explore = Dort könnte ein Rohstoff liegen.
sidmeier-why-move = Dort leisten deine Einheiten mehr oder werden gebraucht.
sidmeier-why-accept = Du bekommst mehr, als du gibst.
sidmeier-why-offer = Ihr verdient beide daran; die Aussichten auf ein Ja sind gut.
sidmeier-why-declare = Deine Einheiten dort gewinnen wahrscheinlich.
sidmeier-why-pick = Das ist deine beste Einheit für diese Schlacht.
sidmeier-why-sell = Dort stehen neuere Einheiten; die alten sind noch Gold wert.
sidmeier-why-assign = Dort wird es am meisten gebraucht.
sidmeier-why-research = Diese Technologie bringt für ihren Preis am meisten.
sidmeier-why-grow = Eine größere Stadt verdient mehr und zählt mehr.
sidmeier-why-found = Eine Siedlung hier verdient ab der nächsten Produktion.
sidmeier-why-end = Was noch zu tun wäre, ist seinen Preis jetzt nicht wert.
sidmeier-why-claim-end = Du hast { $points } Punkte, die besten haben { $best }: Dieses Ende passt dir.
sidmeier-why-claim-near = Von den anderen ist der nächste bei { $reached } der { $needed } nötigen.
sidmeier-why-start-room =
    { $number ->
        [one] Eine freie Region liegt
       *[other] { $number } freie Regionen liegen
    } höchstens zwei Schritte entfernt.
sidmeier-why-start-alone = So nah lebt sonst niemand.
sidmeier-why-start-coast = Die Region hat eine Küste, für spätere Schiffe.
sidmeier-why-explore-settler = Dein Siedler in der Region { $area } sollte wissen, was dort liegt, bevor ein Dorf entsteht.
sidmeier-why-move-aboard = Diesseits ist kein Land mehr frei: Das Schiff bringt den Siedler an eine freie Küste.
sidmeier-why-move-ashore = In der Region { $area } kann der Siedler gleich ein Dorf gründen.
sidmeier-why-move-no-land = Die Region { $area } trägt kein Dorf von dir.
sidmeier-why-site-resource = In der Region { $area } gibt es einen Rohstoff: { $resource }.
sidmeier-why-site-more = { $number } Karten einer Art hättest du dann ({ $resource }): Mehrere von einer Art zahlen ein Monopol.
sidmeier-why-site-fertile = Die Region { $area } ist fruchtbar: Eine Siedlung verdient dort mehr.
sidmeier-why-site-free = Die Region { $area } ist frei für ein Dorf.
sidmeier-why-move-attack = Mit dem, was in der Nähe steht, nehmen deine Armeen { $who } die Region { $area } mit { $percent } % Wahrscheinlichkeit ab.
sidmeier-why-move-prize = Der Preis: { $size } mit einem Ertrag von { $gold } Gold.
sidmeier-why-move-spare = Die Region { $area } bedroht zurzeit niemand.
sidmeier-why-move-towards = Von der Region { $area } ist es näher dorthin, wo deine Armeen gebraucht werden.
sidmeier-why-move-shores = Dort liegt freies Land am Meer: { $areas }.
sidmeier-why-move-fetch = Dort warten Siedler auf ein Schiff.
sidmeier-why-danger = Die Region { $area } ist in Gefahr: Ein Nachbar könnte sie mit { $percent } % Wahrscheinlichkeit nehmen.
sidmeier-why-buy-land =
    Um die Region { $area } { $number ->
        [one] ist noch eine Region
       *[other] sind noch { $number } Regionen
    } frei für Dörfer.
sidmeier-why-buy-village = Mit seinem Dorf kostet er { $gold } Gold und bringt von da an etwas ein.
sidmeier-why-buy-guard = Die Gefahr für die Region { $area } sinkt von { $before } auf { $after } %.
sidmeier-why-buy-attack = Damit nimmst du { $who } nächste Runde die Region { $area } mit { $percent } % Wahrscheinlichkeit ab.
sidmeier-why-buy-cost = Das kostet { $gold } von deinen { $left } Gold.
sidmeier-why-buy-fleets = Damit hast du { $reached } der { $needed } Flotten eines Meilensteins.
sidmeier-why-buy-ship = Zu Fuß erreichen deine Siedler kein freies Land mehr; über das Meer vielleicht.
sidmeier-why-buy-gears = Deine beste Siedlung ohne so etwas bringt { $gold } Gold, und damit doppelt so viel.
sidmeier-why-buy-smileys =
    { $number ->
        [one] Eine deiner Siedlungen ist unzufrieden und bringt
       *[other] { $number } deiner Siedlungen sind unzufrieden und bringen
    } weniger ein.
sidmeier-why-buy-win = Mit deinen { $points } Punkten beendet das Schiff zu den Sternen die Partie zu deinen Gunsten.
sidmeier-why-research-gold =
    { $gold ->
        [one] Sie bringt bei jeder Produktion ein Gold mehr
       *[other] Sie bringt bei jeder Produktion { $gold } Gold mehr
    }, eins für jede Art von Rohstoff, die du hast.
sidmeier-why-research-milestone = Damit hast du { $reached } der { $needed } Technologien eines Meilensteins.
sidmeier-why-research-points = Jede Technologie zählt am Ende und stärkt deine Armeen.
sidmeier-why-research-wonders = Wer sie zuerst hat, bekommt { $wonders }.
sidmeier-why-research-seminal = Sie ist eine bahnbrechende Entdeckung, und die zählen am Ende am meisten.
sidmeier-why-research-leads = Sie führt weiter zu { $technologies }.
sidmeier-why-grow-size = { $area } wird eine größere Siedlung ({ $size }): ein Punkt mehr und mehr Gold.
sidmeier-why-grow-resource = Mit ihrem Rohstoff ({ $resource }) bringt sie durch Wachstum am meisten ein.
sidmeier-why-end-save = Mit deinem Gold ({ $gold }) und dem Einkommen ({ $income }) kannst du dir nächste Runde etwas Besseres leisten.
sidmeier-why-end-peace = Dort ist wohl kein Kampf zu gewinnen.
sidmeier-why-end-last = Mit dieser Runde endet die Partie: Für deine { $gold } Gold gibt es keinen Punkt mehr.
sidmeier-why-end-broke = Du hast kein Gold mehr; die nächste Produktion bringt { $income }.
sidmeier-why-end-movement = Deine Siedler und Armeen stehen, wo sie am meisten nützen.
sidmeier-why-end-production = Es ist kein Kartentausch in Sicht, bei dem du genug gewinnst.
sidmeier-why-assign-free = Die Karten liegen gut, wo sie sind.
sidmeier-why-declare-odds = In der Region { $area } gewinnst du mit { $percent } % Wahrscheinlichkeit.
sidmeier-why-pick-foes =
    { $number ->
        [one] Eine feindliche Einheit steht
       *[other] { $number } feindliche Einheiten stehen
    } dagegen.
sidmeier-why-trade-new = Für dich eine neue Art von Rohstoff: { $resource }.
sidmeier-why-trade-monopoly = Du hättest { $number } Karten einer Art ({ $resource }); sie zahlen { $gold } Gold.
sidmeier-why-trade-spare = Du hast { $number } Karten dieser Art ({ $resource }): Eine kannst du entbehren.
sidmeier-why-trade-gold = Dazu bekommst du { $gold } Gold.

# Rückblick auf eine Partie

sidmeier-measure = Siegpunkte, als wäre die Partie dann zu Ende gewesen.
