"""Sprites: what is laid on the base, painted once at four times the size, and kept."""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from itertools import count
from typing import Any, NamedTuple

from PIL import Image, ImageFilter

from renderers import icons
from renderers.cache import Lru
from renderers.look import Point
from renderers.palette import Colour, Palette
from renderers.pen import Pen, text_image

OVER = 4
SHADOW = 70
"""The alpha of a shadow: one tone, for soft rims cost many bytes and are seen by nobody."""

INSETS, WORTH_A_CUT = (12, 20), 100
"""Pixels: how far from its sides a sprite may be solid, and the shorter side of one that is worth being cut."""

Painter = Callable[[Pen], None]


class Part(NamedTuple):
    """A piece of a sprite, how much of it shows (None: all), and where it lies."""

    image: Image.Image
    mask: Image.Image | None
    x: int
    y: int


@dataclass(frozen=True, eq=False)
class Sprite:
    """A small picture with alpha that is kept and laid again and again; never to be drawn on."""

    image: Image.Image
    number: int = field(default_factory=partial(next, count()))
    """Unlike any other sprite's in this process."""

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What it is pasted in: a core through which nothing shines is merely copied, only the rim is mixed in."""
        inset = next((inset for inset in INSETS if _is_solid(self.image, inset)), None)
        if inset is None:
            return (Part(self.image, self.image, 0, 0),)
        (w, h), right, low = self.image.size, self.image.width - inset, self.image.height - inset
        rim = ((0, 0, w, inset), (0, low, w, h), (0, inset, inset, low), (right, inset, w, low))
        strips = (Part(strip, strip, box[0], box[1]) for box in rim for strip in [self.image.crop(box)])
        core = self.image.crop((inset, inset, right, low)).convert("RGB")
        return (Part(core, None, inset, inset), *strips)


def painted(
    key: Hashable, painter: Painter, size: Point, scale: float, ink: Palette, lang: str, shadow: float
) -> Sprite:
    """What the painter draws, with its shadow if it has one; kept by the key and all that follows."""
    known = (key, size, scale, ink.name, lang, shadow)
    return _SPRITES.get(known, lambda: Sprite(_paint(painter, size, scale, ink, lang, shadow)))


@lru_cache(maxsize=4096)
def icon(name: str, size: int, body: Colour | None, ink: Colour) -> Sprite:
    """A sign of ours, `size` pixels square."""
    return Sprite(icons.icon(name, size, body, ink))


def text(*known: Any) -> tuple[Sprite, Point]:
    """As `pen.text_image`."""
    return _TEXTS.get(known, lambda: _text(*known))


def rim(shadow: float, scale: float) -> int:
    """Pixels on each side of a sprite, for its shadow."""
    return math.ceil(shadow * scale * 2) if shadow else 0


def forget() -> None:
    """Forgets every sprite."""
    _SPRITES.clear()
    _TEXTS.clear()
    icon.cache_clear()


def _text(*known: Any) -> tuple[Sprite, Point]:
    image, offset = text_image(*known)
    return Sprite(image), offset


def _paint(painter: Painter, size: Point, scale: float, ink: Palette, lang: str, shadow: float) -> Image.Image:
    image = Image.new("RGBA", (max(1, round(size[0] * scale)) * OVER, max(1, round(size[1] * scale)) * OVER))
    painter(Pen(image, scale * OVER, ink, lang))
    sprite = image.reduce(OVER)
    return _shadowed(sprite, rim(shadow, scale), shadow * scale, ink) if shadow else sprite


def _is_solid(image: Image.Image, inset: int) -> bool:
    """Whether nothing shines through a large part of it, so far from its sides."""
    if min(image.size) < 6 * inset or min(image.size) < WORTH_A_CUT:
        return False
    core = image.crop((inset, inset, image.width - inset, image.height - inset))
    return core.getchannel("A").getextrema() == (255, 255)


def _shadowed(sprite: Image.Image, pad: int, by: float, ink: Palette) -> Image.Image:
    """The sprite with a shadow to its lower right, and room for it on every side."""
    size = (sprite.width + 2 * pad, sprite.height + 2 * pad)
    mask = Image.new("L", size)
    mask.paste(sprite.getchannel("A"), (pad + round(by * 0.5), pad + round(by)))
    mask = mask.filter(ImageFilter.GaussianBlur(by * 0.4)).point([SHADOW if v > 120 else 0 for v in range(256)])
    whole = Image.new("RGBA", size, ink.ink)
    whole.putalpha(mask)
    top = Image.new("RGBA", size)
    top.paste(sprite, (pad, pad))
    whole.alpha_composite(top)
    return whole


def _weigh(sprite: Sprite) -> int:
    """What is cut into parts is kept twice."""
    pixels = sprite.image.width * sprite.image.height
    return pixels * (8 if min(sprite.image.size) >= WORTH_A_CUT else 4) + 200


_SPRITES: Lru[Sprite] = Lru(48 << 20, _weigh)
_TEXTS: Lru[tuple[Sprite, Point]] = Lru(16 << 20, lambda written: _weigh(written[0]))
