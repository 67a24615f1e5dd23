# UR in English.

ur-name = UR
ur-tagline = Take action tiles, spread over the square, collect different pictures.

ur-agriculture = Agriculture
    .brief = Farming
ur-trade = Trade
ur-culture = Culture
ur-politics = Politics
ur-war = War
ur-tile = { $up }/{ $back }
ur-cell-tile = { $cell }: { $tile }
    .brief = { $cell }
ur-spare-tile = Spare tile { $number }: { $tile }
    .brief = Spare { $number }
ur-spot-free = { $tile }, free
ur-spot-taken = { $tile }, { $who }: { $number }

ur-option-setup = Placing in set-up
ur-option-setup-single = One stone a round
ur-option-setup-literal = On all own tiles or all free neighbours
ur-option-war = Reach of war
ur-option-war-adjacent = Neighbouring tiles
ur-option-war-anywhere = Any tile
ur-option-hands = Hand tiles at the start
ur-option-hands-dealt = Dealt
ur-option-hands-chosen = Taken, the last player first
ur-option-hunger = Hunger in agriculture
ur-option-hunger-spared = Agriculture tiles are spared
ur-option-hunger-literal = Agriculture tiles starve too, unless next to another of yours

# Words of moves

ur-verb-take = Take a tile
    .brief = Take
ur-verb-place = Place a stone
    .brief = Place
ur-verb-keep = Keep hand tile
ur-verb-swap = Swap hand tile
    .brief = Swap
ur-verb-agriculture = Agriculture
ur-verb-trade = Trade
ur-verb-culture = Culture
ur-verb-politics = Politics
ur-verb-war = War
ur-verb-stop = End the war
ur-verb-build = Build ziggurats
    .brief = Ziggurat
ur-verb-stone = Add stones to my tile
    .brief = Stones
ur-verb-settle = Settle a free tile
    .brief = Settle
ur-verb-end = Go on to the swap

ur-about-take = Set-up: take your hand tile from those beside the square.
ur-about-place = Set-up: put a stone on the board.
ur-about-keep = Set-up: keep your hand tile.
ur-about-swap = Exchange your hand tile for a free tile of another kind.
ur-about-agriculture = Action: hungry tiles lose a stone, your agriculture tiles gain up to two each.
ur-about-trade = Action: stones for your trade tiles, one for each side next to others or the edge.
ur-about-culture = Action: a stone on every occupied tile next to your culture tiles.
ur-about-politics = Action: lay your stones anew on your own tiles.
ur-about-war = Action: attack a foreign or free tile from one of yours.
ur-about-stop = Make no further attack in this war.
ur-about-build = Instead of actions: turn tiles with five stones into ziggurats.
ur-about-stone = For actions you did not use: stones on one of your tiles.
ur-about-settle = Without any action: one stone on any free tile.
ur-about-end = Use nothing more and go on to the swap.

ur-word-cell = tile
ur-word-cells = tiles
ur-word-faces = side-up
ur-word-stones = stones
ur-word-from = from
ur-word-target = target
ur-word-moving = moving

# Questions

ur-ask-take = Take your first hand tile.
ur-ask-take-tile = Which tile do you take? What nobody takes stays beside the square.
ur-ask-place = Found your civilization.
ur-ask-place-cell = Where do you put your stone?
ur-ask-place-literal = Do you strengthen every tile of yours or spread to all free neighbours?
ur-place-own = A stone on each of my tiles
ur-place-around = A stone on each free neighbour
ur-ask-opening = Do you exchange your hand tile for a free one of the square?
ur-ask-swap = Your turn ends with the exchange of your hand tile.
ur-ask-swap-cell = Which free tile do you take?
ur-ask-swap-up = Your tile goes to { $cell }. Which side faces up?
ur-ask-swap-beside = Your tile goes beside the square. Which side faces up?
ur-faces-turned = { $up } up; turn my new tile (front: { $front })
    .brief = { $up } ↻
ur-ask-act = Use one or both actions of your tile, take stones instead, or build ziggurats.
ur-ask-agriculture =
    { $most ->
        [one] Which of your agriculture tiles receives the stone?
       *[other] Which of your agriculture tiles receive stones? Up to two each, { $most } at most in all.
    }
ur-ask-trade =
    { $most ->
        [one] Which of your trade tiles receives the stone?
       *[other] Which of your trade tiles receive stones? { $most } at most in all.
    }
ur-ask-culture =
    { $number ->
        [one] { $who } has only one stone left. Which tile receives it?
       *[other] { $who } has only { $number } stones left. Which tiles receive them?
    }
ur-ask-politics =
    { $total ->
        [one] Lay your stone anew on one of your tiles.
       *[other] Lay all your { $total } stones anew on your tiles, at most five on each.
    }
