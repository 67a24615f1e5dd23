"""Processes call each other: what was committed here is told where the match lives.

A call is a hint. Whoever serves a match looks every other second for what is to be told, should one be lost.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.panel.answering import fault
from service.desk import StoreError

if TYPE_CHECKING:
    from bot.app import Ziggurat

PAUSE = 2.0
"""Seconds after which it is listened again, should that have broken."""
AGAIN = -1
"""The sign of a call about a table that somebody may have written over with an older one."""


class Calling:
    """One task that listens, as long as the bot lives."""

    def __init__(self, bot: "Ziggurat") -> None:
        self.bot, self.store = bot, bot.desk.store
        self._task: asyncio.Task[None] | None = None

    @property
    def is_shared(self) -> bool:
        """Other processes serve other servers."""
        return self.store.home.of > 1

    def start(self) -> None:
        if self.is_shared:
            self._task = asyncio.create_task(self._listen())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def wake(self, match: int) -> None:
        """Whoever serves the match is woken: we, or somebody else."""
        seen = await self.store.glance(match)
        if seen and self.store.home.has(seen[1].get("guild")):
            self.bot.wake_here(match)
        elif seen:
            await self._call(match)

    async def show_again(self, match: int) -> None:
        """We have lost the match's shard over a message: whoever serves it now shows the table as it is."""
        if self.is_shared:
            await self._call(AGAIN * match)

    async def _call(self, match: int) -> None:
        with suppress(StoreError):  # they look by themselves
            await self.store.call(match)

    async def _listen(self) -> None:
        """For ever: whatever ends it is written down."""
        while True:
            try:
                async for match in self.store.calls():
                    await self._heed(match)
            except Exception as error:
                fault(self.bot, "calls", error)
            await asyncio.sleep(PAUSE)

    async def _heed(self, match: int) -> None:
        try:
            await self._heard(match)
        except Exception as error:
            fault(self.bot, "call", error, match=abs(match))

    async def _heard(self, match: int) -> None:
        seen = await self.store.glance(abs(match))
        if not seen or not self.store.home.has(seen[1].get("guild")):
            return
        if match < 0:
            self.bot.announcer.refresh(abs(match))
        else:
            self.bot.wake_here(match)
