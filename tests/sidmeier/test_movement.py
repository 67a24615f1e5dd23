"""Rounds and moves: by land, by sea and by air."""

import pytest

from rules import kernel
from rules.kernel import Msg
from rules.sidmeier.board import COAST, LAND, SEA, area_name, by_sea
from rules.sidmeier.movement import Move
from rules.sidmeier.printed import STEPS, UNITS
from rules.sidmeier.purchase import Buy
from tests.clauses import clause
from tests.sidmeier.table import (
    after,
    at,
    figure,
    moving,
    offered,
    play,
    refused,
    span,
    there,
    told,
    top,
    trading,
    waiting,
    world,
)


@clause("SM-B-RND-01", "SM-B-RND-02", "SM-B-RND-03", "SM-B-RND-04")
def test_a_round_has_four_phases_and_the_start_player_changes() -> None:
    figures = ["A settler mekong", "B settler gobi", "C settler nile"]
    p = at(world(figures=figures, first=1), Move(1), queue=(2, 0))
    order = []
    while top(p) == "Move":
        order.append((top(p), waiting(p)[0]))
        p = after(p, "end", seat=waiting(p)[0])
    assert top(p) == "Trade"
    assert waiting(p) == (0, 1, 2)
    for seat in (0, 1):
        p = after(p, "end", seat=seat)
    p = after(p, "end", seat=2, dice=(1, 1))
    while top(p) == "Buy":
        order.append((top(p), waiting(p)[0]))
        p = after(p, "end", seat=waiting(p)[0])
    assert order == [("Move", 1), ("Move", 2), ("Move", 0), ("Buy", 1), ("Buy", 2), ("Buy", 0)]
    assert (p.game.first, p.game.round, top(p), waiting(p)) == (2, 2, "Move", (2,))


@clause("SM-B-RND-05")
def test_the_fallen_are_skipped() -> None:
    g = world(figures=["A settler mekong", "C settler nile"], first=0)
    del g.settlements["antilles"]
    g.players[1].out = 1
    p = at(g, stage="purchase", queue=())
    p.stack.append(Buy(0))
    p = after(p, "end")
    assert (p.game.first, waiting(p)) == (2, (2,))


@clause("SM-B-RND-06")
def test_all_trade_at_the_same_time_and_production_asks_nobody() -> None:
    p = trading()
    assert waiting(p) == (0, 1, 2)
    p = after(after(p, "end", seat=2), "end", seat=0)
    outcome = play(p, "end", 1, dice=(1, 2))
    assert len(told(outcome, "income-raised")) == 3
    assert top(outcome.position) == "Buy"


@clause("SM-B-MOV-01")
def test_a_player_moves_some_all_or_none() -> None:
    p = moving(figures=["A infantry mekong *3", "A settler gobi"])
    assert offered(p) == ["move", "end"]
    assert span(p, "move mekong ancient-infantry yunnan") == (1, 3)
    assert there(after(p, "move mekong ancient-infantry yunnan 2"), "yunnan") == ["A infantry"] * 2
    assert top(after(p, "end")) == "Trade"


@clause("SM-B-MOV-02", "SM-B-MOV-08")
def test_an_army_goes_one_region() -> None:
    for kind in ("infantry", "cavalry", "artillery"):
        p = moving(figures=[f"A {kind} mekong"])
        assert set(offered(p, f"move mekong ancient-{kind}")) == {"himalaya", "yunnan"}
        assert refused(p, f"move mekong ancient-{kind} gobi 1").clause == "SM-B-MOV-08"
        assert "move" not in offered(after(p, f"move mekong ancient-{kind} yunnan 1"))


@clause("SM-B-MOV-08", "SM-B-MOV-09")
def test_who_cannot_get_there_hears_whether_it_is_too_far_or_across_the_sea() -> None:
    p = moving(figures=["A settler gallia"])
    assert refused(p, "move gallia settler britannia 1").key == "sidmeier-no-way"
    assert refused(p, "move gallia settler persia 1").key == "sidmeier-too-far"


