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
bot-seed = -# Der Startwert war `{ $seed }`. /spiel prüfen beweist jede Ziehung, /spiel ausgeben gibt die ganze Partie als Datei.
bot-dm-closed = { $who }, du nimmst keine Direktnachrichten von mir an. Der Knopf „Meine Hand“ unter dem Brett zeigt sie dir allein.
bot-your-hand = Deine Hand. Nur du siehst sie.
bot-hand-gone = Dieser Platz gehört dir nicht mehr; hier stand seine Hand.
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
bot-old-button = Dieser Knopf gehört zu einer alten Nachricht. Nimm den unter dem neuesten Brett, oder /spiel nächste.
bot-fault = Bei uns ist etwas schiefgegangen; verändert hat sich nichts. Geschieht es wieder, nenne dem Betreiber diese Nummer: `{ $id }`.
bot-clause = *(Regel { $clause }: /regeln { $clause })*

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
bot-lobby-closed = Dieser Tisch ist geschlossen: Der Letzte ist aufgestanden. /spiel neu eröffnet einen neuen.
bot-option = { $name }: { $value }
bot-pace-none = Tempo: keine Uhr; alle nehmen sich die Zeit, die sie brauchen. Wer verschwindet, kann durch Abstimmung ersetzt werden.
bot-options-about = Was du wählst, steht sofort in der Lobby.
bot-joined = Du sitzt am Tisch.
bot-left = Du bist aufgestanden.
bot-computer-added = Ein Computer setzt sich dazu.
bot-started = Die Partie beginnt. Ihr Thread öffnet sich unter der Lobby.
bot-host-only = Das kann nur der Gastgeber, { $host }.
bot-sit-first = Setz dich erst an den Tisch; dann kannst du Computer dazunehmen.
bot-private-lobby = Dieser Tisch ist privat. Bitte { $host } um eine Einladung (/spiel einladen).
bot-invited = { $who } darf jetzt mitspielen.
bot-rematch-exists = Die Revanche ist schon eröffnet: #{ $match }.
bot-rematch-made = Die Revanche ist eröffnet: { $url }
bot-text-channel = Das geht in einem Textkanal eines Servers.
bot-missing-permissions = Hier kann ich nicht spielen: Mir fehlen die Rechte { $missing }. Die Moderation kann sie geben; /spiel doktor prüft noch einmal.

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
bot-no-lobby-here = In diesem Kanal ist kein Tisch offen. /spiel neu eröffnet einen.
bot-no-matches = Du spielst noch nirgends. /spiel neu eröffnet einen Tisch.
bot-nothing-waits = Niemand wartet auf dich. Einen schönen Tag!
bot-waits-for-you = **du bist am Zug**
bot-status-lobby = noch nicht begonnen
bot-status-running = andere sind am Zug, oder sie ruht
bot-other-game = In diesem Thread wird { $game } gespielt.
bot-fill-first = Fülle erst „{ $word }“ aus.

# Zuschauer, Dateien, Einstellungen

bot-watching =
    { $delay ->
        [0] Dieser Kanal folgt ab jetzt der Partie #{ $match }, so wie Zuschauer sie sehen. /spiel wegschauen beendet das.
       *[other] Dieser Kanal folgt ab jetzt der Partie #{ $match }, { $delay } Minuten später und so, wie Zuschauer sie sehen. /spiel wegschauen beendet das.
    }
bot-unwatched = Dieser Kanal folgt der Partie #{ $match } nicht mehr.
bot-not-watching = Dieser Kanal folgt der Partie #{ $match } nicht.
bot-may-not-watch = Das entscheidet nur, wer hier Nachrichten verwalten darf.
bot-other-server = Diese Partie wird auf einem anderen Server gespielt.
bot-others-match = Diese Partie gehört zu einem anderen Server, und du spielst nicht mit. Nimm den Befehl auf ihrem Server.
bot-watch-elsewhere = Das ist der Thread der Partie selbst. Nimm den Befehl in dem Kanal, der ihr folgen soll.
bot-only-when-over = Das geht, wenn die Partie zu Ende ist: Vorher würde die Datei Verdecktes zeigen. Der Betreiber des Bots kann eine laufende Partie ausgeben.
bot-exported = Die ganze Partie. Alle können sie mit „./run verify“ prüfen oder mit „./run replay“ noch einmal ansehen.
bot-imported = Die Partie ist wieder da, als #{ $match } in { $thread }. Alle Plätze sind deine; `/tisch ersetzen` gibt einen davon jemand anderem. Sie wird nicht gewertet.
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
    {""}**Mein Zug** unter dem Brett fragt dich Schritt für Schritt und zieht erst, wenn du bestätigst. Dasselbe geht durch Tippen: `/zug` ergänzt jedes Wort. Angeboten wird nur, was erlaubt ist.
    So beginnt ein Zug:
