"""The end of a turn in one tap: behind moves that can still be taken back, the word that ends the turn is its Confirm.

The panel shows what was done, with Undo beside it; so whoever taps the green end has seen all that becomes final.
"""

from typing import TYPE_CHECKING, Any

from bot.people import confirming
from rules import kernel
from rules.kernel import One, Path, Position, Ready, Rules, Seat, Tape, TapeError
from service import play
from service.play import Panel

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def word(bot: "Ziggurat", asked: Panel) -> str:
    """The word that ends the turn, if something can still be taken back."""
    return await end(bot, asked) if await play.can_undo(bot.desk, asked.table, asked.seat) else ""


async def end(bot: "Ziggurat", asked: Panel) -> str:
    """The word that ends the turn, if there is but one; empty for somebody who wants to be asked always.

    Where others act at the same time, it may be tapped when nothing can be taken back any more: it is meant all the
    same."""
    table, seat = asked.table, asked.seat
    if asked.path or table.ahead or await confirming.wish(bot, table.chairs[seat].user) == "always":
        return ""
    found = [one for one in _bare(table.position, seat) if ends(table.rules, table.position, seat, (one,))]
    return found[0] if len(found) == 1 else ""


def ends(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path) -> bool:
    """Whether the others come in behind this move, and nothing else: no chance, and nobody learns anything."""
    try:
        outcome = kernel.apply(rules, p, seat, path, Tape(fixed=()))
    except TapeError:
        return False
    after = outcome.position
    return not outcome.draws and seat not in kernel.allowed(after) and not kernel.learnt(rules, p, after, seat)


def _bare(p: Position[Any, Any], seat: Seat) -> list[str]:
    """Words that are whole moves."""
    node = kernel.ask(p, seat, ())
    choices = node.choices if isinstance(node, One) else ()
    return [choice.key for choice in choices if isinstance(kernel.ask(p, seat, (choice.key,)), Ready)]
