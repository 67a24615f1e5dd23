"""Flood."""

from msgspec import Struct

from rules.civilization.board import PLAINS, plain
from rules.civilization.losses import suffer
from rules.civilization.state import Civ, has, others, people, seat_of
from rules.civilization.units import units_of
from rules.civilization.volcano import CALAMITY
from rules.kernel import Choice, Node, One, Path, Ready, Seat, Split, Step, Turn, Who, msg, parts

LOSS = 17
DAMMED = 7
"""The most that a holder of engineering loses."""
ABROAD = 10


class Rises(Struct, frozen=True):
    """Where, and how many units of which others go with it."""

    plain: str
    others: tuple[tuple[str, int], ...]


class Flood(Step[Civ]):
    """The victim chooses a plain and distributes the losses of the others there."""

    victim: Seat

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return (self.victim,) if self._needs_choice(g) else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-flood"), (CALAMITY,))
            case (_,):
                return One(msg("civilization-ask-flood"), tuple(_choice(name) for name in _wet(g, seat)))
            case (_, str(name), *answers):
                return _ask_others(g, seat, name, tuple(answers))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Rises) -> None:
        t.done()
        _flood(t, seat, action)

    def proceed(self, t: Turn[Civ]) -> None:
        t.done()
        names = _wet(t.g, self.victim)
        if not names:
            t.tell(msg("civilization-no-effect", who=Who(self.victim)))  # CIV-52.3-d
            return
        ready = _ask_others(t.g, self.victim, names[0], ())
        assert isinstance(ready, Ready)
        _flood(t, self.victim, ready.action)

    def _needs_choice(self, g: Civ) -> bool:
        names = _wet(g, self.victim)
        return len(names) > 1 or (len(names) == 1 and not isinstance(_ask_others(g, self.victim, names[0], ()), Ready))


def _wet(g: Civ, seat: Seat) -> list[str]:
    """Plains where a player has units that a flood can take."""
    return [name for name in PLAINS if units_of(g, seat, plain(name)).total()]


def _ask_others(g: Civ, seat: Seat, name: str, answers: Path) -> Node:
    """Up to ten units of others, compulsory as far as they exist (CIV-52.3-f)."""
    caps = {other: _cap(g, other, name, ABROAD) for other in others(g, seat)}
    caps = {other: cap for other, cap in caps.items() if cap}
    due = min(ABROAD, sum(caps.values()))
    if sum(caps.values()) == due:
        return Ready(Rises(name, tuple((g.players[other].nation, cap) for other, cap in caps.items())))
    if answers:
        return Ready(Rises(name, parts(answers[0])))
    choices = people(g, caps)
    room = tuple(caps[seat_of(g, choice.key)] for choice in choices)
    return Split(msg("civilization-ask-flood-others", units=due), choices, room, due, due)


def _cap(g: Civ, seat: Seat, name: str, number: int) -> int:
    """The most that a player can lose here."""
    return min(units_of(g, seat, plain(name)).total(), DAMMED if has(g, seat, "engineering") else number)


def _flood(t: Turn[Civ], victim: Seat, action: Rises) -> None:
    t.tell(msg("civilization-flooded", plain=msg(f"civilization-plain-{action.plain}")))
    due = {victim: _cap(t.g, victim, action.plain, LOSS)}
    due |= {seat_of(t.g, nation): number for nation, number in action.others}
    suffer(t, due, plain(action.plain))


def _choice(name: str) -> Choice:
    return Choice(name, msg(f"civilization-plain-{name}"), spot=plain(name)[0])