bot-help-text =
    ### So wird gespielt
    - `/spiel neu` eröffnet einen Tisch; andere drücken **Mitspielen**, oder du nimmst Computer dazu; der Gastgeber drückt **Start**.
    - Bist du am Zug, wirst du erwähnt. **Mein Zug** fragt dich Schritt für Schritt; vor **Bestätigen** gilt nichts.
    - `/zug` und die Befehle jedes Spiels tun dasselbe durch Tippen und ergänzen jedes Wort.
    - **Meine Hand** zeigt, was nur du sehen darfst. `/spiel zeigen` zeigt das Brett, `/spiel protokoll`, was geschah, `/spiel zurücknehmen` nimmt zurück.
    - `/spiel meine` zeigt deine Partien, `/spiel nächste` springt zu der, die auf dich wartet.
    - `/tisch` hat, was eine Partie über Wochen braucht: Urlaub, Pause, gemeinsames Zurücknehmen, Daueraufträge, Notizen, jemand anderen für einen Platz.
    - `/spiel einstellungen` stellt deine Sprache und Farben ein.
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
bot-cmd-settings-about = Sprache, Farben, Hände per Nachricht, Erinnerungen, Ruhezeiten, Wertung.
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

# Zeit

bot-pace =
    {""}**Tempo { $name }**: { $bank } zu Beginn, { $increment } mehr für jeden Zug, höchstens { $cap }.
bot-pace-missed = -# Wessen Zeit abläuft, ist einmal in der Partie entschuldigt; beim nächsten Mal wird ein einfacher Zug gemacht. Nach zwei versäumten Fristen in Folge spielt der Computer den Platz bis /spiel zurück.
bot-pace-vacation =
    { $days ->
        [0] -# Urlaub gibt es in dieser Partie nicht. Pausen sind durch Abstimmung möglich; bin ich außer Betrieb, läuft keine Uhr.
        [one] -# Alle dürfen in dieser Partie einen Tag Urlaub nehmen. Pausen sind durch Abstimmung möglich; bin ich außer Betrieb, läuft keine Uhr.
       *[other] -# Alle dürfen in dieser Partie { $days } Tage Urlaub nehmen. Pausen sind durch Abstimmung möglich; bin ich außer Betrieb, läuft keine Uhr.
    }
bot-span-minutes =
    { $number ->
        [one] eine Minute
       *[other] { $number } Minuten
    }
bot-span-hours =
    { $number ->
        [one] eine Stunde
       *[other] { $number } Stunden
    }
bot-span-days =
    { $number ->
        [one] ein Tag
       *[other] { $number } Tage
    }
bot-days =
    { $number ->
        [0] keiner
        [one] ein Tag
       *[other] { $number } Tage
    }
bot-setting-pace = Tempo
bot-setting-pace-live = live
bot-setting-pace-daily = täglich
bot-setting-pace-relaxed = gemütlich
bot-setting-pace-none = ohne Uhr
bot-setting-pace-own = nach eigenen Werten
bot-setting-vacation = Urlaub
bot-lobby-dead = Dieser Tisch ist geschlossen: 14 Tage lang hat ihn niemand gestartet. /spiel neu eröffnet einen neuen.
bot-deadline = -# ⏳ { $who } hat Zeit bis { $moment } ({ $when }).
bot-deputised = -# 🤖 Für { $who } spielt der Computer bis /spiel zurück.
bot-on-vacation = -# 🌴 { $who } ist im Urlaub bis { $when }.
bot-paused = ⏸ Die Partie pausiert; keine Uhr läuft. /tisch weiter schlägt vor weiterzuspielen.
bot-resting = ⏸ Die Partie ruht, solange ihr über das Zurücknehmen abstimmt; keine Uhr läuft.
bot-ended-together = Die Partie ist im Einvernehmen aller beendet; niemand hat gewonnen.
bot-what-if = 🔀 WAS WÄRE WENN · nur du siehst das · aus Partie #{ $match }

