"""Where everything lies on the picture, and the colours of the pieces."""

from renderers.look import Spot
from renderers.palette import INK, Colour, mix, readable
from rules.tigris.board import HEIGHT, NAMES, WIDTH, Cell

CELL = 76
LEFT, TOP = 46, 42
RIGHT, BOTTOM = LEFT + WIDTH * CELL, TOP + HEIGHT * CELL
SIZE = (1600, 1100)
PANEL = 320
TILE = 64
LEADER = 66
LINE = 34
"""The height of the points in a panel."""

TILES: dict[str, Colour] = {"k": "#35302d", "r": "#b3301f", "b": "#1f5f99", "g": "#7fbf5a"}
"""The offices' colours by the board's letters; signs tell the same without colour."""
CREAM: Colour = "#f4ead2"
STONE: Colour = "#a79472"
ASH: Colour = "#6d655f"
REALM: Colour = "#ffd873"
DYNASTIES: dict[str, Colour] = {"archer": "#e69f00", "bull": "#8c5a30", "pot": "#d68aa8", "lion": "#8a6bb8"}
"""A rim of one's own for each dynasty, unlike the colours of the offices."""


def on(fill: Colour) -> Colour:
    """Cream or ink, whichever stands out on a piece of this colour: green is light, so that no eyes take it for red."""
    return readable(fill, INK, CREAM)


WOOD: Colour = "#e3b04b"
SPARK: Colour = "#f0b429"


def corner(cell: Cell) -> tuple[float, float]:
    """The upper left of a cell, in board units."""
    row, column = divmod(cell, WIDTH)
    return LEFT + column * CELL, TOP + row * CELL


def centre(cell: Cell) -> tuple[float, float]:
    x, y = corner(cell)
    return x + CELL / 2, y + CELL / 2


SWATCH = (
    *TILES.values(),
    *(mix(fill, CREAM, 0.35) for fill in TILES.values()),
    *DYNASTIES.values(),
    *(CREAM, STONE, ASH, REALM, SPARK, WOOD, mix(WOOD, INK, 0.35), mix(WOOD, "#ffffff", 0.45)),
)
"""The colours in which pieces are painted."""

WHERE = {name: Spot(*centre(cell), 32) for cell, name in enumerate(NAMES)}
REGIONS = {
    "northwest": (0, 0, 690, 500),
    "northeast": (RIGHT - 640, 0, RIGHT + 18, 500),
    "southwest": (0, BOTTOM - 460, 690, BOTTOM + 12),
    "southeast": (RIGHT - 640, BOTTOM - 460, RIGHT + 18, BOTTOM + 12),
}
