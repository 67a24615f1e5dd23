"""Paper, sea and wood: textures of our own, quiet and in few colours so that pictures stay small."""

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from renderers.look import Box
from renderers.palette import Colour, mix, rgb
from renderers.pen import Pen, Points


def paper(pen: Pen, colour: Colour | None = None, strength: float = 1.0) -> None:
    """Covers everything with warm paper: broad clouds in two close tones."""
    tone = colour or pen.ink.paper
    if pen.ink.name == "contrast":
        pen.image.paste(rgb(tone), (0, 0, *pen.image.size))
        return
    steps = [mix(tone, pen.ink.ink, part * strength) for part in (0.02, 0.0)]
    _posterise(pen.image, _clouds(pen, 150), steps)


def grain(pen: Pen, box: Box, colour: Colour, strength: float = 1.0) -> None:
    """Fills a box with wood or clay: clouds drawn out along the longer side."""
    (left, top), (right, bottom) = pen.pixels([box[:2], box[2:]])
    x0, y0, x1, y1 = round(left), round(top), round(right), round(bottom)
    w, h = max(1, x1 - x0), max(1, y1 - y0)
    cells = (max(2, w // round(160 * pen.scale)), max(2, h // round(7 * pen.scale)))
    cells = cells if w >= h else (max(2, w // round(7 * pen.scale)), max(2, h // round(160 * pen.scale)))
    noise = _noise(*cells).resize((w, h), Image.Resampling.BICUBIC)
    piece = Image.new("RGB", (w, h))
    _posterise(piece, noise, [mix(colour, pen.ink.ink, part * strength) for part in (0.1, 0.055, 0.02, 0.0)])
    pen.image.paste(piece, (x0, y0))


def sea(pen: Pen, land: Sequence[Points], reach: float = 34) -> None:
    """Covers everything with water, paler towards the coasts in two steps, with an engraver's line along them.

    Draw it first, the land afterwards. `reach` is how far from the coast the shallows go."""
    deep, shallow = pen.ink.deep, pen.ink.sea
    pen.image.paste(rgb(deep), (0, 0, *pen.image.size))
    near = _nearness(pen, land, reach)
    tones = [shallow if level < 72 else pen.ink.coast for level in range(256)]
    tones[22:26] = [mix(shallow, pen.ink.ink, 0.16)] * 4
    water = Image.new("RGB", pen.image.size)
    _posterise(water, near, tones)
    pen.image.paste(water, (0, 0), near.point([255 * (value >= 22) for value in range(256)]))


def _nearness(pen: Pen, land: Sequence[Points], reach: float) -> Image.Image:
    """How near land is: 0 on the open sea, 128 at the coast. Worked out on coarse pixels, for it is soft."""
    coarse = max(1, round(3 * pen.scale / 2))
    small = (pen.image.width // coarse + 1, pen.image.height // coarse + 1)
    mask = Image.new("L", small, 0)
    draw = ImageDraw.Draw(mask)
    for points in land:
        draw.polygon([(x / coarse, y / coarse) for x, y in pen.pixels(points)], fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(reach * pen.scale / coarse / 2))
    return soft.resize((small[0] * coarse, small[1] * coarse), Image.Resampling.BICUBIC).crop((0, 0, *pen.image.size))


def _posterise(image: Image.Image, noise: Image.Image, tones: Sequence[Colour]) -> None:
    """Paints the tones by the noise's height, dark to light."""
    levels = [min(len(tones) - 1, value * len(tones) // 256) for value in range(256)]
    bands = [noise.point([rgb(tones[level])[channel] for level in levels]) for channel in range(3)]
    image.paste(Image.merge("RGB", bands))


def _clouds(pen: Pen, cell: float) -> Image.Image:
    """Noise whose lumps are `cell` units wide and lie at fixed places of the picture, also when zoomed."""
    w, h = pen.image.size
    step = cell * pen.scale
    left, top = pen.origin[0] * pen.scale, pen.origin[1] * pen.scale
    x0, y0 = 8 - left / step, 8 - top / step
    return _noise(128, 128).resize((w, h), Image.Resampling.BICUBIC, (x0, y0, x0 + w / step, y0 + h / step))


@lru_cache(maxsize=64)
def _noise(w: int, h: int) -> Image.Image:
    raw = hashlib.shake_256(f"{w}x{h}".encode()).digest(w * h)
    return Image.frombytes("L", (w, h), raw).filter(ImageFilter.GaussianBlur(0.6))
