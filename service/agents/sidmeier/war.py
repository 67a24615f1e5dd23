"""Armies: they guard what is in danger, take what is weak, and go where they are of use."""

from rules.kernel import Path, Seat
from rules.sidmeier.board import LAND, SEA, steps_between
from rules.sidmeier.printed import ARMIES
from rules.sidmeier.state import sort_key
from rules.sidmeier.view import SeenFigures
from service.agents.sidmeier.mind import Mind
from service.agents.sidmeier.odds import Fighter, ranked, victory
from service.agents.sidmeier.worth import settlement

REACH = 4
"""So far away an army looks for something to do."""


def march(mind: Mind, source: str, word: str) -> Path | None:
    """Armies attack what is weaker and go where they are needed; enough of them stay at home."""
    home = mind.areas[source].settlement
    if home and home.owner != mind.seat and chance(mind, source, ()) > mind.temper.bold:
        return None  # the battle comes when the moves are over
    sort = word.split("/")[0].split("+")[0]
    options = [area for area in mind.keys("move", source, word) if area in LAND]
    number = _able(mind, source, sort)
    worth = {area: _worth_of_target(mind, area) for area in options}
    for area in sorted(options, key=lambda area: -worth[area]):
        free = _sent(mind, source, area, number)
        if free > 0 and worth[area] > 0:
            return ("move", source, word, area, free)
    free = min(number, spare(mind, source, "") - (source in mind.homes))
    return _approach(mind, source, word, options, free) if free > 0 else None


def chance(mind: Mind, area: str, more: tuple[Fighter, ...]) -> float:
    """Of taking a region from all who stand there, with the own army there and more."""
    home = mind.areas[area].settlement
    foreign = (stack for stack in mind.areas[area].figures if stack.owner != mind.seat)
    defenders = mind.army(area, foreign, mind.wall(area, home.owner if home else None))
    return victory(ranked((*mind.army(area, mind.own(area)), *more)), defenders)


def spare(mind: Mind, area: str, goal: str) -> int:
    """Armies that can leave for this goal: all from where nothing is to be guarded."""
    total = mind.armies(area)
    if area not in mind.homes or area in SEA:
        return total
    return next((number for number in range(total, 0, -1) if is_safe_without(mind, area, number, goal)), 0)


def strike(mind: Mind, area: str) -> tuple[Fighter, ...]:
    """The own armies that could be there with one step."""
    found: list[Fighter] = []
    for near in LAND[area]:
        able = [stack for stack in mind.own(near) if stack.kind in ARMIES and stack.left]
        found += _some(mind, able, spare(mind, near, area))
    return tuple(found)


def _sent(mind: Mind, source: str, goal: str, number: int) -> int:
    """How many of a group go: one stays at home where those who are there and the others of the group will do."""
    free = min(number, spare(mind, source, goal))
    if free < mind.armies(source) or goal in mind.homes or source not in mind.homes:
        return free
    without = _some(mind, _armies(mind, source), free - 1)
    return free - 1 if chance(mind, goal, without) > mind.temper.bold else free


def _able(mind: Mind, area: str, sort: str) -> int:
    """How many of a sort stand there, or are aboard, with points of movement left."""
    stacks = mind.own(area) if area in LAND else [load for ship in mind.own(area) for load in ship.cargo]
    return next((stack.number for stack in stacks if sort_key(stack.kind, stack.era) == sort and stack.left), 0)


def is_safe_without(mind: Mind, area: str, number: int, goal: str) -> bool:
    """Whether the rest keeps the settlement; whom the armies go to attack is no danger meanwhile."""
    foe = mind.areas[goal].settlement if goal else None
    left = _some(mind, [stack for stack in mind.own(area) if stack.kind in ARMIES], mind.armies(area) - number)
    defenders = tuple((dice, added + mind.wall(area, mind.seat)) for dice, added in left)
    return all(
        victory(mind.army(area, stacks), defenders) <= mind.temper.afraid
        for seat, stacks in mind.near(area).items()
        if not (foe and foe.owner == seat and goal in LAND[area] and _all_at(mind, seat, area, goal))
    )


def _all_at(mind: Mind, seat: Seat, area: str, goal: str) -> bool:
    """Whether everything that threatens an area stands where the attack goes."""
    others = (near for near in (area, *LAND[area]) if near != goal)
    return not any(
        stack.owner == seat and stack.kind in ARMIES for near in others for stack in mind.areas[near].figures
    )


def _some(mind: Mind, stacks: list[SeenFigures], number: int) -> tuple[Fighter, ...]:
    fighters = [mind.fighter(stack) for stack in stacks for _ in range(stack.number)]
    return ranked(fighters)[: max(0, number)]


def _worth_of_target(mind: Mind, area: str) -> float:
    """An own settlement that lacks an army, or a foreign one that will probably fall."""
    home = mind.areas[area].settlement
    if home is None:
        return 0.0
    if home.owner == mind.seat:
        return mind.need(area)
    odds = chance(mind, area, strike(mind, area))
    return odds * mind.temper.spoils * settlement(mind, area) if odds > mind.temper.bold else 0.0


def _approach(mind: Mind, source: str, word: str, options: list[str], free: int) -> Path | None:
    """Towards the nearest own settlement that lacks an army, or foreign one that the own armies can take."""
    goals = [area for area in mind.safe(source, REACH) if area in mind.homes and mind.need(area)]
    goals += [
        area
        for area in _fronts(mind, source)
        if victory(_host(mind, area, source, free), _garrison(mind, area)) > mind.temper.bold
    ]
    if not goals:
        return None
    goal = min(goals, key=lambda area: steps_between(source, area))
    ways = [area for area in options if not mind.foreign(area)]
    step = min(ways, key=lambda area: steps_between(area, goal), default="")
    if not step or steps_between(step, goal) >= steps_between(source, goal):
        return None
    return ("move", source, word, step, free)


def _fronts(mind: Mind, source: str) -> list[str]:
    """Foreign settlements within reach."""
    homes = (area for area in mind.view.areas if area.settlement and area.settlement.owner != mind.seat)
    return [area.id for area in homes if steps_between(source, area.id) <= REACH]


def _host(mind: Mind, area: str, source: str, free: int) -> tuple[Fighter, ...]:
    """The own armies that could meet there with so many from this region."""
    group = _some(mind, _armies(mind, source), free)
    near = [far for far in LAND if steps_between(far, area) <= 2 and far != source]
    return ranked([*group, *(one for far in near for one in _some(mind, _armies(mind, far), spare(mind, far, "")))])


def _armies(mind: Mind, area: str) -> list[SeenFigures]:
    return [stack for stack in mind.own(area) if stack.kind in ARMIES]


def _garrison(mind: Mind, area: str) -> tuple[Fighter, ...]:
    home = mind.areas[area].settlement
    return mind.holds(area, home.owner if home else None)
