# Sentences of the bot.

bot-title = { $game } #{ $match }

# A table

bot-up =
    { $number ->
        [one] { $who } is up.
       *[other] { $who } are up.
    }
bot-over = The match is over.
bot-my-move = My move
bot-my-hand = My hand
bot-log = Log
bot-help = Help
bot-rematch = Rematch
bot-to-the-table = To the table
bot-place = { $place }. { $who }: { $points } points
bot-commitment = -# All chance of this match comes from a seed. Its SHA-256 is `{ $hash }`; the seed is shown at the end, so everybody can check every draw.
bot-seed = -# The seed was `{ $seed }`. /game verify proves every draw, /game export gives the whole match as a file.
bot-dm-closed = { $who }, your direct messages are closed to me. The button “My hand” below the board shows your hand to you alone.
bot-your-hand = Your hand. Only you see it.
bot-hand-gone = This seat is no longer yours; its hand was here.
bot-no-hand = You hold nothing in private in this game.
bot-nothing-yet = Nothing has happened yet.
bot-hidden-line = *(hidden until the end)*

# The panel

bot-ready = Is that your move?
bot-confirm = Confirm
bot-back = Back
bot-undo = Undo
bot-done = Done
bot-none = None
bot-nothing = nothing
bot-previous = Previous
bot-following = Next
bot-pick = Choose
bot-of = { $number } of { $most }.
bot-how-many = How many: { $what }?
bot-chosen =
    { $lo ->
        [0] Chosen: { $chosen } ({ $total } of at most { $hi }).
       *[other] Chosen: { $chosen } ({ $total }; { $lo } to { $hi } are needed).
    }
bot-type-number = Type a number from { $lo } to { $hi }
bot-form-title = How many?
bot-form-label = A number from { $lo } to { $hi }
bot-stale = That moment has passed. Here is how things stand now.
bot-old-button = That button is from an old message. Use the one below the latest board, or /game next.
bot-fault = Something went wrong on our side; nothing has changed. If it happens again, tell the host this number: `{ $id }`.
bot-clause = *(Rule { $clause }: /rules { $clause })*

# The lobby

bot-join = Join
bot-leave = Leave
bot-add-computer = Add computer
bot-remove-computer = One computer less
bot-options = Options
bot-start = Start
bot-lobby-seats =
    { $number ->
        [one] **One player is here**; { $lo } to { $hi } can play.
       *[other] **{ $number } players are here**; { $lo } to { $hi } can play.
    }
bot-lobby-invites = { $host } invites you: press Join. The host presses Start when enough are here.
bot-lobby-begun = The match is played in { $thread }.
bot-lobby-starting = The match begins …
bot-lobby-closed = This table is closed: the last player has left. /game new opens another.
bot-option = { $name }: { $value }
bot-pace-none = Pace: no clock; everybody takes the time they need. Whoever vanishes can be replaced by vote.
bot-options-about = What you choose is shown in the lobby at once.
bot-joined = You sit at the table.
bot-left = You have left the table.
bot-computer-added = A computer player sits down.
bot-started = The match begins. Its thread opens below the lobby.
bot-host-only = Only the host, { $host }, can do that.
bot-sit-first = Join the table first; then you can add computer players.
bot-private-lobby = This table is private. Ask { $host } for an invitation (/game invite).
bot-invited = { $who } may join now.
bot-rematch-exists = A rematch was opened already: #{ $match }.
bot-rematch-made = The rematch is open: { $url }
bot-text-channel = Use this in a text channel of a server.
bot-missing-permissions = I cannot play here: I lack the permissions { $missing }. A moderator can grant them; /game doctor checks again.

bot-setting-order = Seats
bot-setting-order-random = drawn by lot
bot-setting-order-chosen = in the order of joining
bot-setting-access = Who may join
bot-setting-access-open = everybody
bot-setting-access-private = by invitation
bot-setting-lang = Language of the thread
bot-setting-lang-en = English
bot-setting-lang-de = German
bot-setting-level = Computer players
bot-level-random = random
bot-level-greedy = clever

# Matches

bot-which-match = Which match? Use this in its thread, or name it with the option “match”.
bot-no-lobby-here = There is no open table in this channel. /game new opens one.
bot-no-matches = You play nowhere yet. /game new opens a table.
bot-nothing-waits = Nobody waits for you. Enjoy your day!
bot-waits-for-you = **it is your turn**
bot-status-lobby = not started
bot-status-running = others are up, or it rests
bot-other-game = This thread plays { $game }.
bot-fill-first = Fill in “{ $word }” first.

