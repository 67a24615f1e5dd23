"""What points at the board: the last move, what can be picked, who fights with what."""

from renderers.palette import clear
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.tigris.geometry import BOTTOM, CELL, LEADER, LEFT, RIGHT, TOP, WHERE, centre
from rules.tigris.board import FREE, PLACES, Cell
from rules.tigris.view import Dispute, TigrisView

Box = tuple[float, float, float, float]
PLATE = 52
"""The height of a plate with a strength."""


def highlights(sheet: Sheet, view: TigrisView) -> None:
    """A halo at the last move, and a frame with its letter (or its name) at each cell that can be picked."""
    for place in sheet.look.last:
        if place in WHERE:
            sheet.glow(WHERE[place])
    for place, letter in sheet.look.spots:
        if place in WHERE:
            cell = PLACES[place]
            _pickable(sheet, place, letter or place, free=view.board[cell] == FREE and cell not in view.leaders)


def dispute(sheet: Sheet, view: TigrisView, conflict: Dispute) -> None:
    """Both leaders and what counts for them, gold for the attacker and white for the defender, and their strengths."""
    attack, defence = (set(cells) for cells in conflict.backing)
    attacker, defender = conflict.leaders
    for cell in attack | defence | {attacker, defender}:
        _backed(sheet, cell, gold=cell in attack or cell == attacker, white=cell in defence or cell == defender)
    taken = [_around(cell) for cell, letter in enumerate(view.board) if letter != FREE or cell in view.leaders]
    strong = str(len(attack)) + (f" + {conflict.added}" if conflict.added else "")
    plate = _strength(sheet, attacker, strong, taken, attacks=True)
    _strength(sheet, defender, str(len(defence)), [*taken, plate, plate], attacks=False)


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
            pen.circle(r + 2, r + 2, r, pen.ink.ink, pen.ink.gold, 2)
            pen.text(r + 2, r + 2, letter, r * 1.3, "number", pen.ink.white, room=r * 1.65, least=r * 0.7)

    r = min(sheet.mark(17), CELL * 0.36)
    sheet.paint(("pickable", letter, free, r), (CELL, CELL), painter, WHERE[place].x, WHERE[place].y)


def _backed(sheet: Sheet, cell: Cell, gold: bool, white: bool) -> None:
    """A frame in the colour of a side; what counts for both has one inside the other."""

    def painter(pen: Pen) -> None:
        colours = [colour for colour, wanted in ((pen.ink.gold, gold), (pen.ink.white, white)) if wanted]
        for inset, colour in zip((4, 11), colours, strict=False):
            box = (inset, inset, CELL - inset, CELL - inset)
            pen.rect(box, None, pen.ink.ink, 7, radius=8)
            pen.rect(box, None, colour, 4, radius=8)

    sheet.paint(("backed", gold, white), (CELL, CELL), painter, *centre(cell))


def _strength(sheet: Sheet, cell: Cell, number: str, taken: list[Box], attacks: bool) -> Box:
    """A plate near a leader, where it hides least: swords or shield, and the number."""
    w, h = 66 + 17 * len(number), PLATE

    def painter(pen: Pen) -> None:
        pen.rect((2, 2, w - 2, h - 2), pen.ink.gold if attacks else pen.ink.white, pen.ink.ink, 3, radius=24)
        pen.icon("swords" if attacks else "tigris/shield", 30, h / 2, 36)
        pen.text(54, h / 2 + 1, number, 40, "number", anchor="lm")

    box = min(_near(cell, w, h), key=lambda place: _hidden(place, cell, taken))
    sheet.paint(("strength", number, attacks), (w, h), painter, box[0], box[1], "lt", shadow=4)
    return box


def _near(cell: Cell, w: float, h: float) -> list[Box]:
    """Places for a plate around a leader, on the board."""
    x, y = centre(cell)
    steps = [number * CELL / 4 for number in range(-8, 9)]
    boxes = [(x + dx - w / 2, y + dy - h / 2, x + dx + w / 2, y + dy + h / 2) for dx in steps for dy in steps]
    return [box for box in boxes if box[0] >= LEFT and box[1] >= TOP and box[2] <= RIGHT and box[3] <= BOTTOM]


def _hidden(place: Box, cell: Cell, taken: list[Box]) -> float:
    """How bad a place is: what it hides counts most, the leader himself above all, and then how far away it is."""
    x, y = centre(cell)
    far = abs((place[0] + place[2]) / 2 - x) + abs((place[1] + place[3]) / 2 - y)
    return sum(_overlap(place, box) for box in taken) + 5 * _overlap(place, _around(cell)) + 4 * far


def _overlap(one: Box, two: Box) -> float:
    width, height = min(one[2], two[2]) - max(one[0], two[0]), min(one[3], two[3]) - max(one[1], two[1])
    return width * height if width > 0 and height > 0 else 0


def _around(cell: Cell) -> Box:
    x, y = centre(cell)
    return x - LEADER / 2, y - LEADER / 2, x + LEADER / 2, y + LEADER / 2
