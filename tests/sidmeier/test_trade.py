"""Trade."""

import pytest

from rules import kernel
from rules.kernel import Who
from rules.sidmeier.board import steps_between, zones_between
from rules.sidmeier.goods import in_range, thing_name
from rules.sidmeier.happiness import FREE
from rules.sidmeier.movement import Move
from rules.sidmeier.production import income
from rules.sidmeier.state import Debt
from rules.sidmeier.technologies import price
from tests.clauses import clause
from tests.sidmeier.table import (
    after,
    at,
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
    trading,
    waiting,
    world,
)

INCOMES = ("sidmeier-income", "sidmeier-income-raised")


@clause("SM-S-TRD-01")
def test_everybody_trades_with_everybody_wherever_they_are() -> None:
    p = trading({"yukon": "A1", "tasmania": "B1", "kalahari": "C1"})
    assert [offered(p, "offer", seat) for seat in (0, 1, 2)] == [["p2", "p3"], ["p1", "p3"], ["p1", "p2"]]


@clause("SM-B-TRD-02", "SM-B-TRD-03", "SM-B-PRO-27")
def test_resource_cards_are_lent_till_the_end_of_production() -> None:
    p = trading({"mekong": "A1", "java": "B1"}, tokens={"mekong": "wine!", "java": "iron!"})
    p = after(p, "offer p2 {wine/mekong} {iron/java} none")
    p = after(p, "accept 1", seat=1)
    assert (p.game.settlements["mekong"].has_card, p.game.settlements["java"].has_card) == (1, 0)
    for seat in (0, 1):
        p = after(p, "end", seat=seat)
    outcome = play(p, "end", 2, dice=(1, 1))  # wine is critical
    p = outcome.position
    assert top(p) == "Buy"
    assert (p.game.settlements["mekong"].has_card, p.game.settlements["java"].has_card) == (0, 1)
    critical = kernel.msg("sidmeier-income-critical", gold=1)
    parts = [event.msg.args["parts"] for event in outcome.log if event.msg.key in INCOMES]
    assert [isinstance(part, kernel.Several) and critical in part.items for part in parts] == [False, True, False]


@clause("SM-B-TRD-04", "SM-B-TRD-05", "SM-B-TRD-07", "SM-S-TRD-20")
def test_everything_else_changes_hands_for_good() -> None:
    p = trading(
        {"mekong": "A2", "gobi": "A1", "java": "B1"},
        ["A settler gobi", "A infantry gobi *2", "B cavalry java"],
        techs={"masonry": "A", "currency": "B"},
        wonders={"oracle": "A"},
    )
    assert offered(p, "offer p2") == ["mekong", "gobi", "masonry", "oracle", "gobi/settler", "gobi/ancient-infantry"]
    give = "{mekong,masonry,oracle,gobi/settler,gobi/ancient-infantry*2}"
    p = after(p, f"offer p2 {give} {{java/ancient-cavalry}} get 7")
    assert home(p, "mekong") == "A2"
    p = after(p, "accept 1", seat=1)
    assert home(p, "mekong") == "B2"
    assert p.game.techs == {"masonry": 1, "currency": 1}
    assert p.game.wonders == {"oracle": 1}
    assert there(p, "gobi") == ["B infantry", "B infantry", "B settler"]
    assert there(p, "java") == ["A cavalry"]
    assert (gold(p, 0), gold(p, 1)) == (27, 13)
    assert price(p.game, 1, "alphabet-writing") == 30
    gift = after(after(trading(), "offer p2 {} {} pay 3"), "accept 1", seat=1)
    assert (gold(gift, 0), gold(gift, 1)) == (17, 23)


@clause("SM-B-TRD-08")
def test_gold_may_be_promised_for_the_end_of_production() -> None:
    p = trading(gold=[5, 20, 20])
    assert span(p, "offer p2 {} {} pay-later") == (1, 15)
    assert span(p, "offer p2 {} {} pay") == (1, 5)
    p = after(after(p, "offer p2 {} {} pay-later 12"), "accept 1", seat=1)
    assert (gold(p, 0), gold(p, 1)) == (5, 20)
    assert span(p, "offer p3 {} {} pay-later") == (1, 3)
    assert span(p, "offer p3 {} {} pay") == (1, 3)
    for seat in (0, 1):
        p = after(p, "end", seat=seat)
    outcome = play(p, "end", 2, dice=(1, 1))
    assert told(outcome, "paid")
    assert (gold(outcome.position, 0), gold(outcome.position, 1)) == (3, 42)


