# Civilization in English.

civilization-name = Civilization
civilization-tagline = Lead a people from the first tents to the bloom of antiquity.

civilization-option-variant = Variant
civilization-option-variant-full = The complete game
civilization-option-variant-farmers = Farmers and citizens
civilization-option-variant-nomads = Nomads and seafarers
civilization-option-variant-triangle4 = Shortened: to the fourth triangle
civilization-option-variant-triangle3 = Shortened: to the third triangle
civilization-option-variant-triangle2 = Shortened: to the second triangle
civilization-option-shorten = Farmers and citizens: end earlier
civilization-option-shorten-0 = At the second triangle
civilization-option-shorten-1 = One space before it
civilization-option-shorten-2 = Two spaces before it
civilization-option-talk = Offers to one player, and answers
civilization-option-talk-private = Heard by the two alone
civilization-option-talk-aloud = Heard by all, as at the table

# Words of moves

civilization-verb-nation = Choose a nation
    .brief = Nation
civilization-verb-tax = Set the tax rate
civilization-verb-take = Take over
civilization-verb-grow = Place new population
    .brief = Grow
civilization-verb-ship = Ships
civilization-verb-move = Move by land
    .brief = March
civilization-verb-sail = Sail a ship
    .brief = Sail
civilization-verb-battle = Fight this battle first
    .brief = First
civilization-verb-build = Build a city
    .brief = Build
civilization-verb-buy-gold = Buy a gold card
civilization-verb-offer = Make an offer
    .brief = Offer
civilization-verb-counter = Answer an offer
    .brief = Answer
civilization-verb-accept = Accept an answer
    .brief = Accept
civilization-verb-withdraw = Withdraw a packet
    .brief = Withdraw
civilization-verb-pass = Pass
civilization-verb-leave = Done trading
civilization-verb-buy = Buy civilization cards
    .brief = Buy
civilization-verb-waive = Leave credits unused
    .brief = Waive
civilization-verb-calamity = Decide the calamity
    .brief = Calamity
civilization-verb-lose = Lose pieces
    .brief = Lose
civilization-verb-discard = Discard cards
    .brief = Discard
civilization-verb-end = Finish

civilization-about-nation = Set-up: choose the nation that you lead.
civilization-about-tax = Taxes with coinage: one, two or three tokens for each city.
civilization-about-take = Choose the pieces that come over to you.
civilization-about-grow = Growth with too small a stock: where the new tokens go.
civilization-about-ship = Keep your ships, give them up, or build one.
civilization-about-move = Move tokens across a land border.
civilization-about-sail = Sail a ship; take tokens aboard and land them.
civilization-about-battle = Say which battle for a city is fought next.
civilization-about-build = Build a city from six tokens on a site, or from twelve elsewhere.
civilization-about-buy-gold = Buy the top card of the ninth stack for 18 treasury tokens.
civilization-about-offer = Offer a packet of three or more trade cards to all or to one player.
civilization-about-counter = Answer an offer with a packet of your own.
civilization-about-accept = Accept an answer: both packets change hands.
civilization-about-withdraw = Take back an offer or an answer.
civilization-about-pass = Do nothing more here; in trade you may come back.
civilization-about-leave = Trade: you pass again after every deal, until somebody addresses you.
civilization-about-buy = Buy civilization cards with goods, treasury and credits.
civilization-about-waive = Do not use the credit of some of your cards this round.
civilization-about-calamity = Make the choices that a calamity leaves to you.
civilization-about-lose = Choose the pieces that you lose.
civilization-about-discard = Put trade cards back under their stacks.
civilization-about-end = Finish what you are doing in this phase.

civilization-word-nation = nation
civilization-word-rate = rate
civilization-word-pieces = pieces
civilization-word-areas = areas
civilization-word-work = work
civilization-word-harbour = harbour
civilization-word-levy = levy
civilization-word-from = from
civilization-word-to = to
civilization-word-tokens = tokens
civilization-word-ship = ship
civilization-word-load = load
civilization-word-land = land
civilization-word-area = area
civilization-word-cards = cards
civilization-word-value = value
civilization-word-good = good
civilization-word-claim = claim
civilization-word-wanted = wanted
civilization-word-offer = offer
civilization-word-payment = payment
civilization-word-choice = choice
civilization-word-second = second

# Phases

civilization-phase = Round { $round }: { $phase }
civilization-phase-over = The game is over
civilization-phase-nations = Choice of nations
civilization-phase-taxes = Taxes and revolts
civilization-phase-growth = Population growth
civilization-phase-census = Census
civilization-phase-ships = Ships
civilization-phase-movement = Movement
civilization-phase-conflicts = Conflicts
civilization-phase-building = City building
civilization-phase-supply = Trade cards
civilization-phase-trade = Trade
civilization-phase-purchase = Civilization cards
civilization-phase-calamities = Calamities
civilization-phase-discards = Surplus cards
civilization-phase-progress = Progress
civilization-phase-order = Order of play
civilization-phase-limits = Population limits
civilization-phase-count = End of the round

# Things

civilization-player = { $nation } ({ $who })
civilization-everybody = Everybody
civilization-pass-deal = Pass until the next deal
    .brief = Pass for now
civilization-pass-news = Pass until the next deal or open offer
    .brief = Pass for now
civilization-none = Nobody
civilization-nothing = nothing
civilization-some = { $number } × { $kind }
civilization-tokens-in =
    { $number ->
        [one] 1 token in { $area }
       *[other] { $number } tokens in { $area }
    }
civilization-city-of = the city of { $area }
civilization-pieces = { $list }
civilization-cards = { $list }
civilization-harbour = { $area }, { $coast }
civilization-ship-at = { $harbour }
civilization-ship-note =
    { $left ->
        [0] No range left; aboard: { $aboard }.
        [one] Range left: one area; aboard: { $aboard }.
       *[other] Range left: { $left } areas; aboard: { $aboard }.
    }
civilization-fresh =
    { $tokens ->
        [one] One token has not moved yet.
       *[other] { $tokens } tokens have not moved yet.
    }
    .brief = { $tokens } can move
civilization-city-units = A city: { $units } unit points.
civilization-ship-keep = Choose ships one by one
    .brief = Keep one by one
civilization-ship-all = Keep all ships
    .brief = Keep all
civilization-ship-upkeep = Pay upkeep
civilization-ship-build = Build a ship
civilization-price = Price now { $price }.
civilization-start =
    { $tokens ->
        [one] Starts in { $area }; one token in all.
       *[other] Starts in { $area }; { $tokens } tokens in all.
    }
civilization-offer =
    { $answers ->
        [0] No. { $number }, { $player }: { $cards } cards worth { $value }, { $good }
       *[other] No. { $number } (answer to { $answers }), { $player }: { $cards } cards worth { $value }, { $good }
    }
    .brief = No. { $number }: { $value } points, { $good }
civilization-stated =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    } worth { $value }, including { $good }{ $claims ->
        [0] .
       *[other] ; more is claimed.
    }
civilization-side-seceded = Seceded side (unit points: { $units })
civilization-side-loyal = Loyal side (unit points: { $units })
civilization-counted = { $who } { $tokens }
civilization-fallen = { $who } { $number }

