"""A board: a message of a channel that shows the server's open tables, for everybody, and keeps itself current.

What it shows is noted with it, so that it is edited only when that has changed, at most once a minute, also after a
restart. It mentions nobody.
"""

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import ui
from msgspec.structs import replace

from bot.host.logs import LOG, extra
from bot.lobby import forum_board, open_list, permissions
from bot.panel.answering import TROUBLE, Card, Interaction, text
from bot.panel.layout import Button
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from rules.kernel import Illegal, msg
from service import open_tables
from service.desk import Board

if TYPE_CHECKING:
    from bot.app import Ziggurat

PAUSE = 60.0
"""Seconds between two edits."""
UNSENT = 0
"""The message of a board that is noted and perhaps not yet sent."""
RECENT = 50
"""So many messages of a channel are looked through for a board that was sent and not noted."""


class Boards:
    """Every board of our servers, looked at once a minute."""

    def __init__(self, bot: "Ziggurat") -> None:
        self._bot, self._looked = bot, 0.0
        self._looking = asyncio.Lock()

    async def refresh(self) -> None:
        async with self._looking:
            await self._refresh()

    async def _refresh(self) -> None:
        now = self._bot.desk.now()
        if now - self._looked < PAUSE:
            return
        self._looked = now
        for board in await self._bot.desk.store.boards():
            if now - board.at >= PAUSE:
                await (forum_board.refresh if forum_board.is_forum(board) else _redraw)(self._bot, board)

    def hurry(self) -> None:
        """There is a new one: it is looked at at once."""
        self._looked = 0.0
        self._bot.spawn(self.refresh())


async def put_up(interaction: Interaction, reader: Reader) -> Card:
    """A board in this channel; an older one there goes."""
    bot, guild, channel = interaction.client, interaction.guild_id, interaction.channel_id
    if guild is None or channel is None:
        raise Illegal(msg("lobby-open-server"))
    if not interaction.permissions.manage_channels:
        raise Illegal(msg("lobby-board-moderators"))
    permissions.require(interaction.app_permissions)
    lang = readers.language(interaction.guild_locale, interaction.locale)
    board = Board(channel, guild, UNSENT, lang, "", bot.desk.now())
    former = await bot.desk.store.keep_board(board)
    await _put_up(bot, board)
    if former:
        await _take_down(bot, channel, former)
    return text(reader("lobby-board-made"))


async def _put_up(bot: "Ziggurat", board: Board) -> None:
    post = await _post(bot, board.guild, Reader(board.lang))
    sent = await bot.get_partial_messageable(board.channel).send(view=view(post), silent=True)
    await bot.desk.store.keep_board(replace(board, message=sent.id, shown=open_list.mark(post), at=bot.desk.now()))


async def _find(bot: "Ziggurat", board: Board) -> None:
    """A board over whose post the bot was killed: it is known by its button, or was never sent."""
    async for message in bot.get_partial_messageable(board.channel).history(limit=RECENT):
        parts = ui.LayoutView.from_message(message).walk_children()
        ids = {getattr(part, "custom_id", "") for part in parts}
        if message.author == bot.user and f"{open_list.PREFIX}page:0" in ids:
            await bot.desk.store.keep_board(replace(board, message=message.id))
            return
    await _put_up(bot, board)


async def _post(bot: "Ziggurat", guild: int, reader: Reader) -> Post:
    tables = await open_tables.of_server(bot.desk, guild)
    shown = tables[: open_list.ON_PAGE]
    head = reader("lobby-open", number=len(tables)) if tables else reader("lobby-open-none")
    looking = (Button("f:open", reader("lobby-seek")),)
    every = Button("page:0", reader("lobby-board-all"))
    return Post(head, ((every,),), open_list.PREFIX, sections=open_list.sections(shown, reader), aside=looking)


async def _redraw(bot: "Ziggurat", board: Board) -> None:
    post = await _post(bot, board.guild, Reader(board.lang))
    if open_list.mark(post) == board.shown:
        return
    message = bot.get_partial_messageable(board.channel).get_partial_message(board.message)
    try:
        if board.message == UNSENT:
            await _find(bot, board)
            return
        await message.edit(view=view(post))
    except (discord.NotFound, discord.Forbidden) as gone:
        LOG.info("A board is gone.", extra=extra(code=gone.code))
        await bot.desk.store.drop_board(board)
    except TROUBLE as trouble:
        LOG.warning("A board is redrawn later.", extra=extra(what=type(trouble).__name__))
    else:
        await bot.desk.store.redrawn(replace(board, shown=open_list.mark(post), at=bot.desk.now()))


async def _take_down(bot: "Ziggurat", channel: int, message: int) -> None:
    try:
        await bot.get_partial_messageable(channel).get_partial_message(message).delete()
    except TROUBLE as trouble:
        LOG.info("An old board stays.", extra=extra(what=type(trouble).__name__))
