"""What all tests share: fast ones first, and those that cannot run here left out and said so."""

import os
from collections import Counter
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tools import needs

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"

MARKERS = (
    "clause(*ids): the clauses of the rulebook's checklist that this test proves",
    "needs_shared: reads the folder shared beside the project",
    "needs_chromium: drives a browser",
    "needs_postgresql: starts a PostgreSQL server",
    "needs_patroni: starts three of them that survive a machine",
    "long: has no short form, so only ./test long runs it",
)

# The words of a path that put a test into a later wave; the first line is the second wave.
WAVES = (
    {"storage", "store", "service", "fuzz", "contract"},
    {"bot", "simcord"},
    {"localdiscord", "wire", "rehearse"},
    {"browser", "page"},
)

LONG = "long"
LEFT_OUT = pytest.StashKey[dict[str, int]]()

hypothesis.settings.register_profile("ci", derandomize=True, deadline=None)
hypothesis.settings.register_profile("explore", max_examples=2000, deadline=None)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(scope="session")
def shared() -> Path:
    """Rulebooks, checklists and data; a test that asks for them is left out where they are missing."""
    return SHARED


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    config.stash[LEFT_OUT] = {}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    absent = absent_needs()
    reasons = {item: next((need for need in absent if need in wanted(item)), None) for item in items}
    config.stash[LEFT_OUT] = dict(Counter(reason for reason in reasons.values() if reason))
    config.hook.pytest_deselected(items=[item for item in items if reasons[item]])
    items[:] = sorted((item for item in items if not reasons[item]), key=wave)


def absent_needs() -> list[str]:
    """The first that a test misses is said: what would not run here anyway is not blamed on the machine."""
    short = [] if os.environ.get("ZIGGURAT_LONG") else [LONG]
    return [*short, *needs.missing(), *([] if SHARED.is_dir() else ["shared"])]


def wanted(item: pytest.Item) -> set[str]:
    """What a test needs besides Python: by its marks, or because it asks for the fixture `shared`."""
    names = {mark.name for mark in item.iter_markers()}
    marked = {name.removeprefix("needs_") for name in names if name == LONG or name.startswith("needs_")}
    return marked | ({"shared"} & set(getattr(item, "fixturenames", ())))


def wave(item: pytest.Item) -> int:
    words = set(item.path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "_").split("_"))
    return max((number for number, names in enumerate(WAVES, start=1) if words & names), default=0)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker process tells the one that prints what it left out."""
    if (output := getattr(session.config, "workeroutput", None)) is not None:
        output["left_out"] = session.config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[LEFT_OUT] |= getattr(node, "workeroutput", {}).get("left_out", {})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for need, count in sorted(config.stash[LEFT_OUT].items()):
        tests = "1 test" if count == 1 else f"{count} tests"
        why = "Left to ./test long" if need == LONG else f"Left out, because {need} is not here"
        terminalreporter.write_line(f"{why}: {tests}.")
