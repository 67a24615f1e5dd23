"""The coach: what a seat's computer player would do now, and why.

It thinks in a process of its own, and sees nothing that the seat does not: whatever is hidden is imagined first, always
in the same way.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rules import GAMES, kernel
from rules.kernel import Answer, Illegal, Msg, Outcome, Path, Position, Rules, Seat, Tape, TapeError, msg
from service import agents, lessons
from service.desk import Match, Table

SETTING, ON = "suggestions", "on"
"""The setting of a table at which several people play, and its value that allows suggestions."""
CHANCE = b"coach"
"""Ties are broken, and hidden things imagined, by a stream that has nothing to do with the match."""
QUICK = "greedy"
"""The level that thinks of a whole turn."""
MOST_MOVES = 20


class Idea(Struct, frozen=True):
    """A move, why the computer player would make it, and what would come of it as far as can be told."""

    line: str
    reasons: tuple[Msg, ...] = ()
    effects: tuple[Msg, ...] = ()


def is_open(match: Match) -> bool:
    """Whether the table has agreed on suggestions, for everybody to know."""
    return match.settings.get(SETTING) == ON


def is_allowed(table: Table) -> bool:
    """Who plays against computers alone, or tries out a what-if, may be helped; others where the table says so. In a
    lesson the teacher helps."""
    if lessons.of(table.match) is not None:
        return False
    people = {chair.user for chair in table.chairs} - {None}
    return len(people) < 2 or is_open(table.match)


def check_allowed(table: Table) -> None:
    if not is_allowed(table):
        raise Illegal(msg("service-no-suggestions"))


def suggest(game: str, state: bytes, seat: Seat) -> Idea:
    """The move of the best computer player that there is."""
    rules, level = GAMES[game], agents.levels(game)[-1]
    p = _imagined(rules, state, seat)
    path = agents.choose(level, rules, p, seat, Tape(CHANCE, 0))
    after = _thought(rules, p, seat, path)
    effects = tuple(event.msg for event in after.log if event.to is None or seat in event.to) if after else ()
    return Idea(kernel.write(path), _reasons(rules, p, seat, path), effects)


def whole_turn(game: str, state: bytes, seat: Seat, first: str) -> list[str]:
    """The turn that begins with this move, up to chance, something hidden, or somebody else."""
    rules, lines = GAMES[game], [first]
    thought = _thought(rules, _imagined(rules, state, seat), seat, kernel.read(first)[0])
    while thought and seat in kernel.waiting(thought.position) and len(lines) < MOST_MOVES:
        path = agents.choose(QUICK, rules, thought.position, seat, Tape(CHANCE, len(lines)))
        thought = _thought(rules, thought.position, seat, path)
        if thought:
            lines.append(kernel.write(path))
    return lines


def _imagined(rules: Rules[Any], state: bytes, seat: Seat) -> Position[Any, Any]:
    return rules.resample(rules.decode(state), seat, Tape(CHANCE, -1))


def _reasons(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path) -> tuple[Msg, ...]:
    """In the computer player's own words, if it has some."""
    explain = getattr(agents, "reasons", None)
    return tuple(explain(rules, p, seat, path)) if explain else ()


def _thought(rules: Rules[Any], p: Position[Any, Any], seat: Seat, words: Sequence[Answer]) -> Outcome | None:
    """What a move leads to that is only thought of; None where chance or something hidden decides."""
    try:
        outcome = kernel.apply(rules, p, seat, words, Tape(fixed=()))
    except TapeError:
        return None
    return None if kernel.learnt(rules, p, outcome.position, seat) else outcome
