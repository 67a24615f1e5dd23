# Ein Tisch

history-nothing-yet = Es ist noch nichts geschehen.

# Was war

history-older = Älteres
history-newer = Neueres
history-log-words = In Worten
history-log-notation = In Notation
history-page = -# Seite { $number } von { $last }.
history-page-part = -# Seite { $number } von { $last }, Teil { $part } von { $parts }.
history-nothing-new = Seit deinem letzten Zug ist nichts geschehen.
history-replay-at = Stellung { $number } von { $last }.
history-forward = Vor
history-eyes = Mit wessen Augen?
history-eyes-all = Zuschauer
history-branch = Was wäre wenn?
history-branch-about = Du spielst alle Plätze selbst. Was dir verborgen ist, wird zufällig ergänzt. Nichts hier berührt die Partie, und niemand erfährt davon.
history-film-begun = Die Animation wird gemacht; sie erscheint im Thread. Du kannst inzwischen weitermachen.
history-film-there = Die Animation ist hier: { $url }
history-film-progress = Die Animation der ganzen Partie wird gemacht: { $percent } %.
history-film-done = Die ganze Partie.
history-marks = **+** dazugekommen · **−** verschwunden · **⇄** anderer Besitzer · **★** neu
history-the-table = Am Tisch
history-more-lines =
    { $number ->
        [one] -# … und eine Zeile davor (Protokoll)
       *[other] -# … und { $number } Zeilen davor (Protokoll)
    }

# Der Rückblick auf eine beendete Partie

history-review = Rückblick
history-review-begun = Der Rückblick wird gemacht; du kannst hier warten oder später wiederkommen.
history-review-progress = Der Rückblick wird gemacht: { $percent } %. Du kannst hier warten oder später wiederkommen.
history-review-drawing = Der Rückblick wird gezeichnet …
history-review-failed = Der Rückblick ist diesmal nicht gelungen ({ $id }). Drück noch einmal auf den Knopf, um es wieder zu versuchen.
history-review-elsewhere = Diese Partie wurde auf einem anderen Server gespielt. Zurückblicken können nur ihre Spieler und jener Server.
history-review-title = Der Stand im Lauf der Partie · { $match }
history-review-axis = Züge
history-review-at = Nach den Zügen { $moves }.
history-review-measure = **Der Stand im Lauf der Partie.** { $what }
history-review-hopes = **Wendepunkte.** In Prozent: geschätzte Aussichten auf den Sieg.
history-review-no-turns = Kein einzelner Zug hat diese Partie gewendet.
history-review-turn = **{ $number } · Zug { $move }, { $who }** ({ $when }): { $what }
history-review-rose = { $who } stieg von { $before } auf { $after } %.
history-review-fell = { $who } fiel von { $before } auf { $after } %.
history-review-same = Der starke Computerspieler hätte dasselbe getan.
history-review-better = Der starke Computerspieler, mit dem Wissen von damals: { $what } (+{ $gain } %).
history-review-other = Der starke Computerspieler hätte etwas anderes getan, das etwa gleich gut ist: { $what }.
history-review-worse = Der starke Computerspieler hätte etwas anderes getan, das schlechter aussieht: { $what }.
history-review-position = { $number } · Stellung { $move }
