"""Technologies and wonders in small."""

from functools import partial

from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sidmeier.layout import ERA_TINTS, technology_icon
from rules.sidmeier.printed import TECHNOLOGIES, WONDERS
from rules.sidmeier.view import WorldView


def technology(sheet: Sheet, name: str, x: float, y: float, size: float, anchor: str = "mm") -> None:
    """A square in the colour of its era, with the sign of what the technology brings."""
    era = TECHNOLOGIES[name].era
    painter = partial(_square, technology_icon(name), era, size)
    sheet.paint(("technology", technology_icon(name), era), (size, size), painter, x, y, anchor)


def wonder(sheet: Sheet, name: str, x: float, y: float, size: float, spent: bool = False, anchor: str = "mm") -> None:
    """A golden medal; `spent`: its era is over and it counts for points alone."""
    sheet.paint(("wonder", name, spent), (size, size), partial(_medal, name, spent, size), x, y, anchor)


def is_spent(name: str, view: WorldView) -> bool:
    """Whether a wonder has outlived its power; in the standard game it has none."""
    return view.advanced and WONDERS[name].era < view.era


def _square(icon: str, era: int, size: float, pen: Pen) -> None:
    tint = ERA_TINTS[era - 1]
    pen.rect((1, 1, size - 1, size - 1), tint, pen.ink.ink, max(1.2, size * 0.045), radius=size * 0.18)
    pen.icon(icon, size / 2, size / 2, size * 0.74)


def _medal(name: str, spent: bool, size: float, pen: Pen) -> None:
    r = size / 2
    rim = mix(pen.ink.gold, pen.ink.card, 0.65) if spent else pen.ink.gold
    pen.circle(r, r, r - 1, rim, pen.ink.ink, max(1.2, size * 0.04))
    pen.circle(r, r, r * 0.82, pen.ink.card, mix(rim, pen.ink.ink, 0.4), max(1, size * 0.02))
    pen.icon(f"sidmeier/{name}", r, r, size * 0.58)
