"""Preferences, results and ratings, and being forgotten, whatever the database."""

from collections.abc import Callable
from contextlib import suppress

import pytest

from storage import (
    Chair,
    Conflict,
    Rating,
    Score,
    Store,
)
from storage.ops import Op, people
from tests.storage.rows import commit, move, started


async def test_preferences_are_compared_before_they_are_changed(store: Store) -> None:
    assert await store.prefs_with_rev(7) == ({}, 0)
    await store.keep_prefs(7, {"lang": "de"}, 0)
    with pytest.raises(Conflict):
        await store.keep_prefs(7, {"lang": "fr"}, 0)
    _, rev = await store.prefs_with_rev(7)
    await store.keep_prefs(7, {"lang": "en", "dm": True}, rev)
    with pytest.raises(Conflict):
        await store.keep_prefs(7, {"lang": "de"}, rev)
    assert await store.prefs(7) == {"lang": "en", "dm": True}


async def test_preferences_of_somebody_forgotten_do_not_come_back(store: Store) -> None:
    await store.keep_prefs(7, {"lang": "de"}, 0)
    _, rev = await store.prefs_with_rev(7)
    await store.forget(7, -1, "–")
    with pytest.raises(Conflict):
        await store.keep_prefs(7, {"lang": "de", "dm": True}, rev)
    assert await store.prefs(7) == {}


def score(match: int, user: int, place: int, at: float = 5.0) -> Score:
    return Score(match, user, "ur", place, 10, 2, 0, None, True, at)


async def test_results_are_kept_once(store: Store) -> None:
    match = await started(store)
    scores = [score(match.id, 7, 1), score(match.id, 8, 2)]
    await store.keep_scores(scores)
    with pytest.raises(Conflict):
        await store.keep_scores(scores)
    assert await store.scores_of_match(match.id) == scores
    assert await store.scores_of(8) == [scores[1]]


async def test_of_two_matches_that_are_rated_at_once_none_is_lost(store: Store) -> None:
    await store.add_ratings(1, [Rating(7, "ur", 25.0, 8.0, 1), Rating(8, "ur", 24.0, 8.0, 1)])
    with pytest.raises(Conflict):  # reckoned from what was before match 1
        await store.add_ratings(2, [Rating(9, "ur", 20.0, 8.0, 1), Rating(7, "ur", 26.0, 8.0, 1)])
    assert await store.rating(9, "ur") is None
    await store.add_ratings(2, [Rating(7, "ur", 27.0, 7.0, 2), Rating(9, "ur", 20.0, 8.0, 1)])
    with pytest.raises(Conflict):  # a match counts once
        await store.add_ratings(2, [Rating(7, "ur", 28.0, 7.0, 3)])
    assert await store.rating(7, "ur") == Rating(7, "ur", 27.0, 7.0, 2)
    assert [one.user for one in await store.best("ur", 2)] == [7, 8]
    assert await store.is_rated(2, 9, "ur")
    assert not await store.is_rated(1, 9, "ur")


class Killed(Exception):
    pass


@pytest.mark.parametrize("kill", range(9))
async def test_forgetting_goes_on_where_it_was_broken_off(
    store: Store, monkeypatch: pytest.MonkeyPatch, kill: int
) -> None:
    """Whatever write it is before which the process dies."""
    giant = 7_000_000_000_000_007
    seated, left = (
        await started(store),
        await started(store, settings={"conceded": {"1": giant}, "invited": [3, giant]}),
    )
    await store.commit(commit(seated.id, move(1), rev=seated.rev))
    wanted = commit(seated.id, move(2))
    wanted.chairs = [Chair(seat=0, user=giant, name="Giant")]
    await store.commit(wanted)
    gone = commit(left.id, move(1))
    gone.chairs = [Chair(seat=1, user=None, name="Giant", level="greedy")]
    await store.commit(gone)
    branch = await started(store, settings={"branch": left.id})
    await store.set_places(seated.id, {"hands": {"0": ["x", giant]}})
    await store.keep_scores([score(seated.id, giant, 1)])
    await store.add_ratings(seated.id, [Rating(giant, "ur", 25.0, 8.0, 1)])
    await store.keep_prefs(giant, {"lang": "de"})
    honest, writes = store.driver.write, iter(range(99))

    async def dying(make: Callable[[], Op[object]]) -> object:
        if next(writes) == kill:
            raise Killed
        return await honest(make)

    with monkeypatch.context() as patch, suppress(Killed):
        patch.setattr(store.driver, "write", dying)
        await store.forget(giant, -5, "–")
    for person, stranger in await store.forgetting():
        await store.forget(person, stranger, "–")
    if kill == 0:
        await store.forget(giant, -5, "–")
    assert await store.forgetting() == []
    assert [(chair.user, chair.name) for chair in await store.chairs(seated.id)] == [(-5, "–"), (8, "Ben")]
    assert [chair.name for chair in await store.chairs(left.id)] == ["Ada", "–"]
    found = await store.match(left.id)
    assert found is not None
    assert found.settings == {"conceded": {"1": -5}, "invited": [3, -5]}
    assert await store.match(branch.id) is None
    assert await store.scores_of(-5) == [score(seated.id, -5, 1)]
    assert (await store.rating(giant, "ur"), await store.prefs(giant)) == (None, {})
    assert await store.driver.read(lambda: people.naming(giant)) == []
