"""Material and setup."""

import json
from collections import Counter
from pathlib import Path

import pytest

from rules import kernel
from rules.kernel import Illegal, Tape
from rules.tigris import RULES
from rules.tigris.board import CORNERS, HEIGHT, LAND, PLACES, RIVER, START, WIDTH, colour, members, name
from rules.tigris.state import DYNASTIES, MONUMENTS, TILES, kind
from tests.clauses import clause
from tests.tigris.table import start, table


@clause("TE-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_take_part_and_only_the_unused_stays_in_the_box(seats: int) -> None:
    g = start(seats).g
    assert len(g.dynasties) == len(g.hands) == len(g.catastrophes) == seats
    assert len(g.leaders) == 4 * seats
    assert len(g.bag) == 143 - 6 * seats
    assert len(g.treasures) == 10


@clause("TE-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_cannot_play(seats: int) -> None:
    with pytest.raises(Illegal):
        kernel.setup(RULES, seats, {}, Tape(b""))


@clause("TE-SETUP-02")
def test_the_board_has_41_cells_of_river_and_135_of_land() -> None:
    assert (HEIGHT, WIDTH, len(START)) == (11, 16, 176)
    assert RIVER.bit_count() == 41
    assert LAND.bit_count() == 135
    assert start().refused("catastrophe q1") == ("TE-SETUP-02", "tigris-no-such-cell")


@clause("TE-SETUP-03", "TE-SETUP-05")
def test_153_tiles_of_which_143_go_into_the_bag() -> None:
    assert TILES == {"black": 30, "red": 57, "blue": 36, "green": 30}
    g = start(2).g
    tiles = Counter(map(kind, [*g.bag, *g.hands[0], *g.hands[1]]))
    assert tiles == {"black": 30, "red": 47, "blue": 36, "green": 30}
    assert tiles.total() == 143


@clause("TE-SETUP-04")
def test_ten_temples_with_a_treasure_lie_on_the_board() -> None:
    at = start()
    cells = {"k1", "b2", "p2", "f3", "n5", "i7", "b8", "o9", "f10", "k11"}
    assert at.treasures() == cells
    assert {name(cell) for cell, letter in enumerate(at.g.board) if letter != "."} == cells
    assert all(at.at(cell) == "r" for cell in cells)


def test_the_board_is_the_one_in_the_box(shared: Path) -> None:
    printed = json.loads((shared / "data/tigris/tigris.json").read_text(encoding="utf-8"))["board"]
    for key, cells in {"river": RIVER, "corner_treasures": CORNERS}.items():
        assert sorted(row * WIDTH + column for row, column in printed[key]) == list(members(cells))
    temples = {row * WIDTH + column for row, column in printed["start_temples"]}
    assert {cell for cell, letter in enumerate(START) if letter == "r"} == temples


@clause("TE-SETUP-06", "TE-SETUP-07")
def test_each_player_has_a_dynasty_of_four_leaders_of_all_colours() -> None:
    g = start(4).g
    assert sorted(g.dynasties) == sorted(DYNASTIES) == ["archer", "bull", "lion", "pot"]
    for seat in range(4):
        assert [colour(leader) for leader in range(4 * seat, 4 * seat + 4)] == ["black", "red", "blue", "green"]
    assert start(4).offers("leader") == ["king", "priest", "farmer", "trader"]


@clause("TE-SETUP-06")
def test_dynasties_go_round_by_chance() -> None:
    assert len({tuple(start(3, seed).g.dynasties) for seed in (b"a", b"b", b"c", b"d", b"e")}) > 1


@clause("TE-SETUP-08")
def test_everybody_has_two_catastrophes() -> None:
    assert start(3).g.catastrophes == [2, 2, 2]


@clause("TE-SETUP-09")
def test_everybody_draws_six_tiles_which_nobody_else_sees() -> None:
    at = start(3)
    assert [len(hand) for hand in at.g.hands] == [6, 6, 6]
    seen = at.view(1)
    assert seen.tiles[1] is not None
    assert sum(seen.tiles[1]) == 6
    assert seen.tiles[0] is None
    assert seen.tiles[2] is None


@clause("TE-SETUP-10")
def test_chance_says_who_begins() -> None:
    assert {start(3, bytes([n])).up for n in range(20)} == {0, 1, 2}


@clause("TE-SETUP-11")
def test_six_monuments_one_for_each_pair_of_colours() -> None:
    assert len(MONUMENTS) == 6
    assert Counter(colour for pair in MONUMENTS.values() for colour in pair) == dict.fromkeys(TILES, 3)
    assert start().g.built == {}


@clause("TE-SETUP-12")
def test_points_never_run_out() -> None:
    at = table(red="g6", leaders={"0 priest": "g5"}, hands=("red*6",))
    at.g.points[0][1] = 200
    assert at.play("tile red g7").points(0) == {"red": 201}


@clause("TE-SETUP-13")
def test_the_union_tile_marks_the_joining_tile_only_while_conflicts_are_open() -> None:
    at = table(red="e5 k5", leaders={"0 king": "f5", "1 king": "j5"}, black="g5 i5", hands=("green*6", "red*6"))
    assert at.view(None).union is None
    at.play("tile green h5")
    assert at.view(None).union == PLACES["h5"]
    at.play("commit 0", "commit 0")
    assert at.view(None).union is None


@clause("TE-SETUP-14")
def test_turns_go_round_in_the_order_of_the_seats() -> None:
    at = table(seats=3, active=1)
    assert at.up == 1
    assert [at.play("pass").up for _ in range(4)] == [2, 0, 1, 2]
