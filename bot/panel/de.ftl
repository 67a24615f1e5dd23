# Das Zugfenster

panel-confirm = Bestätigen
panel-undo = Zurücknehmen
panel-done = Fertig
panel-none = Nichts davon
panel-otherwise = Oder
panel-previous = Vorige
panel-following = Nächste
panel-pick = Wähle
panel-pick-some =
    { $kind ->
        [exactly] Wähle { $hi }
        [most] Wähle bis zu { $hi }
       *[between] Wähle { $lo } bis { $hi }
    }
panel-of = { $number } von { $most }.
panel-how-many = Wie viele: { $what }?
panel-chosen =
    { $kind ->
        [exactly] Gewählt: { $chosen } ({ $total } von { $hi }).
        [most] Gewählt: { $chosen } ({ $total } von höchstens { $hi }).
       *[between] Gewählt: { $chosen } ({ $total }; nötig sind { $lo } bis { $hi }).
    }
panel-type-number = Eine Zahl von { $lo } bis { $hi } eingeben
panel-form-title = Wie viele?
panel-form-label = Eine Zahl von { $lo } bis { $hi }
panel-stale = Das ist inzwischen überholt. So steht es jetzt.
panel-moved = -# Dein Zugfenster steht jetzt weiter unten; dieses hier ist geschlossen.
panel-old-command = Dieser Befehl hat sich geändert. Starte dein Discord neu und versuch es noch einmal.
panel-fault = Bei uns ist etwas schiefgegangen; verändert hat sich nichts. Geschieht es wieder, nenne dem Betreiber diese Nummer: `{ $id }`.
panel-unsure = Die Datenbank hat nicht geantwortet, ob das gespeichert ist. Sieh am Tisch nach, bevor du es noch einmal tust. Geschieht es wieder, nenne dem Betreiber diese Nummer: `{ $id }`.

# Abstimmungen

panel-ask-undo = Um Rücknahme bitten
panel-proposed = ✓ Wie vorgeschlagen
panel-rest = Rest wie üblich
panel-as-before = Wie zuletzt

# Vorschläge

panel-suggest = Vorschlag
panel-suggest-turn = … und den ganzen Zug
panel-suggested = **Das würde der Computer tun.** Bestätigen führt es aus, Zurück ändert es.
panel-suggested-effect = ➜ { $what }
panel-suggested-no-more = Weiter lässt sich nicht planen: Danach kommt der Zufall, etwas Verdecktes oder jemand anders.
panel-plan =
    { $number ->
        [one] **Ein Plan von einem Zug**; Bestätigen macht ihn.
       *[other] **Ein Plan von { $number } Zügen**; Bestätigen macht sie alle, einen nach dem anderen.
    }
panel-plan-keep = Züge streichen

# Was nun?

panel-what-now = Was nun?
panel-what-now-shut = Alles klar
panel-parts = Die Buchstaben sind Teile des Bretts: Tippe erst auf einen Teil, dann auf den Ort.
panel-gather = Öffne das Menü und hake alles, was du willst, auf einmal an, von jeder Sache eine Menge.
panel-how-to-gather = Wähle im Menü alles auf einmal und schließe es; von mehreren Mengen einer Sache zählt die größte. Ein Knopf über dem Menü ist ein Vorschlag: Er antwortet sofort.
