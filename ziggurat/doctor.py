"""What is missing, and what to do about it."""

import argparse
import asyncio
import re
import shutil
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bot.host.version import VERSION
from storage import Store, StoreError
from ziggurat import backups
from ziggurat.command import argument, command
from ziggurat.config import Config

ROOM = 100 * 1024 * 1024
APART = 2.0
"""Seconds by which the clocks of several machines may differ."""
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")
ODD_TOKEN = "DISCORD_TOKEN does not look like a bot's token: three parts with dots between. Copy it again."


@command(
    "doctor",
    "says what is missing",
    argument("--replay", action="store_true", help="plays every match again and says which is not whole"),
)
def run(args: argparse.Namespace, config: Config) -> int:
    findings = []
    for fine, sentence in (*examine(config), *(replay(config) if args.replay else ())):
        print(f"{'ok ' if fine else '-- '} {sentence}", flush=True)
        findings.append(fine)
    return 0 if all(findings) else 1


def replay(config: Config) -> Iterator[tuple[bool, str]]:
    """Every match, played again from its moves."""
    if isinstance(config.store, Path) and not config.store.exists():
        return
    try:
        matches, broken = asyncio.run(backups.replayed(config.store))
    except StoreError as error:
        yield False, str(error)
        return
    yield (
        not broken,
        f"Matches played again from their moves: {matches}, of which {matches - len(broken)} came out right.",
    )
    for match in broken:
        yield False, f"Match {match}: its moves do not lead to its position. Restore a copy in which they do."


def examine(config: Config) -> Iterator[tuple[bool, str]]:
    """Findings: whether all is well, and a sentence."""
    yield True, f"Ziggurat {VERSION}."
    yield sys.version_info >= (3, 11), f"Python {sys.version.split()[0]} (3.11 or newer is needed)."
    yield _database(config)
    if not config.database:
        room = shutil.disk_usage(_folder(config.db)).free
        yield room > ROOM, f"{room // 2**20} MiB are free on the database's disk (100 are wanted)."
    else:
        yield _clock(config)
    if config.health_port:
        yield _port(config.health_port)
    if config.token:
        well = bool(TOKEN.fullmatch(config.token))
        yield well, "DISCORD_TOKEN is set: ./run serves the bot on Discord." if well else ODD_TOKEN
    else:
        yield True, "DISCORD_TOKEN is not set: ./run serves the bot on the local Discord in your browser."


def _port(port: int) -> tuple[bool, str]:
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            return False, f"HEALTH_PORT {port} is taken: the bot runs already, or another program has it."
    return True, f"HEALTH_PORT {port} is free for the health page."


def _database(config: Config) -> tuple[bool, str]:
    where = config.store
    if isinstance(where, Path) and not where.exists():
        return _folder(where).is_dir(), f"The database {where} does not exist yet; it is made at the first start."
    try:
        moved = asyncio.run(_written(config))
    except StoreError as error:
        return False, str(error)
    if moved:
        return False, f"The matches have moved to {moved}: that is where the bot is to be started."
    named = where if isinstance(where, Path) else "that DATABASE_URL names"
    return True, f"The database {named} can be opened and written to."


def _clock(config: Config) -> tuple[bool, str]:
    try:
        apart = abs(asyncio.run(_database_clock(config)) - time.time())
    except StoreError:
        return False, "The database's clock cannot be read."
    return apart < APART, f"The clocks here and there are {apart:.1f} s apart (less than {APART:.0f} are wanted)."


async def _database_clock(config: Config) -> float:
    store = await Store.open(config.store, config.pool)
    try:
        return await store.clock()
    finally:
        await store.close()


async def _written(config: Config) -> str | None:
    """Where its matches have moved to, if they have."""
    store = await Store.open(config.store, config.pool)
    try:
        await store.try_to_write()
        return await store.moved()
    finally:
        await store.close()


def _folder(db: Path) -> Path:
    return db.absolute().parent
