"""UR: terms, limits and the turn."""

from rules import kernel
from rules.ur import RULES
from rules.ur.act import Act
from rules.ur.course import Course
from rules.ur.state import neighbours, put, supply
from rules.ur.swap import Swap
from rules.ur.view import view
from rules.ur.war import War
from tests.clauses import clause
from tests.ur.table import after, field, offered, owner, play, refused, stones, table


@clause("UR-TERM-01")
def test_neighbours_share_an_edge() -> None:
    assert neighbours(0) == (1, 6)
    assert neighbours(7) == (1, 6, 8, 13)
    assert neighbours(5) == (4, 11)


@clause("UR-TERM-02")
def test_a_tile_with_a_stone_or_a_ziggurat_is_not_free() -> None:
    p = table("wA1 wB2 wAZ w")
    assert [cell for cell in ("a1", "b1", "c1", "d1") if cell in offered(p, "settle")] == ["d1"]


@clause("UR-TERM-03", "UR-TERM-04")
def test_a_tile_belongs_to_the_player_whose_stones_lie_there_and_to_nobody_else() -> None:
    p = table("wA3 wB1")
    assert [owner(p, cell) for cell in ("a1", "b1", "c1")] == [0, 1, None]
    assert refused(p, "stone b1").clause == "UR-TURN-10"
    conquered = after(p, "war a1 b1 1")
    assert field(conquered, "b1").owner == 0


@clause("UR-TERM-05", "UR-TERM-06", "UR-TURN-14")
def test_a_fifth_stone_is_the_last_on_a_tile() -> None:
    p = table("wA4 wA5")
    assert offered(p, "stone") == ["a1"]
    assert refused(p, "stone b1").clause == "UR-TERM-05"
    assert stones(after(p, "stone a1"), "a1") == [5]


@clause("UR-TERM-07", "UR-TURN-14")
def test_with_an_empty_supply_no_stone_is_placed() -> None:
    p = table("wA5 wA5 wA5 wA4 w w")
    assert supply(p.game, 0) == 1
    p1 = after(p, "stone d1")
    assert stones(p1, "d1") == [5]
    assert supply(p1.game, 0) == 0
    one = table("wA5 wA5 wA5 wA3 wA1")
    assert supply(one.game, 0) == 1
    assert stones(after(one, "stone e1"), "e1") == [2]
    empty = table("wA5 wA5 wA5 wA4 wA1")
    assert not {"stone", "settle"} & set(offered(empty))
    assert refused(empty, "stone d1").clause == "UR-TERM-07"


@clause("UR-TERM-08", "UR-TERM-09")
def test_removed_stones_return_and_an_emptied_tile_is_free_at_once() -> None:
    p = table("wA4 wB2")
    assert (supply(p.game, 0), supply(p.game, 1)) == (16, 18)
    p = after(p, "war a1 b1 2")
    assert (supply(p.game, 0), supply(p.game, 1)) == (18, 20)
    assert owner(p, "a1") is None
    assert "a1" in offered(after(p, "stop", "end"), "swap")


@clause("UR-TERM-10", "UR-TERM-11")
def test_the_picture_is_the_side_up_and_the_kind_is_the_pair() -> None:
    p = table("tA1", hands=(("culture", "trade"), ("culture", "war")))
    tile = field(p, "a1").tile
    assert (tile.up, tile.kind()) == ("trade", frozenset(("trade", "culture")))
    assert tile.like(p.game.hands[0])
    assert tile.turned().up == "culture"
    assert "a1" in offered(p, "trade")


@clause("UR-TERM-12", "UR-ZIG-07")
def test_a_ziggurat_is_ignored_by_all_actions() -> None:
    p = table("aAZ tA1 tBZ", hands=(("agriculture", "trade"), ("culture", "war")))
    farmed = after(p, "agriculture {}")
    assert stones(farmed, "a1", "b1") == [1, 0]
    traded = offered(p, "trade")
    assert traded == ["b1"]
    assert kernel.ask(p, 0, ("trade",)).caps == (1,)  # type: ignore[union-attr]
    war = table("wA5 wBZ", "w", "wAZ", hands=(("war", "politics"), ("culture", "war")))
    assert offered(war, "war") == ["a1"]
    assert offered(war, "war a1") == ["a2"]
    assert offered(war, "politics") == ["a1"]
    culture = table("cA1 wBZ", "wAZ", hands=(("culture", "politics"), ("culture", "war")))
    assert stones(after(culture, "culture"), "b1", "a2") == [1, 1]


@clause("UR-TURN-01", "UR-TURN-17")
def test_a_turn_is_actions_then_the_swap_then_the_next_player_clockwise() -> None:
    p = table("wA3 wB3", hands=(("trade", "war"), ("culture", "war"), ("trade", "politics")), turn=13)
    p = after(p, "end")
    assert isinstance(p.stack[-1], Swap)
    assert offered(p) == ["swap"]
    p = after(p, "swap c1 trade")
    assert p.stack == [Course(14), Act(1)]


@clause("UR-TURN-02", "UR-TURN-03")
def test_both_sides_of_the_hand_tile_stones_or_ziggurats_are_offered() -> None:
    p = table("wA5 tA1", hands=(("trade", "war"), ("culture", "war")))
    assert offered(p) == ["trade", "war", "build", "stone", "settle", "end"]
    assert refused(p, "culture").clause == "UR-TURN-02"
    turned = table("wA5 tA1", hands=(("war", "trade"), ("culture", "war")))
    assert set(offered(turned)) == set(offered(p))


