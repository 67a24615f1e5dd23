"""Phase 6: conflicts."""

import pytest

from rules.civilization.combat import clash
from tests.civilization.table import drain, game, lay, own, put, scene
from tests.clauses import clause

# limit, forces, holders of metalworking, what is left
VECTORS = [
    (1, {0: 3, 1: 5}, (), {1: 3}),
    (2, {0: 2, 1: 2}, (), {0: 1, 1: 1}),
    (1, {0: 1, 1: 1}, (), {}),
    (1, {0: 2, 1: 2}, (0,), {0: 1}),
    (2, {0: 3, 1: 2}, (), {0: 2}),
    (4, {0: 7, 1: 6}, (), {0: 3, 1: 1}),
    (1, {0: 7, 1: 6}, (), {0: 2}),
    (1, {0: 2, 1: 2}, (0, 1), {}),
    (1, {0: 4, 1: 3}, (), {0: 2}),
    (1, {0: 4, 1: 3}, (1,), {0: 1}),
]


@pytest.mark.parametrize(("limit", "forces", "metal", "left"), VECTORS)
@clause("CIV-43.61-a", "CIV-43.61-b", "CIV-43.61-c", "CIV-43.61-d", "CIV-43.61-i", "CIV-43.61-j", "CIV-53-f")
def test_two_forces(limit: int, forces: dict[int, int], metal: tuple[int, ...], left: dict[int, int]) -> None:
    assert clash(forces, limit, metal) == left


@clause("CIV-43.61-e", "CIV-43.61-f", "CIV-43.61-g")
def test_three_forces_remove_in_ascending_order_equal_ones_together() -> None:
    assert clash({0: 1, 1: 2, 2: 3}, 5, ()) == {1: 2, 2: 3}
    assert clash({0: 1, 1: 2, 2: 3}, 3, ()) == {1: 1, 2: 2}
    assert clash({0: 2, 1: 2, 2: 3}, 5, ()) == {0: 1, 1: 1, 2: 3}
    assert clash({0: 1, 1: 3, 2: 3}, 2, ()) == {1: 1, 2: 1}


@clause("CIV-43.61-k")
def test_in_each_cycle_those_without_metalworking_remove_first() -> None:
    # cycle 1: seat 1 (2), seat 2 (5), then the holder, seat 0 (1), who is the last to go
    assert clash({0: 1, 1: 2, 2: 5}, 7, (0,)) == {0: 1, 1: 1, 2: 5}
    assert clash({0: 1, 1: 2, 2: 5}, 6, (0,)) == {0: 1, 1: 1, 2: 4}
    assert clash({0: 1, 1: 2, 2: 5}, 5, (0,)) == {1: 1, 2: 4}
    assert clash({0: 1, 1: 2, 2: 5}, 6, (0, 1)) == {1: 2, 2: 4}


@clause("CIV-43.6-a", "CIV-43.6-b", "CIV-43.6-d", "CIV-43.6-e", "CIV-43.6-h")
def test_a_conflict_needs_several_players_above_the_limit() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=1 argolis=9 achaia=2")
    put(g, 1, "attika=1 achaia=1")
    s = scene(g, "conflicts")
    assert s.over
    assert s.tokens(0, "attika") == s.tokens(1, "attika") == 1  # two in a 2-area live together
    assert s.tokens(0, "argolis") == 9
    assert (s.tokens(0, "achaia"), s.tokens(1, "achaia")) == (2, 0)
    assert s.stock(1) == 55


@clause("CIV-43.6-f", "CIV-53-g")
def test_agriculture_never_counts_in_conflicts() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=2")
    put(g, 1, "attika=1")
    own(g, 0, "agriculture")
    own(g, 1, "agriculture")
    s = scene(g, "conflicts")
    assert (s.tokens(0, "attika"), s.tokens(1, "attika")) == (2, 0)


@clause("CIV-43.6-g")
def test_ships_take_no_part() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=1", ships="korfu")
    put(g, 1, "korfu=3", ships="korfu")
    s = scene(g, "conflicts")
    assert s.tokens(0, "korfu") == 0
    assert len(s.g.players[0].ships) == len(s.g.players[1].ships) == 1


