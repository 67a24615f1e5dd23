# Sätze des Dienstes.

service-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt { $offers }.
service-unknown-match = Eine Partie { $match } gibt es nicht. /spiel meine zeigt deine.
service-unknown-move = Zug { $number } gibt es nicht; der letzte ist { $last }.
service-unknown-level = Eine Computerstufe „{ $level }“ gibt es nicht. Es gibt { $offers }.
service-not-playing = Du spielst in Partie { $match } nicht mit; zuschauen darfst du gern.
service-not-your-seat = Das ist nicht dein Platz.
service-not-started = Partie { $match } hat noch nicht begonnen: Der Gastgeber drückt „Start“.
service-no-lobby = Partie { $match } hat schon begonnen oder ist geschlossen.
service-not-in-lobby = Du sitzt nicht an diesem Tisch.
service-no-computer = An diesem Tisch sitzt kein Computer.
service-already-in = Du sitzt schon an diesem Tisch.
service-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt. Nur seine Einladung (/tisch einladen) bringt dich zurück.
service-come-and-gone = Du bist von diesem Tisch schon { $number }-mal aufgestanden. Nur eine Einladung des Gastgebers (/tisch einladen) bringt dich zurück.
service-send-away-host = Du bist hier der Gastgeber; mit „Aufstehen“ verlässt du den Tisch.
service-send-away-nobody = Niemand mit diesem Namen sitzt an diesem Tisch.
service-cut-empty = Schreib ein Wort zum Abheben: Buchstaben, Ziffern oder Zeichen, die man sieht.
service-cut-long = { $number } Zeichen sind zu viel zum Abheben; schreib höchstens { $most }.
service-full = Alle { $most } Plätze sind besetzt.
service-wanted =
    { $number ->
        [one] Eine Person sitzt schon hier: Wähle mindestens eine.
       *[other] { $number } sitzen schon hier: Wähle mindestens so viele, oder bitte jemanden zu gehen.
    }
service-too-few =
    { $number ->
        [one] Du bist noch allein; das Spiel braucht { $lo } bis { $hi } Personen. Andere können beitreten, oder nimm einen Computer dazu.
       *[other] Ihr seid erst { $number }; das Spiel braucht { $lo } bis { $hi } Personen. Andere können beitreten, oder nimm einen Computer dazu.
    }
service-undo-nothing = Es gibt nichts, was du allein zurücknehmen könntest: Andere haben seitdem gehandelt, oder du hast noch nicht gezogen.
service-undo-learnt = Das kannst du nicht allein zurücknehmen: Dabei wurde eine Karte gezogen, gewürfelt oder etwas aufgedeckt, oder andere sind schon am Zug.
service-undone = { $who } nimmt zurück: { $line }.
service-took-back = { $who } nimmt zurück: { $move }.
service-hidden-move = ein verdeckter Zug
service-prepared-gone = Was du vorbereitet hattest, geht nicht mehr und ist gestrichen: { $line }.

service-file-empty = Zeile { $line }: Das ist keine Spieldatei von Ziggurat.
service-file-version = Zeile { $line }: Diese Datei hat das Format { $version }; dieses Programm liest Format { $known }. Aktualisiere das Programm.
service-file-header = Zeile { $line }: „{ $text }“ ist hier nicht verständlich. Erwartet wird eine Zeile wie „game: …“.
service-file-missing = In der Datei fehlt die Zeile „{ $field }:“.
service-file-game = Zeile { $line }: Das Spiel „{ $game }“ ist hier nicht bekannt.
service-file-rules = Zeile { $line }: Die Datei gehört zu Version { $version } der Regeln; dieses Programm kennt Version { $known }. Aktualisiere das Programm.
service-file-value = Zeile { $line }: „{ $text }“ geht hier nicht.
service-file-move = Zeile { $line }: „{ $text }“ ist keine Zugzeile. Erwartet werden eine Nummer, ein Platz wie p1 und ein Zug.
service-file-number = Zeile { $line }: Hier wird Zug { $number } erwartet.
service-file-illegal = Zeile { $line }, Zug { $number }: { $why }
service-file-draws = Zeile { $line }, Zug { $number }: Die Ziehungen passen nicht zu den Regeln.
service-file-result = Die Datei nennt { $stated }; die Züge führen zu { $reached }.

