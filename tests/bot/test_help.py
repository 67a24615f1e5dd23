"""Help: every game has every tab in both languages, on one screen; the phase that the match is in is marked."""

import re
from pathlib import Path

import pytest

import rules
from bot.panel.widgets import TEXT
from bot.people.readers import Reader
from bot.teaching.help_pages import TABS, page
from rules import GAMES
from rules.kernel import Msg, msg
from rules.text import LANGUAGES
from service.player_aid import aid
from tests.bot.test_matches import begin
from tests.bot.world import Panel, World, ids, words
from tools import player_pages

HOME = Path(rules.__file__).parent
OVER = "over"


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_tab_fits_one_message(game: str, lang: str, tab: str) -> None:
    shown = page(game, tab, Reader(lang))
    assert 150 < len(shown) <= TEXT
    assert "\n\n\n" not in shown


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_parts(game: str) -> None:
    english, german = (aid(game, lang) for lang in LANGUAGES)
    assert [part.when for part in english.phases] == [part.when for part in german.phases]
    assert len(english.tips) == len(german.tips) == 3
    for field in ("goal", "turn", "scoring", "end", "signs"):
        ours, theirs = getattr(english, field), getattr(german, field)
        assert ours != theirs
        assert ours.count("\n") == theirs.count("\n"), field


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_of_a_game_is_explained_once(game: str) -> None:
    sentences = (HOME / game / "en.ftl").read_text(encoding="utf-8")
    phases = sorted(set(re.findall(rf"^{game}-phase-([\w-]+) =", sentences, re.MULTILINE)) - {OVER})
    assert sorted(name for part in aid(game, "en").phases for name in part.when) == phases


@pytest.mark.parametrize(
    ("game", "phase", "begins"),
    [
        ("ur", msg("ur-phase-swap", round=3), "**2 Tausch.**"),
        ("civilization", msg("civilization-phase", round=4, phase=msg("civilization-phase-trade")), "**9 Handel.**"),
    ],
)
def test_the_phase_we_are_in_is_marked(game: str, phase: Msg, begins: str) -> None:
    shown = page(game, "turn", Reader("de"), phase)
    assert shown.count("▶") == 1
    assert f"▶ *Jetzt:* {begins}" in shown
    assert "▶" not in page(game, "turn", Reader("de"))
    assert "▶" not in page(game, "turn", Reader("de"), msg(f"{game}-phase-over"))


async def test_the_help_of_a_table_turns_its_tabs(world: World) -> None:
    await begin(world, "ben")
    opened = (await world.eve.click(world.posts[-1], label="Help")).response
    assert opened is not None
    assert "UR · Goal" in words(opened)
    turned = (await world.eve.click(opened, label="Your turn")).response
    assert turned is not None
    assert "▶ *Now:* **Set-up: stones.**" in words(turned)
    assert "`/ur trade`" in words((await world.eve.click(turned, label="Commands")).response)


async def test_help_works_before_a_match_and_after_a_restart(world: World) -> None:
    opened = (await world.ada.slash(world.channel, "game help")).response
    assert opened is not None
    assert "/game new" in words(opened)
    await world.restart()
    stone_age = (await world.ada.click(opened, label="Stone Age")).response
    assert "Stone Age · Goal" in words(stone_age)
    assert {"h:stoneage:0:goal", "h:stoneage:0:end"} <= set(ids(stone_age))


async def test_a_tab_that_nobody_of_us_has_made_is_an_old_button(world: World) -> None:
    from bot.teaching import help_pages
    from rules.kernel import Illegal

    for game, tab in (("chess", "goal"), ("ur", "dance")):
        with pytest.raises(Illegal):
            await help_pages.turned(world.bot, Reader(), game, tab=tab)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_teaches_what_help_says(game: str, lang: str) -> None:
    document = player_pages.page(game, lang).read_text(encoding="utf-8")
    found = player_pages.TAUGHT.search(document)
    assert found is not None
    assert found[0] == player_pages.taught(game, lang), "write it anew: python -m tools.player_pages"
    assert (player_pages.PAGES / player_pages.picture(game, lang)).is_file(), "python -m tools.player_pictures"
    assert document.index("\n") + 1 == found.start(), "it comes first"


async def test_a_refusal_leads_to_the_rule_it_rests_on_and_the_question_stays(world: World) -> None:
    await begin(world, "ben")
    await world.ada.slash(world.thread, "play", line="place c3")
    refused = Panel(world.ben, await world.ben.slash(world.thread, "play", line="place c3"))
    (button,) = [one for one in ids(refused.message) if one.startswith("r:clause:0:")]
    shown = await world.ben.click(refused.message, custom_id=button)
    assert f"**{button.rpartition(':')[2]}**" in words(shown.response)
    assert any(one.startswith("a:1:") for one in ids(refused.message))
