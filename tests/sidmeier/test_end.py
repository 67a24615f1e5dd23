"""Milestones, eras, the end of the game, and points."""

import pytest

from rules import kernel
from rules.kernel import Position
from rules.sidmeier.market import improvement_price, tariff
from rules.sidmeier.milestones import needed, reached
from rules.sidmeier.printed import MILESTONES, TECHNOLOGIES, WONDERS
from rules.sidmeier.production import income
from rules.sidmeier.scoring import points, result
from rules.sidmeier.state import World
from rules.sidmeier.technologies import price
from tests.clauses import clause
from tests.sidmeier.table import (
    WorldPosition,
    after,
    allowed,
    buying,
    drawn,
    gold,
    moving,
    offered,
    play,
    refused,
    told,
    top,
    trading,
    waiting,
    world,
)


@clause("SM-S-MIL-01")
def test_three_milestones_of_each_era_bring_a_wonder_each() -> None:
    assert [sum(row.era == era for row in MILESTONES.values()) for era in (1, 2, 3, 4)] == [3, 3, 3, 3]
    p = buying(gold=80, techs={"masonry": "A"})
    p = after(p, "research currency", "claim ancient-technologies")
    (wonder,) = p.game.wonders
    assert WONDERS[wonder].era == 1
    assert "claim" not in offered(p)


@clause("SM-S-MIL-02", "SM-S-MIL-03", "SM-S-MIL-04", "SM-S-MIL-10")
@pytest.mark.parametrize(
    ("era", "name", "number"),
    [
        (1, "villages", 6),
        (1, "ancient-technologies", 2),
        (1, "ancient-armies", 8),
        (2, "medieval-technologies", 2),
        (2, "medieval-fleets", 2),
        (2, "medieval-gold", 60),
        (3, "industrial-technologies", 2),
        (3, "industrial-fleets", 2),
        (3, "industrial-gold", 80),
        (4, "modern-technologies", 2),
        (4, "modern-gold", 100),
    ],
)
def test_the_milestones_of_the_first_three_eras(era: int, name: str, number: int) -> None:
    assert needed(world(), name) == number
    for held in (number - 1, number):
        g = prepared(era, name, held)
        assert reached(g, 0, name) == held
        p = buying_in(g)
        assert (name in (offered(p, "claim") if "claim" in offered(p) else [])) == (held == number)


def prepared(era: int, name: str, number: int) -> World:
    """A has so much of what the milestone asks, and more of what does not count."""
    areas = ["mekong", "java", "nile", "gobi", "indus", "persia", "steppe"]
    names = [key for key, card in TECHNOLOGIES.items() if card.era == era][:number]
    match name.rpartition("-")[2]:
        case "villages":
            return world({**dict.fromkeys(areas[:number], "A1"), "siberia": "A2"}, era=era, gold=0)
        case "technologies":
            other = next(key for key, card in TECHNOLOGIES.items() if card.era != era)
            return world(techs={**dict.fromkeys(names, "A"), other: "A"}, era=era, gold=0)
        case "armies":
            figures = [f"A infantry mekong *{number - 1}", "A artillery gobi", "A infantry2 gobi", "A fleet coral-sea"]
            return world(figures=figures, era=era, gold=0)
        case "fleets":
            return world(figures=[f"A fleet{era} coral-sea *{number}", "A fleet4 coral-sea"], era=era, gold=0)
        case _:
            return world(era=era, gold=[number, 0, 0])


def buying_in(g: World) -> WorldPosition:
    p = buying()
    return Position(g, p.stack)


@clause("SM-S-MIL-05")
def test_ten_metropolises_or_eight_by_the_correction() -> None:
    assert needed(world(), "metropolises") == 10
    assert needed(world(corrected=True), "metropolises") == 8
    homes = dict.fromkeys(["mekong", "java", "nile", "gobi", "indus", "persia", "steppe", "siberia"], "A4")
    assert "claim" not in offered(buying_in(world(homes, era=4, gold=0)))
    assert offered(buying_in(world(homes, era=4, gold=0, corrected=True)), "claim") == ["metropolises"]


