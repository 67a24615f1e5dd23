"""Work that somebody else can make heavy: in a process of its own, with so much memory and so many seconds."""

import asyncio
import os
import resource
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection

MEMORY = 1 << 30
"""Bytes of address space."""
SECONDS = 60
"""Of the processor, and on the wall clock too."""
COURTESY = 10
"""Behind the bot in the queue for the processor."""

Work = Callable[[str], bytes]


class TooMuch(Exception):
    """The work took more than it may."""


async def run(work: Work, text: str, seconds: float = SECONDS, memory: int = MEMORY) -> bytes:
    """What the work makes of the text; whatever happens to its process, nothing of it is left."""
    return await asyncio.to_thread(_run, work, text, seconds, memory)


def _run(work: Work, text: str, seconds: float, memory: int) -> bytes:
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(theirs, work, text, memory), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(seconds):
            raise TooMuch
        return ours.recv_bytes()
    except EOFError:
        raise TooMuch from None
    finally:
        process.kill()
        process.join()
        ours.close()


def _work(answer: Connection, work: Work, text: str, memory: int) -> None:
    """In the process: whatever goes wrong ends it without a word, and the one who waits is told so."""
    os.nice(COURTESY)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    try:
        answer.send_bytes(work(text))
    except MemoryError:
        os._exit(1)
