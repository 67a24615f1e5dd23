"""The machine of the database is gone under play: three bots, six shards, three PostgreSQL servers under Patroni.

Another server takes its place by itself; play goes on within half a minute, no acknowledged move is lost, none is
doubled, every line is told exactly once, and nobody is told of a failure.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import ClassVar

import pytest

from localdiscord.client import Person
from localdiscord.parts import Message
from service.desk import Table
from tests.bot.fleet import FAULT, Fleet
from tests.bot.wire import until
from tests.storage.cluster import Cluster

pytestmark = [pytest.mark.long, pytest.mark.needs_postgresql, pytest.mark.needs_patroni]
KILLS, WITHIN, PATIENCE = 5, 30.0, 90.0


class Survivors(Fleet):
    """Who waits for an answer as long as a person would."""

    program = "tests.bot.surviving_bot"
    told: ClassVar = {"LOG_LEVEL": "WARNING"}
    patience = PATIENCE

    async def answer(self, person: Person, place: str, line: str, match: int) -> Message | None:
        reply = await (await person.slash(place, "/play", line=line, match=match)).done(self.patience)
        assert FAULT not in reply.text, "somebody was told of a failure"
        return reply

    async def one_move(self, table: Table) -> None:
        """With time to think."""
        await asyncio.sleep(1.0)
        await super().one_move(table)

    async def moves(self, more: int, playing: "asyncio.Future[list[None]]") -> None:
        """So many more, unless somebody who plays has met something that must not be."""
        enough = self.made() + more

        async def are_made() -> bool:
            if playing.done():
                await playing
            return self.made() >= enough

        await until(are_made, PATIENCE)


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    made = await Cluster.start()
    yield made
    await made.end()


async def test_the_primary_is_killed_under_play_and_nobody_loses_anything(cluster: Cluster) -> None:
    fleet = await Survivors.sail(cluster.url)
    playing = asyncio.gather(*(fleet.play(match) for match in fleet.issued))
    away = list[float]()
    for _ in range(KILLS):
        await fleet.moves(20, playing)
        gone = await cluster.primary()
        await gone.kill()
        struck = time.monotonic()
        await cluster.replaced(gone)  # an answer that was on its way is no sign of life
        await fleet.moves(1, playing)
        away.append(time.monotonic() - struck)
        await gone.start()
        await cluster.whole()
    print("seconds without a move:", [round(one, 1) for one in away], "moves:", fleet.made())
    await fleet.come_home(playing)
    await fleet.check()
    assert max(away) < WITHIN
    await fleet.end()
