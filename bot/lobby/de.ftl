# Die Lobby

lobby-join = Mitspielen
lobby-leave = Tisch verlassen
lobby-add-computer = Computer dazu …
lobby-computer = Computer: { $level }
lobby-wanted = Wie viele spielen
lobby-wanted-any = alle, die kommen
lobby-wanted-number = { $number }
lobby-seats-wanted =
    { $number ->
        [one] **Einer von { $wanted } Plätzen ist besetzt.**
       *[other] **{ $number } von { $wanted } Plätzen sind besetzt.**
    }
lobby-remove-computer = Computer weg
lobby-options = Optionen
lobby-start = Start
lobby-cut = Abheben
lobby-send-away = { $who } wegschicken
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
lobby-private-lobby = Dieser Tisch ist privat. Bitte { $host } um eine Einladung (/tisch einladen).
lobby-invited = { $who } darf jetzt mitspielen und ist an den Tisch gerufen.
lobby-invitation = { $who }, { $host } lädt dich an einen Tisch ein: **{ $table }**.
lobby-invite-where = Du hast noch keinen offenen Tisch. /spiel neu eröffnet einen; dann lade von hier aus ein.
lobby-invite-which = An welchen deiner Tische lädst du { $who } ein?
lobby-invite-people = Einladen kannst du nur Menschen. Ein Computerspieler setzt sich über das Menü des offenen Tischs dazu.
lobby-sent-away = { $who } muss gehen und kommt nur mit deiner Einladung zurück (/tisch einladen).
lobby-elsewhere = Dieser Tisch steht auf einem anderen Server. Nur wer dort Mitglied ist, kann daran spielen.
lobby-rematch-later = Die Revanche ist eröffnet, aber ihr Tisch ließ sich noch nicht anzeigen; ich versuche es gleich wieder.
lobby-rematch-made = Die Revanche ist eröffnet: { $url }
lobby-missing-permissions = Hier kann ich nicht spielen: Mir fehlen die Rechte { $missing }. Die Moderation kann sie geben; /spiel doktor prüft noch einmal.
lobby-setting-order = Plätze
lobby-setting-order-random = ausgelost
lobby-setting-order-chosen = in der Reihenfolge des Beitritts
lobby-setting-access = Wer mitspielen darf
lobby-setting-access-open = alle
lobby-setting-access-private = auf Einladung
lobby-setting-lang = Sprache des Threads
lobby-setting-suggestions = Vorschläge des Computers
lobby-setting-suggestions-off = nur gegen Computer
lobby-setting-suggestions-on = für alle erlaubt
lobby-level-random = sorglos
lobby-level-random-about = Macht irgendeinen erlaubten Zug. Gut zum Umschauen.
lobby-level-easy = leicht
lobby-level-easy-about = Spielt vernünftig und übersieht manches. Für die erste Partie.
lobby-level-greedy = klug
lobby-level-greedy-about = Nimmt, was jetzt am besten ist, und kennt das Spiel.
lobby-level-strong = stark
lobby-level-strong-about = Denkt voraus und braucht dafür einige Sekunden.

# Zuschauer, Dateien, Einstellungen

lobby-import-yours = Ich lese noch die Datei, die du gebracht hast; warte, bis das fertig ist.
lobby-import-others = Gerade bringen andere Partien mit. Versuch es in einer Minute noch einmal.
lobby-import-enough = Du hast heute schon { $number } Dateien gebracht; mehr geht an einem Tag nicht. Versuch es morgen wieder.
lobby-imported = Die Partie ist wieder da, als #{ $match } in { $thread }. Alle Plätze sind deine; `/tisch ersetzen` gibt einen davon jemand anderem. Sie wird nicht gewertet.

# Zeit

lobby-setting-pace = Tempo
lobby-setting-vacation = Urlaub
lobby-dead = Dieser Tisch ist geschlossen: 14 Tage lang hat ihn niemand gestartet. /spiel neu eröffnet einen neuen.
lobby-setting-lang-en = English (Englisch)
lobby-setting-lang-de = Deutsch
lobby-permission-view_channel = Kanal ansehen
lobby-permission-send_messages = Nachrichten senden
lobby-permission-create_public_threads = Öffentliche Threads erstellen
lobby-permission-send_messages_in_threads = Nachrichten in Threads senden
lobby-permission-attach_files = Dateien anhängen
lobby-permission-read_message_history = Nachrichtenverlauf anzeigen
lobby-permission-manage_channels = Kanäle verwalten
lobby-setting-pace-live = live
lobby-setting-pace-daily = täglich
lobby-setting-pace-relaxed = gemütlich
lobby-setting-pace-none = ohne Uhr
lobby-setting-pace-own = eigenes

