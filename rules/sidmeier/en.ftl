# Sid Meier's Civilization: The Boardgame in English.

sidmeier-name = Sid Meier’s Civilization: The Boardgame
    .brief = Sid Meier’s Civilization
sidmeier-tagline = Lead your people from the first village to the stars.

sidmeier-option-rules = Rules
sidmeier-option-rules-standard = Standard rules
sidmeier-option-rules-advanced = Advanced rules
sidmeier-option-length = Length (advanced)
sidmeier-option-length-long = Long: conquest or triumph
sidmeier-option-length-medium = Medium: ends in the Industrial Era
sidmeier-option-length-short = Short: ends in the Medieval Era
sidmeier-option-world = World
sidmeier-option-world-normal = As printed
sidmeier-option-world-rich = More resources
sidmeier-option-claims = Milestones (standard rules)
sidmeier-option-claims-announced = Whoever announces first
sidmeier-option-claims-automatic = Claimed automatically
sidmeier-option-errata = Metropolis milestone
sidmeier-option-errata-printed = Ten metropolises, as printed
sidmeier-option-errata-corrected = Eight, the publisher’s correction
sidmeier-option-bonus = Bonus of the dealt technology
sidmeier-option-bonus-given = Given at once
sidmeier-option-bonus-none = Not given
sidmeier-option-range = Trade range counts
sidmeier-option-range-everybody = All technologies in play
sidmeier-option-range-partners = Only those of the two partners

# Words of moves

sidmeier-verb-start = Choose a start region
    .brief = Start
sidmeier-verb-move = Move
sidmeier-verb-fly = Fly
sidmeier-verb-explore = Explore
sidmeier-verb-declare = Declare a battle
    .brief = Battle
sidmeier-verb-join = Join a side
    .brief = Join
sidmeier-verb-pick = Choose
sidmeier-verb-offer = Make an offer
    .brief = Offer
sidmeier-verb-accept = Accept an offer
    .brief = Accept
sidmeier-verb-withdraw = Withdraw or refuse an offer
    .brief = Drop
sidmeier-verb-assign = Assign cards
sidmeier-verb-buy = Buy
sidmeier-verb-sell = Sell old units
    .brief = Sell
sidmeier-verb-found = Found a village
    .brief = Found
sidmeier-verb-grow = Enlarge a settlement
    .brief = Enlarge
sidmeier-verb-research = Acquire a technology
    .brief = Acquire
sidmeier-verb-claim = Announce or use
sidmeier-verb-end = Done
sidmeier-end-move = End my moves
sidmeier-end-declare = No further battle
sidmeier-end-window = No battle
sidmeier-end-join = Stay out
sidmeier-end-trade = Done trading
sidmeier-end-buy = End my purchases
sidmeier-pick-battle = Choose a battle
sidmeier-pick-unit = Choose a unit
sidmeier-research-free = Choose a technology
sidmeier-assign-gift = Place the free unit

sidmeier-about-start = Set-up: put a village, a unit and a settler into a free region.
sidmeier-about-move = Move armies, settlers or ships; into a sea zone means boarding your ship.
sidmeier-about-fly = Fly up to three areas; land where you have a settlement, an army or the right ship.
sidmeier-about-explore = A settler looks at the face-down token of its region and stays there.
sidmeier-about-declare = Declare a battle, after your moves or when somebody enters your area.
sidmeier-about-join = Join a side of somebody else’s battle with all your units there.
sidmeier-about-pick = Choose in secret who fights, or which battle comes first.
sidmeier-about-offer = Offer a trade: what you give, what you take, and gold either way.
sidmeier-about-accept = Accept an offer that was made to you; it is carried out at once.
sidmeier-about-withdraw = Take back your offer, or refuse one that was made to you.
sidmeier-about-assign = Lay a card with smileys or gears beside settlements, or place a free unit.
sidmeier-about-buy = Buy units, settlers, improvements or the Colony Ship.
sidmeier-about-sell = Sell units of past eras to the bank (advanced rules).
sidmeier-about-found = Turn a settler into a village.
sidmeier-about-grow = Enlarge a settlement by one size.
sidmeier-about-research = Acquire a technology.
sidmeier-about-claim = Announce a milestone, declare the end, or use a wonder.
sidmeier-about-end = End your moves, your trade or your purchases; or let things be.

sidmeier-word-region = region
sidmeier-word-from = from
sidmeier-word-unit = unit
sidmeier-word-to = to
sidmeier-word-number = number
sidmeier-word-ship = ship
sidmeier-word-area = area
sidmeier-word-player = player
sidmeier-word-aircraft = aircraft
sidmeier-word-give = give
sidmeier-word-take = take
sidmeier-word-money = money
sidmeier-word-gold = gold
sidmeier-word-offer = offer
sidmeier-word-card = card
sidmeier-word-place = place
sidmeier-word-port = port
sidmeier-word-what = what
sidmeier-word-where = where
sidmeier-word-technology = technology
sidmeier-word-target = target

# Names

sidmeier-player = { $who }
sidmeier-era-ancient = Ancient Era
sidmeier-era-medieval = Medieval Era
sidmeier-era-industrial = Industrial Era
sidmeier-era-modern = Modern Era
sidmeier-size-1 = village
sidmeier-size-2 = town
sidmeier-size-3 = city
sidmeier-size-4 = metropolis
sidmeier-milestone-villages = Six villages
sidmeier-milestone-ancient-technologies = Two ancient technologies
sidmeier-milestone-ancient-armies = Eight ancient armies
sidmeier-milestone-medieval-technologies = Two medieval technologies
sidmeier-milestone-medieval-fleets = Two medieval fleets
sidmeier-milestone-medieval-gold = 60 gold
sidmeier-milestone-industrial-technologies = Two industrial technologies
sidmeier-milestone-industrial-fleets = Two industrial fleets
sidmeier-milestone-industrial-gold = 80 gold
sidmeier-milestone-metropolises = { $number ->
    [8] Eight metropolises
   *[other] Ten metropolises
}
sidmeier-milestone-modern-technologies = Two modern technologies
sidmeier-milestone-modern-gold = 100 gold
sidmeier-free-smiley = One happy settlement for free
sidmeier-growth = Free growth
sidmeier-ship = { $unit } no. { $ship }
sidmeier-group = { $number } here
sidmeier-group-left = { $number } here, { $left ->
    [one] one step left
   *[other] { $left } steps left
}
sidmeier-group-aboard = { $number } aboard ship no. { $ship }
sidmeier-group-laden = ship no. { $ship }, with cargo
sidmeier-of = Owner: { $who }
sidmeier-rolls = { $dice ->
    [one] one die
   *[other] { $dice } dice
}{ $added ->
    [0] {""}
   *[other] {" "}+{ $added }
}
sidmeier-with-support = { $unit } with { $aircraft }
sidmeier-no-support = No aircraft
sidmeier-cost = { $gold } gold
sidmeier-card-gives = gives { $things }
sidmeier-card-allows = allows { $things }
sidmeier-card-both = { $first }; { $second }
sidmeier-card-seminal =
    { $points ->
        [one] seminal discovery: 1 point
       *[other] seminal discovery: { $points } points
    }
