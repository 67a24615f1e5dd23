"""UR: war and ziggurats."""

from rules import kernel
from rules.ur.state import supply
from rules.ur.swap import Swap
from rules.ur.war import War, losses
from tests.clauses import clause
from tests.ur.table import after, field, offered, owner, play, refused, stones, table

WAR = (("trade", "war"), ("culture", "war"))


@clause("UR-WAR-01", "UR-WAR-02")
def test_an_own_tile_attacks_a_neighbouring_foreign_or_free_tile() -> None:
    p = table("wA3 wB1 w", "w wA1", hands=WAR)
    assert offered(p, "war") == ["a1", "b2"]
    assert offered(p, "war a1") == ["b1", "a2"]
    assert refused(p, "war a1 c1 1").clause == "UR-WAR-02"
    assert refused(p, "war b1 c1 1").clause == "UR-WAR-01"


@clause("UR-WAR-03")
def test_war_anywhere_reaches_every_foreign_and_free_tile() -> None:
    p = table("wA3 wB1 w", anywhere=True)
    assert {"b1", "c1", "f6"} <= set(offered(p, "war a1"))
    assert len(offered(p, "war a1")) == 35


@clause("UR-WAR-04")
def test_own_tiles_and_ziggurats_are_no_targets_and_a_ziggurat_does_not_attack() -> None:
    p = table("wA4 wBZ", "wA1", "wAZ", anywhere=True)
    assert not {"a1", "b1", "a2", "a3"} & set(offered(p, "war a1"))
    for target in ("b1", "a2", "a3"):
        assert refused(p, f"war a1 {target} 1").clause == "UR-WAR-04"
    assert refused(p, "war a3 c3 1").clause == "UR-WAR-04"


@clause("UR-WAR-05")
def test_any_picture_may_attack() -> None:
    for picture in "atcpw":
        assert offered(table(f"{picture}A4 wB1"), "war") == ["a1"]


@clause("UR-WAR-06", "UR-WAR-07", "UR-WAR-11", "UR-WAR-14")
def test_both_sides_lose_the_targets_stones_and_the_attacker_moves_in() -> None:
    p = table("wA5 wB2")
    p = after(p, "war a1 b1 2")
    assert stones(p, "a1", "b1") == [1, 2]
    assert owner(p, "b1") == 0
    assert (supply(p.game, 0), supply(p.game, 1)) == (17, 20)


@clause("UR-WAR-07")
def test_a_free_tile_costs_only_the_extra_stone() -> None:
    p = table("wA3 p")
    assert stones(after(p, "war a1 b1 1"), "a1", "b1") == [1, 1]
    assert stones(after(table("wA3 w"), "war a1 b1 1"), "a1", "b1") == [2, 1]


@clause("UR-WAR-08", "UR-WAR-09", "UR-WAR-10")
def test_only_war_against_war_saves_the_extra_stone() -> None:
    for attacker, target, cost in (("w", "w", 1), ("t", "t", 2), ("w", "t", 2), ("t", "w", 2)):
        p = table(f"{attacker}A5 {target}B1")
        assert losses(p.game, 0, 1) == cost
        assert stones(after(p, "war a1 b1 1"), "a1", "b1") == [5 - cost - 1, 1]


@clause("UR-WAR-11", "UR-WAR-13")
def test_one_to_all_remaining_stones_move_in() -> None:
    p = table("wA5 wB2")
    assert refused(p, "war a1 b1 0").key == "kernel-at-word"
    assert refused(p, "war a1 b1 4").key == "kernel-at-word"
    p = after(p, "war a1 b1 3")
    assert owner(p, "a1") is None
    assert stones(p, "b1") == [3]


@clause("UR-WAR-12")
def test_an_attack_needs_the_targets_stones_the_extra_stone_and_one() -> None:
    strong, weak = table("tA4 wB2"), table("tA3 wB2 w", "wB2")
    assert "b1" in offered(strong, "war a1")
    assert "war" not in offered(weak)
    assert refused(table("tA3 wB2"), "war a1 b1 1").clause == "UR-WAR-12"


@clause("UR-WAR-15", "UR-WAR-16")
def test_attacks_go_on_from_the_same_and_from_the_conquered_tile() -> None:
    p = table("wA5 w w", "w", hands=WAR)
    p = after(p, "war a1 a2 1", "war a1 b1 3", "war b1 c1 2")
    assert stones(p, "a1", "a2", "b1", "c1") == [1, 1, 1, 2]
    assert isinstance(p.stack[-1], War)
    p = after(p, "stop")
    assert offered(p) == ["trade", "stone", "end"]


@clause("UR-WAR-15")
def test_a_war_that_cannot_go_on_is_over() -> None:
    p = after(table("pA3 pB1"), "war a1 b1 1")
    assert not isinstance(p.stack[-1], War)


@clause("UR-WAR-17", "UR-WAR-18")
def test_the_attacked_player_is_not_asked_and_tiles_stay_as_they_lie() -> None:
    p = table("wA5 tB1")
    outcome = play(p, "war a1 b1 1")
    assert [field(outcome.position, cell).tile for cell in ("a1", "b1")] == [
        field(p, cell).tile for cell in ("a1", "b1")
    ]
    assert kernel.waiting(outcome.position) == (0,)


@clause("UR-ZIG-01", "UR-ZIG-02")
def test_a_ziggurat_replaces_all_actions_on_a_tile_with_five_stones() -> None:
    p = table("wA5 wA4 wB5")
    assert offered(p, "build") == ["a1"]
    assert refused(p, "build {b1}").clause == "UR-ZIG-01"
    assert refused(table("wA4"), "build {a1}").clause == "UR-ZIG-01"
    built = after(p, "build {a1}")
    assert isinstance(built.stack[-1], Swap)
    assert offered(built) == ["swap"]
    acted = after(table("tA5", hands=WAR), "trade {}")
    assert refused(acted, "build {a1}").clause == "UR-ZIG-02"


@clause("UR-ZIG-03", "UR-ZIG-06")
def test_at_most_two_and_no_more_than_there_are_markers() -> None:
    p = table("wA5 wA5 wA5")
    assert refused(p, "build {a1,b1,c1}").key == "kernel-at-word"
    assert after(p, "build {a1,c1}").game.pool == 3
    last = table("wA5 wA5", pool=1)
    assert refused(last, "build {a1,b1}").key == "kernel-at-word"
    assert after(last, "build {b1}").game.pool == 0


@clause("UR-ZIG-04", "UR-ZIG-09")
def test_five_stones_go_and_one_of_the_twenty_marks_the_owner() -> None:
    p = table("wA5 wA2")
    assert supply(p.game, 0) == 13
    p = after(p, "build {a1}")
    assert (field(p, "a1").stones, field(p, "a1").ziggurat, field(p, "a1").owner) == (1, True, 0)
    assert supply(p.game, 0) == 17


@clause("UR-ZIG-05")
def test_without_a_marker_nobody_builds() -> None:
    p = table("wA5", pool=0)
    assert "build" not in offered(p)
    assert refused(p, "build {a1}").clause == "UR-ZIG-05"


@clause("UR-ZIG-08")
def test_a_ziggurat_is_not_free_and_not_exchanged() -> None:
    p = after(table("wA5 w", hands=WAR), "build {a1}")
    assert "a1" not in offered(p, "swap")
    assert refused(p, "swap a1 trade").clause == "UR-ZIG-08"


@clause("UR-ZIG-10")
def test_the_hand_tile_is_swapped_after_building() -> None:
    p = after(table("wA5 w"), "build {a1}", "swap b1 trade")
    assert p.game.board[1].tile.up == "trade"
