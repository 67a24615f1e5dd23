"""What is still to be done: letters to be told, timers that will be due, downtimes to be given back."""

from collections.abc import Sequence

from storage.ops import AT_HOME, Op, Rows, claim, home_of
from storage.records import Draft, Home, Letter, LetterKey, Outage, Shard, Timer

LETTER = "match, outbox.rev, i, kind, body, at"


def post(match: int, rev: int, letters: Sequence[Draft], at: float) -> Op[None]:
    """Under the revision that wrote them, so that letters are told in the order of the commits."""
    rows = [(match, rev, i, kind, body, at) for i, (kind, body) in enumerate(letters)]
    yield "INSERT INTO outbox (match, rev, i, kind, body, at) VALUES (?, ?, ?, ?, ?, ?)", rows


def post_alone(match: int, letter: Draft, at: float) -> Op[None]:
    rev = yield from claim(match, None)
    yield from post(match, rev, [letter], at)


def letters(home: Home, limit: int) -> Op[list[Letter]]:
    rows = yield (
        f"SELECT {LETTER} FROM outbox JOIN matches m ON m.id = match WHERE {AT_HOME}"
        " ORDER BY at, match, outbox.rev, i LIMIT ?",
        *home_of(home),
        limit,
    )
    return _letters(rows)


def letters_due(home: Home, kind: str, until: float, limit: int) -> Op[list[Letter]]:
    rows = yield (
        f"SELECT {LETTER} FROM outbox JOIN matches m ON m.id = match WHERE kind = ? AND at <= ? AND {AT_HOME}"
        " ORDER BY at, match, outbox.rev, i LIMIT ?",
        kind,
        until,
        *home_of(home),
        limit,
    )
    return _letters(rows)


def matches_with_letters(home: Home, kind: str, until: float) -> Op[list[int]]:
    rows = yield (
        f"SELECT match FROM outbox JOIN matches m ON m.id = match WHERE kind = ? AND at <= ? AND {AT_HOME}"
        " GROUP BY match ORDER BY min(at), match",
        kind,
        until,
        *home_of(home),
    )
    return [match for (match,) in rows]


def _letters(rows: Rows) -> list[Letter]:
    return [Letter((match, rev, i), match, *rest) for match, rev, i, *rest in rows]


def letters_of(match: int, limit: int) -> Op[list[Letter]]:
    rows = yield f"SELECT {LETTER} FROM outbox WHERE match = ? ORDER BY rev, i LIMIT ?", match, limit
    return _letters(rows)


def delivered(letters: Sequence[LetterKey]) -> Op[None]:
    yield "DELETE FROM outbox WHERE match = ? AND rev = ? AND i = ?", [tuple(key) for key in letters]


def timers(home: Home, since: float, until: float, limit: int) -> Op[list[Timer]]:
    rows = yield (
        f"SELECT match, seat, kind, due FROM timers JOIN matches m ON m.id = match WHERE due <= ? AND {AT_HOME}"
        " ORDER BY due, match, seat, kind LIMIT ?",
        until,
        *home_of(home, since),
        limit,
    )
    return [Timer(*row) for row in rows]


def ring(timer: Timer, letter: Draft | None, at: float) -> Op[None]:
    """Only the very timer that was due: one that was set anew meanwhile stays."""
    rev = 0 if letter is None else (yield from claim(timer.match, None))
    gone = yield (
        "DELETE FROM timers WHERE match = ? AND seat = ? AND kind = ? AND due = ? RETURNING 1",
        timer.match,
        timer.seat,
        timer.kind,
        timer.due,
    )
    if gone and letter is not None:
        yield from post(timer.match, rev, [letter], at)


def delay(timer: Timer, due: float) -> Op[None]:
    yield (
        "UPDATE timers SET due = ? WHERE match = ? AND seat = ? AND kind = ? AND due = ?",
        due,
        timer.match,
        timer.seat,
        timer.kind,
        timer.due,
    )


def alive(shard: Shard) -> Op[float | None]:
    rows = yield "SELECT alive FROM shards WHERE of = ? AND shard = ?", shard.of, shard.shard
    return float(rows[0][0]) if rows else None


def beat(home: Home, shard: Shard, at: float) -> Op[None]:
    """Only by who holds it."""
    yield (
        "INSERT INTO shards (of, shard, holder, until, alive) VALUES (?, ?, '', 0, ?)"
        " ON CONFLICT (of, shard) DO UPDATE SET alive = excluded.alive WHERE shards.holder = ?",
        shard.of,
        shard.shard,
        at,
        home.holder,
    )


def note_outage(outage: Outage) -> Op[None]:
    """Whoever comes second finds that `alive` is another, and that it is noted already."""
    row = (outage.of, outage.shard, outage.began)
    first = yield "UPDATE shards SET alive = ? WHERE of = ? AND shard = ? AND alive = ? RETURNING 1", outage.ended, *row
    if first:
        yield "INSERT INTO outages (of, shard, began, ended) VALUES (?, ?, ?, ?)", *row, outage.ended


def outages(shard: Shard) -> Op[list[Outage]]:
    """Its own, and those of a time with another number of shards, which are everybody's."""
    rows = yield (
        "SELECT of, shard, began, ended FROM outages WHERE of <> ? OR shard = ? ORDER BY began, of, shard",
        shard.of,
        shard.shard,
    )
    return [Outage(*row) for row in rows]


def drop_outage(outage: Outage) -> Op[None]:
    yield "DELETE FROM outages WHERE of = ? AND shard = ? AND began = ?", outage.of, outage.shard, outage.began


def uncredited(outage: Outage) -> Op[list[int]]:
    """Running matches of the shard that have not got the downtime back."""
    rows = yield (
        "SELECT id FROM matches WHERE status = 'running' AND credited < ?"
        " AND (coalesce(guild, 0) >> 22) % ? = ? ORDER BY id",
        outage.ended,
        outage.of,
        outage.shard,
    )
    return [row[0] for row in rows]


def credit(match: int, outage: Outage) -> Op[bool]:
    """The match's clocks get the downtime back, once; False: a vote is open, whose end is not only a timer's."""
    if (yield "SELECT 1 FROM settings WHERE match = ? AND key = 'vote'", match):
        return False
    ended = outage.ended
    first = yield (
        "UPDATE matches SET credited = ?, rev = rev + 1 WHERE id = ? AND credited < ? RETURNING 1",
        ended,
        match,
        ended,
    )
    if first:
        yield from _shift(match, outage)
    return True


def _shift(match: int, outage: Outage) -> Op[None]:
    """A clock that began to run during the downtime gets back only what it lost of it."""
    rows = yield "SELECT seat, since FROM seats WHERE match = ? AND since < ? ORDER BY seat", match, outage.ended
    later = [(outage.ended - max(outage.began, since), match, seat) for seat, since in rows]
    yield "UPDATE seats SET since = since + ? WHERE match = ? AND seat = ?", later
    yield "UPDATE timers SET due = due + ? WHERE match = ? AND seat = ? AND kind NOT IN ('return', 'vote')", later


def touch() -> Op[None]:
    """A write that changes nothing."""
    yield ("UPDATE counters SET value = value WHERE name = 'match'",)
