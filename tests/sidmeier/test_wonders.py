"""Wonders: what they give, and how long."""

from typing import Any

import pytest

from rules import kernel
from rules.sidmeier.battle import Fray
from rules.sidmeier.duel import defence
from rules.sidmeier.happiness import plan
from rules.sidmeier.printed import COLONY_SHIP, TECHNOLOGIES, WONDERS
from rules.sidmeier.production import income
from rules.sidmeier.technologies import price
from rules.sidmeier.view import view
from tests.clauses import clause
from tests.sidmeier.table import (
    WorldPosition,
    after,
    at,
    buying,
    drawn,
    gold,
    moving,
    offered,
    play,
    refused,
    there,
    told,
    top,
    trading,
    waiting,
    world,
)

HOMES = {"java": "A4", "gobi": "A4", "nile": "A4", "indus": "A4"}


def received(technology: str, **fields: object) -> WorldPosition:
    """A acquires a technology of the current era."""
    card = TECHNOLOGIES[technology]
    p = buying(HOMES, gold=300, era=card.era, advanced=True, techs=dict.fromkeys(card.needs, "B"), **fields)  # type: ignore[arg-type]
    return after(p, f"research {technology}")


@clause("SM-A-WON-01", "SM-A-WON-05")
def test_every_wonder_but_the_colony_ship_comes_with_its_technology() -> None:
    granted = [wonder for card in TECHNOLOGIES.values() for wonder in card.wonders]
    assert sorted(granted) == sorted(set(WONDERS) - {COLONY_SHIP})
    assert TECHNOLOGIES["computers"].wonders == ()
    assert received("computers").game.wonders == {}
    for technology, card in TECHNOLOGIES.items():
        for wonder in card.wonders:
            assert WONDERS[wonder].era == card.era
            assert received(technology).game.wonders[wonder] == 0


@clause("SM-A-WON-02", "SM-A-WON-03")
def test_effects_last_to_the_end_of_the_wonders_era() -> None:
    g = world(HOMES, advanced=True, wonders={"colossus": "A"})
    assert income(g, 0, "").wonders == 5
    g.era = 2
    assert income(g, 0, "").wonders == 0
    assert g.wonders == {"colossus": 0}


@clause("SM-S-COMP-04")
def test_in_the_standard_game_no_wonder_has_an_effect() -> None:
    wonders = dict.fromkeys(("manhattan-project", "magellans-voyage", "oracle", "colossus", "great-wall"), "A")
    p = moving({"java": "A1"}, ["A settler gobi"], era=4, wonders=wonders)
    assert "claim" not in offered(p)
    p = trading({"mekong": "A1", "yunnan": "B1"}, tokens={"mekong": "wine!", "yunnan": "iron!"}, wonders=wonders)
    assert "claim" not in offered(p)
    assert income(p.game, 0, "").wonders == 0
    figures = ["A infantry mekong", "A cavalry mekong", "B infantry mekong", "B artillery mekong"]
    assert waiting(at(world(figures=figures, wonders=wonders), Fray("mekong", [0], [1]))) == (0, 1)


@clause("SM-B-WON-06")
def test_continuing_effects_follow_the_card() -> None:
    p = trading({"mekong": "A1", "yunnan": "B1"}, advanced=True, wonders={"colossus": "A"})
    p = after(after(p, "offer p2 {colossus} {} none"), "accept 1", seat=1)
    assert (income(p.game, 0, "").wonders, income(p.game, 1, "").wonders) == (0, 5)


def placed(p: WorldPosition, number: int) -> WorldPosition:
    """Free figures all go to java."""
    for _ in range(number):
        word = offered(p, "assign")[0]
        area = offered(p, f"assign {word}")[0]
        ports = offered(p, f"assign {word} {area}")
        p = after(p, " ".join(["assign", word, area, *ports[:1]]))
    return p


@clause("SM-A-WON-07")
def test_the_hanging_gardens_give_two_settlers() -> None:
    p = placed(received("masonry"), 2)
    assert there(p, "java") == ["A settler"] * 2