@clause("SM-B-MOV-03", "SM-B-MOV-08")
def test_a_settler_goes_two_regions() -> None:
    p = moving(figures=["A settler mekong"])
    assert set(offered(p, "move mekong settler")) == {
        *("himalaya", "yunnan", "deccan", "gobi", "indus", "steppe", "manchuria"),
    }
    p = after(p, "move mekong settler himalaya 1")
    assert offered(p, "move himalaya") == ["settler+1"]
    assert "persia" not in offered(p, "move himalaya settler+1")
    p = after(p, "move himalaya settler+1 gobi 1")
    assert "move" not in offered(p)
    assert "move" not in offered(after(moving(figures=["A settler mekong"]), "move mekong settler gobi 1"))
    q = after(p, "end")
    assert figure(q, 1).spent == 0  # points not used are lost, and the next phase begins anew


@clause("SM-B-MOV-04", "SM-B-MOV-05", "SM-B-MOV-06")
@pytest.mark.parametrize(
    ("ship", "steps"), [("fleet1", 1), ("fleet2", 2), ("fleet3", 2), ("fleet4", 3), ("carrier", 3)]
)
def test_ships_of_later_eras_sail_further(ship: str, steps: int) -> None:
    p = moving(figures=[f"A {ship} west-mediterranean"], advanced=ship == "carrier", era=4)
    word = offered(p, "move west-mediterranean")[0]
    reach = offered(p, f"move west-mediterranean {word}")
    assert set(reach) == set(by_sea("west-mediterranean", steps))
    assert len(by_sea("west-mediterranean", steps - 1)) < len(reach)


@clause("SM-B-MOV-05", "SM-B-MOV-06")
def test_galleons_ironclads_and_carriers_sail_like_the_figures_of_their_era() -> None:
    points = {name: STEPS[unit.kind][unit.era - 1] for name, unit in UNITS.items()}
    assert (points["galleon"], points["ironclad"], points["aircraft-carrier"]) == (2, 2, 3)


@clause("SM-B-MOV-07")
def test_aircraft_fly_three_areas_over_land_and_sea() -> None:
    p = moving({"britannia": "A1"}, ["A aircraft britannia"])
    reach = offered(p, "fly britannia aircraft")
    assert {"north-sea", "germania", "balkans", "west-mediterranean", "canary-sea"} <= set(reach)
    assert "persia" not in reach
    assert refused(p, "fly britannia aircraft persia 1").clause == "SM-B-MOV-07"
    p = after(p, "fly britannia aircraft germania 1")
    assert figure(p, 1).left == 1


@clause("SM-B-MOV-09")
def test_armies_need_a_ship_and_ships_stay_at_sea() -> None:
    p = moving(figures=["A infantry mekong", "B fleet sunda-sea", "A fleet nippon"])
    p.game.figures[2].area = "coral-sea"
    assert refused(p, "move mekong ancient-infantry sunda-sea 1").clause == "SM-B-SEA-01"
    assert refused(p, "move coral-sea ancient-fleet java 1").clause == "SM-B-MOV-09"


@clause("SM-B-MOV-10")
def test_areas_are_shared_without_a_fight() -> None:
    p = moving({"himalaya": "B1"}, ["A settler mekong", "B settler himalaya", "C settler himalaya"])
    p = after(p, "move mekong settler himalaya 1")
    assert (top(p), there(p, "himalaya")) == ("Move", ["A settler", "B settler", "C settler"])
    assert "gobi" in offered(p, "move himalaya settler+1")


@clause("SM-B-MOV-11")
def test_a_ship_sails_loads_sails_on_and_unloads() -> None:
    p = moving(figures=["A fleet2 bay-of-bengal", "A settler mekong", "A infantry mekong"])
    p = after(
        p,
        "move bay-of-bengal medieval-fleet sunda-sea 1",
        "move mekong settler sunda-sea 1 1",
        "move mekong ancient-infantry sunda-sea 1 1",
        "move sunda-sea medieval-fleet+1/1 coral-sea 1",
        "move coral-sea settler+1/1 tasmania 1",
    )
    assert there(p, "tasmania") == ["A settler"]
    assert there(p, "coral-sea") == ["A fleet", "A infantry"]


