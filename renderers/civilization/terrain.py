"""The empty board: sea, land, rivers and mountains, borders, names, limits, city sites, volcanoes.

`paint` draws in board units (`geometry.chart().size`) with the pen's own zero as the upper left corner. What is printed
in an area comes from the rules, its name from the reader's language; the shapes are map.json's.
"""

import math
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from PIL import Image

from renderers import fonts, material, paths
from renderers.civilization.geometry import Area, Arc, chart
from renderers.look import Box, Point
from renderers.palette import Colour, clear, mix
from renderers.pen import Pen, text_image

LIMIT = 10.0
SITE = 8.5
BORDER, FRONTIER, COAST, ZONE = 1.1, 2.2, 1.7, 1.2
LARGEST, SMALLEST = 15.0, 9.5
SEA_LARGEST = 30.0
TINTS = {"beige": "#ecdcae", "pink": "#e7c4ac", "green": "#ced6a4", "fourth": "#e8cf8e"}
VEIL = "#cdc8ba"
"""Regions that are out of play."""
ROSE = (333.0, 742.0, 52.0)


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


def paint(
    pen: Pen,
    printed: Mapping[str, Printed],
    names: Mapping[str, str],
    cities: Mapping[str, str],
    regions: Iterable[str] = tuple(TINTS),
) -> None:
    """Draws the board. `names` and `cities` are in the reader's language; `regions` are those in play."""
    played = frozenset(regions)
    tints = {area: _tint(pen, print_.region, played) for area, print_ in printed.items() if print_.region}
    _sea(pen)
    _land(pen, tints)
    _plains(pen, printed, played)
    _ponds(pen)
    _rivers(pen)
    _lines(pen, tints)
    _mountains(pen)
    for name, at in chart().volcanoes.items():
        _volcano(pen, *at, large=name != "thera")
    _rose(pen, *ROSE)
    for area, place in chart().areas.items():
        _name(pen, names[area], place)
    for area, place in chart().areas.items():
        _marks(pen, printed[area], place, cities.get(area, ""))


def _tint(pen: Pen, region: str, played: frozenset[str]) -> Colour:
    if pen.ink.name == "contrast":
        return mix(TINTS[region], pen.ink.white, 0.45) if region in played else "#d2d2d2"
    return TINTS[region] if region in played else mix(TINTS[region], VEIL, 0.75)


def _sea(pen: Pen) -> None:
    material.sea(pen, [shape for area in chart().areas for shape in chart().land(area)], reach=30)
    if pen.ink.name == "contrast":
        return
    x, y, _ = ROSE
    faint = clear(mix(pen.ink.deep, pen.ink.ink, 0.5), 0.16)
    for step in range(16):
        turn = math.radians(step * 22.5)
        end = (x + 2000 * math.cos(turn), y + 2000 * math.sin(turn))
        pen.line([(x, y), end], faint, 0.8)


def _land(pen: Pen, tints: Mapping[str, Colour]) -> None:
    """Each region on its own paper; lakes are left out of the land."""
    for tint in sorted(set(tints.values())):
        sheet = pen.spare()
        material.paper(sheet, tint, 1.4)
        for area in (area for area, own in tints.items() if own == tint):
            pen.clip(_grown(chart().land(area)), sheet)


def _grown(shapes: Sequence[Sequence[Point]]) -> list[Sequence[Point]]:
    return list(shapes)


def _plains(pen: Pen, printed: Mapping[str, Printed], played: frozenset[str]) -> None:
    """Flood plains are hatched with waves."""
    sheet = Pen(pen.image.copy(), pen.scale, pen.ink, pen.lang, pen.variant, pen.origin)
    blue = clear(mix(pen.ink.deep, pen.ink.ink, 0.12), 0.75)
    width, height = chart().size
    for row in range(0, height, 7):
        shift = 4 * (row % 2)
        sheet.line([(x, row + 1.5 * math.sin((x + shift) / 4.5)) for x in range(0, width, 3)], blue, 1.0)
    for area, print_ in printed.items():
        if print_.plain and print_.region in played:
            pen.clip(chart().land(area), sheet)


def _ponds(pen: Pen) -> None:
    for pond in chart().ponds.values():
        pen.polygon(paths.smooth(list(pond)), pen.ink.coast, mix(pen.ink.deep, pen.ink.ink, 0.6), 1.1)


