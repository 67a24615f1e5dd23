"""Lessons: every position is one of the rules, every task can be done and can be missed, nothing is lost or told."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import renderers
from renderers import Look
from rules import GAMES, kernel
from rules.kernel import Illegal
from rules.text import LANGUAGES
from service import lessons, play
from service.desk import Desk
from service.lessons import DONE, LEARNER, MISSED, OPEN
from storage import Store

ME, OTHER = 7, 8
LONGEST = {"title": 40, "why": 520, "task": 160, "missed": 420, "learnt": 420}
EVERY = [pytest.param(game, lesson.key, id=f"{game}-{lesson.key}") for game in GAMES for lesson in lessons.course(game)]


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    store = await Store.open(tmp_path / "z.db")
    yield Desk(store, now=lambda: 1000.0)
    await store.close()


async def played(desk: Desk, game: str, key: str, lines: tuple[str, ...]) -> str:
    """What becomes of a lesson when the learner makes these moves."""
    match = (await lessons.begin(desk, ME, "Me", game, key)).match.id
    for line in lines:
        assert await lessons.stage(desk, await desk.table(match)) == OPEN
        await play.act(desk, match, ME, line)
        await lessons.replied(desk, match)
    return await lessons.stage(desk, await desk.table(match))


@pytest.mark.parametrize("game", GAMES)
def test_a_course_has_five_to_eight_lessons_with_keys_of_their_own(game: str) -> None:
    keys = [lesson.key for lesson in lessons.course(game)]
    assert 5 <= len(keys) == len(set(keys)) <= 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_words_and_they_are_short(game: str, lang: str) -> None:
    words = lessons.words(game, lang)
    assert list(words) == [lesson.key for lesson in lessons.course(game)]
    for key, said in words.items():
        for field, most in LONGEST.items():
            text = getattr(said, field)
            assert 2 < len(text) <= most, (key, field, len(text))
        assert all(20 < len(hint) <= 300 for hint in said.hints), key


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_was_left_untranslated(game: str) -> None:
    ours, theirs = (lessons.words(game, lang) for lang in LANGUAGES)
    for key, said in ours.items():
        for field in ("why", "task", "hints", "missed", "learnt"):
            assert getattr(said, field) != getattr(theirs[key], field), (key, field)


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_the_rules_allow_the_position(game: str, key: str) -> None:
    p = lessons.position(game, lessons.find(game, key))
    rules = GAMES[game]
    assert rules.encode(rules.copy(p)) == rules.encode(p)
    assert LEARNER in rules.view(p, LEARNER).up


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_the_picture_looks_at_places_of_the_board(game: str, key: str) -> None:
    assert all(map(renderers.of(game).where, lessons.find(game, key).look))


@pytest.mark.parametrize(("game", "key"), [one for one in EVERY if lessons.find(*map(str, one.values)).hand])
def test_where_the_task_is_about_the_hand_there_is_a_picture_of_it(game: str, key: str) -> None:
    p = lessons.position(game, lessons.find(game, key))
    assert renderers.of(game).hand(GAMES[game].view(p, LEARNER), Look()) is not None


@pytest.mark.parametrize(("game", "key"), EVERY)
async def test_the_solution_does_it(desk: Desk, game: str, key: str) -> None:
    assert await played(desk, game, key, lessons.find(game, key).solution) == DONE
    (attempt,) = await desk.store.attempts(ME)
    assert attempt.done == 1000.0


@pytest.mark.parametrize(("game", "key"), EVERY)
async def test_the_task_can_be_missed(desk: Desk, game: str, key: str) -> None:
    wrong = lessons.find(game, key).wrong
    assert wrong
    assert await played(desk, game, key, wrong) == MISSED
    (attempt,) = await desk.store.attempts(ME)
    assert attempt.done is None


@pytest.fixture
def game() -> str:
    """Any game; one with conflicts, in which others answer."""
    return next(key for key in GAMES if any(any(lesson.replies) for lesson in lessons.course(key)))


async def test_a_course_goes_on_with_the_first_lesson_that_is_not_done(desk: Desk, game: str) -> None:
    first, second, *_ = lessons.course(game)
    await played(desk, game, second.key, second.solution)
    following = lessons.following(await lessons.steps(desk, ME, game))
    assert following is not None
    assert (following.lesson, following.number, following.done) == (first, 1, False)
    await played(desk, game, first.key, first.solution)
    following = lessons.following(await lessons.steps(desk, ME, game))
    assert following is not None
    assert following.number == 3
    assert [step.done for step in await lessons.steps(desk, OTHER, game)] == [False] * len(lessons.course(game))
    assert await lessons.latest(desk, ME) == game
    assert await lessons.latest(desk, OTHER) is None


async def test_an_unfinished_lesson_is_found_again_and_a_finished_one_begins_anew(desk: Desk, game: str) -> None:
    lesson = next(one for one in lessons.course(game) if len(one.solution) > 1)
    begun = await lessons.begin(desk, ME, "Me", game, lesson.key)
    await play.act(desk, begun.match.id, ME, lesson.solution[0])
    again = await lessons.go_on(Desk(desk.store), ME, "Me", game, lesson.key)
    assert (again.match.id, again.n) == (begun.match.id, (await desk.table(begun.match.id)).n)
    path = await lessons.next_move(desk, again)
    assert path is not None
    assert kernel.write(path) == lesson.solution[1]
    await play.act(desk, begun.match.id, ME, lesson.solution[1])
    await lessons.replied(desk, begun.match.id)
    anew = await lessons.go_on(desk, ME, "Me", game, lesson.key)
    assert anew.match.id != begun.match.id
    assert await desk.store.match(begun.match.id) is None, "the old one is in nobody's way"
    assert lessons.following(await lessons.steps(desk, ME, game)) is not None


async def test_done_once_stays_done(desk: Desk, game: str) -> None:
    lesson = lessons.course(game)[0]
    await played(desk, game, lesson.key, lesson.solution)
    await played(desk, game, lesson.key, lesson.wrong)
    (attempt,) = await desk.store.attempts(ME)
    assert attempt.done == 1000.0


async def test_a_lesson_costs_nobody_anything(desk: Desk, game: str) -> None:
    """No letter, no timer, in no list; another person cannot play in it; and it goes with the person."""
    lesson = lessons.course(game)[0]
    begun = await lessons.begin(desk, ME, "Me", game, lesson.key)
    with pytest.raises(Illegal):
        await play.act(desk, begun.match.id, OTHER, lesson.solution[0])
    await play.act(desk, begun.match.id, ME, lesson.solution[0])
    assert await desk.store.letters(9) == []
    assert await desk.store.next_timer() is None
    assert await desk.store.matches_of(ME) == []
    await desk.store.forget(ME, -1, "–")
    assert await desk.store.match(begun.match.id) is None
    assert await desk.store.attempts(ME) == []


async def test_a_lesson_that_does_not_exist_is_refused(desk: Desk) -> None:
    for game, key in (("nothing", "x"), (next(iter(GAMES)), "x")):
        with pytest.raises(Illegal, match="service-no-lesson"):
            await lessons.go_on(desk, ME, "Me", game, key)
