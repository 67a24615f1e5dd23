"""Civilization cards and buildings as they are printed, drawn by us."""

from renderers import fonts
from renderers.look import Box
from renderers.palette import Colour, mix, readable
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.kernel import msg
from rules.stoneage.printed import BUILDINGS, CARDS, FACES, RESOURCES, Building, Card, bottom_name, top_name
from rules.text import say

GREEN, SAND = "#8fb56e", "#e3c27e"
SKY = "#f3e6c4"
ROOF, WALL = "#b8683c", "#ecd6a4"
LUMPS: dict[str, Colour] = {"wood": "#a06c38", "clay": "#c96a43", "stone": "#949ca1", "gold": "#e2b02a"}
COUNTED = {"farmer": "field", "hut-builder": "building", "shaman": "people", "tool-maker": "tool"}
"""What the figures of the sand-coloured cards multiply."""


def card(sheet: Sheet, name: str, x: float, y: float, w: float, h: float) -> None:
    """A card with its upper left corner there."""
    sheet.paint(("card", name), (w, h), lambda pen: _card(pen, name, w, h), x, y, "lt", shadow=5)


def back(sheet: Sheet, x: float, y: float, w: float, h: float, number: int) -> None:
    """A deck of face-down cards with their number."""
    sheet.paint(("back", number), (w, h), lambda pen: _back(pen, w, h, number), x, y, "lt", shadow=5)


def building(sheet: Sheet, name: str, x: float, y: float, w: float, h: float) -> None:
    sheet.paint(("building", name), (w, h), lambda pen: _building(pen, BUILDINGS[name], w, h), x, y, "lt", shadow=4)


def _card(pen: Pen, name: str, w: float, h: float) -> None:
    face = CARDS[name]
    middle = h * 0.52
    low = GREEN if face.symbol else SAND
    pen.rect((1, 1, w - 1, h - 1), low, pen.ink.ink, 3, radius=12)
    pen.rect((2.5, 2.5, w - 2.5, middle), SKY, radius=10)
    pen.rect((2.5, middle - 14, w - 2.5, middle), SKY)
    pen.line([(2, middle), (w - 2, middle)], pen.ink.ink, 2.4)
    caption = 0.155 * w
    _upper(pen, face, (10, 8, w - 10, middle - caption - 4))
    _caption(pen, say(top_name(name), pen.lang, ()), w, middle - caption * 0.62, caption)
    _lower(pen, face, (10, middle + 6, w - 10, h - caption - 6))
    _caption(pen, say(bottom_name(name), pen.lang, ()), w, h - caption * 0.68, caption)


def _caption(pen: Pen, text: str, w: float, y: float, size: float) -> None:
    pen.text(w / 2, y, text[:1].upper() + text[1:], size * 0.84, "bold", room=w - 14, least=size * 0.5)


def _upper(pen: Pen, face: Card, box: Box) -> None:
    match face.top:
        case "dice":
            _dice(pen, box)
        case "food":
            _row(pen, box, [f"stoneage/{face.top}"], str(face.amount))
        case "resource":
            _row(pen, box, [f"stoneage/{face.resource}"] * face.amount)
        case "roll":
            _row(pen, box, ["die-5", "die-3", f"stoneage/{face.resource}"])
        case "points":
            _row(pen, box, ["points"], str(face.amount))
        case "tool" | "field":
            _row(pen, box, [f"stoneage/{face.top}"], "+1")
        case "extra":
            _row(pen, box, ["card"], "+1")
        case "once":
            _row(pen, box, ["stoneage/tool"], str(face.amount))
        case _:
            _row(pen, box, ["stoneage/any"] * face.amount)


