"""The one door: all that leaves about a move is what `told` says a viewer may know of it.

Moves have two numbers. `n` counts the entries of the record and stays in here; `number` counts what everybody knows of,
so that nobody can tell from a number, a page or a step that somebody has prepared something in secret.
"""

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from rules.kernel import Event, Illegal, Outcome, Seat, msg
from rules.secrecy import heard
from service.desk import Desk, Table
from storage import Move

TABLE, UNDO = "table", "undo"
"""Sources of entries that are no moves of the game."""
CHUNK = 10
"""So many entries of the record are read at a time; what is looked for is mostly among the first."""
LONG_AGO = 300
"""So many entries back nobody remembers what they did."""


class Told(Struct, frozen=True):
    """A move as a viewer may know it."""

    number: int
    seat: Seat | None
    line: str | None
    """Its words in notation; None: hidden from this viewer."""
    source: str
    log: tuple[Event, ...]
    spots: tuple[str, ...]
    """Places on the board to point at."""
    hidden: bool = False
    """Not everybody knows of it; its number is that of the move before."""
    at: float = 0.0
    """When it was made."""


def told(move: Move, viewer: Seat | None, over: bool = False) -> Told | None:
    """What a viewer may know of a move; None: not even that it was made. When the match is over nothing is hidden."""
    log = events(move) if over else tuple(heard(events(move), viewer))
    own = over or (viewer is not None and viewer == move.seat)
    if move.hidden and not own and not log:
        return None
    is_open = own or not move.secret
    line = _line(move) if is_open else None
    return Told(move.number, move.seat, line, move.source, log, move.spots if is_open else (), move.hidden, move.at)


def places(outcome: Outcome) -> tuple[str, ...]:
    """The places of a move to which everybody may be pointed."""
    return () if outcome.secret else outcome.spots


def events(move: Move) -> tuple[Event, ...]:
    """The lines that a move wrote into the log."""
    return msgspec.msgpack.decode(move.log, type=tuple[Event, ...]) if move.log else ()


def viewer(table: Table, user: int | None) -> Seat | None:
    """Through whose eyes a user sees; with several seats, through those of the seat that is up."""
    if user is None or not table.seats_of(user):
        return None
    return table.seat_of(user)


async def record(desk: Desk, match: int, user: int | None, first: int = 0, last: int | None = None) -> list[Told]:
    """The moves with these numbers, as a user may know them."""
    table = await desk.table(match)
    eyes, over = viewer(table, user), table.match.status == "over"
    begin = 0 if first <= 0 else await entry(desk, table, min(first, table.number + 1) - 1) + 1
    end = table.n if last is None else await entry(desk, table, min(last, table.number))
    return _known(await desk.store.moves(match, begin, end), eyes, over)


async def news(desk: Desk, table: Table, after: int) -> list[Told]:
    """What everybody may know of the moves after the one with this number, up to those of the table."""
    return _known(await _after(desk, table, after), None, over=False)


async def standing(desk: Desk, table: Table, after: int) -> list[Told]:
    """The same, without what was freely taken back among them: that left no trace."""
    return holding(await _after(desk, table, after))


def holding(moves: list[Move]) -> list[Told]:
    """What everybody may know of these moves, without what was freely taken back among them."""
    return _known(_standing(moves), None, over=False)


async def latest(desk: Desk, table: Table, user: int | None) -> Told | None:
    """The last move of which a user knows."""
    eyes, over = viewer(table, user), table.match.status == "over"
    async for move in backwards(desk, table.match.id, table.n):
        if (known := told(move, eyes, over)) is not None:
            return known
    return None


async def own(desk: Desk, table: Table, seat: Seat, verb: str) -> str:
    """The last move of a kind that a seat itself made and did not take back; empty where that is long ago."""
    n = table.n
    async for move in backwards(desk, table.match.id, table.n):
        if move.n < table.n - LONG_AGO:
            break
        if move.n == n:
            n = n - 1 if move.back is None else move.back
            if (move.seat, move.back) == (seat, None) and move.line.split()[0] == verb:
                return move.line
    return ""


async def earlier(desk: Desk, table: Table, number: int) -> Table:
    """The table as it was after the move with this number and all that was hidden behind it."""
    n = await entry(desk, table, number)
    return Table(table.match, table.chairs, n, await desk.position(table, n), number)


async def step(desk: Desk, table: Table, number: int, steps: int = 0) -> int:
    """The number so many positions after another, or before it; a note at the table is no position of its own."""
    n = await entry(desk, table, number)
    way = forwards(desk, table, n + 1) if steps > 0 else backwards(desk, table.match.id, n)
    left, found = (steps - 1 if steps > 0 else -steps), number if steps > 0 else 0
    async for move in way:
        if move.source == TABLE or move.hidden:
            continue
        found = move.number
        if not left:
            break
        left -= 1
    return found


async def entry(desk: Desk, table: Table, number: int) -> int:
    """The last entry of the record with a number: what is hidden behind a move belongs to it."""
    if not 0 <= number <= table.number:
        raise Illegal(msg("service-unknown-move", number=number, last=table.number))
    if number == table.number:
        return table.n
    n = number
    while (missing := number + 1 - (await desk.store.moves(table.match.id, n, n))[0].number) > 0:
        n += missing  # every entry adds one at most, so that the next number is not passed by
    return n - 1


async def backwards(desk: Desk, match: int, n: int) -> AsyncIterator[Move]:
    """The record from entry n back to its beginning."""
    while n >= 0:
        for move in reversed(await desk.store.moves(match, max(0, n - CHUNK + 1), n)):
            yield move
        n -= CHUNK


async def forwards(desk: Desk, table: Table, n: int) -> AsyncIterator[Move]:
    """The record from entry n on."""
    for first in range(n, table.n + 1, CHUNK):
        for move in await desk.store.moves(table.match.id, first, min(table.n, first + CHUNK - 1)):
            yield move


async def _after(desk: Desk, table: Table, number: int) -> list[Move]:
    """The entries of the record behind all that belongs to a number; all, if it is negative."""
    if number == table.number:
        return []
    begin = 0 if number < 0 else table.n - (table.number - number) + 1
    moves = await desk.store.moves(table.match.id, begin, table.n)
    if number < 0 or (moves and not moves[0].hidden and moves[0].number == number + 1):
        return moves
    return await desk.store.moves(table.match.id, await entry(desk, table, number) + 1, table.n)  # some are hidden


def _known(moves: list[Move], eyes: Seat | None, over: bool) -> list[Told]:
    return [known for move in moves if (known := told(move, eyes, over)) is not None]


def _standing(moves: list[Move]) -> list[Move]:
    """Moves without those that an undo among them takes back; only if all of that was free, and nothing older is."""
    kept = list[Move]()
    for move in moves:
        gone = [one for one in kept if move.back is not None and one.n > move.back and one.source != TABLE]
        quiet = move.source == UNDO and move.back is not None and move.back >= moves[0].n - 1
        if quiet and all(one.free or one.hidden for one in gone):
            kept = [one for one in kept if one not in gone]
        else:
            kept.append(move)
    return kept


def _line(move: Move) -> str:
    """An undo names an entry of the record, which is nobody's business; the log says what was taken back."""
    return UNDO if move.source == UNDO else move.line
