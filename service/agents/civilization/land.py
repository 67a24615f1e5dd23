"""What people are worth where."""

from rules.civilization.board import AREAS, Area
from rules.civilization.combat import clash
from service.agents.civilization.mind import Mind

THIN, IDLE = 8, 0.7
"""A stock from which little grows, and what people are worth then."""
NEAR = 0.3
SITE = 2.5
"""What it is worth for nomads to live anywhere more."""
SHARED = 0.3
"""What people are worth who live with others: soon they will fight."""


def worth(mind: Mind, area: Area, number: int) -> float:
    """What so many own tokens in an area are worth when the round is over."""
    if area in mind.rivals:
        return _contested(mind, area, number) if number and area not in mind.cities else 0
    values = worths(mind, area)
    return values[number] if number < len(values) else values[-1]


def worths(mind: Mind, area: Area) -> list[float]:
    """The same by number, where nobody else lives; more than the area feeds are worth no more."""
    known = mind.worths.get(area)
    if known is None:
        fed = 0 if area in mind.cities else mind.limit(area)
        known = mind.worths[area] = [_value(mind, area, number) for number in range(fed + 1)]
    return known


def _contested(mind: Mind, area: Area, number: int) -> float:
    known = mind.contests.get((area, number))
    if known is None:
        known = mind.contests[area, number] = _after_fight(mind, area, number)
    return known


def _after_fight(mind: Mind, area: Area, number: int) -> float:
    rivals = mind.rivals[area]
    left = clash({**rivals, mind.seat: number}, AREAS[area].limit, mind.smiths)
    number = left.pop(mind.seat, 0)
    if left:
        return SHARED * number
    bonus = mind.temper.fallen * sum(rivals.values()) - mind.temper.trouble
    return _value(mind, area, min(number, mind.limit(area))) + bonus


def _value(mind: Mind, area: Area, kept: int) -> float:
    """Of those whom the land feeds."""
    if not kept:
        return 0
    first = (
        SITE if mind.view.variant == "nomads" else mind.temper.found * bool(AREAS[area].site) + NEAR * mind.sites(area)
    )
    return first + (kept + mind.temper.growing * min(kept, 2) if mind.me.stock > THIN else IDLE * kept)
