"""A whole match as a moving picture, small enough to send."""

import io
from collections.abc import Callable, Sequence

from PIL import Image

LARGEST = 8 * 1024 * 1024
WIDTH = 800
PAUSE, LAST = 700, 4_000
"""Milliseconds of a frame, and of the last one."""
MOST = 400
"""Frames at most; of a longer match only every so manieth position is shown."""

Draw = Callable[[int], bytes]
Progress = Callable[[int], object]


def pick(positions: int, most: int = MOST) -> list[int]:
    """Which positions are shown: evenly spread, the first and the last among them."""
    if positions <= most:
        return list(range(positions))
    return sorted({round(number * (positions - 1) / (most - 1)) for number in range(most)})


def animate(draw: Draw, positions: int, progress: Progress = lambda _: None, largest: int = LARGEST) -> bytes:
    """A GIF of the positions; `draw` gives the PNG of one. With fewer frames if it grows too large."""
    chosen = pick(positions)
    frames: list[Image.Image] = []
    for number in chosen:
        frames.append(_reduced(draw(number), frames[0] if frames else None))
        progress(1)
    while True:
        film = _film(frames)
        if len(film) <= largest or len(frames) < 3:
            return film
        frames = [*frames[:-1:2], frames[-1]]


def _reduced(png: bytes, first: Image.Image | None) -> Image.Image:
    """A frame in the colours of the first one, so that only what moved is different."""
    with Image.open(io.BytesIO(png)) as picture:
        size = (WIDTH, round(WIDTH * picture.height / picture.width))
        small = picture.convert("RGB").resize(size, Image.Resampling.BOX)
    if first is None:
        return small.quantize(256, dither=Image.Dither.NONE)
    return small.quantize(palette=first, dither=Image.Dither.NONE)


def _film(frames: Sequence[Image.Image]) -> bytes:
    target = io.BytesIO()
    durations = [PAUSE] * (len(frames) - 1) + [LAST]
    frames[0].save(
        target, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0, disposal=1, optimize=False
    )
    return target.getvalue()
