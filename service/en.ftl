# Sentences of the service.

service-unknown-game = There is no game “{ $game }”. There are { $offers }.
service-unknown-match = There is no match { $match }. /game mine lists yours.
service-unknown-move = Move { $number } does not exist; the last one is { $last }.
service-unknown-level = There is no computer player “{ $level }”. There are { $offers }.
service-not-playing = You are not playing in match { $match }; you are welcome to watch.
service-not-your-seat = That is not your seat.
service-not-started = Match { $match } has not begun yet: its host presses Start.
service-no-lobby = Match { $match } has already begun or is closed.
service-not-in-lobby = You are not at this table.
service-no-computer = No computer player sits at this table.
service-already-in = You are already at this table.
service-sent-away = The host has sent you away from this table. Only an invitation of the host (/table invite) brings you back.
service-come-and-gone = You have left this table { $number } times. Only an invitation of the host (/table invite) brings you back.
service-send-away-host = You host this table; Leave takes you away from it.
service-send-away-nobody = Nobody of that name sits at this table.
service-cut-empty = Write a word with which the deck is cut: letters, digits or signs that can be seen.
service-cut-long = { $number } characters are too many to cut the deck with; write at most { $most }.
service-full = All { $most } seats are taken.
service-wanted =
    { $number ->
        [one] One player sits here already: choose at least one.
       *[other] { $number } players sit here already: choose at least as many, or ask somebody to leave.
    }
service-too-few = Not enough players yet ({ $number }): this game needs { $lo } to { $hi }. Others can join, or add a computer player.
service-undo-nothing = You cannot take anything back on your own: others have acted since, or you have not moved yet.
service-undo-learnt = That cannot be taken back on your own: something was drawn, rolled or revealed, or it is already somebody else’s turn.
service-undone = { $who } takes back: { $line }.
service-took-back = { $who } takes back: { $move }.
service-hidden-move = a hidden move
service-prepared-gone = What you had prepared is no longer possible and is gone: { $line }.

service-file-empty = Line { $line }: this is not a Ziggurat game file.
service-file-version = Line { $line }: this file has format { $version }; this program reads format { $known }. Update the program.
service-file-header = Line { $line }: “{ $text }” is not understood here. Expected a line such as “game: …”.
service-file-missing = The file has no line “{ $field }:”.
service-file-game = Line { $line }: the game “{ $game }” is not known here.
service-file-rules = Line { $line }: the file was written for version { $version } of the rules; this program knows version { $known }. Update the program.
service-file-value = Line { $line }: “{ $text }” is not possible here.
service-file-move = Line { $line }: “{ $text }” is not a move line. Expected a number, a seat such as p1, and a move.
service-file-number = Line { $line }: expected move { $number } here.
service-file-illegal = Line { $line }, move { $number }: { $why }
service-file-draws = Line { $line }, move { $number }: the draws do not fit the rules.
service-file-result = The file says { $stated }; the moves lead to { $reached }.

service-file-large = That file is too large: at most { $size } KiB and { $rows } lines can be brought in.
service-file-heavy = That file takes too much time or memory, so I have stopped reading it. Bring in a shorter match.

service-verified =
    { $draws ->
        [0] Verified: moves { $moves }, no draws.
        [one] Verified: moves { $moves }, one draw, from the promised secret number.
       *[other] Verified: moves { $moves }, draws { $draws }, all of them from the promised secret number.
    }
service-verified-all =
    { $draws ->
        [one] Verified: { $moves } moves, one draw, all of it from the published secret and what everybody gave to the chance. Compare the published SHA-256 with the one in the lobby's post: `{ $hash }`
       *[other] Verified: { $moves } moves, { $draws } draws, all of them from the published secret and what everybody gave to the chance. Compare the published SHA-256 with the one in the lobby's post: `{ $hash }`
    }
service-no-seed = The secret number or the seed is not in the file: both are revealed when the match is over.
service-other-secret = The secret is another than was promised: its SHA-256 is not the one that was published when the table opened.
service-other-seed = The seed is another than the secret and the list of entropy give.
service-other-list = The draws come from the seed, but the secret does not give it with this list of entropy: a line of it was changed, moved, added or left out.
service-other-seating = The players sit in another order than the seed gives.
service-broken-promise = The secret number is not the one that was promised: its hash differs from the commitment.
service-dishonest = Move { $number }: the draws are { $stated }, but the secret number gives { $honest }.

service-unknown-pace = “{ $pace }” is not a pace. Choose { $offers }: hours at the start, hours for every turn, hours at most.

service-not-away = Nobody stands in for you, and you are not on holiday in this match.
service-no-vacation =
    { $days ->
        [0] You have no whole day of holiday left in this match. /table pause asks the table for a pause.
        [one] That is more holiday than you have: one day is left in this match.
       *[other] That is more holiday than you have: { $days } days are left in this match.
    }
service-vacation =
    { $days ->
        [one] { $who } is on holiday for a day.
       *[other] { $who } is on holiday for { $days } days.
    }
