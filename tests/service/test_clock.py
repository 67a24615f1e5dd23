"""Clocks: who has how much time, and what an absent player brings about."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules import kernel
from rules.kernel import Illegal
from service import absence, clock, lobby, outbox, play, votes
from service.clock import DAY, HOUR, PACES
from service.desk import Desk
from service.timekeeper import OUTAGE, Timekeeper
from storage import Match, Store
from tests.service.table import ADA, BEN, CLEO
from tests.service.world import World

DAILY = PACES["daily"]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    store = await Store.open(tmp_path / "z.db")
    yield World(store)
    await store.close()


async def test_the_bank_runs_down_and_a_turn_earns_the_increment(world: World) -> None:
    match = await world.begin()
    user = await world.up(match)
    assert clock.deadline(await world.chair(match, user)) == world.time + DAILY.bank
    await world.wait(10 * HOUR)
    assert world.remaining(await world.chair(match, user)) == DAILY.bank - 10 * HOUR
    await world.turn(match, user)
    chair = await world.chair(match, user)
    assert (chair.left, chair.since) == (DAILY.bank + 2 * HOUR, None)
    other = BEN if user == ADA else ADA
    assert clock.deadline(await world.chair(match, other)) == world.time + DAILY.bank


async def test_no_bank_grows_beyond_its_cap(world: World) -> None:
    match = await world.begin()
    for _ in range(20):
        await world.turn(match, await world.up(match))
    table = await world.desk.table(match)
    assert all(chair.left is not None and chair.left <= DAILY.cap for chair in table.chairs)
    assert any(chair.left == DAILY.cap for chair in table.chairs)


async def test_many_small_moves_of_a_turn_earn_the_increment_once(world: World) -> None:
    match = await world.begin()
    for _ in range(8):
        await world.turn(match, await world.up(match))
    user = await world.up(match)
    before = (await world.chair(match, user)).left
    await play.act(world.desk, match, user, "end")
    assert (await world.chair(match, user)).left == before
    await world.turn(match, user)
    after = (await world.chair(match, user)).left
    assert before is not None
    assert after == min(DAILY.cap, before + DAILY.increment)


async def test_a_table_without_a_clock_has_no_timers(world: World) -> None:
    match = await world.begin(pace="none")
    assert await world.desk.store.next_timer() is None
    await world.wait(400 * DAY)
    assert await world.desk.store.head(match) == 0


async def test_reminders_come_at_half_and_at_the_last_tenth_and_only_once(world: World) -> None:
    match = await world.begin(users=(ADA, BEN))

    async def reminders() -> int:
        return sum(letter.kind == "remind" for letter in await world.desk.store.letters(99))

    await world.wait(DAILY.bank / 2 - 1)
    assert await reminders() == 0
    await world.wait(2)
    assert await reminders() == 1
    await absence.vacation(world.desk, match, BEN if await world.up(match) == ADA else ADA, 1)
    await world.wait(DAILY.bank * 0.4)
    assert await reminders() == 2
    await world.wait(DAILY.bank * 0.09)
    assert await reminders() == 2


async def test_a_missed_deadline_is_excused_once_then_defaults_are_played_then_a_computer_takes_over(
    world: World,
) -> None:
    match = await world.begin()
    sleeper = await world.up(match)
    awake = BEN if sleeper == ADA else ADA
    await world.wait(DAILY.bank + 1)
    assert await world.log(match) == ["service-excused"]
    assert clock.deadline(await world.chair(match, sleeper)) == world.time - 1 + DAY
    await world.wait(DAY)
    assert await world.log(match) == ["service-excused", "service-missed"]
    assert await world.up(match) == awake
    moves = await world.desk.store.moves(match)
    assert [move.source for move in moves if move.source != "table"] == ["auto", "clock"]
    await world.turn(match, awake)
    await world.wait(DAILY.increment + 1)
    chair = await world.chair(match, sleeper)
    assert (chair.missed, chair.deputy) == (2, "greedy")
    assert (await world.log(match))[-1] == "service-taken-over"
    await world.computers(match)
    assert await world.up(match) == awake


@pytest.mark.parametrize("first", ["move", "deadline"])
async def test_a_move_and_the_deadline_at_the_same_moment(world: World, first: str) -> None:
    """Whichever comes first counts, and the other finds things as they are then; nothing is lost."""
    match = await world.begin()
    user = await world.up(match)
    seat = (await world.chair(match, user)).seat
    line = kernel.write(kernel.sample((await world.desk.table(match)).position, seat, world.chance))
    world.time += DAILY.bank
    works: list[Any] = [play.act(world.desk, match, user, line), absence.expire(world.desk, match, seat)]
    await asyncio.gather(*(works if first == "move" else reversed(works)))
    table = await world.desk.table(match)
    assert table.chairs[seat].since is None
    assert [move.source for move in await world.desk.store.moves(match) if move.seat == seat][-1] == "player"
    assert await world.log(match) == ([] if first == "move" else ["service-excused"])


async def test_a_move_of_ones_own_ends_the_row_of_missed_deadlines(world: World) -> None:
    match = await world.begin()
    sleeper = await world.up(match)
    await world.wait(DAILY.bank + DAY + 1)
    assert (await world.chair(match, sleeper)).missed == 1
    await world.turn(match, BEN if sleeper == ADA else ADA)
    await world.turn(match, sleeper)
    assert (await world.chair(match, sleeper)).missed == 0


async def test_the_human_takes_the_seat_back(world: World) -> None:
    match = await world.begin()
    sleeper = await world.up(match)
    awake = BEN if sleeper == ADA else ADA
    with pytest.raises(Illegal, match="service-not-away"):
        await absence.back(world.desk, match, sleeper)
    await world.wait(DAILY.bank + DAY + 1)
    await world.turn(match, awake)
    await world.wait(DAILY.increment + 1)
    table = await absence.back(world.desk, match, sleeper)
    assert absence.humans(table) == [0, 1]
    chair = await world.chair(match, sleeper)
    assert chair.since == world.time
    assert world.remaining(chair) == DAY
    assert (await world.log(match))[-1] == "service-back"


async def test_vacation_stops_the_clock_and_is_refunded_when_it_ends_early(world: World) -> None:
    match = await world.begin(vacation=10 * DAY)
    user = await world.up(match)
    await absence.vacation(world.desk, match, user, 8)
    assert clock.deadline(await world.chair(match, user)) is None
    await world.wait(3 * DAY)
    await absence.back(world.desk, match, user)
    chair = await world.chair(match, user)
    assert (chair.vacation, chair.away, chair.since) == (7 * DAY, None, world.time)
    with pytest.raises(Illegal, match="service-no-vacation"):
        await absence.vacation(world.desk, match, user, 8)
    await absence.vacation(world.desk, match, user, 2)
    await world.wait(2 * DAY + 1)
    assert (await world.chair(match, user)).away is None
    assert clock.deadline(await world.chair(match, user)) is not None


async def test_a_vacation_taken_anew_begins_now_and_loses_no_day(world: World) -> None:
    match = await world.begin(vacation=10 * DAY)
    await absence.vacation(world.desk, match, ADA, 8)
    await world.wait(2 * DAY)
    await absence.vacation(world.desk, match, ADA, 7)
    chair = await world.chair(match, ADA)
    assert (chair.away, chair.vacation) == (world.time + 7 * DAY, DAY)
    with pytest.raises(Illegal, match="service-no-vacation"):
        await absence.vacation(world.desk, match, ADA, 9)


async def together(world: World) -> int:
    """A match in which several are waited for at once, who may change their answers."""
    match = await world.begin(users=(ADA, BEN, CLEO), game="sidmeier")
    while len(kernel.waiting((await world.desk.table(match)).position)) < 3:
        await world.move(match, await world.up(match))
    return match


async def test_all_clocks_run_where_all_are_waited_for(world: World) -> None:
    match = await together(world)
    await world.wait(HOUR)
    table = await world.desk.table(match)
    assert all(world.remaining(chair) == (chair.left or 0) - HOUR for chair in table.chairs)
    table = (await play.act(world.desk, match, ADA, "end")).table
    assert [chair.since is None for chair in table.chairs] == [True, False, False]
    assert {timer.seat for timer in await world.desk.store.timers(world.time + 30 * DAY, 99)} == {1, 2}


async def test_a_turn_taken_back_gives_back_the_time_that_it_earned(world: World) -> None:
    match = await together(world)
    await world.wait(30 * HOUR)
    before = world.remaining(await world.chair(match, ADA))
    for _ in range(3):
        await play.act(world.desk, match, ADA, "end")
        table = (await play.undo(world.desk, match, ADA)).table
        assert world.remaining(table.chairs[0]) == before


async def test_matches_that_rest_or_that_a_computer_plays_wait_for_nobody(world: World) -> None:
    match = await world.begin()
    sleeper = await world.up(match)
    other = BEN if sleeper == ADA else ADA
    assert await world.desk.store.matches_of(sleeper, waiting=True) == [match]
    await votes.propose(world.desk, match, other, "pause")
    await votes.cast(world.desk, match, sleeper, True)
    assert await world.desk.store.matches_of(sleeper, waiting=True) == []
    await votes.propose(world.desk, match, other, "resume")
    await votes.cast(world.desk, match, sleeper, True)
    assert await world.desk.store.matches_of(sleeper, waiting=True) == [match]
    await world.wait(DAILY.bank + DAY + 1)
    await world.turn(match, other)
    await world.wait(DAILY.bank)
    assert (await world.chair(match, sleeper)).deputy
    assert await world.desk.store.matches_of(sleeper, waiting=True) == []


async def test_whose_seat_a_computer_takes_is_told_so(world: World) -> None:
    match = await world.begin()
    sleeper = await world.up(match)
    await world.wait(DAILY.bank + DAY + 1)
    await world.turn(match, BEN if sleeper == ADA else ADA)
    await world.wait(DAILY.increment + 1)
    told = [outbox.reminded(one) for one in await world.desk.store.letters(99) if one.kind == outbox.REMIND]
    assert [one.seat for one in told if one.kind == absence.DEPUTY] == [(await world.chair(match, sleeper)).seat]


async def test_the_downtime_of_the_bot_counts_against_nobody(world: World) -> None:
    match = await world.begin()
    user = await world.up(match)
    await world.timekeeping.catch_up()
    await world.wait(10 * HOUR)
    world.time += 3 * DAY
    restarted = Timekeeper(Desk(world.desk.store, now=lambda: world.time))
    assert await restarted.catch_up() == 3 * DAY
    await restarted.work()
    assert world.remaining(await world.chair(match, user)) == DAILY.bank - 10 * HOUR
    assert await world.log(match) == []
    timer = await world.desk.store.next_timer()
    assert timer is not None
    assert timer.due > world.time
    world.time += OUTAGE / 2
    assert await restarted.catch_up() == 0.0
    world.time += OUTAGE + 1
    assert await restarted.catch_up() == OUTAGE + 1


async def test_a_vote_gets_the_downtime_back_too(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await world.timekeeping.catch_up()
    await votes.propose(world.desk, match, ADA, "pause")
    world.time += 3 * DAY
    await world.timekeeping.catch_up()
    await world.turn(match, await world.up(match))
    await world.timekeeping.work()
    table = await world.desk.table(match)
    vote = votes.of(table)
    assert vote is not None
    assert vote.until == world.time + DAY
    await world.wait(DAY + 1)
    assert (await world.log(match))[-2:] == ["service-vote-longer", "service-vote-over"]


async def test_a_lobby_that_nobody_starts_is_closed_with_a_notice(world: World) -> None:
    match = await lobby.create(world.desk, "ur", ADA, "Ada")
    await world.wait(13 * DAY)
    found = await world.desk.store.match(match.id)
    assert found is not None
    assert found.status == "lobby"
    await world.wait(2 * DAY)
    found = await world.desk.store.match(match.id)
    assert found is not None
    assert found.status == "closed"
    assert [letter.kind for letter in await world.desk.store.letters(9)] == ["closed"]


async def test_a_match_with_an_absent_player_still_ends(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    for _ in range(2_000):
        table = await world.desk.table(match)
        if not table.position.stack:
            break
        await world.computers(match)
        up = [table.chairs[seat].user for seat in kernel.waiting((await world.desk.table(match)).position)]
        for user in up:
            if user in (BEN, CLEO):
                await world.turn(match, user)
        await world.wait(DAY)
    table = await world.desk.table(match)
    assert table.match.status == "over"
    assert table.rules.result(table.position) is not None
    assert await world.desk.store.next_timer() is None


async def test_who_concedes_leaves_the_seat_to_the_computer(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    table = await absence.concede(world.desk, match, BEN)
    assert table.chairs[1].user is None
    assert table.match.settings["conceded"] == {"1": BEN}
    assert absence.humans(table) == [0, 2]
    with pytest.raises(Illegal, match="service-not-playing"):
        await absence.concede(world.desk, match, BEN)


async def test_a_failing_timer_comes_again_and_harms_no_other(world: World, caplog: pytest.LogCaptureFixture) -> None:
    match = await world.begin()

    async def broken(desk: Desk, timer: object) -> None:
        raise RuntimeError("planted")

    honest = world.timekeeping.handlers[clock.DEADLINE]
    world.timekeeping.handlers[clock.DEADLINE] = broken
    world.time += DAILY.bank + 1
    await world.timekeeping.work()
    assert "timer failed" in caplog.text
    world.timekeeping.handlers[clock.DEADLINE] = honest
    await world.wait(120)
    assert await world.log(match) == ["service-excused"]


@pytest.mark.parametrize(
    ("text", "pace"),
    [("daily", "daily"), ("none", "none"), ("48+6", [48 * HOUR, 6 * HOUR, 96 * HOUR]), ("1+0<=1", [HOUR, 0, HOUR])],
)
def test_a_pace_is_a_name_or_own_hours(text: str, pace: object) -> None:
    assert clock.parse(text) == pace


@pytest.mark.parametrize("text", ["", "fast", "48", "0+1", "-5+1", "5+6<=4", "x+y", "1e9+1"])
def test_what_is_no_pace_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match="service-unknown-pace"):
        clock.parse(text)


def test_own_paces_are_understood_from_the_settings() -> None:
    own = Match(game="ur", version=1, host=1, options={}, created=0.0, settings={"pace": [HOUR, 60.0, 2 * HOUR]})
    assert clock.pace_of(own) == clock.Pace(HOUR, 60.0, 2 * HOUR)
