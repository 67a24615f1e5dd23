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