# Spectators, files, settings

bot-watching =
    { $delay ->
        [0] This channel follows match #{ $match } from now on, as spectators see it. /game unwatch ends that.
       *[other] This channel follows match #{ $match } from now on, { $delay } minutes later and as spectators see it. /game unwatch ends that.
    }
bot-unwatched = This channel no longer follows match #{ $match }.
bot-not-watching = This channel does not follow match #{ $match }.
bot-may-not-watch = Only members who may manage messages here can decide that.
bot-other-server = That match is played on another server.
bot-others-match = That match belongs to another server, and you do not play in it. Use the command on its server.
bot-watch-elsewhere = This is the match's own thread. Use the command in the channel that shall follow it.
bot-only-when-over = That is possible when the match is over: until then the file would show what is hidden. The bot's host can export a running match.
bot-exported = The whole match. Anybody can check it with “./run verify” or play it again with “./run replay”.
bot-imported = The match is back as #{ $match } in { $thread }. All seats are yours; `/table replace` gives one to somebody else. It is not rated.
bot-settings-are = Your settings:
bot-settings-kept = Kept. Your settings:
bot-yes = yes
bot-no = no
bot-palette-normal = normal
bot-palette-contrast = high contrast

# The doctor

bot-doctor-dm = This is only a test: your hands arrive here.
bot-doctor-dm-open = Direct messages reach you.
bot-doctor-dm-closed = Direct messages do not reach you. Allow them for this server under Privacy Settings, or use “My hand”.
bot-doctor-threads = { $number } of at most { $most } threads are active on this server.
bot-doctor-outbox = { $number } posts are waiting.
bot-doctor-well = All is well.
bot-doctor-ill = What is marked with ❌ must be mended by a moderator or by you.
bot-permission-view_channel = View Channel
bot-permission-send_messages = Send Messages
bot-permission-create_public_threads = Create Public Threads
bot-permission-send_messages_in_threads = Send Messages in Threads
bot-permission-attach_files = Attach Files
bot-permission-read_message_history = Read Message History

# Help and rules

bot-how-to-play =
    {""}**My move** below the board asks you step by step and plays only when you confirm. The same works by typing: `/play` completes every word. Legal moves are the only ones offered.
    What begins a move:
bot-help-text =
    ### How to play
    - `/game new` opens a table; others press **Join**, or you add computer players; the host presses **Start**.
    - When it is your turn you are mentioned. **My move** asks you step by step; nothing counts before **Confirm**.
    - `/play` and the commands of each game do the same by typing, with every word completed.
    - **My hand** shows what only you may see. `/game show` shows the board, `/game log` what happened, `/game undo` takes back.
    - `/game mine` lists your matches, `/game next` jumps to the one that waits for you.
    - `/table` has what a match of weeks needs: vacation, pause, a vote to take back, standing orders, notes, another player for a seat.
    - `/game settings` sets your language and colours.
    Games here: { $games }.
bot-no-clause = Nothing is found for “{ $query }”. Try another word, or the id of a clause from a refusal. The games here are { $games }.
bot-more-clauses = … and { $number } more. Add a word to find fewer.

# Commands

bot-cmd-game = game
bot-cmd-game-about = Tables, boards, hands, logs and settings.
bot-cmd-new = new
bot-cmd-new-about = Opens a table in this channel.
bot-cmd-join = join
bot-cmd-join-about = Takes a seat at an open table.
bot-cmd-leave = leave
bot-cmd-leave-about = Leaves a table that has not begun.
bot-cmd-start = start
bot-cmd-start-about = Begins the match; for the host of the table.
bot-cmd-invite = invite
bot-cmd-invite-about = Lets somebody into your private table.
bot-cmd-mine = mine
bot-cmd-mine-about = Lists your matches, those that wait for you first.
bot-cmd-next = next
bot-cmd-next-about = Jumps to the next match that waits for you, on any server.
bot-cmd-show = show
bot-cmd-show-about = Shows the board to you alone: whole, enlarged, or in words.
bot-cmd-hand = hand
bot-cmd-hand-about = Shows your hand to you alone.
bot-cmd-log = log
bot-cmd-log-about = What happened, in words or in notation.
bot-cmd-undo = undo
bot-cmd-undo-about = Takes your last move back, as long as nothing was learnt by it.
bot-cmd-watch = watch
bot-cmd-watch-about = Lets this channel follow a match, as spectators see it.
bot-cmd-unwatch = unwatch
bot-cmd-unwatch-about = Ends that this channel follows a match.
bot-cmd-export = export
bot-cmd-export-about = Gives you a finished match as a file.
bot-cmd-verify = verify
bot-cmd-verify-about = Proves every draw of a finished match.
bot-cmd-settings = settings
bot-cmd-settings-about = Your language, colours, hands by message, reminders, quiet hours, ratings.
bot-cmd-doctor = doctor
bot-cmd-doctor-about = Checks permissions, messages and threads, and says what to mend.
bot-cmd-help = help
bot-cmd-help-about = How to play here.
bot-cmd-play = play
bot-cmd-play-about = Plays a move, or several separated by semicolons, by typing.
bot-cmd-rules = rules
bot-cmd-rules-about = Looks a rule up, by its number or by words.
bot-cmd-more = more
bot-cmd-more-about = Further moves.

