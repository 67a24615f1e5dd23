"""Every figure of speed, as ratios measured in one run against what it cannot beat; how many taps a move costs, and how
much a thread is told."""

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from ziggurat.command import AS_JSON, argument, command
from ziggurat.config import Config
from ziggurat.problem import Problem

PARTS = ("rules", "think", "storage", "render", "taps", "thread", "discord", "load")
Figures = Iterator[tuple[str, float]]
Wanted = Callable[[str], bool]
"""Whether figures whose names begin so are asked for: what takes long is measured only then."""


@command(
    "bench",
    "every figure of speed, as ratios measured in one run",
    AS_JSON,
    argument("--only", default="", help="only figures whose names begin so"),
)
def run(args: argparse.Namespace, config: Config) -> int:
    figures: dict[str, float] = {}

    def wanted(beginning: str) -> bool:
        return beginning.startswith(args.only) or args.only.startswith(beginning)

    for part in filter(wanted, PARTS):
        for name, value in _load(part)(wanted):
            if name.startswith(args.only):
                figures[name] = round(value, 3)
                if not args.json:
                    print(f"{name:<45} {figures[name]:>12}", flush=True)
    if args.json:
        print(json.dumps(figures, indent=1))
    return 0


def best(work: Callable[[], object], times: int = 5) -> float:
    """Seconds of the fastest of several runs: what the machine can do when nobody disturbs it."""
    fastest = float("inf")
    for _ in range(times):
        gc.collect()
        began = time.perf_counter()
        work()
        fastest = min(fastest, time.perf_counter() - began)
    return fastest


def progress(sentence: str) -> None:
    if sys.stderr.isatty():
        print(f"… {sentence}", file=sys.stderr)


def children(process: int) -> list[int]:
    """The processes that it has started, and theirs."""
    own = [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return own + [below for one in own for below in children(one)]


def _load(part: str) -> Callable[[Wanted], Figures]:
    try:
        figures: Callable[[Wanted], Figures] = import_module(f"ziggurat.bench.{part}").figures
    except ModuleNotFoundError as missing:
        raise Problem(f"The package {missing.name} is needed to measure; ./test installs it.") from None
    return figures