def _dice(pen: Pen, box: Box) -> None:
    """The six faces with what they give."""
    x0, y0, x1, y1 = box
    wide, high = (x1 - x0) / 2, (y1 - y0) / 3
    for i, reward in enumerate(FACES):
        x, y = x0 + (i // 3 + 0.5) * wide, y0 + (i % 3 + 0.5) * high
        pen.icon(f"die-{i + 1}", x - high * 0.56, y, high * 0.84)
        pen.icon(f"stoneage/{reward}", x + high * 0.5, y, high)


def _row(pen: Pen, box: Box, names: list[str], figure: str = "") -> None:
    """Icons side by side, a figure before them."""
    x0, y0, x1, y1 = box
    size = min(y1 - y0, (x1 - x0) / (len(names) + 0.7 * bool(figure)) * 0.94, 84 * (x1 - x0) / 150)
    wide = fonts.width(figure, "number", size * 0.86) + size * 0.1 if figure else 0.0
    x = (x0 + x1) / 2 - (wide + size * len(names)) / 2
    if figure:
        pen.text(x, (y0 + y1) / 2, figure, size * 0.86, "number", anchor="lm")
    for i, name in enumerate(names):
        pen.icon(name, x + wide + size * (i + 0.5), (y0 + y1) / 2, size * 0.94)


def _lower(pen: Pen, face: Card, box: Box) -> None:
    x0, y0, x1, y1 = box
    size, y = y1 - y0, (y0 + y1) / 2
    if face.symbol:
        pen.circle((x0 + x1) / 2, y, size / 2, mix(GREEN, pen.ink.card, 0.6), pen.ink.ink, 2)
        pen.icon(f"stoneage/{face.symbol}", (x0 + x1) / 2, y, size * 0.74)
        return
    figure = min(size * 0.92, (x1 - x0) / (face.figures * 0.8 + 1.2))
    step = figure * 0.8
    width = step * (face.figures - 1) + figure + figure * 0.36 + figure * 0.8
    x = (x0 + x1 - width) / 2
    for i in range(face.figures):
        pen.icon(f"stoneage/{face.folk}", x + figure / 2 + step * i, y, figure)
    x += step * (face.figures - 1) + figure
    pen.text(x + figure * 0.16, y, "×", figure * 0.5, "number")
    pen.icon(f"stoneage/{COUNTED[face.folk]}", x + figure * 0.74, y, figure * 0.74)


def _back(pen: Pen, w: float, h: float, number: int) -> None:
    if not number:
        pen.rect((1, 1, w - 1, h - 1), None, mix("#7d5a3a", pen.ink.card, 0.4), 3, radius=12)
        pen.text(w / 2, h * 0.76, "0", w * 0.42, "number")
        return
    pen.rect((1, 1, w - 1, h - 1), "#7d5a3a", pen.ink.ink, 3, radius=12)
    pen.rect((8, 8, w - 8, h - 8), None, mix("#7d5a3a", pen.ink.card, 0.5), 2, radius=8)
    pen.icon("stoneage/art", w / 2, h * 0.34, w * 0.5, "#d9b98a")
    pen.text(w / 2, h * 0.76, str(number), w * 0.42, "number", pen.ink.card)


def _building(pen: Pen, face: Building, w: float, h: float) -> None:
    """A house: points in the gable, the cost on the wall."""
    eaves = h * 0.42
    pen.rect((1, 1, w - 1, h - 1), "#cbb27c", pen.ink.ink, 3, radius=8)
    pen.rect((9, eaves, w - 9, h - 7), WALL, pen.ink.ink, 2.4)
    pen.polygon([(w / 2, 6), (w - 3, eaves + 4), (3, eaves + 4)], ROOF, pen.ink.ink, 2.4)
    points = str(face.points) if face.points else "Σ"
    pen.text(w / 2, eaves * 0.72, points, h * 0.2, "number", readable(ROOF, pen.ink.ink))
    if face.cost:
        kinds = [kind for kind, number in zip(RESOURCES, face.cost, strict=True) for _ in range(number)]
        for i, kind in enumerate(kinds):
            x, y = ((0.29, 0.31), (0.71, 0.31), (0.5, 0.7))[i]
            pen.icon(f"stoneage/{kind}", w * x, eaves + (h - eaves) * y, w * 0.36)
        return
    _choice(pen, face, (12, eaves + 6, w - 12, h - 10))


def _choice(pen: Pen, face: Building, box: Box) -> None:
    """So many resources of one's choice; below, of how many kinds, as differing lumps."""
    x0, y0, x1, y1 = box
    middle, size = (x0 + x1) / 2, (y1 - y0) * 0.46
    figure = str(face.least) if face.least == face.most else f"{face.least}–{face.most}"
    wide = min(fonts.width(figure, "number", size), x1 - x0 - size)
    left = middle - (wide + size) / 2
    pen.text(left, y0 + size * 0.56, figure, size, "number", anchor="lm", room=wide, least=size * 0.5)
    pen.icon("stoneage/any", left + wide + size * 0.56, y0 + size * 0.56, size * 0.9)
    lump = (y1 - y0) * 0.2
    for i, kind in enumerate(RESOURCES[: face.kinds]):
        x = middle + (i - (face.kinds - 1) / 2) * lump * 1.2
        pen.circle(x, y0 + size * 1.22, lump * 0.44, LUMPS[kind], pen.ink.ink, 2)
    of = msg("stoneage-board-kinds", number=face.kinds) if face.kinds else msg("stoneage-board-any-kinds")
    pen.text(middle, y1 - lump * 0.5, say(of, pen.lang, ()), lump * 1.1, "bold", room=x1 - x0, least=lump * 0.7)
