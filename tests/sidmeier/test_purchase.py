"""Purchases in both games."""

import pytest

from rules import kernel
from rules.kernel import Msg
from rules.sidmeier.board import COAST
from rules.sidmeier.printed import ADVANCED, STANDARD
from rules.sidmeier.technologies import price
from rules.sidmeier.view import view
from tests.clauses import clause
from tests.sidmeier.table import (
    WorldPosition,
    after,
    buying,
    figure,
    gold,
    home,
    offered,
    play,
    refused,
    span,
    there,
    told,
    top,
    waiting,
)


@clause("SM-S-BUY-01")
def test_players_buy_in_turn_what_they_can_pay() -> None:
    p = buying({"mekong": "A1"}, gold=[4, 30, 30])
    assert offered(p) == ["end"]
    assert refused(p, "buy settler mekong 1").clause == "SM-S-BUY-01"
    p = after(p, "end")
    assert waiting(p) == (1,)
    q = buying({"mekong": "A1"}, gold=17)
    assert span(q, "buy settler mekong") == (1, 3)
    assert gold(after(q, "buy settler mekong 3")) == 2
    assert refused(buying({"mekong": "A4", "java": "A3"}, gold=15), "grow java").clause == "SM-S-BUY-01"


@clause("SM-S-BUY-02", "SM-S-BUY-03", "SM-S-BUY-04", "SM-S-BUY-05", "SM-S-BUY-06")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_prices_of_the_standard_game(era: int) -> None:
    name = ("ancient", "medieval", "industrial", "modern")[era - 1]
    p = buying({"java": "A1"}, ["A settler mekong"], gold=100, era=era)
    for kind in ("infantry", "cavalry", "artillery"):
        q = after(p, f"buy {name}-{kind} java 1")
        assert 100 - gold(q) == 5 * era
        assert figure(q, 2).era == era
    assert 100 - gold(after(p, f"buy {name}-fleet coral-sea 1")) == 10 * era
    assert 100 - gold(after(p, "buy settler java 1")) == 5 * era
    assert 100 - gold(after(p, "found mekong")) == 5 * era
    if era == 4:
        assert 100 - gold(after(p, "buy aircraft java 1")) == 40
    else:
        assert refused(p, "buy aircraft java 1").clause == "SM-S-BUY-09"


@clause("SM-S-BUY-07", "SM-B-BUY-17")
@pytest.mark.parametrize("era", [1, 4])
def test_growth_costs_the_same_in_every_era(era: int) -> None:
    p = buying({"mekong": "A1", "java": "A2", "nile": "A3"}, gold=35, era=era)
    p = after(p, "grow mekong")
    assert gold(p) == 30
    p = after(p, "grow java")
    assert gold(p) == 20
    p = after(p, "grow nile")
    assert gold(p) == 0
    assert [home(p, area) for area in ("mekong", "java", "nile")] == ["A2", "A3", "A4"]
    p.game.players[0].gold = 100
    assert refused(p, "grow mekong").clause == "SM-B-BUY-17"


@clause("SM-S-BUY-08", "SM-S-BUY-11")
def test_each_technology_costs_ten_more() -> None:
    p = buying(gold=200, techs={"banking": "B"}, era=2)
    assert len(offered(p, "research")) == 9
    for cost, name in ((10, "education"), (20, "theology"), (30, "chemistry")):
        before = gold(p)
        p = after(p, f"research {name}")
        assert before - gold(p) == cost
    assert refused(p, "research masonry").clause == "SM-S-BUY-11"
    assert refused(p, "research physics").clause == "SM-S-BUY-11"
    assert price(buying(techs={"masonry": "A", "banking": "A"}, era=3).game, 0, "physics") == 30


@clause("SM-S-BUY-08", "SM-B-ASY-01")
def test_everybody_sees_the_own_prices_and_spectators_those_of_the_buyer() -> None:
    p = buying(seat=1, techs={"masonry": "A", "currency": "A", "mathematics": "B"})
    prices = [{ware.price for ware in view(p, viewer).market} for viewer in (0, 1, 2, None)]
    assert prices == [{30}, {20}, {10}, {20}]


