"""What is still to be done: letters, timers, downtimes to be given back."""

from collections.abc import Sequence

from storage.face.running import Running
from storage.ops import duties
from storage.records import Draft, Letter, LetterKey, Outage, Shard, Timer

LATE = 1e300
"""A time that never comes."""


class Duties(Running):
    """Each is done once, whoever does it."""

    async def letters(self, limit: int, match: int | None = None) -> list[Letter]:
        """The oldest letters not yet delivered, of all matches or of one."""
        if match is None:
            return await self._read(duties.letters, self.home, limit)
        return await self._read(duties.letters_of, match, limit)

    async def letters_due(self, kind: str, until: float, limit: int) -> list[Letter]:
        """The oldest letters of a kind whose time has come by then."""
        return await self._read(duties.letters_due, self.home, kind, until, limit)

    async def matches_with_letters(self, kind: str, until: float) -> list[int]:
        """Of these, all matches that have one, the one that waits longest first."""
        return await self._read(duties.matches_with_letters, self.home, kind, until)

    async def post(self, match: int, kind: str, body: bytes, at: float) -> None:
        await self._write(duties.post_alone, match, (kind, body), at)

    async def delivered(self, letters: Sequence[LetterKey]) -> None:
        await self._repeated(duties.delivered, letters)

    async def timers(self, until: float, limit: int, since: float = 0.0) -> list[Timer]:
        """The earliest timers due until then, of servers that somebody kept the time for since then."""
        return await self._read(duties.timers, self.home, since, until, limit)

    async def next_timer(self, since: float = 0.0) -> Timer | None:
        found = await self.timers(LATE, 1, since)
        return found[0] if found else None

    async def ring(self, timer: Timer, letter: Draft | None, at: float) -> None:
        """The timer is over, and its letter, if any, waits to be delivered."""
        await self._repeated(duties.ring, timer, letter, at)

    async def delay(self, timer: Timer, due: float) -> None:
        """The timer comes again at another time."""
        await self._repeated(duties.delay, timer, due)

    async def alive(self, shard: Shard) -> float | None:
        """The last moment at which somebody kept the time."""
        return await self._read(duties.alive, shard)

    async def beat(self, shard: Shard, at: float) -> None:
        await self._free(duties.beat, self.home, shard, at)

    async def note_outage(self, outage: Outage) -> None:
        """It begins when the shard was last alive; whoever notes it second changes nothing."""
        await self._free(duties.note_outage, outage)

    async def outages(self, shard: Shard) -> list[Outage]:
        """Those that are not yet given back to all, the first first; of another number of shards too."""
        return await self._read(duties.outages, shard)

    async def drop_outage(self, outage: Outage) -> None:
        await self._write(duties.drop_outage, outage)

    async def uncredited(self, outage: Outage) -> list[int]:
        """Running matches that have not got it back."""
        return await self._read(duties.uncredited, outage)

    async def credit(self, match: int, outage: Outage) -> bool:
        """The match's clocks get it back, once; False: a vote is open, whose end is not only a timer's."""
        return await self._repeated(duties.credit, match, outage)
