thread-title = { $game } #{ $match }

# A table

thread-up =
    { $number ->
        [one] { $who } is up.
       *[other] { $who } are up.
    }
thread-over = The match is over.
thread-my-move = My move
thread-my-hand = My hand
thread-log = Log
thread-help = Help
thread-rematch = Rematch
thread-place = { $place }. { $who }: { $points } points
thread-commitment = -# All chance of this match comes from a seed. Its SHA-256 is `{ $hash }`; the seed is shown at the end, so everybody can check every draw.
thread-seed = -# The seed was `{ $seed }`. /game verify proves every draw, /game export gives the whole match as a file.
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
thread-no-hand = You hold nothing in private in this game.
thread-hidden-line = *(hidden until the end)*

# The panel

thread-ready = Is that your move?
thread-nothing = nothing
thread-clause = *(Rule { $clause }: /rules { $clause })*

# The lobby

thread-pace-none = Pace: no clock; everybody takes the time they need. Whoever vanishes can be replaced by vote.

# Time

thread-pace =
    {""}**Pace { $name }**: { $bank } at the start, { $increment } more for every turn, at most { $cap }.
thread-pace-missed = -# Who runs out of time is excused once per match; after that a simple move is made for them. After two missed deadlines in a row the computer plays the seat until /game back.
thread-pace-vacation =
    { $days ->
        [0] -# There is no vacation in this match. Pauses are possible by vote; when I am out of order, no clock runs.
        [one] -# Everybody may take one day of vacation in this match. Pauses are possible by vote; when I am out of order, no clock runs.
       *[other] -# Everybody may take { $days } days of vacation in this match. Pauses are possible by vote; when I am out of order, no clock runs.
    }
thread-deadline = -# ⏳ { $who } has time until { $moment } ({ $when }).
thread-deputised = -# 🤖 The computer plays for { $who } until /game back.
thread-on-vacation = -# 🌴 { $who } is on vacation until { $when }.
thread-paused = ⏸ The match is paused; no clock runs. /table resume proposes to go on.
thread-resting = ⏸ The match rests while you vote on taking moves back; no clock runs.
thread-ended-together = The match has ended by consent of all; nobody has won.
thread-lesson = 🎓 Lesson · only you see this · { $game }
thread-what-if = 🔀 WHAT IF · only you see this · from match #{ $match }

# Votes

thread-agree = Yes
thread-disagree = No
thread-vote-agreed = Agreed: { $who }.
thread-vote-wanted = Still wanted: { $who }, until { $when }. One No is enough against it.
thread-vote-silent = Whoever says nothing until then agrees: { $who }.
thread-vote-newcomer = The newcomer would be { $who }.
thread-vote-opened = The table is asked; the vote stands in the thread. Your No there withdraws it.
thread-vote-decided = You decide alone here: it is done.
thread-vote-counted = Your vote is counted.
thread-undo-together = The table can take it back together: everybody has to agree. This would no longer hold:
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