@clause("SM-B-TRD-05")
def test_an_offer_holds_something_while_anybody_has_anything() -> None:
    p = trading(gold=0)
    assert offered(p, "offer p2 {} {}") == ["pay-later", "get-later"]
    p.game.debts = [Debt(0, 2, 10), Debt(1, 2, 10)]
    assert offered(p, "offer p2 {} {}") == ["none"]


@clause("SM-B-TRD-09")
def test_an_offer_is_accepted_refused_countered_or_withdrawn() -> None:
    p = after(trading(), "offer p2 {} {} pay 5")
    assert offered(p, "accept", 1) == ["1"]
    assert "accept" not in offered(p, seat=2)
    for seat, key in ((0, "withdrew-own"), (1, "refused")):
        outcome = play(p, "withdraw 1", seat)
        assert outcome.position.stack[-1].offers == []
        assert [event.msg.args for event in told(outcome, key)] == [{"who": Who(seat), "number": 1}]
    p = after(p, "offer p1 {} {} get 8", seat=1)
    assert offered(p, "accept") == ["2"]
    assert refused(p, "accept 1").key == "kernel-at-word"
    for _ in range(2):
        p = after(p, "offer p3 {} {} pay 1")
    assert refused(p, "offer p3 {} {} pay 1").clause == "SM-B-TRD-09"


@clause("SM-B-TRD-10")
def test_an_offer_that_cannot_be_fulfilled_any_more_is_void() -> None:
    p = trading({"mekong": "A1", "gobi": "A1"}, techs={"masonry": "A"})
    p = after(p, "offer p2 {masonry} {} none", "offer p3 {masonry} {} none")
    outcome = play(p, "accept 1", 1)
    assert told(outcome, "lapsed")
    assert outcome.position.stack[-1].offers == []


@clause("SM-B-TRD-11", "SM-B-ASY-08")
def test_the_phase_ends_when_all_are_done_and_offers_lapse() -> None:
    p = after(trading(), "end")
    assert waiting(p) == (1, 2)
    p = after(p, "offer p2 {} {} pay 5")
    assert waiting(p) == (0, 1, 2)
    p = after(after(p, "end"), "end", seat=1)
    p = after(p, "accept 1", seat=1)
    assert waiting(p) == (1, 2)
    assert kernel.default(p, 2) == ("end",)
    assert refused(p, "end").clause == "SM-B-TRD-11"
    p = after(p, "offer p2 {} {} pay 1", seat=2)
    p = after(after(p, "end", seat=1), "end", seat=2, dice=(1, 1))
    assert top(p) == "Buy"
    assert (gold(p, 1), gold(p, 2)) == (35, 30)


@clause("SM-B-TRD-11")
def test_an_offer_calls_back_whom_it_is_made_to_and_nobody_else() -> None:
    p = after(after(after(trading(seats=4), "end"), "end", seat=1), "end", seat=3)
    assert waiting(p) == (2,)
    p = after(p, "offer p1 {} {} pay 5", seat=2)
    assert waiting(p) == (0, 2)
    assert offered(p)[-1] == "end"
    p = after(after(p, "end", seat=2), "offer p3 {} {} get 6")  # a counter-offer does the same
    assert waiting(p) == (0, 2)
    first = after(trading(edition=1), "end")
    assert waiting(after(first, "offer p1 {} {} pay 5", seat=1)) == (1, 2)  # as it was in the first edition


@clause("SM-B-TRD-12")
def test_a_borrowed_card_may_be_passed_on_and_still_returns() -> None:
    p = trading({"mekong": "A1"}, tokens={"mekong": "wine!"})
    p = after(after(p, "offer p2 {wine/mekong} {} none"), "accept 1", seat=1)
    p = after(after(p, "offer p3 {wine/mekong} {} none", seat=1), "accept 2", seat=2)
    assert p.game.settlements["mekong"].has_card == 2
    for seat in (0, 1):
        p = after(p, "end", seat=seat)
    assert after(p, "end", seat=2, dice=(1, 1)).game.settlements["mekong"].has_card == 0


@clause("SM-B-TRD-13")
def test_only_cards_with_a_resource_are_lent() -> None:
    p = trading({"mekong": "A1", "gobi": "A1"}, tokens={"mekong": "wine!", "gobi": "fertile!"})
    assert offered(p, "offer p2") == ["mekong", "gobi", "wine/mekong"]


