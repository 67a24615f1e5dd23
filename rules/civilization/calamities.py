"""Phase 11: who is struck by what, in which order."""

from collections.abc import Callable

from rules.civilization.civil_war import begin_war
from rules.civilization.disorder import Iconoclasm, disorder
from rules.civilization.epidemic import Epidemic
from rules.civilization.famine import Famine
from rules.civilization.flood import Flood
from rules.civilization.papers import put_back
from rules.civilization.piracy import piracy
from rules.civilization.printed import kind, kind_name, stack_of
from rules.civilization.state import Civ, Laid
from rules.civilization.support import test_support
from rules.civilization.volcano import strike
from rules.kernel import Seat, Step, Turn, Who, msg

LIMIT = 2
"""Calamities that strike one player in one round."""


class Calamities(Step[Civ]):
    """One after the other, the lowest stack first (CIV-43.11-a)."""

    struck: dict[Seat, int] = {}

    def proceed(self, t: Turn[Civ]) -> None:
        laid = [(stack_of(card.paper), seat, card) for seat, p in enumerate(t.g.players) for card in p.laid]
        if not laid:
            t.done()
            test_support(t)  # CIV-43.11-h
            return
        _, seat, card = min(laid, key=lambda row: row[0])
        t.g.players[seat].laid.remove(card)
        self._strike(t, seat, card)

    def _strike(self, t: Turn[Civ], seat: Seat, card: Laid) -> None:
        name = kind(card.paper)
        put_back(t, [card.paper])  # CIV-43.11-i
        if self.struck.get(seat, 0) >= LIMIT:
            t.tell(msg("civilization-spared", who=Who(seat), calamity=kind_name(name)))
            return
        self.struck[seat] = self.struck.get(seat, 0) + 1  # with or without effect: CIV-43.11-f
        t.tell(msg("civilization-strikes", who=Who(seat), calamity=kind_name(name)))
        EFFECTS[name](t, seat, card.seller)


def begin_calamities(t: Turn[Civ]) -> None:
    t.call(Calamities())


EFFECTS: dict[str, Callable[[Turn[Civ], Seat, Seat], None]] = {
    "volcano": lambda t, victim, _: strike(t, victim),
    "flood": lambda t, victim, _: t.call(Flood(victim)),
    "famine": lambda t, victim, _: t.call(Famine(victim)),
    "civil-war": lambda t, victim, _: begin_war(t, victim),
    "epidemic": lambda t, victim, seller: t.call(Epidemic(victim, seller)),
    "disorder": lambda t, victim, _: disorder(t, victim),
    "iconoclasm": lambda t, victim, _: t.call(Iconoclasm(victim)),
    "piracy": piracy,
}
