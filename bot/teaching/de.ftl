# Hilfe und Regeln

teaching-how-to-play =
    {""}**Mein Zug** unter dem Brett fragt dich Schritt für Schritt und zieht erst, wenn du bestätigst. Dasselbe geht durch Tippen: `/zug` ergänzt jedes Wort. Angeboten wird nur, was erlaubt ist.
    So beginnt ein Zug:

teaching-tab-goal = Ziel
teaching-tab-turn = Dein Zug
teaching-tab-scoring = Wertung
teaching-tab-end = Ende
teaching-tab-signs = Zeichen
teaching-tab-commands = Befehle
teaching-tips = Drei Tipps für die erste Partie
teaching-now = Jetzt:

# Eine Regel nachschlagen

teaching-no-rule = Zu „{ $query }“ findet sich nichts. Versuche ein anderes Wort oder die Nummer einer Regel aus einer Ablehnung. Die Spiele hier sind { $games }.
teaching-rules-found = **Was die Regeln zu „{ $query }“ sagen**, das Passendste zuerst:
teaching-in-help = Hilfe, { $page }
teaching-better = Passendere
teaching-further = Weitere
teaching-page = Seite { $number } von { $last }
teaching-learn = Das Spiel lernen
teaching-by-chat = So geht es im Chat

# Lektionen

teaching-courses =
    ### Ein Spiel lernen
    Kurze Lektionen auf dem echten Brett, nur für dich: je ein Gedanke, zwei oder drei Minuten. Hör auf, wann du willst; es geht dort weiter, wo du warst.
teaching-course-line = **{ $game }** · { $done } von { $last } Lektionen geschafft
teaching-course = { $game } lernen
teaching-course-done = 🎓 **Du hast den ganzen Kurs geschafft.** Spiel jetzt deine erste Partie: `/spiel neu` eröffnet einen Tisch, und die Computerspieler dort haben Geduld.
teaching-lesson = Lektion { $number } von { $last }
teaching-lesson-done = Gut gemacht!
teaching-lesson-missed = Noch nicht ganz.
teaching-hint = Tipp { $number }
teaching-again = Von vorn
teaching-try-again = Noch einmal
teaching-next = Nächste Lektion
teaching-finish = Kurs beenden
teaching-stop = Aufhören
teaching-stopped = Bis zum nächsten Mal! /spiel lernen macht dort weiter, wo du warst.
teaching-begin = Beginnen
teaching-go-on = Weiter mit Lektion { $number }
teaching-pick = Eine Lektion aussuchen
teaching-all = Alle Kurse
