"""Reasons in Euphrat & Tigris: each is proven by making the move, at positions of recorded games."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path as Folder
from typing import Any, NamedTuple

import pytest

from rules import kernel
from rules.kernel import Msg, Path, Position, Seat, Tape, Who
from rules.text import LANGUAGES, say
from rules.tigris import RULES
from rules.tigris.board import COLOURS, OFF, OFFICES, PLACES, cells_of, chart, members, put, spread
from rules.tigris.building import squares
from rules.tigris.conflict import Conflict, strength
from rules.tigris.state import MONUMENTS, Tigris, chart_of, in_hand, leader_of
from rules.tigris.treasures import due
from service import agents, game_file
from service.agents.tigris.planning import answers, moves
from tests.tigris.table import table

NAMES = ("Ada", "Ben", "Cleo", "Dan")
EVERY = 4
"""So many positions are passed over for one that is looked at."""
ANY = 8
"""Moves by chance at each."""
LETTER = dict(zip(COLOURS, "krbg", strict=True))


class Told(NamedTuple):
    """A move with one of its reasons, and the table before and after it."""

    seat: Seat
    path: Path
    reason: Msg
    before: Position[Any, Any]
    after: Position[Any, Any]

    @property
    def cell(self) -> int:
        return PLACES[str(self.path[2])]

    def leader(self, key: str = "leader") -> int:
        """An own leader that is named in the sentence."""
        named = self.reason.args[key]
        assert isinstance(named, Msg)
        return leader_of(self.seat, COLOURS[OFFICES.index(named.key.removeprefix("tigris-your-"))])

    def number(self, key: str = "number") -> int:
        return int(str(self.reason.args[key]))


@cache
def told() -> list[Told]:
    return list(_told())


def _told() -> Iterator[Told]:
    for file in sorted((Folder(__file__).parents[1] / "tigris" / "games").glob("*.game")):
        recorded = game_file.replay(game_file.read(file.read_text(encoding="utf-8")))
        for number, (_, outcome) in enumerate(recorded):
            p = outcome.position
            if number % EVERY or not p.stack or kernel.forced(p, kernel.waiting(p)[0]):
                continue
            yield from _at(p, kernel.waiting(p)[0])
    foreign = table(black="g5 h5 g6", red="f5", leaders={"1 king": "f6", "1 trader": "e5"}, hands=("black*6", "red*6"))
    yield from _proven(foreign.p, 0, ("tile", "black", "h6"))
    near = table(red="e5 k5", green="g5 i5", leaders={"0 trader": "f5", "1 trader": "j5"}, hands=("blue*6", "green*6"))
    yield from _proven(near.p, 0, ("catastrophe", "h5"))


def _at(p: Position[Any, Any], seat: Seat) -> Iterator[Told]:
    """Whatever comes to a strong player's mind there, and some moves that would not."""
    paths = moves(p, seat)
    if len(paths) == 1:
        paths = list(answers(lambda path: kernel.ask(p, seat, path)))[:8]
    more = [kernel.sample(p, seat, Tape(b"any", number)) for number in range(ANY)]
    for path in dict.fromkeys([*paths, *more]):
        yield from _proven(p, seat, path)


def _proven(p: Position[Any, Any], seat: Seat, path: Path) -> Iterator[Told]:
    there = kernel.apply(RULES, p, seat, path, Tape(b"why")).position
    for reason in agents.reasons(RULES, p, seat, path):
        yield Told(seat, path, reason, p, there)


def point(row: Told) -> bool:
    points = row.reason.args["points"]
    assert isinstance(points, Msg)
    number = COLOURS.index(points.key.removeprefix("tigris-points-"))
    had = row.before.game.points[row.seat]
    is_weakest = row.reason.key == "tigris-why-point" or had[number] == min(had)
    return bool(is_weakest and row.after.game.points[row.seat][number] > had[number])


def treasure(row: Told) -> bool:
    """Taken at once, or to be chosen from."""
    taken = row.after.game.jokers[row.seat] - row.before.game.jokers[row.seat]
    hoard = due(row.after.game, row.seat) if row.after.stack else None
    if hoard and hoard.seat == row.seat:
        taken += len(hoard.certain) + len(hoard.open) - 1
    return bool(taken == row.number())


