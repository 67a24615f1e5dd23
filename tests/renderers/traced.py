"""What a picture is made of, as it is laid: every word and sign with its own pixels, so that collisions are found."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import Struct
from PIL import Image, ImageChops

from renderers import canvas, fonts
from renderers.canvas import Base, Stage
from renderers.look import Box, Look
from renderers.pen import Pen, Pixel
from renderers.sheet import Sheet
from renderers.sprites import Sprite

SOLID = 150
"""From this alpha on a pixel hides what is below it; shadows do not."""
TOUCH = 14
"""Solid pixels that two things may share before they collide."""


class Mark(Struct, frozen=True, eq=False):
    """Something laid on the picture: its text (empty for a sign), what else it is, its pixels and where they lie."""

    text: str
    what: str
    mask: Image.Image
    at: Pixel

    @property
    def box(self) -> Box:
        x, y = self.at
        return x, y, x + self.mask.width, y + self.mask.height

    def __str__(self) -> str:
        return f"{self.text or self.what!r} at {self.box}"


class Trace:
    """The marks of the picture drawn last, and every text that was cut since the tracing began."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.cuts: set[str] = set()
        self.size: Pixel = (0, 0)
        self._bases: dict[int, tuple[Base, list[Mark]]] = {}
        self._open: list[Mark] | None = None
        self.next_word = ""
        self._is_writing = False
        self._names: list[tuple[str, str]] = [("", "sprite")]

    def collisions(self) -> list[str]:
        """Words that something laid later hides, and what stands outside of the picture."""
        found = [f"{mark} leaves the picture" for mark in self.marks if mark.text and _outside(mark.box, self.size)]
        for i, mark in enumerate(self.marks):
            if mark.text:
                found += [f"{mark} under {other}" for other in self.marks[i + 1 :] if _collide(mark, other)]
        return found

    @contextmanager
    def naming(self, text: str, what: str) -> Iterator[None]:
        self._names.append((text, what))
        try:
            yield
        finally:
            self._names.pop()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """What is cut meanwhile is cut in the picture; else somebody only tries what would fit."""
        before, self._is_writing = self._is_writing, True
        try:
            yield
        finally:
            self._is_writing = before

    def cut(self, text: str) -> None:
        if self._is_writing:
            self.cuts.add(text)

    def lay(self, sprite: Sprite, at: Pixel) -> None:
        text, what = self._names[-1]
        mask, (left, top) = _solid(sprite.image)
        self.marks.append(Mark(text, what, mask, (at[0] + left, at[1] + top)))

    def draw_base(self, draw: Callable[[], Base]) -> Base:
        self._open = []
        base, marks, self._open = draw(), self._open, None
        self._bases[id(base)] = base, marks
        return base

    def begin(self, base: Base) -> None:
        """A new picture on this base."""
        self.marks = list(self._bases[id(base)][1])
        self.size = base.image.size

    def write_base(self, image: Image.Image, at: Pixel) -> None:
        """A word on the base, which is drawn finer than the picture."""
        if self._open is not None and self.next_word:
            over = canvas.BASE_OVER
            mask, (left, top) = _solid(image.reduce(over))
            self._open.append(Mark(self.next_word, "label", mask, (at[0] // over + left, at[1] // over + top)))


def _collide(lower: Mark, upper: Mark) -> bool:
    """What is printed on the base has its own tests: there letters stand close, each on its halo."""
    return not lower.what == upper.what == "label" and _hides(upper, lower)


def _hides(upper: Mark, lower: Mark) -> bool:
    a, b = upper.box, lower.box
    left, top, right, bottom = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
    if right <= left or bottom <= top:
        return False
    pieces = [
        mark.mask.crop((left - x, top - y, right - x, bottom - y)) for mark in (upper, lower) for x, y in [mark.at]
    ]
    return ImageChops.multiply(*pieces).histogram()[255] > TOUCH


@contextmanager
def tracing() -> Iterator[Trace]:
    """While this lasts, pictures leave their marks."""
    trace = Trace()
    canvas.forget()
    with pytest.MonkeyPatch.context() as patch:
        _watch_sheet(patch, trace)
        _watch_base(patch, trace)
        _watch_words(patch, trace)
        yield trace
    canvas.forget()


def _watch_sheet(patch: pytest.MonkeyPatch, trace: Trace) -> None:
    lay, text, paint, icon = Sheet.lay, Sheet.text, Sheet.paint, Sheet.icon

    def laid(sheet: Sheet, sprite: Sprite, at: Pixel) -> None:
        trace.lay(sprite, at)
        lay(sheet, sprite, at)

    def written(sheet: Sheet, x: float, y: float, words: str, *more: Any, **named: Any) -> float:
        with trace.naming(fonts.clean(words), "text"), trace.writing():
            return text(sheet, x, y, words, *more, **named)

    def painted(sheet: Sheet, key: Any, *more: Any, **named: Any) -> None:
        with trace.naming("", f"paint {key}"):
            paint(sheet, key, *more, **named)

    def signed(sheet: Sheet, name: str, *more: Any, **named: Any) -> None:
        with trace.naming("", f"icon {name}"):
            icon(sheet, name, *more, **named)

    for name, watched in (("lay", laid), ("text", written), ("paint", painted), ("icon", signed)):
        patch.setattr(Sheet, name, watched)


def _watch_base(patch: pytest.MonkeyPatch, trace: Trace) -> None:
    draw_base, layer, stamp, icon = Stage._draw_base, Stage.layer, Pen.stamp, Pen.icon

    def drawn(stage: Stage, look: Look, variant: str) -> Base:
        return trace.draw_base(lambda: draw_base(stage, look, variant))

    def begun(stage: Stage, look: Look, variant: str = "") -> Base:
        base = layer(stage, look, variant)
        trace.begin(base)
        return base

    def stamped(pen: Pen, image: Image.Image, at: Pixel) -> None:
        trace.write_base(image, at)
        stamp(pen, image, at)

    def signed(pen: Pen, name: str, *more: Any, **named: Any) -> None:
        trace.next_word = ""
        icon(pen, name, *more, **named)

    patch.setattr(Stage, "_draw_base", drawn)
    patch.setattr(Stage, "layer", begun)
    patch.setattr(Pen, "stamp", stamped)
    patch.setattr(Pen, "icon", signed)


def _watch_words(patch: pytest.MonkeyPatch, trace: Trace) -> None:
    shorten, clean, wrap, write = fonts.cut, fonts.clean, fonts.wrap, Pen.text

    def cleaned(text: str, *more: Any) -> str:
        trace.next_word = clean(text, *more)
        return trace.next_word

    def cut(text: str, *more: Any) -> str:
        short = shorten(text, *more)
        if short != text:
            trace.cut(text)
        return short

    def penned(pen: Pen, x: float, y: float, words: str, *more: Any, **named: Any) -> Box:
        with trace.writing():
            return write(pen, x, y, words, *more, **named)

    def wrapped(*more: Any, **named: Any) -> list[str]:
        with trace.writing():
            return wrap(*more, **named)

    patch.setattr(fonts, "clean", cleaned)
    patch.setattr(Pen, "text", penned)
    patch.setattr(fonts, "cut", cut)
    patch.setattr(fonts, "wrap", wrapped)


_MASKS: dict[int, tuple[Image.Image, Image.Image, Pixel]] = {}


def _solid(sprite: Image.Image) -> tuple[Image.Image, Pixel]:
    """The solid pixels of a sprite, cropped to them."""
    if id(sprite) not in _MASKS:
        mask = sprite.getchannel("A").point([255 * (value >= SOLID) for value in range(256)])
        box = mask.getbbox() or (0, 0, 1, 1)
        _MASKS[id(sprite)] = sprite, mask.crop(box), (box[0], box[1])
    return _MASKS[id(sprite)][1:]


def _outside(box: Box, size: Pixel) -> bool:
    return box[0] < 0 or box[1] < 0 or box[2] > size[0] or box[3] > size[1]
