"""What people are worth where, and where they should meet: to found a city, or to take one."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rules.civilization.board import AREAS, HARBOURS, Area
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


Ways = dict[Area, list[tuple[Area, str]]]
Gifts = dict[tuple[Area, str], int]
"""How many go from where, and with which ship."""


@dataclass(frozen=True)
class Goal:
    """So many go from their areas to this one. `gain`: what it is worth beyond what they are worth at home."""

    target: Area
    gifts: Gifts
    gain: float
    found: bool


def worth(mind: Mind, area: Area, number: int) -> float:
    """What so many own tokens in an area are worth when the round is over."""
    if not number or area in mind.cities:
        return 0
    known = mind.worths.get((area, number))
    if known is None:
        known = mind.worths[area, number] = _worth(mind, area, number)
    return known


def _worth(mind: Mind, area: Area, number: int) -> float:
    bonus, rivals = 0.0, mind.rivals.get(area)
    if rivals:
        left = clash({**rivals, mind.seat: number}, AREAS[area].limit, mind.smiths)
        number = left.pop(mind.seat, 0)
        if left:
            return SHARED * number
        bonus = mind.temper.fallen * sum(rivals.values()) - mind.temper.trouble
    kept = min(number, mind.limit(area))
    first = (
        SITE if mind.view.variant == "nomads" else mind.temper.found * bool(AREAS[area].site) + NEAR * mind.sites(area)
    )
    value = kept + mind.temper.growing * min(kept, 2) if mind.me.stock > THIN else IDLE * kept
    return value + (first if kept else 0) + bonus


def goals(mind: Mind) -> list[Goal]:
    """Where people should meet, the best place first; each goal takes what those before have left."""
    if mind.view.variant == "nomads":
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
        for harbour, far in mind.coasts(ship.harbour, ship.left).items() if not ship.cargo else ():
            area = HARBOURS[harbour]
            targets = {HARBOURS[other] for other in mind.coasts(harbour, ship.left - far)} if area in mind.fresh else ()
            for target in targets:
                if target != area and (area, name) not in ways.setdefault(target, []):
                    ways[target].append((area, name))
    return ways


def _can_meet(need: int, ways: Iterable[tuple[Area, str]], fresh: People) -> bool:
    """Whether so many live where people can come from."""
    return need <= 0 or need <= sum(fresh.get(source, 0) for source in {source for source, _ in ways})


def _goal(
    mind: Mind, area: Area, prize: float, crowd: int, ways: Ways, people: People, fresh: People, found: list[Goal]
) -> Goal | None:
    """What it takes to meet here, if it can be done and pays."""
    gifts = _gifts(mind, ways.get(area, []), crowd - people.get(area, 0), people, fresh)
    if gifts is None:
        return None
    founds = mind.cities.get(area) is None
    gone = Counter[Area]()
    for (source, _), number in gifts.items():
        gone[source] += number
    left = {other: number - gone[other] for other, number in people.items() if other != area}
    if founds and not _can_support(mind, area, left, found, is_there=not gifts):
        return None
    cost = worth(mind, area, people.get(area, 0))
    cost += sum(worth(mind, other, people[other]) - worth(mind, other, left[other]) for other in gone)
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


def _gifts(mind: Mind, ways: list[tuple[Area, str]], need: int, people: People, fresh: People) -> Gifts | None:
    """Who goes: one by one those who are missed least, by land before by sea."""
    left, stay = dict(fresh), dict(people)
    gifts: Gifts = {}
    for _ in range(need):
        able = [way for way in ways if left.get(way[0]) and (not way[1] or _has_room(way, gifts))]
        if not able:
            return None
        best = min(able, key=lambda way: (_missed(mind, way[0], stay[way[0]]), way[1], way[0]))
        gifts[best] = gifts.get(best, 0) + 1
        left[best[0]] -= 1
        stay[best[0]] -= 1
    return gifts


def _has_room(way: tuple[Area, str], gifts: Gifts) -> bool:
    """A ship takes people aboard at one place, as many as it holds."""
    return gifts.get(way, 0) < HOLD and not any(ship == way[1] and area != way[0] for area, ship in gifts)


def _missed(mind: Mind, area: Area, number: int) -> float:
    return worth(mind, area, number) - worth(mind, area, number - 1)


def _can_support(mind: Mind, site: Area, left: People, found: list[Goal], is_there: bool) -> bool:
    """One more city could be supported and taxed, with those before. Who has met already would starve otherwise, and
    asks for no more than the rules do."""
    cities = len(mind.me.cities) + 1 + sum(goal.found for goal in found)
    peopled = (area for area, number in left.items() if number)
    homes = {other for area in peopled for other in (area, *mind.chart.land[area]) if mind.is_free(other)}
    homes -= {site, *(goal.target for goal in found)}
    room = sum(mind.limit(area) for area in homes if area not in mind.cities)
    need = 2 * cities if is_there else mind.supply(cities)
    return cities <= len(mind.me.cities) + mind.me.city_pieces and min(
        sum(left.values()), room
    ) >= need <= mind.bearable(cities)
