"""The first lesson of every game, on the page and by clicks alone: real browser, real bot, real pictures."""

import pytest
from playwright.async_api import Locator, expect

from rules import GAMES
from rules.kernel import read, write
from service import lessons
from tests.bot.test_newcomer_page import PHONE, Somebody
from tests.bot.wire import Wire
from tests.browser import browsing

pytestmark = pytest.mark.needs_chromium

LOOKS = 20
"""So many taps are more than any first lesson takes."""


def widget(panel: Locator, key: str) -> Locator:
    return panel.locator(f'[data-custom-id$=":{key}"]')


async def finish(me: Somebody, lines: tuple[str, ...], learnt: str) -> None:
    """Taps whatever goes on with the moves, the longest first; looks into parts of the board; confirms."""
    words = [read(line)[0] for line in lines]
    fitting = [
        f"w:{write(move[at:end])}" for move in words for at in range(len(move)) for end in range(len(move), at, -1)
    ]
    tapped: list[str] = []
    for _ in range(LOOKS):
        await expect(me.private.locator("button.busy")).to_have_count(0)
        await me.page.wait_for_timeout(300)
        if learnt in " ".join((await me.private.inner_text()).split()):
            return
        for key in ("c", *fitting, "o", *(f"r:{number}" for number in range(9))):
            if key not in tapped and await widget(me.private, key).count():
                tapped += [key] if key != "o" else []
                await widget(me.private, key).first.click()
                break
    raise AssertionError(tapped)


@pytest.mark.parametrize("who", ["Ada", pytest.param("Ben", marks=pytest.mark.long)])
async def test_the_first_lesson_of_every_game_by_clicks(wire: Wire, who: str) -> None:
    lang = {"Ada": "en", "Ben": "de"}[who]
    async with browsing() as browser:
        me = await Somebody.come(browser, wire, who, PHONE)
        for game in GAMES:
            lesson = lessons.course(game)[0]
            said = lessons.words(game, lang)[lesson.key]
            before = await me.page.locator(".msg.mine-only").count()
            await me.type({"en": "/game learn", "de": "/spiel lernen"}[lang])
            await me.page.keyboard.press("Enter")
            await expect(me.page.locator(".msg.mine-only")).to_have_count(before + 1)
            if await widget(me.private, "l:stop").count():
                await widget(me.private, "l:stop").click()
                await me.private.locator('[data-custom-id="c:all:list"]').click()
            await me.private.locator(f'[data-custom-id="c:{game}:on"]').click()
            await expect(me.private).to_contain_text(said.task)
            await finish(me, lesson.solution, said.learnt.replace("**", ""))
            await me.shoot(f"lesson-{game}-{lang}-phone")
            await widget(me.private, "l:next").click()
            await expect(me.private).to_contain_text(lessons.words(game, lang)[lessons.course(game)[1].key].task)
        assert me.complaints == []
