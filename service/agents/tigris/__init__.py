"""Players of Euphrat & Tigris: they value every action by what it brings at once, their weakest colour most.

`strong` values both actions of a turn together, `easy` forgets that the weakest colour decides.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from heapq import nlargest
from typing import Any

from rules.kernel import Msg, Path, Position, Seat, Tape, View, msg
from rules.tigris import RULES
from rules.tigris.board import COLOURS
from rules.tigris.view import TigrisView
from service.agents import Ask
from service.agents.comparing import strongest
from service.agents.tigris.answers import answer
from service.agents.tigris.mind import Mind, Novice
from service.agents.tigris.options import options, terms
from service.agents.tigris.worth import Prices, price, worth
from service.thinking.imagination import Imagine
from service.thinking.turns import Plan, Turns

__all__ = ["Mind", "easy", "greedy", "reasons", "strong"]

BROAD, WIDTH, WORLDS = 16, 6, 3
"""Actions that are tried, of which so many are followed by a second, in so many worlds. To play on for a round after
that was no gain: 25 % of 20 matches against three, without it 30 %."""

WHIM = 1.0
"""By how much a beginner may be wrong about an action, in points."""


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The best action by its own lights; chance decides between equals."""
    assert isinstance(view, TigrisView)
    mind = Mind(view, seat)
    path = answer(mind, ask)
    if path is not None:
        return path
    found = options(mind, ask)
    best = max(value for value, _ in found)
    return tape.pick([path for value, path in found if value > best - 1e-9])


def easy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """What brings a point now, as a beginner sees it; catastrophes and quarrels are left to others."""
    assert isinstance(view, TigrisView)
    mind = Novice(view, seat)
    path = answer(mind, ask)
    if path is not None:
        return path
    found = [option for option in options(mind, ask) if option[1][0] != "catastrophe"]
    return max(found, key=lambda option: option[0] + WHIM * tape.below(100) / 100)[1]


def strong(view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
    """Both actions of the turn together, in some worlds; what else is asked, as it looks."""
    assert isinstance(view, TigrisView)
    path = answer(Mind(view, seat), ask)
    if path is not None:
        return path
    return _best_turn(seat, imagine, tape, replace(TURNS, worth=_priced(prices_now(view, seat))))


def reasons(view: View, seat: Seat, ask: Ask, path: Path) -> tuple[Msg, ...]:
    """What speaks for an action."""
    assert isinstance(view, TigrisView)
    mind = Mind(view, seat)
    if answer(mind, ask) is not None:
        return ()
    others = sorted((option for option in options(mind, ask) if option[1] != path), key=lambda option: -option[0])
    next_best = terms(mind, others[0][1]) if others else {}
    return strongest(terms(mind, path), next_best, lambda term: msg(f"tigris-why-{term}"))


def prices_now(view: TigrisView, seat: Seat) -> Prices:
    """What points are worth to a seat at the moment."""
    points = view.points[seat]
    assert points is not None
    weakest = min(points)
    return Prices({name: price(n - weakest) for name, n in zip(COLOURS, points, strict=True)}, weakest)


def _best_turn(seat: Seat, imagine: Imagine, tape: Tape, turns: Turns) -> Path:
    """The first move of the turn that comes out best in the mean of all worlds."""
    found = [_by_first_move(turns.plans(imagine(tape), seat, WIDTH, tape)) for _ in range(WORLDS)]
    return max(found[0], key=lambda path: _mean([world[path] for world in found if path in world]))


def _by_first_move(plans: Sequence[Plan]) -> dict[Path, float]:
    """What the best turn is worth that begins with each action."""
    return {plan.moves[0]: plan.worth for plan in reversed(plans)}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _moves(p: Position[Any, Any], seat: Seat) -> list[Path]:
    """The actions that look best; another question has one answer."""
    mind, ask = _mind(p, seat)
    path = answer(mind, ask)
    if path is not None:
        return [path]
    return [path for _, path in nlargest(BROAD, options(mind, ask), key=lambda option: option[0])]


def policy(p: Position[Any, Any], seat: Seat) -> Path:
    """The best action by its own lights, on a bare position; leaders stay where they are, for the sake of speed."""
    mind, ask = _mind(p, seat)
    return answer(mind, ask) or max(options(mind, ask, settled=True), key=lambda option: option[0])[1]


def _mind(p: Position[Any, Any], seat: Seat) -> tuple[Mind, Ask]:
    step, view = p.stack[-1], RULES.view(p, seat)
    assert isinstance(view, TigrisView)
    return Mind(view, seat), lambda path: step.ask(p.game, seat, path)


def _is_same_turn(p: Position[Any, Any], now: Position[Any, Any]) -> bool:
    same: bool = now.stack[0] == p.stack[0]
    return same


def _priced(now: Prices) -> Callable[[Position[Any, Any], Seat], float]:
    """What positions are worth at these prices."""

    def value(p: Position[Any, Any], seat: Seat) -> float:
        view = RULES.view(p, seat)
        assert isinstance(view, TigrisView)
        return worth(p, seat, view, now)

    return value


TURNS = Turns(RULES, _moves, _is_same_turn, _priced(Prices(dict.fromkeys(COLOURS, 1.0))), policy)
