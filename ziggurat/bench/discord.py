"""A Confirm against a bare ping on the same local Discord, and a thousand moves at once.

Pings in a row find everything awake, which a Confirm does not: it comes after a pause, as people's clicks do. So it is
measured against both, pings in a row (`ratio_to_ping`) and a ping after the same pause (`ratio_to_ping_alike`).

The local Discord and both bots are processes of their own. The database lies in memory where there is such a place:
what a disk takes is measured with the store.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from localdiscord.client import Box, Person
from localdiscord.parts import Message
from rules import GAMES, kernel
from service import lobby, play
from service.batch import Batch
from service.desk import Desk
from storage import Store
from ziggurat.bench import Figures, Wanted, progress
from ziggurat.serve import start_bot, stop_bot

GAME = next(iter(GAMES))
ROUNDS, EACH = 5, 10
"""Both sides take turns, so that they have the same weather."""
PAUSE = 0.3
"""Seconds before a Confirm: the panel's picture comes after the panel."""
MATCHES, MOVES = 200, 1_000
DEADLINE = 3.0
PATIENCE = 300.0
MEMORY = Path("/dev/shm")
"""Where a file costs no disk."""

PING = """
import asyncio, sys, discord
from discord import app_commands
from localdiscord.aim import point

class Bot(discord.AutoShardedClient):
    async def setup_hook(self):
        tree = app_commands.CommandTree(self)
        @tree.command(name="ping", description="Answers.")
        async def ping(interaction):
            await interaction.response.send_message("pong", ephemeral=True)
        await tree.sync()

url, token = sys.argv[1:]
point(url + "/api/v10", url.replace("http", "ws", 1) + "/gateway")
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
asyncio.run(Bot(intents=discord.Intents(guilds=True)).start(token))
"""


def figures(wanted: Wanted) -> Figures:
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[tuple[str, float]]:
    progress("a Confirm against a bare ping")
    async with _bot(folder / "one.db") as (box, store), _pinging() as other:
        ours, theirs, alike = await _race(box, store, other)
        pings = await _pings(other)
    progress(f"{MOVES} moves at once in {MATCHES} matches")
    async with _bot(folder / "many.db", MATCHES, silent=True) as (box, store):
        times, late, made = await _burst(box, store)
    return [
        ("discord.ping_ms", theirs * 1000),
        ("discord.confirm_ms", ours * 1000),
        ("discord.ratio_to_ping", ours / theirs),
        ("discord.ratio_to_ping_alike", ours / alike),
        ("discord.burst_1000", float(late)),
        ("discord.burst_1000_moves", float(made)),
        ("discord.burst_1000_slowest_ping_ms", max(pings) * 1000),
        ("discord.burst_1000_p50_ms", statistics.median(times) * 1000),
        ("discord.burst_1000_slowest_ms", max(times) * 1000),
    ]


@asynccontextmanager
async def _bot(db: Path, matches: int = 1, silent: bool = False) -> AsyncIterator[tuple[Box, Store]]:
    """The bot beside a local Discord, with matches that have begun; `silent`: as if they were told already."""
    people = [f"P{number}" for number in range(5)]
    async with await Box.start(people=people, process=True, rates="off") as box:
        store = await Store.open(db)
        await begin(box, store, matches)
        if silent:
            await store.delivered([letter.id for letter in await store.letters(matches)])
        quiet = {"LOG_LEVEL": "ERROR", "HEALTH_PORT": "0", "COMPUTER_PAUSE_MS": "0", "ICONS": "0"}
        child = await start_bot(box, db, {**os.environ, **quiet})
        try:
            await box.ready(60)
            await told(store)
            yield box, store
        finally:
            await stop_bot(child)
            await store.close()


async def begin(box: Box, store: Store, matches: int) -> None:
    """Matches of everybody against everybody, with a message each on which their threads are opened."""
    desk, people = Desk(store), list(box.people.values())
    channel, guild = box.channel("general"), box.guild()
    for _ in range(matches):
        seats = people[: lobby.find(GAME).seats[-1]]
        match = await lobby.create(desk, GAME, int(seats[0].id), seats[0].name, settings={"order": "chosen"})
        for person in seats[1:]:
            await lobby.join(desk, match.id, int(person.id), person.name)
        post = await people[-1].say(channel, "A table.")
        await lobby.set_place(desk, match.id, {"guild": int(guild), "channel": int(channel), "message": int(post.id)})
        await lobby.start(desk, match.id)


async def told(store: Store) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            if not await store.letters(1):
                return
            await asyncio.sleep(0.1)