@clause("SM-S-BUY-09")
def test_only_units_of_the_current_era_and_no_technology_needed() -> None:
    p = buying({"java": "A1"}, gold=200, era=3)
    assert offered(p, "buy") == [
        *("industrial-infantry", "industrial-cavalry", "industrial-artillery", "industrial-fleet", "settler"),
    ]
    assert refused(p, "buy ancient-infantry java 1").clause == "SM-S-BUY-09"


@clause("SM-S-BUY-10", "SM-B-BUY-21")
def test_new_figures_stand_at_own_settlements_in_any_number_and_never_aboard() -> None:
    p = buying({"java": "A1", "gobi": "A1", "nile": "B1"}, ["A fleet coral-sea"], gold=200, era=4)
    for word in ("modern-infantry", "settler", "aircraft"):
        assert offered(p, f"buy {word}") == ["java", "gobi"]
        assert span(p, f"buy {word} java")[1] >= 5
    p = after(p, "buy settler java 5")
    assert all(not f.ship for f in p.game.figures)


@clause("SM-S-BUY-11", "SM-S-ERA-04")
def test_several_technologies_may_be_bought_in_one_phase() -> None:
    p = after(buying(gold=200), "research masonry", "research currency", "research mysticism")
    assert p.game.dawn
    p = after(p, "research mathematics")
    assert len(p.game.techs) == 4
    assert p.game.era == 1


@clause("SM-S-BUY-12")
def test_in_the_standard_game_a_new_village_may_grow_at_once() -> None:
    p = after(buying({"java": "A1"}, ["A settler mekong"]), "found mekong", "grow mekong")
    assert home(p, "mekong") == "A2"
    assert refused(p, "grow mekong").clause == "SM-B-BUY-17"


@clause("SM-B-BUY-13")
def test_fleets_are_built_in_a_zone_beside_a_settlement() -> None:
    p = buying({"mekong": "A1", "gobi": "A1"}, gold=100)
    assert set(offered(p, "buy ancient-fleet")) == set(COAST["mekong"])
    inland = buying({"gobi": "A1"}, gold=100)
    assert "ancient-fleet" not in offered(inland, "buy")
    assert refused(inland, "buy ancient-fleet coral-sea 1").clause == "SM-A-BUY-36"


@clause("SM-B-BUY-14", "SM-B-BUY-15")
def test_a_settler_becomes_a_village() -> None:
    figures = ["A settler mekong *2", "B infantry mekong", "A settler coral-sea @5", "A fleet coral-sea"]
    p = buying({"java": "A1", "gobi": "B1"}, [*figures, "A settler gobi", "A settler nile"], {"nile": "desert!"})
    assert offered(p, "found") == ["mekong"]
    assert refused(p, "found gobi").clause == "SM-B-COMP-08"
    assert refused(p, "found nile").clause == "SM-B-TOK-30"
    assert refused(p, "found indus").clause == "SM-B-BUY-14"
    p = after(p, "found mekong")
    assert (home(p, "mekong"), there(p, "mekong"), gold(p)) == ("A1", ["A settler", "B infantry"], 15)


@clause("SM-B-BUY-19")
def test_a_purchase_may_enable_the_next() -> None:
    p = buying({"java": "A1"}, gold=100, advanced=True)
    assert "ancient-cavalry" not in offered(p, "buy")
    p = after(p, "research the-wheel")
    p.game.settlements["java"].placed = 0
    assert "ancient-cavalry" in offered(p, "buy")
    assert home(after(buying({"java": "A1"}, ["A settler mekong"]), "found mekong", "buy settler mekong 1"), "mekong")


@clause("SM-B-BUY-20", "SM-B-ASY-08")
def test_purchases_are_ended_explicitly_and_silence_ends_them() -> None:
    p = buying({"java": "A1"}, gold=100)
    assert kernel.default(p, 0) == ("end",)
    assert kernel.forced(buying({"java": "A1"}, gold=0), 0) is None
    q = after(p, "end")
    assert (gold(q), waiting(q)) == (100, (1,))


# Advanced


