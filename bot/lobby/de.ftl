# Die Lobby

lobby-join = Mitspielen
lobby-leave = Tisch verlassen
lobby-add-computer = Computer dazu
lobby-remove-computer = Computer weg
lobby-options = Optionen
lobby-start = Start
lobby-seats =
    { $number ->
        [one] **Eine Person ist da**; { $lo } bis { $hi } können spielen.
       *[other] **{ $number } Personen sind da**; { $lo } bis { $hi } können spielen.
    }
lobby-invites = { $host } lädt ein: Drücke „Mitspielen“. Sind genug da, drückt der Gastgeber „Start“.
lobby-begun = Gespielt wird in { $thread }.
lobby-starting = Die Partie beginnt …
lobby-closed = Dieser Tisch ist geschlossen: Niemand sitzt mehr daran. /spiel neu eröffnet einen neuen.
lobby-options-about = Was du wählst, steht sofort am Tisch.
lobby-joined = Du spielst mit.
lobby-left = Du hast den Tisch verlassen.
lobby-computer-added = Ein Computer setzt sich dazu.
lobby-started = Die Partie beginnt. Ihr Thread öffnet sich unter dieser Nachricht.
lobby-host-only = Das kann nur der Gastgeber, { $host }.
lobby-sit-first = Setz dich erst an den Tisch; dann kannst du Computer dazunehmen.
lobby-private-lobby = Dieser Tisch ist privat. Bitte { $host } um eine Einladung (/spiel einladen).
lobby-invited = { $who } darf jetzt mitspielen.
lobby-rematch-exists = Die Revanche ist schon eröffnet: #{ $match }.
lobby-rematch-made = Die Revanche ist eröffnet: { $url }
lobby-missing-permissions = Hier kann ich nicht spielen: Mir fehlen die Rechte { $missing }. Die Moderation kann sie geben; /spiel doktor prüft noch einmal.
lobby-setting-order = Plätze
lobby-setting-order-random = ausgelost
lobby-setting-order-chosen = in der Reihenfolge des Beitritts
lobby-setting-access = Wer mitspielen darf
lobby-setting-access-open = alle
lobby-setting-access-private = auf Einladung
lobby-setting-lang = Sprache des Threads
lobby-setting-level = Computer
lobby-level-random = zufällig
lobby-level-greedy = klug

# Zuschauer, Dateien, Einstellungen

lobby-imported = Die Partie ist wieder da, als #{ $match } in { $thread }. Alle Plätze sind deine; `/tisch ersetzen` gibt einen davon jemand anderem. Sie wird nicht gewertet.

# Zeit

lobby-setting-pace = Tempo
lobby-setting-vacation = Urlaub
lobby-dead = Dieser Tisch ist geschlossen: 14 Tage lang hat ihn niemand gestartet. /spiel neu eröffnet einen neuen.
lobby-setting-lang-en = Englisch
lobby-setting-lang-de = Deutsch
lobby-permission-view_channel = Kanal ansehen
lobby-permission-send_messages = Nachrichten senden
lobby-permission-create_public_threads = Öffentliche Threads erstellen
lobby-permission-send_messages_in_threads = Nachrichten in Threads senden
lobby-permission-attach_files = Dateien anhängen
lobby-permission-read_message_history = Nachrichtenverlauf anzeigen
lobby-setting-pace-live = live
lobby-setting-pace-daily = täglich
lobby-setting-pace-relaxed = gemütlich
lobby-setting-pace-none = ohne Uhr
lobby-setting-pace-own = eigenes
