"""Epidemic."""

from rules.civilization.famine import Ordered, ask_victims, tell_orders
from rules.civilization.losses import suffer
from rules.civilization.state import Civ, has, others, seat_of
from rules.civilization.volcano import CALAMITY
from rules.kernel import Node, One, Path, Ready, Seat, Step, Turn, msg, parts

LOSS, TREATED = 16, 11
ABROAD, EACH, EACH_TREATED = 25, 10, 5


class Epidemic(Step[Civ]):
    """The receiver says who else suffers; who drew the card is immune."""

    victim: Seat
    seller: Seat

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return (self.victim,) if self._caps(g) else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-epidemic"), (CALAMITY,))
            case (_,):
                return ask_victims(g, "civilization-ask-epidemic", self._caps(g), ABROAD)
            case (_, units):
                return Ready(Ordered(parts(units)))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Ordered) -> None:
        t.done()
        tell_orders(t, seat, action.units)
        due = {seat_of(t.g, nation): number for nation, number in action.units}
        suffer(t, {seat: own_loss(t.g, seat), **due}, sick=True)

    def proceed(self, t: Turn[Civ]) -> None:
        t.done()
        suffer(t, {self.victim: own_loss(t.g, self.victim)}, sick=True)

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("calamity", ())

    def _caps(self, g: Civ) -> dict[Seat, int]:
        """How much may be ordered of whom (CIV-52.6-b, CIV-52.6-d, CIV-52.6-e)."""
        return {
            other: EACH_TREATED if has(g, other, "medicine") else EACH
            for other in others(g, self.victim)
            if other != self.seller
        }


def own_loss(g: Civ, seat: Seat) -> int:
    """Units that the receiver loses."""
    return TREATED if has(g, seat, "medicine") else LOSS
