"""Placing, moving and withdrawing leaders."""

from tests.clauses import clause
from tests.tigris.table import start, table

FIRST_LEADER_CELLS = (
    "b1 j1 l1 p1 a2 c2 f2 k2 o2 b3 g3 p3 f4 m5 i6 n6 h7 j7 a8 c8 i8 o8 b9 f9 n9 p9 e10 g10 k10 o10 f11 j11 l11"
)


def test_the_first_leader_has_33_cells() -> None:
    at = start(4)
    for office in ("king", "priest", "farmer", "trader"):
        assert at.offers(f"leader {office}") == FIRST_LEADER_CELLS.split()
    assert len(FIRST_LEADER_CELLS.split()) == 33


@clause("TE-LEAD-01")
def test_only_own_leaders_are_placed_moved_and_withdrawn() -> None:
    at = table(leaders={"1 king": "j1"})
    assert at.refused("withdraw king") == ("TE-LEAD-13", "tigris-none-standing")
    at.play("leader king b1")
    assert at.leader("0 king") == "b1"
    assert at.leader("1 king") == "j1"


@clause("TE-LEAD-02")
def test_placing_moving_and_withdrawing_cost_an_action_each() -> None:
    for line in ("leader trader l1", "leader king b1", "withdraw king"):
        at = table(leaders={"0 king": "j1"}).play(line)
        assert (at.up, at.view(0).left) == (0, 1)


@clause("TE-LEAD-03")
def test_a_leader_needs_a_free_cell() -> None:
    at = table(red="g5 h5 g6", leaders={"1 king": "f5"}, ruins="g4")
    for taken in ("h5", "f5", "g4"):
        assert at.refused(f"leader priest {taken}") == ("TE-LEAD-03", "tigris-no-free-cell")


@clause("TE-LEAD-04")
def test_a_leader_never_stands_on_a_river() -> None:
    assert table().refused("leader king e3") == ("TE-LEAD-04", "tigris-no-leader-river")


@clause("TE-LEAD-05")
def test_a_leader_needs_a_temple_beside_him_with_or_without_a_treasure() -> None:
    at = table(red="h5", black="j5")
    assert at.refused("leader king k5") == ("TE-LEAD-05", "tigris-no-temple")
    assert at.refused("leader king g4") == ("TE-LEAD-05", "tigris-no-temple")  # diagonal
    assert table(red="h5").play("leader king h4").leader("0 king") == "h4"
    assert table().play("leader king f2").leader("0 king") == "f2"


@clause("TE-LEAD-06")
def test_a_temple_under_a_monument_is_none() -> None:
    at = table(red="g5 h5 g6 h6", built={"black-red": "g5"})
    assert at.refused("leader king f5") == ("TE-LEAD-06", "tigris-no-flipped-temple")


@clause("TE-LEAD-07")
def test_a_leader_may_not_join_two_kingdoms() -> None:
    at = table(red="g5 i5", leaders={"0 king": "f5", "1 trader": "j5"})
    assert at.refused("leader priest h5") == ("TE-LEAD-07", "tigris-no-leader-joins")


@clause("TE-LEAD-08")
def test_touching_a_leader_of_another_kingdom_joins_as_well() -> None:
    at = table(red="g5 i6", leaders={"1 king": "f5", "1 trader": "h6"})
    assert at.refused("leader priest h5") == ("TE-LEAD-07", "tigris-no-leader-joins")
    assert "g4" in at.offers("leader priest")


@clause("TE-LEAD-09")
def test_a_leader_may_link_a_kingdom_with_areas_that_have_no_leader() -> None:
    at = table(red="g5 i5", green="h4 h6", leaders={"1 king": "f5"})
    at.play("leader priest h5")
    assert at.kingdoms() == [{"f5", "g5", "h5", "i5", "h4", "h6"}]


@clause("TE-LEAD-09")
def test_a_leader_may_link_areas_without_leaders() -> None:
    at = table(red="g5 i5").play("leader priest h5")
    assert at.kingdoms() == [{"g5", "h5", "i5"}]


@clause("TE-LEAD-10")
def test_a_moving_leader_is_lifted_first() -> None:
    # his former area has no leader any more, so it may be linked with the other kingdom
    at = table(red="g5 i5", leaders={"0 king": "f5", "1 trader": "j5"})
    at.play("leader king h5")
    assert at.kingdoms() == [{"g5", "h5", "i5", "j5"}]