@asynccontextmanager
async def _pinging() -> AsyncIterator[Box]:
    """A bare discord.py bot beside a local Discord of its own."""
    async with await Box.start(people=["P0"], process=True, rates="off") as box:
        child = await asyncio.create_subprocess_exec(sys.executable, "-c", PING, box.url, box.token)
        try:
            await box.ready(60)
            yield box
        finally:
            await stop_bot(child)


async def _race(box: Box, store: Store, other: Box) -> tuple[float, float, float]:
    """Seconds of a Confirm, committed and answered, of a ping among others, and of one alone: the middle of all."""
    ours, theirs, alike = list[float](), list[float](), list[float]()
    desk = Desk(store)
    for _ in range(ROUNDS):
        for _ in range(EACH):
            theirs.append(await _ping(other))
        for _ in range(EACH):
            ours.append(await _confirm(box, desk))
            await told(store)
            await asyncio.sleep(PAUSE)
            alike.append(await _ping(other))
    return statistics.median(ours), statistics.median(theirs), statistics.median(alike)


async def _confirm(box: Box, desk: Desk) -> float:
    """Prepares a move in somebody's panel, then takes the time of its Confirm alone."""
    who, panel, custom_id, n = await _prepared(box, desk, 1)
    began = time.perf_counter()
    await who.click(panel, custom_id=custom_id)
    taken = time.perf_counter() - began
    after = await desk.table(1)
    assert after.n > n, "a Confirm that committed nothing"
    return taken


async def _prepared(box: Box, desk: Desk, match: int) -> tuple[Person, Message, str, int]:
    table = await desk.table(match)
    seat = kernel.waiting(table.position)[0]
    who = next(p for p in box.people.values() if int(p.id) == table.chairs[seat].user)
    path = kernel.default(table.position, seat)
    await play.draft(desk, match, int(who.id), path, seat)
    found = await desk.store.match(match)
    assert found is not None
    thread, post = str(found.place["thread"]), str(found.place["page"]["message"])
    (message,) = [one for one in await who.history(thread, 5) if one.id == post]
    panel = (await who.click(message, custom_id=message.buttons[0].custom_id)).message
    confirm = next(button.custom_id for button in panel.buttons if button.custom_id.endswith(":c"))
    await asyncio.sleep(PAUSE)
    return who, panel, confirm, table.n


async def _burst(box: Box, store: Store) -> tuple[list[float], int, int]:
    """A thousand typed moves in one moment: the next five of each match, which are legal one after the other."""
    desk = Desk(store)
    work = [await typed(box, desk, match) for match in range(1, MATCHES + 1)]
    calls = [call for group in work for call in group][:MOVES]
    channel = box.channel("general")
    times = await asyncio.gather(*(timed(channel, *call) for call in calls))
    late = sum(taken is None or taken > DEADLINE for taken in times)
    made = await _settled(store)
    return [taken if taken is not None else DEADLINE for taken in times], late, made


async def _settled(store: Store) -> int:
    """The moves made, once no more are made."""
    made = -1
    while True:
        now = sum([await store.head(match) or 0 for match in range(1, MATCHES + 1)])
        if now == made:
            return now
        made = now
        await asyncio.sleep(2)


async def _pings(box: Box) -> list[float]:
    """As many bare pings at once: what this machine can do now."""
    return await asyncio.gather(*(_ping(box) for _ in range(MOVES)))


async def _ping(box: Box) -> float:
    pinger, channel = box.user("P0"), box.channel("general")
    began = time.perf_counter()
    reply = await pinger.slash(channel, "/ping")
    return DEADLINE if reply.failed else time.perf_counter() - began


async def typed(box: Box, desk: Desk, match: int, moves: int = MOVES // MATCHES) -> list[tuple[Person, int, str]]:
    """Lines for the next players of a match, each legal when those before it are played."""
    table = await desk.table(match)
    by_id = {int(person.id): person for person in box.people.values()}
    ahead, calls = Batch(desk, table), []
    for _ in range(moves):
        seat = kernel.waiting(ahead.position)[0]
        path = kernel.default(ahead.position, seat)
        ahead.play(seat, path)
        ahead.autopilot()
        calls.append((by_id[table.chairs[seat].user or 0], match, kernel.write(path)))
    return calls


async def timed(channel: str, who: Person, match: int, line: str) -> float | None:
    began = time.perf_counter()
    reply = await who.slash(channel, "/play", line=line, match=match)
    return None if reply.failed else time.perf_counter() - began
