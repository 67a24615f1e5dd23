"""The rematch: a new lobby with the same company, opened once.

Its lobby is in the store before its post is in the channel. A lobby that lacks its post is found again, at the start
and at every beat of the clock, so that a kill between the two loses nothing.
"""

from typing import TYPE_CHECKING

import discord

from bot.host.logs import LOG, extra
from bot.lobby import lobby_post, lobby_progress
from bot.panel.answering import TROUBLE, Card, Interaction, text
from bot.panel.widgets import view
from bot.people import readers
from bot.people.readers import Reader
from rules.kernel import Illegal, msg
from service import coach, lobby, rematch, substitutes
from service.desk import Match

if TYPE_CHECKING:
    from bot.app import Ziggurat


KEPT = ("access", "invited", lobby.BEGINS, coach.SETTING, substitutes.CONSENT)
"""Settings of the bot's own that hold for a rematch too."""
LOBBIES = 1_000
RECENT = 20
"""So many messages of a channel are looked through for a lobby's post that was sent and not noted."""


async def open_rematch(bot: "Ziggurat", reader: Reader, match: int, interaction: Interaction) -> Card:
    """A new lobby with the same people and options; the old table keeps it from being made twice."""
    table = await bot.desk.table(match)
    table.seat_of(interaction.user.id)
    made = await rematch.rematch(bot.desk, match, interaction.user.id, str(interaction.id), KEPT)
    await post_missing(bot)
    found, _ = await bot.desk.lobby(made.id)
    if "message" not in found.place:
        raise Illegal(msg("lobby-rematch-later"))
    place = found.place
    url = f"https://discord.com/channels/{place['guild']}/{place['channel']}/{place['message']}"
    return text(reader("lobby-rematch-made", url=url))


async def post_missing(bot: "Ziggurat") -> None:
    """Every lobby whose channel is known and that has no post there gets one; a post that is out of date is changed."""
    async with bot.posting:
        for number in await bot.desk.store.lobbies_due(LOBBIES):
            found = await bot.desk.store.match(number)
            if found is None:
                continue
            await (lobby_post.refresh_stale(bot, found) if "message" in found.place else _post(bot, found))
            if found.settings.get(lobby.BEGINS) == lobby.FULL:
                await lobby_progress.after(bot, number)  # what a kill has kept from beginning


async def _post(bot: "Ziggurat", match: Match) -> None:
    await rematch.follow(bot.desk, match)
    try:
        message = await _sent(bot, match) or await _send(bot, match)
    except (discord.NotFound, discord.Forbidden) as gone:
        LOG.warning("A lobby has no place any more.", extra=extra(match=match.id, code=gone.code))
        await bot.desk.store.close_lobby(match.id)
    except TROUBLE as trouble:
        LOG.warning("A lobby is posted later.", extra=extra(match=match.id, what=type(trouble).__name__))
    else:
        await lobby.set_place(bot.desk, match.id, {"message": message, lobby_post.SHOWN: match.rev})


async def _send(bot: "Ziggurat", match: Match) -> int:
    found, chairs = await bot.desk.lobby(match.id)
    where = bot.get_partial_messageable(match.place["channel"])
    post = lobby_post.lobby(found, chairs, readers.public(found.settings))
    return (await where.send(view=view(post), nonce=f"l{match.id}")).id


async def _sent(bot: "Ziggurat", match: Match) -> int | None:
    """The post, if it was sent and we died before we noted that."""
    async for message in bot.get_partial_messageable(match.place["channel"]).history(limit=RECENT):
        if message.author == bot.user and lobby_post.shows(message, match.id):
            return message.id
    return None