@clause("SM-A-BUY-22", "SM-A-BUY-23", "SM-A-BUY-24", "SM-A-BUY-25", "SM-A-BUY-26")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_prices_of_the_advanced_game(era: int) -> None:
    name = ("ancient", "medieval", "industrial", "modern")[era - 1]
    techs = ["the-wheel", "trade-map-making", "ceremonial-burial", "construction", "chivalry", "astronomy", "feudalism"]
    techs += ["cavalry", "metallurgy", "nationalism", "mass-production", "combustion", "flight", "plastics"]
    p = buying(
        {"java": "A4", "nile": "A1"},
        ["A settler mekong"],
        gold=100,
        era=era,
        advanced=True,
        techs=dict.fromkeys(techs, "A"),
    )
    assert 100 - gold(after(p, f"buy {name}-cavalry java 1")) == (10, 15, 20, 25)[era - 1]
    assert 100 - gold(after(p, f"buy {name}-fleet coral-sea 1 java")) == (20, 30, 40, 50)[era - 1]
    assert 100 - gold(after(p, "buy settler java 1")) == 10
    assert 100 - gold(after(p, "found mekong")) == 10
    assert 100 - gold(after(p, "grow nile")) == 20
    improvement = ("ziggurat", "castle", "capitol", "shopping-mall")[era - 1]
    assert 100 - gold(after(p, f"buy {improvement}")) == (10, 15, 20, 25)[era - 1]
    if era == 4:
        assert 100 - gold(after(p, "buy aircraft java 1")) == 50
    else:
        assert refused(p, "buy aircraft java 1").clause == "SM-A-BUY-28"


@clause("SM-A-BUY-27", "SM-A-BUY-28")
def test_units_need_a_technology_of_their_class_in_the_current_era() -> None:
    p = buying({"java": "A1"}, gold=100, advanced=True, techs={"feudalism": "A", "mathematics": "B"})
    assert offered(p, "buy") == ["ancient-artillery", "settler"]
    assert refused(p, "buy medieval-infantry java 1").clause == "SM-A-BUY-28"
    assert "ancient-cavalry" in offered(buying({"java": "A1"}, advanced=True, techs={"the-wheel": "-"}), "buy")


@clause("SM-A-BUY-29", "SM-A-BUY-33")
def test_the_best_level_is_bought_and_its_owner_gets_the_fee() -> None:
    techs = {"the-wheel": "B", "horseback-riding": "C"}
    outcome = play(buying({"java": "A2"}, advanced=True, techs=techs), "buy ancient-cavalry java 2")
    assert [gold(outcome.position, seat) for seat in (0, 1, 2)] == [0, 20, 30]
    (line,) = told(outcome, "bought")
    assert line.msg.args["unit"] == kernel.msg("sidmeier-unit-horseman")


@clause("SM-A-BUY-30", "SM-A-BUY-31", "SM-A-BUY-32")
@pytest.mark.parametrize(("era", "fee"), [(1, 5), (2, 5), (3, 10), (4, 10)])
def test_the_fee_is_part_of_the_price(era: int, fee: int) -> None:
    name = ("ancient", "medieval", "industrial", "modern")[era - 1]
    technology = ("the-wheel", "chivalry", "cavalry", "mass-production")[era - 1]
    cost = ADVANCED["army"][era - 1]
    p = buying({"java": "A4"}, gold=100, era=era, advanced=True, techs={technology: "B"})
    p = after(p, f"buy {name}-cavalry java 1")
    assert [gold(p, seat) for seat in (0, 1, 2)] == [100 - cost, 100 + fee, 100]
    own = after(
        buying({"java": "A4"}, gold=100, era=era, advanced=True, techs={technology: "A"}), f"buy {name}-cavalry java 1"
    )
    assert [gold(own, seat) for seat in (0, 1, 2)] == [100 - cost, 100, 100]


@clause("SM-A-BUY-30", "SM-A-IMP-01")
def test_improvements_pay_the_fee_too() -> None:
    p = after(buying({"java": "A4"}, advanced=True, techs={"ceremonial-burial": "C"}), "buy ziggurat")
    assert [gold(p, seat) for seat in (0, 1, 2)] == [10, 20, 25]