@clause("SM-B-MOV-12")
def test_nothing_moves_once_battles_are_declared() -> None:
    p = moving(figures=["A infantry mekong *2", "B infantry mekong", "C infantry mekong", "A settler gobi"])
    p = after(p, "end")
    assert offered(p) == ["declare", "end"]
    assert refused(p, "move gobi settler steppe 1").clause == "SM-B-MOV-12"
    assert "move" not in offered(after(p, "declare mekong p2"))


# By ship


@clause("SM-B-SEA-01", "SM-B-SEA-13")
def test_boarding_needs_an_own_ship_with_room_in_an_adjacent_zone() -> None:
    p = moving(figures=["A settler mekong", "A fleet coral-sea", "B fleet sunda-sea"])
    assert not set(offered(p, "move mekong settler")) & SEA.keys()
    p = moving(figures=["A settler mekong", "A fleet sunda-sea"])
    assert "sunda-sea" in offered(p, "move mekong settler")
    assert offered(p, "move mekong settler sunda-sea 1") == ["2"]


@clause("SM-B-SEA-02", "SM-B-SEA-03", "SM-B-SEA-04")
def test_an_army_never_boards_and_lands_in_one_phase() -> None:
    p = after(moving(figures=["A infantry mekong", "A fleet sunda-sea"]), "move mekong ancient-infantry sunda-sea 1 2")
    assert (figure(p, 1).ship, figure(p, 1).left) == (2, 0)
    assert offered(p, "move") == ["sunda-sea"]
    assert offered(p, "move sunda-sea") == ["ancient-fleet/2"]


@clause("SM-B-SEA-05")
def test_a_settler_boards_and_lands_even_when_the_ship_sails_between() -> None:
    p = moving(figures=["A settler mekong", "A fleet sunda-sea"])
    p = after(p, "move mekong settler sunda-sea 1 2", "move sunda-sea ancient-fleet/2 coral-sea 1")
    p = after(p, "move coral-sea settler+1/2 tasmania 1")
    assert there(p, "tasmania") == ["A settler"]
    assert figure(p, 1).ship == 0


@clause("SM-B-SEA-06")
def test_a_settler_that_walked_before_boarding_cannot_land() -> None:
    p = moving(figures=["A settler himalaya", "A fleet sunda-sea"])
    p = after(p, "move himalaya settler mekong 1", "move mekong settler+1 sunda-sea 1 2")
    assert offered(p, "move sunda-sea") == ["ancient-fleet/2"]
    q = after(moving(figures=["A settler himalaya", "A fleet sunda-sea"]), "move himalaya settler sunda-sea 1 2")
    assert (figure(q, 1).area, figure(q, 1).left) == ("sunda-sea", 0)


@clause("SM-B-SEA-07")
def test_a_settler_aboard_lands_and_walks_or_boards_again() -> None:
    p = moving(figures=["A settler sunda-sea @2", "A fleet sunda-sea", "A fleet bay-of-bengal"])
    assert {"mekong", "himalaya", "yunnan"} <= set(offered(p, "move sunda-sea settler/2"))
    p = after(p, "move sunda-sea settler/2 mekong 1")
    assert "himalaya" in offered(p, "move mekong settler+1")
    p = after(p, "move mekong settler+1 bay-of-bengal 1 3")
    assert figure(p, 1).ship == 3


@clause("SM-B-SEA-08")
def test_an_army_aboard_lands_and_goes_no_further() -> None:
    p = moving(figures=["A infantry sunda-sea @2", "A fleet sunda-sea"])
    assert set(offered(p, "move sunda-sea ancient-infantry/2")) == {"java", "mekong", "tanami"}
    p = after(p, "move sunda-sea ancient-infantry/2 mekong 1")
    assert offered(p, "move") == ["sunda-sea"]


@clause("SM-B-SEA-09")
def test_cargo_is_carried_for_nothing() -> None:
    p = moving(figures=["A infantry sunda-sea @2", "A fleet4 sunda-sea"], era=4)
    p = after(p, "move sunda-sea modern-fleet/2 tasman-sea 1")
    assert figure(p, 1).area == "tasman-sea"
    p = after(p, "move tasman-sea ancient-infantry/2 tasmania 1")
    assert there(p, "tasmania") == ["A infantry"]


