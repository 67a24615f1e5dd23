"""The last move and what can be picked: whole areas are lit, for a ring would hide what stands in them."""

import itertools
from functools import cache, partial

from renderers.look import Box, Point, Spot
from renderers.palette import Colour, clear
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sidmeier import lettering
from renderers.sidmeier.geometry import Label, chart
from renderers.sidmeier.layout import MAP, spot
from renderers.sidmeier.pieces import free
from rules.sidmeier.board import area_name
from rules.sidmeier.view import WorldView
from rules.text import say

LETTER = 14.0
EDGE = 4.0
SHORTEST = 60
"""A shorter arrow to the edge of the map would be a mere head."""


def light(sheet: Sheet) -> None:
    """Below the pieces: areas of the last move in white, areas that can be picked in gold."""
    picked = dict(sheet.look.spots)
    for area in dict.fromkeys(sheet.look.last):
        if spot(area) and area not in picked:
            _light(sheet, area, sheet.ink.white, 0.2)
    for area in picked:
        if spot(area):
            _light(sheet, area, sheet.ink.gold, 0.3)
    for area in dict.fromkeys((*sheet.look.last, *picked)):
        if spot(area):
            _name(sheet, area)


def _name(sheet: Sheet, area: str) -> None:
    """The name again, over the bright edges."""
    drawn, name = chart().areas[area], say(area_name(area), sheet.lang, ())
    for n, label in enumerate(drawn.labels):
        left, top, right, bottom = lettering.box(name, drawn.kind, (label.x, label.y), label.room, label.rows)
        size = (right - left + 2 * EDGE, bottom - top + 2 * EDGE)
        painter = partial(_written, name, drawn.kind, label)
        sheet.paint(("lit name", area, n), size, painter, (left + right) / 2, (top + bottom) / 2)


def _written(name: str, kind: str, label: Label, pen: Pen) -> None:
    middle = (pen.size[0] / 2, pen.size[1] / 2)
    lettering.write(pen, name, kind, middle, label.room, label.rows, pen.ink.ink, pen.ink.card)


def point(sheet: Sheet, view: WorldView) -> None:
    """Above the pieces: the way of the last move, and the letters to answer."""
    last = [found for found in map(spot, sheet.look.last) if found]
    for a, b in itertools.pairwise(last if sheet.look.route else ()):
        _arrow(sheet, a, b)
    seen = {area.id: area for area in view.areas}
    letters: dict[str, str] = {}
    for area, letter in sheet.look.spots:
        letters[area] = f"{letters[area]} {letter}" if area in letters else letter
    for area, letter in letters.items():
        if area in seen and letter:
            sheet.letter(letter, *free(seen[area], view), LETTER)


def _light(sheet: Sheet, area: str, colour: Colour, part: float) -> None:
    """A veil of the colour and a bright edge with a dark rim; part by part, for seas go across the edge of the map."""
    for n, shapes in enumerate(_parts(area)):
        left, top, right, bottom = _bounds(shapes)
        size = (right - left + 2 * EDGE, bottom - top + 2 * EDGE)
        painter = partial(_glow, shapes, (EDGE - left, EDGE - top), clear(colour, part), colour)
        sheet.paint(("lit", area, n, colour), size, painter, left - EDGE, top - EDGE, "lt")


@cache
def _parts(area: str) -> list[list[list[Point]]]:
    """The outlines of an area, each with those that lie within its bounds: they may be holes in it."""
    groups: list[list[list[Point]]] = []
    for shape in sorted(chart().shapes(area), key=lambda shape: -_extent(_bounds([shape]))):
        box = _bounds([shape])
        around = next((group for group in groups if _covers(_bounds(group[:1]), box)), None)
        if around is None:
            groups.append([shape])
        else:
            around.append(shape)
    return groups


def _bounds(shapes: list[list[Point]]) -> Box:
    xs, ys = zip(*(point for shape in shapes for point in shape), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _extent(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _covers(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]


def _glow(shapes: list[list[Point]], by: Point, veil: Colour, edge: Colour, pen: Pen) -> None:
    outline = " ".join("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in shape) + " Z" for shape in shapes)
    pen.path(outline, veil, None, 0, by)
    for colour, width in ((pen.ink.ink, 6.0), (edge, 3.5)):
        for shape in shapes:
            pen.line([(x + by[0], y + by[1]) for x, y in shape], colour, width, closed=True)


def _arrow(sheet: Sheet, a: Spot, b: Spot) -> None:
    """An arrow; across the edge of the map where that is the shorter way."""
    w = MAP[0]
    if abs(a.x - b.x) <= w / 2:
        sheet.arrow(a, b)
        return
    side = 1 if a.x > b.x else -1
    out, back = (w, 0) if side > 0 else (0, w)
    y = a.y + (b.y - a.y) * abs(out - a.x) / max(1, abs(out - a.x) + abs(b.x - back))
    for start, end in ((a, Spot(out, y, 0)), (Spot(back, y, 0), b)):
        if abs(start.x - end.x) > SHORTEST:
            sheet.arrow(start, end)
