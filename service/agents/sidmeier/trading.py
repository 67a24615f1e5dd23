"""Offers: what they are worth to both sides."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from msgspec import Struct

from rules.kernel import Count, One, Path, Seat
from rules.sidmeier.printed import CRITICAL, MONOPOLY, RESOURCE_GOLD, RESOURCES
from rules.sidmeier.state import player_key
from rules.sidmeier.trade import GET_LATER
from rules.sidmeier.view import SeenOffer
from service.agents.sidmeier.mind import Mind
from service.agents.sidmeier.worth import lost, thing

Card = tuple[str, str]
"""A resource card: what, and of which region."""
MONEY = {"pay": 1, "pay-later": 1, "get": -1, "get-later": -1}
"""Which way the gold goes, seen by whom an offer is made to."""
LEAST = 1.0
"""A deal for less gold is not worth the talk."""


LEAD = 1.2
"""So many times the points of the next are a clear lead."""


class Swap(Struct, frozen=True):
    """A card for a card, what both gain by it together, and what the partner pays besides."""

    worth: float
    partner: Seat
    give: Card
    take: Card
    price: int = 0


def accept(mind: Mind) -> Path | None:
    """An offer that gives more than it takes."""
    for number in mind.keys("accept"):
        bid = next(bid for bid in mind.view.offers if str(bid.number) == number)
        if _is_fair(mind, bid.seat, _gain(mind, bid), _their_gain(mind, bid)):
            return ("accept", number)
    return None


def offer(mind: Mind) -> Path | None:
    """One card for another, if both earn more with it; one offer in each trade is enough."""
    if _living(mind) == 2 or any(bid.seat == mind.seat for bid in mind.view.offers):
        return None
    best = sorted(_swaps(mind), key=lambda swap: -swap.worth)
    return next((path for swap in best if (path := _offered(mind, swap))), None)


def _gain(mind: Mind, bid: SeenOffer) -> float:
    """What an offer to this seat is worth to it, in gold."""
    cards = _earned(mind, mind.seat, _cards(bid.give), _cards(bid.take))
    got = sum(thing(mind, mind.seat, word) * number for word, number in bid.give if not _cards([(word, 1)]))
    gone = sum(lost(mind, word, bid.seat) * number for word, number in bid.take if not _cards([(word, 1)]))
    return cards + (got - mind.temper.reluctance * gone) / mind.temper.gold + MONEY.get(bid.money, 0) * bid.gold


def _their_gain(mind: Mind, bid: SeenOffer) -> float:
    """What it is worth to whom it comes from."""
    cards = _earned(mind, bid.seat, _cards(bid.take), _cards(bid.give))
    got, gone = (
        sum(thing(mind, bid.seat, word) * number for word, number in things if not _cards([(word, 1)]))
        for things in (bid.take, bid.give)
    )
    return cards + (got - gone) / mind.temper.gold - MONEY.get(bid.money, 0) * bid.gold


def _swaps(mind: Mind) -> Iterator[Swap]:
    """Cards for cards from which both partners gain; who gains far more pays for it."""
    mine = _hand(mind, mind.seat)
    for partner in mind.me.partners:
        for give, take in product(mine, _hand(mind, partner)):
            own, theirs = _earned(mind, mind.seat, [take], [give]), _earned(mind, partner, [give], [take])
            if _is_fair(mind, partner, own, theirs) and theirs > 0 and own <= 3 * theirs + 2:
                yield Swap(own + theirs, partner, give, take)
            elif theirs > own and own + theirs > 2 * LEAST and not _leads(mind, partner):
                yield Swap(own + theirs, partner, give, take, round((theirs - own) / 2))


def _offered(mind: Mind, swap: Swap) -> Path | None:
    """The offer; for gold at the end of production, if the partner can promise so much."""
    path: Path = ("offer", player_key(swap.partner), _one(swap.give), _one(swap.take))
    if not swap.price:
        return (*path, "none")
    ways = mind.ask(path)
    if not isinstance(ways, One) or GET_LATER not in (choice.key for choice in ways.choices):
        return None
    node = mind.ask((*path, GET_LATER))
    return (*path, GET_LATER, swap.price) if isinstance(node, Count) and swap.price <= node.hi else None


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


def _is_fair(mind: Mind, partner: Seat, own: float, theirs: float) -> bool:
    """A gain that is not much smaller than the partner's; of two players, one's gain is the other's loss, and who leads
    gets no help."""
    if _living(mind) == 2 or _leads(mind, partner):
        return own > 0 and theirs < own
    return own > 0 and theirs <= 3 * own + 2


def _leads(mind: Mind, seat: Seat) -> bool:
    """Whether somebody is well ahead of everybody else."""
    others = (player.points for other, player in enumerate(mind.view.players) if other != seat)
    return mind.view.players[seat].points > LEAD * max(others)


def _living(mind: Mind) -> int:
    return sum(not player.out for player in mind.view.players)
