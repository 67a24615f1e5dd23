"""What a game's `pieces` function draws on: sprites laid on a copy of the base layer."""

import itertools
import math
from collections.abc import Hashable
from typing import TYPE_CHECKING

from PIL import Image

from renderers import sprites
from renderers.fonts import Role, clean, wrap
from renderers.layers import Layers
from renderers.look import Box, Look, Point, Spot, Where
from renderers.palette import Colour, Palette, Seat, readable
from renderers.pen import CORNERS, Pen, Pixel, Points, fitted, paragraph
from renderers.sprites import OVER, Painter, Sprite

if TYPE_CHECKING:
    from renderers.canvas import Stage

RIM, LETTER = 10.0, 18.0
"""How far an outline stands off its place, and the size of its letter."""

MARK = 24
"""Pixels: a disc's radius where the board is cut; ten on a phone."""

CAME, NEW = "#00795a", "#0067a5"
"""Colours of what came and of what is new; what left is alarming, what changed hands is gold."""
WIDEST_RING, UNRINGED = 75.0, 40.0
"""A larger place gets the sign of its change alone, so far from its middle."""
LARGE_SIGN, SMALL_SIGN, NARROW = 25.0, 19.0, 24.0
"""Radii of signs: large ones can be read on a phone, small ones leave narrow places free."""


