"""From a scene to the bytes of a picture: layers, sprites, encoding, and the caches that make it fast.

A `Stage` is the unchanging part of a game's picture. Its base (terrain, place names, frame) is drawn once per language
and palette at twice the size and reduced; pieces are sprites drawn once at four times the size; a picture is the base
with sprites laid on it, reduced to one fixed set of 256 colours and packed as a palette PNG (see `layers`).
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, TypeVar

import msgspec
from PIL import Image

from renderers import crop, frame, icons, layers, png, sprites
from renderers.cache import Lru
from renderers.layers import Layers
from renderers.look import Box, Look, Point
from renderers.palette import PALETTES, Colour, Palette, mix, rgb, to_hex
from renderers.pen import Pen
from renderers.sheet import Sheet

V = TypeVar("V")

WIDEST = 1600
ZOOM = 2.0
BASE_OVER = 2
LEVEL = 2
MOST_FIXED = 160
HEADLINE = 132
LARGEST = 300 << 10
"""Bytes of a picture: what a phone loads at once."""


@dataclass(frozen=True)
class Base:
    """A drawn base layer, and the 256 colours of every picture made from it."""

    image: Image.Image
    colours: Image.Image


@dataclass(frozen=True)
class Stage:
    """What never changes about a game's picture: its size, its frame, its base layer."""

    key: str
    """Unlike any other stage's: `demo`, `demo/hand`; icons of `demo` serve both."""
    base: Callable[[Pen], None]
    """Draws the empty board in board units; asked once per language, palette, variant and zoom."""
    size: tuple[int, int] = (WIDEST, 1100)
    panels: Literal["right", "bottom", "none"] = "right"
    panel: float = 340
    """The width of the column of panels, or the height of their row."""
    headline: bool = True
    regions: Mapping[str, Box] = field(default_factory=dict)
    """Parts that can be seen at double size, in board units; at most 800 wide to be truly double."""
    map: Point | None = None
    """Width and height of what panels are cut from, where that is not the whole board."""
    level: int = LEVEL
    """How hard the picture is packed: large maps take a few milliseconds more to stay small."""
    swatch: tuple[Colour, ...] = ()
    """Colours of the game's own painted pieces, so that they come out true; those of its icons are known."""

    @property
    def board(self) -> Box:
        """Where the board lies in the picture; its upper left corner is zero for everything on the board."""
        w, h = self.size
        top = HEADLINE if self.headline else 0
        right = w - self.panel if self.panels == "right" else w
        bottom = h - self.panel if self.panels == "bottom" else h
        return 0, top, right, bottom

    def picture(self, view: V, look: Look, pieces: Callable[[Sheet, V], None], variant: str = "") -> bytes:
        """The PNG of a view. Made only if these very bytes were not made lately.

        `pieces` lays everything that changes on the sheet; it must read nothing but the view and the sheet's look,
        and a stage has one `pieces` only, for pictures are known by stage, view, look and variant.
        `variant` names what the base depends on beside language and palette (number of players, side of the board)."""
        key = fingerprint(self.key, self.size, variant, view, look)
        return _PICTURES.get(key, lambda: self._make(view, look, pieces, variant))

    def _make(self, view: V, look: Look, pieces: Callable[[Sheet, V], None], variant: str) -> bytes:
        colours = self.layer(look, variant).colours
        sheet = self.sheet(look, variant)
        pieces(sheet, view)
        for letter, box in look.areas:
            sheet.part(box, letter)
        for mark in look.marks:
            sheet.change(mark.spot, mark.sign)
        return pack(partial(sheet.layers.pack, colours), self.level)

    def layer(self, look: Look, variant: str = "") -> Base:
        """The base layer for a look, drawn now or kept: of a region, or of the whole."""
        key = (self.key, self.size, variant, look.lang, look.palette, look.region)
        return _BASES.get(key, lambda: self._draw_base(look, variant))

    def _cut(self, look: Look, variant: str) -> Image.Image:
        """The part of the base that a panel shows, cut now or kept; never to be drawn on."""
        key = (self.key, self.size, variant, look.lang, look.palette, *self._window(look))
        return _CUTS.get(key, lambda: self._cut_base(look, variant))

    def _cut_base(self, look: Look, variant: str) -> Image.Image:
        """Out of the whole base, or where that is too coarse, out of the fine layer that it was made from."""
        scale, (x, y), (w, h) = self._window(look)
        over = 1 if scale <= 1 else BASE_OVER
        source = self.layer(look, variant).image if over == 1 else self._fine(look, variant)
        box = (x * over, y * over, (x + w) * over, (y + h) * over)
        return source.resize((round(w * scale), round(h * scale)), Image.Resampling.BILINEAR, box)

    def _fine(self, look: Look, variant: str) -> Image.Image:
        """The base of the whole picture before it is reduced."""
        whole = msgspec.structs.replace(look, region="", box=None)
        key = (self.key, self.size, variant, look.lang, look.palette)
        return _FINE.get(key, lambda: self._paint_base(whole, variant))

    def _draw_base(self, look: Look, variant: str) -> Base:
        image = self._paint_base(look, variant) if look.region else self._fine(look, variant)
        drawn, ink = image.reduce(BASE_OVER), PALETTES[look.palette]
        return Base(drawn, colours(drawn, ink, (*self.swatch, *icons.colours(self.key.partition("/")[0]))))

    def _paint_base(self, look: Look, variant: str) -> Image.Image:
        scale, corner, size = self._window(look)
        fine = scale * BASE_OVER
        ink = PALETTES[look.palette]
        image = Image.new("RGB", (round(size[0] * fine), round(size[1] * fine)), ink.paper)
        pen = Pen(image, fine, ink, look.lang, variant, (self.board[0] - corner[0], self.board[1] - corner[1]))
        self.base(pen)
        if not look.region:
            frame.ground(pen.shift(-self.board[0], -self.board[1]), self)
        return image

    def sheet(self, look: Look, variant: str = "") -> Sheet:
        """An empty sheet on the base, its zero at the board's corner."""
        image = self._cut(look, variant) if look.box else self.layer(look, variant).image
        name = (self.key, self.size, variant, look.lang, look.palette, look.region, self._window(look))
        return self.on(Layers(image, name), look)

    def on(self, layers: Layers, look: Look) -> Sheet:
        """A sheet on another ground."""
        scale, corner, _ = self._window(look)
        origin = (self.board[0] - corner[0], self.board[1] - corner[1])
        return Sheet(layers, scale, look, PALETTES[look.palette], origin, self)

    def _window(self, look: Look) -> tuple[float, Point, Point]:
        """Pixels per unit, and corner and size of what is shown, in picture units."""
        if look.box:
            left, top, right, bottom = self.board
            x0, y0, x1, y1 = crop.window(look.box, self.map or (right - left, bottom - top))
            return crop.PIXELS / (x1 - x0), (x0 + left, y0 + top), (x1 - x0, y1 - y0)
        if not look.region:
            return 1.0, (0, 0), self.size
        x0, y0, x1, y1 = self.regions[look.region]
        return min(ZOOM, WIDEST / (x1 - x0)), (x0 + self.board[0], y0 + self.board[1]), (x1 - x0, y1 - y0)


