"""What happened since one's last turn: a few lines for each player, and one board with every change marked."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.panel.answering import Card
from bot.panel.widgets import TEXT, Post
from bot.people.readers import Reader, clip
from bot.thread import board_picture, match_in_words
from service import history
from service.told import Told

if TYPE_CHECKING:
    from bot.app import Ziggurat

FEW = 4
"""Lines of a player that are told; the log has the others."""


async def since(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """What happened after the user's last move."""
    table = await bot.desk.table(match)
    reader, news = reader.at(table), await history.since(bot.desk, match, user)
    said = clip(by_player(news.entries, reader), TEXT) or reader("history-nothing-new")
    marks = board_picture.changes(table, news.before, news.after)
    after = reader("history-marks") if marks else ""
    shot = board_picture.shot(table, news.after, reader, marks=marks)
    return Card(Post(f"{match_in_words.head(table, reader)}\n{said}", after=after), shot)


def by_player(moves: Iterable[Told], reader: Reader) -> list[str]:
    """The last lines of each, in the order in which they moved; what nobody did in person comes by itself."""
    told: dict[int | None, list[str]] = {}
    for move in moves:
        told.setdefault(move.seat, []).extend(match_in_words.lines([move], reader))
    return [line for seat, lines in told.items() if lines for line in _player(seat, lines, reader)]


def _player(seat: int | None, lines: list[str], reader: Reader) -> list[str]:
    name = reader("history-the-table") if seat is None else reader.names[seat]
    left = len(lines) - FEW
    more = [reader("history-more-lines", number=left)] if left > 0 else []
    return [f"**{name}**", *more, *(f"- {line}" for line in lines[-FEW:])]
