"""Two processes look for players on one database: whatever happens at the same moment, the store decides."""

import asyncio
from typing import Any

import pytest

from rules.kernel import Illegal
from service import company, lobby, lobby_progress, seek
from service.desk import Desk
from storage import Home, Search, Store

SERVER, CHANNEL = 1 << 22, 5
ADA, BEN, CLEO, DAN = 101, 102, 103, 104


class Halls:
    """Two desks on one database, and one clock for both."""

    def __init__(self, *stores: Store) -> None:
        self.time = 1_000_000.0
        self.here, self.there = [Desk(one, now=lambda: self.time) for one in stores]

    async def look(self, person: int, **more: Any) -> Search:
        wish = {"games": ("ur",), "number": 2, "pace": "daily", **more}
        self.time += 1
        search = Search(
            person=person, name=f"p{person}", guild=SERVER, channel=CHANNEL, lang="en", since=0.0, until=0.0, **wish
        )
        return await seek.begin(self.here, search)

    async def check(self) -> None:
        """Who is asked stands in the search and at the table alike; nobody is asked at two places by one search."""
        store = self.here.store
        searches = [one for person in (ADA, BEN, CLEO, DAN) for one in await store.searches_of(person)]
        waiting = {(one.match, one.person) for one in searches if one.match is not None}
        tables = [await self.here.lobby(number) for number, _ in await store.seeking_tables(99)]
        assert waiting == {(match.id, one.user) for match, chairs in tables for one in seek.pending(match, chairs)}


@pytest.fixture
def halls(two: tuple[Store, Store]) -> Halls:
    return Halls(*two)


async def seated(desk: Desk, match: int) -> list[int | None]:
    return [chair.user for chair in await desk.store.chairs(match)]


async def test_two_who_look_for_the_same_are_asked_and_sit_down(halls: Halls) -> None:
    await halls.look(ADA)
    assert (await seek.work(halls.here)).lobbies == frozenset()
    await halls.look(BEN)
    assert (await seek.work(halls.here)).lobbies == {1}
    await halls.check()
    letters = await halls.here.store.letters(9)
    assert [seek.whom(one.body) for one in letters if one.kind == seek.ASK] == [ADA, BEN]
    await seek.accept(halls.there, 1, BEN, "ben")
    await seek.accept(halls.here, 1, ADA, "ada")
    assert await seated(halls.here, 1) == [BEN, ADA]
    assert await halls.here.store.searches_of(ADA) == []
    assert await lobby_progress.settle(halls.here, 1), "it begins by itself when full"
    assert (await halls.here.lobby(1))[0].status == "running"


async def test_two_processes_that_match_at_once_make_one_table(halls: Halls) -> None:
    for round_ in range(5):
        await halls.look(ADA)
        await halls.look(BEN)
        done = await asyncio.gather(seek.work(halls.here), seek.work(halls.there))
        assert sum(len(one.lobbies) for one in done) == 1, round_
        await halls.check()
        (match,) = {number for one in done for number in one.lobbies}
        for person in (ADA, BEN):
            await seek.withdraw(halls.here, person, (await halls.here.store.searches_of(person))[0].id)
        assert (await halls.here.lobby(match))[0].status == "closed", "nobody is left to be asked"


async def test_a_table_is_found_while_somebody_withdraws(halls: Halls) -> None:
    for _ in range(5):
        await halls.look(ADA)
        ben = await halls.look(BEN)
        await asyncio.gather(seek.work(halls.here), seek.withdraw(halls.there, BEN, ben.id))
        await halls.check()
        assert await halls.here.store.searches_of(BEN) == []
        (ada,) = await halls.here.store.searches_of(ADA)
        await seek.withdraw(halls.here, ADA, ada.id)


async def test_the_answer_and_the_end_of_the_time_at_once(halls: Halls) -> None:
    for round_ in range(5):
        await halls.look(ADA)
        await halls.look(BEN)
        (match,) = (await seek.work(halls.here)).lobbies
        await seek.accept(halls.here, match, ADA, "ada")
        halls.time += seek.USUAL_ANSWER
        await asyncio.gather(seek.work(halls.there), seek.accept(halls.here, match, BEN, "ben"), return_exceptions=True)
        await halls.check()
        mine = await halls.here.store.searches_of(BEN)
        assert (BEN in await seated(halls.here, match)) == (mine == []), round_
        for user in [one for one in await seated(halls.here, match) if one is not None]:
            await lobby.leave(halls.here, match, user)
        for one in mine:
            await seek.withdraw(halls.here, BEN, one.id)


