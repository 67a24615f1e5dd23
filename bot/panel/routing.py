"""What discord.py has no memory for: forms that come back, and components whose message is older than this program."""

import re
from typing import Any

import discord
from discord import app_commands

from bot.lobby import lobby_buttons, open_list
from bot.panel import clicks, number_form
from bot.panel.answering import Interaction, privately, sorry, text
from bot.people import readers, settings_buttons
from bot.people.readers import Reader
from bot.teaching import help_pages, lessons, rule_pages, welcome
from bot.thread import match_buttons, table_buttons

KNOWN = tuple(
    re.compile(kind.TEMPLATE)
    for kind in (
        *(clicks, table_buttons, lobby_buttons, open_list, match_buttons, settings_buttons),
        *(help_pages, lessons, rule_pages, welcome),
    )
)
FORM, WORD = re.compile(number_form.FORM), re.compile(lobby_buttons.FORM)


async def route(interaction: Interaction) -> None:
    data: Any = interaction.data or {}
    custom_id = data.get("custom_id", "")
    form = interaction.type is discord.InteractionType.modal_submit
    component = interaction.type is discord.InteractionType.component
    if form and (found := FORM.fullmatch(custom_id)):
        await _submitted(interaction, clicks.clicked(found, ()), typed(data.get("components", [])))
    elif form and (found := WORD.fullmatch(custom_id)):
        await lobby_buttons.submitted(interaction, int(found["match"]), typed(data.get("components", [])))
    elif form or (component and not any(known.fullmatch(custom_id) for known in KNOWN)):
        await privately(interaction, _old)


def match_of(custom_id: str) -> int | None:
    """The match that something clickable belongs to, if it belongs to one."""
    for known in KNOWN:
        if (found := known.fullmatch(custom_id)) and found.groupdict().get("match"):
            return int(found["match"])
    return None


CHANGED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""What comes of a command that Discord, or somebody's app, knows otherwise than we do."""


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
            if field and "value" in field:
                return str(field["value"])
    return ""


async def _old(reader: Reader) -> Any:
    return text(reader("bot-old-button"))


async def command_failed(interaction: Interaction, error: Exception) -> None:
    """A command that broke: the one who used it gets an id to quote; one that is no longer as it was, a sentence."""
    reader = Reader(readers.language(interaction.locale, interaction.guild_locale))
    if isinstance(error, CHANGED):
        sentence = reader("panel-old-command")
    else:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        sentence = sorry(interaction.client, reader, "command", cause)
    if interaction.type is not discord.InteractionType.autocomplete and not interaction.response.is_done():
        await interaction.response.send_message(sentence, ephemeral=True)
