"""Aircraft come home."""

from rules.kernel import Path
from rules.sidmeier.board import LAND
from rules.sidmeier.printed import ARMIES, FLEETS, MODERN
from rules.sidmeier.view import SeenFigures
from service.agents.sidmeier.mind import Mind


def land(mind: Mind) -> Path:
    """Whoever stands where nobody supports it flies to the own army or settlement that needs it most, or just away."""
    for source in mind.keys("fly"):
        word = mind.keys("fly", source)[0]
        ways = mind.keys("fly", source, word)
        if not _is_landing(mind, source) and (landings := [area for area in ways if _is_landing(mind, area)]):
            return ("fly", source, word, max(landings, key=lambda area: _worth_of_landing(mind, area)), 1)
    return mind.first(("fly",))


def _is_landing(mind: Mind, area: str) -> bool:
    return area in mind.homes or any(_is_base(mind, area, stack) for stack in mind.own(area))


def _is_base(mind: Mind, area: str, stack: SeenFigures) -> bool:
    if area in LAND:
        return stack.kind in ARMIES
    return stack.kind == "carrier" if mind.view.advanced else stack.kind in FLEETS and stack.era == MODERN


def _worth_of_landing(mind: Mind, area: str) -> float:
    return mind.need(area) + mind.size(area) if area in mind.homes else 0.0
