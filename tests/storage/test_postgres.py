"""The store on a PostgreSQL: what it wants done again is done again, what is lost is looked up, all else is said."""

import asyncio
import gc
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import asyncpg
import pytest

from storage import Store, StoreError, Unknown, schema
from storage.hosts import Hosts
from storage.ops import Op, matches
from storage.postgres import TRIES, Postgres, numbered
from storage.records import Away
from tests.storage.conftest import Server, make_server
from tests.storage.game import Game
from tests.storage.rows import commit, lobby, move, started

pytestmark = pytest.mark.needs_postgresql


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url, 4)
    yield opened
    await opened.close()


@pytest.fixture
async def admin(url: str) -> AsyncIterator[asyncpg.Connection]:
    db = await asyncpg.connect(url)
    yield db
    await db.close()


def test_question_marks_become_numbers() -> None:
    assert numbered("UPDATE x SET a = ?, b = b + 1 WHERE c = ?") == "UPDATE x SET a = $1, b = b + 1 WHERE c = $2"
    assert numbered("SELECT 1") == "SELECT 1"


async def test_many_more_writers_than_connections_all_get_their_turn(store: Store) -> None:
    playing = [await started(store) for _ in range(5)]
    await asyncio.gather(*(store.keep_draft(match.id, seat, "a") for match in playing for seat in range(10)))
    assert await store.draft(playing[4].id, 9) == "a"


@pytest.mark.parametrize("error", [asyncpg.SerializationError, asyncpg.DeadlockDetectedError])
async def test_what_is_to_be_done_again_is_done_again(store: Store, error: type[Exception]) -> None:
    match, tries = await started(store), list[int]()

    def often() -> Op[int]:
        yield "UPDATE matches SET rev = rev + 1 WHERE id = ?", match.id
        tries.append(1)
        if len(tries) < 5:
            raise error
        return len(tries)

    assert await store.driver.write(often) == 5
    assert await store.rev(match.id) == match.rev + 1
    tries.clear()
    with pytest.raises(error):
        await store.driver.write(lambda: _always(error, tries))
    assert len(tries) == TRIES


def _always(error: type[Exception], tries: list[int]) -> Op[None]:
    yield ("SELECT 1",)
    tries.append(1)
    raise error


async def test_two_that_wait_for_each_other_both_come_through(store: Store, admin: asyncpg.Connection) -> None:
    """A real deadlock, which operations of ours do not make: they all begin with the match's row."""
    await admin.execute("ALTER SYSTEM SET deadlock_timeout = '50ms'")
    await admin.execute("SELECT pg_reload_conf()")
    ones = [await started(store) for _ in range(2)]

    def crossing(first: int, second: int) -> Op[None]:
        yield "UPDATE matches SET rev = rev + 1 WHERE id = ?", first
        yield ("SELECT pg_sleep(0.2)",)
        yield "UPDATE matches SET rev = rev + 1 WHERE id = ?", second

    await asyncio.gather(
        store.driver.write(lambda: crossing(ones[0].id, ones[1].id)),
        store.driver.write(lambda: crossing(ones[1].id, ones[0].id)),
    )
    assert [await store.rev(one.id) for one in ones] == [one.rev + 2 for one in ones]


async def test_a_connection_that_is_lost_is_made_anew(store: Store, admin: asyncpg.Connection) -> None:
    match = await started(store)
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname IS NOT NULL"
    await admin.fetch(end)
    assert await store.head(match.id) == 0
    await asyncio.gather(*(store.draft(match.id, seat) for seat in range(4)))
    await admin.fetch(end)
    assert await store.commit(commit(match.id, move(1), rev=match.rev)) == match.rev + 1
    assert (await store.head(match.id), store.trouble) == (1, None)


async def test_what_takes_too_long_is_stopped_and_said(store: Store, admin: asyncpg.Connection) -> None:
    def slow() -> Op[None]:
        yield ("SET LOCAL statement_timeout = '20ms'",)
        yield ("SELECT pg_sleep(5)",)

    with pytest.raises(StoreError, match="took too long"):
        await store.driver.write(slow)
    limits = await store.driver.read(lambda: _shown("statement_timeout"))
    assert limits == "10s"
    assert await store.driver.read(lambda: _shown("idle_in_transaction_session_timeout")) == "15s"
    assert await store.driver.read(lambda: _shown("transaction_isolation")) == "read committed"


def _shown(name: str) -> Op[str]:
    rows = yield (f"SHOW {name}",)
    return str(rows[0][0])


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://u:secret@127.0.0.1:1/x", "The database x on 127.0.0.1:1 cannot be reached"),
        ("postgresql://u:secret@/x?host=/nowhere", "The database x on this machine cannot be reached"),
        ("postgresql://u:secret@h:port/x", "DATABASE_URL is not an address"),
    ],
)
async def test_an_address_that_is_no_good_is_said_without_its_password(address: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as caught:
        await Store.open(address)
    assert "secret" not in str(caught.value)


async def test_a_database_that_is_not_there_is_named(server: Server) -> None:
    with pytest.raises(StoreError, match="The database nowhere on this machine does not exist"):
        await Store.open(server.url("nowhere"))


async def test_that_nobody_knows_the_time_is_said_as_everything_else(
    store: Store, admin: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname IS NOT NULL"
    assert await store.clock() > 0
    await admin.fetch(end)
    assert await store.clock() > 0  # on a new connection
    monkeypatch.setattr(asyncpg.Pool, "acquire", Mock(side_effect=ConnectionRefusedError))
    with pytest.raises(Away, match="cannot be reached"):
        await store.clock()


async def test_a_commit_that_nobody_waits_for_any_more_is_no_fault(url: str) -> None:
    cut, faults = asyncio.Event(), list[Any]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))

    async def hangs(*_: Any, **__: Any) -> None:
        await cut.wait()
        raise asyncpg.ConnectionDoesNotExistError

    committing = asyncio.create_task(
        Postgres(url, None, Hosts(url, 1.0))._committed(SimpleNamespace(execute=hangs, terminate=cut.set))
    )
    await asyncio.sleep(0.01)
    committing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await committing
    await asyncio.sleep(0.01)
    gc.collect()
    assert cut.is_set()
    assert faults == []


