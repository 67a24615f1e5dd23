"""As before: this move ended with the words of the seat's last move of its kind, where they still hold."""

from typing import Any

from rules import kernel
from rules.kernel import Illegal, Path, Position, Ready, Seat
from service import told
from service.desk import Desk
from service.play import Panel


async def whole(desk: Desk, asked: Panel) -> Path | None:
    """The move, the words that are chosen included; None where there is none."""
    if asked.table.ahead or not asked.path:
        return None
    line = await told.own(desk, asked.table, asked.seat, str(asked.path[0]))
    return again(asked.table.position, asked.seat, asked.path, tuple(kernel.read(line)[0])) if line else None


def again(p: Position[Any, Any], seat: Seat, path: Path, last: Path) -> Path | None:
    """The words so far, and behind them those of the last move; None if that is no move."""
    if len(last) <= len(path):
        return None
    try:
        found = kernel.resolve(p, seat, (*path, *last[len(path) :]))
        return found if isinstance(kernel.ask(p, seat, found), Ready) else None
    except Illegal:
        return None
