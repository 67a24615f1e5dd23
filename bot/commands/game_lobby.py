"""`/game`: opening, finding, joining, leaving and starting."""

from discord import app_commands

from bot.commands import which_match
from bot.commands.command import Commands
from bot.commands.which_match import offer_lobbies, on_lobby
from bot.commands.wording import worded_as
from bot.lobby import lobby_buttons, open_list
from bot.panel.answering import Interaction, privately
from bot.teaching import facts_in_words
from rules import GAMES

COMMANDS = Commands()
TABLES = [app_commands.Choice(name=worded_as(facts_in_words.choice(key)), value=key) for key in GAMES]
"""The games with what one wants to know before opening a table."""


@COMMANDS.add("new")
@app_commands.choices(game=TABLES)
async def new(interaction: Interaction, game: str) -> None:
    if await which_match.can_play_here(interaction):
        await lobby_buttons.open_(interaction, game)


@COMMANDS.add("open")
async def open_(interaction: Interaction) -> None:
    await privately(interaction, lambda reader: open_list.page(interaction, reader, 0))


@COMMANDS.add("join")
@app_commands.autocomplete(lobby=offer_lobbies)
async def join(interaction: Interaction, lobby: int | None = None) -> None:
    await on_lobby(interaction, lobby, lobby_buttons.join)


@COMMANDS.add("leave")
@app_commands.autocomplete(lobby=offer_lobbies)
async def leave(interaction: Interaction, lobby: int | None = None) -> None:
    await on_lobby(interaction, lobby, lobby_buttons.leave)


@COMMANDS.add("start")
@app_commands.autocomplete(lobby=offer_lobbies)
async def start(interaction: Interaction, lobby: int | None = None) -> None:
    await on_lobby(interaction, lobby, lobby_buttons.start)
