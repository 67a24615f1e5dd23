"""Every test of the store runs on both databases."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from storage import Store
from tools import needs

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.needs_postgresql)]


class Server:
    """A PostgreSQL of its own, which only this machine's processes reach."""

    def __init__(self, folder: Path, *settings: str, of: str | None = None) -> None:
        """`of`: a standby of the server that is reached so."""
        self.folder, self.settings = folder, settings
        data = ("-D", str(folder / "data"))
        if of is None:
            self._run("initdb", *data, "-A", "trust", "-U", "postgres", "-N", "-E", "UTF8")
        else:
            self._run("pg_basebackup", *data, "-d", of, "-R", "-X", "stream", "-c", "fast", "--no-sync")

    def start(self) -> None:
        options = ["-c", "listen_addresses=", "-k", str(self.folder), *self.settings]
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-o", " ".join(options), "-l", self.log, "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", how, "stop")

    def kill(self) -> None:
        """At once and without a word to anybody; then it comes back."""
        self.stop()
        self.start()

    def promote(self) -> None:
        """A standby takes writes from now on."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "promote")

    @property
    def log(self) -> str:
        return str(self.folder / "log")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def _run(self, program: str, *words: str) -> None:
        folder = needs.postgresql()
        assert folder is not None
        as_whom = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        done = subprocess.run([*as_whom, str(folder / program), *words], capture_output=True, text=True, cwd="/")
        assert done.returncode == 0, done.stdout + done.stderr


def make_server(*settings: str, of: str | None = None) -> Server:
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-pg-"))  # short: the way to a socket has at most 107 letters
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    return Server(folder, *settings, of=of)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One for all tests; what a power cut would take is of no interest here."""
    made = make_server("-c", "fsync=off")
    made.start()
    yield made
    made.stop()
    shutil.rmtree(made.folder)


KEPT = ("counters", "schema_version")


async def emptied(server: Server) -> str:
    """The address of a database with nothing in it."""
    db = await asyncpg.connect(server.url())
    try:
        rows = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        if tables := [row[0] for row in rows if row[0] not in KEPT]:
            await db.execute("".join(f"DELETE FROM {table};" for table in tables) + "UPDATE counters SET value = 0")
    finally:
        await db.close()
    return server.url()


@pytest.fixture
async def url(server: Server) -> str:
    return await emptied(server)


@pytest.fixture(params=BOTH)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(await where(request, tmp_path))
    yield opened
    await opened.close()


@pytest.fixture(params=BOTH)
async def two(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes on one database."""
    place = await where(request, tmp_path)
    one, other = await Store.open(place), await Store.open(place)
    yield one, other
    await one.close()
    await other.close()


async def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "z.db"
    return await emptied(request.getfixturevalue("server"))
