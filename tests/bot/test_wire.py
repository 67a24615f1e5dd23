"""The real bot as a process of its own on the local Discord: whole matches, and everything that can go wrong."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from pathlib import Path

import aiohttp
import pytest

from localdiscord.client import Box, Person
from localdiscord.core import Exchange
from localdiscord.parts import Message
from localdiscord.validate import Spec
from rules import kernel
from service.desk import Table
from storage.sqlite import SqliteStore
from ziggurat import fingers
from ziggurat.rehearse import Panel, Stage
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
        store = await SqliteStore.open(db)
        wire = cls(box, "ur", await cls.launch(box, db, port := free_port()), store, b"wire")
        wire.db, wire.port = db, port
        await box.ready(60)
        return wire

    @staticmethod
    async def launch(box: Box, db: Path, port: int) -> asyncio.subprocess.Process:
        quiet = {"LOG_LEVEL": "ERROR", "HEALTH_PORT": str(port), "COMPUTER_PAUSE_MS": "0"}
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

    async def begin_match(self, game: str = "ur") -> Table:
        ada, ben = self.box.user("Ada"), self.box.user("Ben")
        post = (await ada.slash(self.box.channel("general"), "/game new", game=game)).message
        await ben.click(post, "Join")
        await ada.click(post, "Start")
        await self._table_post(1, ada)
        return await self.desk.table(1)

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


async def until(test: Callable[[], Awaitable[bool]], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while True:
            if await test():
                return
            await asyncio.sleep(0.05)


@pytest.fixture
async def wire(folder: Path) -> AsyncIterator[Wire]:
    begun = await Wire.begin(folder / "z.db")
    yield begun
    await begun.end()


def lines(messages: list[Message]) -> list[str]:
    return [line for message in messages for line in message.text.splitlines() if " places " in line]


async def panel(wire: Wire, who: Person) -> Panel:
    post = await wire._table_post(1, who)
    return Panel(wire, who, (await who.click(post, custom_id=post.buttons[0].custom_id)).message)


async def test_a_whole_match_in_every_way_with_pictures_within_discords_description(wire: Wire) -> None:
    people = list(wire.box.people.values())
    await wire._match(people[:2], 0)
    assert wire.report.errors == 0, wire.report.notes
    posts = await wire.told()
    assert "The seed was" in posts[-1].text or "Startwert" in posts[-1].text
    pictures = [file for post in posts for file in post.attachments]
    assert pictures
    assert all(file["description"] and file["size"] < 300 * 1024 for file in pictures)


async def test_killed_in_the_middle_it_goes_on_where_it_was_and_old_buttons_work(wire: Wire) -> None:
    table = await wire.begin_match()
    seat = kernel.waiting(table.position)[0]
    who = next(p for p in wire.box.people.values() if int(p.id) == table.chairs[seat].user)
    drafted = await panel(wire, who)
    await drafted.pick(fingers.find(drafted, "m:0"), [fingers.values(drafted, fingers.find(drafted, "m:0"))[0]])
    await wire.kill()
    await wire.again()
    await fingers.press(drafted, "c")
    assert (await wire.desk.table(1)).n == 1
    for _ in range(2):
        now = await wire.desk.table(1)
        up = kernel.waiting(now.position)[0]
        other = next(p for p in wire.box.people.values() if int(p.id) == now.chairs[up].user)
        sent = asyncio.create_task(other.slash(await wire._thread(1), "/play", line=f"place {free(now)}"))
        await asyncio.sleep(0.05)
        await wire.kill()
        sent.cancel()
        await asyncio.gather(sent, return_exceptions=True)
        await wire.again()
    posts = await wire.told()
    placed = (await wire.desk.table(1)).n
    assert placed >= 1
    assert len(lines(posts)) == placed
    marks = [b.custom_id for post in posts for b in post.buttons]
    assert len(marks) == 4
    await wire.moves(2)


def free(table: Table) -> str:
    node = kernel.ask(table.position, kernel.waiting(table.position)[0], ("place",))
    assert isinstance(node, kernel.One)
    return node.choices[0].key


async def test_a_cut_gateway_is_taken_up_again(wire: Wire) -> None:
    await wire.begin_match()
    await wire.moves(1)
    await wire.box.call("drop")
    await asyncio.sleep(1)
    await wire.moves(2)
    await wire.box.call("invalidate")
    await asyncio.sleep(1)
    await until(wire.is_well)
    await wire.moves(1)
    assert wire.report.errors == 0


async def test_a_broken_frame_and_a_refused_gateway_do_not_end_the_bot(wire: Wire) -> None:
    await wire.begin_match()
    await wire.box.call("refuse_gateway", times=2)
    await wire.box.call("raw_frame", frame='{"op":0,"t":"GUILD_CREATE","s":99,"d":{"id":"oops"}}')
    await asyncio.sleep(3)
    await until(wire.is_well)
    await wire.moves(2)
    assert wire.bot.returncode is None


async def test_a_storm_of_rate_limits_loses_nothing(wire: Wire) -> None:
    await wire.begin_match()
    await wire.box.fault(path="/channels/", times=6, status=429, retry_after=0.2)
    await wire.box.fault(path="/channels/.*/messages", method="POST", times=2, status=502)
    await wire.moves(4)
    posts = await wire.told()
    assert len(lines(posts)) == 4
    assert wire.report.errors == 0


async def test_an_answer_that_gets_lost_on_the_way_is_not_posted_again(wire: Wire) -> None:
    await wire.begin_match()
    await wire.box.fault(path="/channels/.*/messages", method="POST", times=1, lost=True)
    await wire.moves(2)
    posts = await wire.told()
    assert len(lines(posts)) == 2


async def test_closed_direct_messages_are_said_once_and_the_hand_is_behind_the_button(wire: Wire) -> None:
    ada = wire.box.user("Ada")
    await ada.close_dms()
    await wire.begin_match("tigris")
    posts = await wire.told()
    said = [post for post in posts if "direct messages are closed" in post.text]
    assert len(said) == 1
    assert said[0].mentions == [ada.id]
    ben = await wire.box.user("Ben").wait_dm()
    assert ben.attachments
    table = await wire._table_post(1, ada)
    shown = await ada.click(table, "My hand")
    assert (await shown.done()).ephemeral


async def test_told_to_stop_it_stops_and_its_health_is_known(wire: Wire) -> None:
    await until(wire.is_well)
    async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{wire.port}/metrics") as page:
        assert "ziggurat_connected 1.0" in await page.text()
    wire.bot.terminate()
    async with asyncio.timeout(20):
        assert await wire.bot.wait() == 0
    assert not await wire.is_well()


async def test_a_bot_beside_a_local_discord_does_not_outlive_whoever_started_it(wire: Wire) -> None:
    """As when `./run` itself is killed."""
    await wire.close_bot()
    local = f"{wire.box.url}#{wire.box.token}#{os.getpid() + 1_000_000}"
    told = {**os.environ, "DISCORD_LOCAL": local, "HEALTH_PORT": "0", "DISCORD_TOKEN": "", "ZIGGURAT_DB": str(wire.db)}
    wire.bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "ziggurat", "serve", env=told)
    async with asyncio.timeout(60):
        assert await wire.bot.wait() == 0
