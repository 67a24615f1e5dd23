"""The picture of a board, as it looks to a reader at a table."""

from collections.abc import Iterable, Sequence
from typing import Any

import renderers
from bot.host import emojis
from bot.people.readers import Reader
from bot.thread.pictures import Shot
from renderers import Look, crop
from renderers import changes as compared
from renderers.look import Box, Mark
from rules.kernel import View
from service.desk import Table
from service.told import Told


def shot(table: Table, seen: View, reader: Reader, **more: Any) -> Shot:
    return Shot(table.match.game, seen, look(table, reader, **more))


def changes(table: Table, before: View, after: View) -> tuple[Mark, ...]:
    """What is to be marked on the board of the later view."""
    return compared.between(renderers.of(table.match.game), before, after)


def look(table: Table, reader: Reader, said: str = "", **more: Any) -> Look:
    """How this reader sees this table; what is said there is painted, so it has no emojis."""
    computers = tuple(chair.seat for chair in table.chairs if chair.user is None)
    said = emojis.without(said)
    return Look(lang=reader.lang, palette=reader.palette, names=table.names, computers=computers, said=said, **more)


def around(game: str, places: Iterable[str]) -> Box | None:
    """The part of the board with these places; None where the board shows none of them."""
    return crop.around(filter(None, map(renderers.of(game).where, places)))


def pointing(table: Table, moves: Sequence[Told]) -> dict[str, Any]:
    """Where the last move with places went, as a look tells it."""
    last = next((move for move in reversed(moves) if move.spots), None)
    return {"last": last.spots, "route": table.rules.is_way(last.line or "")} if last else {}