class Sheet:
    """A picture being laid out, in board units. Everything put on it is a sprite and is kept for the next picture."""

    def __init__(self, layers: Layers, scale: float, look: Look, ink: Palette, origin: Point, stage: "Stage") -> None:
        self.layers, self.scale, self.look, self.ink, self.origin, self.stage = layers, scale, look, ink, origin, stage

    @property
    def image(self) -> Image.Image:
        """Everything that has been put on it so far, on its base."""
        return self.layers.image()

    @property
    def lang(self) -> str:
        return self.look.lang

    @property
    def whole(self) -> bool:
        """Whether the frame is shown: no region is zoomed, nothing is cut."""
        return not self.look.region and self.look.box is None

    def mark(self, radius: float) -> float:
        """The radius of a letter's disc: as given, but always of the same size in pixels where the board is cut."""
        return MARK / self.scale if self.look.box else radius

    def seat(self, seat: int) -> Seat:
        """A player's colour, sign and letter."""
        return self.ink.seats[seat]

    def name(self, seat: int) -> str:
        """A player's name as it can be drawn; the letter where there is none."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return clean(given, "bold") or self.seat(seat).letter

    def shift(self, x: float, y: float) -> "Sheet":
        """The same sheet, with (x, y) as the new zero."""
        return self._again(self.ink, (self.origin[0] + x, self.origin[1] + y))

    def tinted(self, ink: Palette) -> "Sheet":
        """The same sheet, in other colours."""
        return self._again(ink, self.origin)

    def _again(self, ink: Palette, origin: Point) -> "Sheet":
        return Sheet(self.layers, self.scale, self.look, ink, origin, self.stage)

    def put(self, sprite: Sprite, x: float, y: float, anchor: str = "mm", rim: int = 0) -> None:
        """A ready picture with alpha, at its own pixels; `rim` of them on each side do not count for the anchor."""
        left, top = self._px(x, y)
        w, h = sprite.image.width - 2 * rim, sprite.image.height - 2 * rim
        self.lay(sprite, (round(left - w * CORNERS[anchor[0]]) - rim, round(top - h * CORNERS[anchor[1]]) - rim))

    def lay(self, sprite: Sprite, at: Pixel) -> None:
        """Everything that comes on the sheet comes through here: a picture with alpha, its corner at these pixels."""
        self.layers.lay(sprite, at)

    def paint(
        self, key: Hashable, size: Point, painter: Painter, x: float, y: float, anchor: str = "mm", shadow: float = 0
    ) -> None:
        """A sprite of the game's own: `painter` draws it once on a clear pen of this size, (0, 0) at its upper left.

        The key must say everything the painter reads except palette, language and zoom: ("tile", colour, number)."""
        known = (self.stage.key, key)
        sprite = sprites.painted(known, painter, size, self.scale, self.ink, self.lang, shadow)
        self.put(sprite, x, y, anchor, sprites.rim(shadow, self.scale))

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        body: Colour | None = None,
        anchor: str = "mm",
        shadow: float = 0,
    ) -> None:
        """A sign of ours, `size` units square."""
        if shadow:
            half = size / 2
            draw: Painter = lambda pen: pen.icon(name, half, half, size, body)  # noqa: E731
            self.paint(("icon", name, body), (size, size), draw, x, y, anchor, shadow)
        else:
            self.put(sprites.icon(name, round(size * self.scale), body, self.ink.ink), x, y, anchor)

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
    ) -> float:
        """Text at its anchor (l, m, r across; t, m, b, s for the baseline), shrunk to `least`, then cut; its width."""
        over = 2 if size * self.scale >= 30 else OVER
        # Kept by what is written in the end, however much room there was for it.
        text, size = fitted(text, size, role, self.scale * over, room, least)
        sprite, offset = sprites.text(text, size, role, fill or self.ink.ink, anchor, halo, self.scale, over)
        left, top = self._px(x, y)
        self.lay(sprite, (round(left + offset[0]), round(top + offset[1])))
        return sprite.image.width / self.scale

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        room: float,
        role: Role = "text",
        fill: Colour | None = None,
        lines: int | None = None,
    ) -> float:
        """Lines of text from the upper left corner downwards, the last cut where there are too many; their height."""
        return paragraph(self.text, x, y, wrap(clean(text, role), role, size, room, lines), size, room, role, fill)

    def shape(
        self,
        points: Points,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 2,
        closed: bool = True,
        dash: float = 0,
    ) -> None:
        """An area tinted or a route drawn where the position says so; a clear fill lets the board shine through."""
        x0, y0 = min(x for x, _ in points) - width, min(y for _, y in points) - width
        x1, y1 = max(x for x, _ in points) + width, max(y for _, y in points) + width
        moved = tuple((x - x0, y - y0) for x, y in points)

        def painter(pen: Pen) -> None:
            if fill:
                pen.polygon(moved, fill)
            if line:
                pen.line(moved, line, width, closed, dash)

        key = ("shape", moved, fill, line, width, closed, dash)
        self.paint(key, (x1 - x0, y1 - y0), painter, x0, y0, "lt")

    def disc(
        self, x: float, y: float, r: float, fill: Colour, text: str = "", line: Colour | None = None, shadow: float = 3
    ) -> None:
        """A round counter with a number or a letter on it."""

        def painter(pen: Pen) -> None:
            edge = max(2, r * 0.1)
            pen.circle(r, r, r - edge / 2, fill, line or pen.ink.ink, edge)
            if text:
                size = r * (1.3 if len(text) < 3 else 0.95)
                pen.text(r, r, text, size, "number", readable(fill, pen.ink.ink), room=r * 1.7, least=r * 0.5)

        self.paint(("disc", r, fill, text, line), (2 * r, 2 * r), painter, x, y, shadow=shadow)

    def sign(self, seat: int, x: float, y: float, size: float, text: str = "", shadow: float = 3) -> None:
        """A player's piece: the sign in the player's colour, with a small number or letter at its foot if given."""
        who = self.seat(seat)

        def painter(pen: Pen) -> None:
            pen.icon(who.sign, side / 2, side / 2, size, who.fill)
            if text:
                r = max(11, size * 0.25)
                pen.circle(side - r, side - r, r - 1, pen.ink.card, pen.ink.ink, 2)
                pen.text(side - r, side - r, text, r * 1.35, "number", room=r * 1.7, least=r * 0.6)

        side = size * 1.16
        self.paint(("sign", seat, text), (side, side), painter, x, y, shadow=shadow)

    def badge(self, seat: int, x: float, y: float, size: float, shadow: float = 0) -> None:
        """A player's shield: a coloured disc with the sign and the letter, as in the panels."""
        who = self.seat(seat)

        def painter(pen: Pen) -> None:
            r, edge = size / 2, max(2, size * 0.05)
            pen.circle(r, r, r - edge / 2, who.fill, pen.ink.ink, edge)
            pen.icon(who.sign, r, size * 0.40, size * 0.52, pen.ink.card)
            pen.text(r, size * 0.80, who.letter, size * 0.3, "number", who.text)

        self.paint(("badge", seat, size), (size, size), painter, x, y, shadow=shadow)

    def highlights(self, where: Where) -> None:
        """Halo, ring and arrows of the last move, then a lettered ring at each place that can be picked.

        Call it after the pieces."""
        last = [spot for spot in map(where, self.look.last) if spot]
        for spot in last:
            self.glow(spot)
        for a, b in itertools.pairwise(last if self.look.route else ()):
            self.arrow(a, b)
        for place, letter in self.look.spots:
            if found := where(place):
                self.ring(found, letter)

    def outline(self, box: Box, colour: Colour, letter: str = "", round_: float = 30) -> None:
        """Around a whole place, where a circle would cut through it; its letter at the upper right."""
        x0, y0, x1, y1 = box
        size = (x1 - x0 + 2 * RIM, y1 - y0 + 2 * RIM)
        disc = self.mark(LETTER)

        def painter(pen: Pen) -> None:
            inner = (7, 7, size[0] - 7, size[1] - 7)
            pen.rect(inner, None, pen.ink.ink, 11, radius=round_)
            pen.rect(inner, None, colour, 7, radius=round_)
            if letter:
                x, y, r = size[0] - disc - 2, disc + 2, disc - 1
                pen.circle(x, y, r, pen.ink.ink, colour, disc / 7)
                pen.text(x, y, letter, disc * 1.4, "number", pen.ink.white, room=disc * 1.6, least=disc / 2)

        self.paint(("outline", size, colour, letter, round_), size, painter, x0 - RIM, y0 - RIM, "lt")

    def letter(self, letter: str, x: float, y: float, radius: float) -> None:
        """What to answer for a place, on a plate that grows with its letters."""
        r = self.mark(radius)
        w = r * 2 + r * 0.7 * (len(letter) - 1)

        def painter(pen: Pen) -> None:
            pen.rect((1, 1, w - 1, r * 2 - 1), pen.ink.ink, pen.ink.gold, r / 6, radius=r)
            pen.text(w / 2, r, letter, r * 1.45, "number", pen.ink.white)

        self.paint(("letter", letter), (w, r * 2), painter, x, y)

    def part(self, box: Box, letter: str) -> None:
        """A part of the board that can be looked at: its outline just inside, so that neighbours stay apart, and its
        letter in the middle above, where it is nobody else's."""
        x0, y0, x1, y1 = box
        self.outline((x0 + RIM, y0 + RIM, x1 - RIM, y1 - RIM), self.ink.gold)
        self.letter(letter, (x0 + x1) / 2, y0 + RIM + self.mark(LETTER), LETTER)

    def glow(self, spot: Spot) -> None:
        """A white halo with a fine ring, leaving what is inside untouched."""
        r = spot.r + 16

        def painter(pen: Pen) -> None:
            for step in range(8):
                pen.circle(r, r, spot.r + 3 + step * 1.5, None, f"#ffffff{255 - step * 28:02x}", 4)
            pen.circle(r, r, spot.r + 2, None, pen.ink.ink, 1.5)
            pen.circle(r, r, spot.r + 5, None, "#ffffff", 4)
            pen.circle(r, r, spot.r + 8, None, pen.ink.ink, 1.5)

        self.paint(("glow", spot.r), (2 * r, 2 * r), painter, spot.x, spot.y)

    def ring(self, spot: Spot, letter: str = "") -> None:
        """A ring around what can be picked, its letter at the upper right."""
        r = spot.r + 8
        d = self.mark(15.0)
        half = r + d

        def painter(pen: Pen) -> None:
            pen.circle(half, half, r - 2, None, pen.ink.ink, 9)
            pen.circle(half, half, r - 2, None, pen.ink.gold, 5)
            if letter:
                x, y = half + r * 0.72, half - r * 0.72
                pen.circle(x, y, d - 1, pen.ink.ink, pen.ink.gold, 2)
                pen.text(x, y, letter, d * 1.35, "number", pen.ink.white, room=d * 1.6, least=d * 0.6)

        self.paint(("ring", spot.r, letter), (2 * half, 2 * half), painter, spot.x, spot.y)

    def change(self, spot: Spot, sign: str) -> None:
        """A place that has changed: its ring in the colour of the change, and the sign of it at the lower right."""
        kind, ringed = sign[0], spot.r <= WIDEST_RING
        r, d = spot.r if ringed else UNRINGED, self.mark(LARGE_SIGN if spot.r > NARROW else SMALL_SIGN)
        half = r + 2 * d
        colour = {"+": CAME, "-": self.ink.alarm, "x": self.ink.gold}.get(kind, NEW)

        def painter(pen: Pen) -> None:
            if ringed:
                pen.circle(half, half, r + 3, None, pen.ink.white, 11)
                pen.circle(half, half, r + 3, None, colour, 6)
            x = y = half + r * 0.72
            pen.circle(x, y, d, colour, pen.ink.white, d / 8)
            _sign(pen, kind, sign.replace("-", "−"), x, y, d)

        self.paint(("change", spot.r, sign), (2 * half, 2 * half), painter, spot.x, spot.y, shadow=2)

    def arrow(self, a: Spot, b: Spot) -> None:
        """A white arrow with an ink edge from the rim of one place to the rim of another."""
        length = math.hypot(b.x - a.x, b.y - a.y)
        if length < a.r + b.r + 12:
            return
        ux, uy = (b.x - a.x) / length, (b.y - a.y) / length
        start = (a.x + ux * (a.r + 8), a.y + uy * (a.r + 8))
        end = (b.x - ux * (b.r + 10), b.y - uy * (b.r + 10))
        left, top = min(start[0], end[0]) - 24, min(start[1], end[1]) - 24
        size = (abs(start[0] - end[0]) + 48, abs(start[1] - end[1]) + 48)
        tail, head = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
        self.paint(("arrow", tail, head), size, lambda pen: _arrow(pen, tail, head), left, top, "lt")

    def _px(self, x: float, y: float) -> Point:
        return (x + self.origin[0]) * self.scale, (y + self.origin[1]) * self.scale


