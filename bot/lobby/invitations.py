"""Asking somebody to a table: they are called once, where the table stands."""

from bot.panel.answering import Interaction
from bot.panel.widgets import Link, Post
from bot.people import readers
from bot.thread import match_in_words, sending
from service import lobby
from service.desk import Match


async def call(interaction: Interaction, found: Match, guest: int) -> None:
    """Calls somebody once to a table; whoever wants nothing of the host is named and hears nothing."""
    bot, host = interaction.client, interaction.user.id
    if guest in found.settings.get(lobby.INVITED, []) or "message" not in found.place:
        return
    reader, place = readers.public(found.settings), found.place
    title = match_in_words.title(found.game, found.id, reader)
    said = reader("lobby-invitation", who=f"<@{guest}>", host=f"<@{host}>", table=title)
    url = f"https://discord.com/channels/{place['guild']}/{place['channel']}/{place['message']}"
    post = Post(said, links=(Link(url, reader("bot-to-the-table")),))
    heard = () if guest in await bot.desk.store.apart(host) else (guest,)
    await sending.send(bot, place["channel"], post, None, heard, f"i{found.id}.{guest % 10**12}"[:25])
