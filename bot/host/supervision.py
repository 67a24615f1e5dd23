"""Keeping the bot alive: whatever breaks the connection, it is tried again, each time after a longer pause."""

import asyncio
from collections.abc import Callable

import discord

from bot.app import Ziggurat
from bot.host.logs import LOG, UNREACHABLE, extra
from service.leases import Leases

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
STEADY = 300.0
"""Seconds after which a broken connection counts as the first one again."""


class Refused(Exception):
    """Discord will not have this bot; trying again would not help."""


async def supervise(
    make: Callable[[], Ziggurat], token: str, stopping: asyncio.Event, health: "list[Ziggurat]", leases: Leases
) -> None:
    """Runs bots one after the other until it is told to stop; the one that runs is the last of `health`.

    Each takes its shards first, and gives them back when it ends; one that has lost them is replaced.
    """
    pause = FIRST_PAUSE
    while not stopping.is_set():
        if not await leases.take(stopping):
            return
        bot = make()
        health[:] = [bot]
        began = asyncio.get_running_loop().time()
        try:
            await _run(bot, token, stopping, leases.lost)
        finally:
            await leases.release()
        if asyncio.get_running_loop().time() - began > STEADY:
            pause = FIRST_PAUSE
        if not stopping.is_set():
            LOG.warning("The connection is made anew.", extra=extra(what=f"in {pause:.0f} s"))
            await _rest(pause, stopping)
            pause = min(LONGEST_PAUSE, 2 * pause)


async def _run(bot: Ziggurat, token: str, stopping: asyncio.Event, lost: asyncio.Event) -> None:
    running = asyncio.create_task(bot.start(token))
    told = [asyncio.create_task(event.wait()) for event in (stopping, lost)]
    try:
        await asyncio.wait({running, *told}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
    except discord.LoginFailure:
        raise Refused("Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal.") from None
    except UNREACHABLE as error:
        LOG.warning("The connection to Discord is lost.", exc_info=error)
    except Exception as error:
        LOG.error("The bot has stopped.", exc_info=error, extra=extra(what=type(error).__name__))
    finally:
        for one in told:
            one.cancel()
        await bot.close()
        running.cancel()  # one that was about to connect would try again for ever
        await asyncio.gather(running, return_exceptions=True)


async def _rest(seconds: float, stopping: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stopping.wait()
    except TimeoutError:
        return
