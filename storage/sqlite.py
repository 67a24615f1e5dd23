"""The store in one SQLite file.

Writes of many matches at the same time share one transaction and one fsync, each inside its own savepoint, so that
whatever goes wrong with one harms no other. A write is acknowledged only after the commit.
"""

import asyncio
import os
import sqlite3
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

import aiosqlite

from storage import schema
from storage.ops import Op
from storage.records import Conflict, StoreError, Unknown

T = TypeVar("T")
Make = Callable[[], Op[T]]
Piece = tuple[Make[Any], asyncio.Future[Any]]
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
PRIVATE = 0o600
"""Seeds and hands are in it: only the bot's own account may read it."""
FIRST = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY)
"""Somebody else was first: made the same row, or took away the one that it belongs to."""

BASIC = 0xFF
"""Of a code of SQLite's, the part that says what is wrong; the rest says where."""
WRONG = {
    sqlite3.SQLITE_FULL: "There is no room left on the disk of {}. Make room; nothing was changed.",
    sqlite3.SQLITE_CANTOPEN: "{} cannot be opened. Check that its folder exists and may be written to.",
    sqlite3.SQLITE_READONLY: "{} is read-only. Give the bot the right to write it.",
    sqlite3.SQLITE_BUSY: "{} is locked by another program. Stop that program and try again.",
    sqlite3.SQLITE_LOCKED: "{} is locked by another program. Stop that program and try again.",
    sqlite3.SQLITE_NOTADB: "{} is not a readable database. Restore a backup or name another file.",
    sqlite3.SQLITE_CORRUPT: "{} is not a readable database. Restore a backup or name another file.",
}
"""What the host is told, and can do."""


