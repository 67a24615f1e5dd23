"""A forum as the list of a server's open tables: a post for each, with tags by game, pace and free seats.

It is kept as a board whose message is the forum itself. Which table has which post is noted under the forum's id where
people's wishes are kept (Discord's ids are unique over both), before the post is sent: a bot that was killed in between
looks for it by its title before it sends another. It mentions nobody.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import discord
from msgspec.structs import replace

from bot.host.logs import LOG, extra
from bot.lobby import forum_posts, permissions
from bot.lobby.forum_posts import Wish
from bot.panel.answering import TROUBLE, Card, Interaction, text
from bot.panel.widgets import view
from bot.people import preferences, readers
from bot.people.readers import Reader
from rules.kernel import Illegal, msg
from service import open_tables
from service.desk import Board

if TYPE_CHECKING:
    from bot.app import Ziggurat

NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "read_message_history")
KEY = "posts"
"""The wish of a forum under which its posts are noted, by match: `thread`, `message`, and a mark of what it `shows`."""
UNSENT, LEFT = 0, -1
"""The thread of a post that is noted and perhaps not yet sent, or that a moderator has deleted or locked."""
AT_ONCE, PATIENCE = 10, 20.0
"""So many posts are made or changed in one go, in so many seconds: what else is due does not wait for Discord's limits
(a thread is renamed twice in ten minutes)."""
LASTS: Final = 10_080
"""Minutes without a word until Discord archives a post by itself."""
Note = dict[str, Any]


def is_forum(board: Board) -> bool:
    return board.message == board.channel


async def put_up(interaction: Interaction, reader: Reader, forum: discord.ForumChannel | None, off: bool) -> Card:
    """From now on every open table is a post of this forum; or no longer."""
    bot = interaction.client
    if forum is None or not isinstance(interaction.user, discord.Member):
        raise Illegal(msg("lobby-open-server"))
    if not forum.permissions_for(interaction.user).manage_channels:
        raise Illegal(msg("lobby-forum-moderators"))
    lang = readers.language(interaction.guild_locale, interaction.locale)
    board = Board(forum.id, forum.guild.id, forum.id, lang, "", 0.0)
    if off:
        bot.spawn(_archive(forum, await _forget(bot, board)))
        return text(reader("lobby-forum-ended", forum=forum.mention))
    needed = (*NEEDED, "manage_channels") if forum.flags.require_tag else NEEDED
    permissions.require(forum.permissions_for(forum.guild.me), needed, "lobby-forum-missing-permissions")
    await bot.desk.store.keep_board(board)
    bot.boards.hurry()
    return text(reader("lobby-forum-made", forum=forum.mention))


async def refresh(bot: "Ziggurat", board: Board) -> None:
    """Posts for new tables, changes of the old ones; nothing where everything shows how things stand."""
    try:
        forum = bot.get_channel(board.channel)
        if isinstance(forum, discord.ForumChannel):
            async with asyncio.timeout(PATIENCE):
                await _refresh(bot, board, forum)
        else:
            await bot.fetch_channel(board.channel)  # gone, or its server has not told us of it yet
    except (discord.NotFound, discord.Forbidden) as gone:
        LOG.info("A forum is gone.", extra=extra(code=gone.code))
        await _forget(bot, board)
    except TROUBLE as trouble:
        LOG.warning("A forum is looked after later.", extra=extra(what=type(trouble).__name__))


async def _refresh(bot: "Ziggurat", board: Board, forum: discord.ForumChannel) -> None:
    notes = await _notes(bot, forum.id)
    wishes = await _wishes(bot, board, notes)
    changed = [wish for wish in wishes if notes.get(wish.key, {}).get("shows") != wish.mark][:AT_ONCE]
    if not changed:
        return
    await bot.desk.store.redrawn(replace(board, at=bot.desk.now()))
    forum = await forum_posts.with_tags(forum, changed)
    for wish in changed:
        try:
            await _show(bot, forum, wish, notes.get(wish.key))
        except discord.Forbidden:
            raise
        except discord.HTTPException as trouble:
            LOG.warning("A post is shown later.", extra=extra(match=int(wish.key), code=trouble.code))


async def _wishes(bot: "Ziggurat", board: Board, notes: dict[str, Note]) -> list[Wish]:
    """How each open table's post shall be, and each that was open before."""
    reader = Reader(board.lang)
    tables = await open_tables.of_server(bot.desk, board.guild)
    rows = {number: list(some) for number, some in groupby(tables, lambda table: table.match.id)}
    past = [await bot.desk.lobby(int(key)) for key in notes if int(key) not in rows]
    return [
        *(forum_posts.open_to_all(some, reader) for some in rows.values()),
        *(forum_posts.no_longer_open(match, chairs, reader) for match, chairs in past),
    ]


