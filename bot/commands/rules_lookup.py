"""`/rules`: looking a rule up."""

from discord import app_commands

from bot.commands.command import Commands
from bot.panel.answering import Card, Interaction, privately
from bot.people import readers
from bot.people.readers import Reader
from bot.teaching import rule_pages
from service.rule_search import search

COMMANDS = Commands()
MOST = 25


async def _offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    reader = await readers.reader(interaction.client.desk, interaction)
    game = await _game_here(interaction)
    found = [passage for passage in search(typed, game) if passage.is_clause][:MOST]
    return [app_commands.Choice(name=f"{one.key} · {one.text(reader.lang)}"[:100], value=one.key) for one in found]


@COMMANDS.add("rules")
@app_commands.autocomplete(query=_offer)
async def rules(interaction: Interaction, query: str) -> None:
    async def work(reader: Reader) -> Card:
        return await rule_pages.look_up(reader, query, await _game_here(interaction) or rule_pages.ALL)

    await privately(interaction, work)


async def _game_here(interaction: Interaction) -> str:
    """The game that is played in this thread."""
    store = interaction.client.desk.store
    here = await store.match_in(interaction.channel_id or 0)
    match = None if here is None else await store.match(here)
    return match.game if match else ""