bot-opt-game = game
bot-opt-game-about = Which game?
bot-opt-lobby = table
bot-opt-lobby-about = Which open table? Without this: the latest in this channel.
bot-opt-who = who
bot-opt-who-about = Who may join?
bot-opt-match = match
bot-opt-match-about = Which match? Without this: the one of this thread.
bot-opt-region = region
bot-opt-region-about = A part of the board, at double size.
bot-opt-text = text
bot-opt-text-about = The board in words.
bot-opt-notation = notation
bot-opt-notation-about = The moves as they are written.
bot-opt-delay = delay
bot-opt-delay-about = So many minutes later.
bot-opt-language = language
bot-opt-language-about = The language in which I speak to you.
bot-opt-colours = colours
bot-opt-colours-about = The colours of your pictures.
bot-opt-hands = hands
bot-opt-hands-about = Send hands by direct message?
bot-opt-line = line
bot-opt-line-about = The move; every word is completed while you type.
bot-opt-query = query
bot-opt-query-about = A clause such as those in refusals, or words.
bot-opt-word-about = Choose one of those offered; left out, you are asked.

# Time

bot-pace =
    {""}**Pace { $name }**: { $bank } at the start, { $increment } more for every turn, at most { $cap }.
bot-pace-missed = -# Who runs out of time is excused once per match; after that a simple move is made for them. After two missed deadlines in a row the computer plays the seat until /game back.
bot-pace-vacation =
    { $days ->
        [0] -# There is no vacation in this match. Pauses are possible by vote; when I am out of order, no clock runs.
        [one] -# Everybody may take one day of vacation in this match. Pauses are possible by vote; when I am out of order, no clock runs.
       *[other] -# Everybody may take { $days } days of vacation in this match. Pauses are possible by vote; when I am out of order, no clock runs.
    }
bot-span-minutes =
    { $number ->
        [one] one minute
       *[other] { $number } minutes
    }
bot-span-hours =
    { $number ->
        [one] one hour
       *[other] { $number } hours
    }
bot-span-days =
    { $number ->
        [one] one day
       *[other] { $number } days
    }
bot-days =
    { $number ->
        [0] none
        [one] one day
       *[other] { $number } days
    }
bot-setting-pace = Pace
bot-setting-pace-live = live
bot-setting-pace-daily = daily
bot-setting-pace-relaxed = relaxed
bot-setting-pace-none = no clock
bot-setting-pace-own = of its own
bot-setting-vacation = Vacation
bot-lobby-dead = This table is closed: nobody started it within 14 days. /game new opens another.
bot-deadline = -# ⏳ { $who } has time until { $moment } ({ $when }).
bot-deputised = -# 🤖 The computer plays for { $who } until /game back.
bot-on-vacation = -# 🌴 { $who } is on vacation until { $when }.
bot-paused = ⏸ The match is paused; no clock runs. /table resume proposes to go on.
bot-resting = ⏸ The match rests while you vote on taking moves back; no clock runs.
bot-ended-together = The match has ended by consent of all; nobody has won.
bot-what-if = 🔀 WHAT IF · only you see this · from match #{ $match }

# Reminders

bot-reminder = It is your turn. Your time ends { $when }.
bot-replaced-by-computer = You have missed two deadlines in a row; the computer plays your seat now. /game back takes it again.
bot-next-up = { $who }, who sits before you, is up. You may be next.
bot-mute = Mute this match
bot-away = I'm on vacation
bot-i-am-back = I'm back
bot-muted = You get no more reminders about match #{ $match }. /table mute silent:False brings them back.
bot-unmuted = You get reminders about match #{ $match } again.

# Votes

