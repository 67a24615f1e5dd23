"""Whole processes in a simulated world: what each does is known by its context, so that it can freeze and die anywhere.

A dead process leaves its tasks as they stand, and nobody ever wakes them: no `finally` runs, as after a real kill.
"""

import asyncio
import heapq
import itertools
import os
import random
import re
import traceback
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from storage import Store
from storage.ops import Ask, Op
from ziggurat import simulated
from ziggurat.problem import Found
from ziggurat.simulated import Distant, Host, Stuck

PROCESS: "ContextVar[Process | None]" = ContextVar("process", default=None)
"""Whose step it is that is taken; None: the world's own."""
FOREVER = 10**12
CHANGES = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (?!shards|leases|outages|matches SET rev = rev WHERE)")
"""A statement that is only for who holds a lease; whoever looks a commit up touches its row."""
T = TypeVar("T")
LIVES = itertools.count()


class Process(Host):
    """A bot's process, which may be told to die at a step."""

    def __init__(self, number: int, path: Path, chance: random.Random) -> None:
        super().__init__(path, chance)
        self.number, self.life = number, next(LIVES)
        self.steps, self.last_step = 0, FOREVER
        self.mourners: list[Callable[[], None]] = []
        """What others notice of its death."""

    async def store(self) -> Store:
        store = await super().store()
        store.driver = Bound(store.driver, self)
        return store

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        context = copy_context()
        context.run(PROCESS.set, self)
        return asyncio.get_running_loop().create_task(work, context=context)

    def die(self) -> None:
        if not self.dead:
            super().die()
            for told in self.mourners:
                told()


class Bound(Distant):
    """A law that is looked at in every transaction: whoever has lost the lease writes nothing."""

    async def write(self, make: Callable[[], Op[T]]) -> T:
        return await self._driver.write(lambda: _under_lease(self._host, make()))


def _under_lease(process: Any, op: Op[T]) -> Op[T]:
    changes = False
    try:
        ask: Ask = next(op)
        while True:
            changes = changes or bool(CHANGES.match(ask[0]))
            ask = op.send((yield ask))
    except StopIteration as end:
        result: T = end.value
    if changes:
        holders = yield ("SELECT holder FROM shards",)
        if not any(str(holder).startswith(f"{process.life}|") for (holder,) in holders):
            raise Found(f"process {process.number} writes though others hold its shards")
    return result


class Step(asyncio.Task[Any]):
    """A task that lies in sets in an order that does not depend on where it lies in memory."""

    def __init__(self, *more: Any, number: int, **named: Any) -> None:
        self.number = number
        super().__init__(*more, **named)

    def __hash__(self) -> int:
        return self.number


class Loop(simulated.Loop):
    """One step at a time, of whichever process the seed will have it."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(chance)
        self.kept: list[Any] = []
        """Tasks and steps of the dead, kept from being cleaned up."""
        self._count = 0
        self.set_task_factory(self._task)

    def _task(self, loop: Any, work: Any, context: Context | None = None) -> Any:
        self._count += 1
        task = Step(work, loop=loop, context=context, number=self._count)
        self.kept.append(task)
        return task

    def _run_once(self) -> None:
        ready: Any = self._ready  # type: ignore[attr-defined]
        self._wake_sleepers(ready)
        if not ready:
            self._pass_time()
            return
        handle = ready[place := self.chance.randrange(len(ready))]
        del ready[place]
        if not handle._cancelled:
            self._take(handle)

    def _wake_sleepers(self, ready: Any) -> None:
        sleeping: Any = self._scheduled  # type: ignore[attr-defined]
        while sleeping and (sleeping[0]._cancelled or sleeping[0]._when <= self._time):
            handle = heapq.heappop(sleeping)
            handle._scheduled = False
            if not handle._cancelled:
                ready.append(handle)

    def _pass_time(self) -> None:
        sleeping: Any = self._scheduled  # type: ignore[attr-defined]
        if not sleeping:
            raise Stuck
        self._time = sleeping[0]._when

    def _take(self, handle: Any) -> None:
        process = handle._context.get(PROCESS)
        if process is None:
            handle._run()
        elif process.dead or process.steps >= process.last_step:
            self.kept.append(handle)
            process.die()
        elif process.frozen > self._time:
            self.call_at(process.frozen, self._ready.append, handle, context=Context())  # type: ignore[attr-defined]
        else:
            process.steps += 1
            handle._run()


def simulate(seed: int, work: Callable[[random.Random], Coroutine[Any, Any, str]]) -> str:
    """What comes of the work in the world of this seed: always the same."""
    return apart(lambda: _simulate(seed, work))


def _simulate(seed: int, work: Callable[[random.Random], Coroutine[Any, Any, str]]) -> str:
    chance = random.Random(seed)
    random.seed(seed)
    loop = Loop(chance)
    asyncio.set_event_loop(loop)
    return loop.run_until_complete(work(chance))


def apart(work: Callable[[], str]) -> str:
    """Done in a process of its own, which leaves without burying its dead: else they would wake to be cleaned up."""
    reading, writing = os.pipe()
    if child := os.fork():
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            said = pipe.read()
        os.waitpid(child, 0)
        wrong, story = msgspec.msgpack.decode(said, type=tuple[str, str]) if said else ("it has died", "")
        if wrong:
            raise Found(wrong, story)
        return story
    try:
        _answer(writing, "", work())
    except Found as found:
        _answer(writing, str(found), found.story)
    except BaseException:
        _answer(writing, traceback.format_exc(), "")
    finally:
        os._exit(0)


def _answer(writing: int, wrong: str, story: str) -> None:
    with os.fdopen(writing, "wb") as pipe:
        pipe.write(msgspec.msgpack.encode((wrong, story)))
