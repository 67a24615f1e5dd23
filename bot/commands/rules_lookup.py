"""`/rules`: looking a clause up."""

from discord import app_commands

from bot.commands.command import Commands
from bot.panel.answering import Card, Interaction, privately, text
from bot.panel.widgets import TEXT
from bot.people import readers
from bot.people.readers import Reader, clip
from rules import GAMES
from rules.kernel import msg
from service.clauses import clauses

COMMANDS = Commands()
FOUND = 8


async def _offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    reader = await readers.reader(interaction.client.desk, interaction)
    found = _found(reader.lang, typed)[:25]
    return [app_commands.Choice(name=f"{key} · {sentence}"[:100], value=key) for key, sentence in found]


@COMMANDS.add("rules")
@app_commands.autocomplete(query=_offer)
async def rules(interaction: Interaction, query: str) -> None:
    await privately(interaction, lambda reader: look_up(reader, query))


async def look_up(reader: Reader, query: str) -> Card:
    """The clauses that are called so or speak of it."""
    found = _found(reader.lang, query)
    if not found:
        games = ", ".join(reader.say(msg(f"{key}-name")) for key in GAMES)
        return text(reader("commands-no-clause", query=readers.written(query), games=games))
    lines = [f"**{key}** · {sentence}" for key, sentence in found[:FOUND]]
    if len(found) > FOUND:
        lines.append(reader("commands-more-clauses", number=len(found) - FOUND))
    return text(clip(lines, TEXT))


def _found(lang: str, query: str) -> list[tuple[str, str]]:
    wanted = query.casefold().split()
    every = [clause for game in GAMES for clause in clauses(game, lang).items()]
    exact = [clause for clause in every if clause[0].casefold() == query.strip().casefold()]
    return exact or [
        (key, sentence) for key, sentence in every if all(word in f"{key} {sentence}".casefold() for word in wanted)
    ]
