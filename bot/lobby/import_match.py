"""A match comes back from its file: in a thread of this channel, with the one who brought it in every seat."""

from typing import TYPE_CHECKING

import discord

from bot.lobby import lobby_post
from bot.panel.answering import Card, Interaction, text
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from rules.kernel import Illegal, Msg, msg
from service import game_file

if TYPE_CHECKING:
    from bot.app import Ziggurat

LARGEST = 2 * 1024 * 1024
"""Bytes; months of the longest game are a tenth of it."""


async def take_in(interaction: Interaction, reader: Reader, file: discord.Attachment) -> Card:
    bot = interaction.client
    contents = await _contents(file)
    refusal: Msg | None = await bot.pictures.think(refused, contents)
    if refusal is not None:
        raise Illegal(refusal)
    settings = {"lang": readers.language(interaction.guild_locale, interaction.locale), "imported": True}
    place = await _announce(bot, interaction, readers.public(settings))
    moves = len(game_file.read(contents).rows)
    table = await game_file.take_in(
        bot.desk, contents, interaction.user.id, settings=settings, place={**place, "n": moves - 2}
    )
    bot.wake(table.match.id)
    await lobby_post.refresh_lobby(bot, table.match.id)
    return text(reader("lobby-imported", match=str(table.match.id), thread=f"<#{place['message']}>"))


async def _contents(file: discord.Attachment) -> str:
    if file.size > LARGEST:
        raise Illegal(msg("service-file-empty", line=1))
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError:
        raise Illegal(msg("service-file-empty", line=1)) from None


def refused(contents: str) -> Msg | None:
    """What is wrong with a file, in a process of its own: every move of it is played."""
    try:
        for _ in game_file.replay(game_file.read(contents)):
            pass
    except Illegal as refusal:
        return refusal.msg
    return None


async def _announce(bot: "Ziggurat", interaction: Interaction, reader: Reader) -> dict[str, int | None]:
    """The post on which the thread will hang."""
    channel = interaction.channel_id or 0
    where = bot.get_partial_messageable(channel)
    sent = await where.send(view=view(Post(reader("lobby-starting"))))
    return {"guild": interaction.guild_id, "channel": channel, "message": sent.id}
