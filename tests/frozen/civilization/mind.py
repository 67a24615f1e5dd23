"""What one seat knows at one moment: its people, its land, its hand."""

from collections import Counter
from collections.abc import Iterable

from rules.civilization.board import AREAS, Area
from rules.civilization.building import price
from rules.civilization.printed import RANK, TOKENS, TOKENS_OF_SEVEN, VALUE, Kind
from rules.civilization.view import CivView, Realm
from rules.kernel import Answer, Count, Many, Node, One, Path, Ready, Seat, Split
from service.agents import Ask

Goods = Counter[Kind]
Parts = tuple[tuple[Kind, int], ...]

SLACK = 4
"""Tokens on the board beyond two for each city."""


class Mind:
    """The view of a seat, and what it makes of it."""

    def __init__(self, view: CivView, seat: Seat, ask: Ask) -> None:
        self.view, self.seat, self.ask = view, seat, ask
        self.me: Realm = view.realms[seat]
        self.hand: Goods = Counter({kind: number for kind, number in view.hand if kind in VALUE})
        self.mine = {p.area: dict(p.tokens)[seat] for p in view.places if seat in dict(p.tokens)}
        self.fresh = {place.area: place.fresh for place in view.places if place.fresh}
        self.cities = {place.area: place.city for place in view.places if place.city is not None}
        self.foreign = {p.area for p in view.places if any(s != seat for s, _ in p.tokens)} | {
            area for area, owner in self.cities.items() if owner != seat
        }

    # Questions

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

    # Land

    def limit(self, area: Area) -> int:
        return AREAS[area].limit + ("agriculture" in self.me.cards)

    def room(self, area: Area) -> int:
        """How many more could live there in peace."""
        if area in self.foreign or area in self.cities:
            return 0
        return self.limit(area) - self.mine.get(area, 0)

    def surplus(self, area: Area) -> int:
        """Tokens that should go elsewhere: those that cannot be fed, and colonists."""
        number = self.mine.get(area, 0)
        if area in self.cities:
            return number
        stay = 1 if self.view.variant == "nomads" else 2
        return 0 if self.is_reserved(area) else max(number - self.limit(area), number - stay, 0)

    def is_reserved(self, area: Area) -> bool:
        """Enough for a city have met here."""
        met = area not in self.cities and self.mine.get(area, 0) >= price(area)
        return met and self.can_support(area, self.mine)

    # Cities and taxes

    def can_support(self, site: Area, people: dict[Area, int]) -> bool:
        """One more city could be supported by these people in the other areas."""
        cities = len(self.me.cities) + 1
        due = 2 * cities + (SLACK if cities > 2 else 0)
        others = {area: number for area, number in people.items() if area != site}
        return self.me.city_pieces > 0 and self._fed(others) >= due

    def taxable(self) -> int:
        """Tokens that will be in stock when taxes are due, beyond those taxes."""
        everything = TOKENS_OF_SEVEN if self.view.seats == 7 else TOKENS
        return everything - self.me.treasury - self._fed(self.mine) - 2 * len(self.me.cities)

    def _fed(self, people: dict[Area, int]) -> int:
        """How many of them the land feeds."""
        return sum(min(number, self.limit(area)) for area, number in people.items() if area not in self.cities)


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
