"""Where people begin, and where they go by land and by sea."""

from rules.civilization.board import HARBOURS, Area, Harbour
from rules.civilization.sailing import HOLD
from rules.civilization.view import Harboured
from rules.kernel import Count, Path
from service.agents.civilization.land import Goal, goals, worth
from service.agents.civilization.mind import Mind

NATIONS = ("africa", "crete", "thrace", "italy", "asia", "illyria", "assyria", "egypt", "babylon")
"""The most welcome first."""
WORTHWHILE = 0.05


def nation(mind: Mind) -> Path:
    free = mind.keys("nation")
    return ("nation", next(name for name in NATIONS if name in free))


def move(mind: Mind) -> Path | None:
    """First those who meet somewhere, then the others into free land."""
    meetings = goals(mind)
    return _gather(mind, meetings) or _spread(mind, meetings)


def service(mind: Mind, ship: Harboured) -> float:
    """What a ship can do with what it may still sail: it fetches people, and carries them on."""
    ports = mind.coasts(ship.harbour, ship.left)
    return max(crossing(mind, harbour, ship.left - far) for harbour, far in ports.items())


def crossing(mind: Mind, harbour: Harbour, far: int | None = None) -> float:
    """What a ship that carries people from a harbour would bring beyond what they find by land."""
    area = HARBOURS[harbour]
    people = min(HOLD, mind.mine.get(area, 0))
    if not people:
        return 0
    shores = {HARBOURS[other] for other in mind.coasts(harbour, far)}
    return _best_gain(mind, area, shores, people) - _best_gain(mind, area, set(mind.chart.land[area]), people)


def _best_gain(mind: Mind, area: Area, targets: set[Area], people: int) -> float:
    return max((gain for target in targets for gain, _ in _transfers(mind, area, target, set(), people)), default=0)


def sail(mind: Mind) -> Path | None:
    """Carries people to where they meet, or are worth more."""
    meetings = goals(mind)
    if gathered := _gather(mind, meetings):
        return gathered
    if _is_full(mind):
        return None
    busy = {goal.target for goal in meetings}
    voyages = [
        (gain, name, harbour, number)
        for name in mind.keys("sail")
        for harbour in mind.keys("sail", name)
        for gain, number in _transfers(mind, _port(mind, name), HARBOURS[harbour], busy, _load(mind, name))
    ]
    best = max(voyages, default=None)
    return _fetch(mind, busy) if best is None else _cargo(mind, ("sail", best[1], best[2]), best[3])


def _fetch(mind: Mind, busy: set[Area]) -> Path | None:
    """An empty ship goes where people are who would be worth more elsewhere."""
    calls = [
        (gain, name, harbour)
        for name, ship in mind.ships.items()
        if not ship.cargo
        for harbour, far in mind.coasts(ship.harbour, ship.left).items()
        if far
        for gain in _carried(mind, harbour, ship.left - far, busy)
    ]
    best = max(calls, default=None)
    return None if best is None else _cargo(mind, ("sail", *best[1:]), 0)


def _carried(mind: Mind, harbour: Harbour, far: int, busy: set[Area]) -> list[float]:
    """What those would gain whom a ship takes from a harbour."""
    area = HARBOURS[harbour]
    most = min(HOLD, mind.fresh.get(area, 0))
    targets = [HARBOURS[other] for other in mind.coasts(harbour, far)] if most else []
    return [gain for target in targets for gain, _ in _transfers(mind, area, target, busy, most)]


def _port(mind: Mind, ship: str) -> Area:
    return HARBOURS[mind.ships[ship].harbour]


def _load(mind: Mind, ship: str) -> int:
    """How many could go aboard."""
    return min(HOLD - mind.ships[ship].cargo, mind.fresh.get(_port(mind, ship), 0))


def _cargo(mind: Mind, path: Path, number: int) -> Path:
    """Takes so many aboard and lands them all."""
    node = mind.ask(path)
    while isinstance(node, Count):
        path = (*path, min(number, node.hi) if len(path) == 3 else node.hi)
        node = mind.ask(path)
    return path


def _gather(mind: Mind, meetings: list[Goal]) -> Path | None:
    """The first who still have to go."""
    for goal in meetings:
        for (source, ship), number in goal.gifts.items():
            if not ship:
                return ("move", source, goal.target, number)
            if _port(mind, ship) != source:
                return _cargo(mind, ("sail", ship, _berth(mind, ship, source, goal.target)), 0)
            harbour = next(h for h in mind.keys("sail", ship) if HARBOURS[h] == goal.target)
            return _cargo(mind, ("sail", ship, harbour), number)
    return None


def _berth(mind: Mind, ship: str, source: Area, target: Area) -> Harbour:
    """Where a ship takes people aboard whom it can still bring to a target."""
    left = mind.ships[ship].left
    return next(
        harbour
        for harbour, far in mind.coasts(mind.ships[ship].harbour, left).items()
        if HARBOURS[harbour] == source and any(HARBOURS[h] == target for h in mind.coasts(harbour, left - far))
    )


def _spread(mind: Mind, meetings: list[Goal]) -> Path | None:
    """Into land where they are worth more, as long as those on the board can still be taxed."""
    if _is_full(mind):
        return None
    busy = {goal.target for goal in meetings}
    ways = [
        (gain, source, target, number)
        for source in mind.fresh
        for target in mind.chart.land[source]
        for gain, number in _transfers(mind, source, target, busy, mind.fresh[source])
    ]
    best = max(ways, default=None)
    return ("move", *best[1:]) if best else None


def _transfers(mind: Mind, source: Area, target: Area, busy: set[Area], most: int) -> list[tuple[float, int]]:
    """What it brings that so many go from one area to another, where it brings something."""
    if target in busy or source in busy or target == source or target in mind.cities:
        return []
    if mind.view.variant == "nomads" and target in mind.rivals:
        return []
    here, there = mind.mine.get(source, 0), mind.mine.get(target, 0)
    before = worth(mind, source, here) + worth(mind, target, there)
    gains = ((worth(mind, source, here - n) + worth(mind, target, there + n) - before, n) for n in range(1, most + 1))
    return [(gain, n) for gain, n in gains if gain > WORTHWHILE]


def _is_full(mind: Mind) -> bool:
    """More people could not be taxed."""
    return bool(mind.me.cities) and mind.taxable() < 1
