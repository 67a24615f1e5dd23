"""Moving house: all matches from a file into a PostgreSQL, or back; broken off, it goes on where it was."""

import argparse
import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tqdm import tqdm

from service import processes, proof
from service.desk import Desk
from storage import Store, copying
from storage.postgres import name
from ziggurat.command import argument, command
from ziggurat.config import POSTGRESQL, Config
from ziggurat.problem import Problem


@command(
    "migrate-store",
    "moves all matches to another database and proves that they arrived",
    argument("source", help="a file (sqlite:FILE) or the address of a PostgreSQL (postgresql://…)"),
    argument("target", help="the other one"),
)
def run(args: argparse.Namespace, config: Config) -> int:
    source, target = _where(args.source), _where(args.target)
    if isinstance(source, Path) and not source.exists():
        raise Problem(f"There is no database {source}.")
    if source == target:
        raise Problem("Both are the same database. Name the one to move from, then the one to move to.")
    asyncio.run(_move(source, target))
    return 0


def _where(text: str) -> Path | str:
    return text if text.startswith(POSTGRESQL) else Path(text.removeprefix("sqlite:"))


async def _move(source: Path | str, target: Path | str) -> None:
    async with _open(source) as here, _open(target) as there:
        if moved := await here.moved():
            raise Problem(f"The matches are no longer here: they have moved to {moved}.")
        await _check_idle(here)
        before = await _course(here)
        matches = await copying.numbers(here)
        await _make_way(matches, there)
        copied = sum([await copying.copy(match, here, there) for match in tqdm(matches, "copying", unit=" matches")])
        await copying.copy_rest(here, there)
        for match in tqdm(matches, "proving", unit=" matches"):
            await _prove(match, here, there)
        if wrong := await copying.rest_differences(here, there):
            raise Problem(f"Not the same on both sides: {', '.join(wrong)}. Is a bot running? Move again.")
        if await _course(here) != before:
            raise Problem("Something has written to the source meanwhile. Stop every bot on it, then move again.")
        await copying.mark(here, there, _named(target))
    print(f"{_counted(len(matches))} in {_named(target)}, every row proven to be the same ({copied} copied just now).")
    print(f"Start the bot with {_setting(target)}; {_named(source)} is marked, so that no bot starts on it.")


@asynccontextmanager
async def _open(where: Path | str) -> AsyncIterator[Store]:
    store = await Store.open(where)
    try:
        yield store
    finally:
        await store.close()


async def _check_idle(store: Store) -> None:
    """Nobody plays meanwhile: a bot that runs holds its shards."""
    for shard in await store.shards():
        if shard.until > time.time() and not processes.is_gone(shard.holder):
            raise Problem("A bot runs on this database. Stop it first; one that was killed elsewhere is gone in 20 s.")


async def _course(store: Store) -> object:
    """Another one: a bot has begun, lived or stopped there, or a match has come."""
    return await store.shards(), await copying.numbers(store)


async def _make_way(matches: list[int], there: Store) -> None:
    """Matches that are only there are leftovers of an earlier home, or somebody else's."""
    strangers = sorted({*await copying.numbers(there)} - {*matches})
    if strangers and not await there.moved():
        raise Problem(f"The target holds matches of its own ({len(strangers)}). Name an empty one.")
    await copying.drop(strangers, there)


async def _prove(match: int, here: Store, there: Store) -> None:
    """Row by row, and by playing again: from the last snapshot the moves lead to the position that is stored."""
    if wrong := await copying.differences(match, here, there):
        raise Problem(f"Match {match} is not the same on both sides: {', '.join(wrong)}. Move again.")
    if not await proof.is_whole(Desk(there), match):
        raise Problem(f"Match {match}: its moves do not lead to its position. Restore a backup of the source.")


def _counted(matches: int) -> str:
    return "1 match is" if matches == 1 else f"{matches} matches are"


def _named(where: Path | str) -> str:
    """Within a sentence."""
    return str(where) if isinstance(where, Path) else name(where).replace("The", "the", 1)


def _setting(where: Path | str) -> str:
    return f"ZIGGURAT_DB={where} and without DATABASE_URL" if isinstance(where, Path) else "DATABASE_URL"
