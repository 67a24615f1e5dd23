"""Turns are judged by what the others make of them, and a turn of nobody lasts for ever."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from rules.kernel import Node, Path, Position, Ready, Seat, Step, Tape, Turn, waiting
from rules.ur import RULES
from rules.ur.scoring import score
from rules.ur.state import Tile
from service.agents.ur.moves import moves
from service.agents.ur.tally import points, tally
from service.agents.ur.turns import ROUNDS, WIDTH
from service.agents.ur.worth import turn_now
from service.thinking import rounds
from tests.agents.moments import moments

ACTS = [p for p in moments("ur") if type(p.stack[-1]).__name__ == "Act" and p.game.seats > 2]


def test_a_turn_is_played_on_until_everybody_had_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    p = ACTS[0]
    seat, turns, judged = waiting(p)[0], list[int](), list[int]()
    play = rounds.Rounds._turn
    worth = ROUNDS.turns.worth

    def counted(self: rounds.Rounds, there: Position[Any, Any]) -> None:
        turns.append(turn_now(there) - turn_now(p))
        play(self, there)

    def noted(there: Position[Any, Any], who: Seat) -> float:
        judged.append(who)
        return worth(there, who)

    plan = ROUNDS.turns.plans(p, seat, WIDTH, Tape(b"plan"))[0]
    before = RULES.encode(plan.position)
    monkeypatch.setattr(rounds.Rounds, "_turn", counted)
    thinking = replace(ROUNDS, turns=replace(ROUNDS.turns, worth=noted))
    thinking.outcome(plan, seat, turn_now(p))
    assert turns == list(range(1, ROUNDS.rounds * p.game.seats + 1))
    assert judged == [seat] * ROUNDS.rounds
    assert RULES.encode(plan.position) == before, "a plan is imagined, not played"


def test_the_best_turn_is_the_one_that_looks_best_afterwards() -> None:
    for p in ACTS:
        seat, now = waiting(p)[0], turn_now(p)
        best = ROUNDS.best(p, seat, WIDTH, Tape(b"best"))
        plans = ROUNDS.turns.plans(p, seat, WIDTH, Tape(b"best"))[: ROUNDS.plans]
        assert ROUNDS.outcome(best, seat, now) == max(ROUNDS.outcome(plan, seat, now) for plan in plans)


class Nothing(Struct):
    """A game without anything."""


class Endless(Step[Nothing]):
    """A turn that ends when its player wants."""

    def waiting(self, g: Nothing) -> tuple[Seat, ...]:
        return (0,)

    def ask(self, g: Nothing, seat: Seat, path: Path) -> Node:
        return Ready(path)

    def play(self, t: Turn[Nothing], seat: Seat, action: Path) -> None:
        if action == ("stop",):
            t.done()

    def default(self, g: Nothing, seat: Seat) -> Path:
        return ("stop",)


def test_a_policy_that_never_stops_is_stopped() -> None:
    p: Position[Any, Any] = Position(Nothing(), [Endless()])
    replace(ROUNDS, policy=lambda p, seat: ("go",), number=lambda p: 1)._turn(p)
    assert not p.stack


def test_points_are_counted_as_the_rules_do() -> None:
    for p in moments("ur"):
        sides = tally(p.game)
        assert [points(p.game, seat, side) for seat, side in enumerate(sides)] == [
            score(p.game, seat) for seat in range(p.game.seats)
        ]


def test_no_turn_gives_stones_to_others_alone() -> None:
    """Culture beside tiles of others only is no move of a strong player; beside an own tile it is."""
    p = RULES.copy(ACTS[0])
    seat, g = waiting(p)[0], p.game
    p.stack[-1].done.clear()
    for field in g.board:
        field.owner, field.stones, field.ziggurat = -1, 0, False
    for cell, owner in ((0, seat), (1, (seat + 1) % g.seats)):
        g.board[cell].owner, g.board[cell].stones = owner, 1
    g.board[0].tile, g.hands[seat] = Tile("culture", "war"), Tile("culture", "trade")
    gifts = [path for path in moves(lambda path: p.stack[-1].ask(g, seat, path)) if path[0] == "culture"]
    assert gifts, "the rules allow it"
    assert gifts[0] not in ROUNDS.turns.moves(p, seat)
    g.board[1].owner = seat
    assert gifts[0] in ROUNDS.turns.moves(p, seat)
