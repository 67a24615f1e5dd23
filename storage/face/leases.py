"""Which process serves which servers, and how it is called."""

from collections.abc import AsyncIterator, Sequence

from storage.face.running import Running
from storage.ops import leases
from storage.records import Held, Home, Outage

MOVED = "moved"
"""The lease of a database whose matches live elsewhere by now."""


class Leases(Running):
    """Compared with what was there, so that of two one is first."""

    async def moved(self) -> str | None:
        """The database that has taken its place."""
        return await self._read(leases.holder, MOVED)

    async def shards(self) -> list[Held]:
        return await self._read(leases.shards)

    async def lay_out(self, of: int, at: float) -> None:
        """Every shard of so many is known, whether somebody serves it or not."""
        await self._free(leases.lay_out, of, at)

    async def take(self, home: Home, gone: Sequence[str], now: float, until: float) -> None:
        """Conflict if somebody else holds one of its shards, unless it is the one of whom it is known to be gone."""
        await self._free(leases.take, home, gone, now, until)

    async def renew(self, home: Home, until: float) -> bool:
        """False: somebody else has taken over."""
        return await self._free(leases.renew, home, until)

    async def release(self, home: Home) -> None:
        await self._free(leases.release, home)

    async def retire(self, shard: Held, outage: Outage | None) -> None:
        """A shard of a time with another number of them goes, and leaves its downtime."""
        await self._free(leases.retire, shard, outage)

    async def lease(self, name: str, holder: str, now: float, until: float) -> bool:
        """Whether something that one does at a time is this holder's until then."""
        return await self._free(leases.lease, name, holder, now, until)

    async def unlease(self, name: str) -> None:
        await self._free(leases.unlease, name)

    async def holder(self, name: str) -> str | None:
        return await self._read(leases.holder, name)

    async def call(self, match: int) -> None:
        """A hint to the process where a match lives; it may be lost."""
        await self.driver.call(match)

    def calls(self) -> AsyncIterator[int]:
        """Hints of other processes, for ever."""
        return self.driver.calls()

    async def clock(self) -> float:
        """What time it is for the database."""
        return await self.driver.clock()
