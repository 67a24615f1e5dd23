# Die Lobby

commands-text-channel = Das geht in einem Textkanal eines Servers.

# Partien

commands-which-match = Welche Partie? Nimm den Befehl in ihrem Thread, oder nenne sie mit der Option „partie“.
commands-no-lobby-here = In diesem Kanal ist kein Tisch offen. /spiel neu eröffnet einen.
commands-no-matches = Du spielst noch nirgends. /spiel neu eröffnet einen Tisch.
commands-nothing-waits = Niemand wartet auf dich. Einen schönen Tag!
commands-waits-for-you = **du bist am Zug**
commands-status-lobby = noch nicht begonnen
commands-status-running = andere sind am Zug, oder sie ruht
commands-other-game = In diesem Thread wird { $game } gespielt.
commands-fill-first = Fülle erst „{ $word }“ aus.

# Zuschauer, Dateien, Einstellungen

commands-watching =
    { $delay ->
        [0] Dieser Kanal folgt ab jetzt der Partie #{ $match }, so wie Zuschauer sie sehen. /tisch wegschauen beendet das.
       *[other] Dieser Kanal folgt ab jetzt der Partie #{ $match }, { $delay } Minuten später und so, wie Zuschauer sie sehen. /tisch wegschauen beendet das.
    }
commands-unwatched = Dieser Kanal folgt der Partie #{ $match } nicht mehr.
commands-not-watching = Dieser Kanal folgt der Partie #{ $match } nicht.
commands-may-not-watch = Das entscheidet nur, wer hier Nachrichten verwalten darf.
commands-other-server = Diese Partie wird auf einem anderen Server gespielt.
commands-others-match = Diese Partie gehört zu einem anderen Server, und du spielst nicht mit. Nimm den Befehl auf ihrem Server.
commands-watch-elsewhere = Das ist der Thread der Partie selbst. Nimm den Befehl in dem Kanal, der ihr folgen soll.
commands-verify-later = Die Partie läuft noch, darum bleibt ihr Geheimnis verborgen: Ist sie vorbei, beweist /spiel prüfen jede Ziehung. Veröffentlicht ist: SHA-256 `{ $hash }`
commands-exported = Die ganze Partie. Alle können sie mit „./run verify“ prüfen oder mit „./run replay“ noch einmal ansehen.

# Der Doktor

commands-doctor-dm = Das ist nur ein Versuch: Hier kommen deine Handkarten an.
commands-doctor-dm-open = Direktnachrichten erreichen dich.
commands-doctor-dm-closed = Direktnachrichten erreichen dich nicht. Erlaube sie für diesen Server in den Privatsphäre-Einstellungen, oder nimm „Meine Hand“.
commands-doctor-threads = { $number } von höchstens { $most } Threads sind auf diesem Server aktiv.
commands-doctor-outbox = { $number } Nachrichten warten.
commands-doctor-well = Alles in Ordnung.
commands-doctor-ill = Was mit ❌ markiert ist, muss die Moderation oder du selbst richten.

# Hilfe und Regeln

commands-help-text =
    ### So wird gespielt
    - `/spiel neu` eröffnet einen Tisch; andere drücken **Mitspielen**, oder du nimmst Computer dazu; der Gastgeber drückt **Start**.
    - Bist du am Zug, wirst du erwähnt. **Mein Zug** fragt dich Schritt für Schritt; vor **Bestätigen** gilt nichts.
    - `/zug` und die Befehle jedes Spiels tun dasselbe durch Tippen und ergänzen jedes Wort.
    - **Meine Hand** zeigt, was nur du sehen darfst. `/spiel zeigen` zeigt das Brett, `/spiel protokoll`, was geschah, `/spiel zurücknehmen` nimmt zurück.
    - `/spiel meine` zeigt deine Partien, `/spiel nächste` springt zu der, die auf dich wartet.
    - `/tisch` hat, was eine Partie über Wochen braucht: Urlaub, Pause, gemeinsames Zurücknehmen, vorbereitete Züge, Daueraufträge, Notizen, jemand anderen für einen Platz.
    - `/spiel einstellungen` stellt deine Sprache und Farben ein.
    Spiele hier: { $games }.

# Befehle

commands-cmd-game = spiel
commands-cmd-game-about = Tische, Bretter, Hände, Protokolle und Einstellungen.
commands-cmd-new = neu
commands-cmd-new-about = Eröffnet einen Tisch in diesem Kanal.
commands-cmd-join = mitspielen
commands-cmd-join-about = Nimmt Platz an einem offenen Tisch.
commands-cmd-leave = aufstehen
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
commands-cmd-unwatch = wegschauen
commands-cmd-unwatch-about = Beendet, dass dieser Kanal einer Partie folgt.
commands-cmd-export = ausgeben
commands-cmd-export-about = Gibt dir eine beendete Partie als Datei.
commands-cmd-verify = prüfen
commands-cmd-verify-about = Woher der Zufall kommt; nach dem Ende der Beweis jeder Ziehung.
commands-cmd-settings = einstellungen
commands-cmd-settings-about = Sprache, Farben, Hände per Nachricht, Erinnerungen, Ruhezeiten, Wertung.
commands-cmd-doctor = doktor
commands-cmd-doctor-about = Prüft Rechte, Nachrichten und Threads und sagt, was zu richten ist.
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
commands-opt-delay-about = So viele Minuten später.
commands-opt-language = sprache
commands-opt-language-about = Die Sprache, in der ich mit dir rede.
commands-opt-colours = farben
commands-opt-colours-about = Die Farben deiner Bilder.
commands-opt-confirm = bestätigen
commands-opt-confirm-about = Welche Züge dich noch einmal fragen, bevor sie gemacht werden.
commands-opt-hands = hände
commands-opt-hands-about = Hände per Direktnachricht schicken?
commands-opt-line = zeile
commands-opt-line-about = Der Zug; jedes Wort wird beim Tippen ergänzt.
commands-opt-query = suche
commands-opt-query-about = Eine Nummer wie in Ablehnungen, oder Wörter.
commands-opt-word-about = Wähle eines der angebotenen; fehlt es, wirst du gefragt.

