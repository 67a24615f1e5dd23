"""Technologies and wonders in small."""

from functools import cache, partial

from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sidmeier.layout import ERA_TINTS, technology_icon
from rules.sidmeier.printed import TECHNOLOGIES, WONDERS, technology_name
from rules.sidmeier.view import WorldView
from rules.text import say

WIDE = 1.9
"""How wide a technology is, as against its height."""
SHORTEST = 3


def technology(sheet: Sheet, name: str, x: float, y: float, size: float, anchor: str = "mm") -> None:
    """In the colour of its era: the sign of what the technology brings, and the first letters of its name."""
    painter = partial(_plate, name, size)
    sheet.paint(("technology", name), (size * WIDE, size), painter, x, y, anchor)


def sign(sheet: Sheet, name: str, x: float, y: float, size: float) -> None:
    """The same without letters, where the name stands beside it."""
    sheet.paint(("technology sign", name), (size, size), partial(square_on, name=name, size=size), x, y)


@cache
def short(name: str, lang: str) -> str:
    """As many first letters of a technology's name as tell it from all others."""
    written = say(technology_name(name), lang, ())
    others = [say(technology_name(other), lang, ()) for other in TECHNOLOGIES if other != name]
    longest = range(SHORTEST, len(written) + 1)
    found = next((n for n in longest if not any(other.startswith(written[:n]) for other in others)), len(written))
    return written[:found].strip()


def wonder(sheet: Sheet, name: str, x: float, y: float, size: float, spent: bool = False, anchor: str = "mm") -> None:
    """A golden medal; `spent`: its era is over and it counts for points alone."""
    sheet.paint(("wonder", name, spent), (size, size), partial(_medal, name, spent, size), x, y, anchor)


def is_spent(name: str, view: WorldView) -> bool:
    """Whether a wonder has outlived its power; in the standard game it has none."""
    return view.advanced and WONDERS[name].era < view.era


def square_on(pen: Pen, name: str, size: float) -> None:
    tint = ERA_TINTS[TECHNOLOGIES[name].era - 1]
    pen.rect((1, 1, size - 1, size - 1), tint, pen.ink.ink, max(1.2, size * 0.045), radius=size * 0.18)
    pen.icon(technology_icon(name), size / 2, size / 2, size * 0.74)


def _plate(name: str, size: float, pen: Pen) -> None:
    tint = ERA_TINTS[TECHNOLOGIES[name].era - 1]
    wide = size * WIDE
    pen.rect((1, 1, wide - 1, size - 1), tint, pen.ink.ink, max(1.2, size * 0.045), radius=size * 0.18)
    pen.icon(technology_icon(name), size * 0.46, size / 2, size * 0.72)
    text = short(name, pen.lang)
    pen.text(size * 0.86, size / 2, text, size * 0.52, "bold", anchor="lm", room=wide - size * 0.92, least=size * 0.3)


def _medal(name: str, spent: bool, size: float, pen: Pen) -> None:
    r = size / 2
    rim = mix(pen.ink.gold, pen.ink.card, 0.65) if spent else pen.ink.gold
    pen.circle(r, r, r - 1, rim, pen.ink.ink, max(1.2, size * 0.04))
    pen.circle(r, r, r * 0.82, pen.ink.card, mix(rim, pen.ink.ink, 0.4), max(1, size * 0.02))
    pen.icon(f"sidmeier/{name}", r, r, size * 0.58)
