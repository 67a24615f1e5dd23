"""The real bot with 10,000 matches that go on: how late answers come, what it costs, and whether it grows.

Moves come at a steady rate, as from many tables at once, and each goes to another match. A second bot with 100 matches
takes turns with it, so that both have the same weather; what a move costs is counted in their own processors' time.
The threads of the matches are opened before that counts, which is done once.
"""

import asyncio
import os
import random
import statistics
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from localdiscord.client import Box
from service import outbox
from service.desk import Desk
from storage import Store
from storage.ops import Op
from ziggurat.bench import Figures, Wanted, children, load_postgres, progress
from ziggurat.bench.discord import DEADLINE, MEMORY, PATIENCE, begin, timed, told, typed
from ziggurat.serve import start_bot, stop_bot

FEW, MANY = 100, 10_000
RATE = 30.0
"""Moves a second; more than Discord lets one bot tell."""
ROUNDS, EACH = 8, 25
PLAYED = 600
"""So many of the many matches are played."""
CLONED = ("settings", "places", "seats", "moves", "states", "snapshots", "timers")
AGO = 3_600.0
"""Seconds since the last move of every match before the start: nothing is due to be told of any."""
SETTLED = 3.0
"""Seconds after which a start is over, also what it does behind everybody's back."""


def figures(wanted: Wanted) -> Figures:
    if wanted("load.matches_") or wanted("load.growth") or wanted("load.start"):
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            yield from asyncio.run(_measure(Path(folder)))
    if wanted("load.postgres."):
        yield from load_postgres.figures()


async def _measure(folder: Path) -> list[tuple[str, float]]:
    async with AsyncExitStack() as open_ones:
        progress(f"a bot with {FEW} matches and one with {MANY}")
        few = await open_ones.enter_async_context(_loaded(folder / "few.db", FEW))
        many = await open_ones.enter_async_context(_loaded(folder / "many.db", MANY))
        progress(f"{PLAYED + ROUNDS * EACH} moves, {RATE:.0f} a second")
        for one in (few, many):
            await one.open_threads()
        for _ in range(ROUNDS):
            for one in (few, many):
                await one.play(EACH)
        growth = statistics.median(ours / theirs for ours, theirs in zip(many.spent, few.spent, strict=True))
        for _ in range(PLAYED // EACH - ROUNDS):
            await many.play(EACH)
        return [
            (f"load.matches_{MANY}.p99_ms", statistics.quantiles(many.times, n=100)[98] * 1000),
            (f"load.matches_{MANY}.late", float(many.late)),
            (f"load.matches_{MANY}.rss_mib", many.memory() / 2**20),
            (f"load.matches_{MANY}.cpu_ms_per_move", statistics.median(many.spent) * 1000),
            ("load.growth", growth),
            ("load.start", many.start / few.start),
            ("load.start_cpu_s", many.start),
        ]


class Loaded:
    """A bot beside its local Discord, and what its moves have cost so far."""

    def __init__(self, box: Box, store: Store, process: int, start: float, matches: Sequence[int]) -> None:
        self.box, self.store, self.desk, self.process, self.start = box, store, Desk(store), process, start
        self.times: list[float] = []
        self.late = 0
        self.spent: list[float] = []
        """Seconds of the bot's own processor time for a move, its news included: of each round."""
        self._matches, self._next = matches, 0

    async def open_threads(self) -> None:
        """Every match that is played has its thread, and its table there."""
        for match in self._matches:
            await outbox.tell_again(self.desk, match)
        await told(self.store)

    async def play(self, moves: int) -> None:
        """One match after the other."""
        turn = [self._matches[(self._next + number) % len(self._matches)] for number in range(moves)]
        self._next += moves
        calls = [(await typed(self.box, self.desk, match, 1))[0] for match in turn]
        before, channel = _spent(self.process), self.box.channel("general")
        going = list[asyncio.Task[float | None]]()
        for call in calls:
            going.append(asyncio.create_task(timed(channel, *call)))
            await asyncio.sleep(1 / RATE)
        taken = await asyncio.gather(*going)
        await told(self.store)
        self.spent.append((_spent(self.process) - before) / moves)
        self.late += sum(one is None or one > DEADLINE for one in taken)
        self.times += [DEADLINE if one is None else one for one in taken]

    def memory(self) -> int:
        """Bytes of the bot and of the processes that draw and think for it."""
        return sum(_resident(process) for process in (self.process, *children(self.process)))


@asynccontextmanager
async def _loaded(db: Path, matches: int) -> AsyncIterator[Loaded]:
    people = [f"P{number}" for number in range(5)]
    async with await Box.start(people=people, process=True, rates="off") as box:
        store = await Store.open(db)
        played = min(matches, PLAYED)
        await begin(box, store, played)
        await store.delivered([letter.id for letter in await store.letters(played)])
        await store.driver.write(lambda: _clones(played, matches))
        quiet = {"LOG_LEVEL": "ERROR", "HEALTH_PORT": "0", "COMPUTER_PAUSE_MS": "0", "ICONS": "0"}
        child = await start_bot(box, db, {**os.environ, **quiet})
        try:
            await box.ready(PATIENCE)
            await asyncio.sleep(SETTLED)
            numbers = list(range(1, played + 1))
            random.Random(0).shuffle(numbers)
            yield Loaded(box, store, child.pid, _spent(child.pid), numbers)
        finally:
            await stop_bot(child)
            await store.close()


def _clones(played: int, matches: int) -> Op[None]:
    """More matches that go on, each as one of those that are played; in all of them nothing happened lately."""
    for number in range(played + 1, matches + 1):
        model = number % played + 1
        yield from _clone("matches", "id", model, number)
        for table in CLONED:
            yield from _clone(table, "match", model, number)
    yield "UPDATE counters SET value = ? WHERE name = 'matches'", matches
    yield "UPDATE moves SET at = at - ?", AGO


def _clone(table: str, key: str, model: int, number: int) -> Op[None]:
    rows = yield f"SELECT * FROM {table} WHERE {key} = ?", model
    names = yield (f"SELECT name FROM pragma_table_info('{table}')",)
    columns = [name for (name,) in names]
    made = [[number if name == key else value for name, value in zip(columns, row, strict=True)] for row in rows]
    yield f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' for _ in columns)})", made


def _spent(process: int) -> float:
    """Seconds of processor time so far."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9


def _resident(process: int) -> int:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
