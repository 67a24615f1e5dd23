"""What positions of Euphrat & Tigris are worth to a seat."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Any

from msgspec import Struct

from rules.kernel import Position, Seat
from rules.tigris.board import COLOURS
from rules.tigris.scoring import final
from rules.tigris.state import Tigris, kind
from rules.tigris.view import TigrisView
from service.agents.tigris.prospects import Eyes, Table
from service.agents.tigris.weights import Weights, load

STRETCH, DEAR = 4.0, 2.0
"""A point is worth that much in the weakest colour, and a quarter of it in one that is so many points ahead."""
USUAL = 0.9
"""What a point is worth to others, in whatever colour: which is their weakest, nobody sees."""
PACE = {2: 0.75, 3: 0.55, 4: 0.42}
"""Points of the weakest colour in a round, about."""
SPREAD = 0.3
"""By how much others differ from that, as a part of it."""
WON = 20.0
SPARED = 0.01
"""A catastrophe at the end that changes nothing is left undone."""
DUEL, CROWD = load("duel"), load("crowd")


class Stand(Struct, frozen=True):
    """Where a turn begins. What a point of each colour was worth then is kept for the whole of it: else a leader would
    be worth less the more it has just earned. Tiles that were drawn since are not known."""

    prices: tuple[float, ...]
    weakest: int
    hand: frozenset[str]
    pace: float
    """What others have in their weakest colour, about."""
    seen: bool
    """Whether points are open."""


def stand(p: Position[Any, Any], seat: Seat, view: TigrisView) -> Stand:
    """What a seat knows when it begins to think."""
    points = final(p.game, seat)
    weakest = min(points)
    prices = tuple(price(number - weakest) for number in points)
    seen = all(other is not None for other in view.points)
    return Stand(prices, weakest, frozenset(p.game.hands[seat]), PACE[view.seats] * view.round, seen)


def worth(p: Position[Any, Any], seat: Seat, begun: Stand) -> float:
    """Points, the weakest colour most, what there is to hope for, and the same for others."""
    g: Tigris = p.game
    weights = DUEL if g.seats == 2 else CROWD
    points = final(g, seat)
    value = wealth(points, begun.weakest)
    if not p.stack:
        return value + WON * (2 * _victory(g, seat, sorted(points), begun) - 1) + SPARED * g.catastrophes[seat]
    table = Table(g)
    value += _dot(weights.mine, Eyes(table, seat, _hand(g, seat, begun, table), begun.prices).prospects())
    others = [_other(table, other, weights) for other in range(g.seats) if other != seat]
    return value - weights.rivalry * sum(others) / len(others)


def _other(table: Table, seat: Seat, weights: Weights) -> float:
    prices = (USUAL,) * len(COLOURS)
    return USUAL * sum(final(table.g, seat)) + _dot(weights.theirs, Eyes(table, seat, None, prices).prospects())


def _victory(g: Tigris, seat: Seat, mine: list[int], begun: Stand) -> float:
    """The chance to have won, when the match is over."""
    if begun.seen:
        best = max(sorted(final(g, other)) for other in range(g.seats) if other != seat)
        return 0.5 * (int(mine > best) - int(mine < best)) + 0.5
    ahead = (mine[0] + 0.2 * min(mine[1] - mine[0], 3) - begun.pace) / (SPREAD * begun.pace)
    chance: float = (0.5 + 0.5 * erf(ahead / sqrt(2))) ** (g.seats - 1)
    return chance


def _hand(g: Tigris, seat: Seat, begun: Stand, table: Table) -> list[float]:
    """Tiles kept, and what may be expected of those drawn."""
    kept = [kind(tile) for tile in g.hands[seat] if tile in begun.hand]
    drawn, unseen = len(g.hands[seat]) - len(kept), sum(table.unseen) or 1
    return [kept.count(name) + drawn * table.unseen[number] / unseen for number, name in enumerate(COLOURS)]


def _dot(weights: Sequence[float], prospects: Sequence[float]) -> float:
    return sum(map(float.__mul__, weights, map(float, prospects)))


def wealth(points: Sequence[int], weakest: int = 0) -> float:
    """All points together, each colour by how far it is ahead."""
    ahead = [max(0, number - weakest) for number in points]
    return sum(DEAR * STRETCH * number / (STRETCH + number) for number in ahead)


def price(ahead: int) -> float:
    """What one more point is worth in a colour that is so many ahead of the weakest."""
    return DEAR * (STRETCH / (STRETCH + ahead)) ** 2
