"""`/game`: what was, private what-ifs, ratings, coming back, being forgotten."""

import discord
from discord import app_commands

from bot import absences, past, persons
from bot.cogs import which
from bot.cogs.which import on_match
from bot.reply import Interaction, privately
from bot.translator import Made, t, worded
from rules import GAMES

NUMBER = app_commands.Range[int, 0]


def add(group: app_commands.Group) -> None:
    @group.command(name=t("bot-cmd-since"), description=t("bot-cmd-since-about"))
    @worded
    async def since(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, past.since)

    @group.command(name=t("bot-cmd-replay"), description=t("bot-cmd-replay-about"))
    @worded
    async def replay(interaction: Interaction, match: int | None = None, number: NUMBER | None = None) -> None:
        await on_match(interaction, match, past.replay, None if number is None else past.At(number))

    @group.command(name=t("bot-cmd-branch"), description=t("bot-cmd-branch-about"))
    @worded
    async def branch(interaction: Interaction, match: int | None = None, number: NUMBER | None = None) -> None:
        await on_match(interaction, match, past.branch, number)

    @group.command(name=t("bot-cmd-back"), description=t("bot-cmd-back-about"))
    @worded
    async def back(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, absences.back)

    @group.command(name=t("bot-cmd-ratings"), description=t("bot-cmd-ratings-about"))
    @app_commands.choices(game=[app_commands.Choice(name=t(f"{key}-name"), value=key) for key in GAMES])
    @worded
    async def ratings(interaction: Interaction, game: str = "") -> None:
        await privately(interaction, lambda reader: persons.ranked(interaction.client, reader, game))

    @group.command(name=t("bot-cmd-stats"), description=t("bot-cmd-stats-about"))
    @worded
    async def stats(interaction: Interaction, person: discord.User | None = None) -> None:
        user = interaction.user.id
        who = person.id if person else user
        await privately(interaction, lambda reader: persons.record(interaction.client, reader, user, who))

    @group.command(name=t("bot-cmd-forget-me"), description=t("bot-cmd-forget-me-about"))
    async def forget_me(interaction: Interaction) -> None:
        await privately(interaction, persons.offer_forget)

    commands: tuple[Made, ...] = (since, replay, branch, back)
    for command in commands:
        command.autocomplete("match")(which.offer_mine)
