"""Names on the world map: land in small capitals, seas in italics."""

from renderers import fonts
from renderers.look import Box, Point
from renderers.palette import Colour
from renderers.pen import Pen

LAND, SEA = 22.0, 21.0
"""The size of names."""
LEAST = 0.72
"""How far a name may shrink before it is too small to read."""
SMALL = 0.8
SPACE = 0.035
LEADING = {"land": 0.86, "sea": 0.98}


def rows_of(name: str, rows: int) -> list[str]:
    """The name on one row, or broken at the blank that leaves the rows most even."""
    words = name.split()
    if rows == 1 or len(words) == 1:
        return [name]
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(halves, key=lambda pair: max(map(len, pair))))


def measure(name: str, kind: str, rows: int) -> Point:
    """Width and height of a name at full size."""
    lines = rows_of(name, rows)
    size = _size(kind)
    return max(_width(line, kind, size) for line in lines), size * LEADING[kind] * (len(lines) - 1) + size * 0.9


def write(pen: Pen, name: str, kind: str, at: Point, room: float, rows: int, fill: Colour, halo: Colour | None) -> None:
    """Writes a name centred on a point, made smaller if the room is narrow."""
    lines = rows_of(name, rows)
    widest = max(_width(line, kind, _size(kind)) for line in lines)
    size = _size(kind) * max(LEAST, min(1.0, room / widest))
    step = size * LEADING[kind]
    for i, line in enumerate(lines):
        y = at[1] + (i - (len(lines) - 1) / 2) * step + size * (0.26 if kind == "land" else 0.24)
        for colour, edge in ((halo, halo), (fill, None)):
            if colour:
                _write_line(pen, line, kind, (at[0] - _width(line, kind, size) / 2, y), size, colour, edge)


def box(name: str, kind: str, at: Point, room: float, rows: int) -> Box:
    """Where a name stands that is written there."""
    width, height = measure(name, kind, rows)
    part = max(LEAST, min(1.0, room / width))
    w, h = width * part / 2 + 2, height * part / 2 + 1
    return at[0] - w, at[1] - h, at[0] + w, at[1] + h


def _size(kind: str) -> float:
    return LAND if kind == "land" else SEA


def _width(line: str, kind: str, size: float) -> float:
    if kind == "sea":
        return fonts.width(line, "place", size * 4) / 4
    return sum(_advance(letter, glyph) for letter, glyph in _small_caps(line, size)) - size * SPACE


def _write_line(pen: Pen, line: str, kind: str, at: Point, size: float, fill: Colour, halo: Colour | None) -> None:
    x, y = at
    if kind == "sea":
        pen.text(x, y, line, size, "place", fill, "ls", halo, crisp=True)
        return
    for letter, glyph in _small_caps(line, size):
        if letter != " ":
            pen.text(x, y, letter, glyph, "title", fill, "ls", halo, crisp=True)
        x += _advance(letter, glyph)


def _small_caps(line: str, size: float) -> list[tuple[str, float]]:
    """Each letter as a capital, with its size."""
    big = [i == 0 or line[i - 1] == " " for i in range(len(line))]
    return [(letter.upper(), size if first else size * SMALL) for letter, first in zip(line, big, strict=True)]


def _advance(letter: str, size: float) -> float:
    return fonts.width(letter, "title", size * 4) / 4 + size * SPACE
