"""What was played: a move is one transaction, with everything that it changes."""

from collections.abc import Sequence
from typing import Any

from storage.ops import FOREVER, Op, claim, json, marks, unjson
from storage.ops.duties import post
from storage.ops.matches import become, put_settings, seat
from storage.records import SNAPSHOT, Chair, Commit, Match, Move, Order, Timer

MOVE = "n, number, hidden, seat, line, draws, source, back, secret, free, log, spots, at"
RISEN = ("note replace", "note concede")
"""What happens at the table and not in the game leaves drafts as they are, unless their player rises."""


def start(match: Match, chairs: Sequence[Chair], commit: Commit) -> Op[int]:
    """From lobby to running, with the first position."""
    rev = yield from claim(match.id, commit.rev)
    yield from become(match.id, "lobby", "running")
    row = (match.version, match.seed, match.seeded, match.id)
    yield "UPDATE matches SET version = ?, seed = ?, seeded = ? WHERE id = ?", *row
    yield "DELETE FROM seats WHERE match = ?", match.id
    yield from seat(match.id, chairs)
    yield from _record(commit, rev)
    return rev


def commit(commit: Commit) -> Op[int]:
    """The match's revision from now on."""
    rev = yield from claim(commit.match, commit.rev)
    yield from _record(commit, rev)
    return rev


def _record(commit: Commit, rev: int) -> Op[None]:
    match = commit.match
    yield (
        f"INSERT INTO moves (match, {MOVE}) VALUES (?, {marks(MOVE)})",
        [_move_row(match, move) for move in commit.moves],
    )
    yield from _keep_states(commit)
    yield "DELETE FROM drafts WHERE match = ? AND seat = ?", [(match, mover) for mover in sorted(_movers(commit))]
    yield from seat(match, commit.chairs)
    for order in commit.orders:
        yield from keep_order(order)
    yield from put_settings(match, commit.settings)
    if commit.timers is not None:
        yield from _set_timers(match, commit.timers)
    if commit.letters:
        yield from post(match, rev, commit.letters, commit.moves[-1].at)
    if commit.status is not None:
        ended = (commit.status, commit.moves[-1].at, match)
        yield "UPDATE matches SET status = ?, ended = ? WHERE id = ?", *ended
    if commit.credited is not None:
        yield "UPDATE matches SET credited = ? WHERE id = ?", commit.credited, match


def _keep_states(commit: Commit) -> Op[None]:
    """Those that a free undo may want, and every fiftieth for ever."""
    rows = [(commit.match, n, state) for n, state in commit.states]
    yield "DELETE FROM states WHERE match = ? AND n < ?", commit.match, commit.keep
    yield "INSERT INTO states (match, n, state) VALUES (?, ?, ?)", [row for row in rows if row[1] >= commit.keep]
    yield (
        "INSERT INTO snapshots (match, n, state) VALUES (?, ?, ?)",
        [row for row in rows if row[1] % SNAPSHOT == 0],
    )


def _movers(commit: Commit) -> set[int]:
    """Seats whose drafts are played, or whose players rise."""
    return {m.seat for m in commit.moves if m.seat is not None and (m.source != "table" or m.line in RISEN)}


def _set_timers(match: int, timers: Sequence[Timer]) -> Op[None]:
    yield "DELETE FROM timers WHERE match = ?", match
    yield (
        "INSERT INTO timers (match, seat, kind, due) VALUES (?, ?, ?, ?)",
        [(match, timer.seat, timer.kind, timer.due) for timer in timers],
    )


def _move_row(match: int, move: Move) -> tuple[Any, ...]:
    which = (match, move.n, move.number, int(move.hidden), move.seat)
    what = (move.line, json(move.draws), move.source, move.back)
    return (*which, *what, int(move.secret), int(move.free), move.log, json(move.spots), move.at)


def stored(commit: Commit) -> Op[bool]:
    """Whether these very moves are in the record; waits for whoever writes the match at this moment."""
    yield "UPDATE matches SET rev = rev WHERE id = ? RETURNING rev", commit.match
    found = yield from moves(commit.match, commit.moves[0].n, commit.moves[-1].n)
    return found == commit.moves


def head(match: int) -> Op[int | None]:
    rows = yield "SELECT n FROM moves WHERE match = ? ORDER BY n DESC LIMIT 1", match
    return int(rows[0][0]) if rows else None


def moves(match: int, first: int, last: int | None) -> Op[list[Move]]:
    rows = yield (
        f"SELECT {MOVE} FROM moves WHERE match = ? AND n >= ? AND n <= ? ORDER BY n",
        match,
        first,
        FOREVER if last is None else last,
    )
    return [_move(row) for row in rows]


def _move(row: Sequence[Any]) -> Move:
    n, number, hidden, seat, line, draws, source, back, secret, free, log, spots, at = row
    return Move(
        n=n,
        number=number,
        hidden=bool(hidden),
        seat=seat,
        line=line,
        draws=tuple(unjson(draws)),
        source=source,
        back=back,
        secret=bool(secret),
        free=bool(free),
        log=log,
        spots=tuple(unjson(spots)),
        at=at,
    )


def state(match: int, n: int | None) -> Op[tuple[int, bytes] | None]:
    last = FOREVER if n is None else n
    late = yield "SELECT n, state FROM states WHERE match = ? AND n <= ? ORDER BY n DESC LIMIT 1", match, last
    kept = yield "SELECT n, state FROM snapshots WHERE match = ? AND n <= ? ORDER BY n DESC LIMIT 1", match, last
    return max((tuple(row) for row in (*late, *kept)), default=None)


def draft(match: int, seat: int) -> Op[str | None]:
    rows = yield "SELECT line FROM drafts WHERE match = ? AND seat = ?", match, seat
    return str(rows[0][0]) if rows else None


def keep_draft(match: int, seat: int, line: str | None) -> Op[None]:
    if line is None:
        yield "DELETE FROM drafts WHERE match = ? AND seat = ?", match, seat
    else:
        yield (
            "INSERT INTO drafts (match, seat, line) VALUES (?, ?, ?)"
            " ON CONFLICT (match, seat) DO UPDATE SET line = excluded.line",
            match,
            seat,
            line,
        )


def orders(match: int) -> Op[list[Order]]:
    rows = yield "SELECT match, seat, question, line FROM orders WHERE match = ? ORDER BY seat, question", match
    return [Order(*row) for row in rows]


def order(order: Order) -> Op[None]:
    """Claims the match, for a move that is on its way may carry the order out."""
    yield from claim(order.match, None)
    yield from keep_order(order)


def keep_orders(match: int, rev: int, orders: Sequence[Order]) -> Op[None]:
    """Those of one seat, made out of what stood there at this revision."""
    yield from claim(match, rev)
    for order in orders:
        yield from keep_order(order)


def drop_order(order: Order) -> Op[bool]:
    """This very one: another answer to the same question, said meanwhile, stays."""
    yield from claim(order.match, None)
    rows = yield (
        "DELETE FROM orders WHERE match = ? AND seat = ? AND question = ? AND line = ? RETURNING 1",
        order.match,
        order.seat,
        order.question,
        order.line,
    )
    return bool(rows)


def keep_order(order: Order) -> Op[None]:
    """One without a line goes."""
    key = (order.match, order.seat, order.question)
    if not order.line:
        yield "DELETE FROM orders WHERE match = ? AND seat = ? AND question = ?", *key
        return
    yield (
        "INSERT INTO orders (match, seat, question, line) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, seat, question) DO UPDATE SET line = excluded.line",
        *key,
        order.line,
    )
