"""The real bot, killed at aimed moments: no acknowledged move is lost or doubled, every line is told exactly once."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.teaching import welcome
from localdiscord.client import Box, Person
from rules import GAMES, kernel
from rules.kernel import Tape
from storage import Store
from tests.bot import record
from tests.bot.thread import check_told
from tests.bot.wire import Wire, free_port, until
from tests.lengths import length

ROOT = Path(__file__).resolve().parents[2]
KILLS = length(2, 200)
"""For each game."""
MOMENTS = [(kind, when) for kind in ("request", "commit") for when in ("before", "after")]
FAULTS: tuple[dict[str, Any], ...] = (
    {"status": 500, "times": 2},
    {"status": 429, "retry_after": 0.1, "times": 3},
    {"delay": 1.0},
    {"lost": True},
)
"""What Discord may do beside: fail, be too busy, be late, lose the answer of what it has done."""
CLOSED = "your direct messages are closed to me"
DEEP = 14
"""So many moments after a start one may be aimed at."""


class Killed(Wire):
    """A match of two people whose bot dies again and again; when it is over, another one."""

    match: int
    spectators: str
    """A channel in which the match is watched."""
    issued: list[str]
    acknowledged: list[tuple[int, str]]
    people: dict[int, Person]
    watched_from: int

    @classmethod
    async def beside(cls, game: str, db: Path, die_at: str = "") -> "Killed":
        """A bot with an aim, beside Ada and Ben, on a server that was welcomed long ago."""
        box, store = await Box.start(people=["Ada", "Ben"], rates="off"), await Store.open(db)
        await store.keep_prefs(int(box.guild()), {welcome.KEY: {"message": 1}}, 0)
        made = cls(box, game, await cls.aimed(box, db, port := free_port(), die_at), store, b"kill")
        made.db, made.port, made.match, made.issued, made.acknowledged = db, port, 1, [], []
        made.people = {int(person.id): person for person in box.people.values()}
        await made.alive_until(asyncio.create_task(box.ready(60)))
        return made

    @classmethod
    async def of(cls, game: str, db: Path) -> "Killed":
        """A match that has begun and is watched, and in which Ben gets no letters."""
        made = await cls.beside(game, db)
        await made.box.user("Ben").close_dms()
        await made.begin_match(game)
        await made.be_watched()
        return made

    async def another(self, game: str) -> None:
        """The match is over, and everything is right: the next one."""
        await self.resurrect()
        await self.check()
        assert self.acknowledged
        self.match, self.issued, self.acknowledged = self.match + 1, [], []
        await self.begin_match(game, self.match)
        await self.be_watched()
        await until(self.is_told)
        await self.close_bot()

    async def is_over(self) -> bool:
        return not (await self.desk.table(self.match)).position.stack

    async def be_watched(self) -> None:
        self.spectators = await self.box.add_channel(f"stands-{self.match}")
        reply = await self.box.user("Ada").slash(self.spectators, "/table watch", match=self.match, every="turn")
        await reply.done()
        found = await self.store.match(self.match)
        assert found is not None
        self.watched_from = found.place["heard"][self.spectators][0]

    @staticmethod
    async def aimed(box: Box, db: Path, port: int, die_at: str = "", **more: str) -> asyncio.subprocess.Process:
        told_ = {
            **os.environ,
            "LOG_LEVEL": "ERROR",
            "HEALTH_PORT": str(port),
            "COMPUTER_PAUSE_MS": "0",
            "DISCORD_LOCAL": f"{box.url}#{box.token}#{os.getpid()}",
            "DISCORD_TOKEN": "",
            "ZIGGURAT_DB": str(db),
            "DIE_AT": die_at,
            **more,
        }
        return await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.bot.killed_bot", env=told_, cwd=ROOT)

    async def until_dead(self, die_at: str, cut: bool = False) -> None:
        """A bot with an aim, and people who play until it dies; perhaps its line is cut meanwhile."""
        self.bot = await self.aimed(self.box, self.db, self.port, die_at)
        await self.alive_until(asyncio.create_task(self.box.ready(60)))
        async with asyncio.timeout(120):
            while self.bot.returncode is None:
                await self.one_move()
                await self.box.call("drop") if cut else None
                cut = False

    async def one_move(self) -> None:
        """Somebody moves, unless the bot dies over it; what is acknowledged is noted."""
        table = await self.desk.table(self.match)
        if not table.position.stack:
            await self.kill() if self.bot.returncode is None and await self.is_idle() else None
            await asyncio.sleep(0.05)
            return  # over: nothing happens at which it could die by itself
        seat = kernel.waiting(table.position)[0]
        line = kernel.write(kernel.sample(table.position, seat, self.chance))
        thread = asyncio.create_task(self._thread(self.match))
        if not await self.alive_until(thread):
            return
        person = self.people[table.chairs[seat].user or 0]
        self.issued.append(line)
        reply = asyncio.create_task(person.slash(thread.result(), "/play", line=line))
        if await self.alive_until(reply) and reply.exception() is None and reply.result().message_or_none:
            self.acknowledged.append((table.n, line))

    async def is_idle(self) -> bool:
        return not await self.store.letters(1)

    async def alive_until(self, work: "asyncio.Task[Any]") -> bool:
        """Whether something was done before the bot died."""
        death = asyncio.create_task(self.bot.wait())
        await asyncio.wait({work, death}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        done = work.done()
        for task in (work, death):
            task.cancel() if not task.done() else None
        return done

    async def resurrect(self) -> None:
        """A bot that lives, until everything is told."""
        await self.box.call("clear_faults")
        await self.again()
        await until(self.is_told)

    async def again(self) -> None:
        self.bot = await self.aimed(self.box, self.db, self.port)
        await until(self.is_well)

    async def is_told(self) -> bool:
        found = await self.store.match(self.match)
        return bool(found and not await self.store.letters(1) and not found.place.get("retire"))

    async def check(self) -> None:
        record.check_record(await self.store.moves(self.match), self.issued, self.acknowledged)
        await record.check_thread(self.box, self.desk, self.match)
        await self.check_spectators()
        await self.check_notices()

    async def check_spectators(self) -> None:
        """Every line of the turns since they began to watch is told once in their channel, in its order."""
        shown = await record.messages(self.box, self.spectators)
        said = [line for post in shown for line in record.first(post)["content"].splitlines()]
        found, _ = await self.desk.lobby(self.match)
        heard = found.place["heard"][self.spectators][0]
        check_told(said, await record.log(self.desk, self.match, self.watched_from, heard))

    async def check_notices(self) -> None:
        """That Ben's hand cannot be sent to him is said once, if he has one."""
        shown = await record.messages(self.box, await self._thread(self.match))
        said = [message for message in shown if CLOSED in record.first(message).get("content", "")]
        found, table = await self.store.match(self.match), await self.desk.table(self.match)
        assert found is not None
        hand = found.place.get("hands", {}).get(str(table.seat_of(int(self.box.user("Ben").id))))
        assert len(said) == (hand is not None and hand[1] == 0)


