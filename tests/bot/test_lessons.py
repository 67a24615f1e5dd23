"""Lessons in chat: each is done by its own hints and by buttons alone, in both languages, and survives a restart."""

import pytest

from bot.panel import clicks, rows
from bot.panel.clicks import Click
from bot.panel.widgets import MESSAGE
from bot.people.readers import Reader
from bot.teaching import lessons as courses
from rules import GAMES, kernel
from rules.kernel import Illegal, One
from rules.text import LANGUAGES
from service import lessons, play
from service.lessons import LEARNER
from tests.bot.world import Panel, World, buttons, ids, words
from ziggurat import clicking

FAR = 9e12
FINISHED = {"en": "the whole course", "de": "den ganzen Kurs"}


async def learning(world: World, lang: str = "en", **options: str) -> Panel:
    """Ada opens her course by command."""
    await world.store.keep_prefs(world.ada.id, {"lang": lang})
    return Panel(world.ada, await world.ada.slash(world.channel, "game learn", **options))


async def newest(world: World) -> int:
    """The match of the lesson that was begun last."""
    return (await world.store.attempts(world.ada.id))[-1].match


async def do(world: World, panel: Panel, lang: str) -> None:
    """A lesson, by what its hints say and by clicks."""
    match = await newest(world)
    table = await world.table(match)
    lesson = lessons.of(table.match)
    assert lesson is not None
    said = lessons.words(table.match.game, lang)[lesson.key]
    assert said.task in panel.text
    for hint in said.hints:
        assert hint not in panel.text
        await clicking.press(panel, "l:hint")
        assert hint in panel.text
    assert not clicking.offers(panel, "l:hint")
    for number in range(len(lesson.solution)):
        table = await world.table(match)
        path = await lessons.next_move(world.bot.desk, table)
        assert path is not None, number
        assert "👉" in panel.text
        await clicking.play(panel, table, LEARNER, path)
        assert len(panel.text) <= MESSAGE
    assert said.learnt in panel.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_course_is_done_by_its_hints_and_by_buttons_alone(world: World, game: str, lang: str) -> None:
    panel = await learning(world, lang, game=game)
    for _ in lessons.course(game):
        await do(world, panel, lang)
        await clicking.press(panel, "l:next")
    assert FINISHED[lang] in panel.text
    assert f"g:play:{game}" in ids(panel.message), "a match against computers is one tap away"
    assert world.channel.history() == []
    assert world.channel.threads == []


@pytest.fixture
def game() -> str:
    """Any game in which others answer."""
    return next(key for key in GAMES if any(any(lesson.replies) for lesson in lessons.course(key)))


async def test_an_unfinished_lesson_survives_a_restart(world: World, game: str) -> None:
    panel = await learning(world, game=game)
    lesson = lessons.course(game)[0]
    await clicking.press(panel, "l:hint")
    await world.restart()
    said = lessons.words(game, "en")[lesson.key]
    await clicking.press(panel, "l:hint")
    assert said.hints[1] in panel.text, "the old message goes on"
    again = Panel(world.ada, await world.ada.slash(world.channel, "game learn"))
    assert said.task in again.text, "without naming the game"
    assert said.hints[1] in again.text
    match = await newest(world)
    path = await lessons.next_move(world.bot.desk, await world.table(match))
    assert path is not None
    await clicking.play(again, await world.table(match), LEARNER, path)
    assert said.learnt in again.text


async def test_a_missed_task_is_told_kindly_and_tried_again(world: World, game: str) -> None:
    panel = await learning(world, game=game)
    lesson, match = lessons.course(game)[0], await newest(world)
    table = await world.table(match)
    (line,) = lesson.wrong
    await clicking.play(panel, table, LEARNER, kernel.resolve(table.position, LEARNER, line.split()))
    said = lessons.words(game, "en")[lesson.key]
    assert "Not quite." in panel.text
    assert said.missed in panel.text
    assert buttons(panel.message) == ["Try again", "Hint 1", "Stop"]
    await clicking.press(panel, "l:hint")
    assert said.hints[0] in panel.text
    await clicking.press(panel, "l:again")
    assert said.task in panel.text
    assert said.missed not in panel.text
    assert await newest(world) != match
    assert await world.store.match(match) is None


async def test_the_teacher_fills_a_move_in_when_all_hints_were_shown(world: World, game: str) -> None:
    """And nobody else does: what the computer would play is no lesson."""
    panel = await learning(world, game=game)
    lesson, match = lessons.course(game)[0], await newest(world)
    for _ in range(2):
        assert not clicking.offers(panel, "l:show")
        assert not clicking.offers(panel, "s")
        await clicking.press(panel, "l:hint")
    await clicking.press(panel, "l:show")
    assert await world.store.draft(match, LEARNER) == lesson.solution[0]
    assert not clicking.offers(panel, "l:show"), "it stands there"
    await clicking.press(panel, "b")
    await clicking.press(panel, "l:show")
    await clicking.press(panel, "c")
    assert lessons.words(game, "en")[lesson.key].learnt in panel.text


