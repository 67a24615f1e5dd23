"""A player of Stone Age who takes what looks best now: village early, food for all, cards and buildings that pay."""

from collections.abc import Callable, Collection, Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

from rules.kernel import Path, Position, Seat
from rules.stoneage.buildings import Constructing, best_payment
from rules.stoneage.cards import Buying
from rules.stoneage.feeding import Feeding
from rules.stoneage.printed import BUILDINGS, CARDS, EYES, HUNGER, PLACES, RESOURCES, Building
from rules.stoneage.resources import CARD_GIVES, cheapest, counts, worth
from rules.stoneage.rolling import ONCE, Rolled
from rules.stoneage.state import StoneAge, building_at, card_at
from service.agents.stoneage.offers import Asked
from service.agents.stoneage.outlook import PRICE, Outlook, side_of, table_of
from service.agents.stoneage.placements import KIND, Placements, gap
from service.agents.stoneage.weights import Weights

TWO_GOLD: Path = ("spend", (("gold", CARD_GIVES),))
RANKS = ("village", "resource", "hunt", "building", "card")
TURN = {place: (RANKS.index(spec.kind), -number) for number, (place, spec) in enumerate(PLACES.items())}
"""The village, dice from the dearest, buildings from the dearest, cards."""


def decide(p: Position[Any, Any], seat: Seat, offers: Asked, weights: Weights) -> Path:
    """The move that looks best."""
    mind, verbs = Mind(p, seat, offers, weights), offers.verbs()
    move = MOVES.get(verbs[0])
    return move(mind) if move else mind.settle(verbs)


class Mind:
    """What one seat knows and thinks at one moment."""

    __slots__ = ("_g", "_me", "_offers", "_seat", "_step", "_weights")

    def __init__(self, p: Position[StoneAge, Any], seat: Seat, offers: Asked, weights: Weights) -> None:
        self._g, self._step, self._seat = p.game, p.stack[-1], seat
        self._offers, self._weights = offers, weights
        self._me = p.game.players[seat]

    def place(self) -> Path:
        return Placements(self._g, self._seat, self._weights).best(self._offers)

    def use(self) -> Path:
        """First what helps the others, then the dice, dear ones first, then buildings, then cards."""
        places = self._offers.uses()
        return ("use", next(iter(places)) if len(places) == 1 else min(places, key=self._turn))

    def tools(self) -> Path:
        """The tools that bring most and are missed least."""
        values = self._offers.tools()
        ways = [way for size in range(len(values) + 1) for way in combinations(values, size)]
        return ("tools", max(ways, key=self._worth_of_tools(values)) if values else ())

    def take(self) -> Path:
        return ("take", max(self._offers.dice(), key=self._outlook().reward))

    def end(self) -> Path:
        return ("end",)

    def settle(self, verbs: Collection[str]) -> Path:
        """What is to be paid, or not."""
        match self._step:
            case Feeding():
                return self._feed(verbs)
            case Buying(place=place):
                return self._buy_card(place, verbs)
            case Constructing():
                return self._build(verbs)
        raise AssertionError(self._step)

    def _feed(self, verbs: Collection[str]) -> Path:
        if "feed" not in verbs:
            return TWO_GOLD if "spend" in verbs else ("decline",)
        payment = cheapest(self._me.resources, self._offers.missing())
        paid = counts(payment)
        lost = sum(paid) if is_over(self._g) else min(1.0, self._weights.kept) * worth(paid)
        return ("feed", payment) if lost < HUNGER else ("decline",)

    def _buy_card(self, place: str, verbs: Collection[str]) -> Path:
        price, card = PRICE[place], CARDS[card_at(self._g, place)]
        missing = gap(self._me) - (card.amount if card.top == "food" else 0)
        is_hungry = sum(self._me.resources) - price < missing <= sum(self._me.resources)
        if self._outlook().card(place) < HUNGER * is_hungry:
            return ("decline",)
        return ("pay", cheapest(self._me.resources, price)) if "pay" in verbs else TWO_GOLD

    def _build(self, verbs: Collection[str]) -> Path:
        """The dearest payment; the card of two resources is worth most here."""
        building = BUILDINGS[building_at(self._g, self._step.place)]
        if "spend" in verbs:
            return max(_pairs(), key=lambda pair: self._points_after(building, counts(pair[1])))
        payment = best_payment(building, self._spare()) or best_payment(building, self._me.resources)
        return ("pay", payment) if payment else ("decline",)

    def _points_after(self, building: Building, more: tuple[int, ...]) -> int:
        payment = best_payment(building, [a + b for a, b in zip(self._me.resources, more, strict=True)])
        return (building.points or worth(counts(payment))) if payment else -1

    def _spare(self) -> list[int]:
        """Resources that nobody has to eat, and that no card is to be bought with."""
        outlook = self._outlook()
        cards = sum(PRICE[place] for place in self._me.at if place in PRICE and outlook.card(place) > 0)
        kept = counts(cheapest(self._me.resources, min(gap(self._me) + cards, sum(self._me.resources))))
        return [there - gone for there, gone in zip(self._me.resources, kept, strict=True)]

    def _worth_of_tools(self, values: dict[str, int]) -> Callable[[tuple[str, ...]], float]:
        """What a roll brings with some tools, less what they could bring in another roll of this round."""
        assert isinstance(self._step, Rolled)
        eyes, rolled = EYES[self._step.kind], sum(self._step.dice)
        later = self._weights.tools_later if self._me.at else 0.05
        costs = {key: value * (1.1 if key.startswith(ONCE) else later) for key, value in values.items()}
        each = eyes * (0.7 if self._step.kind == "food" else 1.0)
        return lambda way: (
            (rolled + sum([values[key] for key in way])) // eyes * each - sum([costs[key] for key in way])
        )

    def _turn(self, place: str) -> tuple[int, int]:
        """When a place is used; tools on a card before the dice."""
        rank, number = TURN[place]
        if KIND[place] != "card" or sum(self._me.resources) <= 3:
            return rank, number
        return (0 if CARDS[card_at(self._g, place)].top in ("once", "tool") else rank), number

    def _outlook(self) -> Outlook:
        return Outlook(table_of(self._g), side_of(self._me), self._weights)


MOVES: dict[str, Callable[[Mind], Path]] = {
    "place": Mind.place,
    "use": Mind.use,
    "tools": Mind.tools,
    "take": Mind.take,
    "end": Mind.end,
}


def is_over(g: StoneAge) -> bool:
    """The round is the last: a stack of buildings is empty, or four cards cannot be laid out any more."""
    return not all(g.stacks) or len(g.deck) + sum(map(bool, g.row)) < len(g.row)


def _pairs() -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    """Every way to use the card of two resources."""
    for pair in combinations_with_replacement(RESOURCES, CARD_GIVES):
        yield "spend", tuple((kind, pair.count(kind)) for kind in dict.fromkeys(pair))
