"""What happened: the log for a reader, what is new since one's last turn, and private what-ifs."""

from collections.abc import AsyncIterator, Collection

import msgspec
from msgspec import Struct

from rules.kernel import Event, Illegal, Seat, Tape, View, msg
from rules.secrecy import heard
from service.batch import Batch
from service.desk import SEED_BYTES, Desk, Table
from service.play import events, viewer
from storage import Chair, Match, Move

BRANCH = "branch"
CHUNK = 50
"""So many entries of the record are read at a time."""


class Entry(Struct, frozen=True):
    """A line of the record as a reader may know it: without its words where they are hidden from the reader."""

    n: int
    seat: Seat | None
    line: str | None
    source: str
    at: float
    log: tuple[Event, ...]


class Since(Struct, frozen=True):
    """What happened after somebody's last move, with the views before and after."""

    before: View
    after: View
    entries: tuple[Entry, ...]


async def entries(desk: Desk, match: int, user: int | None, first: int = 0, last: int | None = None) -> list[Entry]:
    """The record from one number to another."""
    table = await desk.table(match)
    reader = viewer(table, user)
    moves = await desk.store.moves(match, max(0, first), last)
    return [_entry(move, reader, table.match.status == "over") for move in moves]


async def since(desk: Desk, match: int, user: int) -> Since:
    """All that has happened since the user last moved in person: what a computer, the clock or a standing order did
    for the user meanwhile is news too."""
    table = await desk.table(match)
    seat = table.seat_of(user)
    first = await _own_last(desk, table, table.seats_of(user))
    before = await desk.position(table, first)
    return Since(
        table.rules.view(before, seat),
        table.rules.view(table.position, seat),
        tuple(await entries(desk, match, user, first + 1)),
    )


async def branch(desk: Desk, match: int, user: int, n: int | None = None) -> Table:
    """A private what-if, played against oneself: what the user may not know is as it might be, not as it is."""
    table = await desk.table(match)
    p = await desk.position(table, table.n if n is None else n)
    if not p.stack:
        raise Illegal(msg("service-branch-over"))
    seed = desk.entropy(SEED_BYTES)
    if table.match.status != "over":
        p = table.rules.resample(p, viewer(table, user), Tape(seed, -2))
    chairs = [Chair(seat=chair.seat, user=user, name=chair.name) for chair in table.chairs]
    copy = Match(
        game=table.match.game,
        version=table.match.version,
        host=user,
        options=table.match.options,
        settings={BRANCH: match, "lang": table.match.settings.get("lang", "en")},
        created=desk.now(),
    )
    copy.id = await desk.store.create(copy, chairs)
    copy = msgspec.structs.replace(copy, seed=seed, status="running")
    batch = Batch(desk, Table(copy, chairs, -1, p))
    batch.note(None, BRANCH, Event(msg("service-branched", number=table.n if n is None else n)))
    return await batch.start()


async def backwards(desk: Desk, match: int, n: int) -> AsyncIterator[Move]:
    """The record from entry n back to its beginning."""
    while n >= 0:
        for move in reversed(await desk.store.moves(match, max(0, n - CHUNK + 1), n)):
            yield move
        n -= CHUNK


async def in_force(desk: Desk, match: int, n: int) -> AsyncIterator[Move]:
    """The entries that led to the position after entry n, the latest first: what was taken back is left out."""
    chunk: dict[int, Move] = {}
    while n >= 0:
        if n not in chunk:
            chunk = {move.n: move for move in await desk.store.moves(match, max(0, n - CHUNK + 1), n)}
        move = chunk[n]
        yield move
        n = n - 1 if move.back is None else move.back


async def undone(desk: Desk, match: int, target: int, last: int) -> list[Move]:
    """The moves that going from entry `last` back to `target` takes back; Illegal if `target` was itself taken back."""
    found = []
    async for move in in_force(desk, match, last):
        if move.n <= target:
            break
        found.append(move)
    if move.n != target:
        raise Illegal(msg("service-not-in-force", number=target))
    return [move for move in reversed(found) if move.back is None]


async def taken_back(desk: Desk, match: int, user: int | None, target: int, last: int | None = None) -> list[Entry]:
    """The same as a reader may know it."""
    table = await desk.table(match)
    moves = await undone(desk, match, target, table.n if last is None else last)
    return [_entry(move, viewer(table, user), over=False) for move in moves]


async def _own_last(desk: Desk, table: Table, own: Collection[Seat]) -> int:
    """The last entry that people made on these seats by themselves; the deal, if there is none."""
    async for move in backwards(desk, table.match.id, table.n):
        if move.seat in own and move.source in ("player", "undo"):
            return move.n
    return 0


def _entry(move: Move, reader: Seat | None, over: bool) -> Entry:
    hidden = move.secret and not over and (reader is None or reader != move.seat)
    log = events(move) if over else tuple(heard(events(move), reader))
    return Entry(move.n, move.seat, None if hidden else move.line, move.source, move.at, log)


def is_branch(match: Match) -> bool:
    return BRANCH in match.settings