@clause("SM-B-TRD-14")
def test_the_last_settlement_and_one_whose_card_is_lent_stay() -> None:
    p = trading({"mekong": "A1", "gobi": "A1"}, tokens={"mekong": "wine!"})
    assert refused(p, "offer p2 {mekong,gobi} {} none").clause == "SM-B-TRD-14"
    assert refused(p, "offer p2 {mekong,wine/mekong} {} none").clause == "SM-B-TRD-14"
    p = after(after(p, "offer p2 {wine/mekong} {} none"), "accept 1", seat=1)
    assert offered(p, "offer p2") == ["gobi"]
    assert offered(trading({"mekong": "A1"}), "offer p2") == []


@clause("SM-B-TRD-15")
def test_figures_stay_where_they_are_and_a_ship_goes_with_its_cargo() -> None:
    p = trading(figures=["A fleet coral-sea", "A settler coral-sea @1", "A fleet coral-sea", "A infantry gobi"])
    assert offered(p, "offer p2") == ["coral-sea/ancient-fleet/1", "coral-sea/ancient-fleet", "gobi/ancient-infantry"]
    p = after(after(p, "offer p2 {coral-sea/ancient-fleet/1} {} none"), "accept 1", seat=1)
    assert there(p, "coral-sea") == ["A fleet", "B fleet", "B settler"]
    assert figure(p, 2).ship == 1


@clause("SM-B-TRD-16")
def test_a_traded_settlement_takes_its_card_and_units_stay_with_their_owners() -> None:
    p = trading({"mekong": "A3", "gobi": "A1"}, ["A infantry mekong"], {"mekong": "wine!"})
    p = after(after(p, "offer p2 {mekong} {} none"), "accept 1", seat=1)
    assert (home(p, "mekong"), there(p, "mekong")) == ("B3", ["A infantry"])
    assert p.game.settlements["mekong"].has_card == 1


@clause("SM-B-TRD-17")
def test_an_aircraft_without_support_stays_till_its_owners_next_move() -> None:
    p = trading({"mekong": "A3", "gobi": "A1"}, ["A aircraft mekong"])
    p = after(after(p, "offer p2 {mekong} {} none"), "accept 1", seat=1)
    assert there(p, "mekong") == ["A aircraft"]
    p = at(p.game, Move(0), queue=())
    assert refused(p, "end").clause == "SM-B-AIR-09"
    assert there(after(p, "fly mekong aircraft gobi 1", "end"), "gobi") == ["A aircraft"]


@clause("SM-A-TRD-18")
def test_improvements_are_never_traded_and_do_not_follow() -> None:
    p = trading({"mekong": "A3", "gobi": "A1", "yunnan": "B1"}, tokens={"mekong": "wine!"}, advanced=True)
    p.game.players[0].improvements = ["granary"]
    p.game.players[0].assigned = {"granary": ["mekong"]}
    assert "granary" not in offered(p, "offer p2")
    lent = after(after(p, "offer p2 {wine/mekong} {} none"), "accept 1", seat=1)
    assert offered(lent, "assign granary") == ["gobi"]
    sold = after(after(p, "offer p2 {mekong} {} none"), "accept 1", seat=1)
    assert sold.game.players[0].improvements == ["granary"]
    assert sold.game.players[0].assigned == {}
    assert FREE in offered(sold, "assign")


@clause("SM-A-TRD-19")
def test_a_traded_technology_gives_no_bonus_again_and_leaves_its_wonder() -> None:
    homes = {"mekong": "A1", "yunnan": "B2"}
    p = trading(homes, advanced=True, techs={"masonry": "A"}, wonders={"hanging-gardens": "A"})
    p = after(after(p, "offer p2 {masonry} {} none"), "accept 1", seat=1)
    assert p.game.techs == {"masonry": 1}
    assert p.game.wonders == {"hanging-gardens": 0}
    assert p.game.figures == []


@clause("SM-B-TRD-21")
def test_a_technology_got_by_trade_is_not_acquired() -> None:
    techs = {"banking": "A", "education": "B", "theology": "B"}
    p = trading(techs=techs, era=2)
    p = after(after(p, "offer p2 {banking} {} none"), "accept 1", seat=1)
    assert not p.game.dawn
    assert "medieval-technologies" in offered(p, "claim", 1)
    q = trading({"mekong": "A1", "yunnan": "B1"}, techs=techs, era=2, advanced=True, length="short")
    q = after(after(q, "offer p2 {banking} {} none"), "accept 1", seat=1)
    assert q.game.ending == ""


