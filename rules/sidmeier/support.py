"""Where aircraft may stay."""

from rules.kernel import Seat, Turn, Who, msg
from rules.sidmeier.board import LAND, Area, area_name
from rules.sidmeier.printed import AIRCRAFT, ARMIES, MODERN, PER_CARRIER
from rules.sidmeier.state import Figure, World, owner_at, remove


def supported(g: World, seat: Seat, area: Area) -> bool:
    """An own settlement or army on land; at sea a battleship, in the advanced game a carrier (SM-B-AIR-01 to -05)."""
    if area in LAND:
        return owner_at(g, area) == seat or any(
            f.area == area and f.owner == seat and f.kind in ARMIES for f in g.figures
        )
    return any(f.area == area and f.owner == seat and _is_base(g, f) for f in g.figures)


def down_the_lost(t: Turn[World], seat: Seat, area: Area | None = None) -> None:
    """Aircraft without support are eliminated (SM-B-AIR-09)."""
    g = t.g
    planes = [f for f in g.figures if f.kind == AIRCRAFT and f.owner == seat and area in (None, f.area)]
    _down(t, seat, [plane for plane in planes if not supported(g, seat, plane.area)])


def down_the_surplus(t: Turn[World], seat: Seat) -> None:
    """At most two aircraft per carrier in a zone; they are all alike (SM-A-AIR-04)."""
    g = t.g
    if not g.advanced:
        return
    at_sea: dict[Area, list[Figure]] = {}
    for figure in g.figures:
        if figure.kind == AIRCRAFT and figure.owner == seat and figure.area not in LAND:
            at_sea.setdefault(figure.area, []).append(figure)
    for zone, planes in at_sea.items():
        carriers = sum(f.area == zone and f.owner == seat and _is_base(g, f) for f in g.figures)
        _down(t, seat, planes[PER_CARRIER * carriers :])


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
