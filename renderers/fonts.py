"""Type: a serif for titles and places, a sans with figures of equal width for everything that counts."""

import unicodedata
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Literal, NamedTuple

from PIL import ImageFont

from renderers import scripts

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
HEAVY = ("title", "place", "bold", "number")
ELLIPSIS = "…"
DESIGN = 200


@lru_cache(maxsize=512)
def font(role: Role, size: float) -> ImageFont.FreeTypeFont:
    """The face for a role; basic layout, for it is three times as fast and the same on every machine."""
    package, name = _FILES[role]
    with as_file(files(package) / "files" / name) as path:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


class Run(NamedTuple):
    """Letters of one face: the role's own, or that of another script."""

    text: str
    script: str

    def face(self, role: Role, size: float) -> ImageFont.FreeTypeFont:
        return scripts.face(self.script, size, role in HEAVY) if self.script else font(role, size)


def width(text: str, role: Role, size: float) -> float:
    """How wide the text is by the face's design, whatever pixels it is drawn with later."""
    return _pixels(text, role, DESIGN) * size / DESIGN


def clean(text: str, role: Role = "text") -> str:
    """The text without what no face can draw (emoji, control characters), blanks folded."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    plain = unicodedata.normalize("NFC", text)
    return " ".join("".join(c if _script(c, role) is not None else " " if c.isspace() else "" for c in plain).split())


@lru_cache(maxsize=1024)
def runs(text: str, role: Role) -> tuple[Run, ...]:
    """The text in pieces of one face each, in the order of reading."""
    if text.isascii():
        return (Run(text, ""),)
    found: list[Run] = []
    for char in text:
        script = _script(char, role) or ""
        if found and (found[-1].script == script or (found[-1].script and _joins(char, found[-1].script))):
            found[-1] = Run(found[-1].text + char, found[-1].script)
        else:
            found.append(Run(char, script))
    return tuple(piece for run in found for piece in _without_end(run))


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
        lo, hi = (middle, hi) if _pixels(_shortened(text, middle), role, size) <= room else (lo, middle - 1)
    short = _shortened(text, lo)
    return short if _pixels(short, role, size) <= room else ""


def wrap(text: str, role: Role, size: float, room: float, lines: int | None = None) -> list[str]:
    """The text in lines that fit; with too few lines allowed, the last ends in an ellipsis."""
    rows = _rows(text, role, size, room)
    if lines is not None and len(rows) > lines:
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    return [row if width(row, role, size) <= room else cut(row, role, size, room) for row in rows]


def shrunk(text: str, role: Role, size: float, room: float, lines: int, least: float) -> tuple[list[str], float]:
    """The text in so many lines and its size: as large as it fits uncut, down to the least size."""
    while size > least and not _holds(text, role, size, room, lines):
        size = max(least, size - 1)
    return wrap(text, role, size, room, lines), size


def _holds(text: str, role: Role, size: float, room: float, lines: int) -> bool:
    rows = _rows(text, role, size, room)
    return len(rows) <= lines and all(width(row, role, size) <= room for row in rows)


def _rows(text: str, role: Role, size: float, room: float) -> list[str]:
    """Word by word into rows; a word that is too long has one of its own."""
    rows: list[str] = []
    for word in text.split():
        if rows and width(f"{rows[-1]} {word}", role, size) <= room:
            rows[-1] = f"{rows[-1]} {word}"
        else:
            rows.append(word)
    return rows


@lru_cache(maxsize=8192)
def _pixels(text: str, role: Role, size: float) -> float:
    """How wide the text is at this very size, its letters set on whole pixels."""
    return sum(run.face(role, size).getlength(scripts.shown(run.text)) for run in runs(text, role))


def _shortened(text: str, letters: int) -> str:
    """A letter keeps the marks that stand on it."""
    while 0 < letters < len(text) and unicodedata.category(text[letters])[0] == "M":
        letters -= 1
    return text[:letters].rstrip() + ELLIPSIS


def _joins(char: str, script: str) -> bool:
    """Blanks, hyphens and marks belong to the script in which they stand."""
    return unicodedata.category(char)[0] in "MPZ" and scripts.has(script, char)


def _without_end(run: Run) -> list[Run]:
    """What stands between scripts is ours, so that it is read before what follows."""
    letters = run.text.rstrip("".join(c for c in run.text if unicodedata.category(c)[0] in "PZ"))
    rest = run.text[len(letters) :]
    return [Run(letters, run.script), Run(rest, "")] if run.script and rest else [run]


@lru_cache(maxsize=4096)
def _script(char: str, role: Role) -> str | None:
    """The face that can draw a letter: "" for the role's own; None where there is none."""
    if char == " ":
        return ""
    if unicodedata.category(char)[0] not in "CMZ" and _glyph(char, role) != _glyph("\U0010fffe", role):
        return ""
    return scripts.of(char) or None


def _glyph(char: str, role: Role) -> tuple[tuple[int, int], bytes]:
    mask = font(role, 24).getmask(char)
    return mask.size, bytes(mask)
