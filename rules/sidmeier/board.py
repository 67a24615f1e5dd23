"""The world map: which areas adjoin, and how far apart they are."""

from functools import cache

from rules.kernel import Choice, Msg, msg
from rules.sidmeier.printed import load

Area = str
"""A land region or a sea zone: `mekong`, `sunda-sea`."""

_WORLD = load("world")
LAND: dict[Area, tuple[Area, ...]] = {area: tuple(row["land"]) for area, row in _WORLD["land"].items()}
"""Land regions and their neighbours by land."""
SEA: dict[Area, tuple[Area, ...]] = {area: tuple(row["sea"]) for area, row in _WORLD["sea"].items()}
"""Sea zones and their neighbours by sea, across the edge of the map too (SM-B-COMP-06)."""
COAST: dict[Area, tuple[Area, ...]] = {area: tuple(row["sea"]) for area, row in _WORLD["land"].items()}
"""The sea zones that a land region touches."""
SHORE: dict[Area, tuple[Area, ...]] = {zone: tuple(area for area in COAST if zone in COAST[area]) for zone in SEA}
"""The land regions that a sea zone touches."""
AREAS: tuple[Area, ...] = (*LAND, *SEA)
AIR: dict[Area, tuple[Area, ...]] = {area: LAND[area] + COAST[area] for area in LAND} | {
    zone: SEA[zone] + SHORE[zone] for zone in SEA
}
ORDER = {area: number for number, area in enumerate(AREAS)}


@cache
def by_land(region: Area, steps: int) -> tuple[Area, ...]:
    """Other land regions at most so many steps away, the nearest first."""
    return _around(LAND, region, steps)


@cache
def by_sea(zone: Area, steps: int) -> tuple[Area, ...]:
    return _around(SEA, zone, steps)


@cache
def by_air(area: Area, steps: int) -> tuple[Area, ...]:
    return _around(AIR, area, steps)


@cache
def zones_between(one: Area, other: Area) -> int:
    """How many sea zones link two regions; 99 where none do."""
    reached = set(COAST[one])
    for zones in range(1, len(SEA) + 1):
        if reached & set(COAST[other]):
            return zones
        reached |= {far for zone in reached for far in SEA[zone]}
    return 99


@cache
def steps_between(one: Area, other: Area) -> int:
    """Steps by land from one region to another; 99 where there is no way."""
    if one == other:
        return 0
    return next((steps for steps in range(1, len(LAND)) if other in by_land(one, steps)), 99)


@cache
def area_name(area: Area) -> Msg:
    return msg(f"sidmeier-area-{area}")


@cache
def area_choice(area: Area) -> Choice:
    return Choice(area, area_name(area), spot=area)


EVERYWHERE = tuple(map(area_choice, AREAS))
"""Every area by its name."""


def _around(borders: dict[Area, tuple[Area, ...]], start: Area, steps: int) -> tuple[Area, ...]:
    found, rim = [start], [start]
    for _ in range(steps):
        rim = [far for far in dict.fromkeys(far for near in rim for far in borders[near]) if far not in found]
        found += rim
    return tuple(found[1:])
