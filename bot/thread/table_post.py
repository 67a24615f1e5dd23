"""The table in the thread: what happened, the board, who is up, the buttons; and what spectators elsewhere get."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.lobby import chance_in_words
from bot.panel.layout import Button
from bot.panel.widgets import Link, Post, kept_picture, view
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import clocks_in_words, match_in_words, who_is_up
from service.desk import Table

if TYPE_CHECKING:
    pass


TABLE = re.compile(r"t:(?P<match>\d+):(?P<n>\d+):")
LINES = 3_000
THREAD_NAME = 100


def table(table: Table, lines: Sequence[str], reader: Reader, *, first: bool = False) -> Post:
    """What happened, then the board, then who is up."""
    promise = "\n".join(chance_in_words.start(table.match, table.chairs, reader)) if first else ""
    told = readers.clip(lines, LINES - len(promise))
    # Above the board: what stands there stays when the table is retired.
    text = "\n".join(filter(None, [match_in_words.head(table, reader), told, promise])).strip()
    over = table.match.status == "over"
    after = _ending(table, reader) if over else [who_is_up.called(table, reader), *clocks_in_words.state(table, reader)]
    if over:
        after.append(chance_in_words.revealed(table.match, reader))
    rows = (_after_end(reader) if over else _buttons(reader),)
    return Post(text, rows, f"t:{table.match.id}:{table.n}:", after="\n".join(after))


def _ending(table: Table, reader: Reader) -> list[str]:
    result = table.rules.result(table.position)
    return match_in_words.ending(table, result, reader) if result else [reader("thread-ended-together")]


def mirrored(table: Table, lines: Sequence[str], reader: Reader) -> Post:
    """The same for spectators elsewhere: no mention, no button but the way to the thread."""
    result = table.rules.result(table.position)
    text = "\n".join([match_in_words.head(table, reader), readers.clip(lines, LINES)]).strip()
    after = "\n".join(match_in_words.ending(table, result, reader)) if result else who_is_up.named(table, reader)
    url = match_in_words.url(table)
    return Post(text, after=after, links=(Link(url, reader("bot-to-the-table")),) if url else ())


def thread_name(table: Table, reader: Reader) -> str:
    names = ", ".join(table.names)
    title = match_in_words.title(table.match.game, table.match.id, reader)
    return f"{title} · {names}"[:THREAD_NAME]


def move_of(message: discord.Message, match: int) -> int | None:
    """The move after which a message shows a match's table, by its buttons; None if it shows none."""
    parts = ui.LayoutView.from_message(message).walk_children()
    found = (TABLE.match(str(getattr(part, "custom_id", ""))) for part in parts)
    return next((int(one["n"]) for one in found if one and int(one["match"]) == match), None)


def without_buttons(message: discord.Message) -> ui.LayoutView:
    """An older table: what happened and the board as it was."""
    texts = [part.content for part in message.components if isinstance(part, discord.TextDisplay)]
    return view(Post(texts[0] if texts else ""), kept_picture(message.attachments))


def _buttons(reader: Reader) -> tuple[Button, ...]:
    return (
        Button("move", reader("thread-my-move"), "main"),
        Button("hand", reader("thread-my-hand")),
        Button("log", reader("thread-log")),
        Button("help", reader("thread-help")),
    )


def _after_end(reader: Reader) -> tuple[Button, ...]:
    return (
        Button("rematch", reader("thread-rematch"), "good"),
        Button("replay", reader("thread-replay")),
        Button("film", reader("thread-film")),
        Button("log", reader("thread-log")),
    )
