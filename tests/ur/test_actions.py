"""UR: agriculture, trade, culture, politics."""

from rules import kernel
from rules.kernel import Tape
from rules.ur import RULES
from rules.ur.state import supply
from tests.clauses import clause
from tests.ur.table import UrPosition, after, offered, owner, refused, stones, table

FARM = (("agriculture", "trade"), ("culture", "war"))
CULTURE = (("culture", "politics"), ("culture", "war"))


def caps(p: UrPosition, verb: str) -> dict[str, int]:
    """How many stones each tile may receive."""
    node = kernel.ask(p, 0, (verb,))
    assert isinstance(node, kernel.Split)
    return {choice.key: cap for choice, cap in zip(node.choices, node.caps, strict=True)}


@clause("UR-AGR-01", "UR-AGR-03")
def test_tiles_away_from_own_agriculture_lose_a_stone_even_their_last() -> None:
    p = table("aA2 wA2 wA2", "wA1 wA1", hands=FARM)
    p = after(p, "agriculture {}")
    assert stones(p, "a1", "b1", "c1", "a2", "b2") == [2, 2, 1, 1, 0]
    assert owner(p, "b2") is None


@clause("UR-AGR-02")
def test_agriculture_tiles_themselves_are_exempt() -> None:
    assert stones(after(table("aA1 w aA1", hands=FARM), "agriculture {}"), "a1", "c1") == [1, 1]


@clause("UR-AGR-04")
def test_all_losses_come_from_the_position_before() -> None:
    p = after(table("wA1 wA1 wA1", hands=FARM), "agriculture {}")
    assert stones(p, "a1", "b1", "c1") == [0, 0, 0]


@clause("UR-AGR-05")
def test_without_agriculture_every_tile_starves() -> None:
    p = after(table("wA2 tA2", hands=FARM), "agriculture {}")
    assert stones(p, "a1", "b1") == [1, 1]


@clause("UR-AGR-06")
def test_foreign_free_and_ziggurat_agriculture_do_not_protect() -> None:
    p = table("wA2 aB2", "a", "wA2", "aAZ wA2", hands=FARM)
    p = after(p, "agriculture {}")
    assert stones(p, "a1", "a3", "b4") == [1, 1, 1]


@clause("UR-AGR-07")
def test_each_own_agriculture_tile_receives_none_one_or_two() -> None:
    p = table("aA1 aA4 aA5 aB1", hands=FARM)
    assert caps(p, "agriculture") == {"a1": 2, "b1": 1, "c1": 0}
    assert stones(after(p, "agriculture {a1}"), "a1", "b1") == [2, 4]
    assert stones(after(p, "agriculture {a1*2,b1}"), "a1", "b1") == [3, 5]
    assert refused(p, "agriculture {a1*3}").key == "kernel-at-word"


@clause("UR-AGR-08")
def test_stones_lost_to_hunger_can_be_placed_again() -> None:
    p = table("aA2 w wA5 wA5", "w", "wA5 w wA3", hands=FARM)
    assert supply(p.game, 0) == 0
    p = after(p, "agriculture {a1*2}")
    assert stones(p, "a1", "c1", "d1", "a3", "c3") == [4, 4, 4, 4, 2]


@clause("UR-AGR-02")
def test_by_the_letter_also_agriculture_starves_unless_next_to_another_of_the_same_owner() -> None:
    rows = ("aA2 w aA2 aA2", "aB2 w w w", "aA2 wA2")
    p = after(table(*rows, hands=FARM, starving=True), "agriculture {}")
    assert stones(p, "a1", "c1", "d1", "a3", "b3") == [1, 2, 2, 1, 2]
    p = after(table(*rows, hands=FARM), "agriculture {}")
    assert stones(p, "a1", "c1", "d1", "a3", "b3") == [2, 2, 2, 2, 2]
    assert kernel.setup(RULES, 2, {"hunger": "literal"}, Tape(b"1", 0)).position.game.starving


@clause("UR-AGR-07")
def test_by_the_letter_a_field_that_starved_receives_nothing() -> None:
    p = table("aA1 w aA5 w aA4", hands=FARM, starving=True)
    assert caps(p, "agriculture") == {"c1": 1, "e1": 2}
    p = after(p, "agriculture {c1,e1*2}")
    assert stones(p, "a1", "c1", "e1") == [0, 5, 5]
    assert owner(p, "a1") is None


@clause("UR-TRA-01", "UR-TRA-03", "UR-TRA-04")
def test_a_market_gains_for_each_side_next_to_another_player_only() -> None:
    p = table("w wB1", "wA1 tA1 w", "w wB1", hands=FARM)
    assert caps(p, "trade") == {"b2": 2}
    assert stones(after(p, "trade {b2*2}"), "b2") == [3]


@clause("UR-TERM-09", "UR-TRA-04")
def test_a_tile_that_has_just_become_free_gives_a_market_nothing() -> None:
    p = after(table("w w w", "w tA2 wA1", hands=FARM), "agriculture {}")
    assert owner(p, "c2") is None
    assert caps(p, "trade") == {"b2": 0}


@clause("UR-TRA-02")
def test_edges_count_and_a_corner_has_two() -> None:
    assert caps(table("tA1 w tA1", hands=FARM), "trade") == {"a1": 2, "c1": 1}


@clause("UR-TRA-05")
def test_sides_next_to_ziggurats_give_nothing() -> None:
    assert caps(table("w wBZ", "wAZ tA1", hands=FARM), "trade") == {"b2": 0}