@clause("SM-A-BUY-34")
def test_a_fee_may_be_spent_in_the_same_phase() -> None:
    p = buying({"java": "A4", "mekong": "B1"}, gold=[20, 5, 0], advanced=True, techs={"the-wheel": "B"})
    p = after(p, "buy ancient-cavalry java 1", "end")
    assert gold(p, 1) == 10
    assert "ancient-cavalry" in offered(p, "buy", 1)


@clause("SM-A-BUY-35")
def test_no_fee_for_growth_settlers_villages_technologies_and_the_colony_ship() -> None:
    techs = {"construction": "B", "fusion": "B", "the-wheel": "B", "chemistry": "B", "medicine": "B"}
    p = buying({"java": "A1"}, ["A settler mekong"], gold=400, era=4, advanced=True, techs=techs)
    p = after(p, "grow java", "buy settler java 1", "found mekong", "research alphabet-writing")
    p = after(p, "buy alpha-centauri-colony-ship")
    assert [gold(p, seat) for seat in (1, 2)] == [400, 400]
    assert gold(p) == 400 - 20 - 10 - 10 - 8 - 200


@clause("SM-A-BUY-36", "SM-A-BUY-38")
def test_a_settlement_takes_as_many_new_figures_as_its_size() -> None:
    p = buying({"java": "A2", "gobi": "A1"}, gold=200, advanced=True, techs={"the-wheel": "A", "construction": "A"})
    assert span(p, "buy settler java") == (1, 2)
    p = after(p, "buy settler java 1", "buy ancient-cavalry java 1")
    assert offered(p, "buy settler") == ["gobi"]
    p = after(p, "buy settler gobi 1")
    assert refused(p, "buy settler gobi 1").clause == "SM-A-BUY-36"
    p = after(p, "grow gobi", "buy settler gobi 1")  # the size at the moment of placing counts
    assert len(there(p, "gobi")) == 2
    free = after(buying({"java": "A1"}, gold=200, advanced=True), "research the-wheel")
    assert refused(free, "buy settler java 1").clause == "SM-A-BUY-36"


@clause("SM-A-BUY-36")
def test_the_limit_is_that_of_a_round() -> None:
    p = buying({"java": "A1"}, ["A settler gobi"], queue=(), gold=200, advanced=True)
    p = after(p, "buy settler java 1")
    assert refused(p, "buy settler java 1").clause == "SM-A-BUY-36"
    assert [home.placed for home in after(p, "end").game.settlements.values()] == [0, 0, 0]


@clause("SM-A-BUY-36", "SM-A-BUY-38")
def test_a_village_founded_in_this_phase_takes_one_new_figure() -> None:
    p = buying({"java": "A1"}, ["A settler gobi"], gold=200, advanced=True)
    p = after(p, "found gobi", "buy settler java 1")
    assert span(p, "buy settler gobi") == (1, 1)
    p = after(p, "buy settler gobi 1")
    assert refused(p, "buy settler gobi 1").clause == "SM-A-BUY-36"
    tokens, techs = {"gobi": "minor"}, {"the-wheel": "B"}
    found = buying({"java": "A1"}, ["A settler gobi"], tokens, gold=200, advanced=True, techs=techs)
    found = after(found, "found gobi", dice=(6, 6, 1, 1, 1, 1))  # its unit has taken the place already
    assert there(found, "gobi") == ["A cavalry", "A settler"]
    assert offered(found, "buy settler") == ["java"]


@clause("SM-A-TEC-08")
@pytest.mark.parametrize(
    ("homes", "bought", "lost"),
    [
        ({"java": "A2"}, 0, 0),
        ({"java": "A2"}, 1, 1),
        ({"java": "A1"}, 0, 1),
        ({"java": "A1"}, 1, 2),
        ({"java": "A1", "gobi": "A1"}, 0, 0),
    ],
)
def test_free_figures_without_room_are_told_before_the_purchase(homes: dict[str, str], bought: int, lost: int) -> None:
    """Masonry brings two settlers."""
    p = buying(homes, gold=200, advanced=True)
    p = after(p, "buy settler java 1") if bought else p
    assert crowded(p, "masonry") == lost
    assert len(told(play(p, "research masonry"), "gift-lost")) == lost


