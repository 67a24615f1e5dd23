"""Who serves which servers: one holder at a time, and nothing is written by those who were one."""

import asyncio
from typing import Any

import asyncpg
import pytest

from storage import Conflict, Fenced, Held, Home, Outage, Shard, Store, Timer, postgres
from storage.ops import duties, leases
from storage.postgres import numbered
from tests.storage.conftest import Server, make_server
from tests.storage.rows import ADA, BEN, commit, lobby, move, started

A, B = Home(2, (0,), "a"), Home(2, (1,), "b")
BOTH = Home(2, (0, 1), "c")
OF_A, OF_B = 4 << 22, 5 << 22
"""Servers of the first and of the second shard."""


async def served(store: Store, *homes: Home, until: float = 100.0) -> None:
    await store.lay_out(2, 50.0)
    for home in homes:
        await store.take(home, [home.holder] * len(home.shards), 50.0, until)


async def test_a_shard_has_one_holder_until_its_lease_ends(two: tuple[Store, Store]) -> None:
    one, other = two
    await served(one, A)
    with pytest.raises(Conflict):
        await other.take(BOTH, ["c", "c"], 99.0, 120.0)
    assert [row.holder for row in await one.shards()] == ["a", ""]  # all or nothing
    await other.take(BOTH, ["c", "c"], 100.5, 120.0)
    assert [(row.holder, row.until) for row in await one.shards()] == [("c", 120.0)] * 2
    assert not await one.renew(A, 130.0)
    assert await other.renew(BOTH, 130.0)


async def test_a_holder_who_is_known_to_be_gone_is_replaced_at_once(store: Store) -> None:
    await served(store, A)
    await store.take(BOTH, ["a", "c"], 60.0, 80.0)
    assert [row.holder for row in await store.shards()] == ["c", "c"]


async def test_of_two_who_want_the_same_shard_one_gets_it(two: tuple[Store, Store]) -> None:
    await two[0].lay_out(2, 50.0)
    wanted = [Home(2, (0, 1), name) for name in ("a", "b")]
    taken = await asyncio.gather(
        *(store.take(home, [home.holder] * 2, 50.0, 70.0) for store, home in zip(two, wanted, strict=True)),
        return_exceptions=True,
    )
    assert sum(one is None for one in taken) == sum(isinstance(one, Conflict) for one in taken) == 1
    assert len({row.holder for row in await two[0].shards()}) == 1


async def test_a_shard_that_is_given_back_is_free(store: Store) -> None:
    await served(store, A)
    await store.release(A)
    await store.take(BOTH, ["c", "c"], 60.0, 80.0)


async def test_who_has_lost_the_lease_writes_nothing(two: tuple[Store, Store]) -> None:
    old, new = two
    match = await started(old, place={"guild": OF_A})
    await served(old, A)
    old.home = A
    await old.set_places(match.id, {"page": 1})
    await new.take(Home(2, (0,), "d"), ["d"], 200.0, 300.0)
    for work in (
        old.set_places(match.id, {"page": 2}),
        old.commit(commit(match.id, move(1), rev=match.rev)),
        old.keep_draft(match.id, 0, "a"),
        old.post(match.id, "moved", b"", 1.0),
    ):
        with pytest.raises(Fenced):
            await work
    await old.beat(Shard(2, 0), 999.0)
    found = await new.match(match.id)
    assert found is not None
    assert (found.place["page"], await new.head(match.id), await new.letters(9)) == (1, 0, [])
    assert await new.alive(Shard(2, 0)) == 50.0


async def test_a_lease_that_has_ended_and_that_nobody_took_still_serves(store: Store) -> None:
    match = await started(store)
    await served(store, A, until=0.0)
    store.home = A
    await store.set_places(match.id, {"page": 1})
    assert await store.renew(A, 500.0)


async def test_what_is_to_be_done_is_that_of_the_own_servers(store: Store) -> None:
    for guild in (OF_A, OF_B, None):
        match = await started(store, place={"guild": guild} if guild else {})
        await store.post(match.id, "moved", b"", 1.0)
    await served(store, A, B)
    for home, wanted in ((A, [1, 3]), (B, [2]), (Home(), [1, 2, 3]), (Home(1, (0,), "a"), [])):
        store.home = home
        assert [letter.match for letter in await store.letters(9)] == wanted
        assert await store.matches_with("running", 9) == wanted


async def test_timers_of_servers_that_are_away_wait(store: Store) -> None:
    for guild in (OF_A, OF_B):
        match = lobby(place={"guild": guild})
        match.id = await store.create(match, [ADA, BEN])
        due = [Timer(match.id, 0, "deadline", 60.0)]
        await store.start(match, [ADA, BEN], commit(match.id, move(0, None), rev=0, timers=due))
    await served(store, BOTH)
    store.home = BOTH
    await store.beat(Shard(2, 1), 90.0)
    assert [timer.match for timer in await store.timers(99.0, 9)] == [1, 2]
    assert [timer.match for timer in await store.timers(99.0, 9, since=70.0)] == [2]
    found = await store.next_timer(since=70.0)
    assert found is not None
    assert found.match == 2


async def test_with_another_number_of_shards_the_downtime_of_the_old_ones_is_everybodys(store: Store) -> None:
    await store.beat(Shard(1, 0), 10.0)
    (old,) = await store.shards()
    outage = Outage(1, 0, 10.0, 200.0)
    await store.retire(old, outage)
    await store.retire(old, outage)  # whoever comes second
    await store.lay_out(2, 200.0)
    assert await store.outages(Shard(2, 0)) == [outage] == await store.outages(Shard(2, 1))
    assert [(row.of, row.shard, row.alive) for row in await store.shards()] == [(2, 0, 200.0), (2, 1, 200.0)]


