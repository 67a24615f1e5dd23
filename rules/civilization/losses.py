"""Calamities that cost units: those who suffer choose their pieces, all at once."""

from collections.abc import Iterator

from rules.civilization.state import Civ, add, raze, remove
from rules.civilization.support import LOSE
from rules.civilization.units import Parts, Picked, Units, ask_units, sick_units, told, units_of
from rules.kernel import Node, One, Path, Seat, Step, Turn, Who, msg, occasion


class Losses(Step[Civ]):
    """Units due by seat; `areas` is the flooded plain, `sick` an epidemic."""

    due: dict[Seat, int]
    areas: list[str] = []
    sick: bool = False

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(seat for seat, number in self.due.items() if number)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        units, number = self.units(g, seat), self.due[seat]
        if not path:
            return One(msg("civilization-ask-lose"), (LOSE,))
        ask = msg("civilization-ask-units", units=units.most(number), city=units.city)
        return ask_units(ask, units, number, path[1:])

    def play(self, t: Turn[Civ], seat: Seat, action: Picked) -> None:
        self.due[seat] = 0
        self._take(t, seat, action.pieces)

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("lose", self.units(g, seat).some(self.due[seat]))

    def units(self, g: Civ, seat: Seat) -> Units:
        return sick_units(g, seat) if self.sick else units_of(g, seat, self.areas or None)

    def occasion(self, g: Civ, seat: Seat) -> str:
        return occasion(Losses, g.round, self.due.get(seat, 0), "sick" if self.sick else "", *self.areas)

    def open_choice(self, g: Civ, seat: Seat) -> "Iterator[Losses]":
        """Itself, if the player has a choice what to lose."""
        units = self.units(g, seat)
        if units.most(self.due[seat]) not in (0, units.total()):
            yield self

    def settle(self, t: Turn[Civ]) -> None:
        """Takes what leaves no choice (CIV-52.1-f)."""
        for seat, number in self.due.items():
            units = self.units(t.g, seat)
            most = units.most(number)
            if most in (0, units.total()):
                self.due[seat] = 0
                self._take(t, seat, units.all() if most else ())

    def _take(self, t: Turn[Civ], seat: Seat, pieces: Parts) -> None:
        g = t.g
        for area, number in pieces:
            if area not in g.players[seat].cities:
                remove(g, seat, area, number)
        cities = [area for area, _ in pieces if area in g.players[seat].cities]
        for city in cities:
            raze(g, seat, city)
            if self.sick:
                add(g, seat, city, 1)
        t.tell(msg("civilization-lost", who=Who(seat), pieces=told(pieces, cities)))


def suffer(t: Turn[Civ], due: dict[Seat, int], areas: tuple[str, ...] = (), sick: bool = False) -> None:
    """The step below has said who loses how many units."""
    losses = Losses({seat: number for seat, number in due.items() if number}, list(areas), sick)
    losses.settle(t)
    t.call(losses)