# Ehrlicher Zufall

lobby-cut-label = Ein Wort von dir
lobby-cut-about = Irgendeines; es fließt in allen Zufall dieser Partie ein.
lobby-cut-done = Dein Wort gilt: Du siehst es in der Lobby. Bis zum Start kannst du ein anderes geben.
lobby-cut-sit-first = Setz dich erst an den Tisch; dann kannst du abheben.
lobby-chance = -# 🎲 Der Zufall dieser Partie kommt aus einem Geheimnis und von euch allen. Der SHA-256 des Geheimnisses ist `{ $hash }`. **Abheben** gibt ein Wort von dir dazu: Dann konnte niemand den Zufall vorher kennen.
lobby-chance-folded = -# 🎲 Vor dem Start versprochen: SHA-256 `{ $hash }`
lobby-chance-start = -# 🎲 Der Zufall dieser Partie ist HMAC-SHA256 aus einem Geheimnis und dieser Liste. Beim Eröffnen des Tisches war der SHA-256 des Geheimnisses `{ $hash }`; es selbst steht am Ende hier. Stimmt dein Wort?
lobby-chance-rest =
    { $number ->
        [one] -# … und eine Zeile von jemandem, der nicht mitspielt; am Ende steht sie in /spiel ausgeben.
       *[other] -# … und { $number } Zeilen von Leuten, die nicht mitspielen; am Ende stehen sie in /spiel ausgeben.
    }
lobby-chance-end = -# 🎲 Das Geheimnis war `{ $secret }`. Sein SHA-256 wurde beim Eröffnen des Tisches veröffentlicht: `{ $hash }`. /spiel prüfen beweist jede Ziehung, /spiel ausgeben gibt die ganze Partie als Datei.
lobby-somebody = jemand
lobby-mark-open = { $who } hat den Tisch eröffnet: `{ $value }`
lobby-mark-join = { $who } hat sich gesetzt: `{ $value }`
lobby-mark-leave = { $who } ist aufgestanden: `{ $value }`
lobby-mark-away = { $who } wurde weggeschickt: `{ $value }`
lobby-mark-cut = { $who } hat abgehoben: `{ $value }`
lobby-mark-start = { $who } hat „Start“ gedrückt: `{ $value }`
lobby-mark-file = die mitgebrachte Datei: `{ $value }`

# Tische, die Mitspieler suchen

lobby-open =
    { $number ->
        [one] ### Ein Tisch sucht Mitspieler
       *[other] ### { $number } Tische suchen Mitspieler
    }
lobby-open-none = Hier hat gerade kein Tisch einen freien Platz. /spiel neu eröffnet einen.
lobby-open-server = Tische stehen auf Servern: Tippe /spiel offen in einem Kanal.
lobby-open-elsewhere = Tische mit freien Plätzen auf den Servern, auf denen du spielst; setz dich dort dazu:
lobby-open-page = { $page } von { $last }
lobby-open-person =
    { $number ->
        [0] { $who } (neu dabei)
        [one] { $who } (eine Partie)
       *[other] { $who } ({ $number } Partien)
    }
lobby-board-all = Alle, die mir offenstehen
lobby-board-made = Der Aushang steht unten. Er hält sich selbst aktuell und ruft niemanden; lösche die Nachricht, um ihn zu beenden.
lobby-board-moderators = Ein Aushang ist Sache der Moderation: Dafür brauchst du hier die Berechtigung „Kanäle verwalten“.
lobby-forum-made = Ab jetzt hat jeder offene Tisch einen Beitrag in { $forum }, mit Tags für Spiel, Tempo und freie Plätze; die ersten kommen binnen einer Minute. Sie halten sich selbst aktuell und rufen niemanden. `/tisch aushang` mit `aus` beendet das.
lobby-forum-ended = In { $forum } stehen keine Tische mehr. Die Beiträge sind archiviert.
lobby-forum-moderators = Die Liste der Tische ist Sache der Moderation: Dafür brauchst du in jenem Forum die Berechtigung „Kanäle verwalten“.
lobby-forum-missing-permissions = In diesem Forum kann ich nichts veröffentlichen: Mir fehlen die Rechte { $missing }. Die Moderation kann sie dort geben.
lobby-forum-free = freie Plätze
lobby-forum-full = Alle Plätze sind besetzt. Steht jemand auf, wird der Platz hier angeboten.
lobby-forum-private = An diesen Tisch kommt nur noch, wer eingeladen ist.
lobby-open-seat = Platz { $seat } von { $who } sucht Ersatz.
lobby-setting-substitution = Ersatz
lobby-setting-substitution-free = wer zuerst kommt
lobby-setting-substitution-vote = der Tisch muss zustimmen

