"""Exploration tokens."""

from itertools import permutations

import pytest

from rules import kernel
from rules.sidmeier import RULES
from rules.sidmeier.board import LAND
from rules.sidmeier.happiness import plan
from rules.sidmeier.printed import TECHNOLOGIES
from rules.sidmeier.production import income
from rules.sidmeier.state import resource
from rules.sidmeier.view import view
from tests.clauses import clause
from tests.sidmeier.table import (
    after,
    buying,
    figure,
    gold,
    home,
    moving,
    offered,
    play,
    refused,
    there,
    told,
    top,
    waiting,
)


def seen(p: kernel.Position, viewer: int | None, area: str) -> str:  # type: ignore[type-arg]
    return next(place.token for place in view(p, viewer).areas if place.id == area)


@clause("SM-B-TOK-01", "SM-B-TOK-02")
def test_a_settler_may_look_where_it_ends_or_stays() -> None:
    p = moving(figures=["A settler mekong"], tokens={"mekong": "wine", "himalaya": "iron"})
    assert offered(p, "explore") == ["mekong"]
    p = after(p, "move mekong settler himalaya 1")
    assert offered(p, "explore") == ["himalaya"]
    assert top(after(p, "end")) == "Trade"  # looking is voluntary
    assert p.game.tokens["himalaya"].seen == ()


@clause("SM-B-TOK-03")
def test_a_settler_that_has_looked_moves_no_further() -> None:
    p = moving(figures=["A settler mekong *2"], tokens={"mekong": "wine", "himalaya": "iron"})
    p = after(p, "explore mekong")
    assert kernel.ask(p, 0, kernel.read("move mekong settler himalaya")[0]).hi == 1  # type: ignore[union-attr]
    p = after(p, "move mekong settler himalaya 1", "explore himalaya")
    assert "move" not in offered(p)
    assert refused(p, "move himalaya settler+1 gobi 1").clause == "SM-B-MOV-08"


@clause("SM-B-TOK-01", "SM-B-TOK-03")
@pytest.mark.parametrize("starts", list(permutations(("gobi", "himalaya", "mekong"))))
def test_of_several_settlers_the_one_with_fewest_points_left_looks(starts: tuple[str, ...]) -> None:
    """One has come from afar and has no point left, one has walked a step, one stands there."""
    p = moving(figures=[f"A settler {start}" for start in starts], tokens={"mekong": "wine"})
    p = after(p, "move gobi settler mekong 1", "move himalaya settler mekong 1", "explore mekong")
    assert [start for number, start in enumerate(starts, 1) if figure(p, number).held] == ["gobi"]
    assert set(offered(p, "move mekong")) == {"settler+1", "settler"}


@clause("SM-B-TOK-01", "SM-B-DEC-06")
def test_a_settler_stopped_by_a_declaration_may_look_before_the_battle() -> None:
    p = moving(figures=["A settler mekong", "B infantry himalaya"], tokens={"himalaya": "iron"})
    p = after(after(p, "move mekong settler himalaya 1"), "declare", seat=1)
    assert "move" not in offered(p)
    assert offered(p, "explore") == ["himalaya"]
    p = after(p, "explore himalaya")
    assert p.game.tokens["himalaya"].seen == (0,)
    assert "explore" not in offered(p)


@clause("SM-B-TOK-04")
def test_nobody_reveals_a_token_by_passing() -> None:
    tokens = {"himalaya": "wine", "gobi": "oil"}
    p = moving({"yunnan": "A1"}, ["A infantry yunnan", "A settler mekong", "A aircraft yunnan"], tokens)
    p = after(p, "move yunnan ancient-infantry himalaya 1", "fly yunnan aircraft gobi 1")
    p = after(p, "move mekong settler gobi 1")
    assert all(not token.up and not token.seen for token in p.game.tokens.values())


@clause("SM-B-TOK-05", "SM-B-ASY-03")
@pytest.mark.parametrize("face", ["wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare-metals"])
def test_a_resource_is_known_to_its_finder_alone(face: str) -> None:
    p = moving(figures=["A settler mekong"], tokens={"mekong": face})
    outcome = play(p, "explore mekong")
    assert [seen(outcome.position, viewer, "mekong") for viewer in (0, 1, None)] == [face, "hidden", "hidden"]
    assert [event.to for event in told(outcome, "saw-resource")] == [(0,)]
    public = [event.msg for event in outcome.log if event.to is None]
    assert face not in repr(public)
    assert not outcome.position.game.tokens["mekong"].up


