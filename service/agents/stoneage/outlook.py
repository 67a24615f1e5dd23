"""What things are worth to a player of Stone Age in this round, wherever people stand. Everything is weighed in points.

One eye of a die is worth about one point, because a resource takes as many eyes as it brings points in a building.
"""

from functools import cache, lru_cache
from operator import ge, sub
from typing import NamedTuple

from rules.stoneage.buildings import best_payment
from rules.stoneage.printed import (
    BUILDINGS,
    CARD_PLACES,
    CARDS,
    EYES,
    FOLK,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOL,
    PLACES,
    PRICES,
    RESOURCE_PLACES,
    TOOLS,
    VALUES,
    VILLAGE,
    Card,
)
from rules.stoneage.resources import cheapest, counts, worth
from rules.stoneage.state import Player, StoneAge, tool_sum
from service.agents.stoneage.weights import Weights

DIE = 3.5
"""Eyes that a person rolls."""
MOST_TOOLS = TOOLS * MOST_TOOL
CROWD = range(MOST_PEOPLE + 1)
LITTLE = 0.2
"""What a resource is worth to who has plenty of it, as a part."""
PRICE = dict(zip(CARD_PLACES, PRICES, strict=True))
SLOT = {place: int(place[-1]) - 1 for place, spec in PLACES.items() if spec.kind in ("card", "building")}
KEPT = 4096
"""Judgements that are remembered: thinking ahead comes back to the same ones."""


class Table(NamedTuple):
    """What lies in the middle."""

    seats: int
    deck: int
    shortest: int
    """Buildings in the lowest stack."""
    row: tuple[str, ...]
    tops: tuple[str, ...]
    """The open buildings, when the last cards lie open: nobody will build another."""


class Side(NamedTuple):
    """What a player has."""

    people: int
    agriculture: int
    tools: int
    buildings: int
    resources: tuple[int, ...]
    cards: tuple[str, ...]


class Crowded(NamedTuple):
    """A place for many: what it is worth by how many come, and how many are best of no more than so many."""

    worth: list[float]
    best: list[int]


class Chart(NamedTuple):
    """What places are worth: those where one person is enough, and those for many."""

    single: dict[str, float]
    dug: dict[str, Crowded]
    builders: int
    """What every building brings at the end."""
    is_last: bool
    """Nothing is worth having in later rounds."""


class Built(NamedTuple):
    """A building that is paid for: its points, what the resources are worth, and those that are left."""

    points: int
    paid: int
    left: tuple[int, ...]


class Collected(NamedTuple):
    """The lower parts of somebody's cards."""

    figures: dict[str, int]
    """How often each folk counts at the end."""
    once: frozenset[str]
    """Symbols, and those that are there twice."""
    twice: frozenset[str]


def table_of(g: StoneAge) -> Table:
    tops = () if g.deck else tuple([stack[-1] for stack in g.stacks if stack])
    return Table(g.seats, len(g.deck), min(map(len, g.stacks)), tuple(g.row), tops)


def side_of(player: Player) -> Side:
    return Side(
        player.people,
        player.agriculture,
        tool_sum(player),
        len(player.buildings),
        tuple(player.resources),
        (*player.cards, *player.drawn, *player.kept),
    )


@lru_cache(KEPT)
def dig(eyes: int, there: int, tools: int, weights: Weights) -> Crowded:
    """Eyes that are not lost, as long as there are not plenty of the kind; the dear kinds fetch a little more."""

    room, each = max(0, weights.plenty - there), eyes * (weights.digging + weights.dear * eyes)
    dug = _dug(eyes, tools, weights)
    return _crowded([(min(gained, room) + LITTLE * max(0.0, gained - room)) * each for gained in dug], weights)


@lru_cache(KEPT)
def spare(eyes: int, tools: int, weights: Weights) -> Crowded:
    """Resources that nothing will be built with: a point each."""
    return _crowded(_dug(eyes, tools, weights), weights)


def _dug(eyes: int, tools: int, weights: Weights) -> list[float]:
    lost = weights.waste * eyes - weights.digging_tools * tools
    return [max(0.0, DIE * people - lost) / eyes for people in CROWD]


@cache
def wanted(tops: tuple[str, ...]) -> tuple[bool, ...]:
    """The kinds that some of these buildings may be paid with."""
    costs = [BUILDINGS[top].cost or (1,) * len(VALUES) for top in tops]
    return tuple(any(cost[kind] for cost in costs) for kind in range(len(VALUES)))


@lru_cache(KEPT)
def hunt(tools: int, missing: int, spare: float, weights: Weights) -> Crowded:
    """Food that is missing this round counts full, more of it is for later rounds."""

    fed = [(DIE * people + weights.hunting_tools * tools) / EYES["food"] for people in CROWD]
    w, later = weights, weights.spare_food
    return _crowded([w.food * min(food, missing) + later * min(max(0.0, food - missing), spare) for food in fed], w)


def _crowded(worths: list[float], weights: Weights) -> Crowded:
    best = [0, 1]
    for people in range(2, MOST_PEOPLE + 1):
        more = worths[people] - worths[best[-1]] > weights.person * (people - best[-1])
        best.append(people if more else best[-1])
    return Crowded(worths, best)


