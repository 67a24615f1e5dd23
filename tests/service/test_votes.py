"""What a table decides together."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.kernel import Illegal
from service import absence, clock, forgetting, game_file, history, import_file, play, told, votes
from service.clock import DAY, PACES
from service.desk import Table
from storage import Store
from tests.service.table import ADA, BEN, CLEO, dumped
from tests.service.world import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    store = await Store.open(tmp_path / "z.db")
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
    *_, (_, outcome) = game_file.replay(game_file.read(await game_file.export(world.desk, match)))
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
    *_, (_, outcome) = game_file.replay(game_file.read(await game_file.export(world.desk, match)))
    assert outcome.position == table.position


async def test_an_agreed_end_closes_the_match_without_a_result(world: World) -> None:
    match = await world.begin()
    await votes.propose(world.desk, match, BEN, "end")
    table = await votes.cast(world.desk, match, ADA, True)
    assert table.match.status == "over"
    assert table.rules.result(table.position) is None
    assert await world.desk.store.matches_of(ADA) == []
    assert await world.desk.store.next_timer() is None
    text = await game_file.export(world.desk, match)
    assert "seed:" in text
    game_file.verify(game_file.read(text))
    with pytest.raises(Illegal):
        await play.act(world.desk, match, ADA, "place a1")
    with pytest.raises(Illegal, match="kernel-over"):
        await votes.propose(world.desk, match, ADA, "pause")


async def test_a_replacement_gets_the_seat_and_the_leaver_loses_it(world: World) -> None:
    match = await world.begin()
    await votes.propose(world.desk, match, ADA, "replace", target=1, other=CLEO, name="Cleo")
    table = await votes.cast(world.desk, match, BEN, True)
    assert (table.chairs[1].user, table.chairs[1].name) == (CLEO, "Cleo")
    assert told.viewer(table, BEN) is None
    assert told.viewer(table, CLEO) == 1
    with pytest.raises(Illegal, match="service-no-replacement"):
        await votes.propose(world.desk, match, ADA, "replace", target=1, other=ADA, name="Ada")


async def handed(world: World, match: int, by: int, seat: int, newcomer: int, name: str) -> Table:
    """A seat is offered and the newcomer is willing."""
    await votes.offer(world.desk, match, by, seat, newcomer)
    return await votes.accept(world.desk, match, newcomer, name, seat)


async def absent(world: World, match: int) -> tuple[int, int]:
    """Somebody for whom the computer plays, and who is left."""
    sleeper = await world.up(match)
    other = BEN if sleeper == ADA else ADA
    await world.wait(PACES["daily"].bank + DAY + 1)
    await world.turn(match, other)
    await world.wait(PACES["daily"].increment + 1)
    assert (await world.chair(match, sleeper)).deputy
    return sleeper, other


async def test_the_seat_of_somebody_absent_is_given_away_by_the_table_and_not_by_its_host(world: World) -> None:
    match = await world.begin()
    sleeper, other = await absent(world, match)
    seat = (await world.chair(match, sleeper)).seat
    table = await handed(world, match, other, seat, CLEO, "Cleo")
    assert table.chairs[seat].user == sleeper
    assert votes.missing(table) == votes.silent(table) == [seat]
    table = await votes.cast(world.desk, match, sleeper, False)
    assert (table.chairs[seat].user, votes.of(table)) == (sleeper, None)
    await handed(world, match, other, seat, CLEO, "Cleo")
    await world.wait(7 * DAY + 1)
    assert (await world.desk.table(match)).chairs[seat].user == CLEO
    assert (await world.log(match))[-2:] == ["service-vote-silent", "service-replaced-by-vote"]


async def test_who_is_absent_has_named_somebody_and_nobody_else_is_asked(world: World) -> None:
    match = await world.begin()
    sleeper = await world.up(match)
    seat = (await world.chair(match, sleeper)).seat
    await votes.offer(world.desk, match, sleeper, seat, CLEO)
    assert await absent(world, match) == (sleeper, BEN if sleeper == ADA else ADA)
    table = await votes.accept(world.desk, match, CLEO, "Cleo", seat)
    assert (table.chairs[seat].user, votes.of(table)) == (CLEO, None)
    assert (await world.log(match))[-1] == "service-replaced-by-player"


async def test_a_computers_seat_is_given_by_the_table(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await absence.concede(world.desk, match, CLEO)
    table = await handed(world, match, ADA, 2, 4, "Dan")
    assert votes.missing(table) == [1]
    table = await votes.cast(world.desk, match, BEN, True)
    assert absence.humans(table) == [0, 1, 2]


async def test_a_seat_is_taken_only_by_the_one_to_whom_it_is_offered(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    with pytest.raises(Illegal, match="service-not-offered"):
        await votes.accept(world.desk, match, 4, "Dan", 2)
    with pytest.raises(Illegal, match="service-not-playing"):
        await votes.offer(world.desk, match, 4, 2, 4)
    await votes.offer(world.desk, match, CLEO, 2, 4)
    with pytest.raises(Illegal, match="service-not-offered"):
        await votes.accept(world.desk, match, 5, "Eve", 2)
    with pytest.raises(Illegal, match="service-no-replacement"):
        await votes.offer(world.desk, match, ADA, 2, BEN)
    await votes.offer(world.desk, match, ADA, 1, 5)
    await absence.concede(world.desk, match, ADA)
    with pytest.raises(Illegal, match="service-offer-gone"):
        await votes.accept(world.desk, match, 5, "Eve", 1)
    assert (await votes.accept(world.desk, match, 4, "Dan", 2)).chairs[2].user == 4
    with pytest.raises(Illegal, match="service-not-offered"):
        await votes.accept(world.desk, match, 4, "Dan", 2)


async def test_who_plays_several_seats_has_one_voice(world: World) -> None:
    match = await world.begin()
    file = import_file.play(await game_file.export(world.desk, match))
    mine = (await import_file.take_in(world.desk, file, CLEO)).match.id
    table = await handed(world, mine, CLEO, 1, BEN, "Ben")
    assert [chair.user for chair in table.chairs] == [CLEO, BEN]
    match = (await import_file.take_in(world.desk, file, CLEO)).match.id
    table = await votes.propose(world.desk, match, CLEO, "pause")
    assert votes.of(table) is None


async def test_seats_played_by_computers_have_no_vote(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await absence.concede(world.desk, match, CLEO)
    await votes.propose(world.desk, match, ADA, "pause")
    table = await votes.cast(world.desk, match, BEN, True)
    assert clock.is_paused(table.match)
    with pytest.raises(Illegal, match="service-not-playing"):
        await votes.propose(world.desk, match, CLEO, "resume")


async def test_who_leaves_is_no_longer_asked(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await votes.propose(world.desk, match, ADA, "pause")
    await votes.cast(world.desk, match, BEN, True)
    table = await absence.concede(world.desk, match, CLEO)
    assert clock.is_paused(table.match)
    assert votes.of(table) is None


async def test_whose_seat_the_computer_takes_is_no_longer_asked(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    sleeper = await world.up(match)
    await world.wait(PACES["daily"].bank + DAY + 1)
    for _ in range(2):
        await world.turn(match, await world.up(match))
    awake = [user for user in (ADA, BEN, CLEO) if user != sleeper]
    await votes.propose(world.desk, match, awake[0], "end")
    await votes.cast(world.desk, match, awake[1], True)
    await world.wait(PACES["daily"].increment + 1)
    table = await world.desk.table(match)
    assert table.match.status == "over"
    assert [chair.user for chair in table.chairs if chair.deputy] == [sleeper]


async def test_whose_seat_the_computer_plays_has_no_vote_until_back(world: World) -> None:
    match = await world.begin()
    sleeper = await world.up(match)
    await world.wait(PACES["daily"].bank + DAY + 1)
    await world.turn(match, await world.up(match))
    await world.wait(PACES["daily"].increment + 1)
    with pytest.raises(Illegal, match="service-no-ballot"):
        await votes.propose(world.desk, match, sleeper, "pause")
    await absence.back(world.desk, match, sleeper)
    assert votes.of(await votes.propose(world.desk, match, sleeper, "pause"))


async def test_a_proposal_leaves_with_its_proposer(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await votes.propose(world.desk, match, ADA, "end")
    table = await absence.concede(world.desk, match, ADA)
    assert (votes.of(table), table.match.status) == (None, "running")
    assert (await world.log(match))[-1] == "service-vote-withdrawn"


async def test_a_newcomer_is_not_bound_by_the_ballot_of_the_former_player(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await handed(world, match, CLEO, 2, 4, "Dan")
    await votes.propose(world.desk, match, ADA, "end")
    await votes.cast(world.desk, match, 4, True)
    table = await handed(world, match, 4, 2, 5, "Eve")
    assert votes.missing(table) == [1, 2]


async def test_a_newcomer_has_a_clock_and_a_vacation_of_their_own(world: World) -> None:
    match = await world.begin(vacation=5 * DAY)
    sleeper = await world.up(match)
    await absence.vacation(world.desk, match, sleeper, 3)
    await absence.back(world.desk, match, sleeper)
    await absence.vacation(world.desk, match, sleeper, 3)
    await world.wait(3 * DAY + PACES["daily"].bank + DAY + 1)
    seat = (await world.chair(match, sleeper)).seat
    other = BEN if sleeper == ADA else ADA
    await world.turn(match, other)
    await world.wait(PACES["daily"].increment + 1)
    table = await handed(world, match, sleeper, seat, CLEO, "Cleo")
    chair = table.chairs[seat]
    assert world.remaining(chair) == PACES["daily"].bank
    assert (chair.vacation, chair.excused, chair.missed) == (5 * DAY, False, 0)


async def test_nobody_can_keep_a_match_paused_by_being_silent(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await votes.propose(world.desk, match, ADA, "pause")
    for user in (BEN, CLEO):
        await votes.cast(world.desk, match, user, True)
    await votes.propose(world.desk, match, ADA, "resume")
    assert votes.silent(await world.desk.table(match)) == [1, 2]
    await world.wait(DAY + 1)
    assert not clock.is_paused((await world.desk.table(match)).match)
    assert (await world.log(match))[-2:] == ["service-vote-silent", "service-resumed"]


async def test_without_a_clock_who_vanishes_can_be_replaced(world: World) -> None:
    match = await world.begin(users=(ADA, BEN), pace="none")
    await votes.propose(world.desk, match, ADA, "replace", target=1, other=CLEO, name="Cleo")
    await world.wait(6 * DAY)
    assert (await world.desk.table(match)).chairs[1].user == BEN
    await world.wait(DAY + 1)
    assert (await world.desk.table(match)).chairs[1].user == CLEO


async def test_a_newcomer_who_wants_to_be_forgotten_gets_no_seat(world: World) -> None:
    giant = 900_000_000_000_000_123
    match = await world.begin()
    await votes.propose(world.desk, match, ADA, "replace", target=1, other=giant, name="Gia")
    await forgetting.forget(world.desk, giant)
    table = await votes.cast(world.desk, match, BEN, True)
    assert (table.chairs[1].user, votes.of(table)) == (BEN, None)
    dump = dumped(world.desk)
    assert "Gia" not in dump


async def test_with_a_clock_silence_replaces_nobody(world: World) -> None:
    match = await world.begin()
    await votes.propose(world.desk, match, ADA, "replace", target=1, other=CLEO, name="Cleo")
    await world.wait(DAY + 1)
    assert (await world.desk.table(match)).chairs[1].user == BEN


async def test_the_clocks_are_not_stopped_by_asking_again_and_again(world: World) -> None:
    match = await world.begin()
    first = await world.up(match)
    await world.turn(match, first)
    for _ in range(2):
        await votes.propose(world.desk, match, first, "undo", target=0)
        await votes.cast(world.desk, match, first, False)
    with pytest.raises(Illegal, match="service-asked-enough"):
        await votes.propose(world.desk, match, first, "undo", target=0)
    await world.move(match, await world.up(match))
    assert votes.of(await votes.propose(world.desk, match, first, "undo", target=0))


async def test_what_was_taken_back_cannot_be_gone_back_to(world: World) -> None:
    match = await world.begin()
    await world.move(match, await world.up(match))
    await world.move(match, await world.up(match))
    table = await votes.propose(world.desk, match, ADA, "undo", target=0)
    vote = votes.of(table)
    assert vote is not None
    assert vote.count == 2
    table = await votes.cast(world.desk, match, BEN, True, vote.opened)
    with pytest.raises(Illegal, match="service-not-in-force"):
        await votes.propose(world.desk, match, ADA, "undo", target=1)
    with pytest.raises(Illegal, match="service-undo-empty"):
        await votes.propose(world.desk, match, ADA, "undo", target=0)
    with pytest.raises(Illegal, match="service-vote-past"):
        await votes.cast(world.desk, match, BEN, True, vote.opened)
    mover = await world.up(match)
    await world.move(match, mover)
    undone = await history.taken_back(world.desk, match, None, 0)
    assert [move.number for move in undone] == [table.number + 1]


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
