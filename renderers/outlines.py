"""Maps as arcs: every line between two parts is kept once, and an outline is a chain of them."""

from collections.abc import Sequence

from msgspec import Struct

from renderers.look import Point

Ring = tuple[int, ...]
"""An outline as a chain of arcs: i is arc i, ~i is arc i walked backwards."""


class Arc(Struct, frozen=True):
    """A line with the same parts on its two sides all along; what its kinds mean, each map says."""

    kind: str
    sides: tuple[str, str]
    """The parts to the left and to the right; empty beyond the rim."""
    line: tuple[Point, ...]


def outline(arcs: Sequence[Arc], ring: Ring) -> list[Point]:
    """The closed outline as points, the first not repeated at the end."""
    points: list[Point] = []
    for i in ring:
        points += arcs[i].line[:-1] if i >= 0 else arcs[~i].line[:0:-1]
    return points
