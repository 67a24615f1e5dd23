"""What a table decides together."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.kernel import Illegal
from service import absence, archive, clock, play, votes
from service.clock import DAY, PACES
from storage.sqlite import SqliteStore
from tests.service.table import ADA, BEN, CLEO
from tests.service.test_clock import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    store = await SqliteStore.open(tmp_path / "z.db")
    yield World(store)
    await store.close()


async def test_a_pause_needs_everybody_and_stops_all_clocks(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await votes.propose(world.desk, match, ADA, "pause")
    table = await votes.cast(world.desk, match, BEN, True)
    assert votes.missing(table) == [2]
    assert not clock.is_paused(table.match)
    with pytest.raises(Illegal, match="service-voted"):
        await votes.cast(world.desk, match, BEN, True)
    table = await votes.cast(world.desk, match, CLEO, True)
    assert clock.is_paused(table.match)
    assert all(chair.since is None for chair in table.chairs)
    assert await world.desk.store.next_timer() is None
    await world.wait(30 * DAY)
    assert (await world.log(match))[-1] == "service-paused"
    with pytest.raises(Illegal, match="service-rests"):
        await world.move(match, await world.up(match))
    await votes.propose(world.desk, match, ADA, "resume")
    await votes.cast(world.desk, match, BEN, True)
    table = await votes.cast(world.desk, match, CLEO, True)
    assert any(chair.since == world.time for chair in table.chairs)


async def test_one_no_is_enough_and_the_proposer_may_withdraw(world: World) -> None:
    match = await world.begin()
    await votes.propose(world.desk, match, ADA, "end")
    with pytest.raises(Illegal, match="service-vote-open"):
        await votes.propose(world.desk, match, BEN, "pause")
    table = await votes.cast(world.desk, match, BEN, False)
    assert votes.of(table) is None
    await votes.propose(world.desk, match, ADA, "end")
    await votes.cast(world.desk, match, ADA, False)
    assert (await world.log(match))[-3:] == [
        "service-vote-rejected",
        "service-propose-end",
        "service-vote-withdrawn",
    ]
    with pytest.raises(Illegal, match="service-no-vote"):
        await votes.cast(world.desk, match, BEN, True)


async def test_moves_are_taken_back_by_consent_and_the_log_keeps_them(world: World) -> None:
    match = await world.begin()
    first, start = await world.up(match), (await world.desk.table(match)).position
    await world.turn(match, first)
    await world.turn(match, await world.up(match))
    clocks = [chair.left for chair in (await world.desk.table(match)).chairs]
    table = await votes.propose(world.desk, match, ADA, "undo", target=0)
    assert all(chair.since is None for chair in table.chairs)
    await world.wait(3_600)
    table = await votes.cast(world.desk, match, BEN, True)
    assert table.position == start
    assert await world.up(match) == first
    assert [chair.left for chair in table.chairs] == clocks
    assert len(await world.desk.store.moves(match)) == table.n + 1
    *_, (_, outcome) = archive.replay(archive.read(await archive.export(world.desk, match)))
    assert outcome.position == start


async def test_a_vote_that_nobody_answers_runs_out_and_the_clocks_go_on(world: World) -> None:
    match = await world.begin()
    await world.turn(match, await world.up(match))
    await votes.propose(world.desk, match, ADA, "undo", target=0)
    await world.wait(DAY + 1)
    table = await world.desk.table(match)
    assert votes.of(table) is None
    assert any(chair.since is not None for chair in table.chairs)
    assert (await world.log(match))[-1] == "service-vote-over"
    *_, (_, outcome) = archive.replay(archive.read(await archive.export(world.desk, match)))
    assert outcome.position == table.position


async def test_an_agreed_end_closes_the_match_without_a_result(world: World) -> None:
    match = await world.begin()
    await votes.propose(world.desk, match, BEN, "end")
    table = await votes.cast(world.desk, match, ADA, True)
    assert table.match.status == "over"
    assert table.rules.result(table.position) is None
    assert await world.desk.store.matches_of(ADA) == []
    assert await world.desk.store.next_timer() is None
    text = await archive.export(world.desk, match)
    assert "seed:" in text
    archive.verify(archive.read(text))
    with pytest.raises(Illegal):
        await play.act(world.desk, match, ADA, "place a1")
    with pytest.raises(Illegal, match="kernel-over"):
        await votes.propose(world.desk, match, ADA, "pause")


async def test_a_replacement_gets_the_seat_and_the_leaver_loses_it(world: World) -> None:
    match = await world.begin()
    await votes.propose(world.desk, match, ADA, "replace", target=1, other=CLEO, name="Cleo")
    table = await votes.cast(world.desk, match, BEN, True)
    assert (table.chairs[1].user, table.chairs[1].name) == (CLEO, "Cleo")
    assert play.viewer(table, BEN) is None
    assert play.viewer(table, CLEO) == 1
    with pytest.raises(Illegal, match="service-no-replacement"):
        await votes.propose(world.desk, match, ADA, "replace", target=1, other=ADA, name="Ada")


async def test_the_host_replaces_absent_people_and_computers_only(world: World) -> None:
    match = await world.begin()
    with pytest.raises(Illegal, match="service-replace-by-vote"):
        await votes.replace_by_host(world.desk, match, ADA, 1, CLEO, "Cleo")
    await absence.concede(world.desk, match, BEN)
    with pytest.raises(Illegal, match="service-host-only"):
        await votes.replace_by_host(world.desk, match, CLEO, 1, CLEO, "Cleo")
    table = await votes.replace_by_host(world.desk, match, ADA, 1, CLEO, "Cleo")
    assert absence.humans(table) == [0, 1]


async def test_seats_played_by_computers_have_no_vote(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await absence.concede(world.desk, match, CLEO)
    await votes.propose(world.desk, match, ADA, "pause")
    table = await votes.cast(world.desk, match, BEN, True)
    assert clock.is_paused(table.match)
    with pytest.raises(Illegal, match="service-not-playing"):
        await votes.propose(world.desk, match, CLEO, "resume")


async def test_alone_at_the_table_one_decides_at_once(world: World) -> None:
    match = await world.begin()
    await absence.concede(world.desk, match, BEN)
    table = await votes.propose(world.desk, match, ADA, "end")
    assert table.match.status == "over"


@pytest.mark.parametrize(
    ("kind", "target", "why"),
    [
        ("party", 0, "service-unknown-vote"),
        ("undo", 99, "service-unknown-move"),
        ("resume", 0, "service-not-paused"),
        ("replace", 7, "service-no-replacement"),
    ],
)
async def test_what_cannot_be_voted_on_is_refused(world: World, kind: str, target: int, why: str) -> None:
    match = await world.begin()
    with pytest.raises(Illegal, match=why):
        await votes.propose(world.desk, match, ADA, kind, target, CLEO)


async def test_a_paused_table_makes_no_computer_move(world: World) -> None:
    match = await world.begin(pace=list(map(float, (PACES["live"].bank, 60, 3600))))
    await absence.concede(world.desk, match, await world.up(match))
    human = next(chair.user for chair in (await world.desk.table(match)).chairs if chair.user is not None)
    assert human is not None
    assert absence.computers_due(await world.desk.table(match))
    await votes.propose(world.desk, match, human, "pause")
    assert absence.computers_due(await world.desk.table(match)) == []