@clause("SM-B-TOK-06")
def test_another_settler_may_look_at_the_same_token() -> None:
    p = moving(figures=["A settler mekong", "B settler mekong"], tokens={"mekong": "oil:B"})
    assert offered(p, "explore") == ["mekong"]
    p = after(p, "explore mekong")
    assert p.game.tokens["mekong"].seen == (1, 0)
    assert "explore" not in offered(p)


@clause("SM-B-TOK-07", "SM-B-TOK-08", "SM-B-BUY-16")
def test_a_settlement_turns_its_resource_up_and_brings_the_card() -> None:
    p = after(buying({"java": "A1"}, ["A settler mekong"], {"mekong": "wine:A"}), "found mekong")
    assert p.game.tokens["mekong"].up
    assert resource(p.game, "mekong") == "wine"
    assert income(p.game, 0, "wine").critical > 0
    p.game.settlements["mekong"].owner = 1
    assert income(p.game, 0, "wine").critical == 0
    assert income(p.game, 1, "wine").critical > 0


@clause("SM-B-TOK-09", "SM-B-TOK-14")
def test_an_event_is_announced_and_leaves_the_board() -> None:
    outcome = play(moving(figures=["A settler mekong"], tokens={"mekong": "treasure"}), "explore mekong")
    assert [event.to for event in told(outcome, "found")] == [None]
    assert gold(outcome.position) == 30
    assert [event.msg.args for event in told(outcome, "treasure")] == [{"who": kernel.Who(0), "gold": 10}]
    assert "mekong" not in outcome.position.game.tokens


@clause("SM-S-TOK-10")
def test_a_free_technology_is_any_one_of_the_era() -> None:
    p = moving(figures=["A settler mekong"], tokens={"mekong": "free-technology"}, era=2, techs={"banking": "B"})
    p = after(p, "explore mekong")
    assert (top(p), waiting(p)) == ("Discovery", (0,))
    assert len(offered(p, "research")) == 9
    p = after(p, "research chemistry")
    assert p.game.techs == {"banking": 1, "chemistry": 0}
    assert gold(p) == 20


@clause("SM-A-TOK-11")
def test_a_free_technology_needs_own_prerequisites() -> None:
    techs = {"the-wheel": "A", "masonry": "B", "alphabet-writing": "A"}
    p = moving(figures=["A settler mekong"], tokens={"mekong": "free-technology"}, advanced=True, techs=techs)
    p = after(p, "explore mekong")
    assert offered(p, "research") == [
        *("pottery-specialization", "bronze-working", "ceremonial-burial", "horseback-riding"),
    ]


@clause("SM-B-TOK-12", "SM-S-ERA-05")
def test_a_found_technology_counts_as_acquired() -> None:
    techs = {"banking": "A", "education": "A"}
    p = moving(figures=["A settler mekong"], tokens={"mekong": "free-technology"}, era=2, techs=techs)
    p = after(p, "explore mekong", "research theology")
    assert p.game.dawn
    assert p.game.era == 2
    assert p.game.wonders == {}
    q = moving({"mekong": "A2"}, ["A settler mekong"], {"mekong": "free-technology"}, advanced=True)
    q = after(q, "explore mekong", "research the-wheel")
    assert there(q, "mekong") == ["A cavalry", "A settler"]


@clause("SM-B-TOK-12")
def test_a_found_technology_may_end_a_short_game() -> None:
    techs = {"philosophy-literature": "A", "mysticism": "A", "currency": "A"}
    p = moving(
        *({"mekong": "A1"}, ["A settler mekong"], {"mekong": "free-technology"}),
        era=2,
        advanced=True,
        length="short",
        techs=techs,
    )
    p = after(p, "explore mekong")
    assert "theology" in offered(p, "research")
    assert after(p, "research theology", dice=(1,)).game.ending == "die"
    assert after(p, "research theology", dice=(2,)).game.ending == ""


@clause("SM-B-TOK-13")
def test_without_a_fitting_technology_the_token_is_gone() -> None:
    techs = {name: "B" for name, card in TECHNOLOGIES.items() if card.era == 2}
    p = moving(figures=["A settler mekong"], tokens={"mekong": "free-technology"}, era=2, techs=techs)
    outcome = play(p, "explore mekong")
    assert top(outcome.position) == "Move"
    assert told(outcome, "no-discovery")
    assert "mekong" not in outcome.position.game.tokens


@clause("SM-B-TOK-15", "SM-B-TOK-17")
def test_a_minor_people_goes_to_the_highest_roll_minus_settlements() -> None:
    p = moving({"java": "A1", "nile": "A3", "gobi": "B4"}, ["A settler mekong"], {"mekong": "minor"})
    p = after(p, "explore mekong", dice=(5, 6, 5, 6, 1, 1))  # 11 - 2 against 11 - 1 and 2 - 1
    assert (top(p), home(p, "mekong")) == ("Tribe", "B1")
    assert there(p, "mekong") == ["A settler"]


