"""Looks for better weights of a game's computer player: evolution, judged on deals that it has not seen.

Every generation some children of the best weights so far play the same deals in the same seats against the weights in
use; the best of them are the parents of the next. What was reached is kept in a file after every generation, so that a
run can be stopped and goes on.
"""

import argparse
import json
import math
import random
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct
from tqdm import tqdm

from rules import GAMES, kernel
from rules.kernel import Tape
from service.lobby import find
from service.thinking.imagination import Luck, Policy, play_on
from ziggurat import ladder
from ziggurat.command import argument, command, positive
from ziggurat.config import Config
from ziggurat.problem import Problem

CHILDREN, PARENTS = 8, 3
STEP, SHRINK = 0.25, 0.97
"""How far a child is from its parents, as a part of each weight, and how that changes from generation to generation."""
SMALL = 0.4
"""Weights near nothing change as if they were that large."""
CLOSE = 20.0
"""Points of lead that make a victory clear."""


class Run(Struct):
    """How far a run has come."""

    game: str
    seats: int
    weights: dict[str, float]
    generation: int = 0


@command(
    "tune",
    "looks for better weights of a game's computer player; goes on where it stopped",
    argument("game"),
    argument("--seats", type=positive, help="as few as can play, if not said"),
    argument("--generations", type=positive, default=20),
    argument("--matches", type=positive, default=40, help="for each child in a generation"),
    argument("--judge", type=positive, default=200, help="matches on fresh deals at the end"),
    argument("--file", type=Path, help="where the run is kept"),
)
def run(args: argparse.Namespace, config: Config) -> int:
    seats = args.seats or find(args.game).seats[0]
    file = args.file or Path(f"{args.game}-{seats}.tune.json")
    found = msgspec.json.decode(file.read_bytes(), type=Run) if file.exists() else _start(args.game, seats)
    if (found.game, found.seats) != (args.game, seats):
        raise Problem(f"{file} belongs to a run of {found.game} with {found.seats} seats.")
    for _ in tqdm(range(args.generations), unit="generation"):
        found = _next(found, args.matches)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    print(json.dumps(_judged(found, args.judge), indent=1))
    return 0


def play(task: ladder.Task, measured: Policy, others: Policy) -> ladder.Played:
    """One match on the bare position."""
    rules = GAMES[task.game]
    p = kernel.setup(rules, len(task.levels), {}, Tape(task.seed)).position
    policies = [measured if seat == task.seat else others for seat in range(len(task.levels))]
    play_on(p, policies, Luck(crc32(task.seed)))
    return ladder.fared(rules, p, task.seat)


def fitness(played: Sequence[ladder.Played]) -> float:
    """The share of victories, softened so that a close defeat counts more than a clear one."""
    return sum(0.5 * one.won + 0.25 * (1 + math.tanh(one.lead / CLOSE)) for one in played) / len(played)


def child(weights: dict[str, float], step: float, chance: random.Random) -> dict[str, float]:
    """Weights a little different from their parents', about half of them changed."""

    def moved(value: float) -> float:
        return value + chance.gauss(0, step) * max(abs(value), SMALL) if chance.random() < 0.5 else value

    return {name: round(max(0.0, moved(value)), 4) for name, value in weights.items()}


def _next(run: Run, matches: int) -> Run:
    chance = random.Random(f"{run.game}/{run.seats}/{run.generation}")
    step = STEP * SHRINK**run.generation
    children = [run.weights, *(child(run.weights, step, chance) for _ in range(CHILDREN))]
    tasks = _tasks(run, matches, f"tune/{run.generation}")
    worth = [(fitness(_played(run, weights, tasks)), weights) for weights in children]
    best = [weights for _, weights in sorted(worth, key=lambda pair: -pair[0])[:PARENTS]]
    mean = {name: round(sum(weights[name] for weights in best) / PARENTS, 4) for name in run.weights}
    return Run(run.game, run.seats, mean, run.generation + 1)


def _judged(run: Run, matches: int) -> dict[str, Any]:
    """The result on fresh deals."""
    report = ladder.summary(_played(run, run.weights, _tasks(run, matches, "judge")))
    return {**msgspec.to_builtins(run), **report}


def _tasks(run: Run, matches: int, seed: str) -> list[ladder.Task]:
    return ladder.matches(run.game, ("child", "present"), run.seats, matches, seed)


def _played(run: Run, weights: dict[str, float], tasks: Sequence[ladder.Task]) -> list[ladder.Played]:
    module, present = _module(run.game), _present(run.game, run.seats)
    measured, others = (module.policy(one) for one in (msgspec.convert(weights, type(present)), present))
    return [play(task, measured, others) for task in tasks]


def _start(game: str, seats: int) -> Run:
    return Run(game, seats, msgspec.to_builtins(_present(game, seats)))


def _present(game: str, seats: int) -> Struct:
    """The weights in use."""
    tuned: dict[int, Struct] = _module(game).TUNED
    if seats not in tuned:
        raise Problem(f"{game} has weights for {', '.join(map(str, tuned))} seats.")
    return tuned[seats]


def _module(game: str) -> Any:
    module = import_module(f"service.agents.{game}")
    if not hasattr(module, "TUNED"):
        raise Problem(f"The computer players of {game} have no weights that could be tuned.")
    return module
