"""The rest of the move in one tap: as the seat's own computer player would end it, and as the seat ended its last one.

What the computer player would do is thought of in a process of its own, from what the seat may see, and shown when it
is there.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.panel import as_before
from bot.panel.answering import Late
from bot.panel.labels import BUTTON, JOINED, shorten
from bot.panel.layout import WORDS, proposed
from bot.panel.rows import Button, Row, buttons
from bot.people.readers import Reader
from bot.thread import match_in_words
from rules import GAMES, kernel
from rules.kernel import Many, Node, Path, Ready, Seat, Split, Tape
from rules.questions import only
from service import agents
from service.play import Panel

if TYPE_CHECKING:
    from bot.app import Ziggurat

CHANCE = b"rest of the move"
"""Ties are broken by a stream that has nothing to do with the match."""
REMARK = 300
"""Characters for what a button would say if it had the room."""


class Ending(Struct, frozen=True):
    """A whole move, the sign of where it comes from, and the button for it where its words are too many for one."""

    path: Path
    sign: str
    key: str
    name: str
    style: str


def helps(path: Path, node: Node, begun: bool) -> bool:
    """Where a move is begun; and where many things have to be named, though the verb went without saying."""
    heap = isinstance(node, Many | Split) and node.lo > 0 and bool(path)
    return not isinstance(node, Ready) and (begun or heap)


async def late(bot: "Ziggurat", asked: Panel, reader: Reader, shown: Sequence[Row] = ()) -> Late:
    """A button for each way to end the move, unless one shows it already."""
    known = {button.key for button in buttons(shown)}
    made = [
        _made(asked, ending, reader)
        for ending in await _endings(bot, asked)
        if not _ways(asked, ending) & known and not ("h" in known and _is_proposed(asked, ending))
    ]
    return Late((tuple(button for button, _ in made),) if made else (), tuple(said for _, said in made if said))


async def whole(bot: "Ziggurat", asked: Panel) -> str:
    """The move as a line, the words that are chosen included; empty where there is none."""
    table = asked.table
    line: str = await bot.pictures.think(
        finished, table.match.game, table.rules.encode(table.position), asked.seat, asked.line
    )
    return line


def finished(game: str, state: bytes, seat: Seat, line: str) -> Any:
    """The whole move as a line; empty where there is none."""
    rules = GAMES[game]
    p = rules.decode(state)
    path = kernel.resolve(p, seat, kernel.read(line)[0])
    whole = agents.finish(rules, p, seat, path, Tape(CHANCE, 0))
    return kernel.write(whole) if whole else ""


async def _endings(bot: "Ziggurat", asked: Panel) -> list[Ending]:
    """Each once."""
    line, again = await whole(bot, asked), await as_before.whole(bot.desk, asked)
    usual = kernel.resolve(asked.table.position, asked.seat, kernel.read(line)[0]) if line else None
    found = [Ending(usual, "✓", "e", "panel-rest", "good")] if usual else []
    return [*found, Ending(again, "↻", "a", "panel-as-before", "plain")] if again and again != usual else found


def _is_proposed(asked: Panel, ending: Ending) -> bool:
    return ending.path[len(asked.path) :] == (proposed(asked.node),)


def _ways(asked: Panel, ending: Ending) -> set[str]:
    """Keys of buttons that do the same: what follows of itself may be left out."""
    path, done = ending.path, len(asked.path)
    keys = {f"w:{kernel.write(path[done:])}"}
    for end in range(len(path) - 1, done, -1):
        node = kernel.ask(asked.table.position, asked.seat, path[:end])
        if isinstance(node, Ready) or only(node) is None:
            break
        keys.add(f"w:{kernel.write(path[done:end])}")
    return keys


def _rest(asked: Panel, ending: Ending) -> str:
    return kernel.write(ending.path[len(asked.path) :])


def _made(asked: Panel, ending: Ending, reader: Reader) -> tuple[Button, str]:
    """The button, and what it does where it has no room for that."""
    words, told = _rest(asked, ending), JOINED.join(_told(asked, ending.path, reader))
    text, named = f"{ending.sign} {told}", f"{ending.sign} {reader(ending.name)}"
    key = f"w:{words}" if len(words) <= WORDS else ending.key
    if len(text) <= BUTTON:
        return Button(key, text, ending.style), ""
    return Button(key, named, ending.style), f"-# **{named}**: {shorten(told, REMARK)}"


def _told(asked: Panel, path: Path, reader: Reader) -> Iterator[str]:
    """What is added to the move, as people call it; what follows of itself is not said."""
    for length in range(len(asked.path), len(path)):
        node = kernel.ask(asked.table.position, asked.seat, path[:length])
        assert not isinstance(node, Ready)
        if only(node) is None:
            yield match_in_words.call(node, path[length], reader)
