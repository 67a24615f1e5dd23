"""`/game`: one's own settings, coming back, ratings, being forgotten."""

from functools import cache
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.commands.command import GAME_CHOICES, Commands
from bot.commands.which_match import offer_mine, on_match
from bot.commands.wording import t
from bot.panel.answering import Card, Interaction, privately
from bot.people import absences, asleep, confirming, forgetting, rating_lists
from bot.people.readers import Reader
from bot.people.settings import MOST, keep, wishes
from renderers.palette import PALETTES
from rules.text import LANGUAGES
from service import company


async def _zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.casefold().replace(" ", "_")
    found = [name for name in _known_zones() if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in found[:25]]


@cache
def _known_zones() -> list[str]:
    return sorted(available_timezones())


COMMANDS = Commands()


@COMMANDS.add("settings")
@app_commands.autocomplete(zone=_zones)
@app_commands.choices(
    language=[app_commands.Choice(name=t(f"lobby-setting-lang-{lang}"), value=lang) for lang in LANGUAGES],
    colours=[app_commands.Choice(name=t(f"people-palette-{key}"), value=key) for key in PALETTES],
    confirm=[app_commands.Choice(name=t(f"people-confirm-{key}"), value=key) for key in confirming.WISHES],
)
async def settings(
    interaction: Interaction,
    language: str = "",
    colours: str = "",
    confirm: str = "",
    hands: bool | None = None,
    remind: bool | None = None,
    limit: app_commands.Range[int, 0, MOST] | None = None,
    quiet: str = "",
    zone: str = "",
    upcoming: bool | None = None,
    rated: bool | None = None,
    matches: app_commands.Range[int, 0, MOST] | None = None,
    sleep: bool | None = None,
) -> None:
    async def work(reader: Reader) -> Card:
        wished = {"lang": language or None, "palette": colours or None, "dm": hands, "confirm": confirm or None}
        wished[asleep.SHOWN] = sleep
        times = wishes(zone, quiet, limit, remind, upcoming, rated)
        return await keep(interaction.client, reader, interaction.user.id, {**wished, **times, company.LIMIT: matches})

    await privately(interaction, work)


@COMMANDS.add("back")
@app_commands.autocomplete(match=offer_mine)
async def back(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, absences.back)


@COMMANDS.add("ratings")
@app_commands.choices(game=GAME_CHOICES)
async def ratings(interaction: Interaction, game: str = "") -> None:
    await privately(interaction, lambda reader: rating_lists.ranked(interaction.client, reader, game))


@COMMANDS.add("stats")
async def stats(interaction: Interaction, person: discord.User | None = None) -> None:
    user = interaction.user.id
    who = person.id if person else user
    await privately(interaction, lambda reader: rating_lists.record(interaction.client, reader, user, who))


@COMMANDS.add("forget-me")
async def forget_me(interaction: Interaction) -> None:
    await privately(interaction, forgetting.offer_forget)
