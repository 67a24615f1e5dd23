# Sätze des Bots.

bot-title = { $game } #{ $match }

# Ein Tisch

bot-up =
    { $number ->
        [one] { $who } ist am Zug.
       *[other] { $who } sind am Zug.
    }
bot-over = Die Partie ist zu Ende.
bot-my-move = Mein Zug
bot-my-hand = Meine Hand
bot-log = Protokoll
bot-help = Hilfe
bot-rematch = Revanche
bot-to-the-table = Zum Tisch
bot-place = { $place }. { $who }: { $points } Punkte
bot-commitment = -# Aller Zufall dieser Partie kommt aus einem Startwert. Sein SHA-256 ist `{ $hash }`; am Ende wird er gezeigt, und alle können jede Ziehung nachprüfen.
bot-seed = -# Der Startwert war `{ $seed }`. /game verify beweist jede Ziehung, /game export gibt die ganze Partie als Datei.
bot-dm-closed = { $who }, du nimmst keine Direktnachrichten von mir an. Der Knopf „Meine Hand“ unter dem Brett zeigt sie dir allein.
bot-your-hand = Deine Hand. Nur du siehst sie.
bot-no-hand = In diesem Spiel hältst du nichts verdeckt.
bot-nothing-yet = Es ist noch nichts geschehen.
bot-hidden-line = *(bis zum Ende verdeckt)*

# Das Zugfeld

bot-ready = Ist das dein Zug?
bot-confirm = Bestätigen
bot-back = Zurück
bot-undo = Zurücknehmen
bot-done = Fertig
bot-none = Keine
bot-nothing = nichts
bot-previous = Vorige
bot-following = Nächste
bot-pick = Wähle
bot-of = { $number } von { $most }.
bot-how-many = Wie viele: { $what }?
bot-chosen =
    { $lo ->
        [0] Gewählt: { $chosen } ({ $total } von höchstens { $hi }).
       *[other] Gewählt: { $chosen } ({ $total }; nötig sind { $lo } bis { $hi }).
    }
bot-type-number = Eine Zahl von { $lo } bis { $hi } eingeben
bot-form-title = Wie viele?
bot-form-label = Eine Zahl von { $lo } bis { $hi }
bot-stale = Dieser Augenblick ist vorbei. So steht es jetzt.
bot-old-button = Dieser Knopf gehört zu einer alten Nachricht. Nimm den unter dem neuesten Brett, oder /game next.
bot-fault = Bei uns ist etwas schiefgegangen; verändert hat sich nichts. Geschieht es wieder, nenne dem Betreiber diese Nummer: `{ $id }`.
bot-clause = *(Regel { $clause }: /rules { $clause })*

# Die Lobby

bot-join = Mitspielen
bot-leave = Aufstehen
bot-add-computer = Computer dazu
bot-remove-computer = Ein Computer weniger
bot-options = Optionen
bot-start = Start
bot-lobby-seats =
    { $number ->
        [one] **Eine Person ist da**; { $lo } bis { $hi } können spielen.
       *[other] **{ $number } sind da**; { $lo } bis { $hi } können spielen.
    }
bot-lobby-invites = { $host } lädt ein: Drücke „Mitspielen“. Sind genug da, drückt der Gastgeber „Start“.
bot-lobby-begun = Gespielt wird in { $thread }.
bot-lobby-starting = Die Partie beginnt …
bot-lobby-closed = Dieser Tisch ist geschlossen: Der Letzte ist aufgestanden. /game new eröffnet einen neuen.
bot-option = { $name }: { $value }
bot-pace-none = Tempo: keine Uhr; alle nehmen sich die Zeit, die sie brauchen.
bot-options-about = Was du wählst, steht sofort in der Lobby.
bot-joined = Du sitzt am Tisch.
bot-left = Du bist aufgestanden.
bot-computer-added = Ein Computer setzt sich dazu.
bot-started = Die Partie beginnt. Ihr Thread öffnet sich unter der Lobby.
bot-host-only = Das kann nur der Gastgeber, { $host }.
bot-sit-first = Setz dich erst an den Tisch; dann kannst du Computer dazunehmen.
bot-private-lobby = Dieser Tisch ist privat. Bitte { $host } um eine Einladung (/game invite).
bot-invited = { $who } darf jetzt mitspielen.
bot-not-over = Diese Partie ist noch nicht zu Ende.
bot-rematch-exists = Die Revanche ist schon eröffnet: #{ $match }.
bot-rematch-made = Die Revanche ist eröffnet: { $url }
bot-text-channel = Das geht in einem Textkanal eines Servers.
bot-missing-permissions = Hier kann ich nicht spielen: Mir fehlen die Rechte { $missing }. Die Moderation kann sie geben; /game doctor prüft noch einmal.

