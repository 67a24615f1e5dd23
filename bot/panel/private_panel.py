"""The private panel: what a player is asked now, as words, widgets and a picture."""

from collections.abc import Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.panel import board_parts, layout, panel_picture, rest_of_move, suggestions, turns_end, what_now
from bot.panel.answering import Card
from bot.panel.labels import JOINED
from bot.panel.layout import Asked, At, Layout
from bot.panel.live_panels import Place
from bot.panel.widgets import Link, Post
from bot.people import prepared
from bot.people.readers import Reader, clip
from bot.teaching import lesson_panel
from bot.thread import clocks_in_words, match_in_words, vote_post, who_is_up
from rules import kernel
from rules.kernel import Illegal, Many, Seat, Split
from service import history, lessons, play
from service.desk import Table
from service.play import Panel

if TYPE_CHECKING:
    from bot.app import Ziggurat

SAID, REMARKS = 1_500, 1_200
"""Characters for what has just happened, and for what the choices mean."""
BRIEF = 45
"""Remarks of so many characters share a line."""


async def panel(
    bot: "Ziggurat",
    reader: Reader,
    match: int,
    user: int,
    seat: Seat | None = None,
    at: At | None = None,
    said: Sequence[str] = (),
) -> Card:
    """What a player is asked now."""
    table = await bot.desk.table(match)
    seat = table.seat_of(user, seat)
    reader = reader.at(table)
    if lessons.of(table.match) is not None:
        said = [*said, *await lesson_panel.replies(bot, reader, match)]
        table = await bot.desk.table(match)
        if (end := await lesson_panel.ended(bot, table, reader, prefix(table, seat, 0), said)) is not None:
            return end
    undo = await play.can_undo(bot.desk, table, seat)
    try:
        asked = await play.ask(bot.desk, match, user, seat)
    except Illegal as refusal:
        idle = await _idle(bot, table, seat, reader, said or _unasked(refusal, reader), undo)
        return await _dressed(bot, table, seat, reader, idle, asks=False)
    asking = await _asking(bot, asked, at or At(), reader, said, undo)
    return await _dressed(bot, asked.table, seat, reader, asking)


def _place(table: Table, seat: Seat, reader: Reader, asks: bool) -> Place:
    """In a what-if one plays all seats on one panel."""
    return Place(table.match.id, None if history.is_branch(table.match) else seat, reader("panel-moved"), asks)


def _unasked(refusal: Illegal, reader: Reader) -> list[str]:
    """Why nothing is asked; that others are up is told anyway, and a move that was made is no mistake."""
    return [] if refusal.msg.key == "kernel-not-you" else [match_in_words.refusal(refusal.msg, reader)]


def prefix(table: Table, seat: Seat, depth: int) -> str:
    return f"a:{table.match.id}:{seat}:{table.k(seat)}.{depth}:"


async def moved(bot: "Ziggurat", played: play.Played) -> None:
    """Something was committed: the others are told, and computer players go on."""
    for move in played.moves:
        if not move.hidden:
            bot.metrics.moves.labels(played.table.match.game, move.source).inc()
    bot.wake_soon(played.table.match.id)


async def refused(bot: "Ziggurat", refusal: Illegal) -> None:
    """Counted; and what was made of a line before the rest of it was refused is told."""
    bot.metrics.refusals.inc()
    if isinstance(refusal, play.Partly):
        await moved(bot, refusal.played)


async def _dressed(bot: "Ziggurat", table: Table, seat: Seat, reader: Reader, card: Card, asks: bool = True) -> Card:
    """With what belongs around it: the task of a lesson, or what is prepared."""
    if lessons.of(table.match) is not None:
        return await lesson_panel.added(bot, table, reader, card)
    added = await prepared.added(bot, table, seat, reader, card)
    return replace(added, place=_place(table, seat, reader, asks))


