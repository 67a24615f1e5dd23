"""What positions of Euphrat & Tigris are worth to a seat."""

from collections.abc import Sequence
from math import erf, exp, log, sqrt
from typing import Any

from msgspec import Struct

from rules.kernel import Position, Seat
from rules.tigris.board import COLOURS
from rules.tigris.scoring import final
from rules.tigris.state import HAND, Tigris, kind
from rules.tigris.view import TigrisView
from service.agents.tigris.prospects import Eyes, Table, rounds_left
from service.agents.tigris.weights import load

COOL, WARM, LONG = 0.5, 0.22, 12.0
"""Points by which a colour must be ahead to count much less than the weakest: in the last turn, more with every round
that is left, up to so many. With these, points of a moment told best what a player had at the end."""
USUAL = 1.0
"""What a point is worth to others, in whatever colour: which is their weakest, nobody sees."""
PACE = {2: 0.75, 3: 0.55, 4: 0.42}
"""Points of the weakest colour in a round, about."""
SPREAD = 0.3
"""By how much others differ from that, as a part of it."""
WON = 40.0
SPARED = 0.01
"""A catastrophe at the end that changes nothing is left undone."""
DUEL, CROWD = load("duel"), load("crowd")


class Stand(Struct, frozen=True):
    """Where a turn begins. What a point of each colour was worth then is kept for the whole of it: else a leader would
    be worth less the more it has just earned; and so is the time left, else whoever does nothing would gain some.
    Tiles that were drawn since are not known."""

    prices: tuple[float, ...]
    heat: float
    rounds: float
    hand: frozenset[str]
    pace: float
    """What others have in their weakest colour, about."""
    seen: bool
    """Whether points are open."""


def stand(p: Position[Any, Any], seat: Seat, view: TigrisView) -> Stand:
    """What a seat knows when it begins to think."""
    rounds = rounds_left(p.game)
    heat = heat_of(rounds)
    seen = all(other is not None for other in view.points)
    pace = PACE[view.seats] * view.round
    return Stand(prices(final(p.game, seat), heat), heat, rounds, frozenset(p.game.hands[seat]), pace, seen)


def worth(p: Position[Any, Any], seat: Seat, begun: Stand) -> float:
    """Points, the weakest colour most, what there is to hope for, and the same for others."""
    g: Tigris = p.game
    weights = DUEL if g.seats == 2 else CROWD
    others = [other for other in range(g.seats) if other != seat]
    value = wealth(final(g, seat), begun.heat)
    value -= weights.rivalry * USUAL * sum(sum(final(g, other)) for other in others) / len(others)
    if not p.stack:
        return value + WON * (2 * _victory(g, seat, begun) - 1) + SPARED * g.catastrophes[seat]
    table = Table(g, begun.rounds)
    eyes = Eyes(table, seat, _hand(g, seat, begun, table), begun.prices)
    value += _dot(weights.mine, eyes.prospects()) + weights.spare * eyes.stay * g.catastrophes[seat]
    theirs = [Eyes(table, other, None, (USUAL,) * len(COLOURS)) for other in others]
    return value - weights.rivalry * sum(_dot(weights.theirs, eyes.prospects()) for eyes in theirs) / len(theirs)


def _victory(g: Tigris, seat: Seat, begun: Stand) -> float:
    """The chance to have won, when the match is over."""
    mine = sorted(final(g, seat))
    if begun.seen:
        best = max(sorted(final(g, other)) for other in range(g.seats) if other != seat)
        return 0.5 * (int(mine > best) - int(mine < best)) + 0.5
    ahead = (mine[0] + 0.2 * min(mine[1] - mine[0], 3) - begun.pace) / (SPREAD * begun.pace)
    chance: float = (0.5 + 0.5 * erf(ahead / sqrt(2))) ** (g.seats - 1)
    return chance


def _hand(g: Tigris, seat: Seat, begun: Stand, table: Table) -> list[float]:
    """Tiles kept, and what may be expected of those that are drawn when the turn ends."""
    tiles = [kind(tile) for tile in g.hands[seat] if tile in begun.hand]
    kept = [tiles.count(name) for name in COLOURS]
    rest = [unseen - mine for unseen, mine in zip(table.unseen, kept, strict=True)]
    share = (HAND - len(tiles)) / (sum(rest) or 1)
    return [mine + share * left for mine, left in zip(kept, rest, strict=True)]


def _dot(weights: Sequence[float], prospects: Sequence[float]) -> float:
    return sum(map(float.__mul__, weights, map(float, prospects)))


def heat_of(rounds: float) -> float:
    return COOL + WARM * min(LONG, rounds)


def wealth(points: Sequence[int], heat: float) -> float:
    """What points are worth: when the end is near, those of the weakest colour; before, the others count as well."""
    weakest = min(points)
    shares = sum(exp((weakest - number) / heat) for number in points)
    return len(points) * (weakest - heat * log(shares / len(points)))


def prices(points: Sequence[int], heat: float) -> tuple[float, ...]:
    """What one more point is worth in each colour; together always the same."""
    weakest = min(points)
    shares = [exp((weakest - number) / heat) for number in points]
    return tuple(len(points) * share / sum(shares) for share in shares)
