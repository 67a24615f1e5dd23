"""One transaction per move, and conflicts instead of lost moves, whatever the database."""

import asyncio

import pytest

from storage import (
    SNAPSHOT,
    Conflict,
    Order,
    Store,
    Timer,
)
from tests.storage.rows import commit, move, started


async def test_a_second_writer_of_the_same_move_gets_a_conflict_and_changes_nothing(store: Store) -> None:
    match = await started(store)
    await store.commit(commit(match.id, move(1), letters=[("moved", b"a")]))
    with pytest.raises(Conflict):
        await store.commit(commit(match.id, move(1, 1), move(2), letters=[("moved", b"b")]))
    assert [m.n for m in await store.moves(match.id)] == [0, 1]
    assert (await store.moves(match.id, 1))[0].seat == 0
    assert [letter.body for letter in await store.letters(10)] == [b"a"]
    assert await store.state(match.id) == (1, b"state1")


async def test_writes_at_the_same_time_succeed_or_fail_each_for_itself(store: Store) -> None:
    matches = [await started(store) for _ in range(20)]
    twice = [store.commit(commit(match.id, move(1))) for match in matches for _ in range(2)]
    results = await asyncio.gather(*twice, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 20
    assert sum(isinstance(result, int) for result in results) == 20
    assert [await store.head(match.id) for match in matches] == [1] * 20


async def test_a_move_changes_everything_or_nothing(store: Store) -> None:
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


async def test_states_are_kept_for_undo_and_every_fiftieth_for_ever(store: Store) -> None:
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


async def test_who_has_read_something_older_is_refused(two: tuple[Store, Store]) -> None:
    one, other = two
    match = await started(one)
    await other.set_settings(match.id, {"paused": True}, match.rev)
    with pytest.raises(Conflict):
        await one.commit(commit(match.id, move(1), rev=match.rev))
    assert await one.head(match.id) == 0
    assert await one.commit(commit(match.id, move(1), rev=match.rev + 1)) == match.rev + 2


async def test_two_processes_never_write_the_same_move_twice(two: tuple[Store, Store]) -> None:
    one, other = two
    match = await started(one)
    await other.commit(commit(match.id, move(1, 1)))
    with pytest.raises(Conflict):
        await one.commit(commit(match.id, move(1, 0)))
    assert (await one.moves(match.id, 1))[0].seat == 1


async def test_an_order_that_is_dropped_takes_no_newer_one_along(two: tuple[Store, Store]) -> None:
    one, other = two
    match = await started(one)
    old, new = Order(match.id, 0, "question", "a1"), Order(match.id, 0, "question", "b2")
    await one.keep_order(old)
    await other.keep_order(new)  # said meanwhile
    assert not await one.drop_order(old)
    assert await one.orders(match.id) == [new]
    assert await one.drop_order(new)
    assert await other.orders(match.id) == []
