"""UR's strong player: whole turns, from the first action over a chain of wars to the exchange."""

from typing import Any

from rules.kernel import Path, Position, Seat, Tape, View, waiting
from rules.ur import RULES
from service.agents import Ask
from service.agents.ur.moves import moves
from service.agents.ur.weights import Weights
from service.agents.ur.worth import round_now, weighed, worth
from service.thinking.imagination import Imagine, Policy, after
from service.thinking.turns import Turns

WIDTH = 4
"""Beginnings of a turn that are followed."""
ENDLESS, RESTLESS = 40, 3
"""After so many rounds two players who know each other's answers go in circles; then one turn in so many is by lot."""
BROAD = 400


def strong(view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
    """The first move of the best turn."""
    p = imagine(tape)
    plans = TURNS.plans(p, seat, WIDTH, tape)
    is_stuck = round_now(p) > ENDLESS and tape.below(RESTLESS) == 0
    return (tape.pick(plans) if is_stuck else plans[0]).moves[0]


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