@pytest.mark.parametrize("game", GAMES)
async def test_aimed_kills_lose_nothing_and_double_nothing(game: str, folder: Path) -> None:
    killed, chance = await Killed.of(game, folder / "z.db"), Tape(b"aims" + game.encode())
    try:
        for number in range(KILLS):
            kind, when = MOMENTS[(number + len(game)) % len(MOMENTS)]
            await killed.close_bot() if killed.bot.returncode is None else None
            await killed.another(game) if await killed.is_over() else None
            if number % 3 == 2:
                await killed.box.fault(path="/channels/.*/messages", **chance.pick(FAULTS))
            await killed.until_dead(f"{kind}:{chance.below(DEEP)}:{when}", cut=number % 4 == 1)
        await killed.resurrect()
        await killed.check()
        assert killed.acknowledged
    finally:
        await killed.close()
        await killed.box.stop()


@pytest.mark.parametrize("die_at", ["request:0:before", "request:0:after"])
async def test_a_lobby_over_which_the_bot_dies_is_there_once_and_can_be_played(die_at: str, folder: Path) -> None:
    """Before its post, and between that and the note of where it stands."""
    killed = await Killed.beside("ur", folder / "z.db", die_at)
    ada, ben, general = killed.box.user("Ada"), killed.box.user("Ben"), killed.box.channel("general")
    try:
        await killed.alive_until(asyncio.create_task(ada.slash(general, "/game new", game="ur")))
        assert await killed.bot.wait()
        await killed.again()
        posts = await record.messages(killed.box, general) or [
            (await ada.slash(general, "/game new", game="ur")).message
        ]
        (lobby,) = posts
        match = int(lobby.buttons[0].custom_id.split(":")[1])
        await ben.click(lobby, "Join")
        await ada.click(lobby, "Start")
        await killed._table_post(match)
        assert [message.id for message in await record.messages(killed.box, general)] == [lobby.id]
    finally:
        await killed.close()
        await killed.box.stop()