@clause("UR-TRA-06", "UR-TRA-07")
def test_fewer_stones_may_be_placed_but_only_where_they_were_earned() -> None:
    p = table("tA1 w", "w tA1", hands=FARM)
    assert caps(p, "trade") == {"a1": 2, "b2": 0}
    assert stones(after(p, "trade {a1}"), "a1") == [2]
    assert refused(p, "trade {b2}").key == "kernel-at-word"


@clause("UR-TRA-08")
def test_a_spare_tile_is_no_neighbour_of_a_market() -> None:
    beside = (("war", "culture"), ("war", "politics"))
    with_spare = table("w w w w w tA1", hands=FARM, spare=beside)
    assert caps(with_spare, "trade") == caps(table("w w w w w tA1", hands=FARM), "trade") == {"f1": 2}


@clause("UR-CUL-01", "UR-CUL-02", "UR-CUL-06")
def test_every_occupied_neighbour_gains_whosever_it_is() -> None:
    p = table("wB1 w", "cA1 tA2", "w wB1", hands=CULTURE)
    assert offered(p, "culture") == []
    p = after(p, "culture")
    assert stones(p, "a1", "b2", "a3", "b3", "a2") == [2, 3, 0, 1, 1]
    assert [owner(p, cell) for cell in ("a1", "b2", "a2")] == [1, 0, 0]
    assert [supply(p.game, seat) for seat in (0, 1)] == [16, 17]


@clause("UR-CUL-03", "UR-CUL-04", "UR-CUL-05")
def test_all_culture_tiles_work_at_once_and_a_tile_gains_once() -> None:
    p = after(table("cA1 cA1", "wA1 w cA1", hands=CULTURE), "culture")
    assert stones(p, "a1", "b1", "a2", "c2") == [2, 2, 2, 1]
    between = after(table("cA1 wB1 cA1", hands=CULTURE), "culture")
    assert stones(between, "b1", "a1", "c1") == [2, 1, 1]


@clause("UR-CUL-06")
def test_free_tiles_and_ziggurats_gain_nothing_from_culture() -> None:
    p = after(table("cA1 w", "wBZ", hands=CULTURE), "culture")
    assert stones(p, "b1", "a2") == [0, 1]


@clause("UR-CUL-07")
def test_full_tiles_and_empty_supplies_gain_nothing() -> None:
    p = table("cA1 wB5", "wB5", "wB5 w w wB4 wB1", hands=CULTURE)
    p = after(p, "culture")
    assert stones(p, "b1", "a2") == [5, 5]
    empty = table("cA1 wB4", "wB4", "wB5 wB5 w wB2", hands=CULTURE)
    assert supply(empty.game, 1) == 0
    assert stones(after(empty, "culture"), "b1", "a2") == [4, 4]


@clause("UR-CUL-08")
def test_the_active_player_chooses_where_a_supply_is_too_small() -> None:
    p = table("cA1 wB4", "wB4", "wB5 wB5 w wB1", hands=CULTURE)
    assert supply(p.game, 1) == 1
    assert offered(p, "culture") == ["b1", "a2"]
    assert stones(after(p, "culture {a2}"), "b1", "a2") == [4, 5]
    assert refused(p, "culture").key == "kernel-unfinished"


@clause("UR-POL-01", "UR-POL-02")
def test_politics_moves_stones_anywhere_among_own_tiles() -> None:
    p = after(table("wA4 w w w w wA1", hands=CULTURE), "politics {a1,f1*4}")
    assert stones(p, "a1", "f1") == [1, 4]


@clause("UR-POL-03")
def test_politics_reaches_own_tiles_only() -> None:
    p = table("wA4 wB1 w", hands=CULTURE)
    assert offered(p, "politics") == ["a1"]
    assert refused(p, "politics {a1*3,c1}").key == "kernel-at-word"


@clause("UR-POL-04")
def test_politics_keeps_the_number_and_the_limit() -> None:
    p = table("wA4 wA3", hands=CULTURE)
    assert refused(p, "politics {a1*4,b1*2}").key == "kernel-at-word"
    assert refused(p, "politics {a1*6,b1}").key == "kernel-at-word"


@clause("UR-POL-05")
def test_politics_may_empty_a_tile() -> None:
    p = after(table("wA2 wA2", hands=CULTURE), "politics {b1*4}")
    assert owner(p, "a1") is None
    assert "a1" in offered(after(p, "end"), "swap")


@clause("UR-POL-06")
def test_politics_moves_no_marker_stone() -> None:
    p = table("wAZ wA2 wA1", hands=CULTURE)
    assert offered(p, "politics") == ["b1", "c1"]
    assert stones(after(p, "politics {c1*3}"), "a1", "b1", "c1") == [1, 0, 3]


@clause("UR-CUL-07", "UR-CUL-08")
def test_a_full_tile_is_not_among_those_that_scarce_stones_can_go_to() -> None:
    p = table("w wB5 w w wB5 wB5", "wB2 cA1 wB2", hands=CULTURE)
    assert supply(p.game, 1) == 1
    assert offered(p, "culture") == ["a2", "c2"]


@clause("UR-CUL-08")
def test_stones_that_just_suffice_ask_nobody() -> None:
    p = table("w wB5 w w wB5 wB4", "wB2 cA1 wB2", hands=CULTURE)
    assert supply(p.game, 1) == 2
    assert offered(p, "culture") == []
    assert stones(after(p, "culture"), "a2", "c2") == [3, 3]
