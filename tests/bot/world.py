"""Driving the bot on simcord as people do."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import simcord
from discord import Message

from bot.app import Ways, Ziggurat
from bot.lobby.boards import PAUSE
from renderers import Look, Spot
from renderers.changes import Lying
from rules.kernel import View
from service.desk import Desk, Table
from storage import Store

Json = dict[str, Any]


class FakeRenderer:
    """A picture is the view and the look as text, so that tests can read what it shows."""

    def draw(self, view: View, look: Look) -> bytes:
        return msgspec.json.encode({"view": view, "look": look})

    def hand(self, view: View, look: Look) -> bytes | None:
        return None

    def describe(self, view: View, lang: str, names: tuple[str, ...]) -> str:
        return f"board in {lang} for {view.viewer} with {', '.join(names)}"

    def regions(self, lang: str) -> dict[str, str]:
        return {"north": "Norden" if lang == "de" else "North"}

    def where(self, place: str) -> Spot | None:
        return None

    def lying(self, view: View) -> Lying:
        return {}


class World:
    """Ada hosts, Ben reads German, Cleo and Dan come along; Eve only watches."""

    def __init__(self, env: simcord.Env, bot: Ziggurat, store: Store, make: Callable[[], Ziggurat]) -> None:
        self.env, self.bot, self.store, self._make = env, bot, store, make
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        for name in ("ada", "ben", "cleo", "dan", "eve"):
            member = self.guild.add_member(env.create_user(name))
            setattr(self, name, member)

    ada: simcord.MemberActor
    ben: simcord.MemberActor
    cleo: simcord.MemberActor
    dan: simcord.MemberActor
    eve: simcord.MemberActor

    @classmethod
    @asynccontextmanager
    async def open(cls, db: Path, pool: Callable[[], Executor], **more: Any) -> AsyncIterator["World"]:
        store = await Store.open(db)
        seed = iter(range(1, 1000))
        desk = Desk(store, entropy=lambda size: next(seed).to_bytes(size, "big"))

        def make() -> Ziggurat:
            return Ziggurat(desk, Ways(pause=0, shards=1, icons=False), pool, minds=pool)

        bot = make()
        env = simcord.Env(bot, shard_count=1, **more)
        # It would sleep for long while callbacks are on their way.
        vars(env)["_settle_internal"] = partial(env._settle_internal, idle=0.001)
        await env.start()
        bot.timekeeping.stop()  # tests turn the clock themselves
        try:
            yield cls(env, bot, store, make)
        finally:
            await env.shutdown()
            await store.close()
            assert env.errors == []

    async def restart(self) -> None:
        self.bot = self._make()
        await self.env.restart_bot(self.bot)
        self.bot.timekeeping.stop()

    async def add_computer(self, level: str = "greedy") -> None:
        """Ada adds one to the table that was opened last."""
        lobby = self.channel.history()[-1]
        (menu,) = [one for one in ids(lobby) if one.endswith(":computer")]
        await self.ada.select(lobby, [level], custom_id=menu)

    async def wake(self) -> None:
        """Something was committed beside the bot: it tells all that is to be told."""
        self.bot.wake(1)
        await self.done()

    async def beat(self) -> None:
        """The timekeeper's round; what goes wrong goes wrong here."""
        await self.bot.timekeeping.times.work()
        for _, errand in self.bot.timekeeping.errands():
            await errand()

    async def done(self) -> None:
        """Until nothing is under way any more."""
        while self.bot._tasks:
            await asyncio.wait(self.bot._tasks)

    async def table(self, match: int = 1) -> Table:
        return await self.bot.desk.table(match)

    @property
    def thread(self) -> simcord.ChannelHandle:
        return self.channel.threads[-1]

    @property
    def posts(self) -> list[Message]:
        return self.thread.history()


class Clock:
    """The desk's time, turned by hand."""

    def __init__(self, world: World) -> None:
        self.time = 1_000_000.0
        world.bot.desk.now = lambda: self.time

    async def later(self, world: World, seconds: float = PAUSE) -> None:
        self.time += seconds
        await world.bot.boards.refresh()


def letters(who: simcord.MemberActor) -> list[Message]:
    """What somebody was written of matches; that a host can start is another matter."""
    return [letter for letter in who.user.dm_channel.history() if "press Start" not in words(letter)]


def words(message: Any) -> str:
    """Everything a message says."""
    return "\n".join(filter(None, [message.content, *(part.get("content", "") for part in walk(parts(message)))]))


def parts(message: Any) -> list[Json]:
    return [c if isinstance(c, dict) else c.to_dict() for c in message.components]


def walk(components: list[Json]) -> list[Json]:
    found = []
    for part in components:
        found.append(part)
        found += walk([*part.get("components", []), *filter(None, [part.get("accessory")])])
    return found


def buttons(message: Any) -> list[str]:
    return [part["label"] for part in walk(parts(message)) if part["type"] == 2 and "label" in part]


def ids(message: Any) -> list[str]:
    return [part["custom_id"] for part in walk(parts(message)) if part.get("custom_id")]


class Panel:
    """A private panel in somebody's hands."""

    def __init__(self, who: simcord.MemberActor, opened: simcord.InteractionResult) -> None:
        assert opened.response is not None
        assert opened.response.ephemeral
        self.who, self.message = who, opened.response

    @property
    def text(self) -> str:
        return words(self.message)

    def says(self) -> str:
        return self.text

    def widgets(self) -> list[Json]:
        return [part for part in walk(parts(self.message)) if part.get("custom_id")]

    async def click(self, custom_id: str) -> None:
        await self.who.click(self.message, custom_id=custom_id)

    async def pick(self, custom_id: str, values: Sequence[str]) -> None:
        await self.who.select(self.message, list(values), custom_id=custom_id)

    async def fill(self, custom_id: str, text: str) -> None:
        shown = await self.who.click(self.message, custom_id=custom_id)
        await self.who.submit_modal(shown, {"number": text})
