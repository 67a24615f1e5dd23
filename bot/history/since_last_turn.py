"""What happened since one's last turn, in words and pictures."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card
from bot.panel.widgets import TEXT, Post
from bot.people.readers import Reader, clip
from bot.thread import board_picture, match_in_words
from service import history

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def since(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """What happened after the user's last move, in words and in two pictures."""
    table = await bot.desk.table(match)
    reader, news = reader.at(table), await history.since(bot.desk, match, user)
    lines = match_in_words.lines(news.entries, reader)
    said = clip(lines, TEXT) if lines else reader("history-nothing-new")
    after = reader("history-before-after") if lines else ""
    before = board_picture.shot(table, news.before, reader) if lines else None
    return Card(
        Post(f"{match_in_words.head(table, reader)}\n{said}", after=after),
        board_picture.shot(table, news.after, reader),
        before=before,
    )