def fingerprint(*parts: object) -> bytes:
    """A hash of plain data that is the same in every process."""
    return hashlib.blake2b(_ENCODER.encode(parts), digest_size=16).digest()


def encode(image: Image.Image, colours: Image.Image) -> bytes:
    """A palette PNG of a whole picture in the given colours."""
    return pack(partial(png.pack, image.quantize(palette=colours, dither=Image.Dither.NONE)))


def pack(packing: Callable[[int], bytes], level: int = LEVEL) -> bytes:
    """What was packed so hard; once more and harder if that is too large, which takes longer."""
    for harder in (level, 6, 9):
        packed = packing(harder)
        if len(packed) < LARGEST:
            break
    return packed


def colours(base: Image.Image, ink: Palette, pieces: Iterable[Colour] = ()) -> Image.Image:
    """The 256 colours of a game: first what pieces need, then what the base layer needs."""
    fixed = _piece_colours(ink, pieces)[:MOST_FIXED]
    found = _sample(base, ink).quantize(256 - len(fixed), method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    flat = [channel for colour in fixed for channel in rgb(colour)]
    flat += (found.getpalette("RGB") or [])[: 3 * (256 - len(fixed))]
    holder = Image.new("P", (1, 1))
    holder.putpalette(flat + flat[:3] * (256 - len(flat) // 3))
    return holder


def forget() -> None:
    """Forgets every base, sprite and picture, as a new process would."""
    _PICTURES.clear()
    _BASES.clear()
    _FINE.clear()
    _CUTS.clear()
    sprites.forget()
    layers.forget()


def _sample(base: Image.Image, ink: Palette) -> Image.Image:
    """The base, and smaller the base as it looks in a piece's shadow and in a halo."""
    small = base.reduce(3)
    whole = Image.new("RGB", (base.width, base.height + small.height))
    whole.paste(base)
    for i, (veil, part) in enumerate(((ink.ink, 0.1), (ink.ink, 0.25), (ink.white, 0.5))):
        whole.paste(Image.blend(small, Image.new("RGB", small.size, veil), part), (i * small.width, base.height))
    return whole


def _piece_colours(ink: Palette, pieces: Iterable[Colour]) -> list[Colour]:
    """Flat colours first, then halves on the way to ink and card, as the smoothed edges need them."""
    flat = [ink.ink, ink.card, ink.paper, ink.white, ink.shade, ink.faint, ink.gold, ink.alarm, ink.sea, ink.land]
    flat += [ink.coast, ink.deep]
    flat += [colour for seat in ink.seats for colour in (seat.fill, seat.soft)]
    flat += [mix(ink.card, ink.shade, 0.5), *pieces]
    greys = [mix(ink.ink, end, part / 7) for end in (ink.card, ink.paper, ink.white) for part in range(1, 7)]
    edges = [mix(colour, end, 0.5) for end in (ink.ink, ink.card) for colour in flat]
    return list(dict.fromkeys(to_hex(rgb(colour)) for colour in (*flat, *greys, *edges)))


def _weight(image: Image.Image) -> int:
    return image.width * image.height * 4


_ENCODER = msgspec.msgpack.Encoder(order="deterministic")
_PICTURES: Lru[bytes] = Lru(24 << 20, len)
_BASES: Lru[Base] = Lru(128 << 20, lambda base: _weight(base.image))
_FINE: Lru[Image.Image] = Lru(96 << 20, _weight)
_CUTS: Lru[Image.Image] = Lru(32 << 20, _weight)
