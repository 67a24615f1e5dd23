"""A substitute wanted: the seat is offered, the computer plays, somebody comes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules import kernel
from rules.kernel import Illegal
from service import absence, agents, company, open_tables, play, ratings, rematch, substitutes, votes
from service.clock import DAY, PACES
from service.desk import Table
from storage import Rating, Store
from tests.service.table import ADA, BEN, CLEO
from tests.service.world import World

DAN, EVE, SERVER = 77, 78, 4242


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    store = await Store.open(tmp_path / "z.db")
    yield World(store)
    await store.close()


async def begun(world: World, *users: int, **settings: str) -> int:
    match = await world.begin(users or (ADA, BEN), **settings)
    await world.desk.store.set_places(match, {"guild": SERVER})
    return match


async def listed(world: World, user: int | None = None) -> list[tuple[int, int | None]]:
    return [(one.match.id, one.seat) for one in await open_tables.of_server(world.desk, SERVER, user)]


async def finished(world: World, match: int) -> Table:
    while (table := await world.desk.table(match)).position.stack:
        seat = kernel.waiting(table.position)[0]
        await play.act_for(world.desk, match, seat, kernel.sample(table.position, seat, world.chance), "player")
    return table


async def test_the_computer_plays_at_once_and_the_seat_is_listed(world: World) -> None:
    match = await begun(world)
    table = await substitutes.want(world.desk, match, BEN)
    assert table.chairs[1].deputy == agents.usual(table.match.game), "as whoever is absent, not the strongest"
    assert table.chairs[1].user == BEN
    assert await listed(world, DAN) == [(match, 1)]
    assert await listed(world, ADA) == [], "who plays there cannot take it"


async def test_from_a_date_on_the_computer_plays(world: World) -> None:
    match = await begun(world, pace="none")
    table = await substitutes.want(world.desk, match, BEN, 3)
    assert not table.chairs[1].deputy
    assert await listed(world, DAN) == [(match, 1)]
    await world.wait(3 * DAY - 1)
    assert not (await world.chair(match, BEN)).deputy
    await world.wait(1)
    assert (await world.chair(match, BEN)).deputy
    await world.wait(DAY)
    assert (await world.log(match)).count("service-taken-over") == 1


@pytest.mark.parametrize("days", [-1, 366])
async def test_days_that_make_no_sense_change_nothing(world: World, days: int) -> None:
    match = await begun(world)
    with pytest.raises(Illegal, match="service-substitute-days"):
        await substitutes.want(world.desk, match, BEN, days)
    assert await listed(world) == []


async def test_whoever_comes_gets_the_seat_with_a_fresh_clock(world: World) -> None:
    match = await begun(world)
    await world.wait(3_600)
    await substitutes.want(world.desk, match, BEN)
    table = await substitutes.take(world.desk, match, DAN, "Dan", 1)
    chair = table.chairs[1]
    assert (chair.user, chair.name, chair.deputy, chair.left) == (DAN, "Dan", "", PACES["daily"].bank)
    assert await listed(world, EVE) == []
    with pytest.raises(Illegal, match="service-not-playing"):
        table.seat_of(BEN)


async def test_of_two_who_come_at_once_one_gets_it(world: World) -> None:
    match = await begun(world)
    await substitutes.want(world.desk, match, BEN)
    both = [substitutes.take(world.desk, match, user, "X", 1) for user in (DAN, EVE)]
    won, lost = sorted(await asyncio.gather(*both, return_exceptions=True), key=lambda one: isinstance(one, Illegal))
    assert isinstance(won, Table)
    assert isinstance(lost, Illegal)
    assert lost.msg.key == "service-seat-not-wanted"


async def test_who_comes_back_keeps_the_seat(world: World) -> None:
    match = await begun(world)
    for days in (0, 5):
        await substitutes.want(world.desk, match, BEN, days)
        table = await absence.back(world.desk, match, BEN)
        assert not table.chairs[1].deputy
        assert await listed(world) == []
        with pytest.raises(Illegal, match="service-seat-not-wanted"):
            await substitutes.take(world.desk, match, DAN, "Dan", 1)
    await world.wait(5 * DAY)
    assert (await world.log(match)).count("service-taken-over") <= 2


async def test_who_concedes_offers_nothing_more(world: World) -> None:
    match = await begun(world)
    await substitutes.want(world.desk, match, BEN)
    await absence.concede(world.desk, match, BEN)
    assert await listed(world) == []
    with pytest.raises(Illegal, match="service-seat-not-wanted"):
        await substitutes.take(world.desk, match, DAN, "Dan", 1)


async def test_a_seat_that_nobody_offers_cannot_be_taken(world: World) -> None:
    match = await begun(world)
    with pytest.raises(Illegal, match="service-seat-not-wanted"):
        await substitutes.take(world.desk, match, DAN, "Dan", 0)
    with pytest.raises(Illegal, match="service-not-playing"):
        await substitutes.want(world.desk, match, DAN)


async def test_where_the_table_must_agree_the_others_vote(world: World) -> None:
    match = await begun(world, ADA, BEN, CLEO, substitution="vote")
    await substitutes.want(world.desk, match, BEN)
    table = await substitutes.take(world.desk, match, DAN, "Dan", 1)
    assert table.chairs[1].user == BEN
    assert votes.missing(table) == [0, 2]
    vote = votes.of(table)
    assert vote is not None
    assert vote.until - world.time == DAY, "the one who leaves has agreed, so nobody waits a week"
    await votes.cast(world.desk, match, ADA, True)
    table = await votes.cast(world.desk, match, CLEO, True)
    assert table.chairs[1].user == DAN


async def test_a_no_of_the_table_leaves_the_seat_on_offer(world: World) -> None:
    match = await begun(world, substitution="vote")
    await substitutes.want(world.desk, match, BEN)
    await substitutes.take(world.desk, match, DAN, "Dan", 1)
    table = await votes.cast(world.desk, match, ADA, False)
    assert table.chairs[1].user == BEN
    assert await listed(world, EVE) == [(match, 1)]


async def test_people_who_avoid_each_other_do_not_meet_by_a_substitution(world: World) -> None:
    match = await begun(world)
    await substitutes.want(world.desk, match, BEN)
    await company.avoid(world.desk, ADA, DAN)
    assert await listed(world, DAN) == []
    with pytest.raises(Illegal, match="service-no-seat-for-you"):
        await substitutes.take(world.desk, match, DAN, "Dan", 1)
    await company.avoid(world.desk, EVE, ADA)
    with pytest.raises(Illegal, match="service-you-avoid"):
        await substitutes.take(world.desk, match, EVE, "Eve", 1)


async def test_nobody_takes_more_seats_than_matches_wanted(world: World) -> None:
    match = await begun(world)
    await substitutes.want(world.desk, match, BEN)
    other = await begun(world, ADA, CLEO)
    await world.desk.store.keep_prefs(CLEO, {company.LIMIT: 1})
    with pytest.raises(Illegal, match="service-enough-matches"):
        await substitutes.take(world.desk, match, CLEO, "Cleo", 1)
    await votes.propose(world.desk, other, ADA, "end")
    await votes.cast(world.desk, other, CLEO, True)
    assert (await substitutes.take(world.desk, match, CLEO, "Cleo", 1)).chairs[1].user == CLEO


async def test_the_match_counts_neither_for_who_left_nor_against_who_came(world: World) -> None:
    match = await begun(world)
    before = {user: Rating(user, "ur", 25.0, 8.0, 1) for user in (ADA, BEN, DAN)}
    await world.desk.store.add_ratings(99, list(before.values()))
    table = await finished(world, match)
    result = table.rules.result(table.position)
    assert result is not None
    loser = max((0, 1), key=lambda seat: result.places[seat])
    assert result.places[loser] == 2

    again = await begun_and_left(world, loser)
    scores = {score.user: score for score in await ratings.record(world.desk, again)}
    left, stayed = ((ADA, BEN), (BEN, ADA))[loser]
    assert set(scores) == {stayed, DAN}
    assert scores[DAN].place == 2
    assert await world.desk.store.rating(left, "ur") == before[left]
    found = await world.desk.store.rating(DAN, "ur")
    assert found is not None
    assert (found.mu, found.sigma, found.matches) == (25.0, 8.0, 2)
    won = await world.desk.store.rating(stayed, "ur")
    assert won is not None
    assert won.mu > 25.0


async def begun_and_left(world: World, loser: int) -> int:
    """The same match once more; before its end somebody else takes the seat that will be second."""
    world.chance = kernel.Tape(b"people")
    match = await begun(world)
    await substitutes.want(world.desk, match, (ADA, BEN)[loser])
    await substitutes.take(world.desk, match, DAN, "Dan", loser)
    await finished(world, match)
    return match


@pytest.mark.parametrize("apart", [True, False])
async def test_a_rematch_seats_neither_who_avoids_somebody_nor_who_plays_enough(world: World, apart: bool) -> None:
    match = await begun(world, ADA, BEN, CLEO)
    await finished(world, match)
    if apart:
        await world.desk.store.avoid(CLEO, ADA)
    else:
        await world.desk.store.keep_prefs(CLEO, {company.LIMIT: 1})
        await begun(world, CLEO, BEN)
    made = await rematch.rematch(world.desk, match, ADA)
    assert {chair.user for chair in await world.desk.store.chairs(made.id)} == {ADA, BEN}
