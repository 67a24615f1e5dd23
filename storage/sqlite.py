"""The store in one SQLite file.

Writes of many matches at the same time share one transaction and one fsync, each inside its own savepoint, so that one
conflict harms no other. A write is acknowledged only after the commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import msgspec
from msgspec import structs

from storage import Chair, Commit, Conflict, Letter, Match, Move, Order, Rating, Score, StoreError, Timer, sql

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)

_json = msgspec.json.encode
_unjson = msgspec.json.decode


class Connection(aiosqlite.Connection):
    """One thread, one connection; a whole piece of work is one hop to that thread instead of one per statement."""

    async def do(self, work: Work[T]) -> T:
        result: T = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]
        return result

    def join(self) -> None:
        """Waits until the thread has ended."""
        self._thread.join()


class SqliteStore:
    """See `storage.Store`."""

    def __init__(self, path: Path, writer: Connection, reader: Connection) -> None:
        self.path = path
        self._writer, self._reader = writer, reader
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Opens or makes the file, and brings an older one up to date."""
        writer = await _connect(path)
        try:
            await writer.do(lambda db: _migrate(db, path))
            reader = await _connect(path)
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader)

    async def close(self) -> None:
        while self._writing:
            await self._writing
        await self._reader.close()
        await self._writer.close()

    async def create(self, match: Match, chairs: Sequence[Chair]) -> int:
        return await self._write(lambda db: sql.create(db, match, chairs))

    async def match(self, match: int) -> Match | None:
        return await self._reader.do(lambda db: sql.match(db, match))

    async def chairs(self, match: int) -> list[Chair]:
        return await self._reader.do(lambda db: sql.chairs(db, match))

    async def sit(self, match: int, chair: Chair) -> None:
        await self._write(lambda db: sql.sit(db, match, chair))

    async def rise(self, match: int, seat: int) -> None:
        await self._write(lambda db: sql.rise(db, match, seat))

    async def change(self, match: Match) -> None:
        query = "UPDATE matches SET options = ?, settings = ?, place = ? WHERE id = ?"
        row = (_json(match.options), _json(match.settings), _json(match.place), match.id)
        await self._write(lambda db: db.execute(query, row))

    async def close_lobby(self, match: int) -> None:
        await self._write(lambda db: sql.become(db, match, "lobby", "closed"))

    async def start(self, match: Match, chairs: Sequence[Chair], commit: Commit) -> None:
        await self._write(lambda db: sql.start(db, match, chairs, commit))

    async def commit(self, commit: Commit) -> None:
        await self._write(lambda db: sql.record(db, commit))

    async def head(self, match: int) -> int | None:
        query = "SELECT n FROM moves WHERE match = ? ORDER BY n DESC LIMIT 1"
        row = await self._reader.do(lambda db: db.execute(query, (match,)).fetchone())
        return None if row is None else int(row[0])

    async def state(self, match: int, n: int | None = None) -> tuple[int, bytes] | None:
        return await self._reader.do(lambda db: sql.state(db, match, n))

    async def moves(self, match: int, first: int = 0, last: int | None = None) -> list[Move]:
        return await self._reader.do(lambda db: sql.moves(db, match, first, last))

    async def draft(self, match: int, seat: int) -> str | None:
        query = "SELECT line FROM drafts WHERE match = ? AND seat = ?"
        row = await self._reader.do(lambda db: db.execute(query, (match, seat)).fetchone())
        return None if row is None else str(row[0])

    async def keep_draft(self, match: int, seat: int, line: str | None) -> None:
        if line is None:
            query, row = "DELETE FROM drafts WHERE match = ? AND seat = ?", (match, seat)
            await self._write(lambda db: db.execute(query, row))
        else:
            keep = "INSERT OR REPLACE INTO drafts VALUES (?, ?, ?)"
            await self._write(lambda db: db.execute(keep, (match, seat, line)))

    async def letters(self, limit: int, match: int | None = None) -> list[Letter]:
        which, row = ("", (limit,)) if match is None else ("WHERE match = ?", (match, limit))
        query = f"SELECT id, match, kind, body, at FROM outbox {which} ORDER BY id LIMIT ?"
        rows = await self._reader.do(lambda db: db.execute(query, row).fetchall())
        return [Letter(*row) for row in rows]

    async def post(self, match: int, kind: str, body: bytes, at: float) -> None:
        await self._write(lambda db: sql.post(db, match, [(kind, body)], at))

    async def delivered(self, letters: Sequence[int]) -> None:
        ids = [(letter,) for letter in letters]
        await self._write(lambda db: db.executemany("DELETE FROM outbox WHERE id = ?", ids))

    async def timers(self, until: float, limit: int) -> list[Timer]:
        query = "SELECT match, seat, kind, due FROM timers WHERE due <= ? ORDER BY due LIMIT ?"
        rows = await self._reader.do(lambda db: db.execute(query, (until, limit)).fetchall())
        return [Timer(*row) for row in rows]

    async def next_timer(self) -> Timer | None:
        query = "SELECT match, seat, kind, due FROM timers ORDER BY due LIMIT 1"
        row = await self._reader.do(lambda db: db.execute(query).fetchone())
        return None if row is None else Timer(*row)

    async def ring(self, timer: Timer, letter: tuple[str, bytes] | None, at: float) -> None:
        await self._write(lambda db: sql.ring(db, timer, letter, at))

    async def delay(self, timer: Timer, due: float) -> None:
        query = "UPDATE timers SET due = ? WHERE match = ? AND seat = ? AND kind = ? AND due = ?"
        row = (due, timer.match, timer.seat, timer.kind, timer.due)
        await self._write(lambda db: db.execute(query, row))

    async def credit(self, seconds: float, at: float) -> None:
        await self._write(lambda db: sql.credit(db, seconds, at))

    async def meta(self, key: str) -> float | None:
        query = "SELECT value FROM meta WHERE key = ?"
        row = await self._reader.do(lambda db: db.execute(query, (key,)).fetchone())
        return None if row is None else float(row[0])

    async def keep_meta(self, key: str, value: float) -> None:
        await self._write(lambda db: sql.keep_meta(db, key, value))

    async def set_timers(self, match: int, timers: Sequence[Timer]) -> None:
        await self._write(lambda db: sql.set_timers(db, match, timers))

    async def prefs(self, user: int) -> dict[str, Any]:
        query = "SELECT prefs FROM users WHERE id = ?"
        row = await self._reader.do(lambda db: db.execute(query, (user,)).fetchone())
        return {} if row is None else dict(_unjson(row[0]))

    async def keep_prefs(self, user: int, prefs: dict[str, Any]) -> None:
        await self._write(lambda db: db.execute("INSERT OR REPLACE INTO users VALUES (?, ?)", (user, _json(prefs))))

    async def matches_of(self, user: int, waiting: bool = False) -> list[int]:
        query = (
            "SELECT DISTINCT s.match FROM seats s JOIN matches m ON m.id = s.match"
            " WHERE s.user = ? AND s.waiting >= ? AND m.status IN ('lobby', 'running')"
            " AND json_extract(m.settings, '$.branch') IS NULL ORDER BY s.match"
        )
        rows = await self._reader.do(lambda db: db.execute(query, (user, int(waiting))).fetchall())
        return [row[0] for row in rows]

    async def matches_with(self, status: str, limit: int) -> list[int]:
        query = "SELECT id FROM matches WHERE status = ? ORDER BY created LIMIT ?"
        rows = await self._reader.do(lambda db: db.execute(query, (status, limit)).fetchall())
        return [row[0] for row in rows]

    async def match_in(self, thread: int) -> int | None:
        query = "SELECT id FROM matches WHERE json_extract(place, '$.thread') = ? ORDER BY id DESC LIMIT 1"
        row = await self._reader.do(lambda db: db.execute(query, (thread,)).fetchone())
        return None if row is None else int(row[0])

    async def matches_of_guild(self, guild: int, status: str, limit: int) -> list[int]:
        query = (
            "SELECT id FROM matches WHERE json_extract(place, '$.guild') = ? AND status = ? ORDER BY id DESC LIMIT ?"
        )
        rows = await self._reader.do(lambda db: db.execute(query, (guild, status, limit)).fetchall())
        return [row[0] for row in rows]

    async def orders(self, match: int) -> list[Order]:
        query = "SELECT match, seat, question, line FROM orders WHERE match = ? ORDER BY seat"
        rows = await self._reader.do(lambda db: db.execute(query, (match,)).fetchall())
        return [Order(*row) for row in rows]

    async def keep_order(self, order: Order) -> None:
        await self._write(lambda db: sql.keep_order(db, order))

    async def drop_order(self, order: Order) -> None:
        await self._write(lambda db: sql.keep_order(db, structs.replace(order, line="")))

    async def scores_of_match(self, match: int) -> list[Score]:
        return await self._reader.do(lambda db: sql.scores(db, "match", match))

    async def scores_of(self, user: int) -> list[Score]:
        return await self._reader.do(lambda db: sql.scores(db, "user", user))

    async def keep_scores(self, scores: Sequence[Score], ratings: Sequence[Rating]) -> None:
        await self._write(lambda db: sql.keep_scores(db, scores, ratings))

    async def rating(self, user: int, game: str) -> Rating | None:
        query = "SELECT user, game, mu, sigma, matches FROM ratings WHERE user = ? AND game = ?"
        row = await self._reader.do(lambda db: db.execute(query, (user, game)).fetchone())
        return None if row is None else Rating(*row)

    async def best(self, game: str, limit: int) -> list[Rating]:
        query = "SELECT user, game, mu, sigma, matches FROM ratings WHERE game = ? ORDER BY mu - 3 * sigma DESC LIMIT ?"
        rows = await self._reader.do(lambda db: db.execute(query, (game, limit)).fetchall())
        return [Rating(*row) for row in rows]

    async def forget(self, user: int, stranger: int, name: str) -> None:
        await self._write(lambda db: sql.forget(db, user, stranger, name))

    async def drop_branches(self, before: float) -> int:
        return await self._write(lambda db: sql.drop_branches(db, before))

    async def backup(self, target: Path) -> None:
        """A copy while everything goes on; nothing that exists is overwritten."""
        await self._reader.do(lambda db: _backup(db, target))

    async def _write(self, work: Work[T]) -> T:
        """Queues a piece of work for the next transaction and waits until that is on the disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                works = [work for work, _ in batch]
                try:
                    results = await self._writer.do(lambda db, works=works: _transact(db, works))  # type: ignore[misc]
                except Exception as error:
                    results = [_explained(error, self.path)] * len(batch)
                for (_, done), result in zip(batch, results, strict=True):
                    _resolve(done, result)
        finally:
            self._writing = None


def _resolve(done: asyncio.Future[Any], result: Any) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _transact(db: sqlite3.Connection, works: list[Work[Any]]) -> list[Any]:
    """All pieces of work in one transaction; a conflict undoes its own piece alone."""
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [_apart(db, work) for work in works]
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise
    return results


def _apart(db: sqlite3.Connection, work: Work[Any]) -> Any:
    db.execute("SAVEPOINT piece")
    try:
        result = work(db)
    except (Conflict, sqlite3.IntegrityError) as error:
        db.execute("ROLLBACK TO piece")
        result = error if isinstance(error, Conflict) else Conflict(str(error))
    db.execute("RELEASE piece")
    return result


async def _connect(path: Path) -> Connection:
    def connector() -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, cached_statements=256)

    db = Connection(connector, iter_chunk_size=64)
    try:
        await db
    except sqlite3.Error as error:
        await asyncio.to_thread(db.join)
        raise _explained(error, path) from error
    try:
        await db.do(lambda raw: [raw.execute(pragma).fetchall() for pragma in PRAGMAS])
    except sqlite3.Error as error:
        await db.close()
        raise _explained(error, path) from error
    return db


def _explained(error: Exception, path: Path) -> Exception:
    """What is wrong, for the host, in a sentence."""
    what = str(error)
    match error:
        case sqlite3.OperationalError() if "full" in what:
            return StoreError(f"There is no room left on the disk of {path}. Make room; nothing was changed.")
        case sqlite3.OperationalError() if "unable to open" in what:
            return StoreError(f"{path} cannot be opened. Check that its folder exists and may be written to.")
        case sqlite3.OperationalError() if "readonly" in what:
            return StoreError(f"{path} is read-only. Give the bot the right to write it.")
        case sqlite3.OperationalError() if "locked" in what:
            return StoreError(f"{path} is locked by another program. Stop that program and try again.")
        case sqlite3.DatabaseError() if "not a database" in what or "malformed" in what:
            return StoreError(f"{path} is not a readable database. Restore a backup or name another file.")
        case sqlite3.DatabaseError():
            return StoreError(f"{path}: {what}.")
        case _:
            return error


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        steps = sorted(MIGRATIONS.glob("*.sql"))
        if version > len(steps):
            raise StoreError(f"{path} was written by a newer Ziggurat (schema {version}). Update the program.")
        if version == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise StoreError(f"{path} is a database of another program. Name another file.")
        for number, step in enumerate(steps[version:], version + 1):
            script = step.read_text(encoding="utf-8")
            db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version={number};\nCOMMIT;")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise _explained(error, path) from error


def _backup(db: sqlite3.Connection, target: Path) -> None:
    if target.exists():
        raise StoreError(f"{target} exists already. Name a file that does not.")
    try:
        copy = sqlite3.connect(target)
        try:
            db.backup(copy)
        finally:
            copy.close()
    except sqlite3.Error as error:
        raise _explained(error, target) from error