async def fresh(server: Server, name: str) -> str:
    admin = await asyncpg.connect(server.url())
    await admin.execute(f"DROP DATABASE IF EXISTS {name}")
    await admin.execute(f"CREATE DATABASE {name}")
    await admin.close()
    return server.url(name)


async def test_programs_that_start_at_once_make_the_tables_once(server: Server) -> None:
    url = await fresh(server, "at_once")
    stores = await asyncio.gather(*(Store.open(url, 2) for _ in range(5)))
    await stores[0].create(lobby(), [])
    assert await stores[4].match(1) is not None
    for store in stores:
        await store.close()


async def test_tables_of_a_newer_program_or_of_another_are_left_alone(server: Server) -> None:
    url = await fresh(server, "newer")
    await (await Store.open(url)).close()
    db = await asyncpg.connect(url)
    await db.execute("UPDATE schema_version SET version = $1", schema.LATEST + schema.NEWER)
    await (await Store.open(url)).close()
    await db.execute("UPDATE schema_version SET version = version + 1")
    with pytest.raises(StoreError, match="newer Ziggurat"):
        await Store.open(url)
    await db.execute("DROP TABLE schema_version")
    with pytest.raises(StoreError, match="another program"):
        await Store.open(url)
    await db.close()


async def test_a_backup_can_be_restored(server: Server, store: Store, tmp_path: Path) -> None:
    match = await started(store)
    await store.backup(tmp_path / "copy.dump")
    assert (tmp_path / "copy.dump").stat().st_mode & 0o777 == 0o600
    with pytest.raises(StoreError, match="exists already"):
        await store.backup(tmp_path / "copy.dump")
    url = await fresh(server, "restored")
    restore = await asyncio.create_subprocess_exec("pg_restore", f"--dbname={url}", str(tmp_path / "copy.dump"))
    assert await restore.wait() == 0
    other = await Store.open(url)
    assert await other.moves(match.id) == await store.moves(match.id)
    await other.close()


class Lossy:
    """Stands between the bot and the database, and cuts the line at the next COMMIT: before or after it is done."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.cut = ""

    async def __aenter__(self) -> str:
        self._listening = await asyncio.start_unix_server(self._serve, self.folder / ".s.PGSQL.5432")
        return f"postgresql://postgres@/postgres?host={self.folder}"

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()

    async def _serve(self, questions: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        answers, question = await asyncio.open_unix_connection(self.server.folder / ".s.PGSQL.5432")
        lost = asyncio.Event()
        answering = asyncio.create_task(self._answer(answers, answer, lost))
        while data := await questions.read(65_536):
            if b"COMMIT" in data and self.cut:
                lost.set()
                self.cut, when = "", self.cut
                if when == "before":
                    break
            question.write(data)
        question.close()
        await answering

    async def _answer(self, answers: asyncio.StreamReader, answer: asyncio.StreamWriter, lost: asyncio.Event) -> None:
        while (data := await answers.read(65_536)) and not lost.is_set():
            answer.write(data)
        answer.close()


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with a short name, for the way to a socket has at most 107 letters."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-") as folder:
        yield Path(folder)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_commit_whose_answer_is_lost_is_looked_up(server: Server, url: str, short: Path, when: str) -> None:
    lossy = Lossy(server, short)
    async with lossy as address:
        store = await Store.open(address, 2)
        match = await started(store)
        lossy.cut = when
        assert await store.commit(commit(match.id, move(1), rev=match.rev)) == match.rev + 1
        assert (await store.head(match.id), await store.rev(match.id)) == (1, match.rev + 1)
        lossy.cut = when
        with pytest.raises(Unknown):  # what is not a move is not looked up
            await store.driver.write(matches.number)
        await store.close()


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A server that may be killed: with fsync."""
    made = make_server()
    made.start()
    yield made
    with suppress(AssertionError):
        made.stop()
    shutil.rmtree(made.folder)


async def test_a_server_that_dies_loses_no_acknowledged_move_and_nobody_hears_of_it(mortal: Server) -> None:
    store = await Store.open(mortal.url(), 4)
    game = await Game.begin(store)
    for _ in range(2):
        await game.moves(20)
        await asyncio.to_thread(mortal.kill)
    await game.moves(20)
    await game.check()
    await store.close()


async def test_what_goes_wrong_after_a_commit_does_not_take_it_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection may be lost while it is given back."""
    match = await started(store)
    honest = asyncpg.Pool.release

    async def lost(pool: asyncpg.Pool, db: Any, **more: Any) -> None:
        await honest(pool, db, **more)
        raise asyncpg.ConnectionDoesNotExistError

    monkeypatch.setattr(asyncpg.Pool, "release", lost)
    assert await store.commit(commit(match.id, move(1), rev=match.rev)) == match.rev + 1
