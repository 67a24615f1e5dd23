# Das Zugfeld

panel-confirm = Bestätigen
panel-undo = Zurücknehmen
panel-done = Fertig
panel-none = Nichts davon
panel-previous = Vorige
panel-following = Nächste
panel-pick = Wähle
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
panel-old-command = Dieser Befehl hat sich geändert. Starte dein Discord neu und versuch es noch einmal.
panel-fault = Bei uns ist etwas schiefgegangen; verändert hat sich nichts. Geschieht es wieder, nenne dem Betreiber diese Nummer: `{ $id }`.

# Abstimmungen

panel-ask-undo = Um Rücknahme bitten
panel-rest = ✓ Rest wie üblich
