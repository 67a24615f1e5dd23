"""A process killed at any moment loses no acknowledged move and doubles none."""

import asyncio
import multiprocessing
import random
from multiprocessing.connection import Connection
from pathlib import Path

from rules import kernel
from rules.kernel import Tape
from service import absence, clock, game_file, lobby, play
from service.desk import Desk
from service.timekeeper import ALL, Timekeeper
from storage import Store
from tests.service.table import ADA, BEN

ROUNDS = 200
OVERDUE = {"note excused", "note missed"}
Acknowledged = tuple[int, int, str]


def keep_playing(file: Path, number: int, acknowledge: Connection) -> None:
    """Plays until it is killed, and says so after every move that is committed."""
    asyncio.run(_keep_playing(file, number, acknowledge))


async def _keep_playing(file: Path, number: int, acknowledge: Connection) -> None:
    desk, chance = Desk(await Store.open(file)), Tape(b"kill", number)
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
                acknowledge.send((match, move.number, move.line))


async def _running(desk: Desk) -> int:
    running = await desk.store.matches_with("running", 1)
    if running:
        return running[0]
    match = await lobby.create(desk, "ur", ADA, "Ada")
    await lobby.join(desk, match.id, BEN, "Ben")
    return (await lobby.start(desk, match.id)).match.id


def keep_time(file: Path, number: int, acknowledge: Connection) -> None:
    """Lets time fly (four hours with every look at the clocks) and plays now and then, until it is killed."""
    asyncio.run(_keep_time(file, number, acknowledge))


async def _keep_time(file: Path, number: int, acknowledge: Connection) -> None:
    store, chance = await Store.open(file), Tape(b"time", number)
    time = await store.alive(ALL) or 1_000_000.0
    desk = Desk(store, now=lambda: time)
    keeper = Timekeeper(desk)
    match = await _timed_match(desk)
    while True:
        time += 4 * 3600
        await keeper.work()
        acknowledge.send((match, 0, "looked"))
        table = await desk.table(match)
        if table.match.status != "running":
            match = await _timed_match(desk)
        elif due := absence.computers_due(table):
            path = kernel.sample(table.position, due[0][0], chance)
            await play.act_for(desk, match, due[0][0], path, "computer")
        elif chance.below(3) == 0:
            seat = kernel.waiting(table.position)[0]
            user = table.chairs[seat].user
            assert user is not None
            await play.act(desk, match, user, kernel.write(kernel.sample(table.position, seat, chance)), seat)


async def _timed_match(desk: Desk) -> int:
    running = await desk.store.matches_with("running", 1)
    if running:
        return running[0]
    match = await lobby.create(desk, "ur", ADA, "Ada", settings={"pace": "daily"})
    await lobby.join(desk, match.id, BEN, "Ben")
    return (await lobby.start(desk, match.id)).match.id


def test_clocks_survive_a_kill_at_any_moment(tmp_path: Path) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.service.test_kill"])
    chance = random.Random(60)
    for number in range(60):
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=keep_time, args=(tmp_path / "z.db", number, theirs), daemon=True)
        process.start()
        theirs.close()
        for _ in range(chance.randrange(2, 12)):
            assert ours.poll(60)
            ours.recv()
        _until_killed(process, ours, chance.uniform(0, 0.02))
        ours.close()
        asyncio.run(_check_clocks(tmp_path / "z.db"))
    assert asyncio.run(_told(tmp_path / "z.db")) >= OVERDUE


async def _check_clocks(file: Path) -> None:
    """Every clock has its timers and nothing else has; nobody is excused twice in a match."""
    store = await Store.open(file)
    rows = await store.timers(float("inf"), 10_000)
    for match in await store.matches_with("running", 10_000):
        found = await store.match(match)
        assert found is not None
        chairs = await store.chairs(match)
        lasting = [timer for timer in clock.timers(found, chairs) if timer.kind not in clock.ONCE]
        stored = [timer for timer in rows if timer.match == match and timer.kind not in clock.ONCE]
        assert sorted(stored, key=lambda t: (t.seat, t.kind)) == sorted(lasting, key=lambda t: (t.seat, t.kind))
        notes = [(move.seat, move.line) for move in await store.moves(match) if move.line == "note excused"]
        assert len(notes) == len(set(notes))
    await store.close()


async def _told(file: Path) -> set[str]:
    store = await Store.open(file)
    matches = [*await store.matches_with("over", 999), *await store.matches_with("running", 99)]
    told = {move.line for match in matches for move in await store.moves(match) if move.source == "table"}
    await store.close()
    return told


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
    store = await Store.open(file)
    desk = Desk(store)
    matches = [*await store.matches_with("over", 10_000), *await store.matches_with("running", 10_000)]
    stored = set()
    for match in matches:
        moves = await store.moves(match)
        assert [move.n for move in moves] == list(range(len(moves)))
        stored |= {(match, move.n, move.line) for move in moves}
        *_, (_, outcome) = game_file.replay(game_file.read(await game_file.export(desk, match)))
        assert outcome.position == (await desk.table(match)).position
    assert acknowledged <= stored
    await store.close()
