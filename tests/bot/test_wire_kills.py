"""The real bot, killed at aimed moments: no acknowledged move is lost or doubled, every line is told exactly once."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.thread import pages
from localdiscord.client import Box, Person
from localdiscord.parts import Message
from rules import GAMES, kernel
from rules.kernel import Tape
from rules.text import say
from service import told
from storage import Store
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
MARK = 1_000_000
DEEP = 14
"""So many moments after a start one may be aimed at."""


class Killed(Wire):
    """A match of two people whose bot dies again and again."""

    issued: list[str]
    acknowledged: list[tuple[int, str]]
    people: dict[int, Person]

    @classmethod
    async def of(cls, game: str, db: Path) -> "Killed":
        box = await Box.start(people=["Ada", "Ben"], rates="off")
        made = cls(box, game, await cls.aimed(box, db, port := free_port()), await Store.open(db), b"kill")
        made.db, made.port, made.issued, made.acknowledged = db, port, [], []
        made.people = {int(person.id): person for person in box.people.values()}
        await box.ready(60)
        await made.begin_match(game)
        return made

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

    async def until_dead(self, die_at: str) -> None:
        """A bot with an aim, and people who play until it dies."""
        self.bot = await self.aimed(self.box, self.db, self.port, die_at)
        await self.alive_until(asyncio.create_task(self.box.ready(60)))
        async with asyncio.timeout(60):
            while self.bot.returncode is None:
                await self.one_move()

    async def one_move(self) -> None:
        """Somebody moves, unless the bot dies over it; what is acknowledged is noted."""
        table = await self.desk.table(1)
        if not table.position.stack:
            await self.bot.wait() if self.bot.returncode is None and await self.is_idle() else None
            return
        seat = kernel.waiting(table.position)[0]
        line = kernel.write(kernel.sample(table.position, seat, self.chance))
        thread = asyncio.create_task(self._thread(1))
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
        self.bot = await self.aimed(self.box, self.db, self.port)
        await until(self.is_well)
        await until(self.is_told)

    async def is_told(self) -> bool:
        found = await self.store.match(1)
        return bool(found and not await self.store.letters(1) and not found.place.get("retire"))

    async def check(self) -> None:
        await self.check_record()
        await self.check_thread()

    async def check_record(self) -> None:
        """Whatever was acknowledged was recorded, once; nothing was recorded that nobody has asked for."""
        moves = await self.store.moves(1)
        assert [move.n for move in moves] == list(range(len(moves)))
        played = [move for move in moves if move.source == "player"]
        assert len(self.acknowledged) <= len(played) <= len(self.issued)
        for n, line in self.acknowledged:
            assert line in [move.line for move in played if move.n > n], f"“{line}” was acknowledged and is lost"
        remaining = list(self.issued)
        for move in played:
            remaining.remove(move.line)  # each was asked for as often as it was played

    async def check_thread(self) -> None:
        """Every line of the public log stands once in the thread, in its order; only the last table has buttons."""
        shown = [message for message in await self.thread_messages() if _first(message).get("id", 0) >= MARK]
        lines = [line for page in shown for line in _first(page)["content"].splitlines()]
        table, (found, _) = await self.desk.table(1), await self.desk.lobby(1)
        end = pages.of(found.place, table.number).end
        log = [
            say(event.msg, "en", table.names)
            for move in await told.news(self.desk, table, -1)
            for place, event in enumerate(move.log)
            if (move.number, place) < end
        ]
        check_told(lines, log)
        tables = [page for page in shown if page.attachments and page.buttons]
        assert [page.id for page in tables] == [next(page.id for page in reversed(shown) if page.attachments)]

    async def thread_messages(self) -> list[Message]:
        """All of them, the oldest first."""
        person, thread = self.box.user("Ada"), await self._thread(1)
        found: list[Message] = []
        while True:
            before = {"before": found[0].id} if found else {}
            older = await self.box.call("history", user=person.id, channel=thread, limit=100, **before)
            if not older:
                return [message for message in found if message.only is None]
            found = [Message(body) for body in older] + found


def _first(message: Message) -> dict[str, Any]:
    return message.components[0] if message.components else {}


@pytest.mark.parametrize("game", GAMES)
async def test_aimed_kills_lose_nothing_and_double_nothing(game: str, folder: Path) -> None:
    killed, chance = await Killed.of(game, folder / "z.db"), Tape(b"aims" + game.encode())
    try:
        for number in range(KILLS):
            kind, when = MOMENTS[(number + len(game)) % len(MOMENTS)]
            await killed.close_bot() if killed.bot.returncode is None else None
            if number % 3 == 2:
                await killed.box.fault(path="/channels/.*/messages", **chance.pick(FAULTS))
            await killed.until_dead(f"{kind}:{chance.below(DEEP)}:{when}")
        await killed.resurrect()
        await killed.check()
        assert killed.acknowledged
    finally:
        await killed.close()
        await killed.box.stop()