@clause("TE-LEAD-10")
def test_a_leader_who_was_the_link_leaves_two_kingdoms_behind() -> None:
    at = table(red="g5 i5", green="g6 i6", leaders={"1 trader": "f5", "0 king": "h5", "1 farmer": "j5"})
    assert len(at.kingdoms()) == 1
    at.play("leader king g4")
    assert at.kingdoms() == [{"f5", "g4", "g5", "g6"}, {"i5", "i6", "i7", "j5"}]
    assert "h5" not in at.offers("leader priest")


@clause("TE-LEAD-11")
def test_a_move_to_the_own_cell_is_none() -> None:
    at = table(leaders={"0 king": "j1"})
    assert at.refused("leader king j1") == ("TE-LEAD-11", "tigris-no-same-cell")


@clause("TE-LEAD-12")
def test_a_move_inside_the_own_kingdom_causes_no_conflict() -> None:
    at = table(leaders={"0 king": "j1", "1 trader": "k2"}).play("leader king l1")
    assert at.up == 0
    assert at.leader("0 king") == "l1"
    assert not at.told("revolt")


@clause("TE-LEAD-13")
def test_a_withdrawn_leader_may_come_back_in_the_same_turn() -> None:
    at = table(leaders={"0 king": "j1"})
    assert at.refused("withdraw trader") == ("TE-LEAD-13", "tigris-not-standing")
    at.play("withdraw king")
    assert at.leader("0 king") is None
    assert at.play("leader king b1").leader("0 king") == "b1"


@clause("TE-LEAD-14")
def test_nobody_withdraws_while_a_conflict_is_open() -> None:
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*6", "red*6"))
    at.play("leader king i5")
    assert at.refused("withdraw king") == ("TE-LEAD-14", "tigris-no-evading")
    at.play("commit 0")
    assert at.refused("withdraw king") == ("TE-LEAD-14", "tigris-no-evading")
    assert at.refused("leader king b1") == ("TE-LEAD-14", "tigris-no-evading")


@clause("TE-LEAD-15")
def test_leaders_bring_no_point_by_themselves() -> None:
    at = table(leaders={"0 priest": "j1", "0 farmer": "l1"})
    at.play("leader king k2", "leader priest b1", "pass", "withdraw farmer", "withdraw king")
    assert [at.points(0), at.points(1)] == [{}, {}]


@clause("TE-LEAD-16", "TE-LEAD-17", "TE-CAT-11")
def test_leaders_without_a_temple_go_home_at_once_whoever_caused_it() -> None:
    at = table(seats=3, active=2, red="h5", leaders={"0 king": "g5", "1 trader": "i5", "1 priest": "h4"}, green="j5")
    at.play("catastrophe h5")
    assert [at.leader(who) for who in ("0 king", "1 trader", "1 priest")] == [None, None, None]
    assert len(at.told("evicted")) == 3
    assert (at.up, at.view(2).left) == (2, 1)


@clause("TE-LEAD-16")
def test_a_leader_with_another_temple_stays() -> None:
    at = table(red="h5 f5", leaders={"0 king": "g5"}).play("catastrophe h5")
    assert at.leader("0 king") == "g5"


@clause("TE-LEAD-18")
def test_without_leaders_one_earns_nothing_and_plays_on() -> None:
    at = table(red="h5", leaders={"1 priest": "g5"}, hands=("red*6",))
    at.play("tile red h6", "tile red h4")
    assert at.points(0) == {}
    assert at.points(1) == {"red": 2}
    assert at.play("pass").up == 0


@clause("TE-LEAD-19")
def test_a_leader_of_a_colour_that_is_there_starts_a_revolt() -> None:
    at = table(red="h5", leaders={"1 trader": "g5"}, hands=("red*6", "red*6"))
    note = {choice.key: choice.note for choice in at.ask("leader trader").choices}  # type: ignore[union-attr]
    assert note["i5"] is not None
    assert note["b1"] is None
    at.play("leader trader i5")
    assert at.told("revolt")
    assert at.refused("tile red a6") == ("TE-TURN-05", "tigris-conflict-first")