service-file-large = Diese Datei ist zu groß: Höchstens { $size } KiB und { $rows } Zeilen lassen sich einlesen.
service-file-heavy = Diese Datei braucht zu viel Zeit oder Speicher; darum lese ich sie nicht weiter. Nimm eine kürzere Partie.

service-verified =
    { $draws ->
        [0] Geprüft: Züge { $moves }, keine Ziehungen.
        [one] Geprüft: Züge { $moves }, eine Ziehung, aus der versprochenen geheimen Zahl.
       *[other] Geprüft: Züge { $moves }, Ziehungen { $draws }, alle aus der versprochenen geheimen Zahl.
    }
service-verified-all =
    { $draws ->
        [one] Geprüft: { $moves } Züge, eine Ziehung, alles aus dem zugesagten Geheimnis und dem, was alle zum Zufall beigetragen haben. Vergleiche den veröffentlichten SHA-256 mit dem in der Lobby: `{ $hash }`
       *[other] Geprüft: { $moves } Züge, { $draws } Ziehungen, alle aus dem zugesagten Geheimnis und dem, was alle zum Zufall beigetragen haben. Vergleiche den veröffentlichten SHA-256 mit dem in der Lobby: `{ $hash }`
    }
service-no-seed = Die geheime Zahl oder der Startwert steht nicht in der Datei: Beides wird erst am Ende der Partie offengelegt.
service-other-secret = Das Geheimnis ist ein anderes als zugesagt: Sein SHA-256 ist nicht der, der beim Eröffnen des Tisches veröffentlicht wurde.
service-other-seed = Der Startwert ist ein anderer, als das Geheimnis und die Liste der Beiträge ergeben.
service-other-list = Die Ziehungen kommen aus dem Startwert, aber das Geheimnis ergibt ihn nicht mit dieser Liste der Beiträge: Eine Zeile wurde geändert, verschoben, hinzugefügt oder weggelassen.
service-other-seating = Die Plätze sind anders verteilt, als der Startwert es ergibt.
service-broken-promise = Die geheime Zahl ist nicht die versprochene: Ihr Hashwert weicht von der Zusage ab.
service-dishonest = Zug { $number }: Die Ziehungen sind { $stated }, aber die geheime Zahl ergibt { $honest }.

service-unknown-pace = „{ $pace }“ ist kein Tempo. Wähle { $offers }: Stunden am Anfang, Stunden je Zug, höchstens so viele Stunden.

service-not-away = Niemand vertritt dich, und du bist in dieser Partie nicht im Urlaub.
service-no-vacation =
    { $days ->
        [0] Du hast in dieser Partie keinen ganzen Tag Urlaub mehr. /tisch pause bittet den Tisch um eine Pause.
        [one] So viel Urlaub hast du nicht mehr: Ein Tag ist in dieser Partie übrig.
       *[other] So viel Urlaub hast du nicht mehr: { $days } Tage sind in dieser Partie übrig.
    }
service-vacation =
    { $days ->
        [one] { $who } ist einen Tag im Urlaub.
       *[other] { $who } ist { $days } Tage im Urlaub.
    }
service-conceded = { $who } verlässt die Partie; der Computer spielt weiter.
service-replaced = { $who } spielt von jetzt an auf Platz { $seat }.
service-replaced-by-vote = Auf Beschluss des Tisches spielt { $who } von jetzt an auf Platz { $seat }.
service-replaced-by-player = { $who } spielt von jetzt an auf Platz { $seat }; so hat es gewünscht, wer dort bisher saß.
service-offered = { $who } sucht jemand anderen für den Platz von { $whom }.
service-not-offered = Dieser Platz wird dir nicht oder nicht mehr angeboten. Wer hier mitspielt, kann ihn mit /tisch ersetzen anbieten.
service-offer-gone = Wer dir diesen Platz angeboten hat, spielt nicht mehr mit. Jemand anderes vom Tisch kann ihn mit /tisch ersetzen anbieten.
service-excused = { $who } hat die Zeit überschritten und ist dieses eine Mal entschuldigt.
service-missed = { $who } hat die Frist versäumt.
service-taken-over = Der Computer spielt jetzt für { $who }; /spiel wieder-da holt den Platz wieder.
service-back = { $who } ist wieder da.

