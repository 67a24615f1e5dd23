"""What one seat knows at one moment: the board, and what stands on it."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from rules.kernel import Count, One, Path, Seat
from rules.sidmeier.board import COAST, LAND, SEA
from rules.sidmeier.printed import AIRCRAFT, ARMIES, FLEETS, MILITARY, RESOURCES, SETTLER, UNITS
from rules.sidmeier.view import SeenFigures, WorldView
from service.agents import Ask
from service.agents.sidmeier.odds import Fighter, power, ranked, victory
from service.agents.sidmeier.temper import Temper

TERRAIN = {"fertile": 4.0, "hidden": 3.0, "": 2.0, "nothing": 2.0, "jungle-forest": 2.0, "mountains": 1.5}
"""What a region without resource is worth to a settler."""
TAKEN = 9.0
"""How much worse land is where an own settler stands already: one village can be founded there."""
HELP = 3
"""So many armies more must be able to save it."""
END: Path = ("end",)


class Mind:
    """The view of a seat, and what it makes of it."""

    def __init__(self, view: WorldView, seat: Seat, ask: Ask, temper: Temper | None = None) -> None:
        self.view, self.seat, self.ask, self.temper = view, seat, ask, temper or Temper()
        self.me = view.players[seat]
        self.areas = {area.id: area for area in view.areas}
        self._prospects: dict[str, float] = {}
        self._foreign: dict[str, float] = {}
        self._ways: dict[tuple[tuple[str, ...], int], list[str]] = {}
        self._near: dict[str, dict[Seat, list[SeenFigures]]] = {}
        self._fighters: dict[tuple[Seat, str, str, int], Fighter] = {}

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
        return self.homes_of(self.seat)

    def homes_of(self, seat: Seat) -> list[str]:
        return [area.id for area in self.view.areas if area.settlement and area.settlement.owner == seat]

    def size(self, area: str) -> int:
        home = self.areas[area].settlement
        return home.size if home else 0

    def site(self, area: str) -> float:
        """What a village here would be worth; below zero where none can be."""
        place = self.areas[area]
        if place.settlement is not None or place.token == "desert":
            return -9.0
        worth = TERRAIN.get(place.token, 0.0)
        if place.token in RESOURCES:
            worth = self.temper.resource + self.temper.monopoly * self.me.cards.count(place.token)
        return worth - 9.0 * (self.foreign(area) > 0)

    def prospect(self, area: str) -> float:
        """What a village here would be worth to one settler more: others are on the spot already."""
        if area not in self._prospects:
            rivals = sum(map(self._priority, self._claimants(area)))
            self._prospects[area] = self.site(area) - TAKEN * self.settlers(area) - rivals
        return self._prospects[area]

    def prospect_here(self, area: str) -> float:
        """The same to a settler that is among those who stand there."""
        return self.prospect(area) + TAKEN * bool(self.settlers(area))

    def safe(self, source: str, steps: int) -> list[str]:
        """Regions that can be reached past nobody who might fight, the nearest first."""
        return self._around(LAND, (source,), steps)

    def surroundings(self, steps: int) -> list[str]:
        """Regions that can be reached so from any own settlement."""
        return self._around(LAND, tuple(self.homes), steps)

    def waters(self, zones: tuple[str, ...], steps: int) -> list[str]:
        """Zones that can be reached so from any of these, which come first."""
        return [*zones, *self._around(SEA, zones, steps)]

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

    @cached_property
    def ships(self) -> list[tuple[str, SeenFigures]]:
        """Own ships with their zones."""
        return [(zone, stack) for zone in SEA for stack in self.own(zone) if stack.kind in FLEETS]

    # Strength

    def fighter(self, stack: SeenFigures) -> Fighter:
        """What one of these rolls."""
        key = (stack.owner, stack.unit, stack.kind, stack.era)
        if key not in self._fighters:
            self._fighters[key] = self._fighter(stack)
        return self._fighters[key]

    def _fighter(self, stack: SeenFigures) -> Fighter:
        if self.view.advanced and stack.unit in UNITS:
            return UNITS[stack.unit].dice, UNITS[stack.unit].bonus
        if stack.kind == AIRCRAFT:
            return 1, 0
        return stack.era, 0 if self.view.advanced else len(self.view.players[stack.owner].technologies) // 2

    def power(self, stack: SeenFigures) -> float:
        return power(self.fighter(stack))

    def army(self, area: str, stacks: Iterable[SeenFigures], wall: int = 0) -> tuple[Fighter, ...]:
        """Those who can fight there, the strongest with aircraft; `wall`: what each of them adds."""
        able = ARMIES if area in LAND else FLEETS
        there = list(stacks)
        fighters = ranked(one for stack in there if stack.kind in able for one in [self.fighter(stack)] * stack.number)
        planes = [one for stack in there if stack.kind == AIRCRAFT for one in [self.fighter(stack)[0]] * stack.number]
        planes += [0] * (len(fighters) - len(planes))
        return tuple((dice + plane, added + wall) for (dice, added), plane in zip(fighters, planes, strict=False))

    def foreign(self, area: str) -> float:
        """The strength of the others there."""
        if area not in self._foreign:
            able = (*ARMIES, AIRCRAFT) if area in LAND else (*FLEETS, AIRCRAFT)
            others = (stack for stack in self.areas[area].figures if stack.owner != self.seat and stack.kind in able)
            self._foreign[area] = sum(self.power(stack) * stack.number for stack in others)
        return self._foreign[area]

    def wall(self, area: str, seat: Seat | None) -> int:
        """What the settlement adds to its owner's rolls."""
        home = self.areas[area].settlement
        return int(self.view.advanced and home is not None and home.owner == seat)

    def holds(self, area: str, foe: Seat | None) -> tuple[Fighter, ...]:
        """A foe's army there; of nobody in particular, everybody else's."""
        stacks = (f for f in self.areas[area].figures if f.owner == foe or (foe is None and f.owner != self.seat))
        return self.army(area, stacks, self.wall(area, foe))

    def threat(self, area: str, more: tuple[Fighter, ...] = ()) -> float:
        """The chance that a neighbour takes the settlement with what stands near it; `more` would help."""
        if not (near := self.near(area)):
            return 0.0
        defenders = self._defenders(area, more)
        return max(victory(self.army(area, stacks), defenders) for stacks in near.values())

    def peril(self, area: str, more: tuple[Fighter, ...] = ()) -> float:
        """The same, where neighbours may still buy an army next door."""
        threat, neighbours = self.threat(area, more), self.next_door(area)
        if not neighbours:
            return threat
        defenders, near = self._defenders(area, more), self.near(area)
        hosts = (ranked((*self.army(area, near.get(seat, ())), self.recruit)) for seat in neighbours)
        return max(threat, *(self.temper.caution * victory(host, defenders) for host in hosts))

    def _defenders(self, area: str, more: tuple[Fighter, ...]) -> tuple[Fighter, ...]:
        return ranked((*self.army(area, self.own(area), self.wall(area, self.seat)), *more))

    def next_door(self, area: str) -> set[Seat]:
        """Who has a settlement beside this one."""
        homes = (self.areas[near].settlement for near in LAND[area])
        return {home.owner for home in homes if home and home.owner != self.seat}

    def need(self, area: str) -> float:
        """How much a settlement lacks to be no easy prey: above zero it wants an army, and one can save it."""
        threat = self.threat(area)
        if threat <= self.temper.afraid or self.threat(area, (self.recruit,) * HELP) > threat - 0.2:
            return 0.0
        return threat * self.size(area)

    @cached_property
    def recruit(self) -> Fighter:
        """An army of this era."""
        return self.view.era, 0 if self.view.advanced else len(self.me.technologies) // 2

    def near(self, area: str) -> dict[Seat, list[SeenFigures]]:
        """Foreign armies that could be here with one step, by land or from a ship."""
        if area not in self._near:
            found = self._near[area] = dict[Seat, list[SeenFigures]]()
            for stack in self._neighbours(area):
                if stack.owner != self.seat and stack.kind in MILITARY:
                    found.setdefault(stack.owner, []).append(stack)
        return self._near[area]

    def _neighbours(self, area: str) -> Iterator[SeenFigures]:
        for near in (area, *LAND[area]):
            yield from self.areas[near].figures
        for zone in COAST[area]:
            for ship in self.areas[zone].figures:
                yield from ship.cargo

    def _claimants(self, area: str) -> list[Seat]:
        """Other players with settlers there."""
        there = (stack.owner for stack in self.areas[area].figures if stack.kind == SETTLER)
        return [seat for seat in dict.fromkeys(there) if seat != self.seat]

    def _priority(self, rival: Seat) -> float:
        """How much a settler of a rival is in the way; more so where the rival buys first."""
        mine, theirs = ((seat - self.view.first) % self.view.seats for seat in (self.seat, rival))
        return 6.0 if theirs < mine else 3.0

    def _around(self, borders: dict[str, tuple[str, ...]], sources: tuple[str, ...], steps: int) -> list[str]:
        known = self._ways.get((sources, steps))
        if known is None:
            known = self._ways[sources, steps] = self._explored(borders, sources, steps)
        return known

    def _explored(self, borders: dict[str, tuple[str, ...]], sources: tuple[str, ...], steps: int) -> list[str]:
        found, rim = dict.fromkeys(sources), list(sources)
        for _ in range(steps):
            near = dict.fromkeys(far for area in rim for far in borders[area])
            rim = [area for area in near if area not in found and not self.foreign(area)]
            found.update(dict.fromkeys(rim))
        return list(found)[len(sources) :]