@clause("SM-S-MIL-06", "SM-B-ASY-05")
def test_a_milestone_must_be_announced_and_the_first_announcement_counts() -> None:
    p = buying(techs={"masonry": "A", "currency": "A", "mathematics": "B", "mysticism": "B"})
    assert p.game.milestones == {}
    assert allowed(p) == (0, 1)
    assert len(p.stack[-1].allowed(p.game)) == 2
    p = after(p, "claim ancient-technologies", seat=1)
    assert p.game.milestones == {"ancient-technologies": 1}
    assert refused(p, "claim ancient-technologies").clause == "SM-S-MIL-06"
    assert refused(p, "claim villages", 2).key == "kernel-not-you"


@clause("SM-S-MIL-06", "SM-S-MIL-07")
def test_automatic_claims_go_to_the_first_and_dice_decide_at_the_same_moment() -> None:
    p = buying(techs={"masonry": "A", "mathematics": "B", "mysticism": "B"}, automatic=True, gold=100)
    q = after(p, "research currency", dice=(6, 5, 1, 1))
    assert q.game.milestones == {"ancient-technologies": 0}
    q = after(p, "research currency", dice=(3, 3, 4, 2, 1, 1, 2, 1))
    assert q.game.milestones == {"ancient-technologies": 1}
    alone = buying(techs={"masonry": "A"}, automatic=True, gold=100)
    assert after(alone, "research currency").game.milestones == {"ancient-technologies": 0}
    assert "claim" not in offered(after(alone, "research currency"))


@clause("SM-S-MIL-02", "SM-S-MIL-06", "SM-S-TOK-18")
def test_the_army_of_a_minor_people_brings_its_milestone_at_once() -> None:
    figures = ["A settler mekong", "A infantry gobi *7"]
    p = moving(figures=figures, tokens={"mekong": "minor"}, automatic=True)
    p = after(p, "explore mekong", dice=(6, 6, 1, 1, 1, 1))
    assert p.game.milestones == {}
    assert after(p, "pick ancient-infantry").game.milestones == {"ancient-armies": 0}


@clause("SM-S-MIL-07")
def test_income_brings_automatic_milestones() -> None:
    p = trading(era=2, gold=[55, 0, 0], automatic=True)
    p = after(after(p, "end"), "end", seat=1)
    p = after(p, "end", seat=2, dice=(1, 1))
    assert p.game.milestones == {"medieval-gold": 0}


@clause("SM-S-MIL-08", "SM-S-MIL-12")
def test_only_milestones_of_the_era_count_and_the_new_ones_are_checked_at_its_start() -> None:
    p = buying(
        figures=["A settler gobi"],
        gold=[60, 0, 0],
        techs={"masonry": "A", "currency": "A"},
        dawn=True,
        automatic=False,
        queue=(),
    )
    assert offered(p, "claim") == ["ancient-technologies"]  # to the end of the round
    q = after(p, "end")
    assert q.game.era == 2
    assert offered(q, "claim") == ["medieval-gold"]
    p.game.automatic = True
    assert after(p, "end").game.milestones == {"ancient-technologies": 0, "medieval-gold": 0}
    assert after(p, "end").game.wonders.keys() & {"hanging-gardens"}


@clause("SM-S-MIL-09", "SM-S-MIL-11")
def test_one_player_may_win_several_and_keeps_them() -> None:
    homes = dict.fromkeys(["mekong", "java", "nile", "gobi", "indus", "persia"], "A1")
    p = buying(homes, techs={"masonry": "A", "currency": "A"})
    p = after(p, "claim villages", "claim ancient-technologies")
    assert len(p.game.wonders) == 2
    p.game.settlements["mekong"].size = 2
    assert p.game.milestones == {"villages": 0, "ancient-technologies": 0}
    assert points(p.game, 0).wonders == 6


