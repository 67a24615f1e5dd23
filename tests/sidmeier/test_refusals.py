"""Refusals name the rule, whatever language a thing was called in."""

import pytest

from rules import kernel
from rules.sidmeier.board import area_name
from rules.text import every_name
from tests.clauses import clause
from tests.sidmeier.table import buying, fresh, moving, refused, trading

SEA = "nordpazifik"


@clause("SM-B-SET-07", "SM-B-MOV-01", "SM-B-SEA-01", "SM-B-BUY-14", "SM-B-BUY-17")
def test_areas_are_found_by_any_name() -> None:
    p = fresh()
    assert refused(p, f"start {SEA}", kernel.waiting(p)[0]).clause == "SM-B-SET-07"
    march = moving(figures=["A infantry mekong"])
    assert refused(march, f"move {SEA}").args == {"area": area_name("north-pacific")}
    assert refused(march, f"move mekong ancient-infantry {SEA}").clause == "SM-B-SEA-01"
    purse = buying({"java": "A1", "mekong": "A1"}, ["A settler gobi"], gold=100)
    assert refused(purse, f"found {SEA}").args == {"area": area_name("north-pacific")}
    assert refused(purse, f"grow {SEA}").args == {"area": area_name("north-pacific")}


def test_who_names_a_land_never_gets_the_sea_that_is_called_after_it() -> None:
    p = moving(figures=["A fleet arabian-sea"])
    assert refused(p, "move Arabia").args == {"area": area_name("arabia")}
    assert kernel.resolve(p, 0, ("move", "arabian"), every_name) == ("move", "arabian-sea")


@clause("SM-A-IMP-01", "SM-A-IMP-02", "SM-A-WON-31", "SM-A-BUY-28")
@pytest.mark.parametrize(
    ("word", "law"),
    [
        ("Tempel", "SM-A-IMP-01"),
        ("bibliothek", "SM-A-IMP-01"),
        ("aquaedukt", "SM-A-IMP-01"),
        ("Zikkurat", "SM-A-IMP-02"),
        ("Fusionsreaktor", "SM-A-IMP-01"),
        ("Alpha-Centauri-Kolonieschiff", "SM-A-WON-31"),
        ("Ritter", "SM-A-BUY-28"),
        ("Schwertkämpfer", "SM-A-BUY-28"),
        ("speer", "SM-A-BUY-28"),
        ("Flugzeugträger", "SM-A-BUY-28"),
    ],
)
def test_wares_are_found_by_any_name(word: str, law: str) -> None:
    p = buying({"java": "A1"}, gold=100, advanced=True, techs={"ceremonial-burial": "A"})
    p.game.players[0].improvements.append("ziggurat")
    assert refused(p, f"buy {word}").clause == law


@clause("SM-S-BUY-09")
@pytest.mark.parametrize("word", ["Ritter", "Karavelle", "knight", "jäger"])
def test_figures_of_the_standard_game_are_found_by_any_name(word: str) -> None:
    assert refused(buying({"java": "A1"}, gold=100), f"buy {word}").clause == "SM-S-BUY-09"


@clause("SM-S-BUY-09")
def test_a_unit_of_two_eras_is_one_thing() -> None:
    """Catapults serve in antiquity and in the Middle Ages."""
    assert refused(buying({"java": "A1"}, gold=100, era=3), "buy Katapult").clause == "SM-S-BUY-09"


def test_technologies_are_found_by_any_name() -> None:
    p = buying({"java": "A1"}, gold=100)
    refusal = refused(p, "research Ingenieurwesen")
    assert refusal.clause
    assert refusal == refused(p, "research engineering")


@clause("SM-S-MIL-06", "SM-A-END-12")
def test_milestones_and_wonders_are_found_by_any_name() -> None:
    p = moving(dict.fromkeys(("java", "gobi", "mekong", "indus", "deccan", "ural"), "A1"))
    for word in ("zehn-metropolen", "Acht-Metropolen", "metropolises"):
        assert refused(p, f"claim {word}").clause == "SM-S-MIL-06"
    assert refused(p, "claim Orakel").clause == "SM-A-END-12"


@clause("SM-B-RND-02", "SM-B-MOV-07")
def test_verbs_are_found_by_any_name() -> None:
    p = moving(figures=["A infantry mekong"])
    assert refused(p, "Kaufen").clause == "SM-B-RND-02"
    assert refused(p, "Fliegen").clause == "SM-B-MOV-07"


@clause("SM-A-TRD-22")
def test_players_out_of_reach_are_found_by_their_number() -> None:
    p = trading({"mekong": "A1", "yunnan": "B1", "java": "C1"}, advanced=True)
    assert {refused(p, f"offer {word}").clause for word in ("p3", "3")} == {"SM-A-TRD-22"}
