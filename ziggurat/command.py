"""Commands of the command line: each describes itself beside the function that does it.

    @command("verify", "says whether every draw of a finished game is honest", argument("file", type=Path))
    def verify(args: argparse.Namespace, config: Config) -> int: ...

`ziggurat.__main__` knows in which file it stands.
"""

import argparse
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ziggurat.config import Config

Run = Callable[[argparse.Namespace, Config], int]
Argument = Callable[[argparse.ArgumentParser], object]


class Command(Struct, frozen=True):
    about: str
    arguments: tuple[Argument, ...]
    run: Run
    """Its number is what the program ends with."""


COMMANDS: dict[str, Command] = {}
"""Those whose files have been loaded."""


def command(name: str, about: str, *arguments: Argument) -> Callable[[Run], Run]:
    """Makes a function a command."""

    def add(run: Run) -> Run:
        COMMANDS[name] = Command(about, arguments, run)
        return run

    return add


def argument(*names: str, **how: Any) -> Argument:
    """As argparse's `add_argument`."""
    return lambda parser: parser.add_argument(*names, **how)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


AS_JSON = argument("--json", action="store_true")