class Line(Protocol):
    """The way to a connection, which may be in another thread."""

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T: ...
    def tell(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Work that answers by itself."""
        ...

    async def close(self) -> None: ...


class Connection(aiosqlite.Connection):
    """One thread, one connection; a whole piece of work is one hop to that thread instead of one per statement."""

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]
        return result

    def tell(self, work: Callable[[sqlite3.Connection], None]) -> None:
        self._tx.put_nowait((None, lambda: work(self._conn)))

    def join(self) -> None:
        """Waits until the thread has ended."""
        self._thread.join()


class Sqlite:
    """A driver; see `storage.face.running.Driver`."""

    def __init__(self, path: Path, writer: "Line", reader: "Line", here: sqlite3.Connection | None = None) -> None:
        self.path = path
        self._writer, self._reader, self._here = writer, reader, here
        self._waiting: deque[Piece] = deque()
        self._told = False
        """The writer will look at what waits."""

    @classmethod
    async def open(cls, path: Path, connect: "Callable[[Path], Awaitable[Line]] | None" = None) -> "Sqlite":
        """Opens or makes the file, and brings an older one up to date."""
        ours, connect = connect is None, connect or _connect
        writer = await connect(path)
        try:
            await writer.do(lambda db: _migrate(db, path))
            reader = await connect(path)
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader, _connect_here(path) if ours else None)

    async def close(self) -> None:
        """When everything that waits is written."""
        await self._writer.do(lambda _: None)
        if self._here is not None:
            self._here.close()
        await self._reader.close()
        await self._writer.close()

    async def read(self, make: Make[T]) -> T:
        """Here and now: a few rows are read in less time than it takes to ask another thread, and readers wait for
        nobody. Where one would have to, the other thread does."""
        if self._here is None:
            return await self._read_there(make)
        try:
            return run(self._here, make())
        except sqlite3.Error:
            return await self._read_there(make)

    async def _read_there(self, make: Make[T]) -> T:
        try:
            return await self._reader.do(lambda db: run(db, make()))
        except sqlite3.Error as error:
            raise explained(error, self.path) from error

    async def write(self, make: Make[T]) -> T:
        """Joins the next transaction and waits until that is on the disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((make, done))
        if not self._told:
            self._told = True
            self._writer.tell(self._write_all)
        return await done

    async def call(self, match: int) -> None:
        """One process has the file: there is nobody else to call."""

    async def calls(self) -> AsyncIterator[int]:
        await asyncio.Event().wait()
        yield 0

    async def clock(self) -> float:
        return time.time()

    async def backup(self, target: Path) -> None:
        """A copy while everything goes on; nothing that exists is overwritten."""
        await self._reader.do(lambda db: _backup(db, target))

    def _write_all(self, db: sqlite3.Connection) -> None:
        """In the writer's thread: everything that waits, in one transaction."""
        self._told = False  # before looking: whoever comes from now on tells again
        pieces: list[Piece] = []
        with suppress(IndexError):
            while True:
                pieces.append(self._waiting.popleft())
        if not pieces:
            return
        try:
            results = transact(db, [make for make, _ in pieces], self.path)
        except BaseException as error:
            results = [explained(error, self.path)] * len(pieces)
        pieces[0][1].get_loop().call_soon_threadsafe(_answer, [done for _, done in pieces], results)


def _answer(waiting: list[asyncio.Future[Any]], results: list[Any]) -> None:
    for done, result in zip(waiting, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, BaseException):
            done.set_exception(result)
        else:
            done.set_result(result)


def run(db: sqlite3.Connection, op: Op[T]) -> T:
    """Statement by statement, until the operation returns."""
    try:
        ask = next(op)
        while True:
            ask = op.send(_asked(db, *ask))
    except StopIteration as end:
        result: T = end.value
        return result


def _asked(db: sqlite3.Connection, statement: str, *arguments: Any) -> list[Any]:
    if arguments and type(arguments[0]) is list:
        if arguments[0]:
            db.executemany(statement, arguments[0])
        return []
    return db.execute(statement, arguments).fetchall()


def transact(db: sqlite3.Connection, makes: list[Make[Any]], path: Path) -> list[Any]:
    """All pieces in one transaction; what each returned, or why it failed."""
    db.execute("BEGIN IMMEDIATE")
    try:
        alone = len(makes) == 1  # whose failure harms nobody else
        results = [run(db, makes[0]())] if alone else [_apart(db, make, path) for make in makes]
        _commit(db, path)
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise
    return results


def _commit(db: sqlite3.Connection, path: Path) -> None:
    """A disk that fails over the last word leaves open whether it was said."""
    try:
        db.execute("COMMIT")
    except sqlite3.OperationalError as error:
        if _code(error) & BASIC != sqlite3.SQLITE_IOERR:
            raise
        raise Unknown(f"The disk of {path} failed over the last change. Look before it is made again.") from error


def _apart(db: sqlite3.Connection, make: Make[Any], path: Path) -> Any:
    """One piece; its failure is its own, unless the transaction itself is gone."""
    db.execute("SAVEPOINT piece")
    try:
        result = run(db, make())
    except Exception as error:
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO piece")
        result = explained(error, path)
    db.execute("RELEASE piece")
    return result


def _connect_here(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    for pragma in ("PRAGMA busy_timeout=0", "PRAGMA query_only=ON"):
        db.execute(pragma).fetchall()
    return db


async def _connect(path: Path) -> Connection:
    def connector() -> sqlite3.Connection:
        _make_private(path)
        return sqlite3.connect(path, isolation_level=None, cached_statements=256)

    db = Connection(connector, iter_chunk_size=64)
    try:
        await db
    except (sqlite3.Error, OSError) as error:
        await asyncio.to_thread(db.join)
        raise explained(error, path) from error
    try:
        await db.do(lambda raw: [raw.execute(pragma).fetchall() for pragma in PRAGMAS])
    except sqlite3.Error as error:
        await db.close()
        raise explained(error, path) from error
    return db


def _make_private(path: Path) -> None:
    """The file is made for its owner alone, and one that was open to others is closed to them.

    SQLite gives the files beside it the same rights. A file that is there is not opened here: closing it again would
    take away the locks that other connections of this process hold on it.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # not there, or not ours to change
            file.chmod(PRIVATE)


def explained(error: BaseException, path: Path) -> BaseException:
    """What is wrong, for the host, in a sentence."""
    if isinstance(error, sqlite3.IntegrityError) and _code(error) in FIRST:
        return Conflict(str(error))
    code = sqlite3.SQLITE_CANTOPEN if isinstance(error, OSError) else _code(error) & BASIC
    if code in WRONG:
        return StoreError(WRONG[code].format(path))
    if isinstance(error, sqlite3.OperationalError):
        return StoreError(f"{path}: {error}.")
    return error


def _code(error: BaseException) -> int:
    """SQLite's own; 0 where the error is none of SQLite's."""
    return getattr(error, "sqlite_errorcode", 0)


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    """In one transaction, so that of two programs that start at once the second finds it done."""
    try:
        db.execute("BEGIN IMMEDIATE")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        _check(db, version, path)
        if version < schema.LATEST:
            _bring_up(db, version)
            db.execute(f"PRAGMA user_version={schema.LATEST}")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        raise explained(error, path) from error
    finally:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")


def _check(db: sqlite3.Connection, version: int, path: Path) -> None:
    if version > schema.LATEST + schema.NEWER:
        raise StoreError(f"{path} was written by a newer Ziggurat (schema {version}). Update the program.")
    if version == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise StoreError(f"{path} is a database of another program. Name another file.")


def _bring_up(db: sqlite3.Connection, version: int) -> None:
    if version == 0:
        _execute(db, schema.step(schema.BOTH))
    elif version < schema.BOTH:
        for number in range(version + 1, schema.BOTH):
            _execute(db, schema.sqlite_step(number))
        _make_anew(db)
    for number in range(max(version, schema.BOTH) + 1, schema.LATEST + 1):
        _execute(db, schema.step(number))


def _make_anew(db: sqlite3.Connection) -> None:
    """All tables as both databases know them, with what the old ones held."""
    query = "SELECT name FROM sqlite_master WHERE type = ? AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
    for (index,) in db.execute(query, ("index",)).fetchall():
        db.execute(f"DROP INDEX {index}")
    tables = [name for (name,) in db.execute(query, ("table",)).fetchall()]
    for table in tables:
        db.execute(f"ALTER TABLE {table} RENAME TO old_{table}")
    _execute(db, schema.step(schema.BOTH))
    _execute(db, schema.sqlite_step(schema.BOTH))
    for table in sorted(tables, key="matches".__eq__):  # last, for the others belong to its rows
        db.execute(f"DROP TABLE old_{table}")


def _execute(db: sqlite3.Connection, script: str) -> None:
    for statement in schema.statements(script):
        db.execute(statement)


def _backup(db: sqlite3.Connection, target: Path) -> None:
    if target.exists():
        raise StoreError(f"{target} exists already. Name a file that does not.")
    try:
        _make_private(target)
        copy = sqlite3.connect(target)
        try:
            db.backup(copy)
        finally:
            copy.close()
    except (sqlite3.Error, OSError) as error:
        raise explained(error, target) from error