bot-agree = Yes
bot-disagree = No
bot-vote-agreed = Agreed: { $who }.
bot-vote-wanted = Still wanted: { $who }, until { $when }. One No is enough against it.
bot-vote-silent = Whoever says nothing until then agrees: { $who }.
bot-vote-newcomer = The newcomer would be { $who }.
bot-vote-opened = The table is asked; the vote stands in the thread. Your No there withdraws it.
bot-vote-decided = You decide alone here: it is done.
bot-vote-counted = Your vote is counted.
bot-undo-together = The table can take it back together: everybody has to agree. This would no longer hold:
bot-undone-hidden = { $who }: a hidden move
bot-ask-table = Ask the table
bot-ask-undo = Ask to undo

# Being away, leaving

bot-vacation-begun =
    { $days ->
        [one] Enjoy it! No clock of yours runs until { $when }. One day is left after that. /game back ends it early and gives the rest back.
       *[other] Enjoy it! No clock of yours runs until { $when }. { $days } days are left after that. /game back ends it early and gives the rest back.
    }
bot-vacation-long =
    { $days ->
        [one] For how long? You have one day of vacation left in this match.
       *[other] For how long? You have { $days } days of vacation left in this match.
    }
bot-vacation-days = For how many days? Fill in “days” too.
bot-vacation-everywhere = Enjoy it! Your clocks stand until { $when } in { $matches }. /game back ends that early in a match and gives the rest back.
bot-vacation-not-in = There you have not so many days left, and your clock goes on: { $matches }. Ask for fewer days there, or for a pause (/table pause).
bot-welcome-back = Welcome back! The seat is yours again.
bot-concede = Leave the match
bot-concede-sure = Do you really leave match #{ $match }? The computer plays your seat to the end, and you count as last. There is no way back.
bot-conceded = You have left the match.
bot-seat-offered = { $who }, { $by } offers you the seat of { $whom } in this match.
bot-take-seat = Take the seat
bot-seat-asked = { $who } is asked in the thread. With the answer the seat changes hands, or the table votes on it.
bot-seat-not-yours = This seat is offered to { $who }.
bot-seat-taken = The seat is yours. “My hand” shows what you hold.

# What was

bot-older = Older
bot-newer = Newer
bot-log-words = In words
bot-log-notation = In notation
bot-page = -# Page { $number } of { $last }.
bot-nothing-new = Nothing has happened since your last move.
bot-before-after = -# The first picture shows the board after your last move, the second as it is now.
bot-replay = Replay
bot-replay-at = Position { $number } of { $last }.
bot-forward = Forward
bot-eyes = Through whose eyes?
bot-eyes-all = Spectators
bot-branch = What if?
bot-branch-about = You play every seat yourself. What you may not know is as it might be, not as it is. Nothing here touches the match, and nobody is told.
bot-film = Animation
bot-film-begun = The animation is being made; it appears in the thread. You may go on meanwhile.
bot-film-there = The animation is here: { $url }
bot-film-progress = The animation of the whole match is being made: { $percent } %.
bot-film-done = The whole match.

# Notes and standing orders

bot-note-is = 📝 { $note }
bot-no-note = You have no note on this match. /table note keeps one; it is shown to you whenever you open the panel.
bot-order-given = From now on, whenever exactly this question comes, you answer: `{ $line }`. /table revoke ends that.
bot-orders-are = Your standing orders in this match; nobody else sees them:
bot-no-orders = You have no standing orders in this match. /table order gives one for the question that is asked now.
bot-revoke = Revoke all
bot-orders-revoked =
    { $number ->
        [0] There was nothing to revoke.
        [one] One standing order is revoked.
       *[other] { $number } standing orders are revoked.
    }

# People

bot-rated =
    { $number ->
        [one] { $place }. { $who }: **{ $points }** (one match)
       *[other] { $place }. { $who }: **{ $points }** ({ $number } matches)
    }
bot-rating-about = -# Only matches that humans alone have played to the end count. /game settings rated:False leaves you out.
bot-no-ratings = No match has been rated yet: only matches that humans alone have played to the end count.
bot-stats =
    { $number ->
        [one] {""}**{ $game }**: one match ({ $places }).
       *[other] {""}**{ $game }**: { $number } matches ({ $places }).
    }
bot-placed = { $number } × place { $place }
bot-stats-pace = A move takes { $span } (median).
bot-stats-missed =
    { $number ->
        [0] No deadline was missed.
        [one] One deadline was missed.
       *[other] { $number } deadlines were missed.
    }
