"""A process killed at any moment loses no acknowledged move and doubles none."""

import asyncio
import multiprocessing
import random
from multiprocessing.connection import Connection
from pathlib import Path

from rules import kernel
from rules.kernel import Tape
from service import archive, lobby, play
from service.desk import Desk
from storage.sqlite import SqliteStore
from tests.service.table import ADA, BEN

ROUNDS = 200
Acknowledged = tuple[int, int, str]


def keep_playing(file: Path, number: int, acknowledge: Connection) -> None:
    """Plays until it is killed, and says so after every move that is committed."""
    asyncio.run(_keep_playing(file, number, acknowledge))


async def _keep_playing(file: Path, number: int, acknowledge: Connection) -> None:
    desk, chance = Desk(await SqliteStore.open(file)), Tape(b"kill", number)
    while True:
        match = await _running(desk)
        table = await desk.table(match)
        while table.position.stack:
            seat = kernel.waiting(table.position)[0]
            user = table.chairs[seat].user
            assert user is not None
            done = await play.act(desk, match, user, kernel.write(kernel.sample(table.position, seat, chance)), seat)
            table = done.table
            for move in done.moves:
                acknowledge.send((match, move.n, move.line))


async def _running(desk: Desk) -> int:
    running = await desk.store.matches_with("running", 1)
    if running:
        return running[0]
    match = await lobby.create(desk, "ur", ADA, "Ada")
    await lobby.join(desk, match.id, BEN, "Ben")
    return (await lobby.start(desk, match.id)).match.id


def test_two_hundred_kills_lose_no_move_and_double_none(tmp_path: Path) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.service.test_kill"])
    chance, acknowledged = random.Random(200), set[Acknowledged]()
    for number in range(ROUNDS):
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=keep_playing, args=(tmp_path / "z.db", number, theirs), daemon=True)
        process.start()
        theirs.close()
        if ours.poll(60):
            acknowledged |= _until_killed(process, ours, chance.uniform(0, 0.06))
        process.kill()
        process.join()
        ours.close()
    assert len(acknowledged) > ROUNDS
    asyncio.run(_check(tmp_path / "z.db", acknowledged))


def _until_killed(process: multiprocessing.process.BaseProcess, ours: Connection, seconds: float) -> set[Acknowledged]:
    """What the process acknowledged before and while it was killed; a message cut in half was not received."""
    got: set[Acknowledged] = set()
    process.join(seconds)
    process.kill()
    process.join()
    try:
        while ours.poll():
            got.add(ours.recv())
    except (EOFError, OSError):
        pass
    return got


async def _check(file: Path, acknowledged: set[Acknowledged]) -> None:
    store = await SqliteStore.open(file)
    desk = Desk(store)
    matches = [*await store.matches_with("over", 10_000), *await store.matches_with("running", 10_000)]
    stored = set()
    for match in matches:
        moves = await store.moves(match)
        assert [move.n for move in moves] == list(range(len(moves)))
        stored |= {(match, move.n, move.line) for move in moves}
        *_, (_, outcome) = archive.replay(archive.read(await archive.export(desk, match)))
        assert outcome.position == (await desk.table(match)).position
    assert acknowledged <= stored
    await store.close()
