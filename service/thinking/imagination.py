"""Moves on positions that are only imagined: made in place, without the checks that moves of players get."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any
from zlib import crc32

from rules.kernel import Path, Position, Ready, Rules, Seat, Tape, Turn, write

Imagine = Callable[[Tape], Position[Any, Any]]
"""A position as it might be for all that a player sees (`Rules.resample`)."""
Policy = Callable[[Position[Any, Any], Seat], Path]
"""A quick player on the bare position."""
LONGEST = 3_000
"""Moves; who imagines more than that has lost the thread."""


class Luck(Tape):
    """Chance that falls the same way for the same occasion: moves that are compared differ only by their own doing."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed, self._random, self._times = seed, Random(seed), Counter[int]()

    def on(self, occasion: str) -> "Luck":
        """The chance of one moment, by what it is for and how often that has been."""
        key = crc32(occasion.encode())
        self._times[key] += 1
        self._random.seed((self._seed << 40) + (key << 8) + self._times[key])
        return self

    def below(self, limit: int) -> int:
        return int(self._random.random() * limit)


def after(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path, tape: Tape) -> Position[Any, Any]:
    """The position after a whole move; the one given stays as it was."""
    there = rules.copy(p)
    make(there, seat, path, tape)
    return there


def make(p: Position[Any, Any], seat: Seat, path: Path, tape: Tape) -> None:
    """A whole move, in place."""
    step = p.stack[-1]
    node = step.ask(p.game, seat, path)
    assert isinstance(node, Ready)
    t = Turn(p, tape)
    step.play(t, seat, node.action)
    t.run()


def play_on(p: Position[Any, Any], policies: Sequence[Policy], luck: Luck) -> int:
    """Plays in place to the end, each seat by its policy; tells how many moves that took."""
    for number in range(LONGEST):
        if not p.stack:
            return number
        seat = min(p.stack[-1].waiting(p.game))
        path = policies[seat](p, seat)
        make(p, seat, path, luck.on(f"{p.stack[-1].occasion(p.game, seat)}/{seat}/{write(path)}"))
    return LONGEST
