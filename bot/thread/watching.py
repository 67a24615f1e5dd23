"""Spectators' channels: which channels follow a match, how late, and how much they were told."""

from typing import TYPE_CHECKING

from msgspec import Struct

from service import lobby
from service.desk import Table

if TYPE_CHECKING:
    from bot.app import Ziggurat


class Heard(Struct, frozen=True):
    """A channel hears of a match so late, and has a letter about everything up to this number."""

    delay: float
    number: int


async def watch(bot: "Ziggurat", match: int, channel: int, delay: float) -> None:
    """From now on this channel hears what happens."""
    number = (await bot.desk.table(match)).number
    await lobby.set_place(bot.desk, match, {f"watch:{channel}": delay, f"heard:{channel}": number})


async def told(bot: "Ziggurat", match: int, channel: int, number: int) -> None:
    """The channel has a letter about everything up to this number."""
    await lobby.set_place(bot.desk, match, {f"heard:{channel}": number})


async def channels(bot: "Ziggurat", table: Table) -> dict[int, Heard]:
    found, _ = await bot.desk.lobby(table.match.id)
    heard = found.place.get("heard", {})
    delays = found.place.get("watch", {})
    return {int(one): Heard(delay, heard.get(one, table.number - 1)) for one, delay in delays.items()}


async def unwatch(bot: "Ziggurat", match: int, channel: int) -> bool:
    """Whether the channel heard of this match until now."""
    found, _ = await bot.desk.lobby(match)
    there = str(channel) in found.place.get("watch", {})
    if there:
        await lobby.set_place(bot.desk, match, {f"watch:{channel}": None, f"heard:{channel}": None})
    return there
