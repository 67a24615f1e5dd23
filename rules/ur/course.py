"""The course of the game: set-up rounds, the opening exchange, then turns until the end."""

from rules.kernel import Seat, Step, Turn, Who, msg, occasion
from rules.ur.act import Act, Rescue
from rules.ur.placing import Placing, Taking, lay_square
from rules.ur.state import Ur, both_sides, on_board
from rules.ur.swap import Opening

PLACINGS = 3
"""Rounds of placing in set-up; the opening exchange is the round after them."""


class Course(Step[Ur]):
    """Counts the turns, those of set-up included."""

    turn: int = 0

    def proceed(self, t: Turn[Ur]) -> None:
        number, place = divmod(self.turn, t.g.seats)
        if place == 0 and not t.g.pool:
            t.g.ended = "ziggurats"  # UR-END-04
            t.end()
            return
        self.turn += 1
        t.call(_next(t.g, (t.g.first + place) % t.g.seats, number + 1))

    def ahead(self, g: Ur, seat: Seat) -> dict[str, Step[Ur]]:
        """The exchange at the end of set-up, for those whose turn it is later."""
        number, place = divmod(self.turn - 1, g.seats)
        if number != PLACINGS or (seat - g.first) % g.seats <= place:
            return {}
        return {occasion(Opening, 0): Opening(seat)}


def deal(t: Turn[Ur]) -> None:
    lay_square(t)
    t.tell(msg("ur-dealt", who=Who(t.g.first)))
    t.call(Course())
    if t.g.chosen:
        t.call(Taking())
        return
    for seat, tile in enumerate(t.g.hands):
        t.tell(msg("ur-dealt-hand", who=Who(seat), tile=both_sides(tile)))


def round_of(turn: int, seats: int) -> int:
    """The round of proper play, from 1; set-up rounds are 0 or less."""
    return (turn - 1) // seats - PLACINGS


def _next(g: Ur, seat: Seat, number: int) -> Step[Ur]:
    if number <= PLACINGS:
        return Placing(seat, number)
    if number == PLACINGS + 1:
        return Opening(seat)
    return Act(seat) if on_board(g, seat) else Rescue(seat)  # UR-EMPTY-01
