# The panel

panel-confirm = Confirm
panel-undo = Undo
panel-done = Done
panel-none = None
panel-previous = Previous
panel-following = Next
panel-pick = Choose
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
panel-old-command = This command has changed. Restart your Discord, then try it again.
panel-fault = Something went wrong on our side; nothing has changed. If it happens again, tell the operator of this bot this number: `{ $id }`.

# Votes

panel-ask-undo = Ask to undo
panel-rest = ✓ Finish as usual
