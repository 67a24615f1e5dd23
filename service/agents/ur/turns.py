"""UR's strong player: whole turns, from the first action over a chain of wars to the exchange, and what the others
make of them.
"""

from typing import Any

from rules.kernel import Path, Position, Seat, Tape, View, waiting
from rules.ur import RULES
from rules.ur.actions import cultivated
from rules.ur.state import Ur, supply
from service.agents import Ask
from service.agents.ur.moves import moves
from service.agents.ur.prospects import is_stuck
from service.agents.ur.weights import Weights
from service.agents.ur.worth import CROWD, DUEL, round_now, turn_now, weighed, worth
from service.thinking.imagination import Imagine, Policy, after
from service.thinking.rounds import Rounds
from service.thinking.turns import Turns

WIDTH = 6
"""Beginnings of a turn that are followed."""
PLANS, AHEAD = 16, 2
"""Whole turns that are played on, and for how many rounds; in a duel rounds are short."""
DUEL_PLANS, DUEL_AHEAD = 10, 3
ENDLESS, RESTLESS = 40, 3
"""After so many rounds two players who know each other's answers go in circles; then one turn in so many is by lot."""
BROAD = 400


def strong(view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
    """The first move of the best turn; among several, of the one that looks best when all others have answered it."""
    p = imagine(tape)
    if round_now(p) > ENDLESS and tape.below(RESTLESS) == 0:
        plans = TURNS.plans(p, seat, WIDTH, tape)
        return tape.pick([plan for plan in plans if not is_stuck(plan.position.game)] or plans).moves[0]
    rounds = DUELS if p.game.seats == 2 else ROUNDS
    return rounds.best(p, seat, WIDTH, tape).moves[0]


def policy(weights: Weights) -> Policy:
    """The best single move by these weights, for tuning them and for thinking ahead; where nothing gains, nothing is
    done: war tiles could change places for ever."""

    def choose(p: Position[Any, Any], seat: Seat) -> Path:
        paths = _moves(p, seat)[::-1]
        return max(paths, key=lambda path: weighed(after(RULES, p, seat, path, Tape()), seat, weights))

    return choose


def _moves(p: Position[Any, Any], seat: Seat) -> list[Path]:
    step, g = p.stack[-1], p.game
    paths = moves(lambda path: step.ask(g, seat, path), BROAD)
    return [path for path in paths if not _is_idle(g, seat, path)] or paths


def _is_idle(g: Ur, seat: Seat, path: Path) -> bool:
    """Brings no stone to the own side; culture would even give some to others."""
    if path[0] == "culture":
        return not supply(g, seat) or all(g.board[cell].owner != seat for cell in cultivated(g, seat))
    return path == ("trade", ())


def _is_same_turn(p: Position[Any, Any], now: Position[Any, Any]) -> bool:
    same: bool = now.stack[0] == p.stack[0] and waiting(now) == waiting(p)
    return same


TURNS = Turns(RULES, _moves, _is_same_turn, worth)
ROUNDS = Rounds(TURNS, policy(CROWD), turn_now, PLANS, AHEAD)
DUELS = Rounds(TURNS, policy(DUEL), turn_now, DUEL_PLANS, DUEL_AHEAD)
