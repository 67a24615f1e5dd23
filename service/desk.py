"""The desk at which matches are handled: loaded tables, one queue per match, and the clock."""

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct

from rules import GAMES, kernel
from rules.kernel import Illegal, Position, Rules, Seat, Tape, View, msg
from service import names, seats
from storage import (
    Board,
    Chair,
    Conflict,
    Fenced,
    Letter,
    Match,
    Move,
    Search,
    Shard,
    Store,
    StoreError,
    Timer,
    Unknown,
)

__all__ = [
    "SEED_BYTES",
    "Board",
    "Chair",
    "Conflict",
    "Desk",
    "Fenced",
    "Letter",
    "Match",
    "Move",
    "Search",
    "Shard",
    "Stale",
    "Store",
    "StoreError",
    "Table",
    "Timer",
    "Unknown",
    "replay",
]

SEED_BYTES = 32
AT_HAND = 1_024
"""So many tables are kept, each of 10 to 55 kB: one that is wanted again need not be read anew."""


class Stale(Exception):
    """A click on something that has passed; the player gets a fresh panel."""


class Table(Struct):
    """A running or finished match, loaded: the position after entry n of the record, and its number for everybody."""

    match: Match
    chairs: list[Chair]
    n: int
    position: Position[Any, Any]
    number: int = -1
    ahead: str = ""
    """The occasion at which it would be like this, if everything went as foreseen; empty: it is like this."""
    _seen: tuple[Position[Any, Any], View] | None = None

    @property
    def rev(self) -> int:
        """Another one: something about the match has changed. Of its place in chat, a table knows thread and server."""
        return self.match.rev

    @property
    def rules(self) -> Rules[Any]:
        return GAMES[self.match.game]

    @property
    def public(self) -> View:
        """What everybody sees; looked at once, for it is asked for all along the way of a move."""
        if self._seen is None or self._seen[0] is not self.position:
            self._seen = (self.position, self.rules.view(self.position, None))
        return self._seen[1]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(names.readable(chair.name) for chair in self.chairs)

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.user == user)

    def seat_of(self, user: int, seat: Seat | None = None) -> Seat:
        """The seat for which a user acts: the one named, else one that is waited for, else one that may act."""
        mine = self.seats_of(user)
        if not mine:
            raise Illegal(msg("service-not-playing", match=self.match.id))
        if seat is not None:
            if seat not in mine:
                raise Illegal(msg("service-not-your-seat"))
            return seat
        for wanted in (kernel.waiting(self.position), kernel.allowed(self.position)):
            for own in mine:
                if own in wanted:
                    return own
        return mine[0]

    def k(self, seat: Seat) -> int:
        """Changes whenever this seat moves, and only then."""
        return self.chairs[seat].last


class Desk:
    """Everything that the service's functions share."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = os.urandom,
        tables: int = AT_HAND,
    ) -> None:
        self.store = store
        self.now = now
        self.entropy = entropy
        self._most = tables
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, match: int) -> AsyncIterator[None]:
        """One after the other, in the order of asking."""
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        async with lock:
            yield

    async def lobby(self, match: int) -> tuple[Match, list[Chair]]:
        """A match in any status, with its seats."""
        found = await self.store.match(match)
        if found is None:
            raise Illegal(msg("service-unknown-match", match=str(match)))
        chairs = await self.store.chairs(match)
        found.host = seats.host(found, chairs)
        return found, chairs

    async def place(self, match: int) -> dict[str, Any]:
        """Where a match lives in chat, and what was told there."""
        return await self.store.place(match)

    async def table(self, match: int) -> Table:
        """A started match with its latest position; the copy at hand, as long as nothing about it has changed."""
        rev, where = await self.store.glance(match) or (None, {})
        held = self._tables.get(match)
        if held is not None and held.rev == rev:
            held.match.place |= where
            self._tables.move_to_end(match)
            return held
        while True:
            if (loaded := await self._load(match)) is not None:
                return self.hold(loaded)

    def hold(self, table: Table) -> Table:
        """Keeps a table at hand; the one not used for the longest time goes."""
        self._tables[table.match.id] = table
        self._tables.move_to_end(table.match.id)
        while len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return table

    def forget(self, match: int) -> None:
        """The table is loaded anew when it is next wanted."""
        self._tables.pop(match, None)

    async def position(self, table: Table, n: int) -> Position[Any, Any]:
        """The position after an earlier move."""
        if n == table.n:
            return table.position
        return await self.replayed(table, n, n)

    async def replayed(self, table: Table, n: int, start: int) -> Position[Any, Any]:
        """The position after move n, played again from the nearest that is kept at or before move `start`."""
        kept = await self.store.state(table.match.id, start) if 0 <= n <= table.n else None
        if kept is None:
            raise Illegal(msg("service-unknown-move", number=n, last=table.n))
        base, state = kept
        positions = {base: table.rules.decode(state)}
        for move in await self.store.moves(table.match.id, base + 1, n):
            if move.back is None:
                positions[move.n] = replay(table.rules, positions[move.n - 1], move)
            else:
                positions[move.n] = positions.get(move.back) or await self.position(table, move.back)
        return positions[n]

    async def _load(self, match: int) -> Table | None:
        """The table as it is; None if something has changed while it was read, for then its parts may not fit."""
        found, chairs = await self.lobby(match)
        kept = await self.store.state(match)
        if kept is None:
            raise Illegal(msg("service-not-started", match=str(match)))
        n, state = kept
        (last,) = await self.store.moves(match, n, n)
        whole = await self.store.rev(match) == found.rev
        return Table(found, chairs, n, GAMES[found.game].decode(state), last.number) if whole else None


def replay(rules: Rules[Any], p: Position[Any, Any], move: Move) -> Position[Any, Any]:
    """The position after a recorded move."""
    assert move.seat is not None
    return kernel.apply(rules, p, move.seat, kernel.read(move.line)[0], Tape(fixed=move.draws)).position
