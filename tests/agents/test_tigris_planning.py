"""How the strong player of Euphrat & Tigris plans: conflicts by their chances, both actions together, and the end."""

from itertools import product
from math import isclose

from rules import kernel
from rules.kernel import Path, Tape
from rules.tigris import RULES
from rules.tigris.board import PLACES, together
from service.agents import choose
from service.agents.tigris.mind import Mind
from service.agents.tigris.planning import settled, thought
from service.agents.tigris.prospects import at_least
from service.agents.tigris.strikes import is_cut, strikes
from service.thinking.imagination import after
from service.thinking.turns import Plan
from tests.tigris.table import Table, table

HOME = {"0 priest": "b1", "0 farmer": "a2", "0 king": "b3"}
"""Leaders who stand aside."""


def move(at: Table) -> Path:
    seat = at.up
    assert seat is not None
    return choose("strong", RULES, at.p, seat, Tape(b"plan"))


def test_a_hidden_hand_has_so_many_tiles_as_often_as_it_should() -> None:
    for hand, need in product(range(7), range(8)):
        hands = product((True, False), repeat=hand)
        counted = sum(0.25 ** sum(one) * 0.75 ** (hand - sum(one)) for one in hands if sum(one) >= need)
        assert isclose(at_least(hand, 0.25, need), counted)


def test_it_starts_no_war_that_it_must_lose_and_wages_one_that_it_wins() -> None:
    weak = table(
        red="e5 k5",
        green="g5 i5 i4 i3 j3",
        leaders={"0 trader": "f5", "1 trader": "j5", **HOME},
        hands=("green red*2 black*3", "green*6"),
    )
    assert move(weak)[-1] != "h5"
    strong = table(
        red="e5 k5",
        green="g5 g4 g6 h6 i5 i4",
        leaders={"0 trader": "f5", "1 trader": "j5", **HOME},
        hands=("green*5 red", "blue*6"),
    )
    for _ in range(2):
        strong.play(kernel.write(move(strong)))
        if strong.told("war"):
            return
    raise AssertionError("two tiles to be won, and no risk")


def test_it_defends_with_just_enough_and_saves_tiles_in_a_lost_cause() -> None:
    for sent, answer in ((2, 2), (4, 0)):
        at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*6", "red*3 blue*3"))
        at.play("leader king i5", f"commit {sent}")
        assert move(at) == ("commit", answer)


def test_it_sends_no_more_than_could_be_needed() -> None:
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*3 blue*2 green", "blue")).play("leader king i5")
    path = move(at)
    assert path[0] == "commit"
    assert isinstance(path[1], int)
    assert 1 <= path[1] <= 2, "the other has one tile: with the one temple each, two of them win for certain"


def test_a_war_of_others_is_judged_by_what_they_may_hold() -> None:
    """As if they held nothing, the stronger would win; nobody knows."""
    leaders = {"1 trader": "f5", "2 trader": "j5", "0 priest": "b1"}
    at = table(seats=3, red="e5 k5", green="g5 g4 i5", leaders=leaders, hands=("red*6", "green*6", "blue*6"))
    mine = thought(at.view(0), 0, lambda tape: RULES.resample(at.p, 0, tape), Tape(b"others"))
    for place, fought in (("h5", True), ("b3", False)):
        path = ("tile", "red", place)
        there = settled(after(RULES, mine.world, 0, path, Tape(b"war")))
        assert mine._is_fought(Plan(0.0, (path,), there)) is fought


def test_it_builds_with_two_actions() -> None:
    leaders = {"0 king": "f6", "0 trader": "e5", "0 priest": "f4", "0 farmer": "f2"}
    at = table(black="g5 g6", red="f5", leaders=leaders, hands=("black*2 blue*4", "red*6"))
    for _ in range(2):
        at.play(kernel.write(move(at)))
    assert move(at)[0] == "monument"


def test_it_ends_the_match_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    """Whoever swaps more than the bag has ends it."""
    for points, ends in (([30] * 4, True), ([0] * 4, False)):
        at = table(leaders=HOME, hands=("black*6", "red*6"), bag="red*3", done=1, scores="open")
        at.g.points[0], at.g.points[1] = points, [15] * 4
        assert (at.play(kernel.write(move(at))).up is None) is ends


def test_a_catastrophe_cuts_a_kingdom_where_nothing_else_holds_it_together() -> None:
    row, square = (together(PLACES[cell] for cell in cells.split()) for cells in ("f5 g5 h5", "f5 g5 h5 f6 g6 h6"))
    middle, end = (1 << PLACES[cell] for cell in ("g5", "h5"))
    assert is_cut(row, middle)
    assert not is_cut(row, end)
    assert not is_cut(square, middle)


def test_catastrophes_are_for_kingdoms_of_others_and_legal() -> None:
    at = table(green="g5 i5", red="h5 e5", leaders={"1 king": "f5", "0 trader": "j7"}, hands=("green*6",))
    found = set(strikes(Mind(at.view(0), 0)))
    assert ("catastrophe", "g5") in found
    assert all(isinstance(kernel.ask(at.p, 0, path), kernel.Ready) for path in found)
    at.g.catastrophes[0] = 0
    assert not set(strikes(Mind(at.view(0), 0)))
