"""Levels that differ by their temper: one way to decide, and numbers that say what a player makes of things."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.kernel import Path, Position, Rules, Seat, Tape, View
from service.agents import Ask
from service.thinking.imagination import Imagine, Policy

T = TypeVar("T")
Decide = Callable[[View, Seat, Ask, T, frozenset[str]], Path]
"""The move that looks best by a temper; some things may be beyond a player."""


@dataclass(frozen=True)
class Tempered(Generic[T]):
    """A game's players: a beginner, whom some things are `beyond`, the usual one, and one for two seats alone."""

    rules: Rules[Any]
    decide: Decide[T]
    beginner: T
    beyond: frozenset[str]
    usual: T
    duel: T

    @property
    def tuned(self) -> dict[int, T]:
        """The tempers that `./run tune` looks for, by the number of seats."""
        return {2: self.duel, 4: self.usual}

    def easy(self, view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
        return self.decide(view, seat, ask, self.beginner, self.beyond)

    def greedy(self, view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
        return self.decide(view, seat, ask, self.usual, frozenset())

    def strong(self, view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
        """A duel has a temper of its own; among more players the usual one does best."""
        return self.decide(view, seat, ask, self.duel if view.seats == 2 else self.usual, frozenset())

    def policy(self, temper: T) -> Policy:
        """The same on a bare position, for tuning."""

        def choose(p: Position[Any, Any], seat: Seat) -> Path:
            step, g = p.stack[-1], p.game
            return self.decide(
                self.rules.view(p, seat), seat, lambda path: step.ask(g, seat, path), temper, frozenset()
            )

        return choose
