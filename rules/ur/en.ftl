# UR in English.

ur-name = UR
ur-tagline = Lead the people of Mesopotamia into civilization.

ur-agriculture = Agriculture
    .brief = Farming
ur-trade = Trade
ur-culture = Culture
ur-politics = Politics
ur-war = War
ur-tile = { $up }/{ $back }
ur-cell-tile = { $cell }: { $tile }
    .brief = { $cell }
ur-spare-tile = Beside the square { $number }: { $tile }
    .brief = Beside { $number }
ur-spot-free = { $tile }, free
ur-spot-taken = { $tile }, { $who }: { $number }

ur-option-setup = Placing in set-up
ur-option-setup-single = One stone a round
ur-option-setup-literal = One stone on each own tile, or on each free neighbour
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
ur-verb-place = Place a stone
ur-verb-keep = Keep your tile
ur-verb-swap = Swap your tile
ur-verb-agriculture = Agriculture
ur-verb-trade = Trade
ur-verb-culture = Culture
ur-verb-politics = Politics
ur-verb-war = War
ur-verb-stop = End the war
ur-verb-build = Build ziggurats
ur-verb-stone = Add stones to a tile
ur-verb-settle = Settle a free tile
ur-verb-end = Go on to the swap

ur-about-take = Set-up: take your hand tile from those beside the square.
ur-about-place = Set-up: put a stone on the board.
ur-about-keep = Set-up: keep your hand tile.
ur-about-swap = Exchange your hand tile for a free tile of another kind.
ur-about-agriculture = Action: hungry tiles lose a stone, your fields gain up to two each.
ur-about-trade = Action: stones for your markets, one for each side next to others or the edge.
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
ur-ask-swap-up = Your tile goes to { $cell }. Which side lies up there?
ur-ask-swap-beside = Your tile goes beside the square. Which side lies up there?
ur-faces-turned = { $up }; in my hand { $front } in front
    .brief = { $up }, hand: { $front }
ur-ask-act = Use one or both actions of your tile, take stones instead, or build ziggurats.
ur-ask-agriculture = Which of your fields receive stones? Up to two each, { $most } at most in all.
ur-ask-trade = Which of your markets receive stones? { $most } at most in all.
ur-ask-culture =
    { $number ->
        [one] { $who } has only one stone left. Which tile receives it?
       *[other] { $who } has only { $number } stones left. Which tiles receive them?
    }
ur-ask-politics = Lay all your { $total } stones anew on your tiles, at most five on each.
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
ur-no-such-cell = “{ $word }” is no tile of the square; they are called a1 to { $last }.
ur-no-free-first = { $cell } is occupied. The first stone goes on a free tile.
ur-no-reach = { $cell } is out of reach. Choose a tile of yours or a free one next to it.
ur-no-around = There is no free tile next to yours. Choose “own”.
ur-no-such-action = Your tile does not show that action. Use what it shows, take stones, build, or end.
ur-no-twice = You have used that action in this turn already.
ur-no-attack = None of your tiles is strong enough to attack. An attack needs the target’s stones, one more unless war attacks war, and one to move in.
ur-no-own-tile = { $cell } does not belong to you. Choose one of your tiles.
ur-no-ziggurat = { $cell } carries a ziggurat and is untouchable.
ur-no-strength = { $cell } is not strong enough to attack anything within its reach.
ur-no-target = { $cell } cannot be attacked. Choose a foreign or free tile of the square without a ziggurat.
ur-no-neighbour = { $cell } is not next to { $source }. War reaches neighbouring tiles.
ur-too-strong = { $source } needs at least { $need } stones to attack { $cell }.
ur-no-build-now = Ziggurats are built instead of actions, not after them.
ur-no-marker = All ziggurats are built.
ur-no-site = A ziggurat needs a tile of yours with { $number } stones.
ur-no-settle-now = After an action the extra stone goes on one of your own tiles: use “stone”.
ur-no-stones = There is no stone in your supply or no room for one. Choose something else or “end”.
ur-full = { $cell } carries { $number } stones already; more do not fit.
ur-no-free = { $cell } is not a free tile of the square.
ur-no-same-kind = The tile on { $cell } shows the same two pictures as yours. Take one of another kind.
ur-no-spare-now = Tiles beside the square cannot be taken during set-up.
ur-no-occupied = { $cell } is occupied. Only free tiles can be taken.

ur-take-first = First pick your hand tile: use “take”.
ur-place-first = Place your stone first: take “place”.
ur-rescue-first = Without a stone on the board you can only settle a free tile: take “settle”.
ur-war-goes-on = Your war goes on. Attack again, or end it with “stop”.
ur-swap-first = Your turn ends with the exchange of your tile: take “swap”.

# Log

ur-dealt = The square is laid. { $who } has the first player’s marker.
ur-dealt-hand = { $who } holds { $tile }.
ur-took-tile = { $who } takes { $tile }.
ur-placed = { $who } places a stone on { $cells }.
ur-kept = { $who } keeps { $tile }.
ur-swapped = { $who } lays { $up } up on { $cell } and takes { $tile }.
ur-swapped-beside = { $who } lays { $up } up beside the square and takes { $tile }.
ur-no-swap-left = { $who } finds no tile to exchange.
ur-farmed = { $who } farms: { $hunger }, { $gained }.
ur-hunger =
    { $number ->
        [0] no hunger
       *[other] a stone less on { $cells }
    }
ur-traded = { $who } trades: { $gained }.
ur-gained = new { $stones }
ur-gained-nothing = no new stone
ur-heap = { $number } on { $cell }
ur-cultivated =
    { $number ->
        [0] { $who } spreads culture, and nothing grows.
       *[other] { $who } spreads culture: a stone on { $cells }.
    }
ur-moved-stones = { $who } spreads stones by politics, now { $stones }.
ur-moved-nothing = { $who } uses politics and leaves all stones where they are.
ur-took-free = { $who } moves { $moving } from { $source } to free { $target }; lost: { $lost }.
ur-attacked = { $who } conquers { $target } from { $source } with { $moving }; lost: { $whom } { $beaten }, { $who } { $lost }.
ur-built =
    { $left ->
        [0] { $who } builds on { $cells }: the last ziggurat. The round is finished.
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
ur-scored = { $who }: { $points } points ({ $sets }).

# The picture and the board in words

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
ur-text-ziggurat = { $cell } ziggurat of { $who }
ur-text-spare = Beside the square: { $tiles }.
ur-text-pool = Ziggurats left: { $number }.
ur-text-seat = { $who } holds { $tile }, has { $stones } stones in supply and { $points } points so far.
ur-text-no-tile = no tile yet
ur-text-won =
    { $number ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } share the victory with { $points } points.
    }
