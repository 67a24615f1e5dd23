"""A desk on a store in a temporary file, and matches on it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from rules import kernel
from rules.kernel import Tape
from service import lobby, play
from service.desk import Desk, Table
from storage import Store

ADA, BEN, CLEO = 1, 2, 3
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}


@asynccontextmanager
async def open_desk(folder: Path, **more: int) -> AsyncIterator[Desk]:
    """The clock ticks a second at each look, the seed is always the same."""
    store = await Store.open(folder / "z.db")
    ticks = count(1_000)
    try:
        yield Desk(store, now=lambda: float(next(ticks)), entropy=lambda size: b"\x07" * size, **more)
    finally:
        await store.close()


def dumped(desk: Desk) -> str:
    """All that is in the store's file."""
    file = sqlite3.connect(desk.store.driver.path)  # type: ignore[attr-defined]
    try:
        return "\n".join(file.iterdump())
    finally:
        file.close()


async def begun(desk: Desk, users: tuple[int, ...] = (ADA, BEN), game: str = "ur", **options: str) -> Table:
    """A match that has started, people seated in this order."""
    match = await lobby.create(desk, game, users[0], NAMES[users[0]], options=options, settings={"order": "chosen"})
    for user in users[1:]:
        await lobby.join(desk, match.id, user, NAMES[user])
    return await lobby.start(desk, match.id)


async def played(desk: Desk, table: Table, moves: int, seed: bytes = b"p") -> Table:
    """After so many random moves of its players, or at the end."""
    chance = Tape(seed)
    for _ in range(moves):
        if not table.position.stack:
            break
        seat = kernel.waiting(table.position)[0]
        line = kernel.write(kernel.sample(table.position, seat, chance))
        user = table.chairs[seat].user
        assert user is not None
        table = (await play.act(desk, table.match.id, user, line, seat)).table
    return table


async def by_turn(desk: Desk, match: int, line: str) -> play.Played:
    """Whoever is up plays this."""
    table = await desk.table(match)
    user = table.chairs[kernel.waiting(table.position)[0]].user
    assert user is not None
    return await play.act(desk, match, user, line)
