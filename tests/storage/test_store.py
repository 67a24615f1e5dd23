"""The store: one transaction per move, conflicts instead of lost moves, whatever the database."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import pytest

from storage import (
    SNAPSHOT,
    Chair,
    Conflict,
    Match,
    Order,
    Outage,
    Rating,
    Score,
    Shard,
    Store,
    StoreError,
    Timer,
    Unknown,
)
from storage.ops import Op, people
from tests.storage.rows import ADA, BEN, commit, lobby, move, started


async def test_a_lobby_is_kept_with_its_seats(store: Store) -> None:
    number = await store.create(lobby(), [ADA])
    await store.sit(number, BEN)
    found = await store.match(number)
    assert found is not None
    assert (found.game, found.status, found.options, found.created) == ("ur", "lobby", {"war": "adjacent"}, 100.0)
    assert await store.chairs(number) == [ADA, BEN]
    await store.rise(number, 0)
    assert await store.chairs(number) == [BEN]
    assert await store.match(number + 1) is None


async def test_a_taken_seat_is_a_conflict(store: Store) -> None:
    number = await store.create(lobby(), [ADA])
    with pytest.raises(Conflict):
        await store.sit(number, Chair(seat=0, user=9, name="Cleo"))
    assert await store.chairs(number) == [ADA]


async def test_a_match_starts_only_once(store: Store) -> None:
    match = await started(store)
    with pytest.raises(Conflict):
        await store.start(match, [ADA, BEN], commit(match.id, move(0, None)))
    with pytest.raises(Conflict):
        await store.sit(match.id, Chair(seat=2, user=9, name="Cleo"))
    found = await store.match(match.id)
    assert found is not None
    assert (found.status, found.seed) == ("running", b"seed")


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


async def test_a_user_finds_the_own_matches_and_those_that_wait(store: Store) -> None:
    match = await started(store)
    waiting = await store.create(lobby(), [ADA])
    assert await store.matches_of(7) == [match.id, waiting]
    assert await store.matches_of(7, waiting=True) == []
    assert await store.matches_of(8, waiting=True) == [match.id]
    await store.close_lobby(waiting)
    assert await store.matches_of(7) == [match.id]
    assert await store.matches_with("running", 9) == [match.id]


async def test_matches_are_found_by_their_place_in_chat(store: Store) -> None:
    first, second, other = [
        Match(game="ur", version=1, host=7, options={}, place=place, created=1.0)
        for place in ({"guild": 5, "thread": 50}, {"guild": 5}, {"guild": 6})
    ]
    numbers = [await store.create(match, [ADA]) for match in (first, second, other)]
    assert await store.match_in(50) == numbers[0]
    assert await store.match_in(51) is None
    assert await store.matches_of_guild(5, "lobby", 10) == [numbers[1], numbers[0]]
    assert await store.matches_of_guild(5, "running", 10) == []


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


async def test_writers_of_different_keys_do_not_erase_each_other(two: tuple[Store, Store]) -> None:
    match = await started(two[0])
    keys = [f"k{number}" for number in range(20)]
    await asyncio.gather(*(two[n % 2].set_places(match.id, {key: n}) for n, key in enumerate(keys)))
    await asyncio.gather(*(two[n % 2].set_settings(match.id, {key: n}) for n, key in enumerate(keys)))
    found = await two[0].match(match.id)
    assert found is not None
    assert found.place == found.settings == {key: n for n, key in enumerate(keys)}


async def test_a_place_is_changed_without_a_new_revision_and_a_setting_with_one(store: Store) -> None:
    match = await started(store)
    await store.set_places(match.id, {"thread": 5, "guild": 6, "post": [1, 2], "watch:9": 60.0, "watch:10": 0.0})
    assert await store.glance(match.id) == (match.rev, {"thread": 5, "guild": 6})
    await store.set_places(match.id, {"post": None, "watch:10": None})
    await store.set_settings(match.id, {"lang": "de", "vote": {"until": 1.5}}, match.rev)
    await store.set_settings(match.id, {"vote": None}, match.rev + 1)
    found = await store.match(match.id)
    assert found is not None
    assert (found.place, found.settings) == ({"thread": 5, "guild": 6, "watch": {"9": 60.0}}, {"lang": "de"})
    assert (found.rev, found.status) == (match.rev + 2, "running")


async def test_options_can_be_changed(store: Store) -> None:
    number = await store.create(lobby(), [ADA])
    await store.set_options(number, {"war": "far"}, 0)
    with pytest.raises(Conflict):
        await store.set_options(number, {"war": "near"}, 0)
    found = await store.match(number)
    assert found is not None
    assert found.options == {"war": "far"}


async def test_a_place_belongs_to_whoever_is_first(two: tuple[Store, Store]) -> None:
    match = await started(two[0])
    assert sorted(await asyncio.gather(*(one.take_place(match.id, "rematch", n) for n, one in enumerate(two)))) in (
        [0, 0],
        [1, 1],
    )


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


@pytest.mark.parametrize("what", ["sit", "rise", "close_lobby"])
async def test_everything_about_a_lobby_names_what_was_read(store: Store, what: str) -> None:
    number = await store.create(lobby(), [ADA])
    await store.set_settings(number, {"lang": "de"})
    doing: dict[str, Callable[[], Awaitable[object]]] = {
        "sit": lambda: store.sit(number, BEN, 0),
        "rise": lambda: store.rise(number, 0, 0),
        "close_lobby": lambda: store.close_lobby(number, 0),
    }
    with pytest.raises(Conflict):
        await doing[what]()
    assert await store.chairs(number) == [ADA]


async def test_letters_are_told_in_the_order_of_the_commits(two: tuple[Store, Store]) -> None:
    one, other = two
    match = await started(one)
    for n in range(1, 7):
        await (one, other)[n % 2].commit(commit(match.id, move(n), letters=[("moved", b"%d" % n)]))
    assert [letter.body for letter in await one.letters(9, match.id)] == [b"%d" % n for n in range(1, 7)]


async def test_a_number_of_a_match_is_never_given_twice(two: tuple[Store, Store]) -> None:
    numbers = await asyncio.gather(*(one.create(lobby(), [ADA]) for one in two for _ in range(10)))
    assert sorted(numbers) == list(range(1, 21))


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


async def test_what_ifs_in_which_nothing_is_played_go(store: Store) -> None:
    match = await started(store)
    idle, played = [await started(store, settings={"branch": match.id}) for _ in range(2)]
    await store.commit(commit(played.id, move(50)))
    assert await store.drop_branches(10.0) == 1
    assert await store.match(idle.id) is None
    assert await store.moves(idle.id) == []
    assert await store.head(played.id) == 50


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


async def test_only_matches_in_which_a_machine_may_have_to_move_are_looked_at_after_a_start(store: Store) -> None:
    """A human is up in most of them; where a computer, a deputy or a standing order is, or nobody, it is looked."""

    async def playing(ada: Chair, ben: Chair) -> int:
        match = await started(store)
        await store.commit(msgspec.structs.replace(commit(match.id, move(1)), chairs=[ada, ben]))
        return match.id

    up, rested = msgspec.structs.replace(ADA, waiting=True), BEN
    computer = Chair(seat=1, user=None, name="Computer", level="easy")
    await playing(up, rested)
    await playing(up, computer)
    both = await playing(up, msgspec.structs.replace(computer, waiting=True))
    deputy = await playing(msgspec.structs.replace(up, deputy="easy"), rested)
    paused = await playing(ADA, rested)
    ordered = await playing(up, rested)
    await store.keep_order(Order(ordered, 0, "question", "a1"))
    assert await store.machines_up() == [both, deputy, paused, ordered]
    assert deputy not in await store.matches_of(7, waiting=True)
    assert both in await store.matches_of(7, waiting=True)


async def test_matches_that_were_moved_in_lately_are_found(store: Store) -> None:
    early, late = await started(store), await started(store)
    await store.commit(commit(early.id, msgspec.structs.replace(move(1), at=100.0)))
    await store.commit(commit(late.id, msgspec.structs.replace(move(1), at=100.0)))
    await store.commit(commit(late.id, msgspec.structs.replace(move(2), at=200.0)))
    assert await store.moved_since(150.0) == [late.id]
    assert await store.moved_since(50.0) == [early.id, late.id]
    assert await store.moved_since(200.0) == []


async def test_one_match_of_each_game_and_language_and_all_threads_are_found(store: Store) -> None:
    english, again = await started(store), await started(store)
    german, other = await started(store, settings={"lang": "de"}), await started(store, game="tigris")
    await store.set_places(again.id, {"thread": 77})
    await store.create(lobby(game="stoneage"), [])
    assert await store.one_of_each() == [english.id, german.id, other.id]
    assert await store.threads() == [(again.id, 77)]


async def test_only_lobbies_are_due_whose_post_is_not_as_it_should_be(store: Store) -> None:
    _, missing, shown, stale, begins = [await store.create(lobby(), [ADA]) for _ in range(5)]
    for match in (missing, shown, stale, begins):
        await store.set_places(match, {"channel": 5})
    await store.set_settings(begins, {"begins": "full"})
    for match in (shown, stale, begins):
        await store.set_places(match, {"message": 6, "shown": await store.rev(match)})
    await store.set_settings(stale, {"lang": "de"})
    assert await store.lobbies_due(9) == [missing, stale, begins], "and not the one that stands nowhere"
    await store.set_places(stale, {"shown": await store.rev(stale)})
    assert await store.lobbies_due(9) == [missing, begins]
    assert await store.lobbies_due(1) == [missing]
    await store.close_lobby(missing)
    assert await store.lobbies_due(9) == [begins]
