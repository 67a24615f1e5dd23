"""The pieces: tiles, leaders, treasures, monuments, catastrophes, kingdoms."""

from collections.abc import Collection

from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.tigris.geometry import (
    ASH,
    CELL,
    CREAM,
    DYNASTIES,
    LEADER,
    LINE,
    REALM,
    SPARK,
    STONE,
    TILE,
    TILES,
    centre,
    corner,
    on,
)
from rules.tigris.board import CORNERS, LETTERS, WIDTH, Cell, colour, owner

SIGN = {letter: f"tigris/{name}" for name, letter in LETTERS.items()}
PLAZA = 2 * CELL - 12
EDGES = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONALS = ((1, -1), (1, 1), (-1, 1), (-1, -1))


def tile(sheet: Sheet, letter: str, x: float, y: float, size: float = TILE) -> None:
    """A tile with the sign of its colour; by its middle."""
    sheet.paint(("tile", letter, size), (size, size), lambda pen: _tile(pen, letter, size), x, y, shadow=size / 22)


def catastrophe(sheet: Sheet, x: float, y: float, size: float = TILE) -> None:
    sheet.paint(("ruin", size), (size, size), lambda pen: _ruin(pen, size), x, y, shadow=2)


def leader(sheet: Sheet, dynasty: str, office: str, x: float, y: float, size: float = LEADER) -> None:
    """A round disc in the colour of the office with the sign of the dynasty; the small sign tells the office."""
    key = ("leader", dynasty, office, size)
    sheet.paint(key, (size, size), lambda pen: _leader(pen, dynasty, office, size), x, y, shadow=size / 18)


def absent(sheet: Sheet, office: str, cell: str, x: float, y: float, size: float) -> None:
    """The place of a leader who stands on the board, with the name of his cell."""
    sheet.paint(("absent", office, cell, size), (size, size), lambda pen: _absent(pen, office, cell, size), x, y)


def total(sheet: Sheet, office: str, number: int, x: float, y: float, weakest: bool) -> None:
    """A player's points in a colour; the weakest, which is the one that counts, lies on gold."""
    key = ("total", office, number, weakest)
    sheet.paint(key, (64, LINE), lambda pen: _total(pen, office, number, weakest), x, y)


def treasure(sheet: Sheet, cell: Cell) -> None:
    """A cube on a temple; with a star where it must be taken first."""
    x, y = centre(cell)
    icon = "tigris/corner" if CORNERS >> cell & 1 else "tigris/treasure"
    sheet.icon(icon, x + 19, y + 19, 32, shadow=3)


def monument(sheet: Sheet, key: str, x: float, y: float, size: float) -> None:
    """A stepped tower in two colours, each with its sign."""
    sheet.paint(("monument", key, size), (size, size), lambda pen: monument_on(pen, key, size), x, y, shadow=size / 30)


def plaza(sheet: Sheet, key: str, cell: Cell) -> None:
    """A monument on its four tiles turned over: bare brick. By the upper left cell."""
    x, y = corner(cell)
    sheet.paint(("plaza",), (PLAZA, PLAZA), _plaza, x + CELL, y + CELL, shadow=2)
    monument(sheet, key, x + CELL, y + CELL, CELL * 1.68)


def realm(sheet: Sheet, kingdom: Collection[Cell]) -> None:
    """The ground of a kingdom: lit, with a line around it."""
    cells = set(kingdom)
    for cell in kingdom:
        around = _around(cell, cells)
        sheet.paint(("realm", around), (CELL, CELL), lambda pen, a=around: _realm(pen, a), *corner(cell), "lt")  # type: ignore[misc]


def figures(sheet: Sheet, leaders: tuple[Cell, ...], dynasties: tuple[str, ...]) -> None:
    for number, cell in enumerate(leaders):
        if cell >= 0:
            leader(sheet, dynasties[owner(number)], colour(number), *centre(cell))


def _tile(pen: Pen, letter: str, size: float) -> None:
    fill = TILES[letter]
    pen.rect((1, 1, size - 1, size - 1), fill, pen.ink.ink, 2, radius=size * 0.1)
    inset = size * 0.065
    pen.rect((inset, inset, size - inset, size - inset), None, mix(fill, CREAM, 0.35), size * 0.025, radius=size * 0.06)
    pen.icon(SIGN[letter], size / 2, size / 2, size * 0.66, on(fill))


def _plaza(pen: Pen) -> None:
    pen.rect((1, 1, PLAZA - 1, PLAZA - 1), STONE, pen.ink.ink, 2, radius=5)
    line, step = mix(STONE, pen.ink.ink, 0.22), PLAZA / 8
    for row in range(8):
        if row:
            pen.line([(3, row * step), (PLAZA - 3, row * step)], line, 1.5)
        for brick in range(4):
            x = (brick + (0.33 if row % 2 else 0.8)) * PLAZA / 4
            pen.line([(x, row * step + 2), (x, (row + 1) * step - 2)], line, 1.5)


