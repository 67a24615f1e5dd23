"""The new round, the end of the game, the final scoring."""

import pytest

from rules.kernel import Result
from rules.stoneage import RULES
from rules.stoneage.acting import Acting
from rules.stoneage.scoring import Sheet
from rules.stoneage.state import Tool
from tests.clauses import clause
from tests.stoneage.table import Table, goods

GREEN = {"pottery": ("card.01", "card.02"), "art": ("card.03", "card.04"), "writing": ("card.05", "card.06"),
         "healing": ("card.07", "card.08"), "sundial": ("card.09", "card.10"), "transport": ("card.11", "card.12"),
         "music": ("card.13", "card.14"), "weaving": ("card.15", "card.16")}  # fmt: skip


def result(table: Table) -> Result:
    found = RULES.result(table.p)
    assert found is not None
    return found


def scored(table: Table, seat: int = 0) -> Sheet:
    sheet = table.seen(seat).players[seat].sheet
    assert sheet is not None
    return sheet


def short_deck(table: Table, left: int) -> Table:
    """Only so many cards are left in the deck."""
    while len(table.g.deck) > left:
        table[1].cards.append(table.g.deck.pop(0))
    return table


def empty_stack(table: Table, number: int = 0) -> Table:
    """One stack of buildings is used up."""
    table[1].buildings += table.g.stacks[number]
    table.g.stacks[number] = []
    return table


def over(table: Table) -> Table:
    """The game ends now, with what everybody has."""
    for player in table.g.players:
        player.food = 50
    return empty_stack(table).feed()


@clause("SA-NEW-01")
def test_the_start_player_figure_goes_to_the_left() -> None:
    table = Table(3).start(2).feed()
    assert table.g.first == 0
    assert table.up == (0,)


@clause("SA-NEW-02", "SA-NEW-03", "SA-NEW-04")
def test_cards_slide_to_the_right_and_the_row_is_filled() -> None:
    table = Table(2)
    row, deck = list(table.g.row), list(table.g.deck)
    for bought in (1, 2):
        table[1].cards.append(row[bought])
        table.g.row[bought] = ""
    table.feed()
    assert table.g.row == [row[0], row[3], deck[-1], deck[-2]]
    table.own(0, wood=9).acting(0, card2=1).play(0, "use card2")
    assert table.ask(0).ask.args["price"] == 2, "the fourth card is cheaper now"


@clause("SA-END-01")
def test_the_game_ends_when_four_cards_cannot_be_laid_out() -> None:
    table = short_deck(Table(2), 0)
    table[1].cards.append(table.g.row[3])
    table.g.row[3] = ""
    table.feed()
    assert table.p.stack == []
    assert result(table).reason.key == "stoneage-ended-cards"
    assert table.g.round == 1


@clause("SA-END-02")
@pytest.mark.parametrize("bought", [0, 1])
def test_exactly_four_cards_are_enough(bought: int) -> None:
    table = short_deck(Table(2), bought)
    if bought:
        table[1].cards.append(table.g.row[0])
        table.g.row[0] = ""
    table.feed()
    assert (table.g.round, table.g.deck, len(table.g.row)) == (2, [], 4)


@clause("SA-END-03", "SA-END-04")
def test_an_empty_stack_lets_the_round_be_finished_with_feeding() -> None:
    table = Table(2).lay("building1", "building.26").own(0, wood=1).on(1, hunt=5)
    table[1].buildings = table.g.stacks[0][:-1]
    table.g.stacks[0] = ["building.26"]
    table.acting(0, building1=1).play(0, "use building1; pay {wood}; end")
    assert isinstance(table.step, Acting)
    assert table.up == (1,)
    table.play(1, "use hunt; end", 1, 1, 1, 1, 2)
    assert table.p.stack == []
    assert [player.food for player in table.g.players] == [12 - 5, 12 + 3 - 5]
    assert result(table).reason.key == "stoneage-ended-buildings"


@clause("SA-END-05")
def test_hunger_counts_before_the_end_and_the_stacks_are_tested_before_the_cards() -> None:
    table = empty_stack(short_deck(Table(2), 3)).own(0, food=0)
    table.feed()
    assert table[0].score == -10
    assert result(table).reason.key == "stoneage-ended-buildings"
    assert len(table.g.deck) == 3, "no card was laid out any more"


