"""Private what-ifs: a copy of a match in which one plays every seat."""

from typing import TYPE_CHECKING

from bot.panel import private_panel
from bot.panel.answering import Card
from bot.people.readers import Reader
from bot.thread import match_in_words
from service import history, told

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def branch(bot: "Ziggurat", reader: Reader, match: int, user: int, n: int | None = None) -> Card:
    """A panel of a copy in which the user plays every seat."""
    table = await bot.desk.table(match)
    if history.is_branch(table.match):
        table.seat_of(user)
    copy = await history.branch(bot.desk, match, user, n)
    said = [
        reader("history-branch-about"),
        *match_in_words.lines(await told.record(bot.desk, copy.match.id, user), reader),
    ]
    return await private_panel.panel(bot, reader, copy.match.id, user, said=said)