ur-ask-attacker = Which of your tiles attacks?
ur-ask-target = Which tile is attacked?
ur-ask-moving = How many stones move to { $cell }?
ur-ask-more-war = Do you attack again?
ur-ask-build =
    { $most ->
        [one] On which tile do you build a ziggurat?
       *[other] On which tiles do you build ziggurats? Up to { $most }.
    }
ur-ask-stone =
    { $number ->
        [one] Which of your tiles receives the extra stone?
       *[other] Which of your tiles receives two stones?
    }
ur-ask-settle =
    { $number ->
        [one] Which free tile do you settle with one stone?
       *[other] Which free tile do you settle with { $number } stones?
    }
ur-ask-rescue = You have no stone on the board: settle a free tile with three.

# Refusals

ur-no-take = { $cell } cannot be taken now. Choose one of the tiles beside the square.
ur-no-such-cell = “{ $word }” is not a tile of the square; they are called a1 to { $last }.
ur-no-free-first = { $cell } is occupied. The first stone goes on a free tile.
ur-no-reach = { $cell } is out of reach. Choose a tile of yours or a free one next to it.
ur-no-around = There is no free tile next to yours. Choose **A stone on each of my tiles**.
ur-no-such-action = Your tile does not show that action. Use what it shows, take stones, build, or go on to the swap.
ur-no-twice = You have already used that action in this turn.
ur-no-attack = None of your tiles is strong enough to attack. To attack, a tile needs as many stones as the target, one more (unless war attacks war), and one to move in.
ur-no-own-tile = { $cell } does not belong to you. Choose one of your tiles.
ur-no-ziggurat = { $cell } carries a ziggurat and is untouchable.
ur-no-strength = { $cell } is not strong enough to attack anything within its reach.
ur-no-target = { $cell } cannot be attacked. Choose a foreign or free tile of the square without a ziggurat.
ur-no-neighbour = { $cell } is not next to { $source }. War reaches neighbouring tiles.
ur-too-strong =
    { $need ->
        [one] { $source } needs at least 1 stone to attack { $cell }.
       *[other] { $source } needs at least { $need } stones to attack { $cell }.
    }
ur-no-build-now = Ziggurats are built instead of actions, not after them.
ur-no-marker = All ziggurats are built.
ur-no-site = A ziggurat needs a tile of yours with { $number } stones.
ur-no-settle-now = After an action the extra stone goes on one of your own tiles: use **Add stones to my tile**.
ur-no-stones = There is no stone in your supply or no room for one. Choose something else or **Go on to the swap**.
ur-full = { $cell } already carries { $number } stones; more do not fit.
ur-no-free = { $cell } is not a free tile of the square.
ur-no-same-kind = The tile on { $cell } shows the same two pictures as yours. Take one of another kind.
ur-no-spare-now = Tiles beside the square cannot be taken during set-up.
ur-no-occupied = { $cell } is occupied. Only free tiles can be taken.

ur-take-first = First pick your hand tile: use “take”.
ur-place-first = Place your stone first: use **Place a stone**.
ur-rescue-first = Without a stone on the board you can only settle a free tile: use **Settle a free tile**.
ur-war-goes-on = Your war goes on. Attack again, or choose **End the war**.
ur-swap-first = Your turn ends with the exchange of your tile: use **Swap hand tile**.

# Log

ur-dealt = The square is laid. { $who } has the first player’s marker.
ur-dealt-hand = { $who } holds { $tile }.
ur-took-tile = { $who } takes { $tile }.
ur-placed = { $who } places a stone on { $cells }.
ur-placed-each = { $who } places one stone each on { $cells }.
ur-kept = { $who } keeps { $tile }.
ur-swapped = { $who } swaps with { $cell }: leaves { $up } face up, takes { $tile }.
ur-swapped-beside = { $who } swaps with a spare tile: leaves { $up } face up, takes { $tile }.
ur-no-swap-left = { $who } finds no tile to exchange.
ur-farmed = { $who } farms: { $hunger }; { $gained }.
ur-hunger =
    { $number ->
        [0] no hunger
        [one] one stone less on { $cells }
       *[other] one stone less each on { $cells }
    }
ur-traded = { $who } trades: { $gained }.
ur-gained = new stones: { $stones }
ur-gained-nothing = no new stone
ur-heap = { $number } on { $cell }
ur-cultivated =
    { $number ->
        [0] { $who } spreads culture, and nothing grows.
        [one] { $who } spreads culture: one stone on { $cells }.
       *[other] { $who } spreads culture: one stone each on { $cells }.
    }
