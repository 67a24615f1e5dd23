# The lobby

commands-no-member = I am not a member of this server, so I can open or show nothing here for others. Ask whoever runs it to add me; your own matches can be played from here.
commands-text-channel = This works only in a text channel of a server.

# Matches

commands-which-match = Which match? Use this in its thread, or name it with the option “match”.
commands-no-lobby-here = There is no open table in this channel. /game new opens one.
commands-no-matches = You are not in any match yet. /game new opens a table.
commands-nothing-waits = No match is waiting for you. Enjoy your day!
commands-waits-for-you = **it is your turn**
commands-status-lobby = not started
commands-status-running = waiting for others, or paused
commands-other-game = This thread plays { $game }.
commands-fill-first = Fill in “{ $word }” first.

# Spectators, files, settings

commands-watching =
    { $delay ->
        [0] This channel follows match #{ $match } from now on, as spectators see it. /table unwatch ends that.
        [one] This channel follows match #{ $match } from now on with a delay of one minute, as spectators see it. /table unwatch ends that.
       *[other] This channel follows match #{ $match } from now on with a delay of { $delay } minutes, as spectators see it. /table unwatch ends that.
    }
commands-unwatched = This channel no longer follows match #{ $match }.
commands-not-watching = This channel does not follow match #{ $match }.
commands-may-not-watch = Only members who may manage messages here can decide that.
commands-other-server = That match is played on another server.
commands-others-match = That match belongs to another server, and you do not play in it. Use the command on its server.
commands-watch-elsewhere = This is the match’s own thread. Use the command in the channel that is to follow it.
commands-verify-later = The match goes on, so its secret is not shown yet: when it is over, /game verify proves every draw. What was published: SHA-256 `{ $hash }`
commands-exported = The whole match. Anybody can check it with “./run verify” or play it again with “./run replay”.

# The doctor

commands-doctor-dm = This is only a test: your hand arrives here.
commands-doctor-dm-open = Direct messages reach you.
commands-doctor-dm-closed = Direct messages do not reach you. Allow them for this server under Privacy Settings, or use “My hand”.
commands-doctor-threads = Active threads on this server: { $number } of at most { $most }.
commands-doctor-outbox =
    { $number ->
        [0] No posts are waiting.
        [one] One post is waiting.
       *[other] { $number } posts are waiting.
    }
commands-doctor-well = All is well.
commands-doctor-ill = Please fix what is marked with ❌, or ask a moderator to.

# Help and rules

commands-help-text =
    ### How to play
    - `/game new` opens a table; others press **Join**, or you add computer players; the host presses **Start**.
    - When it is your turn you are mentioned. **My move** asks you step by step; nothing counts before **Confirm**.
    - `/play` and the commands of each game do the same by typing, with every word completed.
    - **My hand** shows what only you may see. `/game show` shows the board, `/game log` what happened, `/game undo` takes your last move back.
    - `/game mine` lists your matches, `/game next` jumps to the one that waits for you.
    - `/table` is for matches that last weeks: holiday, pause, a vote to take moves back, moves prepared ahead, standing orders, notes, replacing a player.
    - `/game settings` sets your language and colours.
    Games here: { $games }.

# Menus of messages and of people

commands-menu-move = My move
commands-menu-since = Since my last turn
commands-menu-text = As text
commands-menu-invite = Invite to a table

# Commands

