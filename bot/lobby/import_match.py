"""A match comes back from its file: in a thread of this channel, with the one who brought it in every seat.

A file is played in a process of its own, within bounds; one at a time for each person, and few for all together.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import discord

from bot.lobby import lobby_post
from bot.panel.answering import Card, Interaction, text
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from rules.kernel import Illegal, msg
from service import apart, import_file
from service.desk import Desk

if TYPE_CHECKING:
    from bot.app import Ziggurat

AT_ONCE = 2
"""So many files are played at the same time."""
A_DAY = 6
"""So many files may somebody bring in a day: each stays in the database."""
DAY = 86_400


class Imports:
    """Who is bringing a file just now, and how many were brought today."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._busy: set[int] = set()
        self._day, self._brought = 0, Counter[int]()

    @contextmanager
    def turn(self, user: int) -> Iterator[None]:
        today = int(self._desk.now() // DAY)
        if today != self._day:
            self._day, self._brought = today, Counter()
        if user in self._busy or len(self._busy) >= AT_ONCE:
            raise Illegal(msg("lobby-import-yours" if user in self._busy else "lobby-import-others"))
        if self._brought[user] >= A_DAY:
            raise Illegal(msg("lobby-import-enough", number=A_DAY))
        self._busy.add(user)
        self._brought[user] += 1
        try:
            yield
        finally:
            self._busy.discard(user)


async def take_in(interaction: Interaction, reader: Reader, file: discord.Attachment) -> Card:
    bot = interaction.client
    contents = await _contents(file)
    with bot.imports.turn(interaction.user.id):
        played = await _played(contents)
        settings = {"lang": readers.language(interaction.guild_locale, interaction.locale), "imported": True}
        place = await _announce(bot, interaction, readers.public(settings))
        whole = import_file.unpacked(played)
        there = {**place, "n": import_file.length(whole) - 2}  # its last move is told, the others stand in the log
        table = await import_file.take_in(bot.desk, whole, interaction.user.id, settings=settings, place=there)
    bot.wake(table.match.id)
    await lobby_post.refresh_lobby(bot, table.match.id)
    return text(reader("lobby-imported", match=str(table.match.id), thread=f"<#{place['message']}>"))


async def _contents(file: discord.Attachment) -> str:
    if file.size > import_file.LARGEST:
        raise Illegal(import_file.too_large())
    try:
        contents = (await file.read()).decode()
    except UnicodeDecodeError:
        raise Illegal(msg("service-file-empty", line=1)) from None
    import_file.check(contents)
    return contents


async def _played(contents: str) -> bytes:
    """The file, played; refused before anything is announced."""
    try:
        played = await apart.run(import_file.packed, contents)
    except apart.TooMuch:
        raise Illegal(msg("service-file-heavy")) from None
    import_file.unpacked(played)
    return played


async def _announce(bot: "Ziggurat", interaction: Interaction, reader: Reader) -> dict[str, int | None]:
    """The post on which the thread will hang."""
    channel = interaction.channel_id or 0
    where = bot.get_partial_messageable(channel)
    sent = await where.send(view=view(Post(reader("lobby-starting"))))
    return {"guild": interaction.guild_id, "channel": channel, "message": sent.id}
