# Stone Age in English.

stoneage-name = Stone Age
stoneage-tagline = Hunt, gather, build and feed your people.

stoneage-food = food
stoneage-wood = wood
stoneage-clay = clay
stoneage-stone = stone
stoneage-gold = gold
stoneage-tool = tool
stoneage-field = agriculture
stoneage-pieces = { $number } { $kind }
stoneage-bundle = { $items }
stoneage-nothing = nothing

stoneage-place-tool-maker = Tool maker
stoneage-place-hut = Hut
stoneage-place-field = Field
stoneage-place-hunt = Hunt
stoneage-place-forest = Forest
stoneage-place-clay-pit = Clay pit
stoneage-place-quarry = Quarry
stoneage-place-river = River
stoneage-place-card = Card { $number }
stoneage-place-building = Building { $number }
stoneage-to-tool-maker = with the tool maker
stoneage-to-hut = at the hut
stoneage-to-field = on the field
stoneage-to-hunt = at the hunt
stoneage-to-forest = in the forest
stoneage-to-clay-pit = in the clay pit
stoneage-to-quarry = in the quarry
stoneage-to-river = at the river
stoneage-to-card = on card { $number } ({ $lying })
stoneage-to-building = on building { $number } ({ $lying })
stoneage-gives-tool-maker = 1 person: a tool
stoneage-gives-hut = 2 people: a new person
stoneage-gives-field = 1 person: a step on the agriculture track
stoneage-gives-hunt = 1 { $kind } for every { $eyes } pips
stoneage-gives-resource =
    { $free ->
        [one] 1 { $kind } for every { $eyes } pips; 1 place left
       *[other] 1 { $kind } for every { $eyes } pips; { $free } places left
    }
stoneage-own-place = { $place } ({ $what })
    .brief = { $place }
stoneage-rolling =
    { $number ->
        [one] 1 die
       *[other] { $number } dice
    }

stoneage-card = { $top } / { $bottom }
stoneage-top-dice = Dice for all
stoneage-top-food = { $number } food
stoneage-top-roll = { $number } dice for { $kind }
stoneage-top-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
stoneage-top-tool = Tool
stoneage-top-field = Agriculture
stoneage-top-extra = Extra card
stoneage-top-once = One-use tool { $number }
stoneage-top-choice = { $number } resources of choice
stoneage-symbol-healing = healing
stoneage-symbol-art = art
stoneage-symbol-music = music
stoneage-symbol-writing = writing
stoneage-symbol-sundial = sundial
stoneage-symbol-pottery = pottery
stoneage-symbol-transport = transport
stoneage-symbol-weaving = weaving
stoneage-folk-farmer =
    { $number ->
        [one] 1 farmer
       *[other] { $number } farmers
    }
stoneage-folk-hut-builder =
    { $number ->
        [one] 1 hut builder
       *[other] { $number } hut builders
    }
stoneage-folk-shaman =
    { $number ->
        [one] 1 shaman
       *[other] { $number } shamans
    }
stoneage-folk-tool-maker =
    { $number ->
        [one] 1 tool maker
       *[other] { $number } tool makers
    }

stoneage-building-fixed =
    { $points ->
        [one] { $cost } for 1 point
       *[other] { $cost } for { $points } points
    }
stoneage-building-kinds =
    { $kinds ->
        [one] { $number } resources of exactly one kind
       *[other] { $number } resources of exactly { $kinds } kinds
    }
stoneage-building-any = { $least } to { $most } resources of any kinds

stoneage-option-cards = Cards that were taken openly
stoneage-option-cards-hidden = Face down
stoneage-option-cards-open = Stay open to all

# Words of moves

stoneage-verb-place = Place people
    .brief = Place
stoneage-verb-use = Use a place
    .brief = Use
stoneage-verb-tools = Choose tools
stoneage-verb-pay = Pay
stoneage-verb-decline = Decline
stoneage-verb-take = Take a die
stoneage-verb-feed = Replace missing food
stoneage-starve = Go hungry: −{ $points } points
stoneage-verb-spend = Use the card: 2 resources of choice
    .brief = Use the card
