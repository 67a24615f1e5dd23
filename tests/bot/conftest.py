"""A server with a channel and people on simcord, the real bot on a real store, and a renderer that costs nothing."""

from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import discord
import pytest
import simcord

import renderers
from service import fair_chance
from tests.bot.test_matches import begin, finish
from tests.bot.weeks import Weeks
from tests.bot.wire import Wire
from tests.bot.world import Clock, FakeRenderer, World

MEMORY = Path("/dev/shm")


@pytest.fixture(autouse=True)
def cheap_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn in the wire tests; here a picture says what it would show."""
    monkeypatch.setattr(renderers, "of", lambda key: FakeRenderer())


@pytest.fixture(autouse=True)
def plain_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who begins depends on the world's own entropy alone, not on ids of interactions; not so in `test_fair_chance`."""
    monkeypatch.setattr(fair_chance, "seed", lambda secret, marks: secret)


@pytest.fixture
def pool() -> Iterator[Callable[[], Executor]]:
    with ThreadPoolExecutor(1) as threads:
        yield lambda: threads


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """In memory where there is such a place: what a disk promises is proven with the store."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(dir=MEMORY) as made:
        yield Path(made)


@pytest.fixture
async def world(folder: Path, pool: Callable[[], Executor]) -> AsyncIterator[World]:
    async with World.open(folder / "z.db", pool) as opened:
        yield opened


@pytest.fixture
async def match(world: World) -> World:
    """Two have begun a match."""
    await begin(world, "ben")
    return world


@pytest.fixture
async def over(world: World) -> Weeks:
    """Two have played a whole match."""
    made = Weeks(world)
    await made.begin("ben")
    await finish(world)
    return made


@pytest.fixture
async def wire(folder: Path) -> AsyncIterator[Wire]:
    begun = await Wire.begin(folder / "z.db")
    yield begun
    await begun.end()


@pytest.fixture
def clock(world: World) -> Clock:
    return Clock(world)


@pytest.fixture
def mod(world: World) -> simcord.MemberActor:
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True))
    return world.guild.add_member(world.env.create_user("mod"), roles=[role])