sidmeier-card-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sidmeier-card-size = growth to { $size }
sidmeier-card-range = { $land ->
    [99] unlimited trade
   *[other] trade (land { $land }, sea { $sea })
}
sidmeier-card-brought = brought { $number ->
    [one] { $kind }
   *[other] { $number } × { $kind }
}
sidmeier-kind-settler = settler
sidmeier-kind-infantry = infantry
sidmeier-kind-cavalry = cavalry
sidmeier-kind-fleet = fleet
sidmeier-effect-oracle = in battle you see the opponent’s choice first
sidmeier-effect-magellans-voyage = once per trade phase swap a resource card
sidmeier-effect-manhattan-project = once in your moves destroy a region
sidmeier-effect-united-nations = declare the end at any time: +5 points
sidmeier-effect-apollo-program = declare the end at any time: 1 point per unit
sidmeier-effect-alpha-centauri-colony-ship = the game ends: 1 point per technology
sidmeier-cost-fee = { $fee } gold of it to { $who }
sidmeier-cost-crowded = { $gold } gold; no room for { $lost ->
    [one] a free figure
   *[other] { $lost } free figures
}
sidmeier-described = { $name } ({ $fact })
    .brief = { $name }
sidmeier-units-of = { $who }’s units
sidmeier-settlement-of = { $who }’s { $size }
sidmeier-unexplored = unexplored
sidmeier-fight = { $area }, against { $foe }
sidmeier-settlement-at = { $area } ({ $size })
sidmeier-card-of = { $resource } (card of { $area })
sidmeier-unit-at = { $unit } ({ $area })
sidmeier-some = { $number } × { $thing }
sidmeier-bundle = { $things }
sidmeier-nothing = nothing
sidmeier-offer = Offer { $number } from { $who }
sidmeier-terms = You get: { $get }. You give: { $give }.
sidmeier-gold-later = { $gold } gold after production
sidmeier-chance = Let chance decide
sidmeier-assign-auto = Best places for all
sidmeier-money-none = No gold
sidmeier-money-pay = I pay gold
sidmeier-money-get = I get gold
sidmeier-money-pay-later = I pay gold after production
sidmeier-money-get-later = I get gold after production

# Phases

sidmeier-phase-placing = Choosing start regions
sidmeier-phase-tokens = The first tokens
sidmeier-phase-movement = { $era }, round { $round }: movement and combat
sidmeier-phase-trade = { $era }, round { $round }: trade
sidmeier-phase-production = { $era }, round { $round }: production
sidmeier-phase-purchase = { $era }, round { $round }: purchase
sidmeier-phase-over = The game is over

# Questions

sidmeier-ask-standing = It is not your turn, but this is open to you at any time.
sidmeier-ask-claim = What do you announce or use?
sidmeier-ask-assign = Which card do you lay beside settlements?
sidmeier-ask-smile = Which settlements does it make happy? Up to { $most }; choose none to let it go where it earns most.
sidmeier-ask-gear = Which settlements does it make productive? Up to { $most }; choose none to let it go where it earns most.
sidmeier-ask-start = Choose a start region for a village, a unit and a settler.
sidmeier-ask-gift = Where do you place your free { $unit }?
sidmeier-ask-free-growth = Which settlement grows for nothing?
sidmeier-ask-where = Where?
sidmeier-ask-port = Which settlement builds the ship? It counts towards its limit.
sidmeier-ask-discovery = Free technology: which one?
sidmeier-ask-tribe = Which unit does the minor civilization of { $area } give you?
sidmeier-ask-move = Move, explore, or end your moves.
sidmeier-ask-explore = Where does a settler look? A token you know to be empty is removed.
sidmeier-ask-bomb = Which region does the Manhattan Project destroy?
sidmeier-ask-from = From which area?
sidmeier-ask-unit = Which figure moves?
sidmeier-ask-to = Where to: { $unit }?
sidmeier-ask-number = How many?
sidmeier-ask-ship = Aboard which ship?
sidmeier-ask-window = { $who } has entered { $area } ({ $theirs }); your units there: { $own }. Do you declare a battle?
sidmeier-ask-declare = Your moves are over. Do you declare battles?
sidmeier-ask-battlefield = Where?
sidmeier-ask-foe = Against whom?
sidmeier-ask-order = Which battle comes next?
sidmeier-ask-join = { $who } ({ $one }) attacks { $whom } ({ $other }) in { $area }. Do you join a side?
sidmeier-ask-side = Whose side?
sidmeier-ask-pick = Battle in { $area } against { $whom } ({ $foes }): choose in secret who fights.
sidmeier-ask-fighter = Which unit fights?
sidmeier-ask-support = Does an aircraft support it?
sidmeier-ask-trade = Trade: make or accept offers, or say that you are done.
sidmeier-ask-partner = With whom?
sidmeier-ask-give = What do you give?
sidmeier-ask-take = What do you want for it?
sidmeier-ask-money = And gold?
sidmeier-ask-gold = How much gold?
sidmeier-ask-accept = Which offer do you accept?
sidmeier-ask-withdraw = Which offer do you take back or refuse?
sidmeier-ask-magellan = Magellan’s Voyage: which card do you take until the end of production?
sidmeier-ask-magellan-own = Which card do you give for it?
sidmeier-ask-buy = You have { $gold } gold. What do you do?
sidmeier-ask-ware = What do you buy?
sidmeier-withdraw-plan = Drop what is prepared
sidmeier-ask-plan = { $number ->
    [0] It is not your turn yet; you may prepare your purchases ({ $gold } gold).
    [one] One step is prepared; you will have { $gold } gold then. What else?
   *[other] { $number } steps are prepared; you will have { $gold } gold then. What else?
}
sidmeier-ask-planned = { $number ->
    [one] One step of your purchases is prepared
   *[other] { $number } steps of your purchases are prepared
}; more cannot be foreseen.
sidmeier-planned = Prepared, { $number ->
    [one] one step
   *[other] { $number } steps
} so far. It is carried out as soon as your turn comes.
sidmeier-plan-dropped = Nothing is prepared any more.
sidmeier-plan-stopped = Your prepared purchases go no further: { $why }
sidmeier-ask-found = Where does a settler become a village (for { $price } gold)?
sidmeier-ask-grow = Which settlement grows?
sidmeier-ask-research = Which technology?
sidmeier-ask-sell-from = Where do you sell old units?
sidmeier-ask-sell = Which units do you sell?

