"""The world map's drawing as data: lines shared by two areas, the areas made of them, and where things stand.

Kinds of lines: coast (land and sea), border (land and land), zone (sea and sea), shore (round a lake), wild (round
land that nobody can enter), floe (the edge of the pack ice), rose (round the compass), rim (the edge of the map).
"""

from functools import cache, cached_property
from pathlib import Path

import msgspec
from msgspec import Struct

from renderers.look import Box, Point
from renderers.outlines import Arc, Ring, outline


class Label(Struct, frozen=True):
    """Where a name stands: its centre, the room it has, and in how many rows."""

    x: float
    y: float
    room: float
    rows: int


class Area(Struct, frozen=True):
    """A land region, a sea zone, or scenery that is neither."""

    kind: str
    """land, sea, lake, wild, ice or rose."""
    rings: tuple[Ring, ...]
    tint: str = ""
    """The continent of a land region."""
    labels: tuple[Label, ...] = ()
    """One for each part that is large enough; a sea across the edge of the map has two."""
    settlement: Point | None = None
    token: Point | None = None
    pieces: tuple[Point, ...] = ()
    """Places for stacks of armies or fleets, the best first."""


class Seam(Struct, frozen=True):
    """A stretch of the left and right edge where two seas meet across it."""

    left: str
    """The zone at the left edge of the map."""
    right: str
    top: float
    bottom: float


class Sign(Struct, frozen=True):
    """A small drawing on the land: mountain, tree, fir, dune or grass. It means nothing in the game."""

    kind: str
    x: float
    y: float
    size: float


class Chart(Struct, frozen=True, dict=True):
    """All of map.json."""

    size: tuple[int, int]
    arcs: tuple[Arc, ...]
    areas: dict[str, Area]
    seams: tuple[Seam, ...]
    rivers: tuple[tuple[Point, ...], ...]
    far: tuple[tuple[Point, ...], ...]
    """Coasts of frozen lands that nobody reaches."""
    signs: tuple[Sign, ...]
    cartouche: Box
    zooms: dict[str, Box]

    def shapes(self, area: str) -> list[list[Point]]:
        """All outlines of an area; an outline within another is a hole."""
        return [outline(self.arcs, ring) for ring in self.areas[area].rings]

    @cached_property
    def neighbours(self) -> frozenset[frozenset[str]]:
        """The pairs of areas that touch on the drawing, also across its left and right edge."""
        pairs = [frozenset(arc.sides) for arc in self.arcs] + [frozenset((s.left, s.right)) for s in self.seams]
        return frozenset(pair for pair in pairs if len(pair) == 2 and "" not in pair)


@cache
def chart() -> Chart:
    """The drawing, read once."""
    return msgspec.json.decode((Path(__file__).parent / "map.json").read_bytes(), type=Chart)
