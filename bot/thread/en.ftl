thread-title = { $game } #{ $match }

# A table

thread-up =
    { $number ->
        [one] It is { $who }’s turn.
       *[other] Waiting for { $who }.
    }
thread-over = The match is over.
thread-more = -# … and { $number } more lines; Log shows them.
thread-so-far =
    { $number ->
        [one] -# One move so far.
       *[other] -# { $number } moves so far.
    }
thread-to-the-board = To the board
thread-zoom = Zoom: look at a part of the board
thread-whole-board = The whole board
thread-my-move = My move
thread-my-hand = My hand
thread-log = Log
thread-help = Help
thread-since = Since my turn
thread-rematch = Rematch
thread-place =
    { $points ->
        [one] { $place }. { $who }: { $points } point
       *[other] { $place }. { $who }: { $points } points
    }
thread-commitment = -# All dice and draws of this match come from one secret number. Its SHA-256 is `{ $hash }`; the number is shown at the end, so everybody can check every draw.
thread-seed = -# The secret number was `{ $seed }`. /game verify checks every draw, /game export gives the whole match as a file.
thread-moved-here =
    { $number ->
        [0] -# The match goes on here; its former place is gone or closed to me.
        [one] -# The match goes on here; its former place is gone or closed to me. One line of what happened before stands in the log.
       *[other] -# The match goes on here; its former place is gone or closed to me. { $number } lines of what happened before stand in the log.
    }
thread-moved = The place of this match was gone or closed to me, so it goes on in a new thread.
thread-homeless = The place of this match is gone or closed to me, and I find no other on the server. Nothing is lost: /game next shows you your move, /game show the board, /game log what happens. As soon as I may post again, the match goes on in a thread.
thread-homeless-up = You are up.
thread-lost-channel = Its channel is gone, or I may no longer see it. If that was a mistake, give me back the right to see it; else nothing is to be done.
thread-lost-thread = Its thread in { $channel } was deleted or locked.
thread-lost-permissions = In { $channel } I lack: { $missing }. Please give me that back.
thread-dm-closed = { $who }, your direct messages are closed to me. The button “My hand” below the board shows your hand to you alone.
thread-your-hand = Your hand. Only you see it.
thread-hand-gone = This seat is no longer yours; its hand was here.
thread-hand-empty = You hold nothing now; what you had was here.
thread-no-hand = You have nothing hidden in this game.
thread-hidden-line = *(hidden until the end)*

# The panel

thread-ready = Make this move?
thread-nothing = nothing
thread-clause = *(/rules { $clause })*
thread-look-up = Look up { $clause }

# The lobby

thread-pace-none = Pace: no clock; everybody takes the time they need. Whoever vanishes can be replaced by vote.

# Time

thread-pace =
    {""}**Pace { $name }**: { $bank } at the start, { $increment } more for every turn, at most { $cap }.
thread-pace-missed = -# The first time your time runs out you are excused; after that a simple move is made for you. After two missed deadlines in a row the computer plays your seat; /game back returns it to you.
thread-pace-vacation =
    { $days ->
        [0] -# There is no holiday in this match. Pauses are possible by vote; while the bot is down, no clock runs.
        [one] -# Everybody may take one day of holiday in this match. Pauses are possible by vote; while the bot is down, no clock runs.
       *[other] -# Everybody may take { $days } days of holiday in this match. Pauses are possible by vote; while the bot is down, no clock runs.
    }
thread-deadline = -# ⏳ { $who }: time ends { $moment } ({ $when }).
thread-deputised = -# 🤖 The computer plays for { $who }, who can return with /game back.
thread-asleep = 💤 { $who } is asleep until { $when }.
thread-on-vacation = -# 🌴 { $who } is on holiday; back { $when }.
thread-paused = ⏸ The match is paused; no clock runs. /table resume proposes to go on.
thread-resting = ⏸ The match is paused while you vote on taking moves back; no clock runs.
thread-ended-together = The match was ended by common consent; nobody has won.
thread-lesson = 🎓 Lesson · only you see this · { $game }
thread-what-if = 🔀 WHAT IF · only you see this · from match #{ $match }

# Votes

thread-agree = Yes
thread-disagree = No
thread-vote-agreed = Agreed: { $who }.
thread-vote-wanted = Still to vote: { $who }; the vote ends { $when }. A single No rejects it.
thread-vote-silent = Silence counts as Yes for: { $who }.
thread-vote-newcomer = The newcomer would be { $who }.
thread-vote-opened = The vote is open in the thread. Press No there to withdraw it.
thread-vote-decided = You decide alone here: it is done.
thread-vote-counted = Your vote is counted.
thread-undo-together = The table can take it back together: everybody has to agree. This would be undone:
thread-undone-hidden = { $who }: a hidden move
thread-ask-table = Ask the table

# What was

thread-replay = Replay
thread-film = Animation
thread-span-minutes =
    { $number ->
        [one] one minute
       *[other] { $number } minutes
    }
thread-span-hours =
    { $number ->
        [one] one hour
       *[other] { $number } hours
    }
thread-span-days =
    { $number ->
        [one] one day
       *[other] { $number } days
    }
thread-days =
    { $number ->
        [0] none
        [one] one day
       *[other] { $number } days
    }
thread-suggestions-on = -# Everybody at this table may ask the computer for suggestions.