civilization-coast-azov = Sea of Azov
civilization-coast-west = west coast
civilization-coast-east = east coast
civilization-coast-sea = sea coast
civilization-coast-tuz = Lake Tuz
civilization-coast-van = Lake Van
civilization-coast-urmia = Lake Urmia

civilization-plain-po = Po
civilization-plain-danube = Danube
civilization-plain-nile = Nile
civilization-plain-euphrates-tigris = Euphrates and Tigris
civilization-volcano-etna = Etna
civilization-volcano-vesuvius = Vesuvius
civilization-volcano-thera = Thera

civilization-nation-africa = Africa
civilization-nation-italy = Italy
civilization-nation-illyria = Illyria
civilization-nation-thrace = Thrace
civilization-nation-crete = Crete
civilization-nation-asia = Asia
civilization-nation-assyria = Assyria
civilization-nation-babylon = Babylon
civilization-nation-egypt = Egypt

civilization-kind-hides = Hides
civilization-kind-ochre = Ochre
civilization-kind-iron = Iron
civilization-kind-papyrus = Papyrus
civilization-kind-salt = Salt
civilization-kind-grain = Grain
civilization-kind-cloth = Cloth
civilization-kind-bronze = Bronze
civilization-kind-spices = Spice
civilization-kind-gems = Gems
civilization-kind-gold = Gold
civilization-kind-volcano = Volcanic eruption or earthquake
civilization-kind-flood = Flood
civilization-kind-famine = Famine
civilization-kind-civil-war = Civil war
civilization-kind-epidemic = Epidemic
civilization-kind-disorder = Civil disorder
civilization-kind-iconoclasm = Iconoclasm and heresy
civilization-kind-piracy = Piracy

civilization-card-mysticism = Mysticism
civilization-card-pottery = Pottery
civilization-card-clothmaking = Cloth making
civilization-card-drama = Drama and poetry
civilization-card-music = Music
civilization-card-metalworking = Metalworking
civilization-card-astronomy = Astronomy
civilization-card-architecture = Architecture
civilization-card-agriculture = Agriculture
civilization-card-coinage = Coinage
civilization-card-literacy = Literacy
civilization-card-engineering = Engineering
civilization-card-medicine = Medicine
civilization-card-law = Law
civilization-card-democracy = Democracy
civilization-card-philosophy = Philosophy

civilization-group-arts = Arts
civilization-group-crafts = Crafts
civilization-group-sciences = Sciences
civilization-group-civics = Civics

# Questions

civilization-ask-nation = Which nation do you lead?
civilization-ask-tax = Set your tax rate.
civilization-ask-rate =
    { $cities ->
        [one] How many tokens of tax for your city?
       *[other] How many tokens of tax for each of your { $cities } cities?
    }
civilization-ask-take = Cities revolt and come over to you.
civilization-ask-revolt =
    { $number ->
        [one] Which of { $owner }’s cities comes over to you?
       *[other] Which { $number } of { $owner }’s cities come over to you?
    }
civilization-ask-grow = Your stock is too small for all growth.
civilization-ask-growth =
    { $tokens ->
        [one] Where does your last token go?
       *[other] Where do your last { $tokens } tokens go?
    }
civilization-ask-ship = Do you build a ship for two tokens?
civilization-ask-upkeep = Upkeep of your ships: one token each.
civilization-ask-keep = Which ships do you keep, for one token each? Your treasury holds { $treasury }; the others are given up.
civilization-ask-levy =
    { $least ->
        [0] Which of them are paid by levy (one token of their area) instead of the treasury?
       *[other] Which of them are paid by levy (one token of their area)? At least { $least }.
    }
civilization-ask-shipyard = Where do you build a ship for two tokens? Your treasury holds { $treasury }.
civilization-ask-price-levy = The ship costs { $price }. How many tokens are levied in { $area }? The treasury pays the rest.
civilization-ask-move = Move your tokens and ships, then finish.
civilization-ask-source = From where do tokens move?
civilization-ask-target = To which neighbouring area?
civilization-ask-tokens = How many tokens go to { $area }?
civilization-ask-which-ship = Which ship sails?
civilization-ask-course =
    { $left ->
        [0] Where does it land its tokens? It cannot sail any further.
        [one] Where to? It can still sail one area.
       *[other] Where to? It can still sail { $left } areas.
    }
civilization-ask-load = How many tokens go aboard? Aboard now: { $aboard }.
civilization-ask-land =
    { $aboard ->
        [one] How many tokens land there? One is aboard.
       *[other] How many of the { $aboard } tokens aboard land there?
    }
civilization-ask-battle = Which battle is fought first?
civilization-ask-build = Build a city, or finish.
civilization-ask-site = Where do you build a city?
civilization-ask-gold = Buy a gold card for { $price } of your { $treasury } treasury tokens, or pass?
civilization-ask-trade = Trade: make or answer offers. “Pass” holds until the next deal or the next offer to all, “Done trading” for the whole phase.
civilization-ask-trade-open =
    { $answers ->
        [0] { "" }
        [one] One answer to your offers waits for you.{ " " }
       *[other] { $answers } answers to your offers wait for you.{ " " }
    }{ $open ->
        [0] { "" }
        [one] One packet is open to you.{ " " }
       *[other] { $open } packets are open to you.{ " " }
    }Make or answer offers, or pass.
civilization-ask-partner = To whom do you make the offer?
civilization-ask-counter = Which offer do you answer?
civilization-ask-accept = Which answer do you accept? Both packets change hands unseen.
civilization-ask-withdraw = Which packet do you withdraw?
civilization-ask-packet = Which cards are in the packet? At least { $least }.
civilization-ask-value = State the total value: it is { $value }.
civilization-ask-good = Which good in the packet do you name?
civilization-ask-claim = What else do you claim to be in it? That need not be true; choose None to say nothing.
civilization-ask-wanted = What would you like for it? That binds nobody; choose nothing to say nothing.
civilization-ask-buy = Buy civilization cards, or finish.
civilization-ask-buy-nothing = You cannot pay for any civilization card now. Finish.
civilization-ask-cards = Which cards do you buy? Your goods are worth { $points }, your treasury holds { $treasury }.
civilization-ask-payment = Due: { $price }. Which goods do you pay with? The treasury ({ $treasury }) pays what is missing.
civilization-ask-treasury =
    { $tokens ->
        [one] One treasury token is missing. Do you pay it?
       *[other] { $tokens } treasury tokens are missing. Do you pay them?
    }
civilization-ask-waive = Which cards’ credits do you leave unused this round?
civilization-ask-discard =
    { $surplus ->
        [0] Do you discard a calamity, or keep everything?
        [one] You hold one card too many.
       *[other] You hold { $surplus } cards too many.
    }
civilization-ask-keep-all = You hold neither too many cards nor a calamity. Keep everything.
civilization-ask-discards =
    { $surplus ->
        [0] Which calamities do you discard?
        [one] Which card do you discard? You may keep { $keep }, so one must go.
       *[other] Which cards do you discard? You may keep { $keep }, so { $surplus } must go.
    }
civilization-ask-lose = Choose what you lose.
civilization-ask-dissolve =
    { $number ->
        [one] Which city is reduced?
       *[other] Which { $number } cities are reduced?
    }
