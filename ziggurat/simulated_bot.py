"""The whole bot in a simulated world: real processes of it on one database and the local Discord, in one thread.

Everything is as it is in earnest, discord.py too; only the network, the database's thread, the clock and chance are the
simulation's own (`Ground`). The seed decides who goes first, what comes late, what fails, who freezes and who dies.
"""

import asyncio
import base64
import hashlib
import logging
import os
import random
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest import mock

import aiohttp
import discord
from discord import gateway
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.app import Ways, Ziggurat
from bot.host.supervision import supervise
from bot.thread import pictures
from localdiscord.aim import point
from localdiscord.client import Box
from localdiscord.rates import OFF
from localdiscord.server import Server
from localdiscord.transport import Direct
from rules import GAMES, text
from service import processes
from service.desk import Desk, StoreError
from service.leases import LEASE, Leases
from service.timekeeper import OUTAGE
from ziggurat import simulated_laws
from ziggurat.problem import Found
from ziggurat.simulated import LAGS, Host
from ziggurat.simulated_discord import Net
from ziggurat.simulated_people import Match, People
from ziggurat.simulated_processes import FOREVER, PROCESS, Process, simulate

START = 1_800_000_000.0
PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==")
WHILE = 240.0
"""Seconds in which people play and things go wrong."""
ENOUGH = 7_200.0
"""Seconds after which everything must be told, whatever it was."""
SLOW = (0.0, 0.02, 0.3)
"""Seconds before and after a call of a database that has much to do."""
ABSENCES = (5.0, LEASE, 1.2 * LEASE, 2 * LEASE, 4 * LEASE)
"""Seconds for which a database is away."""
LOOK, AGAIN = 5.0, 5.0
WATCHED = 4_000
"""So often at most it is looked whether somebody writes."""
SOON = 400
"""So many steps at most after it was decided a process dies."""


class Weather:
    """What goes wrong in the world of a seed; the calm one is a world too."""

    def __init__(self, chance: random.Random, **known: Any) -> None:
        self.net = chance.choice((0.0, 0.03, 0.12, 0.3))
        self.events = chance.choice((0.0, 0.0, 0.2))
        self.disk = chance.choice((0.0, 0.0, 0.02))
        self.unsure = chance.choice((0.0, 0.0, 0.03))
        self.lags = chance.choice((LAGS, LAGS, SLOW))
        self.deaths = chance.choice((0, 1, 3, 8))
        self.freezes = chance.choice((0, 0, 1, 4))
        self.cuts = chance.choice((0, 0, 1, 3))
        self.outages = chance.choice((0, 0, 0, 1, 3))
        self.vandals = chance.random() < 0.2
        self.known_dead = chance.random() < 0.5
        """A process that comes back sees that the one before is gone, and waits for no lease."""
        self.layout = chance.choice((ALONE, ALONE, RIVALS, SHARED))
        self.hasty, self.computer = chance.random() < 0.5, chance.random() < 0.3
        """Clocks run, so fast that people are late; a computer plays too."""
        vars(self).update(known)


class Layout:
    """So many shards, and which of them each process wants."""

    def __init__(self, of: int, *shards: tuple[int, ...]) -> None:
        self.of, self.shards = of, shards


ALONE, RIVALS, SHARED = Layout(1, (0,)), Layout(1, (0,), (0,)), Layout(2, (0,), (1,))


def play_seed(seed: int, **weather: Any) -> str:
    """The trace of everything that Discord was asked, and of what people heard; Found if a law is broken.

    Whatever is not said of the weather is as the seed will have it."""
    warm_up()
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        return simulate(seed, lambda chance: World(Path(folder) / "z.db", chance, **weather).play())


def warm_up() -> None:
    """What every world needs is read once, before there is any."""
    for prefix in (*text._folders, *GAMES):
        for lang in text.LANGUAGES:
            with suppress(text.MissingText):
                text.has(f"{prefix}-", lang)


def _memory() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