# What happens

sidmeier-first-placer = { $who } is the first to choose a start region.
sidmeier-started = { $who } begins in { $area }.
sidmeier-revealed = { $who }’s token in { $area }: { $token }.
sidmeier-first = { $who } begins the first round.
sidmeier-rolled = { $who } rolls { $number }.
sidmeier-rolled-minus =
    { $who } rolls { $dice }, less { $minus ->
        [one] one settlement
       *[other] { $minus } settlements
    }: { $number }.
sidmeier-new-round = Round { $round } begins; { $who } goes first.
sidmeier-new-era = A new era begins: { $era }.
sidmeier-era-ends = The { $era } ends with this round.
sidmeier-begins-movement = Round { $round }: movement and combat.
sidmeier-begins-purchase = Round { $round }: purchases.
sidmeier-looked = { $who } looks at the token of { $area }.
sidmeier-saw-resource = You have found { $token } in { $area }.
sidmeier-saw-nothing = There is nothing in { $area }. Explore it again to take the token away.
sidmeier-took-away = { $who } takes an empty token away from { $area }.
sidmeier-found = { $who } finds something in { $area }: { $token }.
sidmeier-treasure = { $who } gets { $gold } gold.
sidmeier-no-discovery = There is no technology that { $who } could take; the token is gone.
sidmeier-minor = The minor civilization of { $area } goes to { $who }: a village.
sidmeier-no-recruit = No unit comes with it: nobody has a technology for one yet.
sidmeier-plague = The plague strikes { $regions ->
    [one] one region
   *[other] { $regions } regions
}: { $figures ->
    [one] one figure dies
   *[other] { $figures } figures die
}, { $settlements ->
    [0] no settlement shrinks
    [one] one settlement shrinks
   *[other] { $settlements } settlements shrink
}.
sidmeier-resource = { $who }’s settlement in { $area } yields { $resource }.
sidmeier-acquired = { $who } acquires a technology: { $technology }.
sidmeier-wonder = { $who } receives a wonder: { $wonder }.
sidmeier-free-improvement = { $who } receives a free improvement: { $improvement }.
sidmeier-gift = { $who } receives a free figure: { $unit } in { $area }.
sidmeier-gift-lost = None of { $who }’s settlements has room left: { $unit } is lost.
sidmeier-milestone = { $who } reaches a milestone ({ $milestone }) and receives the wonder “{ $wonder }”.
sidmeier-declared-diplomatic = With the United Nations, { $who } declares that the game ends with this round.
sidmeier-declared-military = With the Apollo Program, { $who } declares that the game ends with this round.
sidmeier-assigned-auto = Your cards lie where they earn most.
sidmeier-assigned = { $number ->
    [0] “{ $card }” goes where it earns most.
    [one] “{ $card }” now serves one settlement.
   *[other] “{ $card }” now serves { $number } settlements.
}
sidmeier-moved = { $who } moves { $number } × { $unit }: { $source } → { $to }.
sidmeier-bombed = { $who } destroys { $area } with the Manhattan Project.
sidmeier-reacted = { $who } declares a battle against { $whom } in { $area }.
sidmeier-no-reaction = Nobody declares a battle in { $area }.
sidmeier-declared = { $who } declares a battle against { $whom } in { $area }.
sidmeier-battle = Battle in { $area }: { $who } against { $whom }.
sidmeier-void = There is nothing left to fight for in { $area }.
sidmeier-joined = { $who } joins { $whom }.
sidmeier-stayed-out = { $who } stays out of it.
sidmeier-oracle = The Oracle shows what { $whom } has chosen: { $units }.
sidmeier-roll = { $who }, { $unit }: { $parts } = { $total }.
sidmeier-roll-dice = dice { $dice }
sidmeier-roll-superiority = superiority +{ $added }
sidmeier-roll-science = science +{ $added }
sidmeier-roll-unit = unit +{ $added }
sidmeier-roll-defence = settlement +{ $added }
sidmeier-duel-lost = { $who } loses the duel and { $number ->
    [one] one unit
   *[other] { $number } units
}.
sidmeier-duel-tie =
    { $number ->
        [2] A tie: both units are lost.
       *[other] A tie: all { $number } units are lost.
    }
sidmeier-lost-with = Without defenders, { $number ->
    [one] one more figure is
   *[other] { $number } more figures are
} lost in { $area }.
sidmeier-won = { $who } wins the battle of { $area }.
sidmeier-nobody-left = Nobody is left to fight in { $area }.
sidmeier-captured = { $who } captures { $whom }’s settlement in { $area }.
sidmeier-ruined = { $who } has no settlement left and is out of the game.
sidmeier-ruined-by = { $whom } has no settlement left and is out of the game; { $who } takes all gold and all wonders.
sidmeier-downed =
    { $who } loses { $number ->
        [one] an aircraft
       *[other] { $number } aircraft
    } with nowhere to land in { $area }.
