"""A civilization card in small: its sign on the colours of its groups."""

from functools import partial

from renderers.civilization.layout import GROUPS
from renderers.palette import Colour, mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.printed import CIVILIZATION


def chip(sheet: Sheet, card: str, x: float, y: float, size: float, anchor: str = "mm", faded: bool = False) -> None:
    painter = partial(chip_on, card=card, size=size, faded=faded)
    sheet.paint(("chip", card, faded), (size, size), painter, x, y, anchor)


def grounds(card: str) -> tuple[Colour, Colour]:
    """The colours of a card's groups, the same twice where it has only one."""
    first, *rest = (GROUPS[group] for group in CIVILIZATION[card].groups)
    return first, rest[0] if rest else first


def chip_on(pen: Pen, card: str, size: float, faded: bool = False) -> None:
    """Two groups share the chip along its diagonal."""
    end, r = size - 1, size * 0.2
    first, second = (mix(tint, pen.ink.paper, 0.6 if faded else 0.0) for tint in grounds(card))
    line = pen.ink.faint if faded else pen.ink.ink
    pen.rect((1, 1, end, end), first, radius=r)
    if second != first:
        pen.rect((1, 1, end, end), second, radius=r)
        pen.polygon([(1, end - r), (1, r), (r * 0.3, r * 0.3), (r, 1), (end - r, 1)], first)
    pen.rect((1, 1, end, end), None, line, max(1.3, size * 0.04), radius=r)
    pen.icon(f"civilization/{card}", size / 2, size / 2, size * 0.76, mix(pen.ink.card, pen.ink.paper, 0.6 * faded))
