"""Spectators' channels: which channels follow a match, and how late."""

from typing import TYPE_CHECKING

from service import lobby

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def watch(bot: "Ziggurat", match: int, channel: int, delay: float) -> None:
    """From now on this channel hears what happens."""
    found, _ = await bot.desk.lobby(match)
    await lobby.set_place(bot.desk, match, {"watch": {**found.place.get("watch", {}), str(channel): delay}})


async def unwatch(bot: "Ziggurat", match: int, channel: int) -> bool:
    """Whether the channel heard of this match until now."""
    found, _ = await bot.desk.lobby(match)
    heard = dict(found.place.get("watch", {}))
    there = heard.pop(str(channel), None) is not None
    if there:
        await lobby.set_place(bot.desk, match, {"watch": heard})
    return there