commands-cmd-game = game
commands-cmd-game-about = Tables, boards, hands, logs and settings.
commands-cmd-new = new
commands-cmd-new-about = Opens a table in this channel.
commands-cmd-open = open
commands-cmd-open-about = Lists the tables here that look for players, each with its button.
commands-cmd-join = join
commands-cmd-join-about = Takes a seat at an open table.
commands-cmd-leave = leave
commands-cmd-leave-about = Leaves a table that has not begun.
commands-cmd-start = start
commands-cmd-start-about = Begins the match; for the host of the table.
commands-cmd-invite = invite
commands-cmd-invite-about = Lets somebody into your private table, or back to it.
commands-cmd-send-away = send-away
commands-cmd-send-away-about = Sends somebody away from your open table; for its host.
commands-cmd-cut = cut
commands-cmd-cut-about = Cuts the deck: gives a word of yours to all chance of the match.
commands-cmd-mine = mine
commands-cmd-mine-about = Lists your matches, those that wait for you first.
commands-cmd-next = next
commands-cmd-next-about = Jumps to the next match that waits for you, on any server.
commands-cmd-show = show
commands-cmd-show-about = Shows the board to you alone: whole, enlarged, or in words.
commands-cmd-hand = hand
commands-cmd-hand-about = Shows your hand to you alone.
commands-cmd-log = log
commands-cmd-log-about = What happened, in words or in notation.
commands-cmd-undo = undo
commands-cmd-undo-about = Takes your last move back, as long as nothing was learnt by it.
commands-cmd-watch = watch
commands-cmd-watch-about = Lets this channel follow a match, as spectators see it.
commands-cmd-unwatch = unwatch
commands-cmd-unwatch-about = Stops this channel from following a match.
commands-cmd-export = export
commands-cmd-export-about = Gives you a finished match as a file.
commands-cmd-verify = verify
commands-cmd-verify-about = What the chance comes from; of a finished match, the check of every draw.
commands-cmd-settings = settings
commands-cmd-settings-about = Your language, colours, hand by message, reminders, quiet hours, ratings.
commands-cmd-doctor = doctor
commands-cmd-doctor-about = Checks permissions, messages and threads, and says what to fix.
commands-cmd-welcome = welcome
commands-cmd-welcome-about = The welcome for everybody here: play now, learn a game, open a table.
commands-cmd-help = help
commands-cmd-help-about = How to play here.
commands-cmd-learn = learn
commands-cmd-learn-about = Short lessons on a real board, for you alone; goes on where you stopped.
commands-cmd-play = play
commands-cmd-play-about = Plays a move, or several separated by semicolons, by typing.
commands-cmd-rules = rules
commands-cmd-rules-about = Looks a rule up, by its number or by words.
commands-cmd-more = more
commands-cmd-more-about = Further moves.
commands-opt-game = game
commands-opt-game-about = Which game?
commands-opt-lobby = table
commands-opt-lobby-about = Which open table? Without this: the latest in this channel.
commands-opt-guest = guest
commands-opt-guest-about = Who has to go?
commands-opt-cutting = word
commands-opt-cutting-about = Any word, at most 40 characters. Everybody will see it.
commands-opt-who = who
commands-opt-who-about = Who may join?
commands-opt-match = match
commands-opt-match-about = Which match? Without this: the one of this thread.
commands-opt-region = region
commands-opt-region-about = A part of the board, at double size.
commands-opt-text = text
commands-opt-text-about = The board in words.
commands-opt-notation = notation
commands-opt-notation-about = The moves as they are written.
commands-opt-delay = delay
commands-opt-delay-about = How many minutes behind the match?
commands-opt-every = every
commands-opt-every-about = A message per round (if you say nothing) or per turn.
commands-every-round = Round
commands-every-turn = Turn
commands-opt-language = language
commands-opt-language-about = The language in which I speak to you.
commands-opt-colours = colours
commands-opt-colours-about = The colours of your pictures.
commands-opt-confirm = confirm
commands-opt-confirm-about = Which moves ask you once more before they are made.
commands-opt-hands = hands
commands-opt-hands-about = Send you your hand by direct message?
commands-opt-line = line
commands-opt-line-about = The move; every word is completed while you type.
commands-opt-query = query
commands-opt-query-about = A rule number as in refusals, or words to look for.
commands-opt-word-about = Pick a suggestion; leave it out and you will be asked.

# Being away, leaving

commands-vacation-days = For how many days? Fill in “days” too.
commands-vacation-everywhere = Enjoy it! Your clocks are stopped in { $matches }; they go on { $when }. /game back ends that early in a match and gives the rest back.
commands-vacation-not-in = You do not have that many days left in { $matches }; your clock keeps running there. Ask for fewer days there, or for a pause (/table pause).

# People

