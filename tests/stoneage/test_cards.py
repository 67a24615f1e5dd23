"""Civilization cards: buying them, and their upper parts."""

from collections import Counter
from typing import Any

import pytest

from rules.stoneage.acting import Acting
from rules.stoneage.cards import Buying, DiceForAll
from rules.stoneage.printed import CARDS
from rules.stoneage.rolling import Rolled
from tests.clauses import clause
from tests.stoneage.table import Table, goods, values


def bought(card: str, *dice: int, seats: int = 4, **own: Any) -> Table:
    """Seat 0 has paid one wood for this card, and these dice fell."""
    table = Table(seats).lay("card1", card).own(0, wood=1, **own).acting(0, card1=1)
    return table.play(0, "use card1").play(0, "pay {wood}", *dice)


@clause("SA-CARD-01", "SA-CARD-04")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_a_card_costs_its_place(price: int) -> None:
    table = Table().own(0, wood=9).acting(0, **{f"card{price}": 1}).play(0, f"use card{price}")
    assert table.moves(0) == [f"pay {{wood*{price}}}" if price > 1 else "pay {wood}", "decline"]
    for wrong in (price - 1, price + 1):
        assert table.refused(0, f"pay {{wood*{wrong}}}").key == "kernel-at-word"


@clause("SA-CARD-02")
def test_any_resources_pay_for_a_card() -> None:
    table = Table().lay("card2", "card.13").own(0, wood=1, clay=1, stone=1, gold=1).acting(0, card2=1)
    table.play(0, "use card2")
    assert len([move for move in table.moves(0) if move.startswith("pay")]) == 6
    table.play(0, "pay {clay,gold}")
    assert goods(table[0]) == {"wood": 1, "stone": 1}


@clause("SA-CARD-03")
def test_food_pays_for_no_card() -> None:
    table = Table().own(0, wood=1, food=50).acting(0, card1=1).play(0, "use card1")
    assert table.clause(0, "pay {food}") == "SA-CARD-03"


@clause("SA-CARD-05")
def test_who_cannot_pay_takes_the_person_back() -> None:
    table = Table().own(0, wood=2).acting(0, card3=1)
    card = table.g.row[2]
    table.play(0, "use card3")
    assert isinstance(table.step, Acting)
    assert table.g.row[2] == card
    assert table[0].home() == 5


@clause("SA-CARD-05")
def test_who_does_not_want_to_pay_takes_the_person_back() -> None:
    table = Table().own(0, wood=3).acting(0, card3=1)
    row = list(table.g.row)
    table.play(0, "use card3; decline")
    assert (table.g.row, goods(table[0]), table[0].home()) == (row, {"wood": 3}, 5)


@clause("SA-CARD-06")
def test_a_bought_card_leaves_a_gap_for_the_round() -> None:
    table = Table().lay("card2", "card.13").own(0, wood=9).acting(0, card2=1, card4=1)
    row = list(table.g.row)
    table.play(0, "use card2; pay {wood*2}")
    assert table.g.row == [row[0], "", row[2], row[3]]
    assert table.play(0, "use card4").ask(0).ask.args["price"] == 4


@clause("SA-CARD-07", "SA-CARD-08", "SA-TOP-09")
@pytest.mark.parametrize(
    ("card", "food"),
    [("card.15", 1), ("card.25", 2), ("card.16", 3), ("card.21", 3), ("card.24", 4), ("card.07", 5), ("card.01", 7)],
)
def test_a_food_card_feeds_at_once_and_lies_face_down(card: str, food: int) -> None:
    table = bought(card)
    assert table[0].food == 12 + food
    assert table[0].cards == [card]
    assert table.seen(0).players[0].cards == (card,)


@clause("SA-CARD-10")
def test_the_gain_of_a_card_does_not_pay_for_it() -> None:
    table = Table().lay("card2", "card.11").own(0, wood=1).acting(0, card2=1).play(0, "use card2")
    assert isinstance(table.step, Acting), "two stones of the card itself do not help"


@clause("SA-CARD-09")
def test_the_lower_part_scores_nothing_when_taken() -> None:
    table = bought("card.31", 1, 1)
    assert (table[0].score, goods(table[0])) == (0, {})
    sheet = table.seen(0).players[0].sheet
    assert sheet is not None
    assert (sheet.track, sheet.total) == (0, 2 * 5), "two shamans for five people, at the end"


