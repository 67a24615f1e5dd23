"""Ships: they fetch settlers that find no land, and carry them to free coasts."""

from collections.abc import Iterable

from rules.kernel import Path
from rules.sidmeier.board import COAST, LAND, SEA, SHORE, by_sea
from rules.sidmeier.printed import CARGO, FLEETS, SETTLER
from rules.sidmeier.view import SeenFigures
from service.agents.sidmeier.mind import Mind

FAR = 8
"""Zones that a voyage crosses at most."""
A_ZONE = 0.4
"""What every zone of a voyage costs."""


def shores(mind: Mind, zone: str) -> list[str]:
    """Free land by this sea."""
    return [area for area in SHORE[zone] if mind.prospect(area) > 0]


def voyage(mind: Mind, zone: str) -> str:
    """The zone to which settlers aboard should be brought from here; none if no coast is free."""
    goals = {goal: _worth_of_goal(mind, zone, goal) for goal in mind.waters((zone,), FAR) if shores(mind, goal)}
    return max(goals, key=lambda goal: goals[goal], default="")


def overseas(mind: Mind, zones: Iterable[str]) -> list[str]:
    """Free land beyond the sea, from any of these zones."""
    waters = mind.waters(tuple(zones), FAR)
    return list(dict.fromkeys(area for water in waters for area in shores(mind, water)))


def sail(mind: Mind, source: str, word: str) -> Path | None:
    """A ship with settlers goes to free land, an empty one to settlers that wait for it."""
    ways = mind.keys("move", source, word)
    if any(load.kind == SETTLER for load in _cargo(mind, source, word)):
        goal = voyage(mind, source)
    else:
        goal = _call(mind, source)
    step = min(ways, key=lambda zone: distance(zone, goal), default="") if goal else ""
    if not step or distance(step, goal) >= distance(source, goal) or mind.foreign(step):
        return None
    return ("move", source, word, step, 1)


def embark(mind: Mind, source: str, word: str) -> Path | None:
    """A settler without land goes aboard, or to a coast where a ship lies."""
    ways = mind.keys("move", source, word)
    harbours = [zone for zone in ways if zone in SEA and voyage(mind, zone)]
    if harbours:
        return mind.first(("move", source, word, harbours[0]))
    ports = {area for zone, ship in mind.ships if room(ship) for area in SHORE[zone] if voyage(mind, zone)}
    if source in ports or not ports:
        return None
    quays = [area for area in ways if area in ports and area in mind.safe(source, 2)]
    return ("move", source, word, quays[0], 1) if quays else None


def room(ship: SeenFigures) -> int:
    return CARGO - sum(load.number for load in ship.cargo)


def distance(zone: str, goal: str) -> int:
    return next((steps for steps in range(len(SEA)) if goal in (zone, *by_sea(zone, steps))), len(SEA))


def is_stranded(mind: Mind, area: str) -> bool:
    """A settler here has no land in reach of its feet."""
    return mind.prospect_here(area) <= 0 and not any(mind.prospect(near) > 0 for near in mind.safe(area, 4))


def _call(mind: Mind, source: str) -> str:
    """The nearest zone by which settlers wait, with land to bring them to."""
    waiting = {zone for area in LAND if mind.settlers(area) and is_stranded(mind, area) for zone in COAST[area]}
    reach = [zone for zone in mind.waters((source,), FAR) if zone in waiting and voyage(mind, zone)]
    return reach[0] if reach else ""


def _cargo(mind: Mind, zone: str, word: str) -> tuple[SeenFigures, ...]:
    number = word.rpartition("/")[2]
    ships = (stack for stack in mind.own(zone) if stack.kind in FLEETS and stack.ship and str(stack.ship) == number)
    return next((stack.cargo for stack in ships), ())


def _worth_of_goal(mind: Mind, zone: str, goal: str) -> float:
    return max(map(mind.prospect, shores(mind, goal))) - A_ZONE * distance(zone, goal)