@clause("SM-S-MIL-06", "SM-S-MIL-07")
def test_an_automatic_claim_comes_at_the_very_moment() -> None:
    """A village that is founded, a settlement that falls, a technology that is found: nobody need move in between."""
    five = dict.fromkeys(["mekong", "java", "nile", "gobi", "indus"], "A1")
    p = after(buying(five, ["A settler yunnan"], automatic=True), "found yunnan")
    assert p.game.milestones == {"villages": 0}
    p = moving({**five, "yunnan": "B1", "persia": "B1"}, ["A infantry yunnan"], automatic=True)
    outcome = play(after(p, "end"), "declare yunnan p2")
    assert outcome.position.game.milestones == {"villages": 0}
    p = moving(
        figures=["A settler yunnan"], tokens={"yunnan": "free-technology"}, techs={"masonry": "A"}, automatic=True
    )
    p = after(p, "explore yunnan", "research currency")
    assert p.game.milestones == {"ancient-technologies": 0}


# Eras


@clause("SM-S-ERA-01", "SM-S-ERA-03", "SM-S-ERA-07")
def test_an_era_ends_with_a_players_own_third_technology() -> None:
    techs = {"masonry": "A", "mathematics": "B", "mysticism": "B", "code-of-laws": "C"}
    p = after(buying({"java": "A1"}, gold=100, techs=techs), "research currency")
    assert not p.game.dawn  # five are owned, but nobody has three
    outcome = play(p, "research construction")
    p = outcome.position
    assert p.game.dawn
    assert told(outcome, "era-ends")
    assert (p.game.era, offered(p, "buy")[0]) == (1, "ancient-infantry")
    assert gold(after(p, "buy settler java 1")) == gold(p) - 5
    p = after(p, "end")
    assert p.game.era == 1
    assert "masonry" not in offered(p, "research", 1)
    assert "the-wheel" in offered(p, "research", 1)
    traded = buying({"java": "A1"}, gold=100, techs={"masonry": "A", "mathematics": "A", "mysticism": "A"})
    assert not traded.game.dawn
    assert after(traded, "research currency").game.dawn  # the fourth: three or more at an acquisition


@clause("SM-S-ERA-02")
def test_an_era_ends_with_its_last_technology() -> None:
    ancient = [key for key, card in TECHNOLOGIES.items() if card.era == 1]
    techs = {key: "ABCDEF"[number % 6] for number, key in enumerate(ancient[:12])}
    techs |= {ancient[12]: "-", ancient[13]: "-"}
    p = buying(gold=200, seats=6, techs=dict.fromkeys(ancient[:14], "-"))
    assert len(techs) == 14
    assert after(p, f"research {ancient[14]}").game.dawn


@clause("SM-S-ERA-03", "SM-S-ERA-06", "SM-B-ERA-11")
def test_the_next_era_begins_with_the_next_round() -> None:
    p = buying(figures=["A infantry java", "B settler gobi"], gold=200, techs={"masonry": "A"}, dawn=True, queue=())
    p = after(p, "end")
    assert (p.game.era, p.game.round, p.game.dawn) == (2, 2, False)
    assert p.game.techs == {"masonry": 0}
    q = buying({"java": "A1"}, gold=200, era=2, techs={"masonry": "A"})
    assert refused(q, "research currency").clause == "SM-S-BUY-11"
    assert refused(q, "buy ancient-infantry java 1").clause == "SM-S-BUY-09"
    assert [f.era for f in p.game.figures if f.kind == "infantry"] == [1]


@clause("SM-A-ERA-08", "SM-A-ERA-09")
def test_an_advanced_era_ends_with_the_first_technology_of_the_next() -> None:
    ancient = {key: "B" for key, card in TECHNOLOGIES.items() if card.era == 1}
    p = buying({"java": "A2"}, ["B settler gobi"], gold=200, advanced=True, techs=ancient, queue=())
    assert not p.game.dawn
    p = after(p, "research banking")
    assert (p.game.dawn, p.game.era) == (True, 1)
    assert "ancient-infantry" in offered(p, "buy")
    assert "bank" not in offered(p, "buy")
    p = after(p, "end")
    assert p.game.era == 2


