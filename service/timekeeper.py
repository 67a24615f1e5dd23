"""One task that sleeps until the next thing is due, does it, and sleeps again.

Timers are rows; each is handled in the transaction that carries out its effect, so that a kill at any moment repeats a
timer instead of losing it, and a repeated one finds nothing left to do.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from rules.kernel import Illegal
from service import absence, clock, forgetting, substitutes, votes
from service.desk import Desk
from service.outbox import CLOSED, reminder
from storage import Conflict, Outage, Shard, Timer

HEARTBEAT = 20.0
OUTAGE = 3 * HEARTBEAT
"""Silence longer than this was a downtime; nobody's clock ran meanwhile."""
AT_ONCE = 200
DEAD_LOBBY = 14 * clock.DAY
DEAD_BRANCH = 7 * clock.DAY
"""A what-if in which nothing is played for so long goes."""

ALL = Shard(of=1, shard=0)
"""One process serves every server."""

Handler = Callable[[Desk, Timer], Awaitable[object]]
log = logging.getLogger("ziggurat")


class Timekeeper:
    """Sleeps by the desk's own clock, which tests may turn."""

    def __init__(
        self,
        desk: Desk,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        shards: Callable[[], Sequence[Shard]] = lambda: (ALL,),
    ) -> None:
        self.desk, self._sleep, self.shards = desk, sleep, shards
        self.handlers: dict[str, Handler] = {
            clock.DEADLINE: lambda desk, timer: absence.expire(desk, timer.match, timer.seat),
            clock.RETURN: lambda desk, timer: absence.come_back(desk, timer.match, timer.seat),
            clock.VOTE: lambda desk, timer: votes.expire(desk, timer.match),
            clock.LEAVE: lambda desk, timer: substitutes.due(desk, timer.match, timer.seat),
            clock.HALF: _remind,
            clock.TENTH: _remind,
        }

    async def run(self) -> None:
        """For ever."""
        await self.catch_up()
        while True:
            await self.work()
            await self._sleep(await self.pause())

    async def catch_up(self, shards: Sequence[Shard] | None = None) -> float:
        """After a downtime: everybody of these servers gets the time back. Tells how much."""
        return sum([await self._catch_up(shard) for shard in (self.shards() if shards is None else shards)])

    async def _catch_up(self, shard: Shard) -> float:
        now, alive = self.desk.now(), await self.desk.store.alive(shard)
        if alive is None or now - alive <= OUTAGE:
            await self.desk.store.beat(shard, now)
        else:
            await self.desk.store.note_outage(Outage(shard.of, shard.shard, alive, now))
        return sum([await self._give_back(outage) for outage in await self.desk.store.outages(shard)])

    async def work(self) -> None:
        """Everything that is due."""
        for shard in self.shards():
            await self.desk.store.beat(shard, self.desk.now())
        while due := await self.desk.store.timers(self.desk.now(), AT_ONCE, self._lately()):
            for timer in due:
                await self._handle(timer)
        await self._close_lobbies()
        await self.desk.store.drop_branches(self.desk.now() - DEAD_BRANCH)
        await forgetting.resume(self.desk)

    async def pause(self) -> float:
        """Seconds until the next timer, or until the next heartbeat."""
        timer = await self.desk.store.next_timer(self._lately())
        return HEARTBEAT if timer is None else min(HEARTBEAT, max(0.0, timer.due - self.desk.now()))

    def _lately(self) -> float:
        """Servers that nobody kept the time for since then are away: nothing is due there."""
        return self.desk.now() - HEARTBEAT

    async def _handle(self, timer: Timer) -> None:
        try:
            handler = self.handlers.get(timer.kind)
            if handler is not None:
                await handler(self.desk, timer)
        except Illegal:
            log.info("A timer without effect.", extra={"match": timer.match, "what": timer.kind})
        except Exception:
            log.exception("A timer failed; it is tried again.", extra={"match": timer.match, "what": timer.kind})
            await self.desk.store.delay(timer, self.desk.now() + HEARTBEAT)
            return
        await self.desk.store.ring(timer, None, self.desk.now())

    async def _give_back(self, outage: Outage) -> float:
        """Match by match, each once: a kill breaks it off, and the next start goes on."""
        behind = await self.desk.store.uncredited(outage)
        for first in range(0, len(behind), AT_ONCE):
            await asyncio.gather(*(self._credit(match, outage) for match in behind[first : first + AT_ONCE]))
        await self.desk.store.drop_outage(outage)
        return outage.ended - outage.began

    async def _credit(self, match: int, outage: Outage) -> None:
        if not await self.desk.store.credit(match, outage):
            await votes.prolong(self.desk, match, outage)

    async def _close_lobbies(self) -> None:
        """The oldest lobbies, as long as they are too old."""
        for number in await self.desk.store.matches_with("lobby", AT_ONCE):
            found = await self.desk.store.match(number)
            if found is None or found.created > self.desk.now() - DEAD_LOBBY:
                return
            await self.desk.store.post(number, CLOSED, b"", self.desk.now())  # first, so that a kill repeats the notice
            with suppress(Conflict):  # somebody has started it this very moment
                await self.desk.store.close_lobby(number)


async def _remind(desk: Desk, timer: Timer) -> None:
    await desk.store.ring(timer, reminder(timer.seat, timer.kind, timer.due), desk.now())
