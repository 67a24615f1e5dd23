"""`ziggurat ARGS`: finds the command, and tells errors as one clear line."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from bot.host.version import VERSION
from rules.kernel import Illegal
from rules.text import say
from storage import StoreError
from ziggurat import config
from ziggurat.command import COMMANDS, Command
from ziggurat.problem import Problem

MODULES = {
    "serve": "serve",
    "fuzz": "fuzz",
    "ladder": "ladder",
    "tune": "tune",
    "rehearse": "rehearse",
    "replay": "game_files",
    "verify": "game_files",
    "export": "game_files",
    "import": "game_files",
    "backup": "backups",
    "restore": "backups",
    "migrate-store": "migrate_store",
    "simulate": "simulate",
    "doctor": "doctor",
    "bench": "bench",
}
"""Every command, and the file in which it describes itself."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; what goes wrong by the caller's doing is one line and exit code 2."""
    words = sys.argv[1:] if argv is None else argv
    args = parser(words).parse_args(words) if words else argparse.Namespace(command="serve")
    try:
        settings = config.load()
    except Problem as error:
        print(error, file=sys.stderr)
        return 2
    try:
        return _load(args.command).run(args, settings)
    except Illegal as refusal:
        problem = say(refusal.msg, getattr(args, "lang", None) or settings.lang, ())
    except (StoreError, Problem) as error:
        problem = str(error)
    except TimeoutError:
        problem = "It took too long. The machine may be busy; try again."
    except OSError as error:
        problem = f"{error.filename or 'A file'}: {error.strerror or error}."
    except KeyboardInterrupt:
        problem = "Interrupted."
    print(problem, file=sys.stderr)
    return 2


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Knows the command that is named; every one, if none is."""
    top = argparse.ArgumentParser(prog="ziggurat", description="Board games of civilizations in a Discord server.")
    top.add_argument("--version", action="version", version=f"Ziggurat {VERSION}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    named = [name for name in words[:1] if name in MODULES]
    for name in named or MODULES:
        known = _load(name)
        described = commands.add_parser(name, help=known.about, description=known.about)
        described.set_defaults(command=name)
        for add in known.arguments:
            add(described)
    return top


def _load(name: str) -> Command:
    """A command is loaded when it is used, so that the others start fast."""
    import_module(f"ziggurat.{MODULES[name]}")
    return COMMANDS[name]


if __name__ == "__main__":
    sys.exit(main())
