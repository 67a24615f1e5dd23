"""UR: the tiles, the deal, placing, and the opening exchange."""

from collections import Counter

import pytest

from rules import kernel
from rules.kernel import Position, Tape
from rules.ur import RULES, placing
from rules.ur.act import Act
from rules.ur.course import Course
from rules.ur.placing import Placing, Taking
from rules.ur.state import ACTIONS, BARE, KINDS, Tile, neighbours, supply
from rules.ur.swap import Opening
from tests.clauses import clause
from tests.ur.table import UrPosition, after, offered, owner, play, refused, stones, table


def deal(seats: int, seed: bytes = b"1", **options: str) -> UrPosition:
    return kernel.setup(RULES, seats, options, Tape(seed, 0)).position


def all_tiles(p: UrPosition) -> Counter[frozenset[str]]:
    g = p.game
    return Counter(tile.kind() for tile in [f.tile for f in g.board] + g.hands + g.spare)


@clause("UR-SETUP-01", "UR-SETUP-02", "UR-SETUP-03")
def test_forty_tiles_of_ten_kinds_make_a_square_of_six_by_six() -> None:
    assert ACTIONS == ("agriculture", "trade", "culture", "politics", "war")
    p = deal(3)
    assert len(p.game.board) == 36
    assert all_tiles(p) == {frozenset(kind): 4 for kind in KINDS}
    assert len(KINDS) == 10
    assert deal(3, b"2").game.board != p.game.board


@clause("UR-SETUP-04")
@pytest.mark.parametrize("seed", range(30))
def test_no_neighbours_show_the_same_picture_at_the_deal(seed: int) -> None:
    board = deal(4, b"%d" % seed).game.board
    assert all(board[a].tile.up != board[b].tile.up for a in range(36) for b in neighbours(a))


@clause("UR-SETUP-04")
def test_tiles_that_cannot_be_turned_apart_are_shuffled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    assert placing._turned([Tile("war", "trade")] * 36) is not None
    assert placing._turned([Tile("war", "war")] * 2) is None
    usual = len(kernel.setup(RULES, 4, {}, Tape(b"1", 0)).draws)
    results = iter([None, [Tile("war", "trade")] * 36])
    monkeypatch.setattr(placing, "_turned", lambda tiles: next(results))
    assert len(kernel.setup(RULES, 4, {}, Tape(b"1", 0)).draws) == 2 * usual - 1


@clause("UR-SETUP-05")
def test_later_equal_pictures_may_lie_side_by_side() -> None:
    p = table("wA2 p", hands=(("war", "trade"), ("culture", "war")))
    p = after(p, "end", "swap b1 war")
    assert [field.tile.up for field in p.game.board[:2]] == ["war", "war"]


@clause("UR-SETUP-06")
def test_everybody_has_twenty_stones() -> None:
    assert [supply(deal(4).game, seat) for seat in range(4)] == [20] * 4


@clause("UR-SETUP-07", "UR-SETUP-08", "UR-SETUP-09", "UR-SETUP-10")
@pytest.mark.parametrize(("seats", "spare"), [(4, 0), (3, 1), (2, 2)])
def test_hands_are_dealt_openly_and_the_rest_lies_beside_the_square(seats: int, spare: int) -> None:
    p = deal(seats)
    assert len(p.game.hands) == seats
    assert len(p.game.spare) == spare
    seen = RULES.view(p, None)
    assert [(tile.up, tile.back) for tile in seen.hands] == [(tile.up, tile.back) for tile in p.game.hands]  # type: ignore[attr-defined]
    assert deal(seats, b"2").game.hands != p.game.hands


@clause("UR-SETUP-07")
def test_hand_tiles_can_be_taken_openly_instead_of_dealt() -> None:
    p = deal(3, hands="chosen")
    four = list(p.game.spare)
    last = kernel.waiting(p)[0]
    assert p.game.hands == [BARE] * 3
    assert offered(p, "take", last) == ["spare1", "spare2", "spare3", "spare4"]
    p = play(p, "take spare3", last).position
    assert p.game.hands[last] == four[2]
    assert p.game.spare == [four[0], four[1], four[3]]
    assert RULES.view(p, None).hands[last].up == four[2].up  # type: ignore[attr-defined]
    assert not isinstance(deal(3).stack[-1], Taking)


@clause("UR-SETUP-07")
def test_only_tiles_beside_the_square_are_taken_and_before_anything_else() -> None:
    p = deal(2, hands="chosen")
    last = kernel.waiting(p)[0]
    assert offered(p, seat=last) == ["take"]
    assert refused(p, "take a1", last).clause == "UR-SETUP-07"
    assert refused(p, "keep", last).key == "ur-take-first"
    assert refused(play(p, "take spare1", last).position, "take spare4", 1 - last).clause == "UR-SETUP-07"


