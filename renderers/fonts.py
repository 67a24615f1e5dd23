"""Type: a serif for titles and places, a sans with figures of equal width for everything that counts."""

import unicodedata
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Literal

from PIL import ImageFont

Role = Literal["title", "place", "serif", "text", "italic", "bold", "number"]
"""title: names of games and cards. place: names on the map, italic. serif: quiet reading matter.
text, italic, bold: sentences and names. number: heavy figures that align in columns."""

_SERIF, _SANS = "font_source_serif_pro", "font_source_sans_pro"
_FILES: dict[Role, tuple[str, str]] = {
    "title": (_SERIF, "SourceSerifPro-Bold.ttf"),
    "place": (_SERIF, "SourceSerifPro-SemiboldIt.ttf"),
    "serif": (_SERIF, "SourceSerifPro-Regular.ttf"),
    "text": (_SANS, "SourceSansPro-Regular.ttf"),
    "italic": (_SANS, "SourceSansPro-It.ttf"),
    "bold": (_SANS, "SourceSansPro-Semibold.ttf"),
    "number": (_SANS, "SourceSansPro-Bold.ttf"),
}
ROLES = tuple(_FILES)
ELLIPSIS = "…"
DESIGN = 200


@lru_cache(maxsize=512)
def font(role: Role, size: float) -> ImageFont.FreeTypeFont:
    """The face for a role; basic layout, for it is three times as fast and the same on every machine."""
    package, name = _FILES[role]
    with as_file(files(package) / "files" / name) as path:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def width(text: str, role: Role, size: float) -> float:
    """How wide the text is by the face's design, whatever pixels it is drawn with later."""
    return font(role, DESIGN).getlength(text) * size / DESIGN


def clean(text: str, role: Role = "text") -> str:
    """The text without what the face cannot draw (emoji, control characters), blanks folded."""
    plain = unicodedata.normalize("NFC", text)
    return " ".join("".join(c if _drawable(c, role) else " " if c.isspace() else "" for c in plain).split())


def fit(text: str, role: Role, size: float, room: float, least: float | None = None) -> tuple[str, float]:
    """The text and the size, in pixels, that fit the room: first shrunk to the least size, then cut."""
    least = size if least is None else min(least, size)
    needed = _pixels(text, role, size)
    if needed <= room:
        return text, size
    smaller = max(least, int(size * room / needed * 4) / 4)
    while smaller > least and _pixels(text, role, smaller) > room:
        smaller = max(least, smaller - 0.25)
    return cut(text, role, smaller, room), smaller


def cut(text: str, role: Role, size: float, room: float) -> str:
    """As much of the text as fits, ending in an ellipsis where some is missing; empty where nothing fits."""
    if _pixels(text, role, size) <= room:
        return text
    lo, hi = 0, len(text)
    while lo < hi:
        middle = (lo + hi + 1) // 2
        lo, hi = (middle, hi) if _shortened(text, middle, role, size) <= room else (lo, middle - 1)
    short = text[:lo].rstrip() + ELLIPSIS
    return short if _pixels(short, role, size) <= room else ""


def wrap(text: str, role: Role, size: float, room: float, lines: int | None = None) -> list[str]:
    """The text in lines that fit; with too few lines allowed, the last ends in an ellipsis."""
    rows: list[str] = []
    for word in text.split():
        if rows and width(f"{rows[-1]} {word}", role, size) <= room:
            rows[-1] = f"{rows[-1]} {word}"
        else:
            rows.append(word)
    if lines is not None and len(rows) > lines:
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    return [row if width(row, role, size) <= room else cut(row, role, size, room) for row in rows]


def _pixels(text: str, role: Role, size: float) -> float:
    """How wide the text is at this very size, its letters set on whole pixels."""
    return font(role, size).getlength(text)


def _shortened(text: str, letters: int, role: Role, size: float) -> float:
    return _pixels(text[:letters].rstrip() + ELLIPSIS, role, size)


@lru_cache(maxsize=4096)
def _drawable(char: str, role: Role) -> bool:
    if char == " ":
        return True
    if unicodedata.category(char)[0] in "CMZ":
        return False
    return _glyph(char, role) != _glyph("\U0010fffe", role)


def _glyph(char: str, role: Role) -> tuple[tuple[int, int], bytes]:
    mask = font(role, 24).getmask(char)
    return mask.size, bytes(mask)
