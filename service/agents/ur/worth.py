"""What positions of UR are worth to a seat."""

from typing import Any

from rules.kernel import Position, Seat
from rules.ur.course import Course, round_of
from rules.ur.state import ZIGGURATS, Ur
from service.agents.ur.prospects import is_stuck, prospects
from service.agents.ur.tally import Side, free_tiles, points, tally
from service.agents.ur.weights import Weights, load

CLEAR = 6
"""Points that make a lead."""
NEARLY_FULL = 12
"""So few free tiles that the end is in sight, where a full square brings it."""
LONG, HASTE = 15, 0.15
"""From that round on ziggurats become dearer from round to round, so that every match comes to its end."""
STUCK = 20.0
"""What it costs, in points, if the match may never end."""
WON = 1000.0
DUEL, CROWD = load("duel"), load("crowd")


def worth(p: Position[Any, Any], seat: Seat) -> float:
    """What a position is worth to a seat; the end decides everything."""
    return weighed(p, seat, DUEL if p.game.seats == 2 else CROWD)


def weighed(p: Position[Any, Any], seat: Seat, w: Weights) -> float:
    g: Ur = p.game
    sides = tally(g)
    scores = [points(g, other, side) for other, side in enumerate(sides)]
    lead = scores[seat] - max(number for other, number in enumerate(scores) if other != seat)
    if not p.stack:
        return lead + WON * ((lead > 0) - (lead < 0))
    haste = 1 + HASTE * max(0, round_now(p) - LONG)
    worths = [scores[other] + _outlook(g, other, side, haste, w) for other, side in enumerate(sides)]
    mine = worths.pop(seat)
    value = mine - w.rival * max(worths) - w.others * sum(worths) / len(worths) - STUCK * is_stuck(g)
    taken = max(0, NEARLY_FULL - free_tiles(g))
    return value + (w.lead * (ZIGGURATS - g.pool) + w.fill * taken) * max(-CLEAR, min(CLEAR, lead))


def _outlook(g: Ur, seat: Seat, side: Side, haste: float, w: Weights) -> float:
    """What will bring points."""
    value = w.stone * side.stones + w.tile * len(side.cells) + w.hand * prospects(g, seat, side)
    return value + haste * (w.ripe * min(side.ripe, g.pool, 3) + w.built * side.built)


def turn_now(p: Position[Any, Any]) -> int:
    """The number of the turn, those of set-up included."""
    course = p.stack[0]
    return course.turn if isinstance(course, Course) else 0


def round_now(p: Position[Any, Any]) -> int:
    return round_of(turn_now(p), p.game.seats) if isinstance(p.stack[0], Course) else 0
