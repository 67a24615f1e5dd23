"""The last move and what can be picked, as outlines of whole places: a circle would cut through them."""

from functools import partial

from renderers.look import Box
from renderers.palette import Colour
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.stoneage.geometry import OUTLINES

GAP, ROUND = 10.0, 30.0
LETTER = 18.0


def point(sheet: Sheet) -> None:
    """A white outline around the places of the last move, lettered gold ones around what can be picked."""
    for place in dict.fromkeys(sheet.look.last):
        if place in OUTLINES:
            _outline(sheet, OUTLINES[place], sheet.ink.white, "")
    for place, letter in sheet.look.spots:
        if place in OUTLINES:
            _outline(sheet, OUTLINES[place], sheet.ink.gold, letter)


def _outline(sheet: Sheet, box: Box, colour: Colour, letter: str) -> None:
    x0, y0, x1, y1 = box
    size = (x1 - x0 + 2 * GAP, y1 - y0 + 2 * GAP)
    key = ("outline", size, colour, letter)
    sheet.paint(key, size, partial(_frame, size, colour, letter), x0 - GAP, y0 - GAP, "lt")


def _frame(size: tuple[float, float], colour: Colour, letter: str, pen: Pen) -> None:
    w, h = size
    box = (7, 7, w - 7, h - 7)
    pen.rect(box, None, pen.ink.ink, 11, radius=ROUND)
    pen.rect(box, None, colour, 7, radius=ROUND)
    if letter:
        x, y = w - LETTER - 2, LETTER + 2
        pen.circle(x, y, LETTER - 1, pen.ink.ink, colour, 2.5)
        pen.text(x, y, letter, LETTER * 1.4, "number", pen.ink.white, room=LETTER * 1.6, least=10)
