# The lobby

lobby-join = Join
lobby-leave = Leave
lobby-add-computer = Add computer
lobby-remove-computer = Remove computer
lobby-options = Options
lobby-start = Start
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
lobby-private-lobby = This table is private. Ask { $host } for an invitation (/game invite).
lobby-invited = { $who } may join now.
lobby-rematch-exists = There is already a rematch: #{ $match }.
lobby-rematch-made = The rematch is open: { $url }
lobby-missing-permissions = I cannot play here: I lack the permissions { $missing }. A moderator can grant them; /game doctor checks again.
lobby-setting-order = Seats
lobby-setting-order-random = drawn by lot
lobby-setting-order-chosen = in the order of joining
lobby-setting-access = Who may join
lobby-setting-access-open = everybody
lobby-setting-access-private = by invitation
lobby-setting-lang = Language of the thread
lobby-setting-level = Computer players
lobby-level-random = random
lobby-level-greedy = clever

# Spectators, files, settings

lobby-imported = The match is back as #{ $match } in { $thread }. All seats are yours; `/table replace` gives one to somebody else. It is not rated.

# Time

lobby-setting-pace = Pace
lobby-setting-vacation = Holiday
lobby-dead = This table is closed: nobody started it within 14 days. /game new opens another.
lobby-setting-lang-en = English
lobby-setting-lang-de = German
lobby-permission-view_channel = View Channel
lobby-permission-send_messages = Send Messages
lobby-permission-create_public_threads = Create Public Threads
lobby-permission-send_messages_in_threads = Send Messages in Threads
lobby-permission-attach_files = Attach Files
lobby-permission-read_message_history = Read Message History
lobby-setting-pace-live = live
lobby-setting-pace-daily = daily
lobby-setting-pace-relaxed = relaxed
lobby-setting-pace-none = no clock
lobby-setting-pace-own = custom
