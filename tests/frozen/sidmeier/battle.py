"""Which battles are sought, and who fights them."""

from rules.kernel import One, Path, Seat
from rules.sidmeier.state import sort_key
from tests.frozen.sidmeier.mind import END, SUPERIOR, Mind


def declare(mind: Mind) -> Path:
    """Where the own units are clearly stronger."""
    if (area := mind.view.asked) is not None:
        return ("declare",) if prevails(mind, area, mind.view.active) else END
    for area in mind.keys("declare"):
        for foe in mind.keys("declare", area):
            if prevails(mind, area, int(foe[1:]) - 1):
                return ("declare", area, foe)
    return END


def pick(mind: Mind) -> Path:
    """In battle the strongest unit with an aircraft; else whatever comes first."""
    if mind.view.battle is None:
        return mind.first(("pick",))
    area = mind.view.battle.area
    unit = max(mind.keys("pick"), key=lambda word: _worth_of_fighter(mind, area, word))
    node = mind.ask(("pick", unit))
    return ("pick", unit, node.choices[-1].key) if isinstance(node, One) else ("pick", unit)


def prevails(mind: Mind, area: str, foe: Seat | None) -> bool:
    """Whether the own units there are clearly stronger than a foe's."""
    place = mind.areas[area]
    theirs = mind.strength(area, [stack for stack in place.figures if stack.owner == foe])
    if place.settlement is not None and place.settlement.owner == foe and mind.view.advanced:
        theirs += 1.0
    return mind.own_strength(area) > SUPERIOR * theirs


def _worth_of_fighter(mind: Mind, area: str, word: str) -> float:
    sort = word.split("/")[0]
    stacks = [stack for stack in mind.areas[area].figures if sort_key(stack.kind, stack.era) == sort]
    cargo = sum(stack.number for full in stacks for stack in full.cargo)
    return max((mind.power(stack) for stack in stacks), default=0.0) - cargo