async def _show(bot: "Ziggurat", forum: discord.ForumChannel, wish: Wish, note: Note | None) -> None:
    """Sends a post, or changes the one that is there; what a moderator took away or locked is left alone."""
    try:
        message = await _sent(bot, forum, wish, note) if note else None
        if message is not None:
            await _change(forum, message, wish)
    except (discord.NotFound, discord.Forbidden) as gone:
        LOG.info("A post of a forum is left alone.", extra=extra(match=int(wish.key), code=gone.code))
        message, note = None, {"thread": LEFT}
    if message is None and not wish.over and (note is None or note["thread"] == UNSENT):
        await _note(bot, forum.id, wish.key, {"thread": UNSENT})
        message = await _send(bot, forum, wish)
    where = (message.channel.id, message.id) if message is not None else (LEFT, LEFT)
    shown = {"thread": where[0], "message": where[1], "shows": wish.mark}
    await _note(bot, forum.id, wish.key, None if wish.over else shown)


async def _send(bot: "Ziggurat", forum: discord.ForumChannel, wish: Wish) -> discord.PartialMessage:
    tags = forum_posts.tags_of(forum, wish)
    made = await forum.create_thread(
        name=wish.name, view=view(wish.post), applied_tags=tags, auto_archive_duration=LASTS, silent=True
    )
    bot.metrics.posts.labels("sent").inc()
    return made.thread.get_partial_message(made.message.id)


async def _sent(bot: "Ziggurat", forum: discord.ForumChannel, wish: Wish, note: Note) -> discord.PartialMessage | None:
    """The post of a table that is noted, if it was sent."""
    number = note["thread"]
    if number == LEFT:
        return None
    if number == UNSENT:
        return await _found(bot, forum, wish)
    thread = forum.get_thread(number) or await forum.guild.fetch_channel(number)
    assert isinstance(thread, discord.Thread)
    return thread.get_partial_message(note["message"])


async def _found(bot: "Ziggurat", forum: discord.ForumChannel, wish: Wish) -> discord.PartialMessage | None:
    """The post over which the bot was killed."""
    assert bot.user is not None
    for thread in forum.threads:
        if thread.owner_id == bot.user.id and thread.name.startswith(wish.title):
            async for message in thread.history(limit=1, oldest_first=True):
                return thread.get_partial_message(message.id)
    return None


async def _change(forum: discord.ForumChannel, message: discord.PartialMessage, wish: Wish) -> None:
    thread = message.channel
    assert isinstance(thread, discord.Thread)
    await _head(forum, thread, wish)
    await message.edit(view=view(wish.post))
    if wish.over:
        await thread.edit(archived=True)


async def _head(forum: discord.ForumChannel, thread: discord.Thread, wish: Wish) -> None:
    """Title and tags, where they have changed; an archived post comes back, or else nothing could be changed in it."""
    changes: dict[str, Any] = {"archived": False} if thread.archived else {}
    tags = forum_posts.tags_of(forum, wish, thread.applied_tags)
    if thread.name != wish.name:
        changes["name"] = wish.name
    if {tag.id for tag in tags} != {tag.id for tag in thread.applied_tags}:
        changes["applied_tags"] = tags
    if changes:
        await thread.edit(**changes)


async def _archive(forum: discord.ForumChannel, posts: Sequence[int]) -> None:
    """Posts of a list that has ended."""
    for number in posts:
        thread = forum.get_thread(number)
        with suppress(*TROUBLE):
            if thread is not None:
                await thread.edit(archived=True)


async def _notes(bot: "Ziggurat", forum: int) -> dict[str, Note]:
    return dict((await bot.desk.store.prefs(forum)).get(KEY, {}))


async def _note(bot: "Ziggurat", forum: int, key: str, note: Note | None) -> None:
    def noted(old: preferences.Prefs) -> preferences.Prefs:
        posts = {**old.get(KEY, {}), key: note}
        return {**old, KEY: {number: one for number, one in posts.items() if one is not None}}

    await preferences.change(bot.desk, forum, noted)


async def _forget(bot: "Ziggurat", board: Board) -> list[int]:
    """The forum is none of ours any more; the threads of its posts."""
    posts = [note["thread"] for note in (await _notes(bot, board.channel)).values()]
    await bot.desk.store.drop_board(board)
    await preferences.change(bot.desk, board.channel, lambda old: {**old, KEY: None})
    return posts