@clause("SA-TOP-01", "SA-COUNT-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_for_all_are_as_many_as_players(seats: int) -> None:
    table = bought("card.02", *range(1, seats + 1), seats=seats)
    assert isinstance(table.step, DiceForAll)
    assert len(table.step.dice) == seats


@clause("SA-TOP-02", "SA-TOP-04", "SA-TOP-06", "SA-TOP-08")
def test_everybody_takes_one_die_the_buyer_first() -> None:
    table = Table(3).lay("card1", "card.02").own(1, wood=1).start(1).acting(1, card1=1)
    table.play(1, "use card1").play(1, "pay {wood}", 4, 4, 2)
    for seat, die in ((1, "gold"), (2, "clay"), (0, "gold")):
        assert table.up == (seat,)
        table.play(seat, f"take {die}")
    assert [goods(player) for player in table.g.players] == [{"gold": 1}, {"gold": 1}, {"clay": 1}]
    assert table.up == (1,)


@clause("SA-TOP-04")
def test_the_last_has_no_choice_and_a_taken_die_is_gone() -> None:
    table = bought("card.02", 6, 1, seats=2).play(0, "take field")
    assert table.clause(1, "take field") == "SA-TOP-04"
    assert table.forced(1) == ("take", "wood")


@clause("SA-TOP-03")
@pytest.mark.parametrize(("face", "kind"), [(1, "wood"), (2, "clay"), (3, "stone"), (4, "gold")])
def test_a_die_gives_a_resource(face: int, kind: str) -> None:
    assert goods(bought("card.02", face, 6, seats=2).play(0, f"take {kind}")[0]) == {kind: 1}


@clause("SA-TOP-03")
def test_a_die_gives_a_tool_or_agriculture() -> None:
    table = bought("card.02", 5, 6, seats=2).play(0, "take tool").play(1, "take field")
    assert values(table[0]) == [1]
    assert table[1].agriculture == 1


@clause("SA-TOP-05", "SA-TOP-21")
def test_tools_do_not_change_the_dice_for_all() -> None:
    table = Table(2).lay("card1", "card.02").own(0, wood=1, tools=(1,)).deal_card(0, "card.36", pile="kept")
    table.acting(0, card1=1).play(0, "use card1").play(0, "pay {wood}", 1, 2)
    assert table.clause(0, "tools {1}") == "SA-TOP-05"
    assert table.clause(0, "tools {once2}") == "SA-TOP-05"
    assert table.moves(0) == ["take wood", "take clay"]


@clause("SA-TOP-07")
def test_a_useless_reward_may_be_chosen_and_is_lost() -> None:
    table = Table(2).lay("card1", "card.02").own(0, wood=1, tools=(4, 4, 4), agriculture=10).acting(0, card1=1)
    table.play(0, "use card1").play(0, "pay {wood}", 5, 1).play(0, "take tool")
    assert values(table[0]) == [4, 4, 4]
    assert goods(table[0]) == {}
    assert "full-tool" in table.said()
    table = bought("card.02", 6, 1, seats=2, agriculture=10).play(0, "take field")
    assert table[0].agriculture == 10


@clause("SA-TOP-10")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("card.19", {"stone": 1}),
        ("card.27", {"stone": 1}),
        ("card.11", {"stone": 2}),
        ("card.29", {"clay": 1}),
        ("card.28", {"gold": 1}),
    ],
)
def test_a_resource_card_gives_at_once(card: str, gain: dict[str, int]) -> None:
    assert goods(bought(card)[0]) == gain


@clause("SA-TOP-11")
@pytest.mark.parametrize(
    ("card", "gain"), [("card.31", {"wood": 3}), ("card.30", {"stone": 2}), ("card.03", {"gold": 1})]
)
def test_a_card_of_two_dice_brings_its_resource(card: str, gain: dict[str, int]) -> None:
    assert goods(bought(card, 4, 6)[0]) == gain


@clause("SA-TOP-12", "SA-TOP-21", "SA-TOOL-10")
def test_tools_help_a_card_of_two_dice() -> None:
    table = Table().lay("card1", "card.03").own(0, wood=1, tools=(2,)).deal_card(0, "card.35", pile="kept")
    table.acting(0, card1=1).play(0, "use card1").play(0, "pay {wood}", 1, 6)
    assert isinstance(table.step, Rolled)
    table.play(0, "tools {2,once3}")
    assert goods(table[0]) == {"gold": 2}


@clause("SA-TOP-13")
@pytest.mark.parametrize("card", ["card.13", "card.14", "card.26"])
def test_three_points_at_once(card: str) -> None:
    assert bought(card)[0].score == 3


