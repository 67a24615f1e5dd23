"""UR: the swap, players without stones, the end, and scoring."""

from rules import kernel
from rules.ur.act import Act, Rescue
from rules.ur.scoring import result, score, sets
from rules.ur.state import Field, Tile, supply
from rules.ur.swap import Swap
from tests.clauses import clause
from tests.ur.table import UrPosition, after, offered, play, refused, stones, table

TRADE_WAR = (("trade", "war"), ("culture", "war"))


def full_board(*, hand: tuple[str, str] = ("trade", "war"), free: Tile | None = None, **more: object) -> UrPosition:
    """Every tile is occupied, but one if a free one is named; seat 0 is to swap."""
    p = table("pA2", hands=(hand, ("culture", "war")), step=Swap(0), **more)  # type: ignore[arg-type]
    p.game.board = [Field(Tile("politics", "war"), 1, 1) for _ in range(36)]
    p.game.board[0] = Field(Tile("politics", "war"), 0, 2)
    if free is not None:
        p.game.board[35] = Field(free)
    return p


def proceed(p: UrPosition) -> UrPosition:
    """Lets the machine go on by itself."""
    t = kernel.Turn(p, kernel.Tape(fixed=()))
    t.run()
    return p


@clause("UR-SWAP-01", "UR-SWAP-03")
def test_the_swap_is_a_duty_and_takes_a_free_tile_of_another_kind() -> None:
    p = table("wA1 wB1 t c", hands=(("trade", "culture"), ("culture", "war")), step=Swap(0))
    assert offered(p) == ["swap"]
    assert not {"a1", "b1", "c1"} & set(offered(p, "swap"))
    assert refused(p, "swap b1 trade").clause == "UR-SWAP-01"
    assert refused(p, "swap c1 trade").clause == "UR-SWAP-03"
    turned = table("wA1", hands=(("culture", "trade"), ("culture", "war")), step=Swap(0))
    turned.game.board[2] = Field(Tile("trade", "culture"))
    assert "c1" not in offered(turned, "swap")


@clause("UR-SWAP-04", "UR-SWAP-05")
def test_the_player_chooses_the_side_up_and_the_front_of_the_taken_tile() -> None:
    p = table("wA1 c", hands=TRADE_WAR, step=Swap(0))
    assert offered(p, "swap b1") == ["trade", "war", "trade-turned", "war-turned"]
    straight, turned = after(p, "swap b1 war"), after(p, "swap b1 trade-turned")
    assert (straight.game.board[1].tile.up, straight.game.hands[0].up) == ("war", "culture")
    assert (turned.game.board[1].tile.up, turned.game.hands[0].up) == ("trade", "politics")


@clause("UR-SWAP-07")
def test_a_tile_that_became_free_in_this_turn_may_be_taken() -> None:
    p = after(table("wA4 wB2"), "war a1 b1 2")
    p = after(p, "stop", "end")
    assert "a1" in offered(p, "swap")


@clause("UR-SWAP-08", "UR-END-01")
def test_a_player_who_cannot_swap_ends_the_game_at_once_and_keeps_the_tile() -> None:
    no_free = proceed(full_board())
    assert no_free.stack == []
    assert no_free.game.hands[0] == Tile("trade", "war")
    ended = result(no_free)
    assert ended is not None
    assert ended.reason.key == "ur-ended-swap"
    same_kind = proceed(full_board(free=Tile("war", "trade")))
    assert same_kind.stack == []
    other_kind = proceed(full_board(free=Tile("war", "culture")))
    assert kernel.waiting(other_kind) == (0,)


@clause("UR-END-02")
def test_spare_tiles_save_the_game_from_ending() -> None:
    p = proceed(full_board(spare=(("war", "culture"),)))
    assert offered(p, "swap") == ["spare1"]


@clause("UR-EMPTY-01", "UR-EMPTY-02", "UR-EMPTY-03")
def test_a_player_without_stones_puts_three_on_one_free_tile_and_swaps() -> None:
    p = table("wB1", turn=3, hands=TRADE_WAR, step=Swap(1), first=0)
    p.stack[0].turn = 10
    p = after(p, "swap b1 culture", seat=1)
    assert p.stack[-1] == Rescue(0)
    assert offered(p) == ["settle"]
    assert "a1" not in offered(p, "settle")
    p = after(p, "settle f6")
    assert stones(p, "f6") == [3]
    assert p.stack[-1] == Swap(0)


@clause("UR-EMPTY-04", "UR-EMPTY-05")
def test_a_marker_stone_is_a_stone_on_the_board() -> None:
    p = table("wB1 wAZ", hands=TRADE_WAR, step=Swap(1), turn=10)
    p = after(p, "swap c1 culture", seat=1)
    assert p.stack[-1] == Act(0)
    assert stones(after(p, "settle f6"), "f6") == [1]


@clause("UR-EMPTY-06")
def test_without_a_free_tile_the_rescue_is_omitted() -> None:
    p = full_board(spare=(("war", "culture"),))
    p.game.board[0] = Field(Tile("politics", "war"), 1, 1)
    p.stack[-1] = Rescue(0)
    assert proceed(p).stack[-1] == Swap(0)


@clause("UR-EMPTY-07")
def test_a_player_without_anything_still_has_turns() -> None:
    p = table("wB1", hands=TRADE_WAR, step=Swap(1), turn=10)
    p = after(p, "swap b1 culture", seat=1)
    p = after(p, "settle f6", "swap e6 trade")
    assert kernel.waiting(p) == (1,)


