"""Ways through the questions of a position. Nothing here changes it."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from rules.game import Position
from rules.message import Illegal, Seat, msg
from rules.notation import write
from rules.questions import (
    Answer,
    Many,
    Names,
    Node,
    One,
    Path,
    Question,
    Ready,
    Split,
    answers,
    longest,
    only,
    pick,
    spots,
    take,
    write_answer,
)
from rules.tape import Tape

S = TypeVar("S")

TRIES = 20
"""How often `sample` draws before it falls back on a question's hint."""


class Move(NamedTuple):
    """A whole path: the answers, what they make, and the places that they name."""

    path: Path
    node: Ready
    places: list[str]


def whole(p: Position[S, Any], seat: Seat, words: Sequence[Answer], names: Names | None = None) -> Move:
    """The move that these words make."""
    path, node, places = walk(p, seat, words, names)
    if not isinstance(node, Ready):
        raise Illegal(msg("kernel-unfinished", line=write(path), ask=node.ask))
    return Move(path, node, places)


def walk(p: Position[S, Any], seat: Seat, words: Sequence[Answer], names: Names | None) -> tuple[Path, Node, list[str]]:
    """Asks question after question and checks every word before the rules see it."""
    if not p.stack:
        raise Illegal(msg("kernel-over"))
    step = p.stack[-1]
    if seat not in step.allowed(p.game):
        raise Illegal(msg("kernel-not-you"))
    path: Path = ()
    places: list[str] = []
    node = step.ask(p.game, seat, path)
    number = 0
    while number < len(words):
        if isinstance(node, Ready):
            raise Illegal(msg("kernel-too-many-words", word=write_answer(words[number]), line=write(path)))
        word, used = longest(node, words[number:], names) if names else (words[number], 1)
        answer = _taken(node, word, number + 1, names)
        places += spots(node, answer)
        path, number = (*path, answer), number + used
        node = step.ask(p.game, seat, path)
    return path, node, places


def _taken(node: Question, word: Answer, number: int, names: Names | None) -> Answer:
    try:
        return take(node, word, names)
    except Illegal as refusal:
        if not refusal.msg.key.startswith("kernel-"):
            raise
        raise Illegal(msg("kernel-at-word", number=number, why=refusal.msg, ask=node.ask)) from None


def random_move(p: Position[S, Any], seat: Seat, tape: Tape, path: Path = ()) -> Move:
    """A random move, without listing the others; one that begins with these answers, if some are given."""
    places: list[str] = []
    node: Node = p.stack[-1].ask(p.game, seat, path)
    while not isinstance(node, Ready):
        longer, following = _further(p, seat, path, node, tape)
        places += spots(node, longer[-1])
        path, node = longer, following
    return Move(path, node, places)


def _further(p: Position[S, Any], seat: Seat, path: Path, node: Question, tape: Tape) -> tuple[Path, Node]:
    """One more word that leads on; single questions cannot rule out every combination."""
    if isinstance(node, One) and not node.choices:
        raise RuntimeError(f"there is nothing to choose after '{write(path)}'")
    for _ in range(TRIES):
        longer = (*path, pick(node, tape))
        try:
            return longer, p.stack[-1].ask(p.game, seat, longer)
        except Illegal:
            continue
    hint = node.hint if isinstance(node, Many | Split) else None
    if hint is None:
        raise RuntimeError(f"no answer leads on after '{write(path)}'")
    longer = (*path, hint)
    return longer, p.stack[-1].ask(p.game, seat, longer)


def sample(p: Position[S, Any], seat: Seat, tape: Tape, path: Path = ()) -> Path:
    """The answers of a random move; of one that begins with these, if some are given."""
    return random_move(p, seat, tape, path).path


def legal(p: Position[S, Any], seat: Seat, path: Path = ()) -> Iterator[Path]:
    """Every move, one by one as they are needed."""
    try:
        node = p.stack[-1].ask(p.game, seat, path)
    except Illegal:
        return  # a combination that no single question can rule out
    if isinstance(node, Ready):
        yield path
        return
    for answer in answers(node):
        yield from legal(p, seat, (*path, answer))


def forced(p: Position[S, Any], seat: Seat) -> Path | None:
    """The move of a seat that has no choice, unless that would tell others something."""
    step = p.stack[-1]
    if not step.forced or seat not in step.waiting(p.game):
        return None
    path: Path = ()
    node = step.ask(p.game, seat, path)
    while not isinstance(node, Ready):
        answer = only(node)
        if answer is None:
            return None
        path = (*path, answer)
        node = step.ask(p.game, seat, path)
    return path


def default(p: Position[S, Any], seat: Seat) -> Path:
    """What is played for somebody who sleeps."""
    step = p.stack[-1]
    chosen = step.default(p.game, seat)
    return chosen if chosen is not None else next(legal(p, seat))
