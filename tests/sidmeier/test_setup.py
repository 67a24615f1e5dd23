"""From the last start region to the first round."""

import pytest

from rules.kernel import Position, Tape, Turn
from rules.sidmeier.board import LAND
from rules.sidmeier.course import Course
from rules.sidmeier.happiness import plan
from rules.sidmeier.printed import FOUNDERS, TECHNOLOGIES
from rules.sidmeier.state import resource
from tests.clauses import clause
from tests.sidmeier.table import WorldPosition, drawn, gold, home, offered, play, there, told, top, waiting, world

AREAS = ("mekong", "java", "nile", "gobi")
"""Start regions of two players: A mekong, B java, B nile, A gobi."""
FIRST = (5, 5, 0, 0)
"""A wins the dice for the first round."""


def placing(tokens: dict[str, str], **fields: object) -> WorldPosition:
    """All start regions but the last are chosen."""
    faces = dict.fromkeys(AREAS, "nothing") | tokens
    g = world(tokens=faces, seats=2, **fields)  # type: ignore[arg-type]
    g.settlements, g.round = {}, 0
    p: WorldPosition = Position(g, [Course()])
    Turn(p, Tape(fixed=())).run()
    for area in AREAS[:-1]:
        p = drawn(p, f"start {area}", waiting(p)[0])
    return p


def begun(tokens: dict[str, str], *draws: int, **fields: object) -> WorldPosition:
    """The last region is chosen and everything happens."""
    return drawn(placing(tokens, **fields), "start gobi", 0, *draws)


KEEP = (5, 4, 3, 2, 1)
"""The cards stay in their order, and are dealt from the last."""


@clause("SM-A-SET-10")
def test_everybody_is_dealt_a_technology_without_prerequisite() -> None:
    assert {name for name, card in TECHNOLOGIES.items() if not card.needs} == set(FOUNDERS)
    assert set(FOUNDERS) == {
        *("the-wheel", "bronze-working", "masonry", "alphabet-writing", "pottery-specialization", "ceremonial-burial"),
    }
    p = begun({}, *KEEP, *FIRST, advanced=True, bonus=False)
    assert p.game.techs == {FOUNDERS[-1]: 0, FOUNDERS[-2]: 1}


@clause("SM-A-SET-11")
def test_a_dealt_technology_gives_its_bonus_within_one_figure_per_village() -> None:
    p = begun({}, *KEEP, advanced=True)  # A: ceremonial burial with the pyramids, B: bronze working
    assert p.game.wonders == {"pyramids": 0, "colossus": 1}
    assert top(p) == "Place"
    assert offered(p, "assign ancient-cavalry") == ["mekong", "gobi"]
    p = drawn(p, "assign ancient-cavalry mekong", 0, *FIRST)
    assert there(p, "mekong").count("A cavalry") == there(p, "gobi").count("A cavalry") == 1
    assert {settlement.placed for settlement in p.game.settlements.values()} == {0}  # the first round begins anew
    assert begun({}, *KEEP, *FIRST, advanced=True, bonus=False).game.wonders == {}


@clause("SM-B-SET-12")
def test_tokens_of_start_regions_are_turned_up_in_the_order_of_placement() -> None:
    p = placing(dict.fromkeys(AREAS, "nothing"))
    outcome = play(p, "start gobi", 0, dice=(6, 6, 1, 1))
    names = [event.msg.args["area"].key for event in told(outcome, "revealed")]  # type: ignore[union-attr]
    assert names == [f"sidmeier-area-{area}" for area in AREAS]


@clause("SM-B-SET-13")
@pytest.mark.parametrize("face", ["desert", "minor", "plague"])
def test_harm_in_a_start_region_is_ignored(face: str) -> None:
    p = begun({"mekong": face}, *FIRST)
    assert "mekong" not in p.game.tokens
    assert f"{face}.1" in p.game.gone
    assert home(p, "mekong") == "A1"
    assert there(p, "mekong") == ["A infantry", "A settler"]


@clause("SM-B-SET-14", "SM-A-SET-16")
def test_a_resource_stays_face_up_and_brings_its_card() -> None:
    p = begun({"mekong": "wine"}, *KEEP, *FIRST, advanced=True, bonus=False)
    assert p.game.tokens["mekong"].up
    assert resource(p.game, "mekong") == "wine"
    assert resource(p.game, "gobi") == ""
    assert "mekong" in plan(p.game, 0).happy


@clause("SM-B-SET-15")
def test_treasure_and_terrain_of_a_start_region_hold() -> None:
    p = begun({"mekong": "treasure", "java": "mountains", "nile": "jungle-forest", "gobi": "fertile"}, *FIRST)
    assert (gold(p, 0), gold(p, 1)) == (30, 20)
    assert "mekong" not in p.game.tokens
    assert all(p.game.tokens[area].up for area in ("java", "nile", "gobi"))


@clause("SM-B-SET-15", "SM-B-TOK-12")
def test_a_free_technology_of_a_start_region_is_chosen_at_once() -> None:
    p = begun({"java": "free-technology"})
    assert (top(p), waiting(p)) == ("Discovery", (1,))
    assert len(offered(p, "research", 1)) == 15
    p = drawn(p, "research currency", 1, *FIRST)
    assert p.game.techs == {"currency": 1}
    assert top(p) == "Move"


@clause("SM-B-SET-17")
def test_all_roll_again_for_the_first_round_and_the_tied_once_more() -> None:
    p = begun({}, 2, 2, 2, 2, 0, 0, 5, 5)
    assert p.game.first == 1
    assert waiting(p) == (1,)
    assert p.game.round == 1
    assert set(AREAS) <= LAND.keys()


@clause("SM-B-SET-17")
def test_the_first_to_place_has_no_precedence() -> None:
    assert begun({}, 0, 0, 5, 5).game.first == 1
    assert play(placing({}), "start gobi", 0, dice=(6, 6, 1, 1)).position.game.first == 0
