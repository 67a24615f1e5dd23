"""A database that survives a machine: another server takes the primary's place, and nobody hears of it."""

import asyncio
import shutil
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

import asyncpg
import pytest

from storage import Store, StoreError, hosts, postgres
from storage.face import running as storing
from tests.storage.game import Game
from tests.storage.replicated import Node, all_of, free_port
from tests.storage.rows import commit, move, started

pytestmark = pytest.mark.needs_postgresql
WAITS_FOR_STANDBY = ("-c", "synchronous_standby_names=*")


@pytest.fixture
def pair() -> Iterator[tuple[Node, Node]]:
    """A primary, and a standby that has every commit before it is acknowledged."""
    primary = Node(*WAITS_FOR_STANDBY)
    standby = Node(of=primary)
    yield primary, standby
    for node in (primary, standby):
        with suppress(ProcessLookupError, FileNotFoundError):
            node.strike(signal.SIGKILL)
        shutil.rmtree(node.server.folder)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not answer is soon given up."""
    monkeypatch.setattr(postgres, "ANSWER", 1.0)
    monkeypatch.setattr(hosts, "EACH", 0.5)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
@pytest.mark.usefixtures("impatient")
async def test_when_the_primary_is_gone_play_goes_on_with_the_standby_and_nothing_is_lost(
    pair: tuple[Node, Node], how: signal.Signals
) -> None:
    primary, standby = pair
    store = await Store.open(all_of(standby, primary), 4)
    game = await Game.begin(store)
    await game.moves(20)
    primary.strike(how)
    await asyncio.to_thread(standby.promote)
    await game.moves(20)
    await game.check()
    await store.close()


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    """A primary that will wait for a standby that is not there; statements are stopped soon."""
    monkeypatch.setitem(postgres.SETTINGS, "statement_timeout", "300ms")
    node = Node()
    yield node
    node.server.stop()
    shutil.rmtree(node.server.folder)


@pytest.fixture
async def admin(alone: Node) -> AsyncIterator[asyncpg.Connection]:
    db = await asyncpg.connect(alone.url)
    yield db
    await db.close()


async def wait_for_standby(admin: asyncpg.Connection, name: str) -> None:
    await admin.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{name}'")
    await admin.execute("SELECT pg_reload_conf()")
    async with asyncio.timeout(10):
        while True:
            if await admin.fetchval("SHOW synchronous_standby_names") == name:
                return
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("impatient")
async def test_a_commit_that_the_standby_does_not_have_is_not_acknowledged(
    alone: Node, admin: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does anybody see it: asked to stop waiting, PostgreSQL would show what the next primary does not have."""
    store = await Store.open(alone.url, 4)
    match = await started(store)
    await wait_for_standby(admin, "nobody")
    monkeypatch.setattr(storing, "AWAY", 1.5)
    with pytest.raises(StoreError):
        await store.commit(commit(match.id, move(1), rev=match.rev))
    assert await store.head(match.id) == 0
    await wait_for_standby(admin, "")
    await store.close()


@pytest.mark.usefixtures("impatient")
async def test_a_commit_that_the_standby_gets_late_is_found_and_acknowledged_once(
    alone: Node, admin: asyncpg.Connection
) -> None:
    store = await Store.open(alone.url, 4)
    match = await started(store)
    await wait_for_standby(admin, "nobody")
    committing = asyncio.create_task(store.commit(commit(match.id, move(1), rev=match.rev)))
    await asyncio.sleep(1.5)  # by then it was given up, and is looked for
    assert not committing.done()
    await wait_for_standby(admin, "")
    assert await committing == match.rev + 1 == await store.rev(match.id)
    await store.close()


@pytest.mark.usefixtures("impatient")
async def test_of_several_servers_the_one_that_takes_writes_is_found_and_remembered(alone: Node) -> None:
    standby = Node(of=alone)
    hanging = socket.create_server(("127.0.0.1", 0))  # takes a connection and never says a word
    url = f"postgresql://postgres@127.0.0.1:{hanging.getsockname()[1]},127.0.0.1:{free_port()},{standby.host},{alone.host}/postgres"
    known = hosts.Hosts(url, 10.0)
    async with asyncio.timeout(5):
        db = await known.connect()
        assert await db.fetchval("SHOW port") == str(alone.port)
        await db.close()
    assert alone.host in known._addresses[0]
    standby.server.stop()
    shutil.rmtree(standby.server.folder)
    hanging.close()


def test_an_address_of_several_servers_becomes_one_for_each_and_wants_the_one_that_takes_writes() -> None:
    assert hosts.addresses("postgresql://u:p@one/x") == ["postgresql://u:p@one/x"]
    assert hosts.addresses("postgresql://u:p@one,two:99/x?sslmode=require") == [
        "postgresql://u:p@one/x?target_session_attrs=read-write&sslmode=require",
        "postgresql://u:p@two:99/x?target_session_attrs=read-write&sslmode=require",
    ]


async def test_it_is_said_when_none_of_the_servers_takes_writes(alone: Node) -> None:
    standby = Node(of=alone)
    with pytest.raises(StoreError, match="none of the servers takes writes now"):
        await Store.open(all_of(standby, standby))
    standby.server.stop()
    shutil.rmtree(standby.server.folder)
