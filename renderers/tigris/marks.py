"""What points at the board: the last move, what can be picked, who fights with what."""

from renderers.palette import clear
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.tigris.geometry import CELL, RIGHT, WHERE, centre
from rules.tigris.board import FREE, PLACES
from rules.tigris.view import Dispute, TigrisView


def highlights(sheet: Sheet, view: TigrisView) -> None:
    """A halo at the last move, and a frame with its letter (or its name) at each cell that can be picked."""
    for place in sheet.look.last:
        if place in WHERE:
            sheet.glow(WHERE[place])
    for place, letter in sheet.look.spots:
        if place in WHERE:
            cell = PLACES[place]
            _pickable(sheet, place, letter or place, free=view.board[cell] == FREE and cell not in view.leaders)


def dispute(sheet: Sheet, conflict: Dispute) -> None:
    """What counts for either side, and how strong both are, at their leaders."""
    for side, cells in enumerate(conflict.backing):
        for cell in cells:
            _backed(sheet, *centre(cell), attacks=side == 0)
    attacker, defender = (centre(cell) for cell in conflict.leaders)
    attack, defence = (str(len(cells)) for cells in conflict.backing)
    up = attacker[1] <= defender[1]
    _strength(sheet, *attacker, f"{attack} + {conflict.added}" if conflict.added else attack, up, attacks=True)
    _strength(sheet, *defender, defence, not up, attacks=False)


def _pickable(sheet: Sheet, place: str, letter: str, free: bool) -> None:
    """On a free cell the letter stands in the middle, else at the corner of what lies there."""

    def painter(pen: Pen) -> None:
        edge = 5.0
        box = (edge, edge, CELL - edge, CELL - edge)
        pen.rect(box, clear(pen.ink.white, 0.5) if free else None, pen.ink.ink, 7, radius=9)
        pen.rect(box, None, pen.ink.gold, 4, radius=9)
        if free:
            pen.text(CELL / 2, CELL / 2, letter, 30, "number", room=CELL - 22, least=18)
        else:
            pen.circle(19, 19, 17, pen.ink.ink, pen.ink.gold, 2)
            pen.text(19, 19, letter, 22, "number", pen.ink.white, room=28, least=12)

    sheet.paint(("pickable", letter, free), (CELL, CELL), painter, WHERE[place].x, WHERE[place].y)


def _backed(sheet: Sheet, x: float, y: float, attacks: bool) -> None:
    colour = sheet.ink.gold if attacks else sheet.ink.white

    def painter(pen: Pen) -> None:
        pen.rect((4, 4, CELL - 4, CELL - 4), None, pen.ink.ink, 7, radius=8)
        pen.rect((4, 4, CELL - 4, CELL - 4), None, colour, 4, radius=8)

    sheet.paint(("backed", attacks), (CELL, CELL), painter, x, y)


def _strength(sheet: Sheet, x: float, y: float, number: str, up: bool, attacks: bool) -> None:
    """A plate above or below a leader: swords or shield, and the number."""
    w = 66 + 17 * len(number)

    def painter(pen: Pen) -> None:
        pen.rect((2, 2, w - 2, 50), pen.ink.gold if attacks else pen.ink.white, pen.ink.ink, 3, radius=24)
        pen.icon("swords" if attacks else "tigris/shield", 30, 26, 36)
        pen.text(54, 27, number, 40, "number", anchor="lm")

    x, y = min(max(x, w / 2 + 6), RIGHT - w / 2), y - 52 if up else y + 54
    sheet.paint(("strength", number, attacks), (w, 52), painter, x, max(y, 30), shadow=4)
