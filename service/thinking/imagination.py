"""Moves on positions that are only imagined: made in place, without the checks that moves of players get."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any
from zlib import crc32

from rules.kernel import Msg, Path, Position, Ready, Rules, Seat, Tape, Turn, waiting

Imagine = Callable[[Tape], Position[Any, Any]]
"""A position as it might be for all that a player sees (`Rules.resample`)."""
Policy = Callable[[Position[Any, Any], Seat], Path]
"""A quick player on the bare position."""
WORD = (1 << 64) - 1
LONGEST = 3_000
"""Moves; who imagines more than that has lost the thread."""


class Luck(Tape):
    """Chance that falls the same way for the same occasion: moves that are compared differ only by their own doing.

    A linear congruential generator that begins anew at each moment; good enough for what is only imagined."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed, self._state, self._times = seed << 32, seed, Counter[int]()
        self._occasion: tuple[object, ...] = ()

    def on(self, *occasion: object) -> "Luck":
        """The chance of one moment, by what it is for and how often something was drawn for that."""
        self._occasion = occasion
        return self

    def below(self, limit: int) -> int:
        if self._occasion:
            self._begin("/".join(map(str, self._occasion)))
        self._state = self._state * 6364136223846793005 + 1442695040888963407 & WORD
        return (self._state >> 32) * limit >> 32

    def _begin(self, occasion: str) -> None:
        """The first draw of a moment; most moments have none, and are never named."""
        key = crc32(occasion.encode())
        self._times[key] += 1
        mixed = (self._seed + key + self._times[key] * 0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93 & WORD
        self._state = mixed ^ mixed >> 32
        self._occasion = ()


class Unheard(Turn[Any]):
    """A move of which nobody is told."""

    def tell(self, msg: Msg, to: Collection[Seat] | None = None) -> None:
        pass


def after(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path, tape: Tape) -> Position[Any, Any]:
    """The position after a whole move; the one given stays as it was."""
    there = rules.copy(p)
    make(there, seat, path, tape)
    return there


def make(p: Position[Any, Any], seat: Seat, path: Path, tape: Tape) -> Collection[Seat]:
    """A whole move, in place; tells who is waited for then."""
    return go_on(Unheard(p, tape), seat, path)


def play_on(p: Position[Any, Any], policies: Sequence[Policy], luck: Luck) -> int:
    """Plays in place to the end, each seat by its policy; tells how many moves that took."""
    up: Collection[Seat] = waiting(p)
    t, g, stack = Unheard(p, luck), p.game, p.stack
    for number in range(LONGEST):
        if not up:
            return number
        seat = min(up)
        path = policies[seat](p, seat)
        luck.on(type(stack[-1]).__name__, getattr(g, "round", 0), seat, path)
        up = go_on(t, seat, path)
    return LONGEST


def go_on(t: Unheard, seat: Seat, path: Path) -> Collection[Seat]:
    """The same with a turn that is under way."""
    step = t.position.stack[-1]
    node = step.ask(t.g, seat, path)
    assert isinstance(node, Ready)
    step.play(t, seat, node.action)
    return t.run()
