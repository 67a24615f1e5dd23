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