service-conceded = { $who } leaves the match; the computer plays on.
service-replaced = { $who } plays seat { $seat } from now on.
service-replaced-by-vote = By vote of the table, { $who } plays seat { $seat } from now on.
service-replaced-by-player = By the wish of the one who played it, { $who } plays seat { $seat } from now on.
service-offered = { $who } looks for somebody else for the seat of { $whom }.
service-not-offered = This seat is not offered to you, or no longer. Whoever plays in this match can offer it with /table replace.
service-offer-gone = Whoever offered you this seat does not play any more. Somebody else of the table can offer it with /table replace.
service-excused = { $who } has run out of time and is excused, this once.
service-missed = { $who } has missed the deadline.
service-taken-over = The computer plays for { $who } now; /game back returns the seat.
service-back = { $who } is back.

service-no-vote = There is no open vote at this table. /table pause, /table end and /table takeback open one.
service-vote-open = A vote is already open; answer that one first.
service-voted = You have already agreed. You can still stop it with No.
service-unknown-vote = There is no vote on “{ $kind }”. There are { $offers }.
service-is-paused = The match is already paused. /table resume proposes to go on.
service-not-paused = The match is not paused. /table pause proposes a pause.
service-no-replacement = Name a seat of this table and somebody who does not play in it yet.
service-propose-undo =
    { $count ->
        [one] { $who } proposes to take back the last move, to the position after number { $number }.
       *[other] { $who } proposes to take back the last { $count } moves, to the position after number { $number }.
    }
service-propose-replace = { $who } proposes somebody else for { $whom }’s seat.
service-propose-pause = { $who } proposes to pause the match.
service-propose-resume = { $who } proposes to go on with the match.
service-propose-end = { $who } proposes to end the match without a winner.
service-vote-yes = { $who } agrees.
service-vote-rejected = { $who } does not agree; the proposal is rejected.
service-vote-withdrawn = { $who } withdraws the proposal.
service-vote-over = Not everybody has answered in time; the proposal is dropped.
service-vote-silent = Nobody has objected in time.
service-vote-longer = The bot was down, so the vote is open longer.
service-vote-past = That vote is over. /table vote answers the one that is open.
service-no-ballot = The computer plays for you in match { $match }. /game back returns the seat to you; then you have a vote.
service-asked-enough = You have asked twice to take moves back; ask again when somebody has moved.
service-undo-empty = No move was made after number { $number }. Choose an earlier one; the log in notation shows the numbers.
service-not-in-force = Number { $number } has itself been taken back. Choose one that still stands; the log in notation shows the numbers.
service-paused = The match is paused; no clock runs.
service-resumed = The match goes on.
service-undone-together = By common consent, the position after number { $number } is back.
service-ended-together = The match is ended by common consent.
service-rests = The match is on hold: it is paused (/table resume proposes to go on), or a vote on taking moves back is open in the thread.

service-branch-over = The match is over at that point; choose an earlier one.
service-branched = A private what-if from the position after number { $number }. Nothing here touches the match.
service-no-lesson = There is no such lesson any more. /game learn shows those that there are.

service-order-until-bare = “{ $line }” can be done once, but not again and again: with “until” goes only what is a single word, such as pass or end.
service-order-verb = “{ $word }” is nothing that can be done in this game. Behind “if” or “if not” stands the first word of a move, as it stands on its button.
service-order-nothing = There is no order to agree to any more. /table order gives a new one.
service-ahead-full = You have prepared { $most } moves; that is as many as there can be.
service-nothing-ahead = There is nothing that you could prepare now: you are up, or what you will be asked cannot be foreseen yet.
service-order-whole = “{ $line }” is not a whole move yet; a standing order needs one.
service-not-over = The match is not over yet; a rematch can be opened after its end.
service-rematch-exists = There is already a rematch: #{ $match }.

service-partly =
    { $number ->
        [one] Only the first move was made, because it drew or showed something. The rest was not possible: { $why }
       *[other] Only the first { $number } moves were made, because they drew or showed something. The rest was not possible: { $why }
    }
service-no-suggestions = Suggestions are only for tables at which no other people play, or at which the host has allowed them before the start.
service-no-review = A match can be looked back at when it is over.

# Company

service-avoid-oneself = You cannot avoid yourself.
service-avoid-enough = You avoid { $number } people already; take somebody off the list first (/table avoid with over:True).
service-you-avoid = Somebody whom you avoid sits at this table. /table avoid shows your list.
service-no-seat-for-you = The free seats of this table are kept for other people. /game open lists tables that have one for you.
service-enough-matches =
    { $number ->
        [one] You play one match, and you wanted no more at once. /game settings changes that.
       *[other] You play { $number } matches, and you wanted no more at once. /game settings changes that.
    }
service-substitute-wanted =
    { $days ->
        [0] { $who } looks for a substitute: /game open lists the seat.
        [one] { $who } looks for a substitute from tomorrow on: /game open lists the seat.
       *[other] { $who } looks for a substitute in { $days } days: /game open lists the seat.
    }
service-substitute-days = Say in how many days you leave: from 0 (at once) to { $number }.
service-seat-not-wanted = This seat is no longer free: somebody has taken it, or its player is back. /game open lists others.

# Looking for players

service-seek-already = You look for exactly that already. /seek shows your searches.
service-seek-enough = You have { $number } searches already. Stop one of them first: /seek shows them.
service-seek-gone = This search is over. /seek begins another.
service-seek-not-asked = You are not asked at this table, or no longer: the time to answer is over, or you look for nothing any more. /seek shows your searches.
service-seek-what = Say at least which game you would like to play; the menus of /seek show what else you can wish for.
service-seek-number = { $game } cannot be played by { $number }. Choose another number, or any.
