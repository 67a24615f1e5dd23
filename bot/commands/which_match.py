"""Which match a command means: the one named, the one whose thread this is, or the only one there is."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.lobby import lobby_buttons, permissions
from bot.panel.answering import Card, Interaction, privately, refuse
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import match_in_words
from rules.kernel import Illegal, msg
from service import history
from service.desk import Chair, Match
from service.names import readable

MOST = 25


async def started(interaction: Interaction, match: int | None) -> int:
    """A match that has begun."""
    store, user = interaction.client.desk.store, interaction.user.id
    if match is not None:
        return await _not_anothers(interaction, match)
    if interaction.channel_id is not None and (here := await store.match_in(interaction.channel_id)) is not None:
        return here
    for waiting in (True, False):
        mine = [one for one in await store.matches_of(user, waiting) if await _status(interaction, one) == "running"]
        if len(mine) == 1:
            return mine[0]
    raise Illegal(msg("commands-which-match"))


async def on_match(interaction: Interaction, match: int | None, act: Any, *more: Any) -> None:
    """Answers a command that speaks of a match."""

    async def work(reader: Reader) -> Card:
        number = await started(interaction, match)
        card: Card = await act(interaction.client, reader, number, interaction.user.id, *more)
        return card

    await privately(interaction, work)


async def open_lobby(interaction: Interaction, match: int | None) -> int:
    """A lobby that can be joined."""
    if match is not None:
        return match
    desk = interaction.client.desk
    if interaction.guild_id is not None:
        for one in await desk.store.matches_of_guild(interaction.guild_id, "lobby", MOST):
            found = await desk.store.match(one)
            if found and found.place.get("channel") == interaction.channel_id:
                return one
    raise Illegal(msg("commands-no-lobby-here"))


async def on_lobby(interaction: Interaction, match: int | None, act: lobby_buttons.Act) -> None:
    """Answers a command that does something in a lobby."""

    async def work(reader: Reader) -> Card:
        number = await open_lobby(interaction, match)
        return await lobby_buttons.by_command(interaction, reader, number, act)

    await privately(interaction, work)


async def offer_mine(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The user's own matches, then those of the server that go on."""
    store = interaction.client.desk.store
    numbers = await store.matches_of(interaction.user.id)
    if interaction.guild_id is not None:
        for status in ("running", "over"):
            numbers += await store.matches_of_guild(interaction.guild_id, status, MOST)
    return await _choices(interaction, list(dict.fromkeys(numbers)), typed)


async def offer_lobbies(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    if interaction.guild_id is None:
        return []
    lobbies = await interaction.client.desk.store.matches_of_guild(interaction.guild_id, "lobby", MOST)
    return await _choices(interaction, lobbies, typed)


def named(match: Match, chairs: Sequence[Chair], reader: Reader) -> str:
    people = ", ".join(readable(chair.name) for chair in chairs)
    return f"{match_in_words.title(match.game, match.id, reader)} · {people}"


async def _not_anothers(interaction: Interaction, match: int) -> int:
    """Neither the what-ifs of others nor the matches of other servers, unless one plays there, can be looked at."""
    found = (await interaction.client.desk.table(match)).match
    if found.host == interaction.user.id:
        return match
    if history.is_branch(found):
        raise Illegal(msg("service-unknown-match", match=str(match)))
    if "guild" in found.place and found.place["guild"] != interaction.guild_id:
        await _plays_there(interaction, found)
    return match


async def _plays_there(interaction: Interaction, match: Match) -> None:
    chairs = await interaction.client.desk.store.chairs(match.id)
    if all(chair.user != interaction.user.id for chair in chairs):
        raise Illegal(msg("commands-others-match"))


async def _status(interaction: Interaction, match: int) -> str:
    found = await interaction.client.desk.store.match(match)
    return found.status if found else ""


async def _choices(interaction: Interaction, numbers: Sequence[int], typed: str) -> list[app_commands.Choice[int]]:
    reader = await readers.reader(interaction.client.desk, interaction)
    found = []
    for number in numbers[: 2 * MOST]:
        match, chairs = await interaction.client.desk.lobby(number)
        name = named(match, chairs, reader)
        if typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name[:100], value=number))
    return found[:MOST]


def in_server(interaction: Interaction) -> discord.abc.GuildChannel:
    """The text channel in which a table can be opened; who brought the bot along reads that it is no member here."""
    channel = interaction.channel
    if interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is None:
        raise Illegal(msg("commands-no-member"))
    if not isinstance(channel, discord.TextChannel):
        raise Illegal(msg("commands-text-channel"))
    return channel


async def can_play_here(interaction: Interaction) -> bool:
    """Whether a table can stand in this channel; if not, the one who asked is told why."""
    try:
        in_server(interaction)
        permissions.require(interaction.app_permissions)
    except Illegal as refusal:
        await refuse(interaction, refusal)
        return False
    return True
