"""Messages on their way: sent or changed, out of an archived thread too."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import discord
from msgspec import Struct

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
REMEMBERED = 2_000


class Shown(Struct, frozen=True):
    """What a message of ours says first, the number by which it is known again, and its files."""

    text: str
    mark: int | None
    files: list[discord.Attachment]

    @classmethod
    def of(cls, message: discord.Message) -> "Shown":
        first = message.components[0] if message.components else None
        said = (first.content, first.id) if isinstance(first, discord.TextDisplay) else ("", None)
        return cls(*said, message.attachments)


class Remembered:
    """What our latest messages show, so that Discord need not be asked before they are changed. Nobody else can change
    them; whoever serves a match after somebody else begins with nothing."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, Shown] = OrderedDict()

    def note(self, message: discord.Message) -> None:
        self._shown[message.id] = Shown.of(message)
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    async def take(self, part: discord.PartialMessage) -> Shown:
        """What it shows until it is changed: whether a change arrives is not known before its answer."""
        return self._shown.pop(part.id, None) or Shown.of(await part.fetch())


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

    sent = await awake(bot, channel, work)
    bot.shown.note(sent)
    bot.metrics.posts.labels("sent").inc()
    return sent


async def is_sent(bot: "Ziggurat", channel: int, post: Post, since: float) -> bool:
    """Whether a message with these words was sent since then; where we may write and not read, that is not known."""
    try:
        return await find(bot, channel, post, least_id(since)) is not None
    except discord.Forbidden:
        return False


async def find(bot: "Ziggurat", channel: int, post: Post, after: int) -> int | None:
    """A message with these words behind another: sent before we were stopped, or before its answer was lost.

    Discord itself knows a nonce again, but only for some minutes."""
    history = bot.get_partial_messageable(channel).history(limit=SEARCHED, after=discord.Object(after))
    async for one in history:
        if one.author == bot.user and Shown.of(one).text == post.text:
            return one.id
    return None


def least_id(since: float) -> int:
    """No message that was sent since then has a lower number."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(since - SKEW, UTC))


async def reword(bot: "Ziggurat", channel: int, message: int, post: Post) -> bool:
    """Other words for a message, whose picture stays as it is; whether it is still there."""
    part = bot.get_partial_messageable(channel).get_partial_message(message)

    async def work() -> discord.Message:
        files = (await bot.shown.take(part)).files
        return await part.edit(view=view(post, kept_picture(files)), attachments=files)

    try:
        bot.shown.note(await awake(bot, channel, work))
    except discord.NotFound as gone:
        if gone.code != UNKNOWN_MESSAGE:
            raise
        return False
    bot.metrics.posts.labels("edited").inc()
    return True


async def awake(bot: "Ziggurat", thread: int, work: Callable[[], Awaitable[T]]) -> T:
    """A thread that was put away is opened again."""
    try:
        return await work()
    except discord.HTTPException as refused:
        if refused.code != ARCHIVED:
            raise
    await bot.http.edit_channel(thread, archived=False)
    return await work()
