"""Computer players. Each sees the view of its own seat and the questions put to it, and nothing else."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules import kernel
from rules.kernel import Node, Path, Position, Rules, Seat, Tape, View
from rules.questions import settled

Ask = Callable[[Path], Node]
Player = Callable[[View, Seat, Ask, Tape], Path]


def choose(level: str, rules: Rules[Any], p: Position[Any, Any], seat: Seat, tape: Tape) -> Path:
    """The move of a computer player of this level."""
    if level == "greedy" and (player := _greedy(rules.key)) is not None:
        return player(rules.view(p, seat), seat, lambda path: kernel.ask(p, seat, path), tape)
    return kernel.sample(p, seat, tape)


def finish(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path, tape: Tape) -> Path | None:
    """A move that begins so, as the seat's computer player would end it; None where it would not."""
    player = _greedy(rules.key)
    if player is None:
        return None

    def ask(words: Path) -> Node:
        node = kernel.ask(p, seat, words)
        if isinstance(node, kernel.Ready) or len(words) >= len(path) or words != path[: len(words)]:
            return node
        return settled(node, path[len(words)])

    try:
        whole = player(rules.view(p, seat), seat, ask, tape)
        is_whole = isinstance(kernel.ask(p, seat, whole), kernel.Ready)
    except (kernel.Illegal, LookupError, ValueError, StopIteration):
        return None  # it had something else in mind
    return whole if is_whole and whole[: len(path)] == path else None


def levels(game: str) -> tuple[str, ...]:
    """The levels that a game's computer players have."""
    return ("random", "greedy") if _greedy(game) else ("random",)


def _greedy(game: str) -> Player | None:
    if find_spec(f"service.agents.{game}") is None:
        return None
    player: Player = import_module(f"service.agents.{game}").greedy
    return player
