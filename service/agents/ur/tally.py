"""What everybody has on the board of UR, counted in one go: thinking ahead asks for it a thousand times a second."""

from functools import cache

from msgspec import Struct

from rules.ur.scoring import ZIGGURAT
from rules.ur.state import ACTIONS, MOST, POINTS, STONES, Cell, Ur

KINDS = {kind: number for number, kind in enumerate((*ACTIONS, ZIGGURAT))}
"""What sets are made of."""
BUILT = KINDS[ZIGGURAT]


class Side(Struct):
    """One player's tiles and stones, ziggurats apart, and how often each picture counts at the end."""

    cells: list[Cell]
    stones: int
    ripe: int
    """Full heaps, on which ziggurats can be built."""
    supply: int
    """Stones that are not on the board."""
    pictures: list[int]

    @property
    def built(self) -> int:
        return self.pictures[BUILT]


def tally(g: Ur) -> list[Side]:
    """Every seat's side."""
    sides = [Side([], 0, 0, STONES, [0] * len(KINDS)) for _ in range(g.seats)]
    for cell, field in enumerate(g.board):
        stones = field.stones
        if not stones:
            continue
        side = sides[field.owner]
        side.supply -= stones
        if field.ziggurat:
            side.pictures[BUILT] += 1
            continue
        side.pictures[KINDS[field.tile.up]] += 1
        side.cells.append(cell)
        side.stones += stones
        side.ripe += stones == MOST
    return sides


def free_tiles(g: Ur) -> int:
    """How many are nobody's."""
    return [field.stones for field in g.board].count(0)


def points(g: Ur, seat: int, side: Side) -> int:
    """The score, with the better picture of the hand tile."""
    hand = g.hands[seat]
    return max(_with(side, hand.up), _with(side, hand.back))


def _with(side: Side, picture: str) -> int:
    counts = side.pictures
    if picture:
        counts = counts.copy()
        counts[KINDS[picture]] += 1
    return _points(tuple(counts))


@cache
def _points(counts: tuple[int, ...]) -> int:
    return sum(POINTS[sum(number >= nth for number in counts)] for nth in range(1, max(counts) + 1))
