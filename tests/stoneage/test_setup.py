"""Set-up."""

import pytest

from rules import kernel
from rules.kernel import Illegal, Tape
from rules.stoneage import RULES
from rules.stoneage.printed import BUILDINGS, CARDS
from rules.stoneage.state import StoneAge
from tests.clauses import clause
from tests.stoneage.table import Table

ALL = (2, 3, 4)


def dealt(seats: int, seed: bytes = b"a") -> StoneAge:
    game: StoneAge = kernel.setup(RULES, seats, {}, Tape(seed)).position.game
    return game


@clause("SA-SETUP-01")
def test_two_to_four_take_part() -> None:
    assert [len(dealt(seats).players) for seats in ALL] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Illegal):
            dealt(seats)


@clause("SA-SETUP-02", "SA-SETUP-03", "SA-SETUP-04", "SA-SETUP-05")
def test_everybody_starts_alike() -> None:
    for player in dealt(4).players:
        assert (player.people, player.home(), player.food) == (5, 5, 12)
        assert (player.score, player.agriculture) == (0, 0)
        assert (player.tools, player.resources) == ([], [0, 0, 0, 0])


@clause("SA-SETUP-06")
def test_the_cards_are_shuffled() -> None:
    one, other = dealt(2, b"a"), dealt(2, b"b")
    assert one.deck != other.deck
    assert sorted([*one.deck, *one.row]) == sorted(CARDS)
    assert len(CARDS) == 36
    assert len(one.deck) == 32


@clause("SA-SETUP-07", "SA-COUNT-09")
def test_the_first_card_lies_on_the_cheapest_place_at_the_right() -> None:
    for seats in ALL:
        draws = kernel.setup(RULES, seats, {}, Tape(b"a")).draws
        whole = list(CARDS)
        Tape(fixed=draws).shuffle(whole)
        assert dealt(seats).row == whole[:-5:-1]


@clause("SA-SETUP-08", "SA-SETUP-09", "SA-COUNT-10")
def test_as_many_stacks_of_seven_buildings_as_players() -> None:
    for seats in ALL:
        game = dealt(seats)
        assert [len(stack) for stack in game.stacks] == [7] * seats
        assert len(game.box) == 28 - 7 * seats
        assert sorted([*game.box, *(name for stack in game.stacks for name in stack)]) == sorted(BUILDINGS)
        assert game.stacks != dealt(seats, b"b").stacks


@clause("SA-SETUP-10")
def test_the_top_building_of_each_stack_is_open() -> None:
    table = Table(3)
    assert [top for top, _ in table.seen(None).stacks] == [stack[-1] for stack in table.g.stacks]


@clause("SA-SETUP-11")
def test_the_start_player_is_drawn() -> None:
    first = {dealt(3, bytes([seed])).first for seed in range(30)}
    assert first == {0, 1, 2}
    opening = kernel.setup(RULES, 3, {}, Tape(b"a"))
    assert kernel.waiting(opening.position) == (opening.position.game.first,)


@clause("SA-SETUP-12", "SA-SETUP-13", "SA-ROLL-09")
def test_nothing_runs_out() -> None:
    table = Table(2).own(0, gold=200, food=900).acting(0, river=7, hunt=3)
    table.play(0, "use river", *[6] * 7).play(0, "use hunt", 6, 6, 6)
    assert table[0].resources[3] == 207
    assert table[0].food == 909


@clause("SA-SETUP-14", "SA-PLACE-02")
def test_play_runs_clockwise() -> None:
    table = Table(3).start(1)
    order = []
    for place in ("card1", "card2", "card3", "card4"):
        order.append(table.up[0])
        table.play(table.up[0], f"place {place}")
    assert order == [1, 2, 0, 1]
