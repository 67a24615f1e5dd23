"""Revolt: a leader enters a kingdom with a leader of its colour."""

import pytest

from tests.clauses import clause
from tests.tigris.table import table

REDS = ("red*6", "red*6")


@clause("TE-REV-01")
def test_the_newcomer_attacks_the_resident() -> None:
    at = table(seats=3, active=1, red="h5", leaders={"0 trader": "g5", "2 king": "h4"}, hands=(*REDS, "red*6"))
    at.play("leader trader i5")
    dispute = at.view(None).dispute
    assert dispute is not None
    assert dispute.seats == (1, 0)
    assert at.up == 1


@clause("TE-REV-02", "TE-REV-06")
@pytest.mark.parametrize("office", ["king", "priest", "farmer", "trader"])
def test_only_temples_count_whatever_the_leaders_colour(office: str) -> None:
    hands = ("red*2 black blue green", "red black blue*2 green*2")
    at = table(red="h5", black="g4 g6", green="f5", leaders={f"1 {office}": "g5"}, hands=hands)
    at.play(f"leader {office} i5")
    dispute = at.view(None).dispute
    assert dispute is not None
    assert dispute.arms == "red"
    assert [len(side) for side in dispute.backing] == [1, 1]
    assert at.refused("commit 3")[1] == "kernel-at-word"
    at.play("commit 2")
    assert at.refused("commit 2")[1] == "kernel-at-word"
    assert at.hand(0) == {"black": 1, "blue": 1, "green": 1}


@clause("TE-REV-03", "TE-REV-04", "TE-REV-05")
def test_temples_beside_the_leaders_count_and_one_may_count_for_both() -> None:
    at = table(
        red="h4 h5 g6 i4 e5 e6 f6 f5",
        green="d5",
        built={"black-red": "e5"},
        leaders={"1 king": "g5"},
        hands=REDS,
    ).play("leader king i5")
    dispute = at.view(None).dispute
    assert dispute is not None
    attack, defence = ({"abcdefghijklmnop"[c % 16] + str(c // 16 + 1) for c in side} for side in dispute.backing)
    assert attack == {"h5", "i4"}  # h4 is linked, but not beside him
    assert defence == {"h5", "g6"}  # f5 lies under the monument


@clause("TE-REV-05")
def test_a_temple_with_a_treasure_counts() -> None:
    at = table(leaders={"1 king": "j1"}, hands=REDS).play("leader king l1")
    assert at.told("revolt")[0].args["attack"] == 1
    assert at.told("revolt")[0].args["defence"] == 1


@clause("TE-REV-07", "TE-REV-08", "TE-REV-11")
def test_a_moved_leader_who_loses_goes_home_and_the_action_is_spent() -> None:
    at = table(red="h5", leaders={"1 king": "g5", "0 king": "j1"}, hands=REDS)
    at.play("leader king i5", "commit 0", "commit 0")
    assert at.leader("0 king") is None
    assert (at.up, at.view(0).left) == (0, 1)


@clause("TE-REV-07", "TE-REV-09")
@pytest.mark.parametrize("office", ["king", "priest", "farmer", "trader"])
def test_the_winner_gets_one_red_point_whatever_the_colour(office: str) -> None:
    at = table(red="h5", leaders={f"1 {office}": "g5"}, hands=REDS)
    at.play(f"leader {office} i5", "commit 5", "commit 0")
    assert at.leader(f"1 {office}") is None
    assert at.points(0) == {"red": 1}
    assert at.points(1) == {}


@clause("TE-REV-10", "TE-REV-14")
def test_tiles_and_other_leaders_stay() -> None:
    at = table(red="h5 f5", green="g4", leaders={"1 king": "g5", "1 trader": "e5", "0 priest": "h4"}, hands=REDS)
    board = at.g.board
    at.play("leader king i5", "commit 1", "commit 0")
    assert at.g.board == board
    assert at.leader("1 trader") == "e5"
    assert at.leader("0 priest") == "h4"


@clause("TE-REV-12")
def test_a_loser_who_was_the_link_leaves_a_split_kingdom_without_further_conflict() -> None:
    at = table(red="h5 f5 g3", green="g4", leaders={"1 king": "g5", "1 trader": "e5"}, hands=REDS)
    at.play("leader king h4", "commit 3", "commit 0")
    assert at.leader("1 king") is None
    assert {"e5", "f5"} in at.kingdoms()
    assert len(at.kingdoms()) == 2
    assert at.up == 0
