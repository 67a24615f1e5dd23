"""The log of a match, page by page, in words or in notation."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card
from bot.panel.layout import Button
from bot.panel.widgets import TEXT, Post
from bot.people.readers import Reader
from bot.thread import match_in_words
from bot.thread.pieces import pieces
from service import told

if TYPE_CHECKING:
    from bot.app import Ziggurat

PAGE = 25
"""So many numbers of the record are on a page of the log."""
ROOM = TEXT - 200
"""Characters of lines in a message, beside the heading and the number of the page."""
WORDS, NOTATION = "words", "notation"
LAST = -1
"""The last part of a page that is too long for one message."""


async def log(
    bot: "Ziggurat",
    reader: Reader,
    match: int,
    user: int,
    how: str = WORDS,
    page: int | None = None,
    part: int = LAST,
) -> Card:
    """What happened, as far as this user may know it; without a page, the last one."""
    table = await bot.desk.table(match)
    reader, last = reader.at(table), table.number // PAGE
    page = last if page is None else max(0, min(last, page))
    moves = await told.record(bot.desk, match, user, page * PAGE, page * PAGE + PAGE - 1)
    lines = match_in_words.notation(moves, reader) if how == NOTATION else match_in_words.lines(moves, reader)
    parts = pieces(lines, ROOM) or [[reader("history-nothing-yet")]]
    part = len(parts) - 1 if part == LAST else min(part, len(parts) - 1)
    text = "\n".join([match_in_words.head(table, reader), *parts[part]])
    rows = (tuple(_buttons(how, (page, part), (last, len(parts) - 1), reader)),)
    return Card(Post(text, rows, f"w:{match}:", after=_counted((page, part), (last, len(parts) - 1), reader)))


def _buttons(how: str, at: tuple[int, int], last: tuple[int, int], reader: Reader) -> list[Button]:
    (page, part), (last_page, last_part) = at, last
    other = NOTATION if how == WORDS else WORDS
    turn = Button(f"log:{how}.{page}.{LAST}.other", reader(f"history-log-{other}"))
    if not last_page and not last_part:
        return [turn]
    older = (page, part - 1) if part else (page - 1, LAST)
    newer = (page, part + 1) if part < last_part else (page + 1, 0)
    return [
        Button(f"log:{how}.{older[0]}.{older[1]}.older", reader("history-older"), disabled=at == (0, 0)),
        Button(f"log:{how}.{newer[0]}.{newer[1]}.newer", reader("history-newer"), disabled=at == last),
        turn,
    ]


def _counted(at: tuple[int, int], last: tuple[int, int], reader: Reader) -> str:
    """Which page this is, where there are several."""
    if last[1]:
        return reader("history-page-part", number=at[0] + 1, last=last[0] + 1, part=at[1] + 1, parts=last[1] + 1)
    return reader("history-page", number=at[0] + 1, last=last[0] + 1) if last[0] else ""


def turned(arg: str) -> tuple[str, int, int]:
    """The page of a log that a button leads to; buttons of older messages know no parts."""
    how, page, *part, button = arg.split(".")
    if button == "other":
        how = NOTATION if how == WORDS else WORDS
    return how, int(page), int(part[0]) if part else LAST