# Erinnerungen

bot-reminder = Du bist am Zug. Deine Zeit endet { $when }.
bot-replaced-by-computer = Du hast zwei Fristen in Folge versäumt; jetzt spielt der Computer deinen Platz. /spiel zurück holt ihn dir wieder.
bot-next-up = { $who } sitzt vor dir und ist am Zug. Vielleicht bist du als Nächstes dran.
bot-mute = Diese Partie stummschalten
bot-away = Ich bin im Urlaub
bot-i-am-back = Ich bin wieder da
bot-muted = An Partie #{ $match } wirst du nicht mehr erinnert. /tisch stumm still:False holt die Erinnerungen zurück.
bot-unmuted = An Partie #{ $match } wirst du wieder erinnert.

# Abstimmungen

bot-agree = Ja
bot-disagree = Nein
bot-vote-agreed = Dafür: { $who }.
bot-vote-wanted = Es fehlen noch: { $who }, bis { $when }. Ein Nein genügt dagegen.
bot-vote-silent = Wer bis dahin nichts sagt, stimmt zu: { $who }.
bot-vote-newcomer = Neu käme { $who } dazu.
bot-vote-opened = Der Tisch ist gefragt; die Abstimmung steht im Thread. Dein Nein dort zieht sie zurück.
bot-vote-decided = Hier entscheidest du allein: Es ist geschehen.
bot-vote-counted = Deine Stimme ist gezählt.
bot-undo-together = Der Tisch kann es gemeinsam zurücknehmen: Alle müssen zustimmen. Dies würde nicht mehr gelten:
bot-undone-hidden = { $who }: ein verdeckter Zug
bot-ask-table = Den Tisch fragen
bot-ask-undo = Zurücknehmen?

# Weg sein, gehen

bot-vacation-begun =
    { $days ->
        [one] Schöne Zeit! Bis { $when } läuft keine deiner Uhren. Danach bleibt ein Tag übrig. /spiel zurück beendet den Urlaub früher und gibt den Rest zurück.
       *[other] Schöne Zeit! Bis { $when } läuft keine deiner Uhren. Danach bleiben { $days } Tage übrig. /spiel zurück beendet den Urlaub früher und gibt den Rest zurück.
    }
bot-vacation-long =
    { $days ->
        [one] Wie lange? Du hast in dieser Partie noch einen Tag Urlaub.
       *[other] Wie lange? Du hast in dieser Partie noch { $days } Tage Urlaub.
    }
bot-vacation-days = Für wie viele Tage? Fülle auch „tage“ aus.
bot-vacation-everywhere = Schöne Zeit! Bis { $when } stehen deine Uhren in { $matches }. /spiel zurück beendet das in einer Partie früher und gibt den Rest zurück.
bot-vacation-not-in = Dort hast du nicht mehr so viele Tage, und deine Uhr läuft weiter: { $matches }. Nimm dort weniger Tage, oder bitte um eine Pause (/tisch pause).
bot-welcome-back = Willkommen zurück! Der Platz gehört wieder dir.
bot-concede = Die Partie verlassen
bot-concede-sure = Verlässt du Partie #{ $match } wirklich? Der Computer spielt deinen Platz zu Ende, und du zählst als Letzter. Es gibt keinen Weg zurück.
bot-conceded = Du hast die Partie verlassen.
bot-seat-offered = { $who }, { $by } bietet dir den Platz von { $whom } in dieser Partie an.
bot-take-seat = Platz nehmen
bot-seat-asked = { $who } wird im Thread gefragt. Mit der Antwort wechselt der Platz, oder der Tisch stimmt darüber ab.
bot-seat-not-yours = Dieser Platz ist { $who } angeboten.
bot-seat-taken = Der Platz gehört dir. „Meine Hand“ zeigt, was du hast.

# Was war

