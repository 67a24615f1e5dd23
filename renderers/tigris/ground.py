"""The printed board: land between two rivers, cut into cells."""

from PIL import Image, ImageDraw, ImageFilter

from renderers import material
from renderers.palette import mix
from renderers.pen import Pen
from renderers.tigris.geometry import BOTTOM, CELL, LEFT, RIGHT, TOP, centre, corner
from rules.tigris.board import CELLS, CORNERS, HEIGHT, RIVER, START, WIDTH

EDGE = 8
"""How round the banks are."""


def base(pen: Pen) -> None:
    """Everything that no position changes."""
    land = [_square(cell) for cell in range(CELLS) if not RIVER >> cell & 1]
    material.sea(pen, land, reach=22)
    _land(pen)
    _grid(pen)
    _creatures(pen)
    _margin(pen)
    _coordinates(pen)


def _square(cell: int) -> list[tuple[float, float]]:
    x, y = corner(cell)
    x0, y0, x1, y1 = x, y, x + CELL, y + CELL
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def _land(pen: Pen) -> None:
    """Sand with round banks, and a dark line along the water."""
    sand = pen.spare()
    material.paper(sand, pen.ink.land, 1.4)
    water = Image.new("L", pen.image.size)
    draw = ImageDraw.Draw(water)
    for cell in range(CELLS):
        if RIVER >> cell & 1:
            draw.polygon(pen.pixels(_overflowing(cell)), fill=255)
    soft = water.filter(ImageFilter.GaussianBlur(EDGE * pen.scale))
    bank = soft.point([255 if value < 148 else 0 for value in range(256)])
    dark = soft.point([255 if value < 164 else 0 for value in range(256)])
    pen.image.paste(mix(pen.ink.ink, pen.ink.land, 0.35), (0, 0), dark)
    pen.image.paste(sand.image, (0, 0), bank)


def _overflowing(cell: int) -> list[tuple[float, float]]:
    """The square of a river cell, drawn out beyond the edge of the board: rivers come from somewhere."""
    row, column = divmod(cell, WIDTH)
    x, y = corner(cell)
    x0, y0 = x - CELL * (column == 0), y - CELL * (row == 0)
    x1, y1 = x + CELL * (1 + (column == WIDTH - 1)), y + CELL * (1 + (row == HEIGHT - 1))
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def _grid(pen: Pen) -> None:
    dark, light = mix(pen.ink.land, pen.ink.ink, 0.2), mix(pen.ink.sea, pen.ink.white, 0.35)
    for cell in range(CELLS):
        colour = light if RIVER >> cell & 1 else dark
        for side in _sides(cell):
            pen.line(side, colour, 1.5)


def _sides(cell: int) -> list[list[tuple[float, float]]]:
    """The right and the lower side, unless land meets river there: the bank is line enough."""
    row, column = divmod(cell, WIDTH)
    _, b, c, d = _square(cell)
    sides = []
    if column + 1 < WIDTH and (RIVER >> cell ^ RIVER >> cell + 1) & 1 == 0:
        sides.append([b, c])
    if row + 1 < HEIGHT and (RIVER >> cell ^ RIVER >> cell + WIDTH) & 1 == 0:
        sides.append([d, c])
    return sides


def _creatures(pen: Pen) -> None:
    """The ten cells of the first temples; a star in the four corners."""
    for cell, letter in enumerate(START):
        if letter != "r":
            continue
        x, y = centre(cell)
        tone = mix(pen.ink.land, pen.ink.ink, 0.28)
        pen.rect((x - 29, y - 29, x + 29, y + 29), mix(pen.ink.land, pen.ink.ink, 0.1), tone, 2, radius=6)
        pen.icon("star" if CORNERS >> cell & 1 else "tigris/wing", x, y, 42, tone)


def _margin(pen: Pen) -> None:
    """Paper around the grid, ruled off with ink."""
    width, height = RIGHT + 400, BOTTOM + 400
    tone = mix(pen.ink.paper, pen.ink.shade, 0.6)
    for box in ((-9, -9, LEFT, height), (-9, -9, width, TOP), (RIGHT, -9, width, height), (-9, BOTTOM, width, height)):
        pen.rect(box, tone)
    pen.rect((LEFT - 3, TOP - 3, RIGHT + 3, BOTTOM + 3), None, pen.ink.ink, 5)
    pen.rect((LEFT - 9, TOP - 9, RIGHT + 9, BOTTOM + 9), None, pen.ink.ink, 1.5)


def _coordinates(pen: Pen) -> None:
    for column, letter in enumerate("abcdefghijklmnop"):
        pen.text(LEFT + (column + 0.5) * CELL, TOP - 26, letter, 27, "place", pen.ink.faint)
    for row in range(HEIGHT):
        pen.text(LEFT - 25, TOP + (row + 0.5) * CELL, str(row + 1), 27, "place", pen.ink.faint)
