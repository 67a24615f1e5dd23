"""Proof that nothing hidden shows: exchange what a viewer may not know, and the viewer must not notice.

`Rules.resample` makes another world that is the same to the viewer. The same move is played there, its secret words
exchanged likewise; the viewer must then see and read the same. What the move shows rightly (things that leave
`Rules.secrets`) is put back to its true place before.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from rules import kernel
from rules.kernel import Answer, Event, Illegal, Outcome, Path, Position, Rules, Seat, Tape, TapeError

Exchange = dict[str, str]
Place = tuple[Any, ...]
"""The way to a value through lists and dictionaries."""


class Leak(Exception):
    """A viewer could learn something hidden."""


def check_secrets(rules: Rules[Any], p: Position[Any, Any], seat: Seat, outcome: Outcome, tape: Tape) -> None:
    """One other world per viewer for the move that led to this outcome; raises Leak."""
    for viewer in kernel.viewers(rules.view(p, None).seats):
        other = rules.resample(p, viewer, tape)
        check_same(rules, p, other, viewer, outcome.path if seat == viewer else ())
        if outcome.position.stack:  # the end shows everything
            _compare(rules, p, other, seat, outcome, viewer)
            _check_words(rules, p, seat, outcome, viewer, tape)


def check_same(
    rules: Rules[Any], p: Position[Any, Any], other: Position[Any, Any], viewer: Seat | None, path: Path = ()
) -> None:
    """View and questions are the same in both worlds; raises Leak."""
    if rules.view(p, viewer) != rules.view(other, viewer):
        raise Leak(f"the view of {name_of(viewer)} shows something hidden")
    if viewer is None:
        return
    if (viewer in kernel.allowed(p)) != (viewer in kernel.allowed(other)):
        raise Leak(f"whether {name_of(viewer)} may act shows something hidden")
    if viewer in kernel.allowed(p):
        for length in range(len(path) + 1):
            if _asked(p, viewer, path[:length]) != _asked(other, viewer, path[:length]):
                raise Leak(
                    f"the question to {name_of(viewer)} after '{kernel.write(path[:length])}' shows something hidden"
                )


def heard(log: tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    """The lines of the log that a viewer gets."""
    return [event for event in log if event.to is None or viewer in event.to]


def places(tree: Any, at: Place = ()) -> Iterator[tuple[Place, str]]:
    """Every word of a position, with the way to it."""
    match tree:
        case str():
            yield at, tree
        case list():
            for number, item in enumerate(tree):
                yield from places(item, (*at, number))
        case dict():
            for key, value in tree.items():
                yield from places(value, (*at, key))


def tree_of(rules: Rules[Any], p: Position[Any, Any]) -> Any:
    """A position as lists and dictionaries."""
    return msgspec.msgpack.decode(rules.encode(p))


def position_of(rules: Rules[Any], tree: Any) -> Position[Any, Any]:
    return rules.decode(msgspec.msgpack.encode(tree))


def exchanged(tree: Any, exchange: Exchange) -> Any:
    """The same with things exchanged, wherever they are."""
    match tree:
        case str():
            return exchange.get(tree, tree)
        case list():
            return [exchanged(item, exchange) for item in tree]
        case dict():
            return {exchanged(key, exchange): exchanged(value, exchange) for key, value in tree.items()}
        case _:
            return tree


def _compare(
    rules: Rules[Any],
    p: Position[Any, Any],
    other: Position[Any, Any],
    seat: Seat,
    outcome: Outcome,
    viewer: Seat | None,
) -> None:
    """Plays the move in the other world; if it means something else there, in one where what it names is the same.

    Secret words may show on the table, such as the stack that a card goes to. What they name stays hidden: `check_same`
    sees to it in the position afterwards."""
    shown = _shown(rules, p, outcome, viewer)
    for kept in (shown, shown | _named(rules, p, seat, viewer, outcome.path)):
        world = _put_back(rules, p, other, kept) if kept else other
        if world is None or (kept and rules.view(world, viewer) != rules.view(p, viewer)):
            continue  # such a world is not the same to the viewer
        path = _words(rules, p, world, seat, viewer, outcome)
        try:
            again = kernel.apply(rules, world, seat, path, Tape(fixed=outcome.draws))
        except (Illegal, TapeError):
            continue  # the mover could not have made this move there, so it tells the viewer nothing
        if _shown(rules, world, again, viewer) != shown:
            continue  # there it shows something else, rightly
        other_move = path != outcome.path or (outcome.secret and _action(world, seat, path) != _action(p, seat, path))
        if other_move and rules.view(outcome.position, viewer) != rules.view(again.position, viewer):
            continue  # the other words, or what they mean there, show on the table
        _check_sight(rules, outcome, again, viewer)
        return


def _action(p: Position[Any, Any], seat: Seat, path: Path) -> Any:
    """What a whole move does: the same words may mean another offer in another world."""
    return getattr(kernel.ask(p, seat, path), "action", None)


def _check_sight(rules: Rules[Any], outcome: Outcome, again: Outcome, viewer: Seat | None) -> None:
    after = f"after '{kernel.write(outcome.path)}'"
    if rules.view(outcome.position, viewer) != rules.view(again.position, viewer):
        raise Leak(f"the view of {name_of(viewer)} {after} shows something hidden")
    if heard(outcome.log, viewer) != heard(again.log, viewer):
        raise Leak(f"the log that {name_of(viewer)} reads {after} tells something hidden")


def _check_words(
    rules: Rules[Any], p: Position[Any, Any], seat: Seat, outcome: Outcome, viewer: Seat | None, tape: Tape
) -> None:
    """Two answers that stay sealed read the same."""
    if seat == viewer or not _seals(rules, p, outcome, viewer):
        return
    try:
        again = kernel.play_random(rules, p, seat, tape, Tape(fixed=()))
    except TapeError:
        return
    if _seals(rules, p, again, viewer):
        _check_sight(rules, outcome, again, viewer)


def _seals(rules: Rules[Any], p: Position[Any, Any], outcome: Outcome, viewer: Seat | None) -> bool:
    """Whether a secret move does nothing as yet but hide what has been answered."""
    new = rules.secrets(outcome.position, viewer) - rules.secrets(p, viewer)
    return outcome.secret and not outcome.draws and bool(new)


def _shown(rules: Rules[Any], p: Position[Any, Any], outcome: Outcome, viewer: Seat | None) -> frozenset[str]:
    """What a viewer has rightly learnt by a move, or might have."""
    before, after = rules.secrets(p, viewer), rules.secrets(outcome.position, viewer)
    return before - (after - rules.hints(p, outcome))


def name_of(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _asked(p: Position[Any, Any], viewer: Seat, path: Path) -> tuple[Any, ...]:
    """All that a question shows."""
    node = kernel.ask(p, viewer, path)
    return tuple(getattr(node, field, None) for field in ("ask", "choices", "known", "lo", "hi", "caps", "hint"))


def _put_back(
    rules: Rules[Any], p: Position[Any, Any], other: Position[Any, Any], kept: frozenset[str]
) -> Position[Any, Any] | None:
    """The other world with these things where they truly are; None if that is no world."""
    truth, tree = tree_of(rules, p), tree_of(rules, other)
    for place, name in places(truth):
        if name in kept:
            there = _graft(truth, tree, place)
            tree = exchanged(tree, {name: there, there: name})
    if any(name in kept and _graft(truth, tree, place) != name for place, name in places(truth["stack"], ("stack",))):
        return None
    world = position_of(rules, tree)
    try:
        rules.check(world)
    except AssertionError:
        return None
    return world


def _graft(truth: Any, tree: Any, place: Place) -> str:
    """What is at a place; the way there is made as it truly is where it is missing."""
    for step in place:
        if isinstance(tree, dict) and step not in tree:
            tree[step] = truth[step]
        elif isinstance(tree, list) and step >= len(tree):
            tree[:] = truth
        truth, tree = truth[step], tree[step]
    return str(tree)


def _words(
    rules: Rules[Any],
    p: Position[Any, Any],
    world: Position[Any, Any],
    seat: Seat,
    viewer: Seat | None,
    outcome: Outcome,
) -> Path:
    """The move in another world: secret words name what is at the same place there, be it by id or by kind."""
    if seat == viewer or not outcome.secret:
        return outcome.path
    known = _known(rules, p, seat, viewer)
    there = dict(places(tree_of(rules, world)))
    exchange: Exchange = {}
    for place, name in places(tree_of(rules, p)):
        if name in known and place in there:
            exchange.setdefault(name, there[place])
    return tuple(_exchanged_answer(answer, known, exchange) for answer in outcome.path)


def _known(rules: Rules[Any], p: Position[Any, Any], seat: Seat, viewer: Seat | None) -> list[str]:
    """What the mover knows and the viewer does not."""
    return sorted(rules.secrets(p, viewer) - rules.secrets(p, seat))


def _named(rules: Rules[Any], p: Position[Any, Any], seat: Seat, viewer: Seat | None, path: Path) -> frozenset[str]:
    """The things of the mover's that the words of a move name."""
    known = _known(rules, p, seat, viewer)
    everything = list(known)
    for answer in path:
        _exchanged_answer(answer, known, {})
    return frozenset(everything) - frozenset(known)


def _exchanged_answer(answer: Answer, known: list[str], exchange: Exchange) -> Answer:
    """The answer with other things in it; those that it names are known no more."""
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
        known.remove(word)
        return exchange.get(word, word)
    held = next((name for name in known if name.rpartition(".")[0] == word), None)
    if held is None:
        return word
    known.remove(held)
    return exchange.get(held, held).rpartition(".")[0]
