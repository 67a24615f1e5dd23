"""Catastrophes."""

import pytest

from tests.clauses import clause
from tests.tigris.table import start, table


def test_the_first_catastrophe_has_166_cells() -> None:
    assert len(start().offers("catastrophe")) == 166


@clause("TE-CAT-01")
def test_everybody_has_two_for_the_whole_game() -> None:
    at = table().play("catastrophe a1", "catastrophe a2", "pass")
    assert at.g.catastrophes == [0, 2]
    assert at.refused("catastrophe a3") == ("TE-CAT-01", "tigris-no-catastrophe")


@clause("TE-CAT-02")
@pytest.mark.parametrize("cell", ["a1", "a4"])
def test_it_strikes_free_land_and_river(cell: str) -> None:
    assert table().play(f"catastrophe {cell}").at(cell) == "x"


@clause("TE-CAT-03")
def test_a_struck_tile_is_out_of_the_game() -> None:
    at = table(green="h5")
    gone = at.g.gone["green"]
    at.play("catastrophe h5")
    assert at.at("h5") == "x"
    assert at.g.gone["green"] == gone + 1


@clause("TE-CAT-04", "TE-CAT-05", "TE-TREA-11")
def test_a_treasure_protects_its_temple_until_it_is_taken() -> None:
    assert table().refused("catastrophe k1") == ("TE-CAT-04", "tigris-no-ruin-treasure")
    assert table(treasures="b2 p2 f3").play("catastrophe k1").at("k1") == "x"


@clause("TE-CAT-06", "TE-MON-14")
def test_monuments_cannot_be_struck() -> None:
    at = table(green="g5 h5 g6 h6", built={"black-green": "g5"})
    for cell in ("g5", "h5", "g6", "h6"):
        assert at.refused(f"catastrophe {cell}") == ("TE-CAT-06", "tigris-no-ruin-monument")


@clause("TE-CAT-07")
def test_leaders_cannot_be_struck() -> None:
    at = table(leaders={"0 king": "j1", "1 king": "b1"})
    for cell in ("j1", "b1"):
        assert at.refused(f"catastrophe {cell}") == ("TE-CAT-07", "tigris-no-ruin-leader")


@clause("TE-CAT-08", "TE-CAT-09")
def test_a_struck_cell_is_never_free_again() -> None:
    at = table(hands=("red*6",), ruins="a1 f2")
    assert at.refused("catastrophe a1") == ("TE-CAT-08", "tigris-no-ruin-twice")
    assert at.refused("tile red a1") == ("TE-TILE-01", "tigris-no-free-cell")
    assert at.refused("leader king f2") == ("TE-LEAD-03", "tigris-no-free-cell")


@clause("TE-CAT-10", "TE-CAT-12")
def test_it_interrupts_links_and_brings_neither_point_nor_conflict() -> None:
    at = table(red="g5 k5", black="h5 i5 j5 i6", leaders={"0 king": "f5", "1 trader": "l5"})
    at.play("catastrophe i5")
    assert at.kingdoms() == [{"f5", "g5", "h5"}, {"j5", "k5", "l5"}]
    assert [at.points(0), at.points(1)] == [{}, {}]
    assert at.up == 0