@clause("SM-A-TRD-22", "SM-A-TRD-23")
def test_at_first_only_settlements_in_adjacent_regions_trade() -> None:
    p = trading({"mekong": "A1", "madagascar": "A1", "yunnan": "B1", "java": "C1"}, advanced=True)
    assert offered(p, "offer") == ["p2"]
    assert waiting(p) == (0, 1)
    assert refused(p, "offer p3 {} {} pay 1").clause == "SM-A-TRD-22"


@clause("SM-A-TRD-24", "SM-A-TRD-25", "SM-A-TRD-26", "SM-A-TRD-27", "SM-A-TRD-28", "SM-A-TRD-30")
@pytest.mark.parametrize(
    ("technology", "land", "sea"),
    [
        ("", 1, 0),
        ("trade-map-making", 1, 1),
        ("astronomy", 1, 2),
        ("navigation", 1, 3),
        ("steam-power", 4, 3),
        ("flight", 99, 99),
    ],
)
def test_technologies_widen_the_trade_range(technology: str, land: int, sea: int) -> None:
    techs = {technology: "C"} if technology else {}
    for one, other, steps in (
        ("steppe", "gobi", 1),
        ("steppe", "manchuria", 2),
        ("gobi", "balkans", 3),
        ("gobi", "gallia", 4),
        ("gobi", "iberia", 5),
    ):
        assert steps_between(one, other) == steps
        g = world({one: "A1", other: "B1", "labrador": "C1"}, advanced=True, techs=techs)
        assert in_range(g, 0, 1) == (steps <= land)
    for one, other, zones in (
        ("java", "mekong", 1),
        ("nippon", "java", 1),
        ("madagascar", "tanami", 1),
        ("britannia", "atlas", 2),
        ("britannia", "antilles", 2),
        ("britannia", "amazonia", 3),
        ("britannia", "kalahari", 4),
    ):
        assert zones_between(one, other) == zones
        g = world({one: "A1", other: "B1", "labrador": "C1"}, advanced=True, techs=techs)
        assert in_range(g, 0, 1) == (zones <= sea)


@clause("SM-A-TRD-29")
def test_technologies_in_play_count_for_everybody_or_for_the_partners() -> None:
    homes = {"java": "A1", "mekong": "B1"}
    techs = {"trade-map-making": "C"}
    assert in_range(world(homes, advanced=True, techs=techs), 0, 1)
    assert not in_range(world(homes, advanced=True, techs=techs, partners=True), 0, 1)
    assert in_range(world(homes, advanced=True, techs={"trade-map-making": "B"}, partners=True), 0, 1)


@clause("SM-A-TRD-31")
def test_land_and_sea_are_never_combined() -> None:
    g = world({"himalaya": "A1", "java": "B1"}, advanced=True, techs={"steam-power": "C", "navigation": "C"})
    assert not in_range(g, 0, 1)


@clause("SM-A-WON-22", "SM-A-ASY-07")
def test_magellan_forces_one_exchange_per_trade_phase() -> None:
    p = trading(
        {"mekong": "A1", "yunnan": "B1", "kalahari": "C1"},
        tokens={"mekong": "wine!", "yunnan": "iron!", "kalahari": "oil!"},
        advanced=True,
        era=3,
        wonders={"magellans-voyage": "A"},
    )
    assert offered(p, "claim magellans-voyage") == ["iron/yunnan"]
    outcome = play(p, "claim magellans-voyage iron/yunnan wine/mekong")
    (forced,) = told(outcome, "magellan")
    iron, wine = thing_name(p.game, "iron/yunnan", 1), thing_name(p.game, "wine/mekong", 1)
    assert forced.msg.args == {"who": Who(0), "whom": Who(1), "theirs": iron, "own": wine}
    p = outcome.position
    assert (p.game.settlements["mekong"].has_card, p.game.settlements["yunnan"].has_card) == (1, 0)
    assert "claim" not in offered(p)
    p = after(after(p, "end"), "end", seat=1, dice=(1, 1))
    assert p.game.settlements["mekong"].has_card == 0
    late = trading(
        {"mekong": "A1", "yunnan": "B1"}, tokens={"mekong": "wine!", "yunnan": "iron!"}, era=4, advanced=True
    )
    late.game.wonders = {"magellans-voyage": 0}
    assert "claim" not in offered(late)
    assert income(p.game, 0, "wine").critical == 15