@clause("SM-B-TOK-16")
def test_ties_for_a_minor_people_are_rolled_again_minus_settlements() -> None:
    p = moving({"java": "A1", "nile": "A3", "gobi": "B4"}, ["A settler mekong"], {"mekong": "minor"})
    p = after(p, "explore mekong", dice=(5, 6, 5, 5, 1, 1, 6, 6, 6, 6))  # then 12 - 2 against 12 - 1
    assert home(p, "mekong") == "B1"
    assert waiting(p) == (1,)
    assert there(p, "mekong") == ["A settler"]


@clause("SM-S-TOK-18")
def test_a_minor_people_brings_an_army_or_a_modern_aircraft() -> None:
    p = moving(figures=["A settler mekong"], tokens={"mekong": "minor"}, era=3)
    p = after(p, "explore mekong", dice=(6, 6, 1, 1, 1, 1))
    assert offered(p, "pick") == ["industrial-infantry", "industrial-cavalry", "industrial-artillery"]
    p = after(p, "pick industrial-cavalry")
    assert there(p, "mekong") == ["A cavalry", "A settler"]
    assert figure(p, 2).era == 3
    q = moving(figures=["A settler mekong"], tokens={"mekong": "minor"}, era=4)
    q = after(q, "explore mekong", dice=(6, 6, 1, 1, 1, 1))
    assert offered(q, "pick")[-1] == "aircraft"


@clause("SM-A-TOK-19", "SM-A-TOK-20")
def test_in_the_advanced_game_the_class_must_be_in_play() -> None:
    tokens, dice = {"mekong": "minor"}, (6, 6, 1, 1, 1, 1)
    p = after(moving(figures=["A settler mekong"], tokens=tokens, advanced=True), "explore mekong", dice=dice)
    assert there(p, "mekong") == ["A settler"]
    assert home(p, "mekong") == "A1"
    assert resource(p.game, "mekong") == ""
    techs = {"the-wheel": "B", "horseback-riding": "C"}
    p = moving(figures=["A settler mekong"], tokens=tokens, advanced=True, techs=techs)
    p = after(p, "explore mekong", dice=dice)
    assert there(p, "mekong") == ["A cavalry", "A settler"]
    stacks = next(area for area in view(p, 0).areas if area.id == "mekong").figures
    assert "horseman" in [stack.unit for stack in stacks]


PLAGUE = {"funa": "plague"}


@clause("SM-B-TOK-21", "SM-B-TOK-22", "SM-B-TOK-23", "SM-B-TOK-24", "SM-B-TOK-26")
@pytest.mark.parametrize(
    ("era", "dead"),
    [
        (1, {"funa"}),
        (2, {"funa", "atlantia", "eritrea", "nigeria", "tanganika"}),
        (3, {"funa", "atlantia", "eritrea", "nigeria", "tanganika", "kalahari", "nile", "sahara"}),
        (4, {*"funa atlantia eritrea nigeria tanganika kalahari nile sahara arabia euphrates atlas".split()}),  # noqa: SIM905
    ],
)
def test_the_plague_reaches_further_from_era_to_era(era: int, dead: set[str]) -> None:
    figures = ["A settler funa", *(f"B infantry {area}" for area in LAND)]
    p = after(moving(figures=figures, tokens=PLAGUE, era=era), "explore funa")
    assert {area for area in LAND if not there(p, area)} == dead


@clause("SM-B-TOK-25")
def test_the_plague_never_touches_the_sea() -> None:
    figures = ["A settler funa", "B fleet gulf-of-guinea", "B infantry gulf-of-guinea @2", "B aircraft gulf-of-guinea"]
    p = after(moving(figures=figures, tokens=PLAGUE, era=4), "explore funa")
    assert len(there(p, "gulf-of-guinea")) == 3
    q = moving(figures=["A settler britannia", "B infantry gallia"], tokens={"britannia": "plague"}, era=4)
    assert there(after(q, "explore britannia"), "gallia") == ["B infantry"]


@clause("SM-B-TOK-26", "SM-B-TOK-27", "SM-A-TOK-28")
def test_the_plague_kills_all_figures_and_shrinks_settlements() -> None:
    homes = {"funa": "C4", "nigeria": "B3", "eritrea": "A1", "tanganika": "A2", "java": "A4"}
    figures = ["A settler funa", "A aircraft funa", "B cavalry2 nigeria", "C settler eritrea"]
    p = moving(homes, figures, PLAGUE, era=2, advanced=True)
    p.game.players[2].improvements = ["castle"]
    p = after(p, "explore funa")
    assert [home(p, area) for area in homes] == ["C3", "B2", "A1", "A1", "A4"]
    assert [f.area for f in p.game.figures] == ["labrador"]
    assert p.game.players[2].improvements == ["castle"]


