"""The processes that think: a killed one costs nothing, and a thought that nobody needs ends at once."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from service.thinking.thinkers import COURTESY, PATIENCE, Thinker, Thinkers
from ziggurat.simulated import simulate


def courtesy() -> int:
    return os.nice(0)


def dies_once(mark: str) -> str:
    """Kills its own process, the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def interrupted() -> str:
    """As by Ctrl-C, which every process of a terminal hears."""
    os.kill(os.getpid(), signal.SIGINT)
    return "still here"


def forever(mark: str) -> None:
    Path(mark).touch()
    signal.pause()


def wait_for(mark: Path) -> None:
    while not mark.exists():
        time.sleep(0.01)


def fails() -> None:
    raise LookupError("nothing")


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(Thinker)
    yield made
    made.close()


async def test_a_thought_is_behind_everything_else(thinkers: Thinkers) -> None:
    assert await thinkers.think(courtesy) - os.nice(0) == min(COURTESY, 19 - os.nice(0))
    with pytest.raises(LookupError):
        await thinkers.think(fails)


async def test_a_killed_thinker_costs_nothing(thinkers: Thinkers, tmp_path: Path) -> None:
    assert await thinkers.think(dies_once, str(tmp_path / "mark")) == "done"


async def test_a_thinker_leaves_an_interruption_to_the_bot(thinkers: Thinkers) -> None:
    assert await thinkers.think(interrupted) == "still here"


async def test_a_thought_that_nobody_needs_ends(thinkers: Thinkers, tmp_path: Path) -> None:
    mark = tmp_path / "begun"
    thought = asyncio.create_task(thinkers.think(forever, str(mark)))
    await asyncio.to_thread(wait_for, mark)
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert isinstance(await thinkers.think(courtesy), int), "the next thought has a process again"


def test_waiting_for_ones_turn_is_not_thinking() -> None:
    """Else, where many computers play, all of them would play worse."""

    class Slow(Thinkers):
        async def _thought(self, thinker: Executor, work: Callable[..., Any], *arguments: Any) -> Any:
            await asyncio.sleep(work())
            return "thought"

    async def many(_: object) -> list[Any]:
        thinkers = Slow(lambda: ThreadPoolExecutor(1))
        seconds = (PATIENCE - 1, PATIENCE - 1, PATIENCE + 1, PATIENCE - 1)
        thoughts = [thinkers.think(lambda long=one: long) for one in seconds]
        return await asyncio.gather(*thoughts, return_exceptions=True)

    done = simulate(1, many)
    assert [one for one in done if one == "thought"] == ["thought"] * 3
    assert isinstance(done[2], TimeoutError)


async def test_so_many_think_at_a_time() -> None:
    """With one thinker, as on a machine with one core, the second waits."""
    with ThreadPoolExecutor(4) as threads:
        thinkers = Thinkers(lambda: threads)
        order: list[str] = []
        await asyncio.gather(*(thinkers.think(order.append, name) for name in "abc"))
        assert order == ["a", "b", "c"]
