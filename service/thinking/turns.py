"""The best whole turn: a few of the best beginnings are followed to the end of the turn, move by move."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import nlargest
from typing import Any

from rules.kernel import Path, Position, Rules, Seat, Tape, waiting
from service.thinking.imagination import Policy, after, make

LONGEST = 24
"""Moves of one turn that are thought of."""


@dataclass(frozen=True)
class Plan:
    """The moves of a turn so far, where they lead, and what that is worth."""

    worth: float
    moves: tuple[Path, ...]
    position: Position[Any, Any]


@dataclass(frozen=True)
class Turns:
    """What makes up a turn in a game: the moves worth trying, whether it is still the same turn, and what a position
    is worth to a seat. `others` answers what the others are asked in the middle of it."""

    rules: Rules[Any]
    moves: Callable[[Position[Any, Any], Seat], Iterable[Path]]
    goes_on: Callable[[Position[Any, Any], Position[Any, Any]], bool]
    worth: Callable[[Position[Any, Any], Seat], float]
    others: Policy | None = None

    def plans(self, p: Position[Any, Any], seat: Seat, width: int, chance: Tape) -> list[Plan]:
        """Whole turns of a seat, the best first; chance falls the same way for all of them."""
        whole, begun = list[Plan](), [Plan(0.0, (), p)]
        for _ in range(LONGEST):
            going = dict[bytes, Plan]()
            for plan in (longer for start in begun for longer in self._longer(start, seat, chance)):
                if plan.position.stack and self.goes_on(p, plan.position):
                    going.setdefault(self.rules.encode(plan.position), plan)
                else:
                    whole.append(plan)
            begun = nlargest(width, going.values(), key=lambda plan: plan.worth)
        return sorted(whole or begun, key=lambda plan: -plan.worth)

    def _longer(self, start: Plan, seat: Seat, chance: Tape) -> Iterator[Plan]:
        seed = b"%d" % chance.below(1 << 32)
        for path in self.moves(start.position, seat):
            tape = Tape(seed, len(start.moves))
            there = after(self.rules, start.position, seat, path, tape)
            self._answer(start.position, there, seat, tape)
            yield Plan(self.worth(there, seat), (*start.moves, path), there)

    def _answer(self, before: Position[Any, Any], there: Position[Any, Any], seat: Seat, tape: Tape) -> None:
        """Others have their say, in place, until the seat is asked again or the turn is over."""
        while self.others and there.stack and self.goes_on(before, there) and seat not in waiting(there):
            up = waiting(there)[0]
            make(there, up, self.others(there, up), tape)
