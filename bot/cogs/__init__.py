"""The slash commands: `/game …`, `/table …`, `/play`, `/rules`, and one group per game made from its verbs."""

from collections.abc import Iterator
from typing import Any

from discord import app_commands

from bot.cogs import book, desk, game, moves, past, table, weeks
from rules import GAMES

Command = app_commands.Command[Any, Any, Any] | app_commands.Group


def commands() -> Iterator[Command]:
    """Made anew for every bot, because discord.py binds them to one."""
    group = game.group()
    for part in (game, table, past, desk):
        part.add(group)
    yield group
    yield weeks.group()
    yield moves.play()
    yield book.rules()
    yield from (moves.of_game(rules) for rules in GAMES.values())
