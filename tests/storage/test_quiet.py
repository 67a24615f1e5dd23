"""Where nothing is to be told at the revision that a match has, nobody looks after a start."""

from storage import Order, Store
from tests.storage.rows import commit, move, started

QUIET = "quiet"


async def test_a_match_is_quiet_until_it_changes(store: Store) -> None:
    told, untold, changed = [await started(store) for _ in range(3)]
    revs = {match.id: await store.commit(commit(match.id, move(1))) for match in (told, untold, changed)}
    for match in (told, changed):
        await store.set_places(match.id, {QUIET: revs[match.id]})
    assert await store.moved_since(0.0) == [untold.id]
    await store.keep_order(Order(changed.id, 0, "question", "a1"))
    assert await store.moved_since(0.0) == [untold.id, changed.id]


async def test_a_match_that_was_quiet_before_its_last_move_is_not(store: Store) -> None:
    match = await started(store)
    await store.set_places(match.id, {QUIET: match.rev})
    assert await store.moved_since(-1.0) == []
    await store.commit(commit(match.id, move(1)))
    assert await store.moved_since(-1.0) == [match.id]
