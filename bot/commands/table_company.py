"""`/table`: who sits with whom: the board of open tables, substitutes, and people whom somebody avoids."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.command import Commands
from bot.commands.which_match import offer_mine, on_match
from bot.lobby import boards, forum_board
from bot.panel.answering import Interaction, privately
from bot.people import avoided_people, substitution
from service import substitutes

COMMANDS = Commands()


class Forum(app_commands.Transformer):
    """A forum of the server; none where the bot is no member."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.forum]

    async def transform(self, _: discord.Interaction[Any], value: Any, /) -> app_commands.AppCommandChannel:
        assert isinstance(value, app_commands.AppCommandChannel)
        return value


@COMMANDS.add("board")
async def board(
    interaction: Interaction,
    forum: app_commands.Transform[app_commands.AppCommandChannel, Forum] | None = None,
    off: bool = False,
) -> None:
    if forum is None:
        await privately(interaction, lambda reader: boards.put_up(interaction, reader))
        return
    place = forum.resolve()
    known = place if isinstance(place, discord.ForumChannel) else None
    await privately(interaction, lambda reader: forum_board.put_up(interaction, reader, known, off))


@COMMANDS.add("substitute")
@app_commands.autocomplete(match=offer_mine)
async def substitute(
    interaction: Interaction, after: app_commands.Range[int, 0, substitutes.LATEST] = 0, match: int | None = None
) -> None:
    await on_match(interaction, match, substitution.want, after)


@COMMANDS.add("avoid")
async def avoid(interaction: Interaction, avoided: discord.User | None = None, over: bool = False) -> None:
    bot, user, other = interaction.client, interaction.user.id, avoided.id if avoided else None
    await privately(interaction, lambda reader: avoided_people.avoid(bot, reader, user, other, over))
