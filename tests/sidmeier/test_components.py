"""What is in the box, and what everybody knows."""

from collections import Counter

import pytest

from rules import kernel
from rules.kernel import Tape
from rules.sidmeier import RULES
from rules.sidmeier.board import LAND, SEA
from rules.sidmeier.declaring import Declare
from rules.sidmeier.printed import ARMIES, ERAS, FLEETS, MILITARY, TECHNOLOGIES, TOKENS, WONDERS
from rules.sidmeier.state import in_order
from rules.sidmeier.view import view
from tests.clauses import clause
from tests.sidmeier.table import (
    after,
    at,
    buying,
    fresh,
    home,
    moving,
    offered,
    refused,
    there,
    top,
    trading,
    waiting,
    world,
)


@clause("SM-B-COMP-01")
def test_two_to_six_players_play_and_clockwise_order_is_seat_order() -> None:
    assert list(RULES.seats) == [2, 3, 4, 5, 6]
    assert in_order(world(first=2)) == [2, 0, 1]


@clause("SM-B-COMP-02", "SM-A-SET-09")
def test_the_table_chooses_rules_and_length() -> None:
    options = {option.key: option.values for option in RULES.options}
    assert set(options["rules"]) == {"standard", "advanced"}
    assert set(options["length"]) == {"short", "medium", "long"}
    assert fresh(rules="advanced", length="short").game.advanced
    assert fresh(rules="advanced", length="short").game.length == "short"
    assert not fresh().game.advanced


@clause("SM-A-COMP-03", "SM-S-COMP-04")
def test_each_rule_set_has_its_own_prices_and_the_standard_one_ignores_card_texts() -> None:
    homes = {"mekong": "A2"}
    standard, advanced = buying(homes, gold=100), buying(homes, gold=100, advanced=True, techs={"the-wheel": "A"})
    assert {"ancient-infantry", "ancient-fleet"} <= set(offered(standard, "buy"))
    assert offered(advanced, "buy") == ["ancient-cavalry", "settler"]
    assert "sell" not in offered(buying(homes, ["A infantry mekong"], era=2))
    p = after(standard, "research masonry")
    assert p.game.wonders == {}
    assert there(p, "mekong") == []
    assert after(advanced, "research masonry").game.wonders == {"hanging-gardens": 0}
    for _ in range(6):
        standard = after(standard, "buy ancient-infantry mekong 1")
    assert there(standard, "mekong") == ["A infantry"] * 6


@clause("SM-B-COMP-05", "SM-B-COMP-06")
def test_the_board_has_land_and_sea_and_its_edges_adjoin() -> None:
    assert (len(LAND), len(SEA)) == (54, 30)
    assert all(area in borders[far] for borders in (LAND, SEA) for area in borders for far in borders[area])
    for left, right in (
        ("bering-sea", "sea-of-okhotsk"),
        ("bering-sea", "west-pacific"),
        ("north-pacific", "west-pacific"),
        ("south-pacific", "west-pacific"),
        ("south-pacific", "coral-sea"),
        ("south-pacific", "tasman-sea"),
    ):
        assert right in SEA[left]
    p = moving(figures=["A fleet north-pacific"])
    assert "west-pacific" in offered(p, "move north-pacific ancient-fleet")
    assert there(after(p, "move north-pacific ancient-fleet west-pacific 1"), "west-pacific") == ["A fleet"]


@clause("SM-B-COMP-07")
def test_settlements_have_four_sizes() -> None:
    p = buying({"mekong": "A1"}, gold=100)
    for size in (2, 3, 4):
        p.game.settlements["mekong"].grown = False
        p = after(p, "grow mekong")
        assert home(p, "mekong") == f"A{size}"
    p.game.settlements["mekong"].grown = False
    assert refused(p, "grow mekong").clause in ("SM-B-BUY-17", "SM-B-COMP-07")


@clause("SM-B-COMP-08", "SM-B-COMP-09")
def test_a_region_holds_one_settlement_which_never_moves() -> None:
    p = buying({"mekong": "B1", "yunnan": "A1"}, ["A settler mekong", "A settler himalaya"])
    assert offered(p, "found") == ["himalaya"]
    assert refused(p, "found mekong").clause == "SM-B-COMP-08"
    q = moving({"mekong": "A1"}, ["A infantry mekong"])
    assert offered(q, "move mekong") == ["ancient-infantry"]


@clause("SM-B-COMP-10", "SM-B-COMP-11")
def test_armies_and_vehicles_are_military_and_settlers_never_fight() -> None:
    assert ARMIES == ("infantry", "cavalry", "artillery")
    assert set(MILITARY) == {*ARMIES, *FLEETS, "aircraft"}
    p = moving({"mekong": "B1"}, ["A settler mekong"])
    p = after(p, "end")
    assert top(p) != "Declare"
    q = at(world({"mekong": "B1"}, ["A infantry mekong", "A settler mekong"]), Declare(0))
    assert offered(q, "declare") == ["mekong"]


@clause("SM-B-COMP-12")
def test_only_settlers_look_at_tokens_and_found_settlements() -> None:
    p = moving(figures=["A infantry mekong", "A settler himalaya"], tokens={"mekong": "wine", "himalaya": "iron"})
    assert offered(p, "explore") == ["himalaya"]
    assert offered(buying(figures=["A infantry mekong", "A settler himalaya"]), "found") == ["himalaya"]


@clause("SM-B-COMP-13")
def test_figures_and_plain_cards_never_run_out() -> None:
    homes = dict.fromkeys(list(LAND)[:30], "A1")
    p = after(buying(homes, gold=1000), *["buy ancient-infantry yukon 30"] * 4)
    assert len(there(p, "yukon")) == 120


