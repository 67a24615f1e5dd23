"""The private panel: a question as widgets, a click as an answer, until the move is made.

A custom_id is `a:MATCH:SEAT:K.DEPTH:KEY`. K changes when the seat moves, DEPTH with every chosen word, so a click on
something that has passed is recognised. The ids are visible to everybody who sees the message, so whoever clicks is
checked every time.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec import Struct

from bot.panel import layout
from bot.panel.answering import Card, Interaction, fault, privately
from bot.panel.layout import At, Part
from bot.panel.widgets import Link, Post
from bot.people import readers
from bot.people.readers import Reader, clip
from bot.thread import board_picture, clocks_in_words, match_in_words, vote_post, who_is_up
from bot.thread.pictures import Shot
from rules.kernel import Count, Illegal, Many, Ready, Seat, Split, View
from rules.questions import take
from service import history, play
from service.desk import Stale, Table
from service.play import Panel

if TYPE_CHECKING:
    from bot.app import Ziggurat

TEMPLATE = r"a:(?P<match>\d+):(?P<seat>\d+):(?P<k>\d+)\.(?P<depth>\d+):(?P<key>.+)"
FORM = r"f:(?P<match>\d+):(?P<seat>\d+):(?P<k>\d+)\.(?P<depth>\d+):(?P<key>.*)"
NUMBER = "number"
SAID, REMARKS = 1_500, 1_200
"""Characters for what has just happened, and for what the choices mean."""


class Click(Struct, frozen=True):
    """A click on a panel: where, when, what, and what was picked in a menu."""

    match: int
    seat: Seat
    k: int
    depth: int
    key: str
    values: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return self.key.partition(":")[0]

    @property
    def rest(self) -> str:
        return self.key.partition(":")[2]


class Answer(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Every widget of every panel, before and after a restart."""

    def __init__(self, item: ui.Item[Any], click: Click) -> None:
        super().__init__(item)
        self.click = click

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Answer":
        data: Any = interaction.data
        return cls(item, clicked(match, data.get("values", ())))

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        click, bot, user = self.click, interaction.client, interaction.user.id
        if click.kind == "f":
            await open_form(interaction, click)
        else:
            await privately(interaction, lambda reader: press(bot, reader, user, click))


def clicked(found: re.Match[str], values: Sequence[str]) -> Click:
    numbers = {name: int(found[name]) for name in ("match", "seat", "k", "depth")}
    return Click(**numbers, key=found["key"], values=tuple(values))


async def press(bot: "Ziggurat", reader: Reader, user: int, click: Click) -> Card:
    """What a click does, and the panel after it; what is refused leaves everything as it was."""
    if click.kind == "v":
        return await vote_post.offer_undo(bot, reader, click.match, user)
    at, said = At(), list[str]()
    try:
        at, said = await _press(bot, reader, user, click)
    except Stale:
        said = [reader("panel-stale")]
    except Illegal as refusal:
        bot.metrics.refusals.inc()
        table = await bot.desk.table(click.match)
        said = [match_in_words.refusal(refusal.msg, reader.at(table))]
    except Exception as error:
        said = [reader("panel-fault", id=fault(bot, "panel", error, match=click.match, seat=click.seat))]
    alone = history.is_branch((await bot.desk.table(click.match)).match)
    return await panel(bot, reader, click.match, user, None if alone else click.seat, at, said)


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
    undo = await play.can_undo(bot.desk, table, seat)
    try:
        asked = await play.ask(bot.desk, match, user, seat)
    except Illegal as refusal:
        return await _idle(bot, table, seat, reader, said or _unasked(refusal, reader), undo)
    return await _asking(bot, asked, at or At(), reader, said, undo)


def _unasked(refusal: Illegal, reader: Reader) -> list[str]:
    """Why nothing is asked; that others are up is told anyway, and a move that was made is no mistake."""
    return [] if refusal.msg.key == "kernel-not-you" else [match_in_words.refusal(refusal.msg, reader)]