# Mitspieler suchen

lobby-seek = Mitspieler suchen
lobby-seek-about = Sag, was du spielen möchtest. Sobald genug Leute dasselbe suchen, wird ein Tisch eröffnet, und ich frage jeden von euch per Direktnachricht; wer am längsten wartet, kommt zuerst dran.
lobby-seek-server = Such Mitspieler in einem Kanal eines Servers: Dort wird der Tisch stehen.
lobby-seek-game = Spiele
lobby-seek-game-all = Alle Spiele
lobby-seek-pace = Tempo
lobby-seek-pace-any = Tempo: egal
lobby-seek-pace-named = Tempo: { $pace }
lobby-seek-number = Zahl der Spieler
lobby-seek-number-0 = Spieler: egal, wie viele
lobby-seek-players = Spieler: { $number }
lobby-seek-experience = Erfahrung der anderen
lobby-seek-experience-any = Mit allen
lobby-seek-experience-new = Mit Leuten, für die das Spiel neu ist
lobby-seek-experience-equal = Mit etwa gleich starken Leuten
lobby-seek-computers = Computer
lobby-seek-computers-no = Nur Menschen
lobby-seek-computers-yes = Computer dürfen nach einer Weile auffüllen
lobby-seek-abroad = Server
lobby-seek-abroad-no = Nur Leute dieses Servers
lobby-seek-abroad-yes = Auch Leute anderer Server
lobby-seek-go = Mitspieler suchen
lobby-seek-stop = Nicht mehr suchen
lobby-seek-stopped = Das suchst du nicht mehr.
lobby-seek-begun = Du wartest bis { $when }. Ich schreibe dir, sobald ein Tisch gefunden ist; `/suchen` zeigt und beendet deine Suchen.
lobby-seek-row = Du suchst { $games }
lobby-seek-row-any = irgendein Spiel
lobby-seek-row-until = endet { $when }
lobby-seek-row-asked = Du wirst an Tisch Nr. { $match } gefragt: Antworte auf meine Direktnachricht; die Frage verfällt { $when }.
lobby-seek-server-open = Andere Server erlauben
lobby-seek-server-close = Nur dieser Server
lobby-seek-moderators = Ob Leute dieses Servers und anderer Server einander finden dürfen, sagt die Moderation: Du brauchst das Recht „Server verwalten“.
lobby-seek-found =
    { $number ->
        [one] { $who } sucht dasselbe wie du.
       *[other] { $who } suchen dasselbe wie du.
    }
lobby-seek-answer = Setzt du dich dazu? Dein Platz ist reserviert; die Frage verfällt { $when }. Wer schweigt, stellt sich wieder hinten an.
lobby-seek-yes = Ich bin dabei
lobby-seek-no = Nicht dieser Tisch
lobby-seek-accepted = Du sitzt am Tisch. Die Partie beginnt, wenn alle da sind.
lobby-seek-trimmed =
    { $number ->
        [one] Deine andere Suche ist zu Ende: Du spielst so viele Partien, wie du gleichzeitig möchtest.
       *[other] Deine { $number } anderen Suchen sind zu Ende: Du spielst so viele Partien, wie du gleichzeitig möchtest.
    }
lobby-seek-declined = Du suchst weiter, am Ende der Schlange. `/suchen` zeigt und beendet deine Suchen.
lobby-seek-over = In sieben Tagen hat sich niemand für dich gefunden; deine Suche ist zu Ende.
lobby-seek-silent = Zweimal habe ich dich zu einem Tisch gefragt und keine Antwort bekommen; deine Suche ist zu Ende.
lobby-asked = { $who } ist gefragt; die Frage verfällt { $when }.
lobby-found = Diese Leute suchen dasselbe. Wer gefragt ist, drückt „Mitspielen“; sind alle da, beginnt die Partie.
lobby-vain = Dieser Tisch ist geschlossen: Von den Gefragten kam niemand. Ihre Suchen gehen weiter.
lobby-invites-full = { $host } lädt ein: Drücke „Mitspielen“. Die Partie beginnt, wenn alle Plätze besetzt sind.
lobby-setting-begins = Beginn
lobby-setting-begins-host = wenn der Gastgeber „Start“ drückt
lobby-setting-begins-full = wenn alle Plätze besetzt sind
lobby-host-enough =
    { $number ->
       *[other] { $number } Spieler sind da: Du kannst „Start“ drücken oder auf weitere warten.
    }
lobby-host-all = Alle { $number } Plätze sind besetzt: Drücke „Start“.
