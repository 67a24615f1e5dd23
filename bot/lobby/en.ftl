# The lobby

lobby-join = Join
lobby-leave = Leave
lobby-add-computer = Add a computer …
lobby-computer = Computer: { $level }
lobby-wanted = Players wanted
lobby-wanted-any = as many as come
lobby-wanted-number = { $number }
lobby-seats-wanted =
    { $number ->
        [one] **One of { $wanted } seats is taken.**
       *[other] **{ $number } of { $wanted } seats are taken.**
    }
lobby-remove-computer = Remove computer
lobby-options = Options
lobby-start = Start
lobby-cut = Cut the deck
lobby-send-away = Send { $who } away
lobby-seats =
    { $number ->
        [one] **One player so far**; { $lo } to { $hi } can play.
       *[other] **{ $number } players so far**; { $lo } to { $hi } can play.
    }
lobby-invites = { $host } invites you: press Join. The host presses Start when enough are here.
lobby-begun = The match is played in { $thread }.
lobby-starting = The match begins …
lobby-closed = This table is closed: the last player has left. /game new opens another.
lobby-options-about = Your choices show at the table at once.
lobby-joined = You have joined the table.
lobby-left = You have left the table.
lobby-computer-added = A computer player sits down.
lobby-started = The match begins. Its thread opens below this message.
lobby-host-only = Only the host, { $host }, can do that.
lobby-sit-first = Join the table first; then you can add computer players.
lobby-private-lobby = This table is private. Ask { $host } for an invitation (/table invite).
lobby-invited = { $who } may join now, and was called to the table.
lobby-invitation = { $who }, { $host } invites you to a table: **{ $table }**.
lobby-invite-where = You have no open table yet. /game new opens one; then invite from here.
lobby-invite-which = To which of your tables do you invite { $who }?
lobby-invite-people = Only people can be invited. A computer player sits down by the menu of the open table.
lobby-sent-away = { $who } has to go, and comes back only if you invite them (/table invite).
lobby-elsewhere = This table stands on another server. Only members there can play at it.
lobby-rematch-later = The rematch is open, but I could not post its table yet; I try again within a minute.
lobby-rematch-made = The rematch is open: { $url }
lobby-missing-permissions = I cannot play here: I lack the permissions { $missing }. A moderator can grant them; /game doctor checks again.
lobby-setting-order = Seats
lobby-setting-order-random = drawn by lot
lobby-setting-order-chosen = in the order of joining
lobby-setting-access = Who may join
lobby-setting-access-open = everybody
lobby-setting-access-private = by invitation
lobby-setting-lang = Language of the thread
lobby-setting-suggestions = Suggestions of the computer
lobby-setting-suggestions-off = only against computers
lobby-setting-suggestions-on = allowed for everybody
lobby-level-random = careless
lobby-level-random-about = Makes any legal move. Good for a look around.
lobby-level-easy = easy
lobby-level-easy-about = Plays sensibly and overlooks things. For a first match.
lobby-level-greedy = clever
lobby-level-greedy-about = Takes what is best right now, and knows the game.
lobby-level-strong = strong
lobby-level-strong-about = Thinks ahead and takes some seconds for that.

# Spectators, files, settings

lobby-import-yours = I am still reading the file that you brought; wait until that is done.
lobby-import-others = Others are bringing matches in at this moment. Try again in a minute.
lobby-import-enough = You have brought { $number } files today; that is all for one day. Try again tomorrow.
lobby-imported = The match is back as #{ $match } in { $thread }. All seats are yours; `/table replace` gives one to somebody else. It is not rated.

# Time

lobby-setting-pace = Pace
lobby-setting-vacation = Holiday
lobby-dead = This table is closed: nobody started it within 14 days. /game new opens another.
lobby-setting-lang-en = English
lobby-setting-lang-de = Deutsch (German)
lobby-permission-view_channel = View Channel
lobby-permission-send_messages = Send Messages
lobby-permission-create_public_threads = Create Public Threads
lobby-permission-send_messages_in_threads = Send Messages in Threads
lobby-permission-attach_files = Attach Files
lobby-permission-read_message_history = Read Message History
lobby-permission-manage_channels = Manage Channels
lobby-setting-pace-live = live
lobby-setting-pace-daily = daily
lobby-setting-pace-relaxed = relaxed
lobby-setting-pace-none = no clock
lobby-setting-pace-own = custom

# Fair chance

lobby-cut-label = A word of yours
lobby-cut-about = Anything; it goes into all chance of this match.
lobby-cut-done = Your word counts: you see it in the lobby. Until the start you can give another.
lobby-cut-sit-first = Join the table first; then you can cut the deck.
lobby-chance = -# 🎲 The chance of this match comes from a secret and from all of you. The secret's SHA-256 is `{ $hash }`. **Cut the deck** gives a word of yours to it: then nobody could have known the chance before.
lobby-chance-folded = -# 🎲 Promised before the start: SHA-256 `{ $hash }`
lobby-chance-start = -# 🎲 The chance of this match is HMAC-SHA256 of a secret and of this list. When the table opened, the secret's SHA-256 was `{ $hash }`; the secret is shown at the end. Is your word right?
lobby-chance-rest =
    { $number ->
        [one] -# … and one line of somebody who does not play; /game export has it at the end.
       *[other] -# … and { $number } lines of people who do not play; /game export has them at the end.
    }