def _ruin(pen: Pen, size: float) -> None:
    pen.rect((1, 1, size - 1, size - 1), ASH, pen.ink.ink, 2, radius=size * 0.1)
    cracks = ("M8 30 L26 42 L20 58 L34 70 M92 22 L76 34 L84 50 M70 92 L78 76 L94 70 M12 86 L24 80",)
    for crack in cracks:
        pen.path(crack, None, mix(ASH, pen.ink.ink, 0.7), size * 0.03, size=size / 100)
    pen.icon("tigris/catastrophe", size / 2, size / 2, size * 0.74, SPARK)


def _leader(pen: Pen, dynasty: str, office: str, size: float) -> None:
    r = size / 2
    fill = TILES[LETTERS[office]]
    pen.circle(r, r, r - 1, DYNASTIES[dynasty], pen.ink.ink, 2)
    pen.circle(r, r, r * 0.74, fill if on(fill) == CREAM else mix(fill, pen.ink.ink, 0.45), pen.ink.ink, size * 0.022)
    pen.icon(f"tigris/{dynasty}", r - size * 0.05, r - size * 0.05, size * 0.48, CREAM)
    _office(pen, office, size)


def _absent(pen: Pen, office: str, cell: str, size: float) -> None:
    r, fill = size / 2, TILES[LETTERS[office]]
    pen.circle(r, r, r - 3, mix(fill, pen.ink.card, 0.72), fill, 5)
    pen.text(r, r - size * 0.04, cell, size * 0.4, "number", pen.ink.ink)
    _office(pen, office, size)


def _office(pen: Pen, office: str, size: float) -> None:
    """The office's sign at the foot of a disc, large enough to be told without its colour."""
    small = size * 0.225
    x = y = size - small - 0.5
    pen.circle(x, y, small - 1, CREAM, pen.ink.ink, 1.5)
    pen.icon(f"tigris/{office}", x, y, small * 1.5, pen.ink.ink)


def _total(pen: Pen, office: str, number: int, weakest: bool) -> None:
    middle = LINE / 2
    if weakest:
        pen.rect((1, 1, 63, LINE - 1), pen.ink.gold, radius=middle - 1)
    pen.icon(f"tigris/disc-{office}", middle - 1, middle, LINE - 8)
    pen.text(LINE - 2, middle + 1, str(number), 28, "number", anchor="lm", room=28, least=18)


def monument_on(pen: Pen, key: str, size: float) -> None:
    """Four steps: the lower two in the first colour, the upper two in the second, and a stair between them."""
    first, second = (TILES[LETTERS[name]] for name in key.split("-"))
    signs = [f"tigris/{name}" for name in key.split("-")]
    unit = size / 100
    steps = ((4, 74, first), (17, 51, first), (30, 29, second), (38, 6, second))
    for inset, top, fill in steps:
        box = (inset * unit, top * unit, size - inset * unit, (top + (25 if top > 6 else 24)) * unit)
        pen.rect(box, fill, pen.ink.ink, max(1.5, unit * 1.6))
        pen.rect((box[0], box[1], box[2], box[1] + 4 * unit), mix(fill, CREAM, 0.4), pen.ink.ink, max(1, unit * 0.9))
    pen.polygon([(x * unit, y * unit) for x, y in ((43, 29), (57, 29), (61, 98), (39, 98))], STONE, pen.ink.ink, unit)
    for row in range(9):
        y = (35 + row * 7) * unit
        pen.line([(41 * unit, y), (59 * unit, y)], mix(STONE, pen.ink.ink, 0.55), max(1, unit * 1.3))
    pen.icon(signs[1], 50 * unit, 19 * unit, 17 * unit, on(second))
    for x in (22, 78):
        pen.icon(signs[0], x * unit, 87 * unit, 21 * unit, on(first))


def _realm(pen: Pen, around: str) -> None:
    pen.rect((0, 0, CELL, CELL), f"{REALM}e6")
    w = 5
    line = mix(pen.ink.ink, REALM, 0.12)
    strips = ((0, 0, CELL, w), (CELL - w, 0, CELL, CELL), (0, CELL - w, CELL, CELL), (0, 0, w, CELL))
    spots = ((CELL - w, 0, CELL, w), (CELL - w, CELL - w, CELL, CELL), (0, CELL - w, w, CELL), (0, 0, w, w))
    for open_, box in zip(around, (*strips, *spots), strict=True):
        if open_ == "1":
            pen.rect(box, line)


def _around(cell: Cell, cells: set[Cell]) -> str:
    """Which of the four sides are open, and which of the four corners between closed sides."""

    def has(dx: int, dy: int) -> bool:
        column = cell % WIDTH + dx
        return 0 <= column < WIDTH and cell + dx + dy * WIDTH in cells

    sides = ["0" if has(*step) else "1" for step in EDGES]
    corners = ["1" if has(dx, 0) and has(0, dy) and not has(dx, dy) else "0" for dx, dy in DIAGONALS]
    return "".join(sides + corners)
