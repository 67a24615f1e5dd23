thread-title = { $game } #{ $match }

# Ein Tisch

thread-up =
    { $number ->
        [one] { $who } ist am Zug.
       *[other] { $who } sind am Zug.
    }
thread-over = Die Partie ist zu Ende.
thread-more = -# … und { $number } weitere Zeilen; Protokoll zeigt sie.
thread-so-far =
    { $number ->
        [one] -# Bisher ein Zug.
       *[other] -# Bisher { $number } Züge.
    }
thread-to-the-board = Zum Brett
thread-zoom = Zoom: einen Teil des Bretts ansehen
thread-whole-board = Das ganze Brett
thread-my-move = Mein Zug
thread-my-hand = Meine Hand
thread-log = Protokoll
thread-help = Hilfe
thread-since = Seit meinem Zug
thread-rematch = Revanche
thread-place =
    { $points ->
        [one] { $place }. { $who }: { $points } Punkt
       *[other] { $place }. { $who }: { $points } Punkte
    }
thread-commitment = -# Alle Würfe und Ziehungen dieser Partie kommen aus einer geheimen Zahl. Ihr SHA-256 ist `{ $hash }`; am Ende wird sie gezeigt, und alle können jede Ziehung nachprüfen.
thread-seed = -# Die geheime Zahl war `{ $seed }`. /spiel prüfen prüft jede Ziehung, /spiel ausgeben gibt die ganze Partie als Datei.
thread-moved-here =
    { $number ->
        [0] -# Die Partie geht hier weiter; ihr bisheriger Ort ist weg oder mir verschlossen.
        [one] -# Die Partie geht hier weiter; ihr bisheriger Ort ist weg oder mir verschlossen. Eine Zeile von dem, was bisher geschah, steht im Protokoll.
       *[other] -# Die Partie geht hier weiter; ihr bisheriger Ort ist weg oder mir verschlossen. { $number } Zeilen von dem, was bisher geschah, stehen im Protokoll.
    }
thread-moved = Der Ort dieser Partie war weg oder mir verschlossen; sie geht in einem neuen Thread weiter.
thread-homeless = Der Ort dieser Partie ist weg oder mir verschlossen, und ich finde keinen anderen auf dem Server. Verloren ist nichts: /spiel nächste zeigt dir deinen Zug, /spiel zeigen das Brett, /spiel protokoll, was geschieht. Sobald ich wieder schreiben darf, geht die Partie in einem Thread weiter.
thread-homeless-up = Du bist am Zug.
thread-lost-channel = Ihr Kanal ist weg, oder ich darf ihn nicht mehr sehen. War das ein Versehen, gib mir das Recht zurück, ihn zu sehen; sonst ist nichts zu tun.
thread-lost-thread = Ihr Thread in { $channel } wurde gelöscht oder gesperrt.
thread-lost-permissions = In { $channel } fehlt mir: { $missing }. Bitte gib mir das zurück.
thread-dm-closed = { $who }, du nimmst keine Direktnachrichten von mir an. Der Knopf „Meine Hand“ unter dem Brett zeigt sie dir allein.
thread-your-hand = Deine Hand. Nur du siehst sie.
thread-hand-gone = Dieser Platz gehört dir nicht mehr; hier stand seine Hand.
thread-hand-empty = Du hast gerade nichts auf der Hand; was du hattest, stand hier.
thread-no-hand = Du hast in diesem Spiel nichts Verdecktes.
thread-hidden-line = *(bis zum Ende verdeckt)*

# Das Zugfenster

thread-ready = Diesen Zug machen?
thread-nothing = nichts
thread-clause = *(/regeln { $clause })*
thread-look-up = { $clause } nachschlagen

# Die Lobby

thread-pace-none = Tempo: keine Uhr; alle nehmen sich die Zeit, die sie brauchen. Wer verschwindet, kann durch Abstimmung ersetzt werden.

# Zeit

thread-pace =
    {""}**Tempo { $name }**: { $bank } zu Beginn, { $increment } mehr für jeden Zug, höchstens { $cap }.
thread-pace-missed = -# Läuft deine Zeit ab, ist das einmal entschuldigt; danach wird ein einfacher Zug für dich gemacht. Nach zwei versäumten Fristen in Folge spielt der Computer deinen Platz; /spiel wieder-da holt ihn dir wieder.
thread-pace-vacation =
    { $days ->
        [0] -# Urlaub gibt es in dieser Partie nicht. Pausen sind durch Abstimmung möglich; fällt der Bot aus, läuft keine Uhr.
        [one] -# Alle dürfen in dieser Partie einen Tag Urlaub nehmen. Pausen sind durch Abstimmung möglich; fällt der Bot aus, läuft keine Uhr.
       *[other] -# Alle dürfen in dieser Partie { $days } Tage Urlaub nehmen. Pausen sind durch Abstimmung möglich; fällt der Bot aus, läuft keine Uhr.
    }
thread-deadline = -# ⏳ { $who }: Die Zeit endet am { $moment } ({ $when }).
thread-deputised = -# 🤖 Für { $who } spielt der Computer; /spiel wieder-da holt den Platz zurück.
thread-asleep = 💤 { $who } schläft bis { $when }.
thread-on-vacation = -# 🌴 { $who } ist im Urlaub; wieder da { $when }.
thread-paused = ⏸ Die Partie pausiert; keine Uhr läuft. /tisch weiter schlägt vor weiterzuspielen.
thread-resting = ⏸ Die Partie pausiert, solange ihr über das Zurücknehmen abstimmt; keine Uhr läuft.
thread-ended-together = Die Partie wurde im Einvernehmen beendet; niemand hat gewonnen.
thread-lesson = 🎓 Lektion · nur du siehst das · { $game }
thread-what-if = 🔀 WAS WÄRE WENN · nur du siehst das · aus Partie #{ $match }

# Abstimmungen

thread-agree = Ja
thread-disagree = Nein
thread-vote-agreed = Dafür: { $who }.
thread-vote-wanted = Es fehlen noch: { $who }; die Abstimmung endet { $when }. Ein einziges Nein genügt zur Ablehnung.
thread-vote-silent = Wer bis dahin nichts sagt, stimmt zu: { $who }.
thread-vote-newcomer = Neu käme { $who } dazu.
thread-vote-opened = Die Abstimmung läuft im Thread. Mit „Nein“ dort ziehst du sie zurück.
thread-vote-decided = Hier entscheidest du allein: Es ist geschehen.
thread-vote-counted = Deine Stimme ist gezählt.
thread-undo-together = Der Tisch kann es gemeinsam zurücknehmen: Alle müssen zustimmen. Dies würde nicht mehr gelten:
thread-undone-hidden = { $who }: ein verdeckter Zug
thread-ask-table = Den Tisch fragen

# Was war

thread-replay = Nachspielen
thread-film = Animation
thread-span-minutes =
    { $number ->
        [one] eine Minute
       *[other] { $number } Minuten
    }
thread-span-hours =
    { $number ->
        [one] eine Stunde
       *[other] { $number } Stunden
    }
thread-span-days =
    { $number ->
        [one] ein Tag
       *[other] { $number } Tage
    }
thread-days =
    { $number ->
        [0] keiner
        [one] ein Tag
       *[other] { $number } Tage
    }
thread-suggestions-on = -# An diesem Tisch dürfen alle den Computer um Vorschläge bitten.