@clause("UR-TURN-04")
def test_no_action_is_carried_out_twice() -> None:
    p = after(table("tA1"), "trade {a1}")
    assert "trade" not in offered(p)
    assert refused(p, "trade {a1}").clause == "UR-TURN-04"


@clause("UR-TURN-05", "UR-TURN-06")
def test_the_player_chooses_the_order_and_the_second_action_sees_what_the_first_did() -> None:
    p = table("tA2 wB1", hands=(("trade", "war"), ("culture", "war")))
    trade_first = after(p, "trade {a1*3}", "war a1 b1 2")
    assert stones(trade_first, "a1", "b1") == [1, 2]
    war_first = table("tA3 wB1 wB1", hands=(("trade", "war"), ("culture", "war")))
    war_first = after(war_first, "war a1 b1 1")
    assert kernel.ask(war_first, 0, ("trade",)).hi == 0  # type: ignore[union-attr]


@clause("UR-TURN-07")
def test_after_both_actions_comes_the_swap_without_an_extra_stone() -> None:
    p = after(table("tA3 wB1", "w wB2"), "war a1 b1 1", "trade {}")
    assert isinstance(p.stack[-1], Swap)
    assert offered(p) == ["swap"]


@clause("UR-TURN-08", "UR-TURN-09", "UR-TURN-10")
def test_after_one_action_one_extra_stone_goes_on_an_own_tile() -> None:
    p = after(table("tA1 w"), "trade {}")
    assert offered(p) == ["stone", "end"]
    assert refused(p, "stone b1").clause == "UR-TURN-10"
    assert refused(p, "settle b1").clause == "UR-TURN-10"
    p = after(p, "stone a1")
    assert stones(p, "a1") == [2]
    assert isinstance(p.stack[-1], Swap)


@clause("UR-TURN-09")
def test_a_stone_before_any_action_is_no_extra_stone() -> None:
    p = after(table("tA1"), "stone a1")
    assert stones(p, "a1") == [3]
    assert isinstance(p.stack[-1], Swap)


@clause("UR-TURN-11", "UR-TURN-12", "UR-TURN-13")
def test_without_an_action_two_stones_on_one_tile_or_one_on_any_free_tile_or_nothing() -> None:
    p = table("wA1 wA1")
    assert stones(after(p, "stone b1"), "a1", "b1") == [1, 3]
    assert stones(after(p, "settle f6"), "f6") == [1]
    assert len(offered(p, "settle")) == 34
    assert refused(p, "settle a1").clause == "UR-TURN-12"
    assert stones(after(p, "end"), "a1", "b1") == [1, 1]


@clause("UR-TURN-15")
def test_an_action_that_changes_nothing_counts_but_war_needs_an_attack() -> None:
    p = table("pA1", hands=(("culture", "war"), ("culture", "war")))
    assert "war" not in offered(p)
    assert refused(p, "war a1 b1 1").clause == "UR-WAR-12"
    p = after(p, "culture")
    assert p.stack[-1] == Act(0, ["culture"])


@clause("UR-TURN-16")
def test_no_stone_goes_on_a_ziggurat() -> None:
    p = table("wA1 wAZ")
    assert refused(p, "stone b1").clause == "UR-TURN-16"


@clause("UR-INFO-01", "UR-INFO-02", "UR-SWAP-06")
def test_everything_is_public() -> None:
    p = table("wA2 wBZ", pool=4)
    seen = view(p, None)
    assert (seen.pool, seen.supply) == (4, (18, 19))
    assert [(tile.up, tile.back) for tile in seen.hands] == [("trade", "war"), ("culture", "war")]
    assert all(view(p, viewer).board == seen.board for viewer in (0, 1))
    assert play(p, "end").draws == ()


@clause("UR-INFO-03")
def test_these_are_the_options() -> None:
    assert {option.key: option.values for option in RULES.options} == {
        "setup": ("single", "literal"),
        "war": ("adjacent", "anywhere"),
        "hands": ("dealt", "chosen"),
        "hunger": ("spared", "literal"),
    }


def test_the_war_step_waits_for_its_own_player() -> None:
    p = after(table("wA5 wB1 wB1"), "war a1 b1 3")
    assert isinstance(p.stack[-1], War)
    assert kernel.waiting(p) == (0,)


def test_rounds_are_counted_from_the_first_turn_after_set_up() -> None:
    phases = [RULES.view(table("wA2 wB2", turn=turn), None).phase for turn in (9, 10, 11)]
    assert [phase.args["round"] for phase in phases] == [1, 1, 2]


def test_a_word_that_is_no_tile_is_not_taken_for_one_in_the_swap() -> None:
    assert refused(after(table("wA2 wB2"), "end"), "swap z9 war").clause == ""


@clause("UR-TERM-07")
def test_without_a_stone_left_a_free_tile_stays_free() -> None:
    g = table("wA5 wA5 wA5 wA5").game
    assert put(g, 0, neighbours(0)[1], 1) == 0
    assert g.board[neighbours(0)[1]].owner == -1