@clause("CIV-43.61-h")
def test_the_winner_may_be_above_the_limit_and_build() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=9 achaia=2")
    put(g, 1, "attika=2")
    s = scene(g, "conflicts")
    assert s.tokens(0, "attika") == 8
    assert scene(s.g, "building").offered(0, "build") == ["attika"]


@clause("CIV-43.61-d")
def test_figure_e_equal_forces_in_a_one_area_vanish() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=2")
    put(g, 1, "argolis=2")
    s = scene(g, "conflicts")
    assert s.tokens(0, "argolis") == s.tokens(1, "argolis") == 0


@clause("CIV-43.6-c", "CIV-43.62-a", "CIV-43.62-j")
def test_a_city_resists_six() -> None:
    g = game("crete", "asia")
    put(g, 0, "achaia=2", cities="attika")
    put(g, 1, "attika=6")
    s = scene(g, "conflicts")
    assert s.cities(0) == ["attika"]
    assert s.tokens(1, "attika") == 0
    g = game("crete", "asia")
    put(g, 0, "achaia=2", cities="attika")
    put(g, 1, "attika=1")
    assert scene(g, "conflicts").tokens(1, "attika") == 0


@clause("CIV-43.62-c", "CIV-43.62-d", "CIV-43.62-i")
def test_seven_replace_a_city_by_six_tokens_and_fight() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="argolis")
    put(g, 1, "argolis=7")
    s = scene(g, "conflicts")
    assert s.cities(0) == s.cities(1) == []
    assert (s.tokens(0, "argolis"), s.tokens(1, "argolis")) == (0, 2)
    assert s.stock(0) == 56


@clause("CIV-43.62-e")
def test_a_stormed_city_may_end_in_coexistence() -> None:
    g = game("crete", "thrace")
    put(g, 0, cities="moesia")
    put(g, 1, "moesia=7")
    s = scene(g, "conflicts")
    assert (s.tokens(0, "moesia"), s.tokens(1, "moesia")) == (1, 3)


@clause("CIV-43.62-b", "CIV-53-j")
def test_engineering_of_the_owner_demands_eight() -> None:
    for attackers, owner, standing in ((7, 0, True), (8, 0, False), (7, 1, False)):
        g = game("crete", "asia")
        put(g, 0, "achaia=2", cities="argolis")
        put(g, 1, f"argolis={attackers}")
        own(g, owner, "engineering")
        s = scene(g, "conflicts")
        assert (s.cities(0) == ["argolis"]) is standing
        if not standing:
            assert s.stock(0) >= 50  # six came and fell


@clause("CIV-43.62-d")
def test_metalworking_helps_at_cities_too() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="argolis")
    put(g, 1, "argolis=7")
    own(g, 0, "metalworking")
    s = scene(g, "conflicts")
    assert (s.tokens(0, "argolis"), s.tokens(1, "argolis")) == (0, 1)


@clause("CIV-43.62-f", "CIV-43.62-h", "CIV-43.62-g")
def test_attackers_fight_each_other_first_and_never_add_up() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "achaia=2", cities="argolis")
    put(g, 1, "argolis=6")
    put(g, 2, "argolis=6")
    s = scene(g, "conflicts")
    assert s.cities(0) == ["argolis"]
    assert s.tokens(1, "argolis") == s.tokens(2, "argolis") == 0
    g = game("crete", "asia", "thrace")
    put(g, 0, cities="argolis")
    put(g, 1, "argolis=12")
    put(g, 2, "argolis=3")
    s = scene(g, "conflicts")  # three fall on each side but one: nine or ten storm the city
    assert s.cities(0) == []
    assert s.told("stormed")[0].args["number"] == 10


@clause("CIV-43.63-a", "CIV-43.63-b", "CIV-43.63-c")
def test_the_defenders_tokens_fight_first() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=3 achaia=2", cities="argolis")
    put(g, 1, "argolis=8")
    s = scene(g, "conflicts")
    assert s.cities(0) == ["argolis"]  # 8 - 2 are too few
    assert s.tokens(1, "argolis") == 0


@clause("CIV-43.62-g", "CIV-43.63-b")
def test_at_a_city_tokens_fight_even_where_the_land_could_feed_them() -> None:
    g = game("crete", "thrace")
    put(g, 0, "moesia=2 lemnos=2", cities="moesia")
    put(g, 1, "moesia=2")
    s = scene(g, "conflicts")
    assert s.cities(0) == ["moesia"]
    assert s.tokens(0, "moesia") == s.tokens(1, "moesia") == 0