civilization-ask-units = Which pieces do you lose? Unit points in all: { $units }; a city counts { $city }.
civilization-ask-volcano = Which volcano erupts?
civilization-ask-earthquake = Which of your cities does the earthquake reduce?
civilization-ask-aftershock = Is a neighbouring city of another player reduced too?
civilization-ask-flood = Which river rises?
civilization-ask-flood-others =
    { $units ->
        [one] One more unit point of others is lost there. Whose?
       *[other] { $units } more unit points of others are lost there. Whose?
    }
civilization-ask-famine = Famine: who else loses unit points? Up to 20 in all, at most 11 from one player; you yourself lose 9.
civilization-ask-pottery = Famine: do you show grain?
civilization-ask-grain = Your loss would be, in unit points: { $units }. How many grain cards do you show? Each saves { $saved }.
civilization-ask-epidemic = Epidemic: who else loses unit points? Up to 25 in all, at most 10 from one player, 5 with medicine.
civilization-ask-iconoclasm = Iconoclasm and heresy: who else loses cities? Up to two in all.
civilization-ask-beneficiary = Civil war: who profits from it?
civilization-ask-civil-war = Civil war.
civilization-ask-secede = Which of { $whom }’s pieces secede? Unit points: { $units }; a city counts { $city }.
civilization-ask-side = Which side do you keep? Seceded: { $seceded }. Loyal: { $loyal }.
civilization-ask-takeover = You take over pieces.
civilization-ask-take-tokens =
    { $number ->
        [one] Which token do you take over? You have no more in stock.
       *[other] Which { $number } tokens do you take over? You have no more in stock.
    }
civilization-ask-take-cities =
    { $number ->
        [one] Which city do you take over? You have no more city pieces.
       *[other] Which { $number } cities do you take over? You have no more city pieces.
    }
civilization-ask-piracy = Piracy: your ships raid the coast.
civilization-ask-piracy-cities =
    { $number ->
        [one] Which of { $whom }’s coastal cities is destroyed?
       *[other] Which { $number } of { $whom }’s coastal cities are destroyed?
    }

# What happened

civilization-dealt = { $who } is dealt a card of value { $value }.
civilization-lot = By lot { $who } chooses first.
civilization-chose = { $who } leads { $nation }, which begins in { $area }.
civilization-round = Round { $number } begins.
civilization-rate = { $who } taxes each city with { $rate }.
civilization-paid =
    { $who } pays taxes for { $cities ->
        [one] one city
       *[other] { $cities } cities
    }: { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }.
civilization-unpaid =
    { $cities ->
        [one] { $who } cannot pay taxes for one city; it revolts.
       *[other] { $who } cannot pay taxes for { $cities } cities; they revolt.
    }
civilization-revolted = Revolt against { $owner }: { $cities } – now in the hands of { $who }.
civilization-no-taker =
    { $number ->
        [one] Nobody has a city piece for { $owner }’s revolting city; it stays where it is, untaxed this round.
       *[other] Nobody has city pieces for { $owner }’s { $number } revolting cities; they stay where they are, untaxed this round.
    }
civilization-grew =
    { $tokens ->
        [one] { $who } grows by one token.
       *[other] { $who } grows by { $tokens } tokens.
    }
civilization-census = The census: { $counts }. They move in this order.
civilization-kept =
    { $who } keeps { $kept ->
        [0] no ship
        [one] one ship
       *[other] { $kept } ships
    }{ $levied ->
        [0] {""}
       *[other] { " " }({ $levied } by levy)
    }{ $lost ->
        [0] .
        [one] { " " }and gives one up.
       *[other] { " " }and gives { $lost } up.
    }
civilization-ship-built =
    { $levy ->
        [0] { $who } builds a ship in { $harbour }.
       *[other] { $who } builds a ship in { $harbour }, with a levy of { $levy }.
    }
civilization-moved = { $who } moves tokens: { $source } → { $target } ({ $tokens }).
civilization-sailed =
    { $who } sails: { $source } → { $target }{ $load ->
        [0] { $land ->
            [0] .
           *[other] ; tokens landed: { $land }.
        }
       *[other] { $land ->
            [0] ; tokens taken aboard: { $load }.
           *[other] ; tokens taken aboard: { $load }, landed: { $land }.
        }
    }
civilization-landed = { $who } lands tokens: { $area } ({ $tokens }).
civilization-fought = Battle in { $area }. Fallen: { $losses }.
civilization-repelled =
    { $owner }’s city { $area } holds against { $who }, who loses { $number ->
        [one] one token
       *[other] { $number } tokens
    }.
civilization-stormed =
    { $who } attacks { $owner }’s city { $area } with { $number ->
        [one] one token
       *[other] { $number } tokens
    }.
civilization-capitulated = { $owner }’s city { $area } capitulates and now belongs to { $who }.
civilization-razed = { $owner }’s city { $area } falls to { $who }, who has no city piece for it.
civilization-dissolved =
    { $tokens ->
        [0] { $who } loses the city { $city }.
        [one] { $who }’s city { $city } is reduced to one token.
       *[other] { $who }’s city { $city } is reduced to { $tokens } tokens.
    }
civilization-built = { $who } builds a city: { $city }.
civilization-starved =
    { $tokens ->
        [one] { $who } loses one token that the land cannot feed.
       *[other] { $who } loses { $tokens } tokens that the land cannot feed.
    }
civilization-drew =
    { $number ->
        [one] { $who } draws a trade card.
       *[other] { $who } draws { $number } trade cards.
    }
civilization-drew-what = You draw { $cards }.
civilization-drew-red = { $who } has drawn { $calamity }.
civilization-bought-gold = { $who } buys the top card of the ninth stack for { $price } tokens.
civilization-offered = Offer { $number }: { $who } offers everybody { $stated }
civilization-offered-to = Offer { $number }: { $who } offers { $whom } { $stated }
civilization-answered = Answer { $number } to offer { $offer }: { $who } offers { $whom } { $stated }
civilization-claimed = { $who } claims of packet { $number }: { $goods }. Nobody has checked that.
civilization-wanted = { $who } would like for packet { $number }: { $goods }.
civilization-dealt-with =
    { $given ->
        [one] { $who } and { $whom } trade: one card for { $got }.
       *[other] { $who } and { $whom } trade: { $given } cards for { $got }.
    }
civilization-received = You receive from { $whom }: { $cards }.
civilization-laid = { $who } lays open { $calamity }, received from { $whom }.
civilization-withdrew = { $who } withdraws packet { $number }.
civilization-lapsed = { $who }’s packet { $number } lapses.
civilization-passed = { $who } passes.
civilization-called = Offer { $number } is news to those who had passed: { $list }.
civilization-left = { $who } is done trading.
civilization-bought =
    { $who } buys { $cards } (price { $price }): { $papers ->
        [0] no trade card
        [one] one trade card
       *[other] { $papers } trade cards
    }, { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }.
civilization-waived = { $who } does not use the credit of { $cards }.
civilization-strikes = { $calamity } strikes { $who }.
civilization-spared = { $who } has suffered enough: { $calamity } is put away.
civilization-no-effect = It has no effect on { $who }.
civilization-erupted = { $volcano } erupts and destroys everything in { $areas }.
civilization-flooded = Flood: { $plain }.
civilization-ordered = { $who } names { $whom } for losses, in unit points: up to { $units }.
civilization-showed =
    { $cards ->
        [0] { $who } shows no grain.
        [one] { $who } shows one grain card.
       *[other] { $who } shows { $cards } grain cards.
    }
