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

# The review of a finished match

history-review = Review
history-review-begun = The review is being made; you can wait here or come back later.
history-review-progress = The review is being made: { $percent } %. You can wait here or come back later.
history-review-drawing = The review is being drawn …
history-review-failed = The review could not be made this time ({ $id }). Press the button again to try once more.
history-review-elsewhere = That match was played on another server. Only its players and that server can look back at it.
history-review-title = Standing over time · { $match }
history-review-axis = Moves
history-review-at = After moves { $moves }.
history-review-measure = **Standing over time.** { $what }
history-review-hopes = **What turned it.** In per cent: an estimate of the chances to win.
history-review-no-turns = No single move turned this match.
history-review-turn = **{ $number } · Move { $move }, { $who }** ({ $when }): { $what }
history-review-rose = { $who } rose from { $before } to { $after } %.
history-review-fell = { $who } fell from { $before } to { $after } %.
history-review-same = The strong computer player would have done the same.
history-review-better = The strong computer player, knowing what was known then: { $what } (+{ $gain } %).
history-review-other = The strong computer player would have done something else, which is about as good: { $what }.
history-review-worse = The strong computer player would have done something else, which looks worse: { $what }.
history-review-position = { $number } · Position { $move }
