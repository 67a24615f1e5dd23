"""Famine."""

from msgspec import Struct

from rules.civilization.losses import suffer
from rules.civilization.papers import held
from rules.civilization.state import Civ, has, others, people, seat_of
from rules.civilization.volcano import CALAMITY
from rules.kernel import Count, Node, One, Path, Ready, Seat, Split, Step, Turn, Who, msg, parts

LOSS = 9
ABROAD, EACH = 20, 11
SAVED = 4
"""Units that a grain card saves for a holder of pottery."""


class Ordered(Struct, frozen=True):
    """Units that others lose, by nation."""

    units: tuple[tuple[str, int], ...]


class Shown(Struct, frozen=True):
    """Grain cards that are shown."""

    cards: int


class Famine(Step[Civ]):
    """The victim orders losses; then holders of pottery may show grain; then everybody loses."""

    forced = False
    victim: Seat
    due: dict[Seat, int] = {}
    potters: list[Seat] = []

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(self.potters) if self.due else (self.victim,)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-pottery" if self.due else "civilization-ask-famine"), (CALAMITY,))
            case (_,) if self.due:
                grain = min(held(g, seat)["grain"], -(-self.due[seat] // SAVED))
                return Count(msg("civilization-ask-grain", units=self.due[seat], saved=SAVED), 0, grain)
            case (_,):
                return ask_victims(g, "civilization-ask-famine", dict.fromkeys(others(g, seat), EACH), ABROAD)
            case (_, int(cards)):
                return Ready(Shown(cards))
            case (_, units):
                return Ready(Ordered(parts(units)))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Ordered | Shown) -> None:
        match action:
            case Ordered(units):
                self.due = {seat: LOSS, **{seat_of(t.g, nation): number for nation, number in units}}
                tell_orders(t, seat, units)
                # Whoever has pottery and any card is asked, so that the question betrays no grain.
                self.potters = [s for s in self.due if has(t.g, s, "pottery") and t.g.players[s].hand]
            case Shown(cards):
                self.potters.remove(seat)
                self.due[seat] = max(0, self.due[seat] - SAVED * cards)
                t.tell(msg("civilization-showed", who=Who(seat), cards=cards))

    def proceed(self, t: Turn[Civ]) -> None:
        t.done()
        suffer(t, self.due)

    def default(self, g: Civ, seat: Seat) -> Path:
        if not self.due:
            return ("calamity", ())
        return ("calamity", min(held(g, seat)["grain"], -(-self.due[seat] // SAVED)))


def ask_victims(g: Civ, key: str, caps: dict[Seat, int], most: int) -> Split:
    """How many units of whom."""
    choices = people(g, caps)
    room = tuple(caps[seat_of(g, choice.key)] for choice in choices)
    return Split(msg(key), choices, room, 0, min(most, sum(room)))


def tell_orders(t: Turn[Civ], seat: Seat, units: tuple[tuple[str, int], ...]) -> None:
    for nation, number in units:
        t.tell(msg("civilization-ordered", who=Who(seat), whom=Who(seat_of(t.g, nation)), units=number))