civilization-demanded =
    { $number ->
        [one] { $who } decides: { $whom } must reduce a city.
       *[other] { $who } decides: { $whom } must reduce { $number } cities.
    }
civilization-lost = { $who } loses: { $pieces }.
civilization-named = { $who } names { $whom }, who will profit.
civilization-seceded =
    { $own ->
        [0] { $who } picks { $whom }’s pieces that secede: { $pieces }.
       *[other] { $who } picks own pieces that secede: { $pieces }.
    }
civilization-split = { $who } loses to { $whom }: unit points { $units }.
civilization-took-over = { $who } takes over: { $pieces }.
civilization-kept-rest = { $who } keeps: { $pieces }.
civilization-sacked = { $who } plunders { $whom }: { $cities }.
civilization-discarded =
    { $number ->
        [one] { $who } discards one card.
       *[other] { $who } discards { $number } cards.
    }
civilization-progress = { $who } advances to space { $space }.
civilization-held =
    { $step ->
        [0] { $who } stays on space { $space }: { $why }.
       *[other] { $who } falls back to space { $space }: { $why }.
    }
civilization-lacks-city = no city
civilization-lacks-2 = epoch II requires { $number } cities
civilization-lacks-3 = epoch III requires civilization cards of { $number } groups
civilization-lacks-4 = epoch IV requires { $number } civilization cards
civilization-lacks-5 = epoch V requires civilization cards worth { $number } points
civilization-lacks-points = { $points } points are required
civilization-wins = { $who } has won.
civilization-won-full = { $who } has won: first to finish the succession table.
civilization-won-triangle4 = { $who } has won: first to pass the fourth triangle.
civilization-won-triangle3 = { $who } has won: first to pass the third triangle.
civilization-won-triangle2 = { $who } has won: first to pass the second triangle.
civilization-won-farmers = { $who } has won the game of farmers and citizens.
civilization-won-nomads = { $who } has won: the most areas are occupied by these nomads.
civilization-won-deserted = The board is deserted; { $who } had come furthest and has won.
civilization-scored = { $who }: space { $space }, total { $total } (civilization cards { $cards }, trade cards { $hand }, treasury { $treasury }).
civilization-scored-pieces =
    { $who }: space { $space }, { $cities ->
        [one] one city
       *[other] { $cities } cities
    }, { $areas ->
        [one] one area
       *[other] { $areas } areas
    }.

# Refusals

civilization-no-seats = This variant is for at most { $most } players. Choose another, or play with fewer.
civilization-no-nation-here = { $nation } does not take part with { $players } players. Choose one of those offered.
civilization-no-nation-twice = { $nation } is already taken. Choose another nation.
civilization-no-end-upkeep = First say which of your ships you keep.
civilization-no-upkeep = You cannot pay for so many ships: your treasury holds { $treasury }, and a levy needs a token where the ship lies.
civilization-no-more-ships = You already have all your { $number } ships.
civilization-no-price = A ship costs { $price } tokens, from the treasury or from its area. You cannot pay that here.
civilization-no-region = { $area } is not in play with this number of players.
civilization-no-water = { $area } has no water for ships. Choose an area with a coast or a lake.
civilization-no-move-left = All your tokens that can move by land have moved. You can finish.
civilization-no-tokens = You have no tokens in { $area }.
civilization-no-second-move = Your tokens in { $area } have already moved this round.
civilization-no-way = { $area } has no land border. Take a ship.
civilization-no-border = { $source } and { $target } are not neighbours. A token crosses one border.
civilization-no-bridge = Only water lies between { $source } and { $target }. Take a ship.
civilization-no-entry = There are tokens of another player in { $area }; nomads keep out.
civilization-no-ship = You have no ship.
civilization-no-range-left = Your ships have sailed as far as they can this round.
civilization-no-end-at-sea = A ship may cross { $area } but not stop there. Choose an area with land.
civilization-too-far =
    { $left ->
        [0] { $area } is out of reach; the ship cannot sail any further.
        [one] { $area } is out of reach over the waters open to you; the ship can sail one more area.
       *[other] { $area } is out of reach over the waters open to you; the ship can sail { $left } more areas.
    }
civilization-no-crowd = A city in { $area } takes { $need } of your tokens; there now: { $tokens }.
civilization-no-city-left = All your nine cities are on the board.
civilization-no-second-city = There is already a city in { $area }.
civilization-no-support = Cities would then be { $number }; you could not support each with two tokens.
civilization-no-more-offers = You already have { $most } packets on offer; withdraw one first.
civilization-no-goods = A packet needs at least one good. Add one.
civilization-no-offer = There is no offer that you can answer.
civilization-no-answer = Nobody has answered your offers.
civilization-no-own-offer = You have nothing on offer.
civilization-no-red = { $calamity } can never be traded.
civilization-not-held = You do not hold that much { $kind }.
civilization-no-such-good = { $kind } is not in the packet; name a good that is.
civilization-nothing-to-buy = There is no card that you can pay for. You can finish.
civilization-no-second-card = You already own { $card }.
civilization-no-copy = No copy of { $card } is left.
civilization-no-law = { $card } needs { $needs }, owned since an earlier round.
civilization-too-dear = { $card } costs { $price } after credits; you cannot pay that.
civilization-too-dear-together = Together they cost { $price } after credits; you cannot pay that.
civilization-paid-too-little = Still missing: { $missing }, more than your treasury holds. Add goods.
civilization-no-idle-discard = Goods are discarded only as far as the limit demands: at most { $most }.
civilization-wrong-units = Unit points chosen: { $units }; it must be { $due }. A city counts { $city }.
civilization-no-replacement = A city that falls to the epidemic leaves one token, and you have none in stock for it.
civilization-no-red-sea =
    { $ships ->
        [0] None of your ships lies in the Red Sea, so no city there can be raided.
        [one] Only one of your ships lies in the Red Sea, so only one city there can be raided.
       *[other] Only { $ships } of your ships lie in the Red Sea, so no more cities there can be raided.
    }

# Areas

civilization-land-germania = Germania
civilization-area-germania = { civilization-land-germania }
civilization-land-sudeten = Sudetes
civilization-area-sudeten = { civilization-land-sudeten }
civilization-land-pannonia = Pannonia
civilization-area-pannonia = { civilization-land-pannonia }
civilization-land-noricum = Noricum
civilization-area-noricum = { civilization-land-noricum }
civilization-land-cisalpina = Cisalpine Gaul
civilization-area-cisalpina = { civilization-land-cisalpina }
civilization-land-umbria = Umbria
civilization-area-umbria = { civilization-land-umbria }
civilization-land-etruria = Etruria
civilization-city-etruria = Tarquinia
civilization-area-etruria = { civilization-city-etruria } ({ civilization-land-etruria })
    .brief = { civilization-city-etruria }
civilization-land-samnium = Samnium
civilization-area-samnium = { civilization-land-samnium }
civilization-land-campania = Campania
civilization-city-campania = Cumae
civilization-area-campania = { civilization-city-campania } ({ civilization-land-campania })
    .brief = { civilization-city-campania }
civilization-land-lucania = Lucania
civilization-area-lucania = { civilization-land-lucania }
civilization-land-apulia = Apulia
civilization-city-apulia = Tarentum
civilization-area-apulia = { civilization-city-apulia } ({ civilization-land-apulia })
    .brief = { civilization-city-apulia }
