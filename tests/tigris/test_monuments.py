"""Monuments."""

from typing import Any

import pytest

from rules import kernel
from rules.tigris.board import PLACES
from tests.clauses import clause
from tests.tigris.table import Table, table

ALL_BLACK = {"black-red": "a5", "black-blue": "c5", "black-green": "f10"}


def site(**more: Any) -> Table:
    """Three settlements of the square g5 to h6."""
    settings: dict[str, Any] = {"black": "g5 h5 g6", "hands": ("black*3 red*3", "blue*6")} | more
    return table(**settings)


@clause("TE-MON-01")
def test_a_square_of_one_colour_lets_one_build() -> None:
    assert site().play("tile black h6").offers() == ["monument", "pass"]
    assert site().play("tile red h6").view(0).left == 1
    assert site(black="g5 g6", red="h5").play("tile black h6").view(0).left == 1


@clause("TE-MON-02", "TE-MON-10")
def test_building_is_optional_now_or_never() -> None:
    at = site().play("tile black h6", "pass")
    assert at.told("declined")
    assert at.up == 0
    assert at.refused("monument black-red g5") == ("TE-MON-10", "tigris-no-square")
    at.play("tile red a6")
    assert at.up == 1
    assert at.refused("monument black-red g5") == ("TE-MON-10", "tigris-no-square")


@clause("TE-MON-10")
def test_a_declined_square_serves_with_a_new_tile() -> None:
    at = site().play("tile black h6", "pass", "tile black h7")
    assert at.view(0).left == 2  # no square of four with h7: the next turn has begun
    at = site().play("tile black h6", "pass", "pass", "pass").play("tile black i5", "tile black i6")
    assert at.offers("monument black-red") == ["h5"]


@clause("TE-MON-03")
def test_the_builder_needs_no_leader() -> None:
    at = site().play("tile black h6", "monument black-red g5")
    assert at.g.built == {"black-red": PLACES["g5"]}


@clause("TE-MON-04", "TE-MON-05")
def test_the_monument_shows_the_colour_of_the_square_and_is_still_there() -> None:
    at = site().play("tile black h6")
    assert at.offers("monument") == ["black-red", "black-blue", "black-green"]
    assert at.refused("monument red-green g5") == ("TE-MON-04", "tigris-no-monument")
    used = site(black="g5 h5 g6 a5 b5 a6 b6", built={"black-red": "a5"}).play("tile black h6")
    assert used.offers("monument") == ["black-blue", "black-green"]


@clause("TE-MON-05")
def test_without_a_monument_left_nothing_is_asked() -> None:
    at = site(black="g5 h5 g6 a5 b5 a6 b6 c5 d5 c6 d6 k5 l5 k6 l6", built={**ALL_BLACK, "black-green": "k5"})
    at.play("tile black h6")
    assert (at.up, at.view(0).left) == (0, 1)


@clause("TE-MON-06")
def test_one_of_two_squares_is_chosen() -> None:
    at = site(black="g5 h5 g6 i5 i6").play("tile black h6")
    assert at.offers("monument black-red") == ["g5", "h5"]
    at.play("monument black-red h5")
    assert [at.at(cell) for cell in ("g5", "g6", "h5", "i5", "h6", "i6")] == ["k", "k", "K", "K", "K", "K"]


def war_site(**more: Any) -> Table:
    """A temple on h5 completes the square g4 to h5 and joins seat 0's kingdom with seat 1's."""
    settings: dict[str, Any] = {
        "red": "e5 k5 h4 g4 g5",
        "green": "i5",
        "leaders": {"0 trader": "f5", "1 trader": "j5"},
        "hands": ("red*3 green*3", "green*6"),
    }
    return table(**(settings | more))


@clause("TE-MON-07", "TE-MON-09")
def test_conflicts_come_first_and_also_a_loser_may_build() -> None:
    at = war_site().play("tile red h5")
    assert at.offers() == ["commit"]
    at.play("commit 0", "commit 0")
    assert at.leader("0 trader") is None
    assert at.offers() == ["monument", "pass"]


@clause("TE-MON-08")
def test_a_square_that_the_war_broke_is_lost() -> None:
    leaders = {"0 priest": "f5", "1 priest": "j5"}
    at = war_site(red="e5 k5 g4 h4 g5", leaders=leaders, hands=("red*3", "red*6"))
    at.play("tile red h5", "commit 0", "commit 3")
    assert [at.at(cell) for cell in ("g4", "h4", "g5", "h5")] == [".", ".", ".", "r"]
    assert at.up == 0
    assert at.view(0).left == 1


@clause("TE-MON-11", "TE-MON-12", "TE-MON-13")
def test_the_four_tiles_are_turned_over_and_only_link() -> None:
    at = site(red="f5 k5", leaders={"0 king": "f4", "1 king": "l5"}, free="f3").play("tile black h6")
    at.play("monument black-red g5")
    assert [at.at(cell) for cell in ("g5", "h5", "g6", "h6")] == ["K"] * 4
    assert {"f4", "f5", "g5", "h5", "g6", "h6"} in at.kingdoms()
    at = site(
        black="g5 h5 g6 h6 i5",
        built={"black-red": "g5"},
        red="f5 k5",
        leaders={"0 king": "f4", "1 king": "l5"},
        free="f3",
        hands=("red*6", "black*6"),
    ).play("tile red j5")
    assert at.told("war")[0].args["attack"] == 1  # i5 alone, no supporters under the monument
    at.play("commit 0", "commit 3")
    assert [at.at(cell) for cell in ("g5", "h5", "g6", "h6", "i5")] == ["K", "K", "K", "K", "."]