bot-stats-rating = Rating: { $points }
bot-stats-private = This person keeps their record private.
bot-no-stats = There is no finished match yet.
bot-unknown-zone = There is no time zone “{ $zone }”. Write one such as Europe/Berlin; the option completes what you type.
bot-unknown-hours = “{ $hours }” are no hours. Write them as 22:00-07:30, or off.
bot-forget = Forget me
bot-forget-sure = Do you really want to be forgotten? Your name goes from all matches, your settings, notes and ratings are deleted, and the computer plays your seats in running matches. There is no way back.
bot-forgotten = You are forgotten. Whenever you play again, you are new here.

bot-cmd-since = since
bot-cmd-since-about = What happened since your last move, in words and pictures.
bot-cmd-replay = replay
bot-cmd-replay-about = Shows any earlier position to you alone.
bot-cmd-branch = branch
bot-cmd-branch-about = Tries “what if” privately from any position.
bot-cmd-back = back
bot-cmd-back-about = You are there again: from vacation, or from the computer's hands.
bot-cmd-ratings = ratings
bot-cmd-ratings-about = The best players of a game.
bot-cmd-stats = stats
bot-cmd-stats-about = Games, places, pace and missed deadlines of somebody.
bot-cmd-forget-me = forget-me
bot-cmd-forget-me-about = Deletes all that names you; no match is harmed.
bot-cmd-table = table
bot-cmd-table-about = What a table decides: pauses, votes, vacation, seats, notes, orders.
bot-cmd-pause = pause
bot-cmd-pause-about = Proposes to pause the match.
bot-cmd-resume = resume
bot-cmd-resume-about = Proposes to go on with a paused match.
bot-cmd-end = end
bot-cmd-end-about = Proposes to end the match without a winner.
bot-cmd-takeback = takeback
bot-cmd-takeback-about = Asks the table to take moves back.
bot-cmd-vote = vote
bot-cmd-vote-about = Answers the vote that is open.
bot-cmd-replace = replace
bot-cmd-replace-about = Offers a seat to somebody else.
bot-cmd-vacation = vacation
bot-cmd-vacation-about = Your clock stands for some days.
bot-cmd-concede = concede
bot-cmd-concede-about = Leaves a running match for good.
bot-cmd-mute = mute
bot-cmd-mute-about = No reminders about this match.
bot-cmd-pace = pace
bot-cmd-pace-about = Sets the pace of an open table; for its host.
bot-cmd-note = note
bot-cmd-note-about = Your private note on a match.
bot-cmd-order = order
bot-cmd-order-about = A standing order: the same answer whenever the same question comes.
bot-cmd-orders = orders
bot-cmd-orders-about = Lists your standing orders.
bot-cmd-revoke = revoke
bot-cmd-revoke-about = Revokes your standing orders.
bot-cmd-import = import
bot-cmd-import-about = Brings a match back from its file; you hold all seats until you give them away.

bot-opt-file = file
bot-opt-file-about = A .game file, as /game export gives it.
bot-opt-number = number
bot-opt-number-about = The number of a position, as in the log.
bot-opt-person = person
bot-opt-person-about = Whose record? Without this: your own.
bot-opt-agree = agree
bot-opt-agree-about = True agrees; one False is enough against it.
bot-opt-seat = seat
bot-opt-seat-about = Whose seat?
bot-opt-newcomer = newcomer
bot-opt-newcomer-about = Who is to sit there? They are asked first.
bot-opt-days = days
bot-opt-days-about = For how many days?
bot-opt-everywhere = everywhere
bot-opt-everywhere-about = In all your matches at once?
bot-opt-silent = silent
bot-opt-silent-about = False brings the reminders back.
bot-opt-pace = pace
bot-opt-pace-about = live, daily, relaxed, none, or hours such as 48+6<=96: at the start, per turn, at most.
bot-opt-vacation = vacation
bot-opt-vacation-about = Days of vacation for everybody.
bot-opt-note = note
bot-opt-note-about = What you want to remember; - deletes it, nothing shows it.
bot-opt-remind = reminders
bot-opt-remind-about = Remind you by direct message at half of your time and near its end?
bot-opt-limit = limit
bot-opt-limit-about = So many reminders a day at most, over all matches.
bot-opt-quiet = quiet
bot-opt-quiet-about = Hours without reminders, such as 22:00-07:30; or off.
bot-opt-zone = zone
bot-opt-zone-about = Your time zone, such as Europe/Berlin.
bot-opt-upcoming = upcoming
bot-opt-upcoming-about = Tell you also when the one before you is up?
bot-opt-rated = rated
bot-opt-rated-about = Take part in ratings and show your record?