@clause("UR-SETUP-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_in_playing_order_takes_first_and_the_rest_lies_beside_the_square(seats: int) -> None:
    p = deal(seats, b"4", hands="chosen")
    assert p.game.first
    order = [(p.game.first - turn) % seats for turn in range(1, seats + 1)]
    for seat in order:
        assert kernel.waiting(p) == (seat,)
        p = play(p, "take spare1", seat).position
    assert p.stack[-1] == Placing(p.game.first, 1)
    assert len(p.game.spare) == 4 - seats
    assert all_tiles(p) == {frozenset(kind): 4 for kind in KINDS}


@clause("UR-SETUP-09", "UR-SETUP-10", "UR-SWAP-02")
def test_a_spare_tile_can_be_taken_in_play() -> None:
    p = table("wA2", hands=(("war", "trade"), ("war", "culture")), spare=(("trade", "culture"), ("war", "trade")))
    p = after(p, "end")
    assert "spare1" in offered(p, "swap")
    assert "spare2" not in offered(p, "swap")
    p = after(p, "swap spare1 war")
    assert p.game.spare[0].up == "war"
    assert p.game.hands[0].up == "trade"


@clause("UR-SETUP-11")
def test_a_spare_tile_takes_no_stone_and_is_no_target() -> None:
    p = table("wA4 wB1", spare=(("trade", "culture"),), anywhere=True)
    assert not {"spare1"} & {*offered(p, "settle"), *offered(p, "war a1"), *offered(p, "stone")}
    assert refused(p, "war a1 spare1 1").clause == "UR-WAR-04"
    first = Position(p.game, [Course(0), Placing(0, 1)])
    assert refused(first, "place spare1").clause == "UR-SETUP-11"


@clause("UR-SETUP-12")
def test_five_ziggurats_are_one_pool() -> None:
    assert deal(2).game.pool == deal(4).game.pool == 5


@clause("UR-SETUP-13")
def test_the_first_player_is_drawn_and_keeps_the_marker() -> None:
    assert {deal(4, b"%d" % seed).game.first for seed in range(40)} == {0, 1, 2, 3}
    p = deal(2)
    first = p.game.first
    for line in ("place a1", "place c3", "place a1", "place c3", "place a1", "place c3", "keep", "keep"):
        p = play(p, line, kernel.waiting(p)[0]).position
    assert p.game.first == first


@clause("UR-SETUP-14", "UR-SETUP-15", "UR-SETUP-16", "UR-SETUP-21")
def test_three_placement_rounds_then_exchanges_then_the_first_player_acts() -> None:
    p = deal(3)
    order = [(p.game.first + turn) % 3 for turn in range(3)]
    seen = []
    while isinstance(p.stack[-1], Placing):
        seat = kernel.waiting(p)[0]
        seen.append(seat)
        p = play(p, f"place {offered(p, 'place', seat)[0]}", seat).position
    assert seen == order * 3
    assert [20 - supply(p.game, seat) for seat in range(3)] == [3, 3, 3]
    for seat in order:
        assert kernel.waiting(p) == (seat,)
        assert isinstance(p.stack[-1], Opening)
        p = play(p, "keep", seat).position
    assert p.stack[-1] == Act(order[0])


@clause("UR-SETUP-14")
def test_the_first_stone_goes_on_any_free_tile() -> None:
    p = table("p pB1", step=Placing(0, 1), turn=1)
    assert len(offered(p, "place")) == 35
    assert refused(p, "place b1").clause == "UR-SETUP-14"
    assert stones(after(p, "place f6"), "f6") == [1]


@clause("UR-SETUP-15")
def test_later_stones_go_on_an_own_tile_or_on_a_free_neighbour() -> None:
    p = table("pA1 pB1", step=Placing(0, 2))
    assert offered(p, "place") == ["a1", "a2"]
    assert refused(p, "place b1").clause == "UR-SETUP-15"
    assert stones(after(p, "place a1"), "a1") == [2]
    assert owner(after(p, "place a2"), "a2") == 0


@clause("UR-SETUP-16")
def test_placing_cannot_be_passed() -> None:
    p = table("pA1 p p p p p", step=Placing(0, 2))
    assert offered(p) == ["place"]


@clause("UR-SETUP-17")
def test_literally_every_own_tile_or_every_free_neighbour_receives_a_stone() -> None:
    p = table("pA1 pB1 p p p p", "pA1 p p p p p", step=Placing(0, 3), literal=True)
    assert offered(p, "place") == ["own", "around"]
    assert stones(after(p, "place own"), "a1", "a2", "b2", "a3") == [2, 2, 0, 0]
    assert stones(after(p, "place around"), "a1", "a2", "b2", "a3") == [1, 1, 1, 1]
    assert deal(2, setup="literal").game.literal


@clause("UR-SETUP-18")
def test_spreading_literally_needs_a_free_neighbour() -> None:
    p = table("pA1 pB1 p p p p", "pB1 p p p p p", step=Placing(0, 2), literal=True)
    assert offered(p, "place") == ["own"]
    assert refused(p, "place around").clause == "UR-SETUP-18"


@clause("UR-SETUP-19", "UR-SETUP-20")
def test_the_opening_exchange_takes_a_free_tile_of_the_square_of_another_kind() -> None:
    p = table(
        "wA1 t c p p p", hands=(("trade", "culture"), ("culture", "war")), spare=(("war", "politics"),), step=Opening(0)
    )
    assert offered(p) == ["swap", "keep"]
    cells = offered(p, "swap")
    assert "c1" in cells
    assert not {"a1", "b1", "spare1"} & set(cells)
    assert refused(p, "swap b1 trade").clause == "UR-SWAP-03"
    assert refused(p, "swap spare1 trade").clause == "UR-SETUP-20"
    p = after(p, "swap c1 culture-turned")
    assert p.game.board[2].tile.up == "culture"
    assert p.game.hands[0].up == "politics"


@clause("UR-SETUP-19")
def test_the_opening_exchange_may_be_passed() -> None:
    p = table("wA1 w w", step=Opening(0))
    assert after(p, "keep").game.hands == p.game.hands


@clause("UR-SETUP-07", "UR-SETUP-13")
def test_the_deal_is_told() -> None:
    dealt = kernel.setup(RULES, 2, {}, Tape(b"1", 0))
    assert [event.msg.key for event in dealt.log] == ["ur-dealt", "ur-dealt-hand", "ur-dealt-hand"]
    assert dealt.log[0].msg.args["who"] == kernel.Who(dealt.position.game.first)
