"""A box and a bot for every test; whatever they said to each other must be what Discord describes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from localdiscord.client import Box
from localdiscord.validate import Spec
from tests.localdiscord.bot import TestBot

OPENAPI = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"

Start = Callable[..., Awaitable[Box]]


@cache
def spec() -> Spec | None:
    return Spec.load(OPENAPI) if OPENAPI.is_file() else None


@asynccontextmanager
async def running(box: Box, bot: TestBot | None = None) -> AsyncIterator[TestBot]:
    """The bot, logged in to the box, until the block ends."""
    box.aim()
    bot = bot or TestBot()
    task = asyncio.create_task(bot.start(box.token))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
    if task.done():
        ready.cancel()
        task.result()
    try:
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def until(test: Callable[[], bool], seconds: float = 5.0) -> None:
    """Waits for something that the bot does in its own time."""
    async with asyncio.timeout(seconds):
        while not test():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@asynccontextmanager
async def boxes() -> AsyncIterator[Start]:
    """Starts boxes with settings of their own, and checks their logs at the end."""
    begun: list[Box] = []

    async def begin(**settings: Any) -> Box:
        begun.append(await Box.start(**{"people": ["Ada", "Ben:de", "Cleo"], "rates": "off", **settings}))
        return begun[-1]

    yield begin
    described = spec()
    for box in begun:
        found = described.violations(await box.exchanges()) if described else []
        await box.stop()
        assert found == []


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    async with boxes() as begin:
        yield begin


@pytest.fixture
async def box(start: Start) -> Box:
    return await start()


@pytest.fixture
async def bot(box: Box) -> AsyncIterator[TestBot]:
    async with running(box) as bot:
        yield bot