# Weg sein, gehen

commands-vacation-days = Für wie viele Tage? Fülle auch „tage“ aus.
commands-vacation-everywhere = Schöne Zeit! Bis { $when } stehen deine Uhren in { $matches }. /spiel zurück beendet das in einer Partie früher und gibt den Rest zurück.
commands-vacation-not-in = Dort hast du nicht mehr so viele Tage, und deine Uhr läuft weiter: { $matches }. Nimm dort weniger Tage, oder bitte um eine Pause (/tisch pause).

# Menschen

commands-cmd-since = seit
commands-cmd-since-about = Was seit deinem letzten Zug geschah, in Worten und Bildern.
commands-cmd-replay = nachspielen
commands-cmd-replay-about = Zeigt dir allein jede frühere Stellung.
commands-cmd-branch = wenn
commands-cmd-branch-about = Probiert heimlich „was wäre wenn“ von jeder Stellung aus.
commands-cmd-back = zurück
commands-cmd-back-about = Du bist wieder da: aus dem Urlaub oder anstelle des Computers.
commands-cmd-ratings = wertung
commands-cmd-ratings-about = Die Besten eines Spiels.
commands-cmd-stats = bilanz
commands-cmd-stats-about = Partien, Plätze, Tempo und versäumte Fristen von jemandem.
commands-cmd-forget-me = vergiss-mich
commands-cmd-forget-me-about = Löscht alles, was dich nennt; keine Partie leidet darunter.
commands-cmd-table = tisch
commands-cmd-table-about = Was ein Tisch entscheidet: Pausen, Abstimmungen, Urlaub, Plätze, Notizen, Aufträge.
commands-cmd-pause = pause
commands-cmd-pause-about = Schlägt vor, die Partie zu unterbrechen.
commands-cmd-resume = weiter
commands-cmd-resume-about = Schlägt vor, mit einer pausierten Partie weiterzumachen.
commands-cmd-end = ende
commands-cmd-end-about = Schlägt vor, die Partie ohne Sieger zu beenden.
commands-cmd-takeback = zurücknehmen
commands-cmd-takeback-about = Bittet den Tisch, Züge zurückzunehmen.
commands-cmd-vote = stimme
commands-cmd-vote-about = Beantwortet die offene Abstimmung.
commands-cmd-replace = ersetzen
commands-cmd-replace-about = Bietet jemand anderem einen Platz an.
commands-cmd-vacation = urlaub
commands-cmd-vacation-about = Deine Uhr steht für einige Tage.
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
commands-cmd-import = importieren
commands-cmd-import-about = Holt eine Partie aus ihrer Datei zurück; alle Plätze sind deine, bis du sie vergibst.
commands-opt-file = datei
commands-opt-file-about = Eine .game-Datei, wie /spiel ausgeben sie gibt.
commands-opt-number = nummer
commands-opt-number-about = Die Nummer einer Stellung, wie im Protokoll.
commands-opt-person = person
commands-opt-person-about = Wessen Bilanz? Ohne Angabe: deine eigene.
commands-opt-agree = dafür
commands-opt-agree-about = True stimmt zu; ein False genügt dagegen.
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
commands-opt-pace-about = live, daily, relaxed, none oder Stunden wie 48+6<=96: zu Beginn, je Zug, höchstens.
commands-opt-vacation = urlaub
commands-opt-vacation-about = Tage Urlaub für alle.
commands-opt-note = notiz
commands-opt-note-about = Was du dir merken willst; - löscht sie, nichts zeigt sie.
commands-opt-remind = erinnerungen
commands-opt-remind-about = Per Direktnachricht nach der Hälfte deiner Zeit und kurz vor Schluss erinnern?
commands-opt-limit = höchstens
commands-opt-limit-about = So viele Erinnerungen am Tag, über alle Partien.
commands-opt-quiet = ruhe
commands-opt-quiet-about = Stunden ohne Erinnerungen, etwa 22:00-07:30; oder aus.
commands-opt-zone = zeitzone
commands-opt-zone-about = Deine Zeitzone, etwa Europe/Berlin.
commands-opt-upcoming = vorher
commands-opt-upcoming-about = Auch melden, wenn am Zug ist, wer vor dir sitzt?
commands-opt-rated = gewertet
commands-opt-rated-about = An Wertungen teilnehmen und die Bilanz zeigen?
