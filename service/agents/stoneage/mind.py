"""A player of Stone Age who takes what looks best now: village early, food for all, cards and buildings that pay.

Everything is weighed in points. One eye of a die is worth about one point, because a resource takes as many eyes as it
brings points in a building.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import combinations, combinations_with_replacement

from rules.kernel import Count, Many, Node, One, Path, Seat, Split
from rules.stoneage.buildings import best_payment
from rules.stoneage.printed import (
    BUILDINGS,
    CARDS,
    EYES,
    HUNGER,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    PLACES,
    PRICES,
    RESOURCES,
    Building,
    Card,
)
from rules.stoneage.resources import CARD_GIVES, cheapest, counts, worth
from service.agents import Ask
from service.agents.stoneage.scene import Scene
from service.agents.stoneage.weights import Weights

DIE = 3.5
"""Eyes that a person rolls."""
MOST_TOOLS = 12
TWO_GOLD: Path = ("spend", (("gold", CARD_GIVES),))


def decide(scene: Scene, seat: Seat, ask: Ask, weights: Weights) -> Path:
    """The move that looks best."""
    mind, verbs = Mind(scene, seat, ask, weights), _offered(ask(()))
    moves: dict[str, Callable[[], Path]] = {
        "place": mind.place,
        "use": mind.use,
        "tools": mind.tools,
        "take": mind.take,
        "end": lambda: ("end",),
    }
    for verb, move in moves.items():
        if verb in verbs:
            return move()
    if scene.meal:
        return mind.feed(verbs)
    return mind.buy_card(verbs) if scene.buying.startswith("card") else mind.build(verbs)


class Mind:
    """What one seat knows and thinks at one moment."""

    def __init__(self, scene: Scene, seat: Seat, ask: Ask, weights: Weights) -> None:
        self.scene, self.seat, self.ask, self.weights = scene, seat, ask, weights
        self.me = scene.sides[seat]
        self.at = self.me.at
        self.rounds = _rounds_left(scene, weights)
        self.figures = self.me.figures()

    def place(self) -> Path:
        return self.placements()[0]

    def placements(self) -> list[Path]:
        """Every placement, the best first."""
        return sorted(self._placements(), key=lambda path: -self._worth_of_placing(path))

    def use(self) -> Path:
        """First what helps the others, then the dice, dear ones first, then buildings, then cards."""
        places = _offered(self.ask(("use",)))
        return ("use", min(places, key=self._order))

    def tools(self) -> Path:
        """The tools that bring most and are missed least."""
        node = self.ask(("tools",))
        assert isinstance(node, Many)
        values = {choice.key: int(choice.key.removeprefix("once")[0]) for choice in node.choices}
        ways = (way for size in range(len(values) + 1) for way in combinations(values, size))
        return ("tools", max(ways, key=lambda way: self._worth_of_tools([(key, values[key]) for key in way])))

    def take(self) -> Path:
        return ("take", max(_offered(self.ask(("take",))), key=self._worth_of_reward))

    def feed(self, verbs: list[str]) -> Path:
        if "feed" not in verbs:
            return TWO_GOLD if "spend" in verbs else ("decline",)
        node = self.ask(("feed",))
        assert isinstance(node, Split)
        payment = cheapest(self.me.resources, node.lo)
        return ("feed", payment) if self.weights.kept * worth(counts(payment)) < HUNGER else ("decline",)

    def buy_card(self, verbs: list[str]) -> Path:
        place = self.scene.buying
        price = PRICES[int(place[-1]) - 1]
        if self._worth_of_card(place) < self._hunger(sum(self.me.resources) - price):
            return ("decline",)
        if "pay" not in verbs:
            return TWO_GOLD
        return ("pay", cheapest(self.me.resources, price))

    def build(self, verbs: list[str]) -> Path:
        """The dearest payment; the card of two resources is worth most here."""
        building = BUILDINGS[self._lying(self.scene.buying)]
        if "spend" in verbs:
            return max(_pairs(), key=lambda pair: self._points_after(building, counts(pair[1])))
        payment = best_payment(building, self._spare()) or best_payment(building, self.me.resources)
        return ("pay", payment) if payment else ("decline",)

    def _points_after(self, building: Building, more: tuple[int, ...]) -> int:
        payment = best_payment(building, [a + b for a, b in zip(self.me.resources, more, strict=True)])
        return (building.points or worth(counts(payment))) if payment else -1

    def _spare(self) -> list[int]:
        """Resources that nobody has to eat."""
        gap = min(self._gap, sum(self.me.resources))
        eaten = counts(cheapest(self.me.resources, gap))
        return [there - gone for there, gone in zip(self.me.resources, eaten, strict=True)]

    @cached_property
    def _gap(self) -> int:
        """Food that is missing this round; those who hunt already are expected to bring theirs."""
        hunted = int(DIE * self.at.get("hunt", 0) / EYES["food"])
        return max(0, self.me.people + ("hut" in self.at) - self.me.agriculture - self.me.food - hunted)

    def _hunger(self, left: float) -> float:
        """What it costs at the end of the round to have only so many resources left, though there were enough."""
        return HUNGER if left < self._gap <= sum(self.me.resources) else 0.0

    def _placements(self) -> Iterator[Path]:
        for place in _offered(self.ask(("place",))):
            node = self.ask(("place", place))
            if isinstance(node, Count):
                yield from (("place", place, people) for people in range(node.lo, node.hi + 1))
            else:
                yield ("place", place)

    def _worth_of_placing(self, path: Path) -> float:
        return sum(self.terms(path).values())

    def terms(self, path: Path) -> dict[str, float]:
        """What a placement brings and costs, part by part."""
        place = str(path[1])
        people = int(str(path[2])) if len(path) > 2 else PLACES[place].least
        kind = PLACES[place].kind
        return {
            place if kind == "village" else kind: self._worth_of_place(place, people),
            "people": -self.weights.person * people,
            "hunger": -self._risk(place, people),
            "denial": self.weights.denial * self._denied(place),
        }

    def _denied(self, place: str) -> float:
        """What the next player would get there, where there is room for one of us only."""
        if PLACES[place].kind in ("hunt", "resource") or not self.weights.denial:
            return 0.0
        return max(0.0, self._rival._worth_of_place(place, PLACES[place].least))

    @cached_property
    def _rival(self) -> "Mind":
        return Mind(self.scene, (self.seat + 1) % self.scene.seats, self.ask, self.weights)

    def _risk(self, place: str, people: int) -> float:
        """Hunger, if those who stay at home could not bring the missing food any more."""
        if place == "hunt" or "hunt" in self.at:
            return 0.0
        hunted = DIE * (self.me.home - people) / EYES["food"]
        return HUNGER if self._gap > hunted + max(0, self._purse) else 0.0

    def _worth_of_place(self, place: str, people: int) -> float:
        match PLACES[place].kind:
            case "village":
                return self._worth_of_reward(place)
            case "hunt":
                return self._worth_of_hunting(people)
            case "resource":
                return self._worth_of_digging(place, people)
            case "card":
                return self._worth_of_card(place) if self._purse >= PRICES[int(place[-1]) - 1] else -1
            case _:
                return self._worth_of_building(place)

    def _worth_of_reward(self, reward: str) -> float:
        """The tool maker, the hut, the field, or a die of a card."""
        w, figures = self.weights, self.figures
        match reward:
            case "tool" | "tool-maker":
                return (w.tool * self.rounds + w.tool_now + figures["tool-maker"]) * (self.me.tools < MOST_TOOLS)
            case "field":
                return (w.field * self.rounds + w.field_now + figures["farmer"]) * (
                    self.me.agriculture < MOST_AGRICULTURE
                )
            case "hut":
                return (w.hut * self.rounds + w.hut_now + figures["shaman"]) * (self.me.people < MOST_PEOPLE)
            case _:
                return w.kept * EYES[reward]

    def _worth_of_hunting(self, people: int) -> float:
        """Food that is missing this round counts full, more of it is for later rounds."""
        food = (DIE * people + self.weights.hunting_tools * self.me.tools) / EYES["food"]
        gap = float(self._gap)
        spare = max(0.0, self.weights.larder * self.me.people - self.me.food) if self.rounds > 1 else 0.0
        return self.weights.food * min(food, gap) + self.weights.spare_food * min(max(0.0, food - gap), spare)

    def _worth_of_digging(self, place: str, people: int) -> float:
        """Eyes that are not lost, as long as there are not plenty of the kind; the dear kinds fetch a little more."""
        kind = PLACES[place].yields
        eyes = EYES[kind]
        gained = max(0.0, DIE * people + self.weights.digging_tools * self.me.tools - self.weights.waste * eyes) / eyes
        wanted = min(gained, max(0, self.weights.plenty - self._stock[RESOURCES.index(kind)]))
        return (wanted + 0.2 * (gained - wanted)) * eyes * (self.weights.digging + self.weights.dear * eyes)

    def _worth_of_card(self, place: str) -> float:
        """What both parts bring, less the price."""
        card = CARDS[self._lying(place)]
        return self._worth_of_top(card) + self._worth_of_bottom(card) - self._price(place)

    def _price(self, place: str) -> float:
        """Who has plenty pays lightly."""
        each = self.weights.resource if sum(self.me.resources) < 2 * self.weights.plenty else self.weights.rich
        return each * PRICES[int(place[-1]) - 1]

    def _worth_of_top(self, card: Card) -> float:
        match card.top:
            case "food":
                return self.weights.card_food * card.amount
            case "resource":
                return self.weights.kept * EYES[card.resource] * card.amount
            case "tool" | "field" as reward:
                return self._worth_of_reward(reward)
            case "dice":
                return max(self.weights.dice, self.rounds)
            case "choice":
                return self.weights.kept * 2 * EYES["gold"]
            case "roll" | "extra":
                return self.weights.roll
            case _:
                return float(card.amount)

    def _worth_of_bottom(self, card: Card) -> float:
        """Points at the end, with some growth in between."""
        if card.symbol:
            mine = [CARDS[name].symbol for name in self.me.cards]
            row = len({name for name in mine if name})
            twice = sum(mine.count(name) > 1 for name in set(mine) if name)
            return 2 * (twice if card.symbol in mine else row) + 1 + self.weights.culture * self.rounds
        grown = {
            "farmer": min(MOST_AGRICULTURE, self.me.agriculture + self.weights.more_fields * self.rounds),
            "hut-builder": self.me.buildings + self.weights.more_buildings * self.rounds,
            "shaman": min(MOST_PEOPLE, self.me.people + self.weights.more_people * self.rounds),
            "tool-maker": min(MOST_TOOLS, self.me.tools + self.weights.more_tools * self.rounds),
        }
        return card.figures * grown[card.folk]

    def _worth_of_building(self, place: str) -> float:
        """Points, less what the resources are worth in the hand."""
        building = BUILDINGS[self._lying(place)]
        payment = best_payment(building, self._stock)
        if payment is None:
            return -1.0
        builders = self.figures["hut-builder"]
        points = building.points or worth(counts(payment))
        return points - self.weights.paid * worth(counts(payment)) + builders

    def _worth_of_tools(self, added: list[tuple[str, int]]) -> float:
        """What a roll brings with these tools, less what they could bring in another roll of this round."""
        assert self.scene.roll is not None
        kind, rolled = self.scene.roll
        eyes, total = EYES[kind], rolled + sum(value for _, value in added)
        later = self.weights.tools_later if self.at else 0.05
        cost = sum(value * (1.1 if key.startswith("once") else later) for key, value in added)
        return total // eyes * eyes * (0.7 if kind == "food" else 1.0) - cost

    def _order(self, place: str) -> tuple[int, int]:
        """Village, dice from the dearest, buildings from the dearest, cards; but tools on a card before the dice."""
        kind = PLACES[place].kind
        if kind == "card" and CARDS[self._lying(place)].top in ("once", "tool") and sum(self.me.resources) > 3:
            kind = "village"
        ranks = ("village", "resource", "hunt", "building", "card")
        return ranks.index(kind), -list(PLACES).index(place)

    def _lying(self, place: str) -> str:
        number = int(place[-1]) - 1
        return self.scene.row[number] if PLACES[place].kind == "card" else self.scene.stacks[number][0]

    @cached_property
    def _stock(self) -> tuple[int, ...]:
        """Resources in hand, and those to be expected from people who are placed already."""
        stock = list(self.me.resources)
        for place, people in self.at.items():
            if PLACES[place].kind == "resource":
                kind = PLACES[place].yields
                stock[RESOURCES.index(kind)] += int(DIE * people / EYES[kind])
        return tuple(stock)

    @cached_property
    def _purse(self) -> int:
        """Resources to be expected that are not needed where people stand already."""
        spoken_for = sum(PRICES[int(place[-1]) - 1] for place in self.at if place.startswith("card"))
        spoken_for += 3 * sum(place.startswith("building") for place in self.at)
        return sum(self._stock) - spoken_for


def _pairs() -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Every way to use the card of two resources."""
    for pair in combinations_with_replacement(RESOURCES, CARD_GIVES):
        yield "spend", tuple((kind, pair.count(kind)) for kind in dict.fromkeys(pair))


def _offered(node: Node) -> list[str]:
    assert isinstance(node, One)
    return [choice.key for choice in node.choices]


def _rounds_left(scene: Scene, weights: Weights) -> float:
    """A guess: so many cards and buildings go in a round."""
    cards = scene.deck / (weights.cards_gone * scene.seats)
    buildings = min(left for _, left in scene.stacks) / weights.buildings_gone
    return max(1.0, min(cards + 1, buildings, 12.0))
