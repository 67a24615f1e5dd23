"""A plugin of pytest for `tools/mutants.py`: which functions of a folder each test calls, and how long it takes.

The environment names the folder (REACH_FOLDER) and the file for the answer (REACH_FILE)."""

import json
import os
import sys
import time
from collections.abc import Generator
from pathlib import Path
from types import FrameType

import pytest

FOLDER = str(Path(os.environ["REACH_FOLDER"]).resolve()) + os.sep
ROOT = Path.cwd()
TESTS: dict[str, tuple[float, list[str]]] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    called: set[tuple[str, int]] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if frame.f_code.co_filename.startswith(FOLDER):
            called.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    started = time.monotonic()
    sys.settrace(note)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        places = sorted(f"{Path(file).relative_to(ROOT)}:{line}" for file, line in called)
        TESTS[item.nodeid] = (time.monotonic() - started, places)


def pytest_sessionfinish() -> None:
    Path(os.environ["REACH_FILE"]).write_text(json.dumps(TESTS), encoding="utf-8")