def _sign(pen: Pen, kind: str, number: str, x: float, y: float, r: float) -> None:
    """What came or left as a number, what is new as a star, what changed hands as two arrows."""
    if kind in "+-":
        pen.text(x, y, number, r * 1.25, "number", pen.ink.white, room=r * 1.8, least=r / 2)
    elif kind == "x":
        for up, way in ((-0.3, 1), (0.3, -1)):
            tail, barb, head = (x + way * r * part for part in (-0.55, 0.25, 0.55))
            at = y + up * r
            pen.line([(tail, at), (head, at)], pen.ink.ink, r / 6)
            pen.line([(barb, at - r * 0.25), (head, at), (barb, at + r * 0.25)], pen.ink.ink, r / 6)
    else:
        pen.icon("star", x, y, r * 1.5, pen.ink.white)


def _arrow(pen: Pen, tail: Point, head: Point) -> None:
    length = math.hypot(head[0] - tail[0], head[1] - tail[1])
    ux, uy = (head[0] - tail[0]) / length, (head[1] - tail[1]) / length
    neck = (head[0] - ux * 22, head[1] - uy * 22)

    def off(p: Point, by: float) -> Point:
        return p[0] - uy * by, p[1] + ux * by

    shape = [off(tail, 4), off(neck, 5), off(neck, 15), head, off(neck, -15), off(neck, -5), off(tail, -4)]
    pen.polygon(shape, pen.ink.white, pen.ink.ink, 2.5)
