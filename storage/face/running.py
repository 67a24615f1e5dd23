"""How operations are run: behind the fence, again where the database was away, and known afterwards."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import ParamSpec, Protocol, TypeVar

from storage.ops import Op, leases, moves
from storage.records import Away, Commit, Conflict, Home, StoreError, Unknown

T = TypeVar("T")
P = ParamSpec("P")
Trouble = type[StoreError] | tuple[type[StoreError], ...]
AWAY, PAUSE = 45.0, 0.25
"""For so many seconds a database that is away is waited for, as when another machine takes its place; and so long
between two looks."""


class Driver(Protocol):
    """Runs operations on a database. `make` gives a fresh generator each time, for some are run again."""

    async def read(self, make: Callable[[], Op[T]]) -> T: ...
    async def write(self, make: Callable[[], Op[T]]) -> T:
        """In one transaction, all or nothing; returns when it is safe."""
        ...

    async def call(self, match: int) -> None:
        """A hint to other processes that something is to be done for a match; it may be lost."""
        ...

    def calls(self) -> AsyncIterator[int]:
        """Hints of others, as long as somebody listens."""
        ...

    async def clock(self) -> float:
        """The database's own time."""
        ...

    async def backup(self, target: Path) -> None: ...
    async def close(self) -> None: ...


class Running:
    """A driver, for whom it works, and what is known of it."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.home = Home()
        """Lists of what is to be done are of these servers' matches; without their lease nothing is written."""
        self.trouble: str | None = None
        """Why the database could not be written to the last time that it was tried."""
        self.failures = 0
        """So often could it not be written to."""

    async def _read(self, op: Callable[P, Op[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        make = partial(op, *args, **kwargs)
        try:
            return await self.driver.read(make)
        except Away:
            return await _waited(lambda: self.driver.read(make))

    async def _write(self, op: Callable[P, Op[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Whoever has lost the lease writes nothing."""
        return await _waited(lambda: self._fenced(partial(op, *args, **kwargs)))

    async def _repeated(self, op: Callable[P, Op[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """What may be done twice is done again if its answer was lost."""
        return await _waited(lambda: self._fenced(partial(op, *args, **kwargs)), (Away, Unknown))

    async def _fenced(self, make: Callable[[], Op[T]]) -> T:
        return await self._noticed(partial(leases.fenced, self.home, make) if self.home.holder else make)

    async def _free(self, op: Callable[P, Op[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """What is compared with what was there, so that it needs no lease; it is of now, so it does not wait."""
        return await self._noticed(partial(op, *args, **kwargs))

    async def _noticed(self, make: Callable[[], Op[T]]) -> T:
        """Whether the database can be written to is known afterwards."""
        try:
            result = await self.driver.write(make)
        except StoreError as error:
            self.trouble, self.failures = str(error), self.failures + 1
            raise
        except Conflict:
            self.trouble = None
            raise
        self.trouble = None
        return result

    async def _sure(self, commit: Commit, op: Callable[P, Op[int]], *args: P.args, **kwargs: P.kwargs) -> int:
        """A commit whose answer was lost is looked up each time, and made again if it was not stored."""
        end = asyncio.get_running_loop().time() + AWAY
        while True:
            try:
                return await self._write(op, *args, **kwargs)
            except Unknown:
                if commit.rev is None:
                    raise
                if await _waited(lambda: self._free(moves.stored, commit), StoreError):
                    return commit.rev + 1
                if asyncio.get_running_loop().time() > end:
                    raise


async def _waited(work: Callable[[], Awaitable[T]], trouble: Trouble = Away) -> T:
    """As soon as the database answers again."""
    end = asyncio.get_running_loop().time() + AWAY
    while True:
        try:
            return await work()
        except trouble:
            if asyncio.get_running_loop().time() > end:
                raise
            await asyncio.sleep(PAUSE)
