# Zuschauer, Dateien, Einstellungen

people-settings-are = Deine Einstellungen:
people-settings-kept = Gespeichert. Deine Einstellungen:

# Erinnerungen

people-reminder = Du bist am Zug. Deine Zeit endet { $when }.
people-replaced-by-computer = Du hast zwei Fristen in Folge versäumt; jetzt spielt der Computer deinen Platz. /spiel wieder-da holt ihn dir zurück.
people-next-up = { $who } sitzt vor dir und ist am Zug. Vielleicht bist du als Nächstes dran.
people-mute = Diese Partie stummschalten
people-away = Ich bin im Urlaub
people-i-am-back = Ich bin wieder da
people-muted = An Partie #{ $match } wirst du nicht mehr erinnert. /tisch stumm still:False holt die Erinnerungen zurück.
people-unmuted = An Partie #{ $match } wirst du wieder erinnert.

# Weg sein, gehen

people-vacation-begun =
    { $days ->
        [one] Schöne Zeit! Deine Uhr steht und läuft { $when } weiter. Danach bleibt ein Tag übrig. /spiel wieder-da beendet den Urlaub früher und gibt den Rest zurück.
       *[other] Schöne Zeit! Deine Uhr steht und läuft { $when } weiter. Danach bleiben { $days } Tage übrig. /spiel wieder-da beendet den Urlaub früher und gibt den Rest zurück.
    }
people-vacation-long =
    { $days ->
        [one] Wie lange? Du hast in dieser Partie noch einen Tag Urlaub.
       *[other] Wie lange? Du hast in dieser Partie noch { $days } Tage Urlaub.
    }
people-welcome-back = Willkommen zurück! Der Platz gehört wieder dir.
people-concede = Die Partie verlassen
people-concede-sure = Willst du Partie #{ $match } wirklich verlassen? Der Computer spielt deinen Platz zu Ende, und du kommst auf den letzten Platz. Das lässt sich nicht rückgängig machen.
people-conceded = Du hast die Partie verlassen.
people-seat-offered = { $who }, { $by } bietet dir den Platz von { $whom } in dieser Partie an.
people-take-seat = Platz nehmen
people-seat-asked = { $who } wird im Thread gefragt. Bei einem Ja stimmt der Tisch darüber ab.
people-seat-asked-own = { $who } wird im Thread gefragt. Lautet die Antwort ja, jetzt oder während du weg bist, geht dein Platz über.
people-seat-voted = Der Tisch wird jetzt gefragt, ob du den Platz bekommst; die Abstimmung steht im Thread.
people-seat-taken = Der Platz gehört dir. „Meine Hand“ zeigt, was du hast.

# Notizen und Daueraufträge

people-note-is = 📝 { $note }
people-no-note = Du hast keine Notiz zu dieser Partie. /tisch notiz merkt eine; du siehst sie, sooft du das Zugfenster öffnest.
people-order-asked = Dieser Auftrag würde gelten: { $order } Niemand sonst erfährt davon.
people-order-given = Abgemacht: { $order } /tisch aufträge zeigt deine Aufträge, /tisch widerrufen beendet sie.
people-order-again = {$verb}, bis die Phase endet
people-order-yes = Auftrag geben
people-order-no = Nein, meine Aufträge
people-order-same = sooft genau diese Frage wiederkommt, antwortest du **{ $move }**.
people-order-once = sobald du gefragt wirst, tust du einmal dies: **{ $move }**. Kommt es in dieser Phase nicht dazu, verfällt er.
people-order-phase = bis diese Phase endet, antwortest du, sooft du gefragt wirst: **{ $move }**.
people-order-round = bis diese Runde endet, antwortest du, sooft du gefragt wirst: **{ $move }**.
people-order-if = ist **{ $verb }** für dich möglich: { $order }
people-order-if-not = ist **{ $verb }** für dich nicht möglich: { $order }
people-order-then = {" → "}
people-orders-are = Deine Daueraufträge in dieser Partie; niemand sonst sieht sie:
people-no-orders = Du hast in dieser Partie weder Daueraufträge noch etwas vorbereitet. /tisch auftrag gibt einen für die Frage, die jetzt gestellt ist; /tisch vorbereiten antwortet auf eine, die noch kommt.
people-revoke = Alle widerrufen
people-orders-revoked =
    { $number ->
        [0] Es gab nichts zu widerrufen.
        [one] Ein Dauerauftrag ist widerrufen.
       *[other] { $number } Daueraufträge sind widerrufen.
    }
people-prepare = Vorbereiten
people-prepare-other = Etwas anderes
people-prepare-stop = Nicht weiter vorbereiten
people-preparing = Du bereitest vor, was du später gefragt wirst. Niemand sonst erfährt davon, und du kannst es jederzeit verwerfen.
people-prepared = Vorbereitet und gespielt, sobald du gefragt wirst: `{ $line }`
people-prepared-drop = Vorbereitetes verwerfen
people-prepared-dropped =
    { $number ->
        [0] Es war nichts vorbereitet.
        [one] Ein vorbereiteter Zug ist verworfen.
       *[other] { $number } vorbereitete Züge sind verworfen.
    }