async def test_two_of_the_same_person_at_once_are_two_places_at_most(halls: Halls) -> None:
    paces = [*seek.PACES, ""]
    wishes = [halls.look(ADA, pace=pace, number=number) for pace in paces[:4] for number in (2, 3, 4)]
    done = await asyncio.gather(*wishes, return_exceptions=True)
    assert len(await halls.here.store.searches_of(ADA)) == seek.MOST
    refused = [one for one in done if isinstance(one, Exception)]
    assert {type(one) for one in refused} == {Illegal}
    assert {one.msg.key for one in refused if isinstance(one, Illegal)} == {"service-seek-enough"}


async def test_who_is_silent_goes_to_the_end_and_the_table_asks_the_next(halls: Halls) -> None:
    await halls.look(ADA)
    await halls.look(BEN)
    await seek.work(halls.here)
    await halls.look(CLEO)
    await seek.accept(halls.here, 1, ADA, "ada")
    halls.time += seek.USUAL_ANSWER - 10
    assert (await seek.work(halls.here)).lobbies == frozenset()
    halls.time += 10
    assert (await seek.work(halls.here)).lobbies == {1}
    await halls.check()
    match, chairs = await halls.here.lobby(1)
    assert [one.user for one in seek.pending(match, chairs)] == [CLEO]
    (ben,) = await halls.here.store.searches_of(BEN)
    assert (ben.match, ben.since) == (None, halls.time), "at the end of the queue"
    with pytest.raises(Illegal, match="not-asked"):
        await seek.accept(halls.here, 1, BEN, "ben")
    await seek.accept(halls.here, 1, CLEO, "cleo")
    assert await seated(halls.here, 1) == [ADA, CLEO]


async def test_a_table_to_which_nobody_comes_is_closed(halls: Halls) -> None:
    await halls.look(ADA)
    await halls.look(BEN)
    await seek.work(halls.here)
    halls.time += seek.USUAL_ANSWER
    assert (await seek.work(halls.here)).lobbies == {1, 2}, "both look on"
    assert (await halls.here.lobby(1))[0].status == "closed"


async def test_who_is_silent_twice_looks_no_more(halls: Halls) -> None:
    await halls.look(ADA)
    await halls.look(BEN)
    await seek.work(halls.here)
    halls.time += seek.USUAL_ANSWER
    await seek.work(halls.here)
    await seek.accept(halls.here, 2, ADA, "ada")
    halls.time += seek.USUAL_ANSWER
    assert [one.person for one in (await seek.work(halls.here)).ended] == [BEN]
    assert await halls.here.store.searches_of(BEN) == []


async def test_a_table_that_waited_in_vain_is_open_to_everybody(halls: Halls) -> None:
    await halls.look(ADA)
    await halls.look(BEN)
    await seek.work(halls.here)
    await seek.accept(halls.here, 1, ADA, "ada")
    assert (await halls.here.lobby(1))[0].settings["access"] == "private", "the seat is kept"
    await seek.decline(halls.here, 1, BEN)
    assert "access" not in (await halls.here.lobby(1))[0].settings
    assert (await seek.work(halls.here)).lobbies == frozenset(), "who declined is not asked again"


async def test_computers_fill_up_when_all_have_answered(halls: Halls) -> None:
    for person in (ADA, BEN, CLEO):
        await halls.look(person, number=4, computers=True)
    halls.time += 7 * 3_600
    await seek.work(halls.here)
    for person in (ADA, BEN):
        await seek.accept(halls.here, 1, person, "x")
    assert await seated(halls.here, 1) == [ADA, BEN], "Cleo may still come"
    await seek.decline(halls.here, 1, CLEO)
    assert await seated(halls.here, 1) == [ADA, BEN, None, None]
    assert await lobby_progress.settle(halls.here, 1)


async def test_a_search_ends_after_seven_days(halls: Halls) -> None:
    search = await halls.look(ADA)
    halls.time += seek.LASTS - 1
    assert (await seek.work(halls.here)).ended == ()
    halls.time += 1
    assert (await seek.work(halls.here)).ended == (search,)
    assert (await seek.work(halls.there)).ended == ()


