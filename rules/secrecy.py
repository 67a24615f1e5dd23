"""Proof that nothing hidden shows: exchange what a viewer may not know, and the viewer must not notice.

Hidden things have ids `kind.serial`. Those that stay hidden from a viewer during a move are permuted in the position
before it; the same move (its secret words exchanged likewise) must then give that viewer the same view and log.
"""

from collections import defaultdict
from dataclasses import replace
from typing import Any

import msgspec

from rules import kernel
from rules.kernel import Answer, Event, Illegal, Outcome, Path, Position, Rules, Seat, Tape, TapeError

Exchange = dict[str, str]


class Leak(Exception):
    """A viewer could learn something hidden."""


def check_secrets(rules: Rules[Any], p: Position[Any, Any], seat: Seat, outcome: Outcome, tape: Tape) -> None:
    """One exchange per viewer for the move that led to this outcome; raises Leak."""
    if not outcome.position.stack:
        rules = replace(rules, disguise=None)  # the end shows the numbers that were hidden
    for viewer in kernel.viewers(rules.view(p, None).seats):
        kept = rules.secrets(p, viewer) & rules.secrets(outcome.position, viewer)
        exchange = permutation(rules, kept, tape)
        if exchange or rules.disguise:
            _compare(rules, p, seat, outcome, viewer, exchange, tape)


def permutation(rules: Rules[Any], hidden: frozenset[str], tape: Tape) -> Exchange:
    """Each hidden thing takes the place of another of its class."""
    classes = defaultdict(list)
    for name in sorted(hidden):
        classes[rules.alike(name)].append(name)
    exchange: Exchange = {}
    for names in classes.values():
        others = list(names)
        tape.shuffle(others)
        exchange.update((a, b) for a, b in zip(names, others, strict=True) if a != b)
    return exchange


def permuted(
    rules: Rules[Any], p: Position[Any, Any], viewer: Seat | None, exchange: Exchange, tape: Tape
) -> Position[Any, Any]:
    """The position as it also could be, for all that the viewer knows."""
    tree = msgspec.msgpack.decode(rules.encode(p))
    other = rules.decode(msgspec.msgpack.encode(_exchanged(tree, exchange)))
    if rules.disguise:
        rules.disguise(other, viewer, tape)
    return other


def _compare(
    rules: Rules[Any],
    p: Position[Any, Any],
    seat: Seat,
    outcome: Outcome,
    viewer: Seat | None,
    exchange: Exchange,
    tape: Tape,
) -> None:
    other = permuted(rules, p, viewer, exchange, tape)
    who = "a spectator" if viewer is None else f"seat {viewer}"
    if rules.view(p, viewer) != rules.view(other, viewer):
        raise Leak(f"the view of {who} shows something hidden")
    if viewer is not None and viewer in kernel.allowed(p) and _first(p, viewer) != _first(other, viewer):
        raise Leak(f"the question to {who} shows something hidden")
    if seat == viewer or not _hides(rules, p, seat, viewer, outcome):
        path = outcome.path
    else:
        path = _exchanged_path(rules, p, seat, viewer, outcome.path, exchange)
    try:
        again = kernel.apply(rules, other, seat, path, Tape(fixed=outcome.draws))
    except (Illegal, TapeError):
        return  # the mover could not have made this move there, so it tells the viewer nothing
    if rules.view(outcome.position, viewer) != rules.view(again.position, viewer):
        raise Leak(f"the view of {who} after '{kernel.write(path)}' shows something hidden")
    if heard(outcome.log, viewer) != heard(again.log, viewer):
        raise Leak(f"the log that {who} reads after '{kernel.write(path)}' tells something hidden")


def heard(log: tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    """The lines of the log that a viewer gets."""
    return [event for event in log if event.to is None or viewer in event.to]


def _first(p: Position[Any, Any], viewer: Seat) -> tuple[str, tuple[Any, ...]]:
    node = kernel.ask(p, viewer, ())
    return str(getattr(node, "ask", "")), tuple(getattr(node, "choices", ()))


def _hides(rules: Rules[Any], p: Position[Any, Any], seat: Seat, viewer: Seat | None, outcome: Outcome) -> bool:
    return outcome.secret and bool(rules.secrets(p, viewer) - rules.secrets(p, seat))


def _exchanged(tree: Any, exchange: Exchange) -> Any:
    match tree:
        case str():
            return exchange.get(tree, tree)
        case list():
            return [_exchanged(item, exchange) for item in tree]
        case dict():
            return {_exchanged(key, exchange): _exchanged(value, exchange) for key, value in tree.items()}
        case _:
            return tree


def _exchanged_path(
    rules: Rules[Any], p: Position[Any, Any], seat: Seat, viewer: Seat | None, path: Path, exchange: Exchange
) -> Path:
    """The secret words with the hidden things exchanged, whether they name ids or kinds."""
    known = sorted(rules.secrets(p, viewer) - rules.secrets(p, seat))
    return tuple(_exchanged_answer(answer, known, exchange) for answer in path)


def _exchanged_answer(answer: Answer, known: list[str], exchange: Exchange) -> Answer:
    match answer:
        case str():
            return _exchanged_word(answer, known, exchange)
        case int():
            return answer
        case _:
            counted: dict[str, int] = defaultdict(int)
            for part in answer:
                word, number = (part, 1) if isinstance(part, str) else part
                for _ in range(number):
                    counted[_exchanged_word(word, known, exchange)] += 1
            if all(isinstance(part, str) for part in answer):
                return tuple(counted)
            return tuple(counted.items())


def _exchanged_word(word: str, known: list[str], exchange: Exchange) -> str:
    if word in known:
        return exchange.get(word, word)
    held = next((name for name in known if name.rpartition(".")[0] == word), None)
    if held is None:
        return word
    known.remove(held)
    return exchange.get(held, held).rpartition(".")[0]
