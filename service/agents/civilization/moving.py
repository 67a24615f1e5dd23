"""Where people begin, and where they go by land and by sea."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.civilization.board import HARBOURS, Area, Harbour
from rules.civilization.sailing import HOLD
from rules.civilization.view import Harboured
from rules.kernel import Count, Path
from service.agents.civilization.land import worth, worths
from service.agents.civilization.meetings import Goal, goals
from service.agents.civilization.mind import Mind

NATIONS = ("africa", "crete", "thrace", "italy", "asia", "illyria", "assyria", "egypt", "babylon")
"""The most welcome first."""
WORTHWHILE = 0.05
March = tuple[Area, Area, int]
"""From where to where by land, and how many."""


def nation(mind: Mind) -> Path:
    free = mind.keys("nation")
    return ("nation", next(name for name in NATIONS if name in free))


def campaign(mind: Mind) -> Iterator[Path]:
    """The moves of a whole phase, each as if those before it were made: first those who meet somewhere, then the others
    into free land, then over the sea. It may break off early, but never before the first."""
    path: Path | None = ()
    while path is not None:
        marches, path = _marches(mind)
        steps: list[Path] = [("move", *march) for march in _without_returns(marches)]
        for step in (*steps, *([path] if path else ())):
            yield step
            if not mind.foresees(step):
                return
    yield ("end",)


def _marches(mind: Mind) -> tuple[list[March], Path | None]:
    """By land, up to the next voyage, which comes with them, or to the end."""
    people, marches = (dict(mind.mine), dict(mind.fresh)), list[March]()
    while path := _next(mind):
        match path:
            case ("move", str(source), str(target), int(number)):
                marches.append((source, target, number))
                mind.foresees(path)
            case _:
                break
    mind.mine, mind.fresh = people
    return marches, path


def _without_returns(marches: list[March]) -> list[March]:
    """The same, without those who go back to where others have come from: who thinks anew after every march would send
    people to and fro. All others go as planned, so that a new look finds the rest of the plan again."""
    net, ways = _net(marches), {march[:2] for march in marches}
    left = list[March]()
    for source, target, number in marches:
        if (target, source) not in ways:
            left.append((source, target, number))
        elif more := net.pop((source, target), 0):
            left.append((source, target, more))
    return left


def _net(marches: Iterable[March]) -> Counter[tuple[Area, Area]]:
    """How many more go which way than come back on it."""
    ways = Counter[tuple[Area, Area]]()
    for source, target, number in marches:
        ways[source, target] += number
    return +Counter({(source, target): number - ways[target, source] for (source, target), number in ways.items()})


def _next(mind: Mind) -> Path | None:
    """The next of them."""
    busy = set[Area]()
    for goal in goals(mind):
        if goal.gifts:
            return _gather(mind, goal)
        busy.add(goal.target)
    return None if _is_full(mind) else _spread(mind, busy) or _voyage(mind, busy) or _fetch(mind, busy)


def serves(mind: Mind, ship: Harboured, least: float) -> bool:
    """Whether a ship can do so much with what it may still sail: it fetches people, and carries them on."""
    ports = mind.coasts(ship.harbour, ship.left)
    return any(crossing(mind, harbour, ship.left - far) > least for harbour, far in ports.items())


def crossing(mind: Mind, harbour: Harbour, far: int | None = None) -> float:
    """What a ship that carries people from a harbour would bring beyond what they find by land."""
    area = HARBOURS[harbour]
    if area not in mind.mine:
        return 0
    shores = {HARBOURS[other] for other in mind.coasts(harbour, far)}
    return _best_gain(mind, area, shores) - _best_gain(mind, area, mind.chart.land[area])


def _best_gain(mind: Mind, area: Area, targets: Iterable[Area]) -> float:
    return max((_gain(mind, area, target) for target in targets), default=0)


def _gain(mind: Mind, area: Area, target: Area) -> float:
    """What it brings at most that a ship's load of people goes from one area to another."""
    known = mind.gains.get((area, target))
    if known is None:
        found = _transfer(mind, area, target, set(), min(HOLD, mind.mine[area]))
        known = mind.gains[area, target] = found[0] if found else 0
    return known