@clause("SM-B-TOK-29", "SM-B-TOK-30", "SM-B-MOV-13")
def test_terrain_is_announced_and_desert_bears_no_settlement() -> None:
    p = moving(figures=["A settler mekong", "A infantry himalaya"], tokens={"mekong": "desert"})
    outcome = play(p, "explore mekong")
    assert [event.to for event in told(outcome, "found")] == [None]
    assert seen(outcome.position, None, "mekong") == "desert"
    p = after(outcome.position, "move himalaya ancient-infantry mekong 1")
    assert there(p, "mekong") == ["A infantry", "A settler"]
    q = buying(figures=["A settler mekong"], tokens={"mekong": "desert!"})
    assert refused(q, "found mekong").clause == "SM-B-BUY-14"
    q = buying(figures=["A settler mekong", "A settler gobi"], tokens={"mekong": "desert!"})
    assert refused(q, "found mekong").clause == "SM-B-TOK-30"


@clause("SM-B-TOK-31", "SM-B-TOK-32", "SM-B-BUY-18")
def test_mountains_bear_villages_and_forests_towns() -> None:
    tokens = {"mekong": "mountains!", "java": "jungle-forest!", "nile": "jungle-forest!"}
    p = buying({"mekong": "A1", "java": "A1", "nile": "A2"}, tokens=tokens, gold=100)
    assert offered(p, "grow") == ["java"]
    assert refused(p, "grow mekong").clause == "SM-B-BUY-18"
    assert refused(p, "grow nile").clause == "SM-B-BUY-18"


@clause("SM-S-TOK-33")
def test_fertile_land_produces_one_size_larger() -> None:
    for size in (1, 2, 3, 4):
        p = moving({"mekong": f"A{size}"}, tokens={"mekong": "fertile!"})
        assert income(p.game, 0, "").settlements == size + 1
        assert home(p, "mekong") == f"A{size}"


@clause("SM-A-TOK-34")
def test_fertile_land_is_always_productive() -> None:
    p = moving({"mekong": "A3", "java": "A3"}, tokens={"mekong": "fertile!"}, advanced=True)
    assert plan(p.game, 0).productive == {"mekong"}
    p.game.players[0].improvements = ["granary"]
    assert plan(p.game, 0).productive == {"mekong", "java"}


@clause("SM-B-TOK-35")
def test_a_token_without_meaning_is_left_or_taken_away() -> None:
    p = moving(figures=["A settler mekong"], tokens={"mekong": "nothing"})
    outcome = play(p, "explore mekong")
    p = outcome.position
    assert [event.to for event in told(outcome, "saw-nothing")] == [(0,)]
    assert [seen(p, viewer, "mekong") for viewer in (0, 1)] == ["nothing", "hidden"]
    assert seen(after(p, "end"), 1, "mekong") == "hidden"
    p = after(p, "explore mekong")
    assert seen(p, 1, "mekong") == ""
    assert p.game.gone == ["nothing.1"]


@clause("SM-B-TOK-36")
def test_founding_on_an_unseen_token_explores_it_first() -> None:
    def found(face: str, *dice: int) -> kernel.Position:  # type: ignore[type-arg]
        p = buying({"java": "A1", "gobi": "A1"}, ["A settler mekong"], {"mekong": face})
        return after(p, "found mekong", dice=dice)

    assert (home(found("iron"), "mekong"), gold(found("iron"))) == ("A1", 15)
    assert (home(found("treasure"), "mekong"), gold(found("treasure"))) == ("A1", 25)
    assert (home(found("plague"), "mekong"), gold(found("plague"))) == ("", 20)
    assert (home(found("desert"), "mekong"), gold(found("desert"))) == ("", 20)
    assert there(found("desert"), "mekong") == ["A settler"]
    minor = found("minor", 1, 1, 6, 6, 1, 1)
    assert top(minor) == "Tribe"
    minor = after(minor, "pick ancient-infantry", seat=1)
    assert (home(minor, "mekong"), gold(minor), there(minor, "mekong")) == ("B1", 20, ["A settler", "B infantry"])
    assert home(found("nothing"), "mekong") == "A1"
    assert "mekong" not in found("nothing").game.tokens
    assert RULES.result(found("iron")) is None
