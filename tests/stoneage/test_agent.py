"""The computer player."""

import pytest

from rules import kernel
from rules.kernel import Seat, Tape
from rules.stoneage import RULES
from rules.stoneage.printed import CARDS
from tests.stoneage.table import Table, think


def duel(seats: int, thinkers: set[Seat], seed: int) -> tuple[int, ...]:
    """The places after a game in which these seats think and the others play at random."""
    tape = Tape(b"duel%d" % seed)
    p = kernel.setup(RULES, seats, {}, Tape(b"%d" % seed)).position
    number = 0
    while p.stack:
        number += 1
        seat = kernel.waiting(p)[0]
        path = think(p, seat, tape) if seat in thinkers else kernel.sample(p, seat, tape)
        p = kernel.apply(RULES, p, seat, path, Tape(b"%d" % seed, number)).position
    result = RULES.result(p)
    assert result is not None
    return result.places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thinking_beats_chance(seats: int) -> None:
    for seed in range(3):
        thinker = seed % seats
        assert duel(seats, {thinker}, seed)[thinker] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_every_seat_to_the_end(seats: int) -> None:
    assert 1 in duel(seats, set(range(seats)), 7)


def test_it_grows_its_village_first() -> None:
    table = Table(4)
    assert think(table.p, 0, Tape(b""))[1] in ("hut", "field")


def test_it_hunts_when_food_is_short() -> None:
    table = Table(4).own(0, food=0, people=6)
    for seat, place in ((1, "hut"), (2, "field"), (3, "tool-maker")):
        table.on(seat, **{place.replace("-", "_"): 2 if place == "hut" else 1})
    assert think(table.p, 0, Tape(b""))[1] == "hunt"


def test_it_adds_the_tool_that_helps_and_no_other() -> None:
    table = Table().own(0, tools=(2, 1)).acting(0, river=1).play(0, "use river", 4)
    assert think(table.p, 0, Tape(b"")) == ("tools", ("2",))
    table = Table().own(0, tools=(2, 1)).acting(0, river=1).play(0, "use river", 1)
    assert think(table.p, 0, Tape(b"")) == ("tools", ())


def test_it_builds_with_the_card_of_two_resources() -> None:
    table = Table().lay("building1", "building.21").own(0, wood=1, clay=1).deal_card(0, "card.08", pile="kept")
    table.acting(0, building1=1).play(0, "use building1")
    assert think(table.p, 0, Tape(b"")) == ("spend", (("stone", 1), ("gold", 1)))


def test_it_thinks_alike_whatever_is_hidden() -> None:
    """Exchanging the cards of the deck changes nothing that it decides."""
    table, other = Table(3), Table(3)
    other.g.deck.reverse()
    assert set(other.g.deck) < set(CARDS)
    assert think(table.p, 0, Tape(b"")) == think(other.p, 0, Tape(b""))
