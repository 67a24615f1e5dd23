# The panel

panel-confirm = Confirm
panel-undo = Undo
panel-done = Done
panel-none = None
panel-otherwise = Or
panel-previous = Previous
panel-following = Next
panel-pick = Choose
panel-pick-some =
    { $kind ->
        [exactly] Choose { $hi }
        [most] Choose up to { $hi }
       *[between] Choose { $lo } to { $hi }
    }
panel-of = { $number } of { $most }.
panel-how-many = How many: { $what }?
panel-chosen =
    { $kind ->
        [exactly] Chosen: { $chosen } ({ $total } of { $hi }).
        [most] Chosen: { $chosen } ({ $total } of at most { $hi }).
       *[between] Chosen: { $chosen } ({ $total }; { $lo } to { $hi } are needed).
    }
panel-type-number = Type a number from { $lo } to { $hi }
panel-form-title = How many?
panel-form-label = A number from { $lo } to { $hi }
panel-stale = Things have moved on. This is the position now.
panel-moved = -# Your panel stands further below; this one is closed.
panel-old-command = This command has changed. Restart your Discord, then try it again.
panel-fault = Something went wrong on our side; nothing has changed. If it happens again, tell the operator of this bot this number: `{ $id }`.
panel-unsure = The database has not answered whether this is stored. Look at the table before you do it again. If it happens again, tell the operator of this bot this number: `{ $id }`.

# Votes

panel-ask-undo = Ask to undo
panel-proposed = ✓ As proposed
panel-rest = Finish as usual
panel-as-before = As before

# Suggestions

panel-suggest = Suggest
panel-suggest-turn = … and the whole turn
panel-suggested = **The computer would do this.** Confirm makes the move; Back changes it.
panel-suggested-effect = ➜ { $what }
panel-suggested-no-more = The turn cannot be planned beyond this move: chance, something hidden or somebody else comes next.
panel-plan =
    { $number ->
        [one] **A plan of one move**; Confirm makes it.
       *[other] **A plan of { $number } moves**; Confirm makes them all, one after the other.
    }
panel-plan-keep = Strike moves out

# What now?

panel-what-now = What now?
panel-what-now-shut = Got it
panel-parts = The letters are parts of the board: tap a part first, then the place.
panel-gather = Open the menu and tick all that you want in one go, one amount of each thing.
panel-how-to-gather = Pick everything in the menu and close it; of several amounts of a thing, the greatest counts. A button above the menu is a proposal: it answers at once.
