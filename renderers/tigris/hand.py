"""What lies behind a player's own screen: tiles, points by colour, treasures."""

from renderers import material
from renderers.canvas import Stage
from renderers.look import Look
from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.tigris import pieces
from renderers.tigris.geometry import DYNASTIES, SWATCH
from rules.kernel import msg
from rules.text import say
from rules.tigris.board import COLOURS, LETTERS
from rules.tigris.view import TigrisView

SIZE = (1200, 500)
TILE = 150


def draw(view: TigrisView, look: Look) -> bytes | None:
    if view.viewer is None or view.tiles[view.viewer] is None:
        return None
    return STAGE.picture(view, look, _scene)


def _base(pen: Pen) -> None:
    material.paper(pen)
    w, h = SIZE
    pen.rect((14, 14, w - 14, h - 14), None, pen.ink.ink, 4, radius=16)
    pen.rect((22, 22, w - 22, h - 22), None, pen.ink.ink, 1.5, radius=12)
    pen.rect((40, 296, w - 40, 298), mix(pen.ink.shade, pen.ink.ink, 0.3))


def _scene(sheet: Sheet, view: TigrisView) -> None:
    seat = view.viewer
    assert seat is not None
    tiles, points, jokers = view.tiles[seat], view.points[seat], view.jokers[seat]
    assert tiles is not None
    assert points is not None
    title = say(msg("tigris-hand", who=sheet.name(seat)), sheet.lang, ())
    sheet.icon(f"tigris/{view.dynasties[seat]}", 76, 68, 60, DYNASTIES[view.dynasties[seat]])
    sheet.text(120, 70, title, 46, "title", anchor="lm", room=1000, least=34)
    shown = [LETTERS[name] for name, number in zip(COLOURS, tiles, strict=True) for _ in range(number)]
    for place, letter in enumerate(shown):
        pieces.tile(sheet, letter, 128 + place * 188, 196, TILE)
    _points(sheet, points, jokers or 0)


def _points(sheet: Sheet, points: tuple[int, ...], jokers: int) -> None:
    """The weakest colour, which is the one that counts, lies on gold."""
    weakest = min(points)
    for place, (name, number) in enumerate(zip(COLOURS, points, strict=True)):
        x = 130 + place * 216
        if number == weakest:
            sheet.disc(x, 394, 66, sheet.ink.gold, shadow=0)
        sheet.icon(f"tigris/disc-{name}", x, 394, 108, shadow=4)
        sheet.text(x + 72, 396, str(number), 76, "number", anchor="lm")
    sheet.icon("tigris/treasure", 1000, 394, 96, shadow=4)
    sheet.text(1062, 396, str(jokers), 76, "number", anchor="lm")


STAGE = Stage("tigris/hand", _base, SIZE, "none", headline=False, swatch=SWATCH)
