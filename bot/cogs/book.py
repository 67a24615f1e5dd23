"""`/rules`: looking a clause up."""

from typing import Any

from discord import app_commands

from bot import words
from bot.reply import Card, Interaction, privately, text
from bot.translator import t, worded
from bot.words import Reader, clip
from rules import GAMES
from rules.kernel import msg
from service.clauses import clauses

FOUND = 8
TEXT = 3_600


def rules() -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=t("bot-cmd-rules"), description=t("bot-cmd-rules-about"))
    @worded
    async def rules(interaction: Interaction, query: str) -> None:
        await privately(interaction, lambda reader: look_up(reader, query))

    @rules.autocomplete("query")
    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        reader = await words.reader(interaction.client.desk, interaction)
        found = _found(reader.lang, typed)[:25]
        return [app_commands.Choice(name=f"{key} · {sentence}"[:100], value=key) for key, sentence in found]

    return rules


async def look_up(reader: Reader, query: str) -> Card:
    """The clauses that are called so or speak of it."""
    found = _found(reader.lang, query)
    if not found:
        games = ", ".join(reader.say(msg(f"{key}-name")) for key in GAMES)
        return text(reader("bot-no-clause", query=words.written(query), games=games))
    lines = [f"**{key}** · {sentence}" for key, sentence in found[:FOUND]]
    if len(found) > FOUND:
        lines.append(reader("bot-more-clauses", number=len(found) - FOUND))
    return text(clip(lines, TEXT))


def _found(lang: str, query: str) -> list[tuple[str, str]]:
    wanted = query.casefold().split()
    every = [clause for game in GAMES for clause in clauses(game, lang).items()]
    exact = [clause for clause in every if clause[0].casefold() == query.strip().casefold()]
    return exact or [
        (key, sentence) for key, sentence in every if all(word in f"{key} {sentence}".casefold() for word in wanted)
    ]