ur-moved-stones = { $who } rearranges stones: now { $stones }.
ur-moved-nothing = { $who } uses politics and leaves all stones where they are.
ur-took-free =
    { $lost ->
        [0] { $who } moves from { $source } to the free tile { $target }; stones moved in: { $moving }.
       *[other] { $who } moves from { $source } to the free tile { $target }; stones moved in: { $moving }, lost: { $lost }.
    }
ur-attacked = { $who } attacks from { $source } and takes { $target }; stones moved in: { $moving }. Lost: { $whom } { $beaten }, { $who } { $lost }.
ur-built =
    { $left ->
        [0] { $who } builds on { $cells }: the last ziggurat. This round is played to its end.
        [one] { $who } builds on { $cells }. One ziggurat is left.
       *[other] { $who } builds on { $cells }. { $left } ziggurats are left.
    }
ur-put-stones =
    { $number ->
        [one] { $who } puts a stone on { $cell }.
       *[other] { $who } puts { $number } stones on { $cell }.
    }

# Phases and the end

ur-phase-taking = Set-up, choice of tiles
ur-phase-placing = Set-up, placing { $number } of { $of }
ur-phase-opening = Set-up, exchange of tiles
ur-phase-act = Round { $round }, actions
ur-phase-swap = Round { $round }, swap
ur-phase-over = The game is over
ur-ended-swap = A tile could not be exchanged.
ur-ended-ziggurats = All ziggurats are built.
ur-set =
    { $size ->
        [one] { $points } for 1 tile
       *[other] { $points } for { $size } tiles
    }
ur-scored = { $who }: total { $points } ({ $sets }).

# The picture and the board in words

ur-board-first = first player
ur-legend-agriculture = up to 2 stones on each
ur-legend-trade = stones by foreign sides
ur-legend-culture = neighbours grow by 1
ur-legend-politics = all stones laid anew
ur-legend-war = conquers neighbours
ur-beside = Beside the square
ur-left = Ziggurats left: { $number }
ur-region-north-west = North-west
ur-region-north-east = North-east
ur-region-south-west = South-west
ur-region-south-east = South-east
ur-text-up = To move: { $who }.
ur-text-row = Row { $row }: { $tiles }.
ur-text-free = { $cell } { $tile } (free)
ur-text-stones = { $cell } { $picture } ({ $number } of { $who })
ur-text-ziggurat = { $cell } { $who }’s ziggurat
ur-text-spare = Beside the square: { $tiles }.
ur-text-pool = Ziggurats left: { $number }.
ur-text-seat = { $who } holds { $tile }; stones in supply: { $stones }; points so far: { $points }.
ur-text-no-tile = no tile yet
ur-text-won =
    { $number ->
        [one] { $who } wins. Points: { $points }.
       *[other] { $who } share the victory. Points: { $points }.
    }
ur-cmd-place = place
ur-cmd-take = take
ur-cmd-keep = keep
ur-cmd-swap = swap
ur-cmd-agriculture = agriculture
ur-cmd-trade = trade
ur-cmd-culture = culture
ur-cmd-politics = politics
ur-cmd-war = war
ur-cmd-stop = stop
ur-cmd-build = build
ur-cmd-stone = stone
ur-cmd-settle = settle
ur-cmd-end = end
ur-verb-swap-typed = swap
ur-verb-settle-typed = settle
ur-verb-end-typed = end
ur-note-war = { $there }; your losses: { $lost }, theirs: { $beaten }
ur-note-hunger =
    { $number ->
        [one] { $cells } will starve by one stone
       *[other] { $cells } will starve by one stone each
    }

# Why a computer player would make a move

ur-why-points =
    { $number ->
        [one] It brings you a point at once: your sets grow.
       *[other] It brings you { $number } points at once: your sets grow.
    }
ur-why-stones =
    { $number ->
        [one] You have one stone more on your tiles, and from stones come tiles.
       *[other] You have { $number } stones more on your tiles, and from stones come tiles.
    }
ur-why-tiles =
    { $number ->
        [one] You hold one tile more afterwards.
       *[other] You hold { $number } tiles more afterwards.
    }
ur-why-ripe =
    { $number ->
        [one] One tile more bears five stones then: in your next turn you can build a ziggurat there.
       *[other] { $number } tiles more bear five stones then: in your next turn you can build ziggurats there.
    }
ur-why-built =
    { $number ->
        [one] Nobody can take the ziggurat from you, and four stones come back into your supply.
       *[other] Nobody can take the ziggurats from you, and four stones for each come back into your supply.
    }
ur-why-hand = The tile that you hold then does more for you in your next turn.
ur-why-rivals =
    { $number ->
        [one] It takes a point from whoever is ahead of the others.
       *[other] It takes { $number } points from whoever is ahead of the others.
    }

# Looking back at a match

ur-measure = Points, as if the match had ended then.
