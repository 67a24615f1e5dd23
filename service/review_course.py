"""A finished match as a curve: how everybody stood after each move, and every decision with the position before it.

It happens in a process of its own, on the match's file. What is measured is the game's own matter
(`service/agents/<key>/standing.py`); hidden things count, because the match is over.
"""

from importlib import import_module
from typing import Any

from msgspec import Struct

from rules import kernel
from rules.kernel import Msg, Position, Rules, Seat
from service import game_file

STOPS = 160
"""Points of a curve at most: more cannot be seen."""


class Decision(Struct, frozen=True):
    """A move that was a choice, and the position before it."""

    n: int
    seat: Seat
    line: str
    state: bytes


class Course(Struct, frozen=True):
    """The entries of the record that are drawn, what each seat had after them; the decisions, and the end."""

    game: str
    measured: Msg
    stops: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    end: bytes

    def state(self, place: int) -> bytes:
        """The position before so manieth decision; after the last one, the end."""
        return self.decisions[place].state if place < len(self.decisions) else self.end


class _Moment(Struct, frozen=True):
    """A move that was not taken back."""

    n: int
    values: tuple[float, ...]
    decision: Decision | None


def course(contents: str) -> Course:
    """The course of a match, from its file."""
    game = game_file.read(contents)
    standing = import_module(f"service.agents.{game.game}.standing")
    found: list[_Moment] = []
    last: Position[Any, Any] | None = None
    for row, outcome in game_file.replay(game):
        if row.back is None:
            found.append(_Moment(row.n, standing.measure(outcome.position), _decision(game.rules, row, last)))
        else:
            found = [moment for moment in found if moment.n <= row.back]
        last = outcome.position
    assert last is not None
    drawn = [found[place] for place in _spread(len(found))]
    return Course(
        game.game,
        standing.measured(last),
        tuple(moment.n for moment in drawn),
        tuple(zip(*(moment.values for moment in drawn), strict=True)),
        tuple(moment.decision for moment in found if moment.decision),
        game.rules.encode(last),
    )


def _decision(rules: Rules[Any], row: game_file.Row, p: Position[Any, Any] | None) -> Decision | None:
    """What was decided, where there was a choice."""
    if p is None or row.seat is None or kernel.forced(p, row.seat) is not None:
        return None
    return Decision(row.n, row.seat, row.line, rules.encode(p))


def _spread(number: int) -> list[int]:
    """Places along the way, the first and the last among them."""
    if number <= STOPS:
        return list(range(number))
    return [round(place * (number - 1) / (STOPS - 1)) for place in range(STOPS)]
