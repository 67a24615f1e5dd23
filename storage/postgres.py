"""The store on a PostgreSQL, which several processes share.

One transaction per write, READ COMMITTED; what the database asks to be done again is done again. A commit whose answer
was lost is `Unknown`: the store looks it up.
"""

import asyncio
import os
import random
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

import asyncpg

from storage import schema
from storage.hosts import Hosts
from storage.ops import Op
from storage.records import Away, Conflict, StoreError, Unknown

T = TypeVar("T")
Make = Callable[[], Op[T]]
Lent = Any
"""A connection of the pool, behind its proxy."""

TRIES = 5
PAUSE = 0.05
"""Seconds at most before a transaction is tried again."""
SETTINGS = {"statement_timeout": "10s", "idle_in_transaction_session_timeout": "15s", "application_name": "ziggurat"}
"""A process that freezes within a transaction loses it before its lease ends, so that nobody waits for its locks."""
CHANNEL = "ziggurat"
NUMBER = re.compile("-?[0-9]{1,18}")
AWAY = 2.0
"""Seconds until a lost way of being called is made anew."""
PATIENCE = 10.0
"""Seconds to connect."""
ANSWER = 12.0
"""Seconds until a server that does not answer counts as gone; what merely takes long, it has stopped itself before."""

AGAIN = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
FIRST = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)
GONE = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""The database, or the way there."""
FULL = (asyncpg.DiskFullError, asyncpg.OutOfMemoryError)
REFUSED = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InvalidPasswordError,
)


class Postgres:
    """A driver; see `storage.face.running.Driver`."""

    def __init__(self, url: str, pool: Any, hosts: Hosts) -> None:
        self.url, self._pool, self._hosts = url, pool, hosts

    @classmethod
    async def open(cls, url: str, pool: int) -> "Postgres":
        """Connects, and brings older tables up to date."""
        hosts = Hosts(url, PATIENCE)
        made = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=pool,
            connect=hosts.connect,
            reset=_as_it_is,
            timeout=PATIENCE,
            command_timeout=ANSWER,
            server_settings=SETTINGS,
        )
        try:
            await made
            async with made.acquire() as db:
                await _migrated(db, url)
        except (*GONE, *FULL, *REFUSED, ValueError) as error:
            made.terminate()
            raise explained(error, url) from error
        except BaseException:
            made.terminate()
            raise
        return cls(url, made, hosts)

    async def close(self) -> None:
        await self._pool.close()

    async def read(self, make: Make[T]) -> T:
        return await self._explained(lambda: self._read(make))

    async def write(self, make: Make[T]) -> T:
        for _ in range(TRIES - 1):
            try:
                return await self._explained(lambda: self._write(make))
            except AGAIN:
                await asyncio.sleep(random.uniform(0, PAUSE))
        return await self._explained(lambda: self._write(make))

    async def call(self, match: int) -> None:
        await self._explained(lambda: self._call(match))

    async def _call(self, match: int) -> None:
        async with self._lent() as db:
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, str(match))

    async def calls(self) -> AsyncIterator[int]:
        """A way that is lost is made anew; what was called meanwhile is found by those who look."""
        while True:
            with suppress(*GONE, *FULL, *REFUSED):
                async for match in self._heard():
                    yield match
            await asyncio.sleep(AWAY)

    async def _heard(self) -> AsyncIterator[int]:
        """On a connection of its own, until that is lost."""
        db = await self._hosts.connect(server_settings=SETTINGS)
        heard: asyncio.Queue[str] = asyncio.Queue()
        try:
            db.add_termination_listener(lambda _: heard.put_nowait(""))
            await db.add_listener(CHANNEL, lambda *said: heard.put_nowait(str(said[-1])))
            while said := await heard.get():
                if NUMBER.fullmatch(said):  # whoever may connect may say anything
                    yield int(said)
        finally:
            db.terminate()

    async def clock(self) -> float:
        return await self._explained(self._clock)

    async def _clock(self) -> float:
        async with self._lent() as db:
            return float(await db.fetchval("SELECT extract(epoch FROM clock_timestamp())"))

    async def backup(self, target: Path) -> None:
        """By pg_dump, in its own format; nothing that exists is overwritten."""
        if await asyncio.to_thread(target.exists):
            raise StoreError(f"{target} exists already. Name a file that does not.")
        program = shutil.which("pg_dump")
        if program is None:
            raise StoreError("There is no pg_dump here. Install PostgreSQL's client programs (postgresql-client).")
        os.close(os.open(target, os.O_CREAT | os.O_WRONLY, 0o600))
        address, secret = apart(self.url)
        words, env = ("--format=custom", f"--file={target}", f"--dbname={address}"), {**os.environ, **secret}
        dump = await asyncio.create_subprocess_exec(program, *words, env=env, stderr=asyncio.subprocess.PIPE)
        _, said = await dump.communicate()
        if dump.returncode:
            await asyncio.to_thread(target.unlink)
            raise StoreError(f"pg_dump could not copy {name(self.url)}: {said.decode(errors='replace').strip()}")

    async def _explained(self, work: Callable[[], Awaitable[T]]) -> T:
        """What fails because its connection is lost is not done, and tried once more on a new one."""
        try:
            try:
                return await work()
            except GONE:
                await self._pool.expire_connections()
                return await work()
        except (*GONE, *FULL, asyncpg.QueryCanceledError) as error:
            raise explained(error, self.url) from error

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Lent]:
        """What goes wrong when it is given back takes away nothing of what was done with it."""
        db = await self._pool.acquire(timeout=PATIENCE)
        try:
            yield db
        finally:
            with suppress(*GONE):
                await self._pool.release(db, timeout=PATIENCE)

    async def _read(self, make: Make[T]) -> T:
        async with self._lent() as db:
            return await self._answered(db, make)

    async def _answered(self, db: Lent, make: Make[T]) -> T:
        try:
            return await run(db, make())
        except TimeoutError:
            db.terminate()  # nobody is there to be asked to stop
            raise

    async def _write(self, make: Make[T]) -> T:
        """One transaction; only an answer lost during its last word leaves open whether it was done."""
        try:
            async with self._lent() as db:
                await db.execute("BEGIN")
                try:
                    result = await self._answered(db, make)
                except BaseException:
                    await _rolled_back(db)
                    raise
                await self._committed(db)
                return result
        except FIRST as error:
            raise Conflict(type(error).__name__) from error

    async def _committed(self, db: Lent) -> None:
        """Where others have to have a change before it counts (synchronous replication), a commit waits for them.

        Asked to stop, the server would show everybody what they do not have: the line is cut instead."""
        committing = asyncio.ensure_future(db.execute("COMMIT", timeout=2 * ANSWER))
        committing.add_done_callback(_heard_of)
        try:
            await asyncio.wait({committing}, timeout=ANSWER)
        finally:
            if not committing.done():
                db.terminate()
        try:
            await committing
        except GONE as error:
            raise Unknown(
                f"{name(self.url)} did not answer whether the last change was stored. Look before it is made again."
            ) from error


def _heard_of(done: "asyncio.Future[Any]") -> None:
    """Who waited may have been stopped; then what became of it is nobody's trouble."""
    if not done.cancelled():
        done.exception()


