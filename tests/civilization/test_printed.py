"""The printed matter: board, pieces, cards, table."""

import json
from pathlib import Path

import pytest

from rules.civilization.board import AREAS, HARBOURS, chart, city_name, crater, land_name, plain
from rules.civilization.printed import (
    CALAMITIES,
    CIVILIZATION,
    FINISH,
    GOODS,
    GROUPS,
    NATIONS,
    SETUPS,
    all_papers,
    credit,
    kind,
    stack_of,
)
from rules.civilization.state import city_pieces, everything, stock
from rules.text import LANGUAGES, say
from tests.civilization.table import game, put
from tests.clauses import clause

SHARED = Path(__file__).parents[3] / "shared" / "data" / "civilization"
ALL = SETUPS["7"].regions


@clause("CIV-31-a", "CIV-31-b", "CIV-31-c")
def test_areas_have_limits_waters_and_sites() -> None:
    land = {area: printed for area, printed in AREAS.items() if not printed.open}
    assert all(1 <= printed.limit <= 5 for printed in land.values())
    assert AREAS["hatti"].water == ()
    assert AREAS["korfu"].water
    assert AREAS["black-sea"].open
    assert AREAS["black-sea"].limit == 0
    assert {printed.site for printed in land.values()} == {"", "black", "white"}
    assert AREAS["memphis"].site == "white"
    assert AREAS["germania"].site == ""


@clause("CIV-31-d", "CIV-31-e")
def test_four_plains_and_three_volcanoes() -> None:
    assert {printed.plain for printed in AREAS.values()} - {""} == {"po", "danube", "nile", "euphrates-tigris"}
    assert plain("danube") == ("danubius", "moesia", "scythia-minor")
    assert crater("etna") == ("sicilia-nord", "sicilia-sued")
    assert crater("vesuvius") == ("campania", "lucania")
    assert crater("thera") == ("kykladen",)


@clause("CIV-31-g")
def test_islands_of_one_area_are_one_area() -> None:
    assert [area for area in AREAS if "kyklad" in area] == ["kykladen"]


@clause("CIV-31-h", "CIV-31-j")
def test_land_is_in_play_by_region_and_open_sea_always() -> None:
    small = chart(SETUPS["2"].regions)
    assert "etruria" not in small.areas
    assert "danubius" not in small.areas
    assert "moesia" in small.areas
    assert "danubius" not in small.near("moesia")
    assert "troas" in small.reach("moesia", 2, True)


@clause("CIV-31-k", "CIV-31-l", "CIV-31-m")
def test_nine_tracks_of_sixteen_steps_with_five_epochs() -> None:
    assert len(NATIONS) == 9
    assert FINISH == 16
    for nation in NATIONS.values():
        assert nation.epoch(0) == 1
        assert nation.epoch(15) == 5
        assert nation.epochs == tuple(sorted(nation.epochs))
        assert nation.demand(nation.epochs[3] - 1) == 0
        assert nation.demand(nation.epochs[3]) > 0
        assert 1200 <= nation.demand(15) <= 1400
    assert len({nation.epochs for nation in NATIONS.values()}) > 1
    assert len({nation.points for nation in NATIONS.values()}) > 1


@clause("CIV-32-a", "CIV-32-b", "CIV-32-c", "CIV-32-e", "CIV-32-f")
def test_pieces_of_a_player() -> None:
    names = list(NATIONS)
    assert [everything(game(*names[:seats])) for seats in range(2, 8)] == [56, 56, 56, 56, 56, 48]
    g = game("crete", "asia")
    put(g, 0, "korfu=5 rhodos=2", cities="attika argolis", ships="korfu")
    g.players[0].treasury = 4
    assert stock(g, 0) == 56 - 7 - 4
    assert city_pieces(g, 0) == 7


@clause("CIV-32-d", "CIV-32-g")
def test_each_player_has_a_marker_of_progress_and_one_of_the_census_whatever_the_nation() -> None:
    g = game("italy", "illyria", "thrace")
    assert [(player.space, player.census) for player in g.players] == [(0, 0)] * 3


