"""The end of a turn, the end of the game, and the scoring."""

from typing import Any

import pytest

from rules.kernel import Position
from rules.tigris import RULES
from rules.tigris.scoring import final
from rules.tigris.state import blank
from tests.clauses import clause
from tests.tigris.table import Table, table


def monument(**more: Any) -> Table:
    """Seat 0's king earns a black point at the end of his turn."""
    settings: dict[str, Any] = {
        "black": "g5 h5 g6 h6",
        "red": "f5",
        "built": {"black-red": "g5"},
        "leaders": {"0 king": "e5"},
        "hands": ("red*6", "red*6"),
    }
    return table(**(settings | more))


@clause("TE-ENDT-01", "TE-ENDT-03", "TE-ENDT-05")
def test_a_turn_ends_with_points_new_tiles_and_the_next_player() -> None:
    at = monument(bag="green*9").play("tile red a6", "tile red a5")
    assert at.points(0) == {"black": 1}
    assert at.hand(0) == {"red": 4, "green": 2}
    assert len(at.g.bag) == 7
    assert (at.up, at.view(1).left) == (1, 2)


@clause("TE-ENDT-02", "TE-END-06", "TE-END-09")
@pytest.mark.parametrize("left", ["b2 p2", "b2", ""])
def test_the_game_ends_with_two_treasures_or_fewer(left: str) -> None:
    at = monument(treasures=left, bag="").play("tile red a6", "pass")
    assert at.up is None
    assert at.g.ended == "treasures"  # tested before the refill that would fail
    assert at.points(0) == {"black": 1}


@clause("TE-END-06")
def test_three_treasures_go_on() -> None:
    assert monument(treasures="b2 p2 f3").play("pass").up == 1


@clause("TE-ENDT-03", "TE-ENDT-04")
def test_the_active_player_refills_first_then_the_others_clockwise() -> None:
    bag = "green*2 blue*2 black*2"  # drawn from the end
    at = table(seats=3, active=1, hands=("red*4", "red*4", "red*4"), bag=bag).play("pass")
    assert at.hand(1) == {"red": 4, "black": 2}
    assert at.hand(2) == {"red": 4, "blue": 2}
    assert at.hand(0) == {"red": 4, "green": 2}


@clause("TE-END-01", "TE-END-03")
def test_the_game_ends_when_the_bag_cannot_fill_the_hand() -> None:
    at = monument(bag="green").play("tile red a6", "tile red a5")
    assert at.up is None
    assert at.g.ended == "bag"
    assert at.points(0) == {"black": 1}


@clause("TE-END-04")
def test_it_ends_also_when_another_player_cannot_refill() -> None:
    at = table(hands=("red*6", "red*5"), bag="").play("pass")
    assert at.up is None
    assert at.g.ended == "bag"


@clause("TE-END-05")
def test_drawing_exactly_the_last_tile_ends_nothing() -> None:
    at = table(hands=("red*6", "red*6"), bag="green*2").play("tile red a6", "tile red a5")
    assert at.up == 1
    assert at.g.bag == []
    assert table(hands=("red*6", "red*6"), bag="green*2").play("swap {red*2}").up == 0


@clause("TE-END-07")
def test_two_treasures_in_the_middle_of_a_turn_end_nothing_yet() -> None:
    at = table(
        green="c2 d2",
        leaders={"0 trader": "f2"},
        hands=("blue*6", "red*6"),
        treasures="b2 f3 i7",
    ).play("tile blue e2")
    assert len(at.treasures()) == 2
    assert (at.up, at.view(0).left) == (0, 1)
    assert at.play("tile blue a4").up is None


@clause("TE-END-08")
def test_treasures_on_turned_tiles_lie_on_the_board() -> None:
    at = table(red="h7 h8 i8", built={"red-blue": "h7"}, treasures="i7 b2 p2").play("pass")
    assert at.up == 1


@clause("TE-END-09")
def test_the_round_is_not_completed() -> None:
    assert table(seats=4, active=1, treasures="b2 p2").play("pass").up is None


def scored(*players: tuple[list[int], int]) -> Position[Any, Any]:
    g = blank(len(players), open_scores=False)
    g.points = [points for points, _ in players]
    g.jokers = [jokers for _, jokers in players]
    g.ended = "bag"
    return Position(g, [])


@clause("TE-SCORE-01")
def test_at_the_end_everybody_sees_all_points() -> None:
    at = table(treasures="b2 p2", hands=("red*6", "red*6"))
    at.g.points[1] = [1, 2, 3, 4]
    assert at.view(0).points[1] is None
    at.play("pass")
    for viewer in (0, 1, None):
        assert at.view(viewer).points[1] == (1, 2, 3, 4)
        assert at.view(viewer).jokers == (0, 8)
        assert at.view(viewer).tiles[1] == (0, 6, 0, 0)


@clause("TE-SCORE-02")
@pytest.mark.parametrize(
    ("points", "jokers", "best"),
    [([5, 3, 9, 4], 0, 3), ([5, 3, 9, 4], 1, 4), ([5, 3, 9, 4], 3, 5), ([0, 0, 0, 0], 5, 1), ([7, 6, 9, 9], 3, 8)],
)
def test_treasures_go_where_they_help_most(points: list[int], jokers: int, best: int) -> None:
    result = RULES.result(scored((points, jokers), ([0, 0, 0, 0], 0)))
    assert result is not None
    assert result.points[0] == best
    assert sorted(final(scored((points, jokers)).game, 0)) == _best(points, jokers)


def _best(points: list[int], jokers: int) -> list[int]:
    """Every way to assign, tried out: the one that wins most ties too, weakest colour first."""
    if not jokers:
        return sorted(points)
    ways = [[n + (i == chosen) for i, n in enumerate(points)] for chosen in range(4)]
    return max(_best(way, jokers - 1) for way in ways)


@clause("TE-SCORE-03", "TE-SCORE-05")
def test_the_weakest_colour_decides_and_the_total_does_not() -> None:
    result = RULES.result(scored(([4, 40, 40, 40], 0), ([5, 5, 5, 5], 0)))
    assert result is not None
    assert result.points == (4, 5)
    assert result.places == (2, 1)


@clause("TE-SCORE-04", "TE-SCORE-07")
def test_ties_are_broken_by_the_next_weakest_colour_for_all_places() -> None:
    result = RULES.result(scored(([5, 6, 7, 8], 0), ([8, 5, 7, 6], 1), ([5, 6, 7, 9], 0), ([9, 9, 5, 5], 0)))
    assert result is not None
    assert result.points == (5, 6, 5, 5)
    assert result.places == (3, 1, 2, 4)


@clause("TE-SCORE-06")
def test_equal_in_all_colours_is_a_shared_place() -> None:
    result = RULES.result(scored(([5, 6, 7, 8], 0), ([8, 7, 6, 5], 0), ([1, 9, 9, 9], 0)))
    assert result is not None
    assert result.places == (1, 1, 3)
