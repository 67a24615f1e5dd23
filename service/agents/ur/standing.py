"""How everybody stands in UR, for looking back at a match."""

from typing import Any

from rules.kernel import Msg, Position, Seat, msg
from rules.ur.scoring import score
from rules.ur.state import Ur, owned

SPREAD = 5.0
"""Points by which a lead is clear."""
STONE, TILE, BUILT = 0.35, 0.5, 3.0
"""What stones, tiles and ziggurats promise beyond the points of the moment."""


def measured(p: Position[Any, Any]) -> Msg:
    """What is measured, in words."""
    return msg("ur-measure")


def measure(p: Position[Any, Any]) -> tuple[float, ...]:
    """Points, as if the match ended here."""
    return tuple(float(score(p.game, seat)) for seat in range(p.game.seats))


def outlook(p: Position[Any, Any]) -> tuple[float, ...]:
    """Points, and what will bring points as long as the match goes on."""
    return tuple(points + _promise(p.game, seat) * bool(p.stack) for seat, points in enumerate(measure(p)))


def _promise(g: Ur, seat: Seat) -> float:
    cells = list(owned(g, seat))
    built = sum(field.ziggurat and field.owner == seat for field in g.board)
    return STONE * sum(g.board[cell].stones for cell in cells) + TILE * len(cells) + BUILT * built
