"""Messages on their way: sent or changed, out of an archived thread too."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.panel.widgets import Post, view
from bot.thread.pictures import Picture

if TYPE_CHECKING:
    from bot.app import Ziggurat

T = TypeVar("T")
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
NO_ACCESS, NO_PERMISSION = 50001, 50013


async def send(
    bot: "Ziggurat", channel: int, post: Post, picture: Picture | None, users: Sequence[int], nonce: str
) -> discord.Message:
    """A new message; Discord itself knows a nonce again for some minutes."""
    where = bot.get_partial_messageable(channel)
    allowed = discord.AllowedMentions(users=[discord.Object(user) for user in users], everyone=False, roles=False)

    async def work() -> discord.Message:
        files = [picture.file()] if picture else []
        return await where.send(view=view(post, picture), files=files, allowed_mentions=allowed, nonce=nonce)

    sent = await _awake(bot, channel, work)
    bot.metrics.posts.labels("sent").inc()
    return sent


async def edit(bot: "Ziggurat", channel: int, message: int, post: Post, picture: Picture | None) -> bool:
    """Changes a message; whether it is still there."""
    part = bot.get_partial_messageable(channel).get_partial_message(message)

    async def work() -> object:
        return await part.edit(view=view(post, picture), attachments=[picture.file()] if picture else [])

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
