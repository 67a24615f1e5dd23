"""The computer player."""

import pytest

from rules import kernel
from rules.kernel import Path, Seat, Tape
from rules.tigris import RULES
from service.agents import choose, levels
from service.agents.tigris import Mind
from tests.games import final, match, result, thinkers
from tests.tigris.table import Table, start, table


def move(at: Table) -> Path:
    seat = at.up
    assert seat is not None
    return choose("greedy", RULES, at.p, seat, Tape(b"mind"))


def duel(seats: int, thinking: set[Seat], seed: int) -> tuple[int, ...]:
    """The places after a game in which these seats think and the others play at random."""
    outcomes = list(match(RULES, thinkers(seats, *thinking), b"%d" % seed, most=2_000))
    assert not any(outcome.draws for outcome in outcomes[1:])  # the bag is shuffled once
    return result(RULES, final(outcomes)).places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thinking_beats_chance(seats: int) -> None:
    for seed in range(3):
        thinker = seed % seats
        places = duel(seats, {thinker}, seed)
        assert places[thinker] == 1
        assert places.count(1) == 1


def test_it_plays_all_seats_to_the_end() -> None:
    assert 1 in duel(4, {0, 1, 2, 3}, 7)


def test_there_are_four_levels() -> None:
    assert levels("tigris") == ("random", "easy", "greedy", "strong")


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


def test_it_builds_what_pays_its_own_leaders_and_nothing_for_others() -> None:
    leaders = {"0 king": "f6", "0 trader": "e5"}
    at = table(black="g5 h5 g6", red="f5", leaders=leaders, hands=("black*6", "red*6"))
    assert move(at) == ("tile", "black", "h6")
    assert move(at.play("tile black h6")) == ("monument", "black-green", "g5")
    foreign = table(black="g5 h5 g6", red="f5", leaders={"1 king": "f6", "1 trader": "e5"}, hands=("black*6", "red*6"))
    assert move(foreign.play("tile black h6")) == ("pass",)


def test_it_lays_the_third_tile_of_a_square_when_it_holds_the_fourth() -> None:
    leaders = {"0 king": "f6", "0 trader": "e5", "0 priest": "f4", "0 farmer": "f2"}
    at = table(black="g5 g6", red="f5", leaders=leaders, hands=("black*2 blue*4", "red*6"))
    for _ in range(2):
        at.play(kernel.write(move(at)))
    assert move(at)[0] == "monument"


def test_it_strikes_the_last_temple_of_a_leader_whom_monuments_pay() -> None:
    black, built = "g5 h5 g6 h6 g3 h3 g4 h4", {"black-red": "g5", "black-blue": "g3"}
    leaders = {"1 king": "i6", "0 priest": "b1", "0 farmer": "a2", "0 trader": "c2", "0 king": "b3"}
    at = table(
        black=black, red="j6", green="j5 j7 k6", built=built, leaders=leaders, hands=("blue", "red*6"), free="i7 f3"
    )
    assert move(at) == ("catastrophe", "j6")


def test_it_knows_that_a_beaten_priest_keeps_some_temples() -> None:
    leaders = {"0 priest": "f7", "1 priest": "j7"}
    hands = ("black red*3", "blue*6")
    protected = table(red="e7 g7", leaders=leaders, hands=hands)  # a treasure lies on the only temple, i7
    assert _booty(protected) < _booty(table(red="e7 g7", leaders=leaders, hands=hands, treasures="b2 p2 f3"))


def _booty(at: Table) -> float:
    mind = Mind(at.view(0), 0)
    one, two = mind.found.kingdoms
    return mind.war(one, two, "black")


def test_it_sees_nothing_but_its_own_view() -> None:
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*4 blue*2", "red*6"))
    other = table(red="h5", leaders={"1 king": "g5"}, hands=("red*4 blue*2", "green*6"))
    assert at.view(0) == other.view(0)
    assert move(at) == move(other)
