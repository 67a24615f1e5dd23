"""What is still to be done: letters, timers, downtimes, each once, whatever the database."""

from storage import (
    Chair,
    Outage,
    Shard,
    Store,
    Timer,
)
from tests.storage.rows import ADA, commit, lobby, move, started


async def test_letters_wait_in_their_order_until_they_are_delivered(store: Store) -> None:
    match = await started(store)
    await store.commit(commit(match.id, move(1), letters=[("moved", b"1"), ("moved", b"2")]))
    await store.post(match.id, "note", b"3", 5.0)
    letters = await store.letters(2)
    assert [letter.body for letter in letters] == [b"1", b"2"]
    await store.delivered([letters[0].id])
    assert [letter.body for letter in await store.letters(9)] == [b"2", b"3"]


async def test_what_is_noted_of_a_match_takes_its_letters_along(store: Store) -> None:
    match = await started(store)
    await store.commit(commit(match.id, move(1), letters=[("moved", b"1"), ("moved", b"2")]))
    first, _ = await store.letters(2)
    await store.set_places(match.id, {"page": 7}, [first.id])
    assert (await store.place(match.id))["page"] == 7
    assert [letter.body for letter in await store.letters(9)] == [b"2"]


async def test_the_letters_of_one_match_alone(store: Store) -> None:
    one, two = [await store.create(lobby(), [ADA]) for _ in range(2)]
    for at, match in enumerate((one, two, one)):
        await store.post(match, "moved", b"", float(at))
    assert [letter.match for letter in await store.letters(10)] == [one, two, one]
    assert [letter.match for letter in await store.letters(10, one)] == [one, one]


async def test_timers_come_in_the_order_in_which_they_are_due(store: Store) -> None:
    first, second = await started(store), await started(store)
    due = [Timer(first.id, 0, "move", 30.0), Timer(first.id, 1, "move", 10.0)]
    await store.commit(commit(first.id, move(1), timers=due))
    await store.commit(commit(second.id, move(1), timers=[Timer(second.id, 0, "move", 20.0)]))
    assert [timer.due for timer in await store.timers(25.0, 9)] == [10.0, 20.0]
    await store.commit(commit(first.id, move(2), timers=[]))
    assert await store.next_timer() == Timer(second.id, 0, "move", 20.0)


async def test_only_the_very_timer_that_was_due_rings(store: Store) -> None:
    match = await started(store)
    await store.commit(commit(match.id, move(1), timers=[Timer(match.id, 0, "half", 10.0)]))
    await store.ring(Timer(match.id, 0, "half", 9.0), ("remind", b"early"), 11.0)
    assert await store.letters(9) == []
    await store.delay(Timer(match.id, 0, "half", 10.0), 12.0)
    await store.ring(Timer(match.id, 0, "half", 12.0), ("remind", b"now"), 13.0)
    assert [(letter.kind, letter.body, letter.at) for letter in await store.letters(9)] == [("remind", b"now", 13.0)]
    assert await store.next_timer() is None


async def test_letters_are_told_in_the_order_of_the_commits(two: tuple[Store, Store]) -> None:
    one, other = two
    match = await started(one)
    for n in range(1, 7):
        await (one, other)[n % 2].commit(commit(match.id, move(n), letters=[("moved", b"%d" % n)]))
    assert [letter.body for letter in await one.letters(9, match.id)] == [b"%d" % n for n in range(1, 7)]


OUTAGE = Outage(1, 0, 1_000.0, 1_600.0)


async def clocked(store: Store, since: float | None, **settings: object) -> int:
    match = await started(store, settings=settings)
    chair = Chair(seat=0, user=7, name="Ada", left=500.0, since=since)
    timers = [Timer(match.id, 0, kind, 2_000.0) for kind in ("deadline", "return")]
    due = commit(match.id, move(1), timers=timers)
    due.chairs = [chair]
    await store.commit(due)
    return match.id


async def test_a_downtime_is_noted_once(two: tuple[Store, Store]) -> None:
    for store in two:
        await store.beat(Shard(), 1_000.0)
    for store in two:
        await store.note_outage(OUTAGE)
    assert await two[0].outages(Shard()) == [OUTAGE]
    assert await two[1].alive(Shard()) == 1_600.0
    await two[0].drop_outage(OUTAGE)
    assert await two[1].outages(Shard()) == []


async def test_a_downtime_is_given_back_once(two: tuple[Store, Store]) -> None:
    before, within, none = [await clocked(two[0], since) for since in (900.0, 1_200.0, None)]
    assert await two[0].uncredited(OUTAGE) == [before, within, none]
    revs = [await two[0].rev(match) for match in (before, within, none)]
    for store in two:
        assert all([await store.credit(match, OUTAGE) for match in (before, within, none)])
    assert [(await two[1].chairs(match))[0].since for match in (before, within, none)] == [1_500.0, 1_600.0, None]
    due = {(timer.match, timer.kind): timer.due for timer in await two[0].timers(9_999.0, 99)}
    assert [due[match, "deadline"] for match in (before, within, none)] == [2_600.0, 2_400.0, 2_000.0]
    assert {due[match, "return"] for match in (before, within, none)} == {2_000.0}
    assert await two[0].uncredited(OUTAGE) == []
    assert [await two[0].rev(match) for match in (before, within, none)] == [rev + 1 for rev in revs if rev]


async def test_a_match_in_which_a_vote_is_open_is_left_to_the_service(store: Store) -> None:
    match = await clocked(store, 900.0, vote={"until": 2_000.0})
    assert not await store.credit(match, OUTAGE)
    assert await store.uncredited(OUTAGE) == [match]


async def test_a_downtime_is_the_shards_own(store: Store) -> None:
    guilds = [number << 22 for number in (4, 5, 6)]
    matches = [await started(store, place={"guild": guild}) for guild in guilds]
    here = [await store.uncredited(Outage(2, shard, 0.0, 9.0)) for shard in (0, 1)]
    assert here == [[matches[0].id, matches[2].id], [matches[1].id]]
