"""A whole match as a moving picture, small enough to send."""

import io
from collections.abc import Callable, Iterator, Sequence

from PIL import Image, ImageChops

LARGEST = 8 * 1024 * 1024
WIDTH = 800
PAUSE, LAST = 700, 4_000
"""Milliseconds of a frame, and of the last one."""
MOST = 300
"""Frames at most; of a longer match only every so manieth position is shown."""
COLOURS = 255
UNCHANGED = 255
"""The colour that lets the frame before show through."""

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
    palette = _palette([_small(draw(chosen[part * (len(chosen) - 1) // 3])) for part in range(4)])
    frames: list[bytes] = []
    for number in chosen:
        frames.append(_packed(_small(draw(number)).quantize(palette=palette, dither=Image.Dither.NONE)))
        progress(1)
    while True:
        film = _film(frames)
        if len(film) <= largest or len(frames) < 3:
            return film
        frames = [*frames[:-1:2], frames[-1]]


def _small(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        whole = picture.convert("RGB")
    return whole.reduce(max(1, round(whole.width / WIDTH)))


def _palette(samples: Sequence[Image.Image]) -> Image.Image:
    """The colours of the whole match, so that only what moved differs from frame to frame."""
    width, height = samples[0].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for index, sample in enumerate(samples):
        sheet.paste(sample, (0, index * height))
    return sheet.quantize(COLOURS, dither=Image.Dither.NONE)


def _packed(frame: Image.Image) -> bytes:
    """Hundreds of frames wait until all are drawn."""
    target = io.BytesIO()
    frame.save(target, "PNG", compress_level=1)
    return target.getvalue()


def _film(packed: Sequence[bytes]) -> bytes:
    target = io.BytesIO()
    first, *others = _changes(packed)
    first.save(
        target,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[PAUSE] * len(others) + [LAST],
        loop=0,
        disposal=1,
        transparency=UNCHANGED,
        optimize=False,
    )
    return target.getvalue()


def _changes(packed: Sequence[bytes]) -> Iterator[Image.Image]:
    """The first frame, then of each only what is different from the one before."""
    frames = (Image.open(io.BytesIO(frame)) for frame in packed)
    same = [UNCHANGED, *[0] * 255]
    before = next(frames)
    yield before
    for frame in frames:
        change = frame.copy()
        change.paste(UNCHANGED, mask=ImageChops.subtract_modulo(before, frame).point(same, "1"))
        yield change
        before = frame