def _rivers(pen: Pen) -> None:
    """Thin at the source, wide at the mouth."""
    colour = mix(pen.ink.deep, pen.ink.ink, 0.18)
    for river in chart().rivers.values():
        curve = paths.wobble(list(river), 2.2, closed=False, every=6)
        for part in range(4):
            piece = curve[part * len(curve) // 4 : (part + 1) * len(curve) // 4 + 1]
            if len(piece) > 1:
                pen.line(piece, colour, 1.1 + 0.5 * part)


def _lines(pen: Pen, tints: Mapping[str, Colour]) -> None:
    """Waters, borders, frontiers of regions, coasts: each louder than the one before."""
    water = mix(pen.ink.deep, pen.ink.ink, 0.38)
    border = mix(pen.ink.land, pen.ink.ink, 0.62)
    for arc in _arcs("zone"):
        pen.line(arc.line, water, ZONE, dash=4.5)
    for arc in _arcs("border"):
        left, right = (tints[side.partition(".")[0]] for side in arc.sides)
        frontier = left != right
        pen.line(arc.line, mix(border, pen.ink.alarm, 0.35) if frontier else border, FRONTIER if frontier else BORDER)
    for arc in _arcs("coast"):
        pen.line(arc.line, mix(pen.ink.ink, pen.ink.deep, 0.12), COAST)


def _arcs(kind: str) -> Iterator[Arc]:
    return (arc for arc in chart().arcs if arc.kind == kind)


def _mountains(pen: Pen) -> None:
    """Peaks along the ridges, where they hide nothing."""
    dice = random.Random(7)
    for ridge in chart().ranges.values():
        for (x, y), (u, v) in zip(ridge[::3], ridge[1::3], strict=False):
            across = dice.uniform(-6, 6)
            length = math.hypot(u - x, v - y) or 1
            peak = (x - (v - y) / length * across, y + (u - x) / length * across)
            size = dice.uniform(6.5, 9.5)
            if _is_free(peak, size):
                _peak(pen, *peak, size)


def _is_free(at: Point, reach: float) -> bool:
    """Whether nothing printed stands there and no line passes."""
    x, y = at
    for place in chart().areas.values():
        spots = [spot for spot in (place.limit, place.city) if spot]
        if any(math.hypot(x - u, y - v) < reach + 11 for u, v in spots) or _covers(place.name, at, reach):
            return False
    return all(
        abs(x - u) + abs(y - v) > reach for arc in chart().arcs if arc.kind in ("coast", "border") for u, v in arc.line
    )


def _covers(name: tuple[float, float, float, float, float], at: Point, reach: float) -> bool:
    x, y, angle, width, height = name
    turn = math.radians(angle)
    dx, dy = at[0] - x, at[1] - y
    across = dx * math.cos(turn) + dy * math.sin(turn)
    down = dy * math.cos(turn) - dx * math.sin(turn)
    return abs(across) < width / 2 + reach * 0.7 and abs(down) < height / 2 + reach * 0.7


def _peak(pen: Pen, x: float, y: float, size: float) -> None:
    """A hill as old engravers drew it: lit from the left, shaded on the right."""
    line = mix(pen.ink.land, pen.ink.ink, 0.6)
    foot = y + size * 0.5
    top = (x - size * 0.08, y - size * 0.6)
    left, right = (x - size * 0.8, foot), (x + size * 0.8, foot)
    pen.polygon([left, top, right], mix(pen.ink.land, pen.ink.white, 0.25))
    pen.polygon([top, (x + size * 0.1, foot), right], mix(pen.ink.land, pen.ink.ink, 0.28))
    pen.line([left, top, right], line, 1.1)


def _volcano(pen: Pen, x: float, y: float, large: bool) -> None:
    size = 12.0 if large else 8.0
    foot = y + size * 0.6
    rim = y - size * 0.45
    body = [(x - size, foot), (x - size * 0.3, rim), (x + size * 0.3, rim), (x + size, foot)]
    pen.polygon(body, mix(pen.ink.land, pen.ink.ink, 0.62), pen.ink.ink, 1.2)
    glow = [(x - size * 0.3, rim), (x + size * 0.3, rim), (x + size * 0.12, rim + size * 0.42), (x - size * 0.16, rim + size * 0.3)]
    pen.polygon(glow, pen.ink.alarm)
    for dx, dy, r in ((0.0, -0.85, 0.26), (0.3, -1.2, 0.34), (-0.05, -1.55, 0.42)):
        pen.circle(x + dx * size, y + dy * size, r * size, mix(pen.ink.card, pen.ink.faint, 0.3), pen.ink.faint, 0.8)


def _rose(pen: Pen, x: float, y: float, r: float) -> None:
    """A compass rose on the open sea."""
    ink, pale = mix(pen.ink.deep, pen.ink.ink, 0.62), mix(pen.ink.card, pen.ink.coast, 0.35)
    pen.circle(x, y, r * 0.62, None, ink, 1.0)
    pen.circle(x, y, r * 0.56, None, ink, 0.7)
    for ring, (reach, waist, start) in enumerate(((0.62, 0.16, 22.5), (0.74, 0.2, 45.0), (1.0, 0.2, 0.0))):
        for quarter in range(8 if ring == 0 else 4):
            turn = math.radians(start + quarter * (45 if ring == 0 else 90))
            tip = (x + r * reach * math.sin(turn), y - r * reach * math.cos(turn))
            for side, fill in ((-1, pale), (1, ink)):
                by = turn + side * math.pi / (8 if ring == 0 else 4)
                waist_at = (x + r * waist * math.sin(by), y - r * waist * math.cos(by))
                pen.polygon([(x, y), tip, waist_at], fill, ink, 0.7)
    pen.text(x, y - r * 1.16, "N", 13, "title", ink)


def _name(pen: Pen, name: str, place: Area) -> None:
    """Land in capitals, open sea in large italics, turned as the chart says."""
    x, y, angle, width, height = place.name
    if place.limit is None:
        _turned(pen, (x, y), angle, _rows(name, width, height, "place", SEA_LARGEST, 18), "place", mix(pen.ink.deep, pen.ink.ink, 0.55), None)
        return
    rows = _rows(name.upper(), width * 1.04, height * 1.1, "serif", LARGEST, SMALLEST)
    _turned(pen, (x, y), angle, rows, "serif", mix(pen.ink.ink, pen.ink.land, 0.12), clear(pen.ink.land, 0.6))


def _rows(name: str, width: float, height: float, role: fonts.Role, most: float, least: float) -> tuple[list[str], float]:
    """The name in one row or in several, whichever can be written larger, and the size of its letters."""
    choices = [[name]]
    if " " in name:
        choices.append(_split(name))
    sized = []
    for rows in choices:
        unit = max(fonts.width(row, role, 100) for row in rows) / 100
        sized.append((min(most, width / unit, height / len(rows) / (0.8 if len(rows) == 1 else 1.0)), rows))
    size, rows = max(sized, key=lambda choice: (choice[0], -len(choice[1])))
    return rows, max(size, least)


def _split(name: str) -> list[str]:
    """Two rows of about the same length."""
    words = name.split(" ")
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


def _turned(pen: Pen, at: Point, angle: float, text: tuple[list[str], float], role: fonts.Role, fill: Colour, halo: Colour | None) -> None:
    rows, size = text
    turn = math.radians(angle)
    for n, row in enumerate(rows):
        down = (n - (len(rows) - 1) / 2) * size * 1.0
        x, y = at[0] - down * math.sin(turn), at[1] + down * math.cos(turn)
        image, _ = text_image(row, size, role, fill, "mm", halo, pen.scale)
        image = image.rotate(-angle, Image.Resampling.BICUBIC, expand=True) if angle else image
        px, py = pen._px(x, y)
        pen.stamp(image, (round(px - image.width / 2), round(py - image.height / 2)))


def _marks(pen: Pen, print_: Printed, place: Area, city: str) -> None:
    """The limit in its circle, the site in its square."""
    if place.limit is None or place.city is None:
        return
    x, y = place.limit
    pen.circle(x, y, LIMIT, pen.ink.card, pen.ink.ink, 1.3)
    pen.text(x, y + 0.3, str(print_.limit), 15, "number", pen.ink.ink)
    if print_.site:
        u, v = place.city
        fill, rim = (pen.ink.ink, pen.ink.card) if print_.site == "black" else (pen.ink.white, pen.ink.ink)
        pen.rect((u - SITE, v - SITE, u + SITE, v + SITE), rim)
        pen.rect((u - SITE + 1.4, v - SITE + 1.4, u + SITE - 1.4, v + SITE - 1.4), fill)
        if print_.site == "black":
            pen.rect((u - SITE, v - SITE, u + SITE, v + SITE), None, pen.ink.ink, 0.8)


def bounds() -> Box:
    """The whole board."""
    return 0.0, 0.0, float(chart().size[0]), float(chart().size[1])
