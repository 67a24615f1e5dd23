# Die Lobby

commands-no-member = Ich bin auf diesem Server nicht Mitglied und kann hier nichts für andere eröffnen oder zeigen. Bitte jemanden von der Leitung, mich hinzuzufügen; deine eigenen Partien spielst du von hier aus.
commands-text-channel = Das geht nur in einem Textkanal auf einem Server.

# Partien

commands-which-match = Welche Partie? Gib den Befehl in ihrem Thread ein oder nenne sie mit der Option „partie“.
commands-no-lobby-here = In diesem Kanal ist kein Tisch offen. /spiel neu eröffnet einen.
commands-no-matches = Du spielst noch keine Partie. /spiel neu eröffnet einen Tisch.
commands-nothing-waits = Keine Partie wartet auf dich. Einen schönen Tag!
commands-waits-for-you = **du bist am Zug**
commands-status-lobby = noch nicht begonnen
commands-status-running = andere sind am Zug, oder Pause
commands-other-game = In diesem Thread wird { $game } gespielt.
commands-fill-first = Fülle erst „{ $word }“ aus.

# Zuschauer, Dateien, Einstellungen

commands-watching =
    { $delay ->
        [0] Dieser Kanal folgt ab jetzt der Partie #{ $match }, so wie Zuschauer sie sehen. /tisch zuschauen-ende beendet das.
        [one] Dieser Kanal folgt ab jetzt mit einer Minute Verzögerung der Partie #{ $match }, so wie Zuschauer sie sehen. /tisch zuschauen-ende beendet das.
       *[other] Dieser Kanal folgt ab jetzt mit { $delay } Minuten Verzögerung der Partie #{ $match }, so wie Zuschauer sie sehen. /tisch zuschauen-ende beendet das.
    }
commands-unwatched = Dieser Kanal folgt der Partie #{ $match } nicht mehr.
commands-not-watching = Dieser Kanal folgt der Partie #{ $match } nicht.
commands-may-not-watch = Das entscheidet nur, wer hier Nachrichten verwalten darf.
commands-other-server = Diese Partie wird auf einem anderen Server gespielt.
commands-others-match = Diese Partie gehört zu einem anderen Server, und du spielst nicht mit. Gib den Befehl auf ihrem Server ein.
commands-watch-elsewhere = Das ist der Thread der Partie selbst. Gib den Befehl in dem Kanal ein, der ihr folgen soll.
commands-verify-later = Die Partie läuft noch, darum bleibt ihr Geheimnis verborgen: Ist sie vorbei, beweist /spiel prüfen jede Ziehung. Veröffentlicht ist: SHA-256 `{ $hash }`
commands-exported = Die ganze Partie. Alle können sie mit „./run verify“ prüfen oder mit „./run replay“ noch einmal ansehen.

# Der Doktor

commands-doctor-dm = Das ist nur ein Versuch: Hier kommt deine Hand an.
commands-doctor-dm-open = Direktnachrichten erreichen dich.
commands-doctor-dm-closed = Direktnachrichten erreichen dich nicht. Erlaube sie für diesen Server in den Privatsphäre-Einstellungen, oder nimm „Meine Hand“.
commands-doctor-threads = Aktive Threads auf diesem Server: { $number } von höchstens { $most }.
commands-doctor-outbox =
    { $number ->
        [0] Keine Nachrichten warten.
        [one] Eine Nachricht wartet.
       *[other] { $number } Nachrichten warten.
    }
commands-doctor-well = Alles in Ordnung.
commands-doctor-ill = Was mit ❌ markiert ist, kannst du oder die Moderation beheben.

# Hilfe und Regeln

commands-help-text =
    ### So wird gespielt
    - `/spiel neu` eröffnet einen Tisch; andere drücken **Mitspielen**, oder du nimmst Computer dazu; der Gastgeber drückt **Start**.
    - Bist du am Zug, wirst du erwähnt. **Mein Zug** fragt dich Schritt für Schritt; vor **Bestätigen** gilt nichts.
    - `/zug` und die Befehle jedes Spiels tun dasselbe durch Tippen und ergänzen jedes Wort.
    - **Meine Hand** zeigt, was nur du sehen darfst. `/spiel zeigen` zeigt das Brett, `/spiel protokoll`, was geschah, `/spiel zurücknehmen` nimmt deinen letzten Zug zurück.
    - `/spiel meine` zeigt deine Partien, `/spiel nächste` springt zu der, die auf dich wartet.
    - `/tisch` hilft bei Partien über Wochen: Urlaub, Pause, gemeinsames Zurücknehmen, vorbereitete Züge, Daueraufträge, Notizen, jemanden ersetzen.
    - `/spiel einstellungen` stellt deine Sprache und Farben ein.
    Spiele hier: { $games }.

