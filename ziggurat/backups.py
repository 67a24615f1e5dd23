"""Copies of the database: made while the bot runs, the oldest thrown away, put back once every match is proven."""

import argparse
import asyncio
import os
import shutil
import subprocess
import time
from pathlib import Path

from tqdm import tqdm

from service import processes, proof
from service.desk import Desk
from storage import Store, copying
from ziggurat.command import argument, command, positive
from ziggurat.config import Config
from ziggurat.problem import Problem

NAME = "ziggurat-"
"""Copies in a folder are called so, then by the time, so that the oldest are known."""


@command(
    "backup",
    "copies the database while the bot runs",
    argument("target", type=Path, help="a new file, or a folder in which the copy is called by the time"),
    argument("--keep", type=positive, help="in a folder: so many copies stay, older ones are thrown away"),
)
def backup(args: argparse.Namespace, config: Config) -> int:
    asyncio.run(_backup(args.target, args.keep, config))
    return 0


@command(
    "restore",
    "puts a copy in the place of the database, once every match is proven",
    argument("file", type=Path),
)
def restore(args: argparse.Namespace, config: Config) -> int:
    _restore(args.file, config)
    return 0


async def _backup(target: Path, keep: int | None, config: Config) -> None:
    where = config.store
    if isinstance(where, Path) and not await asyncio.to_thread(where.exists):
        raise Problem(f"There is no database {where}. Set ZIGGURAT_DB to the file of your bot.")
    if keep is not None and not await asyncio.to_thread(target.is_dir):
        raise Problem(f"--keep is for a folder, and {target} is none. Make it, or leave --keep out.")
    file = target / _name(config) if await asyncio.to_thread(target.is_dir) else target
    await _copied(where, config.pool, file)
    print(f"The database is copied to {file}.")
    if keep is not None:
        await asyncio.to_thread(_thin_out, target, keep, file.suffix)


async def _copied(where: Path | str, pool: int, file: Path) -> None:
    """Under its name only when it is whole: half a copy is none, and takes no other one's place."""
    if await asyncio.to_thread(file.exists):
        raise Problem(f"{file} exists already. Name a file that does not.")
    part = file.with_name(f"{file.name}.part")
    store = await Store.open(where, pool)
    try:
        await asyncio.to_thread(part.unlink, missing_ok=True)
        await store.backup(part)
        await asyncio.to_thread(part.rename, file)
    finally:
        await store.close()
        await asyncio.to_thread(part.unlink, missing_ok=True)


def _name(config: Config) -> str:
    kind = "dump" if config.database else "db"
    return f"{NAME}{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.{kind}"


def _thin_out(folder: Path, keep: int, suffix: str) -> None:
    """Only the newest stay, and only what we have made is thrown away."""
    copies = sorted(folder.glob(f"{NAME}[0-9]*-[0-9]*{suffix}"))
    for old in copies[:-keep]:
        old.unlink()
        print(f"{old.name} is thrown away: {keep} are kept.")


def _restore(file: Path, config: Config) -> None:
    """Proven first, then put in its place; what was there stays beside it."""
    if not file.is_file():
        raise Problem(f"There is no file {file}.")
    if config.database:
        _restore_dump(file, config)
        return
    db, fresh = config.db, config.db.with_name(f"{config.db.name}.restoring")
    asyncio.run(_check_idle(db))
    try:
        _copy(file, fresh)
        matches = asyncio.run(_prove(fresh))
        _set_aside(db)
        os.replace(fresh, db)
    finally:
        for left in _files(fresh):
            left.unlink(missing_ok=True)
    print(f"Restored from {file}, each match played again: {matches}. Start the bot.")


def _copy(file: Path, fresh: Path) -> None:
    """With what SQLite may have left beside it; the copy itself is not touched."""
    for source, target in zip(_files(file)[:2], _files(fresh)[:2], strict=True):
        if source.exists():
            target.touch(mode=0o600)
            shutil.copyfile(source, target)


def _restore_dump(file: Path, config: Config) -> None:
    from storage.postgres import apart

    program = shutil.which("pg_restore")
    if program is None:
        raise Problem("There is no pg_restore here. Install PostgreSQL's client programs (postgresql-client).")
    address, secret = apart(config.database)
    done = subprocess.run(
        [program, "--no-owner", "--exit-on-error", "--single-transaction", f"--dbname={address}", str(file)],
        env={**os.environ, **secret},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        why = done.stderr.strip().splitlines()
        raise Problem(f"pg_restore: {why[0] if why else 'failed'} DATABASE_URL must name an empty database.")
    matches = asyncio.run(_prove(config.database))
    print(f"Restored from {file}, each match played again: {matches}. Start the bot.")


async def _check_idle(db: Path) -> None:
    if not await asyncio.to_thread(db.exists):
        return
    store = await Store.open(db)
    try:
        held = [row for row in await store.shards() if row.until > time.time() and not processes.is_gone(row.holder)]
    finally:
        await store.close()
    if held:
        raise Problem(f"A bot runs on {db}. Stop it first.")


async def _prove(where: Path | str) -> int:
    """Every match is played again; how many there are."""
    matches, broken = await replayed(where)
    if broken:
        raise Problem(f"Match {broken[0]}: its moves do not lead to its position. Take another copy.")
    return matches


async def replayed(where: Path | str) -> tuple[int, list[int]]:
    """Every match is played again, also while a bot goes on: how many there are, and which do not come out right."""
    store = await Store.open(where)
    try:
        desk, numbers = Desk(store), await copying.numbers(store)
        proven = tqdm(numbers, "proving", unit=" matches", disable=None)
        return len(numbers), [match for match in proven if not await proof.is_whole(desk, match)]
    finally:
        await store.close()


def _set_aside(db: Path) -> None:
    """What was there stays, under another name."""
    if not db.exists():
        return
    kept = db.with_name(f"{db.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    for file, new in zip(_files(db), _files(kept), strict=True):
        if file.exists():
            file.rename(new)
    print(f"The database that was there is now {kept}.")


def _files(db: Path) -> list[Path]:
    """A database file and the two that SQLite keeps beside it."""
    return [db, Path(f"{db}-wal"), Path(f"{db}-shm")]
