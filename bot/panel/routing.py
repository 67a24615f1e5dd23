"""What discord.py has no memory for: forms that come back, and components whose message is older than this program."""

import re
from typing import Any

import discord
from discord import app_commands

from bot.lobby import lobby_buttons
from bot.panel import clicks, number_form
from bot.panel.answering import Interaction, fault, privately, text
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import match_buttons, table_buttons

KNOWN = tuple(
    re.compile(template)
    for template in (clicks.TEMPLATE, table_buttons.TEMPLATE, lobby_buttons.TEMPLATE, match_buttons.TEMPLATE)
)
FORM = re.compile(number_form.FORM)


async def route(interaction: Interaction) -> None:
    data: Any = interaction.data or {}
    custom_id = data.get("custom_id", "")
    if interaction.type is discord.InteractionType.modal_submit and (found := FORM.fullmatch(custom_id)):
        await _submitted(interaction, clicks.clicked(found, ()), typed(data.get("components", [])))
    elif interaction.type in OLD and not any(known.fullmatch(custom_id) for known in KNOWN):
        await privately(interaction, _old)


OLD = (discord.InteractionType.component, discord.InteractionType.modal_submit)


async def _submitted(interaction: Interaction, click: clicks.Click, number: str) -> None:
    """A form came back: its number is an answer like any other."""
    key = number_form.answer(click.rest, number)
    again = clicks.Click(click.match, click.seat, click.k, click.depth, key)
    bot, user = interaction.client, interaction.user.id
    await privately(interaction, lambda reader: clicks.press(bot, reader, user, again))


def typed(components: list[Any]) -> str:
    """The one field of a form."""
    for part in components:
        for field in [part.get("component"), *part.get("components", [])]:
            if field and field.get("custom_id") == number_form.NUMBER:
                return str(field.get("value", ""))
    return ""


async def _old(reader: Reader) -> Any:
    return text(reader("bot-old-button"))


async def command_failed(interaction: Interaction, error: Exception) -> None:
    """A command that broke: the one who used it gets an id to quote."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    number = fault(interaction.client, "command", cause)
    if interaction.type is discord.InteractionType.autocomplete:
        return
    reader = Reader(readers.language(interaction.locale, interaction.guild_locale))
    sentence = reader("panel-fault", id=number)
    if not interaction.response.is_done():
        await interaction.response.send_message(sentence, ephemeral=True)