@clause("SM-A-TEC-08", "SM-A-WON-18")
def test_a_free_ship_needs_room_by_the_sea() -> None:
    techs = {"education": "B", "engineering": "B"}
    for homes, lost in (({"himalaya": "A3"}, 1), ({"himalaya": "A1", "java": "A1"}, 0)):
        assert crowded(buying(homes, gold=300, advanced=True, era=2, techs=techs), "astronomy") == lost


def crowded(p: WorldPosition, name: str) -> int:
    """How many free figures the offer of a technology says would be lost."""
    node = kernel.ask(p, 0, ("research",))
    assert isinstance(node, kernel.One)
    label = next(choice.label for choice in node.choices if choice.key == name)
    assert label is not None
    fact = label.args["fact"]
    assert isinstance(fact, Msg)
    lost = fact.args.get("lost", 0)
    assert isinstance(lost, int)
    return lost


@clause("SM-A-BUY-37")
def test_a_fleet_counts_against_the_settlement_that_its_buyer_names() -> None:
    p = buying({"mekong": "A1", "java": "A2"}, gold=200, advanced=True, techs={"trade-map-making": "A"})
    assert span(p, "buy ancient-fleet sunda-sea") == (1, 2)
    assert offered(p, "buy ancient-fleet sunda-sea 1") == ["mekong", "java"]
    assert offered(p, "buy ancient-fleet sunda-sea 2") == ["java"]
    p = after(p, "buy ancient-fleet sunda-sea 1 mekong")
    assert offered(p, "buy settler") == ["java"]


@clause("SM-A-BUY-39", "SM-A-TEC-06")
def test_growth_needs_its_technology_in_play() -> None:
    homes = {"java": "A1", "gobi": "A2", "nile": "A3"}
    for technology, area, size in (("construction", "java", 2), ("chemistry", "gobi", 3), ("medicine", "nile", 4)):
        p = buying(homes, gold=100, advanced=True, techs={technology: "B"})
        assert offered(p, "grow") == [area]
        assert home(after(p, f"grow {area}"), area) == f"A{size}"
        others = [other for other in homes if other != area]
        assert {refused(p, f"grow {other}").clause for other in others} == {"SM-A-BUY-39"}


@clause("SM-A-BUY-40")
def test_in_the_advanced_game_a_new_village_cannot_grow() -> None:
    p = buying({"java": "A1"}, ["A settler mekong"], gold=100, advanced=True, techs={"construction": "A"})
    p = after(p, "found mekong")
    assert refused(p, "grow mekong").clause == "SM-A-BUY-40"


@clause("SM-A-BUY-41", "SM-A-BUY-42")
def test_old_units_are_sold_for_a_fifth_of_their_price() -> None:
    figures = [f"A {kind}{era} java" for kind in ("infantry", "cavalry", "artillery") for era in (1, 2, 3, 4)]
    fleets = [f"A fleet{era} coral-sea" for era in (1, 2, 3, 4)]
    p = buying({"java": "A1"}, [*figures, *fleets, "A settler java", "A aircraft java"], advanced=True, era=4, gold=0)
    worth = {"ancient": (2, 4), "medieval": (3, 6), "industrial": (4, 8)}
    for era, (army, fleet) in worth.items():
        for kind in ("infantry", "cavalry", "artillery"):
            assert gold(after(p, f"sell java {era}-{kind} 1")) == army
        assert gold(after(p, f"sell coral-sea {era}-fleet 1")) == fleet
    assert refused(p, "sell java modern-infantry 1").clause == "SM-A-BUY-42"
    assert refused(p, "sell java settler 1").clause == "SM-A-BUY-42"
    assert "sell" not in offered(buying({"java": "A1"}, ["A infantry java"], advanced=True))
    assert STANDARD["army"][0] == 5


@clause("SM-A-BUY-44")
def test_a_ship_with_cargo_cannot_be_sold() -> None:
    figures = ["A fleet coral-sea", "A settler coral-sea @1"]
    assert "sell" not in offered(buying(figures=figures, advanced=True, era=2))
    assert "sell" in offered(buying(figures=[*figures, "A fleet coral-sea"], advanced=True, era=2))
    assert top(buying()) == "Buy"