bot-older = Älteres
bot-newer = Neueres
bot-log-words = In Worten
bot-log-notation = In Notation
bot-page = -# Seite { $number } von { $last }.
bot-nothing-new = Seit deinem letzten Zug ist nichts geschehen.
bot-before-after = -# Das erste Bild zeigt das Brett nach deinem letzten Zug, das zweite, wie es jetzt ist.
bot-replay = Nachspielen
bot-replay-at = Stellung { $number } von { $last }.
bot-forward = Vor
bot-eyes = Mit wessen Augen?
bot-eyes-all = Zuschauer
bot-branch = Was wäre wenn?
bot-branch-about = Du spielst alle Plätze selbst. Was du nicht wissen darfst, ist, wie es sein könnte, nicht wie es ist. Nichts hier berührt die Partie, und niemand erfährt davon.
bot-film = Animation
bot-film-begun = Die Animation wird gemacht; sie erscheint im Thread. Du kannst inzwischen weitermachen.
bot-film-there = Die Animation ist hier: { $url }
bot-film-progress = Die Animation der ganzen Partie wird gemacht: { $percent } %.
bot-film-done = Die ganze Partie.

# Notizen und Daueraufträge

bot-note-is = 📝 { $note }
bot-no-note = Du hast keine Notiz zu dieser Partie. /tisch notiz merkt eine; du siehst sie, sooft du das Zugfenster öffnest.
bot-order-given = Von nun an antwortest du, sooft genau diese Frage kommt: `{ $line }`. /tisch widerrufen beendet das.
bot-orders-are = Deine Daueraufträge in dieser Partie; niemand sonst sieht sie:
bot-no-orders = Du hast keine Daueraufträge in dieser Partie. /tisch auftrag gibt einen für die Frage, die jetzt gestellt ist.
bot-revoke = Alle widerrufen
bot-orders-revoked =
    { $number ->
        [0] Es gab nichts zu widerrufen.
        [one] Ein Dauerauftrag ist widerrufen.
       *[other] { $number } Daueraufträge sind widerrufen.
    }

# Menschen

bot-rated =
    { $number ->
        [one] { $place }. { $who }: **{ $points }** (eine Partie)
       *[other] { $place }. { $who }: **{ $points }** ({ $number } Partien)
    }
bot-rating-about = -# Es zählen nur Partien, die allein Menschen zu Ende gespielt haben. /spiel einstellungen gewertet:False lässt dich aus.
bot-no-ratings = Noch ist keine Partie gewertet: Es zählen nur Partien, die allein Menschen zu Ende gespielt haben.
bot-stats =
    { $number ->
        [one] {""}**{ $game }**: eine Partie ({ $places }).
       *[other] {""}**{ $game }**: { $number } Partien ({ $places }).
    }
bot-placed = { $number } × Platz { $place }
bot-stats-pace = Ein Zug dauert { $span } (Median).
bot-stats-missed =
    { $number ->
        [0] Keine Frist wurde versäumt.
        [one] Eine Frist wurde versäumt.
       *[other] { $number } Fristen wurden versäumt.
    }
bot-stats-rating = Wertung: { $points }
bot-stats-private = Dieser Mensch behält seine Bilanz für sich.
bot-no-stats = Noch gibt es keine beendete Partie.
bot-unknown-zone = Die Zeitzone „{ $zone }“ gibt es nicht. Schreibe eine wie Europe/Berlin; die Option ergänzt, was du tippst.
bot-unknown-hours = „{ $hours }“ sind keine Uhrzeiten. Schreibe sie wie 22:00-07:30, oder aus.
bot-forget = Vergiss mich
bot-forget-sure = Willst du wirklich vergessen werden? Dein Name verschwindet aus allen Partien, deine Einstellungen, Notizen und Wertungen werden gelöscht, und in laufenden Partien spielt der Computer deine Plätze. Es gibt keinen Weg zurück.
bot-forgotten = Du bist vergessen. Wenn du wieder spielst, bist du hier neu.

