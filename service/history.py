"""What happened: the log for a reader, what is new since one's last turn, and private what-ifs."""

from typing import Any

import msgspec
from msgspec import Struct

from rules.kernel import Event, Illegal, Position, Seat, Tape, View, msg
from rules.secrecy import heard, permutation, permuted
from service.batch import Batch
from service.desk import SEED_BYTES, Desk, Table
from service.play import events, viewer
from storage import Chair, Match, Move

BRANCH = "branch"


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
    """All that has happened since the user's last move, the user's own seats apart."""
    table = await desk.table(match)
    seat = table.seat_of(user)
    first = max(table.chairs[own].last for own in table.seats_of(user))
    before = await desk.position(table, first)
    return Since(
        table.rules.view(before, seat),
        table.rules.view(table.position, seat),
        tuple(await entries(desk, match, user, first + 1)),
    )


async def at(desk: Desk, match: int, user: int | None, n: int) -> View:
    """The view after an earlier move, through the user's eyes."""
    table = await desk.table(match)
    return table.rules.view(await desk.position(table, n), viewer(table, user))


async def branch(desk: Desk, match: int, user: int, n: int | None = None) -> Table:
    """A private what-if, played against oneself: what the user may not know is as it might be, not as it is."""
    table = await desk.table(match)
    p = await desk.position(table, table.n if n is None else n)
    if not p.stack:
        raise Illegal(msg("service-branch-over"))
    seed = desk.entropy(SEED_BYTES)
    if table.match.status != "over":
        p = imagined(table, p, viewer(table, user), Tape(seed, -2))
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


def imagined(table: Table, p: Position[Any, Any], reader: Seat | None, tape: Tape) -> Position[Any, Any]:
    """The position with everything that is hidden from the reader exchanged by lot."""
    exchange = permutation(table.rules, table.rules.secrets(p, reader), tape)
    return permuted(table.rules, p, reader, exchange, tape)


def taken_back(moves: list[Entry]) -> list[Entry]:
    """What an undo to the position before these entries would take back: the moves among them."""
    return [entry for entry in moves if entry.source not in ("table", "undo")]


def _entry(move: Move, reader: Seat | None, over: bool) -> Entry:
    hidden = move.secret and not over and (reader is None or reader != move.seat)
    log = events(move) if over else tuple(heard(events(move), reader))
    return Entry(move.n, move.seat, None if hidden else move.line, move.source, move.at, log)


def is_branch(match: Match) -> bool:
    return BRANCH in match.settings