async def _as_it_is(_: Lent) -> None:
    """Between two uses nothing has to be put back: what we set ends with its transaction. That saves a round trip."""


async def _rolled_back(db: Lent) -> None:
    with suppress(*GONE):  # whoever is not there has nothing to take back
        if not db.is_closed():
            await db.execute("ROLLBACK")


async def run(db: Lent, op: Op[T]) -> T:
    """Statement by statement, until the operation returns."""
    try:
        ask = next(op)
        while True:
            ask = op.send(await _asked(db, *ask))
    except StopIteration as end:
        result: T = end.value
        return result


async def _asked(db: Lent, statement: str, *arguments: Any) -> Any:
    if arguments and type(arguments[0]) is list:
        if arguments[0]:
            await db.executemany(numbered(statement), arguments[0])
        return []
    return await db.fetch(numbered(statement), *arguments)


@lru_cache(maxsize=1_000)
def numbered(statement: str) -> str:
    """`?`, `?` are PostgreSQL's `$1`, `$2`; a lock that SQLite need not know stands there as a comment."""
    parts = statement.replace("-- FOR KEY SHARE", "FOR KEY SHARE").split("?")
    return "".join(f"{part}${number}" for number, part in enumerate(parts[:-1], start=1)) + parts[-1]


def name(url: str) -> str:
    """Where it is, without the password."""
    found = urlsplit(url)
    return f"The database {found.path.strip('/') or '?'} on {re.sub('^.*@', '', found.netloc) or 'this machine'}"


