"""Play now: a match against computers that begins at once, with what is recommended for a first one."""

import asyncio

from bot.lobby import permissions
from bot.panel import private_panel
from bot.panel.answering import Card, Interaction, privately, refuse
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from rules import kernel
from rules.kernel import Illegal, msg
from service import lobby
from service.desk import Match
from service.facts import facts, first_level

Place = dict[str, int | None]
"""Where a match lives in chat."""
NO_CLOCK = "none"
GLANCE, GLANCES = 0.1, 60
"""Seconds after which is looked again whether the first question is there, and how often."""


async def play_now(interaction: Interaction, game: str) -> None:
    """The match begins in a thread of this channel; its first question is asked in private, below the thread's post."""
    try:
        permissions.require(interaction.app_permissions)
        place = await _place(interaction, game)
    except Illegal as refusal:
        await refuse(interaction, refusal)
        return
    await privately(interaction, lambda reader: _begin(interaction, reader, game, place), slow=True, anew=True)


async def _begin(interaction: Interaction, reader: Reader, game: str, place: Place) -> Card:
    bot, user = interaction.client, interaction.user.id
    match = await _seated(interaction, game, place)
    await lobby.start(bot.desk, match.id, user, str(interaction.id))
    bot.wake(match.id)
    await _look(interaction, match.id)
    said = [reader("teaching-your-table", thread=f"<#{place['message']}>")]
    return await private_panel.panel(bot, reader, match.id, user, said=said)


async def _seated(interaction: Interaction, game: str, place: Place) -> Match:
    """A table with everybody who will play."""
    bot, user, first = interaction.client, interaction.user, facts(game).first
    match = await lobby.create(
        bot.desk,
        game,
        user.id,
        user.display_name,
        str(interaction.id),
        options=first.options,
        settings={"lang": _language(interaction), "pace": NO_CLOCK},
        place=place,
    )
    for _ in range(first.seats - 1):
        await lobby.add_computer(bot.desk, match.id, first_level(game))
    return match


async def _place(interaction: Interaction, game: str) -> Place:
    """The post on which the thread will hang: there before the match, so that no match is without a place."""
    channel, who = interaction.channel_id or 0, f"<@{interaction.user.id}>"
    said = Reader(_language(interaction))("teaching-now-plays", who=who, game=msg(f"{game}-name"))
    sent = await interaction.client.get_partial_messageable(channel).send(view=view(Post(said)))
    return {"guild": interaction.guild_id, "channel": channel, "message": sent.id}


def _language(interaction: Interaction) -> str:
    return readers.language(interaction.guild_locale, interaction.locale)


async def _look(interaction: Interaction, match: int) -> None:
    """Until the thread is there and the computers have made their moves; for a while. Then the panel waits for them."""
    for _ in range(GLANCES):
        table = await interaction.client.desk.table(match)
        waiting = kernel.waiting(table.position)
        if "thread" in table.match.place and any(seat in waiting for seat in table.seats_of(interaction.user.id)):
            return
        await asyncio.sleep(GLANCE)