@clause("CIV-43.63-d")
def test_tokens_lost_in_the_first_fight_may_replace_the_city() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=3", cities="argolis")
    put(g, 1, "argolis=12")
    drain(g, 0, 3)
    s = scene(g, "conflicts")
    assert s.told("stormed")
    assert not s.told("capitulated")


@clause("CIV-43.63-e")
def test_defenders_who_win_stay_till_the_end_of_phase_seven() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=5 achaia=2", cities="argolis")
    put(g, 1, "argolis=2")
    s = scene(g, "conflicts")
    assert s.tokens(0, "argolis") == 4
    assert scene(s.g, "building").tokens(0, "argolis") == 0


@clause("CIV-43.64-a", "CIV-43.64-b", "CIV-43.64-c", "CIV-43.64-j", "CIV-65-a")
def test_without_six_in_stock_a_city_capitulates() -> None:
    g = game("crete", "asia")
    put(g, 0, "lemnos=2", cities="argolis")
    put(g, 1, "argolis=7")
    drain(g, 0, 5)
    s = scene(g, "conflicts")
    assert s.cities(1) == ["argolis"]
    assert s.cities(0) == []
    assert s.tokens(1, "argolis") == 7
    assert s.stock(0) == 5


@clause("CIV-43.64-d")
def test_an_attacker_without_city_pieces_only_razes() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="argolis")
    nine = "rhodos karia troas lydia phrygia hatti kappadokia moesia byzantium"
    put(g, 1, "argolis=18", cities=nine)
    drain(g, 0, 5)
    s = scene(g, "conflicts")
    assert s.cities(0) == []
    assert len(s.cities(1)) == 9
    assert s.tokens(1, "argolis") == 18


@clause("CIV-43.64-e", "CIV-43.64-h", "CIV-62-b")
def test_a_defender_facing_capitulation_may_fight_elsewhere_first() -> None:
    g = game("asia", "crete", "thrace")
    put(g, 0, "attika=8 lemnos=2", cities="rhodos")  # asia attacks attika and is attacked on rhodos
    put(g, 1, "rhodos=7 korfu=2", cities="attika")
    drain(g, 0, 2)
    s = scene(g, "conflicts")
    assert s.up == (1,)  # crete is first of the table in both
    s.play(1, "battle rhodos")
    assert s.up == (0,)  # asia faces capitulation
    assert s.offered(0, "battle") == ["attika", "rhodos"]
    s.play(0, "battle attika")
    assert s.over
    assert not s.told("capitulated")  # the losses at attika were enough to replace rhodos
    assert [line.key for line in s.told("stormed")] == ["civilization-stormed"] * 2


@clause("CIV-43.64-e")
def test_the_defender_may_also_let_the_city_go() -> None:
    g = game("asia", "crete", "thrace")
    put(g, 0, "attika=8 lemnos=2", cities="rhodos")
    put(g, 1, "rhodos=7 korfu=2", cities="attika")
    drain(g, 0, 2)
    s = scene(g, "conflicts").play(1, "battle rhodos").play(0, "battle rhodos")
    assert [line.args["area"].key for line in s.told("capitulated")] == ["civilization-area-rhodos"]  # type: ignore[union-attr]


@clause("CIV-43.64-e", "CIV-43.63-d")
def test_a_defender_whose_own_fallen_can_replace_the_city_is_not_asked() -> None:
    for guards, asked in ((2, ()), (1, (0,))):
        g = game("asia", "crete", "thrace")
        put(g, 0, f"attika=8 lemnos=2 rhodos={guards}", cities="rhodos")
        put(g, 1, "rhodos=9 korfu=2", cities="attika")
        drain(g, 0, 4)  # six with two who fall at rhodos
        s = scene(g, "conflicts").play(1, "battle rhodos")
        assert s.up == asked


@clause("CIV-43.64-f")
def test_battles_of_tokens_come_before_those_at_cities() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=4", cities="argolis")
    put(g, 1, "argolis=7 attika=4")
    drain(g, 0, 3)
    s = scene(g, "conflicts")
    assert s.told("stormed")  # three fell at attika first
    keys = [event.msg.key for event in s.log]
    assert keys.index("civilization-fought") < keys.index("civilization-stormed")


