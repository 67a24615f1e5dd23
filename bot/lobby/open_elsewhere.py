"""`/game open` away from the servers: the tables of those where somebody plays, if they are still a member there."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import discord

from service import open_tables
from service.open_tables import Open

if TYPE_CHECKING:
    from bot.app import Ziggurat

SERVERS = 5
"""So many are looked at."""


async def tables(bot: "Ziggurat", user: int) -> list[Open]:
    """What is open to the user, where it can be joined: on its own server."""
    found: list[Open] = []
    async for guild in _servers(bot, user):
        found += await open_tables.of_server(bot.desk, guild, user)
    return found


async def _servers(bot: "Ziggurat", user: int) -> AsyncIterator[int]:
    matches = [await bot.desk.store.match(one) for one in await bot.desk.store.matches_of(user)]
    known = dict.fromkeys(one.place["guild"] for one in matches if one and one.place.get("guild"))
    for guild in list(known)[:SERVERS]:
        if await _is_member(bot, guild, user):
            yield guild


async def _is_member(bot: "Ziggurat", guild: int, user: int) -> bool:
    try:
        server = bot.get_guild(guild) or await bot.fetch_guild(guild, with_counts=False)
        return bool(await server.fetch_member(user))
    except (discord.NotFound, discord.Forbidden):
        return False
