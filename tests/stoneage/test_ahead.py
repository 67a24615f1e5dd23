"""What can be prepared in Stone Age: one's places, a die for all, and the meal."""

from rules import kernel
from rules.stoneage import RULES
from tests.stoneage.table import Table
from tests.stoneage.test_cards import bought


def coming(table: Table) -> list[list[str]]:
    return [list(kernel.ahead(table.p, seat)) for seat in range(table.g.seats)]


def test_who_acts_later_prepares_that_and_who_lacks_food_the_meal() -> None:
    table = Table(3).own(1, food=0, wood=9).on(1, field=1).own(0, food=99).own(2, food=99).acting(0, forest=1)
    now = table.g.round
    assert coming(table) == [[], [f"acting-{now}", f"feeding-{now}"], [f"acting-{now}"]]
    then = kernel.ahead(table.p, 1)[f"acting-{now}"]
    used = kernel.foresee(RULES, then, 1, ["use", "field"])
    assert used is not None
    assert used.game.players[1].agriculture == 1


def test_dice_are_not_foreseen() -> None:
    table = Table(3).on(1, forest=1).acting(0, field=1)
    then = kernel.ahead(table.p, 1)[f"acting-{table.g.round}"]
    assert kernel.foresee(RULES, then, 1, ["use", "forest"]) is None


def test_while_dice_are_taken_those_who_follow_prepare_theirs() -> None:
    table = bought("card.02", 1, 2, 3, 4)
    name = f"diceforall-{table.g.round}-0"
    assert [name in found for found in coming(table)] == [False, True, True, True]
    assert [name in found for found in coming(bought("card.02", 4, 4, 4, 4))] == [False] * 4


def test_while_people_are_placed_nothing_is_foreseen() -> None:
    assert coming(Table(3)) == [[], [], []]
