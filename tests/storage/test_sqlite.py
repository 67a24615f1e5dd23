"""The store in a file: safe, private, and clear words when the file is no good."""

import asyncio
import os
import random
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from storage import Commit, Store, StoreError, Unknown, schema, sqlite
from storage.ops import Op
from storage.sqlite import Make, Sqlite
from tests.storage.rows import commit, move, started
from ziggurat.simulated import Host, failure, simulate


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "z.db")
    yield opened
    await opened.close()


async def pragma(store: Store, name: str) -> object:
    assert isinstance(store.driver, Sqlite)
    return await store.driver._writer.do(lambda db: db.execute(f"PRAGMA {name}").fetchone()[0])


async def test_the_file_is_safe_against_a_power_cut(store: Store) -> None:
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "user_version")
    assert [await pragma(store, name) for name in pragmas] == ["wal", 2, 1, schema.LATEST]


async def test_a_store_opens_again_with_everything_in_it(tmp_path: Path) -> None:
    first = await Store.open(tmp_path / "z.db")
    match = await started(first)
    await first.close()
    second = await Store.open(tmp_path / "z.db")
    assert await second.state(match.id) == (0, b"state0")
    await second.close()


async def test_a_backup_is_a_whole_database_and_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    match = await started(store)
    await store.backup(tmp_path / "copy.db")
    copy = await Store.open(tmp_path / "copy.db")
    assert await copy.state(match.id) == (0, b"state0")
    await copy.close()
    with pytest.raises(StoreError, match="exists already"):
        await store.backup(tmp_path / "copy.db")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"not a database at all" * 100)
    with pytest.raises(StoreError, match="not a readable database"):
        await Store.open(file)
    assert file.read_bytes() == b"not a database at all" * 100


async def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "z.db") as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(StoreError, match="newer Ziggurat"):
        await Store.open(tmp_path / "z.db")


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "z.db") as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    with pytest.raises(StoreError, match="another program"):
        await Store.open(tmp_path / "z.db")


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(tmp_path / "nowhere" / "z.db")


async def test_a_full_disk_refuses_the_move_and_keeps_the_rest(store: Store) -> None:
    match = await started(store)
    pages = await pragma(store, "page_count")
    await pragma(store, f"max_page_count={pages}")
    big = Commit(match=match.id, moves=[move(1)], states=[(1, b"x" * 100_000)], chairs=[], keep=1)
    with pytest.raises(StoreError, match="no room left"):
        await store.commit(big)
    assert await store.head(match.id) == 0
    await pragma(store, "max_page_count=100000")
    await store.commit(big)
    assert await store.head(match.id) == 1


async def test_a_full_disk_is_known_until_there_is_room_again(store: Store) -> None:
    match = await started(store)
    await pragma(store, f"max_page_count={await pragma(store, 'page_count')}")
    big = Commit(match=match.id, moves=[move(1)], states=[(1, b"x" * 100_000)], chairs=[], keep=1)
    with pytest.raises(StoreError):
        await store.commit(big)
    assert store.trouble is not None
    assert "no room left" in store.trouble
    await pragma(store, "max_page_count=100000")
    await store.commit(big)
    assert store.trouble is None


async def test_when_the_transaction_itself_is_gone_all_fail_and_nothing_is_half_done(store: Store) -> None:
    matches = [await started(store) for _ in range(3)]

    def cut_off() -> Op[None]:
        yield ("ROLLBACK",)
        raise failure(sqlite3.SQLITE_IOERR)

    results = await asyncio.gather(
        *(store.commit(commit(match.id, move(1))) for match in matches),
        store.driver.write(cut_off),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [StoreError] * 4
    assert [await store.head(match.id) for match in matches] == [0, 0, 0]


def test_a_move_over_whose_commit_the_disk_fails_is_looked_up(tmp_path: Path) -> None:
    """It is stored all the same, and the player hears of nothing."""

    async def work(chance: random.Random) -> list[int]:
        host = Host(tmp_path / "z.db", chance)
        store = await host.store()
        match = await started(store)
        host.unsure = 0.5
        moves = [move(n) for n in range(1, 20)]
        revs = [await store.commit(commit(match.id, one, rev=match.rev + one.n - 1)) for one in moves]
        assert revs == [match.rev + n for n in range(1, 20)]
        return [one.n for one in await store.moves(match.id)]

    assert simulate(1, work) == list(range(20))


WHERE_A_DISK_FAILS = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_WRITE)


