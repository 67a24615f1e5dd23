"""The ground all games stand on: what a game is, and the one function that changes a position.

A game is a set of steps. The step on top of the stack says whom it waits for, what it asks them, and what their answer
does. A move is a path of answers; written as one line it is the notation. The kernel knows no game.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from rules.game import Option, Options, Outcome, Position, Result, Rules, Step, Turn, View, occasion
from rules.message import Arg, Event, Illegal, Msg, Seat, Several, Who, either, msg, no, several
from rules.notation import read, write
from rules.questions import (
    Answer,
    Choice,
    Count,
    Many,
    Names,
    Node,
    One,
    Path,
    Question,
    Ready,
    Split,
    called,
    keys,
    parts,
    plain,
)
from rules.tape import Tape, TapeError
from rules.walking import Move, default, forced, legal, random_move, sample, walk, whole

__all__ = [
    "Answer", "Arg", "Choice", "Count", "Event", "Illegal", "Many", "Msg", "Names", "Node", "One", "Option", "Options",
    "Outcome", "Path", "Position", "Question", "Ready", "Result", "Rules", "Seat", "Several", "Split", "Step", "Tape",
    "TapeError", "Turn", "View", "Who", "ahead", "allowed", "apply", "ask", "default", "either", "forced", "foresee",
    "keys", "learnt", "legal", "msg", "no", "occasion", "parts", "plain", "play_random", "random_match", "read",
    "resolve", "sample", "setup", "several", "told", "undoable", "viewers", "waiting", "write",
]  # fmt: skip

S = TypeVar("S")


def setup(rules: Rules[S], seats: int, options: Options, tape: Tape, version: int | None = None) -> Outcome:
    """The position in which the first player is asked, under the newest rules or those of an older edition."""
    if seats not in rules.seats:
        raise Illegal(msg("kernel-seats", lo=rules.seats[0], hi=rules.seats[-1]))
    t = Turn(Position(rules.blank(seats, rules.choose(options)), []), tape)
    if hasattr(t.g, "edition"):
        t.g.edition = rules.version if version is None else version
    rules.deal(t)
    t.run()
    return Outcome(t.position, (), tuple(t.log), tuple(tape.draws), (), True)


def waiting(p: Position[S, Any]) -> tuple[Seat, ...]:
    """Who must answer, in the order of the seats."""
    return tuple(sorted(p.stack[-1].waiting(p.game))) if p.stack else ()


def allowed(p: Position[S, Any]) -> tuple[Seat, ...]:
    """Who may act."""
    return tuple(sorted(p.stack[-1].allowed(p.game))) if p.stack else ()


def ask(p: Position[S, Any], seat: Seat, path: Sequence[Answer], names: Names | None = None) -> Node:
    """What is asked of a seat after these words; Illegal if one of them was not offered."""
    return walk(p, seat, path, names)[1]


def resolve(p: Position[S, Any], seat: Seat, words: Sequence[Answer], names: Names | None = None) -> Path:
    """The answers that words mean, as far as they go."""
    return walk(p, seat, words, names)[0]


def apply(
    rules: Rules[S],
    p: Position[S, Any],
    seat: Seat,
    words: Sequence[Answer],
    tape: Tape,
    names: Names | None = None,
) -> Outcome:
    """The position after a move; the one given stays as it was."""
    return _made(rules, p, seat, whole(p, seat, words, names), tape)


def play_random(rules: Rules[S], p: Position[S, Any], seat: Seat, chance: Tape, tape: Tape) -> Outcome:
    """The position after a random move that `chance` finds: what `sample` gives, made without asking it all again."""
    return _made(rules, p, seat, random_move(p, seat, chance), tape)


def random_match(rules: Rules[S], seats: int, options: Options, seed: bytes) -> Iterator[Position[S, Any]]:
    """Every position of a random match, to its end if it has one: some games go on for ever if nobody wants to win."""
    p, chance, number = setup(rules, seats, options, Tape(seed, 0)).position, Tape(seed), 0
    yield p
    while p.stack:
        number += 1
        p = play_random(rules, p, waiting(p)[0], chance, Tape(seed, number)).position
        yield p


def _made(rules: Rules[S], p: Position[S, Any], seat: Seat, move: Move, tape: Tape) -> Outcome:
    t = Turn(rules.copy(p), tape)
    t.position.stack[-1].play(t, seat, move.node.action)
    t.run()
    spots = tuple(dict.fromkeys(move.places))
    return Outcome(t.position, move.path, tuple(t.log), tuple(tape.draws), spots, move.node.secret)


def ahead(p: Position[S, Any], seat: Seat) -> dict[str, Position[S, Any]]:
    """Where a seat will be asked later, in that order: by occasion, the position as it would be now."""
    found = {}
    for place, below in reversed([*enumerate(p.stack)]):
        for name, step in below.ahead(p.game, seat).items():
            base = place if type(step) is type(below) else place + 1  # its own later turn takes its place
            found[name] = Position(p.game, [*p.stack[:base], step])
    return found


def foresee(rules: Rules[S], p: Position[S, Any], seat: Seat, words: Sequence[Answer]) -> Position[S, Any] | None:
    """The position after a move that is only thought of, as far as the step that asks goes; None if the move takes
    chance or shows the seat something hidden."""
    node = whole(p, seat, words).node
    t = Turn(rules.copy(p), Tape(fixed=()))
    try:
        t.position.stack[-1].play(t, seat, node.action)
        t.run(len(p.stack) - 1)
    except TapeError:
        return None
    return t.position if rules.secrets(p, seat) <= rules.secrets(t.position, seat) else None


def undoable(rules: Rules[S], before: Position[S, Any], seat: Seat, outcome: Outcome) -> bool:
    """Nothing was drawn, nobody learnt anything that the mover did not know, and the mover still may act."""
    after = outcome.position
    return not outcome.draws and seat in allowed(after) and not learnt(rules, before, after, seat)


def learnt(rules: Rules[S], before: Position[S, Any], after: Position[S, Any], mover: Seat) -> bool:
    """Whether anybody knows something that was hidden from the mover too; own secrets are the mover's to show."""
    hidden = rules.secrets(before, mover)
    if not hidden:
        return False
    everybody = viewers(rules.view(after, None).seats)
    return any(hidden & rules.secrets(before, viewer) - rules.secrets(after, viewer) for viewer in everybody)


def viewers(seats: int) -> tuple[Seat | None, ...]:
    """Everybody who looks on: the seats, and the spectators."""
    return (*range(seats), None)


def told(p: Position[S, Any], seat: Seat, words: Sequence[Answer]) -> Arg:
    """A move of this position in words: what is chosen, as people call it."""
    path = resolve(p, seat, words)
    named: list[Arg] = []
    for length, answer in enumerate(path):
        node = ask(p, seat, path[:length])
        assert not isinstance(node, Ready)
        named.append(called(node, answer))
    return _then(named)


def _then(named: Sequence[Arg]) -> Arg:
    """One after the other."""
    return named[0] if len(named) == 1 else msg("kernel-then", first=named[0], then=_then(named[1:]))
