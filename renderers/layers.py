"""A base layer with sprites lying on it, put together and packed band by band.

From one move to the next most of a board stays the same. What a band of rows shows is known before anything is put
together: by the base, and by which sprites lie where. A band that was packed lately is taken as it is; only the others
are put together, reduced to the picture's colours and packed.
"""

from array import array
from collections.abc import Hashable, Iterator
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from renderers import png
from renderers.cache import Lru
from renderers.pen import Pixel
from renderers.png import ROWS, Band
from renderers.sprites import Sprite


class Laid(NamedTuple):
    """A sprite, and where its corner lies."""

    sprite: Sprite
    x: int
    y: int


class Layers:
    """A base, which is never drawn on, and what was laid on it, the topmost last."""

    def __init__(self, base: Image.Image, name: Hashable = None) -> None:
        """`name` tells this base from all others whose bands are kept."""
        self.base, self.name = base, name
        self.laid: list[Laid] = []

    def lay(self, sprite: Sprite, at: Pixel) -> None:
        self.laid.append(Laid(sprite, *at))

    def image(self, top: int = 0, bottom: int | None = None) -> Image.Image:
        """Everything put together, or some of its rows."""
        bottom = self.base.height if bottom is None else min(bottom, self.base.height)
        image = self.base.crop((0, top, self.base.width, bottom))
        for sprite, x, y in self.laid:
            if y < bottom and top < y + sprite.image.height:
                for part in sprite.parts:
                    image.paste(part.image, (x + part.x, y + part.y - top), part.mask)
        return image

    def pack(self, colours: Image.Image, level: int) -> bytes:
        """The PNG in these colours, which belong to the base."""
        keys = [(self.name, level, *shown) for shown in enumerate(self._arrangements())]
        bands = [_BANDS.find(key) for key in keys]
        for first, behind in _runs([number for number, band in enumerate(bands) if band is None]):
            rows = self.image(first * ROWS, behind * ROWS)
            fresh = png.bands(rows.quantize(palette=colours, dither=Image.Dither.NONE), level)
            bands[first:behind] = map(_BANDS.keep, keys[first:behind], fresh)
        return png.join(self.base.size, colours, [band for band in bands if band])

    def _arrangements(self) -> list[bytes]:
        """For each band what tells the things that lie on it, and where, from all others."""
        bands = [array("q") for _ in range(0, self.base.height, ROWS)]
        for sprite, x, y in self.laid:
            first, last = y // ROWS, (y + sprite.image.height - 1) // ROWS
            for band in bands[max(0, first) : max(0, last + 1)]:
                band.extend((sprite.number, x, y))
        return [band.tobytes() for band in bands]


def _runs(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """Rising numbers as runs without a gap: the first, and the one behind the last."""
    for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        found = [number for _, number in run]
        yield found[0], found[-1] + 1


def forget() -> None:
    """Forgets every band."""
    _BANDS.clear()


_BANDS: Lru[Band] = Lru(32 << 20, lambda band: len(band.data))