@clause("SM-A-WON-08", "SM-A-WON-12", "SM-A-WON-21")
@pytest.mark.parametrize(("technology", "bonus"), [("bronze-working", 5), ("trade-map-making", 5), ("economics", 10)])
def test_wonders_that_bring_gold_in_every_production_phase(technology: str, bonus: int) -> None:
    p = received(technology)
    assert income(p.game, 0, "").wonders == bonus
    p.game.era += 1
    assert income(p.game, 0, "").wonders == 0


@clause("SM-A-WON-09", "SM-A-WON-04")
def test_the_pyramids_give_two_ancient_cavalry_units_of_the_first_level() -> None:
    p = placed(received("ceremonial-burial"), 2)
    assert [(f.kind, f.era) for f in p.game.figures] == [("cavalry", 1)] * 2
    java = next(area for area in view(p, 0).areas if area.id == "java")
    assert [stack.unit for stack in java.figures] == ["chariot"]


@clause("SM-A-WON-10", "SM-A-WON-14", "SM-A-WON-20", "SM-A-WON-24")
@pytest.mark.parametrize(
    ("wonder", "era", "saved"),
    [("great-library", 1, 5), ("leonardos-workshop", 2, 10), ("newtons-university", 3, 15), ("edisons-lab", 4, 20)],
)
def test_wonders_that_make_technologies_of_their_era_cheaper(wonder: str, era: int, saved: int) -> None:
    g = world(advanced=True, era=era, wonders={wonder: "A"})
    for name, card in TECHNOLOGIES.items():
        expected = max(0, card.price - (saved if card.era == era else 0))
        if card.era >= era:
            assert price(g, 0, name) == expected
            assert price(g, 1, name) == card.price
    if era < 4:
        g.era = era + 1
        old = next(name for name, card in TECHNOLOGIES.items() if card.era == era)
        assert price(g, 0, old) == (TECHNOLOGIES[old].price + 1) // 2


@clause("SM-A-WON-11", "SM-A-ASY-07")
def test_the_oracle_sees_the_opponents_choice_first() -> None:
    figures = ["A infantry mekong", "A cavalry mekong", "B infantry mekong", "B artillery mekong"]
    for wonder_owner, sleeper in (("A", 1), ("B", 0)):
        seer = 1 - sleeper
        p = at(
            world(figures=[*figures, "C settler gobi"], advanced=True, wonders={"oracle": wonder_owner}),
            Fray("mekong", [0], [1]),
        )
        assert waiting(p) == (sleeper,)
        outcome = play(p, "pick ancient-infantry", sleeper)
        p = outcome.position
        assert [event.to for event in told(outcome, "oracle")] == [(seer,)]
        assert waiting(p) == (seer,)
        shown = [view(p, viewer).battle for viewer in (seer, 2, None)]
        assert [battle.shown for battle in shown if battle] == [("spearman",), (), ()]
    late = at(world(figures=figures, advanced=True, era=2, wonders={"oracle": "A"}), Fray("mekong", [0], [1]))
    assert waiting(late) == (0, 1)


@clause("SM-A-WON-13")
def test_the_great_wall_defends_with_two_instead_of_one() -> None:
    g = world({"mekong": "A1"}, advanced=True, wonders={"great-wall": "A"})
    assert defence(g, "mekong", [0]) == 2
    assert defence(g, "mekong", [1]) == 0
    g.era = 2
    assert defence(g, "mekong", [0]) == 1


@clause("SM-A-WON-13", "SM-A-MOD-10")
def test_the_great_wall_is_that_of_the_settlements_owner_whoever_commands() -> None:
    g = world({"mekong": "A1"}, advanced=True, wonders={"great-wall": "A"})
    assert defence(g, "mekong", [1, 0]) == 2
    g.wonders["great-wall"] = 1
    assert defence(g, "mekong", [1, 0]) == defence(g, "mekong", [0, 1]) == 1


@clause("SM-A-WON-15", "SM-A-WON-16", "SM-A-WON-19", "SM-A-WON-27", "SM-A-WON-29")
@pytest.mark.parametrize(
    ("wonder", "smileys"),
    [
        ("bachs-cathedral", 1),
        ("sistine-chapel", 1),
        ("shakespeares-theatre", 1),
        ("universal-suffrage", 1),
        ("cure-for-cancer", 2),
    ],
)
def test_wonders_that_make_happy(wonder: str, smileys: int) -> None:
    era = WONDERS[wonder].era
    p = buying(HOMES, advanced=True, era=era, wonders={wonder: "A"})
    assert len(plan(p.game, 0).happy) == 1 + smileys
    p = after(p, f"assign {wonder} {{nile}}")
    assert "nile" in plan(p.game, 0).happy
    if era < 4:
        p.game.era += 1
        assert len(plan(p.game, 0).happy) == 1