stoneage-verb-end = End the turn

stoneage-about-place = Phase 1: set one or more people on one place.
stoneage-about-use = Phase 2: use a place where your people stand.
stoneage-about-tools = After a roll: add unused tools, or choose None.
stoneage-about-pay = Pay for the card or building where your person stands.
stoneage-about-decline = Leave the card or building where it is, or go hungry.
stoneage-about-take = Take one of the dice that lie around a card.
stoneage-about-feed = Replace missing food with resources.
stoneage-about-spend = Take two resources with your open card, at any of your decisions.
stoneage-about-end = End your actions of this round.

stoneage-word-place = place
stoneage-word-people = people
stoneage-word-tools = tools
stoneage-word-resources = resources
stoneage-word-die = die

# Questions

stoneage-ask-turn-place = Send people to one place.
stoneage-ask-place = Where do you place people?
stoneage-ask-people = How many people do you place { $place }?
stoneage-ask-turn-act = Use your places in any order.
stoneage-ask-use = Which of your places do you use?
stoneage-ask-tools = You rolled { $total }, worth { $pieces }. { $missing } more would be { $next }. Which tools do you add?
stoneage-tool-value = Tool { $value }
stoneage-tool-once = One-use tool { $value }
    .brief = One-use { $value }
stoneage-ask-card =
    { $price ->
        [one] Card “{ $card }”: do you pay 1 resource?
       *[other] Card “{ $card }”: do you pay { $price } resources?
    }
stoneage-ask-pay-card =
    { $price ->
        [one] Which resource do you pay?
       *[other] Which { $price } resources do you pay?
    }
stoneage-ask-building = Do you build this: { $building }?
stoneage-ask-pay-fixed = This building costs { $cost }.
stoneage-ask-pay-kinds =
    { $kinds ->
        [one] Pay { $number } resources of one kind.
       *[other] Pay { $number } resources of exactly { $kinds } kinds.
    }
stoneage-ask-pay-any = Pay { $least } to { $most } resources of any kinds.
stoneage-ask-take = Take one of the dice.
stoneage-ask-die = Which die do you take?
stoneage-die = { $reward } ({ $number })
stoneage-ask-hungry = You lack { $number } food. Do you replace all of it with resources, or do your people go hungry (−{ $points } points)?
stoneage-ask-feed =
    { $number ->
        [one] Which resource replaces the missing food?
       *[other] Which { $number } resources replace the missing food?
    }
stoneage-ask-spend = Which { $number } resources do you take?

# Refusals

stoneage-no-twice = Your people already stand on this place: { $place }. Choose a place where you have nobody this round.
stoneage-no-full = This place is full: { $place }. Choose another one.
stoneage-no-too-few = The hut takes two people at once, and you have only one left. Choose another place.
stoneage-no-village = With two or three players only two places of the village are used in a round. Choose a place outside the village.
stoneage-no-crowded-2 = With two players each resource place is for one of you only: { $place } is taken. Choose another place.
stoneage-no-crowded-3 = With three players at most two of you share a resource place: { $place } is taken. Choose another place.
stoneage-no-passing = You may not pass while you can place somebody. Choose a place.
stoneage-no-use-yet = Places are used when nobody can place any more. Place people now.
stoneage-no-place-now = People stay where they are. Use your places now.
stoneage-no-people-there = None of your people stand there: { $place }. Choose one of your places.
stoneage-no-end-yet = Use all of your places first. Left: { $places }.
stoneage-no-more-places = All of your places are used. End your turn.
stoneage-no-tool = You have no unused tool “{ $word }”. Each tool is used once a round.
stoneage-no-once = You have no one-use tool “{ $word }” lying open.
stoneage-no-help = It takes { $missing } more, and your tools do not reach that. Keep them: choose None.
stoneage-no-roll = Tools are added after you have rolled in the action phase.
stoneage-no-purchase = There is nothing to pay for now. First use the place of the card or building.
stoneage-tools-first = Your dice still lie there. First add tools, or choose None.
stoneage-settle-first = First pay for what lies there, or decline it.
stoneage-feed-first = First replace the missing food with resources, or go hungry.
stoneage-no-tools-here = Tools cannot change these dice. Take one of them.
stoneage-no-price = You have too few resources: the card costs { $price }. Decline it, or use your card “2 resources of choice” first.
stoneage-no-means = You cannot pay for this: { $building }. Decline it, or use your card “2 resources of choice” first.
stoneage-no-kinds =
    { $kinds ->
        [one] This building takes resources of exactly one kind; these are { $number } kinds.
       *[other] This building takes resources of exactly { $kinds } kinds; these are { $number }.
    }
