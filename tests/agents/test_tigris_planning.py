"""How the strong player of Euphrat & Tigris plans: conflicts by their chances, both actions together, and the end."""

from itertools import product
from math import isclose

from rules import kernel
from rules.kernel import Path, Tape
from rules.tigris import RULES
from rules.tigris.board import OFF, OFFICES, PLACES, together
from service.agents import choose
from service.agents.tigris.mind import Mind
from service.agents.tigris.planning import in_earnest, moves, settled, thought
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


def behind_in_green() -> Table:
    """The last turns of a match: green is by far the first player's weakest colour, and the other's trader on n6, who
    has all of it, has two temples beside him."""
    at = table(
        black="d1 n1 o1 p1 k2 l2 n2 o2 h3 k3 l3 o3 h5 m5 f6 i10 l10 m10",
        red="l1 a3 c3 f4 g4 h4 m4 a5 c6 m6 p6 a8",
        blue="e1 f1 g1 h1 i1 d3 e3 a4 b4 o4 p4 o5 p5 b7 e8 f8 j9",
        green="a1 b1 c1 j1 d2 i2 j2 g3 i3 j3 l4 f5 b6 j10",
        ruins="k1 g2 e4 b5",
        built={"red-green": "i2", "black-red": "k2", "black-blue": "n1", "blue-green": "o4"},
        leaders={"0 king": "c2", "0 priest": "b3", "0 farmer": "a2", "0 trader": "k10"}
        | {"1 king": "j11", "1 priest": "l11", "1 farmer": "p9", "1 trader": "n6"},
        hands=("red*4 blue*2", "green*2 black*2 red blue"),
        treasures="n5 i7 o9 f10 k11",
        bag="red*6 green*5 blue*3 black*3",
    )
    at.g.points = [[28, 27, 30, 15], [26, 22, 18, 27]]
    return at


def test_who_begins_a_revolt_means_to_win_it() -> None:
    """One who doubted anew came back seven times without adding a temple, and gave the other a point each time."""
    for seed in range(4):
        at = behind_in_green().play("leader trader f2")
        (revolt,) = at.told("revolt")
        assert (revolt.args["attack"], revolt.args["defence"]) == (1, 2)
        path = choose("strong", RULES, at.p, 0, Tape(b"%d" % seed))
        assert path in (("commit", 2), ("commit", 3), ("commit", 4))


def test_who_cannot_win_a_revolt_adds_nothing() -> None:
    hopeless: list[Path] = [("commit", 0), ("commit", 1)]
    begun = behind_in_green().play("leader trader f2")
    assert in_earnest(begun.view(0), hopeless) == hopeless
    assert in_earnest(begun.view(0), [*hopeless, ("commit", 2)]) == [("commit", 2)]
    begun.play("commit 4")
    assert in_earnest(begun.view(1), hopeless) == hopeless, "the other did not begin it"


def test_it_is_no_gain_to_lose_a_leader_who_may_move() -> None:
    """He may come for the income of another's leader from where he stands, not only from beside the board."""
    there, gone = behind_in_green(), behind_in_green()
    gone.g.leaders[OFFICES.index("trader")] = OFF
    assert worth_of(there) > worth_of(gone)


def worth_of(at: Table) -> float:
    """What the first player makes of a position."""
    mine = thought(at.view(0), 0, lambda tape: RULES.resample(at.p, 0, tape), Tape(b"lost"))
    return mine.value(mine.world, 0)


def test_a_tile_is_thought_of_where_many_cells_are_good_for_a_leader() -> None:
    beginnings = {path[:2] if path[0] in ("leader", "tile") else path[:1] for path in moves(behind_in_green().p, 0)}
    assert {("pass",), ("swap",), ("tile", "red"), ("tile", "blue")} <= beginnings
