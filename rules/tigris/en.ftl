# Sentences of Euphrat & Tigris.

tigris-name = Tigris & Euphrates
tigris-tagline = Dynasties rise and fall between two rivers; your weakest colour is what counts.
tigris-option-scores = Points
tigris-option-scores-hidden = Hidden behind the screen
tigris-option-scores-open = Open to everybody

# Things

tigris-black = Settlement (black)
    .brief = black
tigris-red = Temple (red)
    .brief = red
tigris-blue = Farm (blue)
    .brief = blue
tigris-green = Market (green)
    .brief = green
tigris-king = King (black)
    .brief = King
tigris-priest = Priest (red)
    .brief = Priest
tigris-farmer = Farmer (blue)
    .brief = Farmer
tigris-trader = Trader (green)
    .brief = Trader
tigris-the-king = the king
tigris-the-priest = the priest
tigris-the-farmer = the farmer
tigris-the-trader = the trader
tigris-archer = Archer
tigris-bull = Bull
tigris-pot = Potter
tigris-lion = Lion
tigris-black-red = Black and red monument
    .brief = black and red
tigris-black-blue = Black and blue monument
    .brief = black and blue
tigris-black-green = Black and green monument
    .brief = black and green
tigris-red-blue = Red and blue monument
    .brief = red and blue
tigris-red-green = Red and green monument
    .brief = red and green
tigris-blue-green = Blue and green monument
    .brief = blue and green
tigris-the-black-red = the black and red monument
tigris-the-black-blue = the black and blue monument
tigris-the-black-green = the black and green monument
tigris-the-red-blue = the red and blue monument
tigris-the-red-green = the red and green monument
tigris-the-blue-green = the blue and green monument
tigris-square = { $first } to { $last }
tigris-points-black = { $number ->
    [one] a black point
   *[other] { $number } black points
}
tigris-points-red = { $number ->
    [one] a red point
   *[other] { $number } red points
}
tigris-points-blue = { $number ->
    [one] a blue point
   *[other] { $number } blue points
}
tigris-points-green = { $number ->
    [one] a green point
   *[other] { $number } green points
}
tigris-tiles-black = { $number ->
    [0] no settlement
    [one] a settlement
   *[other] { $number } settlements
}
tigris-tiles-red = { $number ->
    [0] no temple
    [one] a temple
   *[other] { $number } temples
}
tigris-tiles-blue = { $number ->
    [0] no farm
    [one] a farm
   *[other] { $number } farms
}
tigris-tiles-green = { $number ->
    [0] no market
    [one] a market
   *[other] { $number } markets
}

# Verbs and words

tigris-verb-leader = Place or move a leader
    .brief = Leader
tigris-verb-tile = Lay a tile
    .brief = Tile
tigris-verb-swap = Swap tiles
    .brief = Swap
tigris-verb-withdraw = Withdraw a leader
    .brief = Withdraw
tigris-verb-catastrophe = Catastrophe
tigris-verb-pass = End the turn
tigris-verb-conflict = Choose the next conflict
    .brief = Conflict
tigris-verb-commit = Add tiles
tigris-verb-monument = Build a monument
    .brief = Monument
tigris-verb-treasure = Take treasures
tigris-word-office = leader
tigris-word-cell = cell
tigris-word-colour = colour
tigris-word-tiles = tiles
tigris-word-number = number
tigris-word-monument = monument
tigris-word-square = square
tigris-word-cells = cells
tigris-about-leader = Place one of your leaders beside a temple, or move one that stands on the board.
tigris-about-tile = Lay a tile from your hand; the leader of its colour earns a point.
tigris-about-swap = Put away one to six tiles and draw as many from the bag.
tigris-about-withdraw = Take one of your leaders off the board.
tigris-about-catastrophe = Lay one of your two catastrophe tiles on a free cell or on a tile.
tigris-about-pass = End your turn, or build no monument.
tigris-about-conflict = Choose which leaders fight next.
tigris-about-commit = Add tiles from your hand to a conflict, or none.
tigris-about-monument = Build a monument on the square that you have completed.
tigris-about-treasure = Choose the treasures that your trader takes.

# Phases

tigris-phase-act = Round { $round }, action { $action }
tigris-phase-revolt = Round { $round }, conflict: revolt
tigris-phase-war = Round { $round }, conflict: war
tigris-phase-building = Round { $round }, monument
tigris-phase-treasures = Round { $round }, treasures
tigris-phase-over = The game is over

# Questions

tigris-ask-act =
    { $left ->
        [one] You have one action left. Behind your screen: { $hand }.
       *[other] You have { $left } actions left. Behind your screen: { $hand }.
    }
