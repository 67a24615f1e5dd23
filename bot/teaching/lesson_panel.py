"""A lesson around the private panel: what the teacher says, and the buttons for hints, another try, and going on.

The keys of its buttons: `l:hint`, `l:show`, `l:again`, `l:next`, `l:stop`. What they do stands in
`bot.teaching.lessons`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.panel.answering import Card
from bot.panel.layout import Button, Row
from bot.panel.live_panels import Place
from bot.panel.widgets import Post
from bot.people.readers import Reader
from bot.thread import board_picture, hand_messages, match_in_words
from bot.thread.pictures import Shot
from rules.kernel import Illegal, msg
from service import lessons, told
from service.desk import Table
from service.lessons import DONE, LEARNER, OPEN, Lesson, Words

if TYPE_CHECKING:
    from bot.app import Ziggurat

HEARD = 4
"""So many lines of what has happened are shown at the end: the round goes on, the lesson does not."""


async def replies(bot: "Ziggurat", reader: Reader, match: int) -> list[str]:
    """The others move, and what is heard of it."""
    return match_in_words.heard(await lessons.replied(bot.desk, match), LEARNER, reader)


async def added(bot: "Ziggurat", table: Table, reader: Reader, card: Card) -> Card:
    """The panel with what it is about above the board; below it, beside the buttons, the task, hints and the question.

    What the computer would play is not shown."""
    lesson, words = _taught(table, reader)
    _, _, asked = card.post.text.partition("\n")
    below = [f"> 🎯 **{words.task}**", *await _hints(bot, table, words, reader), "", asked]
    text, rows = f"{head(table, reader)}\n{words.why}", card.post.rows
    rows = (*rows, await _while_open(bot, table, reader, is_ready=_confirms(rows)))
    post = replace(card.post, text=text, after="\n".join(below), rows=rows)
    shot = hand_messages.shot(table, LEARNER, reader) if lesson.hand else card.shot
    return replace(card, post=post, shot=shot, more=None, place=_place(reader))


async def ended(bot: "Ziggurat", table: Table, reader: Reader, prefix: str, said: Sequence[str]) -> Card | None:
    """How a lesson ends, with the board as it is then; None: it goes on."""
    stage = await lessons.stage(bot.desk, table)
    if stage == OPEN:
        return None
    lesson, words = _taught(table, reader)
    heard = "\n".join(f"> {line}" for line in said[:HEARD])
    if stage == DONE:
        lines = [f"✅ **{reader('teaching-lesson-done')}** {words.learnt}"]
        row = _when_done(table, lesson, reader)
    else:
        lines = [f"↩️ **{reader('teaching-lesson-missed')}** {words.missed}", *await _hints(bot, table, words, reader)]
        row = _when_missed(table, reader)
    text = "\n".join(filter(None, [head(table, reader), heard, *lines]))
    moves = await told.record(bot.desk, table.match.id, table.match.host)
    box = board_picture.around(table.match.game, lesson.look)
    look = board_picture.look(table, reader, box=box, **board_picture.pointing(table, moves))
    seen = table.rules.view(table.position, LEARNER)
    return Card(Post(text, (row,), prefix), Shot(table.match.game, seen, look), place=_place(reader))


def _place(reader: Reader) -> Place:
    """One learns one thing at a time: of all lessons only the newest panel stays open."""
    return Place(lessons.NOWHERE, None, reader("teaching-moved"))


def head(table: Table, reader: Reader) -> str:
    lesson, words = _taught(table, reader)
    course = lessons.course(table.match.game)
    game = reader.say(msg(f"{table.match.game}-name"))
    number = reader("teaching-lesson", number=course.index(lesson) + 1, last=len(course))
    return f"### {game} · {number} · {words.title}"


def _taught(table: Table, reader: Reader) -> tuple[Lesson, Words]:
    lesson = lessons.of(table.match)
    if lesson is None:
        raise Illegal(msg("service-no-lesson"))
    return lesson, lessons.words(table.match.game, reader.lang)[lesson.key]


async def _hints(bot: "Ziggurat", table: Table, words: Words, reader: Reader) -> list[str]:
    """Those that were asked for; with the second, the move itself as the panel calls it."""
    shown = lessons.hints_shown(table.match)
    lines = [f"> 💡 {hint}" for hint in words.hints[:shown]]
    path = await lessons.next_move(bot.desk, table) if shown == len(words.hints) else None
    if path is not None:
        called = match_in_words.draft(table, LEARNER, path, reader).words
        lines.append(f"> 👉 {' › '.join(called)}")
    return lines


def _confirms(rows: Sequence[Row]) -> bool:
    return any(button.key == "c" for row in rows if isinstance(row, tuple) for button in row)


async def _while_open(bot: "Ziggurat", table: Table, reader: Reader, is_ready: bool) -> Row:
    """When all hints were shown, the next move is filled in for whoever wants; not where one stands ready."""
    helps = _hint(table, reader)
    if not helps and not is_ready and await lessons.next_move(bot.desk, table) is not None:
        helps = (Button("l:show", reader("teaching-show")),)
    return (*helps, Button("l:again", reader("teaching-again")), Button("l:stop", reader("teaching-stop")))


def _when_missed(table: Table, reader: Reader) -> Row:
    again = Button("l:again", reader("teaching-try-again"), "main")
    return (again, *_hint(table, reader), Button("l:stop", reader("teaching-stop")))


def _when_done(table: Table, lesson: Lesson, reader: Reader) -> Row:
    last = lessons.course(table.match.game)[-1] is lesson
    forth = Button("l:next", reader("teaching-finish" if last else "teaching-next"), "good")
    return (forth, Button("l:again", reader("teaching-again")), Button("l:stop", reader("teaching-stop")))


def _hint(table: Table, reader: Reader) -> tuple[Button, ...]:
    """The next hint that there is."""
    number = lessons.hints_shown(table.match) + 1
    return (Button("l:hint", reader("teaching-hint", number=number)),) if number <= 2 else ()
