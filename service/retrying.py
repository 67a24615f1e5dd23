"""Work on a match that another process may overtake: done again from what that one left."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

from service.desk import Desk
from storage import Conflict

T = TypeVar("T")
PATIENCE, PAUSE, LONGEST_PAUSE = 30.0, 0.05, 1.0
"""For so many seconds something is tried again where another process was faster; and the seconds at most between the
first tries, and between the last."""


async def retried(desk: Desk, match: int, work: Callable[[], Awaitable[T]]) -> T:
    """In the match's queue; where another process was first, again from what that one left.

    Whoever comes too late has been overtaken by something that is done, so this ends as soon as the others are."""
    now, pause = asyncio.get_running_loop().time, PAUSE
    end = now() + PATIENCE
    while True:
        async with desk.turn(match):
            try:
                return await work()
            except Conflict:
                desk.forget(match)
        if now() > end:
            raise RuntimeError(f"match {match} is written to without end")
        await asyncio.sleep(random.uniform(0, pause))
        pause = min(LONGEST_PAUSE, 2 * pause)