# Menüs von Nachrichten und von Leuten

commands-menu-move = Mein Zug
commands-menu-since = Seit meinem letzten Zug
commands-menu-text = Als Text
commands-menu-invite = An einen Tisch einladen

# Befehle

commands-cmd-game = spiel
commands-cmd-game-about = Tische, Bretter, Hände, Protokolle und Einstellungen.
commands-cmd-new = neu
commands-cmd-new-about = Eröffnet einen Tisch in diesem Kanal.
commands-cmd-open = offen
commands-cmd-open-about = Zeigt Tische, an denen noch Platz ist, jeden mit eigenem Knopf.
commands-cmd-join = mitspielen
commands-cmd-join-about = Nimmt Platz an einem offenen Tisch.
commands-cmd-leave = verlassen
commands-cmd-leave-about = Verlässt einen Tisch, der noch nicht begonnen hat.
commands-cmd-start = start
commands-cmd-start-about = Beginnt die Partie; für den Gastgeber des Tisches.
commands-cmd-invite = einladen
commands-cmd-invite-about = Lässt jemanden an deinen privaten Tisch oder wieder zurück.
commands-cmd-send-away = wegschicken
commands-cmd-send-away-about = Schickt jemanden von deinem offenen Tisch weg; für den Gastgeber.
commands-cmd-cut = abheben
commands-cmd-cut-about = Hebt ab: gibt ein Wort von dir zu allem Zufall der Partie.
commands-cmd-mine = meine
commands-cmd-mine-about = Zeigt deine Partien, zuerst die, die auf dich warten.
commands-cmd-next = nächste
commands-cmd-next-about = Springt zur nächsten Partie, die auf dich wartet, auf jedem Server.
commands-cmd-show = zeigen
commands-cmd-show-about = Zeigt dir allein das Brett: ganz, vergrößert oder in Worten.
commands-cmd-hand = hand
commands-cmd-hand-about = Zeigt dir allein deine Hand.
commands-cmd-log = protokoll
commands-cmd-log-about = Was geschah, in Worten oder in Notation.
commands-cmd-undo = zurücknehmen
commands-cmd-undo-about = Nimmt deinen letzten Zug zurück, solange dadurch nichts bekannt wurde.
commands-cmd-watch = zuschauen
commands-cmd-watch-about = Lässt diesen Kanal einer Partie folgen, wie Zuschauer sie sehen.
commands-cmd-unwatch = zuschauen-ende
commands-cmd-unwatch-about = Dieser Kanal folgt der Partie nicht mehr.
commands-cmd-export = ausgeben
commands-cmd-export-about = Gibt dir eine beendete Partie als Datei.
commands-cmd-verify = prüfen
commands-cmd-verify-about = Woher der Zufall kommt; nach dem Ende die Prüfung jeder Ziehung.
commands-cmd-settings = einstellungen
commands-cmd-settings-about = Sprache, Farben, Hand per Nachricht, Erinnerungen, Ruhezeiten, Wertung.
commands-cmd-doctor = doktor
commands-cmd-doctor-about = Prüft Rechte, Nachrichten und Threads und sagt, was zu beheben ist.
commands-cmd-welcome = willkommen
commands-cmd-welcome-about = Das Willkommen für alle hier: jetzt spielen, lernen, einen Tisch eröffnen.
commands-cmd-help = hilfe
commands-cmd-help-about = Wie hier gespielt wird.
commands-cmd-learn = lernen
commands-cmd-learn-about = Kurze Lektionen auf einem echten Brett, nur für dich; geht dort weiter, wo du warst.
commands-cmd-play = zug
commands-cmd-play-about = Spielt einen Zug, oder mehrere durch Semikolon getrennte, durch Tippen.
commands-cmd-rules = regeln
commands-cmd-rules-about = Schlägt eine Regel nach, nach Nummer oder Wörtern.
commands-cmd-more = mehr
commands-cmd-more-about = Weitere Züge.
commands-opt-game = spiel
commands-opt-game-about = Welches Spiel?
commands-opt-lobby = tisch
commands-opt-lobby-about = Welcher offene Tisch? Ohne Angabe: der neueste in diesem Kanal.
commands-opt-guest = gast
commands-opt-guest-about = Wer muss gehen?
commands-opt-cutting = wort
commands-opt-cutting-about = Irgendein Wort, höchstens 40 Zeichen. Alle werden es sehen.
commands-opt-who = wer
commands-opt-who-about = Wer darf mitspielen?
commands-opt-match = partie
commands-opt-match-about = Welche Partie? Ohne Angabe: die dieses Threads.
commands-opt-region = ausschnitt
commands-opt-region-about = Ein Teil des Bretts, doppelt so groß.
commands-opt-text = text
commands-opt-text-about = Das Brett in Worten.
commands-opt-notation = notation
commands-opt-notation-about = Die Züge, wie sie geschrieben werden.
commands-opt-delay = verzögerung
commands-opt-delay-about = Wie viele Minuten nach der Partie?
commands-opt-every = je
commands-opt-every-about = Eine Nachricht je Runde (ohne Angabe) oder je Zug.
commands-every-round = Runde
commands-every-turn = Zug
commands-opt-language = sprache
commands-opt-language-about = Die Sprache, in der ich mit dir rede.
commands-opt-colours = farben
commands-opt-colours-about = Die Farben deiner Bilder.
commands-opt-confirm = bestätigen
commands-opt-confirm-about = Welche Züge dich noch einmal fragen, bevor sie gemacht werden.
commands-opt-hands = hände
commands-opt-hands-about = Deine Hand per Direktnachricht schicken?
commands-opt-line = zeile
commands-opt-line-about = Der Zug; jedes Wort wird beim Tippen ergänzt.
commands-opt-query = suche
commands-opt-query-about = Eine Regelnummer wie in Ablehnungen, oder Wörter.
commands-opt-word-about = Wähl einen Vorschlag; ohne Angabe wirst du gefragt.

