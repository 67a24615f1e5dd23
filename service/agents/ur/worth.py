"""What positions of UR are worth to a seat."""

from typing import Any

from rules.kernel import Position, Seat
from rules.ur.course import Course, round_of
from rules.ur.scoring import score
from rules.ur.state import MOST, ZIGGURATS, Ur, free_cells, owned
from service.agents.ur.prospects import prospects
from service.agents.ur.weights import Weights, load

CLEAR = 6
"""Points that make a lead."""
NEARLY_FULL = 12
"""So few free tiles that the end is in sight, where a full square brings it."""
LONG, HASTE = 15, 0.15
"""From that round on ziggurats become dearer from round to round, so that every match comes to its end."""
WON = 1000.0
DUEL, CROWD = load("duel"), load("crowd")


def worth(p: Position[Any, Any], seat: Seat) -> float:
    """What a position is worth to a seat; the end decides everything."""
    return weighed(p, seat, DUEL if p.game.seats == 2 else CROWD)


def weighed(p: Position[Any, Any], seat: Seat, w: Weights) -> float:
    g: Ur = p.game
    rivals = [other for other in range(g.seats) if other != seat]
    lead = score(g, seat) - max(score(g, other) for other in rivals)
    if not p.stack:
        return lead + WON * ((lead > 0) - (lead < 0))
    haste = 1 + HASTE * max(0, round_now(p) - LONG)
    sides = [_side(g, other, haste, w) for other in rivals]
    value = _side(g, seat, haste, w) - w.rival * max(sides) - w.others * sum(sides) / len(sides)
    taken = max(0, NEARLY_FULL - sum(1 for _ in free_cells(g)))
    return value + (w.lead * (ZIGGURATS - g.pool) + w.fill * taken) * max(-CLEAR, min(CLEAR, lead))


def _side(g: Ur, seat: Seat, haste: float, w: Weights) -> float:
    """Points, and what will bring points."""
    cells = list(owned(g, seat))
    stones = sum(g.board[cell].stones for cell in cells)
    ripe = sum(g.board[cell].stones == MOST for cell in cells)
    built = sum(field.ziggurat and field.owner == seat for field in g.board)
    value = score(g, seat) + w.stone * stones + w.tile * len(cells) + w.hand * prospects(g, seat)
    return value + haste * (w.ripe * min(ripe, g.pool, 3) + w.built * built)


def round_now(p: Position[Any, Any]) -> int:
    course = p.stack[0]
    return round_of(course.turn, p.game.seats) if isinstance(course, Course) else 0
