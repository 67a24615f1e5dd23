"""A world in one thread in which only a seed decides: time, who goes first, how late a database answers, what fails."""

import asyncio
import random
import sqlite3
from asyncio import base_events
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from storage import Store
from storage.face.running import Driver
from storage.ops import Op
from storage.records import Away, Unknown
from storage.sqlite import Line, Sqlite

T = TypeVar("T")
LAGS = (0.0, 0.001, 0.010)
"""Seconds before and after a call of the database: without waiting nothing would ever overlap."""
PRAGMAS = ("PRAGMA journal_mode=MEMORY", "PRAGMA synchronous=OFF", "PRAGMA foreign_keys=ON")
MENDING = ("ROLLBACK", "RELEASE", "SAVEPOINT")
FAULTS = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR)


class Stuck(Exception):
    """Everybody waits, and nothing will happen any more."""


class Loop(base_events.BaseEventLoop):
    """Time passes only while nobody can do anything; among those who can, the seed chooses."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance, self._time = chance, 0.0
        self._selector = self

    def time(self) -> float:
        return self._time

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self._time += timeout
        return []

    def _run_once(self) -> None:
        ready: Any = self._ready  # type: ignore[attr-defined]
        if len(ready) > 1:
            handles = list(ready)
            self.chance.shuffle(handles)
            ready.clear()
            ready.extend(handles)
        super()._run_once()  # type: ignore[misc]

    def _process_events(self, events: list[Any]) -> None:
        """There are none: nothing comes from outside."""

    def _write_to_self(self) -> None:
        """Nobody sleeps who would have to be woken."""


def simulate(seed: int, work: Callable[[random.Random], Awaitable[T]]) -> T:
    """What comes of the work in the world of this seed: always the same."""
    chance = random.Random(seed)
    random.seed(seed)
    with asyncio.Runner(loop_factory=lambda: Loop(chance)) as runner:
        return runner.run(_awaited(work(chance)))


async def _awaited(work: Awaitable[T]) -> T:
    return await work


class Host:
    """A process: when it dies, whatever it was doing stays undone, and nobody hears of it again."""

    def __init__(self, path: Path, chance: random.Random, faults: float = 0.0) -> None:
        self.path, self.chance, self.faults = path, chance, faults
        self.unsure = 0.0
        """Of its transactions so many are written, and it hears that they failed."""
        self.lags = LAGS
        self.dead = False
        self.frozen = 0.0
        """Until then it does nothing, and does not know that."""
        self.away = 0.0
        """Until then its database does not answer, as when another machine takes its place."""
        self.writing = 0
        """So many writes are on their way."""
        self._lines: list[Wire] = []

    async def store(self) -> Store:
        self.reach()
        return Store(Distant(await Sqlite.open(self.path, self._connect), self))

    async def _connect(self, path: Path) -> Line:
        line = Wire(self, path)
        self._lines.append(line)
        return line

    async def lag(self) -> None:
        await asyncio.sleep(self.rest() + self.chance.choice(self.lags))
        if self.dead:
            await asyncio.get_running_loop().create_future()

    def rest(self) -> float:
        """Seconds for which it stays frozen."""
        return max(0.0, self.frozen - asyncio.get_running_loop().time())

    def reach(self) -> None:
        if self.is_cut_off:
            raise Away("nobody answers")

    @property
    def is_cut_off(self) -> bool:
        return self.away > asyncio.get_running_loop().time()

    def freeze(self, seconds: float) -> None:
        self.frozen = asyncio.get_running_loop().time() + seconds

    def die(self) -> None:
        """Without a word: what is not committed is gone."""
        self.dead = True
        for line in self._lines:
            line.raw.close()


class Distant:
    """A driver's database on another machine; of what is on its way when that is gone, nobody knows whether it came."""

    def __init__(self, driver: Driver, host: Host) -> None:
        self._driver, self._host = driver, host

    def __getattr__(self, name: str) -> Any:
        return getattr(self._driver, name)

    async def read(self, make: Callable[[], Op[T]]) -> T:
        self._host.reach()
        result = await self._driver.read(make)
        self._host.reach()
        return result

    async def write(self, make: Callable[[], Op[T]]) -> T:
        self._host.reach()
        self._host.writing += 1
        try:
            await self._host.lag()
            self._be_sure()
            result = await self._driver.write(make)
            self._be_sure()
        finally:
            self._host.writing -= 1
        return result

    def _be_sure(self) -> None:
        if self._host.is_cut_off:
            raise Unknown("the answer is lost")


class Wire:
    """The way to a database: late, and sometimes what comes back is an error."""

    def __init__(self, host: Host, path: Path) -> None:
        self.host = host
        self.raw = sqlite3.connect(path, timeout=0.0, isolation_level=None, factory=Fragile)
        self.raw.host = host
        for pragma in PRAGMAS:
            self.raw.execute(pragma).fetchall()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        await self.host.lag()
        result = work(self.raw)
        await self.host.lag()
        return result

    def tell(self, work: Callable[[sqlite3.Connection], None]) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self.host.chance.choice(self.host.lags), self._do, work)

    def _do(self, work: Callable[[sqlite3.Connection], None]) -> None:
        if rest := self.host.rest():
            asyncio.get_running_loop().call_later(rest, self._do, work)
        elif not self.host.dead:
            work(self.raw)

    async def close(self) -> None:
        self.raw.close()


class Fragile(sqlite3.Connection):
    """Fails now and then, at the beginning of a transaction, in it, or at its end."""

    host: Host

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        self._perhaps_fail(sql)
        done = super().execute(sql, parameters)
        if sql == "COMMIT" and self.host.unsure and self.host.chance.random() < self.host.unsure:
            raise failure(sqlite3.SQLITE_IOERR)
        return done

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        self._perhaps_fail(sql)
        return super().executemany(sql, parameters)

    def _perhaps_fail(self, sql: str) -> None:
        if self.host.faults and self.in_transaction and not sql.startswith(MENDING) and self._fails():
            raise failure(self.host.chance.choice(FAULTS))

    def _fails(self) -> bool:
        return self.host.chance.random() < self.host.faults


def failure(code: int) -> sqlite3.OperationalError:
    """As SQLite raises it."""
    error = sqlite3.OperationalError(f"failed on purpose ({code})")
    error.sqlite_errorcode = code
    return error
