"""The course of the game: the table is laid, then turn follows turn."""

from rules.kernel import Step, Turn, Who, msg
from rules.tigris.act import Act
from rules.tigris.actions import refill
from rules.tigris.board import LETTERS, START
from rules.tigris.state import DYNASTIES, TILES, Tigris


class Course(Step[Tigris]):
    """Counts the turns."""

    turn: int = 0

    def proceed(self, t: Turn[Tigris]) -> None:
        seat = (t.g.first + self.turn) % t.g.seats
        self.turn += 1
        t.call(Act(seat))


def deal(t: Turn[Tigris]) -> None:
    g = t.g
    g.bag = [f"{colour}.{serial}" for colour, number in _bagged().items() for serial in range(1, number + 1)]
    t.tape.shuffle(g.bag)
    g.dynasties = list(DYNASTIES)
    t.tape.shuffle(g.dynasties)
    del g.dynasties[g.seats :]
    g.hands = [[] for _ in range(g.seats)]
    g.first = t.tape.below(g.seats)
    for seat in range(g.seats):
        refill(t, seat)
        t.tell(msg("tigris-dealt", who=Who(seat), dynasty=msg(f"tigris-{g.dynasties[seat]}")))
    t.tell(msg("tigris-begins", who=Who(g.first)))
    t.call(Course())


def _bagged() -> dict[str, int]:
    """The tiles that are not on the board at the start."""
    return {colour: number - START.count(LETTERS[colour]) for colour, number in TILES.items()}


def round_of(turn: int, seats: int) -> int:
    return (turn - 1) // seats + 1
