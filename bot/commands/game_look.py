"""`/game`: looking at a match, and taking back."""

from typing import TYPE_CHECKING, Any

from discord import app_commands

import renderers
from bot.commands import which_match
from bot.commands.command import Commands
from bot.commands.which_match import offer_mine, on_match
from bot.history import log_pages
from bot.panel import private_panel
from bot.panel.answering import Card, Interaction, privately, text
from bot.panel.widgets import TEXT, Link, Post
from bot.people import notes_and_orders, readers
from bot.people.readers import Reader, clip
from bot.thread import clocks_in_words, hand_messages, match_in_words, vote_post, zoom
from bot.thread.pictures import describe
from rules import kernel
from service import clock, play

if TYPE_CHECKING:
    from bot.app import Ziggurat

COMMANDS = Commands()


async def _regions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    bot = interaction.client
    try:
        table = await bot.desk.table(await which_match.started(interaction, interaction.namespace.match))
    except kernel.Illegal:
        return []
    reader = await readers.reader(bot.desk, interaction)
    regions = renderers.of(table.match.game).regions(reader.lang)
    found = [(key, name) for key, name in regions.items() if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=key) for key, name in found[:25]]


@COMMANDS.add("mine")
async def mine(interaction: Interaction) -> None:
    await privately(interaction, lambda reader: _mine(interaction, reader))


@COMMANDS.add("next")
async def next_(interaction: Interaction) -> None:
    await privately(interaction, lambda reader: _next(interaction, reader))


@COMMANDS.add("show")
@app_commands.autocomplete(match=offer_mine)
@app_commands.autocomplete(region=_regions)
async def show(interaction: Interaction, match: int | None = None, region: str = "", text: bool = False) -> None:
    await privately(interaction, lambda reader: _show(interaction, reader, match, region, text))


@COMMANDS.add("hand")
@app_commands.autocomplete(match=offer_mine)
async def hand(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, hand_messages.hand)


@COMMANDS.add("log")
@app_commands.autocomplete(match=offer_mine)
async def log(interaction: Interaction, match: int | None = None, notation: bool = False) -> None:
    await on_match(interaction, match, log_pages.log, log_pages.NOTATION if notation else log_pages.WORDS)


@COMMANDS.add("undo")
@app_commands.autocomplete(match=offer_mine)
async def undo(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, _undo)


async def _mine(interaction: Interaction, reader: Reader) -> Card:
    """The user's matches; those that wait for the user come first."""
    desk, user = interaction.client.desk, interaction.user.id
    waiting = set(await desk.store.matches_of(user, waiting=True))
    lines = []
    for number in sorted(await desk.store.matches_of(user), key=lambda one: (one not in waiting, one)):
        match, chairs = await desk.lobby(number)
        mark = reader("commands-waits-for-you") if number in waiting else reader(f"commands-status-{match.status}")
        ends = [clock.deadline(chair) for chair in chairs if chair.user == user]
        mark += "".join(f" ⏳ {clocks_in_words.stamp(end)}" for end in ends if end is not None)
        where = match.place.get("thread") or match.place.get("channel")
        lines.append(f"- {which_match.named(match, chairs, reader)} · {mark}" + (f" <#{where}>" if where else ""))
    return text(clip(lines, TEXT) or reader("commands-no-matches"))


async def _next(interaction: Interaction, reader: Reader) -> Card:
    """The panel of the match that has waited longest for the user, wherever it is."""
    bot, user = interaction.client, interaction.user.id
    running = await bot.desk.store.matches_of(user, waiting=True)
    if not running:
        return text(reader("commands-nothing-waits"))
    here = await bot.desk.store.match_in(interaction.channel_id or 0)
    others = [match for match in running if match != here] or running
    card = await notes_and_orders.panel(bot, reader, others[0], user)
    table = await bot.desk.table(others[0])
    url = match_in_words.url(table)
    links = (Link(url, reader("bot-to-the-table")),) if url else ()
    post = card.post
    return Card(Post(post.text, post.rows, post.prefix, links, post.after), card.shot)


async def _show(interaction: Interaction, reader: Reader, match: int | None, region: str, in_words: bool) -> Card:
    """The board as the user may see it, whole or in part, drawn or in words."""
    bot = interaction.client
    table = await bot.desk.table(await which_match.started(interaction, match))
    if in_words:
        return await as_text(bot, reader, table.match.id, interaction.user.id)
    return await zoom.board(bot, reader.at(table), table.match.id, interaction.user.id, region)


async def as_text(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """The board in words."""
    table, seen = await bot.desk.table(match), await play.look(bot.desk, match, user)
    reader = reader.at(table)
    said = describe(table.match.game, seen, reader.lang, reader.names, TEXT)
    return text(f"{match_in_words.head(table, reader)}\n{said}")


async def _undo(bot: Any, reader: Reader, match: int, user: int) -> Card:
    """Alone where that is allowed; else the table is asked."""
    try:
        played = await play.undo(bot.desk, match, user)
    except kernel.Illegal as refusal:
        return await vote_post.offer_undo(bot, reader, match, user, refusal)
    await private_panel.moved(bot, played)
    said = match_in_words.heard(played.log, played.seat, reader.at(played.table))
    return await private_panel.panel(bot, reader, match, user, played.seat, said=said)
