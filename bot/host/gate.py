"""The gate that every request to Discord goes through: only while the shards are ours, and not too many for all."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import aiohttp

if TYPE_CHECKING:
    from service.leases import Leases

ALL_TOGETHER = 45.0
"""Requests a second of all processes; Discord takes 50."""
ANSWERS = ("/interactions/", "/webhooks/")
"""Answers to what somebody did do not count, and are given by whoever was asked."""

GATEWAY = ("ws", "wss")
"""Whom Discord talks to stays there while the database is away: clicks that come meanwhile are answered after it."""


class Bucket:
    """So many requests a second, and as many at once after a quiet second; those that come too soon wait in order."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._free = 0.0
        """When the next one may go, if nobody else comes."""

    async def take(self) -> None:
        now = asyncio.get_running_loop().time()
        self._free = max(self._free, now - 1.0) + 1.0 / self.rate
        if self._free > now:
            await asyncio.sleep(self._free - now)


def is_answer(url: Any) -> bool:
    return any(part in url.path for part in ANSWERS)


class Connector(aiohttp.TCPConnector):
    """Connections that are asked for before each request, those that are tried again too, and on which nothing is
    written once the lease is over.

    A process may freeze between asking and writing, and wake up when another one has long told the same. A message that
    goes out twice is known by its nonce; an edit that came so late would put an old table in the place of the new one.
    """

    def __init__(self, leases: "Leases") -> None:
        super().__init__(limit=0)
        self._leases = leases
        self._bucket = Bucket(ALL_TOGETHER * len(leases.shards) / leases.of) if leases.of > 1 else None

    async def connect(self, req: Any, *more: Any, **named: Any) -> Any:
        await self.ask(req.url)
        connection = await super().connect(req, *more, **named)
        protocol: Any = connection.protocol
        bare = protocol.transport.bare if isinstance(protocol.transport, Watched) else protocol.transport
        if bare is not None:
            protocol.transport = self.watched(bare, req.url)
        return connection

    async def ask(self, url: Any) -> None:
        """Waits until it may be requested."""
        if is_answer(url):
            await self._leases.awake()
            return
        if self._bucket is not None:
            await self._bucket.take()
        await self._leases.check()

    def watched(self, bare: Any, url: Any) -> "Watched":
        heard = is_answer(url) or url.scheme in GATEWAY
        return Watched(bare, self._leases.may_answer if heard else self._leases.may_tell)


class Watched:
    """A connection that is cut instead of written to when it may not be. What is written piece by piece, as a message
    with a picture is, leaves in one: each piece for itself would cost the system as much as the whole."""

    def __init__(self, bare: Any, may: Callable[[], bool]) -> None:
        self.bare, self._may = bare, may
        self._pieces: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bare, name)

    def write(self, data: Any) -> None:
        if not self._pieces:
            asyncio.get_running_loop().call_soon(self.flush)
        self._pieces.append(bytes(data))

    def writelines(self, data: Any) -> None:
        self.write(b"".join(data))

    def close(self) -> None:
        self.flush()
        self.bare.close()

    def flush(self) -> None:
        pieces, self._pieces = self._pieces, []
        if pieces:
            self.bare.write(b"".join(pieces)) if self._may() else self.bare.abort()