def prefix(table: Table, seat: Seat, depth: int) -> str:
    return f"a:{table.match.id}:{seat}:{table.k(seat)}.{depth}:"


async def moved(bot: "Ziggurat", played: play.Played) -> None:
    """Something was committed: the others are told, and computer players go on."""
    for move in played.moves:
        bot.metrics.moves.labels(played.table.match.game, move.source).inc()
    bot.wake_soon(played.table.match.id)


async def _press(bot: "Ziggurat", reader: Reader, user: int, click: Click) -> tuple[At, list[str]]:
    """Where the player stands after the click, and what has happened."""
    where: dict[str, Any] = {"seat": click.seat, "k": click.k}
    desk, match = bot.desk, click.match
    table = await desk.table(match)
    table.seat_of(user, click.seat)
    if click.kind == "o":
        return At(), []
    if table.k(click.seat) != click.k:
        raise Stale
    if click.kind == "u":
        return At(), await _told(bot, reader, await play.undo(desk, match, user, click.seat))
    if click.kind == "c":
        return At(), await _told(bot, reader, await play.confirm(desk, match, user, **where))
    asked = await play.ask(desk, match, user, click.seat)
    if len(asked.path) != click.depth:
        raise Stale
    match click.kind:
        case "b":
            await play.back(desk, match, user, **where)
        case "p":
            return At(page=int(click.rest)), []
        case "x":
            return await _item(bot, user, click, asked), []
        case "h":
            await _gather(bot, user, click, layout.proposed(asked.node))
        case "s" | "n":
            return await _choose(bot, user, click, asked, where), []
        case "d":
            await play.answer(desk, match, user, asked.part, **where)
        case "m":
            await play.answer(desk, match, user, click.values[0], **where)
        case "w":
            await play.answer(desk, match, user, click.rest, **where)
        case _:
            raise Stale
    return At(), []


async def _told(bot: "Ziggurat", reader: Reader, played: play.Played) -> list[str]:
    await moved(bot, played)
    return match_in_words.heard(played.log, played.seat, reader.at(played.table))


async def _item(bot: "Ziggurat", user: int, click: Click, asked: Panel) -> At:
    """An item of a Split was picked: one of which there can be but one is taken or put back at once."""
    (item,) = click.values
    if not isinstance(asked.node, Split) or item not in {choice.key for choice in asked.node.choices}:
        raise Stale
    if layout.room(asked.node, asked.part, item) > 1:
        return At(item=item)
    there = dict(asked.part).get(item, 0)
    await _count(bot, user, click, asked, _with(asked.part, item, 1 - there))
    return At()


async def _choose(bot: "Ziggurat", user: int, click: Click, asked: Panel, where: dict[str, Any]) -> At:
    """A part of an answer: picked in a menu of many, or so many of an item."""
    match asked.node, click.kind:
        case Split() as node, "n":
            number, _, item = click.rest.partition(":")
            counted = take(Count(node.ask, *_range(asked, item)), number)
            assert isinstance(counted, int)
            await _count(bot, user, click, asked, _with(asked.part, item, counted))
            return At()
        case Many() as node, "s":
            if layout.whole(node, click.values):
                await play.answer(bot.desk, click.match, user, click.values, **where)
                return At()
            page, index = map(int, click.rest.split(":"))
            here = {choice.key for choice in layout.offered(node, page, index)}
            others = tuple(part for part in asked.part if part[0] not in here)
            await _gather(bot, user, click, (*others, *((value, 1) for value in click.values)))
            return At(page=page)
        case _:
            raise Stale


async def _count(bot: "Ziggurat", user: int, click: Click, asked: Panel, part: Part) -> None:
    """Keeps what is chosen; when no more can be, it is the answer."""
    assert isinstance(asked.node, Split)
    await _gather(bot, user, click, part)
    if sum(number for _, number in part) == asked.node.hi:
        await play.answer(bot.desk, click.match, user, part, click.seat, click.k)


async def _gather(bot: "Ziggurat", user: int, click: Click, part: Part) -> Panel:
    return await play.gather(bot.desk, click.match, user, part, click.seat, click.k)


