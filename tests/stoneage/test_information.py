"""Who sees what, and where the printed matter comes from."""

import json
from pathlib import Path

import msgspec
import pytest

from rules.kernel import viewers
from rules.stoneage import RULES
from rules.stoneage.printed import BUILDINGS, CARDS, RESOURCES
from tests.clauses import clause
from tests.stoneage.table import Table


@clause("SA-INFO-01")
def test_boards_and_open_things_are_public() -> None:
    table = Table(2).own(0, wood=2, food=7, agriculture=3, score=9, tools=(2, 1)).on(0, hunt=2)
    table.deal_building(0, "building.01")
    for viewer in viewers(2):
        seen = table.seen(viewer)
        player = seen.players[0]
        assert (player.people, player.home, player.at, player.food) == (5, 3, (("hunt", 2),), 7)
        assert (player.resources, player.agriculture, player.score) == ((2, 0, 0, 0), 3, 9)
        assert [tool.value for tool in player.tools] == [2, 1]
        assert player.buildings == ("building.01",)
        assert seen.row == tuple(table.g.row)
        assert [building for building, _ in seen.stacks] == [stack[-1] for stack in table.g.stacks]


@clause("SA-INFO-02")
def test_the_order_of_the_decks_is_hidden_and_their_size_is_not() -> None:
    table = Table(3)
    for viewer in viewers(3):
        seen = table.seen(viewer)
        assert seen.deck == 32
        assert [left for _, left in seen.stacks] == [7, 7, 7]
        hidden = {*table.g.deck, *table.g.box, *(name for stack in table.g.stacks for name in stack[:-1])}
        assert RULES.secrets(table.p, viewer) == hidden
        assert not any(name in msgspec.json.encode(seen).decode() for name in hidden)


@clause("SA-INFO-03")
def test_an_additional_card_is_its_owners_secret_even_with_open_cards() -> None:
    for option in ("hidden", "open"):
        table = Table(2, option).deal_card(0, "card.01", pile="drawn")
        assert [table.seen(viewer).players[0].cards for viewer in viewers(2)] == [("card.01",), (), ()]
        assert ["card.01" in RULES.secrets(table.p, viewer) for viewer in viewers(2)] == [False, True, True]


@clause("SA-INFO-04", "SA-CARD-08")
def test_only_the_owner_lists_face_down_cards_though_purchases_are_announced() -> None:
    table = Table(2).lay("card1", "card.13").own(0, wood=1).acting(0, card1=1)
    table.play(0, "use card1; pay {wood}")
    assert [table.seen(viewer).players[0].cards for viewer in viewers(2)] == [("card.13",), (), ()]
    assert [table.seen(viewer).players[0].face_down for viewer in viewers(2)] == [1, 1, 1]
    assert [table.seen(viewer).players[0].sheet is None for viewer in viewers(2)] == [False, True, True]
    told = [event for event in table.log if event.msg.key == "stoneage-card-bought"]
    assert [event.to for event in told] == [None]


@clause("SA-INFO-04")
def test_the_option_shows_what_was_taken_openly() -> None:
    table = Table(2, "open").deal_card(0, "card.13")
    assert [table.seen(viewer).players[0].cards for viewer in viewers(2)] == [("card.13",)] * 3
    assert "card.13" not in RULES.secrets(table.p, 1)


@clause("SA-INFO-05")
def test_kept_cards_are_public_until_used() -> None:
    table = Table(2).deal_card(0, "card.34", "card.08", pile="kept")
    assert [table.seen(viewer).players[0].kept for viewer in viewers(2)] == [("card.34", "card.08")] * 3
    table.play(0, "spend {wood*2}")
    assert [table.seen(viewer).players[0].cards for viewer in viewers(2)] == [("card.08",), (), ()]


def test_everything_is_revealed_in_the_end() -> None:
    table = Table(2).deal_card(0, "card.13").deal_card(1, "card.14", pile="drawn")
    table[1].buildings = table.g.stacks[0]
    table.g.stacks[0] = []
    table.feed()
    assert [player.cards for player in table.seen(None).players] == [("card.13",), ("card.14",)]
    assert all(player.sheet is not None for player in table.seen(None).players)


TOPS = {"dice_for_all": "dice", "roll_resource": "roll", "permanent_tool": "tool", "agriculture": "field",
        "extra_card": "extra", "one_use_tool": "once", "resources_of_choice": "choice"}  # fmt: skip


@clause("SA-LOW-03")
@pytest.mark.needs_shared
def test_the_cards_are_those_of_the_table(shared: Path) -> None:
    printed = json.loads((shared / "data" / "stoneage" / "stoneage.json").read_text(encoding="utf-8"))
    assert len(CARDS) == len(printed["civilization_cards"]) == 36
    for entry in printed["civilization_cards"]:
        card = CARDS[f"card.{entry['id']:02}"]
        upper = (TOPS.get(entry["top"], entry["top"]), entry["amount"] or 0, entry["resource"] or "")
        lower = (entry.get("symbol", ""), entry.get("type", "").replace("_", "-"), entry.get("figures", 0))
        assert ((card.top, card.amount, card.resource), (card.symbol, card.folk, card.figures)) == (upper, lower)


PAIRS = """
    food7/pottery dice/pottery roll2gold/art tool1/art extra1/writing dice/writing food5/healing choice2/healing
    field1/sundial dice/sundial resource2stone/transport dice/transport points3/music points3/music food1/weaving
    food3/weaving dice/farmer1 dice/farmer2 resource1stone/farmer1 field1/farmer1 food3/farmer2 dice/hut-builder1
    dice/hut-builder2 food4/hut-builder1 food2/hut-builder2 points3/hut-builder3 resource1stone/shaman1
    resource1gold/shaman1 resource1clay/shaman2 roll2stone/shaman1 roll2wood/shaman2 dice/tool-maker2
    dice/tool-maker2 once4/tool-maker1 once3/tool-maker1 once2/tool-maker2
"""


@clause("SA-LOW-03")
def test_upper_and_lower_parts_are_paired() -> None:
    pairs = [
        f"{card.top}{card.amount or ''}{card.resource}/{card.symbol}{card.folk}{card.figures or ''}"
        for card in CARDS.values()
    ]
    assert pairs == PAIRS.split()


@pytest.mark.needs_shared
def test_the_buildings_are_those_of_the_table(shared: Path) -> None:
    printed = json.loads((shared / "data" / "stoneage" / "stoneage.json").read_text(encoding="utf-8"))
    assert len(BUILDINGS) == len(printed["buildings"]) == 28
    for entry in printed["buildings"]:
        building = BUILDINGS[f"building.{entry['id']:02}"]
        if entry["kind"] == "fixed":
            assert building.cost == tuple(entry["cost"].get(kind, 0) for kind in RESOURCES)
            assert building.points == entry["points"]
        elif entry["kind"] == "flexible":
            assert (building.least, building.most, building.kinds) == (
                entry["resources"],
                entry["resources"],
                entry["kinds_exactly"],
            )
        else:
            assert (building.least, building.most, building.kinds) == (1, 7, 0)
