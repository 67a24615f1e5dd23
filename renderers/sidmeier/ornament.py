"""What makes a map a map: rivers, little hills and trees, the compass, the cartouche, the edge of the world."""

import math
from collections.abc import Callable, Mapping

from PIL import Image

from renderers import fonts, paths
from renderers.look import Point
from renderers.palette import Colour, mix
from renderers.pen import Pen, harden, text_image
from renderers.sidmeier.geometry import Chart, Sign

RIM = 7.0
BEYOND = 15.0
"""The size of the names of seas beyond the edge."""


def rivers(pen: Pen, world: Chart) -> None:
    """Rivers grow towards the sea."""
    colour = mix(pen.ink.deep, pen.ink.ink, 0.22)
    for river in world.rivers:
        line = paths.smooth(river, closed=False, steps=5)
        third = len(line) // 3
        for start, width in ((0, 1.1), (third, 1.6), (2 * third, 2.1)):
            pen.line(line[start : start + third + 1] if start < 2 * third else line[start:], colour, width)


def signs(pen: Pen, world: Chart) -> None:
    """Hills, trees, dunes and reeds, engraved faintly: scenery, never louder than a token."""
    ink, light = mix(pen.ink.land, pen.ink.ink, 0.42), mix(pen.ink.paper, pen.ink.land, 0.35)
    for sign in sorted(world.signs, key=lambda each: each.y):
        _SIGNS[sign.kind](pen, sign, ink, light)


def _mountain(pen: Pen, at: Sign, ink: Colour, light: Colour) -> None:
    x, y, s = at.x, at.y, at.size
    pen.polygon([(x - s, y + s * 0.6), (x - s * 0.1, y - s * 0.9), (x + s, y + s * 0.6)], light)
    pen.polygon(
        [(x - s * 0.1, y - s * 0.9), (x + s, y + s * 0.6), (x + s * 0.2, y + s * 0.6), (x + s * 0.12, y - s * 0.1)], ink
    )
    pen.line(
        [(x - s, y + s * 0.6), (x - s * 0.45, y - s * 0.3), (x - s * 0.1, y - s * 0.9), (x + s, y + s * 0.6)], ink, 1.2
    )


def _tree(pen: Pen, at: Sign, ink: Colour, light: Colour) -> None:
    x, y, s = at.x, at.y, at.size * 0.62
    pen.line([(x, y), (x, y + s * 1.3)], ink, 1.2)
    pen.circle(x, y - s * 0.2, s * 0.78, mix(light, "#6f7f3f", 0.45), ink, 1.0)


def _fir(pen: Pen, at: Sign, ink: Colour, light: Colour) -> None:
    x, y, s = at.x, at.y, at.size * 0.7
    pen.line([(x, y + s * 0.6), (x, y + s * 1.1)], ink, 1.2)
    pen.polygon(
        [(x - s * 0.62, y + s * 0.7), (x, y - s * 1.1), (x + s * 0.62, y + s * 0.7)],
        mix(light, "#5d7350", 0.5),
        ink,
        1.0,
    )


def _dune(pen: Pen, at: Sign, ink: Colour, light: Colour) -> None:
    x, y, s = at.x, at.y, at.size
    pen.line(
        paths.smooth([(x - s, y + s * 0.3), (x - s * 0.2, y - s * 0.2), (x + s * 0.5, y + s * 0.3)], False), ink, 1.1
    )
    pen.line(paths.smooth([(x + s * 0.1, y), (x + s * 0.7, y - s * 0.25), (x + s * 1.2, y + s * 0.2)], False), ink, 1.1)


def _grass(pen: Pen, at: Sign, ink: Colour, light: Colour) -> None:
    x, y, s = at.x, at.y, at.size * 0.6
    for lean in (-0.7, 0.0, 0.7):
        pen.line([(x + lean * s * 0.4, y + s * 0.5), (x + lean * s, y - s * 0.6)], ink, 1.1)


_SIGNS: dict[str, Callable[[Pen, Sign, Colour, Colour], None]] = {
    "mountain": _mountain,
    "tree": _tree,
    "fir": _fir,
    "dune": _dune,
    "grass": _grass,
}


