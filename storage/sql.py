"""The statements of the SQLite store; each function is a part of one transaction."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from storage import ALIVE, SNAPSHOT, Chair, Commit, Conflict, Match, Move, Order, Rating, Score, Timer

RISEN = ("note replace", "note concede")
"""What happens at the table and not in the game leaves drafts as they are, unless their player rises."""
_json = msgspec.json.encode
_unjson = msgspec.json.decode


def create(db: sqlite3.Connection, match: Match, chairs: Sequence[Chair]) -> int:
    row = _match_row(match)
    number = db.execute(
        "INSERT INTO matches (game, version, status, host, options, settings, place, seed, seeded, created, ended)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    ).lastrowid
    assert number is not None
    _seat(db, number, chairs)
    return number


def _match_row(match: Match) -> tuple[Any, ...]:
    return (
        match.game,
        match.version,
        match.status,
        match.host,
        _json(match.options),
        _json(match.settings),
        _json(match.place),
        match.seed,
        match.seeded,
        match.created,
        match.ended,
    )


def match(db: sqlite3.Connection, match: int) -> Match | None:
    row = db.execute(
        "SELECT id, game, version, status, host, options, settings, place, seed, seeded, created, ended"
        " FROM matches WHERE id = ?",
        (match,),
    ).fetchone()
    if row is None:
        return None
    return Match(
        id=row[0],
        game=row[1],
        version=row[2],
        status=row[3],
        host=row[4],
        options=_unjson(row[5]),
        settings=_unjson(row[6]),
        place=_unjson(row[7]),
        seed=row[8],
        seeded=row[9],
        created=row[10],
        ended=row[11],
    )


BRANCH = "json_extract(settings, '$.branch')"
"""The match from which a what-if comes."""
SEAT_COLUMNS = "seat, user, name, level, waiting, last, deputy, left, since, missed, excused, vacation, away"


def chairs(db: sqlite3.Connection, match: int) -> list[Chair]:
    rows = db.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE match = ? ORDER BY seat", (match,))
    return [msgspec.convert(dict(zip(Chair.__struct_fields__, row, strict=True)), Chair, strict=False) for row in rows]


def _seat(db: sqlite3.Connection, match: int, chairs: Sequence[Chair]) -> None:
    marks = ", ".join("?" * (1 + len(Chair.__struct_fields__)))
    rows = [(match, *msgspec.structs.astuple(chair)) for chair in chairs]
    db.executemany(f"INSERT OR REPLACE INTO seats (match, {SEAT_COLUMNS}) VALUES ({marks})", rows)


def sit(db: sqlite3.Connection, match: int, chair: Chair) -> None:
    become(db, match, "lobby", "lobby")
    if db.execute("SELECT 1 FROM seats WHERE match = ? AND seat = ?", (match, chair.seat)).fetchone():
        raise Conflict(f"seat {chair.seat} is taken")
    _seat(db, match, [chair])


def rise(db: sqlite3.Connection, match: int, seat: int) -> None:
    become(db, match, "lobby", "lobby")
    db.execute("DELETE FROM seats WHERE match = ? AND seat = ?", (match, seat))


def become(db: sqlite3.Connection, match: int, before: str, after: str) -> None:
    changed = db.execute("UPDATE matches SET status = ? WHERE id = ? AND status = ?", (after, match, before))
    if changed.rowcount != 1:
        raise Conflict(f"match {match} is not in status {before}")


def start(db: sqlite3.Connection, match: Match, chairs: Sequence[Chair], commit: Commit) -> None:
    become(db, match.id, "lobby", "running")
    db.execute(
        "UPDATE matches SET version = ?, seed = ?, seeded = ? WHERE id = ?",
        (match.version, match.seed, match.seeded, match.id),
    )
    db.execute("DELETE FROM seats WHERE match = ?", (match.id,))
    _seat(db, match.id, chairs)
    record(db, commit)


def record(db: sqlite3.Connection, commit: Commit) -> None:
    """The moves with everything that they change."""
    match = commit.match
    db.executemany(
        "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [_move_row(match, move) for move in commit.moves],
    )
    db.execute("DELETE FROM states WHERE match = ? AND n < ?", (match, commit.keep))
    rows = [(match, n, state) for n, state in commit.states]
    db.executemany("INSERT INTO states VALUES (?, ?, ?)", [row for row in rows if row[1] >= commit.keep])
    kept = [row for row in rows if row[1] % SNAPSHOT == 0]
    if kept:
        db.executemany("INSERT INTO snapshots VALUES (?, ?, ?)", kept)
    movers = {
        move.seat for move in commit.moves if move.seat is not None and (move.source != "table" or move.line in RISEN)
    }
    db.executemany("DELETE FROM drafts WHERE match = ? AND seat = ?", [(match, seat) for seat in movers])
    _seat(db, match, commit.chairs)
    for order in commit.orders:
        keep_order(db, order)
    if commit.settings is not None:
        db.execute("UPDATE matches SET settings = ? WHERE id = ?", (_json(commit.settings), match))
    if commit.timers is not None:
        set_timers(db, match, commit.timers)
    if commit.letters:
        post(db, match, commit.letters, commit.moves[-1].at)
    if commit.status is not None:
        ended = (commit.status, commit.moves[-1].at, match)
        db.execute("UPDATE matches SET status = ?, ended = ? WHERE id = ?", ended)


def keep_order(db: sqlite3.Connection, order: Order) -> None:
    """Keeps an order; one without a line goes."""
    key = (order.match, order.seat, order.question)
    if order.line:
        db.execute("INSERT OR REPLACE INTO orders VALUES (?, ?, ?, ?)", (*key, order.line))
    else:
        db.execute("DELETE FROM orders WHERE match = ? AND seat = ? AND question = ?", key)


def _move_row(match: int, move: Move) -> tuple[Any, ...]:
    return (
        match,
        move.n,
        move.seat,
        move.line,
        _json(move.draws),
        move.source,
        move.back,
        move.secret,
        move.free,
        move.log,
        _json(move.spots),
        move.at,
        move.number,
        move.hidden,
    )


def moves(db: sqlite3.Connection, match: int, first: int, last: int | None) -> list[Move]:
    sql = (
        "SELECT n, seat, line, draws, source, back, secret, free, log, spots, at, number, hidden FROM moves"
        " WHERE match = ? AND n >= ? AND n <= ? ORDER BY n"
    )
    rows = db.execute(sql, (match, first, last if last is not None else 1 << 60))
    return [
        Move(
            n=n,
            seat=seat,
            line=line,
            draws=tuple(_unjson(draws)),
            source=source,
            back=back,
            secret=bool(secret),
            free=bool(free),
            log=log,
            spots=tuple(_unjson(spots)),
            at=at,
            number=number,
            hidden=bool(hidden),
        )
        for n, seat, line, draws, source, back, secret, free, log, spots, at, number, hidden in rows
    ]


def state(db: sqlite3.Connection, match: int, n: int | None) -> tuple[int, bytes] | None:
    limit = 1 << 60 if n is None else n
    found = [
        row
        for table in ("states", "snapshots")
        for row in db.execute(
            f"SELECT n, state FROM {table} WHERE match = ? AND n <= ? ORDER BY n DESC LIMIT 1", (match, limit)
        )
    ]
    return max(found) if found else None


def post(db: sqlite3.Connection, match: int, letters: Sequence[tuple[str, bytes]], at: float) -> None:
    rows = [(match, kind, body, at) for kind, body in letters]
    db.executemany("INSERT INTO outbox (match, kind, body, at) VALUES (?, ?, ?, ?)", rows)


def set_timers(db: sqlite3.Connection, match: int, timers: Sequence[Timer]) -> None:
    db.execute("DELETE FROM timers WHERE match = ?", (match,))
    db.executemany("INSERT INTO timers VALUES (?, ?, ?, ?)", [(t.match, t.seat, t.kind, t.due) for t in timers])


def ring(db: sqlite3.Connection, timer: Timer, letter: tuple[str, bytes] | None, at: float) -> None:
    """Only the very timer that was due: one that was set anew meanwhile stays."""
    row = (timer.match, timer.seat, timer.kind, timer.due)
    gone = db.execute("DELETE FROM timers WHERE match = ? AND seat = ? AND kind = ? AND due = ?", row)
    if gone.rowcount and letter is not None:
        post(db, timer.match, [letter], at)


def credit(db: sqlite3.Connection, seconds: float, at: float) -> None:
    db.execute("UPDATE seats SET since = since + ? WHERE since IS NOT NULL", (seconds,))
    db.execute("UPDATE timers SET due = due + ? WHERE kind != 'return'", (seconds,))
    keep_meta(db, ALIVE, at)


def keep_meta(db: sqlite3.Connection, key: str, value: float) -> None:
    db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))


def scores(db: sqlite3.Connection, column: str, number: int) -> list[Score]:
    rows = db.execute(
        "SELECT match, user, game, place, points, seats, missed, pace, rated, at FROM results"
        f" WHERE {column} = ? ORDER BY at",
        (number,),
    )
    return [msgspec.convert(dict(zip(Score.__struct_fields__, row, strict=True)), Score, strict=False) for row in rows]


def keep_scores(db: sqlite3.Connection, scores: Sequence[Score], ratings: Sequence[Rating]) -> None:
    marks = ", ".join("?" * len(Score.__struct_fields__))
    db.executemany(f"INSERT INTO results VALUES ({marks})", [msgspec.structs.astuple(score) for score in scores])
    rows = [msgspec.structs.astuple(rating) for rating in ratings]
    db.executemany("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)", rows)


def drop_branches(db: sqlite3.Connection, before: float) -> int:
    idle = "SELECT max(at) FROM moves WHERE moves.match = matches.id"
    query = f"DELETE FROM matches WHERE {BRANCH} IS NOT NULL AND coalesce(({idle}), created) < ?"
    return db.execute(query, (before,)).rowcount


def forget(db: sqlite3.Connection, user: int, stranger: int, name: str) -> None:
    """What-ifs of the person go, and those of others that carry the person's name."""
    sat = (
        "SELECT match FROM seats WHERE user = ? UNION"
        " SELECT m.id FROM matches m, json_each(m.settings, '$.conceded') c WHERE c.value = ?"
    )
    gone = f"DELETE FROM matches WHERE {BRANCH} IS NOT NULL AND (host = ? OR {BRANCH} IN ({sat}))"
    db.execute(gone, (user, user, user))
    db.execute("UPDATE seats SET user = ?, name = ? WHERE user = ?", (stranger, name, user))
    db.execute("UPDATE matches SET host = ? WHERE host = ?", (stranger, user))
    db.execute("UPDATE results SET user = ? WHERE user = ?", (stranger, user))
    left = (
        "UPDATE seats SET name = ? WHERE user IS NULL AND EXISTS (SELECT 1 FROM matches m,"
        " json_each(m.settings, '$.conceded') c"
        " WHERE m.id = seats.match AND c.key = CAST(seats.seat AS TEXT) AND c.value = ?)"
    )
    db.execute(left, (name, user))
    _unname(db, user, stranger)
    for table, column in (("ratings", "user"), ("users", "id")):
        db.execute(f"DELETE FROM {table} WHERE {column} = ?", (user,))


def _unname(db: sqlite3.Connection, user: int, stranger: int) -> None:
    """In what is kept as JSON of a match, the person's number becomes a stranger's."""
    query = "SELECT id, settings, place FROM matches WHERE instr(settings, ?1) OR instr(place, ?1)"
    for match, *columns in db.execute(query, (str(user),)).fetchall():
        row = [_json(_exchanged(_unjson(column), user, stranger)) for column in columns]
        db.execute("UPDATE matches SET settings = ?, place = ? WHERE id = ?", (*row, match))


def _exchanged(tree: Any, old: int, new: int) -> Any:
    match tree:
        case dict():
            return {key: _exchanged(value, old, new) for key, value in tree.items()}
        case list():
            return [_exchanged(value, old, new) for value in tree]
        case _:
            return new if tree == old and type(tree) is int else tree
