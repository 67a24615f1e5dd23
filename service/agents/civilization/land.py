"""What people are worth where, and where they should meet: to found a city, or to take one."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from rules.civilization.board import AREAS, HARBOURS, Area, Chart, Harbour
from rules.civilization.building import price
from rules.civilization.combat import GARRISON, STORM, clash
from rules.civilization.sailing import HOLD
from service.agents.civilization.mind import Mind, People

THIN, IDLE = 8, 0.7
"""A stock from which little grows, and what people are worth then."""
NEAR = 0.3
SITE = 2.5
"""What it is worth for nomads to live anywhere more."""
SHARED = 0.3
"""What people are worth who live with others: soon they will fight."""


Way = tuple[Area, str]
"""From where people come, and with which ship."""
Ways = dict[Area, list[Way]]
Gifts = dict[Way, int]
"""How many go which way."""


@dataclass(frozen=True)
class Goal:
    """So many go from their areas to this one. `gain`: what it is worth beyond what they are worth at home."""

    target: Area
    gifts: Gifts
    gain: float
    found: bool


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


def goals(mind: Mind) -> list[Goal]:
    """Where people should meet, the best place first; each goal takes what those before have left."""
    if mind.view.variant == "nomads" or not (mind.fresh or mind.mine):
        return []
    people, fresh, found = dict(mind.mine), dict(mind.fresh), list[Goal]()
    ways = _ways(mind)
    prizes = {area: prize for area in sorted(ways.keys() | people.keys()) if (prize := _prize(mind, area))[0] > 0}
    while True:
        near = [area for area in prizes if _can_meet(prizes[area][1] - people.get(area, 0), ways.get(area, ()), fresh)]
        options = [goal for area in near if (goal := _goal(mind, area, *prizes[area], ways, people, fresh, found))]
        if not options:
            return found
        best = max(options, key=lambda goal: goal.gain)
        found.append(best)
        del prizes[best.target]
        for (area, _), number in best.gifts.items():
            people[area] -= number
            fresh[area] -= number
        people.pop(best.target, None)
        fresh.pop(best.target, None)
        used = {ship for _, ship in best.gifts if ship}
        ways = {area: [way for way in froms if way[1] not in used] for area, froms in ways.items()}


def _ways(mind: Mind) -> Ways:
    """From where people can come to an area: by land, or with a ship."""
    ways: Ways = {}
    for area in mind.fresh:
        for target in mind.chart.land[area]:
            ways.setdefault(target, []).append((area, ""))
    for name, ship in mind.ships.items():
        for area, target in _routes(mind.chart, ship.harbour, ship.left, mind.crosses) if not ship.cargo else ():
            if area in mind.fresh:
                ways.setdefault(target, []).append((area, name))
    return ways


@cache
def _routes(chart: Chart, harbour: Harbour, left: int, crosses: bool) -> tuple[tuple[Area, Area], ...]:
    """From where to where an empty ship can carry people."""
    ports = chart.reach(harbour, left, crosses).items()
    found = ((port, other) for port, far in ports for other in chart.reach(port, left - far, crosses))
    ways = dict.fromkeys((HARBOURS[port], HARBOURS[other]) for port, other in found)
    return tuple((area, target) for area, target in ways if area != target)


def _can_meet(need: int, ways: Iterable[Way], fresh: People) -> bool:
    """Whether so many live where people can come from."""
    return need <= 0 or need <= sum(fresh.get(source, 0) for source in {source for source, _ in ways})


def _goal(
    mind: Mind, area: Area, prize: float, crowd: int, ways: Ways, people: People, fresh: People, found: list[Goal]
) -> Goal | None:
    """What it takes to meet here, if it can be done and pays."""
    here = people.get(area, 0)
    founds, is_there = area not in mind.cities, here >= crowd and here > fresh.get(area, 0)
    cities = len(mind.me.cities) + founds + sum(goal.found for goal in found)
    if founds and not _can_bear(mind, cities, sum(people.values()) - max(crowd, here), is_there):
        return None
    cost = worth(mind, area, here)
    gifts = _gifts(mind, ways.get(area, []), crowd - here, prize - cost, people, fresh)
    if gifts is None:
        return None
    left = {other: number for other, number in people.items() if other != area}
    for (source, _), number in gifts.items():
        left[source] -= number
    need = 2 * cities if is_there else mind.supply(cities)
    if founds and _room(mind, left, (area, *(goal.target for goal in found))) < need:
        return None
    sources = dict.fromkeys(source for source, _ in gifts)
    cost += sum(worth(mind, other, people[other]) - worth(mind, other, left[other]) for other in sources)
    return Goal(area, gifts, prize - cost, founds) if prize > cost else None


def _prize(mind: Mind, area: Area) -> tuple[float, int]:
    """What a meeting here is worth, and how many must come."""
    owner = mind.cities.get(area)
    if owner == mind.seat or area in mind.rivals:
        return 0, 0
    if owner is None:
        land = AREAS[area]
        hazard = mind.temper.hazard * (bool(land.volcano) + (land.site == "white"))
        return mind.temper.city - hazard - mind.limit(area), price(area)
    realm = mind.view.realms[owner]
    crowd = STORM + ("engineering" in realm.cards)
    if realm.stock < GARRISON:
        return mind.temper.captured if mind.me.city_pieces else mind.temper.razed, crowd
    return mind.temper.razed if mind.is_ahead(owner) else 0, crowd


def _gifts(mind: Mind, ways: list[Way], need: int, most: float, people: People, fresh: People) -> Gifts | None:
    """Who goes: one by one those who are missed least, by land before by sea; nobody, if they are missed too much."""
    left, stay = dict(fresh), dict(people)
    missed = {way: (_missed(mind, way[0], stay), way[1], way[0]) for way in ways if left.get(way[0])}
    gifts: Gifts = {}
    for _ in range(need):
        if not missed:
            return None
        cost, ship, source = min(missed.values())
        most -= cost
        if most <= 0:
            return None
        gifts[source, ship] = gifts.get((source, ship), 0) + 1
        left[source] -= 1
        stay[source] -= 1
        for way in [way for way in missed if way[0] == source or (ship and way[1] == ship)]:
            if left[way[0]] and _has_room(way, gifts):
                missed[way] = _missed(mind, way[0], stay), way[1], way[0]
            else:
                del missed[way]
    return gifts


def _has_room(way: Way, gifts: Gifts) -> bool:
    """A ship takes people aboard at one place, as many as it holds."""
    area, ship = way
    return not ship or (gifts.get(way, 0) < HOLD and not any(s == ship and a != area for a, s in gifts))


def _missed(mind: Mind, area: Area, people: People) -> float:
    """What one of those in an area is worth."""
    return worth(mind, area, people[area]) - worth(mind, area, people[area] - 1)


def _can_bear(mind: Mind, cities: int, people: int, is_there: bool) -> bool:
    """So many cities could be taxed, and supported by so many people. Who has met already would starve otherwise, and
    asks for no more than the rules do."""
    need = 2 * cities if is_there else mind.supply(cities)
    return cities <= len(mind.me.cities) + mind.me.city_pieces and people >= need <= mind.bearable(cities)


def _room(mind: Mind, left: People, targets: Iterable[Area]) -> int:
    """How many the land feeds where these people live and next to it."""
    homes = set[Area]().union(*(mind.habitable(area) for area, number in left.items() if number))
    return sum(map(mind.limit, homes.difference(targets)))
