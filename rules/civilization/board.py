"""The printed board: areas, borders, and the waters on which ships sail."""

import tomllib
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

from rules.kernel import Choice, Msg, msg

Area = str
Harbour = str
"""Where a ship lies: an area, or one coast of an area with two waters: `aetolia.west`."""


class Land(Struct, frozen=True, forbid_unknown_fields=True):
    """An area as it is printed; `open` sea has no land."""

    limit: int = 0
    region: str = ""
    site: str = ""
    plain: str = ""
    volcano: str = ""
    sea: str = ""
    open: bool = False
    land: tuple[Area, ...] = ()
    water: tuple[Area, ...] = ()
    coasts: dict[str, tuple[Area, ...]] = {}


AREAS = convert(tomllib.loads((Path(__file__).parent / "areas.toml").read_text(encoding="utf-8")), dict[str, Land])
PLACE = {area: number for number, area in enumerate(AREAS)}
"""The order in which areas are listed."""

HARBOURS: dict[Harbour, Area] = {
    f"{area}.{coast}" if coast else area: area
    for area, land in AREAS.items()
    if land.water
    for coast in (land.coasts or ("",))
}


def area_name(area: Area) -> Msg:
    """`Sparta (Laconia)`."""
    return msg(f"civilization-area-{area}")


def land_name(area: Area) -> Msg:
    """`Laconia`."""
    return msg(f"civilization-land-{area}")


def city_name(area: Area) -> Msg:
    """`Sparta`, where the board names a city."""
    return msg(f"civilization-city-{area}")


def harbour_name(harbour: Harbour) -> Msg:
    area, _, coast = harbour.partition(".")
    if not coast:
        return area_name(area)
    return msg("civilization-harbour", area=area_name(area), coast=msg(f"civilization-coast-{coast}"))


@cache
def at(area: Area) -> Choice:
    """An area to pick."""
    return Choice(area, area_name(area), spot=area)


@cache
def moor(harbour: Harbour) -> Choice:
    """A harbour to pick."""
    return Choice(harbour, harbour_name(harbour), spot=HARBOURS[harbour])


EVERYWHERE = tuple(map(at, AREAS))
"""Every area by its name."""
_PORT = {area: harbour for harbour, area in reversed(HARBOURS.items())}
"""The harbour of an area, or the first of two."""
SHORES = (
    *(Choice(_PORT[area], harbour_name(harbour)) for harbour, area in HARBOURS.items()),
    *(at(area) for area in AREAS if area not in _PORT),
)
"""Every area by the names of its harbours. Two coasts of one area are one thing: its name does not tell which."""


def plain(name: str) -> tuple[Area, ...]:
    return tuple(area for area, land in AREAS.items() if land.plain == name)


def crater(name: str) -> tuple[Area, ...]:
    """The areas at a volcano."""
    return tuple(area for area, land in AREAS.items() if land.volcano == name)


PLAINS = tuple(dict.fromkeys(land.plain for land in AREAS.values() if land.plain))
VOLCANOES = tuple(dict.fromkeys(land.volcano for land in AREAS.values() if land.volcano))


class Chart:
    """The board as far as it is in play: only some regions, and every open sea."""

    def __init__(self, regions: tuple[str, ...]) -> None:
        self.areas = {area: land for area, land in AREAS.items() if land.region in regions}
        self.land = {area: _sorted(set(land.land) & self.areas.keys()) for area, land in self.areas.items()}
        self.harbours = tuple(h for h, area in HARBOURS.items() if area in self.areas)
        self.ports = {a: tuple(h for h in self.harbours if HARBOURS[h] == a) for a in self.areas}
        self._sea = {h: self._ways(h) for h, area in HARBOURS.items() if area in self.areas or AREAS[area].open}
        self._reach: dict[tuple[Harbour, int, bool], dict[Harbour, int]] = {}

    def reach(self, harbour: Harbour, moves: int, open_sea: bool) -> dict[Harbour, int]:
        """Harbours within so many moves and how far each is; open sea is only passed through."""
        key = (harbour, moves, open_sea)
        if key not in self._reach:
            self._reach[key] = self._voyages(*key)
        return self._reach[key]

    def near(self, area: Area) -> tuple[Area, ...]:
        """Areas across a border of land or of water."""
        return _sorted({*self.land[area], *AREAS[area].water} & self.areas.keys())

    def _ways(self, harbour: Harbour) -> tuple[Harbour, ...]:
        return tuple(
            other
            for other, area in HARBOURS.items()
            if (area in self.areas or AREAS[area].open) and _joined(harbour, other)
        )

    def _voyages(self, harbour: Harbour, moves: int, open_sea: bool) -> dict[Harbour, int]:
        far = {harbour: 0}
        edge = [harbour]
        for step in range(1, moves + 1):
            found = {other for here in edge for other in self._sea[here] if other not in far}
            edge = [other for other in found if open_sea or not AREAS[HARBOURS[other]].open]
            far |= dict.fromkeys(edge, step)
        return {h: far[h] for h in self.harbours if h in far}


@cache
def chart(regions: tuple[str, ...]) -> Chart:
    return Chart(regions)


def _joined(one: Harbour, other: Harbour) -> bool:
    """A ship can cross from one harbour to the other: the same water lies before both."""
    (area, _, coast), (across, _, shore) = one.partition("."), other.partition(".")
    if coast and shore and coast != shore:
        return False  # a ship on a lake never leaves it: CIV-43.5-s
    return across in _waters(area, coast) and area in _waters(across, shore)


def _waters(area: Area, coast: str) -> tuple[Area, ...]:
    return AREAS[area].coasts[coast] if coast else AREAS[area].water


def _sorted(areas: set[Area]) -> tuple[Area, ...]:
    return tuple(sorted(areas, key=PLACE.__getitem__))
