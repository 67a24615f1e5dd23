"""The turn: up to two actions."""

from tests.clauses import clause
from tests.tigris.table import table


@clause("TE-TURN-01", "TE-TURN-08")
def test_a_turn_has_none_one_or_two_actions() -> None:
    assert table().play("pass").up == 1
    assert table().play("leader king j1").up == 0
    assert table().play("leader king j1", "pass").up == 1
    assert table().play("leader king j1", "leader trader l1").up == 1  # ends by itself


@clause("TE-TURN-02")
def test_the_four_actions_are_offered() -> None:
    at = table(leaders={"0 king": "j1"})
    assert at.offers() == ["leader", "tile", "swap", "withdraw", "catastrophe", "pass"]


@clause("TE-TURN-02")
def test_what_cannot_be_done_is_not_offered_and_the_reason_is_told() -> None:
    at = table(hands=("",), ruins="a1 a2 a3 a5")
    assert at.offers() == ["leader", "pass"]
    assert at.refused("tile red a6") == ("TE-SWAP-04", "tigris-empty-hand")
    assert at.refused("swap {red}") == ("TE-SWAP-04", "tigris-empty-hand")
    assert at.refused("withdraw king") == ("TE-LEAD-13", "tigris-none-standing")
    assert at.refused("catastrophe a6") == ("TE-CAT-01", "tigris-no-catastrophe")
    assert at.refused("monument black-red a6") == ("TE-MON-10", "tigris-no-square")
    assert at.refused("commit 1") == ("TE-CONF-01", "tigris-no-open-conflict")
    assert at.refused("treasure {a6}") == ("TE-TREA-01", "tigris-no-treasure")


@clause("TE-TURN-03")
def test_actions_come_in_any_order_and_twice() -> None:
    hand = ("red*4 green*2",)
    assert table(hands=hand).play("tile red a6", "tile red a5").up == 1
    assert table(hands=hand).play("catastrophe a6", "catastrophe a5").up == 1
    assert table(hands=hand).play("swap {red}", "swap {red}").up == 1
    assert table(hands=hand).play("tile red g5", "leader king f5").up == 1
    assert table(hands=hand).play("leader king j1", "tile red k2").points(0) == {"red": 1}


@clause("TE-TURN-04")
def test_the_same_lost_revolt_may_be_tried_again() -> None:
    at = table(red="f5 e4 e6", leaders={"1 king": "e5"}, hands=("red*6", "red*6"))
    at.play("leader king g5", "commit 0", "commit 0")
    assert at.leader("0 king") is None
    at.play("leader king g5", "commit 3", "commit 0")
    assert at.leader("0 king") == "g5"


@clause("TE-TURN-05", "TE-TURN-09")
def test_the_next_action_waits_for_the_end_of_the_conflict() -> None:
    at = table(red="f5", leaders={"1 king": "e5"}, hands=("red*6", "red*6"))
    at.play("leader king g5")
    assert at.refused("tile red a6") == ("TE-TURN-05", "tigris-conflict-first")
    at.play("commit 0")
    assert at.up == 1
    assert at.refused("tile red a6", seat=0) == ("", "kernel-not-you")
    assert at.play("commit 0").up == 0


@clause("TE-TURN-05")
def test_the_next_action_waits_for_monument_and_treasures() -> None:
    at = table(green="e5 f5 e6", hands=("green*6",)).play("tile green f6")
    assert at.refused("tile green a6") == ("TE-TURN-05", "tigris-monument-first")
    lying = table(green="f4 f5 g6 h6 i6", leaders={"1 trader": "g3"}, hands=("green*6",))
    lying.play("tile green f6")
    assert lying.up == 1
    assert lying.refused("tile green a6", seat=0) == ("", "kernel-not-you")
    assert lying.refused("pass") == ("TE-TURN-05", "tigris-treasure-first")


@clause("TE-TURN-06")
def test_a_tile_is_laid_then_points_then_the_monument_then_evictions_then_treasures() -> None:
    at = table(
        red="f5 g5 f6",
        green="f4 g7 h7",
        leaders={"0 trader": "g3", "0 priest": "f2", "1 king": "e6"},
        hands=("red*6",),
    )
    at.play("tile red g6", "monument black-red f5", "treasure {f3}")
    keys = [msg.key.removeprefix("tigris-") for msg in at.log]
    assert keys == ["laid", "gains", "built", "evicted", "treasures"]


@clause("TE-TURN-07", "TE-REV-13")
def test_a_leader_is_lifted_placed_then_revolts_and_then_treasures_are_given() -> None:
    at = table(
        green="f5 f6 g6 h6 i6",
        leaders={"0 king": "l1", "1 king": "f2", "1 trader": "g3"},
        hands=("red*6", "red*6"),
    )
    at.play("leader king f4", "commit 1", "commit 0")
    assert at.up == 1
    at.play("treasure {f3}")
    keys = [msg.key.removeprefix("tigris-") for msg in at.log]
    assert keys == ["moved", "revolt", "commits", "commits", "wins", "gains", "treasures"]


@clause("TE-REV-13")
def test_after_a_lost_revolt_the_link_is_gone_and_no_treasure_is_given() -> None:
    at = table(
        green="f5 f6 g6 h6 i6",
        leaders={"0 king": "l1", "1 king": "f2", "1 trader": "g3"},
        hands=("red*6", "red*6"),
    )
    at.play("leader king f4", "commit 1", "commit 1")
    assert at.up == 0
    assert not at.told("treasures")
