"""Units: a token is one, a city five; and which of them somebody picks."""

from collections.abc import Collection

from msgspec import Struct

from rules.civilization.board import AREAS, Area, area_name
from rules.civilization.state import Civ, listed, stock
from rules.kernel import Choice, Illegal, Msg, Node, Path, Ready, Seat, Split, msg, no, parts, several

Parts = tuple[tuple[Area, int], ...]
CITY = 5
SICK_CITY = 4
"""An epidemic leaves one token in place of a city (CIV-52.6-g)."""


class Picked(Struct, frozen=True):
    """Tokens by area; a city counts as one piece of its area."""

    pieces: Parts


class Units(Struct, frozen=True):
    """Pieces of one player from which units are picked. `spare`: tokens for replaced cities, -1 if they need none."""

    tokens: dict[Area, int]
    cities: tuple[Area, ...]
    city: int = CITY
    spare: int = -1

    def total(self) -> int:
        return sum(self.tokens.values()) + self.city * len(self.cities)

    def size(self, pieces: Parts) -> int:
        return sum(self.city if area in self.cities else number for area, number in pieces)

    def most(self, number: int) -> int:
        """The largest total that does not exceed the number (CIV-52.1-e)."""
        return max(self._with(cities, number) for cities in self._mixes(number))

    def whole(self, pieces: Parts) -> bool:
        """Whether there is a token for every city that must be replaced (CIV-52.6-i)."""
        cities = sum(area in self.cities for area, _ in pieces)
        fallen = sum(number for area, number in pieces if area not in self.cities)
        return self.spare < 0 or cities <= self.spare + fallen

    def some(self, number: int) -> Parts:
        """A pick of the largest total with as few cities as can be."""
        most = self.most(number)
        cities = next(cities for cities in self._mixes(number) if self._with(cities, number) == most)
        left = most - self.city * cities
        pieces = []
        for area, there in sorted(self.tokens.items(), key=lambda row: -row[1]):
            if left:
                pieces.append((area, min(left, there)))
                left -= pieces[-1][1]
        return self._sorted([*pieces, *((city, 1) for city in self.cities[:cities])])

    def all(self) -> Parts:
        return self._sorted([*self.tokens.items(), *((city, 1) for city in self.cities)])

    def told(self, pieces: Parts | None = None) -> Msg:
        """Pieces in words, or all: `3 in Mari and the city of Ur`."""
        return told(self.all() if pieces is None else pieces, self.cities)

    def _mixes(self, number: int) -> list[int]:
        """How many cities may be among so many units."""
        return [c for c in range(min(len(self.cities), number // self.city) + 1) if self._replaced(c, number)]

    def _replaced(self, cities: int, number: int) -> bool:
        return self.spare < 0 or cities <= self.spare + self._with(cities, number) - self.city * cities

    def _with(self, cities: int, number: int) -> int:
        return self.city * cities + min(sum(self.tokens.values()), number - self.city * cities)

    def _sorted(self, pieces: list[tuple[Area, int]]) -> Parts:
        named = dict(pieces)
        return tuple((area, named[area]) for area in listed(named))


def units_of(g: Civ, seat: Seat, areas: Collection[Area] | None = None) -> Units:
    """All pieces of a player, or those in some areas; of cities there only those on white squares (CIV-52.3-b)."""
    player = g.players[seat]
    if areas is None:
        return Units(dict(player.tokens), tuple(player.cities))
    tokens = {area: number for area, number in player.tokens.items() if area in areas}
    return Units(tokens, tuple(c for c in player.cities if c in areas and AREAS[c].site == "white"))


def sick_units(g: Civ, seat: Seat) -> Units:
    """What an epidemic can take: one token stays in each area (CIV-52.6-f)."""
    player = g.players[seat]
    tokens = {area: number - 1 for area, number in player.tokens.items() if number > 1}
    return Units(tokens, tuple(player.cities), SICK_CITY, stock(g, seat))


def told(pieces: Parts, cities: Collection[Area]) -> Msg:
    """Pieces in words, those of `cities` as cities."""
    items = [
        msg("civilization-city-of", area=area_name(area))
        if area in cities
        else msg("civilization-tokens-in", number=number, area=area_name(area))
        for area, number in pieces
    ]
    return msg("civilization-pieces", list=several(items)) if items else msg("civilization-nothing")


def ask_units(ask: Msg, units: Units, number: int, answers: Path) -> Node:
    """Which pieces, as close to the number as can be."""
    due = units.most(number)
    if answers:
        return _picked(units, parts(answers[0]), due)
    areas = listed({*units.tokens, *units.cities})
    caps = tuple(units.tokens.get(area, 1) for area in areas)
    hint = units.some(number)
    least = max(1, -(-due // units.city))
    choices = tuple(_piece(area, units) for area in areas)
    return Split(ask, choices, caps, least, min(due, sum(caps)), hint)


def _piece(area: Area, units: Units) -> Choice:
    note = msg("civilization-city-units", units=units.city) if area in units.cities else None
    return Choice(area, area_name(area), note, area)


def _picked(units: Units, pieces: Parts, due: int) -> Ready:
    size = units.size(pieces)
    if size != due:
        raise Illegal(no("CIV-52.1-e", "civilization-wrong-units", units=size, due=due, city=units.city))
    if not units.whole(pieces):
        raise Illegal(no("CIV-52.6-i", "civilization-no-replacement"))
    return Ready(Picked(pieces))