@clause("SM-A-ERA-10")
def test_a_new_era_halves_old_technologies_and_raises_prices() -> None:
    p = buying(
        {"java": "A2"},
        ["B settler gobi"],
        gold=200,
        advanced=True,
        techs={"currency": "B", "the-wheel": "B"},
        wonders={"colossus": "A"},
        dawn=True,
        queue=(),
    )
    p.game.players[0].improvements = ["marketplace"]
    p = after(p, "end")
    assert price(p.game, 0, "masonry") == 8
    assert p.game.players[0].improvements == []
    assert income(p.game, 0, "").wonders == 0
    assert (tariff(p.game)["army"][p.game.era - 1], improvement_price(p.game)) == (15, 15)


# The end


@clause("SM-S-END-01")
def test_the_standard_game_ends_with_the_round_of_somebodys_third_modern_technology() -> None:
    p = buying(gold=200, era=4, techs={"flight": "A", "fission": "A"})
    p = after(p, "research plastics")
    assert (p.game.ending, top(p)) == ("third", "Buy")
    p = after(p, "end")
    assert waiting(p) == (1,)
    p = after(p, "end", seat=1)
    assert p.stack == []
    ended = result(p)
    assert ended is not None
    assert ended.reason.key == "sidmeier-over-third"


@clause("SM-A-END-02", "SM-A-END-03", "SM-A-END-04", "SM-A-END-05", "SM-A-END-06")
@pytest.mark.parametrize(
    ("length", "era", "technology", "others"),
    [("short", 2, "banking", ("education", "theology")), ("medium", 3, "physics", ("nationalism", "economics"))],
)
def test_the_die_ends_a_short_or_medium_game(length: str, era: int, technology: str, others: tuple[str, str]) -> None:
    techs = {others[0]: "B", others[1]: "-", "currency": "B", "astronomy": "-", "chemistry": "-"}
    if era == 3:
        techs |= {"education": "-"}
    for now in (era, era - 1):
        p = buying({"java": "A1"}, gold=300, era=now, advanced=True, length=length, techs=techs)
        count = 2  # the new one and B's; those beside the board belong to nobody
        assert after(p, f"research {technology}", dice=(count,)).game.ending == "die"
        assert after(p, f"research {technology}", dice=(count + 1,)).game.ending == ""
    p = after(
        buying({"java": "A1"}, gold=300, era=era, advanced=True, length=length, techs=techs),
        f"research {technology}",
        dice=(1,),
    )
    further = [name for name in offered(p, "research") if TECHNOLOGIES[name].era == era and not TECHNOLOGIES[name].unit]
    assert further
    p = after(p, f"research {further[0]}")  # no more dice
    assert top(p) in ("Buy", "Place")
    again = buying({"java": "A1"}, gold=300, era=era, advanced=True, length=length, techs=techs)
    again = after(again, f"research {technology}", dice=(6,))
    assert after(again, f"research {further[0]}", dice=(6,)).game.ending == ""


@clause("SM-A-END-07")
def test_the_long_game_has_no_die() -> None:
    p = buying({"java": "A1"}, gold=300, era=2, advanced=True, techs={"currency": "B"})
    assert after(p, "research banking").game.ending == ""


@clause("SM-B-END-08", "SM-B-END-16")
@pytest.mark.parametrize("advanced", [False, True])
def test_total_conquest_wins_without_counting(advanced: bool) -> None:
    p = moving(
        {"java": "A1", "gobi": "B1"},
        ["A infantry gobi"],
        seats=2,
        advanced=advanced,
        gold=0,
        queue=(1,),
        wonders={"united-nations": "B"},
    )
    p.game.ending = "diplomatic" if advanced else ""
    p = after(p, "end", "declare gobi p2")
    assert p.stack == []
    ended = result(p)
    assert ended is not None
    assert ended.reason.key == "sidmeier-over-conquest"
    assert ended.places == (1, 2)
    assert points(p.game, 0).bonus == 0