async def test_a_turn_is_one_at_a_time(two: tuple[Store, Store]) -> None:
    one, other = two
    assert await one.lease("identify.0", "a", 10.0, 15.0)
    assert not await other.lease("identify.0", "b", 12.0, 17.0)
    assert await other.lease("identify.1", "b", 12.0, 17.0)
    assert await other.lease("identify.0", "b", 15.5, 20.0)
    assert await one.holder("identify.0") == "b"
    await one.unlease("identify.0")
    assert await other.holder("identify.0") is None


@pytest.mark.needs_postgresql
async def test_a_call_reaches_other_processes_also_after_the_database_was_away() -> None:
    server: Server = make_server("-c", "fsync=off")
    server.start()
    one, other = await Store.open(server.url(), 1), await Store.open(server.url(), 1)
    heard: asyncio.Queue[int] = asyncio.Queue()

    async def listen() -> None:
        async for match in other.calls():
            heard.put_nowait(match)

    async def called(match: int) -> None:
        """Until somebody listens."""
        while heard.empty():
            await one.call(match)
            await asyncio.sleep(0.05)
        assert await heard.get() == match
        while not heard.empty():
            heard.get_nowait()

    listening = asyncio.create_task(listen())
    try:
        await called(7)
        server.kill()
        await called(8)
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await one.close()
        await other.close()
        server.stop()


@pytest.mark.needs_postgresql
async def test_nothing_that_is_said_on_the_way_ends_the_listening(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor that the database lets nobody in while it is set up anew."""
    monkeypatch.setattr(postgres, "AWAY", 0.0)
    store, shouting = await Store.open(url), await asyncpg.connect(url)
    assert isinstance(store.driver, postgres.Postgres)
    honest, refused = store.driver._hosts.connect, [asyncpg.InvalidPasswordError(), asyncpg.InvalidCatalogNameError()]

    async def connect(**settings: Any) -> Any:
        if refused:
            raise refused.pop()
        return await honest(**settings)

    monkeypatch.setattr(store.driver._hosts, "connect", connect)
    calls = store.calls()
    heard = asyncio.ensure_future(anext(calls))
    try:
        async with asyncio.timeout(5):
            while not heard.done():
                for said in ("hello", "5\n", "9" * 5_000, "-5"):
                    await shouting.execute("SELECT pg_notify('ziggurat', $1)", said)
                await asyncio.wait({heard}, timeout=0.05)
        assert await heard == -5
    finally:
        heard.cancel()
        await asyncio.gather(heard, return_exceptions=True)
        await calls.aclose()  # type: ignore[attr-defined]
        await shouting.close()
        await store.close()


async def let_through(db: asyncpg.Connection, home: Home) -> None:
    """The fence as every write passes it."""
    statement, *of_home = next(leases.fenced(home, duties.touch))
    assert await db.fetch(numbered(statement), *of_home)


@pytest.mark.needs_postgresql
async def test_who_writes_without_a_pause_keeps_nobody_from_renewing(url: str) -> None:
    """Some write always stands in the fence."""
    store, writing = await Store.open(url), await asyncpg.connect(url)
    await served(store, A, until=55.0)
    store.home = A
    try:
        async with writing.transaction():
            await let_through(writing, A)
            assert await asyncio.wait_for(store.renew(A, 80.0), 5)
            await asyncio.wait_for(store.beat(Shard(2, 0), 70.0), 5)
            await asyncio.wait_for(store.note_outage(Outage(2, 0, 70.0, 75.0)), 5)
            await asyncio.wait_for(store.take(A, ["a"], 60.0, 90.0), 5)  # its own, begun anew
        assert [row for row in await store.shards() if row.holder] == [Held(2, 0, "a", 90.0, 75.0)]
    finally:
        await writing.close()
        await store.close()


@pytest.mark.needs_postgresql
async def test_no_shard_goes_in_the_middle_of_a_write(url: str) -> None:
    """Neither given back nor taken away."""
    store, writing = await Store.open(url), await asyncpg.connect(url)
    await served(store, A)
    (held, _) = await store.shards()
    try:
        for going in (store.retire(held, None), store.release(A)):
            async with writing.transaction():
                await let_through(writing, A)
                task = asyncio.create_task(going)
                await asyncio.sleep(0.1)
                assert not task.done()
            await task
            await served(store, A)
    finally:
        await writing.close()
        await store.close()


@pytest.mark.needs_postgresql
async def test_nobody_takes_over_in_the_middle_of_a_write(url: str) -> None:
    """What was let through the fence is done before the shard is another's."""
    old, new = await Store.open(url), await Store.open(url)
    match = await started(old, place={"guild": OF_A})
    await served(old, A, until=55.0)
    old.home = A
    frozen = await asyncpg.connect(url)
    try:
        async with frozen.transaction():
            await let_through(frozen, A)
            taking = asyncio.create_task(new.take(Home(2, (0,), "d"), ["d"], 60.0, 80.0))
            await old.set_places(match.id, {"page": 1})  # those who share it do not wait for each other
            await asyncio.sleep(0.1)
            assert not taking.done()
        await taking
        with pytest.raises(Fenced):
            await old.set_places(match.id, {"page": 2})
    finally:
        await frozen.close()
        await old.close()
        await new.close()