@clause("CIV-34-a", "CIV-34-b", "CIV-34-c", "CIV-34-d")
def test_seventy_four_trade_cards_in_nine_stacks() -> None:
    papers = all_papers()
    assert len(papers) == len(set(papers)) == 74
    assert sum(copies for _, copies in GOODS.values()) == 66
    counts = {"hides": 7, "ochre": 7, "iron": 5, "papyrus": 5, "salt": 9, "grain": 8, "cloth": 7, "bronze": 6}
    counts |= {"spices": 5, "gems": 4, "gold": 3}
    assert {name: copies for name, (_, copies) in GOODS.items()} == counts
    assert {kind(paper) for paper in papers if stack_of(paper) == 2} == {"iron", "papyrus", "volcano"}
    assert [(name, c.stack, c.red) for name, c in CALAMITIES.items()] == [
        ("volcano", 2, True), ("flood", 3, True), ("famine", 4, True), ("civil-war", 5, True),
        ("epidemic", 6, False), ("disorder", 7, False), ("iconoclasm", 8, False), ("piracy", 9, False),
    ]  # fmt: skip


@clause("CIV-34-e", "CIV-34-f", "CIV-34-g", "CIV-54-a")
def test_civilization_cards() -> None:
    assert sum(card.copies for card in CIVILIZATION.values()) == 72
    assert len(CIVILIZATION) == 16
    assert set(GROUPS) == {"arts", "crafts", "sciences", "civics"}
    double = {name: card.groups for name, card in CIVILIZATION.items() if len(card.groups) == 2}
    assert double == {
        "mysticism": ("arts", "sciences"), "engineering": ("crafts", "sciences"),
        "architecture": ("arts", "civics"), "literacy": ("arts", "civics"),
    }  # fmt: skip
    odd = {name: card.copies for name, card in CIVILIZATION.items() if card.copies != 4}
    assert odd == {"mysticism": 3, "democracy": 5, "philosophy": 5, "architecture": 6, "literacy": 6, "law": 7}
    prices = {name: card.price for name, card in CIVILIZATION.items()}
    assert prices == {
        "mysticism": 30, "pottery": 45, "clothmaking": 45, "drama": 60, "music": 60, "metalworking": 80,
        "astronomy": 80, "architecture": 80, "agriculture": 110, "coinage": 110, "literacy": 110,
        "engineering": 140, "medicine": 140, "law": 170, "democracy": 200, "philosophy": 240,
    }  # fmt: skip


@pytest.mark.parametrize("area", AREAS)
def test_every_area_has_its_names_in_both_languages(area: str) -> None:
    for lang in LANGUAGES:
        assert say(land_name(area), lang, ())
        if AREAS[area].site:
            assert say(city_name(area), lang, ())


def test_borders_are_mutual() -> None:
    for area, printed in AREAS.items():
        assert all(area in AREAS[other].land for other in printed.land)
        assert all(area in AREAS[other].water for other in printed.water)
        assert {w for coast in printed.coasts.values() for w in coast} in (set(), set(printed.water))
    assert all(area in AREAS for area in HARBOURS.values())


def test_the_facts_are_those_of_the_board() -> None:
    """Says nothing where the folder with the facts is not there: the tests above stand on their own."""
    if not SHARED.exists():
        return
    for fact in json.loads((SHARED / "map.json").read_text(encoding="utf-8"))["areas"]:
        printed = AREAS[fact["id"].replace("_", "-")]
        assert printed.limit == fact["limit"]
        assert printed.site == (fact["city_site"] or "")
        assert printed.region == (fact["region"] or "")
        assert list(printed.land) == [area.replace("_", "-") for area in fact["land"]]
        assert list(printed.water) == [area.replace("_", "-") for area in fact["water"]]
    for fact in json.loads((SHARED / "civ_cards.json").read_text(encoding="utf-8"))["cards"]:
        credits = {name: credit(fact["id"], name) for name in CIVILIZATION}
        assert {name: points for name, points in credits.items() if points} == fact["credits"]