lobby-chance-end = -# 🎲 The secret was `{ $secret }`. Its SHA-256 was published when the table opened: `{ $hash }`. /game verify proves every draw, /game export gives the whole match as a file.
lobby-somebody = somebody
lobby-mark-open = { $who } opened the table: `{ $value }`
lobby-mark-join = { $who } joined: `{ $value }`
lobby-mark-leave = { $who } left: `{ $value }`
lobby-mark-away = { $who } was sent away: `{ $value }`
lobby-mark-cut = { $who } cut the deck: `{ $value }`
lobby-mark-start = { $who } pressed Start: `{ $value }`
lobby-mark-file = the file that was brought in: `{ $value }`

# Tables that look for players

lobby-open =
    { $number ->
        [one] ### One table looks for players
       *[other] ### { $number } tables look for players
    }
lobby-open-none = No table here has a free seat. /game new opens one.
lobby-open-server = Tables stand on servers: type /game open in a channel of one.
lobby-open-elsewhere = Tables with a free seat on the servers where you play; join them there:
lobby-open-page = { $page } of { $last }
lobby-open-person =
    { $number ->
        [0] { $who } (new here)
        [one] { $who } (one match)
       *[other] { $who } ({ $number } matches)
    }
lobby-board-all = All open to me
lobby-board-made = The board stands below. It keeps itself current and calls nobody; delete the message to end it.
lobby-board-moderators = A board is for moderators: you need the permission Manage Channels here.
lobby-forum-made = From now on every open table has a post in { $forum }, with tags by game, pace and free seats; the first come within a minute. They keep themselves current and call nobody. `/table board` with `off` ends it.
lobby-forum-ended = { $forum } lists no tables any more. Its posts are archived.
lobby-forum-moderators = The list of tables is for moderators: you need the permission Manage Channels in that forum.
lobby-forum-missing-permissions = I cannot post in this forum: I lack the permissions { $missing }. A moderator can grant them there.
lobby-forum-free = seats free
lobby-forum-full = All seats are taken. If somebody leaves, the seat is offered here.
lobby-forum-private = This table is open only to those who are invited.
lobby-open-seat = Seat { $seat } of { $who } wants a substitute.
lobby-setting-substitution = Substitutes
lobby-setting-substitution-free = whoever comes
lobby-setting-substitution-vote = the table must agree

# Looking for players

lobby-seek = Look for players
lobby-seek-about = Say what you would like to play. As soon as enough people look for the same, a table opens and I ask each of you by direct message; whoever waits longest comes first.
lobby-seek-server = Look for players from a channel of a server: the table will stand there.
lobby-seek-game = Games
lobby-seek-game-all = All games
lobby-seek-pace = Pace
lobby-seek-pace-any = Pace: any
lobby-seek-pace-named = Pace: { $pace }
lobby-seek-number = Number of players
lobby-seek-number-0 = Players: any number
lobby-seek-players = Players: { $number }
lobby-seek-experience = Experience of the others
lobby-seek-experience-any = With everybody
lobby-seek-experience-new = With people new to the game
lobby-seek-experience-equal = With people about as strong as I am
lobby-seek-computers = Computers
lobby-seek-computers-no = Only people
lobby-seek-computers-yes = Computers may fill up after a while
lobby-seek-abroad = Servers
lobby-seek-abroad-no = Only people of this server
lobby-seek-abroad-yes = Also people of other servers
lobby-seek-go = Look for players
lobby-seek-stop = Stop looking
lobby-seek-stopped = You look for this no more.
lobby-seek-begun = You are in the queue until { $when }. I write to you when a table is found; `/seek` shows and ends your searches.
lobby-seek-row = You look for { $games }
lobby-seek-row-any = any of the games
lobby-seek-row-until = ends { $when }
lobby-seek-row-asked = You are asked at table #{ $match }: answer my direct message; the question lapses { $when }.
lobby-seek-server-open = Allow other servers
lobby-seek-server-close = Only this server
lobby-seek-moderators = Whether this server’s people and those of other servers may find each other is for moderators to say: you need the permission Manage Server.
lobby-seek-found =
    { $number ->
        [one] { $who } looks for the same as you.
       *[other] { $who } look for the same as you.
    }
lobby-seek-answer = Do you sit down? Your seat is kept; the question lapses { $when }. Whoever is silent goes back to the end of the queue.
lobby-seek-yes = Sit down
lobby-seek-no = Not this table
lobby-seek-accepted = You sit at the table. The match begins when all are here.
lobby-seek-trimmed =
    { $number ->
        [one] Your other search has ended: you play as many matches as you want at once.
       *[other] Your { $number } other searches have ended: you play as many matches as you want at once.
    }
lobby-seek-declined = You look on, from the end of the queue. `/seek` shows and ends your searches.
lobby-seek-over = Nobody was found for you within seven days; your search is over.
lobby-seek-silent = Twice I have asked you to a table without an answer; your search is over.
lobby-asked = { $who } is asked; the question lapses { $when }.
lobby-found = These people look for the same. Whoever is asked presses Join; when all are here, the match begins.
lobby-vain = This table is closed: nobody who was asked came. Their searches go on.
lobby-invites-full = { $host } invites you: press Join. The match begins when all seats are taken.
lobby-setting-begins = Start
lobby-setting-begins-host = when the host presses Start
lobby-setting-begins-full = when all seats are taken
lobby-host-enough =
    { $number ->
       *[other] { $number } players are here: you can press Start, or wait for more.
    }
lobby-host-all = All { $number } seats are taken: press Start.
