"""Offers: what they are worth to both sides."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from rules.kernel import Path, Seat
from rules.sidmeier.board import LAND
from rules.sidmeier.printed import CRITICAL, MONOPOLY, RESOURCE_GOLD, RESOURCES, TECHNOLOGIES, WONDERS
from rules.sidmeier.state import player_key
from rules.sidmeier.view import SeenOffer
from tests.frozen.sidmeier.mind import Mind

Card = tuple[str, str]
"""A resource card: what, and of which region."""


def accept(mind: Mind) -> Path | None:
    """An offer that gives more than it takes."""
    for number in mind.keys("accept"):
        bid = next(bid for bid in mind.view.offers if str(bid.number) == number)
        theirs = _earned(mind, bid.seat, _cards(bid.take), _cards(bid.give))
        if _is_fair(_gain(mind, bid), theirs):
            return ("accept", number)
    return None


def offer(mind: Mind) -> Path | None:
    """One card for another, if both earn more with it; one offer in each trade is enough."""
    if any(bid.seat == mind.seat for bid in mind.view.offers):
        return None
    swaps = dict(_swaps(mind))
    return max(swaps, key=lambda path: swaps[path]) if swaps else None


def _gain(mind: Mind, bid: SeenOffer) -> float:
    """What an offer to this seat is worth in gold."""
    cards = _earned(mind, mind.seat, _cards(bid.give), _cards(bid.take))
    got = sum(_thing(mind, word) * number for word, number in bid.give)
    lost = sum(_thing(mind, word) * number for word, number in bid.take)
    money = {"pay": 1, "pay-later": 1, "get": -1, "get-later": -1}.get(bid.money, 0) * bid.gold
    return cards + got - 1.2 * lost + money


def _thing(mind: Mind, word: str) -> float:
    """What a thing of trade is worth in gold, resource cards aside."""
    if word in LAND:
        return 40.0 * mind.size(word)
    if word in TECHNOLOGIES:
        return 20.0 + 10.0 * TECHNOLOGIES[word].seminal
    if word in WONDERS:
        return 30.0
    return 0.0 if _cards(((word, 1),)) else 8.0


def _swaps(mind: Mind) -> Iterator[tuple[Path, float]]:
    """Cards for cards from which both partners gain, and how much."""
    mine = _hand(mind, mind.seat)
    for partner in mind.me.partners:
        for give, take in product(mine, _hand(mind, partner)):
            own, theirs = _earned(mind, mind.seat, [take], [give]), _earned(mind, partner, [give], [take])
            if _is_fair(own, theirs) and _is_fair(theirs, own):
                yield ("offer", player_key(partner), _one(give), _one(take), "none"), own + theirs


def _hand(mind: Mind, seat: Seat) -> list[Card]:
    """The resource cards of a player."""
    homes = ((area.settlement, area.id) for area in mind.view.areas if area.settlement)
    return [(home.resource, area) for home, area in homes if home.resource and home.holder == seat]


def _earned(mind: Mind, seat: Seat, got: list[Card], lost: list[Card]) -> float:
    """How much more a player earns in this round with these cards instead of those."""
    held = Counter(mind.view.players[seat].cards)
    after = held + Counter(kind for kind, _ in got)
    after.subtract(kind for kind, _ in lost)
    sizes = sum(mind.size(area) for _, area in got) - sum(mind.size(area) for _, area in lost)
    produced = 3.0 * sizes if mind.view.advanced else 0.0
    return _brought(mind, seat, +after) - _brought(mind, seat, held) + produced


def _brought(mind: Mind, seat: Seat, held: Counter[str]) -> float:
    """What resource cards bring beside the production of their settlements."""
    player = mind.view.players[seat]
    kind = float(RESOURCE_GOLD) if mind.view.advanced else float(len(player.technologies))
    chance = sum(2.0 * CRITICAL[mind.view.era - 1].count(resource) / 11 for resource in held)
    return kind * len(held) + chance + sum(MONOPOLY.get(min(number, 5), 0) for number in held.values())


def _cards(things: Iterable[tuple[str, int]]) -> list[Card]:
    """The resource cards among things of trade."""
    pairs = (word.partition("/") for word, _ in things)
    return [(kind, area) for kind, _, area in pairs if kind in RESOURCES]


def _one(card: Card) -> tuple[tuple[str, int], ...]:
    return (("/".join(card), 1),)


def _is_fair(own: float, theirs: float) -> bool:
    """A gain that is not much smaller than the partner's."""
    return own > 0 and theirs <= 3 * own + 2
