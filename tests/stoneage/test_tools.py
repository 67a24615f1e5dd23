"""Tools, hunt and resources."""

import pytest

from rules.stoneage.rolling import Rolled
from rules.stoneage.state import Player, Tool, gain_tool
from tests.clauses import clause
from tests.stoneage.table import Table, goods, values

PROGRESS = [
    [1], [1, 1], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2],
    [3, 2, 2], [3, 3, 2], [3, 3, 3], [4, 3, 3], [4, 4, 3], [4, 4, 4], [4, 4, 4],
]  # fmt: skip


@clause("SA-TOOL-01", "SA-TOOL-02", "SA-TOOL-03", "SA-TOOL-05")
def test_three_slots_fill_with_ones_and_grow_evenly() -> None:
    player, seen = Player(), []
    for _ in PROGRESS:
        gain_tool(player)
        seen.append(values(player))
    assert seen == PROGRESS


@clause("SA-TOOL-04")
def test_an_unused_tool_of_the_lowest_value_is_raised() -> None:
    player = Player(tools=[Tool(1, True), Tool(1, False), Tool(1, True)])
    gain_tool(player)
    assert player.tools == [Tool(1, True), Tool(2, False), Tool(1, True)]


@clause("SA-TOOL-13")
def test_a_raised_tool_that_was_used_stays_used() -> None:
    player = Player(tools=[Tool(2, False), Tool(2, False), Tool(1, True)])
    gain_tool(player)
    assert player.tools[2] == Tool(2, True)


@clause("SA-TOOL-06")
def test_each_tool_is_used_once_a_round() -> None:
    table = Table().own(0, tools=(2, 1)).acting(0, forest=1, clay_pit=1)
    table.play(0, "use forest", 1).play(0, "tools {2}")
    table.play(0, "use clay-pit", 3)
    assert table.clause(0, "tools {2}") == "SA-TOOL-06"
    assert table.moves(0) == ["tools {}", "tools {1}"]
    table.play(0, "tools {1}")
    assert goods(table[0]) == {"wood": 1, "clay": 1}
    assert [tool.used for tool in table[0].tools] == [True, True]


@clause("SA-TOOL-07", "SA-TOOL-11")
def test_a_tool_counts_whole_before_the_division() -> None:
    table = Table().own(0, tools=(4, 4, 4)).acting(0, river=1, forest=1)
    table.play(0, "use river", 3).play(0, "tools {4}")
    assert goods(table[0]) == {"gold": 1}, "7 eyes give 1 gold, and the last eye is lost"
    table.play(0, "use forest", 2)
    assert "1" not in {choice.key for choice in table.ask(0, "tools").choices}


@clause("SA-TOOL-08", "SA-TOOL-09")
def test_any_number_of_tools_after_the_roll_is_seen() -> None:
    table = Table().own(0, tools=(2, 2, 1)).acting(0, quarry=1)
    table.play(0, "use quarry", 5)
    assert isinstance(table.step, Rolled)
    assert table.ask(0).ask.args["total"] == 5
    table.play(0, "tools {2,2b,1}")
    assert goods(table[0]) == {"stone": 2}


@clause("SA-TOOL-10")
def test_tools_need_own_people_and_dice() -> None:
    table = Table().own(0, tools=(3,)).acting(0, field=1, hunt=1)
    assert table.clause(0, "tools {3}") == "SA-TOOL-10"
    table.play(0, "use field")
    assert [tool.used for tool in table[0].tools] == [False]
    table.play(0, "use hunt", 1).play(0, "tools {3}")
    assert table[0].food == 12 + 2


@clause("SA-TOOL-12")
def test_a_fresh_tool_serves_in_the_same_round() -> None:
    table = Table().acting(0, tool_maker=1, forest=1)
    table.play(0, "use tool-maker").play(0, "use forest", 2).play(0, "tools {1}")
    assert goods(table[0]) == {"wood": 1}


@clause("SA-TOOL-14", "SA-NEW-05")
def test_used_tools_are_refreshed_for_the_next_round() -> None:
    table = Table(2)
    table[0].tools = [Tool(2, True), Tool(1, False)]
    table.feed()
    assert table.g.round == 2
    assert table[0].tools == [Tool(2), Tool(1)]


