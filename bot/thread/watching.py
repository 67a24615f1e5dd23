"""Spectators' channels: which channels follow a match, how late, how often, and how much they were told."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.thread import pages
from service import lobby
from service.desk import Table

if TYPE_CHECKING:
    from bot.app import Ziggurat


ROUND, TURN = EVERY = ("round", "turn")
"""How often spectators hear of a match."""


class Heard(Struct, frozen=True):
    """A channel hears of a match so late and so often, and has a letter about everything up to this number."""

    delay: float
    every: str
    number: int
    round: int | None
    """The round of the game at that time."""


async def watch(bot: "Ziggurat", match: int, channel: int, delay: float, every: str = ROUND) -> None:
    """From now on this channel hears what happens."""
    table = await bot.desk.table(match)
    heard = [table.number, _round(table)]  # in one step with the wish: nobody may see a channel that has heard nothing
    await lobby.set_place(bot.desk, match, {f"watch:{channel}": [delay, every], f"heard:{channel}": heard})


def wants(heard: Heard, table: Table, is_new_page: bool) -> bool:
    """Whether a channel is to hear of this table: at the end, and every round or every turn."""
    is_due = is_new_page if heard.every == TURN else heard.round != _round(table)
    return is_due or table.match.status == "over"


async def told(bot: "Ziggurat", table: Table, channel: int, number: int) -> None:
    """The channel has a letter about everything up to this number."""
    await lobby.set_place(bot.desk, table.match.id, {f"heard:{channel}": [number, _round(table)]})


def channels(place: dict[str, Any], table: Table) -> dict[int, Heard]:
    wishes, heard = place.get("watch", {}), place.get("heard", {})
    return {int(one): _heard(wish, heard.get(one, table.number - 1)) for one, wish in wishes.items()}


async def unwatch(bot: "Ziggurat", match: int, channel: int) -> bool:
    """Whether the channel heard of this match until now."""
    there = str(channel) in (await bot.desk.place(match)).get("watch", {})
    if there:
        await lobby.set_place(bot.desk, match, {f"watch:{channel}": None, f"heard:{channel}": None})
    return there


def _heard(wish: Any, heard: Any) -> Heard:
    """As it is kept; older versions kept a delay and a number."""
    delay, every = wish if isinstance(wish, list) else (wish, ROUND)
    number, round_ = heard if isinstance(heard, list) else (heard, None)
    return Heard(delay, every, number, round_)


def _round(table: Table) -> int:
    return pages.round_of(table.public)
