"""The gate that every request to Discord goes through: only while the shards are ours, and not too many for all."""

import asyncio
from typing import TYPE_CHECKING, Any

import aiohttp

if TYPE_CHECKING:
    from service.leases import Leases

ALL_TOGETHER = 45.0
"""Requests a second of all processes; Discord takes 50."""
ANSWERS = ("/interactions/", "/webhooks/")
"""Answers to what somebody did do not count, and are given by whoever was asked."""


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


def gate(leases: "Leases") -> aiohttp.TraceConfig:
    """For discord.py: asked before each request, those that are tried again too."""
    share = len(leases.shards) / leases.of
    bucket = Bucket(ALL_TOGETHER * share) if leases.of > 1 else None

    async def ask(_: aiohttp.ClientSession, __: Any, asked: aiohttp.TraceRequestStartParams) -> None:
        if any(part in asked.url.path for part in ANSWERS):
            await leases.awake()
            return
        if bucket is not None:
            await bucket.take()
        await leases.check()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(ask)
    return trace
