"""What makes a function a command: its name, and the words of its options.

    @COMMANDS.add("since")
    @app_commands.autocomplete(match=offer_mine)
    async def since(interaction: Interaction, match: int | None = None) -> None: ...

is `/game since`, named by the sentence `commands-cmd-since`; its option is named by `commands-opt-match`.
"""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

from discord import app_commands

from bot.commands.wording import t, worded
from rules import GAMES

Made = app_commands.Command[Any, ..., Any]
Top = TypeVar("Top", bound="app_commands.Command[Any, ..., Any] | app_commands.Group")
Call = TypeVar("Call", bound=Callable[..., Coroutine[Any, Any, None]])

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
EVERYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""Who has the bot for themselves uses it on servers too that do not have it; there it answers that person alone."""
GAME_CHOICES = [app_commands.Choice(name=t(f"{key}-name"), value=key) for key in GAMES]


class Commands:
    """The commands of a file, in the order in which they stand there."""

    def __init__(self) -> None:
        self._calls: list[tuple[str, Callable[..., Coroutine[Any, Any, None]]]] = []

    def add(self, key: str) -> Callable[[Call], Call]:
        def added(call: Call) -> Call:
            self._calls.append((key, worded(call)))
            return call

        return added

    def made(self) -> Iterator[Made]:
        """Anew for every bot, because discord.py binds them to one."""
        for key, call in self._calls:
            name, about = t(f"commands-cmd-{key}"), t(f"commands-cmd-{key}-about")
            yield from_anywhere(app_commands.Command(name=name, description=about, callback=call))


def from_anywhere(command: Top) -> Top:
    """It can be used on every server and in every conversation."""
    command.allowed_contexts, command.allowed_installs = ANYWHERE, EVERYBODY
    return command


def group(key: str, *files: Commands) -> app_commands.Group:
    """`/game` or `/table` with the commands of these files."""
    name, about = t(f"commands-cmd-{key}"), t(f"commands-cmd-{key}-about")
    made = from_anywhere(app_commands.Group(name=name, description=about))
    for commands in files:
        for command in commands.made():
            made.add_command(command)
    return made
