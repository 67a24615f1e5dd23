"""Giving a seat to somebody else: the newcomer is asked, then the host or the table decides."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card, text
from bot.panel.layout import Button
from bot.panel.widgets import Post
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import home, vote_post
from rules.kernel import Illegal, Seat, Who, msg
from service import absence, votes
from service.desk import Table

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def offer_seat(bot: "Ziggurat", reader: Reader, match: int, user: int, seat: Seat, other: int) -> Card:
    """The newcomer is asked in the thread; only if willing, the seat changes hands or the table votes on it."""
    table = await bot.desk.table(match)
    _may_replace(table, user, seat, other)
    public = readers.public(table.match.settings).at(table)
    key = f"seat:{seat}.{other}.{user}"
    post = Post(
        public("people-seat-offered", who=f"<@{other}>", by=f"<@{user}>", whom=Who(seat)),
        ((Button(key, public("people-take-seat"), "good"),),),
        f"w:{match}:",
    )
    await home.say(bot, table, post, [other], f"s{match}.{seat}.{other % 10**8}")
    return text(reader("people-seat-asked", who=f"<@{other}>"))


async def take_seat(bot: "Ziggurat", reader: Reader, match: int, user: int, name: str, offer: str) -> Card:
    """The newcomer agrees: the host may give away what a computer plays, all else is for the table to decide."""
    seat, other, by = map(int, offer.split("."))
    if user != other:
        raise Illegal(msg("people-seat-not-yours", who=f"<@{other}>"))
    table = await bot.desk.table(match)
    _may_replace(table, by, seat, other)
    if absence.level(table.chairs[seat]) and by == table.match.host:
        await votes.replace_by_host(bot.desk, match, by, seat, user, name)
        bot.wake(match)
        return text(reader("people-seat-taken"))
    return await vote_post.propose(bot, reader, match, by, votes.REPLACE, target=seat, other=user, name=name)


def _may_replace(table: Table, user: int, seat: Seat, other: int) -> None:
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))
    if user != table.match.host:
        table.seat_of(user)
    if seat not in range(len(table.chairs)) or table.seats_of(other):
        raise Illegal(msg("service-no-replacement"))
