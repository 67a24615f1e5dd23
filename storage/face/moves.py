"""What was played, and what is drafted and ordered."""

from collections.abc import Sequence

from storage.face.running import Running
from storage.ops import moves
from storage.records import Chair, Commit, Match, Move, Order


class Moves(Running):
    """One transaction for a move."""

    async def start(self, match: Match, chairs: Sequence[Chair], commit: Commit) -> int:
        """From lobby to running, with the first position; Conflict if it is no lobby any more."""
        return await self._sure(commit, moves.start, match, chairs, commit)

    async def commit(self, commit: Commit) -> int:
        """The match's revision from now on."""
        return await self._sure(commit, moves.commit, commit)

    async def head(self, match: int) -> int | None:
        """The number of the latest move."""
        return await self._read(moves.head, match)

    async def state(self, match: int, n: int | None = None) -> tuple[int, bytes] | None:
        """The latest position, or the nearest that is kept at or before move n."""
        return await self._read(moves.state, match, n)

    async def moves(self, match: int, first: int = 0, last: int | None = None) -> list[Move]:
        return await self._read(moves.moves, match, first, last)

    async def draft(self, match: int, seat: int) -> str | None:
        return await self._read(moves.draft, match, seat)

    async def keep_draft(self, match: int, seat: int, line: str | None) -> None:
        await self._repeated(moves.keep_draft, match, seat, line)

    async def orders(self, match: int) -> list[Order]:
        return await self._read(moves.orders, match)

    async def keep_order(self, order: Order) -> None:
        """One without a line goes."""
        await self._write(moves.order, order)

    async def keep_orders(self, match: int, rev: int, orders: Sequence[Order]) -> None:
        """Made out of what was read at this revision; Conflict if the match has changed."""
        await self._write(moves.keep_orders, match, rev, orders)

    async def drop_order(self, order: Order) -> bool:
        """False: it is gone already, or another answer to the same question has taken its place."""
        return await self._write(moves.drop_order, order)
