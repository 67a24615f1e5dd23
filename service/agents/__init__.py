"""Computer players. Each sees the view of its own seat, the questions put to it, and positions that it imagines.

A game has a module here with a function for each of its levels; `random` needs none. `easy` and `greedy` look at the
table as it is, `strong` thinks ahead on positions from `Rules.resample`. A module may also have `reasons`, which says
in sentences why a move is good. The same position and the same tape give the same move, on every machine.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules import kernel
from rules.kernel import Msg, Node, Path, Position, Rules, Seat, Tape, View
from rules.questions import settled
from service.thinking.imagination import Imagine

Ask = Callable[[Path], Node]
Player = Callable[[View, Seat, Ask, Tape], Path]
Thinker = Callable[[View, Seat, Ask, Tape, Imagine], Path]
Why = Callable[[View, Seat, Ask, Path], tuple[Msg, ...]]

RANDOM, EASY, GREEDY, STRONG = LEVELS = ("random", "easy", "greedy", "strong")
"""From the weakest to the strongest."""
USUAL = GREEDY
"""Who sits down where nobody has chosen, and for somebody who is away: quick, and no worse than most of us."""


def choose(level: str, rules: Rules[Any], p: Position[Any, Any], seat: Seat, tape: Tape) -> Path:
    """The move of a computer player of this level."""
    player = _part(rules.key, level)
    if player is None:
        return kernel.sample(p, seat, tape)
    more = (lambda chance: rules.resample(p, seat, chance),) if level == STRONG else ()
    path: Path = player(rules.view(p, seat), seat, lambda words: kernel.ask(p, seat, words), tape, *more)
    return path


def reasons(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path) -> tuple[Msg, ...]:
    """Why this whole move is good, as `strong` sees it, what weighs most first; at most three.

    Empty where nothing can be said. It rests on the seat's own view, so it tells nothing hidden."""
    why: Why | None = _part(rules.key, "reasons")
    if why is None:
        return ()
    return why(rules.view(p, seat), seat, lambda words: kernel.ask(p, seat, words), path)


def finish(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path, tape: Tape) -> Path | None:
    """A move that begins so, as the seat's computer player would end it; None where it would not."""
    player: Player | None = _part(rules.key, GREEDY)
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
    """The levels that a game's computer players have, the weakest first."""
    return tuple(level for level in LEVELS if level == RANDOM or _part(game, level))


def usual(game: str) -> str:
    """The level where nobody has chosen one."""
    return USUAL if USUAL in levels(game) else RANDOM


def _part(game: str, name: str) -> Any:
    """A function of a game's module, where it has one."""
    if name == RANDOM or find_spec(f"service.agents.{game}") is None:
        return None
    return getattr(import_module(f"service.agents.{game}"), name, None)
