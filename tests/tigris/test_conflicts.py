"""What holds for revolts and wars alike."""

from typing import Any

from rules import kernel
from rules.kernel import Count
from tests.clauses import clause
from tests.tigris.table import Table, table


def revolt(**more: Any) -> Table:
    """Seat 0 has put its king beside the temple that seat 1's king leans on: one to one."""
    settings = {"hands": ("red*3 blue*3", "red*2 green*4")} | more
    return table(red="h5", leaders={"1 king": "g5"}, **settings).play("leader king i5")


@clause("TE-CONF-01")
def test_nothing_else_makes_a_conflict() -> None:
    at = table(red="h5 k5", leaders={"1 king": "g5", "0 king": "l5"}, hands=("green*6",))
    at.play("tile green j5")  # beside the own kingdom only
    assert (at.up, at.told("war"), at.told("revolt")) == (0, [], [])
    assert at.play("tile green i5").told("war")


@clause("TE-CONF-02", "TE-CONF-03")
def test_first_the_attacker_adds_then_the_defender_knowing_it() -> None:
    at = revolt()
    node = at.ask("commit")
    assert at.up == 0
    assert isinstance(node, Count)
    assert (node.lo, node.hi) == (0, 3)
    at.play("commit 2")
    assert at.up == 1
    assert at.view(1).dispute is not None
    assert at.view(1).dispute.added == 2  # type: ignore[union-attr]
    node = at.ask("commit")
    assert isinstance(node, Count)
    assert (node.lo, node.hi) == (0, 2)


@clause("TE-CONF-04")
def test_each_side_adds_once() -> None:
    at = revolt().play("commit 1")
    assert at.refused("commit 1", seat=0) == ("", "kernel-not-you")
    at.play("commit 1")
    assert at.refused("commit 1") == ("TE-CONF-01", "tigris-no-open-conflict")


@clause("TE-CONF-05")
def test_useless_tiles_may_be_thrown_in() -> None:
    at = revolt(hands=("red*6", "red*2 blue*4")).play("commit 6", "commit 2")
    assert at.leader("0 king") == "i5"
    assert at.hand(0) == {}
    assert at.hand(1) == {"blue": 4}


@clause("TE-CONF-06")
def test_the_defender_wins_a_tie() -> None:
    at = revolt().play("commit 2", "commit 2")
    assert at.leader("0 king") is None
    assert at.leader("1 king") == "g5"


@clause("TE-CONF-06")
def test_the_higher_total_wins() -> None:
    at = revolt().play("commit 2", "commit 1")
    assert at.leader("0 king") == "i5"
    assert at.leader("1 king") is None


@clause("TE-CONF-07")
def test_added_tiles_are_out_of_the_game_whoever_wins() -> None:
    at = revolt()
    before = at.g.gone["red"]
    at.play("commit 2", "commit 1")
    assert at.g.gone["red"] == before + 3


@clause("TE-CONF-08")
def test_hands_are_refilled_only_at_the_end_of_the_turn() -> None:
    at = revolt(bag="black*20").play("commit 3", "commit 2")
    assert at.hand(0) == {"blue": 3}
    assert at.hand(1) == {"green": 4}
    at.play("pass")
    assert at.hand(0) == {"blue": 3, "black": 3}
    assert at.hand(1) == {"green": 4, "black": 2}


@clause("TE-CONF-09", "TE-CONF-10")
def test_neither_conflict_nor_consequences_can_be_refused() -> None:
    at = revolt(hands=("blue*6", "red*6"))  # the attacker is sure to lose
    assert at.offers() == ["commit"]
    at.play("commit 0")
    assert at.offers() == ["commit"]
    assert at.play("commit 0").up == 0
    assert at.leader("0 king") is None


def test_somebody_without_suitable_tiles_is_asked_all_the_same() -> None:
    at = revolt(hands=("blue*6", "blue*6"))
    assert at.up == 0
    assert kernel.forced(at.p, 0) is None


def test_somebody_with_an_empty_hand_is_not_asked_for_everybody_knows_it() -> None:
    at = revolt(hands=("", "")).play()
    assert at.up == 0
    assert at.leader("0 king") is None
    assert at.told("holds")


def test_the_clock_adds_just_enough_to_win() -> None:
    attacking = revolt()
    assert kernel.default(attacking.p, 0) == ("commit", 1)
    assert kernel.default(attacking.play("commit 2").p, 1) == ("commit", 2)
    assert kernel.default(revolt().play("commit 3").p, 1) == ("commit", 0)  # three would be needed
    assert kernel.default(revolt().play("commit 0").p, 1) == ("commit", 0)
