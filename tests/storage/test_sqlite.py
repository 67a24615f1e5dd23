"""The store: one transaction per move, conflicts instead of lost moves, and clear words when the file is no good."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from storage import SNAPSHOT, Chair, Commit, Conflict, Match, Move, StoreError, Timer
from storage.sqlite import MIGRATIONS, SqliteStore


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "z.db")
    yield opened
    await opened.close()


def lobby(game: str = "ur") -> Match:
    return Match(game=game, version=1, host=7, options={"war": "adjacent"}, created=100.0)


ADA, BEN = Chair(seat=0, user=7, name="Ada"), Chair(seat=1, user=8, name="Ben")


def move(n: int, seat: int | None = 0, **more: object) -> Move:
    return Move(n=n, seat=seat, line=f"m{n}", at=float(n), **more)  # type: ignore[arg-type]


def commit(match: int, *moves: Move, keep: int | None = None, **more: object) -> Commit:
    states = [(m.n, b"state%d" % m.n) for m in moves]
    last = {m.seat: m.n for m in moves}
    return Commit(
        match=match,
        moves=list(moves),
        states=states,
        chairs=[
            msgspec.structs.replace(chair, waiting=chair.seat == 1, last=last.get(chair.seat, 0))
            for chair in (ADA, BEN)
        ],
        keep=moves[-1].n if keep is None else keep,
        **more,  # type: ignore[arg-type]
    )


async def started(store: SqliteStore) -> Match:
    match = lobby()
    match.id = await store.create(match, [ADA, BEN])
    match.seed = b"seed"
    await store.start(match, [ADA, BEN], commit(match.id, move(0, None)))
    return match


async def test_a_lobby_is_kept_with_its_seats(store: SqliteStore) -> None:
    number = await store.create(lobby(), [ADA])
    await store.sit(number, BEN)
    found = await store.match(number)
    assert found is not None
    assert (found.game, found.status, found.options, found.created) == ("ur", "lobby", {"war": "adjacent"}, 100.0)
    assert await store.chairs(number) == [ADA, BEN]
    await store.rise(number, 0)
    assert await store.chairs(number) == [BEN]
    assert await store.match(number + 1) is None


async def test_a_taken_seat_is_a_conflict(store: SqliteStore) -> None:
    number = await store.create(lobby(), [ADA])
    with pytest.raises(Conflict):
        await store.sit(number, Chair(seat=0, user=9, name="Cleo"))
    assert await store.chairs(number) == [ADA]


async def test_a_match_starts_only_once(store: SqliteStore) -> None:
    match = await started(store)
    with pytest.raises(Conflict):
        await store.start(match, [ADA, BEN], commit(match.id, move(0, None)))
    with pytest.raises(Conflict):
        await store.sit(match.id, Chair(seat=2, user=9, name="Cleo"))
    found = await store.match(match.id)
    assert found is not None
    assert (found.status, found.seed) == ("running", b"seed")


async def test_a_second_writer_of_the_same_move_gets_a_conflict_and_changes_nothing(store: SqliteStore) -> None:
    match = await started(store)
    await store.commit(commit(match.id, move(1), letters=[("moved", b"a")]))
    with pytest.raises(Conflict):
        await store.commit(commit(match.id, move(1, 1), move(2), letters=[("moved", b"b")]))
    assert [m.n for m in await store.moves(match.id)] == [0, 1]
    assert (await store.moves(match.id, 1))[0].seat == 0
    assert [letter.body for letter in await store.letters(10)] == [b"a"]
    assert await store.state(match.id) == (1, b"state1")


async def test_writes_at_the_same_time_succeed_or_fail_each_for_itself(store: SqliteStore) -> None:
    matches = [await started(store) for _ in range(20)]
    twice = [store.commit(commit(match.id, move(1))) for match in matches for _ in range(2)]
    results = await asyncio.gather(*twice, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 20
    assert sum(result is None for result in results) == 20
    assert [await store.head(match.id) for match in matches] == [1] * 20


async def test_two_processes_on_one_file_never_write_the_same_move_twice(store: SqliteStore) -> None:
    match = await started(store)
    other = await SqliteStore.open(store.path)
    try:
        await other.commit(commit(match.id, move(1, 1)))
        with pytest.raises(Conflict):
            await store.commit(commit(match.id, move(1, 0)))
        assert (await store.moves(match.id, 1))[0].seat == 1
    finally:
        await other.close()


async def test_a_move_changes_everything_or_nothing(store: SqliteStore) -> None:
    match = await started(store)
    await store.keep_draft(match.id, 0, "place a1")
    await store.keep_draft(match.id, 1, "place b1")
    timer = Timer(match.id, 1, "move", 500.0)
    full = move(1, 0, draws=(3, 4), secret=True, free=True, log=b"log", spots=("a1",), source="clock")
    await store.commit(commit(match.id, full, letters=[("moved", b"x")], timers=[timer], status="over"))
    assert await store.moves(match.id, 1, 1) == [full]
    assert await store.draft(match.id, 0) is None
    assert await store.draft(match.id, 1) == "place b1"
    assert await store.next_timer() == timer
    chairs = await store.chairs(match.id)
    assert [(chair.waiting, chair.last) for chair in chairs] == [(False, 1), (True, 0)]
    found = await store.match(match.id)
    assert found is not None
    assert (found.status, found.ended) == ("over", 1.0)


async def test_states_are_kept_for_undo_and_every_fiftieth_for_ever(store: SqliteStore) -> None:
    match = await started(store)
    for n in range(1, 2 * SNAPSHOT + 6):
        free = n > 2 * SNAPSHOT + 2
        await store.commit(commit(match.id, move(n, free=free), keep=0 if free else n))
    assert await store.state(match.id) == (105, b"state105")
    assert await store.state(match.id, 103) == (103, b"state103")
    assert await store.state(match.id, 102) == (102, b"state102")
    assert await store.state(match.id, 101) == (100, b"state100")
    assert await store.state(match.id, 99) == (50, b"state50")
    assert await store.state(match.id, 3) == (0, b"state0")


async def test_letters_wait_in_their_order_until_they_are_delivered(store: SqliteStore) -> None:
    match = await started(store)
    await store.commit(commit(match.id, move(1), letters=[("moved", b"1"), ("moved", b"2")]))
    await store.post(match.id, "note", b"3", 5.0)
    letters = await store.letters(2)
    assert [letter.body for letter in letters] == [b"1", b"2"]
    await store.delivered([letters[0].id])
    assert [letter.body for letter in await store.letters(9)] == [b"2", b"3"]


async def test_timers_come_in_the_order_in_which_they_are_due(store: SqliteStore) -> None:
    first, second = await started(store), await started(store)
    await store.set_timers(first.id, [Timer(first.id, 0, "move", 30.0), Timer(first.id, 1, "move", 10.0)])
    await store.set_timers(second.id, [Timer(second.id, 0, "move", 20.0)])
    assert [timer.due for timer in await store.timers(25.0, 9)] == [10.0, 20.0]
    await store.set_timers(first.id, [])
    assert await store.next_timer() == Timer(second.id, 0, "move", 20.0)


async def test_preferences_are_kept(store: SqliteStore) -> None:
    assert await store.prefs(7) == {}
    await store.keep_prefs(7, {"lang": "de"})
    await store.keep_prefs(7, {"lang": "en", "dm": True})
    assert await store.prefs(7) == {"lang": "en", "dm": True}


async def test_a_user_finds_the_own_matches_and_those_that_wait(store: SqliteStore) -> None:
    match = await started(store)
    waiting = await store.create(lobby(), [ADA])
    assert await store.matches_of(7) == [match.id, waiting]
    assert await store.matches_of(7, waiting=True) == []
    assert await store.matches_of(8, waiting=True) == [match.id]
    await store.close_lobby(waiting)
    assert await store.matches_of(7) == [match.id]
    assert await store.matches_with("running", 9) == [match.id]


async def test_places_and_options_can_be_changed(store: SqliteStore) -> None:
    match = await started(store)
    match.place = {"thread": 5}
    match.settings = {"lang": "de"}
    await store.change(match)
    found = await store.match(match.id)
    assert found is not None
    assert (found.place, found.settings, found.status) == ({"thread": 5}, {"lang": "de"}, "running")


async def test_the_file_is_safe_against_a_power_cut(store: SqliteStore) -> None:
    async def pragma(name: str) -> object:
        return await store._writer.do(lambda db: db.execute(f"PRAGMA {name}").fetchone()[0])

    assert [await pragma(name) for name in ("journal_mode", "synchronous", "foreign_keys")] == ["wal", 2, 1]
    assert await pragma("user_version") == len(list(MIGRATIONS.glob("*.sql")))


async def test_a_store_opens_again_with_everything_in_it(tmp_path: Path) -> None:
    first = await SqliteStore.open(tmp_path / "z.db")
    match = await started(first)
    await first.close()
    second = await SqliteStore.open(tmp_path / "z.db")
    assert await second.state(match.id) == (0, b"state0")
    await second.close()


async def test_a_backup_is_a_whole_database_and_overwrites_nothing(store: SqliteStore, tmp_path: Path) -> None:
    match = await started(store)
    await store.backup(tmp_path / "copy.db")
    copy = await SqliteStore.open(tmp_path / "copy.db")
    assert await copy.state(match.id) == (0, b"state0")
    await copy.close()
    with pytest.raises(StoreError, match="exists already"):
        await store.backup(tmp_path / "copy.db")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"not a database at all" * 100)
    with pytest.raises(StoreError, match="not a readable database"):
        await SqliteStore.open(file)
    assert file.read_bytes() == b"not a database at all" * 100


async def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "z.db") as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(StoreError, match="newer Ziggurat"):
        await SqliteStore.open(tmp_path / "z.db")


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "z.db") as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    with pytest.raises(StoreError, match="another program"):
        await SqliteStore.open(tmp_path / "z.db")


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await SqliteStore.open(tmp_path / "nowhere" / "z.db")


async def test_a_full_disk_refuses_the_move_and_keeps_the_rest(store: SqliteStore) -> None:
    match = await started(store)
    pages = await store._writer.do(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    await store._writer.do(lambda db: db.execute(f"PRAGMA max_page_count={pages}").fetchall())
    big = Commit(match=match.id, moves=[move(1)], states=[(1, b"x" * 100_000)], chairs=[], keep=1)
    with pytest.raises(StoreError, match="no room left"):
        await store.commit(big)
    assert await store.head(match.id) == 0
    await store._writer.do(lambda db: db.execute("PRAGMA max_page_count=100000").fetchall())
    await store.commit(big)
    assert await store.head(match.id) == 1


async def test_matches_are_found_by_their_place_in_chat(store: SqliteStore) -> None:
    first, second, other = [
        Match(game="ur", version=1, host=7, options={}, place=place, created=1.0)
        for place in ({"guild": 5, "thread": 50}, {"guild": 5}, {"guild": 6})
    ]
    numbers = [await store.create(match, [ADA]) for match in (first, second, other)]
    assert await store.match_in(50) == numbers[0]
    assert await store.match_in(51) is None
    assert await store.matches_of_guild(5, "lobby", 10) == [numbers[1], numbers[0]]
    assert await store.matches_of_guild(5, "running", 10) == []


async def test_the_letters_of_one_match_alone(store: SqliteStore) -> None:
    one, two = [await store.create(lobby(), [ADA]) for _ in range(2)]
    for match in (one, two, one):
        await store.post(match, "moved", b"", 1.0)
    assert [letter.match for letter in await store.letters(10)] == [one, two, one]
    assert [letter.match for letter in await store.letters(10, one)] == [one, one]
