"""What becomes of a turn: the best plans are played on until the others have had their say,
everybody by a quick policy.

Who judges a turn by the table as he leaves it plays into the hands of the three who come after him.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.kernel import Position, Seat, Tape, default, waiting
from service.thinking.imagination import Policy, make
from service.thinking.turns import Plan, Turns

Number = Callable[[Position[Any, Any]], int]
"""The number of a turn, counted through the match."""
LONGEST = 8
"""Moves of one turn by the policy; then it is brought to an end."""


@dataclass(frozen=True)
class Rounds:
    """So many plans, each played on for so many rounds, in which everybody has a turn."""

    turns: Turns
    policy: Policy
    number: Number
    plans: int
    rounds: int

    def best(self, p: Position[Any, Any], seat: Seat, width: int, chance: Tape) -> Plan:
        """The whole turn that looks best in the rounds to come; the shorter of equals. Nobody ends a match that he
        would lose, though others might: they may see it differently."""
        plans = self.turns.plans(p, seat, width, chance)
        plans = ([plan for plan in plans if plan.position.stack or plan.worth >= 0] or plans)[: self.plans]
        if len({plan.moves[0] for plan in plans}) == 1:
            return plans[0]
        return max(plans, key=lambda plan: self.outcome(plan, seat, self.number(p)))

    def outcome(self, plan: Plan, seat: Seat, now: int) -> float:
        """What a turn is worth in the mean of the rounds after it: a single moment may be somebody's lucky one."""
        there, total = self.turns.rules.copy(plan.position), 0.0
        for number in range(1, self.rounds + 1):
            while there.stack and self.number(there) <= now + number * there.game.seats:
                self._turn(there)
            total += self.turns.worth(there, seat)
        return total / self.rounds

    def _turn(self, p: Position[Any, Any]) -> None:
        """One turn by the policy, in place."""
        now, moves = self.number(p), 0
        while p.stack and self.number(p) == now:
            up, moves = waiting(p)[0], moves + 1
            make(p, up, self.policy(p, up) if moves <= LONGEST else default(p, up), Tape(b"%d" % now, moves))
