"""The laws that every game keeps, checked over whole random games.

`play_out` plays one game with every check; what breaks a law raises `Broken` with the moves so far, so that the game
can be shown again.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from rules import kernel, text
from rules.imagined import check_imagined, check_wide
from rules.kernel import (
    Event,
    Illegal,
    Many,
    Msg,
    Node,
    Option,
    Options,
    Outcome,
    Position,
    Ready,
    Rules,
    Seat,
    Split,
    Tape,
    View,
)
from rules.kernel import Path as Moves
from rules.secrecy import Leak, check_secrets

ID = re.compile(rb'"([a-z0-9/-]+\.\d+)"')
NAMES = tuple(f"Player{number}" for number in range(1, 10))

Look = Callable[[Position[Any, Any]], None]

_spoken: set[bytes] = set()
"""Sentences that have been said in all languages; saying them is the dearest of the checks."""


class Broken(Exception):
    """A law of the contract does not hold."""

    def __init__(self, law: str, record: "Record") -> None:
        super().__init__(
            f"{record.game}, {record.seats} seats, seed {record.seed.hex()}, move {len(record.moves)}: {law}"
        )
        self.law = law
        self.record = record


class Record(Struct):
    """A game as it was played: enough to play it again."""

    game: str
    seats: int
    options: dict[str, str]
    seed: bytes
    moves: list[tuple[Seat, str]] = []
    draws: list[tuple[int, ...]] = []
    points: tuple[int, ...] = ()
    reason: str = ""
    cut: bool = False
    """Ended by the limit, not by the rules."""


class Limits(Struct, frozen=True):
    """How much is checked. `every`: one move in so many gets the costly checks, `wide`: the costliest of all."""

    moves: int = 20_000
    every: int = 1
    wide: int = 150
    cut: bool = False
    """A game that reaches the limit of moves counts as played."""


def play_out(
    rules: Rules[Any],
    seats: int,
    options: Options,
    seed: bytes,
    limits: Limits | None = None,
    look: Look | None = None,
) -> Record:
    """One random game, whole, with every law checked."""
    record = Record(rules.key, seats, rules.choose(options), seed)
    try:
        _play(rules, record, limits or Limits(), look)
    except Broken:
        raise
    except Leak as leak:
        raise Broken(str(leak), record) from leak
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", record) from error
    return record


def every_setting(rules: Rules[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Each number of seats with the rulebook's options, then each other value of each option once."""
    plain = rules.choose({})
    for seats in rules.seats:
        yield seats, plain
    for index, (option, value) in enumerate(_variants(rules.options)):
        yield rules.seats[index % len(rules.seats)], {**plain, option.key: value}


def _variants(options: tuple[Option, ...]) -> Iterator[tuple[Option, str]]:
    for option in options:
        for value in option.values[1:]:
            yield option, value


def _play(rules: Rules[Any], record: Record, limits: Limits, look: Look | None) -> None:
    chance = Tape(b"moves" + record.seed)
    outcome = kernel.setup(rules, record.seats, record.options, Tape(record.seed, 0))
    again = kernel.setup(rules, record.seats, record.options, Tape(fixed=outcome.draws))
    _demand(again.position == outcome.position, "the same draws deal the same position", record)
    record.draws.append(outcome.draws)
    _check_position(rules, outcome, record)
    while outcome.position.stack:
        if len(record.moves) >= limits.moves:
            _demand(limits.cut, f"the game ends within {limits.moves} moves", record)
            record.cut = True
            return
        outcome = _move(rules, outcome.position, record, chance, limits, look)
    _finish(rules, outcome.position, record)


