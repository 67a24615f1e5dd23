"""Our own signs: vector drawings on a grid of 100 by 100, read from TOML, the same on board, hand, panel and help.

An icon is a table of layers, drawn in order:

    [crown]
    body = "#d9a520"                                   # its colour where the caller names none
    layers = [
        { d = "M12 78 L6 30 L32 52 L50 18 L68 52 L94 30 L88 78 Z", fill = "body" },
        { circle = [50, 62, 7], fill = "paper", line = 3 },
        { d = "M14 88 H86", line = 6 },
    ]

`fill` is body, light, dark (tints of body), ink, paper, or a `#rrggbb`; without it the layer is a line.
`line` is the outline's width (5 if not said, 0 for none) and `stroke` its colour (ink if not said).
`d` is an outline in SVG's letters (see `paths`), inner outlines are holes; `circle` is x, y, radius.
"""

import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct
from PIL import Image

from renderers.palette import NORMAL, Colour, mix
from renderers.pen import Pen

OVER = 4


class Layer(Struct, frozen=True, forbid_unknown_fields=True):
    d: str = ""
    circle: tuple[float, float, float] | None = None
    fill: str = ""
    line: float = 5
    stroke: str = "ink"


class Icon(Struct, frozen=True, forbid_unknown_fields=True):
    layers: tuple[Layer, ...]
    body: Colour = "#fbf5e6"


def load(game: str, path: Path) -> None:
    """Makes a game's icons known as `game/name`."""
    _add(path, f"{game}/")


def names() -> list[str]:
    return sorted(_ICONS)


def colours(game: str) -> list[Colour]:
    """Every colour in which the shared icons and the game's are drawn of themselves."""
    mine = [each for name, each in sorted(_ICONS.items()) if "/" not in name or name.startswith(f"{game}/")]
    painted = [layer.fill for each in mine for layer in each.layers if layer.fill.startswith("#")]
    return list(dict.fromkeys([*(each.body for each in mine), *painted]))


@lru_cache(maxsize=4096)
def icon(name: str, size: int, body: Colour | None = None, ink: Colour = NORMAL.ink) -> Image.Image:
    """The icon as a picture with alpha, `size` pixels square. Never draw on it: it is shared."""
    drawing = _ICONS[name]
    size = max(size, 1)
    image = Image.new("RGBA", (size * OVER, size * OVER))
    pen = Pen(image, size * OVER / 100, NORMAL)
    colours = _colours(body or drawing.body, ink)
    for layer in drawing.layers:
        _draw(pen, layer, colours)
    return image.reduce(OVER)


def _draw(pen: Pen, layer: Layer, colours: dict[str, Colour]) -> None:
    fill = colours.get(layer.fill, layer.fill) or None
    stroke = colours.get(layer.stroke, layer.stroke)
    if layer.circle:
        pen.circle(*layer.circle, fill, stroke, layer.line)
    else:
        pen.path(layer.d, fill, stroke, layer.line)


def _colours(body: Colour, ink: Colour) -> dict[str, Colour]:
    tints = {"light": mix(body, "#ffffff", 0.45), "dark": mix(body, ink, 0.35)}
    return {"body": body, "ink": ink, "paper": NORMAL.card, "white": "#ffffff", "gold": NORMAL.gold, **tints}


def _add(path: Path, prefix: str) -> None:
    read = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Icon])
    _ICONS.update({prefix + name: drawing for name, drawing in read.items()})


_ICONS: dict[str, Icon] = {}
_add(Path(__file__).with_name("icons.toml"), "")
