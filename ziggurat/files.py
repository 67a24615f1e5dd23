"""Game files and the database: replay, verify, export, import, backup."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from rules.text import say
from service import archive
from service.desk import Desk
from storage.sqlite import SqliteStore
from ziggurat.config import Config
from ziggurat.problem import Problem


def run(args: argparse.Namespace, config: Config) -> int:
    match args.command:
        case "replay":
            _replay(args.file, args.at, args.lang or config.lang)
        case "verify":
            print(say(archive.verify(_read(args.file)), args.lang or config.lang, ()))
        case "export":
            asyncio.run(_with_desk(config.db, lambda desk: _export(desk, args.match)))
        case "import":
            text = _text(args.file)
            asyncio.run(_with_desk(config.db, lambda desk: _import(desk, text), new=True))
        case "backup":
            asyncio.run(_with_desk(config.db, lambda desk: _backup(desk, args.target)))
    return 0


def _replay(file: Path, at: int | None, lang: str) -> None:
    """The log in words, move by move."""
    game = _read(file)
    if at is not None and not 0 <= at < len(game.rows):
        raise Problem(f"Move {at} does not exist; the file has moves 0 to {len(game.rows) - 1}.")
    outcome = None
    for row, outcome in archive.replay(game):
        print(f"{row.n:>4}  {'deal' if row.seat is None else game.names[row.seat] + ': ' + row.line}")
        for event in outcome.log:
            print(f"      {say(event.msg, lang, game.names)}")
        if row.n == at:
            break
    result = game.rules.result(outcome.position) if outcome else None
    if result:
        print(say(result.reason, lang, game.names))
        for note in result.notes:
            print(say(note, lang, game.names))


def _read(file: Path) -> archive.Game:
    return archive.read(_text(file))


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem(f"{file} is not a text file.") from None


async def _with_desk(db: Path, work: Callable[[Desk], Awaitable[None]], new: bool = False) -> None:
    if not new and not await asyncio.to_thread(db.exists):
        raise Problem(f"There is no database {db}. Set ZIGGURAT_DB to the file of your bot.")
    store = await SqliteStore.open(db)
    try:
        await work(Desk(store))
    finally:
        await store.close()


async def _export(desk: Desk, match: int) -> None:
    print(await archive.export(desk, match), end="")


async def _import(desk: Desk, text: str) -> None:
    table = await archive.take_in(desk, text, 0)
    print(f"Match {table.match.id}: {table.n} moves.")


async def _backup(desk: Desk, target: Path) -> None:
    await desk.store.backup(target)
    print(f"The database is copied to {target}.")