@clause("SM-A-WON-23", "SM-A-WON-26")
@pytest.mark.parametrize("wonder", ["transcontinental-railroad", "hoover-dam"])
def test_wonders_that_make_productive(wonder: str) -> None:
    p = buying(HOMES, advanced=True, era=WONDERS[wonder].era, wonders={wonder: "A"})
    p = after(p, f"assign {wonder} {{nile}}")
    assert plan(p.game, 0).productive == {"nile"}


@clause("SM-A-WON-17")
def test_sun_tzu_gives_two_medieval_infantry_units_even_in_the_ancient_era() -> None:
    p = buying(HOMES, gold=300, advanced=True, techs={"code-of-laws": "B", "construction": "B"})
    p = placed(after(p, "research feudalism"), 2)
    assert [(f.kind, f.era) for f in p.game.figures] == [("infantry", 2)] * 2


@clause("SM-A-WON-18")
def test_copernicus_gives_a_medieval_fleet_at_the_best_level() -> None:
    p = received("astronomy")
    assert top(p) == "Place"
    p = placed(p, 1)
    assert [(f.kind, f.era) for f in p.game.figures] == [("fleet", 2)]


@clause("SM-A-WON-25")
def test_the_manhattan_project_may_name_any_region_before_battles() -> None:
    p = moving(
        {"java": "A4", "gobi": "B1"}, ["A infantry java"], advanced=True, era=4, wonders={"manhattan-project": "A"}
    )
    assert len(offered(p, "claim manhattan-project")) == 54
    alone = moving({"java": "A4"}, seats=2, advanced=True, era=4, wonders={"manhattan-project": "A"}, queue=(1,))
    del alone.game.settlements["antilles"]
    alone.game.players[1].out = 1
    assert "java" not in offered(alone, "claim manhattan-project")
    assert "claim" not in offered(
        moving(figures=["B settler gobi"], advanced=True, era=4, wonders={"manhattan-project": "A"}, seat=1), seat=1
    )


@clause("SM-A-WON-28", "SM-A-WON-30", "SM-A-END-09", "SM-A-END-10", "SM-A-END-12", "SM-B-ASY-05")
@pytest.mark.parametrize(("wonder", "ending"), [("united-nations", "diplomatic"), ("apollo-program", "military")])
def test_the_end_is_declared_at_any_time_by_the_wonders_owner(wonder: str, ending: str) -> None:
    fields: dict[str, Any] = {"advanced": True, "era": 4, "wonders": {wonder: "B"}}
    for p in (moving(figures=["A settler gobi"], **fields), buying({"java": "A1"}, **fields)):
        assert offered(p, "claim", 1) == [wonder]
        assert 1 not in waiting(p)
        q = after(p, f"claim {wonder}", seat=1)
        assert q.game.ending == ending
        assert waiting(q) == waiting(p)
        assert after(p, "end").game.ending == ""


@clause("SM-A-WON-31", "SM-A-END-11")
def test_the_colony_ship_is_bought_once_fusion_is_in_play() -> None:
    p = buying({"java": "A4"}, gold=250, advanced=True, era=4)
    assert refused(p, "buy alpha-centauri-colony-ship").clause == "SM-A-WON-31"
    p.game.techs = {"fusion": 1}
    p = after(p, "buy alpha-centauri-colony-ship")
    assert (gold(p), gold(p, 1)) == (50, 250)
    assert p.game.wonders == {COLONY_SHIP: 0}
    assert p.game.ending == "space"
    assert top(p) == "Buy"  # the round is played to its end
    p = after(p, "end")
    assert refused(p, "buy alpha-centauri-colony-ship", 1).clause == "SM-A-WON-31"
    assert kernel.waiting(p) == (1,)
    assert drawn(p, "end", 1).stack == []
