"""Every worked example of the rulebook."""

from typing import Any

import pytest

from rules.stoneage.acting import Acting
from rules.stoneage.scoring import sheet
from tests.stoneage.table import Table, goods, values


def test_one_person_fills_the_tool_maker_and_two_the_hut_and_one_the_field() -> None:
    for place, people in (("tool-maker", 1), ("hut", 2), ("field", 1)):
        table = Table().play(0, f"place {place}")
        assert table[0].at == {place: people}
        assert not any(place in move for move in table.moves(1))


def test_four_go_hunting_and_green_sends_two_later() -> None:
    table = Table().play(0, "place hunt 4").play(1, "place card1").play(2, "place hunt 2")
    assert (table[0].at["hunt"], table[2].at["hunt"]) == (4, 2)
    assert "place hunt 5" in table.moves(3)


def test_two_and_five_people_fill_the_forest() -> None:
    table = Table().play(0, "place forest 2").play(1, "place forest 5")
    assert not any("forest" in move for move in table.moves(2))


def test_a_person_fills_a_card_and_a_building() -> None:
    table = Table().play(0, "place card2").play(1, "place building3")
    assert not {"place card2", "place building3"} & set(table.moves(2))


def test_a_round_of_placing() -> None:
    table = Table().play(0, "place card3").play(1, "place hunt 5").play(2, "place hut").play(3, "place building1")
    assert table.up == (0,)
    table.play(0, "place card1")
    assert table.up == (2,), "blue has nobody left and is skipped"


def test_the_first_tool() -> None:
    assert values(Table().acting(0, tool_maker=1).play(0, "use tool-maker")[0]) == [1]


def test_two_go_into_the_hut_and_three_come_home() -> None:
    table = Table().acting(0, hut=2, hunt=3).play(0, "use hut")
    assert table[0].home() == 3


@pytest.mark.parametrize(
    ("place", "dice", "tools", "words", "gain"),
    [
        ("hunt", (3, 3, 3, 3, 2), (), "", {"food": 7}),
        ("forest", (4, 3, 3), (), "", {"wood": 3}),
        ("river", (2, 3), (), "", {}),
        ("hunt", (2, 3), (2, 1), "{1,2}", {"food": 4}),
        ("clay_pit", (4, 4), (2, 2, 1), "{2,2b}", {"clay": 3}),
    ],
)
def test_rolls(place: str, dice: tuple[int, ...], tools: tuple[int, ...], words: str, gain: dict[str, int]) -> None:
    table = Table().own(0, food=0, tools=tools).acting(0, **{place: len(dice)})
    table.play(0, f"use {place.replace('_', '-')}", *dice)
    if words:
        table.play(0, f"tools {words}")
    assert {**goods(table[0]), **({"food": table[0].food} if table[0].food else {})} == gain


def test_two_wood_buy_the_second_card() -> None:
    table = Table().lay("card2", "card.16").own(0, wood=2).acting(0, card2=1)
    table.play(0, "use card2; pay {wood*2}")
    assert (table[0].cards, goods(table[0])) == (["card.16"], {})


def test_one_clay_and_two_stone_build_for_fourteen() -> None:
    table = Table().lay("building1", "building.08").own(0, clay=1, stone=2).acting(0, building1=1)
    table.play(0, "use building1; pay {clay,stone*2}")
    assert (table[0].score, table[0].buildings) == (14, ["building.08"])


def test_three_stone_and_one_wood_build_for_eighteen() -> None:
    table = Table().lay("building1", "building.19").own(0, wood=1, stone=3).acting(0, building1=1)
    table.play(0, "use building1; pay {wood,stone*3}")
    assert table[0].score == 18


def test_two_wood_and_one_clay_build_for_ten() -> None:
    table = Table().lay("building1", "building.01").own(0, wood=2, clay=1).acting(0, building1=1)
    table.play(0, "use building1; pay {wood*2,clay}")
    assert table[0].score == 10


def test_the_second_and_third_card_were_bought() -> None:
    table = Table(2)
    row, deck = list(table.g.row), list(table.g.deck)
    table[0].cards, table.g.row = row[1:3], [row[0], "", "", row[3]]
    table.feed()
    assert table.g.row == [row[0], row[3], deck[-1], deck[-2]]


def test_dice_for_four() -> None:
    table = Table().lay("card1", "card.12").own(0, wood=1).acting(0, card1=1)
    table.play(0, "use card1").play(0, "pay {wood}", 5, 2, 6, 2)
    table.play(0, "take tool").play(1, "take field").play(2, "take clay").play(3, "take clay")
    assert values(table[0]) == [1]
    assert table[1].agriculture == 1
    assert goods(table[2]) == goods(table[3]) == {"clay": 1}
    assert isinstance(table.step, Acting)


def test_four_food_and_one_gold_of_a_card() -> None:
    for card, wanted in (("card.24", (16, {})), ("card.28", (12, {"gold": 1}))):
        table = Table().lay("card1", card).own(0, wood=1).acting(0, card1=1).play(0, "use card1; pay {wood}")
        assert (table[0].food, goods(table[0])) == wanted


def test_six_culture_cards_with_one_double() -> None:
    table = Table().deal_card(0, "card.01", "card.03", "card.05", "card.07", "card.09", "card.10")
    assert sheet(table[0]).culture == 25 + 1


@pytest.mark.parametrize(
    ("cards", "own", "buildings", "points"),
    [
        (("card.18", "card.21", "card.19"), {"agriculture": 7}, 0, 35),
        (("card.26", "card.23", "card.22"), {}, 6, 36),
        (("card.32", "card.34"), {"tools": (1, 1, 1)}, 0, 9),
        (("card.29", "card.27"), {"people": 6}, 0, 18),
    ],
)
def test_folk(cards: tuple[str, ...], own: dict[str, Any], buildings: int, points: int) -> None:
    table = Table().own(0, **own).deal_card(0, *cards)
    table.deal_building(0, *(f"building.{number:02}" for number in range(1, buildings + 1)))
    assert sheet(table[0]).total == points
