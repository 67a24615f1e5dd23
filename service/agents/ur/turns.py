"""UR's strong player: whole turns, from the first action to the exchange, and what the others answer to the best."""

from typing import Any

from rules.kernel import Path, Position, Seat, Tape, View, waiting
from rules.ur import RULES
from service.agents import Ask
from service.agents.ur.moves import moves
from service.agents.ur.weights import Weights
from service.agents.ur.worth import weighed, worth
from service.thinking.imagination import Imagine, Policy, after
from service.thinking.turns import Plan, Turns

WIDTH = 4
"""Beginnings of a turn that are followed."""
ANSWERED = 5
"""Turns to which the answers are thought through; with two players the turn itself tells enough."""
AT_ONCE = 0.3
"""How much counts what a turn brings at once, beside where it leads in a round."""
BROAD = 400


def strong(view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
    """The first move of the best turn."""
    p = imagine(tape)
    plans = _distinct(TURNS.plans(p, seat, WIDTH, tape))
    if p.game.seats == 2 or len(plans) == 1:
        return plans[0].moves[0]
    return max(plans, key=lambda plan: AT_ONCE * plan.worth + _answered(plan.position, seat, tape)).moves[0]


def _distinct(plans: list[Plan]) -> list[Plan]:
    """The best turns that lead to different positions."""
    found: dict[bytes, Plan] = {}
    for plan in plans:
        found.setdefault(RULES.encode(plan.position), plan)
        if len(found) == ANSWERED:
            break
    return list(found.values())


def _answered(p: Position[Any, Any], seat: Seat, tape: Tape) -> float:
    """What a position is worth after everybody's best turn, the own one last."""
    for _ in range(2 * p.game.seats):
        up = waiting(p)
        if not up or up[0] == seat:
            break
        p = TURNS.plans(p, up[0], 1, tape)[0].position
    if p.stack:
        p = TURNS.plans(p, seat, 2, tape)[0].position
    return worth(p, seat)


def policy(weights: Weights) -> Policy:
    """The best single move by these weights, for tuning them."""

    def choose(p: Position[Any, Any], seat: Seat) -> Path:
        paths = _moves(p, seat)
        return max(paths, key=lambda path: weighed(after(RULES, p, seat, path, Tape()), seat, weights))

    return choose


def _moves(p: Position[Any, Any], seat: Seat) -> list[Path]:
    step, g = p.stack[-1], p.game
    return moves(lambda path: step.ask(g, seat, path), BROAD)


def _is_same_turn(p: Position[Any, Any], now: Position[Any, Any]) -> bool:
    same: bool = now.stack[0] == p.stack[0] and waiting(now) == waiting(p)
    return same


TURNS = Turns(RULES, _moves, _is_same_turn, worth)
