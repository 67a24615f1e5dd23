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
    await _keep(bot, match, channel, [delay, number])


async def told(bot: "Ziggurat", match: int, channel: int, number: int) -> None:
    """The channel has a letter about everything up to this number."""
    found, _ = await bot.desk.lobby(match)
    if str(channel) in found.place.get("watch", {}):
        delay = _heard(found.place["watch"][str(channel)], number).delay
        await _keep(bot, match, channel, [delay, number])


async def channels(bot: "Ziggurat", table: Table) -> dict[int, Heard]:
    found, _ = await bot.desk.lobby(table.match.id)
    return {int(channel): _heard(kept, table.number - 1) for channel, kept in found.place.get("watch", {}).items()}


async def unwatch(bot: "Ziggurat", match: int, channel: int) -> bool:
    """Whether the channel heard of this match until now."""
    found, _ = await bot.desk.lobby(match)
    heard = dict(found.place.get("watch", {}))
    there = heard.pop(str(channel), None) is not None
    if there:
        await lobby.set_place(bot.desk, match, {"watch": heard})
    return there


async def _keep(bot: "Ziggurat", match: int, channel: int, kept: list[float]) -> None:
    found, _ = await bot.desk.lobby(match)
    await lobby.set_place(bot.desk, match, {"watch": {**found.place.get("watch", {}), str(channel): kept}})


def _heard(kept: float | list[float], number: int) -> Heard:
    """As it is kept; older versions kept the delay alone."""
    return Heard(kept[0], int(kept[1])) if isinstance(kept, list) else Heard(kept, number)
