"""A file of before both databases were known comes along whole. It was made by the program of that time."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from service import votes
from service.desk import Desk
from storage import Order, Rating, Shard, Store, StoreError, Timer, schema

OLD = Path(__file__).parent / "files" / "schema-6.sqlite"
ADA, BEN, CLEO = 205_000_000_000_000_001, 205_000_000_000_000_002, 205_000_000_000_000_003
RUNNING, VOTING, OVER, AGAIN, LEFT, BRANCH, LOBBY = range(1, 8)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "z.db"))


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    db = sqlite3.connect(file)
    try:
        return db.execute(query).fetchall()
    finally:
        db.close()


async def test_matches_come_along_with_settings_and_places(file: Path) -> None:
    old = {
        number: (msgspec.json.decode(settings), msgspec.json.decode(place))
        for number, settings, place in rows(file, "SELECT id, settings, place FROM matches")
    }
    store = await Store.open(file)
    watched = old[RUNNING][1].pop("watch")
    assert watched == {"4711": [600.0, 12], "4712": 0.0}
    for number, (settings, place) in old.items():
        found = await store.match(number)
        assert found is not None
        assert found.settings == settings
        there = {key: value for key, value in found.place.items() if key not in ("watch", "heard")}
        assert there == {key: value for key, value in place.items() if value is not None}
    found = await store.match(RUNNING)
    assert found is not None
    assert (found.place["watch"], found.place["heard"]) == ({"4711": 600.0, "4712": 0.0}, {"4711": 12})
    assert (await store.match_in(1_000_000_000_000_000_001), await store.matches_of_guild(900 << 22, "running", 9)) == (
        RUNNING,
        [LEFT, VOTING, RUNNING],
    )
    await store.close()


OLD_COLUMNS = {
    "seats": "match, seat, user, name, level, waiting, last, deputy, left, since, missed, excused, vacation, away",
    "moves": "match, n, number, hidden, seat, line, CAST(draws AS TEXT), source, back, secret, free, log, at",
    "states": "match, n, state",
    "snapshots": "match, n, state",
    "timers": "match, seat, kind, due",
    "results": "match, user, game, place, points, seats, missed, pace, rated, at",
}


def ordered(file: Path, table: str, columns: str) -> list[tuple[Any, ...]]:
    return rows(file, f"SELECT {columns} FROM {table} ORDER BY 1, 2, 3")


async def test_everything_else_comes_along(file: Path) -> None:
    old = {table: ordered(file, table, columns) for table, columns in OLD_COLUMNS.items()}
    store = await Store.open(file)
    for table, columns in OLD_COLUMNS.items():
        assert ordered(file, table, columns.replace("user", "person").replace("left", "clock")) == old[table]
    assert await store.orders(RUNNING) == [Order(RUNNING, 0, "abc.question", "place a1")]
    assert await store.prefs(ADA) == {"lang": "de", "notes": {"1": "mein Plan – ü"}}
    assert await store.alive(Shard()) == 1_700_000_000.25
    assert await store.draft(RUNNING, 0) or await store.draft(RUNNING, 1)
    await store.close()


async def test_letters_come_along_in_their_order(file: Path) -> None:
    old = rows(file, "SELECT match, kind, body, at FROM outbox ORDER BY match, id")
    store = await Store.open(file)
    letters = [letter for match in range(1, 8) for letter in await store.letters(1_000, match)]
    assert [(letter.match, letter.kind, letter.body, letter.at) for letter in letters] == old
    await store.post(RUNNING, "moved", b"new", 9e9)
    assert (await store.letters(1_000, RUNNING))[-1].body == b"new"
    await store.delivered([letter.id for letter in letters])
    assert [letter.body for letter in await store.letters(9)] == [b"new"]
    await store.close()


async def test_ratings_and_numbers_go_on_where_they_were(file: Path) -> None:
    old = [Rating(*row) for row in rows(file, "SELECT user, game, mu, sigma, matches FROM ratings ORDER BY user")]
    store = await Store.open(file)
    assert [await store.rating(rating.user, rating.game) for rating in old] == old
    found = await store.match(LOBBY)
    assert found is not None
    assert await store.create(found, []) == LOBBY + 1
    await store.close()


async def test_its_matches_can_be_played_on(file: Path) -> None:
    store = await Store.open(file)
    desk = Desk(store, now=lambda: 1_700_001_000.0)
    table = await votes.cast(desk, VOTING, BEN, yes=True)
    assert (table.n, await store.rev(VOTING)) == (await store.head(VOTING), table.rev)
    assert isinstance(await store.next_timer(), Timer)
    await store.close()


async def test_a_file_brought_along_is_the_same_as_a_new_one(file: Path, tmp_path: Path) -> None:
    for path in (file, tmp_path / "new.db"):
        await (await Store.open(path)).close()
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    assert [row for row in rows(file, query) if row[1] != "sqlite_sequence"] == rows(tmp_path / "new.db", query)
    assert rows(file, "PRAGMA foreign_key_check") == []
    assert rows(file, "PRAGMA integrity_check") == [("ok",)]
    assert rows(file, "PRAGMA user_version") == [(schema.LATEST,)]


async def test_two_programs_that_start_at_once_bring_it_along_once(file: Path) -> None:
    stores = await asyncio.gather(*(Store.open(file) for _ in range(4)))
    assert await stores[0].head(RUNNING) == await stores[3].head(RUNNING)
    for store in stores:
        await store.close()


async def test_what_cannot_be_brought_along_stays_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rows(file, "SELECT sql FROM sqlite_master")
    honest = schema.sqlite_step
    monkeypatch.setattr(schema, "sqlite_step", lambda number: honest(number) + "; INSERT INTO nowhere VALUES (1)")
    with pytest.raises(StoreError):
        await Store.open(file)
    assert rows(file, "SELECT sql FROM sqlite_master") == before
    assert rows(file, "PRAGMA user_version") == [(6,)]


@pytest.mark.parametrize("ahead", [1, 2])
async def test_tables_may_be_one_step_ahead_of_the_program(tmp_path: Path, ahead: int) -> None:
    """While an update goes round, the older program goes on."""
    await (await Store.open(tmp_path / "z.db")).close()
    db = sqlite3.connect(tmp_path / "z.db")
    db.execute(f"PRAGMA user_version={schema.LATEST + ahead}")
    db.close()
    if ahead == 1:
        await (await Store.open(tmp_path / "z.db")).close()
        assert rows(tmp_path / "z.db", "PRAGMA user_version") == [(schema.LATEST + 1,)]
    else:
        with pytest.raises(StoreError, match="newer Ziggurat"):
            await Store.open(tmp_path / "z.db")


@pytest.mark.parametrize("version", range(1, schema.BOTH))
async def test_a_file_of_any_age_comes_along(tmp_path: Path, version: int) -> None:
    db = sqlite3.connect(tmp_path / "z.db", isolation_level=None)
    for number in range(1, version + 1):
        db.executescript(schema.sqlite_step(number))
    db.execute(
        "INSERT INTO matches (game, version, status, host, options, settings, place, seed, created)"
        " VALUES ('x', 1, 'lobby', 7, '{}', '{\"lang\": \"de\"}', '{}', x'00', 1.5)"
    )
    db.execute(f"PRAGMA user_version={version}")
    db.close()
    store = await Store.open(tmp_path / "z.db")
    found = await store.match(1)
    assert found is not None
    assert (found.host, found.settings, found.created) == (7, {"lang": "de"}, 1.5)
    await store.close()