def _voyage(mind: Mind, busy: set[Area]) -> Path | None:
    """With those who wait where a ship lies."""
    voyages = [
        (found, name, harbour)
        for name, ship in mind.ships.items()
        if (load := _load(mind, ship))
        for harbour, far in mind.coasts(ship.harbour, ship.left).items()
        if far and (found := _transfer(mind, HARBOURS[ship.harbour], HARBOURS[harbour], busy, load))
    ]
    (_, number), name, harbour = max(voyages, default=((0.0, 0), "", ""))
    return _cargo(mind, ("sail", name, harbour), number) if number else None


def _fetch(mind: Mind, busy: set[Area]) -> Path | None:
    """An empty ship goes where people are who would be worth more elsewhere."""
    calls = [
        (gain, name, harbour)
        for name, ship in mind.ships.items()
        if not ship.cargo
        for harbour, far in mind.coasts(ship.harbour, ship.left).items()
        if far
        if (gain := _carried(mind, harbour, ship.left - far, busy))
    ]
    best = max(calls, default=None)
    return None if best is None else _cargo(mind, ("sail", *best[1:]), 0)


def _carried(mind: Mind, harbour: Harbour, far: int, busy: set[Area]) -> float:
    """What those would gain at best whom a ship takes from a harbour."""
    area = HARBOURS[harbour]
    most = min(HOLD, mind.fresh.get(area, 0))
    targets = {HARBOURS[other] for other in mind.coasts(harbour, far)} if most else ()
    found = (_transfer(mind, area, target, busy, most) for target in targets)
    return max((gain for gain, _ in filter(None, found)), default=0)


def _port(mind: Mind, ship: str) -> Area:
    return HARBOURS[mind.ships[ship].harbour]


def _load(mind: Mind, ship: Harboured) -> int:
    """How many could go aboard."""
    return min(HOLD - ship.cargo, mind.fresh.get(HARBOURS[ship.harbour], 0))


def _cargo(mind: Mind, path: Path, number: int) -> Path:
    """Takes so many aboard and lands them all."""
    node = mind.ask(path)
    while isinstance(node, Count):
        path = (*path, min(number, node.hi) if len(path) == 3 else node.hi)
        node = mind.ask(path)
    return path


def _gather(mind: Mind, goal: Goal) -> Path:
    """The first who still have to go; a ship goes where they wait, if it is not there, and takes them aboard."""
    (source, ship), number = next(iter(goal.gifts.items()))
    if not ship:
        return ("move", source, goal.target, number)
    if _port(mind, ship) != source:
        return _cargo(mind, ("sail", ship, _berth(mind, ship, source, goal.target)), 0)
    harbour = next(h for h in mind.keys("sail", ship) if HARBOURS[h] == goal.target)
    return _cargo(mind, ("sail", ship, harbour), number)


def _berth(mind: Mind, ship: str, source: Area, target: Area) -> Harbour:
    """Where a ship takes people aboard whom it can still bring to a target."""
    left = mind.ships[ship].left
    return next(
        harbour
        for harbour, far in mind.coasts(mind.ships[ship].harbour, left).items()
        if HARBOURS[harbour] == source and any(HARBOURS[h] == target for h in mind.coasts(harbour, left - far))
    )


def _spread(mind: Mind, busy: set[Area]) -> Path | None:
    """Into land where they are worth more."""
    ways = [
        (found, source, target)
        for source, most in mind.fresh.items()
        if source not in busy
        for target in mind.chart.land[source]
        if (found := _transfer(mind, source, target, busy, most))
    ]
    (_, number), source, target = max(ways, default=((0.0, 0), "", ""))
    return ("move", source, target, number) if number else None


def _transfer(mind: Mind, source: Area, target: Area, busy: set[Area], most: int) -> tuple[float, int] | None:
    """How many should go from one area to another, and what that brings; no more than find food there."""
    if target in busy or source in busy or target == source or target in mind.cities:
        return None
    here, there = mind.mine.get(source, 0), mind.mine.get(target, 0)
    if target in mind.rivals:
        if mind.view.variant == "nomads":
            return None
        come = [worth(mind, target, there + n) for n in range(most + 1)]
    else:
        come = worths(mind, target)[there : there + most + 1]
    gain, best = WORTHWHILE, 0
    before = worth(mind, source, here) + come[0] if len(come) > 1 else 0
    for n in range(1, len(come)):
        value = worth(mind, source, here - n) + come[n] - before
        if value >= gain:
            gain, best = value, n
    return (gain, best) if best else None


def _is_full(mind: Mind) -> bool:
    """More people could not be taxed."""
    return bool(mind.me.cities) and mind.taxable() < 1
