"""`/game`: opening, joining, leaving and starting."""

import discord
from discord import app_commands

from bot import lobbies
from bot.cogs import which
from bot.reply import Card, Interaction, Work, privately
from bot.translator import Made, t, worded
from bot.words import Reader
from rules import GAMES
from rules.kernel import Illegal, msg, several

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""Permissions without which a match cannot be played in a channel."""


def group() -> app_commands.Group:
    contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    return app_commands.Group(name=t("bot-cmd-game"), description=t("bot-cmd-game-about"), allowed_contexts=contexts)


def add(group: app_commands.Group) -> None:
    @group.command(name=t("bot-cmd-new"), description=t("bot-cmd-new-about"))
    @app_commands.choices(game=[app_commands.Choice(name=t(f"{key}-name"), value=key) for key in GAMES])
    @worded
    async def new(interaction: Interaction, game: str) -> None:
        try:
            which.in_server(interaction)
            allow(interaction.app_permissions)
        except Illegal as refusal:
            await privately(interaction, _refuse(refusal))
            return
        await lobbies.open_(interaction, game)

    @group.command(name=t("bot-cmd-join"), description=t("bot-cmd-join-about"))
    @worded
    async def join(interaction: Interaction, lobby: int | None = None) -> None:
        await _act(interaction, lobby, lobbies.join)

    @group.command(name=t("bot-cmd-leave"), description=t("bot-cmd-leave-about"))
    @worded
    async def leave(interaction: Interaction, lobby: int | None = None) -> None:
        await _act(interaction, lobby, lobbies.leave)

    @group.command(name=t("bot-cmd-start"), description=t("bot-cmd-start-about"))
    @worded
    async def start(interaction: Interaction, lobby: int | None = None) -> None:
        await _act(interaction, lobby, lobbies.start)

    @group.command(name=t("bot-cmd-invite"), description=t("bot-cmd-invite-about"))
    @worded
    async def invite(interaction: Interaction, who: discord.User, lobby: int | None = None) -> None:
        bot, user = interaction.client, interaction.user.id

        async def work(reader: Reader) -> Card:
            number = await which.open_lobby(interaction, lobby)
            return await lobbies.invite(bot, reader, number, user, who.id)

        await privately(interaction, work)

    commands: tuple[Made, ...] = (join, leave, start, invite)
    for command in commands:
        command.autocomplete("lobby")(which.offer_lobbies)


def allow(permissions: discord.Permissions) -> None:
    """Refuses where the bot lacks a permission, and names it."""
    missing = [name for name in NEEDED if not getattr(permissions, name)]
    if missing:
        raise Illegal(msg("bot-missing-permissions", missing=several([msg(f"bot-permission-{m}") for m in missing])))


async def _act(interaction: Interaction, lobby: int | None, act: lobbies.Act) -> None:
    async def work(reader: Reader) -> Card:
        number = await which.open_lobby(interaction, lobby)
        return await lobbies.by_command(interaction.client, reader, number, act, interaction.user)

    await privately(interaction, work)


def _refuse(refusal: Illegal) -> Work:
    async def work(_: Reader) -> Card:
        raise refusal

    return work