sidmeier-offered = Offer { $number }: { $who } offers { $whom } { $give } for { $take }.
sidmeier-dealt = Offer { $number } is accepted: { $who } gives { $whom } { $give } for { $take }.
sidmeier-withdrew = Offer { $number } is off the table ({ $who }).
sidmeier-withdrew-own = { $who } withdraws offer { $number }.
sidmeier-refused = { $who } refuses offer { $number }.
sidmeier-lapsed = { $who }’s offer { $number } can no longer be fulfilled.
sidmeier-magellan = Magellan’s Voyage: { $who } takes { $theirs } from { $whom } and gives { $own } for it.
sidmeier-done = { $who } is done trading.
sidmeier-critical = { $who } rolls { $number }: the critical resource is { $resource }.
sidmeier-income = { $who } earns { $total } gold: { $parts }.
sidmeier-income-raised = { $who } earns { $total } gold: { $parts }; raised to the minimum.
sidmeier-income-settlements = { $gold } from settlements
sidmeier-income-critical = { $gold } from the critical resource
sidmeier-income-types = { $gold } from different resources
sidmeier-income-monopolies = { $gold } from monopolies
sidmeier-income-wonders = { $gold } from wonders
sidmeier-income-minimum = raised to the minimum of { $gold }
sidmeier-paid = { $who } pays { $whom } the promised { $gold } gold.
sidmeier-bought = { $who } buys { $number } × { $unit } in { $area } for { $gold } gold.
sidmeier-built = { $who } buys for { $gold } gold: { $improvement }.
sidmeier-fee = { $whom } gets a fee of { $gold } gold out of it.
sidmeier-sold = { $who } sells { $number } × { $unit } in { $area } for { $gold } gold.
sidmeier-launched = { $who } launches the Colony Ship to Alpha Centauri; the game ends with this round.
sidmeier-founded = { $who } founds a village in { $area }.
sidmeier-not-founded = { $who } cannot found a village in { $area } after all, and pays nothing.
sidmeier-grown = { $who }’s settlement in { $area } is now a { $size }.
sidmeier-bought-all = { $who } has finished buying and keeps { $gold } gold.
sidmeier-end-die = { $who } rolls { $die } for the end of the game; it ends at { $number } or less.
sidmeier-ends-die = The game ends with this round.
sidmeier-ends-third = { $who } owns the third modern technology: the game ends with this round.

sidmeier-over-conquest = Total conquest: only one civilization is left.
sidmeier-over-third = A player has acquired the third modern technology.
sidmeier-over-die = The die has ended the game.
sidmeier-over-diplomatic = Diplomatic triumph: the United Nations has ended the game.
sidmeier-over-military = Military triumph: the Apollo Program has ended the game.
sidmeier-over-space = Triumph in space: the Colony Ship is on its way.
sidmeier-score = { $who }: total { $total } (settlements { $settlements }, technologies { $technologies }, wonders { $wonders }, bonus { $bonus }).

# Refusals

sidmeier-not-now = Not now: wait for your turn or for the phase in which that is possible.
sidmeier-no-claim = You have nothing to announce or use at this moment.
sidmeier-no-milestone = You do not fulfil “{ $milestone }” at this moment, or it is taken.
sidmeier-no-power = { $wonder }: you cannot use it at this moment.
sidmeier-no-assign = You have nothing to assign; smileys and gears belong to the advanced rules.
sidmeier-no-second-improvement = An improvement already lies there ({ $card }): a settlement holds one for happiness and one for productivity. Choose another settlement.
sidmeier-no-start = Not free land: { $area }. Choose a land region without a settlement.
sidmeier-no-move = None of your figures has a movement point and a way to go. End your moves.
sidmeier-no-aircraft = None of your aircraft has a movement point left.
sidmeier-must-land = Aircraft must land before you end your moves: { $strays }.
sidmeier-stray = the one in { $area } (in reach: { $places })
sidmeier-no-token = None of your settlers stands on a face-down token that you do not know.
sidmeier-there-already = The figures are already in { $area }. Choose another area.
sidmeier-moves-first = End your moves first; then you may declare battles.
sidmeier-no-mover = You have nothing in { $area } that can move. Choose another area.
sidmeier-too-far =
    Too far: { $area }. { $left ->
        [0] No movement point is left.
        [one] One movement point is left.
       *[other] { $left } movement points are left.
    }
sidmeier-no-way = There is no way to { $area }: armies and settlers cross land borders or land from a ship.
sidmeier-no-ship-ashore = Ships stay at sea. Choose a sea zone.
sidmeier-no-boarding = No ship of yours with room can be boarded from here in { $area }.
sidmeier-moves-over = Your moves are over: battles come now.
sidmeier-no-battle-there = You have no unit able to fight there, or nobody to fight. Choose another area.
sidmeier-no-foe-there = That player has nothing there to fight for, or the battle is already declared.
sidmeier-out-of-range = That player is beyond your trade range. Choose one of the others.
sidmeier-no-more-offers = You have { $most } open offers. Withdraw one first.
sidmeier-no-offer = There is no such offer.
sidmeier-done-already = You are already done; the others are still trading.
sidmeier-offer-void = The offer can no longer be fulfilled.
sidmeier-last-settlement = The last settlement cannot be traded. Keep one.
sidmeier-card-and-settlement = A settlement takes its card along: trade one or the other.
sidmeier-not-tradable = That cannot be traded now.
sidmeier-too-poor = That costs more than your { $gold } gold.
sidmeier-plan-full = What comes after that cannot be foreseen. Wait for your turn, or drop what is prepared.
sidmeier-no-site = No settler of yours stands where a village may be founded.
sidmeier-no-settler = You have no settler in { $area }.
sidmeier-settled-already = There is already a settlement in { $area }.
sidmeier-no-site-desert = Desert: { $area }; no settlement can be there.
sidmeier-no-growth = None of your settlements can grow now.
sidmeier-no-growth-metropolis = Already a metropolis: { $area }.
sidmeier-no-growth-twice = Already grown in this round: { $area }.
sidmeier-no-growth-terrain = The terrain of { $area } allows no larger settlement.
sidmeier-no-growth-new = Founded in this round, it can grow from the next on: { $area }.
sidmeier-no-growth-technology = That size needs { $technology } in play.
sidmeier-not-yours = Not a settlement of yours: { $area }.
sidmeier-no-technology-taken = { $technology } is already taken.
sidmeier-no-technology-era = Technologies of that era are not for sale now.
sidmeier-no-technology-length = Technologies of that era are not for sale in a game of this length.
sidmeier-no-technology-needs = { $technology } must be in play first.
sidmeier-no-improvement-era = That improvement belongs to another era ({ $era }).
sidmeier-no-improvement-technology = { $technology } must be in play first.
sidmeier-no-improvement-twice = You already own one ({ $improvement }).
sidmeier-no-fusion = The Colony Ship needs { $technology } in play.
sidmeier-no-second-ship = The Colony Ship is sold.
sidmeier-no-unit = Units of that kind cannot be bought now.
sidmeier-no-room = Your settlements have received as many new figures as they can in this round.
sidmeier-no-place = You cannot place it there. Choose one of your settlements, for ships a sea zone beside one.
sidmeier-no-sale = Only units of past eras can be sold, ships without cargo.