bot-cmd-since = seit
bot-cmd-since-about = Was seit deinem letzten Zug geschah, in Worten und Bildern.
bot-cmd-replay = nachspielen
bot-cmd-replay-about = Zeigt dir allein jede frühere Stellung.
bot-cmd-branch = wenn
bot-cmd-branch-about = Probiert heimlich „was wäre wenn“ von jeder Stellung aus.
bot-cmd-back = zurück
bot-cmd-back-about = Du bist wieder da: aus dem Urlaub oder anstelle des Computers.
bot-cmd-ratings = wertung
bot-cmd-ratings-about = Die Besten eines Spiels.
bot-cmd-stats = bilanz
bot-cmd-stats-about = Partien, Plätze, Tempo und versäumte Fristen von jemandem.
bot-cmd-forget-me = vergiss-mich
bot-cmd-forget-me-about = Löscht alles, was dich nennt; keine Partie leidet darunter.
bot-cmd-table = tisch
bot-cmd-table-about = Was ein Tisch entscheidet: Pausen, Abstimmungen, Urlaub, Plätze, Notizen, Aufträge.
bot-cmd-pause = pause
bot-cmd-pause-about = Schlägt vor, die Partie zu unterbrechen.
bot-cmd-resume = weiter
bot-cmd-resume-about = Schlägt vor, mit einer pausierten Partie weiterzumachen.
bot-cmd-end = ende
bot-cmd-end-about = Schlägt vor, die Partie ohne Sieger zu beenden.
bot-cmd-takeback = zurücknehmen
bot-cmd-takeback-about = Bittet den Tisch, Züge zurückzunehmen.
bot-cmd-vote = stimme
bot-cmd-vote-about = Beantwortet die offene Abstimmung.
bot-cmd-replace = ersetzen
bot-cmd-replace-about = Bietet jemand anderem einen Platz an.
bot-cmd-vacation = urlaub
bot-cmd-vacation-about = Deine Uhr steht für einige Tage.
bot-cmd-concede = aufgeben
bot-cmd-concede-about = Verlässt eine laufende Partie für immer.
bot-cmd-mute = stumm
bot-cmd-mute-about = Keine Erinnerungen an diese Partie.
bot-cmd-pace = tempo
bot-cmd-pace-about = Bestimmt das Tempo eines offenen Tisches; für den Gastgeber.
bot-cmd-note = notiz
bot-cmd-note-about = Deine private Notiz zu einer Partie.
bot-cmd-order = auftrag
bot-cmd-order-about = Ein Dauerauftrag: dieselbe Antwort, sooft dieselbe Frage kommt.
bot-cmd-orders = aufträge
bot-cmd-orders-about = Zeigt deine Daueraufträge.
bot-cmd-revoke = widerrufen
bot-cmd-revoke-about = Widerruft deine Daueraufträge.
bot-cmd-import = importieren
bot-cmd-import-about = Holt eine Partie aus ihrer Datei zurück; alle Plätze sind deine, bis du sie vergibst.

bot-opt-file = datei
bot-opt-file-about = Eine .game-Datei, wie /spiel ausgeben sie gibt.
bot-opt-number = nummer
bot-opt-number-about = Die Nummer einer Stellung, wie im Protokoll.
bot-opt-person = person
bot-opt-person-about = Wessen Bilanz? Ohne Angabe: deine eigene.
bot-opt-agree = dafür
bot-opt-agree-about = True stimmt zu; ein False genügt dagegen.
bot-opt-seat = platz
bot-opt-seat-about = Wessen Platz?
bot-opt-newcomer = neuling
bot-opt-newcomer-about = Wer soll dort sitzen? Die Person wird erst gefragt.
bot-opt-days = tage
bot-opt-days-about = Für wie viele Tage?
bot-opt-everywhere = überall
bot-opt-everywhere-about = In allen deinen Partien zugleich?
bot-opt-silent = still
bot-opt-silent-about = False holt die Erinnerungen zurück.
bot-opt-pace = tempo
bot-opt-pace-about = live, daily, relaxed, none oder Stunden wie 48+6<=96: zu Beginn, je Zug, höchstens.
bot-opt-vacation = urlaub
bot-opt-vacation-about = Tage Urlaub für alle.
bot-opt-note = notiz
bot-opt-note-about = Was du dir merken willst; - löscht sie, nichts zeigt sie.
bot-opt-remind = erinnerungen
bot-opt-remind-about = Per Direktnachricht nach der Hälfte deiner Zeit und kurz vor Schluss erinnern?
bot-opt-limit = höchstens
bot-opt-limit-about = So viele Erinnerungen am Tag, über alle Partien.
bot-opt-quiet = ruhe
bot-opt-quiet-about = Stunden ohne Erinnerungen, etwa 22:00-07:30; oder aus.
bot-opt-zone = zeitzone
bot-opt-zone-about = Deine Zeitzone, etwa Europe/Berlin.
bot-opt-upcoming = vorher
bot-opt-upcoming-about = Auch melden, wenn am Zug ist, wer vor dir sitzt?
bot-opt-rated = gewertet
bot-opt-rated-about = An Wertungen teilnehmen und die Bilanz zeigen?
