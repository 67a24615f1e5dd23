"""One task that sleeps until the next thing is due, does it, and sleeps again.

Timers are rows; each is handled in the transaction that carries out its effect, so that a kill at any moment repeats a
timer instead of losing it, and a repeated one finds nothing left to do.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rules.kernel import Illegal
from service import absence, clock, votes
from service.desk import Desk
from service.outbox import CLOSED, reminder
from storage import ALIVE, Conflict, Timer

HEARTBEAT = 20.0
OUTAGE = 3 * HEARTBEAT
"""Silence longer than this was a downtime; nobody's clock ran meanwhile."""
AT_ONCE = 200
MATCHES = 100_000
DEAD_LOBBY = 14 * clock.DAY
DEAD_BRANCH = 7 * clock.DAY
"""A what-if in which nothing is played for so long goes."""

Handler = Callable[[Desk, Timer], Awaitable[object]]
log = logging.getLogger(__name__)


class Timekeeper:
    """Sleeps by the desk's own clock, which tests may turn."""

    def __init__(self, desk: Desk, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self.desk, self._sleep = desk, sleep
        self.handlers: dict[str, Handler] = {
            clock.DEADLINE: lambda desk, timer: absence.expire(desk, timer.match, timer.seat),
            clock.RETURN: lambda desk, timer: absence.come_back(desk, timer.match, timer.seat),
            clock.VOTE: lambda desk, timer: votes.expire(desk, timer.match),
            clock.HALF: _remind,
            clock.TENTH: _remind,
        }

    async def run(self) -> None:
        """For ever."""
        await self.catch_up()
        while True:
            await self.work()
            await self._sleep(await self.pause())

    async def catch_up(self) -> float:
        """After a downtime: everybody gets the time back. Tells how much."""
        now, alive = self.desk.now(), await self.desk.store.meta(ALIVE)
        if alive is None or now - alive <= OUTAGE:
            await self.desk.store.keep_meta(ALIVE, now)
            return 0.0
        await self.desk.store.credit(now - alive, now)
        self.desk.forget_all()
        await self._prolong_votes(now - alive)
        return now - alive

    async def work(self) -> None:
        """Everything that is due."""
        await self.desk.store.keep_meta(ALIVE, self.desk.now())
        while due := await self.desk.store.timers(self.desk.now(), AT_ONCE):
            for timer in due:
                await self._handle(timer)
        await self._close_lobbies()
        if await self.desk.store.drop_branches(self.desk.now() - DEAD_BRANCH):
            self.desk.forget_all()

    async def pause(self) -> float:
        """Seconds until the next timer, or until the next heartbeat."""
        timer = await self.desk.store.next_timer()
        return HEARTBEAT if timer is None else min(HEARTBEAT, max(0.0, timer.due - self.desk.now()))

    async def _handle(self, timer: Timer) -> None:
        try:
            handler = self.handlers.get(timer.kind)
            if handler is not None:
                await handler(self.desk, timer)
        except Illegal:
            log.info("timer without effect", extra={"match": timer.match, "kind": timer.kind})
        except Exception:
            log.exception("timer failed", extra={"match": timer.match, "kind": timer.kind})
            await self.desk.store.delay(timer, self.desk.now() + HEARTBEAT)
            return
        await self.desk.store.ring(timer, None, self.desk.now())

    async def _prolong_votes(self, seconds: float) -> None:
        for number in await self.desk.store.matches_with("running", MATCHES):
            found = await self.desk.store.match(number)
            if found is not None and "vote" in found.settings:
                await votes.prolong(self.desk, number, seconds)

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
