"""Game files: replay, verify, export, import."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from tqdm import tqdm

import renderers
from renderers import Look, animation
from rules.kernel import Outcome
from rules.text import LANGUAGES, say
from service import game_file, import_file
from service.desk import Desk
from storage import Store
from ziggurat.command import argument, command
from ziggurat.config import Config
from ziggurat.problem import Problem

Played = tuple[game_file.Row, Outcome]


GAME_FILE = argument("file", type=Path)
LANG = argument("--lang", choices=LANGUAGES)


@command(
    "replay",
    "shows a .game file",
    GAME_FILE,
    argument("--at", type=int, help="only up to this move"),
    LANG,
    argument("--png", type=Path, help="draws the position into this file instead of telling the moves"),
    argument("--gif", type=Path, help="draws the whole game as an animation into this file"),
)
def show(args: argparse.Namespace, config: Config) -> int:
    """The game in words, as a picture, or as an animation."""
    game, lang = _read(args.file), args.lang or config.lang
    if args.at is not None and not 0 <= args.at < len(game.rows):
        raise Problem(f"Move {args.at} does not exist; the file has moves 0 to {len(game.rows) - 1}.")
    moves = list(game_file.replay(game))[: None if args.at is None else args.at + 1]
    if args.png is not None:
        args.png.write_bytes(_picture(game, moves, len(moves) - 1, lang))
    if args.gif is not None:
        args.gif.write_bytes(_animation(game, moves, lang))
    if args.png is None and args.gif is None:
        _tell(game, moves, lang)
    return 0


@command("verify", "says whether every draw of a finished game is honest", GAME_FILE, LANG)
def verify(args: argparse.Namespace, config: Config) -> int:
    print(say(game_file.verify(_read(args.file)), args.lang or config.lang, ()))
    return 0


@command("export", "writes a match as a .game file to the standard output", argument("match", type=int))
def export(args: argparse.Namespace, config: Config) -> int:
    asyncio.run(_with_desk(config, lambda desk: _export(desk, args.match)))
    return 0


@command("import", "makes a match of a .game file", GAME_FILE)
def take_in(args: argparse.Namespace, config: Config) -> int:
    text = _text(args.file)
    asyncio.run(_with_desk(config, lambda desk: _import(desk, text), new=True))
    return 0


def _tell(game: game_file.Game, moves: list[Played], lang: str) -> None:
    """The log in words, move by move."""
    for row, outcome in moves:
        print(f"{row.n:>4}  {'deal' if row.seat is None else game.names[row.seat] + ': ' + row.line}")
        for event in outcome.log:
            print(f"      {say(event.msg, lang, game.names)}")
    result = game.rules.result(moves[-1][1].position)
    if result:
        print(say(result.reason, lang, game.names))
        for note in result.notes:
            print(say(note, lang, game.names))


def _picture(game: game_file.Game, moves: list[Played], number: int, lang: str) -> bytes:
    """What spectators saw after a move."""
    row, outcome = moves[number]
    said = " ".join(say(event.msg, lang, game.names) for event in outcome.log if event.to is None)
    look = Look(lang=lang, names=game.names, last=outcome.spots, route=game.rules.is_way(row.line), said=said)
    return renderers.of(game.game).draw(game.rules.view(outcome.position, None), look)


def _animation(game: game_file.Game, moves: list[Played], lang: str) -> bytes:
    frames = len(animation.pick(len(moves)))
    with tqdm(total=frames, unit="frame", disable=not sys.stderr.isatty()) as bar:
        return animation.animate(lambda number: _picture(game, moves, number, lang), len(moves), bar.update)


def _read(file: Path) -> game_file.Game:
    return game_file.read(_text(file))


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem(f"{file} is not a text file.") from None


async def _with_desk(config: Config, work: Callable[[Desk], Awaitable[None]], new: bool = False) -> None:
    where = config.store
    if isinstance(where, Path) and not new and not await asyncio.to_thread(where.exists):
        raise Problem(f"There is no database {where}. Set ZIGGURAT_DB to the file of your bot.")
    store = await Store.open(where, config.pool)
    try:
        await work(Desk(store))
    finally:
        await store.close()


async def _export(desk: Desk, match: int) -> None:
    print(await game_file.export(desk, match), end="")


async def _import(desk: Desk, text: str) -> None:
    table = await import_file.take_in(desk, import_file.play(text), 0)
    print(f"Match {table.match.id}: {table.n} moves.")
