"""As before: this move ended with the words of the seat's last move of its kind, where they still hold."""

from collections.abc import AsyncIterator
from typing import Any

from rules import kernel
from rules.kernel import Illegal, Path, Position, Ready, Seat
from service.desk import Desk, Table
from service.play import Panel
from storage import Move

CHUNK, LOOKED_AT = 50, 300
"""So many moves are read at a time, and looked through in all."""


async def whole(desk: Desk, asked: Panel) -> Path | None:
    """The move, the words that are chosen included; None where there is none."""
    if asked.table.ahead or not asked.path:
        return None
    async for move in _standing(desk, asked.table):
        words = kernel.read(move.line)[0] if move.seat == asked.seat else []
        if words and words[0] == asked.path[0]:
            return again(asked.table.position, asked.seat, asked.path, tuple(words))
    return None


def again(p: Position[Any, Any], seat: Seat, path: Path, last: Path) -> Path | None:
    """The words so far, and behind them those of the last move; None if that is no move."""
    if len(last) <= len(path):
        return None
    try:
        found = kernel.resolve(p, seat, (*path, *last[len(path) :]))
        return found if isinstance(kernel.ask(p, seat, found), Ready) else None
    except Illegal:
        return None


async def _standing(desk: Desk, table: Table) -> AsyncIterator[Move]:
    """The moves that were not taken back, the last one first."""
    n = table.n
    for last in range(table.n, max(-1, table.n - LOOKED_AT), -CHUNK):
        for move in reversed(await desk.store.moves(table.match.id, max(0, last - CHUNK + 1), last)):
            if move.n == n:
                n = n - 1 if move.back is None else move.back
                if move.back is None:
                    yield move