def _move(
    rules: Rules[Any], p: Position[Any, Any], record: Record, chance: Tape, limits: Limits, look: Look | None
) -> Outcome:
    """One random move of one of the seats that are asked."""
    number = len(record.moves) + 1
    costly = (number + sum(record.seed)) % limits.every == 0
    waiting, allowed, everybody = kernel.waiting(p), kernel.allowed(p), kernel.viewers(record.seats)
    _demand(bool(waiting), "somebody is waited for", record)
    _demand(set(waiting) <= set(allowed) <= set(range(record.seats)), "whoever is waited for may act", record)
    seat = chance.pick(allowed if chance.below(4) == 0 else waiting)
    before = rules.encode(p)
    path = kernel.sample(p, seat, chance)
    record.moves.append((seat, kernel.write(path)))
    outcome = kernel.apply(rules, p, seat, path, Tape(record.seed, number))
    record.draws.append(outcome.draws)
    _demand(rules.encode(p) == before, "a move leaves the position it was given unchanged", record)
    if costly:
        _check_move(rules, p, seat, outcome, record)
        check_imagined(rules, p, everybody[number % len(everybody)], b"%d" % number + record.seed)
    if number % limits.wide == 0:
        check_wide(rules, p, everybody[number // limits.wide % len(everybody)], record.seed)
    _check_position(rules, outcome, record, sentences=costly)
    if look and costly:
        look(outcome.position)
    return outcome


def _check_move(rules: Rules[Any], p: Position[Any, Any], seat: Seat, outcome: Outcome, record: Record) -> None:
    _check_walk(rules, p, seat, outcome.path, record)
    _check_others(p, record)
    _check_ahead(rules, p, record, Tape(record.seed, -len(record.moves)))
    _check_undo(rules, p, seat, outcome, record)
    _check_replay(rules, p, seat, outcome, record)
    check_secrets(rules, p, seat, outcome, Tape(record.seed, -len(record.moves)))


def _check_walk(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Moves, record: Record) -> None:
    """The questions on the way: verbs are announced, sentences exist, and the line reads back to the same move."""
    _demand(str(path[0]) in rules.verbs, f"the first word '{path[0]}' is one of the game's verbs", record)
    for length in range(len(path) + 1):
        _check_node(kernel.ask(p, seat, path[:length]), record)
    words = kernel.read(kernel.write(path))
    _demand(len(words) == 1 and kernel.resolve(p, seat, words[0]) == path, "a written move reads back", record)
    forced = kernel.forced(p, seat)
    _demand(forced is None or forced == path, "a forced move is the only one", record)
    try:
        usual = kernel.default(p, seat)
        kernel.apply(rules, p, seat, usual, Tape(record.seed, len(record.moves)))
    except Illegal as refusal:
        raise Broken(f"the default move is legal: {refusal.msg}", record) from refusal


def _check_node(node: Node, record: Record) -> None:
    if isinstance(node, Ready):
        return
    _speak(node.ask, record)
    choices = getattr(node, "choices", ())
    keys = [choice.key for choice in choices]
    _demand(len(set(keys)) == len(keys), f"every choice has a word of its own: {keys}", record)
    if isinstance(node, Many | Split):
        most = len(keys) if isinstance(node, Many) else sum(node.caps)
        _demand(0 <= node.lo <= node.hi <= most, f"{node.lo} to {node.hi} of {most} can be chosen", record)
    elif isinstance(node, kernel.Count):
        _demand(node.lo <= node.hi, f"a number from {node.lo} to {node.hi} exists", record)
    else:
        _demand(bool(keys), "there is something to choose", record)
    for choice in choices:
        _demand(kernel.read(choice.key) == [[choice.key]], f"'{choice.key}' can be typed", record)
        for sentence in (choice.label, choice.note):
            if sentence is not None:
                _speak(sentence, record)


def _check_others(p: Position[Any, Any], record: Record) -> None:
    for seat in set(range(record.seats)) - set(kernel.allowed(p)):
        try:
            kernel.ask(p, seat, ())
        except Illegal:
            continue
        raise Broken(f"seat {seat} is asked though it may not act", record)


def _check_ahead(rules: Rules[Any], p: Position[Any, Any], record: Record, chance: Tape) -> None:
    """What a seat will be asked later can be asked now, is not what it is asked now, and shows nothing hidden."""
    for seat in range(record.seats):
        coming = kernel.ahead(p, seat)
        other = kernel.ahead(rules.resample(p, seat, chance), seat) if coming else {}
        _demand(list(coming) == list(other), f"what seat {seat} can prepare shows nothing hidden", record)
        if seat in kernel.waiting(p):
            now = p.stack[-1].occasion(p.game, seat)
            _demand(now not in coming, f"seat {seat} prepares what it is not asked already", record)
        for occasion, then in coming.items():
            _check_foreseen(rules, seat, occasion, then, other[occasion], record, chance)


def _check_foreseen(
    rules: Rules[Any],
    seat: Seat,
    occasion: str,
    then: Position[Any, Any],
    other: Position[Any, Any],
    record: Record,
    chance: Tape,
) -> None:
    _demand(not set(occasion) & set(" ;"), f"the occasion {occasion!r} is one word", record)
    _demand(then.stack[-1].occasion(then.game, seat) == occasion, f"{occasion} comes under its own name", record)
    _demand(seat in kernel.waiting(then), f"on the occasion {occasion} seat {seat} is asked", record)
    seen = rules.view(then, seat) == rules.view(other, seat)
    _demand(seen, f"the picture of {occasion} shows nothing hidden", record)
    path = kernel.sample(then, seat, chance)
    for length in range(len(path)):
        node, twin = (kernel.ask(one, seat, path[:length]) for one in (then, other))
        _check_node(node, record)
        _demand(_words(node) == _words(twin), f"the question of {occasion} shows nothing hidden", record)
    after, twins = (kernel.foresee(rules, one, seat, path) for one in (then, other))
    if after is None or twins is None:
        _demand(after is twins, f"whether {kernel.write(path)!r} can be foreseen shows nothing hidden", record)


def _words(node: Node) -> tuple[str, Any]:
    """A question as its reader sees it."""
    return str(getattr(node, "ask", "")), getattr(node, "choices", ())


def _check_replay(rules: Rules[Any], p: Position[Any, Any], seat: Seat, outcome: Outcome, record: Record) -> None:
    tape = Tape(fixed=outcome.draws)
    again = kernel.apply(rules, p, seat, outcome.path, tape)
    _demand(
        rules.encode(again.position) == rules.encode(outcome.position),
        "the same draws give the same state",
        record,
    )
    _demand(again.log == outcome.log and tape.spent(), "the same draws give the same log", record)


def _check_undo(rules: Rules[Any], p: Position[Any, Any], seat: Seat, outcome: Outcome, record: Record) -> None:
    """What can be taken back has used no chance and has shown nobody a thing that was hidden."""
    if not kernel.undoable(rules, p, seat, outcome):
        return
    other = kernel.apply(rules, p, seat, outcome.path, Tape(b"other" + record.seed, len(record.moves)))
    same = rules.encode(other.position) == rules.encode(outcome.position)
    _demand(same, "an undo never survives a draw from the tape", record)
    for viewer in kernel.viewers(record.seats):
        news = _ids(rules.view(outcome.position, viewer)) - _ids(rules.view(p, viewer)) - _ids(rules.view(p, seat))
        _demand(not news, f"an undo never survives the sight of {sorted(news)}", record)


def _ids(seen: View) -> set[bytes]:
    """The things with an id of their own in a view."""
    return set(ID.findall(msgspec.json.encode(seen)))


def _check_position(rules: Rules[Any], outcome: Outcome, record: Record, sentences: bool = True) -> None:
    p = outcome.position
    rules.check(p)
    data = rules.encode(p)
    _demand(rules.decode(data) == p, "a position survives being stored", record)
    _demand(
        (rules.result(p) is None) == bool(p.stack),
        "a game has a result when it is over and not before",
        record,
    )
    if not sentences:
        return
    for event in outcome.log:
        _check_event(event, record)
    for viewer in kernel.viewers(record.seats):
        seen = rules.view(p, viewer)
        _demand(type(seen) is rules.view_type and seen.viewer == viewer, "a view is the viewer's", record)
        _demand(seen.up == kernel.waiting(p) and seen.seats == record.seats, "a view tells who is up", record)
        _demand(
            msgspec.msgpack.decode(msgspec.msgpack.encode(seen), type=rules.view_type) == seen,
            "a view can be sent",
            record,
        )
        _speak(seen.phase, record)


def _check_event(event: Event, record: Record) -> None:
    _speak(event.msg, record)
    _demand(event.to is None or set(event.to) <= set(range(record.seats)), "a log line goes to seats", record)


def _speak(sentence: Msg, record: Record) -> None:
    data = msgspec.msgpack.encode(sentence)
    if data in _spoken:
        return
    _spoken.add(data)
    for lang in text.LANGUAGES:
        said = text.say(sentence, lang, NAMES)
        _demand(bool(said.strip()), f"{sentence.key} says something", record)


def _finish(rules: Rules[Any], p: Position[Any, Any], record: Record) -> None:
    result = rules.result(p)
    assert result is not None
    for sentence in (result.reason, *result.notes):
        _speak(sentence, record)
    _demand(len(result.points) == len(result.places) == record.seats, "everybody has points and a place", record)
    _demand(min(result.places) == 1, "somebody has won", record)
    record.points, record.reason = result.points, result.reason.key


def _demand(holds: bool, law: str, record: Record) -> None:
    if not holds:
        raise Broken(law, record)
