"""Keeping the bot alive: whatever breaks the connection, it is tried again, each time after a longer pause."""

import asyncio
from collections.abc import Callable

import discord

from bot.app import Ziggurat
from bot.host.logs import LOG, extra

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
STEADY = 300.0
"""Seconds after which a broken connection counts as the first one again."""


class Refused(Exception):
    """Discord will not have this bot; trying again would not help."""


async def supervise(
    make: Callable[[], Ziggurat], token: str, stopping: asyncio.Event, health: "list[Ziggurat]"
) -> None:
    """Runs bots one after the other until it is told to stop; the one that runs is the last of `health`."""
    pause = FIRST_PAUSE
    while not stopping.is_set():
        bot = make()
        health.append(bot)
        began = asyncio.get_running_loop().time()
        await _run(bot, token, stopping)
        if asyncio.get_running_loop().time() - began > STEADY:
            pause = FIRST_PAUSE
        if not stopping.is_set():
            LOG.warning("The connection is made anew.", extra=extra(what=f"in {pause:.0f} s"))
            await _rest(pause, stopping)
            pause = min(LONGEST_PAUSE, 2 * pause)


async def _run(bot: Ziggurat, token: str, stopping: asyncio.Event) -> None:
    running = asyncio.create_task(bot.start(token))
    told = asyncio.create_task(stopping.wait())
    try:
        await asyncio.wait({running, told}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
    except discord.LoginFailure:
        raise Refused("Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal.") from None
    except Exception as error:
        LOG.error("The bot has stopped.", exc_info=error, extra=extra(what=type(error).__name__))
    finally:
        told.cancel()
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


async def _rest(seconds: float, stopping: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stopping.wait()
    except TimeoutError:
        return