stoneage-no-food = Food is not a resource. Choose wood, clay, stone or gold.
stoneage-no-resource = You cannot pay { $kind } here, or have none. Choose among the resources that are offered.
stoneage-no-die = No die gives this any more: { $reward }. Choose one of those that lie there.
stoneage-no-fill = You do not have enough resources to replace { $number } food. Use your card “2 resources of choice” first, or go hungry.
stoneage-no-choice-card = You have no open card “2 resources of choice”.

# What happened

stoneage-dealt = The tribes settle down with 5 people and 12 food each. { $who } is the start player.
stoneage-round = Round { $round } begins. { $who } is the start player.
stoneage-placed =
    { $number ->
        [one] { $who } places 1 person { $place }.
       *[other] { $who } places { $number } people { $place }.
    }
stoneage-got-tool = { $who } gets a tool; tools now: { $now }.
stoneage-got-person = { $who } gets a new person and has { $now } now.
stoneage-got-field = { $who } moves up to { $now } on the agriculture track.
stoneage-got-points = { $who } moves { $number } ahead on the score track.
stoneage-full-tool = { $who } already has three tools of value 4 and gets no more.
stoneage-full-person = { $who } already has ten people and gets no more.
stoneage-full-field = { $who } is already at the end of the agriculture track.
stoneage-rolled =
    { $number ->
        [one] { $who } rolls a { $dice } for { $kind }.
       *[other] { $who } rolls for { $kind }: { $dice }, together { $total }.
    }
stoneage-added = { $who } adds tools ({ $tools }), together { $total }.
stoneage-got = { $who } gets { $pieces }.
stoneage-got-nothing = { $who } gets nothing.
stoneage-card-bought = { $who } pays { $paid } and takes the card “{ $card }”.
stoneage-card-left = { $who } leaves the card “{ $card }” where it is.
stoneage-rolled-for-all = { $who } rolls for everybody: { $dice }.
stoneage-took-die = { $who } takes the { $number }: { $reward }.
stoneage-drew = { $who } draws a card face down.
stoneage-drew-this = The card that you drew face down is “{ $card }”; only its lower part counts.
stoneage-deck-empty = No card is left in the deck; { $who } draws none.
stoneage-spent = { $who } uses the card “2 resources of choice” and takes { $resources }.
stoneage-built =
    { $points ->
        [one] { $who } pays { $paid }, puts up building { $number } and scores 1 point.
       *[other] { $who } pays { $paid }, puts up building { $number } and scores { $points } points.
    }
stoneage-turned-up = The next building is: { $building }.
stoneage-building-left = { $who } leaves building { $number } where it is ({ $building }).
stoneage-stack-empty = A stack of buildings is empty: this round is the last.
stoneage-fed =
    { $grown ->
        [0] { $who } feeds { $people } people; food left: { $left }.
       *[other] { $who } harvests { $grown } food and feeds { $people } people; food left: { $left }.
    }
stoneage-short =
    { $grown ->
        [0] { $who } is { $number } food short for { $people } people.
       *[other] { $who } harvests { $grown } food and is { $number } short for { $people } people.
    }
stoneage-fed-resources = { $who } replaces the missing food with { $resources }.
stoneage-starved = { $who }’s people go hungry: −{ $points } points.

