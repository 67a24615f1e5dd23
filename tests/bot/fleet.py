"""Three real bots with six shards on one PostgreSQL, and two people who play on all their servers at once."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import ClassVar, Self

import aiohttp
import msgspec

from localdiscord.client import Box, Person
from localdiscord.parts import Message
from rules import kernel
from rules.kernel import Event, Tape
from rules.text import say
from service import lobby
from service.desk import Desk, Match, Table
from storage import Store
from tests.bot import record
from tests.bot.wire import free_port, until

ROOT = Path(__file__).resolve().parents[2]
SHARDS, IDENTIFY = 6, 0.5
"""And the seconds that Discord wants between two that identify themselves."""
PARTS = ("0-1", "2-3", "4-5")
FAULT = "Something went wrong on our side; nothing has changed."
CLOSED = "Your panel stands further below; this one is closed."
QUOTED = "> "
"""How an answer begins to say what was done, with the name of who did it, or why nothing was."""


class Bot:
    """A process with its shards."""

    def __init__(self, part: str, process: Process, port: int) -> None:
        self.part, self.process, self.port = part, process, port

    async def says(self, page: str) -> str:
        """What its health page says; empty: nothing."""
        try:
            async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{self.port}/{page}") as answer:
                return await answer.text() if answer.status == 200 else ""
        except aiohttp.ClientError:
            return ""

    async def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process.returncode is None:
            self.process.send_signal(how)
            await self.process.wait()


class Fleet:
    """Three bots, six servers with a match each, and Ada and Ben, who play them all."""

    program: str
    """What is started as a bot."""
    told: ClassVar[dict[str, str]] = {}
    """What it is told besides."""
    quiet = False
    """Nobody reads what the bots say."""
    patience: float
    """Seconds after which nobody waits any longer for an answer."""

    def __init__(self, box: Box, store: Store, url: str) -> None:
        self.box, self.store, self.desk, self.url = box, store, Desk(store), url
        self.bots: list[Bot] = []
        self.people = {int(person.id): person for person in box.people.values()}
        self.channels: list[str] = []
        self.issued: dict[int, list[str]] = {}
        self.acknowledged: dict[int, list[tuple[int, str]]] = {}
        self.chance = Tape(b"fleet")
        self.over = False

    @classmethod
    async def sail(cls, url: str) -> Self:
        box = await Box.start(
            people=["Ada", "Ben"], rates="off", shards=SHARDS, max_concurrency=2, identify_every=IDENTIFY
        )
        fleet = cls(box, await Store.open(url, 4), url)
        await fleet.found_servers()
        fleet.bots = list(await asyncio.gather(*(fleet.launch(part) for part in PARTS)))
        await fleet.whole()
        for channel in fleet.channels:
            await fleet.begin_match(channel)
        return fleet

    async def found_servers(self) -> None:
        """One for each shard."""
        found: dict[int, str] = {}
        while len(found) < SHARDS:
            guild = await self.box.call("add_guild", name=f"City {len(found)}", people_in=[*map(str, self.people)])
            found.setdefault((int(guild["id"]) >> 22) % SHARDS, guild["channels"][0]["id"])
            await asyncio.sleep(0.001)
        await self.box.refresh()
        self.channels = [found[shard] for shard in range(SHARDS)]

    async def launch(self, part: str) -> Bot:
        port = free_port()
        told = {
            "LOG_LEVEL": "ERROR",
            "HEALTH_PORT": str(port),
            "COMPUTER_PAUSE_MS": "0",
            "ICONS": "0",
            "DISCORD_LOCAL": f"{self.box.url}#{self.box.token}#{os.getpid()}",
            "DISCORD_TOKEN": "",
            "DATABASE_URL": self.url,
            "SHARDS": f"{part}/{SHARDS}",
            **self.told,
        }
        words = (sys.executable, "-m", self.program)
        quiet = asyncio.subprocess.DEVNULL if self.quiet else None
        process = await asyncio.create_subprocess_exec(*words, env={**os.environ, **told}, cwd=ROOT, stderr=quiet)
        return Bot(part, process, port)

    async def whole(self) -> None:
        """Every part is served by a bot that is ready."""

        async def served() -> bool:
            ready = {bot.part for bot in self.bots if await bot.says("ready")}
            return ready == set(PARTS)

        await until(served, 120)

    async def begin_match(self, channel: str) -> None:
        ada, ben = self.box.user("Ada"), self.box.user("Ben")
        post = (await ada.slash(channel, "/game new", game="ur")).message
        await ben.click(post, "Join")
        await ada.click(post, "Start")
        await self.has_begun(len(self.issued) + 1)

    async def begin_another(self, before: Match) -> int:
        """In the same channel, also while nobody serves it."""
        ada, ben = self.box.user("Ada"), self.box.user("Ben")
        post = await ada.say(str(before.place["channel"]), "Another one!")
        match = await lobby.create(self.desk, before.game, int(ada.id), ada.name)
        await lobby.join(self.desk, match.id, int(ben.id), ben.name)
        place = {key: before.place[key] for key in ("guild", "channel")}
        await lobby.set_place(self.desk, match.id, {**place, "message": int(post.id)})
        await lobby.start(self.desk, match.id)
        await self.has_begun(match.id)
        return match.id

    async def has_begun(self, match: int) -> None:
        self.issued[match], self.acknowledged[match] = [], []

        async def has_thread() -> bool:
            found = await self.store.match(match)
            return bool(found and "thread" in found.place)

        await until(has_thread, 120)

    # play

    async def play(self, match: int) -> None:
        """One match after the other."""
        while not self.over:
            table = await self.desk.table(match)
            if table.position.stack:
                await self.one_move(table)
            else:
                match = await self.begin_another((await self.desk.lobby(match))[0])

    async def one_move(self, table: Table) -> None:
        """Whoever is up moves, in the thread, in private, or from another server."""
        match, seat = table.match.id, kernel.waiting(table.position)[0]
        line = kernel.write(kernel.sample(table.position, seat, self.chance))
        person = self.people[table.chairs[seat].user or 0]
        self.issued[match].append(line)
        reply = await self.answer(person, await self.somewhere(person, table), line, match)
        if reply is not None and await self.is_acknowledged(reply, table, line):
            self.acknowledged[match].append((table.n, line))

    async def somewhere(self, person: Person, table: Table) -> str:
        places = (str(table.match.place["thread"]), await person.dm(), self.chance.pick(self.channels))
        return self.chance.pick(places)

    async def answer(self, person: Person, place: str, line: str, match: int) -> Message | None:
        """None: nobody has answered, or not to the end."""
        reply = await person.slash(place, "/play", line=line, match=match)
        if reply.message_or_none is None:
            return None
        try:
            return await reply.done(self.patience)
        except TimeoutError:
            return None

    async def is_acknowledged(self, reply: Message, table: Table, line: str) -> bool:
        """The answer tells of the very move; or else it says that it was not made."""
        moves = [move for move in await self.store.moves(table.match.id, table.n + 1) if move.line == line]
        for move in moves:
            log = msgspec.msgpack.decode(move.log, type=tuple[Event, ...])
            if all(say(event.msg, "en", table.names) in reply.text for event in log if event.to is None):
                return True
        if CLOSED in reply.text:
            return False  # the next panel has come since, and this one tells nothing any more
        said = [one for one in reply.text.splitlines() if one.startswith((QUOTED, FAULT))]
        mover = table.names[kernel.waiting(table.position)[0]]
        assert said, f"“{line}” in match {table.match.id} was answered by: {reply.text}"
        assert not any(mover in one for one in said), f"“{line}” is told to {mover} and not stored: {said}"
        return False

    def made(self) -> int:
        """So many moves are acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    # the end

    async def come_home(self, playing: "asyncio.Future[list[None]]") -> None:
        """The last moves are made, and then everything is told: a table without news may get some from them."""

        async def silent() -> bool:
            found = [await self.store.match(match) for match in self.issued]
            return not await self.store.letters(1) and not any(one and one.place.get("retire") for one in found)

        self.over = True
        await self.whole()
        await playing
        await until(silent)

    async def check(self) -> None:
        for match in self.issued:
            moves = await self.store.moves(match)
            record.check_record(moves, self.issued[match], self.acknowledged[match])
            await record.check_thread(self.box, self.desk, match)

    async def end(self) -> None:
        for bot in self.bots:
            await bot.end()
        await self.box.stop()
        await self.store.close()
