"""`/table`: who sits with whom: the board of open tables, and people whom somebody avoids."""

import discord

from bot.commands.command import Commands
from bot.lobby import boards
from bot.panel.answering import Interaction, privately
from bot.people import avoided_people

COMMANDS = Commands()


@COMMANDS.add("board")
async def board(interaction: Interaction) -> None:
    await privately(interaction, lambda reader: boards.put_up(interaction, reader))


@COMMANDS.add("avoid")
async def avoid(interaction: Interaction, avoided: discord.User | None = None, over: bool = False) -> None:
    bot, user, other = interaction.client, interaction.user.id, avoided.id if avoided else None
    await privately(interaction, lambda reader: avoided_people.avoid(bot, reader, user, other, over))
