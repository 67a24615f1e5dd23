"""Where a match lives: its thread, and a new one where that is gone or closed to us.

A match never becomes unreachable. Its place is a thread on a message in the lobby's channel; where that cannot be, in
the server's system channel; where that cannot be either, its players hear of their turns by direct message, what is to
be told waits, and the host is told what to mend.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import discord

from bot.host.logs import LOG, extra
from bot.lobby import lobby_post
from bot.lobby.permissions import NEEDED
from bot.panel.layout import Button
from bot.panel.widgets import Link, Post, view
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import match_in_words, sending, table_post, who_is_up
from rules.kernel import msg, several
from service import lobby
from service.desk import Match, Table

if TYPE_CHECKING:
    from bot.app import Ziggurat

T = TypeVar("T")
WEEK: Literal[10080] = 10080
"""Minutes until a thread in which nothing happens is put away."""
HAS_THREAD = 160004
LOST = (sending.UNKNOWN_CHANNEL, sending.UNKNOWN_MESSAGE, sending.NO_ACCESS, sending.NO_PERMISSION)
"""What Discord says where a place is gone or closed to us."""
GONE = (sending.UNKNOWN_CHANNEL, sending.UNKNOWN_MESSAGE)
PATIENCE = 86_400.0
"""Seconds in which a channel gets no second place for a match because the first is closed to us."""


class Homeless(Exception):
    """There is no place for a match at the moment."""


async def inside(bot: "Ziggurat", table: Table, work: Callable[[int], Awaitable[T]]) -> T:
    """Does something in the match's thread, or in a new one where the thread is gone or closed to us."""
    place = await bot.desk.place(table.match.id)
    try:
        return await work(place.get("thread") or await _on_lobby(bot, table, place))
    except (discord.NotFound, discord.Forbidden) as refused:
        if refused.code not in LOST:
            raise
        LOG.warning("The place of a match is lost.", extra=extra(match=table.match.id, code=refused.code))
        gone = refused.code in GONE
    return await work(await _move(bot, table, gone))


async def say(bot: "Ziggurat", table: Table, post: Post, users: Sequence[int], nonce: str) -> discord.Message:
    """A message in the match's thread."""
    return await inside(bot, table, lambda thread: sending.send(bot, thread, post, None, users, nonce))


async def restore(bot: "Ziggurat", table: Table) -> None:
    """A match whose thread or channel is gone gets a new one."""
    place = await bot.desk.place(table.match.id)
    if not (await is_there(bot, place["channel"]) and await is_there(bot, place["thread"])):
        await _move(bot, table, gone=True)


async def is_there(bot: "Ziggurat", thread: int) -> bool:
    """Whether a thread still exists; what we cannot look at may."""
    try:
        await bot.fetch_channel(thread)
    except discord.NotFound:
        return False
    except discord.Forbidden:
        return True
    return True


async def _on_lobby(bot: "Ziggurat", table: Table, place: dict[str, Any]) -> int:
    """The first thread of a match, on the lobby's post; where nobody knows of one, elsewhere."""
    if "message" not in place:
        return await _move(bot, table, gone=True)
    return await _open(bot, table, place["channel"], place["message"])


async def _open(bot: "Ziggurat", table: Table, channel: int, message: int) -> int:
    """A public thread on a message; it has that message's id, so it is found again after a crash."""
    name = table_post.thread_name(table, readers.public(table.match.settings).at(table))
    try:  # not by way of a Message, which must know its server, and at the start none is known yet
        await bot.http.start_thread_with_message(channel, message, name=name, auto_archive_duration=WEEK)
    except discord.HTTPException as refused:
        if refused.code != HAS_THREAD:
            raise
    place: dict[str, Any] = {"channel": channel, "message": message, "thread": message, "homeless": None, "hands": {}}
    await lobby.set_place(bot.desk, table.match.id, place)
    with suppress(discord.Forbidden):
        await lobby_post.refresh_lobby(bot, table.match.id)
    return int(message)


async def _move(bot: "Ziggurat", table: Table, gone: bool) -> int:
    """A new thread, in the first channel where that is possible; everybody is told where, and the host why."""
    await bot.wait_until_ready()
    match, chairs = await bot.desk.lobby(table.match.id)
    reader, old = readers.public(match.settings).at(table), match.place
    times, last = old.get("moved", (0, 0.0))
    tried = not gone and bot.desk.now() - last < PATIENCE
    for channel in _channels(bot, old, old["channel"] if tried else 0):
        try:
            message = await _post(bot, channel, lobby_post.lobby(match, chairs, reader), match, times)
            await lobby.set_place(bot.desk, match.id, {"moved": (times + 1, bot.desk.now()), "moving": None})
            thread = await _open(bot, table, channel, message)
        except (discord.NotFound, discord.Forbidden) as refused:
            LOG.info("No new place here.", extra=extra(match=match.id, code=refused.code))
            continue
        await _tell_where(bot, table, old)
        return thread
    await _tell_homeless(bot, table, old)
    raise Homeless


