"""How everybody stands in Euphrat & Tigris, for looking back: hidden points count, because the match is over."""

from typing import Any

from rules.kernel import Msg, Position, msg
from rules.tigris.board import OFF
from rules.tigris.scoring import final
from rules.tigris.state import Tigris, family

SPREAD = 6.0
"""By so much a lead is clear, in points of the colours by their rank."""
RANKS = (2.0, 1.0, 0.6, 0.3)
"""What a point promises in the weakest colour, in the next, and so on."""
LEADER = 0.8
"""What a leader on the board promises."""


def measured(p: Position[Any, Any]) -> Msg:
    """What is measured, in words."""
    return msg("tigris-measure")


def measure(p: Position[Any, Any]) -> tuple[float, ...]:
    """Points in the weakest colour, treasures counted."""
    return tuple(float(min(final(p.game, seat))) for seat in range(p.game.seats))


def outlook(p: Position[Any, Any]) -> tuple[float, ...]:
    """Points of all colours, the weaker ones more, and leaders that go on earning."""
    g: Tigris = p.game
    points = [sum(map(float.__mul__, RANKS, map(float, sorted(final(g, seat))))) for seat in range(g.seats)]
    out = [sum(g.leaders[leader] != OFF for leader in family(seat)) for seat in range(g.seats)]
    return tuple(mine + LEADER * leaders * bool(p.stack) for mine, leaders in zip(points, out, strict=True))
