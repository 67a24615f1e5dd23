"""The servers that an address of a PostgreSQL names, and which of them takes writes."""

import asyncio
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import asyncpg

EACH = 3.0
"""Seconds for one of several servers: a machine that is gone does not even say no."""
NOT_THIS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""Gone, not yet there, or not the one that takes writes."""


class Hosts:
    """Asked one after the other, first the one that took writes last."""

    def __init__(self, url: str, patience: float) -> None:
        self._addresses, self._patience = addresses(url), patience

    async def connect(self, *_: Any, **settings: Any) -> Any:
        """As asyncpg's own, which gives up when the first of several is silent for the whole time."""
        settings.pop("timeout", None)
        if len(self._addresses) == 1:
            return await asyncpg.connect(self._addresses[0], timeout=self._patience, **settings)
        async with asyncio.timeout(self._patience):
            return await self._first(**settings)

    async def _first(self, **settings: Any) -> Any:
        wrong: BaseException = OSError("none of them answers")
        for address in tuple(self._addresses):
            try:
                found = await asyncpg.connect(address, timeout=EACH, **settings)
            except NOT_THIS as error:
                wrong = error
                continue
            self._addresses.sort(key=lambda one: one != address)
            return found
        raise wrong


def addresses(url: str) -> list[str]:
    """One for each server; of several, only one that takes writes will do."""
    found = urlsplit(url)
    user, at, hosts = found.netloc.rpartition("@")
    if "," not in hosts:
        return [url]
    words = urlencode({"target_session_attrs": "read-write", **dict(parse_qsl(found.query))})
    return [found._replace(netloc=f"{user}{at}{host}", query=words).geturl() for host in hosts.split(",")]
