# A table

history-nothing-yet = Nothing has happened yet.

# What was

history-older = Older
history-newer = Newer
history-log-words = In words
history-log-notation = In notation
history-page = -# Page { $number } of { $last }.
history-page-part = -# Page { $number } of { $last }, part { $part } of { $parts }.
history-nothing-new = Nothing has happened since your last move.
history-replay-at = Position { $number } of { $last }.
history-forward = Forward
history-eyes = Through whose eyes?
history-eyes-all = Spectators
history-branch = What if?
history-branch-about = You play every seat yourself. What is hidden from you is filled in at random. Nothing here touches the match, and nobody is told.
history-film-begun = The animation is being made; it appears in the thread. You may go on meanwhile.
history-film-there = The animation is here: { $url }
history-film-progress = The animation of the whole match is being made: { $percent } %.
history-film-done = The whole match.
history-marks = **+** came · **−** left · **⇄** changed hands · **★** new
history-the-table = At the table
history-more-lines =
    { $number ->
        [one] -# … and one line before (Log)
       *[other] -# … and { $number } lines before (Log)
    }
