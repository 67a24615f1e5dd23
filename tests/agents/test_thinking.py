"""Thinking ahead: the same luck for the same occasion, a budget that is kept, and a policy that is left only for good
reason."""

import ast
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES, kernel
from rules.kernel import Position, Seat, Tape
from rules.stoneage import RULES
from rules.ur import RULES as UR
from service import agents
from service.agents import stoneage
from service.agents.stoneage.offers import Known
from service.agents.stoneage.placements import Placements
from service.agents.tigris import planning
from service.agents.ur.turns import TURNS
from service.thinking import imagination, rounds, turns
from service.thinking.imagination import Luck, play_on
from service.thinking.playouts import Playouts
from tests.agents.moments import moments

ROOT = Path(__file__).parents[2]


def begun(seats: int = 2) -> Position[Any, Any]:
    return kernel.setup(RULES, seats, {}, Tape(b"begun")).position


def chosen(monkeypatch: pytest.MonkeyPatch, values: dict[str, list[float]], budget: int = 10_000) -> tuple[str, int]:
    """The best of some placements that come out so, world by world, and how many were tried."""
    tried: list[str] = []

    def attempt(self: Playouts, candidate: Any, world: Any, seat: Seat, luck: Luck) -> int:
        there = values[str(candidate.path[1])]
        candidate.values.append(there[len(candidate.values) % len(there)])
        tried.append(str(candidate.path[1]))
        return 100

    monkeypatch.setattr(Playouts, "_try", attempt)
    search = Playouts(RULES, stoneage.policy(stoneage.GREEDY), lambda p, seat: 0.0, 32, budget)
    best = search.best([("place", name) for name in values], 0, lambda tape: begun(), Tape(b"t"))
    return str(best[1]), len(tried)


def test_a_clearly_better_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, {"own": [0.1, 0.2], "worse": [0.0, 0.1], "better": [0.5, 0.7]})[0] == "better"


def test_a_move_that_is_better_by_luck_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, {"own": [0.4, 0.0], "lucky": [0.0, 0.45]})[0] == "own"


def test_the_budget_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, {"own": [0.1], "other": [0.0]}, 1_000)[1] == 10


def test_half_of_the_moves_are_given_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {name: [number / 100] for number, name in enumerate("abcdefg")}
    assert chosen(monkeypatch, values)[1] < 32 * len(values) / 2


def test_a_real_search_keeps_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    go_on = imagination.go_on

    def counted(*arguments: Any) -> Any:
        nonlocal made
        made += 1
        return go_on(*arguments)

    monkeypatch.setattr(imagination, "go_on", counted)
    p = begun()
    search = Playouts(RULES, stoneage.policy(stoneage.GREEDY), stoneage._value, 32, 1_000)
    seat = kernel.waiting(p)[0]
    best = Placements(p.game, seat, stoneage.GREEDY).ranked(Known(p, seat))
    search.best(best[:3], seat, lambda tape: RULES.resample(p, seat, tape), Tape(b"b"))
    assert 1_000 <= made < 3_000, "it ends with the world in which the budget is spent"


@pytest.mark.parametrize(("game", "most"), [("ur", 12_000), ("tigris", 1_500)])
def test_a_decision_costs_so_many_imagined_moves_at_most(monkeypatch: pytest.MonkeyPatch, game: str, most: int) -> None:
    """At about a quarter of a millisecond (UR), and two (Tigris), that is what may be spent on a move."""
    made = 0
    make = imagination.make

    def counted(*arguments: Any) -> Any:
        nonlocal made
        made += 1
        return make(*arguments)

    for module in (imagination, rounds, turns, planning):
        monkeypatch.setattr(module, "make", counted)
    for p in (p for p in moments(game) if p.game.seats > 2):
        made, seat = 0, kernel.waiting(p)[0]
        agents.choose("strong", GAMES[game], p, seat, Tape(b"cost"))
        assert made <= most


def test_the_same_luck_plays_the_same_game() -> None:
    policy = stoneage.policy(stoneage.GREEDY)
    ends = []
    for _ in range(2):
        p = begun()
        play_on(p, [policy] * 2, Luck(5))
        ends.append(p)
    assert ends[0] == ends[1]
    assert not ends[0].stack


def test_luck_depends_on_the_occasion_not_on_what_came_before() -> None:
    one, other = Luck(1), Luck(1)
    one.on("something else").below(6)
    drawn = [[luck.on("dice").below(1000) for _ in range(3)] for luck in (one, other)]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) == 3, "the same occasion again is another one"


def test_a_whole_turn_is_planned_to_its_end() -> None:
    p = kernel.setup(UR, 2, {}, Tape(b"turn")).position
    while type(p.stack[-1]).__name__ != "Act":
        seat = kernel.waiting(p)[0]
        p = kernel.apply(UR, p, seat, kernel.default(p, seat), Tape(b"u")).position
    seat = kernel.waiting(p)[0]
    best, *others = TURNS.plans(p, seat, 2, Tape(b"plan"))
    assert best.moves[-1][0] == "swap"
    assert all(best.worth >= plan.worth for plan in others)
    assert kernel.waiting(best.position) != (seat,)


@pytest.mark.parametrize("folder", ["service/agents", "service/thinking"])
def test_nobody_looks_at_a_clock(folder: str) -> None:
    """Else a slow machine would play other moves than a fast one."""
    for source in (ROOT / folder).rglob("*.py"):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        assert not names & {"time", "datetime", "random"}, source
