"""A server with a channel and people on simcord, the real bot on a real store, and a renderer that costs nothing."""

from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

import renderers
from tests.bot.world import FakeRenderer, World


@pytest.fixture(autouse=True)
def cheap_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn in the wire tests; here a picture says what it would show."""
    monkeypatch.setattr(renderers, "of", lambda key: FakeRenderer())


@pytest.fixture
def pool() -> Iterator[Callable[[], Executor]]:
    with ThreadPoolExecutor(1) as threads:
        yield lambda: threads


@pytest.fixture
async def world(tmp_path: Path, pool: Callable[[], Executor]) -> AsyncIterator[World]:
    async with World.open(tmp_path / "z.db", pool) as opened:
        yield opened
