"""Treasures."""

import pytest

from rules.kernel import Many
from tests.clauses import clause
from tests.tigris.table import table


@clause("TE-TREA-01", "TE-TREA-02", "TE-TREA-05")
def test_the_traders_owner_takes_all_but_one_and_chooses() -> None:
    at = table(green="f4 f5 g6 h6 i6", leaders={"0 trader": "g3"}, hands=("green*6",)).play("tile green f6")
    node = at.ask("treasure")
    assert isinstance(node, Many)
    assert (node.lo, node.hi) == (1, 1)
    assert at.offers("treasure") == ["f3", "i7"]
    at.play("treasure {i7}")
    assert at.g.jokers == [1, 0]
    assert "i7" not in at.treasures()
    assert "f3" in at.treasures()


@clause("TE-TREA-03", "TE-TREA-04")
def test_the_traders_owner_need_not_be_active_and_must_take() -> None:
    at = table(green="f4 f5 g6 h6 i6", leaders={"1 trader": "g3"}, hands=("green*6",)).play("tile green f6")
    assert at.up == 1
    assert at.offers() == ["treasure"]
    assert at.refused("treasure {}") == ("", "kernel-at-word")
    at.play("treasure {f3}")
    assert at.g.jokers == [0, 1]
    assert at.up == 0


@clause("TE-TREA-06", "TE-TREA-07", "TE-TREA-08")
def test_a_corner_treasure_goes_first_and_nothing_is_asked() -> None:
    at = table(green="c2 d2", red="e4", leaders={"0 trader": "f2"}, hands=("blue*6",))
    at.play("tile blue e2")
    assert at.up == 0
    assert "b2" not in at.treasures()
    assert "f3" in at.treasures()
    assert at.g.jokers == [1, 0]


@clause("TE-TREA-07")
def test_of_corner_treasures_alone_the_owner_chooses_one_that_stays() -> None:
    at = table(
        green="b3 b5 b6",
        blue="b4",
        leaders={"0 trader": "a2"},
        hands=("blue*6",),
    ).play("tile blue b7")
    assert at.offers("treasure") == ["b2", "b8"]
    at.play("treasure {b8}")
    assert "b2" in at.treasures()
    assert at.g.jokers[0] == 1


@clause("TE-TREA-06", "TE-TREA-07")
def test_with_corners_and_others_all_corners_go_and_the_rest_is_free() -> None:
    at = table(
        green="c2 d2 g4 g5 g6 h6 i6",
        leaders={"0 trader": "f2"},
        red="g3",
        hands=("blue*6",),
        treasures="b2 f3 i7 k1 p2",
    ).play("tile blue e2")
    assert at.offers("treasure") == ["f3", "i7"]
    assert at.refused("treasure {b2}") == ("TE-TREA-06", "tigris-corner-anyway")
    at.play("treasure {f3}")
    assert at.treasures() == {"i7", "k1", "p2"}
    assert at.g.jokers[0] == 2


@clause("TE-TREA-09")
def test_without_a_trader_treasures_lie_until_one_comes() -> None:
    at = table(green="f4 f5 g6 h6 i6", leaders={"0 king": "g3"}, hands=("green*6",)).play("tile green f6")
    assert at.up == 0
    assert len(at.treasures()) == 10
    at.play("leader trader f2")
    assert at.offers("treasure") == ["f3", "i7"]


@clause("TE-TREA-10")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_of_several_kingdoms_the_active_players_comes_first_then_clockwise(active: int, order: list[int]) -> None:
    at = table(
        seats=3,
        active=active,
        green="f4 f5 f6 g6 h6 i6 g10 h10 i10 j10 k10",
        leaders={"0 trader": "g3", "2 trader": "f11"},
        hands=("red*6", "red*6", "red*6"),
    ).play("tile red a1")
    for seat in order:
        assert at.up == seat
        at.play(f"treasure {at.offers('treasure')[0]}")
    assert (at.up, at.g.jokers) == (active, [1, 0, 1])


@clause("TE-TREA-11", "TE-TREA-12")
def test_the_temple_stays_and_the_treasure_is_kept_apart() -> None:
    at = table(green="c2 d2", leaders={"0 trader": "f2"}, hands=("blue*6",)).play("tile blue e2")
    assert at.at("b2") == "r"
    assert at.points(0) == {}
    assert at.g.jokers[0] == 1
    assert at.play("catastrophe b2").at("b2") == "x"
