"""A match comes back from its file."""

from typing import Any

from service import game_file, ratings
from tests.bot.test_matches import finish
from tests.bot.weeks import Weeks
from tests.bot.world import World, words


async def bring(world: World, contents: bytes, **more: Any) -> str:
    done = await world.eve.slash(world.channel, "table import", file=("a.game", contents), **more)
    assert done.response is not None
    return words(done.response)


async def test_a_finished_match_comes_back_to_be_looked_at_and_counts_for_nobody(world: World) -> None:
    weeks = Weeks(world)
    await weeks.begin("ben")
    await finish(world)
    file = (await game_file.export(world.bot.desk, 1)).encode()
    assert "The match is back as #2" in await bring(world, file)
    await weeks.done()
    back = await world.bot.desk.table(2)
    assert back.match.status == "over"
    assert back.position == (await world.bot.desk.table(1)).position
    assert await game_file.export(world.bot.desk, 2) == file.decode()
    assert back.match.place["thread"] == back.match.place["message"]
    assert await ratings.record(world.bot.desk, 2) == []
    assert await world.bot.desk.store.scores_of(world.eve.id) == []


async def test_a_running_match_goes_on_and_seats_are_given_away(world: World) -> None:
    weeks = Weeks(world)
    await weeks.begin("ben", "cleo")
    await weeks.round("ada", "ben", "cleo")
    file = (await game_file.export(world.bot.desk, 1)).encode()
    await bring(world, file)
    await weeks.done()
    back = await world.bot.desk.table(2)
    assert back.match.status == "running"
    assert {chair.user for chair in back.chairs} == {world.eve.id}
    assert back.names == (await world.bot.desk.table(1)).names
    (told,) = world.posts
    assert words(told).count("places a stone") == 1


async def test_what_is_no_match_is_refused_and_leaves_nothing(world: World) -> None:
    assert "Line 1: this is not" in await bring(world, b"\xff\xfe")
    assert "Line 1: this is not" in await bring(world, b"hello")
    assert await world.bot.desk.store.match(1) is None
    assert world.channel.history() == []