civilization-land-corsica = Corsica
civilization-area-corsica = { civilization-land-corsica }
civilization-land-sardinia-nord = Northern Sardinia
civilization-city-sardinia-nord = Olbia
civilization-area-sardinia-nord = { civilization-city-sardinia-nord } ({ civilization-land-sardinia-nord })
    .brief = { civilization-city-sardinia-nord }
civilization-land-sardinia-sued = Southern Sardinia
civilization-area-sardinia-sued = { civilization-land-sardinia-sued }
civilization-land-sicilia-west = Western Sicily
civilization-city-sicilia-west = Lilybaeum
civilization-area-sicilia-west = { civilization-city-sicilia-west } ({ civilization-land-sicilia-west })
    .brief = { civilization-city-sicilia-west }
civilization-land-sicilia-nord = Northern Sicily
civilization-area-sicilia-nord = { civilization-land-sicilia-nord }
civilization-land-sicilia-sued = Southern Sicily
civilization-city-sicilia-sued = Syracuse
civilization-area-sicilia-sued = { civilization-city-sicilia-sued } ({ civilization-land-sicilia-sued })
    .brief = { civilization-city-sicilia-sued }
civilization-land-dalmatia = Dalmatia
civilization-area-dalmatia = { civilization-land-dalmatia }
civilization-land-illyricum = Illyricum
civilization-area-illyricum = { civilization-land-illyricum }
civilization-land-dacia = Dacia
civilization-area-dacia = { civilization-land-dacia }
civilization-land-danubius = Danube
civilization-area-danubius = { civilization-land-danubius }
civilization-land-scythia = Scythia
civilization-area-scythia = { civilization-land-scythia }
civilization-land-taurica = Crimea
civilization-area-taurica = { civilization-land-taurica }
civilization-land-moesia = Moesia
civilization-city-moesia = Odessus
civilization-area-moesia = { civilization-city-moesia } ({ civilization-land-moesia })
    .brief = { civilization-city-moesia }
civilization-land-scythia-minor = Dobruja
civilization-city-scythia-minor = Tomis
civilization-area-scythia-minor = { civilization-city-scythia-minor } ({ civilization-land-scythia-minor })
    .brief = { civilization-city-scythia-minor }
civilization-land-paeonia = Paeonia
civilization-area-paeonia = { civilization-land-paeonia }
civilization-land-thracia = Thracian Coast
civilization-area-thracia = { civilization-land-thracia }
civilization-land-byzantium = Bosporus
civilization-city-byzantium = Byzantium
civilization-area-byzantium = { civilization-city-byzantium } ({ civilization-land-byzantium })
    .brief = { civilization-city-byzantium }
civilization-land-macedonia = Macedonia
civilization-area-macedonia = { civilization-land-macedonia }
civilization-land-chalkidike = Chalcidice
civilization-city-chalkidike = Thessalonica
civilization-area-chalkidike = { civilization-city-chalkidike } ({ civilization-land-chalkidike })
    .brief = { civilization-city-chalkidike }
civilization-land-lemnos = Lemnos
civilization-area-lemnos = { civilization-land-lemnos }
civilization-land-apollonia = Southern Illyria
civilization-city-apollonia = Apollonia
civilization-area-apollonia = { civilization-city-apollonia } ({ civilization-land-apollonia })
    .brief = { civilization-city-apollonia }
civilization-land-epirus = Epirus
civilization-area-epirus = { civilization-land-epirus }
civilization-land-thessalia = Thessaly
civilization-area-thessalia = { civilization-land-thessalia }
civilization-land-korfu = Corfu
civilization-city-korfu = Corcyra
civilization-area-korfu = { civilization-city-korfu } ({ civilization-land-korfu })
    .brief = { civilization-city-korfu }
civilization-land-aetolia = Aetolia
civilization-area-aetolia = { civilization-land-aetolia }
civilization-land-euboea-nord = Northern Euboea
civilization-city-euboea-nord = Chalcis
civilization-area-euboea-nord = { civilization-city-euboea-nord } ({ civilization-land-euboea-nord })
    .brief = { civilization-city-euboea-nord }
civilization-land-euboea-sued = Southern Euboea
civilization-city-euboea-sued = Eretria
civilization-area-euboea-sued = { civilization-city-euboea-sued } ({ civilization-land-euboea-sued })
    .brief = { civilization-city-euboea-sued }
civilization-land-attika = Attica
civilization-city-attika = Athens
civilization-area-attika = { civilization-city-attika } ({ civilization-land-attika })
    .brief = { civilization-city-attika }
civilization-land-achaia = Achaea
civilization-city-achaia = Corinth
civilization-area-achaia = { civilization-city-achaia } ({ civilization-land-achaia })
    .brief = { civilization-city-achaia }
civilization-land-argolis = Argolis
civilization-city-argolis = Mycenae
civilization-area-argolis = { civilization-city-argolis } ({ civilization-land-argolis })
    .brief = { civilization-city-argolis }
civilization-land-lakonien = Laconia
civilization-city-lakonien = Sparta
civilization-area-lakonien = { civilization-city-lakonien } ({ civilization-land-lakonien })
    .brief = { civilization-city-lakonien }
civilization-land-kykladen = Cyclades
civilization-city-kykladen = Thera
civilization-area-kykladen = { civilization-city-kykladen } ({ civilization-land-kykladen })
    .brief = { civilization-city-kykladen }
civilization-land-kreta-west = Western Crete
civilization-city-kreta-west = Phaistos
civilization-area-kreta-west = { civilization-city-kreta-west } ({ civilization-land-kreta-west })
    .brief = { civilization-city-kreta-west }
civilization-land-kreta-ost = Eastern Crete
civilization-city-kreta-ost = Knossos
civilization-area-kreta-ost = { civilization-city-kreta-ost } ({ civilization-land-kreta-ost })
    .brief = { civilization-city-kreta-ost }
civilization-land-lesbos = Lesbos
civilization-area-lesbos = { civilization-land-lesbos }
civilization-land-troas = Troad
civilization-city-troas = Troy
civilization-area-troas = { civilization-city-troas } ({ civilization-land-troas })
    .brief = { civilization-city-troas }
civilization-land-lydia = Lydia
civilization-city-lydia = Sardis
civilization-area-lydia = { civilization-city-lydia } ({ civilization-land-lydia })
    .brief = { civilization-city-lydia }
civilization-land-ionia = Ionia
civilization-area-ionia = { civilization-land-ionia }
civilization-land-karia = Caria
civilization-city-karia = Miletus
civilization-area-karia = { civilization-city-karia } ({ civilization-land-karia })
    .brief = { civilization-city-karia }
civilization-land-rhodos = Rhodes
civilization-city-rhodos = Rhodes
civilization-area-rhodos = { civilization-land-rhodos }
civilization-land-lycia = Lycia
civilization-area-lycia = { civilization-land-lycia }
civilization-land-bithynia = Bithynia
civilization-area-bithynia = { civilization-land-bithynia }
civilization-land-phrygia = Phrygia
civilization-city-phrygia = Gordium
civilization-area-phrygia = { civilization-city-phrygia } ({ civilization-land-phrygia })
    .brief = { civilization-city-phrygia }
