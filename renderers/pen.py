"""Vector drawing in units of the picture, on pixels that are finer than the picture and reduced afterwards."""

import itertools
import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from PIL.ImageFont import FreeTypeFont

from renderers import fonts, paths, scripts
from renderers.fonts import Role
from renderers.look import Box, Point
from renderers.palette import Colour, Palette, clear, rgb

Points = Sequence[Point]
Pixel = tuple[int, int]

FINE = 6
LEADING = 1.2
HALF = 127
STRAIGHT = math.cos(math.radians(14))
CORNERS = {"l": 0.0, "m": 0.5, "r": 1.0, "t": 0.0, "b": 1.0}


class Pen:
    """Draws shapes, text and icons. `ink` holds the colours, `lang` the reader's language, `variant` the game's choice.

    Coordinates are units: one unit is one pixel of the whole picture at 1600 wide, whatever the zoom."""

    def __init__(
        self,
        image: Image.Image,
        scale: float,
        ink: Palette,
        lang: str = "en",
        variant: str = "",
        origin: Point = (0, 0),
    ) -> None:
        self.image, self.scale, self.ink, self.lang, self.variant, self.origin = (
            image,
            scale,
            ink,
            lang,
            variant,
            origin,
        )
        self._draw = ImageDraw.Draw(image)

    @property
    def size(self) -> Point:
        """Width and height in units."""
        return self.image.width / self.scale, self.image.height / self.scale

    def shift(self, x: float, y: float) -> "Pen":
        """The same paper, with (x, y) as the new zero."""
        origin = (self.origin[0] + x, self.origin[1] + y)
        return Pen(self.image, self.scale, self.ink, self.lang, self.variant, origin)

    def polygon(self, points: Points, fill: Colour | None = None, line: Colour | None = None, width: float = 2) -> None:
        """A filled and outlined shape."""
        if fill:
            self._fill([list(points)], fill)
        if line and width:
            self.line(points, line, width, closed=True)

    def line(
        self, points: Points, colour: Colour | None = None, width: float = 2, closed: bool = False, dash: float = 0
    ) -> None:
        """A line with round joints and ends; `dash` is the length of a stroke and of a gap."""
        if dash:
            for piece in _dashes([*points, points[0]] if closed else points, dash):
                self.line(piece, colour, width)
            return
        colour = colour or self.ink.ink
        if len(colour) > 7:
            self._stroke_mask(points, colour, width, closed)
        else:
            self._stroke(self._draw, points, colour, width, closed)

    def path(
        self,
        d: str,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 2,
        at: Point = (0, 0),
        size: float = 1,
    ) -> None:
        """An outline in SVG's letters, moved to `at` and enlarged; inner outlines are holes."""
        lines = [
            ([(at[0] + x * size, at[1] + y * size) for x, y in points], closed) for points, closed in paths.flatten(d)
        ]
        if fill:
            self._fill([points for points, _ in lines], fill)
        if line and width:
            for points, closed in lines:
                self.line(points, line, width, closed)

    def circle(
        self, x: float, y: float, r: float, fill: Colour | None = None, line: Colour | None = None, width: float = 2
    ) -> None:
        """A disc; the outline's middle lies on the radius."""
        solid = fill if fill is None or len(fill) == 7 else None
        if fill != solid or (line and len(line) > 7):
            self.polygon(paths.regular(x, y, r, max(24, round(r * self.scale))), fill, line, width)
            return
        reach = r + width / 2 if line else r
        (left, top), (right, bottom) = self.pixels([(x - reach, y - reach), (x + reach, y + reach)])
        thick = max(1, round(width * self.scale)) if line else 0
        self._draw.ellipse((left, top, right - 1, bottom - 1), solid, line, thick)

    def rect(
        self, box: Box, fill: Colour | None = None, line: Colour | None = None, width: float = 2, radius: float = 0
    ) -> None:
        self.polygon(_rounded(box, radius), fill, line, width)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        role: Role = "text",
        fill: Colour | None = None,
        anchor: str = "mm",
        halo: Colour | None = None,
        room: float | None = None,
        least: float | None = None,
        crisp: bool = False,
    ) -> Box:
        """Text at its anchor (l, m, r across; t, m, b, s for the baseline), fitted to the room; the box it fills.

        Crisp letters have no half-tones: the reduction of a base smooths them, in so few tones that pictures stay
        small."""
        image, offset = text_image(
            text, size, role, fill or self.ink.ink, anchor, halo, self.scale, room=room, least=least
        )
        if crisp:
            harden(image)
        px, py = self._px(x, y)
        self.stamp(image, (round(px + offset[0]), round(py + offset[1])))
        w, h = image.width / self.scale, image.height / self.scale
        left, top = x + offset[0] / self.scale, y + offset[1] / self.scale
        return left, top, left + w, top + h

    def paragraph(
        self, x: float, y: float, text: str, size: float, room: float, role: Role = "text", fill: Colour | None = None
    ) -> float:
        """Lines of text from the upper left corner downwards; their height."""
        return paragraph(self.text, x, y, fonts.wrap(fonts.clean(text, role), role, size, room), size, room, role, fill)

    def icon(self, name: str, x: float, y: float, size: float, body: Colour | None = None, anchor: str = "mm") -> None:
        from renderers import icons

        image = icons.icon(name, round(size * self.scale), body, self.ink.ink)
        px, py = self._px(x, y)
        left, top = px - image.width * CORNERS[anchor[0]], py - image.height * CORNERS[anchor[1]]
        self.stamp(image, (round(left), round(top)))

    def stamp(self, image: Image.Image, at: tuple[int, int]) -> None:
        """A picture with alpha, at pixels."""
        if self.image.mode == "RGB":
            self.image.paste(image, at, image)
        else:
            layer = Image.new("RGBA", self.image.size)
            layer.paste(image, at)
            self.image.alpha_composite(layer)

    def shadow(self, points: Points, by: float = 4, strength: float = 0.3) -> None:
        """A soft shadow that the shape throws to the lower right."""
        at, mask = self._mask([[(x + by * 0.6, y + by) for x, y in points]], margin=by * 2)
        self._tint(at, mask.filter(ImageFilter.GaussianBlur(by * 0.6 * self.scale)), clear(self.ink.ink, strength))

    def clip(self, shapes: Sequence[Points], picture: "Pen") -> None:
        """Copies another pen's picture of the same size inside the shapes only: terrain in provinces."""
        for shape in shapes:
            at, mask = self._mask([shape])
            self.image.paste(picture.image.crop((*at, at[0] + mask.width, at[1] + mask.height)), at, mask)

    def spare(self, colour: Colour | None = None) -> "Pen":
        """A second sheet of the same size and units, for `clip`."""
        image = Image.new(self.image.mode, self.image.size, colour or self.ink.paper)
        return Pen(image, self.scale, self.ink, self.lang, self.variant, self.origin)

    def _px(self, x: float, y: float) -> Point:
        return (x + self.origin[0]) * self.scale, (y + self.origin[1]) * self.scale

    def pixels(self, points: Points) -> list[Point]:
        """Where points in units lie on the paper."""
        return [self._px(x, y) for x, y in points]

    def _fill(self, shapes: Sequence[Points], colour: Colour) -> None:
        if len(shapes) == 1 and len(colour) == 7:
            if len(shapes[0]) > 1:
                self._draw.polygon(self.pixels(shapes[0]), fill=colour)
        else:
            self._tint(*self._mask(shapes), colour)

    def _mask(self, shapes: Sequence[Points], margin: float = 0) -> tuple[Pixel, Image.Image]:
        """Where the shapes are, holes left out, on a piece of the paper just large enough; and that piece's corner."""
        pixels = [self.pixels(points) for points in shapes]
        at, size = self._bounds([point for points in pixels for point in points], margin)
        mask = Image.new("L", size)
        for points in pixels:
            one = Image.new("L", size)
            ImageDraw.Draw(one).polygon([(x - at[0], y - at[1]) for x, y in points], fill=255)
            mask = ImageChops.difference(mask, one)
        return at, mask

    def _bounds(self, pixels: Points, margin: float) -> tuple[Pixel, Pixel]:
        wide = math.ceil(margin * self.scale) + 1
        xs, ys = [x for x, _ in pixels], [y for _, y in pixels]
        left, top = max(0, int(min(xs)) - wide), max(0, int(min(ys)) - wide)
        right, bottom = min(self.image.width, int(max(xs)) + wide + 1), min(self.image.height, int(max(ys)) + wide + 1)
        return (left, top), (max(1, right - left), max(1, bottom - top))

    def _tint(self, at: Pixel, mask: Image.Image, colour: Colour) -> None:
        """Lays the colour where the mask is, letting through what its alpha lets."""
        alpha = int(colour[7:9], 16) if len(colour) > 7 else 255
        if alpha < 255:
            mask = mask.point([value * alpha // 255 for value in range(256)])
        if self.image.mode == "RGB":
            self.image.paste(rgb(colour), at, mask)
        else:
            layer = Image.new("RGBA", mask.size, rgb(colour))
            layer.putalpha(mask)
            self.image.alpha_composite(layer, at)

    def _stroke_mask(self, points: Points, colour: Colour, width: float, closed: bool) -> None:
        at, size = self._bounds(self.pixels(points), width)
        mask = Image.new("L", size)
        self._stroke(ImageDraw.Draw(mask), points, 255, width, closed, at)
        self._tint(at, mask, colour)

    def _stroke(
        self,
        draw: ImageDraw.ImageDraw,
        points: Points,
        colour: Colour | int,
        width: float,
        closed: bool,
        at: Pixel = (0, 0),
    ) -> None:
        """Straight pieces with discs at the joints: Pillow's own joints tear where many short pieces meet.

        A fine line needs discs only where it bends, and looks like a string of beads with more."""
        pixels = [(x - at[0], y - at[1]) for x, y in self.pixels([*points, points[0]] if closed else points)]
        thick = max(1, round(width * self.scale))
        draw.line(pixels, fill=colour, width=thick)
        r = thick / 2 - 0.5
        if r > 1:
            for x, y in _bends(pixels, closed) if thick < FINE else pixels:
                draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)


def paragraph(
    write: Callable[..., object],
    x: float,
    y: float,
    rows: Sequence[str],
    size: float,
    room: float,
    role: Role,
    fill: Colour | None,
) -> float:
    """Rows of text from the upper left corner downwards; their height."""
    for i, row in enumerate(rows):
        write(x, y + (i + 0.8) * size * LEADING, row, size, role, fill, "ls", room=room, least=size * 0.9)
    return len(rows) * size * LEADING


def fitted(
    text: str, size: float, role: Role, fine: float, room: float | None, least: float | None
) -> tuple[str, float]:
    """What is written in so much room at `fine` pixels per unit, and how large."""
    text = fonts.clean(text, role)
    if room is None:
        return text, size
    text, pixels = fonts.fit(text, role, size * fine, room * fine, (least or size) * fine)
    return text, pixels / fine


def text_image(
    text: str,
    size: float,
    role: Role,
    fill: Colour,
    anchor: str,
    halo: Colour | None,
    scale: float,
    over: int = 1,
    room: float | None = None,
    least: float | None = None,
) -> tuple[Image.Image, Point]:
    """The text as a picture with alpha at `scale` pixels per unit, drawn `over` times finer and reduced;
    and where its corner lies from the anchor, in pixels."""
    fine = scale * over
    text, size = fitted(text, size, role, fine, room, least)
    face = fonts.font(role, size * fine)
    stroke = round(size * fine * 0.11) if halo else 0
    layers = ((halo, stroke), (fill, 0)) if halo else ((fill, 0),)
    pieces = _set(text, role, size * fine)
    picture, (left, top) = _letters(pieces, layers, stroke, over)
    ascent = face.getbbox("H", anchor="ls")[1] / over
    across = -(pieces[-1].x + pieces[-1].face.getlength(pieces[-1].text)) / over * CORNERS[anchor[0]]
    down = {"s": 0.0, "m": -ascent / 2, "t": -ascent, "b": 0.0}[anchor[1]]
    return picture, (across + left, down + top)


class _Piece(NamedTuple):
    """Letters of one face, from x on."""

    text: str
    face: FreeTypeFont
    x: float

    def box(self, stroke: int) -> Box:
        left, top, right, bottom = self.face.getbbox(self.text, anchor="ls", stroke_width=stroke)
        return left + self.x, top, right + self.x, bottom


def harden(image: Image.Image) -> None:
    """Every pixel there or not."""
    image.putalpha(image.getchannel("A").point([255 * (value > HALF) for value in range(256)]))


def _set(text: str, role: Role, size: float) -> list[_Piece]:
    """The text in pieces side by side."""
    pieces: list[_Piece] = []
    x = 0.0
    for run in fonts.runs(text, role):
        pieces.append(_Piece(scripts.shown(run.text), run.face(role, size), x))
        x += pieces[-1].face.getlength(pieces[-1].text)
    return pieces


def _letters(
    pieces: Sequence[_Piece], layers: Sequence[tuple[Colour, int]], stroke: int, over: int
) -> tuple[Image.Image, Pixel]:
    """The text drawn in each colour with its thickness, reduced; and its corner from the baseline's start."""
    lefts, tops, rights, bottoms = zip(*(piece.box(stroke) for piece in pieces), strict=True)
    left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
    x0, y0 = math.floor(left / over) - 1, math.floor(top / over) - 1
    size = (math.ceil(right / over) + 1 - x0, math.ceil(bottom / over) + 1 - y0)
    picture = Image.new("RGBA", size)
    for colour, thick in layers:
        mask = Image.new("L", (size[0] * over, size[1] * over))
        for piece in pieces:
            at = (piece.x - x0 * over, -y0 * over)
            ImageDraw.Draw(mask).text(at, piece.text, fill=255, font=piece.face, anchor="ls", stroke_width=thick)
        layer = Image.new("RGBA", size, rgb(colour))
        layer.putalpha(mask.reduce(over))
        picture.alpha_composite(layer)
    return picture, (x0, y0)


def _rounded(box: Box, radius: float) -> list[Point]:
    x0, y0, x1, y1 = box
    r = min(radius, (x1 - x0) / 2, (y1 - y0) / 2)
    if r <= 0:
        return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    corners = ((x1 - r, y0 + r, -90), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180))
    return [
        (x + r * math.cos(math.radians(start + step * 9)), y + r * math.sin(math.radians(start + step * 9)))
        for x, y, start in corners
        for step in range(11)
    ]


def _bends(pixels: list[Point], closed: bool) -> list[Point]:
    """The ends, and the points where the direction changes by more than the eye forgives."""
    around = [pixels[-2], *pixels, pixels[1]] if closed and len(pixels) > 2 else [pixels[0], *pixels, pixels[-1]]
    return [q for p, q, r in zip(around, around[1:], around[2:], strict=False) if _bent(p, q, r)]


def _bent(p: Point, q: Point, r: Point) -> bool:
    ax, ay, bx, by = q[0] - p[0], q[1] - p[1], r[0] - q[0], r[1] - q[1]
    lengths = math.hypot(ax, ay) * math.hypot(bx, by)
    return lengths == 0 or ax * bx + ay * by < STRAIGHT * lengths


def _dashes(points: Points, dash: float) -> list[list[Point]]:
    pieces: list[list[Point]] = [[points[0]]]
    left, drawing = dash, True
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while length - done > left:
            done += left
            cut = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if drawing:
                pieces[-1].append(cut)
            else:
                pieces.append([cut])
            left, drawing = dash, not drawing
        left -= length - done
        if drawing:
            pieces[-1].append((x1, y1))
    return [piece for piece in pieces if len(piece) > 1]
