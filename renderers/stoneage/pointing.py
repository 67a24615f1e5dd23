"""The last move and what can be picked, as outlines of whole places."""

from renderers.sheet import Sheet
from renderers.stoneage.geometry import OUTLINES


def point(sheet: Sheet) -> None:
    """A white outline around the places of the last move, lettered gold ones around what can be picked."""
    for place in dict.fromkeys(sheet.look.last):
        if place in OUTLINES:
            sheet.outline(OUTLINES[place], sheet.ink.white)
    for place, letter in sheet.look.spots:
        if place in OUTLINES:
            sheet.outline(OUTLINES[place], sheet.ink.gold, letter)
