"""The board for one reader, whole or enlarged: a part of it is picked in a menu below the table."""

from typing import TYPE_CHECKING

import renderers
from bot.panel.answering import Card
from bot.panel.layout import Entry, Menu
from bot.panel.widgets import Post
from bot.people.readers import Reader
from bot.thread import board_picture, match_in_words, who_is_up
from bot.thread.pictures import Shot
from service import play, told

if TYPE_CHECKING:
    from bot.app import Ziggurat

KEY, WHOLE = "zoom", "whole"


def menu(game: str, reader: Reader, chosen: str = "") -> Menu:
    """The parts of a board; once one is shown, the whole as well."""
    entries = [Entry(key, name, chosen=key == chosen) for key, name in renderers.of(game).regions(reader.lang).items()]
    whole = [Entry(WHOLE, reader("thread-whole-board"), chosen=chosen == WHOLE)] if chosen else []
    return Menu(KEY, reader("thread-zoom"), (*whole, *entries))


async def board(bot: "Ziggurat", reader: Reader, match: int, user: int, region: str) -> Card:
    """The board as the user may see it, or a part of it."""
    table = await bot.desk.table(match)
    reader, game = reader.at(table), table.match.game
    last = await told.latest(bot.desk, table, user)
    part = region if region in renderers.of(game).regions(reader.lang) else ""
    look = board_picture.look(table, reader, last=last.spots if last else (), region=part)
    text = f"{match_in_words.head(table, reader)}\n{who_is_up.named(table, reader)}"
    post = Post(text, (menu(game, reader, part or WHOLE),), f"t:{match}:0:")
    return Card(post, Shot(game, await play.look(bot.desk, match, user), look))