# Places and cards

sidmeier-area-yukon = Yukon
sidmeier-area-labrador = Labrador
sidmeier-area-cascadia = Cascadia
sidmeier-area-great-plains = Great Plains
sidmeier-area-great-lakes = Great Lakes
sidmeier-area-appalachia = Appalachia
sidmeier-area-mississippi = Mississippi
sidmeier-area-sonora = Sonora
sidmeier-area-mexica = Mexica
sidmeier-area-yucatan = Yucatan
sidmeier-area-antilles = Antilles
sidmeier-area-orinoco = Orinoco
sidmeier-area-amazonia = Amazonia
sidmeier-area-andes = Andes
sidmeier-area-bahia = Bahia
sidmeier-area-gran-chaco = Gran Chaco
sidmeier-area-patagonia = Patagonia
sidmeier-area-britannia = Britannia
sidmeier-area-scandinavia = Scandinavia
sidmeier-area-iberia = Iberia
sidmeier-area-gallia = Gallia
sidmeier-area-germania = Germania
sidmeier-area-italia = Italia
sidmeier-area-balkans = Balkans
sidmeier-area-sarmatia = Sarmatia
sidmeier-area-atlas = Atlas
sidmeier-area-sahara = Sahara
sidmeier-area-nile = Nile
sidmeier-area-nigeria = Nigeria
sidmeier-area-funa = Funa
sidmeier-area-atlantia = Atlantia
sidmeier-area-eritrea = Eritrea
sidmeier-area-tanganika = Tanganika
sidmeier-area-kalahari = Kalahari
sidmeier-area-madagascar = Madagascar
sidmeier-area-anatolia = Anatolia
sidmeier-area-euphrates = Euphrates
sidmeier-area-arabia = Arabia
sidmeier-area-persia = Persia
sidmeier-area-steppe = Steppe
sidmeier-area-ural = Ural
sidmeier-area-siberia = Siberia
sidmeier-area-kamchatka = Kamchatka
sidmeier-area-gobi = Gobi
sidmeier-area-manchuria = Manchuria
sidmeier-area-himalaya = Himalaya
sidmeier-area-indus = Indus
sidmeier-area-deccan = Deccan
sidmeier-area-yunnan = Yunnan
sidmeier-area-mekong = Mekong
sidmeier-area-nippon = Nippon
sidmeier-area-java = Java
sidmeier-area-tanami = Tanami
sidmeier-area-tasmania = Tasmania
sidmeier-area-bering-sea = Bering Sea
sidmeier-area-north-pacific = North Pacific
sidmeier-area-californian-sea = Californian Sea
sidmeier-area-galapagos-sea = Galapagos Sea
sidmeier-area-chilean-sea = Chilean Sea
sidmeier-area-south-pacific = South Pacific
sidmeier-area-caribbean-sea = Caribbean Sea
sidmeier-area-west-atlantic = West Atlantic
sidmeier-area-north-atlantic = North Atlantic
sidmeier-area-canary-sea = Canary Sea
sidmeier-area-gulf-of-guinea = Gulf of Guinea
sidmeier-area-brazilian-sea = Brazilian Sea
sidmeier-area-argentine-sea = Argentine Sea
sidmeier-area-cape-sea = Cape Sea
sidmeier-area-arctic-sea = Arctic Sea
sidmeier-area-north-sea = North Sea
sidmeier-area-west-mediterranean = Western Mediterranean
    .brief = W. Mediterranean
sidmeier-area-east-mediterranean = Eastern Mediterranean
    .brief = E. Mediterranean
sidmeier-area-red-sea = Red Sea
sidmeier-area-arabian-sea = Arabian Sea
sidmeier-area-mozambique-channel = Mozambique Channel
sidmeier-area-indian-ocean = Indian Ocean
sidmeier-area-bay-of-bengal = Bay of Bengal
sidmeier-area-sunda-sea = Sunda Sea
sidmeier-area-coral-sea = Coral Sea
sidmeier-area-tasman-sea = Tasman Sea
sidmeier-area-south-china-sea = South China Sea
sidmeier-area-sea-of-japan = Sea of Japan
sidmeier-area-sea-of-okhotsk = Sea of Okhotsk
sidmeier-area-west-pacific = West Pacific

