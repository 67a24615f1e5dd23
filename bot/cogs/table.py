"""`/game`: looking at a match, and taking back."""

from typing import Any

from discord import app_commands

import renderers
from bot import answers, ballots, buttons, memos, past, tables, times, words
from bot.cogs import which
from bot.cogs.which import on_match
from bot.pictures import Shot, describe
from bot.reply import Card, Interaction, privately, text
from bot.translator import Made, t, worded
from bot.widgets import Link, Post
from bot.words import Reader, clip
from renderers import Look
from rules import kernel
from service import clock, play
from service.desk import Table

TEXT = 3_600
LINKS = 5


def add(group: app_commands.Group) -> None:
    @group.command(name=t("bot-cmd-mine"), description=t("bot-cmd-mine-about"))
    async def mine(interaction: Interaction) -> None:
        await privately(interaction, lambda reader: _mine(interaction, reader))

    @group.command(name=t("bot-cmd-next"), description=t("bot-cmd-next-about"))
    async def next_(interaction: Interaction) -> None:
        await privately(interaction, lambda reader: _next(interaction, reader))

    @group.command(name=t("bot-cmd-show"), description=t("bot-cmd-show-about"))
    @worded
    async def show(interaction: Interaction, match: int | None = None, region: str = "", text: bool = False) -> None:
        await privately(interaction, lambda reader: _show(interaction, reader, match, region, text))

    @group.command(name=t("bot-cmd-hand"), description=t("bot-cmd-hand-about"))
    @worded
    async def hand(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, buttons.hand)

    @group.command(name=t("bot-cmd-log"), description=t("bot-cmd-log-about"))
    @worded
    async def log(interaction: Interaction, match: int | None = None, notation: bool = False) -> None:
        await on_match(interaction, match, past.log, past.NOTATION if notation else past.WORDS)

    @group.command(name=t("bot-cmd-undo"), description=t("bot-cmd-undo-about"))
    @worded
    async def undo(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, _undo)

    commands: tuple[Made, ...] = (show, hand, log, undo)
    for command in commands:
        command.autocomplete("match")(which.offer_mine)
    show.autocomplete("region")(_regions)


async def _mine(interaction: Interaction, reader: Reader) -> Card:
    """The user's matches; those that wait for the user come first."""
    desk, user = interaction.client.desk, interaction.user.id
    waiting = set(await desk.store.matches_of(user, waiting=True))
    lines = []
    for number in sorted(await desk.store.matches_of(user), key=lambda one: (one not in waiting, one)):
        match, chairs = await desk.lobby(number)
        mark = reader("bot-waits-for-you") if number in waiting else reader(f"bot-status-{match.status}")
        ends = [clock.deadline(chair) for chair in chairs if chair.user == user]
        mark += "".join(f" ⏳ {times.stamp(end)}" for end in ends if end is not None)
        where = match.place.get("thread") or match.place.get("channel")
        lines.append(f"- {which.named(match, chairs, reader)} · {mark}" + (f" <#{where}>" if where else ""))
    return text(clip(lines, TEXT) or reader("bot-no-matches"))


async def _next(interaction: Interaction, reader: Reader) -> Card:
    """The panel of the match that has waited longest for the user, wherever it is."""
    bot, user = interaction.client, interaction.user.id
    running = await bot.desk.store.matches_of(user, waiting=True)
    if not running:
        return text(reader("bot-nothing-waits"))
    here = await bot.desk.store.match_in(interaction.channel_id or 0)
    others = [match for match in running if match != here] or running
    card = await memos.panel(bot, reader, others[0], user)
    table = await bot.desk.table(others[0])
    url = tables.url(table)
    links = (Link(url, reader("bot-to-the-table")),) if url else ()
    post = card.post
    return Card(Post(post.text, post.rows, post.prefix, links, post.after), card.shot)


async def _show(interaction: Interaction, reader: Reader, match: int | None, region: str, in_words: bool) -> Card:
    """The board as the user may see it, whole or in part, drawn or in words."""
    bot = interaction.client
    table = await bot.desk.table(await which.started(interaction, match))
    reader = reader.at(table)
    game, seen = table.match.game, await play.look(bot.desk, table.match.id, interaction.user.id)
    if in_words:
        return text(f"{tables.head(table, reader)}\n{describe(game, seen, reader.lang, reader.names, TEXT)}")
    part = region if region in renderers.of(game).regions(reader.lang) else ""
    look = Look(
        lang=reader.lang,
        palette=reader.palette,
        names=table.names,
        last=await _last(interaction, table),
        region=part,
    )
    post = Post(f"{tables.head(table, reader)}\n{tables.up(table, reader)}")
    return Card(post, Shot(game, seen, look))


async def _last(interaction: Interaction, table: Table) -> tuple[str, ...]:
    """The places of the last move, unless its words are secret."""
    (move,) = await interaction.client.desk.store.moves(table.match.id, table.n, table.n)
    return () if move.secret else move.spots


async def _regions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    bot = interaction.client
    try:
        table = await bot.desk.table(await which.started(interaction, interaction.namespace.match))
    except kernel.Illegal:
        return []
    reader = await words.reader(bot.desk, interaction)
    regions = renderers.of(table.match.game).regions(reader.lang)
    found = [(key, name) for key, name in regions.items() if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=key) for key, name in found[:25]]


async def _undo(bot: Any, reader: Reader, match: int, user: int) -> Card:
    """Alone where that is allowed; else the table is asked."""
    try:
        played = await play.undo(bot.desk, match, user)
    except kernel.Illegal as refusal:
        return await ballots.offer_undo(bot, reader, match, user, refusal)
    await answers.moved(bot, played)
    said = tables.heard(played.log, played.seat, reader.at(played.table))
    return await answers.panel(bot, reader, match, user, played.seat, said=said)
