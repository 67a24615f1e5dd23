"""Conflicts: both sides count, add tiles out of their hands, and one leader goes home."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Count, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no, occasion
from rules.tigris.board import (
    COLOURS,
    FREE,
    LETTERS,
    OFF,
    OFFICES,
    Cell,
    Cells,
    cells_of,
    flood,
    members,
    owner,
    put,
    spread,
    together,
)
from rules.tigris.state import (
    EVERY_LEADER,
    EVERY_VERB,
    Tigris,
    award,
    chart_of,
    colour_of,
    in_hand,
    leader_of,
    lose,
    office_of,
    play_tiles,
    the,
    theirs,
    tiles,
    verb,
)

RED = "red"
UNDECIDED = -1


class Commit(Struct, frozen=True):
    """So many tiles out of the hand."""

    number: int


class Fight(Struct, frozen=True):
    """The conflict of this colour comes next."""

    colour: str


class Conflict(Step[Tigris]):
    """Two leaders of one colour: a revolt or, with a joining tile, a war. First the attacker adds tiles."""

    forced = False  # who has no suitable tile must not be found out by answering at once

    colour: str
    attacker: Seat
    defender: Seat
    union: Cell = OFF
    sent: int = UNDECIDED
    """What the attacker has added."""

    @property
    def arms(self) -> str:
        """The colour of the tiles that count: temples in a revolt."""
        return RED if self.union == OFF else self.colour  # TE-REV-02, TE-REV-06, TE-WAR-12

    @property
    def adding(self) -> Seat:
        return self.attacker if self.sent == UNDECIDED else self.defender  # TE-CONF-02, TE-CONF-03

    def waiting(self, g: Tigris) -> tuple[Seat, ...]:
        return (self.adding,) if g.hands[self.adding] else ()

    def ask(self, g: Tigris, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                choice = verb("commit") if in_hand(g, seat)[self.arms] else _NOTHING[self.arms]
                return One(msg("tigris-ask-commit", **self.sums(g)), (choice,), _why_conflict_first, EVERY_VERB)
            case (_,):
                return Count(self._question(g, seat), 0, in_hand(g, seat)[self.arms])
            case (_, int(number)):
                return Ready(Commit(number))
        raise AssertionError(path)

    def play(self, t: Turn[Tigris], seat: Seat, action: Commit) -> None:
        self._add(t, action.number)

    def proceed(self, t: Turn[Tigris]) -> None:
        self._add(t, 0)

    def default(self, g: Tigris, seat: Seat) -> Path:
        """Just enough to win as things stand, if that many are there."""
        need = 1 - self.lead(g) if seat == self.attacker else self.lead(g)
        return ("commit", need if 0 < need <= in_hand(g, seat)[self.arms] else 0)

    def ahead(self, g: Tigris, seat: Seat) -> "dict[str, Step[Tigris]]":
        """The defender, while the attacker still thinks."""
        if self.sent != UNDECIDED or seat != self.defender or not g.hands[seat]:
            return {}
        return {self.occasion(g, seat): Conflict(self.colour, self.attacker, self.defender, self.union, sent=0)}

    def occasion(self, g: Tigris, seat: Seat) -> str:
        return occasion(Conflict, self.colour, self.attacker, self.defender, self.union)

    def lead(self, g: Tigris) -> int:
        """By how much the attacker is ahead as things stand."""
        return strength(g, self, self.attacker) + max(self.sent, 0) - strength(g, self, self.defender)

    def sums(self, g: Tigris) -> dict[str, int | Who]:
        attack = strength(g, self, self.attacker) + max(self.sent, 0)
        sides: dict[str, int | Who] = {"attacker": Who(self.attacker), "defender": Who(self.defender)}
        return sides | {"attack": attack, "defence": strength(g, self, self.defender)}

    def _question(self, g: Tigris, seat: Seat) -> Msg:
        sums, arms = self.sums(g), msg(f"tigris-many-{self.arms}")
        if seat == self.attacker:
            return msg("tigris-ask-attack", arms=arms, **sums)
        return msg("tigris-ask-defence", arms=arms, need=max(0, self.lead(g)), **sums)

    def _add(self, t: Turn[Tigris], number: int) -> None:
        g, seat = t.g, self.adding
        play_tiles(g, seat, self.arms, number)
        lose(g, self.arms, number)  # TE-CONF-07
        t.tell(msg("tigris-commits", who=Who(seat), tiles=tiles(self.arms, number)))
        if self.sent == UNDECIDED:
            self.sent = number
            return
        attack = strength(g, self, self.attacker) + self.sent
        defence = strength(g, self, self.defender) + number
        t.done()
        self._settle(t, attack, defence)

    def _settle(self, t: Turn[Tigris], attack: int, defence: int) -> None:
        won = attack > defence  # TE-CONF-06
        winner, loser = (self.attacker, self.defender) if won else (self.defender, self.attacker)
        high, low = (attack, defence) if won else (defence, attack)
        beaten = leader_of(loser, self.colour)
        key = "tigris-holds" if attack == defence else "tigris-wins"
        t.tell(msg(key, who=Who(winner), whom=Who(loser), office=the(beaten), high=high, low=low))
        booty = 1 if self.union == OFF else 1 + _scatter(t, self, loser)  # TE-REV-09, TE-WAR-15
        t.g.leaders[beaten] = OFF
        award(t, winner, self.arms, booty)


class War(Step[Tigris]):
    """Two kingdoms are joined; conflicts go on until no colour is there twice."""

    seat: Seat
    cell: Cell

    def waiting(self, g: Tigris) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.open(g)) > 1 else ()

    def ask(self, g: Tigris, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("tigris-ask-conflict"), (verb("conflict"),), _why_choose_first, EVERY_VERB)
            case (_,):
                return One(msg("tigris-ask-which-conflict"), tuple(self._choices(g)), _why_no_conflict, EVERY_LEADER)
            case (_, str(office)):
                return Ready(Fight(colour_of(office)))
        raise AssertionError(path)

    def play(self, t: Turn[Tigris], seat: Seat, action: Fight) -> None:
        self._fight(t, action.colour)

    def proceed(self, t: Turn[Tigris]) -> None:
        match self.open(t.g):
            case []:
                t.done()  # TE-WAR-27
            case [colour, *_]:
                self._fight(t, colour)

    def open(self, g: Tigris) -> list[str]:
        """The colours that are in the joined kingdom twice."""
        found = chart_of(g)
        there = [leader % len(COLOURS) for leader in found.inside(found.kingdom(self.cell))]
        return [colour for number, colour in enumerate(COLOURS) if there.count(number) > 1]

    def conflict(self, g: Tigris, colour: str) -> Conflict:
        """Who is involved; the active player attacks, else who follows first in turn."""
        found = chart_of(g)
        involved = [
            owner(leader)
            for leader in found.inside(found.kingdom(self.cell))
            if COLOURS[leader % len(COLOURS)] == colour
        ]
        attacker, defender = sorted(involved, key=lambda seat: (seat - self.seat) % g.seats)  # TE-WAR-06, TE-WAR-07
        return Conflict(colour, attacker, defender, self.cell)

    def _fight(self, t: Turn[Tigris], colour: str) -> None:
        start(t, self.conflict(t.g, colour))

    def _choices(self, g: Tigris) -> Iterator[Choice]:
        for colour in self.open(g):
            sums = self.conflict(g, colour).sums(g)
            yield Choice(office_of(colour), msg("tigris-odds", office=msg(f"tigris-{office_of(colour)}"), **sums))


def start(t: Turn[Tigris], conflict: Conflict) -> None:
    kind = "revolt" if conflict.union == OFF else "war"
    sums = conflict.sums(t.g)
    t.tell(msg(f"tigris-{kind}", office=theirs(leader_of(conflict.attacker, conflict.colour)), **sums))
    t.call(conflict)


def strength(g: Tigris, conflict: Conflict, seat: Seat) -> int:
    """What counts for a side on the board."""
    return backing(g, conflict, seat).bit_count()


def backing(g: Tigris, conflict: Conflict, seat: Seat) -> Cells:
    """The tiles on the board that count for a side, face up."""
    home = 1 << g.leaders[leader_of(seat, conflict.colour)]
    if conflict.union == OFF:
        return spread(home) & chart_of(g).temples  # TE-REV-03
    side = flood(home, chart_of(g).links & ~(1 << conflict.union))  # TE-WAR-09, TE-WAR-10, TE-WAR-24
    return side & cells_of(g.board, LETTERS[conflict.colour])


def _scatter(t: Turn[Tigris], conflict: Conflict, loser: Seat) -> int:
    """The loser's supporters leave the board; how many they are."""
    g, lost = t.g, backing(t.g, conflict, loser)
    if conflict.colour == RED:
        lost &= ~_protected(g, loser)
    for cell in members(lost):
        g.board = put(g.board, cell, FREE)
    number = lost.bit_count()
    lose(g, conflict.colour, number)
    if number:
        t.tell(msg("tigris-scattered", whom=Who(loser), tiles=tiles(conflict.colour, number)))
    return number


def _protected(g: Tigris, loser: Seat) -> Cells:
    """Temples with a treasure, or beside another leader than the beaten priest."""
    beaten = 1 << g.leaders[leader_of(loser, RED)]
    return together(g.treasures) | spread(chart_of(g).standing & ~beaten)  # TE-WAR-18, TE-WAR-19


_NOTHING = {colour: Choice("commit", msg(f"tigris-nothing-{colour}")) for colour in COLOURS}
"""What stands for adding tiles where there are none to add."""


def _why_conflict_first(word: str) -> Msg | None:
    if word in ("withdraw", "leader"):
        return no("TE-LEAD-14", "tigris-no-evading")
    return no("TE-TURN-05", "tigris-conflict-first")


def _why_choose_first(word: str) -> Msg | None:
    return no("TE-WAR-05", "tigris-choose-first") if word == "commit" else _why_conflict_first(word)


def _why_no_conflict(word: str) -> Msg | None:
    return no("TE-WAR-04", "tigris-no-conflict") if word in OFFICES else None
