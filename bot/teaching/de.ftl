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
teaching-to-lessons = Du lernst lieber beim Tun? `/spiel lernen` hat { $number } kurze Lektionen auf dem echten Brett, nur für dich. **Jetzt spielen** in der Begrüßung beginnt eine Partie gegen Computer.
teaching-by-chat = So geht es im Chat

# Was man über ein Spiel wissen will

teaching-facts = { $time }, im Chat { $few }–{ $many } Tage.
teaching-players = { $lo }–{ $hi } Personen
teaching-choice = { $game } · { $lo }–{ $hi } Personen · { $time } · Anspruch { $weight } von 5
teaching-minutes = { $short }–{ $long } Minuten
teaching-hours = { $short }–{ $long } Stunden
teaching-weight = Anspruch: ●○○○○ schnell gelernt, ●●●●● ein ganzer Abend Regeln.

# Willkommen

teaching-welcome =
    ## Fünf Zivilisationsspiele, gleich hier im Chat
    Spiel allein gegen den Computer oder über Tage mit Freunden: Ich zeichne die Bretter, kenne jede Regel und rufe dich, wenn du dran bist.
teaching-welcome-picture = Ein Stufentempel in der Abenddämmerung, davor fünf Karten, jede mit einem Stück Spielbrett: { $games }.
teaching-play-now = Jetzt spielen
teaching-learn-a-game = Ein Spiel lernen
teaching-open-a-table = Einen Tisch eröffnen
teaching-play-which =
    ### Jetzt spielen
    Du gegen Computer, in deinem eigenen Tempo. Welches Spiel?
teaching-table-which =
    ### Einen Tisch eröffnen
    Andere können hier mitspielen, und Computer füllen die freien Plätze. Welches Spiel?
teaching-now-plays = { $who } spielt { $game } gegen den Computer.
teaching-your-table = Dein Tisch steht in { $thread }. Du kannst hier oder dort spielen.

# Lektionen

teaching-courses =
    ### Ein Spiel lernen
    Kurze Lektionen auf dem echten Brett, nur für dich: je ein Gedanke, zwei oder drei Minuten. Hör auf, wann du willst; es geht dort weiter, wo du warst.
teaching-course-line =
    { $done ->
        [0] **{ $game }** { $weight } · { $last } Lektionen
       *[other] **{ $game }** { $weight } · { $done } von { $last } Lektionen geschafft
    }
teaching-course = { $game } lernen
teaching-course-done = 🎓 **Du hast den ganzen Kurs geschafft.** Probier es jetzt aus: Eine Partie gegen Computer beginnt sofort, und die haben Geduld.
teaching-lesson = Lektion { $number } von { $last }
teaching-lesson-done = Gut gemacht!
teaching-lesson-missed = Noch nicht ganz.
teaching-hint = Tipp { $number }
teaching-show = Zeig es mir
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
teaching-course-again = Der ganze Kurs
teaching-moved = -# Deine Lektion steht jetzt weiter unten; diese hier ist geschlossen.
teaching-begun-anew = Was in diesem Zugfenster stand, gibt es nicht mehr, vielleicht weil du die Lektion anderswo neu begonnen hast. Hier geht es weiter:
teaching-put-away = Die Lektion „{ $title }“ lag mehr als eine Woche unberührt, da habe ich sie weggeräumt. Von vorn dauert sie zwei, drei Minuten, und was du geschafft hast, bleibt geschafft.