tigris-ask-leader = Which leader do you place or move?
tigris-ask-leader-cell = Where to? It must be next to a temple.
tigris-ask-withdraw = Which leader leaves the board?
tigris-ask-tile = Which tile do you lay? Behind your screen: { $hand }.
tigris-ask-tile-cell = On which cell do you lay it?
tigris-ask-catastrophe = Where does the catastrophe strike?
tigris-ask-swap = Which tiles do you swap (at most { $most })? In the bag: { $bag }.
tigris-ask-swap-ends =
    { $bag ->
        [0] Which tiles do you swap (at most { $most })? The bag is empty: if you swap anything, the game ends at once.
        [one] Which tiles do you swap (at most { $most })? Only one tile is in the bag: swap more and the game ends at once.
       *[other] Which tiles do you swap (at most { $most })? Only { $bag } tiles are in the bag: swap more and the game ends at once.
    }
tigris-ask-commit = { $attacker } attacks with { $attack } against { $defender }’s { $defence }. Both may add tiles from their hands, once, the attacker first; ties go to the defender.
tigris-ask-attack = How many { $arms } do you add? You attack with { $attack } against { $defence }; { $defender } answers after you and wins a tie.
tigris-ask-defence =
    How many { $arms } do you add? { $attacker } attacks with { $attack } against your { $defence }; { $need ->
        [0] you win as it stands.
        [one] one more is enough: ties go to the defender.
       *[other] { $need } more are enough: ties go to the defender.
    }
tigris-many-black = settlements
tigris-many-red = temples
tigris-many-blue = farms
tigris-many-green = markets
tigris-nothing-black = Add nothing (no settlement)
tigris-nothing-red = Add nothing (no temple)
tigris-nothing-blue = Add nothing (no farm)
tigris-nothing-green = Add nothing (no market)
tigris-ask-conflict = There are several conflicts. You decide which comes next.
tigris-ask-which-conflict = Which leaders fight next?
tigris-ask-build = You have completed a square. Build a monument? Later it is too late.
tigris-build-none = Build none
tigris-ask-monument = Which monument do you build?
tigris-ask-square = On which square does it stand?
tigris-ask-treasure = Your trader takes treasures, all but one.
tigris-ask-treasures = { $certain ->
    [0] { $number ->
        [one] Which treasure do you take?
       *[other] Which { $number } treasures do you take?
    }
   *[other] { $number ->
        [one] Treasures in corners are yours already. Which other one do you take?
       *[other] Treasures in corners are yours already. Which { $number } others do you take?
    }
}

# Remarks

tigris-note-revolt = revolt against { $whom }, { $attack } to { $defence } on the board
tigris-note-war = war: { $odds }
tigris-note-joins = joins two kingdoms in peace: no point
tigris-note-point = brings { $who } { $points }
tigris-note-square = completes a square
tigris-note-also-square = { $note }; completes a square
tigris-note-ruin = destroys { $tile }
tigris-note-ruin-evicts = destroys { $tile } and forces { $leaders } off the board
tigris-whose = { $who }’s { $office }
tigris-standing = { $office }, on { $cell }
    .brief = { $office }
tigris-odds = { $office }, { $attack } to { $defence }: { $attacker } against { $defender }
    .brief = { $office }, { $attack } to { $defence }

# What happens

tigris-dealt = { $who } plays the { $dynasty } dynasty.
tigris-begins = { $who } begins.
tigris-placed = { $who } places { $office } on { $cell }.
tigris-moved = { $who } moves { $office } from { $source } to { $cell }.
tigris-withdrawn = { $who } withdraws { $office } from { $cell }.
tigris-laid = { $who } lays { $tile } on { $cell }.
tigris-gains = { $who } receives { $points }.
tigris-income = { $who } receives { $points } from monuments.
tigris-joined = The tile on { $cell } joins two kingdoms.
tigris-ruined = { $who } strikes { $cell } with a catastrophe.
tigris-ruined-tile = { $who } strikes { $cell } with a catastrophe and destroys { $tile }.
tigris-evicted = { $who } must take back { $office } from { $cell }: no temple is next to it any more.
tigris-swapped = { $number ->
    [one] { $who } swaps one tile.
   *[other] { $who } swaps { $number } tiles.
}
tigris-passed = { $who } ends the turn.
tigris-revolt = Revolt: { $attacker } challenges { $defender }’s { $office }, { $attack } to { $defence } on the board.
tigris-war = War: { $attacker } attacks { $defender }’s { $office }, { $attack } to { $defence } on the board.
tigris-commits = { $who } adds { $tiles }.
tigris-wins = { $who } wins { $high } to { $low }; { $whom } takes { $office } back.
tigris-holds = { $who } holds { $high } to { $low }: ties go to the defender; { $whom } takes { $office } back.
tigris-scattered = The war costs { $whom } { $tiles }.
tigris-drawn = You draw { $tiles }.
tigris-built = { $who } builds { $monument } on { $cell }.
tigris-declined = { $who } builds no monument.
tigris-treasures = { $number ->
    [one] { $who } takes the treasure on { $cells }.
   *[other] { $who } takes the treasures on { $cells }.
}
tigris-ended-bag = The bag cannot fill a hand any more.
tigris-ended-treasures = Only two treasures or fewer were left on the board.
tigris-scored = { $who }: black { $black }, red { $red }, blue { $blue }, green { $green }; treasures among them: { $jokers }.