@clause("SM-A-END-13", "SM-A-END-14", "SM-A-ASY-06")
def test_the_first_declaration_fixes_the_ending_and_stands() -> None:
    wonders = {"united-nations": "B", "apollo-program": "A"}
    p = buying({"java": "A1"}, gold=300, advanced=True, era=4, wonders=wonders, techs={"fusion": "B"})
    p = after(p, "claim united-nations", seat=1)
    assert "claim" not in offered(p)
    p = after(p, "buy alpha-centauri-colony-ship")
    assert p.game.ending == "diplomatic"
    assert points(p.game, 0).wonders == 4
    p.game.wonders["united-nations"] = 2
    assert [points(p.game, seat).bonus for seat in (0, 1, 2)] == [0, 0, 5]
    last = buying({"java": "A1"}, advanced=True, era=4, wonders={"united-nations": "B"}, queue=())
    last = after(last, "claim united-nations", seat=1)  # while the last buyer buys
    assert after(last, "end").stack == []


# Points


@clause("SM-B-VP-01")
def test_settlements_count_their_size() -> None:
    homes = {"mekong": "A1", "java": "A2", "nile": "A3", "gobi": "A4", "indus": "B3"}
    g = world(homes, tokens={"gobi": "fertile!"})
    assert (points(g, 0).total, points(g, 1).total) == (10, 3)


@clause("SM-S-VP-02", "SM-S-VP-03", "SM-B-VP-11")
def test_standard_points_for_technologies_and_wonders() -> None:
    g = world(
        {"mekong": "A1"},
        techs={"masonry": "A", "flight": "A"},
        wonders={"oracle": "A"},
        tokens={"mekong": "wine!"},
        gold=500,
    )
    got = points(g, 0)
    assert (got.technologies, got.wonders, got.total) == (4, 3, 8)


@clause("SM-A-VP-04", "SM-A-VP-05", "SM-A-VP-06", "SM-B-VP-11")
def test_advanced_points_for_wonders_and_seminal_discoveries() -> None:
    techs = {"masonry": "A", "computers": "A", "steam-power": "A"}
    g = world(
        {"mekong": "A1"},
        advanced=True,
        era=4,
        techs=techs,
        wonders={"oracle": "A", "alpha-centauri-colony-ship": "A"},
        gold=500,
    )
    g.players[0].improvements = ["internet"]
    got = points(g, 0)
    assert (got.technologies, got.wonders, got.bonus, got.total) == (8, 4, 0, 13)


@clause("SM-A-VP-07", "SM-A-VP-08", "SM-A-VP-09", "SM-A-VP-10")
@pytest.mark.parametrize(
    ("ending", "bonuses"),
    [("diplomatic", (5, 0)), ("military", (5, 1)), ("space", (2, 1)), ("die", (0, 0)), ("conquest", (0, 0))],
)
def test_each_ending_has_its_own_bonus(ending: str, bonuses: tuple[int, int]) -> None:
    figures = [
        "A fleet coral-sea",
        "A infantry coral-sea *2 @1",
        "A aircraft java",
        "A cavalry gobi",
        "A settler gobi",
        "B infantry nile",
    ]
    techs = {"computers": "A", "masonry": "A", "flight": "B"}
    g = world(figures=figures, advanced=True, era=4, techs=techs, wonders={"united-nations": "A"}, ending=ending)
    assert (points(g, 0).bonus, points(g, 1).bonus) == bonuses


@clause("SM-B-VP-12")
def test_equal_points_share_the_victory() -> None:
    g = world({"mekong": "A3", "java": "B3", "nile": "C2"}, ending="third")
    ended = result(Position(g, []))
    assert ended is not None
    assert ended.places == (1, 1, 3)
    assert kernel.waiting(Position(g, [])) == ()
    assert drawn(buying(), "end", 0).stack
