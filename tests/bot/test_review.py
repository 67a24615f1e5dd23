"""Looking back at a finished match: made once and in the background, shown in private, with ways to every position."""

import asyncio
import io
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from bot import app
from bot.history import review as shown
from bot.history.review_words import _advice
from bot.panel.widgets import Post
from bot.people.readers import Reader
from rules.kernel import Illegal, msg
from service import review, review_turns
from service.review import Turn
from tests.bot.weeks import Weeks
from tests.bot.world import World, buttons, ids, words


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_turns, "WORLDS", 1)
    monkeypatch.setattr(review_turns, "MOVES", 3)
    monkeypatch.setattr(review, "PLACES", 6)
    monkeypatch.setattr(review, "CLOSER", 3)


@pytest.fixture
def thoughts(over: Weeks, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the bot thinks about, by name."""
    found, think = list[str](), over.world.bot.thinkers.think

    async def counted(work: Any, *arguments: Any) -> Any:
        found.append(work.__name__)
        return await think(work, *arguments)

    monkeypatch.setattr(over.world.bot.thinkers, "think", counted)
    return found


async def test_a_review_is_made_in_the_background_and_shown_in_private(
    over: Weeks, thoughts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said, edit = list[str](), shown._edit

    async def heard(interaction: Any, post: Post, picture: Any = None) -> None:
        said.append(post.text)
        await edit(interaction, post, picture)

    monkeypatch.setattr(shown, "_edit", heard)
    world, posts = over.world, len(over.world.posts)
    answer = await world.ada.click(over.last, label="Review")
    assert answer.response is not None
    assert answer.response.ephemeral
    text = words(answer.response)
    assert "Points, as if the match had ended then." in text
    assert "What turned it" in text
    assert re.search(r"Move \d+, \w+\*\* \(Round \d+, actions\)", text), "when it was, in the game's own time"
    assert "%" in text
    assert [one for one in said if "is being made:" in one], "its progress was told"
    assert len(said) <= 6
    (file,) = answer.response.attachments
    with Image.open(io.BytesIO(await file.read())) as picture:
        assert picture.size == (1600, 1000)
    assert file.description is not None
    assert "ada: " in file.description
    assert len(world.posts) == posts, "the thread stays quiet"
    assert thoughts[0] == "course"


async def test_a_second_tap_costs_nothing_and_speaks_the_readers_language(over: Weeks, thoughts: list[str]) -> None:
    await over.world.ada.click(over.last, label="Review")
    number = len(thoughts)
    await over.say("ben", "game settings", language="de")
    answer = await over.world.ben.click(over.last, label="Review")
    assert answer.response is not None
    assert len(thoughts) == number
    assert "Punkte, als wäre die Partie dann zu Ende gewesen." in words(answer.response)
    assert "Wendepunkte" in words(answer.response)
    assert any("Stellung" in label for label in buttons(answer.response))


async def test_every_turn_leads_to_its_position_and_back(over: Weeks) -> None:
    answer = await over.world.eve.click(over.last, label="Review")
    assert answer.response is not None
    (first, *_) = [label for label in buttons(answer.response) if "Position" in label]
    at = first.rpartition(" ")[2]
    assert f"Position {at} of" in await over.press("eve", answer.response, first)
    assert "Review" in buttons(answer.response)
    await over.press("eve", answer.response, "Review")
    assert first in buttons(answer.response)


async def test_while_a_match_runs_nothing_offers_a_review(world: World) -> None:
    weeks = Weeks(world)
    await weeks.begin("ben")
    await weeks.round("ada", "ben")
    assert "Review" not in buttons(weeks.last)
    replay = await world.ada.slash(world.thread, "game replay")
    assert not [one for one in ids(replay.response) if "review" in one]


async def test_two_who_ask_at_once_wait_for_the_same_review(over: Weeks, thoughts: list[str]) -> None:
    bot = over.world.bot
    assert bot.reviews.begin(1) is bot.reviews.begin(1)
    await over.done()
    assert thoughts.count("course") == 1
    assert await review.kept(bot.desk, 1) is not None


async def test_a_failure_is_said_and_the_review_can_be_asked_for_again(
    over: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(contents: str) -> None:
        raise RuntimeError("no")

    with monkeypatch.context() as patch:
        patch.setattr(review, "course", broken)
        answer = await over.world.ada.click(over.last, label="Review")
        assert "could not be made" in words(answer.response)
    again = await over.world.ada.click(over.last, label="Review")
    assert "What turned it" in words(again.response)


async def test_a_bot_that_was_restarted_still_has_it(over: Weeks) -> None:
    before = words((await over.world.ada.click(over.last, label="Review")).response)
    await over.world.restart()
    assert words((await over.world.ada.click(over.last, label="Review")).response) == before


async def test_a_bot_that_was_stopped_in_the_middle_makes_it_anew(over: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    world = over.world

    async def hanging(*_: Any) -> None:
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(app, "GRACE", 0.0)
        patch.setattr(world.bot.thinkers, "think", hanging)
        world.bot.reviews.begin(1)
        await world.restart()
    assert await review.kept(world.bot.desk, 1) is None
    assert "What turned it" in words((await world.ada.click(over.last, label="Review")).response)


async def test_strangers_of_another_server_may_not_look(over: Weeks) -> None:
    world = over.world

    def by(user: int, guild: int) -> Any:
        return cast(Any, SimpleNamespace(client=world.bot, guild_id=guild, user=SimpleNamespace(id=user)))

    await shown._check(by(world.eve.id, world.guild.id), 1)
    await shown._check(by(world.ada.id, 77), 1)
    with pytest.raises(Illegal):
        await shown._check(by(world.eve.id, 77), 1)


@pytest.mark.parametrize(("gain", "said"), [(30, "(+30 %)"), (1, "about as good"), (-30, "which looks worse")])
def test_advice_is_no_better_than_it_is(gain: int, said: str) -> None:
    turn = Turn(5, 5, 4, 0, 0, 40, 60, msg("ur-measure"), "Stop", "War", (msg("ur-why-hand"),), gain)
    lines = _advice(turn, Reader("en", names=("ada", "ben")))
    assert said in lines[0]
    assert len(lines) == (1 if gain < 0 else 2), "nobody is given reasons for a worse move"
