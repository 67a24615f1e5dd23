"""Being away, coming back, leaving for good, and giving a seat to somebody else."""

from typing import TYPE_CHECKING

from bot import ballots, times, words
from bot.layout import Button
from bot.reply import Card, text
from bot.widgets import Post
from bot.words import Reader
from rules.kernel import Illegal, Seat, Who, msg
from service import absence, votes
from service.clock import DAY
from service.desk import Table

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
    return text(reader("bot-vacation-begun", when=times.stamp(chair.away, "D"), days=left))


async def offer_vacation(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """For how long? Only what the player still has is offered."""
    table = await bot.desk.table(match)
    chair = table.chairs[table.seat_of(user)]
    left = int(chair.vacation // DAY)
    offered = [days for days in DAYS if days <= left]
    if not offered:
        raise Illegal(msg("service-no-vacation", days=left))
    buttons = tuple(Button(f"days:{days}", reader("bot-days", number=days)) for days in offered)
    return Card(Post(reader("bot-vacation-long", days=left), (buttons,), f"w:{match}:"))


async def back(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    await absence.back(bot.desk, match, user)
    bot.wake(match)
    return text(reader("bot-welcome-back"))


async def offer_concede(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """Asked once more, because there is no way back."""
    table = await bot.desk.table(match)
    table.seat_of(user)
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))
    button = Button("concede", reader("bot-concede"), "bad")
    return Card(Post(reader("bot-concede-sure", match=str(match)), ((button,),), f"w:{match}:"))


async def concede(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    await absence.concede(bot.desk, match, user)
    bot.wake(match)
    return text(reader("bot-conceded"))


async def offer_seat(bot: "Ziggurat", reader: Reader, match: int, user: int, seat: Seat, other: int) -> Card:
    """The newcomer is asked in the thread; only if willing, the seat changes hands or the table votes on it."""
    table = await bot.desk.table(match)
    _may_replace(table, user, seat, other)
    found, _ = await bot.desk.lobby(match)
    public = words.public(table.match.settings).at(table)
    key = f"seat:{seat}.{other}.{user}"
    post = Post(
        public("bot-seat-offered", who=f"<@{other}>", by=f"<@{user}>", whom=Who(seat)),
        ((Button(key, public("bot-take-seat"), "good"),),),
        f"w:{match}:",
    )
    await bot.poster.send(found.place["thread"], post, None, [other], f"s{match}.{seat}.{other % 10**8}")
    return text(reader("bot-seat-asked", who=f"<@{other}>"))


async def take_seat(bot: "Ziggurat", reader: Reader, match: int, user: int, name: str, offer: str) -> Card:
    """The newcomer agrees: the host may give away what a computer plays, all else is for the table to decide."""
    seat, other, by = map(int, offer.split("."))
    if user != other:
        raise Illegal(msg("bot-seat-not-yours", who=f"<@{other}>"))
    table = await bot.desk.table(match)
    _may_replace(table, by, seat, other)
    if absence.level(table.chairs[seat]) and by == table.match.host:
        await votes.replace_by_host(bot.desk, match, by, seat, user, name)
        bot.wake(match)
        return text(reader("bot-seat-taken"))
    return await ballots.propose(bot, reader, match, by, votes.REPLACE, target=seat, other=user, name=name)


def _may_replace(table: Table, user: int, seat: Seat, other: int) -> None:
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))
    if user != table.match.host:
        table.seat_of(user)
    if seat not in range(len(table.chairs)) or table.seats_of(other):
        raise Illegal(msg("service-no-replacement"))