@clause("UR-END-03", "UR-END-04", "UR-END-05", "UR-END-07")
def test_after_the_fifth_ziggurat_the_round_is_finished() -> None:
    hands = (("trade", "war"), ("culture", "war"), ("trade", "politics"))
    p = table("wA5 wB5 w w w w", "wC5", hands=hands, pool=1, first=0, turn=13)
    p = after(p, "build {a1}")
    assert offered(p) == ["swap"]
    p = after(p, "swap c1 trade")
    assert "build" not in offered(p, seat=1)
    p = after(p, "end", "swap d1 culture", seat=1)
    assert p.stack[-1] == Act(2)
    p = after(p, "end", "swap e1 trade", seat=2)
    ended = result(p)
    assert ended is not None
    assert ended.reason.key == "ur-ended-ziggurats"


@clause("UR-END-06", "UR-END-05")
def test_the_last_player_of_the_round_ends_the_game_with_the_fifth_ziggurat() -> None:
    p = table("wA1 wB5 w w", hands=TRADE_WAR, pool=1, first=0, turn=14, step=Act(1))
    p = after(p, "build {b1}", "swap c1 culture", seat=1)
    assert p.stack == []


@clause("UR-END-04")
def test_the_right_neighbour_of_the_first_player_has_the_last_turn() -> None:
    p = table("wA5 wB5 w w", hands=TRADE_WAR, pool=1, first=1, turn=13, step=Act(1))
    p = after(p, "build {b1}", "swap c1 culture", seat=1)
    assert p.stack[-1] == Act(0)
    p = after(p, "end", "swap d1 trade")
    assert p.stack == []


@clause("UR-END-08")
def test_a_failed_swap_in_the_last_round_ends_the_game_at_once() -> None:
    p = full_board(pool=0, turn=11)
    ended = result(proceed(p))
    assert ended is not None
    assert ended.reason.key == "ur-ended-swap"


def holding(rows: list[str], hand: tuple[str, str]) -> UrPosition:
    return table(*rows, hands=(hand, ("culture", "war")))


@clause("UR-SCORE-12", "UR-SCORE-01", "UR-SCORE-02", "UR-SCORE-03", "UR-SCORE-08")
def test_the_rulebooks_example_scores_thirty_two() -> None:
    p = holding(["aA1 aA2 aA5 tA1 tA1 wA3", "wA1 pA1 cA1 aAZ"], ("war", "politics"))
    assert sets(p.game, 0) == (6, 4, 1)
    assert score(p.game, 0) == 32


@clause("UR-SCORE-01")
def test_pictures_lying_up_score_and_stones_do_not() -> None:
    one, five = holding(["aA1"], ("agriculture", "trade")), holding(["aA5"], ("agriculture", "trade"))
    assert score(one.game, 0) == score(five.game, 0) == 3


@clause("UR-SCORE-02")
def test_the_hand_tile_counts_with_its_better_side() -> None:
    assert sets(holding(["wA1"], ("war", "trade")).game, 0) == (2,)
    assert sets(holding(["wA1"], ("trade", "war")).game, 0) == (2,)


@clause("UR-SCORE-04", "UR-SCORE-05")
def test_a_ziggurat_is_a_sixth_kind_and_its_tile_is_no_picture() -> None:
    p = holding(["aA1 tA1 cA1 pA1 aAZ"], ("war", "politics"))
    assert sets(p.game, 0) == (6,)
    two = holding(["aAZ aAZ"], ("agriculture", "politics"))
    assert sets(two.game, 0) == (2, 1)


@clause("UR-SCORE-06", "UR-SCORE-07")
def test_sets_score_by_their_size() -> None:
    rows = [["aA1 tA1 cA1 pA1"], ["aA1 tA1 cA1"], ["aA1 tA1"], ["aA1"], []]
    assert [score(holding(row, ("war", "war")).game, 0) for row in rows] == [15, 10, 6, 3, 1]
    assert score(holding(["aA1 tA1 cA1 pA1 aAZ"], ("war", "war")).game, 0) == 21
    assert sum(sets(holding(["aA1 aA1 tA1 wA1"], ("war", "war")).game, 0)) == 5


@clause("UR-SCORE-09")
def test_spare_and_free_tiles_score_for_nobody() -> None:
    p = table("aA1 t c", hands=TRADE_WAR, spare=(("culture", "politics"),))
    assert sets(p.game, 0) == (2,)
    assert sets(p.game, 1) == (1,)


@clause("UR-SCORE-10", "UR-SCORE-11")
def test_the_most_points_win_and_ties_are_shared() -> None:
    hands = (("trade", "war"), ("culture", "war"), ("trade", "politics"))
    p = table("aA1 aB1", hands=hands)
    p.stack.clear()
    ended = result(p)
    assert ended is not None
    assert ended.points == (3, 3, 1)
    assert ended.places == (1, 1, 3)


def test_the_default_moves_keep_the_game_going() -> None:
    p = table("wA2 wB2", hands=TRADE_WAR, turn=101)
    assert kernel.default(p, 0) == ("end",)
    p = after(p, "end")
    p = play(p, kernel.write(kernel.default(p, 0))).position
    assert p.stack[-1] == Act(1)
    assert supply(p.game, 0) == 18
