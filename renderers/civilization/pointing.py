"""The last move and what can be picked: whole areas are lit, for a ring would hide what stands in them."""

import itertools
from functools import partial

from renderers.civilization.geometry import chart
from renderers.civilization.layout import spot
from renderers.civilization.pieces import standing
from renderers.look import Point
from renderers.palette import Colour, clear
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.view import CivView

LETTER = 13.0
VEIL = 0.4


def light(sheet: Sheet) -> None:
    """Below the pieces: areas of the last move in white, areas that can be picked in gold."""
    picked = dict(sheet.look.spots)
    for area in dict.fromkeys(sheet.look.last):
        if area in chart().areas and area not in picked:
            _lit(sheet, area, sheet.ink.white)
    for area in picked:
        if area in chart().areas:
            _lit(sheet, area, sheet.ink.gold)


def point(sheet: Sheet, view: CivView) -> None:
    """Above the pieces: the way of the last move, and the letters to answer."""
    last = [found for found in map(spot, sheet.look.last) if found]
    for a, b in itertools.pairwise(last if sheet.look.route else ()):
        sheet.arrow(a, b)
    letters: dict[str, str] = {}
    for area, letter in sheet.look.spots:
        letters[area] = f"{letters[area]} {letter}" if area in letters else letter
    for area, letter in letters.items():
        if area in chart().areas and letter:
            _letter(sheet, letter, *_free(view, area))


def _lit(sheet: Sheet, area: str, colour: Colour) -> None:
    """A light veil over the land (over the water where there is no land) and a bright edge with a dark rim."""
    shapes = chart().land(area) or chart().water(area)
    points = [point for shape in shapes for point in shape]
    left, top = min(x for x, _ in points) - 4, min(y for _, y in points) - 4
    right, bottom = max(x for x, _ in points) + 4, max(y for _, y in points) + 4
    painter = partial(_glow, shapes, (left, top), clear(sheet.ink.white, VEIL), colour)
    sheet.paint(("lit", area, colour), (right - left, bottom - top), painter, left, top, "lt")


def _glow(shapes: list[list[Point]], at: Point, veil: Colour, edge: Colour, pen: Pen) -> None:
    for shape in shapes:
        moved = [(x - at[0], y - at[1]) for x, y in shape]
        pen.polygon(moved, veil)
        pen.line(moved, pen.ink.ink, 6, closed=True)
        pen.line(moved, edge, 3.5, closed=True)


def _free(view: CivView, area: str) -> Point:
    """A place for tokens on which none stand; the last where all are taken."""
    spots = chart().areas[area].tokens
    taken = {n for place in view.places if place.area == area for n in standing(place)}
    city = chart().areas[area].city
    free = [s for n, s in enumerate(spots) if n not in taken and s != city] or list(spots[-1:])
    return free[0] if free else chart().areas[area].name[:2]


def _letter(sheet: Sheet, letter: str, x: float, y: float) -> None:
    w = LETTER * 2 + 9 * (len(letter) - 1)

    def painter(pen: Pen) -> None:
        pen.rect((1, 1, w - 1, LETTER * 2 - 1), pen.ink.ink, pen.ink.gold, 2, radius=LETTER)
        pen.text(w / 2, LETTER, letter, 18, "number", pen.ink.white)

    sheet.paint(("letter", letter), (w, LETTER * 2), painter, x, y)
