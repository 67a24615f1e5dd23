"""The last move and what can be picked: whole areas are lit, for a ring would hide what stands in them."""

import itertools
from functools import partial

from renderers.look import Point, Spot
from renderers.palette import Colour, clear
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sidmeier.geometry import chart
from renderers.sidmeier.layout import MAP, REACH, spot
from renderers.sidmeier.pieces import free
from rules.sidmeier.view import WorldView

LETTER = 14.0
EDGE = 4.0


def light(sheet: Sheet) -> None:
    """Below the pieces: areas of the last move in white, areas that can be picked in gold."""
    picked = dict(sheet.look.spots)
    for area in dict.fromkeys(sheet.look.last):
        if spot(area) and area not in picked:
            _light(sheet, area, sheet.ink.white, 0.42)
    for area in picked:
        if spot(area):
            _light(sheet, area, sheet.ink.gold, 0.42)


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
            _letter(sheet, letter, *free(seen[area], view))


def _light(sheet: Sheet, area: str, colour: Colour, part: float) -> None:
    """A veil of the colour and a bright edge with a dark rim; part by part, for seas go across the edge of the map."""
    for n, shape in enumerate(chart().shapes(area)):
        xs, ys = zip(*shape, strict=True)
        left, top = min(xs) - EDGE, min(ys) - EDGE
        size = (max(xs) - left + EDGE, max(ys) - top + EDGE)
        painter = partial(_glow, shape, (left, top), clear(colour, part), colour)
        sheet.paint(("lit", area, n, colour), size, painter, left, top, "lt")


def _glow(shape: list[Point], at: Point, veil: Colour, edge: Colour, pen: Pen) -> None:
    moved = [(x - at[0], y - at[1]) for x, y in shape]
    pen.polygon(moved, veil)
    pen.line(moved, pen.ink.ink, 6, closed=True)
    pen.line(moved, edge, 3.5, closed=True)


def _arrow(sheet: Sheet, a: Spot, b: Spot) -> None:
    """An arrow; across the edge of the map where that is the shorter way."""
    w = MAP[0]
    if abs(a.x - b.x) <= w / 2:
        sheet.arrow(a, b)
        return
    side = 1 if a.x > b.x else -1
    out, back = (w, 0) if side > 0 else (0, w)
    y = a.y + (b.y - a.y) * abs(out - a.x) / max(1, abs(out - a.x) + abs(b.x - back))
    sheet.arrow(a, Spot(out - side * 8, y, -4))
    sheet.arrow(Spot(back + side * 8, y, -4), Spot(b.x, b.y, REACH))


def _letter(sheet: Sheet, letter: str, x: float, y: float) -> None:
    w = LETTER * 2 + 9 * (len(letter) - 1)

    def painter(pen: Pen) -> None:
        pen.rect((1, 1, w - 1, LETTER * 2 - 1), pen.ink.ink, pen.ink.gold, 2, radius=LETTER)
        pen.text(w / 2, LETTER, letter, 20, "number", pen.ink.white)

    sheet.paint(("letter", letter), (w, LETTER * 2), painter, x, y)
