"""Moves stored per second against the same rows written with the bare sqlite3 module; and what grows with the store."""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from rules import GAMES
from rules.kernel import Event, Who, msg
from service import lobby, play
from service.batch import Batch
from service.desk import Desk, Table
from storage import Commit, Store, schema
from storage.ops import Op, moves
from ziggurat.bench import Figures, Wanted, progress

MOVES = 400
"""Moves of one measurement."""
FEW, MANY = 100, 100_000
EARLY, LATE = 20, 2_000


def figures(wanted: Wanted) -> Figures:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if wanted("storage.raw_moves_per_second") or wanted("storage.ratio_to_raw"):
            progress("moves stored against bare sqlite3")
            ratio, raw = asyncio.run(_against_raw(folder))
            yield "storage.raw_moves_per_second", raw
            yield "storage.ratio_to_raw", ratio
        if wanted("storage.flat_in_matches"):
            progress(f"a store of {MANY} matches against one of {FEW}")
            yield "storage.flat_in_matches", asyncio.run(_in_matches(folder))
        if wanted("storage.flat_in_moves") or wanted("storage.undo_ms_"):
            progress(f"move {LATE} against move {EARLY}")
            in_moves, undo_early, undo_late = asyncio.run(_in_moves(folder))
            yield "storage.flat_in_moves", in_moves
            yield f"storage.undo_ms_at_{EARLY}", undo_early * 1000
            yield f"storage.undo_ms_at_{LATE}", undo_late * 1000
            yield "storage.undo_ms_ratio", undo_late / undo_early


async def _against_raw(folder: Path) -> tuple[float, float]:
    """One move after the other, nobody shares a transaction; both sides take turns."""
    async with _desk(folder / "ours.db") as desk:
        table = await new_match(desk)
        raw = sqlite3.connect(folder / "raw.db", isolation_level=None)
        raw.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;")
        for number in range(schema.BOTH, schema.LATEST + 1):
            raw.executescript(schema.step(number))
        _copy(raw, table)
        ours, theirs = [], []
        for _ in range(MOVES):
            theirs.append(_raw_move(raw, _commit(table)))
            began = time.perf_counter()
            table = await batch(desk, table).commit()
            ours.append(time.perf_counter() - began)
        raw.close()
    return statistics.median(theirs) / statistics.median(ours), 1 / statistics.median(theirs)


def _raw_move(raw: sqlite3.Connection, commit: Commit) -> float:
    asks = list(_statements(moves.commit(commit), (commit.rev or 0) + 1))
    began = time.perf_counter()
    raw.execute("BEGIN IMMEDIATE")
    for statement, *arguments in asks:
        if arguments and isinstance(arguments[0], list):
            raw.executemany(statement, arguments[0])
        else:
            raw.execute(statement, arguments)
    raw.execute("COMMIT")
    return time.perf_counter() - began


def _statements(op: Op[int], rev: int) -> Iterator[tuple[Any, ...]]:
    """Those of a move, known beforehand: nothing but the database is measured."""
    ask = next(op)
    with suppress(StopIteration):
        while True:
            if not ask[1:] or ask[1] != []:
                yield ask
            ask = op.send([(rev,)])


async def _in_matches(folder: Path) -> float:
    """What a move costs in a full store, against an almost empty one."""
    async with _desk(folder / "few.db") as few, _desk(folder / "many.db") as many:
        await _fill(few, FEW)
        await _fill(many, MANY)
        tables = {id(desk): [await new_match(desk) for _ in range(20)] for desk in (few, many)}
        times: dict[int, list[float]] = {id(few): [], id(many): []}
        for number in range(MOVES):
            for desk in (few, many):
                held = tables[id(desk)]
                which = number % len(held)
                began = time.perf_counter()
                held[which] = await batch(desk, await desk.table(held[which].match.id)).commit()
                times[id(desk)].append(time.perf_counter() - began)
    return statistics.median(times[id(many)]) / statistics.median(times[id(few)])


async def _in_moves(folder: Path) -> tuple[float, float, float]:
    """What a move and an undo cost late in a match, against early."""
    async with _desk(folder / "moves.db") as desk:
        early, late = await new_match(desk), await new_match(desk)
        early, late = await _advance(desk, early, EARLY), await _advance(desk, late, LATE)
        made: dict[str, list[float]] = {"early": [], "late": []}
        undos: dict[str, list[float]] = {"early": [], "late": []}
        for _ in range(150):
            for name, table in (("early", early), ("late", late)):
                match = table.match.id
                made[name].append(await _timed(partial(_move, desk, match)))
                undos[name].append(await _timed(partial(play.undo, desk, match, 1, 0)))
    early_move, late_move = statistics.median(made["early"]), statistics.median(made["late"])
    return late_move / early_move, statistics.median(undos["early"]), statistics.median(undos["late"])


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


async def _move(desk: Desk, match: int) -> Table:
    return await batch(desk, await desk.table(match), free=True).commit()


async def _advance(desk: Desk, table: Table, moves: int) -> Table:
    for _ in range(moves):
        table = await batch(desk, table).commit()
    return table


@asynccontextmanager
async def _desk(file: Path) -> AsyncIterator[Desk]:
    store = await Store.open(file)
    try:
        yield Desk(store)
    finally:
        await store.close()


async def new_match(desk: Desk) -> Table:
    game = next(iter(GAMES))
    match = await lobby.create(desk, game, 1, "Ada", settings={"order": "chosen"})
    await lobby.join(desk, match.id, 2, "Ben")
    return await lobby.start(desk, match.id)


def batch(desk: Desk, table: Table, free: bool = False) -> Batch:
    """A move that leaves the position as it is: applying is not what is measured."""
    batch = Batch(desk, table)
    log = (Event(msg("service-took-back", who=Who(0), move="a1")),)
    batch._record(0, table.position, "place a1", "player", log, spots=("a1",), free=free)
    return batch


def _commit(table: Table) -> Commit:
    desk = Desk.__new__(Desk)
    desk.now = time.time
    return batch(desk, table)._commit("moved")


MATCH = (
    "INSERT INTO matches (id, rev, game, version, status, host, options, seed, created)"
    " VALUES (?, ?, 'x', 1, 'running', 1, '{}', x'00', 0.0)"
)
SEAT = "INSERT INTO seats (match, seat, person, name) VALUES (?, ?, ?, 'A')"


def _copy(raw: sqlite3.Connection, table: Table) -> None:
    """The same match in the bare database."""
    raw.execute(MATCH, (table.match.id, table.rev))
    raw.executemany(SEAT, [(table.match.id, seat, 1) for seat in (0, 1)])


async def _fill(desk: Desk, matches: int) -> None:
    """Matches with a few moves each, written in one large transaction."""
    table = await new_match(desk)
    await desk.store.driver.write(lambda: _rows(matches, table.rules.encode(table.position)))


def _rows(matches: int, state: bytes) -> Op[None]:
    numbers = range(1_000, 1_000 + matches)
    yield MATCH, [(number, 0) for number in numbers]
    yield SEAT, [(number, seat, number * 2 + seat) for number in numbers for seat in (0, 1)]
    yield (
        "INSERT INTO moves (match, n, number, hidden, seat, line, draws, source, secret, free, log, spots, at)"
        " VALUES (?, ?, 0, 0, 0, 'place a1', '[]', 'player', 0, 0, x'00', '[]', 0.0)",
        [(number, n) for number in numbers for n in range(5)],
    )
    yield "INSERT INTO states (match, n, state) VALUES (?, 4, ?)", [(number, state) for number in numbers]
