"""`/table`: notes, standing orders, prepared moves, and a match that comes from a file."""

import discord
from discord import app_commands

from bot.commands import which_match
from bot.commands.command import Commands
from bot.commands.moves import offer_ahead, offer_line
from bot.commands.which_match import offer_mine, on_match
from bot.lobby import import_match, permissions
from bot.panel.answering import Card, Interaction, privately
from bot.people import notes_and_orders, prepared
from bot.people.readers import Reader

COMMANDS = Commands()


@COMMANDS.add("note")
@app_commands.autocomplete(match=offer_mine)
async def note(
    interaction: Interaction, note: app_commands.Range[str, 0, notes_and_orders.LONGEST] = "", match: int | None = None
) -> None:
    await on_match(interaction, match, notes_and_orders.note, note)


@COMMANDS.add("order")
@app_commands.autocomplete(match=offer_mine)
@app_commands.autocomplete(line=offer_line)
async def order(interaction: Interaction, line: str, match: int | None = None) -> None:
    await on_match(interaction, match, notes_and_orders.order, line)


@COMMANDS.add("prepare")
@app_commands.autocomplete(match=offer_mine)
@app_commands.autocomplete(line=offer_ahead)
async def prepare(interaction: Interaction, line: str, match: int | None = None) -> None:
    await on_match(interaction, match, prepared.prepare, line)


@COMMANDS.add("orders")
@app_commands.autocomplete(match=offer_mine)
async def orders(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, notes_and_orders.listed)


@COMMANDS.add("revoke")
@app_commands.autocomplete(match=offer_mine)
async def revoke(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, notes_and_orders.revoke)


@COMMANDS.add("import")
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    async def work(reader: Reader) -> Card:
        which_match.in_server(interaction)
        permissions.require(interaction.app_permissions)
        return await import_match.take_in(interaction, reader, file)

    await privately(interaction, work, slow=True)
