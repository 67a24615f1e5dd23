"""Where things are in the picture, how large pieces are, and which sign stands for what."""

from functools import cache

from renderers.look import Point, Spot
from renderers.palette import Colour
from renderers.sidmeier.geometry import chart
from rules.sidmeier.board import LAND
from rules.sidmeier.printed import ERAS, RESOURCES, TECHNOLOGIES, UNITS, WONDERS

MAP = chart().size
STRIP, PANEL = 88.0, 306.0
SIZE = (MAP[0], round(132 + MAP[1] + STRIP + PANEL))
REGIONS = chart().zooms

PIECE, SMALL = 36.0, 25.0
"""Stacks of figures: as usual, and where many meet."""
SETTLEMENT = 46.0
TOKEN = 30.0
REACH = 22.0
"""How far an arrow keeps from the middle of a place."""

ERA_TINTS: tuple[Colour, ...] = ("#cf9a63", "#90a878", "#a59cb8", "#79aec2")
BACK: Colour = "#6b5a44"
"""The back of an exploration token."""
SWATCH = (*ERA_TINTS, BACK)
ROMAN = ("I", "II", "III", "IV")


@cache
def spot(area: str) -> Spot | None:
    """The middle of an area, as far as a move is concerned."""
    found = chart().areas.get(area)
    if found is None or found.kind not in ("land", "sea"):
        return None
    return Spot(*middle(area), REACH)


@cache
def middle(area: str) -> Point:
    """Where a settlement stands or would stand; at sea where the first ship lies."""
    found = chart().areas[area]
    return found.settlement or found.pieces[0]


@cache
def unit_icon(kind: str, era: int) -> str:
    plain = kind in ("settler", "aircraft", "carrier")
    return f"sidmeier/{kind}" if plain else f"sidmeier/{kind}-{era}"


@cache
def technology_icon(name: str) -> str:
    """Technologies by what they bring: a unit, a wonder, an improvement, growth, or fame alone."""
    card = TECHNOLOGIES[name]
    if card.unit:
        return unit_icon(UNITS[card.unit].kind, UNITS[card.unit].era)
    groups = {"wonder": card.wonders, "improvement": card.improvement, "growth": card.growth or card.size}
    return f"sidmeier/{next((group for group, given in groups.items() if given), 'seminal')}"


def good_icon(word: str, size: int = 1) -> str:
    """The sign of a thing in an offer; `size`: of the settlement, if it is one."""
    first, _, rest = word.partition("/")
    if word in LAND:
        return f"sidmeier/size-{size}"
    if word in TECHNOLOGIES:
        return "sidmeier/technology"
    if word in WONDERS or first in RESOURCES:
        return f"sidmeier/{first}"
    sort = rest.partition("/")[0]
    era, _, kind = sort.partition("-")
    return unit_icon(kind, ERAS.index(era) + 1) if era in ERAS else unit_icon(sort, 1)
