"""What one seat knows at one moment: the board, and what stands on it."""

from collections.abc import Iterable
from functools import cached_property

from rules.kernel import Count, One, Path, Seat
from rules.sidmeier.board import LAND
from rules.sidmeier.printed import AIRCRAFT, ARMIES, FLEETS, RESOURCES, SETTLER, UNITS
from rules.sidmeier.view import SeenFigures, WorldView
from service.agents import Ask

DIE = 3.5
SUPERIOR = 1.4
"""Attack with so many times the enemy's strength."""
TERRAIN = {"fertile": 4.0, "hidden": 3.0, "": 2.0, "nothing": 2.0, "jungle-forest": 2.0, "mountains": 1.5}
"""What a region without resource is worth to a settler."""
A_RESOURCE = 5.0
A_MONOPOLY = 2.0
"""What each further card of a resource adds."""
A_HOPELESS_CASE = 30.0
"""So far beyond its own strength no settlement is worth an army more."""
END: Path = ("end",)


class Mind:
    """The view of a seat, and what it makes of it."""

    def __init__(self, view: WorldView, seat: Seat, ask: Ask) -> None:
        self.view, self.seat, self.ask = view, seat, ask
        self.me = view.players[seat]
        self.areas = {area.id: area for area in view.areas}

    # Questions

    def keys(self, *path: str) -> list[str]:
        """The words that may follow."""
        return [choice.key for choice in getattr(self.ask(path), "choices", ())]

    def first(self, path: Path) -> Path:
        """The first answer to every question."""
        node = self.ask(path)
        while isinstance(node, One | Count):
            path = (*path, node.choices[0].key if isinstance(node, One) else node.lo)
            node = self.ask(path)
        return path

    # Land

    @cached_property
    def homes(self) -> list[str]:
        return [area.id for area in self.view.areas if area.settlement and area.settlement.owner == self.seat]

    def size(self, area: str) -> int:
        home = self.areas[area].settlement
        return home.size if home else 0

    def site(self, area: str) -> float:
        """What a village here would be worth."""
        place = self.areas[area]
        if place.settlement is not None or place.token == "desert":
            return -9.0
        worth = TERRAIN.get(place.token, 0.0)
        if place.token in RESOURCES:
            worth = A_RESOURCE + A_MONOPOLY * self.me.cards.count(place.token)
        return worth - 9.0 * (self.foreign(area) > 0)

    def safe(self, source: str, steps: int) -> list[str]:
        """Regions that can be reached past nobody who might fight, the nearest first."""
        found, rim = [source], [source]
        for _ in range(steps):
            near = dict.fromkeys(far for area in rim for far in LAND[area])
            rim = [area for area in near if area not in found and not self.foreign(area)]
            found += rim
        return found[1:]

    # Figures

    def own(self, area: str) -> list[SeenFigures]:
        return [stack for stack in self.areas[area].figures if stack.owner == self.seat]

    def armies(self, area: str) -> int:
        return sum(stack.number for stack in self.own(area) if stack.kind in ARMIES)

    def settlers(self, area: str) -> int:
        return sum(stack.number for stack in self.own(area) if stack.kind == SETTLER)

    def count(self, kinds: Iterable[str]) -> int:
        """Own figures of these kinds."""
        return sum(stack.number for area in self.areas for stack in self.own(area) if stack.kind in kinds)

    # Strength

    def power(self, stack: SeenFigures) -> float:
        if not self.view.advanced or stack.unit not in UNITS:
            return DIE * (1 if stack.kind == AIRCRAFT else stack.era)
        return DIE * UNITS[stack.unit].dice + UNITS[stack.unit].bonus

    def strength(self, area: str, stacks: Iterable[SeenFigures]) -> float:
        able = (*ARMIES, AIRCRAFT) if area in LAND else (*FLEETS, AIRCRAFT)
        return sum(self.power(stack) * stack.number for stack in stacks if stack.kind in able)

    def own_strength(self, area: str) -> float:
        return self.strength(area, self.own(area))

    def foreign(self, area: str) -> float:
        """The strength of the others there."""
        return self.strength(area, [stack for stack in self.areas[area].figures if stack.owner != self.seat])

    def danger(self, area: str) -> float:
        """Foreign strength that could be here in one move."""
        near = (area, *LAND[area]) if area in LAND else (area,)
        return sum(map(self.foreign, near))

    def need(self, area: str) -> float:
        """Strength that a settlement lacks to be no easy prey."""
        return self.danger(area) / SUPERIOR - self.own_strength(area)

    def can_be_saved(self, area: str) -> bool:
        """It lacks strength, but not too much."""
        return 0 < self.need(area) < A_HOPELESS_CASE
