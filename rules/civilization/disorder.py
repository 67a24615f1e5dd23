"""Civil disorder; iconoclasm and heresy."""

from rules.civilization.famine import Ordered, ask_victims
from rules.civilization.state import Civ, has, others, seat_of
from rules.civilization.support import Dissolving
from rules.civilization.volcano import CALAMITY
from rules.kernel import Node, One, Path, Ready, Seat, Step, Turn, Who, msg, parts

KEPT, KEPT_BY_LAW, KEPT_BY_DEMOCRACY = 4, 5, 6
LOST, LOST_BY_LAW, LOST_BY_PHILOSOPHY = 4, 3, 2
DEMANDED = 2


def disorder(t: Turn[Civ], victim: Seat) -> None:
    """The receiver keeps some cities; those above are dissolved (CIV-52.7)."""
    lost = lost_in_disorder(t.g, victim)
    if lost:
        t.call(Dissolving({victim: lost}))
    else:
        t.tell(msg("civilization-no-effect", who=Who(victim)))


def lost_in_disorder(g: Civ, victim: Seat) -> int:
    kept = KEPT_BY_LAW if has(g, victim, "law") else KEPT
    kept = KEPT_BY_DEMOCRACY if has(g, victim, "democracy") else kept
    return max(0, len(g.players[victim].cities) - kept)


def lost_to_iconoclasm(g: Civ, victim: Seat) -> int:
    lost = LOST_BY_LAW if has(g, victim, "law") else LOST
    return LOST_BY_PHILOSOPHY if has(g, victim, "philosophy") else lost


class Iconoclasm(Step[Civ]):
    """The receiver demands cities of others; then he and they dissolve."""

    victim: Seat

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return (self.victim,) if self._caps(g) else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-iconoclasm"), (CALAMITY,))
            case (_,):
                return ask_victims(g, "civilization-ask-iconoclasm", self._caps(g), DEMANDED)
            case (_, cities):
                return Ready(Ordered(parts(cities)))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Ordered) -> None:
        for nation, number in action.units:
            t.tell(msg("civilization-demanded", who=Who(seat), whom=Who(seat_of(t.g, nation)), number=number))
        self._dissolve(t, {seat_of(t.g, nation): number for nation, number in action.units})

    def proceed(self, t: Turn[Civ]) -> None:
        self._dissolve(t, {})

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("calamity", ())

    def _dissolve(self, t: Turn[Civ], demanded: dict[Seat, int]) -> None:
        t.goto(Dissolving({self.victim: lost_to_iconoclasm(t.g, self.victim), **demanded}))

    def _caps(self, g: Civ) -> dict[Seat, int]:
        """How many cities may be demanded of whom (CIV-52.8-e, CIV-52.8-f)."""
        caps = {
            other: min(len(g.players[other].cities), 1 if has(g, other, "law") else DEMANDED)
            for other in others(g, self.victim)
            if not has(g, other, "philosophy")
        }
        return {other: cap for other, cap in caps.items() if cap}
