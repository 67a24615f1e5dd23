"""Our signs as emojis: 128 pixels square, with a pale rim, so that they can be read on dark and on light ground."""

import hashlib
import io
import re

from msgspec import Struct
from PIL import Image, ImageFilter

from renderers import icons, signs
from renderers.palette import NORMAL
from renderers.pen import Pen
from renderers.signs import GRID, Sign

SIDE, RIM = 128, 7
"""Pixels of an emoji, and of the rim around its drawing."""
OVER = 2
LONGEST = 32
"""Letters of an emoji's name."""
OURS = re.compile(r"zg_\w+_[0-9a-f]{4}")
"""The names that we give: an emoji called otherwise is somebody else's."""
SOFT, HARD = 3.4, 7.0
"""How far the rim reaches, and how sharp its edge is."""


class Emoji(Struct, frozen=True):
    """A sign as it is uploaded; another drawing has another name."""

    sign: str
    name: str
    image: bytes


def drawn(game: str) -> list[Emoji]:
    """The emojis of a game; of no game, those that all have in common. A plain function, for a process of its own."""
    found = signs.of(game) if game else signs.shared()
    return [emoji(name, sign) for name, sign in found.items()]


def emoji(name: str, sign: Sign) -> Emoji:
    picture = draw(sign)
    file = io.BytesIO()
    picture.save(file, "PNG")
    return Emoji(name, _called(name, picture.tobytes()), file.getvalue())


def draw(sign: Sign) -> Image.Image:
    """The sign with its rim, on glass."""
    drawing = Image.new("RGBA", (SIDE, SIDE))
    drawing.paste(_painted(sign, SIDE - 2 * RIM), (RIM, RIM))
    rim = Image.new("RGBA", (SIDE, SIDE), NORMAL.card)
    rim.putalpha(drawing.getchannel("A").filter(ImageFilter.GaussianBlur(SOFT)).point(lambda part: int(part * HARD)))
    return Image.alpha_composite(rim, drawing)


def _painted(sign: Sign, size: int) -> Image.Image:
    if isinstance(sign.paint, str):
        return icons.icon(sign.paint, size)
    large = Image.new("RGBA", (size * OVER, size * OVER))
    sign.paint(Pen(large, size * OVER / GRID, NORMAL))
    return large.reduce(OVER)


def _called(sign: str, pixels: bytes) -> str:
    """The sign's name, cut where it is long, and four letters that change with the drawing."""
    digest = hashlib.blake2b(sign.encode() + pixels, digest_size=2).hexdigest()
    words = re.sub(r"\W", "_", f"zg_{sign}")
    return f"{words[: LONGEST - len(digest) - 1]}_{digest}"
