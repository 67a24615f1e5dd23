"""The computer player."""

import pytest

from rules.kernel import Seat, Tape
from rules.stoneage import RULES
from rules.stoneage.printed import CARDS
from service import agents
from service.agents.stoneage import STRONG
from service.agents.stoneage.placements import Placements
from tests.games import final, match, result, thinkers
from tests.stoneage.table import Table, think


def duel(seats: int, thinking: set[Seat], seed: int) -> tuple[int, ...]:
    """The places after a game in which these seats think and the others play at random."""
    return result(RULES, final(match(RULES, thinkers(seats, *thinking), b"%d" % seed, most=2_000))).places


def hunger(seats: int, seed: int) -> int:
    """How often somebody goes hungry when all think."""
    outcomes = match(RULES, thinkers(seats, *range(seats)), b"%d" % seed, most=2_000)
    return sum(event.msg.key == "stoneage-starved" for outcome in outcomes for event in outcome.log)


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


def test_it_keeps_hunters_at_home_while_food_is_missing() -> None:
    table = Table(2).own(0, food=0).on(1, hut=2, field=1)
    table.start(0)
    path = think(table.p, 0, Tape(b""))
    assert path[1] == "hunt" or int(str(path[-1])) <= 2, "three hunters at least must stay at home"


def test_it_eats_its_resources_rather_than_buying_a_card_with_them() -> None:
    table = Table().lay("card2", "card.15").own(0, wood=2, food=3).acting(0, card2=1).play(0, "use card2")
    assert think(table.p, 0, Tape(b"")) == ("decline",)
    table = Table().lay("card2", "card.15").own(0, wood=18, food=5).acting(0, card2=1).play(0, "use card2")
    assert think(table.p, 0, Tape(b"")) == ("pay", (("wood", 2),))


def test_it_builds_with_what_nobody_has_to_eat() -> None:
    table = Table().lay("building1", "building.26").own(0, wood=2, gold=2, food=3).acting(0, building1=1)
    table.play(0, "use building1")
    assert think(table.p, 0, Tape(b"")) == ("pay", (("gold", 2),))


def test_it_occupies_no_building_that_it_cannot_pay_for() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.own(seat, people=1, food=20)
    assert not str(think(table.p, 0, Tape(b""))[1]).startswith("building")


def test_it_hardly_ever_starves() -> None:
    hungry = sum(hunger(3, seed) for seed in range(3))
    assert hungry <= 2, "nine peoples over about fourteen rounds each"


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


def begun() -> Table:
    """Two players in the first round; the cards from the cheapest to the dearest."""
    table = Table(2).lay("card1", "card.26").lay("card2", "card.09").lay("card3", "card.28").lay("card4", "card.35")
    return table.lay("building1", "building.04").lay("building2", "building.28")


def test_it_takes_no_place_from_somebody_who_has_nobody_left() -> None:
    """All people of the other stand already: the card could not be paid, and nobody else could take it."""
    table = begun().on(0, hut=2).on(1, field=1, forest=4)
    table.start(0)
    assert agents.choose("strong", RULES, table.p, 0, Tape(b"player", 1))[1] not in ("card2", "card3", "card4")
    assert denied(table, "card2") == 0


def test_it_denies_whoever_can_still_come() -> None:
    assert denied(begun().on(0, hut=2).on(1, field=1, forest=2).own(1, wood=2), "card2") > 0
    assert denied(begun().on(1, field=1, forest=3).own(1, wood=2), "hut") == 0, "one person alone cannot go to the hut"


def test_it_denies_the_next_who_can_still_come() -> None:
    """The second player's people stand already, the third is ready to pay."""
    table = Table(3).lay("card2", "card.09").on(1, field=1, forest=4).own(2, wood=2)
    assert denied(table, "card2") > 0


def denied(table: Table, place: str) -> float:
    """What it counts for the first player that the others do not get there."""
    return Placements(table.g, 0, STRONG).terms(("place", place))["denial"]
