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