civilization-land-paphlagonia = Paphlagonia
civilization-area-paphlagonia = { civilization-land-paphlagonia }
civilization-land-hatti = Hatti
civilization-city-hatti = Hattusa
civilization-area-hatti = { civilization-city-hatti } ({ civilization-land-hatti })
    .brief = { civilization-city-hatti }
civilization-land-kappadokia = Cappadocia
civilization-city-kappadokia = Kanesh
civilization-area-kappadokia = { civilization-city-kappadokia } ({ civilization-land-kappadokia })
    .brief = { civilization-city-kappadokia }
civilization-land-kilikia = Cilicia
civilization-area-kilikia = { civilization-land-kilikia }
civilization-land-zypern-west = Western Cyprus
civilization-area-zypern-west = { civilization-land-zypern-west }
civilization-land-zypern-ost = Eastern Cyprus
civilization-city-zypern-ost = Salamis
civilization-area-zypern-ost = { civilization-city-zypern-ost } ({ civilization-land-zypern-ost })
    .brief = { civilization-city-zypern-ost }
civilization-land-sindica = Sindica
civilization-area-sindica = { civilization-land-sindica }
civilization-land-kuban = Kuban
civilization-area-kuban = { civilization-land-kuban }
civilization-land-alania = Alania
civilization-area-alania = { civilization-land-alania }
civilization-land-albania = Caucasian Albania
civilization-area-albania = { civilization-land-albania }
civilization-land-kolchis = Colchis
civilization-area-kolchis = { civilization-land-kolchis }
civilization-land-armenia = Armenia
civilization-area-armenia = { civilization-land-armenia }
civilization-land-atropatene = Atropatene
civilization-area-atropatene = { civilization-land-atropatene }
civilization-land-media = Media
civilization-area-media = { civilization-land-media }
civilization-land-luristan = Luristan
civilization-area-luristan = { civilization-land-luristan }
civilization-land-zagros = Zagros
civilization-area-zagros = { civilization-land-zagros }
civilization-land-pontus = Pontus
civilization-city-pontus = Sinope
civilization-area-pontus = { civilization-city-pontus } ({ civilization-land-pontus })
    .brief = { civilization-city-pontus }
civilization-land-melitene = Melitene
civilization-area-melitene = { civilization-land-melitene }
civilization-land-kizzuwatna = Kizzuwatna
civilization-area-kizzuwatna = { civilization-land-kizzuwatna }
civilization-land-mitanni = Mitanni
civilization-area-mitanni = { civilization-land-mitanni }
civilization-land-assyria = Assyria
civilization-city-assyria = Nineveh
civilization-area-assyria = { civilization-city-assyria } ({ civilization-land-assyria })
    .brief = { civilization-city-assyria }
civilization-land-assur = Ashur
civilization-city-assur = Ashur
civilization-area-assur = { civilization-land-assur }
civilization-land-mari = Mari
civilization-city-mari = Mari
civilization-area-mari = { civilization-land-mari }
civilization-land-mesopotamia = Mesopotamia
civilization-area-mesopotamia = { civilization-land-mesopotamia }
civilization-land-babylonia = Eastern Tigris
civilization-area-babylonia = { civilization-land-babylonia }
civilization-land-akkad = Akkad
civilization-city-akkad = Babylon
civilization-area-akkad = { civilization-city-akkad } ({ civilization-land-akkad })
    .brief = { civilization-city-akkad }
civilization-land-sumer = Sumer
civilization-city-sumer = Lagash
civilization-area-sumer = { civilization-city-sumer } ({ civilization-land-sumer })
    .brief = { civilization-city-sumer }
civilization-land-chaldaea = Chaldea
civilization-city-chaldaea = Ur
civilization-area-chaldaea = { civilization-city-chaldaea } ({ civilization-land-chaldaea })
    .brief = { civilization-city-chaldaea }
civilization-land-elam = Elam
civilization-city-elam = Susa
civilization-area-elam = { civilization-city-elam } ({ civilization-land-elam })
    .brief = { civilization-city-elam }
civilization-land-westbabylonien = Western Babylonia
civilization-area-westbabylonien = { civilization-land-westbabylonien }
civilization-land-golfkueste = Gulf Coast
civilization-area-golfkueste = { civilization-land-golfkueste }
civilization-land-syrische-wueste = Syrian Desert
civilization-area-syrische-wueste = { civilization-land-syrische-wueste }
civilization-land-nordsyrien = Northern Syria
civilization-city-nordsyrien = Aleppo
civilization-area-nordsyrien = { civilization-city-nordsyrien } ({ civilization-land-nordsyrien })
    .brief = { civilization-city-nordsyrien }
civilization-land-orontes = Orontes
civilization-city-orontes = Ugarit
civilization-area-orontes = { civilization-city-orontes } ({ civilization-land-orontes })
    .brief = { civilization-city-orontes }
civilization-land-byblos = Northern Phoenicia
civilization-area-byblos = { civilization-land-byblos }
civilization-land-sidon = Sidon
civilization-city-sidon = Sidon
civilization-area-sidon = { civilization-land-sidon }
civilization-land-damaskus = Damascus
civilization-city-damaskus = Damascus
civilization-area-damaskus = { civilization-land-damaskus }
civilization-land-tyros = Tyre
civilization-city-tyros = Tyre
civilization-area-tyros = { civilization-land-tyros }
civilization-land-jericho = Jordan Valley
civilization-city-jericho = Jericho
civilization-area-jericho = { civilization-city-jericho } ({ civilization-land-jericho })
    .brief = { civilization-city-jericho }
civilization-land-judaea = Judea
civilization-city-judaea = Jerusalem
civilization-area-judaea = { civilization-city-judaea } ({ civilization-land-judaea })
    .brief = { civilization-city-judaea }
civilization-land-edom = Edom
civilization-city-edom = Petra
civilization-area-edom = { civilization-city-edom } ({ civilization-land-edom })
    .brief = { civilization-city-edom }
civilization-land-arabia = Arabia
civilization-area-arabia = { civilization-land-arabia }
civilization-land-numidia = Numidia
civilization-area-numidia = { civilization-land-numidia }
civilization-land-gaetulia = Gaetulia
civilization-area-gaetulia = { civilization-land-gaetulia }
civilization-land-karthago = Carthage
civilization-city-karthago = Carthage
civilization-area-karthago = { civilization-land-karthago }
civilization-land-byzacena = Byzacena
civilization-city-byzacena = Thapsus
civilization-area-byzacena = { civilization-city-byzacena } ({ civilization-land-byzacena })
    .brief = { civilization-city-byzacena }
civilization-land-sabrata = Sabratha
civilization-area-sabrata = { civilization-land-sabrata }
civilization-land-sahara = Sahara
civilization-area-sahara = { civilization-land-sahara }
civilization-land-tripolis = Syrtis
civilization-city-tripolis = Leptis Magna
civilization-area-tripolis = { civilization-city-tripolis } ({ civilization-land-tripolis })
    .brief = { civilization-city-tripolis }
civilization-land-garamantes = Garamantes
civilization-area-garamantes = { civilization-land-garamantes }
civilization-land-libya = Libya
civilization-area-libya = { civilization-land-libya }
civilization-land-kyrene = Cyrenaica
civilization-city-kyrene = Cyrene
civilization-area-kyrene = { civilization-city-kyrene } ({ civilization-land-kyrene })
    .brief = { civilization-city-kyrene }
