"""All commands, put together: `/game`, `/table`, `/play`, `/rules`, one group per game made from its verbs, menus."""

from collections.abc import Iterator
from typing import Any

from discord import app_commands

from bot.commands import (
    game_help,
    game_history,
    game_lobby,
    game_look,
    game_people,
    menus,
    moves,
    rules_lookup,
    table_alone,
    table_company,
    table_keep,
    table_together,
    table_watch,
)
from bot.commands.command import group
from rules import GAMES

Command = app_commands.Command[Any, Any, Any] | app_commands.Group | app_commands.ContextMenu


def every_command() -> Iterator[Command]:
    """Made anew for every bot, because discord.py binds them to one."""
    files = (game_lobby, game_look, game_history, game_people, game_help)
    yield group("game", *(file.COMMANDS for file in files))
    files = (table_together, table_alone, table_keep, table_company, table_watch)
    yield group("table", *(file.COMMANDS for file in files))
    yield from moves.COMMANDS.made()
    yield from rules_lookup.COMMANDS.made()
    yield from (moves.of_game(rules) for rules in GAMES.values())
    yield from menus.made()