sidmeier-technology-masonry = Masonry
sidmeier-technology-alphabet-writing = Alphabet/Writing
sidmeier-technology-pottery-specialization = Pottery/Specialization
sidmeier-technology-the-wheel = The Wheel
sidmeier-technology-bronze-working = Bronze Working
sidmeier-technology-ceremonial-burial = Ceremonial Burial
sidmeier-technology-code-of-laws = Code of Laws
sidmeier-technology-horseback-riding = Horseback Riding
sidmeier-technology-mathematics = Mathematics
sidmeier-technology-iron-working = Iron Working
sidmeier-technology-philosophy-literature = Philosophy/Literature
sidmeier-technology-mysticism = Mysticism
sidmeier-technology-trade-map-making = Trade/Map Making
sidmeier-technology-currency = Currency
sidmeier-technology-construction = Construction
sidmeier-technology-banking = Banking
sidmeier-technology-education = Education
sidmeier-technology-engineering = Engineering
sidmeier-technology-theology = Theology
sidmeier-technology-feudalism = Feudalism
sidmeier-technology-astronomy = Astronomy
sidmeier-technology-printing-press = Printing Press
sidmeier-technology-chivalry = Chivalry
sidmeier-technology-navigation = Navigation
sidmeier-technology-chemistry = Chemistry
sidmeier-technology-nationalism = Nationalism
sidmeier-technology-physics = Physics
sidmeier-technology-economics = Economics
sidmeier-technology-gunpowder-weapons = Gunpowder Weapons
sidmeier-technology-cavalry = Cavalry
sidmeier-technology-legislative-government = Legislative Government
sidmeier-technology-metallurgy = Metallurgy
sidmeier-technology-medicine = Medicine
sidmeier-technology-steam-power = Steam Power
sidmeier-technology-industrialization = Industrialization
sidmeier-technology-scientific-method = Scientific Method
sidmeier-technology-electricity = Electricity
sidmeier-technology-combustion = Combustion
sidmeier-technology-flight = Flight
sidmeier-technology-fission = Fission
sidmeier-technology-electronics = Electronics
sidmeier-technology-mass-production = Mass Production
sidmeier-technology-plastics = Plastics
sidmeier-technology-robotics = Robotics
sidmeier-technology-radio-television = Radio/Television
sidmeier-technology-computers = Computers
sidmeier-technology-advanced-flight = Advanced Flight
sidmeier-technology-genetics = Genetics
sidmeier-technology-rocketry = Rocketry
sidmeier-technology-space-flight = Space Flight
sidmeier-technology-miniaturization = Miniaturization
sidmeier-technology-superconductor = Superconductor
sidmeier-technology-fusion = Fusion

sidmeier-wonder-hanging-gardens = The Hanging Gardens
sidmeier-wonder-colossus = The Colossus
sidmeier-wonder-pyramids = The Pyramids
sidmeier-wonder-great-library = The Great Library
sidmeier-wonder-oracle = The Oracle
sidmeier-wonder-great-lighthouse = The Great Lighthouse
sidmeier-wonder-great-wall = The Great Wall
sidmeier-wonder-leonardos-workshop = Leonardo’s Workshop
sidmeier-wonder-bachs-cathedral = J.S. Bach’s Cathedral
sidmeier-wonder-sistine-chapel = The Sistine Chapel
sidmeier-wonder-sun-tzus-art-of-war = Sun Tzu’s Art of War
sidmeier-wonder-copernicus-observatory = Copernicus’ Observatory
sidmeier-wonder-shakespeares-theatre = Shakespeare’s Theatre
sidmeier-wonder-newtons-university = Newton’s University
sidmeier-wonder-smiths-trading-company = Smith’s Trading Company
sidmeier-wonder-magellans-voyage = Magellan’s Voyage
sidmeier-wonder-transcontinental-railroad = Transcontinental Railroad
sidmeier-wonder-edisons-lab = Edison’s Lab
sidmeier-wonder-manhattan-project = Manhattan Project
sidmeier-wonder-hoover-dam = Hoover Dam
sidmeier-wonder-universal-suffrage = Universal Suffrage
sidmeier-wonder-united-nations = United Nations
sidmeier-wonder-cure-for-cancer = Cure for Cancer
sidmeier-wonder-apollo-program = Apollo Program
sidmeier-wonder-alpha-centauri-colony-ship = Alpha Centauri Colony Ship

sidmeier-improvement-granary = Granary
sidmeier-improvement-ziggurat = Ziggurat
sidmeier-improvement-courthouse = Courthouse
sidmeier-improvement-library = Library
sidmeier-improvement-temple = Temple
sidmeier-improvement-marketplace = Marketplace
sidmeier-improvement-aqueduct = Aqueduct
sidmeier-improvement-colosseum = Colosseum
sidmeier-improvement-bank = Bank
sidmeier-improvement-university = University
sidmeier-improvement-cathedral = Cathedral
sidmeier-improvement-castle = Castle
sidmeier-improvement-capitol = Capitol
sidmeier-improvement-stock-market = Stock Market
sidmeier-improvement-legislature = Legislature
sidmeier-improvement-hospital = Hospital
sidmeier-improvement-railroad = Railroad
sidmeier-improvement-factory = Factory
sidmeier-improvement-research-lab = Research Lab
sidmeier-improvement-highway-system = Highway System
sidmeier-improvement-nuclear-plant = Nuclear Plant
sidmeier-improvement-manufacturing-plant = Manufacturing Plant
sidmeier-improvement-shopping-mall = Shopping Mall
sidmeier-improvement-television-station = Television Station
sidmeier-improvement-internet = Internet
sidmeier-improvement-airport = Airport
sidmeier-improvement-healthcare-complex = Healthcare Complex
sidmeier-improvement-fusion-reactor = Fusion Reactor

sidmeier-unit-spearman = Spearman
sidmeier-unit-swordsman = Swordsman
    .brief = Sword
sidmeier-unit-chariot = Chariot
sidmeier-unit-horseman = Horseman
sidmeier-unit-catapult = Catapult
sidmeier-unit-galley = Galley
sidmeier-unit-man-at-arms = Man-at-Arms
sidmeier-unit-knight = Knight
sidmeier-unit-trebuchet = Trebuchet
sidmeier-unit-caravel = Caravel
sidmeier-unit-galleon = Galleon
sidmeier-unit-musketman = Musketman
sidmeier-unit-rifleman = Rifleman
sidmeier-unit-dragoon = Dragoon
sidmeier-unit-cannon = Cannon
sidmeier-unit-artillery = Artillery
sidmeier-unit-frigate = Frigate
sidmeier-unit-ironclad = Ironclad
sidmeier-unit-machine-gunner = Machine Gunner
    .brief = Gunner
