"""Play now: a match against computers that begins at once, with what is recommended for a first one."""

import asyncio

from bot.lobby import permissions
from bot.panel import private_panel
from bot.panel.answering import Card, Interaction
from bot.panel.layout import Button
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from rules import kernel
from rules.kernel import msg
from service import lobby
from service.desk import Match
from service.player_aid import facts, first_level

NO_CLOCK = "none"
GLANCE, GLANCES = 0.1, 60
"""Seconds after which is looked again whether the first question is there, and how often."""


async def play_now(interaction: Interaction, reader: Reader, game: str) -> Card:
    """The match begins in a thread of this channel, and its first question is asked where the button was pressed."""
    bot, user = interaction.client, interaction.user.id
    permissions.require(interaction.app_permissions)
    match = await _seated(interaction, game)
    await lobby.start(bot.desk, match.id, user, str(interaction.id))
    bot.wake(match.id)
    if not await _is_up(interaction, match.id):
        return _soon(match.id, reader)
    said = [reader("teaching-your-table", thread=f"<#{match.place['message']}>")]
    return await private_panel.panel(bot, reader, match.id, user, said=said)


async def _seated(interaction: Interaction, game: str) -> Match:
    """A table with its post, and with everybody who will play."""
    bot, user = interaction.client, interaction.user
    lang, first = readers.language(interaction.guild_locale, interaction.locale), facts(game).first
    settings = {"lang": lang, "pace": NO_CLOCK}
    match = await lobby.create(
        bot.desk,
        game,
        user.id,
        user.display_name,
        str(interaction.id),
        options=first.options,
        settings=settings,
        place=await _place(interaction, game, readers.public(settings)),
    )
    for _ in range(first.seats - 1):
        await lobby.add_computer(bot.desk, match.id, first_level(game))
    return match


async def _place(interaction: Interaction, game: str, reader: Reader) -> dict[str, int | None]:
    """The post on which the thread will hang: there before the match, so that no match is without a place."""
    channel, who = interaction.channel_id or 0, f"<@{interaction.user.id}>"
    said = reader("teaching-now-plays", who=who, game=msg(f"{game}-name"))
    sent = await interaction.client.get_partial_messageable(channel).send(view=view(Post(said)))
    return {"guild": interaction.guild_id, "channel": channel, "message": sent.id}


async def _is_up(interaction: Interaction, match: int) -> bool:
    """Whether the player is asked something, once the thread is there and the computers have made their moves."""
    for _ in range(GLANCES):
        table = await interaction.client.desk.table(match)
        waiting = kernel.waiting(table.position)
        if "thread" in table.match.place and any(seat in waiting for seat in table.seats_of(interaction.user.id)):
            return True
        await asyncio.sleep(GLANCE)
    return False


def _soon(match: int, reader: Reader) -> Card:
    button = Button("move", reader("thread-my-move"), "main")
    return Card(Post(reader("teaching-table-soon"), ((button,),), f"t:{match}:0:"))
