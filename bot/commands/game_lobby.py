"""`/game`: opening, joining, leaving and starting."""

import discord
from discord import app_commands

from bot.commands import which_match
from bot.commands.command import GAME_CHOICES, Commands
from bot.commands.which_match import offer_lobbies
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
    await _act(interaction, lobby, lobby_buttons.join)


@COMMANDS.add("leave")
@app_commands.autocomplete(lobby=offer_lobbies)
async def leave(interaction: Interaction, lobby: int | None = None) -> None:
    await _act(interaction, lobby, lobby_buttons.leave)


@COMMANDS.add("start")
@app_commands.autocomplete(lobby=offer_lobbies)
async def start(interaction: Interaction, lobby: int | None = None) -> None:
    await _act(interaction, lobby, lobby_buttons.start)


@COMMANDS.add("invite")
@app_commands.autocomplete(lobby=offer_lobbies)
async def invite(interaction: Interaction, who: discord.User, lobby: int | None = None) -> None:
    bot, user = interaction.client, interaction.user.id

    async def work(reader: Reader) -> Card:
        number = await which_match.open_lobby(interaction, lobby)
        return await lobby_buttons.invite(bot, reader, number, user, who.id)

    await privately(interaction, work)


async def _act(interaction: Interaction, lobby: int | None, act: lobby_buttons.Act) -> None:
    async def work(reader: Reader) -> Card:
        number = await which_match.open_lobby(interaction, lobby)
        return await lobby_buttons.by_command(interaction.client, reader, number, act, interaction.user)

    await privately(interaction, work)


def _refuse(refusal: Illegal) -> Work:
    async def work(_: Reader) -> Card:
        raise refusal

    return work