def rose(pen: Pen, world: Chart) -> None:
    """The compass rose; borders of seas end at its ring, so that no two of them meet behind it."""
    points = world.shapes("rose")[0]
    xs, ys = zip(*points, strict=True)
    x, y, r = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, (max(xs) - min(xs)) / 2
    ink, pale = mix(pen.ink.deep, pen.ink.ink, 0.7), mix(pen.ink.paper, pen.ink.coast, 0.3)
    pen.circle(x, y, r, pale, ink, 1.8)
    pen.circle(x, y, r - 4, None, ink, 0.9)
    for i in range(32):
        a = math.tau * i / 32
        pen.line([_polar(x, y, r - 4, a), _polar(x, y, r - (9 if i % 4 == 0 else 6.5), a)], ink, 0.9)
    for turn, reach in ((45, 0.62), (0, 0.95)):
        for i in range(4):
            _ray(pen, (x, y), r * reach, math.radians(turn + 90 * i), ink, pale)
    pen.circle(x, y, 3, pale, ink, 1.2)


def _ray(pen: Pen, centre: Point, r: float, angle: float, ink: Colour, pale: Colour) -> None:
    """One arm of the star, light on one side and dark on the other."""
    tip = _polar(*centre, r, angle)
    for side, fill in ((-1, pale), (1, ink)):
        waist = _polar(*centre, r * 0.24, angle + side * math.pi / 4)
        pen.polygon([centre, waist, tip], fill, ink, 0.9)


def _polar(x: float, y: float, r: float, angle: float) -> Point:
    return x + r * math.sin(angle), y - r * math.cos(angle)


def cartouche(pen: Pen, world: Chart, title: str) -> None:
    """A scroll with the map's title in the empty ocean."""
    x0, y0, x1, y1 = world.cartouche
    ink, card = mix(pen.ink.land, pen.ink.ink, 0.72), mix(pen.ink.paper, pen.ink.card, 0.4)
    for side, edge in ((-1, x0), (1, x1)):
        inner, outer, notch = edge - side * 22, edge + side * 12, edge + side * 3
        fold = [(inner, y0 + 12), (outer, y0 + 12), (notch, (y0 + y1) / 2 + 6), (outer, y1 + 12), (inner, y1 + 12)]
        pen.polygon(fold, mix(card, pen.ink.ink, 0.2), ink, 1.8)
    pen.rect((x0, y0, x1, y1), card, ink, 2, radius=3)
    pen.rect((x0 + 5, y0 + 5, x1 - 5, y1 - 5), None, ink, 0.9, radius=2)
    pen.text((x0 + x1) / 2, (y0 + y1) / 2 + 1, title, 26, "title", ink, room=x1 - x0 - 26, least=16)


def seams(pen: Pen, world: Chart, names: Mapping[str, str]) -> None:
    """At both edges of the map, which sea lies across the edge."""
    w = world.size[0]
    for seam in world.seams:
        middle = (seam.top + seam.bottom) / 2
        room = seam.bottom - seam.top - 10
        _across(pen, (RIM + 10, middle), names[seam.right], room, -1)
        _across(pen, (w - RIM - 10, middle), names[seam.left], room, 1)


def _across(pen: Pen, at: Point, name: str, room: float, side: int) -> None:
    """The name of a sea beyond the edge, set upright between two arrows; the arrow alone where there is no room."""
    x, y = at
    ink = mix(pen.ink.deep, pen.ink.ink, 0.62)
    length = fonts.width(name, "place", BEYOND * 4) / 4
    fits = length + 30 < room
    if fits:
        image, _ = text_image(name, BEYOND, "place", ink, "mm", None, pen.scale)
        turned = image.transpose(Image.Transpose.ROTATE_90 if side < 0 else Image.Transpose.ROTATE_270)
        harden(turned)
        ((px, py),) = pen.pixels([at])
        pen.stamp(turned, (round(px - turned.width / 2), round(py - turned.height / 2)))
    for dy in (-length / 2 - 9, length / 2 + 9) if fits else (0.0,):
        pen.polygon([(x + side * 6, y + dy), (x - side * 3, y + dy - 5), (x - side * 3, y + dy + 5)], ink)


def rim(pen: Pen, world: Chart) -> None:
    """The neat line around the world."""
    w, h = world.size
    ink, card = mix(pen.ink.land, pen.ink.ink, 0.8), mix(pen.ink.paper, pen.ink.land, 0.4)
    for box in ((0, 0, w, RIM), (0, h - RIM, w, h), (0, 0, RIM, h), (w - RIM, 0, w, h)):
        pen.rect(box, card)
    step = 40
    for i in range(0, w // step, 2):
        for y in (1.5, h - RIM + 1.5):
            pen.rect((i * step, y, (i + 1) * step, y + RIM - 3), ink)
    for i in range(0, h // step, 2):
        for x in (1.5, w - RIM + 1.5):
            pen.rect((x, i * step, x + RIM - 3, (i + 1) * step), ink)
    pen.rect((0.8, 0.8, w - 0.8, h - 0.8), None, ink, 1.4)
    pen.rect((RIM, RIM, w - RIM, h - RIM), None, ink, 1.4)
