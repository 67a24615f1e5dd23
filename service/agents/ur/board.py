"""A board of one's own to try moves on, laid out from what one sees; nothing of UR is hidden."""

from rules.kernel import Position, Seat, Step
from rules.ur.act import Act
from rules.ur.course import Course
from rules.ur.placing import Placing
from rules.ur.state import Field, Tile, Ur
from rules.ur.swap import Swap
from rules.ur.view import Seen, UrView


def laid_out(view: UrView) -> Ur:
    """The table."""
    g = Ur(seats=view.seats, literal=False, anywhere=True, first=view.first, pool=view.pool, starving=view.starving)
    g.board = [
        Field(_tile(tile), -1 if tile.owner is None else tile.owner, tile.stones, tile.ziggurat) for tile in view.board
    ]
    g.spare, g.hands = [_tile(tile) for tile in view.spare], [_tile(tile) for tile in view.hands]
    return g


def _tile(seen: Seen) -> Tile:
    return Tile(seen.up, seen.back)


def on_turn(g: Ur, seat: Seat, verb: str) -> Position[Ur, object]:
    """The table when the seat is asked for a move that begins so."""
    return Position(g, [Course(100), _step(seat, verb)])


def _step(seat: Seat, verb: str) -> Step[Ur]:
    if verb == "place":
        return Placing(seat, 1)
    return Swap(seat) if verb in ("swap", "keep") else Act(seat)
