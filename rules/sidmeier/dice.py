"""Dice that decide between players."""

from collections.abc import Callable, Sequence

from rules.kernel import Seat, Turn, Who, msg
from rules.sidmeier.state import World


def two_dice(t: Turn[World]) -> int:
    return t.tape.die() + t.tape.die()


def highest(t: Turn[World], seats: Sequence[Seat], minus: Callable[[Seat], int] = lambda _: 0) -> Seat:
    """Who rolls most with two dice; those tied for the most roll again (SM-B-SET-04, SM-B-TOK-16)."""
    while len(seats) > 1:
        rolls = {seat: _roll(t, seat, minus(seat)) for seat in seats}
        most = max(rolls.values())
        seats = [seat for seat, roll in rolls.items() if roll == most]
    return seats[0]


def _roll(t: Turn[World], seat: Seat, minus: int) -> int:
    dice = two_dice(t)
    if minus:
        t.tell(msg("sidmeier-rolled-minus", who=Who(seat), dice=dice, minus=minus, number=dice - minus))
    else:
        t.tell(msg("sidmeier-rolled", who=Who(seat), number=dice))
    return dice - minus
