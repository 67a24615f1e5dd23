"""Where people should meet: to found a city, or to take one."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from msgspec import Struct

from rules.civilization.board import AREAS, HARBOURS, Area, Chart, Harbour
from rules.civilization.building import price
from rules.civilization.combat import GARRISON, STORM
from rules.civilization.sailing import HOLD
from service.agents.civilization.land import worth
from service.agents.civilization.mind import Mind, People

Way = tuple[Area, str]
"""From where people come, and with which ship."""
Ways = dict[Area, list[Way]]
Gifts = dict[Way, int]
"""How many go which way."""


class Goal(Struct, frozen=True):
    """So many go from their areas to this one. `gain`: what it is worth beyond what they are worth at home."""

    target: Area
    gifts: Gifts
    gain: float
    found: bool


class Hope(Struct, frozen=True):
    """A place where people could meet: what it is worth at best, how many must come, and what the land must feed."""

    most: float
    area: Area
    lacking: int
    need: float


def goals(mind: Mind) -> Iterator[Goal]:
    """Where people should meet, the best place first; each goal takes what those before have left."""
    if mind.view.variant == "nomads" or not (mind.fresh or mind.mine):
        return
    muster = Muster(mind, mind.mine, mind.fresh, _ways(mind), ())
    while best := muster.best():
        yield best
        muster = muster.after(best)


class Muster:
    """Those who may still meet somewhere, when some goals are chosen already."""

    def __init__(self, mind: Mind, people: People, fresh: People, ways: Ways, chosen: tuple[Goal, ...]) -> None:
        self.mind, self.people, self.fresh, self.ways, self.chosen = mind, people, fresh, ways, chosen

    def after(self, goal: Goal) -> "Muster":
        """Those whom a goal leaves."""
        people, fresh = dict(self.people), dict(self.fresh)
        for (area, _), number in goal.gifts.items():
            people[area] -= number
            fresh[area] -= number
        people.pop(goal.target, None)
        fresh.pop(goal.target, None)
        return Muster(self.mind, people, fresh, self._ways_without(goal), (*self.chosen, goal))

    def _ways_without(self, goal: Goal) -> Ways:
        """The ways without the ships of a goal."""
        used = {ship for _, ship in goal.gifts if ship}
        if not used:
            return self.ways
        return {area: [way for way in froms if way[1] not in used] for area, froms in self.ways.items()}

    def best(self) -> Goal | None:
        """The meeting that pays most; equal ones by name."""
        best: Goal | None = None
        for hope in sorted(self._hopes(), key=lambda hope: (-hope.most, hope.area)):
            if best and hope.most < best.gain:
                return best
            goal = self._goal(hope, best.gain if best else 0.0)
            if goal and (not best or (-goal.gain, goal.target) < (-best.gain, best.target)):
                best = goal
        return best

    def _hopes(self) -> Iterator[Hope]:
        """Places that would be worth it, if nobody was missed elsewhere. So many cities must be taxed and supported;
        who has met already would starve otherwise, and asks for no more than the rules do."""
        mind, total = self.mind, sum(self.people.values())
        cities = len(mind.me.cities) + sum(goal.found for goal in self.chosen) + 1
        has_piece, supply, bearable = (
            cities <= len(mind.me.cities) + mind.me.city_pieces,
            mind.supply(cities),
            mind.bearable(cities),
        )
        met = {goal.target for goal in self.chosen}
        for area in self.ways.keys() | self.people.keys():
            prize, crowd = mind.prizes.get(area) or _prize(mind, area)
            here, need = self.people.get(area, 0), 0.0
            if prize <= 0 or area in met:
                continue
            if area not in mind.cities:
                need = 2 * cities if here >= crowd and here > self.fresh.get(area, 0) else supply
                if not has_piece or not total - max(crowd, here) >= need <= bearable:
                    continue
            if (most := prize - worth(mind, area, here)) > 0:
                yield Hope(most, area, crowd - here, need)

    def _goal(self, hope: Hope, least: float) -> Goal | None:
        """What it takes to meet there: one by one those go who are missed least, by land before by sea; nobody, if less
        than that is gained, or the land could not feed those who stay."""
        ways = [way for way in self.ways.get(hope.area, ()) if self.fresh.get(way[0])]
        left = {source: self.fresh[source] for source, _ in ways}
        if hope.lacking > sum(left.values()):
            return None
        stay = {source: self.people[source] for source in left}
        missed = {way: (_missed(self.mind, way[0], stay), way[1], way[0]) for way in ways}
        gain, gifts = hope.most, Gifts()
        for _ in range(hope.lacking):
            if not missed:
                return None
            cost, ship, source = min(missed.values())
            gain -= cost
            if gain <= 0 or gain < least:
                return None
            gifts[source, ship] = gifts.get((source, ship), 0) + 1
            left[source] -= 1
            stay[source] -= 1
            for way in [way for way in missed if way[0] == source or (ship and way[1] == ship)]:
                if left[way[0]] and _has_room(way, gifts):
                    missed[way] = _missed(self.mind, way[0], stay), way[1], way[0]
                else:
                    del missed[way]
        if hope.need and self._room(hope.area, [source for source, number in stay.items() if not number]) < hope.need:
            return None
        return Goal(hope.area, gifts, gain, hope.area not in self.mind.cities)

    def _room(self, area: Area, left: Iterable[Area]) -> int:
        """How many the land feeds where people live and next to it, when one area bears a city and others are left."""
        gone = Counter(home for empty in {area, *left} & self._homes for home in self.mind.habitable(empty))
        lost = {home for home, number in gone.items() if self._cover[home] == number}
        lost.update(city for city in (area, *(goal.target for goal in self.chosen)) if city in self._cover)
        return self._fed - sum(map(self.mind.limit, lost))

    @cached_property
    def _homes(self) -> set[Area]:
        return {area for area, number in self.people.items() if number}

    @cached_property
    def _cover(self) -> Counter[Area]:
        """Areas in which people could live, by from how many areas they would come."""
        return Counter(home for area in self._homes for home in self.mind.habitable(area))

    @cached_property
    def _fed(self) -> int:
        return sum(map(self.mind.limit, self._cover))


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


def _prize(mind: Mind, area: Area) -> tuple[float, int]:
    """What a meeting here is worth, and how many must come."""
    prize = mind.prizes[area] = _city(mind, area) if area not in mind.cities else _booty(mind, area)
    return prize


def _city(mind: Mind, area: Area) -> tuple[float, int]:
    if area in mind.rivals:
        return 0, 0
    land = AREAS[area]
    hazard = mind.temper.hazard * (bool(land.volcano) + (land.site == "white"))
    return mind.temper.city - hazard - mind.limit(area), price(area)


def _booty(mind: Mind, area: Area) -> tuple[float, int]:
    owner = mind.cities[area]
    if owner == mind.seat or area in mind.rivals:
        return 0, 0
    realm = mind.view.realms[owner]
    crowd = STORM + ("engineering" in realm.cards)
    if realm.stock < GARRISON:
        return mind.temper.captured if mind.me.city_pieces else mind.temper.razed, crowd
    return mind.temper.razed if mind.is_ahead(owner) else 0, crowd


def _has_room(way: Way, gifts: Gifts) -> bool:
    """A ship takes people aboard at one place, as many as it holds."""
    area, ship = way
    return not ship or (gifts.get(way, 0) < HOLD and not any(s == ship and a != area for a, s in gifts))


def _missed(mind: Mind, area: Area, people: People) -> float:
    """What one of those in an area is worth."""
    return worth(mind, area, people[area]) - worth(mind, area, people[area] - 1)
