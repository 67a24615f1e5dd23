"""`/game`: opening, joining, leaving, cutting the deck and starting."""

from discord import app_commands

from bot.commands import which_match
from bot.commands.command import GAME_CHOICES, Commands
from bot.commands.which_match import offer_lobbies, on_lobby
from bot.lobby import lobby_buttons, permissions
from bot.panel.answering import Card, Interaction, Work, privately
from bot.people.readers import Reader
from rules.kernel import Illegal

COMMANDS = Commands()


@COMMANDS.add("new")
@app_commands.choices(game=GAME_CHOICES)
async def new(interaction: Interaction, game: str) -> None:
    try:
        which_match.in_server(interaction)
        permissions.require(interaction.app_permissions)
    except Illegal as refusal:
        await privately(interaction, _refuse(refusal))
        return
    await lobby_buttons.open_(interaction, game)


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


@COMMANDS.add("cut")
@app_commands.autocomplete(lobby=offer_lobbies)
async def cut(interaction: Interaction, cutting: str, lobby: int | None = None) -> None:
    await on_lobby(interaction, lobby, lobby_buttons.cutting(cutting))


def _refuse(refusal: Illegal) -> Work:
    async def work(_: Reader) -> Card:
        raise refusal

    return work