stoneage-phase-place = Round { $round }: placing people
stoneage-phase-act = Round { $round }: { $who }’s actions
stoneage-phase-feed = Round { $round }: feeding
stoneage-phase-over = Final scoring after round { $round }

stoneage-ended-cards = The game is over: four open cards can no longer be laid out.
stoneage-ended-buildings = The game is over: a stack of buildings is used up.
stoneage-scored = { $who }: total { $points } ({ $track } on the score track, { $resources } for resources, { $culture } for culture, { $folk }). For a tie: agriculture, tools and people { $tie }.
stoneage-scored-farmer = { $points } for farmers ({ $figures } × { $times })
stoneage-scored-hut-builder = { $points } for hut builders ({ $figures } × { $times })
stoneage-scored-shaman = { $points } for shamans ({ $figures } × { $times })
stoneage-scored-tool-maker = { $points } for tool makers ({ $figures } × { $times })

# Words on the pictures

stoneage-board-won =
    { $number ->
        [one] { $who } wins. Points: { $points }.
       *[other] { $who } share the victory. Points: { $points }.
    }
stoneage-board-start = Start player
stoneage-board-kinds =
    { $number ->
        [one] 1 kind
       *[other] { $number } kinds
    }
stoneage-board-any-kinds = any kinds
stoneage-board-last = Last round
stoneage-region-places = Hunt and resources
stoneage-region-village = Village
stoneage-region-cards = Cards
stoneage-region-buildings = Buildings
stoneage-hand-title = Your cards
stoneage-hand-total = So far

stoneage-tell-phase = { $phase }.
stoneage-tell-up = To move: { $who }. Start player: { $first }.
stoneage-tell-roll = { $who } has rolled for { $kind }: { $dice }.
stoneage-tell-roll-all = Dice for all, { $who } takes next: { $dice }.
stoneage-tell-crowd = { $who } ({ $number })
stoneage-tell-place = { $place }: { $people }.
stoneage-tell-empty = Nobody stands here: { $places }.
stoneage-tell-card = Card { $price }, price { $price }: { $card }.
stoneage-tell-deck = Cards in the deck: { $number }.
stoneage-tell-building = Building { $number }: { $building }; { $left } in the stack.
stoneage-tell-no-building = Building { $number }: the stack is empty.
stoneage-tell-tool = { $value }
stoneage-tell-tool-used = { $value } (used)
stoneage-tell-player = { $who }: points { $score }; people { $people }, at home { $home }; food { $food }; resources { $resources }; agriculture { $agriculture }; tools { $tools }; buildings { $buildings }; face-down cards { $cards }.
stoneage-tell-kept = Open in front of { $who }: { $cards }.
stoneage-tell-cards = { $who }’s cards: { $cards }.
stoneage-tell-total = { $who }’s score now would be { $points }.
stoneage-cmd-place = place
stoneage-cmd-use = use
stoneage-cmd-tools = tools
stoneage-cmd-pay = pay
stoneage-cmd-decline = decline
stoneage-cmd-take = take
stoneage-cmd-feed = feed
stoneage-cmd-spend = spend
stoneage-cmd-end = end
stoneage-verb-end-typed = end, done
stoneage-verb-place-typed = place

# Why a computer player would make a move

stoneage-why-tool-maker = Tools help you in every round that is still to come.
stoneage-why-field = A field feeds somebody in every round that is still to come.
stoneage-why-hut = One person more works for you in every round that is still to come.
stoneage-why-hunt = Your people need food.
stoneage-why-resource = You need this resource for cards and buildings.
stoneage-why-card = The card brings you more than it costs.
stoneage-why-building = The building turns your resources into points.
stoneage-why-people = It takes few of your people.
stoneage-why-hunger = Enough stay at home to find the food that is missing.
stoneage-why-denial = The next player would like that place, too.

# Looking back at a match

stoneage-measure = Points, as if the match had ended then: with resources and all cards, the hidden ones too.
