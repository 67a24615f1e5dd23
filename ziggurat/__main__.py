"""`ziggurat ARGS`: every command, its arguments, and errors as one clear line."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from bot.host.version import VERSION
from rules.kernel import Illegal
from rules.text import LANGUAGES, say
from storage import StoreError
from ziggurat import config
from ziggurat.problem import Problem

Command = Callable[[argparse.Namespace, config.Config], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; what goes wrong by the caller's doing is one line and exit code 2."""
    args = parser().parse_args(argv)
    try:
        settings = config.load()
    except Problem as error:
        print(error, file=sys.stderr)
        return 2
    try:
        return _command(args.module)(args, settings)
    except Illegal as refusal:
        problem = say(refusal.msg, getattr(args, "lang", None) or settings.lang, ())
    except (StoreError, Problem) as error:
        problem = str(error)
    except OSError as error:
        problem = f"{error.filename or 'A file'}: {error.strerror or error}."
    except KeyboardInterrupt:
        problem = "Interrupted."
    print(problem, file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="ziggurat", description="Board games of civilizations in a Discord server.")
    top.add_argument("--version", action="version", version=f"Ziggurat {VERSION}")
    top.set_defaults(module="serve", command="serve")
    commands = top.add_subparsers(metavar="COMMAND")

    _add(
        commands, "serve", "serves the bot: on Discord with DISCORD_TOKEN, else on a local Discord (as without COMMAND)"
    )

    fuzz = _add(commands, "fuzz", "random whole games with every check of the contract")
    fuzz.add_argument("game")
    fuzz.add_argument("--games", type=_positive, default=20, help="so many for each number of seats")
    fuzz.add_argument("--seats", type=_positive, help="only with so many seats")
    fuzz.add_argument("--seed", default="1", help="other games with another seed")
    fuzz.add_argument("--every", type=_positive, help="one move in so many gets the costly checks")
    fuzz.add_argument("--json", action="store_true")

    ladder = _add(commands, "ladder", "how strong computer players are: the first level against the others")
    ladder.add_argument("game")
    ladder.add_argument("--levels", default="greedy,frozen", help="the measured one, then those in the other seats")
    ladder.add_argument("--seats", type=_positive, help="as few as can play, if not said")
    ladder.add_argument("--matches", type=_positive, default=20)
    ladder.add_argument("--seed", default="1", help="other deals with another seed")
    ladder.add_argument("--processes", type=_positive, help="on so many cores; all, if not said")
    ladder.add_argument("--json", action="store_true")

    tune = _add(commands, "tune", "looks for better weights of a game's computer player; goes on where it stopped")
    tune.add_argument("game")
    tune.add_argument("--seats", type=_positive, help="as few as can play, if not said")
    tune.add_argument("--generations", type=_positive, default=20)
    tune.add_argument("--matches", type=_positive, default=40, help="for each child in a generation")
    tune.add_argument("--judge", type=_positive, default=200, help="matches on fresh deals at the end")
    tune.add_argument("--file", type=Path, help="where the run is kept")

    rehearse = _add(commands, "rehearse", "whole matches through the real bot on a local Discord")
    rehearse.add_argument("game")
    rehearse.add_argument("--matches", type=_positive, default=1)
    rehearse.add_argument("--no-icons", action="store_true", help="as where the bot cannot upload its emojis")
    rehearse.add_argument("--json", action="store_true")

    replay = _add(commands, "replay", "shows a .game file", "game_files")
    replay.add_argument("file", type=Path)
    replay.add_argument("--at", type=int, help="only up to this move")
    replay.add_argument("--lang", choices=LANGUAGES)
    replay.add_argument("--png", type=Path, help="draws the position into this file instead of telling the moves")
    replay.add_argument("--gif", type=Path, help="draws the whole game as an animation into this file")

    verify = _add(commands, "verify", "says whether every draw of a finished game is honest", "game_files")
    verify.add_argument("file", type=Path)
    verify.add_argument("--lang", choices=LANGUAGES)

    export = _add(commands, "export", "writes a match as a .game file to the standard output", "game_files")
    export.add_argument("match", type=int)

    take_in = _add(commands, "import", "makes a match of a .game file", "game_files")
    take_in.add_argument("file", type=Path)

    backup = _add(commands, "backup", "copies the database while the bot runs", "backups")
    backup.add_argument("target", type=Path, help="a new file, or a folder in which the copy is called by the time")
    backup.add_argument("--keep", type=_positive, help="in a folder: so many copies stay, older ones are thrown away")

    restore = _add(
        commands, "restore", "puts a copy in the place of the database, once every match is proven", "backups"
    )
    restore.add_argument("file", type=Path)

    migrate = _add(
        commands, "migrate-store", "moves all matches to another database and proves that they arrived", "migrate_store"
    )
    migrate.add_argument("source", help="a file (sqlite:FILE) or the address of a PostgreSQL (postgresql://…)")
    migrate.add_argument("target", help="the other one")

    simulate = _add(commands, "simulate", "two processes on one database, as thousands of seeds will have it")
    simulate.add_argument("--seeds", type=_positive, default=1_000)
    simulate.add_argument("--first", type=int, default=0, help="the first seed")
    simulate.add_argument(
        "--bot", action="store_true", help="the whole bot on a Discord that fails; a second for each seed"
    )
    simulate.add_argument("--trace", action="store_true", help="prints what happened")

    doctor = _add(commands, "doctor", "says what is missing")
    doctor.add_argument("--replay", action="store_true", help="plays every match again and says which is not whole")

    bench = _add(commands, "bench", "every figure of speed, as ratios measured in one run")
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--only", default="", help="only figures whose names begin so")
    return top


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, about: str, module: str = ""
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=about, description=about)
    command.set_defaults(module=module or name, command=name)
    return command


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _command(module: str) -> Command:
    """A command is loaded when it is used, so that the others start fast."""
    run: Command = import_module(f"ziggurat.{module}").run
    return run


if __name__ == "__main__":
    sys.exit(main())
