"""UR's tiles and what stands on them: the picture that lies up, its back, stones, ziggurats."""

from renderers.palette import Colour, Palette, mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.ur.view import Seen

TILE = 140.0
STONE = 54.0
CLAY = {
    "agriculture": "#cfd39a",
    "trade": "#a9c4d6",
    "culture": "#d5bfdc",
    "politics": "#efe0a0",
    "war": "#e3a08c",
}
BROWN, SAND = "#8a5a33", "#ead9b0"


def ziggurat(sheet: Sheet, x: float, y: float, seat: int) -> None:
    """Its tile's pictures no longer matter to anybody."""

    def painter(pen: Pen) -> None:
        pen.rect((2, 2, TILE - 2, TILE - 2), SAND, pen.ink.ink, 3, radius=12)
        _border(pen, pen.ink.seats[seat].fill)

    sheet.paint(("sand", seat), (TILE, TILE), painter, x, y, "lt", shadow=3)
    sheet.icon("ur/temple", x + TILE / 2, y + TILE / 2 + 12, 112, shadow=4)
    sheet.badge(seat, x + TILE / 2, y + 38, 48, shadow=2)


def tile(sheet: Sheet, x: float, y: float, size: float, shown: Seen, owner: int | None = None) -> None:
    """Clay with the picture that lies up, and the back's as a small one in the corner; if owned, room for stones."""
    unit = size / TILE

    def painter(pen: Pen) -> None:
        clay = _clay(pen.ink, shown.up)
        pen.rect((2, 2, size - 2, size - 2), clay, pen.ink.ink, 3, radius=12 * unit)
        if owner is None:
            pen.icon(f"ur/{shown.up}", 64 * unit, 78 * unit, 92 * unit)
        else:
            pen.icon(f"ur/{shown.up}", 48 * unit, 45 * unit, 62 * unit)
        pen.circle(110 * unit, 31 * unit, 23 * unit, _clay(pen.ink, shown.back), pen.ink.faint, 1.5)
        pen.icon(f"ur/{shown.back}", 110 * unit, 31 * unit, 32 * unit)
        if owner is not None:
            _border(pen, pen.ink.seats[owner].fill)

    sheet.paint(("tile", shown.up, shown.back, owner), (size, size), painter, x, y, "lt", shadow=3 * unit)


def _clay(ink: Palette, action: str) -> Colour:
    return mix(CLAY[action], ink.card, 0.0 if ink.name == "normal" else 0.25)


def _border(pen: Pen, fill: Colour) -> None:
    """The owner's colour around the tile, so that realms are seen at once."""
    pen.rect((5, 5, TILE - 5, TILE - 5), None, fill, 9, radius=10)


def stones(sheet: Sheet, seat: int, number: int, x: float, y: float) -> None:
    """All stones of a tile as one, with how many they are, below its picture; by the tile's corner."""
    who = sheet.seat(seat)

    def painter(pen: Pen) -> None:
        half = STONE / 2
        pen.circle(half, half, half - 1.5, who.fill, pen.ink.ink, 2.5)
        pen.icon(who.sign, half, half, STONE * 0.58, who.text)

    sheet.paint(("stone", seat), (STONE, STONE), painter, x + 44, y + 103, shadow=2)
    sheet.text(x + 80, y + 104, str(number), 46, "number", anchor="lm")