@clause("CIV-43.64-g", "CIV-41-c")
def test_sieges_follow_the_table() -> None:
    g = game("egypt", "africa", "crete", "italy", "asia")
    put(g, 0, "lemnos=2", cities="argolis")
    put(g, 4, "argolis=7")
    put(g, 2, "lesbos=2", cities="rhodos")
    put(g, 1, "rhodos=7")
    s = scene(g, "conflicts")
    stormed = [line.args["area"] for line in s.told("stormed")]
    assert [area.key for area in stormed] == ["civilization-area-rhodos", "civilization-area-argolis"]  # type: ignore[union-attr]


@clause("CIV-43.64-i")
def test_the_stock_is_looked_at_anew_for_each_city() -> None:
    g = game("crete", "asia")
    put(g, 0, "kreta-ost=4", cities="argolis moesia")
    put(g, 1, "argolis=7 moesia=7")
    drain(g, 0, 6)
    s = scene(g, "conflicts")
    assert s.up == (0,)
    s.play(0, "battle moesia")  # six go there and one stays
    assert s.over
    assert [line.args["area"].key for line in s.told("stormed")] == ["civilization-area-moesia"]  # type: ignore[union-attr]
    assert [line.args["area"].key for line in s.told("capitulated")] == ["civilization-area-argolis"]  # type: ignore[union-attr]


@clause("CIV-43.65-a", "CIV-43.65-c", "CIV-43.65-d", "CIV-43.65-f", "CIV-43.65-g", "CIV-65-e")
def test_cities_without_two_tokens_each_are_dissolved_one_at_a_time() -> None:
    g = game("crete", "asia")
    put(g, 0, "lemnos=1 lesbos=2", cities="argolis achaia kreta-ost")
    g.players[0].treasury = 9
    s = scene(g, "conflicts")
    assert s.up == (0,)
    assert s.offered(0, "lose") == ["achaia", "argolis", "kreta-ost"]
    s.play(0, "lose {kreta-ost}")
    assert s.tokens(0, "kreta-ost") == 3  # six tokens now support two cities
    assert s.over
    assert s.cities(0) == ["achaia", "argolis"]


@clause("CIV-43.65-f", "CIV-41-d")
def test_all_who_lack_support_are_asked_at_once() -> None:
    g = game("crete", "asia", "thrace")
    for seat, cities in ((0, "argolis achaia"), (1, "lydia karia")):
        put(g, seat, "lemnos=1" if seat else "korfu=1", cities=cities)
    s = scene(g, "conflicts")
    assert s.up == (0, 1)
    s.play(1, "lose {karia}")
    assert s.up == (0,)


@clause("CIV-43.65-e", "CIV-52.1-c")
def test_agriculture_adds_one_when_a_city_is_dissolved() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="argolis")
    own(g, 0, "agriculture")
    s = scene(g, "conflicts").play(0, "lose {argolis}")
    assert s.tokens(0, "argolis") == 2


@clause("CIV-43.65-f")
def test_a_city_of_a_revolt_of_this_round_is_not_dissolved() -> None:
    g = game("crete", "asia")
    put(g, 0, "lemnos=1", cities="argolis achaia")
    g.players[0].exempt = ["achaia"]
    s = scene(g, "conflicts")
    assert s.offered(0, "lose") == ["argolis"]


@clause("CIV-43.65-h", "CIV-65-b")
def test_a_city_that_cannot_be_replaced_whole_is_removed() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="kreta-ost")
    drain(g, 0, 2)
    s = scene(g, "conflicts").play(0, "lose {kreta-ost}")
    assert s.cities(0) == []
    assert s.tokens(0, "kreta-ost") == 0
    assert s.stock(0) == 2


@clause("CIV-43.65-b")
def test_support_is_tested_after_phases_six_and_eleven_alone() -> None:
    for phase, asked in (
        ("conflicts", True),
        ("calamities", True),
        ("building", False),
        ("discards", False),
        ("taxes", False),
    ):
        g = game("crete", "asia")
        put(g, 0, cities="argolis achaia")
        assert bool(scene(g, phase).up) is asked
    g = game("crete", "asia")
    put(g, 0, "lemnos=2", cities="argolis")
    lay(g, 1, "flood")
    assert not scene(g, "calamities").up
