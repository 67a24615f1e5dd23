"""How everybody stands in Sid Meier's Civilization, for looking back at a match."""

from typing import Any

from rules.kernel import Msg, Position, Seat, msg
from rules.sidmeier.printed import MILITARY
from rules.sidmeier.production import income
from rules.sidmeier.scoring import points
from rules.sidmeier.state import World

SPREAD = 6.0
"""Points by which a lead is clear."""
GOLD, INCOME, UNIT = 0.05, 0.3, 0.4
"""What gold, income and units promise beyond the points of the moment."""


def measured(p: Position[Any, Any]) -> Msg:
    """What is measured, in words."""
    return msg("sidmeier-measure")


def measure(p: Position[Any, Any]) -> tuple[float, ...]:
    """Victory points, as if the match ended here."""
    return tuple(float(points(p.game, seat).total) for seat in range(p.game.seats))


def outlook(p: Position[Any, Any]) -> tuple[float, ...]:
    """Victory points, and what will bring them as long as the match goes on."""
    return tuple(value + _promise(p.game, seat) * bool(p.stack) for seat, value in enumerate(measure(p)))


def _promise(g: World, seat: Seat) -> float:
    if g.players[seat].out:
        return 0.0
    units = sum(figure.owner == seat and figure.kind in MILITARY for figure in g.figures)
    return GOLD * g.players[seat].gold + INCOME * income(g, seat, "").total + UNIT * units
