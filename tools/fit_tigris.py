"""What the strong player of Euphrat & Tigris makes of things: `python -m tools.fit_tigris SEATS` plays matches of
greedy players, who now and then do something else, and looks what became of every prospect in the rounds after it.

Prints the numbers for `service/agents/tigris/duel.toml` (two seats) or `crowd.toml` (more): least squares, held near
to what is the same for the player who has just moved and for those who wait.
"""

import sys
from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct
from tqdm import tqdm

from rules import kernel
from rules.kernel import Seat, Tape, waiting
from rules.tigris import RULES
from rules.tigris.act import Act
from rules.tigris.scoring import final
from rules.tigris.state import Tigris
from service.agents.tigris.answers import answer
from service.agents.tigris.options import options
from service.agents.tigris.planning import mind_of
from service.agents.tigris.prospects import Eyes, Table, rounds_left, tiles_of
from service.agents.tigris.weights import Hopes
from service.agents.tigris.worth import heat_of, prices, wealth
from service.thinking.imagination import make

Row = list[float]


class Run(Struct, frozen=True):
    """Matches, rounds that are looked at after a moment, and what each of them counts beside the one before."""

    matches: int
    rounds: int
    fading: float


RUNS = {2: Run(300, 8, 0.9), 4: Run(150, 6, 0.85)}
WHIMS = (0.05, 0.15)
"""How often a player does something else than the best."""
LOOSE, TIGHT = 1e-3, 0.03
"""How strongly numbers are drawn to nothing, and to those that hold for everybody."""


class Moment(Struct, frozen=True):
    """The beginning of a turn, and who has it."""

    seat: Seat
    game: Tigris


class Sample(Struct, frozen=True):
    """What a seat could hope for at a moment, and what it got."""

    waits: bool
    row: Row
    gain: float


def match(seats: int, number: int) -> list[Moment]:
    """One match, turn by turn, and its end."""
    chance = Random(f"a/{number}")
    p = kernel.setup(RULES, seats, {}, Tape(f"gena/{number}".encode())).position
    whims = [chance.choice(WHIMS) for _ in range(seats)]
    found, move = list[Moment](), 0
    while p.stack:
        move, seat = move + 1, waiting(p)[0]
        if isinstance(p.stack[-1], Act) and p.stack[-1].done == 0:
            found.append(Moment(seat, RULES.copy(p).game))
        mind, ask = mind_of(p, seat)
        path = answer(mind, ask)
        if path is None:
            best = sorted(options(mind, ask), key=lambda option: -option[0])
            path = best[0][1] if chance.random() > whims[seat] else chance.choice(best[:6])[1]
        make(p, seat, path, Tape(b"g%d" % chance.getrandbits(40), move))
    return [*found, Moment(found[0].seat, p.game)]


def samples(moments: Sequence[Moment], run: Run) -> Iterator[Sample]:
    """Every moment as each seat sees it."""
    *turns, _ = moments
    for number, (moment, table) in enumerate(
        (moment, Table(moment.game, rounds_left(moment.game))) for moment in turns
    ):
        for seat in range(moment.game.seats):
            later = [moments[min(number + r * moment.game.seats, len(turns))].game for r in range(run.rounds + 1)]
            waits = (moment.seat - 1) % moment.game.seats != seat
            yield Sample(
                waits, _row(table, seat), _gain([final(g, seat) for g in later], heat_of(table.rounds), run.fading)
            )


def _row(table: Table, seat: Seat) -> Row:
    """The prospects, and what else there is to be said about a moment."""
    dear = prices(final(table.g, seat), heat_of(table.rounds))
    eyes = Eyes(table, seat, tiles_of(table.g, seat), dear)
    return [*eyes.prospects(), 1.0, eyes.stay, min(table.rounds, 12.0), max(dear), eyes.stay * max(dear)]


def _gain(points: Sequence[Sequence[int]], heat: float, fading: float) -> float:
    worth = [wealth(one, heat) for one in points]
    return sum((worth[n + 1] - worth[n]) * fading**n for n in range(len(worth) - 1))


def fitted(found: Sequence[Sample], near: Row, pull: float) -> Row:
    """Least squares, drawn to some numbers."""
    size, number = len(near), len(found)
    square = [[0.0] * (size + 1) for _ in range(size)]
    for sample in found:
        for one, value in enumerate(sample.row):
            line = square[one]
            for two, other in enumerate(sample.row):
                line[two] += value * other
            line[size] += value * sample.gain
    means = [sum(sample.row[n] for sample in found) / number for n in range(size)]
    for n in range(size):
        weight = pull * (square[n][n] - number * means[n] ** 2 + 1e-9 * number)
        square[n][n] += weight
        square[n][size] += weight * near[n]
    return solved(square)


def solved(square: list[Row]) -> Row:
    """As many equations as unknowns, the last column on their right."""
    size = len(square)
    for n in range(size):
        pivot = max(range(n, size), key=lambda row: abs(square[row][n]))
        square[n], square[pivot] = square[pivot], square[n]
        for row in range(size):
            if row != n:
                part = square[row][n] / square[n][n]
                square[row] = [one - part * other for one, other in zip(square[row], square[n], strict=True)]
    return [square[n][size] / square[n][n] for n in range(size)]


def main(seats: int) -> None:
    run = RUNS[seats]
    played = [match(seats, number) for number in tqdm(range(run.matches), unit="match")]
    found = [sample for moments in played for sample in samples(moments, run)]
    everybody = fitted(found, [0.0] * len(found[0].row), LOOSE)
    for name, waits in (("own", False), ("others", True)):
        weights = fitted([sample for sample in found if sample.waits is waits], everybody, TIGHT)
        print(f"[{name}]")
        for field, weight in zip(Hopes.__struct_fields__, weights, strict=False):
            print(f"{field} = {weight:.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