civilization-land-jalo = Jalu
civilization-area-jalo = { civilization-land-jalo }
civilization-land-marmarica = Marmarica
civilization-area-marmarica = { civilization-land-marmarica }
civilization-land-siwa = Siwa
civilization-area-siwa = { civilization-land-siwa }
civilization-land-westliche-wueste = Western Desert
civilization-area-westliche-wueste = { civilization-land-westliche-wueste }
civilization-land-nildelta-west = Western Nile Delta
civilization-city-nildelta-west = Sais
civilization-area-nildelta-west = { civilization-city-nildelta-west } ({ civilization-land-nildelta-west })
    .brief = { civilization-city-nildelta-west }
civilization-land-nildelta-ost = Eastern Nile Delta
civilization-city-nildelta-ost = Tanis
civilization-area-nildelta-ost = { civilization-city-nildelta-ost } ({ civilization-land-nildelta-ost })
    .brief = { civilization-city-nildelta-ost }
civilization-land-memphis = Memphis
civilization-city-memphis = Memphis
civilization-area-memphis = { civilization-land-memphis }
civilization-land-fayum = Faiyum
civilization-city-fayum = Heracleopolis
civilization-area-fayum = { civilization-city-fayum } ({ civilization-land-fayum })
    .brief = { civilization-city-fayum }
civilization-land-mittelaegypten = Middle Egypt
civilization-area-mittelaegypten = { civilization-land-mittelaegypten }
civilization-land-oberaegypten-west = Upper Egypt, West Bank
civilization-city-oberaegypten-west = Hieraconpolis
civilization-area-oberaegypten-west = { civilization-city-oberaegypten-west } ({ civilization-land-oberaegypten-west })
    .brief = { civilization-city-oberaegypten-west }
civilization-land-oberaegypten-ost = Upper Egypt, East Bank
civilization-city-oberaegypten-ost = Thebes
civilization-area-oberaegypten-ost = { civilization-city-oberaegypten-ost } ({ civilization-land-oberaegypten-ost })
    .brief = { civilization-city-oberaegypten-ost }
civilization-land-koptos = Coptos
civilization-area-koptos = { civilization-land-koptos }
civilization-land-nubia = Nubia
civilization-area-nubia = { civilization-land-nubia }
civilization-land-oestliche-wueste = Eastern Desert
civilization-area-oestliche-wueste = { civilization-land-oestliche-wueste }
civilization-land-sinai = Sinai
civilization-area-sinai = { civilization-land-sinai }
civilization-land-pelusium = Pelusium
civilization-area-pelusium = { civilization-land-pelusium }
civilization-land-midian = Midian
civilization-area-midian = { civilization-land-midian }
civilization-land-caspian-sea = Caspian Sea
civilization-area-caspian-sea = { civilization-land-caspian-sea }
civilization-land-black-sea = Black Sea
civilization-area-black-sea = { civilization-land-black-sea }
civilization-land-adriatic-sea = Adriatic Sea
civilization-area-adriatic-sea = { civilization-land-adriatic-sea }
civilization-land-western-mediterranean = Western Mediterranean
civilization-area-western-mediterranean = { civilization-land-western-mediterranean }
civilization-land-aegean-sea = Aegean Sea
civilization-area-aegean-sea = { civilization-land-aegean-sea }
civilization-land-central-mediterranean = Central Mediterranean
civilization-area-central-mediterranean = { civilization-land-central-mediterranean }
civilization-land-eastern-mediterranean = Eastern Mediterranean
civilization-area-eastern-mediterranean = { civilization-land-eastern-mediterranean }
civilization-land-red-sea = Red Sea
civilization-area-red-sea = { civilization-land-red-sea }

# The picture and the board in words

civilization-board-table = Succession table
civilization-board-rounds = Rounds
civilization-board-more = and { $number } older

civilization-region-italy = Italy and Illyria
civilization-region-greece = Greece and the Aegean
civilization-region-anatolia = Asia Minor
civilization-region-mesopotamia = Mesopotamia
civilization-region-egypt = Egypt and the Levant
civilization-region-africa = Africa
civilization-region-north = The North
civilization-region-scythia = Black Sea and Caucasus
civilization-region-table = Succession table

civilization-hand-title = Your cards
civilization-hand-none = You hold no trade cards.
civilization-hand-means = Trade cards { $worth } + treasury { $treasury } = { $sum }
civilization-hand-owned = Yours
civilization-hand-gone = None left
civilization-hand-needs = Needs { $card }
civilization-hand-full = No more than { $most }

civilization-tell-phase = { $phase }.
civilization-tell-up =
    { $number ->
        [one] It is { $who }’s turn.
       *[other] Waiting for { $who }.
    }
civilization-tell-no-nation = { $who } has not chosen a nation yet.
civilization-tell-realm = { $player }: space { $space } of { $goal } on the succession table, epoch { $epoch }. Census { $census }; tokens on the board { $board }, in stock { $stock }, in the treasury { $treasury }; trade cards in hand { $hand }; civilization cards { $points } points.
civilization-tell-farmers = { $player }: space { $space } of { $goal } on the succession table, epoch { $epoch }. Census { $census }; tokens on the board { $board }, in stock { $stock }.
civilization-tell-nomads = { $player }: tokens on the board { $board }, in stock { $stock }; areas { $areas }.
civilization-tell-cities = { $nation }’s cities: { $list }.
civilization-tell-tokens = { $nation }’s tokens: { $list }.
civilization-tell-ships = { $nation }’s ships: { $list }.
civilization-tell-cards = { $nation }’s civilization cards: { $list }.
civilization-tell-laid = Calamities that lie open before { $nation }: { $list }.
civilization-tell-seceded = Seceded from { $nation } in the civil war: { $pieces }.
civilization-tell-number = { $area } { $number }
civilization-tell-fresh = { $area } { $number } ({ $fresh } may still move)
civilization-tell-ship =
    { $aboard ->
        [0] { $harbour }
       *[other] { $harbour } ({ $aboard } aboard)
    }
civilization-tell-sold = { $calamity } (from { $nation })
civilization-tell-order = Order of movement: { $list }.
civilization-tell-packet = In your packet { $number }: { $cards }.
civilization-tell-passed = These have passed: { $list }.
civilization-tell-stacks = Cards left in the stacks of trade cards 1 to 9: { $list }.
civilization-tell-shop = Civilization cards left: { $list }.
civilization-tell-set =
    { $value ->
        [one] { $number } × { $kind } (1 point)
       *[other] { $number } × { $kind } ({ $value } points)
    }
civilization-tell-hand = Your trade cards: { $list }. They are worth { $worth } points; with treasury and civilization cards you have { $total }.
civilization-tell-price = { $card } { $price }
civilization-tell-prices = What you would pay after credits: { $list }.
civilization-cmd-nation = nation
civilization-cmd-tax = tax
civilization-cmd-take = take
civilization-cmd-grow = grow
civilization-cmd-ship = ship
civilization-cmd-move = move
civilization-cmd-sail = sail
civilization-cmd-battle = battle
civilization-cmd-build = build
civilization-cmd-buy-gold = buy-gold
civilization-cmd-pass = pass
civilization-cmd-offer = offer
civilization-cmd-counter = counter
civilization-cmd-accept = accept
civilization-cmd-withdraw = withdraw
civilization-cmd-leave = leave
civilization-cmd-buy = buy
civilization-cmd-waive = waive
civilization-cmd-calamity = calamity
civilization-cmd-lose = lose
civilization-cmd-discard = discard
civilization-cmd-end = end
civilization-verb-end-typed = end, done
civilization-verb-move-typed = move
civilization-verb-sail-typed = sail

