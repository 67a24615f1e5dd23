"""Being away, coming back, leaving for good."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card, text
from bot.panel.layout import Button
from bot.panel.widgets import Post
from bot.people.readers import Reader
from bot.thread import clocks_in_words
from rules.kernel import Illegal, msg
from service import absence
from service.clock import DAY

if TYPE_CHECKING:
    from bot.app import Ziggurat


DAYS = (1, 3, 7, 14)
"""Vacations that buttons offer."""


async def vacation(bot: "Ziggurat", reader: Reader, match: int, user: int, days: int) -> Card:
    """The clock stands for so many days."""
    table = await absence.vacation(bot.desk, match, user, days)
    bot.wake(match)
    chair = table.chairs[table.seat_of(user)]
    assert chair.away is not None
    left = round(chair.vacation / DAY)
    return text(reader("people-vacation-begun", when=clocks_in_words.stamp(chair.away, "D"), days=left))


async def offer_vacation(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """For how long? Only what the player still has is offered."""
    table = await bot.desk.table(match)
    chair = table.chairs[table.seat_of(user)]
    left = int(chair.vacation // DAY)
    offered = [days for days in DAYS if days <= left]
    if not offered:
        raise Illegal(msg("service-no-vacation", days=left))
    buttons = tuple(Button(f"days:{days}", reader("thread-days", number=days)) for days in offered)
    return Card(Post(reader("people-vacation-long", days=left), (buttons,), f"w:{match}:"))


async def back(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    await absence.back(bot.desk, match, user)
    bot.wake(match)
    return text(reader("people-welcome-back"))


async def offer_concede(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """Asked once more, because there is no way back."""
    table = await bot.desk.table(match)
    table.seat_of(user)
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))
    button = Button("concede", reader("people-concede"), "bad")
    return Card(Post(reader("people-concede-sure", match=str(match)), ((button,),), f"w:{match}:"))


async def concede(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    await absence.concede(bot.desk, match, user)
    bot.wake(match)
    return text(reader("people-conceded"))
