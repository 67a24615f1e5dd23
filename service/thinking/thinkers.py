"""The processes in which computer players think and boards are drawn: behind the bot in the queue for the processor,
and stopped in the middle of a thought when nobody needs it any more.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from service import beside

COURTESY = 10
"""Behind the bot and its pictures."""
PATIENCE = 120.0
"""Seconds for one thought, far beyond what any takes."""


class Thinkers:
    """So many thoughts at a time, each in a process of its own; others wait for their turn."""

    def __init__(self, make: Callable[[], Executor], number: int = 1, patience: float | None = PATIENCE) -> None:
        self._make, self._most, self._patience = make, number, patience
        self._all: list[Executor] = []
        self._idle: asyncio.LifoQueue[Executor] = asyncio.LifoQueue()

    async def think(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """What comes of a thought. One that is cancelled ends at once; one whose process was killed is thought anew.

        TimeoutError: it took too long. That it waited for its turn does not count, however many there are."""
        thinker = await self._thinker()
        try:
            async with asyncio.timeout(self._patience):
                try:
                    return await self._thought(thinker, work, *arguments)
                except BrokenExecutor:
                    return await self._thought(thinker, work, *arguments)
        finally:
            self._idle.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.shutdown(wait=False, cancel_futures=True)

    async def _thinker(self) -> Executor:
        if self._idle.empty() and len(self._all) < self._most:
            self._all.append(self._make())
            return self._all[-1]
        return await self._idle.get()

    async def _thought(self, thinker: Executor, work: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(thinker, work, *arguments)
        except asyncio.CancelledError:
            if isinstance(thinker, Thinker):
                thinker.stop()
            raise


class Thinker(Executor):
    """One process, started when it is first needed, that shares nothing with the bot."""

    def __init__(self, courtesy: int = COURTESY) -> None:
        self._courtesy = courtesy
        self._thread = ThreadPoolExecutor(1)
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return self._thread.submit(self._ask, fn, args, kwargs)

    def stop(self) -> None:
        """The thought ends here, and its process with it."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.stop()
        self._thread.shutdown(wait, cancel_futures=cancel_futures)

    def _ask(self, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if self._process is None or not self._process.is_alive():
            self._process, self._line = _started(self._courtesy)
        line = self._line
        assert line is not None
        try:
            line.send((fn, args, kwargs))
            is_answer, result = line.recv()
        except (EOFError, OSError) as gone:
            self.stop()  # it may not have been buried yet
            raise BrokenExecutor("the process that was thinking is gone") from gone
        if is_answer:
            return result
        raise result


def _started(courtesy: int) -> tuple[BaseProcess, Connection]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_think, args=(theirs, courtesy), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def _think(line: Connection, courtesy: int) -> None:
    """In the process: one thought after the other, until the bot is gone."""
    beside.stand(courtesy)
    while True:
        try:
            work, args, kwargs = line.recv()
        except EOFError:
            return
        try:
            line.send((True, work(*args, **kwargs)))
        except Exception as error:
            line.send((False, error))
