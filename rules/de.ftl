# Sätze des Kerns.

kernel-list = { $first } und { $last }
kernel-over = Diese Partie ist beendet; das Ergebnis zeigt /spiel zeigen.
kernel-not-you = Du bist gerade nicht am Zug. Das Brett zeigt, wer an der Reihe ist.
kernel-empty = Schreib einen Zug, zum Beispiel einen von denen, die beim Tippen vorgeschlagen werden.
kernel-too-long = Diese Zeile ist zu lang: höchstens { $most } Zeichen. Spiel sie in mehreren Teilen.
kernel-unprintable = Eine Zeile darf nur Buchstaben, Ziffern und Satzzeichen enthalten. Bitte tipp sie noch einmal.
kernel-malformed = „{ $word }“ ist nicht lesbar. Mehreres schreibt man {"{"}korn,salz*2{"}"}, mehrere Züge trennt ein Semikolon.
kernel-not-offered = „{ $word }“ geht hier nicht. Möglich: { $offers }.
kernel-ambiguous = „{ $word }“ kann { $offers } heißen. Bitte schreib mehr davon.
kernel-no-number = „{ $word }“ ist keine Zahl. Schreib eine Zahl von { $lo } bis { $hi }.
kernel-out-of-range = { $word } geht hier nicht. Schreib eine Zahl von { $lo } bis { $hi }.
kernel-twice = „{ $word }“ kann nur einmal gewählt werden.
kernel-over-cap = „{ $word }“ geht höchstens { $cap }-mal.
kernel-wrong-total =
    { $exactly ->
        [yes] Wähle genau { $hi }; du hast { $total } gewählt.
       *[no] Wähle { $lo } bis { $hi }; du hast { $total } gewählt.
    }
kernel-too-many-words = „{ $line }“ ist schon ein ganzer Zug; „{ $word }“ ist zu viel.
kernel-unfinished = „{ $line }“ ist noch kein ganzer Zug. { $ask }
kernel-at-word = Wort { $number }: { $why } (Die Frage: { $ask })
kernel-seats = Das Spiel ist für { $lo } bis { $hi } Personen.
kernel-unknown-option = Eine Option „{ $option }“ gibt es nicht.
kernel-unknown-value = „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $offers }.
kernel-choice = { $first } oder { $last }
kernel-then = { $first } › { $then }
kernel-told = { $move }
kernel-counted = { $number } × { $what }
kernel-nothing = nichts
