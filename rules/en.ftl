# Sentences of the kernel.

kernel-list = { $first } and { $last }
kernel-over = This match is over; look at the result with /game show.
kernel-not-you = It is not your move now. The board shows who is up.
kernel-empty = Write a move, for example one of those that are suggested while you type.
kernel-too-long = That line is too long: at most { $most } characters. Play it in several parts.
kernel-unprintable = A line may hold letters, digits and punctuation only. Please type it again.
kernel-malformed = “{ $word }” cannot be read. Several things are written {"{"}grain,salt*2{"}"}, several moves are separated by semicolons.
kernel-not-offered = “{ $word }” is not possible here. You can choose { $offers }.
kernel-ambiguous = “{ $word }” could be { $offers }. Please write more of it.
kernel-no-number = “{ $word }” is no number. Write a number from { $lo } to { $hi }.
kernel-out-of-range = { $word } is not possible here. Write a number from { $lo } to { $hi }.
kernel-twice = “{ $word }” can be chosen only once.
kernel-over-cap = { $number } of “{ $word }” are too many; { $cap } can be chosen at most.
kernel-wrong-total =
    { $exactly ->
        [yes] Choose exactly { $hi }; these are { $total }.
       *[no] Choose from { $lo } to { $hi }; these are { $total }.
    }
kernel-too-many-words = “{ $line }” is a whole move already; “{ $word }” is too much.
kernel-unfinished = “{ $line }” is not a whole move yet. { $ask }
kernel-at-word = Word { $number }: { $why } (Asked was: { $ask })
kernel-seats = { $number } players cannot play this; { $lo } to { $hi } can.
kernel-unknown-option = There is no option “{ $option }”.
kernel-unknown-value = “{ $option }” cannot be “{ $value }”. Possible: { $offers }.
