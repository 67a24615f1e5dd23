"""Matches: lobbies, settings, places, and how they are found, whatever the database."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from storage import (
    Chair,
    Conflict,
    Match,
    Order,
    Store,
)
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


async def test_a_number_of_a_match_is_never_given_twice(two: tuple[Store, Store]) -> None:
    numbers = await asyncio.gather(*(one.create(lobby(), [ADA]) for one in two for _ in range(10)))
    assert sorted(numbers) == list(range(1, 21))


async def test_what_ifs_in_which_nothing_is_played_go(store: Store) -> None:
    match = await started(store)
    idle, played = [await started(store, settings={"branch": match.id}) for _ in range(2)]
    await store.commit(commit(played.id, move(50)))
    assert await store.drop_branches(10.0) == 1
    assert await store.match(idle.id) is None
    assert await store.moves(idle.id) == []
    assert await store.head(played.id) == 50


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