@pytest.mark.parametrize("game", GAMES)
async def test_in_a_lesson_one_question_is_asked_after_the_other(world: World, game: str) -> None:
    panel = await learning(world, game=game)
    asked = (await play.ask(world.bot.desk, await newest(world), world.ada.id)).node
    assert isinstance(asked, One)
    offered = [found["custom_id"].partition(":w:")[2] for found in panel.widgets() if ":w:" in found["custom_id"]]
    assert sorted(words.partition(" ")[0] for words in offered) == sorted(choice.key for choice in asked.choices)


async def test_a_second_panel_closes_the_older_one_also_of_another_lesson(world: World, game: str) -> None:
    older = await learning(world, game=game)
    newer = Panel(world.ada, await world.ada.slash(world.channel, "game learn"))
    assert older.text == "-# Your lesson stands further below; this one is closed."
    another = next(key for key in GAMES if key != game)
    other = Panel(world.ada, await world.ada.slash(world.channel, "game learn", game=another))
    assert newer.text == older.text
    assert "Lesson 1 of" in other.text


@pytest.mark.parametrize("key", ["l:hint", "i"])
async def test_a_lesson_that_was_put_away_is_begun_again_with_one_tap(world: World, game: str, key: str) -> None:
    panel = await learning(world, game=game)
    lesson, match = lessons.course(game)[0], await newest(world)
    words = lessons.words(game, "en")[lesson.key]
    assert await world.store.drop_branches(FAR) == 1, "as the timekeeper does after a week"
    with pytest.raises(Illegal, match="service-unknown-match"):
        await clicks.press(world.bot, Reader(), world.ben.id, Click(match, 0, 0, 0, key))
    await clicking.press(panel, key)
    assert f"lesson “{words.title}”" in panel.text
    assert "I put it away" in panel.text
    await panel.click(f"c:{game}:again:{lesson.key}")
    assert words.task in panel.text
    assert await newest(world) != match


async def test_a_panel_of_a_lesson_begun_anew_elsewhere_says_so_and_leads_on(world: World, game: str) -> None:
    """Where the older panel was not closed, for example because of a restart in between."""
    await learning(world, game=game)
    match = await newest(world)
    old = Click(match, 0, 0, 0, "i")
    await world.restart()
    new = Panel(world.ada, await world.ada.slash(world.channel, "game learn", game=game))
    await clicking.press(new, "l:again")
    assert await world.store.match(match) is None
    card = await clicks.press(world.bot, Reader(), world.ada.id, old)
    assert "began the lesson anew" in card.post.text
    assert f"c:{game}:on" in {button.key for button in rows.buttons(card.post.rows)}


async def test_stopping_shows_the_course_and_the_list_shows_progress(world: World, game: str) -> None:
    panel = await learning(world, game=game)
    await do(world, panel, "en")
    await clicking.press(panel, "l:stop")
    lesson, number = lessons.words(game, "en")[lessons.course(game)[0].key], len(lessons.course(game))
    assert f"✅ 1. {lesson.title}" in panel.text
    assert "▶️ 2." in panel.text
    await panel.click("c:all:list")
    assert f"1 of {number} lessons done" in panel.text
    await panel.click(f"c:{game}:on")
    assert f"Lesson 2 of {number}" in panel.text
    await clicking.press(panel, "l:stop")
    await panel.pick(f"c:{game}:pick", [lessons.course(game)[-1].key])
    assert f"Lesson {number} of {number}" in panel.text


async def test_somebody_new_gets_the_list_of_courses(world: World) -> None:
    panel = await learning(world)
    for key in GAMES:
        assert f" · {len(lessons.course(key))} lessons" in panel.text
        assert f"c:{key}:on" in ids(panel.message), "one tap begins it"


async def test_lessons_are_in_no_list_and_belong_to_one_person(world: World, game: str) -> None:
    await learning(world, game=game)
    mine = await world.ada.slash(world.channel, "game mine")
    assert "You are not in any match yet" in words(mine.response)
    with pytest.raises(Illegal, match="service-not-playing"):
        await clicks.press(world.bot, Reader(), world.ben.id, Click(await newest(world), 0, 0, 0, "l:hint"))
    shown = await world.ada.slash(world.channel, "game show", match=await newest(world))
    assert "Lesson · only you see this" in words(shown.response)


async def test_buttons_that_nobody_of_us_has_made_are_refused(world: World, game: str) -> None:
    await learning(world, game=game)
    with pytest.raises(Illegal):
        await clicks.press(world.bot, Reader(), world.ada.id, Click(await newest(world), 0, 0, 0, "l:x"))
    with pytest.raises(Illegal, match="service-unknown-match"):
        await clicks.press(world.bot, Reader(), world.ben.id, Click(9999, 0, 0, 0, "l:hint"))
    with pytest.raises(Illegal, match="bot-old-button"):
        await courses.course(world.bot, Reader(), world.ada.id, "nothing")
    with pytest.raises(Illegal, match="bot-old-button"):
        await courses.go_on(world.bot, Reader(), world.ada.id, "Ada", "nothing")