@clause("SA-TOP-09", "SA-TOP-13", "SA-TOP-14", "SA-TOP-15")
@pytest.mark.parametrize(
    ("card", "told"),
    [("card.15", "got"), ("card.13", "got-points"), ("card.04", "got-tool"), ("card.09", "got-field")],
)
def test_what_a_card_brings_is_told(card: str, told: str) -> None:
    assert bought(card).said()[-2:] == ["card-bought", told]


@clause("SA-TOP-14")
def test_a_card_gives_a_permanent_tool() -> None:
    assert values(bought("card.04")[0]) == [1]


@clause("SA-TOP-15")
@pytest.mark.parametrize("card", ["card.09", "card.20"])
def test_a_card_gives_agriculture(card: str) -> None:
    assert bought(card, agriculture=2)[0].agriculture == 3


@clause("SA-TOP-16", "SA-TOP-17", "SA-INFO-03")
def test_the_additional_card_counts_below_only_and_is_the_owners_secret() -> None:
    table = Table().lay("card1", "card.05").top_of_deck("card.01").own(0, wood=1).acting(0, card1=1)
    deck = len(table.g.deck)
    table.play(0, "use card1; pay {wood}")
    assert (table[0].drawn, table[0].food, len(table.g.deck)) == (["card.01"], 12, deck - 1)
    sheet = table.seen(0).players[0].sheet
    assert sheet is not None
    assert sheet.rows == (2, 0), "writing, and the pottery of the card drawn"
    assert table.seen(0).players[0].cards == ("card.05", "card.01")
    assert table.seen(1).players[0].cards == ()
    assert table.seen(1).players[0].face_down == 2
    private = [event for event in table.log if event.to is not None]
    assert [(event.to, event.msg.key) for event in private] == [((0,), "stoneage-drew-this")]


@clause("SA-TOP-18")
def test_an_empty_deck_gives_no_additional_card() -> None:
    table = Table().lay("card1", "card.05").own(0, wood=1).acting(0, card1=1)
    table[1].cards, table.g.deck = table.g.deck, []
    table.play(0, "use card1; pay {wood}")
    assert table[0].drawn == []
    assert table.said()[-1] == "deck-empty"


@clause("SA-TOP-19", "SA-TOP-22", "SA-INFO-05")
@pytest.mark.parametrize(("card", "value"), [("card.36", 2), ("card.35", 3), ("card.34", 4)])
def test_a_one_use_tool_lies_open_and_serves_once(card: str, value: int) -> None:
    table = bought(card)
    assert table[0].kept == [card]
    assert table.seen(1).players[0].kept == (card,)
    table.acting(0, forest=1, clay_pit=1).play(0, "use forest", 1).play(0, f"tools {{once{value}}}")
    assert goods(table[0]).get("wood", 0) == (1 + value) // 3
    assert (table[0].kept, table[0].cards) == ([], [card])
    table.play(0, "use clay-pit", 4)
    assert isinstance(table.step, Acting), "there is no tool left to ask for"


@clause("SA-TOP-20")
def test_a_one_use_tool_keeps_and_combines() -> None:
    table = Table(2).own(0, tools=(1,)).deal_card(0, "card.34", pile="kept").feed()
    assert table.g.round == 2
    table.acting(0, river=1, forest=1).play(0, "use river", 1)
    assert table.clause(0, "tools {once3}") == "SA-TOP-19"
    table.play(0, "tools {1,once4}")
    assert goods(table[0]) == {"gold": 1}


@clause("SA-TOP-23", "SA-TOP-24")
def test_a_one_use_tool_counts_below_but_is_no_tool() -> None:
    table = Table().own(0, tools=(2, 1)).deal_card(0, "card.34", pile="kept").deal_card(0, "card.36")
    sheet = table.seen(0).players[0].sheet
    assert sheet is not None
    assert sheet.folk[3] == (1 + 2, 3)


@clause("SA-TOP-25", "SA-TOP-26", "SA-TOP-27", "SA-INFO-05")
def test_two_resources_at_once_or_later() -> None:
    table = bought("card.08")
    assert table[0].kept == ["card.08"]
    assert table.seen(None).players[0].kept == ("card.08",)
    assert "spend {wood,gold}" in table.moves(0)
    table.play(0, "spend {gold*2}")
    assert goods(table[0]) == {"gold": 2}
    assert (table[0].kept, table[0].cards) == ([], ["card.08"])
    assert table.clause(0, "spend {gold*2}") == "SA-TOP-25"


