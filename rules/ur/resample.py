"""UR as it might be: as it is."""

from rules.kernel import Position, Seat, Tape
from rules.ur.state import Ur


def redraw(p: Position[Ur, object], viewer: Seat | None, tape: Tape) -> None:
    """Nothing is hidden from anybody (UR-INFO-01)."""
