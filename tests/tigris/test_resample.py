"""Euphrat & Tigris as it might be."""

from rules.tigris import RULES
from rules.tigris.resample import GAIN
from tests.clauses import clause
from tests.imagined import turning_up
from tests.tigris.table import start, table


@clause("TE-INFO-01", "TE-INFO-03")
def test_every_colour_may_be_behind_a_screen_in_the_bag_or_put_away() -> None:
    at = table(seats=3, hands=("red*6", "blue*6", "black*6"), bag="black*20 green red")
    at.g.discards = [at.g.bag.pop(0)]
    piles = {
        "behind a screen": lambda g: g.hands[2][0],
        "in the bag": lambda g: g.bag[0],
        "put away": lambda g: g.discards[0],
    }
    for viewer in (0, None):
        for pile in piles.values():
            colours = turning_up(RULES, at.p, viewer, lambda q, pile: pile(q.game).partition(".")[0], pile)
            assert colours == {"black", "blue", "green", "red"}
    assert turning_up(RULES, at.p, 0, lambda q: tuple(q.game.hands[0])) == {tuple(at.g.hands[0])}


@clause("TE-INFO-02")
def test_a_hidden_total_may_be_anything_that_rounds_so_far_allow() -> None:
    at = table(seats=3)
    at.g.points = [[1, 2, 3, 4], [4, 3, 2, 1], [9, 9, 9, 9]]
    for colour in range(4):
        assert turning_up(RULES, at.p, 0, lambda q, c: q.game.points[1][c], colour) == set(range(GAIN + 1))
    assert turning_up(RULES, at.p, 0, lambda q: tuple(q.game.points[0])) == {(1, 2, 3, 4)}


@clause("TE-INFO-02")
def test_taken_treasures_may_be_with_any_of_the_others() -> None:
    at = table(seats=3)
    at.g.treasures, at.g.jokers = at.g.treasures[:2], [2, 1, 5]
    taken = turning_up(RULES, at.p, 0, lambda q: tuple(q.game.jokers))
    assert taken == {(2, number, 6 - number) for number in range(7)}
    assert len(turning_up(RULES, at.p, None, lambda q: q.game.jokers[0])) == 9


@clause("TE-INFO-02")
def test_open_scores_and_the_end_leave_nothing_to_imagine() -> None:
    at = table(seats=3, scores="open")
    at.g.points = [[1, 2, 3, 4], [4, 3, 2, 1], [9, 9, 9, 9]]
    assert turning_up(RULES, at.p, 0, lambda q: str(q.game.points)) == {str(at.g.points)}
    over = start(2)
    over.p.stack.clear()
    over.g.ended = "bag"
    assert turning_up(RULES, over.p, None, RULES.encode) == {RULES.encode(over.p)}
