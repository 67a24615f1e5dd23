"""Clocks, reminders, stand-ins and votes with the real bot on the local Discord."""

import pytest

from localdiscord.client import Person
from localdiscord.parts import Message
from rules import GAMES, kernel
from service.desk import Table
from tests.bot.wire import Wire, until

HURRIED = "0.0006+0.0006<=0.002"
"""Two seconds at the start and for every turn."""


async def begun(wire: Wire, pace: str, game: str = "ur") -> Table:
    wire.game = game
    ada, ben, general = wire.box.user("Ada"), wire.box.user("Ben"), wire.box.channel("general")
    post = (await ada.slash(general, "/game new", game=game)).message
    await ben.click(post, "Join")
    await ada.slash(general, "/table pace", pace=pace)
    await ada.click(post, "Start")
    await wire._table_post(1)
    return await wire.desk.table(1)


async def posted(wire: Wire, words: str, button: str = "") -> Message:
    """The latest message of the thread that says this, and has such a button."""
    found: list[Message] = []

    async def there() -> bool:
        history = await wire.box.user("Ada").history(await wire._thread(1), 100)
        said = [message for message in history if message.only is None and words in message.text]
        found[:] = [message for message in said if not button or button in [one.label for one in message.buttons]]
        return bool(found)

    await until(there)
    return found[-1]


async def ask(wire: Wire, who: Person, command: str, **options: object) -> str:
    reply = await who.slash(await wire._thread(1), command, **options)
    return (await reply.done()).text


async def test_an_absent_player_is_reminded_excused_and_replaced_and_comes_back(wire: Wire) -> None:
    await begun(wire, HURRIED)
    ben = wire.box.user("Ben")

    async def replaced() -> bool:
        table = await wire.desk.table(1)
        ada = next(chair for chair in table.chairs if chair.name == "Ada")
        if ada.seat in kernel.waiting(table.position):
            await wire._move(table, {int(p.id): p for p in wire.box.people.values()})
        return any(chair.deputy for chair in table.chairs if chair.name == "Ben")

    await until(replaced, 120)
    reminder = await ben.wait_dm()
    assert "UR #1" in reminder.text
    lines = [move.line for move in await wire.store.moves(1) if move.source == "table"]
    assert [line for line in lines if line in ("note excused", "note missed")].count("note missed") >= 2
    assert "note excused" in lines
    await posted(wire, "The computer plays for")
    await ask(wire, ben, "/game back")
    assert not any(chair.deputy for chair in (await wire.desk.table(1)).chairs if chair.name == "Ben")


@pytest.mark.parametrize("game", GAMES)
async def test_votes_survive_a_kill_and_count(wire: Wire, game: str) -> None:
    ada, ben = wire.box.user("Ada"), wire.box.user("Ben")
    await begun(wire, "daily", game)
    await wire.moves(2)
    before = (await wire.desk.table(1)).position
    asked = await (await ada.slash(await wire._thread(1), "/table takeback", number=0)).done()
    await ada.click(asked, "Ask the table")
    await wire.kill()
    await wire.again()
    await ben.click(await posted(wire, "proposes to take back", "Yes"), "Yes")

    async def taken_back() -> bool:
        return (await wire.desk.table(1)).position == await wire.desk.position(await wire.desk.table(1), 0)

    await until(taken_back)
    assert (await wire.desk.table(1)).position != before
    await ask(wire, ben, "/table pause")
    await ask(wire, ada, "/table vote", agree=True)
    await posted(wire, "no clock runs")
    assert "on hold" in await ask(wire, ada, "/play", line="pass")
    await ask(wire, ada, "/table resume")
    await ask(wire, ben, "/table vote", agree=True)
    await ask(wire, ada, "/table end")
    await ask(wire, ben, "/table vote", agree=True)
    await posted(wire, "The secret was")
    assert (await wire.desk.table(1)).match.status == "over"
