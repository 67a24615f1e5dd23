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
bot-pace-none = Pace: no clock; everybody takes the time they need.
bot-options-about = What you choose is shown in the lobby at once.
bot-joined = You sit at the table.
bot-left = You have left the table.
bot-computer-added = A computer player sits down.
bot-started = The match begins. Its thread opens below the lobby.
bot-host-only = Only the host, { $host }, can do that.
bot-sit-first = Join the table first; then you can add computer players.
bot-private-lobby = This table is private. Ask { $host } for an invitation (/game invite).
bot-invited = { $who } may join now.
bot-not-over = This match is not over yet.
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
bot-status-running = others are up
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
bot-watch-elsewhere = This is the match's own thread. Use the command in the channel that shall follow it.
bot-only-when-over = That is possible when the match is over: until then the file would show what is hidden. The bot's host can export a running match.
bot-exported = The whole match. Anybody can check it with “./run verify” or play it again with “./run replay”.
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
bot-cmd-settings-about = Your language, your colours, hands by direct message.
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