async def _post(bot: "Ziggurat", channel: int, post: Post, match: Match, times: int) -> int:
    """What the new thread hangs on; one that was sent though we, or its answer, were lost over it is found again."""
    since, last = match.place.get("moving"), match.place.get("message", 0)
    if since is None:
        await lobby.set_place(bot.desk, match.id, {"moving": bot.desk.now()})
    elif found := await sending.find(bot, channel, post, max(sending.least_id(since), last)):
        return found
    return (await sending.send(bot, channel, post, None, (), f"o{match.id}.{times}.{channel % 10**6}")).id


def _channels(bot: "Ziggurat", place: dict[str, Any], closed: int) -> Iterator[int]:
    """The match's channel and the server's system channel, where we may do what is needed."""
    guild = bot.get_guild(place.get("guild", 0))
    if guild is None:
        return
    system = guild.system_channel.id if guild.system_channel else 0
    for number in dict.fromkeys((place["channel"], system)):
        channel = guild.get_channel(number)
        if channel is not None and number != closed and not missing(channel):
            yield number


def missing(channel: discord.abc.GuildChannel) -> list[str]:
    """The permissions that we lack in a channel."""
    have = channel.permissions_for(channel.guild.me)
    return [name for name in NEEDED if not getattr(have, name)]


async def _tell_where(bot: "Ziggurat", table: Table, old: dict[str, Any]) -> None:
    """Everybody hears where the match goes on, and the host what became of the old place."""
    url = match_in_words.url(await bot.desk.table(table.match.id))
    for user in _people(table):
        reader = await _reader(bot, table, user)
        links = (Link(url, reader("bot-to-the-table")),) if url else ()
        why = [_why(bot, old, reader)] if user == table.match.host else []
        text = "\n".join([_title(table, reader), reader("thread-moved"), *why])
        await _letter(bot, user, Post(text, links=links))


async def _tell_homeless(bot: "Ziggurat", table: Table, old: dict[str, Any]) -> None:
    """The host hears what to mend, once; whoever is up is called in private, once for each turn."""
    before = old.get("homeless") or {"called": {}}
    called = dict(before["called"])
    if not old.get("homeless"):
        for user in _people(table):
            reader = await _reader(bot, table, user)
            why = [_why(bot, old, reader)] if user == table.match.host else []
            await _letter(bot, user, Post("\n".join([_title(table, reader), reader("thread-homeless"), *why])))
    for user in who_is_up.mentions(table):
        if called.get(str(user)) != table.number:
            reader = await _reader(bot, table, user)
            rows = ((Button("move", reader("thread-my-move"), "main"), Button("log", reader("thread-log"))),)
            prefix = f"t:{table.match.id}:0:"
            await _letter(bot, user, Post(f"{_title(table, reader)}\n{reader('thread-homeless-up')}", rows, prefix))
            called[str(user)] = table.number
    if called != before["called"] or not old.get("homeless"):
        await lobby.set_place(bot.desk, table.match.id, {"homeless": {"called": called}})


def _why(bot: "Ziggurat", place: dict[str, Any], reader: Reader) -> str:
    """What became of the old place, and what to mend."""
    channel = bot.get_channel(place["channel"])
    if not isinstance(channel, discord.abc.GuildChannel):
        return reader("thread-lost-channel")
    lacking = missing(channel)
    if not lacking:
        return reader("thread-lost-thread", channel=f"<#{channel.id}>")
    names = several([msg(f"lobby-permission-{name}") for name in lacking])
    return reader("thread-lost-permissions", channel=f"<#{channel.id}>", missing=names)


def _people(table: Table) -> list[int]:
    """The humans at the table, and the host."""
    seated = [chair.user for chair in table.chairs if chair.user is not None and chair.user > 0]
    return list(dict.fromkeys([*seated, table.match.host]))


def _title(table: Table, reader: Reader) -> str:
    return f"### {match_in_words.title(table.match.game, table.match.id, reader)}"


async def _reader(bot: "Ziggurat", table: Table, user: int) -> Reader:
    lang = readers.chosen_language(await bot.desk.store.prefs(user))
    return Reader(lang or readers.public(table.match.settings).lang).at(table)


async def _letter(bot: "Ziggurat", user: int, post: Post) -> None:
    """By direct message; who has closed those is reached by /game mine."""
    try:
        channel = await (await bot.fetch_user(user)).create_dm()
        await channel.send(view=view(post))
    except (discord.NotFound, discord.Forbidden) as refused:
        LOG.info("A letter does not arrive.", extra=extra(code=refused.code))
