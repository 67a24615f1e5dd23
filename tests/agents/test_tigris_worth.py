"""What positions of Euphrat & Tigris are worth to its strong player."""

from typing import Any

from rules import kernel
from rules.kernel import Position, Seat, Tape
from rules.tigris import RULES
from rules.tigris.board import COLOURS, OFFICES, PLACES, put
from rules.tigris.state import Tigris
from rules.tigris.view import TigrisView
from service.agents.tigris.prospects import Eyes, Table, rounds_left, tiles_of
from service.agents.tigris.weights import Hopes
from service.agents.tigris.worth import prices, stand, wealth, worth
from tests.agents.moments import moments


def seen(p: Position[Any, Any], seat: Seat) -> TigrisView:
    view = RULES.view(p, seat)
    assert isinstance(view, TigrisView)
    return view


def value(p: Position[Any, Any], seat: Seat, before: Position[Any, Any]) -> float:
    return worth(p, seat, stand(before, seat, seen(before, seat)))


def prospect(p: Position[Any, Any], seat: Seat, name: str) -> float:
    """One of the things that a seat hopes for or fears, all points being worth the same."""
    eyes = Eyes(Table(p.game, rounds_left(p.game)), seat, tiles_of(p.game, seat), (1.0,) * len(COLOURS))
    return dict(zip(Hopes.__struct_fields__, eyes.prospects(), strict=True))[name]


def test_a_point_more_is_always_worth_having() -> None:
    """Also one of a colour whose leader stands at monuments."""
    for p in moments("tigris"):
        for seat in kernel.waiting(p):
            for colour in range(len(COLOURS)):
                richer = RULES.copy(p)
                richer.game.points[seat][colour] += 1
                assert value(richer, seat, p) > value(p, seat, p)


def test_the_weakest_colour_is_worth_most_and_no_other_nothing() -> None:
    weak, strong = (wealth(more, 2.0) - wealth([3, 9, 9, 9], 2.0) for more in ([4, 9, 9, 9], [3, 10, 9, 9]))
    assert weak > 2 * strong > 0


def test_near_the_end_the_weakest_colour_counts_alone() -> None:
    late, early = (wealth([3, 9, 9, 9], heat) - wealth([3, 6, 6, 6], heat) for heat in (0.5, 3.0))
    assert late < 0.1 < early


def test_a_square_is_hoped_for_when_its_tiles_are_in_hand() -> None:
    p = kernel.setup(RULES, 2, {}, Tape(b"square")).position
    g: Tigris = p.game
    seat = kernel.waiting(p)[0]
    king = seat * len(COLOURS) + OFFICES.index("king")
    g.leaders[king] = PLACES["n6"]
    g.board = put(put(g.board, PLACES["m4"], "k"), PLACES["m5"], "k")
    g.hands[seat] = ["black", "black", "red", "red", "red", "red"]
    hoped = prospect(p, seat, "half_square")
    g.hands[seat] = ["black", "red", "red", "red", "red", "red"]
    assert hoped > 0 == prospect(p, seat, "half_square")


def test_a_price_is_what_the_next_point_brings() -> None:
    for ahead in range(20):
        points, richer = [5, 5 + ahead, 7, 9], [5, 6 + ahead, 7, 9]
        assert prices(points, 2.0)[1] > wealth(richer, 2.0) - wealth(points, 2.0) > prices(richer, 2.0)[1]
        assert round(sum(prices(points, 2.0)), 9) == len(points)


def test_points_of_others_count_alike_in_every_colour() -> None:
    """Nobody sees which of their colours is the weakest."""
    for p in moments("tigris"):
        seat = kernel.waiting(p)[0]
        values = set[float]()
        for colour in range(len(COLOURS)):
            richer = RULES.copy(p)
            richer.game.points[(seat + 1) % p.game.seats][colour] += 1
            values.add(round(value(richer, seat, p), 9))
        assert len(values) == 1
        assert values.pop() < value(p, seat, p)


def test_at_the_end_a_catastrophe_that_changes_nothing_is_spared() -> None:
    p = moments("tigris")[0]
    seat, over = kernel.waiting(p)[0], RULES.copy(p)
    over.stack.clear()
    over.game.catastrophes[seat] = 1
    spent = RULES.copy(over)
    spent.game.catastrophes[seat] = 0
    assert value(over, seat, p) > value(spent, seat, p)
