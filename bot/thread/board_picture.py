"""The picture of a board, as it looks to a reader at a table."""

from typing import TYPE_CHECKING

from bot.people.readers import Reader
from bot.thread.pictures import Shot
from renderers import Look
from rules.kernel import View
from service.desk import Table

if TYPE_CHECKING:
    pass


def shot(table: Table, seen: View, reader: Reader, last: tuple[str, ...] = ()) -> Shot:
    return Shot(table.match.game, seen, Look(lang=reader.lang, palette=reader.palette, names=table.names, last=last))