bot-setting-order = Plätze
bot-setting-order-random = ausgelost
bot-setting-order-chosen = in der Reihenfolge des Beitritts
bot-setting-access = Wer mitspielen darf
bot-setting-access-open = alle
bot-setting-access-private = auf Einladung
bot-setting-lang = Sprache des Threads
bot-setting-lang-en = Englisch
bot-setting-lang-de = Deutsch
bot-setting-level = Computer
bot-level-random = zufällig
bot-level-greedy = klug

# Partien

bot-which-match = Welche Partie? Nimm den Befehl in ihrem Thread, oder nenne sie mit der Option „partie“.
bot-no-lobby-here = In diesem Kanal ist kein Tisch offen. /game new eröffnet einen.
bot-no-matches = Du spielst noch nirgends. /game new eröffnet einen Tisch.
bot-nothing-waits = Niemand wartet auf dich. Einen schönen Tag!
bot-waits-for-you = **du bist am Zug**
bot-status-lobby = noch nicht begonnen
bot-status-running = andere sind am Zug
bot-other-game = In diesem Thread wird { $game } gespielt.
bot-fill-first = Fülle erst „{ $word }“ aus.

# Zuschauer, Dateien, Einstellungen

bot-watching =
    { $delay ->
        [0] Dieser Kanal folgt ab jetzt der Partie #{ $match }, so wie Zuschauer sie sehen. /game unwatch beendet das.
       *[other] Dieser Kanal folgt ab jetzt der Partie #{ $match }, { $delay } Minuten später und so, wie Zuschauer sie sehen. /game unwatch beendet das.
    }
bot-unwatched = Dieser Kanal folgt der Partie #{ $match } nicht mehr.
bot-not-watching = Dieser Kanal folgt der Partie #{ $match } nicht.
bot-may-not-watch = Das entscheidet nur, wer hier Nachrichten verwalten darf.
bot-other-server = Diese Partie wird auf einem anderen Server gespielt.
bot-watch-elsewhere = Das ist der Thread der Partie selbst. Nimm den Befehl in dem Kanal, der ihr folgen soll.
bot-only-when-over = Das geht, wenn die Partie zu Ende ist: Vorher würde die Datei Verdecktes zeigen. Der Betreiber des Bots kann eine laufende Partie ausgeben.
bot-exported = Die ganze Partie. Alle können sie mit „./run verify“ prüfen oder mit „./run replay“ noch einmal ansehen.
bot-settings-are = Deine Einstellungen:
bot-settings-kept = Gemerkt. Deine Einstellungen:
bot-yes = ja
bot-no = nein
bot-palette-normal = normal
bot-palette-contrast = starker Kontrast

# Der Doktor

bot-doctor-dm = Das ist nur ein Versuch: Hier kommen deine Handkarten an.
bot-doctor-dm-open = Direktnachrichten erreichen dich.
bot-doctor-dm-closed = Direktnachrichten erreichen dich nicht. Erlaube sie für diesen Server in den Privatsphäre-Einstellungen, oder nimm „Meine Hand“.
bot-doctor-threads = { $number } von höchstens { $most } Threads sind auf diesem Server aktiv.
bot-doctor-outbox = { $number } Nachrichten warten.
bot-doctor-well = Alles in Ordnung.
bot-doctor-ill = Was mit ❌ markiert ist, muss die Moderation oder du selbst richten.
bot-permission-view_channel = Kanal ansehen
bot-permission-send_messages = Nachrichten senden
bot-permission-create_public_threads = Öffentliche Threads erstellen
bot-permission-send_messages_in_threads = Nachrichten in Threads senden
bot-permission-attach_files = Dateien anhängen
bot-permission-read_message_history = Nachrichtenverlauf anzeigen

# Hilfe und Regeln

bot-how-to-play =
    {""}**Mein Zug** unter dem Brett fragt dich Schritt für Schritt und zieht erst, wenn du bestätigst. Dasselbe geht durch Tippen: `/play` ergänzt jedes Wort. Angeboten wird nur, was erlaubt ist.
    So beginnt ein Zug:
bot-help-text =
    ### So wird gespielt
    - `/game new` eröffnet einen Tisch; andere drücken **Mitspielen**, oder du nimmst Computer dazu; der Gastgeber drückt **Start**.
    - Bist du am Zug, wirst du erwähnt. **Mein Zug** fragt dich Schritt für Schritt; vor **Bestätigen** gilt nichts.
    - `/play` und die Befehle jedes Spiels tun dasselbe durch Tippen und ergänzen jedes Wort.
    - **Meine Hand** zeigt, was nur du sehen darfst. `/game show` zeigt das Brett, `/game log`, was geschah, `/game undo` nimmt zurück.
    - `/game mine` zeigt deine Partien, `/game next` springt zu der, die auf dich wartet.
    - `/game settings` stellt deine Sprache und Farben ein.
    Spiele hier: { $games }.