class World:
    """Processes, Discord, people, and a book in which everything is noted."""

    def __init__(self, path: Path, chance: random.Random, **weather: Any) -> None:
        self.path, self.chance = path, chance
        self.weather = Weather(chance, **weather)
        self.trace: list[str] = []
        self.faults: list[BaseException] = []
        """What the bots call a fault of theirs."""
        self.processes: list[Process] = []
        self.closing = False
        self.away = 0.0
        """Until then the database of all is away."""
        self._numbers = iter(range(10**9))

    def now(self) -> float:
        return START + asyncio.get_running_loop().time()

    def note(self, what: str) -> None:
        self.trace.append(f"{asyncio.get_running_loop().time():.3f} {what}")

    async def play(self) -> str:
        try:
            await self._play()
        except Exception as error:
            wrong = str(error) if isinstance(error, Found) else traceback.format_exc()
            raise Found(wrong, "\n".join(self.trace)) from error
        return "\n".join(self.trace)

    async def _play(self) -> None:
        with self._ground():
            await self._open()
            people = People(self)
            for number in range(len(self.weather.layout.shards)):
                self._launch(number)
            await self.box.ready(300)
            self._break()
            trouble = [asyncio.create_task(one) for one in self._troubles()]
            await people.play(WHILE)
            await asyncio.gather(*trouble)
            await self._mend()
            await self._silence(people.matches)
            await simulated_laws.check(self, people)

    async def _open(self) -> None:
        layout = self.weather.layout
        self.server = Server(clock=self.now, rates=OFF, shards=layout.of)
        self.server.core.world.base_url = "http://127.0.0.1:1"
        self.server.furnish("Sumer", ["Ada", "Ben", "Cleo"])
        self.net = Net(self.server, self.chance, self.note)
        point(self.server.rest_url, self.server.gateway_url)
        self.box = await Box(Direct(self.server))._opened()
        self.desk = Desk(await Onlooker(self.path, self.chance).store(), now=self.now)
        while len(self.shards_with_servers()) < layout.of:
            await asyncio.sleep(0.001)
            await self.box.add_guild(f"City {next(self._numbers)}")

    def shards_with_servers(self) -> dict[int, int]:
        """A server of each shard."""
        of = self.weather.layout.of
        return {(guild >> 22) % of: guild for guild in reversed(self.server.core.world.guilds)}

    # processes

    def _launch(self, number: int) -> None:
        process = Process(number, self.path, self.chance)
        self.processes[number : number + 1] = [process]
        process.lags, process.away = self.weather.lags, self.away
        if not self.closing:
            process.faults, process.unsure = self.weather.disk, self.weather.unsure
        process.begin(self._run(process, self.weather.layout.shards[number]))

    async def _run(self, process: Process, shards: tuple[int, ...]) -> None:
        """Whoever hosts it starts it again."""
        while True:
            try:
                await self._serve(process, shards)
            except StoreError as error:
                self.note(f"{process.number} has ended: {error}")
            await asyncio.sleep(AGAIN)

    async def _serve(self, process: Process, shards: tuple[int, ...]) -> None:
        """As `ziggurat.serve` does it."""
        async_context.set(AsyncWebhookAdapter())  # type: ignore[no-untyped-call]  # it knows who is at which message: no two processes share it
        store = await process.store()
        held = Leases(store, self.weather.layout.of, shards, now=self.now, outage=OUTAGE)
        ways = Ways(icons=False, shards=1 if self.weather.layout.of == 1 else None)

        def make() -> Ziggurat:
            return Ziggurat(Desk(held.served, now=self.now, entropy=self.chance.randbytes), ways, AtOnce, held, AtOnce)

        await supervise(make, self.box.token, asyncio.Event(), [], held)

    def _break(self) -> None:
        self.net.faults, self.net.gaps = self.weather.net, self.weather.events

    def _troubles(self) -> Iterator[Any]:
        yield from (self._death() for _ in range(self.weather.deaths))
        yield from (self._freeze() for _ in range(self.weather.freezes))
        yield from (self._cut() for _ in range(self.weather.cuts))
        yield from (self._outage() for _ in range(self.weather.outages))

    async def _death(self) -> None:
        """At some step soon; then the process is started again, at once or later."""
        await asyncio.sleep(self.chance.uniform(0, WHILE))
        process = self.chance.choice(self.processes)
        process.last_step = process.steps + self.chance.randrange(SOON)
        for _ in range(60):
            await asyncio.sleep(0.5)
            if process.dead:
                break
        if not process.dead:
            process.die()
        self.note(f"{process.number} is dead")
        await asyncio.sleep(self.chance.choice((0.0, 1.0, LEASE)))
        if self.processes[process.number] is process:
            self._launch(process.number)

    async def _freeze(self) -> None:
        await asyncio.sleep(self.chance.uniform(0, WHILE))
        process = self.chance.choice(self.processes)
        process.freeze(self.chance.choice((2.0, 0.9 * LEASE, 1.2 * LEASE, 2 * LEASE)))
        self.note(f"{process.number} is frozen")

    async def _cut(self) -> None:
        await asyncio.sleep(self.chance.uniform(0, WHILE))
        await self.box.call("drop" if self.chance.random() < 0.7 else "invalidate")

    async def _outage(self) -> None:
        """Another machine takes the place of the database's, most likely while something is written; that may take
        longer than the lease lasts, and longer than anybody waits for it."""
        await asyncio.sleep(self.chance.uniform(0, WHILE))
        for _ in range(self.chance.randrange(WATCHED)):
            if any(process.writing for process in self.processes):
                break
            await asyncio.sleep(0.002)
        self.away = asyncio.get_running_loop().time() + self.chance.choice(ABSENCES)
        for process in self.processes:
            process.away = self.away
        self.note("the database is away")

    async def _mend(self) -> None:
        """Nothing goes wrong any more, and whoever died is back."""
        self.closing = True
        self.net.faults = self.net.gaps = 0.0
        for number, process in enumerate(self.processes):
            process.faults = process.unsure = 0.0
            process.last_step = FOREVER
            if process.dead:
                self._launch(number)
        await asyncio.sleep(3 * LEASE)

    async def _silence(self, matches: "list[Match]") -> None:
        """Until everything is told; then nobody moves, so that it can be looked at."""
        end = self.now() + ENOUGH
        while left := await simulated_laws.untold(self, matches):
            if self.now() > end:
                raise Found(f"not done in hours: {left}")
            await asyncio.sleep(LOOK)
        for process in self.processes:
            process.freeze(10**9)

    # the ground

    @contextmanager
    def _ground(self) -> Iterator[None]:
        """What is the simulation's own, in the place of the real thing."""
        loop = asyncio.get_running_loop()
        seams: list[tuple[Any, str, Any]] = [
            (time, "time", self.now),
            (time, "monotonic", loop.time),
            (discord.utils, "utcnow", lambda: datetime.fromtimestamp(self.now(), UTC)),
            (os, "urandom", self.chance.randbytes),
            (random, "_urandom", self.chance.randbytes),
            (aiohttp, "ClientSession", lambda **settings: self.net.session(**settings)),
            (gateway, "KeepAliveHandler", Silent),
            (processes, "own_name", self._name),
            (processes, "is_gone", self._is_gone),
        ]
        with mock.patch.object(logging, "lastResort", logging.NullHandler()), _listening(self.faults):
            patches = [mock.patch.object(*seam) for seam in seams]
            for patch in patches:
                patch.start()
            try:
                yield
            finally:
                for patch in patches:
                    patch.stop()

    def _name(self) -> str:
        process = PROCESS.get()
        return f"{id_of(process)}|{next(self._numbers)}"

    def _is_gone(self, name: str) -> bool:
        living = {str(id_of(process)) for process in self.processes if not process.dead}
        return self.weather.known_dead and name.split("|")[0] not in living


def id_of(process: Process | None) -> int:
    return process.life if process else -1


class Onlooker(Host):
    """Looks into the database without waiting, and without being seen."""

    async def lag(self) -> None:
        return


class AtOnce(Executor):
    """Boards are one grey pixel; thoughts are thought in no time."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        try:
            done.set_result((PIXEL, "A board.") if fn is pictures.make else fn(*args, **named))
        except Exception as error:
            done.set_exception(error)
        return done


class Silent(gateway.KeepAliveHandler):
    """Without its thread: nobody here hangs up on who does not say anything for a while."""

    def start(self) -> None:
        return


class Listener(logging.Handler):
    """Hears what the bots call a fault of theirs."""

    def __init__(self, faults: list[BaseException]) -> None:
        super().__init__(logging.ERROR)
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1]:
            self._faults.append(record.exc_info[1])


@contextmanager
def _listening(faults: list[BaseException]) -> Iterator[None]:
    log, handler = logging.getLogger("ziggurat"), Listener(faults)
    before = log.propagate, log.level
    log.addHandler(handler)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.propagate = before[0]


def digest(trace: str) -> str:
    return hashlib.sha256(trace.encode()).hexdigest()