sidmeier-unit-mechanized-infantry = Mechanized Infantry
    .brief = Mech. Infantry
sidmeier-unit-tank = Tank
sidmeier-unit-modern-armor = Modern Armor
sidmeier-unit-rocket-artillery = Rocket Artillery
sidmeier-unit-cruise-missiles = Cruise Missiles
sidmeier-unit-battleship = Battleship
sidmeier-unit-aircraft-carrier = Aircraft Carrier
sidmeier-unit-biplane = Biplane
sidmeier-unit-monoplane = Monoplane
sidmeier-unit-jet = Jet
sidmeier-unit-stealth-aircraft = Stealth Aircraft
sidmeier-unit-settler = Settler
sidmeier-unit-howitzer = Howitzer
sidmeier-unit-fighter = Fighter

sidmeier-token-wine = Wine
sidmeier-token-horses = Horses
sidmeier-token-iron = Iron
sidmeier-token-gems = Gems
sidmeier-token-spices = Spices
sidmeier-token-oil = Oil
sidmeier-token-coal = Coal
sidmeier-token-rare-metals = Rare Metals
sidmeier-token-free-technology = Free Technology
sidmeier-token-treasure = Treasure
sidmeier-token-minor = Minor Civilization
sidmeier-token-plague = Plague
sidmeier-token-desert = Desert
sidmeier-token-mountains = Mountains
sidmeier-token-jungle-forest = Jungle/Forest
sidmeier-token-fertile = Fertile
sidmeier-token-nothing = Nothing here

# The picture and the board in words

sidmeier-board-title = Sid Meier’s Civilization
sidmeier-board-movement = Round { $round }: movement and combat
sidmeier-board-trade = Round { $round }: trade
sidmeier-board-production = Round { $round }: production
sidmeier-board-purchase = Round { $round }: purchase
sidmeier-board-world = The World
sidmeier-board-era = Era
sidmeier-board-order = Order of play
sidmeier-board-critical = Critical resource
sidmeier-board-critical-last = Critical last round
sidmeier-board-milestones = Milestones
sidmeier-board-market = Technologies for sale
sidmeier-board-battle = Battle
sidmeier-board-offers = Offers
sidmeier-board-out = out of the game
sidmeier-board-won =
    { $number ->
        [one] { $who } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. { $reason }
       *[other] { $who } win with { $points } points each. { $reason }
    }
sidmeier-region-north-america = North America
sidmeier-region-south-america = South America
sidmeier-region-europe = Europe
sidmeier-region-africa = Africa
sidmeier-region-asia = Asia
sidmeier-region-oceania = Oceania
sidmeier-hand-settlements = Settlements
sidmeier-hand-tokens = Tokens you have looked at
sidmeier-hand-improvements = Improvements
sidmeier-hand-wonders = Wonders
sidmeier-hand-technologies = Technologies
sidmeier-hand-market = Technologies for sale
sidmeier-hand-auto = wherever it earns most
sidmeier-hand-spent = counts for points only
sidmeier-told-phase = { $phase }.
sidmeier-told-up =
    { $number ->
        [one] It is { $who }’s turn.
       *[other] Waiting for { $who }.
    }
sidmeier-told-era = Era: { $era }.
sidmeier-told-order = Order of play: { $who }.
sidmeier-told-critical = The critical resource is { $resource }.
sidmeier-told-dawn = The era ends with this round.
sidmeier-told-ending = The game ends with this round.
sidmeier-told-fight = A battle is declared in { $area }: { $who } against { $whom }.
sidmeier-told-battle = Battle in { $area }: { $who } against { $whom }.
sidmeier-told-picked = Fighters have been chosen in secret by { $who }.
sidmeier-told-shown = The Oracle shows you: { $units }.
sidmeier-told-asked = Somebody has entered { $area }; battles may be declared there.
sidmeier-told-player = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $gold } gold; would earn { $income } gold now, without the critical resource.
sidmeier-told-out = { $who } is out of the game.
sidmeier-told-settlements = { $who }’s settlements: { $things }.
sidmeier-told-cards = { $who }’s resource cards: { $things }.
sidmeier-told-technologies = { $who }’s technologies: { $things }.
sidmeier-told-wonders = { $who }’s wonders: { $things }.
sidmeier-told-improvements = { $who }’s improvements: { $things }.
sidmeier-told-settlement = { $area } ({ $facts })
sidmeier-told-happy = happy
sidmeier-told-unhappy = unhappy
sidmeier-told-productive = productive
sidmeier-told-lent = card held by { $who }
sidmeier-told-area = { $area }: { $groups }.
sidmeier-told-group = { $who }: { $unit }
sidmeier-told-ship = { $who }: { $unit } carrying { $cargo }
sidmeier-told-left = { $group } (can still move)
sidmeier-told-token = Open token { $token }: { $areas }.
sidmeier-told-known = You have looked at the token of { $area }: { $token }.
sidmeier-told-hidden = Face-down tokens: { $areas }.
sidmeier-told-market = Technologies for sale: { $wares }.
sidmeier-told-ware = { $technology } for { $gold } gold
sidmeier-told-beside = Technologies beside the board: { $things }.
sidmeier-told-milestone = Milestone “{ $milestone }” is open; { $needed } are needed: { $standing }.
sidmeier-told-standing = { $who } { $number }
sidmeier-told-taken = Milestone “{ $milestone }” belongs to { $who }.
sidmeier-told-debt = { $who } owes { $whom } { $gold } gold after production.
sidmeier-cmd-start = start
sidmeier-cmd-move = move
sidmeier-cmd-fly = fly
sidmeier-cmd-explore = explore
sidmeier-cmd-declare = declare
sidmeier-cmd-join = join
sidmeier-cmd-pick = pick
sidmeier-cmd-offer = offer
sidmeier-cmd-accept = accept
sidmeier-cmd-withdraw = withdraw
sidmeier-cmd-assign = assign
sidmeier-cmd-buy = buy
sidmeier-cmd-sell = sell
sidmeier-cmd-found = found
sidmeier-cmd-grow = grow
sidmeier-cmd-research = research
sidmeier-cmd-claim = claim
sidmeier-cmd-end = end
sidmeier-end-move-typed = end, done
sidmeier-end-declare-typed = end, done
sidmeier-end-window-typed = end, done
sidmeier-end-join-typed = end, done
sidmeier-end-trade-typed = end, done
sidmeier-end-buy-typed = end, done