def apart(url: str) -> tuple[str, dict[str, str]]:
    """The address for another program's command line, which everybody on the machine may read, and the password for its
    environment, which they may not."""
    found = urlsplit(url)
    login, at, place = found.netloc.rpartition("@")
    user, _, first = login.partition(":")
    said = [(word, *word.partition("=")[::2]) for word in found.query.split("&") if word]
    passwords = [first, *(value for _, key, value in said if unquote(key) == "password")]
    rest = "&".join(word for word, key, _ in said if unquote(key) != "password")
    address = f"{found.scheme}://{user}{at}{place}{found.path}{'?' if rest else ''}{rest}"
    password = unquote(passwords[-1])  # the later one counts
    return address, {"PGPASSWORD": password} if password else {}


def explained(error: BaseException, url: str) -> StoreError:
    """What is wrong, for the host, in a sentence. The database's own words may quote what it was told: not these."""
    where = name(url)
    match error:
        case asyncpg.TooManyConnectionsError():
            return StoreError(f"{where} has no connection left. Lower DATABASE_POOL or raise its max_connections.")
        case asyncpg.TargetServerAttributeNotMatched():
            return Away(f"{where}: none of the servers takes writes now. Look whether one of them is being replaced.")
        case asyncpg.ReadOnlySQLTransactionError():
            return Away(f"{where} is read-only. Name the one that takes writes (target_session_attrs=read-write).")
        case asyncpg.DiskFullError() | asyncpg.OutOfMemoryError():
            return StoreError(f"{where} has no room left. Make room; nothing was changed.")
        case asyncpg.QueryCanceledError():
            return StoreError(f"{where} took too long and was stopped. Look at its load; nothing was changed.")
        case asyncpg.InvalidAuthorizationSpecificationError() | asyncpg.InvalidPasswordError():
            return StoreError(f"{where} does not let this user in. Check name and password in DATABASE_URL.")
        case asyncpg.InvalidCatalogNameError():
            return StoreError(f"{where} does not exist. Make it with createdb, or name another one in DATABASE_URL.")
        case ValueError():
            return StoreError(
                "DATABASE_URL is not an address of a PostgreSQL: postgresql://user:password@host/database."
            )
        case _:
            return Away(f"{where} cannot be reached. Check that it runs and that DATABASE_URL is right.")


async def _migrated(db: Lent, url: str) -> None:
    """The row that holds the version is the lock: whoever comes second waits for it and finds everything done."""
    for _ in range(TRIES):
        try:
            async with db.transaction():
                await _migrate(db, url)
            return
        except (asyncpg.UniqueViolationError, asyncpg.DuplicateTableError):  # another one made the row's table just now
            await asyncio.sleep(PAUSE)
    raise StoreError(f"{name(url)} is being set up by another program. Start again when that is done.")


async def _migrate(db: Lent, url: str) -> None:
    await db.execute("SET LOCAL statement_timeout = 0")
    await _check(db, url)
    await db.execute("CREATE TABLE IF NOT EXISTS schema_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL)")
    await db.execute("INSERT INTO schema_version (id, version) VALUES (1, 0) ON CONFLICT DO NOTHING")
    version = await db.fetchval("UPDATE schema_version SET version = version WHERE id = 1 RETURNING version")
    if version > schema.LATEST + schema.NEWER:
        raise StoreError(f"{name(url)} was written by a newer Ziggurat (schema {version}). Update the program.")
    for number in range(max(version + 1, schema.BOTH), schema.LATEST + 1):
        await db.execute(schema.postgres_step(number))
    if version < schema.LATEST:
        await db.execute("UPDATE schema_version SET version = $1 WHERE id = 1", schema.LATEST)


async def _check(db: Lent, url: str) -> None:
    ours = await db.fetchval("SELECT to_regclass('schema_version')")
    if ours is None and await db.fetchval("SELECT to_regclass('matches')"):
        raise StoreError(f"{name(url)} belongs to another program. Name another one.")