@clause("SM-B-SEA-10")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_every_ship_carries_three(era: int) -> None:
    p = moving(figures=["A infantry mekong *3", "A settler mekong *2", f"A fleet{era} sunda-sea"], era=era)
    assert span(p, "move mekong settler sunda-sea") == (1, 2)
    p = after(p, "move mekong settler sunda-sea 2 6")
    assert span(p, "move mekong ancient-infantry sunda-sea") == (1, 1)
    p = after(p, "move mekong ancient-infantry sunda-sea 1 6")
    assert refused(p, "move mekong ancient-infantry sunda-sea 1 6").clause == "SM-B-SEA-01"


@clause("SM-B-SEA-11")
def test_ships_and_aircraft_are_never_cargo() -> None:
    p = moving({"mekong": "A1"}, ["A aircraft mekong", "A carrier sunda-sea"], advanced=True, era=4)
    p = after(p, "fly mekong aircraft sunda-sea 1")
    assert figure(p, 1).ship == 0
    assert offered(p, "move sunda-sea") == ["carrier"]


@clause("SM-B-SEA-12")
def test_cargo_belongs_to_its_ship_and_cannot_change_at_sea() -> None:
    p = moving(figures=["A infantry sunda-sea @2", "A fleet sunda-sea", "A fleet coral-sea", "A fleet sunda-sea"])
    assert refused(p, "move sunda-sea ancient-infantry/2 coral-sea 1").clause == "SM-B-SEA-12"
    p = after(p, "move sunda-sea ancient-fleet coral-sea 1")
    assert figure(p, 1).area == "sunda-sea"
    q = moving(figures=["A infantry mekong", "A fleet sunda-sea *2"])
    assert offered(q, "move mekong ancient-infantry sunda-sea 1") == ["2", "3"]


@clause("SM-B-SEA-14", "SM-B-SEA-15")
def test_cargo_lands_where_it_likes_or_stays_aboard() -> None:
    p = moving(figures=["A fleet sunda-sea", "A infantry sunda-sea *3 @1"])
    p = after(p, "move sunda-sea ancient-infantry/1 mekong 1", "move sunda-sea ancient-infantry/1 java 1")
    assert [there(p, area) for area in ("mekong", "java")] == [["A infantry"]] * 2
    p = after(p, "end")
    assert there(p, "sunda-sea") == ["A fleet", "A infantry"]


@clause("SM-B-SEA-16")
def test_cargo_cannot_fight_or_declare_or_support() -> None:
    figures = ["A fleet sunda-sea", "A infantry sunda-sea @1", "A aircraft mekong"]
    p = after(moving({"mekong": "A1"}, figures), "fly mekong aircraft sunda-sea 1")
    assert refused(p, "end").clause == "SM-B-AIR-09"
    p = moving({"java": "B1"}, ["A fleet sunda-sea", "A infantry sunda-sea @1", "B infantry java"])
    assert top(after(p, "end")) == "Trade"
    q = moving(figures=["B fleet sunda-sea", "B infantry sunda-sea @1", "A fleet coral-sea"])
    q = after(q, "move coral-sea ancient-fleet sunda-sea 1")
    assert (top(q), waiting(q)) == ("Window", (1,))
    q = after(after(q, "end", seat=1), "end")
    q = after(q, "declare sunda-sea p2", dice=(6, 1))
    assert there(q, "sunda-sea") == ["A fleet"]


@clause("SM-B-SEA-17")
def test_a_settler_that_landed_may_look() -> None:
    p = moving(figures=["A fleet sunda-sea", "A settler sunda-sea @1"], tokens={"mekong": "wine"})
    assert "explore" not in offered(p)
    p = after(p, "move sunda-sea settler/1 mekong 1")
    assert offered(p, "explore") == ["mekong"]


# By air


@clause("SM-B-AIR-01", "SM-B-AIR-05", "SM-B-AIR-09")
def test_a_flight_ends_beside_a_settlement_or_an_army() -> None:
    homes, planes = {"mekong": "A1", "gobi": "A1"}, ["A aircraft mekong *2"]
    assert len(there(after(moving(homes, planes), "fly mekong aircraft gobi 2", "end"), "gobi")) == 2
    p = moving(homes, [*planes, "A infantry yunnan"])
    assert len(there(after(p, "fly mekong aircraft yunnan 1", "end"), "yunnan")) == 2
    for company in ([], ["A settler yunnan"], ["B infantry yunnan"], ["A aircraft yunnan"]):
        q = after(moving(homes | {"yunnan": "C1"}, [*planes, *company]), "fly mekong aircraft yunnan 1")
        q = after(q, "end", seat=1) if top(q) == "Window" else q
        assert refused(q, "end").clause == "SM-B-AIR-09"


