"""How strong computer players are: matches of one level against others, seats rotated, on the same deals.

The level that is measured sits in every seat once for each deal, so that neither seats nor luck decide. `frozen` is a
player kept beside the tests: what `greedy` was once, so that progress can be seen.
"""

import argparse
import importlib.util
import json
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct
from tqdm import tqdm

from rules import GAMES, kernel
from rules.kernel import Path as Moves
from rules.kernel import Position, Rules, Seat, Tape
from service import agents
from service.lobby import find
from ziggurat.command import AS_JSON, argument, command, positive
from ziggurat.config import Config
from ziggurat.problem import Problem

FROZEN = Path(__file__).resolve().parents[1] / "tests" / "frozen"
MOST = 20_000
"""Moves; a match that goes on longer has not ended."""
SURE = 1.96
"""Standard errors of the interval that holds the truth in 95 of 100 cases."""

Player = Callable[[Rules[Any], Position[Any, Any], Seat, Tape], Moves]


class Task(Struct, frozen=True):
    """One match: which level sits in which seat, and the deal."""

    game: str
    levels: tuple[str, ...]
    seat: Seat
    seed: bytes


class Played(Struct, frozen=True):
    """How the measured seat fared; `won` is a share where several have won."""

    ended: bool
    won: float
    lead: float
    moves: int
    times: tuple[float, ...]
    """CPU seconds of the measured seat's decisions."""


@command(
    "ladder",
    "how strong computer players are: the first level against the others",
    argument("game"),
    argument("--levels", default="greedy,frozen", help="the measured one, then those in the other seats"),
    argument("--seats", type=positive, help="as few as can play, if not said"),
    argument("--matches", type=positive, default=20),
    argument("--seed", default="1", help="other deals with another seed"),
    argument("--processes", type=positive, help="on so many cores; all, if not said"),
    AS_JSON,
)
def run(args: argparse.Namespace, config: Config) -> int:
    rules = find(args.game)
    seats = args.seats or rules.seats[0]
    if seats not in rules.seats:
        raise Problem(f"{args.game} is played by {rules.seats[0]} to {rules.seats[-1]}, not by {seats}.")
    levels = tuple(args.levels.split(","))
    for level in levels:
        player(args.game, level)
    tasks = list(matches(args.game, levels, seats, args.matches, args.seed))
    report = summary(_played(tasks, args))
    shown = {"game": args.game, "levels": args.levels, "seats": seats, **report}
    print(json.dumps(shown, indent=1) if args.json else _sentence(shown))
    return 0


def matches(game: str, levels: Sequence[str], seats: int, number: int, seed: str) -> list[Task]:
    """So many matches; each deal is played once with the measured level in every seat."""
    first, *others = levels
    found = []
    for n in range(number):
        deal, seat = divmod(n, seats)
        rest = [others[i % len(others)] if others else first for i in range(seats - 1)]
        sits = (*rest[:seat], first, *rest[seat:])
        found.append(Task(game, sits, seat, f"{seed}/{deal}".encode()))
    return found


def play(task: Task) -> Played:
    """One match, in a process of its own."""
    rules = GAMES[task.game]
    players = [player(task.game, level) for level in task.levels]
    p = kernel.setup(rules, len(task.levels), {}, Tape(task.seed, 0)).position
    times, n = list[float](), 0
    while p.stack and n < MOST:
        n += 1
        seat = kernel.waiting(p)[0]
        path = kernel.forced(p, seat)
        if path is None:
            began = time.process_time()
            path = players[seat](rules, p, seat, Tape(b"player" + task.seed, n))
            times += [time.process_time() - began] if seat == task.seat else []
        p = kernel.apply(rules, p, seat, path, Tape(task.seed, n)).position
    return fared(rules, p, task.seat, n, tuple(times))


def fared(
    rules: Rules[Any], p: Position[Any, Any], seat: Seat, moves: int = 0, times: tuple[float, ...] = ()
) -> Played:
    """How a match went for a seat."""
    result = rules.result(p)
    if result is None:
        return Played(False, 0.0, 0.0, moves, times)
    winners = [other for other, place in enumerate(result.places) if place == 1]
    best = max(points for other, points in enumerate(result.points) if other != seat)
    return Played(True, (seat in winners) / len(winners), result.points[seat] - best, moves, times)


def summary(played: Sequence[Played]) -> dict[str, Any]:
    """The share of matches won with its interval (Wilson), the mean lead, and what a decision costs."""
    ended = [one for one in played if one.ended]
    low, high = interval(sum(one.won for one in ended), len(ended))
    times = sorted(t for one in played for t in one.times)
    return {
        "matches": len(played),
        "unfinished": len(played) - len(ended),
        "win_rate": round(sum(one.won for one in ended) / max(1, len(ended)), 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "lead": round(sum(one.lead for one in ended) / max(1, len(ended)), 2),
        "cpu_ms_p50": _at(times, 0.5),
        "cpu_ms_p95": _at(times, 0.95),
        "moves": sum(one.moves for one in played),
    }


def interval(won: float, number: int) -> tuple[float, float]:
    if not number:
        return 0.0, 1.0
    share, z2 = won / number, SURE * SURE
    middle = share + z2 / (2 * number)
    reach = SURE * math.sqrt(share * (1 - share) / number + z2 / (4 * number * number))
    return (middle - reach) / (1 + z2 / number), (middle + reach) / (1 + z2 / number)


@cache
def player(game: str, level: str) -> Player:
    """A level of the service, or the frozen one."""
    if level == "frozen":
        return _frozen(game)
    if level not in agents.levels(game):
        raise Problem(f"{game} has no computer player of the level {level}: {', '.join(agents.levels(game))}, frozen.")
    return lambda rules, p, seat, tape: agents.choose(level, rules, p, seat, tape)


def _frozen(game: str) -> Player:
    file = next((one for one in (FROZEN / game / "__init__.py", FROZEN / f"{game}.py") if one.exists()), None)
    if file is None:
        raise Problem(f"No frozen player of {game} is kept here.")
    name = f"tests.frozen.{game}"
    spec = importlib.util.spec_from_file_location(name, file, submodule_search_locations=[str(file.parent)])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    greedy = module.greedy

    def choose(rules: Rules[Any], p: Position[Any, Any], seat: Seat, tape: Tape) -> Moves:
        path: Moves = greedy(rules.view(p, seat), seat, lambda words: kernel.ask(p, seat, words), tape)
        return path

    return choose


def _played(tasks: Sequence[Task], args: argparse.Namespace) -> list[Played]:
    with ProcessPoolExecutor(args.processes or os.cpu_count()) as pool:
        running = [pool.submit(play, task) for task in tasks]
        bar = tqdm(as_completed(running), total=len(tasks), unit="match", disable=not sys.stderr.isatty())
        return [done.result() for done in bar]


def _at(times: Sequence[float], part: float) -> float:
    return round(1000 * times[min(len(times) - 1, int(len(times) * part))], 2) if times else 0.0


def _sentence(shown: dict[str, Any]) -> str:
    return (
        f"{shown['game']}, {shown['seats']} seats, {shown['levels']}: won {shown['win_rate']:.0%}"
        f" [{shown['low']:.0%}, {shown['high']:.0%}] of {shown['matches']}, lead {shown['lead']:+},"
        f" {shown['unfinished']} unfinished, {shown['cpu_ms_p50']} ms a decision (95 %: {shown['cpu_ms_p95']} ms)"
    )