commands-cmd-since = since
commands-cmd-since-about = What happened since your last move, in words and pictures.
commands-cmd-replay = replay
commands-cmd-replay-about = Shows any earlier position to you alone.
commands-cmd-branch = branch
commands-cmd-branch-about = Tries “what if” privately from any position.
commands-cmd-back = back
commands-cmd-back-about = Ends your holiday, or takes your seat back from the computer.
commands-cmd-ratings = ratings
commands-cmd-ratings-about = The best players of a game.
commands-cmd-stats = stats
commands-cmd-stats-about = Games, places, pace and missed deadlines of somebody.
commands-cmd-forget-me = forget-me
commands-cmd-forget-me-about = Deletes all that names you; no match is harmed.
commands-cmd-table = table
commands-cmd-table-about = What a table decides: pauses, votes, holiday, seats, notes, orders.
commands-cmd-pause = pause
commands-cmd-pause-about = Proposes to pause the match.
commands-cmd-resume = resume
commands-cmd-resume-about = Proposes to go on with a paused match.
commands-cmd-end = end
commands-cmd-end-about = Proposes to end the match without a winner.
commands-cmd-takeback = takeback
commands-cmd-takeback-about = Asks the table to take moves back.
commands-cmd-vote = vote
commands-cmd-vote-about = Answers the vote that is open.
commands-cmd-replace = replace
commands-cmd-replace-about = Offers a seat to somebody else.
commands-cmd-vacation = vacation
commands-cmd-vacation-about = Stops your clock for some days.
commands-cmd-concede = concede
commands-cmd-concede-about = Leaves a running match for good.
commands-cmd-mute = mute
commands-cmd-mute-about = No reminders about this match.
commands-cmd-pace = pace
commands-cmd-pace-about = Sets the pace of an open table; for its host.
commands-cmd-note = note
commands-cmd-note-about = Your private note on a match.
commands-cmd-order = order
commands-cmd-order-about = A standing order: the same answer whenever the same question comes.
commands-cmd-prepare = prepare
commands-cmd-prepare-about = Answers in secret what you will be asked later; played when your turn comes.
commands-cmd-orders = orders
commands-cmd-orders-about = Lists your standing orders and what you have prepared.
commands-cmd-revoke = revoke
commands-cmd-revoke-about = Revokes your standing orders and drops what you have prepared.
commands-cmd-board = board
commands-cmd-board-about = A message for everybody here that always shows the open tables; for moderators.
commands-cmd-substitute = substitute
commands-cmd-substitute-about = Offers your seat to whoever wants it; meanwhile the computer plays.
commands-opt-after = after
commands-opt-after-about = In how many days do you leave? Without this: at once.
commands-cmd-avoid = avoid
commands-cmd-avoid-about = People with whom you do not want to play. Nobody else learns of it.
commands-opt-avoided = who
commands-opt-avoided-about = With whom do you not want to play? Without this: your list.
commands-opt-over = over
commands-opt-over-about = Take them off the list?
commands-opt-matches = matches
commands-opt-matches-about = At most how many matches at once? 0: as many as come.
commands-opt-sleep = sleep
commands-opt-sleep-about = Whether others see, when it is your turn in your quiet hours, until when those last.
commands-cmd-import = import
commands-cmd-import-about = Brings a match back from its file; you hold all seats until you give them away.
commands-opt-file = file
commands-opt-file-about = A .game file, as /game export gives it.
commands-opt-number = number
commands-opt-number-about = The number of a position, as in the log.
commands-opt-person = person
commands-opt-person-about = Whose record? Without this: your own.
commands-opt-agree = agree
commands-opt-agree-about = True agrees; a single False rejects it.
commands-opt-seat = seat
commands-opt-seat-about = Whose seat?
commands-opt-newcomer = newcomer
commands-opt-newcomer-about = Who is to sit there? They are asked first.
commands-opt-days = days
commands-opt-days-about = For how many days?
commands-opt-everywhere = everywhere
commands-opt-everywhere-about = In all your matches at once?
commands-opt-silent = silent
commands-opt-silent-about = False brings the reminders back.
commands-opt-pace = pace
commands-opt-pace-about = live, daily, relaxed, none, or hours such as 48+6<=96: at the start, per turn, at most.
commands-opt-vacation = vacation
commands-opt-vacation-about = Days of holiday for everybody.
commands-opt-note = note
commands-opt-note-about = Your note. Leave it empty to read it; “-” deletes it.
commands-opt-remind = reminders
commands-opt-remind-about = Remind you by direct message at half of your time and near its end?
commands-opt-limit = limit
commands-opt-limit-about = At most how many reminders a day, in all matches together?
commands-opt-quiet = quiet
commands-opt-quiet-about = Hours without reminders, such as 22:00-07:30; or off.
commands-opt-zone = zone
commands-opt-zone-about = Your time zone, such as Europe/Berlin.
commands-opt-upcoming = upcoming
commands-opt-upcoming-about = Tell you when it is the turn of the player before you, too?
commands-opt-rated = rated
commands-opt-rated-about = Take part in ratings and show your record?
