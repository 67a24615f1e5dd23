"""Several real bots on one PostgreSQL under fire: killed, frozen longer than their leases, replaced by standbys.

Moves go to all matches from everywhere. No acknowledged move is lost, doubled or out of order, and every line is told
exactly once.
"""

import asyncio
import shutil
import signal
from collections.abc import AsyncIterator
from typing import ClassVar

import pytest

from tests.bot.fleet import IDENTIFY, SHARDS, Bot, Fleet
from tests.bot.wire import until
from tests.lengths import length
from tests.storage.conftest import Server, make_server

pytestmark = pytest.mark.needs_postgresql
LEASE = 3.0
BLOWS = length(3, 120)
"""Kills and freezes; after each the fleet becomes whole again."""


class Fired(Fleet):
    """With short leases, so that many blows fall in little time."""

    program, quiet = "tests.bot.fired_bot", True  # whoever wakes up replaced has much to complain of
    told: ClassVar = {"DATABASE_POOL": "4", "LEASE": str(LEASE), "IDENTIFY": str(IDENTIFY)}
    patience = LEASE * 3

    async def kill(self, bot: Bot) -> None:
        await bot.end()
        self.bots[self.bots.index(bot)] = await self.launch(bot.part)

    async def freeze(self, bot: Bot) -> None:
        """Longer than its lease: another one takes over, then it wakes up and finds itself replaced."""
        bot.process.send_signal(signal.SIGSTOP)
        standby = await self.launch(bot.part)
        self.bots[self.bots.index(bot)] = standby
        await self.whole()
        await asyncio.sleep(1.0)  # Discord sends every click to both
        bot.process.send_signal(signal.SIGCONT)
        await until(lambda: self.stands_by(bot), 60)
        await bot.end(signal.SIGTERM)

    async def stands_by(self, bot: Bot) -> bool:
        return (await bot.says("health")).startswith("waiting")


@pytest.fixture
async def fleet() -> AsyncIterator[Fired]:
    server: Server = make_server("-c", "fsync=off")
    server.start()
    try:
        made = await Fired.sail(server.url())
        yield made
        await made.end()
    finally:
        server.stop()
        shutil.rmtree(server.folder)


async def test_killed_and_frozen_bots_lose_nothing_double_nothing_and_tell_everything_once(fleet: Fired) -> None:
    playing = asyncio.gather(*(fleet.play(match) for match in fleet.issued))
    for number in range(BLOWS):
        await asyncio.sleep(fleet.chance.below(2_000) / 1_000)
        bot = fleet.chance.pick(fleet.bots)
        await (fleet.freeze(bot) if number % 2 else fleet.kill(bot))
        if number % 3 == 2:
            await fleet.whole()
    await fleet.come_home(playing)
    await fleet.check()
    print("matches:", len(fleet.issued), "moves:", fleet.made())
    assert all(fleet.acknowledged[match] for match in range(1, SHARDS + 1))
