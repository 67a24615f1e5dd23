"""What one seat knows at one moment: its people, its land, its hand."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import combinations

from rules.civilization.board import AREAS, HARBOURS, Area, Chart, Harbour, chart
from rules.civilization.printed import (
    EPOCHS,
    KEEP,
    MOST,
    NATIONS,
    RANK,
    SETUPS,
    TOKENS,
    TOKENS_OF_SEVEN,
    VALUE,
    Card,
    Kind,
)
from rules.civilization.sailing import RANGE
from rules.civilization.state import SMALL
from rules.civilization.view import CivView, Harboured, Realm
from rules.kernel import Answer, Count, Many, Node, One, Path, Ready, Seat, Split
from rules.questions import only
from service.agents import Ask
from service.agents.civilization.temper import Temper

Goods = Counter[Kind]
Parts = tuple[tuple[Kind, int], ...]
People = dict[Area, int]


class Mind:
    """The view of a seat, and what it makes of it."""

    def __init__(self, view: CivView, seat: Seat, ask: Ask, temper: Temper | None = None) -> None:
        self.view, self.seat, self.ask, self.temper = view, seat, ask, temper or Temper()
        self.me: Realm = view.realms[seat]
        self.worths: dict[Area, list[float]] = {}
        self.contests: dict[tuple[Area, int], float] = {}
        """What was found out about people in areas, alone and beside others; see `land.worth`."""
        self.prizes: dict[Area, tuple[float, int]] = {}
        """And about meeting somewhere; see `meetings.goals`."""
        self.gains: dict[tuple[Area, Area], float] = {}
        """And about carrying them over the sea, before anybody has moved; see `moving.crossing`."""
        self.dues: dict[tuple[Card, ...], int | None] = {}
        """What cards cost together; see `buying.buy`."""
        self._sites: dict[Area, int] = {}
        self._habitable: dict[Area, tuple[Area, ...]] = {}

    # What lies on the table, looked at when it is needed

    @cached_property
    def hand(self) -> Goods:
        return Counter({kind: number for kind, number in self.view.hand if kind in VALUE})

    @cached_property
    def chart(self) -> Chart:
        return chart(SETUPS["6" if self.view.variant in SMALL else str(self.view.seats)].regions)

    @cached_property
    def mine(self) -> People:
        return {p.area: n for p in self.view.places for s, n in p.tokens if s == self.seat}

    @cached_property
    def rivals(self) -> dict[Area, dict[Seat, int]]:
        there = ((p.area, {s: n for s, n in p.tokens if s != self.seat}) for p in self.view.places)
        return {area: others for area, others in there if others}

    @cached_property
    def fresh(self) -> People:
        return {place.area: place.fresh for place in self.view.places if place.fresh}

    @cached_property
    def ships(self) -> dict[str, Harboured]:
        return named(ship for place in self.view.places for ship in place.ships if ship.seat == self.seat)

    @cached_property
    def cities(self) -> dict[Area, Seat]:
        return {place.area: place.city for place in self.view.places if place.city is not None}

    @cached_property
    def smiths(self) -> set[Seat]:
        return {s for s, realm in enumerate(self.view.realms) if "metalworking" in realm.cards}

    # Questions

    @cached_property
    def verbs(self) -> list[str]:
        """The words with which a move may begin."""
        return self.keys()

    def keys(self, *path: str) -> list[str]:
        """The words that may follow."""
        return keys(self.ask(path))

    def walk(self, path: Path) -> Path:
        """Answers what is left in the simplest way."""
        node = self.ask(path)
        while not isinstance(node, Ready):
            path = (*path, _simple(node))
            node = self.ask(path)
        return path

    def settled(self, path: Path) -> Path:
        """With all that follows without a choice."""
        while not isinstance(node := self.ask(path), Ready) and (word := only(node)) is not None:
            path = (*path, word)
        return path

    # Land

    def limit(self, area: Area) -> int:
        """How many of its people an area feeds: the farmer's token more only where nobody else lives."""
        return AREAS[area].limit + ("agriculture" in self.me.cards and area not in self.rivals)

    def is_free(self, area: Area) -> bool:
        """Nobody else is there."""
        return area not in self.rivals and self.cities.get(area, self.seat) == self.seat

    def habitable(self, area: Area) -> tuple[Area, ...]:
        """An area and those across its land borders, as far as nobody else and no city is there."""
        if area not in self._habitable:
            around = (area, *self.chart.land[area])
            self._habitable[area] = tuple(a for a in around if a not in self.rivals and a not in self.cities)
        return self._habitable[area]

    def sites(self, area: Area) -> int:
        """Free sites across a land border."""
        if area not in self._sites:
            near = (AREAS[a].site and a not in self.cities and a not in self.rivals for a in self.chart.land[area])
            self._sites[area] = sum(map(bool, near))
        return self._sites[area]

    def fed(self, people: People) -> int:
        """How many of them the land feeds."""
        return sum(min(number, self.limit(area)) for area, number in people.items() if area not in self.cities)

    def coasts(self, harbour: Harbour, far: int | None = None) -> dict[Harbour, int]:
        """Where a ship can sail from a harbour."""
        reach = RANGE + ("clothmaking" in self.me.cards) if far is None else far
        return self.chart.reach(harbour, reach, self.crosses)

    @cached_property
    def crosses(self) -> bool:
        """Whether own ships cross open sea."""
        return self.view.variant in SMALL or "astronomy" in self.me.cards

    # What will be

    def foresees(self, path: Path) -> bool:
        """Remembers an own move as made; False where a ship may have another name then."""
        match path:
            case ("move", str(source), str(target), int(number)):
                self._leave(source, number)
                self._arrive(target, number)
            case ("sail", str(name), str(harbour), *numbers):
                return self._sailed(name, harbour, tuple(int(str(number)) for number in numbers))
        return True

    def _sailed(self, name: str, harbour: Harbour, numbers: tuple[int, ...]) -> bool:
        ship = self.ships.pop(name)
        load, land = numbers if len(numbers) == 2 else (0, min(ship.cargo, sum(numbers)))
        if load:
            self._leave(HARBOURS[ship.harbour], load)
        if land:
            self._arrive(HARBOURS[harbour], land)
        left = ship.left - self.coasts(ship.harbour, ship.left)[harbour]
        there = Harboured(self.seat, harbour, left, ship.cargo + load - land)
        others, self.ships = self.ships, named((*self.ships.values(), there))
        beside = [other for other in others.values() if other.harbour == harbour]
        return all(other == there for other in beside) and others.items() <= self.ships.items()

    def _leave(self, area: Area, number: int) -> None:
        for people in (self.mine, self.fresh):
            people[area] -= number
            if not people[area]:
                del people[area]

    def _arrive(self, area: Area, number: int) -> None:
        self.mine[area] = self.mine.get(area, 0) + number

    # Cities and taxes

    def supply(self, cities: int) -> float:
        """Tokens on the board that so many cities need; a young people needs enough to grow."""
        if self.is_urgent():
            return 2 * cities
        return max(2 * cities + self.temper.slack, self.temper.young if self.me.stock > self.temper.young else 0)

    def is_urgent(self) -> bool:
        """The second epoch is next, and cities are lacking for it."""
        nation = NATIONS[self.me.nation]
        return self.me.space + 1 == nation.epochs[0] and len(self.me.cities) < EPOCHS["cities"]

    def bearable(self, cities: int, treasury: int | None = None) -> int:
        """How many may live on the board so that so many cities can be taxed; half of the treasury will be spent."""
        everything = TOKENS_OF_SEVEN if self.view.seats == 7 else TOKENS
        return everything - (self.me.treasury // 2 if treasury is None else treasury) - 2 * cities

    def taxable(self, treasury: int | None = None) -> int:
        """Tokens that will be in stock when taxes are due, beyond those taxes."""
        return self.bearable(len(self.me.cities), treasury) - self.fed(self.mine)

    # Hand

    @cached_property
    def sets(self) -> list[tuple[int, int, tuple[Kind, ...]]]:
        """Every choice of whole sets: what is missed of the hand that can be kept, and what they pay; those first that
        are missed least."""
        value = {kind: VALUE[kind] * number * number for kind, number in self.hand.items()}
        some = (pick for size in range(len(value) + 1) for pick in combinations(value, size))
        whole = kept(self.hand)
        rows = [(whole - kept(without(self.hand, pick)), sum(map(value.__getitem__, pick)), pick) for pick in some]
        return sorted(rows, key=lambda row: row[:2])

    # Others

    def demand(self) -> int:
        """The points that it takes to win."""
        return NATIONS[self.me.nation].points[-1] if self.me.nation else 0

    def hoards(self) -> bool:
        """No card can be bought any more: only what stays in hand and treasury brings victory nearer."""
        return len(self.me.cards) >= MOST

    def is_ahead(self, seat: Seat) -> bool:
        """Whether another player stands at least as well."""
        return standing(self.view.realms[seat]) >= standing(self.me)


def named(ships: Iterable[Harboured]) -> dict[str, Harboured]:
    """Own ships by name: `korfu`, a second one there `korfu.2`."""
    found: dict[str, Harboured] = {}
    for ship in ships:
        number = 1 + sum(other.harbour == ship.harbour for other in found.values())
        found[ship.harbour if number == 1 else f"{ship.harbour}.{number}"] = ship
    return found


def without(hand: Goods, kinds: Iterable[Kind]) -> dict[Kind, int]:
    gone = set(kinds)
    return {kind: number for kind, number in hand.items() if kind not in gone}


def kept(hand: Mapping[Kind, int]) -> int:
    """What is left of a hand when the round is over: so many cards as may be kept, those without which it loses least
    given back."""
    left = dict(hand)
    missed = {kind: VALUE[kind] * (2 * number - 1) for kind, number in left.items()}
    value = sum([VALUE[kind] * number * number for kind, number in left.items()])
    for _ in range(sum(left.values()) - KEEP):
        kind = min(missed, key=missed.__getitem__)
        value -= missed[kind]
        left[kind] -= 1
        if left[kind]:
            missed[kind] -= 2 * VALUE[kind]
        else:
            del missed[kind]
    return value


def least(hand: Mapping[Kind, int]) -> Kind:
    """The card that is missed least."""
    return min((kind for kind in hand if hand[kind]), key=lambda kind: VALUE[kind] * (2 * hand[kind] - 1))


def standing(realm: Realm) -> int:
    """How well a player is doing."""
    return 100 * realm.space + realm.points + 20 * len(realm.cities)


def keys(node: Node) -> list[str]:
    return [choice.key for choice in getattr(node, "choices", ())]


def caps(node: Split) -> dict[str, int]:
    """How many of each there may be."""
    return dict(zip(keys(node), node.caps, strict=True))


def in_order(parts: Iterable[tuple[Kind, int]]) -> Parts:
    return tuple(sorted(parts, key=lambda row: RANK[row[0]]))


def sorted_like(node: Split, parts: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple((key, parts[key]) for key in keys(node) if parts[key])


def _simple(node: Node) -> Answer:
    match node:
        case One():
            return node.choices[0].key
        case Count():
            return node.hi
        case Many() | Split() if node.hint is not None:
            return node.hint
        case Many():
            return tuple(keys(node)[: node.lo])
        case Split():
            left, parts = node.lo, Counter[str]()
            for key, cap in caps(node).items():
                parts[key] = min(cap, left)
                left -= parts[key]
            return sorted_like(node, parts)
    raise AssertionError(node)
