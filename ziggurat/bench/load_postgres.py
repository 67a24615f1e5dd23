"""Moves stored per second in a PostgreSQL on this machine, as a share of what SQLite does on the same disk."""

import asyncio
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.desk import Desk
from storage import Store
from ziggurat.bench import Figures, progress
from ziggurat.bench.storage import batch, new_match

MOVES = 300
OWNER = "postgres"
"""PostgreSQL does not run as root."""


def figures() -> Figures:
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not programs:
        progress("no PostgreSQL here: nothing to compare SQLite with")
        return
    progress("moves stored in a PostgreSQL against SQLite")
    with tempfile.TemporaryDirectory(prefix="ziggurat-") as folder, _server(programs[-1]) as url:
        yield "load.postgres.ratio_to_sqlite", asyncio.run(_ratio(Path(folder) / "z.db", url))


async def _ratio(file: Path, url: str) -> float:
    """One move after the other, both with fsync; they take turns."""
    stores = [await Store.open(file), await Store.open(url)]
    try:
        desks = [Desk(store) for store in stores]
        tables, times = [await new_match(desk) for desk in desks], [list[float](), list[float]()]
        for _ in range(MOVES):
            for which, desk in enumerate(desks):
                began = time.perf_counter()
                tables[which] = await batch(desk, tables[which]).commit()
                times[which].append(time.perf_counter() - began)
    finally:
        for store in stores:
            await store.close()
    sqlite, postgres = map(statistics.median, times)
    return sqlite / postgres


@contextmanager
def _server(programs: Path) -> Iterator[str]:
    """A PostgreSQL of its own, which only this machine's processes reach, until we are done."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-pg-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER)
        data = ("-D", f"{folder}/data")
        _run(programs, "initdb", *data, "-A", "trust", "-U", OWNER, "-E", "UTF8")
        options = f"-c listen_addresses= -k {folder}"
        _run(programs, "pg_ctl", *data, "-w", "-o", options, "-l", f"{folder}/log", "start")
        try:
            yield f"postgresql://{OWNER}@/{OWNER}?host={folder}"
        finally:
            _run(programs, "pg_ctl", *data, "-w", "-m", "immediate", "stop")


def _run(programs: Path, program: str, *words: str) -> None:
    as_whom = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
    subprocess.run(
        [*as_whom, str(programs / program), *words], check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=120
    )
