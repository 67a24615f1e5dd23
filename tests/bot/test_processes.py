"""One of several processes: what it serves, whom it calls, how often it may ask Discord, and when it is ready."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.host import health
from bot.host.calling import Calling
from bot.host.gate import Bucket, Connector, Watched
from bot.host.metrics import Metrics
from service.leases import NotOurs
from storage import Home, Match, Shard, Store
from ziggurat import config
from ziggurat.problem import Problem
from ziggurat.simulated import simulate

OURS, THEIRS = 4 << 22, 5 << 22


@pytest.mark.parametrize(
    ("text", "of", "shards"),
    [("", 1, (0,)), ("0-3/8", 8, (0, 1, 2, 3)), ("2/8", 8, (2,)), ("0,4/8", 8, (0, 4)), ("0-1, 5/8", 8, (0, 1, 5))],
)
def test_shards_are_named(text: str, of: int, shards: tuple[int, ...], tmp_path: Path) -> None:
    loaded = config.load({"SHARDS": text, "DATABASE_URL": "postgresql://db"}, tmp_path / ".env")
    assert (loaded.of, loaded.shards) == (of, shards)


@pytest.mark.parametrize("text", ["3", "8/8", "a/2", "1-/2", "/2", "0/0", "-1/2", "2-1/4"])
def test_shards_that_cannot_be_are_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="SHARDS"):
        config.load({"SHARDS": text, "DATABASE_URL": "postgresql://db"}, tmp_path / ".env")


def test_a_file_serves_all_servers_or_none(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="nobody would serve the others"):
        config.load({"SHARDS": "0-2/4"}, tmp_path / ".env")
    assert config.load({"SHARDS": "0-3/4"}, tmp_path / ".env").shards == (0, 1, 2, 3)


def test_a_process_asks_no_more_often_than_its_share() -> None:
    async def ask(_: Any) -> list[float]:
        bucket, loop, times = Bucket(10.0), asyncio.get_running_loop(), list[float]()
        await asyncio.sleep(5)

        async def one() -> None:
            await bucket.take()
            times.append(loop.time())

        await asyncio.gather(*(one() for _ in range(40)))
        return times

    times = simulate(1, ask)
    assert times == sorted(times)
    assert max(sum(start <= time < start + 1.0 for time in times) for start in times) <= 20
    assert 2.9 <= times[-1] - times[0] <= 3.1  # ten at once, and ten a second


@pytest.mark.parametrize(
    ("path", "asked"),
    [("/api/v10/channels/1/messages", "check"), ("/api/v10/interactions/1/a/callback", "awake")],
)
async def test_the_gate_asks_before_every_request(path: str, asked: str) -> None:
    seen = []

    class Held:
        of, shards = 2, (0,)

        async def check(self) -> None:
            seen.append("check")
            raise NotOurs

        async def awake(self) -> None:
            seen.append("awake")
            raise NotOurs

    leases: Any = Held()
    async with aiohttp.ClientSession(connector=Connector(leases)) as client:
        with pytest.raises(aiohttp.ClientOSError) as refused:
            await client.get(f"http://127.0.0.1:9{path}")  # nothing goes out
    assert isinstance(refused.value.__cause__, NotOurs)
    assert seen == [asked]


def allowing(**more: Any) -> Any:
    """Leases that allow everything else."""

    async def asked() -> None:
        return None

    allowed = {"of": 1, "shards": (0,), "check": asked, "awake": asked, "may_tell": lambda: True} | more
    return SimpleNamespace(**{"may_answer": lambda: True} | allowed)


class Wire:
    """What was written on a connection."""

    def __init__(self) -> None:
        self.written, self.is_cut, self.is_closed = list[bytes](), False, False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None:
        self.is_closed = True


async def test_what_is_written_piece_by_piece_leaves_in_one() -> None:
    wire = Wire()
    watched = Watched(wire, lambda: True)
    watched.writelines([b"a", b"b"])
    watched.write(memoryview(b"c"))
    assert wire.written == []
    await asyncio.sleep(0)
    assert wire.written == [b"abc"]
    watched.write(b"last")
    watched.close()
    assert (wire.written, wire.is_closed) == ([b"abc", b"last"], True)


async def test_what_has_not_left_when_the_lease_ends_does_not_leave() -> None:
    wire, may = Wire(), [True]
    watched = Watched(wire, lambda: may[0])
    watched.write(b"late")
    may[0] = False
    await asyncio.sleep(0)
    assert (wire.written, wire.is_cut) == ([], True)


async def test_what_was_asked_in_time_is_not_written_too_late(unused_tcp_port: int) -> None:
    arrived = []

    async def hear(request: web.Request) -> web.Response:
        arrived.append(await request.text())
        return web.Response(text="ok")

    app = web.Application()
    app.router.add_route("PATCH", "/{path:.*}", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", unused_tcp_port).start()
    leases = allowing()
    async with aiohttp.ClientSession(f"http://127.0.0.1:{unused_tcp_port}", connector=Connector(leases)) as client:
        for path in ("/channels/1", "/channels/1", "/webhooks/1"):
            async with client.patch(path, data="x" * 300_000) as page:
                assert await page.text() == "ok"
        leases.may_tell = lambda: False
        with pytest.raises(aiohttp.ClientError):
            await client.patch("/channels/1", data="late")
        async with client.patch("/webhooks/1", data="answer") as page:
            assert page.status == 200
    await runner.cleanup()
    assert [one[:6] for one in arrived] == ["xxxxxx"] * 3 + ["answer"]


async def test_the_connection_to_the_gateway_stays_while_the_database_is_away(unused_tcp_port: int) -> None:
    """The lease cannot be renewed then, but it is looked; clicks that come meanwhile are answered afterwards."""

    async def gateway(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for heartbeat in socket:
            await socket.send_str(heartbeat.data)
        return socket

    app = web.Application()
    app.router.add_get("/gateway", gateway)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", unused_tcp_port).start()
    awake = asyncio.Event()
    awake.set()
    leases = allowing(may_tell=lambda: False, may_answer=awake.is_set)
    async with aiohttp.ClientSession(connector=Connector(leases)) as client:
        socket = await client.ws_connect(f"ws://127.0.0.1:{unused_tcp_port}/gateway")
        await socket.send_str("heartbeat")
        assert await socket.receive_str() == "heartbeat"
        awake.clear()  # a process that slept longer than its lease
        await socket.send_str("heartbeat")
        assert (await socket.receive()).type is not aiohttp.WSMsgType.TEXT
    await runner.cleanup()


@pytest.fixture
async def calling(tmp_path: Path) -> Any:
    store = await Store.open(tmp_path / "z.db")
    for guild in (OURS, THEIRS):
        await store.create(Match(game="x", version=1, host=1, options={}, place={"guild": guild}, created=0.0), [])
    store.home = Home(2, (0,), "a")
    woken, called = list[int](), list[int]()
    shown = SimpleNamespace(refresh=None)
    bot: Any = SimpleNamespace(
        desk=SimpleNamespace(store=store), wake_here=woken.append, announcer=SimpleNamespace(book=shown)
    )

    async def call(match: int) -> None:
        called.append(match)

    store.call = call  # type: ignore[method-assign]
    yield SimpleNamespace(it=Calling(bot), woken=woken, called=called)
    await store.close()


async def test_a_match_of_ours_is_woken_and_another_is_called(calling: Any) -> None:
    for match in (1, 2, 3):
        await calling.it.wake(match)
    assert (calling.woken, calling.called) == ([1], [2])


async def test_calls_about_others_matches_are_not_heeded(calling: Any) -> None:
    for match in (1, 2, 3):
        await calling.it._heard(match)
    assert (calling.woken, calling.called) == ([1], [])


async def test_listening_that_breaks_is_written_down_and_begun_again(
    calling: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.host.calling.PAUSE", 0.0)
    calling.it.bot.metrics = Metrics()
    listened, heard = list[int](), asyncio.Event()
    calling.it.bot.wake_here = lambda _: heard.set()

    async def calls() -> AsyncIterator[int]:
        listened.append(1)
        if len(listened) == 1:
            raise ValueError("hello")
        yield 1 << 70  # about which no database can be asked
        yield 1

    calling.it.store.calls = calls
    calling.it.start()
    async with asyncio.timeout(5):
        await heard.wait()
    calling.it.stop()
    assert [record.what for record in caplog.records] == ["calls", "call"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("waiting", "awake", "held", "health_status", "ready_status"),
    [
        (False, [0, 1], True, 200, 200),
        (False, [0], True, 200, 503),
        (False, [0, 1], False, 200, 503),
        (True, [], False, 200, 503),
    ],
)
async def test_ready_is_who_can_answer_everybody(
    waiting: bool, awake: list[int], held: bool, health_status: int, ready_status: int, unused_tcp_port: int
) -> None:
    bot: Any = SimpleNamespace(
        is_ready=lambda: True,
        is_closed=lambda: False,
        latency=0.1,
        desk=SimpleNamespace(store=SimpleNamespace(trouble=None)),
        shards_awake=lambda: [Shard(2, shard) for shard in awake],
        shards_at_home=lambda: [Shard(2, 0), Shard(2, 1)],
        leases=SimpleNamespace(held=held),
    )
    runner = await health.serve(unused_tcp_port, lambda: bot, "127.0.0.1", lambda: waiting)
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{unused_tcp_port}") as client:
            async with client.get("/health") as page:
                assert page.status == health_status
            async with client.get("/ready") as page:
                assert page.status == ready_status
    finally:
        await runner.cleanup()
