"""Messages on their way: sent or changed, out of an archived thread too."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.panel.widgets import Post, kept_picture, view
from bot.thread.pictures import Picture

if TYPE_CHECKING:
    from bot.app import Ziggurat

T = TypeVar("T")
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
NO_ACCESS, NO_PERMISSION = 50001, 50013
SKEW = 10.0
"""Seconds by which Discord's clock may differ from ours."""
SEARCHED = 100
"""So many messages are looked through for one that may have been sent."""


async def send(
    bot: "Ziggurat",
    channel: int,
    post: Post,
    picture: Picture | None,
    users: Sequence[int],
    nonce: str,
    silent: bool = False,
) -> discord.Message:
    """A new message; Discord itself knows a nonce again for some minutes. silent: nobody's phone rings."""
    where = bot.get_partial_messageable(channel)
    allowed = discord.AllowedMentions(users=[discord.Object(user) for user in users], everyone=False, roles=False)

    async def work() -> discord.Message:
        files = [picture.file()] if picture else []
        made = view(post, picture)
        return await where.send(view=made, files=files, allowed_mentions=allowed, nonce=nonce, silent=silent)

    sent = await _awake(bot, channel, work)
    bot.metrics.posts.labels("sent").inc()
    return sent


async def is_sent(bot: "Ziggurat", channel: int, post: Post, since: float) -> bool:
    """Whether a message with these words was sent since then: before we were stopped, or before its answer was lost.

    Discord itself knows a nonce again, but only for some minutes."""
    after = discord.utils.time_snowflake(datetime.fromtimestamp(since - SKEW, UTC))
    history = bot.get_partial_messageable(channel).history(limit=SEARCHED, after=discord.Object(after))
    try:
        return any([_first_words(one) == post.text async for one in history if one.author == bot.user])
    except discord.Forbidden:
        return False  # there we may write and not read


def _first_words(message: discord.Message) -> str:
    first = message.components[0] if message.components else None
    return first.content if isinstance(first, discord.TextDisplay) else ""


async def reword(bot: "Ziggurat", channel: int, message: int, post: Post) -> bool:
    """Other words for a message, whose picture stays as it is; whether it is still there."""
    part = bot.get_partial_messageable(channel).get_partial_message(message)

    async def work() -> object:
        old = await part.fetch()
        return await old.edit(view=view(post, kept_picture(old.attachments)), attachments=old.attachments)

    try:
        await _awake(bot, channel, work)
    except discord.NotFound as gone:
        if gone.code != UNKNOWN_MESSAGE:
            raise
        return False
    bot.metrics.posts.labels("edited").inc()
    return True


async def _awake(bot: "Ziggurat", thread: int, work: Callable[[], Awaitable[T]]) -> T:
    """A thread that was put away is opened again."""
    try:
        return await work()
    except discord.HTTPException as refused:
        if refused.code != ARCHIVED:
            raise
    await bot.http.edit_channel(thread, archived=False)
    return await work()
