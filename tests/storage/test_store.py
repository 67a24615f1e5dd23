"""What goes wrong with a write: it harms no other, and what is not known is looked up, whatever the database."""

import asyncio
from collections.abc import Callable

import pytest

from storage import (
    Conflict,
    Outage,
    Shard,
    Store,
    StoreError,
    Timer,
    Unknown,
)
from storage.ops import Op
from tests.storage.rows import commit, move, started


async def test_whatever_goes_wrong_with_one_write_harms_no_other(store: Store) -> None:
    """Also what is no conflict: a fault in an operation, a statement that the database refuses."""
    matches = [await started(store) for _ in range(3)]

    def broken() -> Op[None]:
        yield "UPDATE matches SET game = ? WHERE id = ?", "broken", matches[0].id
        raise ZeroDivisionError

    def refused() -> Op[None]:
        yield "UPDATE matches SET game = ? WHERE id = ?", "refused", matches[1].id
        yield ("UPDATE nonsense SET x = 1",)

    results = await asyncio.gather(
        store.driver.write(broken),
        *(store.commit(commit(match.id, move(1))) for match in matches),
        store.driver.write(refused),
        store.commit(commit(matches[0].id, move(2))),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in (results[0], *results[1:4], results[5])] == [
        "ZeroDivisionError",
        *["int"] * 4,
    ]
    assert isinstance(results[4], Exception)
    assert [await store.head(match.id) for match in matches] == [2, 1, 1]
    assert {found.game for match in matches if (found := await store.match(match.id))} == {"ur"}


async def test_a_write_that_is_given_up_is_done_all_the_same_or_not_at_all(store: Store) -> None:
    match = await started(store)
    write = asyncio.create_task(store.commit(commit(match.id, move(1), letters=[("moved", b"")])))
    await asyncio.sleep(0)
    write.cancel()
    await asyncio.gather(write, return_exceptions=True)
    await store.try_to_write()
    n = await store.head(match.id)
    await store.commit(commit(match.id, move((n or 0) + 1), letters=[("moved", b"")]))
    assert len(await store.letters(9)) == await store.head(match.id)


async def test_whether_it_can_be_written_to_is_known(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(make: object) -> None:
        raise StoreError("There is no room left.")

    await store.try_to_write()
    assert (store.trouble, store.failures) == (None, 0)
    with monkeypatch.context() as patch:
        patch.setattr(store.driver, "write", full)
        with pytest.raises(StoreError):
            await store.beat(Shard(), 1.0)
    assert (store.trouble, store.failures) == ("There is no room left.", 1)
    await store.beat(Shard(), 1.0)
    assert (store.trouble, store.failures) == (None, 1)


@pytest.mark.parametrize("done", [False, True])
async def test_a_lost_answer_is_looked_up(store: Store, monkeypatch: pytest.MonkeyPatch, done: bool) -> None:
    """The commit may have been done or not; if not, it is made again, and the player hears of nothing."""
    match, honest, calls = await started(store), store.driver.write, list[int]()

    async def lossy(make: Callable[[], Op[object]]) -> object:
        calls.append(1)
        if len(calls) == 2:
            raise StoreError("not back yet")
        if len(calls) > 1:
            return await honest(make)
        if done:
            await honest(make)
        raise Unknown("no answer")

    monkeypatch.setattr(store.driver, "write", lossy)
    monkeypatch.setattr("storage.face.running.PAUSE", 0.0)
    assert await store.commit(commit(match.id, move(1), rev=match.rev)) == match.rev + 1 == await store.rev(match.id)
    assert (await store.head(match.id), len(calls)) == (1, 3 if done else 4)


async def test_an_answer_that_is_lost_again_is_looked_up_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first time it was not done, the second time it was."""
    match, honest, calls = await started(store), store.driver.write, list[int]()

    async def lossy(make: Callable[[], Op[object]]) -> object:
        calls.append(1)
        if len(calls) == 3:
            await honest(make)
        if len(calls) in (1, 3):
            raise Unknown("no answer")
        return await honest(make)

    monkeypatch.setattr(store.driver, "write", lossy)
    assert await store.commit(commit(match.id, move(1), rev=match.rev)) == match.rev + 1 == await store.rev(match.id)
    assert (await store.head(match.id), len(calls)) == (1, 4)


async def test_who_never_gets_an_answer_hears_of_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match, honest, calls = await started(store), store.driver.write, list[int]()

    async def lossy(make: Callable[[], Op[object]]) -> object:
        calls.append(1)
        if len(calls) % 2:
            raise Unknown("no answer")
        return await honest(make)

    monkeypatch.setattr("storage.face.running.AWAY", 0.0)
    monkeypatch.setattr(store.driver, "write", lossy)
    with pytest.raises(Unknown):
        await store.commit(commit(match.id, move(1), rev=match.rev))
    assert (await store.head(match.id), len(calls)) == (0, 2)


async def test_another_move_in_its_place_is_not_taken_for_the_lost_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, honest = await started(store), store.driver.write

    async def lost(make: Callable[[], Op[object]]) -> object:
        monkeypatch.setattr(store.driver, "write", honest)
        await store.commit(commit(match.id, move(1, 1)))
        raise Unknown("no answer")

    monkeypatch.setattr(store.driver, "write", lost)
    with pytest.raises(Conflict):
        await store.commit(commit(match.id, move(1, 0), rev=match.rev))


async def test_what_may_be_done_twice_is_done_again_when_its_answer_is_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, honest, calls = await started(store), store.driver.write, list[int]()

    async def lossy(make: Callable[[], Op[object]]) -> object:
        calls.append(1)
        done = await honest(make)
        if len(calls) % 2:
            raise Unknown("no answer")
        return done

    monkeypatch.setattr("storage.face.running.PAUSE", 0.0)
    monkeypatch.setattr(store.driver, "write", lossy)
    timer = Timer(match.id, 0, "half", 5.0)
    await store.set_places(match.id, {"page": 1})
    assert await store.take_place(match.id, "lobby", 2) == 2
    await store.keep_draft(match.id, 0, "a")
    await store.delay(timer, 6.0)
    await store.ring(timer, ("remind", b""), 7.0)
    await store.delivered([letter.id for letter in await store.letters(10)])
    assert await store.credit(match.id, Outage(1, 0, 1.0, 2.0))
    assert len(calls) == 14
    with pytest.raises(Unknown):
        await store.post(match.id, "news", b"", 8.0)  # a second letter would be told twice