people-prepared-failed = Was du vorbereitet hattest, ging nicht mehr und ist verworfen: `{ $line }`. { $why }
people-prepared-passed = Was du vorbereitet hattest, wurde nicht mehr gefragt und ist verworfen: `{ $line }`.

# Menschen

people-rated =
    { $number ->
        [one] { $place }. { $who }: **{ $points }** (eine Partie)
       *[other] { $place }. { $who }: **{ $points }** ({ $number } Partien)
    }
people-rating-about = -# Es zählen nur Partien, die allein Menschen zu Ende gespielt haben. /spiel einstellungen gewertet:False lässt dich aus.
people-no-ratings = Noch ist keine Partie gewertet: Es zählen nur Partien, die allein Menschen zu Ende gespielt haben.
people-stats =
    { $number ->
        [one] {""}**{ $game }**: eine Partie ({ $places }).
       *[other] {""}**{ $game }**: { $number } Partien ({ $places }).
    }
people-placed = { $number } × Platz { $place }
people-stats-pace = Übliche Zeit für einen Zug: { $span } (Median).
people-stats-missed =
    { $number ->
        [0] Keine Frist wurde versäumt.
        [one] Eine Frist wurde versäumt.
       *[other] { $number } Fristen wurden versäumt.
    }
people-stats-rating = Wertung: { $points }
people-stats-private = Diese Person behält ihre Bilanz für sich.
people-no-stats = Noch gibt es keine beendete Partie.
people-unknown-zone = Die Zeitzone „{ $zone }“ gibt es nicht. Schreib eine wie Europe/Berlin; die Option ergänzt, was du tippst.
people-unknown-hours = „{ $hours }“ sind keine Uhrzeiten. Schreib sie wie 22:00-07:30, oder aus.
people-forget = Vergiss mich
people-forget-sure = Willst du wirklich vergessen werden? Dein Name verschwindet aus allen Partien, deine Einstellungen, Notizen und Wertungen werden gelöscht, und in laufenden Partien spielt der Computer deine Plätze. Das lässt sich nicht rückgängig machen.
people-forgotten = Du bist vergessen. Wenn du wieder spielst, bist du hier neu.
people-palette-normal = normal
people-palette-contrast = starker Kontrast
people-confirm-final = nur was sich nicht zurücknehmen lässt
people-confirm-always = jeder Zug
people-confirm-never = keiner

# Die Einstellungen in klaren Worten

people-set-lang-en = Sprache: Englisch
people-set-lang-de = Sprache: Deutsch
people-set-palette-normal = Bilder: übliche Farben
people-set-palette-contrast = Bilder: starker Kontrast
people-set-confirm-final = Bestätigen: nur was sich nicht zurücknehmen lässt
people-set-confirm-always = Bestätigen: jeden Zug
people-set-confirm-never = Bestätigen: nie, Züge gelten sofort
people-set-hands-yes = Handkarten: auch als Direktnachricht
people-set-hands-no = Handkarten: nur mit „Meine Hand“
people-set-remind =
    { $number ->
        [0] Erinnerungen: keine
        [one] Erinnerungen: höchstens eine am Tag
       *[other] Erinnerungen: höchstens { $number } am Tag
    }
people-set-quiet-off = Ruhezeiten: keine
people-set-quiet = Ruhezeiten: { $begin }–{ $end }
people-set-upcoming-yes = Sag mir auch Bescheid, wenn ich als Nächstes dran bin
people-set-upcoming-no = Sag mir nur Bescheid, wenn ich dran bin
people-set-asleep-yes = Andere sehen, bis wann ich schlafe
people-set-asleep-no = Andere sehen nicht, wann ich schlafe
people-set-rated-yes = Wertungsliste: Ich mache mit
people-set-rated-no = Wertungsliste: ohne mich
people-set-matches =
    { $number ->
        [0] Partien auf einmal: so viele, wie kommen
       *[other] Partien auf einmal: höchstens { $number }
    }
people-set-zone = Zeitzone: { $zone }. Ändern kannst du sie, und andere Ruhezeiten eintragen, mit den Angaben hinter /spiel einstellungen.

# Wen man meidet

people-avoid-nobody = Du meidest niemanden. /tisch meiden mit einer Person setzt sie auf deine Liste; sonst erfährt es niemand.
people-avoid-list = Du meidest { $who }: Keiner von euch sieht die offenen Tische des anderen oder kann dort mitspielen. Sonst erfährt es niemand. Mit vorbei:True kommt jemand von der Liste.

# Ersatz gesucht

people-substitute-now = Dein Platz wird angeboten (/spiel offen), und bis ihn jemand nimmt, spielt der Computer. Vorher holt ihn /spiel wieder-da zurück.
people-substitute-later = Dein Platz wird ab jetzt angeboten (/spiel offen). Du spielst bis { $when } oder bis ihn jemand nimmt, dann der Computer; /spiel wieder-da behält ihn für dich.
