"""Courses of lessons: which there are, how far somebody has come, and the way into them.

A custom_id is `c:GAME:WHAT`: `c:all:list` is the list of all courses, `c:GAME:list` one course, `c:GAME:on` goes on
where one stopped, `c:GAME:pick` is a menu of its lessons, `c:GAME:again:LESSON` begins one that was put away. Inside a
lesson the panel's own ids are used, see `bot.teaching.lesson_panel`.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.panel import private_panel
from bot.panel.answering import Card, Interaction, privately
from bot.panel.layout import Button, Entry, Menu, Row
from bot.panel.widgets import Post
from bot.people.readers import Reader
from bot.teaching.facts_in_words import dots
from rules import GAMES, kernel
from rules.kernel import Illegal, msg
from service import lessons, play
from service.desk import Table
from service.lessons import LEARNER, Step

if TYPE_CHECKING:
    from bot.app import Ziggurat
    from bot.panel.clicks import Click

TEMPLATE = r"c:(?P<game>[a-z]+):(?P<what>list|on|pick|again)(?::(?P<lesson>[a-z]+))?"
ALL = "all"
IN_ROW = 2


class Courses(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """The buttons and menus of courses, before and after a restart."""

    def __init__(self, item: ui.Item[Any], game: str, what: str, picked: Sequence[str]) -> None:
        super().__init__(item)
        self.game, self.what, self.picked = game, what, picked

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Courses":
        data: Any = interaction.data
        picked = [match["lesson"]] if match["lesson"] else data.get("values", ())
        return cls(item, match["game"], match["what"], picked)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        bot, user = interaction.client, interaction.user
        await privately(interaction, lambda reader: self._pressed(bot, reader, user.id, user.display_name))

    async def _pressed(self, bot: "Ziggurat", reader: Reader, user: int, name: str) -> Card:
        if self.game == ALL:
            return await courses(bot, reader, user)
        if self.what == "on":
            return await go_on(bot, reader, user, name, self.game)
        if self.what in ("pick", "again") and len(self.picked) == 1:
            return await _lesson(bot, reader, user, name, self.game, self.picked[0])
        return await course(bot, reader, user, self.game)


async def open_courses(interaction: Interaction) -> None:
    """All courses, for the one who asked."""
    bot, user = interaction.client, interaction.user.id
    await privately(interaction, lambda reader: courses(bot, reader, user))


async def learn(bot: "Ziggurat", reader: Reader, user: int, name: str, game: str = "") -> Card:
    """Goes on where somebody stopped: in the game named, else in the last one; all courses where there is none."""
    game = game or await lessons.latest(bot.desk, user) or ""
    if game and lessons.following(await lessons.steps(bot.desk, user, game)):
        return await go_on(bot, reader, user, name, game)
    return await course(bot, reader, user, game) if game else await courses(bot, reader, user)


async def courses(bot: "Ziggurat", reader: Reader, user: int) -> Card:
    """Every game with what was learnt of it so far."""
    lines, buttons = [reader("teaching-courses")], []
    for game in filter(lessons.course, GAMES):
        steps = await lessons.steps(bot.desk, user, game)
        name, done = reader.say(msg(f"{game}-name.brief")), sum(step.done for step in steps)
        told = reader("teaching-course-line", game=name, weight=dots(game), done=done, last=len(steps))
        lines.append(f"- {told}")
        buttons.append(Button(f"{game}:on", name, "plain" if done else "main"))
    return Card(Post("\n".join(lines), _in_rows(buttons), "c:"))


async def course(bot: "Ziggurat", reader: Reader, user: int, game: str, note: str = "") -> Card:
    """The lessons of a game, and which of them are done."""
    if game not in GAMES:
        raise Illegal(msg("bot-old-button"))
    steps = await lessons.steps(bot.desk, user, game)
    words = lessons.words(game, reader.lang)
    following = lessons.following(steps)
    head = f"### {reader('teaching-course', game=reader.say(msg(f'{game}-name')))}"
    lines = [f"{_sign(step, following)} {step.number}. {words[step.lesson.key].title}" for step in steps]
    end = "" if following else reader("teaching-course-done")
    first = Button(f"c:{game}:on", _forth(reader, steps, following), "good") if following else _play_now(game, reader)
    entries = tuple(Entry(step.lesson.key, f"{step.number}. {words[step.lesson.key].title}") for step in steps)
    picking = Menu(f"c:{game}:pick", reader("teaching-pick"), entries)
    text = "\n".join(filter(None, [head, note, *lines, end]))
    return Card(Post(text, ((first,), picking, (Button(f"c:{ALL}:list", reader("teaching-all")),))))


async def go_on(bot: "Ziggurat", reader: Reader, user: int, name: str, game: str) -> Card:
    """The first lesson that is not done, as it was left."""
    if game not in GAMES:
        raise Illegal(msg("bot-old-button"))
    following = lessons.following(await lessons.steps(bot.desk, user, game))
    if following is None:
        return await course(bot, reader, user, game)
    return await _lesson(bot, reader, user, name, game, following.lesson.key)


async def put_away(bot: "Ziggurat", reader: Reader, user: int, match: int) -> Card | None:
    """For a click on a lesson that was left alone for too long: what became of it, and a button to begin it again."""
    gone = await lessons.put_away(bot.desk, user, match)
    if gone is None:
        return await _begun_anew(bot, reader, user, match)
    game, lesson = gone
    said = reader("teaching-put-away", title=lessons.words(game, reader.lang)[lesson.key].title)
    again = Button(f"{game}:again:{lesson.key}", reader("teaching-begin"), "good")
    return Card(Post(said, ((again, Button(f"{game}:list", reader("teaching-course-again"))),), "c:"))


async def _begun_anew(bot: "Ziggurat", reader: Reader, user: int, match: int) -> Card | None:
    """For somebody who learns, on a panel of what is no more: the same lesson was begun anew on another panel."""
    game = await lessons.latest(bot.desk, user)
    if game is None or await bot.desk.store.match(match) is not None:
        return None
    return await course(bot, reader, user, game, reader("teaching-begun-anew"))


async def press(bot: "Ziggurat", reader: Reader, user: int, click: "Click") -> Card:
    """A button of a lesson."""
    table = await bot.desk.table(click.match)
    name = table.chairs[table.seat_of(user)].name
    game, lesson = table.match.game, lessons.of(table.match)
    if lesson is None:
        raise Illegal(msg("service-no-lesson"))
    match click.rest:
        case "hint":
            await lessons.show_hint(bot.desk, table)
            return await private_panel.panel(bot, reader, click.match, user)
        case "show":
            await _fill_in(bot, user, table)
            return await private_panel.panel(bot, reader, click.match, user)
        case "again":
            again = await lessons.begin(bot.desk, user, name, game, lesson.key)
            return await private_panel.panel(bot, reader, again.match.id, user)
        case "next":
            return await _next(bot, reader, user, name, game, lesson.key)
        case "stop":
            return await course(bot, reader, user, game, reader("teaching-stopped"))
    raise Illegal(msg("bot-old-button"))


async def _fill_in(bot: "Ziggurat", user: int, table: Table) -> None:
    """The move that the teacher would make, as a draft that can be confirmed or changed."""
    path = await lessons.next_move(bot.desk, table)
    if path is not None:
        await play.plan(bot.desk, table.match.id, user, [kernel.write(path)], LEARNER, table.k(LEARNER))


async def _next(bot: "Ziggurat", reader: Reader, user: int, name: str, game: str, key: str) -> Card:
    """The lesson behind this one; behind the last, the first that is not done, or the end of the course."""
    keys = [lesson.key for lesson in lessons.course(game)]
    if keys[-1] != key:
        return await _lesson(bot, reader, user, name, game, keys[keys.index(key) + 1])
    return await go_on(bot, reader, user, name, game)


async def _lesson(bot: "Ziggurat", reader: Reader, user: int, name: str, game: str, key: str) -> Card:
    table = await lessons.go_on(bot.desk, user, name, game, key)
    return await private_panel.panel(bot, reader, table.match.id, user)


def _play_now(game: str, reader: Reader) -> Button:
    """The door to a first match against computers."""
    return Button(f"g:play:{game}", reader("teaching-play-now"), "good")


def _sign(step: Step, following: Step | None) -> str:
    if step.done:
        return "✅"
    return "▶️" if step is following else "▫️"


def _forth(reader: Reader, steps: Sequence[Step], following: Step) -> str:
    begun = any(step.done for step in steps) or following.match is not None
    return reader("teaching-go-on" if begun else "teaching-begin", number=following.number)


def _in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    return tuple(tuple(buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW))
