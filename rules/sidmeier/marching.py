"""Ways: where figures can go, step by step, and who may stop them."""

from functools import cache

from rules.kernel import Seat, Step, Turn
from rules.sidmeier.board import AIR, COAST, LAND, SEA, SHORE, Area, by_air, by_land, by_sea
from rules.sidmeier.printed import AIRCRAFT, FLEETS
from rules.sidmeier.reaction import Window, hold, watchers
from rules.sidmeier.state import Figure, World, cargo


class March(Step[World]):
    """Figures on their way, area by area (SM-B-DEC-09). `ship`: what they board where the way ends at sea."""

    seat: Seat
    ids: list[int]
    route: list[Area]
    ship: int = 0

    def proceed(self, t: Turn[World]) -> None:
        movers = [figure for figure in t.g.figures if figure.id in self.ids]
        if not self.route or movers[0].held:
            t.done()
            return
        area = self.route.pop(0)
        _enter(t.g, movers, area, self.ship if area in SEA else 0)
        if movers[0].kind == AIRCRAFT and self.route:
            return  # SM-B-AIR-07
        if any(fight.area == area and fight.defender == self.seat for fight in t.g.fights):
            hold(t.g, self.ids)
        if asked := watchers(t.g, self.seat, area):
            t.call(Window(self.seat, area, self.ids, asked))


def march(g: World, seat: Seat, movers: list[Figure], to: Area, ship: int) -> March:
    """The shortest way, and among those the one past the fewest foreign units."""
    first = movers[0]
    return March(seat, [figure.id for figure in movers], _route(g, seat, first, to), ship)


def targets(figure: Figure, harbours: frozenset[Area]) -> tuple[Area, ...]:
    """Where a figure can get with the points it has left; `harbours` are zones with room on own ships."""
    if figure.kind == AIRCRAFT:
        return by_air(figure.area, figure.left)
    if figure.kind in FLEETS:
        return by_sea(figure.area, figure.left)
    if figure.ship:
        return _ashore(figure.area, figure.left)
    return _afoot(figure.area, figure.left, harbours)


@cache
def _ashore(zone: Area, left: int) -> tuple[Area, ...]:
    """Landing costs a point, and a settler may walk on with the other (SM-B-SEA-03, SM-B-SEA-07)."""
    further = (far for near in SHORE[zone] for far in by_land(near, left - 1))
    return tuple(dict.fromkeys((*SHORE[zone], *further)))


@cache
def _afoot(region: Area, left: int, harbours: frozenset[Area]) -> tuple[Area, ...]:
    """Regions in reach, and zones where a ship can be boarded with the last point (SM-B-SEA-01, SM-B-SEA-02)."""
    walked = (region, *by_land(region, left - 1))
    zones = (zone for near in walked for zone in COAST[near] if zone in harbours)
    return tuple(dict.fromkeys((*by_land(region, left), *zones)))


def _route(g: World, seat: Seat, figure: Figure, to: Area) -> list[Area]:
    best = min(_ways(figure, to), key=lambda way: sum(bool(watchers(g, seat, area)) for area in way[:-1]))
    return list(best)


def _ways(figure: Figure, to: Area) -> list[tuple[Area, ...]]:
    """All shortest ways; only the last step may lead aboard, only the first ashore."""
    ways: list[tuple[Area, ...]] = [(figure.area,)]
    for _ in range(figure.left):
        ways = [(*way, far) for way in ways for far in AIR[way[-1]] if _may_step(figure, way[-1], far, to)]
        if found := [way[1:] for way in ways if way[-1] == to]:
            return found
    raise AssertionError(f"no way from {figure.area} to {to}")


def _may_step(figure: Figure, near: Area, far: Area, to: Area) -> bool:
    if figure.kind == AIRCRAFT:
        return True
    if figure.kind in FLEETS:
        return far in SEA
    if near in SEA:
        return near == figure.area and far in LAND
    return far in LAND or far == to


def _enter(g: World, movers: list[Figure], area: Area, ship: int) -> None:
    """Every area costs a point; cargo is carried for nothing (SM-B-MOV-08, SM-B-SEA-09)."""
    for figure in movers:
        figure.area = area
        figure.spent += 1
        figure.ship = ship
        if figure.kind in FLEETS:
            for load in cargo(g, figure.id):
                load.area = area
