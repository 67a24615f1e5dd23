"""A hundred thousand hostile interactions: nothing of others changes, nothing breaks, everything is answered."""

import logging
from typing import Any

import pytest

from bot.history import films
from service import review, review_turns
from tests.bot.hostile import Hostile
from tests.bot.test_matches import finish
from tests.bot.world import World, words
from tests.lengths import length

TIMES = length(1_500, 2_000)
WORLDS = length(1, 50)
OFTEN = 50
"""After so many the matches of others are looked at."""

MAY = ("film", "review")
"""What everybody on the server may ask for: the film and the review of a match that is over."""


async def held(world: World, matches: int) -> list[Any]:
    """All that the store holds of some matches."""
    found: list[Any] = []
    for match in range(1, matches + 1):
        kept = await world.store.match(match)
        assert kept is not None
        kept.place = {key: value for key, value in kept.place.items() if key not in MAY}
        chairs = await world.store.chairs(match)
        drafts = [await world.store.draft(match, chair.seat) for chair in chairs]
        found.append((kept, chairs, await world.store.head(match), drafts, await world.store.orders(match)))
    return found


async def scene(world: World) -> int:
    """A match that is over, one that goes on, a what-if, a private lobby; how many there are."""
    for who in ("ada", "ada"):
        await world.ada.slash(world.channel, "game new", game="ur")
        await world.ben.click(world.channel.history()[-1], label="Join")
        await getattr(world, who).click(world.channel.history()[-1], label="Start")
    await finish(world)
    await world.ada.slash(world.channel.threads[1], "game branch")
    await world.ada.slash(world.channel, "game new", game="tigris")
    panel = await world.ada.click(world.channel.history()[-1], label="Options")
    assert panel.response is not None
    await world.ada.select(panel.response, ["private"], custom_id="l:4:setting:access")
    await world.ben.slash(world.channel.threads[1], "table note", note="mine")
    return 4


@pytest.mark.parametrize("seed", range(WORLDS))
async def test_hostile_interactions_change_nothing_and_break_nothing(
    seed: int, world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(films, "join", lambda folder, positions: b"film")  # pictures are no pictures here
    for module, budget in ((review, "PLACES"), (review, "CLOSER"), (review_turns, "WORLDS"), (review_turns, "MOVES")):
        monkeypatch.setattr(module, budget, 1)
    matches = await scene(world)
    elsewhere = world.env.create_guild("Elsewhere")
    zed = elsewhere.add_member(world.env.create_user("zed", global_name="<@1> \u202eada"))
    hall = elsewhere.create_text_channel("hall")
    people = [(world.eve, world.channel), (world.eve, world.channel.threads[1]), (zed, hall), (zed, hall)]
    hostile = Hostile(world, people, matches, seed)
    before = await held(world, matches)
    done: list[str] = []
    with caplog.at_level(logging.ERROR):
        for number in range(TIMES):
            what, result = await hostile.act()
            done.append(what)
            assert result.acknowledged or what.startswith("autocomplete"), what
            said = words(result.response) if result.response is not None else ""
            assert "went wrong on our side" not in said, what
            assert not caplog.records, what
            if number % OFTEN == OFTEN - 1:
                await hostile.flood(OFTEN // 5)
                assert await held(world, matches) == before, done[-OFTEN:]
    assert not caplog.records
    assert await held(world, matches) == before