service-no-vote = An diesem Tisch ist keine Abstimmung offen. /tisch pause, /tisch ende und /tisch zurücknehmen eröffnen eine.
service-vote-open = Es läuft schon eine Abstimmung; stimmt erst darüber ab.
service-voted = Du hast schon zugestimmt. Mit „Nein“ kannst du es noch stoppen.
service-unknown-vote = Über „{ $kind }“ kann man nicht abstimmen, nur über { $offers }.
service-is-paused = Die Partie pausiert schon. /tisch weiter schlägt vor weiterzuspielen.
service-not-paused = Die Partie pausiert nicht. /tisch pause schlägt eine Pause vor.
service-no-replacement = Nenne einen Platz dieses Tisches und jemanden, der hier noch nicht mitspielt.
service-propose-undo =
    { $count ->
        [one] { $who } schlägt vor, den letzten Zug zurückzunehmen, bis zur Stellung nach Nummer { $number }.
       *[other] { $who } schlägt vor, die letzten { $count } Züge zurückzunehmen, bis zur Stellung nach Nummer { $number }.
    }
service-propose-replace = { $who } schlägt für den Platz von { $whom } jemand anderen vor.
service-propose-pause = { $who } schlägt eine Pause der Partie vor.
service-propose-resume = { $who } schlägt vor, die Partie fortzusetzen.
service-propose-end = { $who } schlägt vor, die Partie ohne Sieger zu beenden.
service-vote-yes = { $who } stimmt zu.
service-vote-rejected = { $who } stimmt nicht zu; der Vorschlag ist abgelehnt.
service-vote-withdrawn = { $who } zieht den Vorschlag zurück.
service-vote-over = Nicht alle haben rechtzeitig geantwortet; der Vorschlag ist hinfällig.
service-vote-silent = Niemand hat rechtzeitig widersprochen.
service-vote-longer = Der Bot war ausgefallen; darum ist die Abstimmung länger offen.
service-vote-past = Diese Abstimmung ist vorbei. /tisch abstimmen beantwortet die offene.
service-no-ballot = In Partie { $match } spielt der Computer für dich. /spiel wieder-da holt dir den Platz wieder; dann hast du eine Stimme.
service-asked-enough = Du hast schon zweimal gebeten, Züge zurückzunehmen; frag wieder, wenn jemand gezogen hat.
service-undo-empty = Nach Nummer { $number } wurde kein Zug gemacht. Wähle eine frühere; das Protokoll in Notation zeigt die Nummern.
service-not-in-force = Nummer { $number } wurde selbst zurückgenommen. Wähle eine, die noch gilt; das Protokoll in Notation zeigt die Nummern.
service-paused = Die Partie pausiert; keine Uhr läuft.
service-resumed = Die Partie geht weiter.
service-undone-together = Im Einvernehmen gilt wieder die Stellung nach Nummer { $number }.
service-ended-together = Die Partie wird im Einvernehmen beendet.
service-rests = Die Partie pausiert (/tisch weiter schlägt vor weiterzuspielen), oder im Thread wird über das Zurücknehmen von Zügen abgestimmt.

service-branch-over = Dort ist die Partie schon zu Ende; wähle einen früheren Zug.
service-branched = Ein privates Was-wäre-wenn ab der Stellung nach Nummer { $number }. Nichts davon berührt die Partie.
service-no-lesson = Diese Lektion gibt es nicht mehr. /spiel lernen zeigt alle, die es gibt.