@clause("SM-B-AIR-09", "SM-B-ASY-09")
def test_nobody_ends_their_moves_while_an_aircraft_could_still_land() -> None:
    p = moving({"mekong": "A1", "gobi": "A1"}, ["A aircraft mekong *2", "A settler mekong"])
    p = after(p, "fly mekong aircraft himalaya 1", "fly mekong aircraft yunnan 1")
    assert "end" not in offered(p)
    strays = [("himalaya", "gobi", "mekong"), ("yunnan", "gobi", "mekong")]
    assert refused(p, "end") == kernel.no(
        "SM-B-AIR-09", "sidmeier-must-land", strays=kernel.several([stray(*areas) for areas in strays])
    )
    p = after(p, "fly himalaya aircraft+2 gobi 1")
    assert refused(p, "end").args["strays"] == kernel.several([stray("yunnan", "gobi", "mekong")])
    p = after(p, "fly yunnan aircraft+2 mekong 1", "end")
    assert (there(p, "gobi"), there(p, "mekong")) == (["A aircraft"], ["A aircraft", "A settler"])


def stray(area: str, *places: str) -> Msg:
    return kernel.msg("sidmeier-stray", area=area_name(area), places=kernel.several(list(map(area_name, places))))


@clause("SM-B-AIR-09")
def test_an_aircraft_with_no_landing_in_reach_is_lost() -> None:
    p = moving({"mekong": "A1"}, ["A aircraft mekong"])
    outcome = play(after(p, "fly mekong aircraft siberia 1"), "end")
    assert told(outcome, "downed")
    assert there(outcome.position, "siberia") == []
    near = after(p, "fly mekong aircraft gobi 1")  # one step is left, two are needed
    assert there(after(near, "end"), "gobi") == []


@clause("SM-A-AIR-04", "SM-B-AIR-09")
def test_a_full_carrier_forces_nobody_to_land_there() -> None:
    figures = ["A carrier sunda-sea", "A aircraft sunda-sea *2", "A aircraft himalaya"]
    p = moving({"yukon": "A1", "himalaya": "B1"}, figures, advanced=True, era=4)
    outcome = play(p, "end")
    assert there(outcome.position, "himalaya") == []
    q = moving({"yukon": "A1", "himalaya": "B1"}, [*figures[:1], "A aircraft sunda-sea", figures[2]], advanced=True)
    assert refused(q, "end").args["strays"] == kernel.several([stray("himalaya", "sunda-sea")])


@clause("SM-B-AIR-09", "SM-B-ASY-08")
def test_the_aircraft_of_who_sleeps_land_where_it_is_nearest() -> None:
    p = moving({"mekong": "A1", "gobi": "A1"}, ["A aircraft mekong *2"])
    p = after(p, "fly mekong aircraft yunnan 1", "fly mekong aircraft steppe 1")
    played = []
    while top(p) == "Move":
        path = kernel.default(p, 0)
        played.append(kernel.write(path))
        p = after(p, played[-1])
    assert played == ["fly steppe aircraft+1 gobi 1", "fly yunnan aircraft+2 gobi 1", "end"]


@clause("SM-S-AIR-02")
def test_at_sea_a_battleship_carries_any_number_of_aircraft() -> None:
    for ship, left in (("fleet4", 4), ("fleet3", 1)):
        p = moving({"mekong": "A1"}, ["A aircraft mekong *3", f"A {ship} sunda-sea"], era=4)
        p = after(p, "fly mekong aircraft sunda-sea 3")
        assert ("end" in offered(p)) == (left == 4)
        p = after(p, "end") if left == 4 else after(p, "fly sunda-sea aircraft+2 mekong 3", "end")
        assert len(there(p, "sunda-sea")) == left


