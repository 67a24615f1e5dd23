"""What the bot remembers of a user: changed by one at a time, so that no wish is lost."""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from service.desk import Desk

Prefs = dict[str, Any]
_LOCKS: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def change(desk: Desk, user: int, how: Callable[[Prefs], Prefs]) -> Prefs:
    """The preferences as they are now made; None removes one."""
    lock = _LOCKS.get(user)
    if lock is None:
        lock = _LOCKS[user] = asyncio.Lock()
    async with lock:
        prefs = await desk.store.prefs(user)
        new = {key: value for key, value in how(dict(prefs)).items() if value is not None}
        if new != prefs:
            await desk.store.keep_prefs(user, new)
        return new
