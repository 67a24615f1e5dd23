"""The timekeeper at work in the bot: what it brings about is told, and nobody's time runs while Discord is away."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot.lobby import rematch_lobby
from bot.panel.answering import fault
from service.desk import Shard, Timer
from service.timekeeper import HEARTBEAT, Handler, Timekeeper

if TYPE_CHECKING:
    from bot.app import Ziggurat
    from service.desk import Desk

Errand = tuple[str, Callable[[], Awaitable[None]]]
LOOK = 2.0
"""Seconds after which one of several processes looks for what others have left to it, in case their call was lost."""


class Timekeeping:
    """One task as long as the bot lives."""

    def __init__(self, bot: "Ziggurat") -> None:
        self.bot = bot
        self.times = Timekeeper(bot.desk, shards=bot.shards_awake)
        self.times.handlers = {kind: self._telling(handler) for kind, handler in self.times.handlers.items()}
        self._task: asyncio.Task[None] | None = None
        self._out: set[str] = set()
        """Errands under way."""

    async def catch_up(self, shards: Sequence[Shard] | None = None) -> None:
        """After a downtime: everybody gets the time back, and sees it."""
        if await self.times.catch_up(shards):
            self.bot.announcer.refresh_all()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def errands(self) -> Iterator[Errand]:
        """What is to be said to Discord of what was due."""
        yield "remind", self.bot.reminders.deliver
        yield "lobby", partial(rematch_lobby.post_missing, self.bot)
        yield "board", self.bot.boards.refresh
        yield "seek", self.bot.seekers.refresh
        yield "post", self.bot.announcer.look

    async def _run_errand(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """One of a kind at a time; what goes wrong with one is no other's trouble."""
        if name in self._out:
            return
        self._out.add(name)
        try:
            await work()
        except Exception as error:
            fault(self.bot, name, error)
        finally:
            self._out.discard(name)

    async def beat(self) -> float:
        """Once round; how long to sleep until the next. Time in which the machine itself slept is given back first.

        Time goes on though Discord may take minutes to answer: nobody waits for errands."""
        if not self.bot.shards_awake():
            return HEARTBEAT
        await self.catch_up()
        await self.times.work()
        for errand in self.errands():
            self.bot.spawn(self._run_errand(*errand))
        pause = await self.times.pause()
        return min(LOOK, pause) if self.bot.calling.is_shared else pause

    async def _run(self) -> None:
        while True:
            pause = HEARTBEAT
            try:
                pause = await self.beat()
            except Exception as error:
                fault(self.bot, "time", error)
            await asyncio.sleep(pause)

    def _telling(self, handler: Handler) -> Handler:
        async def handle(desk: "Desk", timer: Timer) -> None:
            await handler(desk, timer)
            self.bot.wake(timer.match)

        return handle
