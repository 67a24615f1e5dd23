"""Which move is best, by playing on from it in imagined worlds: sequential halving, and a paired test at the end.

Every candidate is played in the same worlds with the same luck, so that their differences tell something early. The
policy's own move is left only for one that is clearly better. The budget is counted in moves, never in seconds.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from rules.kernel import Path, Position, Rules, Seat, Tape
from service.thinking.imagination import Imagine, Luck, Policy, make, play_on

CLEAR = 1.5
"""Standard errors by which a move must be better than the policy's own."""
FEW = 4
"""So many worlds are played before anything is given up or believed."""


@dataclass
class Candidate:
    """A move, and what it came to in each world."""

    path: Path
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


@dataclass(frozen=True)
class Playouts:
    """How a game is played on: by whom, what its end is worth to a seat, in how many worlds, and with how many moves
    at most."""

    rules: Rules[Any]
    policy: Policy
    value: Callable[[Position[Any, Any], Seat], float]
    worlds: int
    budget: int

    def best(self, paths: Sequence[Path], seat: Seat, imagine: Imagine, tape: Tape) -> Path:
        """The best of these moves; the first is what the policy would play."""
        seed, spent = tape.below(1 << 30), 0
        alive = [Candidate(path) for path in paths]
        first = alive[0]
        for number in range(self.worlds):
            if len(alive) == 1 or spent >= self.budget:
                break
            world = imagine(Tape(b"%d" % seed, number))
            for candidate in alive:
                spent += self._try(candidate, world, seat, Luck(seed + number))
            if number + 1 >= FEW and (number + 1) & number == 0:  # after 4, 8, 16 … worlds
                alive = _better_half(alive, first)
        better = [one for one in alive if _is_clearly_better(one, first)]
        return max(better, key=lambda one: one.mean, default=first).path

    def _try(self, candidate: Candidate, world: Position[Any, Any], seat: Seat, luck: Luck) -> int:
        """One playout; tells how many moves it took."""
        p = self.rules.copy(world)
        make(p, seat, candidate.path, luck.on("now"))
        moves = play_on(p, [self.policy] * world.game.seats, luck)
        candidate.values.append(self.value(p, seat))
        return moves


def _better_half(alive: list[Candidate], first: Candidate) -> list[Candidate]:
    """The better half of those beside the policy's move, which always stays."""
    others = sorted((one for one in alive if one is not first), key=lambda one: -one.mean)
    return [first, *others[: (len(others) + 1) // 2]]


def _is_clearly_better(one: Candidate, first: Candidate) -> bool:
    """Whether a move beats the policy's own by more than luck."""
    gains = [mine - other for mine, other in zip(one.values, first.values, strict=True)]
    if one is first or len(gains) < FEW:
        return False
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    return mean > CLEAR * error
