"""Serving the bot: on Discord with a token; without one on a local Discord in the browser."""

import argparse
import asyncio
import fcntl
import gc
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.app import Ways, Ziggurat
from bot.host import health
from bot.host.logs import LOG, on_loop_error, write_to_stderr
from bot.host.supervision import Refused, supervise
from bot.host.version import VERSION
from bot.thread.pictures import process
from localdiscord.aim import point
from localdiscord.client import Box
from service import leases
from service.desk import Desk
from service.leases import Leases
from service.timekeeper import OUTAGE
from storage import Store
from ziggurat import doctor
from ziggurat.command import command
from ziggurat.config import Config
from ziggurat.problem import Problem

PEOPLE = ("Ada", "Ben", "Cleo", "Dan:de")
GUILD = "Ziggurat"
RESTART = 2.0
ALREADY = (
    "Ziggurat is already running on {db}. Use that one, or stop it with Ctrl-C first; "
    "to run another beside it, give it files of its own: ZIGGURAT_DB=other.db ./run"
)
SWITCH = 0.0005
"""Seconds after which the database's thread gets its turn while the bot is busy; Python's own 5 ms add up."""


@command("serve", "serves the bot: on Discord with DISCORD_TOKEN, else on a local Discord (as without COMMAND)")
def run(args: argparse.Namespace, config: Config) -> int:
    if config.token and not doctor.TOKEN.fullmatch(config.token):
        raise Problem(doctor.ODD_TOKEN)
    try:
        if config.local:  # whoever started it beside a local Discord has the files already
            asyncio.run(bot(config))
            return 0
        with alone(config.db) if isinstance(config.store, Path) else nullcontext():
            asyncio.run(bot(config) if config.token else local(config))
    except (Refused, leases.Refused) as refused:
        raise Problem(str(refused)) from None
    return 0


@contextmanager
def alone(db: Path) -> Iterator[None]:
    """Keeps everybody else from starting on the same files; the system lets go of it whenever this process ends."""
    with db.with_name(f"{db.name}.lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Problem(ALREADY.format(db=db)) from None
        yield


async def bot(config: Config) -> None:
    """The bot itself, until it is told to stop."""
    write_to_stderr(config.log_level)
    sys.setswitchinterval(SWITCH)
    asyncio.get_running_loop().set_exception_handler(on_loop_error)
    stopping = _stopping()
    token = config.token
    if config.local:
        address, token, starter = config.local.split("#")
        point(f"{address}/api/v10", f"{address.replace('http', 'ws', 1)}/gateway")
    LOG.info(f"Ziggurat {VERSION}")
    store = await Store.open(config.store, config.pool)
    if moved := await store.moved():
        await store.close()
        raise Problem(f"The matches have moved to {moved}. Start the bot there, or bring them back (migrate-store).")
    orphaned = asyncio.create_task(_orphaned(int(starter), stopping)) if config.local else None
    bots: list[Ziggurat] = []
    held = Leases(store, config.of, config.shards, outage=OUTAGE)
    page = await _health(config, bots, held)
    minds = max(1, (os.cpu_count() or 1) // 2)
    ways = Ways(pause=config.pause, workers=config.workers, minds=minds, icons=config.icons)

    def make() -> Ziggurat:
        bot = Ziggurat(Desk(held.served), ways, process, held)
        bot.add_listener(_settled, "on_ready")
        return bot

    try:
        await supervise(make, token, stopping, bots, held)
    finally:
        if orphaned is not None:
            orphaned.cancel()
        if page is not None:
            await page.cleanup()
        await store.close()


async def _settled() -> None:
    """What a start has made stays: nobody looks through it again and again for what can be thrown away, which stops
    everything for a fifth of a second each time."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def local(config: Config) -> None:
    """A local Discord with people in it, and the real bot as a process beside it."""
    stopping = _stopping()
    box = await _box(config)
    async with box:
        child = await start_bot(box, config.store, os.environ)
        await _begun(box, child, stopping)
        if not stopping.is_set():
            print(
                f"Ziggurat is at {box.url}\nOpen it in a browser, be Ada, and press Play now. Ctrl-C stops.", flush=True
            )
        await _watch(box, child, config, stopping)


async def start_bot(
    box: Box, store: Path | str, environment: "os._Environ[str] | dict[str, str]"
) -> asyncio.subprocess.Process:
    """The bot as a process of its own that talks to this box."""
    local = f"{box.url}#{box.token}#{os.getpid()}"
    kept = {"DATABASE_URL": "", "ZIGGURAT_DB": str(store)} if isinstance(store, Path) else {"DATABASE_URL": store}
    told = {**environment, "DISCORD_LOCAL": local, "DISCORD_TOKEN": "", **kept}
    return await asyncio.create_subprocess_exec(sys.executable, "-P", "-m", "ziggurat", "serve", env=told)


async def stop_bot(child: asyncio.subprocess.Process) -> None:
    if child.returncode is None:
        child.terminate()
        await child.wait()


async def _begun(box: Box, child: asyncio.subprocess.Process, stopping: asyncio.Event) -> None:
    """Waits until the bot is there, or nobody wants it any more; one that ends at once never will be."""
    ready = asyncio.create_task(box.ready())
    others = [asyncio.create_task(one) for one in (child.wait(), stopping.wait())]
    try:
        await asyncio.wait({ready, *others}, return_when=asyncio.FIRST_COMPLETED)
        if not stopping.is_set() and not (ready.done() and ready.exception() is None):
            await stop_bot(child)
            raise Problem("The bot did not start; its log above says why.")
    finally:
        for one in (ready, *others):
            one.cancel()
        await asyncio.gather(ready, *others, return_exceptions=True)


async def _watch(box: Box, child: asyncio.subprocess.Process, config: Config, stopping: asyncio.Event) -> None:
    """A bot that dies is started again."""
    told = asyncio.create_task(stopping.wait())
    try:
        while not stopping.is_set():
            ended = asyncio.create_task(child.wait())
            await asyncio.wait({ended, told}, return_when=asyncio.FIRST_COMPLETED)
            if not stopping.is_set():
                await asyncio.sleep(RESTART)
                child = await start_bot(box, config.store, os.environ)
    finally:
        told.cancel()
        await stop_bot(child)


async def _box(config: Config) -> Box:
    """What was said is kept beside the database, because the matches' threads are in it."""
    settings: dict[str, Any] = {
        "people": PEOPLE,
        "guild": GUILD,
        "bot_name": "Ziggurat",
        "state": config.db.with_suffix(".discord"),
    }
    try:
        return await Box.start(port=config.local_port, **settings)
    except OSError:
        return await Box.start(port=0, **settings)


async def _orphaned(starter: int, stopping: asyncio.Event) -> None:
    """A bot beside a local Discord does not outlive whoever started it."""
    while True:
        if os.getppid() != starter:
            stopping.set()
            return
        await asyncio.sleep(RESTART)


def _stopping() -> asyncio.Event:
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    return stopping


async def _health(config: Config, bots: list[Ziggurat], held: Leases) -> web.AppRunner | None:
    if not config.health_port:
        return None
    try:
        return await health.serve(
            config.health_port, lambda: bots[-1] if bots else None, config.health_host, lambda: held.waiting
        )
    except OSError:
        LOG.warning("The health port is taken; the bot runs without its health page.")
        return None