@clause("SA-END-06")
def test_a_last_building_that_is_not_bought_prevents_the_end() -> None:
    table = Table(2)
    table[1].buildings = table.g.stacks[0][:-1]
    table.g.stacks[0] = table.g.stacks[0][-1:]
    table.acting(0, building1=1).play(0, "use building1")
    table.last_turn().end_turns()
    assert table.g.round == 2


@clause("SA-TOP-28")
def test_an_unused_card_of_two_resources_is_cashed() -> None:
    table = over(Table(2).deal_card(0, "card.08", pile="kept"))
    assert sum(table[0].resources) == 2
    assert (table[0].kept, table[0].cards) == ([], ["card.08"])
    assert result(table).points[0] == 2 + 1, "two resources, and the symbol of the card"


@clause("SA-SCORE-01", "SA-SCORE-02")
def test_a_point_for_each_resource_and_none_for_food() -> None:
    table = over(Table(2).own(0, wood=2, clay=1, stone=1, gold=3))
    assert result(table).points == (7, 0)


@clause("SA-SCORE-03")
@pytest.mark.parametrize("number", range(1, 9))
def test_different_symbols_score_their_square(number: int) -> None:
    cards = [pair[0] for pair in GREEN.values()][:number]
    assert scored(Table().deal_card(0, *cards)).culture == number * number


@clause("SA-SCORE-04")
def test_doubles_form_a_second_row() -> None:
    cards = [card for kind in ("pottery", "art", "writing") for card in GREEN[kind]]
    sheet = scored(Table().deal_card(0, *cards, *GREEN["music"][:1]))
    assert sheet.rows == (4, 3)
    assert sheet.culture == 16 + 9


@clause("SA-SCORE-05", "SA-SCORE-06", "SA-SCORE-07", "SA-SCORE-08", "SA-SCORE-09", "SA-SCORE-10")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("card.18", "card.19"), 3 * 7),
        (("card.26", "card.22"), 4 * 2),
        (("card.29", "card.31"), 4 * 9),
        (("card.32", "card.34"), 3 * 5),
    ],
)
def test_figures_of_one_folk_are_added_and_multiplied(cards: tuple[str, ...], points: int) -> None:
    table = Table(2).own(0, agriculture=7, people=9, tools=(2, 2, 1)).deal_card(0, *cards)
    table.deal_building(0, "building.01", "building.02")
    assert result(over(table)).points[0] == points


@clause("SA-SCORE-11")
def test_the_final_points_are_added_to_the_track() -> None:
    table = Table(2).own(0, score=-4, wood=1).deal_building(0, "building.01").deal_card(0, "card.22")
    assert result(over(table)).points[0] == -4 + 1 + 1


@clause("SA-SCORE-12")
def test_the_highest_score_wins() -> None:
    table = over(Table(3).own(0, score=10).own(1, score=30).own(2, score=-5))
    assert result(table).places == (2, 1, 3)


@clause("SA-SCORE-13", "SA-SCORE-14", "SA-TOP-24")
def test_a_tie_goes_to_agriculture_tools_and_people() -> None:
    table = Table(3)
    for seat in range(3):
        table.own(seat, score=20)
    table.own(0, agriculture=1, people=6).own(2, tools=(2, 1))
    table.deal_card(1, "card.34", pile="kept").deal_building(1, "building.01", "building.02", "building.03")
    assert result(over(table)).places == (2, 3, 1)


@clause("SA-SCORE-15")
def test_a_full_tie_is_shared() -> None:
    table = Table(3).own(0, score=20, agriculture=2).own(1, score=20, people=7).own(2, score=19, people=10)
    assert result(over(table)).places == (1, 1, 3)


def test_the_notes_tell_how_the_points_came_about() -> None:
    table = over(Table(2).own(0, score=5, wood=1).deal_card(0, "card.13", "card.29"))
    note = result(table).notes[0]
    assert {key: note.args[key] for key in ("points", "track", "resources", "culture")} == {
        "points": 5 + 1 + 1 + 10,
        "track": 5,
        "resources": 1,
        "culture": 1,
    }


def test_used_tools_and_resources_stay_to_be_counted() -> None:
    table = Table(2).own(0, wood=2)
    table[0].tools = [Tool(3, True)]
    over(table)
    assert goods(table[0]) == {"wood": 2}