bot-no-clause = Zu „{ $query }“ findet sich nichts. Versuche ein anderes Wort oder die Nummer einer Regel aus einer Ablehnung. Die Spiele hier sind { $games }.
bot-more-clauses = … und { $number } weitere. Ein Wort mehr findet weniger.

# Befehle

bot-cmd-game = spiel
bot-cmd-game-about = Tische, Bretter, Hände, Protokolle und Einstellungen.
bot-cmd-new = neu
bot-cmd-new-about = Eröffnet einen Tisch in diesem Kanal.
bot-cmd-join = mitspielen
bot-cmd-join-about = Nimmt Platz an einem offenen Tisch.
bot-cmd-leave = aufstehen
bot-cmd-leave-about = Verlässt einen Tisch, der noch nicht begonnen hat.
bot-cmd-start = start
bot-cmd-start-about = Beginnt die Partie; für den Gastgeber des Tisches.
bot-cmd-invite = einladen
bot-cmd-invite-about = Lässt jemanden an deinen privaten Tisch.
bot-cmd-mine = meine
bot-cmd-mine-about = Zeigt deine Partien, zuerst die, die auf dich warten.
bot-cmd-next = nächste
bot-cmd-next-about = Springt zur nächsten Partie, die auf dich wartet, auf jedem Server.
bot-cmd-show = zeigen
bot-cmd-show-about = Zeigt dir allein das Brett: ganz, vergrößert oder in Worten.
bot-cmd-hand = hand
bot-cmd-hand-about = Zeigt dir allein deine Hand.
bot-cmd-log = protokoll
bot-cmd-log-about = Was geschah, in Worten oder in Notation.
bot-cmd-undo = zurücknehmen
bot-cmd-undo-about = Nimmt deinen letzten Zug zurück, solange dadurch nichts bekannt wurde.
bot-cmd-watch = zuschauen
bot-cmd-watch-about = Lässt diesen Kanal einer Partie folgen, wie Zuschauer sie sehen.
bot-cmd-unwatch = wegschauen
bot-cmd-unwatch-about = Beendet, dass dieser Kanal einer Partie folgt.
bot-cmd-export = ausgeben
bot-cmd-export-about = Gibt dir eine beendete Partie als Datei.
bot-cmd-verify = prüfen
bot-cmd-verify-about = Beweist jede Ziehung einer beendeten Partie.
bot-cmd-settings = einstellungen
bot-cmd-settings-about = Deine Sprache, deine Farben, Hände per Direktnachricht.
bot-cmd-doctor = doktor
bot-cmd-doctor-about = Prüft Rechte, Nachrichten und Threads und sagt, was zu richten ist.
bot-cmd-help = hilfe
bot-cmd-help-about = Wie hier gespielt wird.
bot-cmd-play = zug
bot-cmd-play-about = Spielt einen Zug, oder mehrere durch Semikolon getrennte, durch Tippen.
bot-cmd-rules = regeln
bot-cmd-rules-about = Schlägt eine Regel nach, nach Nummer oder Wörtern.
bot-cmd-more = mehr
bot-cmd-more-about = Weitere Züge.

bot-opt-game = spiel
bot-opt-game-about = Welches Spiel?
bot-opt-lobby = tisch
bot-opt-lobby-about = Welcher offene Tisch? Ohne Angabe: der neueste in diesem Kanal.
bot-opt-who = wer
bot-opt-who-about = Wer darf mitspielen?
bot-opt-match = partie
bot-opt-match-about = Welche Partie? Ohne Angabe: die dieses Threads.
bot-opt-region = ausschnitt
bot-opt-region-about = Ein Teil des Bretts, doppelt so groß.
bot-opt-text = text
bot-opt-text-about = Das Brett in Worten.
bot-opt-notation = notation
bot-opt-notation-about = Die Züge, wie sie geschrieben werden.
bot-opt-delay = verzögerung
bot-opt-delay-about = So viele Minuten später.
bot-opt-language = sprache
bot-opt-language-about = Die Sprache, in der ich mit dir rede.
bot-opt-colours = farben
bot-opt-colours-about = Die Farben deiner Bilder.
bot-opt-hands = hände
bot-opt-hands-about = Hände per Direktnachricht schicken?
bot-opt-line = zeile
bot-opt-line-about = Der Zug; jedes Wort wird beim Tippen ergänzt.
bot-opt-query = suche
bot-opt-query-about = Eine Nummer wie in Ablehnungen, oder Wörter.
bot-opt-word-about = Wähle eines der angebotenen; fehlt es, wirst du gefragt.
