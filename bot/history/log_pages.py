"""The log of a match, page by page, in words or in notation."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card
from bot.panel.layout import Button, Row
from bot.panel.widgets import TEXT, Post
from bot.people.readers import Reader, clip
from bot.thread import match_in_words
from service import history, play

if TYPE_CHECKING:
    from bot.app import Ziggurat

PAGE = 25
"""Entries of the record on a page of the log."""
WORDS, NOTATION = "words", "notation"


async def log(
    bot: "Ziggurat", reader: Reader, match: int, user: int, how: str = WORDS, page: int | None = None
) -> Card:
    """What happened, as far as this user may know it; without a page, the last one."""
    table = await bot.desk.table(match)
    reader, over = reader.at(table), table.match.status == "over"
    last = table.n // PAGE
    page = last if page is None else max(0, min(last, page))
    first, end = page * PAGE, min(table.n, page * PAGE + PAGE - 1)
    if how == NOTATION:
        moves = await bot.desk.store.moves(match, first, end)
        lines = match_in_words.notation(moves, play.viewer(table, user), over, reader)
    else:
        entries = await history.entries(bot.desk, match, user, first, end)
        lines = [reader.say(event.msg) for entry in entries for event in entry.log]
    text = f"{match_in_words.head(table, reader)}\n{clip(lines, TEXT) or reader('history-nothing-yet')}"
    return Card(Post(text, _pages(page, last, how, reader), f"w:{match}:", after=_counted(page, last, reader)))


def _pages(page: int, last: int, how: str, reader: Reader) -> tuple[Row, ...]:
    other = NOTATION if how == WORDS else WORDS
    buttons = [Button(f"log:{how}.{page}.other", reader(f"history-log-{other}"))]
    if last:
        buttons = [
            Button(f"log:{how}.{page - 1}.older", reader("history-older"), disabled=page == 0),
            Button(f"log:{how}.{page + 1}.newer", reader("history-newer"), disabled=page == last),
            *buttons,
        ]
    return (tuple(buttons),)


def _counted(page: int, last: int, reader: Reader) -> str:
    return reader("history-page", number=page + 1, last=last + 1) if last else ""


def turned(arg: str) -> tuple[str, int]:
    """The page of a log that a button leads to."""
    how, page, button = arg.split(".")
    if button == "other":
        how = NOTATION if how == WORDS else WORDS
    return how, int(page)