def square(row: Told) -> bool:
    return bool(squares(row.after.game.board, row.cell))


def square_paid(row: Told) -> bool:
    """One of the monuments that can be built there pays so many."""
    g = row.after.game
    free = [key for key in MONUMENTS if key not in g.built and str(row.path[1]) in MONUMENTS[key]]
    there = {
        COLOURS[leader % 4] for leader in chart_of(g).inside(chart_of(g).kingdom(row.cell)) if leader // 4 == row.seat
    }
    return square(row) and max(len(there & set(MONUMENTS[key])) for key in free) == row.number()


def fourth(row: Told) -> bool:
    g, name = row.after.game, str(row.path[1])
    open_cells = members(~chart_of(g).taken & (1 << len(g.board)) - 1)
    return in_hand(g, row.seat)[name] > 0 and any(
        squares(put(g.board, cell, LETTER[name]), cell) for cell in open_cells
    )


def temples(row: Told) -> bool:
    near = [cell for cell in row.after.game.leaders[4 * row.seat : 4 * row.seat + 4] if cell != OFF]
    return sum(spread(1 << cell) >> row.cell & 1 for cell in near) == row.number()


def support(row: Told) -> bool:
    return supporters_of(row.after.game, row.leader()) == supporters_of(row.before.game, row.leader()) + row.number()


def supporters_of(g: Tigris, leader: int) -> int:
    kingdom = chart_of(g).kingdom(g.leaders[leader])
    return (kingdom & cells_of(g.board, LETTER[COLOURS[leader % 4]])).bit_count()


def conflict(row: Told) -> bool:
    """As the rules count it, if it is the one that begins; others come later in the same turn."""
    step = row.after.stack[-1]
    if not isinstance(step, Conflict) or row.seat not in (step.attacker, step.defender):
        return any(
            path[0] == "conflict"
            for path in answers(lambda path: kernel.ask(row.after, kernel.waiting(row.after)[0], path))
        )
    if leader_of(row.seat, step.colour) != row.leader():
        return True
    other = step.defender if step.attacker == row.seat else step.attacker
    sides = [strength(row.after.game, step, seat) for seat in (row.seat, other)]
    hand = in_hand(row.after.game, row.seat)[step.arms]
    return [*sides, hand, Who(other)] == [*map(row.number, ("mine", "theirs", "hand")), row.reason.args["whom"]]


def quarrel(row: Told) -> bool:
    fighters = {row.reason.args["who"], row.reason.args["whom"]}
    return len(fighters) == 2 and Who(row.seat) not in fighters


def comes(row: Told) -> bool:
    return bool(row.before.game.leaders[row.leader()] == OFF)


def shelter(row: Told) -> bool:
    red = cells_of(row.after.game.board, "r")
    return (spread(1 << row.cell) & red).bit_count() == row.number()


def supporters(row: Told) -> bool:
    counted = row.reason.args["tiles"]
    assert isinstance(counted, Msg)
    return supporters_of(row.after.game, row.leader()) == counted.args["number"]


def income(row: Told) -> bool:
    return row.leader() in paid(row.after.game, list(row.after.game.built))


def paid(g: Tigris, keys: list[str]) -> set[int]:
    """The leaders whom these monuments pay."""
    found = chart_of(g)
    return {
        leader
        for key in keys
        for leader in found.inside(found.kingdom(g.built[key]))
        if COLOURS[leader % 4] in MONUMENTS[key]
    }


