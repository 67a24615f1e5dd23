"""The real bot as a process of its own on the local Discord, and people beside it."""

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

import aiohttp

from localdiscord.client import Box
from localdiscord.core import Exchange
from localdiscord.parts import Message
from localdiscord.validate import Spec
from service.desk import Table
from storage import Store
from ziggurat.rehearse import PATIENCE, Stage
from ziggurat.serve import start_bot

OPENAPI = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"


@cache
def spec() -> Spec | None:
    return Spec.load(OPENAPI) if OPENAPI.is_file() else None


def unseen(exchanges: list[Exchange]) -> list[Exchange]:
    """Without the list of commands, which every start sends again and whose check is dear, once it was checked."""
    fresh = [e for e in exchanges if e.method != "PUT" or e.route not in CHECKED]
    CHECKED.update(e.route for e in exchanges if e.method == "PUT")
    return fresh


CHECKED: set[str] = set()


class Wire(Stage):
    """Ada and Ben at the local Discord, and the bot beside it."""

    db: Path
    port: int

    @classmethod
    async def begin(cls, db: Path) -> "Wire":
        box = await Box.start(people=["Ada", "Ben:de", "Cleo"], rates="off")
        store = await Store.open(db)
        wire = cls(box, "ur", await cls.launch(box, db, port := free_port()), store, b"wire")
        wire.db, wire.port = db, port
        await box.ready(PATIENCE)
        return wire

    @staticmethod
    async def launch(box: Box, db: Path, port: int) -> asyncio.subprocess.Process:
        quiet = {"LOG_LEVEL": "ERROR", "HEALTH_PORT": str(port), "COMPUTER_PAUSE_MS": "0", "ICONS": "0"}
        return await start_bot(box, db, {**os.environ, **quiet})

    async def end(self) -> None:
        await self.close()
        violations = described.violations(unseen(await self.box.exchanges())) if (described := spec()) else []
        await self.box.stop()
        assert violations == []

    async def kill(self) -> None:
        self.bot.send_signal(signal.SIGKILL)
        await self.bot.wait()

    async def close_bot(self) -> None:
        self.bot.terminate()
        await self.bot.wait()

    async def again(self) -> None:
        self.bot = await self.launch(self.box, self.db, self.port)
        await until(self.is_well)

    async def is_well(self) -> bool:
        try:
            async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{self.port}/health") as page:
                return page.status == 200
        except aiohttp.ClientError:
            return False

    async def begin_match(self, game: str = "ur", number: int = 1) -> Table:
        ada, ben = self.box.user("Ada"), self.box.user("Ben")
        post = (await ada.slash(self.box.channel("general"), "/game new", game=game)).message
        await ben.click(post, "Join")
        await ada.click(post, "Start")
        await self._table_post(number)
        return await self.desk.table(number)

    async def moves(self, number: int) -> None:
        players = {int(person.id): person for person in self.box.people.values()}
        for _ in range(number):
            await self._move(await self.desk.table(1), players)

    async def told(self) -> list[Message]:
        """All tables in the thread, once everything is told."""

        async def silent() -> bool:
            return not await self.store.letters(1)

        await until(silent)
        found = await self.box.user("Ada").history(await self._thread(1), 100)
        return [message for message in found if message.only is None]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def until(test: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while True:
            if await test():
                return
            await asyncio.sleep(0.05)
