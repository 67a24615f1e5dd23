"""What a stored move costs in SQLite as a share of what it costs in a PostgreSQL on this machine.

Counted in processor time, ours and the server's: what a disk takes is the same for both.
"""

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
from ziggurat.bench import Figures, children, progress
from ziggurat.bench.storage import batch, new_match

ROUNDS, EACH = 11, 60
OWNER = "postgres"
"""PostgreSQL does not run as root."""


def figures() -> Figures:
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not programs:
        progress("no PostgreSQL here: nothing to compare SQLite with")
        return
    progress("moves stored in a PostgreSQL against SQLite")
    with tempfile.TemporaryDirectory(prefix="ziggurat-") as folder, _server(programs[-1]) as (url, server):
        yield "load.postgres.ratio_to_sqlite", asyncio.run(_ratio(Path(folder) / "z.db", url, server))


async def _ratio(file: Path, url: str, server: int) -> float:
    """One move after the other; both take turns, and the round in the middle of each counts."""
    stores = [await Store.open(file), await Store.open(url)]
    try:
        desks = [Desk(store) for store in stores]
        tables, costs = [await new_match(desk) for desk in desks], [list[float](), list[float]()]
        for _ in range(ROUNDS):
            for which, desk in enumerate(desks):
                before = _spent(server)
                for _ in range(EACH):
                    tables[which] = await batch(desk, tables[which]).commit()
                costs[which].append(_spent(server) - before)
    finally:
        for store in stores:
            await store.close()
    sqlite, postgres = map(statistics.median, costs)
    return sqlite / postgres


def _spent(server: int) -> float:
    """Seconds of processor time so far, ours and the database server's."""
    theirs = [one for process in (server, *children(server)) for one in Path(f"/proc/{process}/task").iterdir()]
    return time.process_time() + sum(int((one / "schedstat").read_text().split()[0]) for one in theirs) / 1e9


@contextmanager
def _server(programs: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL of its own, which only this machine's processes reach, until we are done; and its process."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-pg-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER)
        data = ("-D", f"{folder}/data")
        _run(programs, "initdb", *data, "-A", "trust", "-U", OWNER, "-E", "UTF8")
        options = f"-c listen_addresses= -k {folder}"
        _run(programs, "pg_ctl", *data, "-w", "-o", options, "-l", f"{folder}/log", "start")
        try:
            process = int(Path(f"{folder}/data/postmaster.pid").read_text().split()[0])
            yield f"postgresql://{OWNER}@/{OWNER}?host={folder}", process
        finally:
            _run(programs, "pg_ctl", *data, "-w", "-m", "immediate", "stop")


def _run(programs: Path, program: str, *words: str) -> None:
    as_whom = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
    subprocess.run(
        [*as_whom, str(programs / program), *words], check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=120
    )