# Refusals

tigris-no-such-cell = “{ $word }” is not a cell of the board. Cells go from a1 in the upper left to p11 in the lower right.
tigris-no-free-cell = Something already lies on { $cell }. Choose a free cell.
tigris-no-same-cell = That leader already stands on { $cell }. Choose another cell.
tigris-no-leader-river = { $cell } is river. Leaders stand on land.
tigris-no-flipped-temple = The temples beside { $cell } lie under a monument and help no leader. Choose a cell beside a temple that lies face up.
tigris-no-temple = There is no temple beside { $cell }. Choose a cell next to a temple, not diagonally.
tigris-no-leader-joins = On { $cell } the leader would join two kingdoms; only a tile may do that. Choose another cell.
tigris-no-farm-land = { $cell } is land. Farms lie on rivers only.
tigris-no-tile-river = { $cell } is river. Only farms lie there.
tigris-no-three-kingdoms = A tile on { $cell } would join three kingdoms. Choose another cell.
tigris-no-ruin-treasure = A treasure lies on { $cell } and protects its temple. Choose another cell.
tigris-no-ruin-monument = A monument stands on { $cell }, and monuments last for ever. Choose another cell.
tigris-no-ruin-leader = A leader stands on { $cell }. Strike a tile or a free cell.
tigris-no-ruin-twice = A catastrophe has already struck { $cell }. Choose another cell.
tigris-no-leader-place = There is no cell where that leader may go. Choose another action.
tigris-none-standing = None of your leaders is on the board. Place one first.
tigris-not-standing = That leader is not on the board. Choose one who is.
tigris-no-tile-place = There is no cell where that tile may lie. Choose another tile or another action.
tigris-not-in-hand = You have no such tile in your hand. Choose one of those you have.
tigris-empty-hand = Your hand is empty; it is filled at the end of the turn. Choose another action.
tigris-no-catastrophe = You have used both of your catastrophe tiles. Choose another action.
tigris-no-square = A monument can be built only at the moment when a tile completes its square. Choose an action.
tigris-no-open-conflict = There is no conflict at the moment. Choose an action.
tigris-no-treasure = There are no treasures to be taken at the moment. Choose an action.
tigris-no-evading = Nobody may move or withdraw a leader to escape a conflict. Settle the conflict first.
tigris-conflict-first = A conflict is open. Settle it first.
tigris-choose-first = Several conflicts are open. First choose which is fought next.
tigris-no-conflict = Those leaders do not meet here. Choose one of the open conflicts.
tigris-monument-first = Decide first whether you build a monument.
tigris-no-monument = That monument is already built or does not show the colour of the square. Choose another one.
tigris-treasure-first = Take your treasures first.
tigris-corner-anyway = The treasure on { $cell } lies in a corner and is yours in any case. Choose among the others.

# Pictures and the board in words

tigris-region-northwest = North-west
tigris-region-northeast = North-east
tigris-region-southwest = South-west
tigris-region-southeast = South-east
tigris-hand = Behind { $who }’s screen
tigris-told-phase = { $phase }.
tigris-told-up =
    { $number ->
        [one] It is { $who }’s turn.
       *[other] Waiting for { $who }.
    }
tigris-told-conflict = Conflict, { $office }: { $attacker } attacks with { $attack }, { $defender } defends with { $defence }.
tigris-told-leader = { $who }: { $office } on { $cell }
tigris-told-kingdom = Kingdom { $number }: { $leaders }. { $tiles }
tigris-told-tiles = { $tile } on { $cells }
tigris-told-monument = { $monument } on { $cell }
tigris-told-treasures = { $number ->
    [one] a treasure on { $cells }
   *[other] treasures on { $cells }
}
tigris-told-cell = { $cell }
tigris-told-corner = { $cell } (corner)
tigris-told-list = There: { $items }.
tigris-told-more = { $first }; { $second }
tigris-told-nothing = nothing
tigris-told-nobody = nobody
tigris-told-areas = Outside of kingdoms. { $tiles }
tigris-told-ruins = Catastrophes on { $cells }.
tigris-told-shelf = { $bag ->
    [one] One tile is in the bag.
   *[other] { $bag } tiles are in the bag.
} Monuments left: { $monuments }.
tigris-told-player = { $who } ({ $dynasty }): { $hand ->
    [one] one tile
   *[other] { $hand } tiles
} in hand, { $catastrophes ->
    [one] one catastrophe
   *[other] { $catastrophes } catastrophes
} left; beside the board: { $leaders }.
tigris-told-points = { $who }’s points: black { $black }, red { $red }, blue { $blue }, green { $green }; treasures { $jokers }.
tigris-told-hand = { $who }’s hand: settlements { $black }, temples { $red }, farms { $blue }, markets { $green }.
tigris-won =
    { $number ->
        [one] { $who } wins with { $points } in the weakest colour. { $reason }
       *[other] { $who } win together with { $points } in the weakest colour. { $reason }
    }
