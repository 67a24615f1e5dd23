"""Phase 1: taxes, and the revolts of cities that cannot pay them."""

from msgspec import Struct

from rules.civilization.board import Area, area_name, at
from rules.civilization.state import (
    Civ,
    by_table,
    city_pieces,
    found,
    has,
    most_stock,
    others,
    raze,
    stock,
)
from rules.kernel import Choice, Count, Many, Node, One, Path, Ready, Seat, Step, Turn, Who, keys, msg, several

RATE = 2
LOWEST, HIGHEST = 1, 3


class Rate(Struct, frozen=True):
    """Tokens for each city."""

    tokens: int


class Taken(Struct, frozen=True):
    """Cities that go over to the taker."""

    cities: tuple[Area, ...]


class Taxes(Step[Civ]):
    """Holders of coinage set their rates; then everybody pays, and what stayed untaxed revolts."""

    rates: dict[Seat, int] = {}

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(
            seat
            for seat in range(g.seats)
            if seat not in self.rates and g.players[seat].cities and has(g, seat, "coinage")
        )

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-tax"), (Choice("tax", msg("civilization-verb-tax")),))
            case (_,):
                return Count(msg("civilization-ask-rate", cities=len(g.players[seat].cities)), LOWEST, HIGHEST)
            case (_, int(tokens)):
                return Ready(Rate(tokens))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Rate) -> None:
        self.rates[seat] = action.tokens
        t.tell(msg("civilization-rate", who=Who(seat), rate=action.tokens))

    def proceed(self, t: Turn[Civ]) -> None:
        for player in t.g.players:
            player.exempt = []  # what changes hands now owes no taxes and cannot revolt again: CIV-43.1-o
        unpaid = [(seat, _pay(t, seat, self.rates.get(seat, RATE))) for seat in by_table(t.g)]
        t.done()
        for seat, cities in reversed(unpaid):  # the first of the table lies on top: CIV-43.1-n
            if cities:
                t.call(Revolt(seat, cities))

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("tax", RATE)


class Revolt(Step[Civ]):
    """So many cities of the owner go over to whoever has most tokens in stock, then to the next."""

    owner: Seat
    cities: int

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return _takers(g, self.owner)[:1] if self.cities else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-take"), (Choice("take", msg("civilization-verb-take")),))
            case (_,):
                number = min(self.cities, city_pieces(g, seat))
                ask = msg("civilization-ask-revolt", owner=Who(self.owner), number=number)
                owner = g.players[self.owner]
                return Many(ask, tuple(at(c) for c in owner.cities if c not in owner.exempt), number, number)
            case (_, cities):
                return Ready(Taken(keys(cities)))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Taken) -> None:
        for city in action.cities:
            turn_over(t.g, self.owner, seat, city)
        self.cities -= len(action.cities)
        names = several([area_name(city) for city in action.cities])
        t.tell(msg("civilization-revolted", who=Who(seat), owner=Who(self.owner), cities=names))

    def proceed(self, t: Turn[Civ]) -> None:
        if self.cities:  # CIV-43.1-m
            t.tell(msg("civilization-no-taker", owner=Who(self.owner), number=self.cities))
        t.done()


def turn_over(g: Civ, owner: Seat, taker: Seat, city: Area) -> None:
    """A revolting city changes hands; it needs no support until the next growth (CIV-43.1-p)."""
    raze(g, owner, city)
    found(g, taker, city)
    g.players[taker].exempt.append(city)


def _takers(g: Civ, owner: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in most_stock(g, others(g, owner)) if city_pieces(g, seat))


def _pay(t: Turn[Civ], seat: Seat, rate: int) -> int:
    """Pays as far as the stock allows; tells for how many cities it did not (CIV-43.1-e)."""
    player = t.g.players[seat]
    if not player.cities:
        return 0
    paid = min(len(player.cities), stock(t.g, seat) // rate)
    player.treasury += paid * rate
    unpaid = len(player.cities) - paid
    if paid:
        t.tell(msg("civilization-paid", who=Who(seat), tokens=paid * rate, cities=paid))
    if unpaid:
        t.tell(msg("civilization-unpaid", who=Who(seat), cities=unpaid))
    return unpaid