@pytest.mark.parametrize("code", [*WHERE_A_DISK_FAILS, sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY_SNAPSHOT])
def test_a_failed_disk_is_known_by_its_code_wherever_it_failed(tmp_path: Path, code: int) -> None:
    """Over any other failure the transaction is known to be undone."""

    class Failing(sqlite3.Connection):
        def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
            done = super().execute(sql, parameters)
            if sql == "COMMIT":
                raise failure(code)
            return done

    def nothing() -> Op[None]:
        yield ("SELECT 1",)

    db = sqlite3.connect(tmp_path / "z.db", isolation_level=None, factory=Failing)
    with pytest.raises(Unknown if code in WHERE_A_DISK_FAILS else sqlite3.OperationalError, match="failed"):
        sqlite.transact(db, [nothing], tmp_path / "z.db")
    db.close()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CANTOPEN_ISDIR, sqlite3.SQLITE_BUSY_RECOVERY, sqlite3.SQLITE_FULL])
def test_what_is_wrong_is_told_by_its_code(tmp_path: Path, code: int) -> None:
    told = sqlite.explained(failure(code), tmp_path / "z.db")
    assert isinstance(told, StoreError)
    assert str(told) == sqlite.WRONG[code & 0xFF].format(tmp_path / "z.db")


def test_what_sqlite_says_nothing_more_of_is_told_in_its_words(tmp_path: Path) -> None:
    told = sqlite.explained(failure(sqlite3.SQLITE_ERROR), tmp_path / "z.db")
    assert str(told) == f"{tmp_path / 'z.db'}: failed on purpose (1)."
    assert sqlite.explained(ValueError("ours"), tmp_path).args == ("ours",)


async def test_a_locked_file_is_said_to_be_locked(store: Store, tmp_path: Path) -> None:
    match = await started(store)
    await pragma(store, "busy_timeout=1")
    other = sqlite3.connect(tmp_path / "z.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked by another program"):
        await store.commit(commit(match.id, move(1)))
    other.execute("ROLLBACK")
    other.close()
    await store.commit(commit(match.id, move(1)))


def rights(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    """Seeds are in it."""
    mask = os.umask(0)
    try:
        store = await Store.open(tmp_path / "z.db")
        await started(store)
        await store.backup(tmp_path / "copy.db")
        assert rights(tmp_path) == dict.fromkeys(("z.db", "z.db-wal", "z.db-shm", "copy.db"), 0o600)
        await store.close()
    finally:
        os.umask(mask)


def heads(file: Path) -> str:
    """What another process finds in the file, which is the last to close it if nobody seems to have it open."""
    query = "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('SELECT max(n) FROM moves').fetchone()[0])"
    return subprocess.run([sys.executable, "-c", query, file], capture_output=True, text=True, check=True).stdout


async def test_the_file_is_seen_to_be_open_by_other_processes(tmp_path: Path) -> None:
    """Whoever opens and closes a file gives up every lock of the process on it; then the log beside it would be taken
    away by whoever comes and goes, with all that is written from then on."""
    store = await Store.open(tmp_path / "z.db")
    other = await Store.open(tmp_path / "z.db")
    match = await started(store)
    for n in range(1, 4):
        heads(tmp_path / "z.db")
        await store.commit(commit(match.id, move(n)))
        assert heads(tmp_path / "z.db") == f"{n}\n"
    await other.close()
    await store.close()


async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "z.db")
    await started(store)
    for name in ("z.db", "z.db-wal", "z.db-shm"):
        (tmp_path / name).chmod(0o644)
    other = await Store.open(tmp_path / "z.db")
    assert set(rights(tmp_path).values()) == {0o600}
    await other.close()
    await store.close()


async def test_writes_at_the_same_time_share_a_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [await started(store) for _ in range(10)]
    batches = list[int]()

    def counted(db: sqlite3.Connection, makes: list[Make[object]], path: Path) -> list[object]:
        batches.append(len(makes))
        return honest(db, makes, path)

    honest = sqlite.transact
    monkeypatch.setattr(sqlite, "transact", counted)
    await asyncio.gather(*(store.commit(commit(match.id, move(1))) for match in matches))
    assert sum(batches) == 10
    assert len(batches) <= 3
