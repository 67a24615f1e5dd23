"""Levels that differ by their temper: one way to decide, and numbers that say what a player makes of things."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.kernel import Path, Position, Rules, Seat, Step, Tape, View
from service.agents import Ask
from service.thinking.imagination import Imagine, Policy

T = TypeVar("T")
Plan = Callable[[View, Seat, Ask, T, frozenset[str]], Iterator[Path]]
"""The move that looks best by a temper, and those that would follow it in the same step if nobody else acted; each is
thought of when it is asked for. Some things may be beyond a player."""


@dataclass(frozen=True)
class Tempered(Generic[T]):
    """A game's players: a beginner, whom some things are `beyond`, the usual one, and the strong one, who has a temper
    for a duel and another for a larger table."""

    rules: Rules[Any]
    plan: Plan[T]
    beginner: T
    beyond: frozenset[str]
    usual: T
    duel: T
    table: T

    @property
    def tuned(self) -> dict[int, T]:
        """The tempers that `./run tune` looks for, by the number of seats."""
        return {2: self.duel, 4: self.table}

    def easy(self, view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
        return self._decide(view, seat, ask, self.beginner, self.beyond)

    def greedy(self, view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
        return self._decide(view, seat, ask, self.usual, frozenset())

    def strong(self, view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
        """A duel has a temper of its own."""
        return self._decide(view, seat, ask, self.duel if view.seats == 2 else self.table, frozenset())

    def policy(self, temper: T) -> Policy:
        """The same on a bare position, for tuning; a plan is followed as long as its step lasts."""
        planned: Iterator[Path] = iter(())
        planner: tuple[Step[Any], Seat] | None = None

        def choose(p: Position[Any, Any], seat: Seat) -> Path:
            nonlocal planned, planner
            step, g = p.stack[-1], p.game
            path = next(planned, None) if planner and planner[0] is step and planner[1] == seat else None
            if path is None:
                view = self.rules.view(p, seat)
                planned = self.plan(view, seat, lambda words: step.ask(g, seat, words), temper, frozenset())
                planner, path = (step, seat), next(planned)
            return path

        return choose

    def _decide(self, view: View, seat: Seat, ask: Ask, temper: T, beyond: frozenset[str]) -> Path:
        return next(self.plan(view, seat, ask, temper, beyond))