def _with(part: Part, item: str, number: int) -> Part:
    others = tuple(one for one in part if one[0] != item)
    return (*others, (item, number)) if number else others


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
    at = At(at.page, asked.part, at.item)
    draft = match_in_words.draft(table, asked.seat, asked.path, reader)
    laid = layout.lay(node, at, reader.say, back=draft.free, undo=undo and not draft.free)
    lines = [
        match_in_words.head(table, reader),
        _said(said),
        "› " + " › ".join(draft.words) if draft.words else "",
        f"**{match_in_words.asked(node, reader)}**",
        clip(layout.remarks(node, reader.say), REMARKS),
        _progress(asked, at, reader),
    ]
    post = Post("\n".join(filter(None, lines)), laid.rows, prefix(table, asked.seat, len(asked.path)))
    return Card(post, await _shot(asked, reader, laid.marks, draft.places))


def _progress(asked: Panel, at: At, reader: Reader) -> str:
    """What is chosen of an answer with several parts."""
    node = asked.node
    if at.item and isinstance(node, Split):
        return reader("panel-how-many", what=match_in_words.name(node.choices, at.item, reader))
    if not isinstance(node, Many | Split) or not (at.part or isinstance(node, Split)):
        return ""
    chosen = match_in_words.call(node, at.part, reader)
    total = sum(number for _, number in at.part)
    kind = "exactly" if node.lo == node.hi else "between" if node.lo else "most"
    return reader("panel-chosen", kind=kind, chosen=chosen, total=total, lo=node.lo, hi=node.hi)


def _said(said: Sequence[str]) -> str:
    return clip([f"> {line}" for line in said], SAID)


async def _shot(asked: Panel, reader: Reader, marks: Any, places: tuple[str, ...]) -> Shot:
    """The board as the player sees it: with what can be picked, or as it will be after the move."""
    after = await play.preview(asked) if isinstance(asked.node, Ready) else None
    seen: View = after or asked.table.rules.view(asked.table.position, asked.seat)
    look = board_picture.look(asked.table, reader, spots=marks, last=places, route=asked.table.rules.is_way(asked.line))
    return Shot(asked.table.match.game, seen, look)


async def open_form(interaction: Interaction, click: Click) -> None:
    """A form for one number; whatever is typed is checked when it comes back."""
    bot = interaction.client
    reader = await readers.reader(bot.desk, interaction)
    try:
        asked = await play.ask(bot.desk, click.match, interaction.user.id, click.seat)
        lo, hi = _range(asked, click.rest)
    except (Illegal, Stale):
        await privately(interaction, lambda reader: press(bot, reader, interaction.user.id, click))
        return
    form = ui.Modal(
        title=reader("panel-form-title"),
        custom_id=f"f:{click.match}:{click.seat}:{click.k}.{click.depth}:{click.rest}",
        timeout=None,
    )
    field: ui.TextInput[Any] = ui.TextInput(custom_id=NUMBER, max_length=4, placeholder=f"{lo}–{hi}")
    form.add_item(ui.Label(text=reader("panel-form-label", lo=lo, hi=hi), component=field))
    form.stop()  # it is found again by its custom_id
    await interaction.response.send_modal(form)


async def submitted(interaction: Interaction, click: Click, typed: str) -> None:
    """A form came back: its number is an answer like any other."""
    number = typed.strip() or "-"
    key = f"n:{number}:{click.rest}" if click.rest else f"w:{number}"
    again = Click(click.match, click.seat, click.k, click.depth, key)
    bot, user = interaction.client, interaction.user.id
    await privately(interaction, lambda reader: press(bot, reader, user, again))


def _range(asked: Panel, item: str) -> tuple[int, int]:
    match asked.node:
        case Count(lo=lo, hi=hi) if not item:
            return lo, hi
        case Split() as node if item in {choice.key for choice in node.choices}:
            return 0, layout.room(node, asked.part, item)
        case _:
            raise Stale