async def _idle(bot: "Ziggurat", table: Table, seat: Seat, reader: Reader, said: Sequence[str], undo: bool) -> Card:
    """Nothing is asked of this seat: what has happened, and who is up."""
    lines = [match_in_words.head(table, reader), _said(said), who_is_up.named(table, reader)]
    lines += clocks_in_words.state(table, reader)
    rows: tuple[layout.Row, ...] = ()
    if undo:
        rows = ((layout.Button("u", reader("panel-undo")),),)
    elif await vote_post.can_ask(bot, table, seat):
        rows = ((layout.Button("v", reader("panel-ask-undo")),),)
    links = (Link(url, reader("bot-to-the-table")),) if (url := match_in_words.url(table)) else ()
    return Card(Post("\n".join(filter(None, lines)), rows, prefix(table, seat, 0), links))


async def _asking(bot: "Ziggurat", asked: Panel, at: At, reader: Reader, said: Sequence[str], undo: bool) -> Card:
    table, node = asked.table, asked.node
    at = At(at.page, asked.part, at.item, at.area, at.explain)
    draft = match_in_words.draft(table, asked.seat, asked.path, reader)
    plan, strike = suggestions.planned(asked, reader)
    more = [*suggestions.buttons(asked, draft.free, reader), *what_now.buttons(at, reader)]
    back, end = draft.free, await turns_end.word(bot, asked)
    laid = layout.lay(_asked(asked), at, reader.say, back=back, undo=undo and not back, end=end, more=more)
    lines = [
        match_in_words.head(table, reader),
        _said(said),
        *(what_now.explained(asked, reader) if at.explain else ()),
        *(plan or ["› " + " › ".join(draft.words) if draft.words else ""]),
        f"**{match_in_words.asked(node, reader)}**",
        clip(_remarks(laid.remarks), REMARKS),
        _progress(asked, at, reader),
        _guide(asked, laid, at, reader),
    ]
    post = Post("\n".join(filter(None, lines)), (*strike, *laid.rows), prefix(table, asked.seat, asked.depth))
    helps = rest_of_move.helps(asked.path, node, draft.free)
    late = partial(rest_of_move.late, bot, asked, reader, laid.rows) if helps else None
    return Card(post, await panel_picture.shot(bot.desk, asked, reader, laid, draft.places), more=late)


def _asked(asked: Panel) -> Asked:
    """The question with all that may follow, and where its places lie."""
    where = board_parts.on_board(asked.table.match.game)
    slowly = lessons.of(asked.table.match) is not None
    return Asked(cache(partial(kernel.ask, asked.table.position, asked.seat)), asked.path, where, slowly)


def _progress(asked: Panel, at: At, reader: Reader) -> str:
    """What is chosen of an answer with several parts."""
    node = asked.node
    if at.item and isinstance(node, Split):
        return reader("panel-how-many", what=match_in_words.name(node.choices, at.item, reader))
    if not isinstance(node, Many | Split) or not at.part:
        return ""
    chosen = match_in_words.call(node, at.part, reader)
    total = sum(number for _, number in at.part)
    kind = "exactly" if node.lo == node.hi else "between" if node.lo else "most"
    return reader("panel-chosen", kind=kind, chosen=chosen, total=total, lo=node.lo, hi=node.hi)


def _guide(asked: Panel, laid: Layout, at: At, reader: Reader) -> str:
    """How to use widgets that do not speak for themselves; how several things are picked, to learners."""
    gathers = any(isinstance(row, layout.Menu) for row in laid.rows) and isinstance(asked.node, Many | Split)
    if laid.areas:
        return f"-# {reader('panel-parts')}"
    if gathers and not at.item and lessons.of(asked.table.match) is not None:
        return f"-# {reader('panel-gather')}"
    return ""


def _remarks(remarks: Sequence[str]) -> list[str]:
    """What the choices mean, in small print: on one line where there is little to say of each."""
    if all(len(remark) <= BRIEF for remark in remarks):
        return [f"-# {JOINED.join(remarks)}"] if remarks else []
    return [f"-# {remark}" for remark in remarks]


def _said(said: Sequence[str]) -> str:
    return clip([f"> {line}" for line in said], SAID)
