"""Every recorded game can be played by clicks alone: on its panels, with its places where they lie on the board."""

from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from pathlib import Path

import pytest

import renderers
from rules import GAMES
from tests.bot.records import SimcordCrowd
from tests.bot.world import FakeRenderer, World, ids, words
from tests.games import every, read, short

RECORDS = [path for game in GAMES for path in every(game)]
MOVES = 10
"""So many at the beginning and in the middle, where there is no time for all of them."""
PATIENCE = 120.0
"""Seconds that a busy machine may take over what the bot has to do between two clicks."""
PLACES = {game: renderers.of(game).where for game in GAMES}


@pytest.fixture
async def world(folder: Path, pool: Callable[[], Executor]) -> AsyncIterator[World]:
    async with World.open(folder / "z.db", pool, settle_timeout=PATIENCE) as opened:
        yield opened


@pytest.fixture(autouse=True)
def real_places(cheap_pictures: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def of(game: str) -> FakeRenderer:
        renderer = FakeRenderer()
        vars(renderer)["where"] = PLACES[game]
        return renderer

    monkeypatch.setattr(renderers, "of", of)


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_part_of_a_record_is_played_by_clicks(world: World, game: str) -> None:
    crowd = SimcordCrowd(world, read(short(game)))
    middle = len(crowd.moves) // 2
    await crowd.sit_down()
    await crowd.play(1, MOVES)
    await crowd.skip(MOVES + 1, middle)
    await crowd.play(middle + 1, middle + MOVES)
    assert crowd.played >= MOVES
    is_well_told(world)


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
async def test_a_record_is_played_by_clicks(world: World, path: Path) -> None:
    crowd = SimcordCrowd(world, read(path))
    await crowd.sit_down()
    await crowd.play()
    assert await crowd.is_over_as_then()
    is_well_told(world)


def is_well_told(world: World) -> None:
    """No message is without words, and only the last table can be clicked on."""
    assert all(words(post).strip() for post in world.posts)
    assert sum(len(ids(post)) > 1 for post in world.posts) == 1
