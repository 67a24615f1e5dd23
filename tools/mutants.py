"""./test mutants GAME [N]: plants faults in a game's rules, one at a time, and lists those that no test notices.

N of all faults (200 unless told) are drawn by a seed, so that a run can be repeated; `--again FILE` plants those once
more that survived an earlier run. Each is planted in a copy of the project, and the game's tests run until one fails:
those first that call the function, and of these the quick ones. Tests longer than SLOW are not asked: a fault that only
whole matches notice is missing a test.
`tests/<game>/mutants.toml` explains the faults that change nothing anybody could notice."""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tools.faults import Fault, faults

ROOT = Path(__file__).resolve().parents[1]
SLOW = 4.0
PATIENCE = 10
"""Seconds for one test, and four times that for a run: a fault that lets them run in circles is noticed."""
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "*.db", "*.sqlite*")
PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "pytest_asyncio.plugin,pytest_timeout"}
"""Rules need few, and a plugin that reads half of Discord takes longer than most tests."""
SURVIVES = " survives: "
QUIET = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider")


class Test(NamedTuple):
    """One test: how long it takes, and the functions it calls, as `file:line`."""

    name: str
    seconds: float
    calls: frozenset[str]


def every_fault(game: str, root: Path = ROOT) -> list[Fault]:
    files = sorted((root / "rules" / game).rglob("*.py"))
    return [fault for file in files for fault in faults(str(file.relative_to(root)), file.read_bytes())]


def explained(game: str, root: Path = ROOT) -> dict[str, str]:
    """The faults that need not be noticed, and why."""
    file = root / "tests" / game / "mutants.toml"
    listed = tomllib.loads(file.read_text(encoding="utf-8"))["explained"] if file.exists() else []
    return {entry["fault"]: entry["why"] for entry in listed}


def drawn(args: argparse.Namespace, every: list[Fault]) -> list[Fault]:
    return random.Random(args.seed).sample(every, min(args.number, len(every)))


def survived(printed: str, every: list[Fault]) -> list[Fault]:
    """The faults that an earlier run has listed, as far as their lines are still there."""
    listed = {line.partition(SURVIVES)[2] for line in printed.splitlines()}
    return [fault for fault in every if fault.key in listed]


def survivors(game: str, chosen: list[Fault], root: Path) -> Iterator[Fault]:
    """Those that no test notices. `root` is a copy: its files are changed and put right again."""
    tests = _reach(game, root)
    for number, fault in enumerate(chosen):
        if not _noticed(root, fault, _who_would_notice(fault, tests), number):
            yield fault


def _reach(game: str, root: Path) -> list[Test]:
    """The game's tests with what they call, quick ones first; all must pass."""
    answer = root / "reach.json"
    told = {"REACH_FOLDER": str(root / "rules" / game), "REACH_FILE": str(answer)}
    run = _pytest(root, ["-p", "tools.reach", f"tests/{game}"], told)
    if run.returncode:
        raise SystemExit(f"The tests of {game} fail without any fault:\n{run.stdout}{run.stderr}")
    found = json.loads(answer.read_text(encoding="utf-8"))
    tests = [Test(name, seconds, frozenset(calls)) for name, (seconds, calls) in found.items() if seconds <= SLOW]
    return sorted(tests, key=lambda test: test.seconds)


def _who_would_notice(fault: Fault, tests: list[Test]) -> tuple[list[str], list[str]]:
    """Those that call the function, then the others: what is cached or made once was called by somebody else."""
    place = f"{fault.file}:{fault.call}"
    calling = [test.name for test in tests if not fault.call or place in test.calls]
    return calling, [test.name for test in tests if test.name not in calling]


def _noticed(root: Path, fault: Fault, asked: Iterable[list[str]], number: int) -> bool:
    path = root / fault.file
    source = path.read_bytes()
    try:
        _write(path, fault.planted(source), 2 * number + 1)
        return any(_fails(root, tests) for tests in asked if tests)
    except subprocess.TimeoutExpired:
        return True
    finally:
        _write(path, source, 2 * number + 2)


def _fails(root: Path, tests: list[str]) -> bool:
    """Whether one of these tests does; of many, each has as long as the slowest may take."""
    patience = 4 * PATIENCE + SLOW * len(tests)
    return _pytest(root, ["-x", "--timeout", str(PATIENCE), *tests], patience=patience).returncode != 0


def _write(path: Path, source: bytes, age: int) -> None:
    """With a date of its own: compiled files are told apart by date and length only."""
    path.write_bytes(source)
    os.utime(path, (age, age))


def _pytest(
    root: Path, args: list[str], told: Mapping[str, str] | None = None, patience: float | None = None
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", *QUIET, *args]
    variables = {**os.environ, **PLUGINS, **(told or {})}
    return subprocess.run(command, cwd=root, env=variables, capture_output=True, text=True, timeout=patience)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./test mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("number", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=Path, help="what an earlier run has printed: only its survivors")
    args = parser.parse_args(words)
    every = every_fault(args.game)
    chosen = survived(args.again.read_text(encoding="utf-8"), every) if args.again else drawn(args, every)
    known = explained(args.game)
    asked = [fault for fault in chosen if fault.key not in known]
    print(
        f"{args.game}: {len(chosen)} of {len(every)} faults, {len(chosen) - len(asked)} of them explained", flush=True
    )
    left = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copytree(ROOT, Path(folder) / "copy", ignore=LEFT_OUT))
        for fault in survivors(args.game, asked, copy):
            left += 1
            print(f"{fault.file}:{fault.line}{SURVIVES}{fault.key}", flush=True)
    print(f"{len(asked) - left} noticed, {left} survive.")
    return int(left > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
