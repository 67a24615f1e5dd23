"""The table in the thread: what happened, the board, who is up, the buttons; and what spectators elsewhere get."""

from collections.abc import Sequence
from functools import partial

import discord

from bot.lobby import chance_in_words
from bot.panel.layout import Button
from bot.panel.widgets import TEXT, Link, Post, kept_picture, view
from bot.people.readers import Reader
from bot.thread import clocks_in_words, match_in_words, who_is_up, zoom
from bot.thread.pages import BEGIN, Line, Page
from bot.thread.pieces import folded
from bot.thread.sending import Shown
from service import coach
from service.desk import Table

MARK = 1_000_000
"""The words of a page have this number and the page's as their component's id: so it is known again in the thread."""
THREAD_NAME = 100


def table(
    table: Table, page: Page, lines: Sequence[Line], reader: Reader, now: Table, sleeping: Sequence[str] = ()
) -> Post:
    """What happened, then the board, then who is up now."""
    buttons = _after_end(reader) if table.match.status == "over" else _buttons(reader)
    rows = (buttons, zoom.menu(table.match.game, reader))
    head, after = _head(table, page, reader), "\n".join([*_below(now, page, reader), *sleeping])
    told = folded(lines, TEXT - len(head) - len(after) - 10, partial(_more, reader))
    return Post("\n".join([head, *told]), rows, _prefix(table, page), after=after, mark=MARK + page.k)


def line(table: Table, page: Page, lines: Sequence[Line], said: str, jump: str, reader: Reader) -> Post:
    """Words alone: what happened where nothing is to be seen, or what called somebody; and the way to the board."""
    up = [who_is_up.calling(table, page.up, reader), *clocks_in_words.state(table, reader)] if page.up else []
    quoted = [f"-# {said}"] if said and not lines else []
    told = folded(lines, TEXT - len("".join([*up, *quoted])) - 10, partial(_more, reader))
    rows = ((Button("move", reader("thread-my-move"), "main"),),) if page.up else ()
    links = (Link(jump, reader("thread-to-the-board")),)
    return Post("\n".join([*told, *quoted, *up]), rows, _prefix(table, page), links, mark=MARK + page.k)


def _prefix(table: Table, page: Page) -> str:
    return f"t:{table.match.id}:{page.k}:"


def _more(reader: Reader, number: int) -> str:
    return reader("thread-more", number=number)


def _head(table: Table, page: Page, reader: Reader) -> str:
    """Above the lines; the first page says how chance can be checked, and goes on saying so when it is retired."""
    lines = [match_in_words.head(table, reader)]
    if page.begin == BEGIN:
        lines += chance_in_words.start(table.match, table.chairs, reader)
    if page.elsewhere:
        lines.append(reader("thread-moved-here", number=page.elsewhere))
    return "\n".join(lines)


def _below(table: Table, page: Page, reader: Reader) -> list[str]:
    """Below the board."""
    if table.match.status != "over":
        so_far = [reader("thread-so-far", number=page.moving)] if page.moving else []
        helped = [reader("thread-suggestions-on")] if coach.is_open(table.match) else []
        return [who_is_up.called(table, reader), *so_far, *clocks_in_words.state(table, reader), *helped]
    result = table.rules.result(table.position)
    ending = match_in_words.ending(table, result, reader) if result else [reader("thread-ended-together")]
    return [*ending, chance_in_words.revealed(table.match, reader)]


def mirrored(table: Table, lines: Sequence[Line], reader: Reader) -> Post:
    """The same for spectators elsewhere: no mention, no button but the way to the thread."""
    result = table.rules.result(table.position)
    head = match_in_words.head(table, reader)
    after = "\n".join(match_in_words.ending(table, result, reader)) if result else who_is_up.named(table, reader)
    text = "\n".join([head, *folded(lines, TEXT - len(head) - len(after) - 10, partial(_more, reader))])
    url = match_in_words.url(table)
    return Post(text, after=after, links=(Link(url, reader("bot-to-the-table")),) if url else ())


def thread_name(table: Table, reader: Reader) -> str:
    names = ", ".join(table.names)
    title = match_in_words.title(table.match.game, table.match.id, reader)
    return f"{title} · {names}"[:THREAD_NAME]


def page_of(message: discord.Message) -> int | None:
    """The number of the page that a message is; None if it is none."""
    number = Shown.of(message).mark
    return number - MARK if number and number >= MARK else None


def retired(shown: Shown, stays: bool) -> discord.ui.LayoutView:
    """An older table: what happened, and the board as it was if that stays."""
    return view(Post(shown.text, mark=shown.mark), kept_picture(shown.files) if stays else None)


def _buttons(reader: Reader) -> tuple[Button, ...]:
    return (
        Button("move", reader("thread-my-move"), "main"),
        Button("hand", reader("thread-my-hand")),
        Button("since", reader("thread-since")),
        Button("log", reader("thread-log")),
        Button("help", reader("thread-help")),
    )


def _after_end(reader: Reader) -> tuple[Button, ...]:
    return (
        Button("rematch", reader("thread-rematch"), "good"),
        Button("review", reader("history-review")),
        Button("replay", reader("thread-replay")),
        Button("film", reader("thread-film")),
        Button("log", reader("thread-log")),
    )
