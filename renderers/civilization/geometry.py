"""The drawing of the board as data: lines shared by two parts, the areas made of them, and where things stand.

An area has a land part and often water: its stretch of sea, its share of a lake. A part is called `attika.land`,
`attika.sea`, `armenia.lake`. Two areas are neighbours on the drawing where their parts share a line.

Kinds of lines: coast (land and water), border (land and land), zone (water and water), rim (the edge of the map).
"""

from functools import cache
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from renderers.look import Box, Point
from renderers.outlines import Arc, Ring, outline


class Printed(Protocol):
    """What the rules know of an area's print."""

    @property
    def limit(self) -> int: ...
    @property
    def region(self) -> str: ...
    @property
    def site(self) -> str: ...
    @property
    def plain(self) -> str: ...


class Area(Struct, frozen=True):
    """Where an area lies and where its things stand; open seas have a name and nothing else."""

    name: tuple[float, float, float, float, float]
    """Centre of the name, its angle in degrees clockwise, width and height of the room it has."""
    land: tuple[Ring, ...] = ()
    sea: tuple[Ring, ...] = ()
    lake: tuple[Ring, ...] = ()
    limit: Point | None = None
    city: Point | None = None
    """The city site; where none is printed, the place of a city all the same."""
    tokens: tuple[Point, ...] = ()
    """Six places for stacks of tokens, the best first."""
    ships: dict[str, tuple[Point, ...]] = {}
    """Three places for ships on each coast, by the coast's name; a single water has none."""


class Chart(Struct, frozen=True):
    """All of map.json."""

    size: tuple[int, int]
    arcs: tuple[Arc, ...]
    areas: dict[str, Area]
    rivers: dict[str, tuple[Point, ...]]
    ranges: dict[str, tuple[Point, ...]]
    ponds: dict[str, tuple[Point, ...]]
    """Waters that mean nothing in the game."""
    volcanoes: dict[str, Point]
    zooms: dict[str, Box]

    def land(self, area: str) -> list[list[Point]]:
        """The mainland and the islands of an area; an outline within another is a hole."""
        return [outline(self.arcs, ring) for ring in self.areas[area].land]

    def water(self, area: str) -> list[list[Point]]:
        """The stretches of sea and lake that belong to an area."""
        place = self.areas[area]
        return [outline(self.arcs, ring) for ring in (*place.sea, *place.lake)]


@cache
def chart() -> Chart:
    """The drawing, read once."""
    return msgspec.json.decode((Path(__file__).parent / "map.json").read_bytes(), type=Chart)
