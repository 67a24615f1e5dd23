"""Suggest: the computer player's move with its reasons, or its whole turn, filled into the draft and changeable.

The keys of its widgets: `s` suggests a move, `t` the rest of the turn behind it, `k` keeps some of its moves.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.panel.labels import JOINED, LABEL, shorten
from bot.panel.layout import Button, Entry, Menu, Row
from bot.people.readers import Reader
from bot.thread import match_in_words
from rules import kernel
from rules.kernel import Illegal, Path, Ready, TapeError
from rules.questions import only
from service import coach, play
from service.coach import Idea
from service.desk import Stale
from service.play import Panel

if TYPE_CHECKING:
    from bot.app import Ziggurat
    from bot.panel.clicks import Click

REASONS, EFFECTS = 4, 6
"""So many lines tell why, and what comes of it."""


def buttons(asked: Panel, begun: bool, reader: Reader) -> Iterator[Button]:
    """A move where none is begun; where one stands ready, the turn that begins so."""
    if not coach.is_allowed(asked.table) or asked.table.ahead:
        return
    if not begun:
        yield Button("s", reader("panel-suggest"))
    elif isinstance(asked.node, Ready) and not asked.then and play.is_free(asked):
        yield Button("t", reader("panel-suggest-turn"))


async def press(bot: "Ziggurat", reader: Reader, user: int, click: "Click", asked: Panel) -> list[str]:
    """Fills the draft, and says why; the panel follows."""
    table = asked.table
    coach.check_allowed(table)
    if table.ahead:
        raise Stale
    where = (bot.desk, click.match, user)
    known = (table.match.game, table.rules.encode(table.position), click.seat)
    match click.kind:
        case "s":
            idea: Idea = await bot.thinkers.think(coach.suggest, *known)
            await play.plan(*where, [idea.line], click.seat, click.k)
            return _said(idea, reader.at(table))
        case "t" if isinstance(asked.node, Ready):
            lines: list[str] = await bot.thinkers.think(coach.whole_turn, *known, asked.line)
            await play.plan(*where, lines, click.seat, click.k)
            return [] if len(lines) > 1 else [reader("panel-suggested-no-more")]
        case "k":
            await play.plan(*where, _kept(asked, click), click.seat, click.k)
    return []


def _kept(asked: Panel, click: "Click") -> list[str]:
    lines = [asked.line, *asked.then]
    if not click.values or not set(click.values) <= set(map(str, range(len(lines)))):
        raise Stale
    return [line for number, line in enumerate(lines) if str(number) in click.values]


def _said(idea: Idea, reader: Reader) -> list[str]:
    reasons = [f"- {reader.say(reason)}" for reason in idea.reasons[:REASONS]]
    effects = [reader("panel-suggested-effect", what=reader.say(effect)) for effect in idea.effects[:EFFECTS]]
    return [reader("panel-suggested"), *reasons, *effects]


def planned(asked: Panel, reader: Reader) -> tuple[list[str], tuple[Row, ...]]:
    """The moves of a drafted turn, line by line, and a menu to strike some of them out."""
    if not asked.then:
        return [], ()
    told = [shorten(text, LABEL) for text in _told(asked, reader)]
    entries = tuple(Entry(str(number), text, chosen=True) for number, text in enumerate(told))
    head = reader("panel-plan", number=len(told))
    lines = [head, *(f"{number}. {text}" for number, text in enumerate(told, 1))]
    return lines, (Menu("k", reader("panel-plan-keep"), entries, 1, len(entries)),)


def _told(asked: Panel, reader: Reader) -> Iterator[str]:
    """Each move as people call it, at the position in which it will be made."""
    table, seat, p = asked.table, asked.seat, asked.table.position
    for words in asked.moves:
        try:
            path = kernel.resolve(p, seat, words)
            yield JOINED.join(_chosen(p, seat, path, reader))
            p = kernel.apply(table.rules, p, seat, path, kernel.Tape(fixed=())).position
        except (Illegal, TapeError):
            yield kernel.write(words)  # the position has changed under the draft


def _chosen(p: kernel.Position[object, object], seat: kernel.Seat, path: Path, reader: Reader) -> Iterator[str]:
    """The words that are a choice, and the first."""
    for number, answer in enumerate(path):
        node = kernel.ask(p, seat, path[:number])
        if not isinstance(node, Ready) and (number == 0 or only(node) is None):
            yield match_in_words.call(node, answer, reader)
