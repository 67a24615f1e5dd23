"""A click on the private panel: what it means, and what comes of it.

A custom_id is `a:MATCH:SEAT:K.DEPTH:KEY`. K changes when the seat moves, DEPTH with every chosen word, so a click on
something that has passed is recognised. The ids are visible to everybody who sees the message, so whoever clicks is
checked every time. What a KEY says stands in `bot.panel.layout`.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.panel import amounts, as_before, layout, number_form, rest_of_move, suggestions, turns_end
from bot.panel.answering import Card, privately, sorry
from bot.panel.labels import Part
from bot.panel.layout import At, Button
from bot.panel.private_panel import moved, panel, refused
from bot.people import confirming, prepared
from bot.people.readers import Reader
from bot.teaching import lessons
from bot.thread import match_in_words, vote_post
from rules import kernel
from rules.kernel import Answer as Word
from rules.kernel import Count, Illegal, Many, Ready, Seat, Split
from rules.questions import take
from service import history, play
from service.desk import Fenced, Stale
from service.play import Panel

if TYPE_CHECKING:
    from bot.app import Ziggurat

TEMPLATE = rf"a:{number_form.WHERE}:(?P<key>.+)"


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

    @property
    def number(self) -> int:
        """The number behind the kind; an id that nobody of us has made is stale."""
        if not (self.rest.isascii() and self.rest.isdigit() and len(self.rest) < 10):
            raise Stale
        return int(self.rest)

    @property
    def picked(self) -> str:
        """The one thing that was picked in a menu."""
        if len(self.values) != 1:
            raise Stale
        return self.values[0]


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
        if click.kind != "f" or not await number_form.opened(interaction, click):
            await privately(interaction, lambda reader: press(bot, reader, user, click))


def clicked(found: re.Match[str], values: Sequence[str]) -> Click:
    numbers = {name: int(found[name]) for name in ("match", "seat", "k", "depth")}
    return Click(**numbers, key=found["key"], values=tuple(values))


async def press(bot: "Ziggurat", reader: Reader, user: int, click: Click) -> Card:
    """What a click does, and the panel after it; a lesson that was put away in between is offered again."""
    try:
        return await _pressed(bot, reader, user, click)
    except Illegal:
        if (offer := await lessons.put_away(bot, reader, user, click.match)) is None:
            raise
        return offer


async def _pressed(bot: "Ziggurat", reader: Reader, user: int, click: Click) -> Card:
    """What is refused leaves everything as it was."""
    if click.kind == "v":
        return await vote_post.offer_undo(bot, reader, click.match, user)
    if click.kind == "l":
        return await lessons.press(bot, reader, user, click)
    at, said, aside = At(), list[str](), tuple[Button, ...]()
    try:
        at, said = await _press(bot, reader, user, click)
    except Stale:
        said = [reader("panel-stale")]
    except Illegal as refusal:
        await refused(bot, refusal)
        table = await bot.desk.table(click.match)
        said = [match_in_words.refusal(refusal.msg, reader.at(table))]
        aside = match_in_words.looking_up(refusal.msg, reader)
    except Fenced:
        raise
    except Exception as error:
        said = [sorry(bot, reader, "panel", error, match=click.match, seat=click.seat)]
    alone = history.is_branch((await bot.desk.table(click.match)).match)
    card = await panel(bot, reader, click.match, user, None if alone else click.seat, at, said)
    return replace(card, post=replace(card.post, aside=aside))


async def _press(bot: "Ziggurat", reader: Reader, user: int, click: Click) -> tuple[At, list[str]]:
    """Where the player stands after the click, and what has happened."""
    table = await bot.desk.table(click.match)
    table.seat_of(user, click.seat)
    if click.kind == "o":
        return At(), []
    if table.k(click.seat) != click.k:
        raise Stale
    match click.kind:
        case "q":
            return At(), await prepared.press(bot, reader, user, click)
        case "u":
            return At(), await _told(bot, reader, await play.undo(bot.desk, click.match, user, click.seat))
        case "c":
            return At(), await _told(bot, reader, await _confirm(bot, user, click))
    asked = await play.ask(bot.desk, click.match, user, click.seat)
    if asked.depth != click.depth:
        raise Stale
    return await _on_question(bot, reader, user, click, asked)


async def _on_question(bot: "Ziggurat", reader: Reader, user: int, click: Click, asked: Panel) -> tuple[At, list[str]]:
    """A click that belongs to the question: another look at it, a step back, help, or an answer."""
    match click.kind:
        case "p":
            return At(page=click.number), []
        case "r":
            return At(area=click.number), []
        case "i":
            return At(explain=True), []
        case "b":
            await play.back(bot.desk, click.match, user, click.seat, click.k)
            return At(), []
        case "e":
            line = await rest_of_move.whole(bot, asked)
            await play.plan(bot.desk, click.match, user, [line] if line else [], click.seat, click.k)
            return At(), []
        case "s" | "t" | "k":
            return At(), await suggestions.press(bot, reader, user, click, asked)
        case "g" | "x" | "n":
            return await _gather(bot, reader, user, click, asked)
    is_end = click.kind == "y" and click.rest == await turns_end.end(bot, asked)
    return await _answer(bot, reader, user, click, await _words(bot, click, asked), confirmed=is_end)


async def _words(bot: "Ziggurat", click: Click, asked: Panel) -> Sequence[Word]:
    """The words that a click adds to the move."""
    match click.kind:
        case "w":
            return kernel.read(click.rest)[0]
        case "y":
            return (click.rest,)
        case "m":
            return (click.picked,)
        case "h":
            return (layout.proposed(asked.node),)
        case "d":
            return (asked.part,)
        case "a":
            again = await as_before.whole(bot.desk, asked)
            return again[len(asked.path) :] if again else ()
    raise Stale


async def _answer(
    bot: "Ziggurat", reader: Reader, user: int, click: Click, words: Sequence[Word], confirmed: bool = False
) -> tuple[At, list[str]]:
    """Words more; a move that is whole is made at once if it can be taken back, or if the tap was its Confirm."""
    asked = await play.answer(bot.desk, click.match, user, words, click.seat, click.k)
    if isinstance(asked.node, Ready) and (confirmed or await confirming.at_once(bot, user, asked)):
        return At(), await _told(bot, reader, await _confirm(bot, user, click))
    return At(), []


async def _gather(bot: "Ziggurat", reader: Reader, user: int, click: Click, asked: Panel) -> tuple[At, list[str]]:
    """A part of an answer; when no more can be chosen, or a single menu holds all of it, it is the answer."""
    node = asked.node
    if not isinstance(node, Many | Split):
        raise Stale
    match click.kind:
        case "g":
            part = _amounts(node, click, asked.part)
            whole = layout.closes(node, part) and len(list(amounts.menus(node))) == 1
        case "x" if layout.room(node, asked.part, _item(node, click)) > 1:
            return At(item=click.picked), []
        case "x":
            part = _with(asked.part, click.picked, 1 - dict(asked.part).get(click.picked, 0))
            whole = _total(part) == node.hi
        case "n":
            number, _, item = click.rest.partition(":")
            counted = take(Count(node.ask, 0, layout.room(node, asked.part, item)), number)
            assert isinstance(counted, int)
            part = _with(asked.part, item, counted)
            whole = _total(part) == node.hi
        case _:
            raise Stale
    if whole:
        return await _answer(bot, reader, user, click, (part,))
    await play.gather(bot.desk, click.match, user, part, click.seat, click.k)
    return At(), []


def _item(node: Many | Split, click: Click) -> str:
    if click.picked not in {choice.key for choice in node.choices}:
        raise Stale
    return click.picked


def _amounts(node: Many | Split, click: Click, part: Part) -> Part:
    menus = list(amounts.menus(node)) if amounts.fit(node) else []
    if click.number >= len(menus) or not {one.value for one in menus[click.number]} >= set(click.values):
        raise Stale
    return amounts.picked(node, click.number, click.values, part)


def _total(part: Part) -> int:
    return sum(number for _, number in part)


def _with(part: Part, item: str, number: int) -> Part:
    others = tuple(one for one in part if one[0] != item)
    return (*others, (item, number)) if number else others


async def _confirm(bot: "Ziggurat", user: int, click: Click) -> play.Played:
    return await play.confirm(bot.desk, click.match, user, click.seat, click.k)


async def _told(bot: "Ziggurat", reader: Reader, played: play.Played) -> list[str]:
    await moved(bot, played)
    return match_in_words.heard(played.log, played.seat, reader.at(played.table))