@clause("SA-TOP-25")
@pytest.mark.parametrize("wrong", ["{wood}", "{wood*3}", "{wood,clay,stone}"])
def test_exactly_two_resources(wrong: str) -> None:
    table = Table().deal_card(0, "card.08", pile="kept")
    assert table.refused(0, f"spend {wrong}").key == "kernel-at-word"
    assert table.clause(0, "spend {food*2}") == "SA-CARD-03"


@clause("SA-TOP-26")
def test_two_resources_at_every_decision_of_the_owner() -> None:
    table = Table(2).deal_card(0, "card.08", pile="kept").own(0, tools=(1,), wood=1)
    spend = "spend {wood*2}"
    assert spend in table.moves(0), "while placing"
    table.acting(0, forest=1, card4=1, building1=1).lay("building1", "building.26")
    assert spend in table.moves(0), "while acting"
    assert spend in table.play(0, "use forest", 2).moves(0), "while choosing tools"
    table.play(0, "tools {}").play(0, "use building1")
    assert spend in table.moves(0), "before a payment"
    table.play(0, "decline; use card4")
    assert isinstance(table.step, Acting), "one wood and two more are fewer than four"


@clause("SA-TOP-26")
def test_two_resources_help_to_pay() -> None:
    table = Table().deal_card(0, "card.08", pile="kept").lay("card3", "card.13").own(0, wood=1).acting(0, card3=1)
    table.play(0, "use card3")
    assert isinstance(table.step, Buying)
    assert table.clause(0, "pay {wood*3}") == "SA-CARD-01"
    table.play(0, "spend {wood,clay}; pay {wood*2,clay}")
    assert table[0].cards == ["card.08", "card.13"]


@clause("SA-TOP-26")
def test_two_resources_while_a_die_is_taken() -> None:
    table = Table(3).deal_card(1, "card.08", pile="kept").lay("card1", "card.02").own(0, wood=1).acting(0, card1=1)
    table.play(0, "use card1").play(0, "pay {wood}", 1, 1, 2).play(0, "take wood")
    assert table.forced(1) is None
    table.play(1, "spend {clay*2}; take wood")
    assert goods(table[1]) == {"wood": 1, "clay": 2}


@clause("SA-TOP-04")
def test_nobody_waits_for_the_owner_of_that_card_to_take_the_last_die() -> None:
    table = Table(2).deal_card(1, "card.08", pile="kept").lay("card1", "card.02").own(0, wood=1).acting(0, card1=1)
    table.play(0, "use card1").play(0, "pay {wood}", 1, 3).play(0, "take stone")
    assert table.forced(1) == ("take", "wood")


@clause("SA-TOP-01", "SA-TOP-09", "SA-TOP-10", "SA-TOP-11", "SA-TOP-13", "SA-TOP-14", "SA-TOP-15", "SA-TOP-16")
@clause("SA-TOP-19", "SA-TOP-25")
def test_so_many_cards_of_each_upper_part() -> None:
    tops = Counter(card.top for card in CARDS.values())
    assert tops == {
        "dice": 10, "food": 7, "resource": 5, "roll": 3, "points": 3,
        "tool": 1, "field": 2, "extra": 1, "once": 3, "choice": 1,
    }  # fmt: skip


@clause("SA-LOW-01")
def test_each_culture_symbol_twice() -> None:
    symbols = Counter(card.symbol for card in CARDS.values() if card.symbol)
    names = ("healing", "art", "music", "writing", "sundial", "pottery", "transport", "weaving")
    assert symbols == dict.fromkeys(names, 2)


@clause("SA-LOW-02")
def test_five_cards_of_each_folk() -> None:
    sand = [card for card in CARDS.values() if card.folk]
    assert Counter(card.folk for card in sand) == dict.fromkeys(("farmer", "hut-builder", "shaman", "tool-maker"), 5)
    figures = Counter[str]()
    for card in sand:
        figures[card.folk] += card.figures
    assert figures == {"farmer": 7, "hut-builder": 9, "shaman": 7, "tool-maker": 8}
    assert not any(card.symbol for card in sand)


def test_a_sleeper_pays_with_the_cheapest() -> None:
    table = Table().own(0, wood=1, clay=1, gold=5).acting(0, card3=1).play(0, "use card3")
    assert table.step.default(table.g, 0) == ("pay", (("wood", 1), ("clay", 1), ("gold", 1)))
    table = Table().own(0, wood=1).deal_card(0, "card.08", pile="kept").acting(0, card3=1).play(0, "use card3")
    assert table.step.default(table.g, 0) == ("decline",)
