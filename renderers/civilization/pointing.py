"""The last move and what can be picked: whole areas are lit, for a ring would hide what stands in them."""

import itertools
import math
from functools import partial

from renderers.civilization import lettering
from renderers.civilization.geometry import chart
from renderers.civilization.layout import spot
from renderers.civilization.pieces import standing
from renderers.look import Point
from renderers.palette import Colour, clear
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.board import AREAS, land_name
from rules.civilization.view import CivView
from rules.text import say

LETTER = 12.0
VEIL = 0.5


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
            sheet.letter(letter, *_free(view, area), LETTER)


def _lit(sheet: Sheet, area: str, colour: Colour) -> None:
    """A light veil over the land (over the water where there is no land) and a bright edge with a dark rim."""
    x, y, _, width, height = chart().areas[area].name
    points = [point for shape in _shapes(area) for point in shape]
    points += [(x - width / 2, y - width / 2), (x + width / 2 + height, y + width / 2 + height)]
    left, top = (math.floor(min(side)) - 12 for side in zip(*points, strict=True))
    right, bottom = (math.ceil(max(side)) + 12 for side in zip(*points, strict=True))
    painter = partial(_glow, area, (left, top), colour)
    sheet.paint(("lit", area, colour), (right - left, bottom - top), painter, left, top, "lt")


def _glow(area: str, corner: Point, edge: Colour, paper: Pen) -> None:
    pen = paper.shift(-corner[0], -corner[1])
    for shape in _shapes(area):
        pen.polygon(shape, clear(pen.ink.white, VEIL))
        pen.line(shape, pen.ink.ink, 5, closed=True)
        pen.line(shape, edge, 3, closed=True)
    lettering.again(pen, area, AREAS[area], say(land_name(area), pen.lang, ()))


def _shapes(area: str) -> list[list[Point]]:
    return chart().land(area) or chart().water(area)


def _free(view: CivView, area: str) -> Point:
    """The place for tokens that is furthest from all that stands in the area; at sea the name's."""
    own = chart().areas[area]
    taken = [own.tokens[n] for place in view.places if place.area == area for n in standing(place)]
    taken += [spot for spots in own.ships.values() for spot in spots[:1]]
    taken += [at for at in (own.city, own.limit) if at]
    return max(own.tokens, key=lambda at: min(math.dist(at, other) for other in taken), default=own.name[:2])