def monument(row: Told) -> bool:
    new = [key for key in row.after.game.built if key not in row.before.game.built]
    return sum(leader // 4 == row.seat for leader in paid(row.after.game, new)) == row.number()


def alone(row: Told) -> bool:
    new = [key for key in row.after.game.built if key not in row.before.game.built]
    return all(leader // 4 == row.seat for leader in paid(row.after.game, new))


def regent(row: Told) -> bool:
    found = chart_of(row.after.game)
    return len(COLOURS) - len(found.colours_inside(found.kingdom(row.cell))) == row.number()


def withdraw(row: Told) -> bool:
    return bool(row.after.game.leaders[row.leader()] == OFF)


def idle(row: Told) -> bool:
    named = row.reason.args["tiles"]
    assert isinstance(named, kernel.Several)
    names = [tile.key.removeprefix("tigris-tiles-") for tile in named.items if isinstance(tile, Msg)]
    return bool(names) and all(row.before.game.leaders[leader_of(row.seat, name)] == OFF for name in names)


def fresh(row: Told) -> bool:
    there = row.after.game.hands[row.seat]
    new = [tile for tile in there if tile not in row.before.game.hands[row.seat]]
    return len(new) >= row.number()


def ends(row: Told) -> bool:
    return not row.after.stack


def evicts(row: Told) -> bool:
    named = row.reason.args["leaders"]
    assert isinstance(named, kernel.Several)
    return all(row.after.game.leaders[leader] == OFF for leader in map(whose, named.items))


def whose(named: object) -> int:
    """The leader of somebody else who is named in a sentence."""
    assert isinstance(named, Msg)
    office, who = named.args["office"], named.args["who"]
    assert isinstance(office, Msg)
    assert isinstance(who, Who)
    return leader_of(who.seat, COLOURS[OFFICES.index(office.key.removeprefix("tigris-their-"))])


def cuts(row: Told) -> bool:
    leader = whose(row.reason.args["leader"])
    lost = supporters_of(row.before.game, leader) - supporters_of(row.after.game, leader)
    return lost - row.number() in (0, 1)


def apart(row: Told) -> bool:
    g = row.before.game
    cell = PLACES[str(row.path[1])]
    return g.board[cell] == "." and len(chart(g.board, tuple(g.leaders)).touched(cell)) > 1


def wins(row: Told) -> bool:
    return is_standing(row)


def loses(row: Told) -> bool:
    return not is_standing(row)


def is_standing(row: Told) -> bool:
    """Whether the own leader is still there after the conflict that was open."""
    step = row.before.stack[-1]
    assert isinstance(step, Conflict)
    return bool(row.after.game.leaders[leader_of(row.seat, step.colour)] != OFF)


def attack(row: Told) -> bool:
    step = row.after.stack[-1]
    if not isinstance(step, Conflict):
        return row.number() == 0  # the other side has nothing to add
    sums = step.sums(row.after.game)
    return (sums["attack"], sums["defence"]) == (row.number("mine"), row.number("theirs"))


def room(row: Told) -> bool:
    return int(str(row.path[1])) > 0


PROOFS: dict[str, Callable[[Told], bool]] = {
    "point": point,
    "weakest": point,
    "treasure": treasure,
    "square": square,
    "square-paid": square_paid,
    "fourth": fourth,
    "temples": temples,
    "support": support,
    "war": conflict,
    "revolt": conflict,
    "quarrel": quarrel,
    "comes": comes,
    "shelter": shelter,
    "supporters": supporters,
    "income": income,
    "monument": monument,
    "alone": alone,
    "regent": regent,
    "withdraw": withdraw,
    "idle": idle,
    "fresh": fresh,
    "ends": ends,
    "evicts": evicts,
    "cuts": cuts,
    "apart": apart,
    "holds": wins,
    "enough": wins,
    "beyond": wins,
    "lost": loses,
    "dear": loses,
    "attack": attack,
    "room": room,
}


@pytest.mark.parametrize("key", PROOFS)
def test_what_is_said_for_a_move_is_true(key: str) -> None:
    for row in told():
        if row.reason.key == f"tigris-why-{key}":
            assert PROOFS[key](row), (kernel.write(row.path), row.reason)


def test_every_kind_of_reason_has_a_proof_and_is_met() -> None:
    met = Counter(row.reason.key.removeprefix("tigris-why-") for row in told())
    assert set(met) == set(PROOFS)


def test_reasons_read_well_in_every_language() -> None:
    for reason in {str(row.reason): row.reason for row in told()}.values():
        for lang in LANGUAGES:
            said = say(reason, lang, NAMES)
            assert said.endswith(".")
            assert "{" not in said


def test_reasons_know_nothing_hidden() -> None:
    for number, row in enumerate(told()[::29]):
        other = RULES.resample(row.before, row.seat, Tape(b"another world", number))
        assert row.reason in agents.reasons(RULES, other, row.seat, row.path)
