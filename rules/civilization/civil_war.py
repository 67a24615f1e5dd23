"""Civil war: who secedes, which side the victim keeps, and who takes over the other."""

from collections.abc import Collection

from msgspec import Struct

from rules.civilization.board import Area, at
from rules.civilization.state import (
    Civ,
    add,
    city_pieces,
    found,
    has,
    most_stock,
    others,
    people,
    raze,
    remove,
    seat_of,
    stock,
)
from rules.civilization.taxes import turn_over
from rules.civilization.units import CITY, Parts, Picked, Units, ask_units, told, units_of
from rules.civilization.volcano import CALAMITY
from rules.kernel import Choice, Many, Node, One, Path, Ready, Seat, Split, Step, Turn, Who, keys, msg, parts

THRESHOLD = 35
OWN, NAMED, NAMED_BY_DEMOCRACY, BY_PHILOSOPHY = 15, 20, 30, 15
SECEDED, LOYAL = "seceded", "loyal"


class Named(Struct, frozen=True):
    """Who profits."""

    seat: Seat


class Side(Struct, frozen=True):
    """The group with which the victim plays on."""

    side: str


class CivilWar(Step[Civ]):
    """`quotas` are the picks still to come: who picks how many units. What is picked has seceded."""

    victim: Seat
    beneficiary: Seat = -1
    quotas: list[tuple[Seat, int]] = []
    tokens: dict[Area, int] = {}
    cities: list[Area] = []

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        if self.beneficiary < 0 or not self.quotas:
            return (self.victim,)
        seat, number = self.quotas[0]
        return (seat,) if number < self._rest(g).total() else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        if self.beneficiary < 0:
            return self._ask_name(g, seat, path)
        if not path:
            return One(msg("civilization-ask-civil-war"), (CALAMITY,))
        if not self.quotas:
            return self._ask_side(g, path)
        units, number = self._rest(g), self.quotas[0][1]
        ask = msg("civilization-ask-secede", whom=Who(self.victim), units=units.most(number), city=CITY)
        return ask_units(ask, units, number, path[1:])

    def play(self, t: Turn[Civ], seat: Seat, action: Named | Picked | Side) -> None:
        match action:
            case Named(named):
                self.beneficiary = named
                t.tell(msg("civilization-named", who=Who(seat), whom=Who(named)))
                more = NAMED_BY_DEMOCRACY if has(t.g, seat, "democracy") else NAMED  # CIV-52.5-j
                self.quotas = [(seat, OWN), (named, more)]
            case Picked(pieces):
                self._secede(t, seat, pieces)
            case Side(side):
                self._split(t, side)

    def proceed(self, t: Turn[Civ]) -> None:
        self._secede(t, self.quotas[0][0], self._rest(t.g).all())  # CIV-52.5-k

    def default(self, g: Civ, seat: Seat) -> Path | None:
        if self.beneficiary < 0:
            return None
        if not self.quotas:
            mine = self._seceded().total() >= self._rest(g).total()
            return ("calamity", SECEDED if mine else LOYAL)
        return ("calamity", self._rest(g).some(self.quotas[0][1]))

    def _ask_name(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-beneficiary"), (CALAMITY,))
            case (_,):
                return One(msg("civilization-ask-beneficiary"), people(g, others(g, seat)))
        return Ready(Named(seat_of(g, str(path[1]))))

    def _ask_side(self, g: Civ, path: Path) -> Node:
        if len(path) > 1:
            return Ready(Side(str(path[1])))
        gone, rest = self._seceded(), self._rest(g)
        sides = (_side(SECEDED, gone), _side(LOYAL, rest))
        return One(msg("civilization-ask-side", seceded=gone.told(), loyal=rest.told()), sides)

    def _seceded(self) -> Units:
        return Units(self.tokens, tuple(self.cities))

    def _rest(self, g: Civ) -> Units:
        """What has not seceded yet."""
        units = units_of(g, self.victim)
        tokens = {area: number - self.tokens.get(area, 0) for area, number in units.tokens.items()}
        tokens = {area: number for area, number in tokens.items() if number}
        return Units(tokens, tuple(city for city in units.cities if city not in self.cities))

    def _secede(self, t: Turn[Civ], seat: Seat, pieces: Parts) -> None:
        cities = t.g.players[self.victim].cities
        for area, number in pieces:
            if area in cities:
                self.cities.append(area)
            else:
                self.tokens[area] = self.tokens.get(area, 0) + number
        self.quotas.pop(0)
        own, what = int(seat == self.victim), told(pieces, cities)
        t.tell(msg("civilization-seceded", who=Who(seat), own=own, whom=Who(self.victim), pieces=what))

    def _split(self, t: Turn[Civ], side: str) -> None:
        lost = self._rest(t.g) if side == SECEDED else self._seceded()
        names = {"who": Who(self.victim), "whom": Who(self.beneficiary)}
        t.tell(msg("civilization-split", units=lost.total(), **names))
        t.goto(Takeover(self.victim, [self.beneficiary], dict(lost.tokens), list(lost.cities)))


class Takeover(Step[Civ]):
    """The group goes over to the beneficiary, and what he has no pieces for to those with most tokens in stock."""

    victim: Seat
    takers: list[Seat]
    tokens: dict[Area, int]
    cities: list[Area]
    revolt: bool = False
    """The beneficiary has taken what he can."""

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        if not self.takers or self.takers[0] == self.victim:
            return ()
        taker = self.takers[0]
        short = 0 < stock(g, taker) < sum(self.tokens.values())
        return (taker,) if short or (self._tokens_done(g, taker) and self._short_of_cities(g, taker)) else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-takeover"), (Choice("take", msg("civilization-verb-take")),))
            case (_,) if not self._tokens_done(g, seat):
                number = stock(g, seat)
                choices = tuple(map(at, self.tokens))
                ask = msg("civilization-ask-take-tokens", number=number)
                return Split(ask, choices, tuple(self.tokens.values()), number, number)
            case (_,):
                number = city_pieces(g, seat)
                ask = msg("civilization-ask-take-cities", number=number)
                return Many(ask, tuple(map(at, self.cities)), number, number)
            case (_, pieces) if not self._tokens_done(g, seat):
                return Ready(Picked(parts(pieces)))
            case (_, pieces):
                return Ready(Picked(tuple((city, 1) for city in keys(pieces))))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Picked) -> None:
        if self._tokens_done(t.g, seat):
            self._take_cities(t, seat, [city for city, _ in action.pieces])
        else:
            self._take_tokens(t, seat, action.pieces)

    def proceed(self, t: Turn[Civ]) -> None:
        """Tokens first, then cities; then the next (CIV-52.5-p)."""
        if not self.takers or not (self.tokens or self.cities):
            t.done()
            return
        taker = self.takers[0]
        if taker == self.victim:
            self._keep(t)
        elif not self._tokens_done(t.g, taker):
            self._take_tokens(t, taker, tuple(self.tokens.items()))
        elif self.cities and city_pieces(t.g, taker):
            self._take_cities(t, taker, list(self.cities))
        else:
            self.takers.pop(0)
            if not self.revolt:
                self.revolt = True
                self.takers = most_stock(t.g, others(t.g, taker))

    def _tokens_done(self, g: Civ, taker: Seat) -> bool:
        return not self.tokens or not stock(g, taker)

    def _short_of_cities(self, g: Civ, taker: Seat) -> bool:
        return 0 < city_pieces(g, taker) < len(self.cities)

    def _take_tokens(self, t: Turn[Civ], taker: Seat, pieces: Parts) -> None:
        for area, number in pieces:
            remove(t.g, self.victim, area, number)
            add(t.g, taker, area, number)
            self.tokens[area] -= number
        self.tokens = {area: number for area, number in self.tokens.items() if number}
        self._tell(t, taker, pieces)

    def _take_cities(self, t: Turn[Civ], taker: Seat, cities: list[Area]) -> None:
        for city in cities:
            if self.revolt:
                turn_over(t.g, self.victim, taker, city)  # CIV-52.5-o
            else:
                raze(t.g, self.victim, city)
                found(t.g, taker, city)
        self.cities = [city for city in self.cities if city not in cities]
        self._tell(t, taker, tuple((city, 1) for city in cities), cities)

    def _keep(self, t: Turn[Civ]) -> None:
        """The victim himself comes next and keeps what is left."""
        t.g.players[self.victim].exempt += [c for c in self.cities if c not in t.g.players[self.victim].exempt]
        rest = Units(self.tokens, tuple(self.cities))
        self._tell(t, self.victim, rest.all(), self.cities)
        self.tokens, self.cities = {}, []

    def _tell(self, t: Turn[Civ], taker: Seat, pieces: Parts, cities: Collection[Area] = ()) -> None:
        key = "civilization-kept-rest" if taker == self.victim else "civilization-took-over"
        t.tell(msg(key, who=Who(taker), pieces=told(pieces, cities)))


def begin_war(t: Turn[Civ], victim: Seat) -> None:
    """Fewer than 35 units: nothing happens; philosophy lets the largest stock profit (CIV-52.5-a, CIV-52.5-h)."""
    if units_of(t.g, victim).total() < THRESHOLD:
        t.tell(msg("civilization-no-effect", who=Who(victim)))
    elif not has(t.g, victim, "philosophy"):
        t.call(CivilWar(victim))
    else:
        first = most_stock(t.g, range(t.g.seats))[0]
        if first == victim:
            t.tell(msg("civilization-no-effect", who=Who(victim)))  # CIV-52.5-i
        else:
            t.call(CivilWar(victim, first, [(first, BY_PHILOSOPHY)]))


def _side(side: str, units: Units) -> Choice:
    return Choice(side, msg(f"civilization-side-{side}", units=units.total()))