@lru_cache(KEPT)
def built(building: str, stock: tuple[int, ...]) -> Built | None:
    """What the best payment for a building brings; None where it cannot be paid."""
    face = BUILDINGS[building]
    if face.cost:
        payment = face.cost if all(map(ge, stock, face.cost)) else None
    else:
        payment = counts(best_payment(face, stock) or ())
    if not payment or not any(payment):
        return None
    paid = worth(payment)
    return Built(face.points or paid, paid, tuple(map(sub, stock, payment)))


@lru_cache(KEPT)
def bought(price: int, stock: tuple[int, ...]) -> tuple[int, ...]:
    """What is left when a card is paid for with the cheapest resources."""
    return tuple(map(sub, stock, counts(cheapest(stock, min(price, sum(stock))))))


@lru_cache(KEPT)
def collected(cards: tuple[str, ...]) -> Collected:
    figures, symbols = dict.fromkeys(FOLK, 0), [CARDS[name].symbol for name in cards]
    for name in cards:
        card = CARDS[name]
        if card.figures:
            figures[card.folk] += card.figures
    once = frozenset(symbol for symbol in symbols if symbol)
    return Collected(figures, once, frozenset(symbol for symbol in once if symbols.count(symbol) > 1))


@cache
def at_once(card: Card, w: Weights) -> float:
    """An upper part that is worth the same at all times."""
    match card.top:
        case "food":
            return w.card_food * card.amount
        case "resource":
            return w.kept * EYES[card.resource] * card.amount
        case "choice":
            return w.kept * 2 * EYES["gold"]
        case "roll" | "extra":
            return w.roll
        case _:
            return float(card.amount)


class Outlook:
    """What one side makes of things in this round."""

    __slots__ = ("_each", "_lower", "_row", "_side", "_tops", "_weights", "rounds")

    def __init__(self, table: Table, side: Side, weights: Weights) -> None:
        self._row, self._tops, self._side, self._weights = table.row, table.tops, side, weights
        self._lower = collected(side.cards)
        self.rounds = rounds_left(table, weights)
        has_plenty = sum(side.resources) >= 2 * weights.plenty
        self._each = weights.rich if has_plenty else weights.resource
        """What a resource is worth that pays for a card: who has plenty pays lightly."""

    def chart(self) -> Chart:
        single = {place: self.reward(place) for place in VILLAGE}
        single |= {place: self.card(place) for place, name in zip(CARD_PLACES, self._row, strict=True) if name}
        return Chart(single, self._resources(), self._lower.figures["hut-builder"], self.rounds <= 1)

    def _resources(self) -> dict[str, Crowded]:
        """What they bring where they are dug; in the last round, whether somebody can still build with them."""
        w, tools = self._weights, self._side.tools
        places = zip(RESOURCE_PLACES, VALUES, self._side.resources, strict=True)
        found = {place: dig(eyes, there, tools, w) for place, eyes, there in places}
        if self._tops:
            for place, eyes, is_wanted in zip(RESOURCE_PLACES, VALUES, wanted(self._tops), strict=True):
                if not is_wanted:
                    found[place] = spare(eyes, tools, w)
        return found

    def reward(self, reward: str) -> float:
        """The tool maker, the hut, the field, or a die of a card."""
        w, side, figures, rounds = self._weights, self._side, self._lower.figures, self.rounds
        match reward:
            case "tool" | "tool-maker":
                return (w.tool * rounds + w.tool_now + figures["tool-maker"]) * (side.tools < MOST_TOOLS)
            case "field":
                return (w.field * rounds + w.field_now + figures["farmer"]) * (side.agriculture < MOST_AGRICULTURE)
            case "hut":
                return (w.hut * rounds + w.hut_now + figures["shaman"]) * (side.people < MOST_PEOPLE)
            case _:
                return w.kept * EYES[reward]

    def card(self, place: str) -> float:
        """What both parts bring, less the price."""
        card = CARDS[self._row[SLOT[place]]]
        return self._top(card) + self._bottom(card) - PRICE[place] * self._each

    def _top(self, card: Card) -> float:
        match card.top:
            case "tool" | "field":
                return self.reward(card.top)
            case "dice":
                return max(self._weights.dice, self.rounds)
            case _:
                return at_once(card, self._weights)

    def _bottom(self, card: Card) -> float:
        """Points at the end, with some growth in between."""
        if card.symbol:
            row = self._lower.twice if card.symbol in self._lower.once else self._lower.once
            return 2 * len(row) + 1 + self._weights.culture * self.rounds
        return card.figures * self._grown(card.folk)

    def _grown(self, folk: str) -> float:
        """What the figures of a folk will multiply."""
        w, side, rounds = self._weights, self._side, self.rounds
        match folk:
            case "farmer":
                return min(MOST_AGRICULTURE, side.agriculture + w.more_fields * rounds)
            case "hut-builder":
                return side.buildings + w.more_buildings * rounds
            case "shaman":
                return min(MOST_PEOPLE, side.people + w.more_people * rounds)
            case _:
                return min(MOST_TOOLS, side.tools + w.more_tools * rounds)


@lru_cache(KEPT)
def chart(table: Table, side: Side, weights: Weights) -> Chart:
    """All places but the hunt and the buildings, which depend on where people stand."""
    return Outlook(table, side, weights).chart()


def rounds_left(table: Table, weights: Weights) -> float:
    """A guess: so many cards and buildings go in a round."""
    cards = table.deck / (weights.cards_gone * table.seats)
    return max(1.0, min(cards + 1, table.shortest / weights.buildings_gone, 12.0))
