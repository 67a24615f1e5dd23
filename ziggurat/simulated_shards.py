"""Two processes that want the same servers, frozen and killed as a seed has it: one tells, in order and once."""

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

from service.leases import LEASE, Leases, NotOurs
from storage import Letter, Match, Store, StoreError
from ziggurat.problem import Found
from ziggurat.simulated import Host, simulate

START = 1_000_000.0
LETTERS, WHILE = 20, 120.0
"""So many things happen, in so many seconds."""
BLOWS = 5
LOOK, SLOW = 0.5, 4.0
ENOUGH = 3_600.0
"""Seconds in which everything must be told."""


def play_seed(seed: int) -> str:
    """The fingerprint of what was told, and when; Found if something is missing, doubled or out of order."""
    with tempfile.TemporaryDirectory() as folder:
        return simulate(seed, lambda chance: Servers(Path(folder) / "z.db", chance).play())


class Servers:
    """A thread with messages that Discord knows by their nonce, and one table that is edited."""

    def __init__(self, path: Path, chance: random.Random) -> None:
        self.path, self.chance = path, chance
        self.thread: list[int] = []
        self.table = 0
        self.wrong: list[str] = []
        self.hosts: list[Host] = []
        self.stopping = asyncio.Event()
        self.doing: list[asyncio.Task[Any]] = []
        """Whatever was begun; what a dead host was doing is kept from waking up again."""

    def now(self) -> float:
        return START + asyncio.get_running_loop().time()

    async def play(self) -> str:
        store = await Host(self.path, self.chance).store()
        match = await store.create(Match(game="x", version=1, host=1, options={}, created=START), [])
        for number in range(2):
            self.launch(number)
        blows = [asyncio.create_task(self.blow()) for _ in range(BLOWS)]
        for number in range(1, LETTERS + 1):
            await asyncio.sleep(self.chance.uniform(0, 2 * WHILE / LETTERS))
            await store.post(match, "moved", b"%d" % number, self.now())
        await asyncio.wait(blows)
        await self.all_told(store, match)
        return repr((self.thread, self.now()))

    def launch(self, number: int) -> None:
        host = Host(self.path, self.chance)
        self.hosts[number : number + 1] = [host]
        self.doing.append(asyncio.create_task(self.process(host)))

    async def blow(self) -> None:
        """One freezes, mostly longer than its lease, or dies and is started again."""
        await asyncio.sleep(self.chance.uniform(0, WHILE))
        number = self.chance.randrange(2)
        if self.chance.random() < 0.7:
            self.hosts[number].freeze(self.chance.uniform(0.5, 3) * LEASE)
        else:
            self.hosts[number].die()
            await asyncio.sleep(self.chance.uniform(0, LEASE))
            self.launch(number)

    async def process(self, host: Host) -> None:
        leases = Leases(await host.store(), now=self.now)
        while await leases.take(self.stopping):
            try:
                await self.serve(host, leases)
            except (NotOurs, StoreError):
                await asyncio.sleep(LOOK)
            await leases.release()

    async def serve(self, host: Host, leases: Leases) -> None:
        while not leases.lost.is_set():
            for letter in await leases.served.letters(LETTERS):
                await self.tell(host, leases, letter)
            await asyncio.sleep(LOOK)

    async def tell(self, host: Host, leases: Leases, letter: Letter) -> None:
        """As the bot does it: asked, then written if it may be at that moment, then noted; Discord takes its time."""
        await self.look(leases, letter)
        await leases.check()
        await self.wait(host)
        if not leases.may_tell():
            raise NotOurs
        self.table = int(letter.body)
        if self.table not in self.thread:
            self.thread.append(self.table)
        await self.wait(host)
        await leases.served.set_places(letter.match, {"page": int(letter.body)})
        await leases.served.delivered([letter.id])

    async def wait(self, host: Host) -> None:
        await asyncio.sleep(self.chance.uniform(0, SLOW))
        await host.lag()

    async def look(self, leases: Leases, letter: Letter) -> None:
        """What is noted is the one before, or this one by somebody who died over it; as long as the lease holds. Who
        wakes up after it has an old letter in hand, and does not get past the next question."""
        found, number = await leases.served.match(letter.match), int(letter.body)
        page = found.place.get("page", 0) if found else None
        if page not in (number - 1, number) and leases.held:
            self.wrong.append(f"noted is {page} when {number} is to be told")

    async def all_told(self, store: Store, match: int) -> None:
        async with asyncio.timeout(ENOUGH):
            while True:
                if not await store.letters(1):
                    break
                await asyncio.sleep(LOOK)
        await asyncio.sleep(4 * LEASE)  # whoever is still frozen wakes up
        found = await store.match(match)
        wanted = list(range(1, LETTERS + 1))
        if self.wrong or self.thread != wanted:
            raise Found(next(iter(self.wrong), f"told were {self.thread}"))
        if self.table != LETTERS or found is None or found.place["page"] != LETTERS:
            raise Found(f"the table shows {self.table}, noted is {found and found.place}, instead of {LETTERS}")
