"""The course of the game: set-up, then rounds of phases."""

from collections.abc import Callable

from rules.civilization.ahead import later
from rules.civilization.building import Building, feed
from rules.civilization.calamities import begin_calamities
from rules.civilization.conflicts import resolve
from rules.civilization.discards import Discards
from rules.civilization.growth import census, grow, table_order
from rules.civilization.movement import Movement
from rules.civilization.nations import lay_out
from rules.civilization.progress import abandoned, advance, count_round
from rules.civilization.purchase import begin_purchase
from rules.civilization.shipyard import open_shipyard
from rules.civilization.state import Civ
from rules.civilization.supply import supply
from rules.civilization.support import test_support
from rules.civilization.taxes import Taxes
from rules.civilization.trade import begin_trade
from rules.kernel import Seat, Step, Turn, msg

PHASES: dict[str, Callable[[Turn[Civ]], None]] = {
    "taxes": lambda t: t.call(Taxes()),
    "growth": grow,
    "census": census,
    "ships": open_shipyard,
    "movement": lambda t: t.call(Movement(list(t.g.order))),
    "conflicts": lambda t: _conflicts(t),
    "building": lambda t: t.call(Building()),
    "supply": supply,
    "trade": begin_trade,
    "purchase": begin_purchase,
    "calamities": begin_calamities,
    "discards": lambda t: t.call(Discards()),
    "progress": advance,
    "order": table_order,
    "limits": feed,
    "count": count_round,
}
FULL = tuple(PHASES)[:13]
ROUNDS = {
    "farmers": ("growth", "census", "ships", "movement", "conflicts", "building", "progress"),  # CIV-72-b
    "nomads": ("growth", "order", "ships", "movement", "limits", "count"),  # CIV-71-e
}


class Course(Step[Civ]):
    """Counts the phases of a round; `phase` is the one under way."""

    next: int = 0

    def proceed(self, t: Turn[Civ]) -> None:
        phases = phases_of(t.g)
        if self.next == 0 and abandoned(t):
            return
        if self.next == 0:
            t.g.round += 1
            t.tell(msg("civilization-round", number=t.g.round))
        phase = phases[self.next]
        self.next = (self.next + 1) % len(phases)
        PHASES[phase](t)

    def ahead(self, g: Civ, seat: Seat) -> dict[str, Step[Civ]]:
        return later(g, seat, phases_of(g)[self.next - 1])


def phases_of(g: Civ) -> tuple[str, ...]:
    return ROUNDS.get(g.variant, FULL)


def deal(t: Turn[Civ]) -> None:
    t.call(Course())
    t.call(lay_out(t))


def _conflicts(t: Turn[Civ]) -> None:
    """Cities without support are dissolved when all battles are over (CIV-43.65-a)."""
    test_support(t)
    resolve(t)
