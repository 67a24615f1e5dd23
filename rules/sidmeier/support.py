"""Where aircraft may stay."""

from rules.kernel import Msg, Seat, Turn, Who, msg, no, several
from rules.sidmeier.board import LAND, SEA, Area, area_name, by_air
from rules.sidmeier.printed import AIRCRAFT, ARMIES, MODERN, PER_CARRIER
from rules.sidmeier.state import Figure, World, owner_at, remove

MOST_NAMED = 5
"""Landings that a refusal names."""


def supported(g: World, seat: Seat, area: Area) -> bool:
    """An own settlement or army on land; at sea a battleship, in the advanced game a carrier (SM-B-AIR-01 to -05)."""
    if area in LAND:
        return owner_at(g, area) == seat or any(
            f.area == area and f.owner == seat and f.kind in ARMIES for f in g.figures
        )
    return any(f.area == area and f.owner == seat and _is_base(g, f) for f in g.figures)


def stray(g: World, seat: Seat) -> dict[Area, list[Area]]:
    """Where aircraft without support stand that could still land, and their landings, the nearest first (SM-B-AIR-09).

    A carrier that is full forces nobody: who lands there is lost all the same."""
    planes = [plane for plane in _planes(g, seat) if not supported(g, seat, plane.area)]
    found = {plane.area: landings(g, plane) for plane in sorted(planes, key=lambda plane: plane.left)}
    return {area: places for area, places in found.items() if places}


def landings(g: World, plane: Figure) -> list[Area]:
    near = by_air(plane.area, plane.left)
    return [area for area in near if supported(g, plane.owner, area) and not _is_full(g, plane.owner, area)]


def strays_named(g: World, seat: Seat) -> Msg:
    """Which aircraft must land, and where."""
    rows = [
        msg("sidmeier-stray", area=area_name(area), places=several(list(map(area_name, places[:MOST_NAMED]))))
        for area, places in stray(g, seat).items()
    ]
    return no("SM-B-AIR-09", "sidmeier-must-land", strays=several(rows))


def down_the_lost(t: Turn[World], seat: Seat, area: Area | None = None) -> None:
    """Aircraft without support are eliminated (SM-B-AIR-09)."""
    planes = [plane for plane in _planes(t.g, seat) if area in (None, plane.area)]
    _down(t, seat, [plane for plane in planes if not supported(t.g, seat, plane.area)])


def down_the_surplus(t: Turn[World], seat: Seat) -> None:
    """At most two aircraft per carrier in a zone; they are all alike (SM-A-AIR-04)."""
    g = t.g
    if not g.advanced:
        return
    for zone in dict.fromkeys(plane.area for plane in _planes(g, seat) if plane.area in SEA):
        _down(t, seat, _aboard(g, seat, zone)[_berths(g, seat, zone) :])


def _is_full(g: World, seat: Seat, area: Area) -> bool:
    return g.advanced and area in SEA and len(_aboard(g, seat, area)) >= _berths(g, seat, area)


def _planes(g: World, seat: Seat) -> list[Figure]:
    return [f for f in g.figures if f.kind == AIRCRAFT and f.owner == seat]


def _aboard(g: World, seat: Seat, zone: Area) -> list[Figure]:
    return [plane for plane in _planes(g, seat) if plane.area == zone]


def _berths(g: World, seat: Seat, zone: Area) -> int:
    """Aircraft that the carriers of a zone can take."""
    return PER_CARRIER * sum(f.area == zone and f.owner == seat and _is_base(g, f) for f in g.figures)


def _is_base(g: World, figure: Figure) -> bool:
    if g.advanced:
        return figure.kind == "carrier"
    return figure.kind == "fleet" and figure.era == MODERN


def _down(t: Turn[World], seat: Seat, planes: list[Figure]) -> None:
    if planes:
        remove(t.g, planes)
        areas = dict.fromkeys(plane.area for plane in planes)
        for area in areas:
            number = sum(plane.area == area for plane in planes)
            t.tell(msg("sidmeier-downed", who=Who(seat), number=number, area=area_name(area)))
