"""Random whole games with every check of the contract, on all cores."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from msgspec import Struct
from tqdm import tqdm

from rules import GAMES
from rules.contract import Broken, Limits, Record, every_setting, play_out
from rules.kernel import Illegal, Rules, Tape, setup
from service import game_file
from service.lobby import find
from storage import Match, Move
from ziggurat.command import AS_JSON, argument, command, positive
from ziggurat.config import Config
from ziggurat.problem import Problem

CHUNK = 5
"""Games that a process plays before it reports."""
THOROUGH = 10
"""Of a game that may go on for ever, one move in so many gets the costly checks."""


class Task(Struct, frozen=True):
    """Some games, each with its options and its seed."""

    game: str
    seats: int
    every: int
    games: tuple[tuple[dict[str, str], bytes], ...]


class Report(Struct):
    """What came of them."""

    seats: int
    games: int = 0
    finished: int = 0
    cut: int = 0
    failures: int = 0
    moves: int = 0
    seconds: float = 0.0
    files: list[str] = []


@command(
    "fuzz",
    "random whole games with every check of the contract",
    argument("game"),
    argument("--games", type=positive, default=20, help="so many for each number of seats"),
    argument("--seats", type=positive, help="only with so many seats"),
    argument("--seed", default="1", help="other games with another seed"),
    argument("--every", type=positive, help="one move in so many gets the costly checks"),
    AS_JSON,
)
def run(args: argparse.Namespace, config: Config) -> int:
    rules = find(args.game)
    if args.seats is not None and args.seats not in rules.seats:
        raise Problem(f"{args.game} is played by {rules.seats[0]} to {rules.seats[-1]}, not by {args.seats}.")
    reports = [_fuzz(args, seats) for seats in ([args.seats] if args.seats else rules.seats)]
    _show(args, reports)
    return int(any(report.failures for report in reports))


def _fuzz(args: argparse.Namespace, seats: int) -> Report:
    tasks = list(_tasks(args, seats))
    report, began = Report(seats), time.perf_counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        running = [pool.submit(play, task) for task in tasks]
        bar = tqdm(total=args.games, unit="game", desc=f"{args.game}, {seats} seats", disable=not sys.stderr.isatty())
        with bar:
            for done in as_completed(running):
                records, broken = done.result()
                _count(report, records, broken)
                bar.update(len(records) + len(broken))
    report.seconds = time.perf_counter() - began
    return report


def _tasks(args: argparse.Namespace, seats: int) -> Iterator[Task]:
    seeds = [f"{args.seed}/{seats}/{number}".encode() for number in range(args.games)]
    games = list(zip(_settings(GAMES[args.game], seats), seeds, strict=False))
    for first in range(0, len(games), CHUNK):
        yield Task(args.game, seats, every(args), tuple(games[first : first + CHUNK]))


def every(args: argparse.Namespace) -> int:
    """One move in so many gets the costly checks: all, unless random games are too long for that."""
    return int(args.every or (THOROUGH if GAMES[args.game].endless else 1))


def _settings(rules: Rules[Any], seats: int) -> Iterator[dict[str, str]]:
    """The options that so many can play with: each value of each option in turn, then mixtures without end."""
    plain: list[dict[str, str]] = []
    for _, options in every_setting(rules):
        if options not in plain and _possible(rules, seats, options):
            plain.append(options)
    yield from plain
    chance = Tape(b"mixtures%d" % seats)
    while True:
        mixed = {option.key: chance.pick(option.values) for option in rules.options}
        if _possible(rules, seats, mixed):
            yield mixed


def _possible(rules: Rules[Any], seats: int, options: dict[str, str]) -> bool:
    try:
        setup(rules, seats, options, Tape(b"possible", 0))
    except Illegal:
        return False
    return True


def play(task: Task) -> tuple[list[Record], list[tuple[str, Record]]]:
    """In a process of its own."""
    rules = GAMES[task.game]
    limits = Limits(moves=rules.endless or Limits().moves, every=task.every, cut=bool(rules.endless))
    records, broken = [], []
    for options, seed in task.games:
        try:
            records.append(play_out(rules, task.seats, options, seed, limits))
        except Broken as failure:
            broken.append((str(failure), failure.record))
    return records, broken


def _count(report: Report, records: list[Record], broken: list[tuple[str, Record]]) -> None:
    report.games += len(records) + len(broken)
    report.finished += sum(not record.cut for record in records)
    report.cut += sum(record.cut for record in records)
    report.moves += sum(len(record.moves) for record in records)
    report.failures += len(broken)
    for why, record in broken:
        file = crash_file(record)
        report.files.append(str(file))
        print(f"{why}\n  see: ziggurat replay {file}", file=sys.stderr)


def crash_file(record: Record, folder: Path = Path()) -> Path:
    """The game up to the failure as a .game file."""
    match = Match(
        game=record.game,
        version=GAMES[record.game].version,
        host=0,
        options=record.options,
        seed=record.seed,
        created=0.0,
    )
    moves = [Move(n=0, seat=None, line="deal", draws=record.draws[0] if record.draws else (), at=0.0)]
    for n, (seat, line) in enumerate(record.moves, 1):
        moves.append(Move(n=n, seat=seat, line=line, draws=record.draws[n] if n < len(record.draws) else (), at=0.0))
    names = tuple(f"Player{number}" for number in range(1, record.seats + 1))
    file = folder / f"crash-{record.game}-{record.seed.hex()}.game"
    file.write_text(game_file.write(match, names, moves, None), encoding="utf-8")
    return file


def _show(args: argparse.Namespace, reports: list[Report]) -> None:
    rows = [_row(report) for report in reports]
    if args.json:
        total = {key: sum(row[key] for row in rows) for key in ("games", "finished", "cut", "failures", "moves")}
        limit = GAMES[args.game].endless or None
        print(
            json.dumps(
                {"game": args.game, **total, "move_limit": limit, "checked_every": every(args), "runs": rows}, indent=1
            )
        )
        return
    for row in rows:
        cut = f", {row['cut']} cut at the limit of {GAMES[args.game].endless} moves" if row["cut"] else ""
        print(
            f"{args.game}, {row['seats']} seats: {row['games']} games, {row['finished']} finished{cut},"
            f" {row['failures']} failures, {row['moves']} moves, {row['moves_per_second']} moves/s"
        )


def _row(report: Report) -> dict[str, Any]:
    return {
        "seats": report.seats,
        "games": report.games,
        "finished": report.finished,
        "cut": report.cut,
        "failures": report.failures,
        "moves": report.moves,
        "moves_per_second": round(report.moves / report.seconds) if report.seconds else 0,
        "files": report.files,
    }
