"""`/table`: channels of spectators."""

from discord import app_commands

from bot.commands import which_match
from bot.commands.command import Commands
from bot.commands.which_match import offer_mine
from bot.commands.wording import t
from bot.panel.answering import Card, Interaction, privately, text
from bot.people.readers import Reader
from bot.thread import watching
from rules.kernel import Illegal, msg

LONGEST_DELAY = 24 * 60
"""Minutes."""

COMMANDS = Commands()


@COMMANDS.add("watch")
@app_commands.choices(every=[app_commands.Choice(name=t(f"commands-every-{key}"), value=key) for key in watching.EVERY])
@app_commands.autocomplete(match=offer_mine)
async def watch(
    interaction: Interaction,
    match: int | None = None,
    delay: app_commands.Range[int, 0, LONGEST_DELAY] = 0,
    every: str = watching.ROUND,
) -> None:
    await privately(interaction, lambda reader: _watch(interaction, reader, match, delay, every))


@COMMANDS.add("unwatch")
@app_commands.autocomplete(match=offer_mine)
async def unwatch(interaction: Interaction, match: int | None = None) -> None:
    await privately(interaction, lambda reader: _unwatch(interaction, reader, match))


async def _watch(interaction: Interaction, reader: Reader, match: int | None, delay: int, every: str) -> Card:
    """This channel hears what happens in a match of the same server, as spectators see it."""
    channel, number = await _spectating(interaction, match)
    await watching.watch(interaction.client, number, channel, delay * 60.0, every)
    return text(reader("commands-watching", match=str(number), delay=delay))


async def _unwatch(interaction: Interaction, reader: Reader, match: int | None) -> Card:
    channel, number = await _spectating(interaction, match)
    if not await watching.unwatch(interaction.client, number, channel):
        raise Illegal(msg("commands-not-watching", match=str(number)))
    return text(reader("commands-unwatched", match=str(number)))


async def _spectating(interaction: Interaction, match: int | None) -> tuple[int, int]:
    """The channel and the match; only who may tidy up a channel decides what is posted there."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Illegal(msg("commands-text-channel"))
    if not interaction.permissions.manage_messages:
        raise Illegal(msg("commands-may-not-watch"))
    number = await which_match.started(interaction, match)
    table = await interaction.client.desk.table(number)
    if table.match.place.get("guild") != interaction.guild_id:
        raise Illegal(msg("commands-other-server"))
    if table.match.place.get("thread") == interaction.channel_id:
        raise Illegal(msg("commands-watch-elsewhere"))
    return interaction.channel_id, number
