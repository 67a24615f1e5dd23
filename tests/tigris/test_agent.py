"""The computer player."""

import pytest

from rules import kernel
from rules.kernel import Path, Seat, Tape
from rules.tigris import RULES
from service.agents import choose, levels
from tests.tigris.table import Table, start, table


def move(at: Table) -> Path:
    seat = at.up
    assert seat is not None
    return choose("greedy", RULES, at.p, seat, Tape(b"mind"))


def duel(seats: int, thinkers: set[Seat], seed: int) -> tuple[int, ...]:
    """The places after a game in which these seats think and the others play at random."""
    tape = Tape(b"duel%d" % seed)
    at = start(seats, b"%d" % seed)
    while (seat := at.up) is not None:
        path = choose("greedy" if seat in thinkers else "random", RULES, at.p, seat, tape)
        at = Table(kernel.apply(RULES, at.p, seat, path, Tape(fixed=[])).position)
    result = at.view(None).result
    assert result is not None
    return result.places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thinking_beats_chance(seats: int) -> None:
    for seed in range(3):
        thinker = seed % seats
        places = duel(seats, {thinker}, seed)
        assert places[thinker] == 1
        assert places.count(1) == 1


def test_it_plays_all_seats_to_the_end() -> None:
    assert 1 in duel(4, {0, 1, 2, 3}, 7)


def test_there_are_two_levels() -> None:
    assert levels("tigris") == ("random", "greedy")


def test_it_begins_with_leaders() -> None:
    assert move(start())[0] == "leader"


def test_it_lays_tiles_where_its_weakest_colour_gains() -> None:
    leaders = {"0 priest": "g5", "0 trader": "i5", "0 king": "h4", "0 farmer": "h6"}
    at = table(red="h5", leaders=leaders, hands=("red*3 green*3",))
    at.g.points[0] = [9, 9, 9, 2]
    assert move(at)[:2] == ("tile", "green")


def test_it_takes_treasures_with_its_trader() -> None:
    leaders = {"0 trader": "g3", "0 king": "f2", "0 priest": "j1", "0 farmer": "l1"}
    at = table(green="f4 f5 g6 h6 i6", leaders=leaders, hands=("green*6",))
    at.play(kernel.write(move(at)))
    assert move(at)[0] == "treasure"  # the tile has linked two of them


def test_it_defends_with_just_enough_and_saves_tiles_in_a_lost_cause() -> None:
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*6", "red*3 blue*3")).play("leader king i5", "commit 2")
    assert move(at) == ("commit", 2)
    lost = table(red="h5", leaders={"1 king": "g5"}, hands=("red*6", "red*3 blue*3")).play("leader king i5", "commit 4")
    assert move(lost) == ("commit", 0)


def test_it_starts_no_war_that_it_must_lose() -> None:
    at = table(
        red="e5 k5",
        green="g5 i5 i4 i3 j3",
        leaders={"0 trader": "f5", "1 trader": "j5"},
        hands=("green red*2 black*3", "green*6"),
    )
    assert move(at)[-1] != "h5"
    strong = table(
        red="e5 k5",
        green="g5 g4 g6 h6 i5 i4",
        leaders={"0 trader": "f5", "1 trader": "j5"},
        hands=("green*5 red", "blue*6"),
    )
    assert strong.play(kernel.write(move(strong))).told("war")


def test_it_sees_nothing_but_its_own_view() -> None:
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*4 blue*2", "red*6"))
    other = table(red="h5", leaders={"1 king": "g5"}, hands=("red*4 blue*2", "green*6"))
    assert at.view(0) == other.view(0)
    assert move(at) == move(other)