# Weg sein, gehen

commands-vacation-days = Für wie viele Tage? Fülle auch „tage“ aus.
commands-vacation-everywhere = Schöne Zeit! Deine Uhren stehen in { $matches }; sie laufen { $when } weiter. /spiel wieder-da beendet das in einer Partie früher und gibt den Rest zurück.
commands-vacation-not-in = So viele Tage hast du in { $matches } nicht mehr; dort läuft deine Uhr weiter. Nimm dort weniger Tage, oder bitte um eine Pause (/tisch pause).

# Menschen

commands-cmd-since = neues
commands-cmd-since-about = Was seit deinem letzten Zug geschah, in Worten und Bildern.
commands-cmd-replay = nachspielen
commands-cmd-replay-about = Zeigt dir allein jede frühere Stellung.
commands-cmd-branch = was-wäre-wenn
commands-cmd-branch-about = Probiert privat „was wäre wenn“ von jeder Stellung aus.
commands-cmd-back = wieder-da
commands-cmd-back-about = Beendet deinen Urlaub oder löst den Computer auf deinem Platz ab.
commands-cmd-ratings = wertung
commands-cmd-ratings-about = Die Besten eines Spiels.
commands-cmd-stats = bilanz
commands-cmd-stats-about = Partien, Plätze, Tempo und versäumte Fristen von jemandem.
commands-cmd-forget-me = vergiss-mich
commands-cmd-forget-me-about = Löscht alles, was dich nennt; keine Partie leidet darunter.
commands-cmd-table = tisch
commands-cmd-table-about = Was ein Tisch entscheidet: Pausen, Abstimmungen, Urlaub, Plätze, Notizen, Aufträge.
commands-cmd-pause = pause
commands-cmd-pause-about = Schlägt eine Pause der Partie vor.
commands-cmd-resume = weiter
commands-cmd-resume-about = Schlägt vor, mit einer pausierten Partie weiterzumachen.
commands-cmd-end = ende
commands-cmd-end-about = Schlägt vor, die Partie ohne Sieger zu beenden.
commands-cmd-takeback = zurücknehmen
commands-cmd-takeback-about = Bittet den Tisch, Züge zurückzunehmen.
commands-cmd-vote = abstimmen
commands-cmd-vote-about = Beantwortet die offene Abstimmung.
commands-cmd-replace = ersetzen
commands-cmd-replace-about = Bietet jemand anderem einen Platz an.
commands-cmd-vacation = urlaub
commands-cmd-vacation-about = Hält deine Uhr für einige Tage an.
commands-cmd-concede = aufgeben
commands-cmd-concede-about = Verlässt eine laufende Partie für immer.
commands-cmd-mute = stumm
commands-cmd-mute-about = Keine Erinnerungen an diese Partie.
commands-cmd-pace = tempo
commands-cmd-pace-about = Bestimmt das Tempo eines offenen Tisches; für den Gastgeber.
commands-cmd-note = notiz
commands-cmd-note-about = Deine private Notiz zu einer Partie.
commands-cmd-order = auftrag
commands-cmd-order-about = Ein Dauerauftrag: dieselbe Antwort, sooft dieselbe Frage kommt.
commands-cmd-prepare = vorbereiten
commands-cmd-prepare-about = Beantwortet heimlich, was du später gefragt wirst; gespielt, sobald du dran bist.
commands-cmd-orders = aufträge
commands-cmd-orders-about = Zeigt deine Daueraufträge und was du vorbereitet hast.
commands-cmd-revoke = widerrufen
commands-cmd-revoke-about = Widerruft deine Daueraufträge und verwirft, was du vorbereitet hast.
commands-cmd-board = aushang
commands-cmd-board-about = Eine Nachricht für alle hier, die stets die offenen Tische zeigt; für die Moderation.
commands-cmd-substitute = ersatz
commands-cmd-substitute-about = Bietet deinen Platz allen an; bis ihn jemand nimmt, spielt der Computer.
commands-opt-after = nach
commands-opt-after-about = In wie vielen Tagen gehst du? Ohne Angabe: sofort.
commands-cmd-avoid = meiden
commands-cmd-avoid-about = Mit wem du nicht spielen willst. Sonst erfährt es niemand.
commands-opt-avoided = wen
commands-opt-avoided-about = Mit wem willst du nicht spielen? Ohne Angabe: deine Liste.
commands-opt-over = vorbei
commands-opt-over-about = Von der Liste nehmen?
commands-opt-matches = partien
commands-opt-matches-about = Höchstens wie viele Partien auf einmal? 0: so viele, wie kommen.
commands-opt-sleep = schlaf
commands-opt-sleep-about = Ob andere sehen, bis wann deine Ruhezeit dauert, wenn du in ihr an der Reihe bist.
commands-cmd-import = importieren
commands-cmd-import-about = Holt eine Partie aus ihrer Datei zurück; alle Plätze sind deine, bis du sie vergibst.
commands-opt-file = datei
commands-opt-file-about = Eine .game-Datei, wie /spiel ausgeben sie gibt.
commands-opt-number = nummer
commands-opt-number-about = Die Nummer einer Stellung, wie im Protokoll.
commands-opt-person = person
commands-opt-person-about = Wessen Bilanz? Ohne Angabe: deine eigene.
commands-opt-agree = dafür
commands-opt-agree-about = True stimmt zu; ein einziges False genügt zur Ablehnung.
commands-opt-seat = platz
commands-opt-seat-about = Wessen Platz?
commands-opt-newcomer = neuling
commands-opt-newcomer-about = Wer soll dort sitzen? Die Person wird erst gefragt.
commands-opt-days = tage
commands-opt-days-about = Für wie viele Tage?
commands-opt-everywhere = überall
commands-opt-everywhere-about = In allen deinen Partien zugleich?
commands-opt-silent = still
commands-opt-silent-about = False holt die Erinnerungen zurück.
commands-opt-pace = tempo
commands-opt-pace-about = live, täglich, gemütlich, ohne oder Stunden wie 48+6<=96: zu Beginn, je Zug, höchstens.
commands-opt-vacation = urlaub
commands-opt-vacation-about = Tage Urlaub für alle.
commands-opt-note = notiz
commands-opt-note-about = Deine Notiz. Ohne Angabe wird sie gezeigt; „-“ löscht sie.
commands-opt-remind = erinnerungen
commands-opt-remind-about = Per Direktnachricht nach der Hälfte deiner Zeit und kurz vor Schluss erinnern?
commands-opt-limit = höchstens
commands-opt-limit-about = Höchstens wie viele Erinnerungen am Tag, über alle Partien?
commands-opt-quiet = ruhe
commands-opt-quiet-about = Stunden ohne Erinnerungen, etwa 22:00-07:30; oder aus.
commands-opt-zone = zeitzone
commands-opt-zone-about = Deine Zeitzone, etwa Europe/Berlin.
commands-opt-upcoming = vorher
commands-opt-upcoming-about = Auch melden, wenn die Person vor dir am Zug ist?
commands-opt-rated = gewertet
commands-opt-rated-about = An Wertungen teilnehmen und die Bilanz zeigen?
