"""`/table`: who sits with whom: the board of open tables, substitutes, and people whom somebody avoids."""

import discord
from discord import app_commands

from bot.commands.command import Commands
from bot.commands.which_match import offer_mine, on_match
from bot.lobby import boards
from bot.panel.answering import Interaction, privately
from bot.people import avoided_people, substitution
from service import substitutes

COMMANDS = Commands()


@COMMANDS.add("board")
async def board(interaction: Interaction) -> None:
    await privately(interaction, lambda reader: boards.put_up(interaction, reader))


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