@clause("SA-TOOL-15")
def test_a_tool_from_anothers_card_serves_in_the_own_turn() -> None:
    table = Table(2).lay("card1", "card.02").own(0, wood=1).on(1, river=1).acting(0, card1=1)
    table.play(0, "use card1").play(0, "pay {wood}", 5, 1).play(0, "take wood").play(1, "take tool")
    table.play(0, "end").play(1, "use river", 5).play(1, "tools {1}")
    assert goods(table[1]) == {"gold": 1}


@clause("SA-TOOL-16")
def test_tools_are_never_lost() -> None:
    table = Table(2).own(0, tools=(1, 1, 1), food=0).acting(0, forest=1)
    table.play(0, "use forest", 1).play(0, "tools {1,1b,1c}").feed()
    assert values(table[0]) == [1, 1, 1]


@pytest.mark.parametrize(
    ("place", "dice", "kind", "number"),
    [
        ("forest", (6, 5), "wood", 3),
        ("clay_pit", (6, 5), "clay", 2),
        ("quarry", (5, 4), "stone", 1),
        ("river", (6, 5), "gold", 1),
        ("river", (6, 6), "gold", 2),
    ],
)
@clause("SA-ROLL-04", "SA-ROLL-05", "SA-ROLL-06", "SA-ROLL-07", "SA-ROLL-08")
def test_a_resource_for_every_full_divisor(place: str, dice: tuple[int, ...], kind: str, number: int) -> None:
    table = Table().acting(0, **{place: 2}).play(0, f"use {place.replace('_', '-')}", *dice)
    assert goods(table[0]) == {kind: number}


@clause("SA-ROLL-03")
def test_food_for_every_full_two() -> None:
    table = Table().acting(0, hunt=3).play(0, "use hunt", 1, 1, 3)
    assert table[0].food == 12 + 2


@clause("SA-ROLL-08")
@pytest.mark.parametrize(("place", "eyes"), [("hunt", 1), ("forest", 2), ("clay_pit", 3), ("quarry", 4), ("river", 5)])
def test_too_few_eyes_bring_nothing(place: str, eyes: int) -> None:
    table = Table().acting(0, **{place: 1}).play(0, f"use {place.replace('_', '-')}", eyes)
    assert goods(table[0]) == {}
    assert table[0].food == 12


@clause("SA-ROLL-02")
def test_ten_hunters_roll_ten_dice() -> None:
    table = Table().own(0, people=10).acting(0, hunt=10).play(0, "use hunt", *[1] * 10)
    assert table[0].food == 12 + 5


@clause("SA-ROLL-10")
def test_each_rolls_alone_on_a_shared_place() -> None:
    table = Table().on(1, forest=2).acting(0, forest=1)
    table.play(0, "use forest", 3).play(0, "end").play(1, "use forest", 6, 6)
    assert (goods(table[0]), goods(table[1])) == ({"wood": 1}, {"wood": 4})


def test_a_sleeper_uses_no_more_tools_than_help() -> None:
    table = Table().own(0, tools=(2, 1, 1)).deal_card(0, "card.34", pile="kept").acting(0, river=1)
    table.play(0, "use river", 4)
    assert table.step.default(table.g, 0) == ("tools", ("2",))


@clause("SA-ROLL-08", "SA-TOOL-08")
def test_tools_that_change_nothing_are_not_asked_for() -> None:
    table = Table().own(0, tools=(1, 1)).deal_card(0, "card.08", pile="kept").acting(0, river=1)
    table.play(0, "use river", 3)
    assert table.forced(0) == ("tools", ())
    assert table.clause(0, "tools {1,1b}") == "SA-ROLL-08"
    table.play(0, "tools {}")
    assert [tool.used for tool in table[0].tools] == [False, False]
    table.acting(0, river=1).play(0, "use river", 4)
    assert "tools {1,1b}" in table.moves(0)


def test_without_tools_nothing_is_asked() -> None:
    table = Table().own(0, tools=(1,)).acting(0, forest=1, hunt=1)
    table.play(0, "use forest", 2).play(0, "tools {1}").play(0, "use hunt", 4)
    assert table[0].food == 14