# Why a computer player would make a move

sidmeier-why-claim = What is claimed early cannot be taken by others.
sidmeier-why-start = There is good land around, and room to grow.
sidmeier-why-buy = That brings most for its gold.
sidmeier-why-explore = What lies there may be a resource.
sidmeier-why-move = There your units do more, or are needed.
sidmeier-why-accept = You get more than you give.
sidmeier-why-offer = Both of you earn more by it, so it may well be accepted.
sidmeier-why-declare = Your units there are likely to win.
sidmeier-why-pick = That is your best unit for this battle.
sidmeier-why-sell = Newer units stand there; the old ones are worth gold.
sidmeier-why-assign = It is needed most there.
sidmeier-why-research = That technology brings most for its price.
sidmeier-why-grow = A larger city earns more and counts more.
sidmeier-why-found = A settlement here earns from the next production on.
sidmeier-why-end = What is left to do is not worth its price now.
sidmeier-why-claim-end = You have { $points } points, the best of all { $best }: this ending suits you.
sidmeier-why-claim-near = The nearest of the others has { $reached } of the { $needed } that it takes.
sidmeier-why-start-room =
    { $number ->
        [one] One free region lies
       *[other] { $number } free regions lie
    } within two steps.
sidmeier-why-start-alone = Nobody else lives that near.
sidmeier-why-start-coast = It has a coast, for ships later on.
sidmeier-why-explore-settler = Your settler in { $area } should know what there is before a village is founded.
sidmeier-why-move-aboard = On this side no land is left: the ship takes the settler to a free coast.
sidmeier-why-move-ashore = In { $area } the settler can found a village at once.
sidmeier-why-move-no-land = { $area } bears no village of yours.
sidmeier-why-site-resource = In { $area } there is a resource: { $resource }.
sidmeier-why-site-more = Of { $resource } you would have { $number }: several of one kind pay a monopoly.
sidmeier-why-site-fertile = { $area } is fertile: a settlement earns more there.
sidmeier-why-site-free = { $area } is free for a village.
sidmeier-why-move-attack = Together with what stands near, your armies take { $area } from { $who } with a chance of { $percent } %.
sidmeier-why-move-prize = The prize: { $size }, which earns { $gold } gold.
sidmeier-why-move-spare = Nobody threatens { $area } at present.
sidmeier-why-move-towards = From { $area } it is nearer to where your armies are needed.
sidmeier-why-move-shores = There free land lies by the sea: { $areas }.
sidmeier-why-move-fetch = Settlers wait there for a ship.
sidmeier-why-danger = { $area } is in danger: a neighbour could take it with a chance of { $percent } %.
sidmeier-why-buy-land =
    Around { $area } { $number ->
        [one] one region is
       *[other] { $number } regions are
    } still free for villages.
sidmeier-why-buy-village = With its village it costs { $gold } gold and earns from then on.
sidmeier-why-buy-guard = The danger for { $area } falls from { $before } to { $after } %.
sidmeier-why-buy-attack = With it you take { $area } from { $who } next round with a chance of { $percent } %.
sidmeier-why-buy-cost = It costs { $gold } of your { $left } gold.
sidmeier-why-buy-fleets = That makes { $reached } of the { $needed } fleets of a milestone.
sidmeier-why-buy-ship = On foot your settlers reach no free land any more; over the sea there may be some.
sidmeier-why-buy-gears = Your best settlement without one earns { $gold } gold, and twice as much with it.
sidmeier-why-buy-smileys =
    { $number ->
        [one] One of your settlements is unhappy and earns
       *[other] { $number } of your settlements are unhappy and earn
    } less.
sidmeier-why-buy-win = With your { $points } points the ship to the stars ends the game in your favour.
sidmeier-why-research-gold =
    { $gold ->
        [one] It brings one gold more
       *[other] It brings { $gold } gold more
    } at every production, one for each kind of resource that you hold.
sidmeier-why-research-milestone = That makes { $reached } of the { $needed } technologies of a milestone.
sidmeier-why-research-points = Every technology counts at the end, and strengthens your armies.
sidmeier-why-research-wonders = Its first owner gets { $wonders }.
sidmeier-why-research-seminal = It is a seminal discovery, which counts most at the end.
sidmeier-why-research-leads = It leads on to { $technologies }.
sidmeier-why-grow-size = { $area } becomes a larger settlement ({ $size }): one point more, and more gold.
sidmeier-why-grow-resource = With its resource ({ $resource }) it earns most by growing.
sidmeier-why-end-save = With your { $gold } gold and { $income } of income you can afford something better next round.
sidmeier-why-end-peace = No battle there is likely to be won.
sidmeier-why-end-last = The match ends with this round: your { $gold } gold buy no point more.
sidmeier-why-end-broke = You have no gold left; the next production brings { $income }.
sidmeier-why-end-movement = Your settlers and armies stand where they are of most use.
sidmeier-why-end-production = No swap of cards is in sight by which you gain enough.
sidmeier-why-assign-free = The cards lie well where they are.
sidmeier-why-declare-odds = In { $area } you win with a chance of { $percent } %.
sidmeier-why-pick-foes =
    { $number ->
        [one] One enemy unit stands
       *[other] { $number } enemy units stand
    } against it.
sidmeier-why-trade-new = A new kind of resource for you: { $resource }.
sidmeier-why-trade-monopoly = You would hold { $number } of { $resource }, which pay { $gold } gold.
sidmeier-why-trade-spare = Of { $resource } you have { $number }: you can spare one.
sidmeier-why-trade-gold = You get { $gold } gold besides.

# Looking back at a match

sidmeier-measure = Victory points, as if the match had ended then.