service-order-until-bare = „{ $line }“ geht einmal, aber nicht immer wieder: Mit „bis“ geht nur, was ein einziges Wort ist, wie passen oder ende.
service-order-verb = „{ $word }“ kann man in diesem Spiel nicht tun. Hinter „wenn“ oder „wenn nicht“ steht das erste Wort eines Zuges, so wie es auf seinem Knopf steht.
service-order-nothing = Es gibt keinen Auftrag mehr, dem du zustimmen könntest. /tisch auftrag gibt einen neuen.
service-ahead-full = Du hast { $most } Züge vorbereitet; mehr können es nicht sein.
service-nothing-ahead = Gerade gibt es nichts, was du vorbereiten könntest: Du bist am Zug, oder was du gefragt wirst, lässt sich noch nicht absehen.
service-order-whole = „{ $line }“ ist noch kein ganzer Zug; ein Dauerauftrag braucht einen.
service-not-over = Die Partie ist noch nicht zu Ende; danach lässt sich eine Revanche eröffnen.
service-rematch-exists = Die Revanche ist schon eröffnet: #{ $match }.

service-partly =
    { $number ->
        [one] Nur der erste Zug gilt, denn dabei wurde etwas gezogen oder aufgedeckt. Der Rest ging nicht: { $why }
       *[other] Nur die ersten { $number } Züge gelten, denn dabei wurde etwas gezogen oder aufgedeckt. Der Rest ging nicht: { $why }
    }
service-no-suggestions = Vorschläge gibt es nur an Tischen ohne andere Menschen, oder wo sie vor dem Start erlaubt wurden.
service-no-review = Auf eine Partie kann man zurückblicken, wenn sie zu Ende ist.

# Gesellschaft

service-avoid-oneself = Dir selbst kannst du nicht aus dem Weg gehen.
service-avoid-enough = Du meidest schon { $number } Personen; nimm erst jemanden von der Liste (/tisch meiden mit vorbei:True).
service-you-avoid = An diesem Tisch sitzt jemand, den du meidest. /tisch meiden zeigt deine Liste.
service-no-seat-for-you = Die freien Plätze an diesem Tisch sind für andere gedacht. /spiel offen zeigt Tische, die einen für dich haben.
service-enough-matches =
    { $number ->
        [one] Du spielst eine Partie, und mehr wolltest du nicht auf einmal. /spiel einstellungen ändert das.
       *[other] Du spielst { $number } Partien, und mehr wolltest du nicht auf einmal. /spiel einstellungen ändert das.
    }
service-substitute-wanted =
    { $days ->
        [0] { $who } sucht Ersatz: /spiel offen zeigt den Platz.
        [one] { $who } sucht Ersatz ab morgen: /spiel offen zeigt den Platz.
       *[other] { $who } sucht Ersatz in { $days } Tagen: /spiel offen zeigt den Platz.
    }
service-substitute-days = Sag, in wie vielen Tagen du gehst: von 0 (sofort) bis { $number }.
service-seat-not-wanted = Dieser Platz ist nicht mehr frei: Jemand hat ihn genommen, oder wer dort saß, ist zurück. /spiel offen zeigt andere.

# Mitspieler suchen

service-seek-already = Genau das suchst du schon. /suchen zeigt deine Suchen.
service-seek-enough = Du hast schon { $number } Suchen. Beende zuerst eine davon: /suchen zeigt sie.
service-seek-gone = Diese Suche ist vorbei. /suchen beginnt eine neue.
service-seek-not-asked = An diesem Tisch wirst du nicht oder nicht mehr gefragt: Die Zeit zum Antworten ist vorbei, oder du suchst nichts mehr. /suchen zeigt deine Suchen.
service-seek-what = Sag mindestens, welches Spiel du spielen möchtest; die Menüs von /suchen zeigen, was du dir sonst noch wünschen kannst.
service-seek-number =
    { $number ->
        [2] { $game } kann man nicht zu zweit spielen. Wähle eine andere Zahl oder „egal“.
        [3] { $game } kann man nicht zu dritt spielen. Wähle eine andere Zahl oder „egal“.
        [4] { $game } kann man nicht zu viert spielen. Wähle eine andere Zahl oder „egal“.
       *[other] { $game } kann man nicht mit { $number } Leuten spielen. Wähle eine andere Zahl oder „egal“.
    }
