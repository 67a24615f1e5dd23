"""Sixty days on a server: nights, a vacation, an outage, an absent player and the way back, in seconds."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from rules import kernel
from service.clock import DAY, HOUR
from tests.bot.weeks import Weeks
from tests.bot.world import World, words

BERLIN = ZoneInfo("Europe/Berlin")
VACATION, GONE, BACK, OUTAGE, LAST = 8, 14, 36, 42, 60


async def day(weeks: Weeks, number: int) -> None:
    """What people do on a day: ada plays, ben every other day until he is gone, cleo unless she is on vacation."""
    here = {"ada": True, "ben": number < GONE or number >= BACK, "cleo": not VACATION <= number < VACATION + 4}
    if number == VACATION:
        await weeks.say("cleo", "table vacation", days=4)
    if number == BACK:
        assert "The seat is yours again" in await weeks.say("ben", "game back")
    if number == OUTAGE:
        weeks.time += 3 * DAY
        await weeks.world.restart()
        await weeks.done()
    table = await weeks.world.table()
    for seat in kernel.waiting(table.position):
        name = ("ada", "ben", "cleo")[seat]
        lazy = number < GONE and name == "ben" and number % 2
        if here[name] and not lazy and not table.chairs[seat].deputy:
            await weeks.turn(name)


async def test_sixty_days_of_a_match(world: World) -> None:
    weeks = Weeks(world)
    await weeks.begin("ben", "cleo", pace="relaxed")
    await weeks.say("ben", "game settings", quiet="21:00-08:00", zone="Europe/Berlin")
    log: list[str] = []
    for number in range(LAST):
        await day(weeks, number)
        await weeks.wait(DAY - 2 * HOUR if number % 2 else DAY + 2 * HOUR)
        log.append(weeks.table)
        if not (await world.table()).position.stack:
            break
    told = "\n".join(log)
    for sentence in ("cleo is on holiday", "ben has run out of time and is excused", "ben has missed the"):
        assert sentence in told
    assert "The computer plays for ben, who can return with /game back." in told
    assert "The computer plays for ben" in log[BACK - 1]
    assert "The computer plays for ben" not in log[BACK]
    table = await world.table()
    assert [chair.missed for chair in table.chairs if chair.seat != 1] == [0, 0]
    assert not [letter for letter in await world.store.letters(99) if letter.kind != "remind"]
    sources = {move.source for move in await world.store.moves(1)}
    assert {"player", "clock", "computer", "table"} <= sources
    reminders = [letter for letter in weeks.letters("ben") if "Your time ends" in words(letter)]
    assert reminders
    for letter in reminders:
        hour = sent(letter.id, weeks).astimezone(BERLIN).hour
        assert 8 <= hour < 21


def sent(message: int, weeks: Weeks) -> datetime:
    return datetime.fromtimestamp(weeks.sent[message], UTC)
