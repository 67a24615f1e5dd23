"""Giving a seat to somebody else: the newcomer is asked, then the one who sits there or the table decides."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card, text
from bot.panel.layout import Button
from bot.panel.widgets import Post
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import home
from rules.kernel import Illegal, Seat, Who, msg
from service import votes

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def offer_seat(bot: "Ziggurat", reader: Reader, match: int, user: int, seat: Seat, other: int) -> Card:
    """The newcomer is asked in the thread; nothing changes hands before the answer."""
    table = await votes.offer(bot.desk, match, user, seat, other)
    bot.wake(match)
    public = readers.public(table.match.settings).at(table)
    post = Post(
        public("people-seat-offered", who=f"<@{other}>", by=f"<@{user}>", whom=Who(seat)),
        ((Button(f"seat:{seat}", public("people-take-seat"), "good"),),),
        f"w:{match}:",
    )
    await home.say(bot, table, post, [other], f"s{match}.{seat}.{other % 10**8}")
    own = table.chairs[seat].user == user
    return text(reader("people-seat-asked-own" if own else "people-seat-asked", who=f"<@{other}>"))


async def take_seat(bot: "Ziggurat", reader: Reader, match: int, user: int, name: str, seat: str) -> Card:
    """The newcomer agrees. What was offered to whom is in the store; the button only names the seat."""
    number = seat.partition(".")[0]
    if not number.isdecimal():
        raise Illegal(msg("bot-old-button"))
    table = await votes.accept(bot.desk, match, user, name, int(number))
    bot.wake(match)
    if table.seats_of(user):
        return text(reader("people-seat-taken"))
    return text(reader("people-seat-voted"))
