"""A match of sixty days under a clock that a test turns: nights, vacations, an outage, a take-over and a hand-back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules import GAMES, kernel
from rules.kernel import Tape
from service import absence, agents, game_file, lobby, play, reminders
from service.clock import DAY, HOUR
from service.desk import Desk
from service.timekeeper import Timekeeper
from storage import Store
from tests.service.table import ADA, BEN, CLEO
from tests.service.world import World

LONGEST = 10_000
"""Moves of a match that ends."""
NIGHT = reminders.Manners(zone="Europe/Berlin", quiet_from="22:00", quiet_to="07:30")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    store = await Store.open(tmp_path / "z.db")
    yield World(store)
    await store.close()


async def day(world: World, match: int, there: tuple[int, ...]) -> None:
    """Those who are there take their turns at noon; computers move whenever they are up."""
    await world.wait(12 * HOUR)
    for _ in range(3):
        await world.computers(match)
        table = await world.desk.table(match)
        for user in there:
            if table.match.status == "running" and any(
                seat in kernel.waiting(table.position) for seat in table.seats_of(user)
            ):
                await world.turn(match, user)
                table = await world.desk.table(match)
    await world.wait(12 * HOUR)


async def test_a_match_of_sixty_days(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    await world.timekeeping.catch_up()
    began = world.time

    for _ in range(6):
        await day(world, match, (ADA, BEN, CLEO))
    await absence.vacation(world.desk, match, ADA, 10)
    for _ in range(10):
        await day(world, match, (BEN, CLEO))
    assert (await world.chair(match, ADA)).missed == 0
    assert (await world.log(match)).count("service-missed") == 0

    for _ in range(14):
        await day(world, match, (ADA, BEN))
    chair = await world.chair(match, CLEO)
    assert chair.excused
    assert chair.deputy
    assert "service-taken-over" in await world.log(match)

    before = [world.remaining(c) for c in (await world.desk.table(match)).chairs]
    world.time += 3 * DAY
    world.desk = Desk(world.desk.store, now=lambda: world.time, entropy=lambda size: b"\x08" * size)
    world.timekeeping = Timekeeper(world.desk)
    assert await world.timekeeping.catch_up() > 2.9 * DAY
    after = [world.remaining(c) for c in (await world.desk.table(match)).chairs]
    assert all(a is None or b is None or abs(a - b) < 120 for a, b in zip(before, after, strict=True))

    await absence.back(world.desk, match, CLEO)
    while world.time < began + 60 * DAY:
        await day(world, match, (ADA, BEN, CLEO))
    chair = await world.chair(match, CLEO)
    assert not chair.deputy
    table = await world.desk.table(match)
    moves = await world.desk.store.moves(match)
    assert table.n == len(moves) - 1
    assert {move.source for move in moves} >= {"player", "clock", "computer", "table"}
    *_, (_, outcome) = game_file.replay(game_file.read(await game_file.export(world.desk, match)))
    assert outcome.position == table.position


SHORT = {"civilization": {"shorten": "2"}, "sidmeier": {"rules": "advanced", "length": "short"}}


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_match_with_an_absent_player_ends(world: World, game: str) -> None:
    """Ben never answers; Ada plays as a computer would, an hour later each time."""
    match = await lobby.create(world.desk, game, ADA, "Ada", settings={"order": "chosen", "pace": "live"})
    await lobby.set_options(world.desk, match.id, SHORT.get(game, {}))
    await lobby.join(world.desk, match.id, BEN, "Ben")
    await lobby.start(world.desk, match.id)
    chance = Tape(b"absent")
    while (table := await world.desk.table(match.id)).match.status == "running":
        assert table.n < LONGEST
        if 0 in kernel.waiting(table.position):
            path = agents.choose("greedy", table.rules, table.position, 0, chance)
            await play.act(world.desk, match.id, ADA, kernel.write(path), 0)
        elif absence.computers_due(table):
            await world.computers(match.id)
        else:
            await world.wait(HOUR)
    assert table.chairs[1].deputy
    assert table.rules.result(table.position) is not None


def at(hour: int, minute: int = 0) -> float:
    """A moment of a winter's day in Berlin."""
    from datetime import datetime
    from zoneinfo import ZoneInfo

    return datetime(2026, 1, 15, hour, minute, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()


def test_nobody_is_reminded_at_night() -> None:
    assert reminders.when(NIGHT, 1, at(12), 0) == at(12)
    assert reminders.when(NIGHT, 1, at(6), 0) == at(7, 30)
    assert reminders.when(NIGHT, 1, at(23), 0) == at(7, 30) + DAY
    day_sleeper = reminders.Manners(zone="Europe/Berlin", quiet_from="08:00", quiet_to="16:00")
    assert reminders.when(day_sleeper, 1, at(9), 0) == at(16)
    assert reminders.when(day_sleeper, 1, at(17), 0) == at(17)


def test_nobody_is_reminded_too_often_or_against_the_own_wish() -> None:
    assert reminders.when(reminders.Manners(limit=3), 1, 0.0, 3) is None
    assert reminders.when(reminders.Manners(muted=(7,)), 7, 0.0, 0) is None
    assert reminders.when(reminders.Manners(muted=(7,)), 8, 0.0, 0) == 0.0
    assert reminders.when(reminders.Manners(stop=True), 1, 0.0, 0) is None


def test_wishes_are_read_from_preferences_and_nonsense_does_no_harm() -> None:
    wish = reminders.manners({"zone": "Nowhere/Land", "quiet_from": "late", "quiet_to": "07:00", "muted": [3], "x": 1})
    assert wish.muted == (3,)
    assert reminders.when(wish, 1, 1000.0, 0) == 1000.0
    assert reminders.day_of(wish, 0.0) == "1970-01-01"


async def test_computers_play_for_the_absent_from_their_own_view(world: World) -> None:
    match = await world.begin()
    table = await absence.concede(world.desk, match, await world.up(match))
    ((seat, level),) = absence.computers_due(table)
    assert table.chairs[seat].user is None
    assert level == "greedy"
