# Spectators, files, settings

people-settings-are = Your settings:
people-settings-kept = Saved. Your settings:

# Reminders

people-reminder = It is your turn. Your time ends { $when }.
people-replaced-by-computer = You have missed two deadlines in a row; the computer plays your seat now. /game back gives it back to you.
people-next-up = It is the turn of { $who }, who sits before you. You may be next.
people-mute = Mute this match
people-away = I’m on holiday
people-i-am-back = I'm back
people-muted = You get no more reminders about match #{ $match }. /table mute silent:False brings them back.
people-unmuted = You get reminders about match #{ $match } again.

# Being away, leaving

people-vacation-begun =
    { $days ->
        [one] Enjoy it! Your clock is stopped and goes on { $when }. One day is left after that. /game back ends it early and gives the rest back.
       *[other] Enjoy it! Your clock is stopped and goes on { $when }. { $days } days are left after that. /game back ends it early and gives the rest back.
    }
people-vacation-long =
    { $days ->
        [one] For how long? You have one day of holiday left in this match.
       *[other] For how long? You have { $days } days of holiday left in this match.
    }
people-welcome-back = Welcome back! The seat is yours again.
people-concede = Leave the match
people-concede-sure = Do you really want to leave match #{ $match }? The computer plays your seat to the end, and you will be placed last. This cannot be undone.
people-conceded = You have left the match.
people-seat-offered = { $who }, { $by } offers you { $whom }’s seat in this match.
people-take-seat = Take the seat
people-seat-asked = { $who } is asked in the thread. If they accept, the table votes on it.
people-seat-asked-own = { $who } is asked in the thread. If the answer is yes, now or when you are away, your seat is theirs.
people-seat-voted = The table is asked now whether you may have the seat; the vote stands in the thread.
people-seat-taken = The seat is yours. “My hand” shows what you hold.

# Notes and standing orders

people-note-is = 📝 { $note }
people-no-note = You have no note on this match. /table note keeps one; it is shown to you whenever you open the panel.
people-order-asked = This order would hold: { $order } Nobody else learns of it.
people-order-given = Agreed: { $order } /table orders lists your orders, /table revoke ends them.
people-order-again = {$verb} until this phase ends
people-order-yes = Give this order
people-order-no = No, show my orders
people-order-same = whenever exactly this question comes up again, you answer **{ $move }**.
people-order-once = as soon as you are asked, you do this once: **{ $move }**. If it does not come to that in this phase, it lapses.
people-order-phase = until this phase ends you answer, whenever you are asked: **{ $move }**.
people-order-round = until this round ends you answer, whenever you are asked: **{ $move }**.
people-order-if = if **{ $verb }** is possible for you, { $order }
people-order-if-not = if **{ $verb }** is not possible for you, { $order }
people-order-then = {" → "}
people-orders-are = Your standing orders in this match; nobody else sees them:
people-no-orders = You have no standing orders in this match, and nothing is prepared. /table order gives one for the question that is asked now; /table prepare answers one that is still to come.
people-revoke = Revoke all
people-orders-revoked =
    { $number ->
        [0] There was nothing to revoke.
        [one] One standing order is revoked.
       *[other] { $number } standing orders are revoked.
    }
people-prepare = Prepare
people-prepare-other = Something else
people-prepare-stop = Stop preparing
people-preparing = You are preparing what you will be asked later. Nobody else learns of it, and you can drop it at any time.
people-prepared = Prepared, to be played as soon as you are asked: `{ $line }`
people-prepared-drop = Drop what is prepared
people-prepared-dropped =
    { $number ->
        [0] Nothing was prepared.
        [one] One prepared move is dropped.
       *[other] { $number } prepared moves are dropped.
    }
people-prepared-failed = What you had prepared did not hold any more and is dropped: `{ $line }`. { $why }
people-prepared-passed = What you had prepared was not asked after all and is dropped: `{ $line }`.

# People

people-rated =
    { $number ->
        [one] { $place }. { $who }: **{ $points }** (one match)
       *[other] { $place }. { $who }: **{ $points }** ({ $number } matches)
    }
people-rating-about = -# Only matches that humans alone have played to the end count. /game settings rated:False leaves you out.
people-no-ratings = No match has been rated yet: only matches that humans alone have played to the end count.
people-stats =
    { $number ->
        [one] {""}**{ $game }**: one match ({ $places }).
       *[other] {""}**{ $game }**: { $number } matches ({ $places }).
    }
people-placed = { $number } × place { $place }
people-stats-pace = Usual time for a move: { $span } (median).
people-stats-missed =
    { $number ->
        [0] No deadline was missed.
        [one] One deadline was missed.
       *[other] { $number } deadlines were missed.
    }
people-stats-rating = Rating: { $points }
people-stats-private = This person keeps their record private.
people-no-stats = There is no finished match yet.
people-unknown-zone = There is no time zone “{ $zone }”. Write one such as Europe/Berlin; the option completes what you type.
people-unknown-hours = “{ $hours }” is not a span of hours. Write it as 22:00-07:30, or off.
people-forget = Forget me
people-forget-sure = Do you really want to be forgotten? Your name is removed from all matches, your settings, notes and ratings are deleted, and the computer plays your seats in running matches. This cannot be undone.
people-forgotten = You are forgotten. Whenever you play again, you are new here.
people-palette-normal = normal
people-palette-contrast = high contrast
people-confirm-final = only what cannot be taken back
people-confirm-always = every move
people-confirm-never = none

# The settings in plain words

people-set-lang-en = Language: English
people-set-lang-de = Language: German
people-set-palette-normal = Pictures: usual colours
people-set-palette-contrast = Pictures: high contrast
people-set-confirm-final = Confirm: only what cannot be taken back
people-set-confirm-always = Confirm: every move
people-set-confirm-never = Confirm: never, moves are made at once
people-set-hands-yes = Hands: also by direct message
people-set-hands-no = Hands: only with “My hand”
people-set-remind =
    { $number ->
        [0] Reminders: none
        [one] Reminders: one a day at most
       *[other] Reminders: { $number } a day at most
    }
people-set-quiet-off = Quiet hours: none
people-set-quiet = Quiet hours: { $begin }–{ $end }
people-set-upcoming-yes = Tell me also when the one before me is up
people-set-upcoming-no = Tell me only when I am up
people-set-asleep-yes = Others see until when I sleep
people-set-asleep-no = Others do not see when I sleep
people-set-rated-yes = Ratings: I take part
people-set-rated-no = Ratings: leave me out
people-set-matches =
    { $number ->
        [0] Matches at once: as many as come
       *[other] Matches at once: at most { $number }
    }
people-set-zone = Time zone: { $zone }. To change it, or for other quiet hours, type /game settings and add the option.

# People to avoid

people-avoid-nobody = You avoid nobody. /table avoid with a person puts them on your list; nobody else learns of it.
people-avoid-list = You avoid { $who }: neither of you sees the other’s open tables or can join them. Nobody else learns of it. With over:True somebody comes off the list.

# A substitute wanted

people-substitute-now = Your seat is offered (/game open), and the computer plays until somebody takes it. /game back gives it back to you before that.
people-substitute-later = Your seat is offered from now on (/game open). You play until { $when } or until somebody takes it, then the computer does; /game back keeps it for you.
