"""`/game`: help, lessons, and what is well or to be mended."""

import discord
from discord import app_commands

from bot.commands import which_match
from bot.commands.command import GAME_CHOICES, Commands
from bot.host.version import VERSION
from bot.lobby import permissions
from bot.panel.answering import Card, Interaction, privately, text
from bot.people.readers import Reader
from bot.teaching import help_pages, lessons, welcome

THREADS = 1_000
"""Discord's limit of active threads in a server."""
CLOSED = 50007

COMMANDS = Commands()


@COMMANDS.add("help")
@app_commands.choices(game=GAME_CHOICES)
async def help_(interaction: Interaction, game: str = "") -> None:
    await privately(interaction, lambda reader: _help(interaction, reader, game))


@COMMANDS.add("learn")
@app_commands.choices(game=GAME_CHOICES)
async def learn(interaction: Interaction, game: str = "") -> None:
    bot, user = interaction.client, interaction.user
    await privately(interaction, lambda reader: lessons.learn(bot, reader, user.id, user.display_name, game))


@COMMANDS.add("welcome")
async def welcome_(interaction: Interaction) -> None:
    if await which_match.can_play_here(interaction):
        await welcome.show(interaction)


@COMMANDS.add("doctor")
async def doctor(interaction: Interaction) -> None:
    await privately(interaction, lambda reader: _doctor(interaction, reader), slow=True)


async def _help(interaction: Interaction, reader: Reader, game: str) -> Card:
    """Of the game named, else of the match whose thread this is, else of the whole bot."""
    bot = interaction.client
    if game:
        return await help_pages.turned(bot, reader, game)
    here = await bot.desk.store.match_in(interaction.channel_id or 0)
    return help_pages.overview(reader) if here is None else await help_pages.help_(bot, reader, here)


async def _doctor(interaction: Interaction, reader: Reader) -> Card:
    """What is well and what is to be mended, here and now."""
    findings = [await _reachable(interaction, reader)]
    if interaction.guild is not None:
        has = interaction.app_permissions
        findings += [(bool(getattr(has, name)), reader(f"lobby-permission-{name}")) for name in permissions.NEEDED]
        active = len(await interaction.guild.active_threads())
        findings.append((active < THREADS - 50, reader("commands-doctor-threads", number=active, most=THREADS)))
    waiting = len(await interaction.client.desk.store.letters(1_000))
    findings.append((waiting < 100, reader("commands-doctor-outbox", number=waiting)))
    lines = [f"{'✅' if fine else '❌'} {sentence}" for fine, sentence in findings]
    well = all(fine for fine, _ in findings)
    verdict = reader("commands-doctor-well" if well else "commands-doctor-ill")
    return text("\n".join([*lines, verdict, f"-# Ziggurat {VERSION}"]))


async def _reachable(interaction: Interaction, reader: Reader) -> tuple[bool, str]:
    try:
        await interaction.user.send(reader("commands-doctor-dm"))
    except discord.Forbidden as refused:
        if refused.code != CLOSED:
            raise
        return False, reader("commands-doctor-dm-closed")
    return True, reader("commands-doctor-dm-open")
