"""What Stone Age's players make of a table: the same thought on a view and on a bare position, and resources that are
counted once."""

from typing import Any

import pytest

from rules import kernel
from rules.kernel import Path, Position, Seat, Tape
from rules.stoneage import RULES
from rules.stoneage.acting import Acting
from rules.stoneage.cards import Buying
from rules.stoneage.feeding import Feeding
from rules.stoneage.placing import Placing
from rules.stoneage.printed import BUILDINGS, CARDS
from service.agents import choose, stoneage
from service.agents.stoneage.mind import decide
from service.agents.stoneage.offers import Asked, Known
from service.agents.stoneage.placements import Placements
from service.thinking.imagination import Luck, make

GREEDY = stoneage.GREEDY


def begun(seats: int = 2) -> Position[Any, Any]:
    return kernel.setup(RULES, seats, {"cards": "open"}, Tape(b"mind")).position


def asked(p: Position[Any, Any], seat: Seat) -> Asked:
    return Asked(lambda path: kernel.ask(p, seat, path))


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_whole_match_is_thought_the_same_way_on_a_view_and_on_a_bare_position(seats: int) -> None:
    p, luck, moves, quick = begun(seats), Luck(1), 0, stoneage.policy(GREEDY)
    while p.stack:
        seat, moves = kernel.waiting(p)[0], moves + 1
        path = quick(p, seat)
        assert path == decide(p, seat, asked(p, seat), GREEDY)
        assert path == stoneage.greedy(RULES.view(p, seat), seat, lambda words: kernel.ask(p, seat, words), Tape())  # noqa: B023
        make(p, seat, path, luck.on(moves))
    assert moves > 200


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_best_placement_is_the_first_of_all(seats: int) -> None:
    """Though of each place only the best numbers of people are looked at."""
    p, luck, moves, quick, hungry = begun(seats), Luck(2), 0, stoneage.policy(GREEDY), 0
    while p.stack:
        seat, moves = kernel.waiting(p)[0], moves + 1
        if isinstance(p.stack[-1], Placing):
            placements, offers = Placements(p.game, seat, GREEDY), Known(p, seat)
            ranked = placements.ranked(offers)
            worths = [sum(placements.terms(path).values()) for path in ranked]
            assert placements.best(offers) == ranked[0]
            assert worths == pytest.approx(sorted(worths, reverse=True))
            assert placements.ranked(offers, 2.0) == [
                path for path, worth in zip(ranked, worths, strict=True) if worth >= worths[0] - 2.0 - 1e-9
            ]
            hungry += placements.terms(ranked[-1])["hunger"] < 0
        make(p, seat, quick(p, seat), luck.on(moves))
    assert hungry > 0


def test_nobody_counts_on_the_same_resources_for_two_buildings() -> None:
    p = begun()
    g, seat = p.game, kernel.waiting(p)[0]
    alike = [name for name, building in BUILDINGS.items() if building.cost == (1, 1, 1, 0) or building.kinds == 3][:2]
    g.stacks = [[*stack[:-1], name] for stack, name in zip(g.stacks, alike, strict=True)]
    g.players[seat].resources = [2, 2, 1, 0]
    first = Placements(g, seat, GREEDY).terms(("place", "building1"))["building"]
    assert first > 0
    g.players[seat].at = {"building2": 1}
    assert Placements(g, seat, GREEDY).terms(("place", "building1"))["building"] < 0


def test_a_card_of_food_is_bought_by_who_is_hungry() -> None:
    """Its price would have to be eaten, if it did not bring seven."""
    p = _before_a_card("food", 7)
    assert _answer(p)[0] == "pay"


def test_the_last_resource_is_kept_for_the_meal() -> None:
    p = _before_a_card("points", 3)
    assert _answer(p) == ("decline",)


def _before_a_card(top: str, amount: int) -> Position[Any, Any]:
    """Somebody who lacks one food has one resource, and stands on a card that costs one."""
    p = begun()
    g, seat = p.game, kernel.waiting(p)[0]
    g.row[0] = next(name for name, card in CARDS.items() if (card.top, card.amount) == (top, amount) and card.symbol)
    g.players[seat].food, g.players[seat].resources = g.players[seat].people - 1, [1, 0, 0, 0]
    p.stack[1:] = [Acting(seat), Buying(seat, "card1")]
    return p


def _answer(p: Position[Any, Any]) -> Path:
    seat = kernel.waiting(p)[0]
    return decide(p, seat, asked(p, seat), GREEDY)


@pytest.mark.parametrize(("is_last", "answer"), [(True, "feed"), (False, "decline")])
@pytest.mark.parametrize("level", ["greedy", "strong"])
def test_who_has_stones_eats_them_when_nothing_else_can_be_made_of_them(level: str, is_last: bool, answer: str) -> None:
    """Three stones may bring fifteen points in a building; after the last round they are three."""
    p = begun()
    g, seat = p.game, kernel.waiting(p)[0]
    if is_last:
        g.stacks[0] = []
    g.players[seat].resources = [0, 0, 3, 0]
    p.stack[1:] = [Feeding({seat: 3})]
    assert choose(level, RULES, p, seat, Tape(b"meal"))[0] == answer


def test_in_the_last_round_nobody_digs_for_what_nothing_is_built_with() -> None:
    p = begun()
    g, seat = p.game, kernel.waiting(p)[0]
    frugal = next(name for name, building in BUILDINGS.items() if building.cost and not building.cost[-1])
    golden = next(name for name, building in BUILDINGS.items() if building.cost and building.cost[-1])
    for tops, deck, is_worth_it in (
        ((frugal, frugal), [], False),
        ((frugal, golden), [], True),
        ((frugal,) * 2, g.deck, True),
    ):
        g.deck, g.stacks = deck, [[*stack[:-1], top] for stack, top in zip(g.stacks, tops, strict=True)]
        placements = Placements(g, seat, GREEDY)
        gold, wood = (placements.terms(("place", place, 5))["resource"] for place in ("river", "forest"))
        assert (gold > 0.5 * wood) is is_worth_it