@clause("SM-B-COMP-14", "SM-B-COMP-15")
def test_owners_gold_and_cards_are_open_and_only_face_down_tokens_are_secret() -> None:
    p = moving(
        {"java": "A3"},
        ["A infantry mekong", "B infantry mekong"],
        {"mekong": "wine", "java": "gems!", "nile": "oil:B"},
        gold=[7, 8, 9],
        techs={"masonry": "B"},
        wonders={"oracle": "C"},
    )
    for viewer in (0, 1, 2, None):
        seen = view(p, viewer)
        assert [player.gold for player in seen.players] == [7, 8, 9]
        assert seen.players[1].technologies == ("masonry",)
        assert seen.players[2].wonders == ("oracle",)
        places = {area.id: area for area in seen.areas}
        assert [stack.owner for stack in places["mekong"].figures] == [0, 1]
        assert places["mekong"].token == "hidden"
        assert places["java"].token == "gems"
        assert places["nile"].token == ("oil" if viewer == 1 else "hidden")
    assert "oil.1" in RULES.secrets(p, 0)
    assert "oil.1" not in RULES.secrets(p, 1)


@clause("SM-B-COMP-16", "SM-B-TRD-06")
def test_no_move_binds_anybody_but_a_concluded_trade() -> None:
    p = trading(gold=20)
    assert set(RULES.verbs) == {
        *("start", "move", "fly", "explore", "declare", "join", "pick", "offer", "accept", "withdraw"),
        *("assign", "buy", "sell", "found", "grow", "research", "claim", "end"),
    }
    p = after(p, "offer p2 {} {} pay 5")
    assert [player.gold for player in p.game.players] == [20, 20, 20]
    p = after(p, "accept 1", seat=1)
    assert [player.gold for player in p.game.players] == [15, 25, 20]


@clause("SM-B-COMP-17")
def test_four_eras_begin_with_the_ancient_one() -> None:
    assert ERAS == ("ancient", "medieval", "industrial", "modern")
    assert fresh().game.era == 1


@clause("SM-B-COMP-18")
def test_every_card_exists_once() -> None:
    assert [Counter(card.era for card in TECHNOLOGIES.values())[era] for era in (1, 2, 3, 4)] == [15, 10, 10, 18]
    assert [Counter(card.era for card in WONDERS.values())[era] for era in (1, 2, 3, 4)] == [7, 5, 5, 8]
    p = after(buying(gold=100), "research masonry", "end")
    assert "masonry" not in offered(p, "research", 1)
    assert refused(p, "research masonry", 1).clause == "SM-A-TEC-01"


# Set-up


@clause("SM-B-SET-01")
def test_a_token_lies_face_down_on_every_region_and_the_rest_is_never_seen() -> None:
    g = fresh().game
    assert set(g.tokens) == set(LAND)
    assert not any(token.up or token.seen for token in g.tokens.values())
    assert len(g.box) == sum(TOKENS.values()) - len(LAND)
    assert set(g.box) <= RULES.secrets(fresh(), 0)


@clause("SM-B-SET-02")
@pytest.mark.parametrize("seats", RULES.seats)
def test_a_rich_world_has_two_empty_tokens_less_per_player(seats: int) -> None:
    g = fresh(seats, world="rich").game
    assert Counter(token.partition(".")[0] for token in g.gone) == {"nothing": 2 * seats}
    assert len(g.tokens) == len(LAND)
    assert fresh(seats).game.gone == []


@clause("SM-B-SET-03", "SM-B-SET-05")
def test_everybody_has_twenty_gold_and_places_a_village_a_swordsman_and_a_settler() -> None:
    p = fresh()
    assert [player.gold for player in p.game.players] == [20, 20, 20]
    seat = waiting(p)[0]
    assert seat == p.game.first
    p = after(p, "start mississippi", seat=seat)
    assert home(p, "mississippi") == f"{'ABC'[seat]}1"
    assert there(p, "mississippi") == [f"{'ABC'[seat]} infantry", f"{'ABC'[seat]} settler"]


@clause("SM-B-SET-04")
def test_the_highest_roll_places_first_and_only_the_tied_roll_again() -> None:
    shuffle = [0] * 71
    tape = Tape(fixed=[*shuffle, 0, 0, 5, 4, 4, 5, 1, 1, 2, 1])
    p = kernel.setup(RULES, 3, {}, tape).position
    assert tape.spent()
    assert p.game.first == 2


@clause("SM-B-SET-05", "SM-B-SET-06")
def test_start_regions_are_chosen_in_snake_order() -> None:
    p = fresh(4)
    order: list[int] = []
    for area in list(LAND)[:7]:
        order += waiting(p)
        p = after(p, f"start {area}", seat=waiting(p)[0])
    order += waiting(p)
    assert order[:4] == [(order[0] + place) % 4 for place in range(4)]
    assert order[4:] == order[3::-1]


@clause("SM-B-SET-07")
def test_any_free_land_region_may_be_a_start_region() -> None:
    p = fresh()
    seat = waiting(p)[0]
    assert offered(p, "start", seat) == list(LAND)
    p = after(p, "start gobi", seat=seat)
    seat = waiting(p)[0]
    assert {"madagascar", "yunnan"} <= set(offered(p, "start", seat))
    assert refused(p, "start gobi", seat).clause == "SM-B-SET-07"
    assert refused(p, "start sunda-sea", seat).clause == "SM-B-SET-07"


@clause("SM-B-SET-08")
def test_start_regions_are_chosen_without_knowing_a_token() -> None:
    p = fresh()
    for viewer in (0, 1, 2, None):
        assert {area.token for area in view(p, viewer).areas if area.land} == {"hidden"}
