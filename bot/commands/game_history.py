"""`/game`: what was, private what-ifs, and the match as a file."""

from discord import app_commands

from bot.commands import which_match
from bot.commands.command import Commands
from bot.commands.which_match import offer_mine, on_match
from bot.history import earlier_positions, since_last_turn, what_ifs
from bot.lobby import chance_in_words
from bot.panel.answering import Card, Interaction, privately, text
from bot.panel.widgets import Post
from bot.people.readers import Reader
from rules.kernel import Illegal, Msg, msg
from service import fair_chance, game_file

NUMBER = app_commands.Range[int, 0]

COMMANDS = Commands()


@COMMANDS.add("since")
@app_commands.autocomplete(match=offer_mine)
async def since(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, since_last_turn.since)


@COMMANDS.add("replay")
@app_commands.autocomplete(match=offer_mine)
async def replay(interaction: Interaction, match: int | None = None, number: NUMBER | None = None) -> None:
    await on_match(
        interaction, match, earlier_positions.replay, None if number is None else earlier_positions.At(number)
    )


@COMMANDS.add("branch")
@app_commands.autocomplete(match=offer_mine)
async def branch(interaction: Interaction, match: int | None = None, number: NUMBER | None = None) -> None:
    await on_match(interaction, match, what_ifs.branch, number)


@COMMANDS.add("export")
@app_commands.autocomplete(match=offer_mine)
async def export(interaction: Interaction, match: int | None = None) -> None:
    await privately(interaction, lambda reader: _export(interaction, reader, match), slow=True)


@COMMANDS.add("verify")
@app_commands.autocomplete(match=offer_mine)
async def verify(interaction: Interaction, match: int | None = None) -> None:
    await privately(interaction, lambda reader: _verify(interaction, reader, match), slow=True)


async def _export(interaction: Interaction, reader: Reader, match: int | None) -> Card:
    number = await _finished(interaction, match)
    contents = await game_file.export(interaction.client.desk, number)
    return Card(Post(reader("commands-exported")), file=(f"ziggurat-{number}.game", contents))


async def _verify(interaction: Interaction, reader: Reader, match: int | None) -> Card:
    """Of a match that goes on, what was promised; of one that is over, whether that was kept."""
    desk = interaction.client.desk
    table = await desk.table(await which_match.started(interaction, match))
    chance = chance_in_words.listed(table.match, table.chairs, reader)
    if table.match.status != "over":
        sentence = msg("commands-verify-later", hash=fair_chance.published(table.match))
    else:
        contents = await game_file.export(desk, table.match.id)
        sentence = await interaction.client.pictures.think(verified, contents)
    return text("\n".join([reader.say(sentence), *chance]))


def verified(contents: str) -> Msg:
    """In a process of its own: every move is played again."""
    try:
        return game_file.verify(game_file.read(contents))
    except Illegal as refusal:
        return refusal.msg


async def _finished(interaction: Interaction, match: int | None, else_: str = "bot-only-when-over") -> int:
    """A match that is over; for another there is a sentence."""
    number = await which_match.started(interaction, match)
    table = await interaction.client.desk.table(number)
    if table.match.status != "over":
        raise Illegal(msg(else_))
    return number
