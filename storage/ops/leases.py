"""Who serves which servers: leases of shards, leases with a name, and the fence before those who lost theirs."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from storage.ops import Op
from storage.records import Conflict, Fenced, Held, Home, Outage

T = TypeVar("T")


def fenced(home: Home, make: Callable[[], Op[T]]) -> Op[T]:
    """Only while all of its shards are held. On PostgreSQL their holder stays until the transaction's end, so that
    nobody takes one over before that, and writes that never pause keep nobody from renewing them: the holder is part of
    a unique index, `until` and `alive` of none. On SQLite there is one writer at a time anyway."""
    rows = yield "SELECT shard FROM shards WHERE of = ? AND holder = ? -- FOR KEY SHARE", home.of, home.holder
    if len(rows) != len(home.shards):
        raise Fenced("Another process serves these servers by now. This one starts anew.")
    return (yield from make())


def shards() -> Op[list[Held]]:
    rows = yield ("SELECT of, shard, holder, until, alive FROM shards ORDER BY of, shard",)
    return [Held(*row) for row in rows]


def lay_out(of: int, at: float) -> Op[None]:
    """Every shard has a row from the first start on: one that nobody serves is down since then."""
    yield (
        "INSERT INTO shards (of, shard, holder, until, alive) VALUES (?, ?, '', 0, ?) ON CONFLICT DO NOTHING",
        [(of, shard, at) for shard in range(of)],
    )


def take(home: Home, gone: Sequence[str], now: float, until: float) -> Op[None]:
    """All of them or none; for each the holder whose place may be taken at once: oneself, or one known to be gone."""
    for shard, before in zip(home.shards, gone, strict=True):
        taken = yield (
            "UPDATE shards SET holder = ?, until = ? WHERE of = ? AND shard = ? AND (holder = ? OR until < ?)"
            " RETURNING 1",
            *(home.holder, until, home.of, shard),
            *(before, now),
        )
        if not taken:
            raise Conflict(f"shard {shard} of {home.of} is held")


def renew(home: Home, until: float) -> Op[bool]:
    """False: one of them is somebody else's by now."""
    rows = yield "UPDATE shards SET until = ? WHERE of = ? AND holder = ? RETURNING shard", until, home.of, home.holder
    return len(rows) == len(home.shards)


def release(home: Home) -> Op[None]:
    yield "UPDATE shards SET holder = '', until = 0 WHERE of = ? AND holder = ?", home.of, home.holder


def retire(shard: Held, outage: Outage | None) -> Op[None]:
    """A shard of a time with another number of them goes; whoever comes second finds it gone."""
    first = yield (
        "DELETE FROM shards WHERE of = ? AND shard = ? AND alive = ? RETURNING 1",
        shard.of,
        shard.shard,
        shard.alive,
    )
    if first and outage is not None:
        row = (outage.of, outage.shard, outage.began, outage.ended)
        yield "INSERT INTO outages (of, shard, began, ended) VALUES (?, ?, ?, ?)", *row


def lease(name: str, holder: str, now: float, until: float) -> Op[bool]:
    """Something that one does at a time; whether it is ours until then."""
    rows = yield (
        "INSERT INTO leases (name, holder, until) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE"
        " SET holder = excluded.holder, until = excluded.until"
        " WHERE leases.holder = excluded.holder OR leases.until < ? RETURNING 1",
        name,
        holder,
        until,
        now,
    )
    return bool(rows)


def unlease(name: str) -> Op[None]:
    yield "DELETE FROM leases WHERE name = ?", name


def holder(name: str) -> Op[str | None]:
    """Who holds a lease."""
    rows = yield "SELECT holder FROM leases WHERE name = ?", name
    return str(rows[0][0]) if rows else None