@clause("TE-MON-12")
def test_turned_tiles_are_no_part_of_later_squares() -> None:
    at = site(black="g5 h5 g6 h6 i5", built={"black-red": "g5"}).play("tile black i6")
    assert (at.up, at.view(0).left) == (0, 1)
    assert "monument" not in at.offers()
    at = site(black="g5 h5 g6 h6 i5").play("tile black i6")
    assert at.offers() == ["monument", "pass"]  # the same square, face up


@clause("TE-MON-15", "TE-MON-16")
def test_a_treasure_stays_on_its_turned_temple_and_leaders_go_home_before_treasures_and_income() -> None:
    at = table(red="h7 h8", leaders={"0 priest": "g7", "0 trader": "i6"}, hands=("red*6", "blue*6"))
    at.play("tile red i8", "monument black-red h7")
    assert at.at("i7") == "R"
    assert "i7" in at.treasures()
    assert at.leader("0 priest") is None
    assert at.leader("0 trader") is None
    at.play("pass")
    assert at.points(0) == {"red": 1}  # the point of the tile; no income


@clause("TE-MON-16")
def test_a_trader_sent_home_by_the_monument_takes_no_treasure_any_more() -> None:
    at = table(
        red="f5 g5 f6",
        green="f4 g7 h7",
        leaders={"0 trader": "g4"},
        hands=("red*6",),
    )
    at.play("tile red g6", "monument black-red f5")  # f3 and i7 are linked now, but g5 was his only temple
    assert at.leader("0 trader") is None
    assert {"f3", "i7"} <= at.treasures()
    assert at.g.jokers[0] == 0


@clause("TE-MON-15", "TE-END-08")
def test_a_treasure_on_a_turned_temple_can_still_be_taken() -> None:
    at = table(
        red="h7 h8 i8 g6",
        built={"black-red": "h7"},
        leaders={"0 trader": "f6"},
        black="g7",
        hands=("green*6",),
        treasures="i7 f3 b2 p2",
    )
    at.play("tile green f5", "tile green f4")
    assert at.up == 0
    at.play("treasure {i7}")
    assert at.treasures() == {"f3", "b2", "p2"}


def linked(**more: Any) -> Table:
    """Seat 0's king and priest, and seat 1's trader, share a kingdom with the black and red monument."""
    settings: dict[str, Any] = {
        "black": "g5 h5 g6 h6",
        "red": "f5 i6",
        "built": {"black-red": "g5"},
        "leaders": {"0 king": "e5", "0 priest": "f6", "1 trader": "i5"},
        "free": "i7",
    }
    return table(**(settings | more))


@clause("TE-MON-17", "TE-MON-19", "TE-MON-20", "TE-ENDT-01")
def test_the_active_player_earns_a_point_for_each_leader_and_monument_of_his_colour() -> None:
    at = linked().play("pass")
    assert at.points(0) == {"black": 1, "red": 1}
    assert at.points(1) == {}
    assert at.play("pass").points(0) == {"black": 1, "red": 1}


@clause("TE-MON-18")
def test_two_monuments_pay_one_leader_twice() -> None:
    at = linked(black="g5 h5 g6 h6 g3 h3 g4 h4", built={"black-red": "g5", "black-blue": "g3"}, free="i7 f3").play(
        "pass"
    )
    assert at.points(0) == {"black": 2, "red": 1}


@clause("TE-MON-19")
def test_one_monument_pays_two_owners_on_their_own_turns() -> None:
    at = linked(leaders={"0 king": "e5", "1 priest": "f6"}).play("pass")
    assert [at.points(0), at.points(1)] == [{"black": 1}, {}]
    at.play("pass")
    assert [at.points(0), at.points(1)] == [{"black": 1}, {"red": 1}]


@clause("TE-MON-21")
def test_the_king_replaces_nobody_at_a_monument() -> None:
    at = linked(leaders={"0 king": "e5"}).play("pass")
    assert at.points(0) == {"black": 1}
    without_black: dict[str, Any] = {"black": "", "red": "g5 h5 g6 h6 f5 i6", "built": {"red-blue": "g5"}}
    at = linked(**without_black, leaders={"0 king": "e5"}).play("pass")
    assert at.points(0) == {}
    at = linked(**without_black, leaders={"0 king": "e5", "0 priest": "f6"}).play("pass")
    assert at.points(0) == {"red": 1}  # the same monument pays the priest beside him


@clause("TE-MON-17")
def test_a_monument_in_another_kingdom_pays_nothing() -> None:
    at = linked(leaders={"0 king": "j1"}).play("pass")
    assert at.points(0) == {}


@clause("TE-MON-22")
def test_a_monument_pays_in_the_turn_of_its_building() -> None:
    at = site(red="f5", leaders={"0 king": "f6"}).play("tile black h6", "monument black-green g5", "pass")
    assert at.points(0) == {"black": 2}


@pytest.mark.parametrize("line", ["tile red a6", "commit 1"])
def test_other_moves_wait_for_the_decision(line: str) -> None:
    assert site().play("tile black h6").refused(line) == ("TE-TURN-05", "tigris-monument-first")


def test_the_clock_builds_nothing() -> None:
    at = site().play("tile black h6")
    assert kernel.default(at.p, 0) == ("pass",)
