"""What happened: the log for a reader, what is new since one's last turn, and private what-ifs."""

from collections.abc import AsyncIterator, Collection

import msgspec
from msgspec import Struct

from rules.kernel import Event, Illegal, Seat, Tape, View, msg
from service.batch import Batch
from service.desk import SEED_BYTES, Desk, Table
from service.told import CHUNK, Told, backwards, earlier, entry, told, viewer
from storage import Chair, Match, Move

BRANCH = "branch"


class Since(Struct, frozen=True):
    """What happened after somebody's last move, with the views before and after."""

    before: View
    after: View
    entries: tuple[Told, ...]


async def since(desk: Desk, match: int, user: int) -> Since:
    """All that has happened since the user last moved in person: what a computer, the clock or a standing order did
    for the user meanwhile is news too."""
    table = await desk.table(match)
    seat = table.seat_of(user)
    first = await _own_last(desk, table, table.seats_of(user))
    before = await desk.position(table, first)
    over = table.match.status == "over"
    known = (told(move, viewer(table, user), over) for move in await desk.store.moves(match, first + 1))
    return Since(
        table.rules.view(before, seat),
        table.rules.view(table.position, seat),
        tuple(one for one in known if one is not None),
    )


async def branch(desk: Desk, match: int, user: int, n: int | None = None) -> Table:
    """A private what-if, played against oneself: what the user may not know is as it might be, not as it is."""
    table = await desk.table(match)
    p = (await earlier(desk, table, table.number if n is None else n)).position
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
    batch.note(None, BRANCH, Event(msg("service-branched", number=table.number if n is None else n)))
    return await batch.start()


async def in_force(desk: Desk, match: int, n: int) -> AsyncIterator[Move]:
    """The entries that led to the position after entry n, the latest first: what was taken back is left out."""
    chunk: dict[int, Move] = {}
    while n >= 0:
        if n not in chunk:
            chunk = {move.n: move for move in await desk.store.moves(match, max(0, n - CHUNK + 1), n)}
        move = chunk[n]
        yield move
        n = n - 1 if move.back is None else move.back


async def undone(desk: Desk, table: Table, target: int, last: int | None = None) -> list[Move]:
    """The moves that going back from one number to another takes back; Illegal if that one was itself taken back."""
    found, end = [], table.n if last is None else await entry(desk, table, last)
    async for move in in_force(desk, table.match.id, end):
        if move.number <= target:
            break
        found.append(move)
    if move.number != target:
        raise Illegal(msg("service-not-in-force", number=target))
    return [move for move in reversed(found) if move.back is None]


async def taken_back(desk: Desk, match: int, user: int | None, target: int, last: int | None = None) -> list[Told]:
    """The same as a reader may know it."""
    table = await desk.table(match)
    known = (told(move, viewer(table, user)) for move in await undone(desk, table, target, last))
    return [one for one in known if one is not None]


async def last_chosen(desk: Desk, table: Table, seat: Seat) -> int | None:
    """The number of the last move in force that a seat has chosen and of which everybody knows."""
    async for move in in_force(desk, table.match.id, table.n):
        if move.back is None and not move.hidden and move.seat == seat and move.source in ("player", "order"):
            return move.number
    return None


async def _own_last(desk: Desk, table: Table, own: Collection[Seat]) -> int:
    """The last entry that people made on these seats by themselves; the deal, if there is none."""
    async for move in backwards(desk, table.match.id, table.n):
        if move.seat in own and move.source in ("player", "undo"):
            return move.n
    return 0


def is_branch(match: Match) -> bool:
    return BRANCH in match.settings
