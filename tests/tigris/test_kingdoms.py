"""Areas and kingdoms."""

from rules.tigris.board import PLACES, members, name, spread
from tests.clauses import clause
from tests.tigris.table import table


@clause("TE-KING-01")
def test_neighbours_are_orthogonal_and_the_edges_do_not_wrap() -> None:
    def around(cell: str) -> set[str]:
        return {name(near) for near in members(spread(1 << PLACES[cell]))} - {cell}

    assert around("g6") == {"g5", "g7", "f6", "h6"}
    assert around("a1") == {"a2", "b1"}
    assert around("p6") == {"p5", "p7", "o6"}
    assert around("p11") == {"o11", "p10"}
    assert around("a6") == {"a5", "a7", "b6"}


@clause("TE-KING-02", "TE-KING-04", "TE-KING-07")
def test_linked_tiles_and_leaders_are_an_area_and_with_a_leader_a_kingdom() -> None:
    at = table(red="e7 h5", black="f7", blue="d7 d8", green="l3", leaders={"0 king": "e6"})
    assert at.kingdoms() == [{"e6", "e7", "f7", "d7", "d8"}]  # river and land are linked; h5 and l3 are no kingdoms


@clause("TE-KING-03")
def test_two_leaders_side_by_side_are_linked() -> None:
    at = table(red="f5 i5", leaders={"0 king": "g5", "1 priest": "h5"})
    assert at.kingdoms() == [{"f5", "g5", "h5", "i5"}]


@clause("TE-KING-05")
def test_tiles_under_a_monument_go_on_linking() -> None:
    at = table(red="e6", black="f5 g5 f6 g6", green="h6", built={"black-red": "f5"}, leaders={"0 king": "e5"})
    assert at.kingdoms() == [{"e5", "e6", "f5", "g5", "f6", "g6", "h6"}]


@clause("TE-KING-06")
def test_a_catastrophe_links_nothing() -> None:
    at = table(red="f5", green="g5 i5", ruins="h5", leaders={"0 king": "e5"})
    assert at.kingdoms() == [{"e5", "f5", "g5"}]


@clause("TE-KING-08")
def test_leaders_of_different_colours_share_a_kingdom_in_peace() -> None:
    at = table(seats=3, red="h5", leaders={"0 king": "g5", "0 trader": "h4", "1 priest": "i5"})
    at.play("pass", "leader farmer h6")
    assert at.kingdoms() == [{"g5", "h4", "h5", "h6", "i5"}]
    assert not at.told("revolt")


@clause("TE-KING-09")
def test_no_kingdom_keeps_two_leaders_of_one_colour() -> None:
    at = table(red="f5", leaders={"1 king": "e5"}, hands=("red*6", "blue*6"))
    at.play("leader king g5", "commit 1", "commit 0")
    assert at.leader("0 king") == "g5"
    assert at.leader("1 king") is None


@clause("TE-KING-10", "TE-KING-11")
def test_a_kingdom_falls_apart_without_points_or_conflict() -> None:
    at = table(red="f5 j5", green="g5 h5 i5", leaders={"0 king": "e5", "1 trader": "k5"})
    assert len(at.kingdoms()) == 1
    at.play("catastrophe h5")
    assert at.kingdoms() == [{"e5", "f5", "g5"}, {"i5", "j5", "k5"}]
    assert not at.told("gains")
    assert (at.up, at.view(None).left) == (0, 1)


@clause("TE-KING-10")
def test_a_leader_who_leaves_splits_a_kingdom() -> None:
    at = table(red="f5 h5", leaders={"0 king": "e5", "0 priest": "g5", "1 trader": "i5"})
    assert at.play("withdraw priest").kingdoms() == [{"e5", "f5"}, {"h5", "i5"}]
