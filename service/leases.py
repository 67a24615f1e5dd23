"""The shards that this process holds: taken before it connects, renewed while it lives, given back when it stops.

A match lives where its server's shard lives. Whoever holds the shard tells, rings, reminds and thinks for it; anybody
may act on it. Whoever has lost a lease writes nothing any more (`storage.ops.leases.fenced`) and says nothing.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from uuid import uuid4

from service import processes
from storage import Conflict, Held, Home, Outage, Store, StoreError

LEASE, RENEWED = 20.0, 5.0
"""Seconds for which a lease is taken, and after which it is taken anew."""
SKEW = 5.0
"""With less than this left nothing is begun: clocks of two machines may differ, and a message may be on its way."""
TURN = 0.2
"""Seconds after which it is looked again whether it is one's turn."""
FOREVER = 1e300
log = logging.getLogger("ziggurat")


class Refused(Exception):
    """These shards cannot be served as things are; the sentence says what to do."""


class NotOurs(ConnectionError):
    """The lease is not sure enough to say anything."""


class Leases:
    """All shards of a process, held together or not at all."""

    def __init__(
        self,
        store: Store,
        of: int = 1,
        shards: tuple[int, ...] = (0,),
        *,
        now: Callable[[], float] = time.time,
        outage: float = 60.0,
    ) -> None:
        self.store, self.of, self.shards, self.now, self.outage = store, of, shards, now, outage
        self.home = Home()
        self.served = store
        """The store for whoever works under the lease that is held now; with one that is lost it takes nothing more."""
        self.lost = asyncio.Event()
        """Somebody else has taken over."""
        self.until = 0.0
        self._looked, self._next_look = 0.0, asyncio.Event()
        """When it was last tried to renew them, and that it was tried again."""
        self._renewing: asyncio.Task[None] | None = None
        self.waiting = False
        """Somebody else holds them; this process stands by."""

    async def take(self, stopping: asyncio.Event) -> bool:
        """Waits until all of them are ours; False: it was told to stop before."""
        self.home = Home(self.of, self.shards, processes.own_name())
        self.lost = asyncio.Event()
        while not stopping.is_set():
            if await self._try():
                self.served, self.waiting = self.store.at_home(self.home), False
                self._renewing = asyncio.create_task(self._renew())
                return True
            if not self.waiting:
                log.info("Another process holds these shards; this one waits until it is gone.")
            self.waiting = True
            await _rest(RENEWED / 5, stopping)
        return False

    async def release(self) -> None:
        """At a clean stop: the next one takes over at once."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
            self._renewing = None
        self.until = 0.0
        self.lost.set()
        self._look()
        try:
            await self.store.release(self.home)
        except StoreError as error:
            log.warning("A lease runs out by itself.", extra={"what": type(error).__name__})

    @property
    def held(self) -> bool:
        return self.until > self.now() and not self.lost.is_set()

    async def check(self) -> None:
        """Before something is said for a match; NotOurs if another process may have taken over by now."""
        await self.awake()
        if self.until - self.now() < min(SKEW, LEASE / 4):
            raise NotOurs

    def may_tell(self) -> bool:
        """At the very moment of writing."""
        return self.held

    def may_answer(self) -> bool:
        return self.now() - self._looked <= LEASE and not self.lost.is_set()

    async def awake(self) -> None:
        """Before anything is said: a process that was frozen looks first whether its time has passed."""
        if self.now() - self._looked > LEASE and not self.lost.is_set():
            await self._next_look.wait()
        if self.lost.is_set():
            raise NotOurs

    async def turn(self, name: str, seconds: float) -> None:
        """Waits for one's turn at something that all processes do one after the other; it is ours for so long."""
        me = f"{self.home.holder}|{uuid4().hex[:8]}"
        while True:
            if await self.store.lease(name, me, self.now(), self.now() + seconds):
                return
            await asyncio.sleep(TURN)

    async def once(self, name: str, what: str, work: Callable[[], Awaitable[object]]) -> None:
        """Work whose outcome is known by what it was done with: it is not done again with the same."""
        await self.turn(f"{name}.turn", LEASE)
        if await self.store.holder(name) != what:
            await work()
            await self.store.lease(name, what, FOREVER, 0.0)
        await self.store.unlease(f"{name}.turn")

    async def _try(self) -> bool:
        now = self.now()
        try:
            found = await self.store.shards()
            await self._leave_older(found, now)
            await self.store.lay_out(self.of, now)
            rows = {row.shard: row for row in found if row.of == self.of}
            gone = [self._before(rows.get(shard)) for shard in self.shards]
            await self.store.take(self.home, gone, now, now + LEASE)
        except Conflict:
            return False
        except StoreError as error:
            log.warning("The database does not answer; the shards are taken later.", exc_info=error)
            return False
        self.until = now + LEASE
        self._look()
        return True

    def _before(self, row: Held | None) -> str:
        """Whose place may be taken at once."""
        return row.holder if row and processes.is_gone(row.holder) else self.home.holder

    async def _leave_older(self, found: list[Held], now: float) -> None:
        """Shards of a time with another number of them go, with the time in which nobody served them."""
        older = [row for row in found if row.of != self.of]
        for row in older:
            if row.until > now and not processes.is_gone(row.holder):
                raise Refused(
                    f"Another process serves shard {row.shard} of {row.of}, and SHARDS here says {self.of}. Stop all, "
                    f"then start all with the same number."
                )
        for row in older:
            down = now - row.alive > self.outage
            await self.store.retire(row, Outage(row.of, row.shard, row.alive, now) if down else None)

    async def _renew(self) -> None:
        while not self.lost.is_set():
            await asyncio.sleep(RENEWED)
            now = self.now()
            try:
                async with asyncio.timeout(LEASE):
                    ours = await self.store.renew(self.home, now + LEASE)
            except Exception as error:  # whoever does not renew it any more must not live on without knowing
                log.warning("The shards' lease could not be renewed.", exc_info=error)
            else:
                self.until = now + LEASE if ours else 0.0
                if not ours:
                    log.warning("Another process has taken over these shards; this one starts anew.")
                    self.lost.set()
            self._look()

    def _look(self) -> None:
        self._looked = self.now()
        self._next_look.set()
        self._next_look = asyncio.Event()


async def _rest(seconds: float, stopping: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stopping.wait()
    except TimeoutError:
        return
