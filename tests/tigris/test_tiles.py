"""Laying tiles, and the point they bring."""

import pytest

from tests.clauses import clause
from tests.tigris.table import start, table

HAND = ("black red*2 blue*2 green",)


@pytest.mark.parametrize(("colour", "cells"), [("black", 125), ("red", 125), ("green", 125), ("blue", 41)])
def test_the_first_tile_has_so_many_cells(colour: str, cells: int) -> None:
    at = start()
    at.g.hands[at.up or 0][0] = f"{colour}.99"
    assert len(at.offers(f"tile {colour}")) == cells


@clause("TE-TILE-01")
def test_a_tile_comes_from_the_hand_and_lies_on_a_free_cell() -> None:
    at = table(hands=("red*2 green",), ruins="g5", leaders={"1 king": "j1"}, black="h5")
    assert at.offers("tile") == ["red", "green"]
    assert at.refused("tile black a6") == ("TE-TILE-01", "tigris-not-in-hand")
    for taken in ("g5", "j1", "h5"):
        assert at.refused(f"tile red {taken}") == ("TE-TILE-01", "tigris-no-free-cell")
    at.play("tile red a6")
    assert at.hand(0) == {"red": 1, "green": 1}
    assert at.at("a6") == "r"


@clause("TE-TILE-02", "TE-TILE-03")
def test_farms_lie_on_rivers_and_nothing_else_does() -> None:
    at = table(hands=HAND)
    assert at.refused("tile blue a6") == ("TE-TILE-02", "tigris-no-farm-land")
    for colour in ("black", "red", "green"):
        assert at.refused(f"tile {colour} a7") == ("TE-TILE-03", "tigris-no-tile-river")
    assert at.play("tile blue a7").at("a7") == "b"


@clause("TE-TILE-04", "TE-TILE-12")
def test_a_tile_may_lie_alone_and_brings_no_point_outside_kingdoms() -> None:
    at = table(hands=HAND, leaders={"0 priest": "j1"}).play("tile red g5")
    assert at.at("g5") == "r"
    assert at.points(0) == {}


def three_kingdoms(**more: str) -> dict[str, object]:
    """h6 touches kingdoms on three sides."""
    reds = "g5 i5 h8"
    return {"red": reds, "black": "g6 i6 h7", "leaders": {"0 king": "f5", "1 king": "j5", "1 priest": "g8"}, **more}


@clause("TE-TILE-05")
def test_a_tile_may_not_join_three_kingdoms() -> None:
    at = table(hands=HAND, free="i7", **three_kingdoms())  # type: ignore[arg-type]
    assert len(at.kingdoms()) == 3
    assert at.refused("tile red h6") == ("TE-TILE-05", "tigris-no-three-kingdoms")


@clause("TE-TILE-06")
def test_areas_without_leaders_do_not_count_for_that() -> None:
    at = table(hands=HAND, free="i7", red="g5 i5 h8", black="g6 i6 h7", leaders={"0 king": "f5", "1 trader": "j5"})
    assert "h6" in at.offers("tile red")


@clause("TE-TILE-07")
def test_one_kingdom_on_several_sides_is_one() -> None:
    at = table(hands=HAND, red="g5 h5", black="g6", green="i5 i6", leaders={"0 priest": "g4"})
    at.play("tile red h6")
    assert at.points(0) == {"red": 1}
    assert not at.told("joined")


@clause("TE-TILE-08", "TE-TILE-09", "TE-TILE-17")
def test_the_leader_of_the_colour_earns_the_point_whoever_laid_the_tile() -> None:
    at = table(hands=HAND, red="h5", leaders={"0 king": "g5", "1 trader": "i5"})
    at.play("tile green h6")
    assert at.points(1) == {"green": 1}
    assert at.points(0) == {}


@clause("TE-TILE-10")
def test_the_king_stands_in_with_a_point_of_the_tiles_colour() -> None:
    at = table(hands=HAND, red="h5", leaders={"1 king": "g5", "0 trader": "i5"}).play("tile red h6")
    assert at.points(1) == {"red": 1}
    assert at.points(0) == {}


@clause("TE-TILE-11")
def test_without_leader_and_king_nobody_gets_the_point() -> None:
    at = table(hands=HAND, red="h5", leaders={"0 trader": "g5", "1 priest": "i5"}).play("tile black h6")
    assert [at.points(0), at.points(1)] == [{}, {}]


@clause("TE-TILE-13", "TE-WAR-03")
def test_a_joining_tile_brings_no_point_even_in_peace() -> None:
    at = table(hands=HAND, red="g5 i5", leaders={"0 priest": "f5", "1 king": "j5"}).play("tile red h5")
    assert [at.points(0), at.points(1)] == [{}, {}]
    assert at.told("joined")
    assert at.view(None).union is None
    assert (at.up, at.view(0).left) == (0, 1)


@clause("TE-TILE-14")
def test_a_tile_that_links_a_kingdom_with_areas_brings_its_point() -> None:
    at = table(hands=HAND, red="g5 i5", leaders={"0 priest": "f5"}).play("tile red h5")
    assert at.points(0) == {"red": 1}
    assert not at.told("joined")


@clause("TE-TILE-15")
def test_the_point_is_taken_before_the_tile_is_turned_over() -> None:
    at = table(hands=("black*6",), red="g5", black="h5 i5 h6", leaders={"0 king": "g4"})
    at.play("tile black i6", "monument black-green h5", "pass")
    assert at.points(0) == {"black": 2}  # the tile, and the monument at the end of the turn


@clause("TE-TILE-16")
def test_there_is_no_way_to_move_a_tile() -> None:
    at = table(hands=HAND, red="h5")
    assert set(at.offers()) == {"leader", "tile", "swap", "catastrophe", "pass"}
    at.play("leader king g5", "tile red h6")
    assert at.at("h5") == "r"
