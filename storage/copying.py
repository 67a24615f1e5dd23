"""From one store into another, match by match, each proven to be the same afterwards."""

import hashlib
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from storage import schema
from storage.face.leases import MOVED
from storage.ops import Op, marks
from storage.store import Store

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]
"""The rows of every table."""

OTHERS = [table for table in schema.tables() if table not in {*schema.of_a_match(), "leases"}]
"""What belongs to people and to nobody; who does what at the moment is for each database to know."""


async def numbers(store: Store) -> list[int]:
    return await store.driver.read(_numbers)


async def copy(match: int, here: Store, there: Store) -> bool:
    """A match with all that belongs to it, in one transaction; False: it was there already."""
    rows = await here.driver.read(lambda: _of_match(match))
    if digest(rows) == digest(await there.driver.read(lambda: _of_match(match))):
        return False
    await there.driver.write(lambda: _replace(match, rows))
    return True


async def copy_rest(here: Store, there: Store) -> None:
    """Table by table, each in one transaction."""
    for table in OTHERS:
        rows = await here.driver.read(partial(_all, table))
        await there.driver.write(partial(_refill, table, rows))


async def differences(match: int, here: Store, there: Store) -> list[str]:
    """Tables in which a match is not the same on both sides, read anew."""
    one, other = [await store.driver.read(lambda: _of_match(match)) for store in (here, there)]
    return [table for table in one if _sum(one[table]) != _sum(other[table])]


async def rest_differences(here: Store, there: Store) -> list[str]:
    found = []
    for table in OTHERS:
        one, other = [await store.driver.read(partial(_all, table)) for store in (here, there)]
        found += [table] if _sum(one) != _sum(other) else []
    return found


async def drop(matches: Iterable[int], store: Store) -> None:
    for match in matches:
        await store.driver.write(partial(_drop, match))


async def mark(here: Store, there: Store, name: str) -> None:
    """From now on the matches are there, under that name: no bot starts here by mistake."""
    await there.driver.write(_unmark)
    await here.driver.write(lambda: _mark(name))


def digest(rows: Rows) -> str:
    """The same rows have the same, whichever database they come from."""
    return hashlib.sha256(b"".join(_sum(rows[table]) for table in sorted(rows))).hexdigest()


def _sum(rows: list[Row]) -> bytes:
    return hashlib.sha256(msgspec.msgpack.encode(rows)).digest()


def _numbers() -> Op[list[int]]:
    rows = yield ("SELECT id FROM matches ORDER BY id",)
    return [row[0] for row in rows]


def _of_match(match: int) -> Op[Rows]:
    found: Rows = {}
    for table, columns in schema.of_a_match().items():
        key = "id" if table == "matches" else "match"
        rows = yield f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = ?", match
        found[table] = _sorted(rows)
    return found


def _all(table: str) -> Op[list[Row]]:
    rows = yield (f"SELECT {', '.join(schema.tables()[table])} FROM {table}",)
    return _sorted(rows)


def _sorted(rows: Sequence[Any]) -> list[Row]:
    """By ourselves, for each database sorts words in its own way. Columns of the key come first, and tell all apart."""
    return sorted((tuple(row) for row in rows), key=lambda row: [(value is not None, value) for value in row[:3]])


def _replace(match: int, rows: Rows) -> Op[None]:
    yield from _drop(match)
    for table in schema.of_a_match():
        yield _insert(table), rows[table]


def _drop(match: int) -> Op[None]:
    yield "DELETE FROM matches WHERE id = ?", match


def _refill(table: str, rows: list[Row]) -> Op[None]:
    yield (f"DELETE FROM {table}",)
    yield _insert(table), rows


def _insert(table: str) -> str:
    names = ", ".join(schema.tables()[table])
    return f"INSERT INTO {table} ({names}) VALUES ({marks(names)})"


def _mark(name: str) -> Op[None]:
    yield "DELETE FROM leases WHERE name = ?", MOVED
    yield "INSERT INTO leases (name, holder, until) VALUES (?, ?, 0)", MOVED, name


def _unmark() -> Op[None]:
    yield "DELETE FROM leases WHERE name = ?", MOVED