# Why a computer player would make a move

civilization-why-nation = That people has good land and an easy way through the epochs.
civilization-why-tax = You need the stock as well as the treasury.
civilization-why-ship = Ships bring people to land that cannot be reached on foot.
civilization-why-move = People grow where there is room, and found cities where enough of them meet.
civilization-why-sail = Over there your people are worth more.
civilization-why-build = Every city is a trade card more in each round.
civilization-why-buy-gold = A full treasury would leave too few tokens for growth.
civilization-why-accept = The cards that you get make your sets grow most.
civilization-why-counter = That offer would help you, and you can spare what you give.
civilization-why-offer = You can spare these cards, and others may need them.
civilization-why-buy = These cards bring you nearest to what the next epoch demands.
civilization-why-lose = You will miss these least.
civilization-why-discard = You will miss these cards least.
civilization-why-calamity = That harms you least.
civilization-why-pass = Nothing else helps you now.
civilization-why-nation-points = Its track demands { $points } points at the end; others that are still free demand up to { $most }.
civilization-why-nation-late = Its second epoch begins late, on space { $space }: there is time for the first cities.
civilization-why-tax-low =
    Your stock of { $stock } cannot pay two tokens for each of your cities: { $cities ->
        [one] it would revolt
       *[other] some of the { $cities } would revolt
    }.
civilization-why-tax-high =
    { $left ->
        [one] One token stays
       *[other] { $left } tokens stay
    } in stock for growth, so that you can afford the treasury.
civilization-why-tax-usual = That fills the treasury by { $due } and leaves { $left } in stock for growth; more would slow you down.
civilization-why-ship-none = On foot your people get as far, and the upkeep is saved.
civilization-why-ship-keep =
    { $number ->
        [one] The ship
       *[other] The ships
    } will carry people to better land than they reach on foot.
civilization-why-ship-build = From { $area } ({ $people } of your people) a ship reaches better land than people find on foot.
civilization-why-ship-rich = Your treasury holds { $treasury }: spent tokens come back into stock, where taxes and growth need them.
civilization-why-move-city = With { $number } of your people in { $area } you can found a city there.
civilization-why-city-cards = It would be your city number { $number }: as many trade cards in each round.
civilization-why-move-fight = In { $area } you outnumber the others, { $own } to { $others }.
civilization-why-move-beside = { $area } feeds { $limit }: there is room beside the others.
civilization-why-move-room = { $area } feeds { $limit }: your people grow there.
civilization-why-move-site = { $area } has a city site: six people suffice for a city.
civilization-why-move-crowded =
    { $over ->
        [one] One more lives
       *[other] { $over } more live
    } in { $area } than the land feeds.
civilization-why-move-storm = The city { $area } of { $nation } can be stormed: { $stock } in its stock to defend it with.
civilization-why-ahead = { $nation } stands at least as well as you.
civilization-why-build-epoch = The second epoch is next and demands { $needed } cities; this would be number { $number }.
civilization-why-build-safe = Neither flood nor volcano threatens { $area }.
civilization-why-build-support = { $people } of your people are left to support the cities; { $need } are needed.
civilization-why-gold-stock = Your stock is down to { $stock }; { $price } tokens of your treasury ({ $treasury }) come back into it.
civilization-why-gold-set = With the gold that you hold it makes a set: { $points } points more.
civilization-why-deal-gain =
    By all that can be known your hand would be worth about { $points ->
        [one] one point
       *[other] { $points } points
    } more.
civilization-why-deal-risk = A calamity may be in it ({ $percent } %); that would cost you about { $points } points, and is counted in.
civilization-why-deal-safe = No calamity fits into that packet.
civilization-why-wanted = { $nation } has asked for it: { $goods }.
civilization-why-offer-calamity = It passes the calamity on before it strikes you: { $calamity }.
civilization-why-offer-cost =
    These cards bring your hand only { $points ->
        [one] one point
       *[other] { $points } points
    }; they may make a set for somebody else.
civilization-why-offer-asked = Others have asked for it: { $goods }.
civilization-why-offer-wish = In return you want what makes your sets grow most: { $goods }.
civilization-why-buy-groups = It brings you new groups ({ $groups }); the third epoch demands { $needed }.
civilization-why-buy-number = You will have { $number } of the { $needed } cards that the fourth epoch demands.
civilization-why-buy-credit = Cards that you own pay { $points } points of it.
civilization-why-buy-points = It counts { $points } points towards the { $demand } that you need at the end.
civilization-why-buy-opens = It is needed for { $cards }.
civilization-why-lose-people =
    { $cities ->
        [one] Your city stays
       *[other] All { $cities } cities stay
    }: people grow again sooner than cities.
civilization-why-lose-cities = The people who stay can support the cities that are left: { $number }.
civilization-why-discard-calamity = That rids you of a calamity: { $calamity }.
civilization-why-discard-least =
    These add least to your sets: { $points ->
        [one] one point
       *[other] { $points } points
    }; you may keep { $keep } cards.
civilization-why-calamity-leader =
    It strikes { $nation }, who has much to lose ({ $cities ->
        [one] one city
       *[other] { $cities } cities
    }).
civilization-why-pass-offers =
    { $number ->
        [one] The open offer leads to no deal from which both of you gain enough
       *[other] None of the { $number } open offers leads to a deal from which both sides gain enough
    }.
civilization-why-end-build =
    { $people ->
        [one] One token
       *[other] { $people } tokens
    } on the board could not support and tax one city more.
civilization-why-end-full = You own as many cards as count; goods in hand count too.
civilization-why-end-buy = Your goods ({ $points } points) grow faster in hand: sets count by the square.
civilization-why-end-move = Everybody stands where they are worth most.
civilization-why-grow =
    Your stock of { $stock } is too small for all; it grows in { $areas ->
        [one] one area
       *[other] { $areas } areas
    }.
civilization-why-sail-fetch =
    { $people ->
        [0] From { $area } your people will be carried on
        [one] In { $area } it takes the one aboard who can still move, and carries them on
       *[other] In { $area } it takes some of the { $people } aboard who can still move, and carries them on
    }.
civilization-why-offer-dear =
    Your hand is worth { $points ->
        [one] one point
       *[other] { $points } points
    } less without these cards: let nobody have them for less.
civilization-why-end-ship = Your people find land as good on foot; the { $price } tokens for a ship are saved.
civilization-why-end-fleet = The ships that you have suffice; the { $price } tokens for another are saved.
civilization-why-end-poor = With { $points } points in goods and { $treasury } tokens you can pay for no card that is open to you.
civilization-why-end-hand =
    You hold { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } and may keep { $keep }.

# Looking back at a match

civilization-measure = 100 for each space of the succession table, plus the points of civilization cards, trade cards and treasury.
civilization-measure-farmers = 100 for each space of the succession table, plus 50 for each city.
civilization-measure-nomads = Areas in which one’s people live.
