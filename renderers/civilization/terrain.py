"""The empty board: sea, land, rivers and mountains, borders, names, limits, city sites, volcanoes.

`paint` draws in board units (`geometry.chart().size`) with the pen's own zero as the upper left corner. What is printed
in an area comes from the rules, its name from the reader's language; the shapes are map.json's.
"""

import math
from collections.abc import Iterable, Iterator, Mapping

from renderers import material, paths
from renderers.civilization import lettering, ornaments
from renderers.civilization.geometry import Printed, chart
from renderers.outlines import Arc
from renderers.palette import Colour, mix
from renderers.pen import Pen

BORDER, FRONTIER, COAST, ZONE = 1.1, 2.2, 1.7, 1.2
TINTS = {"beige": "#ecdcae", "pink": "#e7c4ac", "green": "#ced6a4", "fourth": "#e8cf8e"}
"""The ground of each region of the board."""
VEIL, BLANK = "#cdc8ba", "#d2d2d2"
"""The ground of regions that are not in play, in the normal palette and in the one for contrast."""
SHALLOWS = 30.0
WAVE = 8


def paint(
    pen: Pen,
    printed: Mapping[str, Printed],
    names: Mapping[str, str],
    cities: Mapping[str, str],
    regions: Iterable[str] = tuple(TINTS),
) -> None:
    """Draws the board. `names` and `cities` are in the reader's language; `regions` are those in play."""
    played = frozenset(regions)
    tints = {area: _tint(pen, land.region, played) for area, land in printed.items() if land.region}
    material.sea(pen, [shape for area in chart().areas for shape in chart().land(area)], SHALLOWS)
    _land(pen, tints)
    _plains(pen, [area for area, land in printed.items() if land.plain and land.region in played])
    _ponds(pen)
    _lines(pen, tints)
    ornaments.mountains(pen)
    for name, at in chart().volcanoes.items():
        ornaments.volcano(pen, *at, 8.0 if name == "thera" else 12.0)
    ornaments.rose(pen)
    lettering.write(pen, printed, names, cities)


def _tint(pen: Pen, region: str, played: frozenset[str]) -> Colour:
    if pen.ink.name == "contrast":
        return mix(TINTS[region], pen.ink.white, 0.45) if region in played else BLANK
    return TINTS[region] if region in played else mix(TINTS[region], VEIL, 0.75)


def _land(pen: Pen, tints: Mapping[str, Colour]) -> None:
    """Each region in its own tint, with the rivers that run there."""
    for tint in sorted(set(tints.values())):
        sheet = pen.spare(tint)
        _rivers(sheet)
        for area in (area for area, own in tints.items() if own == tint):
            pen.clip(chart().land(area), sheet)


def _plains(pen: Pen, areas: Iterable[str]) -> None:
    """Flood plains are hatched with waves."""
    sheet = pen.spare()
    sheet.image.paste(pen.image)
    blue = mix(pen.ink.deep, pen.ink.land, 0.35)
    width, height = chart().size
    for row in range(0, height, WAVE):
        wave = [(x, row + 1.5 * math.sin((x + row * 0.6) / 4.5)) for x in range(0, width + 3, 3)]
        sheet.line(wave, blue, 1.0)
    _rivers(sheet)
    for area in areas:
        pen.clip(chart().land(area), sheet)


def _rivers(pen: Pen) -> None:
    """Thin at the source and wide at the mouth."""
    blue = mix(pen.ink.deep, pen.ink.ink, 0.18)
    for river in chart().rivers.values():
        for quarter in range(4):
            reach = river[quarter * len(river) // 4 : (quarter + 1) * len(river) // 4 + 1]
            pen.line(reach, blue, 1.4 + 0.6 * quarter)


def _ponds(pen: Pen) -> None:
    """Waters without a part in the game."""
    for pond in chart().ponds.values():
        pen.polygon(paths.smooth(pond), pen.ink.coast, mix(pen.ink.deep, pen.ink.ink, 0.6), 1.1)


def _lines(pen: Pen, tints: Mapping[str, Colour]) -> None:
    """Waters, borders, frontiers of regions, coasts: each louder than the one before."""
    water, border = mix(pen.ink.deep, pen.ink.ink, 0.38), pen.ink.faint
    frontier = mix(border, pen.ink.alarm, 0.35)
    for arc in _arcs("zone"):
        pen.line(arc.line, water, ZONE, dash=8)
    for arc in _arcs("border"):
        if len({tints[side.partition(".")[0]] for side in arc.sides}) == 2:
            pen.line(arc.line, frontier, FRONTIER)
        else:
            pen.line(arc.line, border, BORDER)
    for arc in _arcs("coast"):
        pen.line(arc.line, pen.ink.ink, COAST)


def _arcs(kind: str) -> Iterator[Arc]:
    return (arc for arc in chart().arcs if arc.kind == kind)
