# Sentences of the kernel.

kernel-list = { $first } and { $last }
kernel-over = This match is over; look at the result with /game show.
kernel-not-you = It is not your turn now. The board shows whose turn it is.
kernel-empty = Write a move, for example one of those that are suggested while you type.
kernel-too-long = That line is too long: at most { $most } characters. Play it in several parts.
kernel-unprintable = A line may hold letters, digits and punctuation only. Please type it again.
kernel-malformed = “{ $word }” cannot be read. Several things are written {"{"}grain,salt*2{"}"}, several moves are separated by semicolons.
kernel-not-offered = “{ $word }” is not possible here. Possible: { $offers }.
kernel-ambiguous = “{ $word }” could mean { $offers }. Please write more of it.
kernel-no-number = “{ $word }” is not a number. Write a number from { $lo } to { $hi }.
kernel-out-of-range = { $word } is not possible here. Write a number from { $lo } to { $hi }.
kernel-twice = “{ $word }” can be chosen only once.
kernel-over-cap = Too many of “{ $word }”: at most { $cap }.
kernel-wrong-total =
    { $exactly ->
        [yes] Choose exactly { $hi }; you chose { $total }.
       *[no] Choose from { $lo } to { $hi }; you chose { $total }.
    }
kernel-too-many-words = “{ $line }” is already a whole move; “{ $word }” is too much.
kernel-unfinished = “{ $line }” is not a whole move yet. { $ask }
kernel-at-word = Word { $number }: { $why } (The question: { $ask })
kernel-seats = This game is for { $lo } to { $hi } players.
kernel-unknown-option = There is no option “{ $option }”.
kernel-unknown-value = “{ $option }” cannot be “{ $value }”. Possible: { $offers }.
kernel-choice = { $first } or { $last }
kernel-then = { $first } › { $then }
kernel-told = { $move }
kernel-counted = { $number } × { $what }
kernel-nothing = nothing