async def test_who_reaches_the_limit_looks_for_no_more(halls: Halls) -> None:
    await halls.here.store.keep_prefs(ADA, {company.LIMIT: 1})
    await halls.look(ADA)
    await halls.look(ADA, number=3)
    await halls.look(BEN)
    await halls.look(BEN, number=3)
    await halls.look(CLEO, number=3)
    await seek.work(halls.here)
    assert len(await halls.here.store.seeking_tables(9)) == 1, "asked once, Ada is not asked again"
    ended = await seek.accept(halls.here, 1, ADA, "ada")
    assert [one.number for one in ended] == [3]
    assert await halls.here.store.searches_of(ADA) == []


async def test_people_who_avoid_each_other_do_not_meet_nor_later(halls: Halls) -> None:
    await halls.here.store.avoid(CLEO, ADA)
    await halls.look(ADA)
    await halls.look(CLEO)
    assert (await seek.work(halls.here)).lobbies == frozenset()
    await halls.look(BEN)
    await seek.work(halls.here)
    await seek.accept(halls.here, 1, ADA, "ada")
    await seek.decline(halls.here, 1, BEN)
    assert (await seek.work(halls.here)).lobbies == {2}, "Ben and Cleo"
    assert seek.pending(*await halls.here.lobby(1)) == [], "nor does the table ask Cleo"


async def test_who_did_not_get_to_answer_keeps_the_place(halls: Halls) -> None:
    await halls.look(ADA, number=3)
    await halls.look(BEN, number=3)
    cleo = await halls.look(CLEO, number=3)
    await seek.work(halls.here)
    for person in (ADA, BEN):
        await seek.accept(halls.here, 1, person, "x")
    await lobby.start(halls.here, 1, ADA)
    await seek.work(halls.here)
    assert await halls.here.store.searches_of(CLEO) == [cleo]


async def test_a_process_makes_tables_of_its_own_servers(two: tuple[Store, Store]) -> None:
    one, other = two
    homes = [Home(2, (shard,), f"p{shard}") for shard in (0, 1)]
    await one.lay_out(2, 0.0)
    for home in homes:
        await one.take(home, [""], 0.0, 9e9)
    halls = Halls(one.at_home(homes[0]), other.at_home(homes[1]))
    await halls.look(ADA)
    await halls.look(BEN)
    assert (await seek.work(halls.here)).lobbies == frozenset()
    assert (await seek.work(halls.there)).lobbies == {1}


async def test_across_servers_where_everybody_allows_it(halls: Halls) -> None:
    await halls.look(ADA, abroad=True)
    search = Search(
        person=BEN,
        name="ben",
        guild=2 << 22,
        channel=6,
        lang="de",
        games=("ur",),
        number=2,
        abroad=True,
        since=0,
        until=0,
    )
    await seek.begin(halls.here, search)
    for guild, tables in ((SERVER, set[int]()), (2 << 22, {1})):
        assert not (await seek.work(halls.here)).lobbies
        await halls.here.store.keep_prefs(guild, {seek.ABROAD: True})
        assert (await seek.work(halls.here)).lobbies == tables
    assert (await halls.here.lobby(1))[0].place == {"guild": SERVER, "channel": CHANNEL}


async def test_being_forgotten_ends_the_search(halls: Halls) -> None:
    await halls.look(ADA)
    await halls.look(BEN)
    await seek.work(halls.here)
    await halls.here.store.forget(BEN, -5, "–")
    assert await halls.here.store.searches_of(BEN) == []
    match, chairs = await halls.here.lobby(1)
    assert [one.user for one in seek.pending(match, chairs)] == [ADA]
    assert BEN not in match.settings["invited"]


@pytest.mark.parametrize(
    "wish", [{"games": ()}, {"games": ("chess",)}, {"pace": "slow"}, {"experience": "?"}, {"number": 9}]
)
async def test_what_makes_no_sense_is_refused(halls: Halls, wish: dict[str, Any]) -> None:
    with pytest.raises(Illegal, match=r"service-seek-(what|number)"):
        await halls.look(ADA, **wish)
    await halls.look(ADA)
    with pytest.raises(Illegal, match="service-seek-already"):
        await halls.look(ADA)