tigris-cmd-leader = leader
tigris-cmd-tile = tile
tigris-cmd-swap = swap
tigris-cmd-withdraw = withdraw
tigris-cmd-catastrophe = catastrophe
tigris-cmd-pass = pass
tigris-cmd-conflict = conflict
tigris-cmd-commit = commit
tigris-cmd-monument = monument
tigris-cmd-treasure = treasure
tigris-verb-leader-typed = place leader, move leader
tigris-verb-swap-typed = swap
tigris-verb-tile-typed = tile
tigris-verb-pass-typed = pass, end, done
tigris-verb-commit-typed = commit
tigris-red-typed = religion, temple
tigris-black-typed = people, population
tigris-blue-typed = farm, agriculture
tigris-green-typed = market, trade
tigris-note-odds = { $office } { $who } { $one } : { $two } { $whom }
tigris-their-king = king
tigris-their-priest = priest
tigris-their-farmer = farmer
tigris-their-trader = trader

# Why a computer player would make a move

tigris-your-king = your king
tigris-your-priest = your priest
tigris-your-farmer = your farmer
tigris-your-trader = your trader
tigris-why-point = It brings you { $points }.
tigris-why-weakest = It brings you { $points }, and you have no colour with fewer.
tigris-why-treasure = Your trader takes { $number ->
    [one] a treasure
   *[other] { $number } treasures
}.
tigris-why-square = It completes a square on which a monument can be built.
tigris-why-square-paid = The square is complete: from a monument there { $number ->
    [one] one
   *[other] { $number }
} of your leaders can earn.
tigris-why-fourth = You hold the tile that would complete a square there for a monument.
tigris-why-temples = Against revolts { $leaders } now { $number ->
    [one] stands
   *[other] stand
} more safely.
tigris-why-support = In a war { $leader } has { $number ->
    [one] one tile
   *[other] { $number } tiles
} more behind it.
tigris-why-war = In the war { $leader } stands { $mine } to { $theirs } on the board against { $whom }, and you can add { $hand ->
    [0] nothing
   *[other] up to { $hand }
}.
tigris-why-quarrel = { $who } and { $whom } have to fight there, not you.
tigris-why-comes = So far { $leader } was beside the board and earned nothing.
tigris-why-shelter = { $number } temples lie beside that cell.
tigris-why-supporters = There { $leader } has { $tiles } behind it in a war.
tigris-why-income = At the end of each of your turns { $leader } earns from a monument there.
tigris-why-regent = In that kingdom your king also earns for { $number ->
    [one] a colour
   *[other] { $number } colours
} without a leader.
tigris-why-revolt = In the revolt { $leader } stands { $mine } to { $theirs } on the board against { $whom }, and you can add { $hand ->
    [0] nothing
   *[other] up to { $hand }
}.
tigris-why-withdraw = Then { $leader } can be placed anew.
tigris-why-idle = On the board you have no leader for { $tiles }.
tigris-why-fresh = You get { $number ->
    [one] a new tile
   *[other] { $number } new tiles
}.
tigris-why-ends = The bag has not that many tiles: the match ends.
tigris-why-evicts = It forces { $leaders } off the board.
tigris-why-cuts = It cuts { $leader } off from { $number ->
    [one] a tile
   *[other] { $number } tiles
} that would count in a war.
tigris-why-apart = It keeps two kingdoms apart there.
tigris-why-monument = At the end of each of your turns { $leaders } { $number ->
    [one] earns
   *[other] earn
} from it.
tigris-why-alone = At the moment nobody else would earn from it.
tigris-why-attack = With what you add it is { $mine } to { $theirs }, and { $whom } has { $number ->
    [0] no hidden tile
    [one] one hidden tile
   *[other] { $number } hidden tiles
}.
tigris-why-holds = You win without adding a tile.
tigris-why-enough = That is just enough: a tie goes to the defender.
tigris-why-beyond = You win, and what you add beyond that makes room for new tiles.
tigris-why-lost = Even with all your { $arms } you could not win.
tigris-why-dear = To win you would have to add { $number }.
tigris-why-room = What you add makes room for new tiles.

# Looking back at a match

tigris-measure = Points in the weakest colour, with treasures and all that was hidden.