@clause("SM-A-AIR-03", "SM-A-AIR-04")
def test_at_sea_a_carrier_bases_two_aircraft() -> None:
    for number, left in ((1, 3), (2, 5)):
        p = moving({"mekong": "A1"}, ["A aircraft mekong *3", f"A carrier sunda-sea *{number}"], era=4, advanced=True)
        p = after(p, "fly mekong aircraft sunda-sea 3")
        outcome = play(p, "end")
        assert len(there(outcome.position, "sunda-sea")) == left
        assert bool(told(outcome, "downed")) == (left != 5)
    for ship in ("A fleet4", "B carrier"):
        p = moving({"mekong": "A1"}, ["A aircraft mekong", f"{ship} sunda-sea"], era=4, advanced=True)
        p = after(p, "fly mekong aircraft sunda-sea 1")
        p = after(p, "end", seat=1) if top(p) == "Window" else p
        assert refused(p, "end").clause == "SM-B-AIR-09"


@clause("SM-B-AIR-06")
def test_support_may_arrive_after_the_aircraft() -> None:
    p = moving({"mekong": "A1"}, ["A aircraft mekong", "A infantry mekong"])
    p = after(p, "fly mekong aircraft yunnan 1", "move mekong ancient-infantry yunnan 1", "end")
    assert there(p, "yunnan") == ["A aircraft", "A infantry"]


@clause("SM-B-AIR-07")
def test_nobody_stops_an_aircraft_in_flight() -> None:
    homes = {"mekong": "A1", "gobi": "A1"}
    p = moving(homes, ["A aircraft mekong", "B infantry himalaya", "B infantry yunnan", "B infantry gobi"])
    p = after(p, "fly mekong aircraft gobi 1")
    assert (top(p), waiting(p)) == ("Window", (1,))
    q = moving(homes, ["A aircraft mekong", "B infantry himalaya", "B infantry yunnan"])
    assert top(after(q, "fly mekong aircraft gobi 1")) == "Move"


@clause("SM-B-AIR-08", "SM-B-AIR-09")
def test_an_aircraft_does_not_sail_with_its_ship() -> None:
    figures = ["A carrier sunda-sea", "A aircraft sunda-sea"]
    p = after(moving(figures=figures, advanced=True, era=4), "move sunda-sea carrier coral-sea 1")
    assert there(p, "sunda-sea") == ["A aircraft"]
    assert refused(p, "end").clause == "SM-B-AIR-09"
    p = after(p, "fly sunda-sea aircraft coral-sea 1", "end")
    assert there(p, "coral-sea") == ["A aircraft", "A carrier"]


@clause("SM-B-AIR-09")
def test_an_aircraft_that_loses_its_support_in_battle_is_eliminated() -> None:
    figures = ["A carrier sunda-sea", "A aircraft sunda-sea", "B fleet4 sunda-sea"]
    p = after(moving(figures=figures, advanced=True, era=4), "end", "declare sunda-sea p2")
    assert top(p) == "Fray"
    p = after(p, "pick carrier none", dice=(1, 1, 1, 2, 1, 1, 1, 1))  # 5 against 4 + 1: both ships sink
    assert there(p, "sunda-sea") == []


@clause("SM-B-AIR-09")
def test_a_tie_leaves_the_aircraft_of_both_sides_and_their_allies_without_support() -> None:
    figures = ["A infantry gobi", "A aircraft gobi", "B infantry gobi", "B aircraft gobi", "C aircraft gobi"]
    p = after(moving({"gobi": "D1"}, figures, seats=4), "end", "declare gobi p2")
    p = after(p, "end") if top(p) == "Declare" else p
    p = after(p, "join p1", seat=2)
    p = after(after(p, "pick ancient-infantry none"), "pick ancient-infantry none", seat=1, dice=(3, 3))
    assert there(p, "gobi") == []


@clause("SM-B-AIR-10", "SM-B-BAT-14")
def test_aircraft_without_another_unit_are_eliminated_without_dice() -> None:
    p = moving({"gobi": "B1"}, ["A infantry gobi", "B aircraft gobi", "B settler gobi"])
    p = after(p, "end", "declare gobi p2")
    assert there(p, "gobi") == ["A infantry"]
    assert LAND.keys() == COAST.keys()
