"""Spectators' channels: which channels follow a match, and how late."""

from typing import TYPE_CHECKING

from service import lobby

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def watch(bot: "Ziggurat", match: int, channel: int, delay: float) -> None:
    """From now on this channel hears what happens."""
    await lobby.set_place(bot.desk, match, {f"watch:{channel}": delay})


async def unwatch(bot: "Ziggurat", match: int, channel: int) -> bool:
    """Whether the channel heard of this match until now."""
    found, _ = await bot.desk.lobby(match)
    there = str(channel) in found.place.get("watch", {})
    if there:
        await lobby.set_place(bot.desk, match, {f"watch:{channel}": None})
    return there
