"""Which battles are sought, and who fights them."""

from rules.kernel import One, Path, Seat
from rules.sidmeier.state import sort_key
from service.agents.sidmeier.mind import END, Mind
from service.agents.sidmeier.odds import victory


def declare(mind: Mind) -> Path:
    """Where the own units will probably win."""
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
    """Whether the own units there will probably beat a foe's."""
    own = mind.army(area, mind.own(area), mind.wall(area, mind.seat))
    least = mind.temper.desperate if area in mind.homes else mind.temper.bold
    return victory(own, mind.holds(area, foe)) > least


def _worth_of_fighter(mind: Mind, area: str, word: str) -> float:
    sort = word.split("/")[0]
    stacks = [stack for stack in mind.areas[area].figures if sort_key(stack.kind, stack.era) == sort]
    cargo = sum(stack.number for full in stacks for stack in full.cargo)
    return max((mind.power(stack) for stack in stacks), default=0.0) - cargo
