"""The rest of the move in one tap: what the seat's own computer player would add to the words that are chosen.

It is thought of in a process of its own, from what the seat may see, and shown when it is there.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.panel.labels import BUTTON, JOINED
from bot.panel.layout import WORDS, Button, Row
from bot.people.readers import Reader
from bot.thread import match_in_words
from rules import GAMES, kernel
from rules.kernel import Many, Node, Path, Ready, Seat, Split, Tape
from service import agents
from service.play import Panel

if TYPE_CHECKING:
    from bot.app import Ziggurat

CHANCE = b"rest of the move"
"""Ties are broken by a stream that has nothing to do with the match."""


def helps(path: Path, node: Node, begun: bool) -> bool:
    """Where a move is begun; and where many things have to be named, though the verb went without saying."""
    heap = isinstance(node, Many | Split) and node.lo > 0 and bool(path)
    return not isinstance(node, Ready) and (begun or heap)


async def row(bot: "Ziggurat", asked: Panel, reader: Reader, shown: Sequence[Row] = ()) -> tuple[Row, ...]:
    """A green button, if there is something to finish, the computer player knows how, and no button shows it yet."""
    line = await whole(bot, asked)
    words = line[len(asked.line) :].strip()
    if not words or f"w:{words}" in _keys(shown):
        return ()
    if len(words) > WORDS:
        return ((Button("e", reader("panel-rest"), "good"),),)
    path = kernel.resolve(asked.table.position, asked.seat, kernel.read(line)[0])
    return ((Button(f"w:{words}", _label(asked, path, reader), "good"),),)


async def whole(bot: "Ziggurat", asked: Panel) -> str:
    """The move as a line, the words that are chosen included; empty where there is none."""
    table = asked.table
    line: str = await bot.pictures.think(
        finished, table.match.game, table.rules.encode(table.position), asked.seat, asked.line
    )
    return line


def _keys(rows: Sequence[Row]) -> set[str]:
    return {button.key for row in rows if isinstance(row, tuple) for button in row}


def finished(game: str, state: bytes, seat: Seat, line: str) -> Any:
    """The whole move as a line; empty where there is none."""
    rules = GAMES[game]
    p = rules.decode(state)
    path = kernel.resolve(p, seat, kernel.read(line)[0])
    whole = agents.finish(rules, p, seat, path, Tape(CHANCE, 0))
    return kernel.write(whole) if whole else ""


def _label(asked: Panel, whole: Path, reader: Reader) -> str:
    told = match_in_words.draft(asked.table, asked.seat, whole, reader).words[len(asked.path) :]
    text = f"✓ {JOINED.join(told)}"
    return text if len(text) <= BUTTON else reader("panel-rest")
