"""Looking for players on a server: the panel, the letter, the table; and who is refused."""

import asyncio
from typing import Any

import discord
import pytest
import simcord

from bot.host.patience import FIRST_PAUSE
from bot.lobby import seekers
from service import company, seek
from service.desk import StoreError
from tests.bot.test_company import said
from tests.bot.thread import refuse
from tests.bot.world import Clock, World, buttons, ids, words


def letters(who: simcord.MemberActor) -> list[Any]:
    return who.user.dm_channel.history()


async def look(world: World, who: simcord.MemberActor, **more: Any) -> str:
    found = await said(world, who, "seek", game="ur", **{"players": 2, **more})
    await rested(world)
    return found


async def rested(world: World) -> None:
    while world.bot._tasks:
        await asyncio.wait(world.bot._tasks)


async def two(world: World) -> Any:
    """Ada and Ben look for the same; the post of their table."""
    await look(world, world.ada)
    await look(world, world.ben)
    return world.channel.history()[-1]


async def test_two_who_look_for_the_same_get_a_table_and_a_letter(world: World, clock: Clock) -> None:
    assert "You are in the queue" in await look(world, world.ada)
    assert letters(world.ada) == []
    await look(world, world.ben)
    post = world.channel.history()[-1]
    assert f"{world.ada.mention} is asked" in words(post)
    letter = letters(world.ben)[-1]
    assert f"{world.ada.mention} looks for the same as you." in words(letter)
    assert buttons(letter) == ["Sit down", "Not this table", "Stop looking", "To the table"]


async def test_a_letter_over_which_the_database_fails_waits(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any) -> None:
        raise StoreError("away")

    await look(world, world.ada)
    monkeypatch.setattr(seekers.Seekers, "_ask", away)
    await look(world, world.ben)
    monkeypatch.undo()
    clock.time += FIRST_PAUSE
    await world.bot.seekers.deliver()
    assert "looks for the same as you" in words(letters(world.ben)[-1])


async def test_when_both_sit_down_the_match_begins_by_itself(world: World, clock: Clock) -> None:
    await two(world)
    for who in (world.ada, world.ben):
        result = await who.user.click(letters(who)[-1], custom_id="f:yes:1")
        assert result is not None
    await rested(world)
    assert (await world.bot.desk.lobby(1))[0].status == "running"
    assert "#1" in words(letters(world.ada)[0])
    assert await world.store.searches_of(world.ada.id) == []
    assert world.thread.history()


async def test_the_lobbys_own_button_is_an_answer_too(world: World, clock: Clock) -> None:
    post = await two(world)
    stranger = await world.eve.click(post, label="Join")
    assert stranger.response is not None
    assert "private" in words(stranger.response)
    await world.ada.click(post, label="Join")
    await world.ben.click(post, label="Join")
    assert (await world.bot.desk.lobby(1))[0].status == "running"
    assert await world.store.searches_of(world.ben.id) == []


async def test_who_does_not_want_this_table_looks_on(world: World, clock: Clock) -> None:
    await two(world)
    await world.ben.user.click(letters(world.ben)[-1], custom_id="f:no:1")
    (search,) = await world.store.searches_of(world.ben.id)
    assert search.match is None
    await world.ada.user.click(letters(world.ada)[-1], custom_id="f:yes:1")
    assert "is asked" not in words(world.channel.history()[-1])
    again = await world.ben.click(world.channel.history()[-1], label="Join")
    assert again is not None
    assert (await world.bot.desk.lobby(1))[0].status == "running", "it is open to everybody now, and to Ben"


async def test_who_is_silent_gives_way(world: World, clock: Clock) -> None:
    await two(world)
    await world.ada.user.click(letters(world.ada)[-1], custom_id="f:yes:1")
    clock.time += seek.USUAL_ANSWER
    await world.bot.seekers.refresh()
    (search,) = await world.store.searches_of(world.ben.id)
    assert (search.match, search.since) == (None, clock.time)
    late = await world.ben.user.click(letters(world.ben)[-1], custom_id="f:yes:1")
    assert late.response is not None
    assert "no longer" in words(late.response)


async def test_a_table_to_which_nobody_comes_closes_and_says_so(world: World, clock: Clock) -> None:
    post = await two(world)
    for who in (world.ada, world.ben):
        await who.user.click(letters(who)[-1], custom_id="f:no:1")
    assert "nobody who was asked came" in words(next(one for one in world.channel.history() if one.id == post.id))


async def test_the_panel_remembers_what_is_wished_and_lists_searches(world: World, clock: Clock) -> None:
    opened = await world.eve.slash(world.channel, "seek")
    assert opened.response is not None
    assert "f:set:game" in ids(opened.response)
    assert "f:set:abroad" not in ids(opened.response), "the server does not allow it"
    await world.eve.select(opened.response, ["tigris", "ur"], custom_id="f:set:game")
    await world.eve.select(opened.response, ["live"], custom_id="f:set:pace")
    await world.eve.click(opened.response, custom_id="f:go")
    (search,) = await world.store.searches_of(world.eve.id)
    assert (search.games, search.pace, search.number) == (("ur", "tigris"), "live", 0)
    assert "You look for UR" in words(opened.response)
    await world.eve.click(opened.response, custom_id=f"f:stop:{search.id}")
    assert await world.store.searches_of(world.eve.id) == []
    assert "no more" in words(opened.response)


async def test_floods_and_nonsense_are_refused_in_a_sentence(world: World, clock: Clock) -> None:
    for pace in ("any", "live", "daily", "relaxed", "none"):
        await look(world, world.eve, pace=pace)
    assert "5 searches already" in await look(world, world.eve, players=3)
    assert "exactly that already" in await look(world, world.eve, pace="any")
    assert "cannot be played by 7" in await look(world, world.ada, players=7)
    direct = await world.eve.user.slash("seek")
    assert direct.response is not None
    assert "channel of a server" in words(direct.response)


async def test_moderators_open_the_server(world: World, clock: Clock) -> None:
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    opened = await mod.slash(world.channel, "seek")
    assert opened.response is not None
    assert "f:server" in ids(opened.response)
    others = await world.eve.slash(world.channel, "seek")
    assert others.response is not None
    assert "f:server" not in ids(others.response)
    assert not (await world.store.prefs(world.guild.id)).get(seek.ABROAD)
    await mod.click(opened.response, custom_id="f:server")
    assert (await world.store.prefs(world.guild.id))[seek.ABROAD] is True
    assert "f:set:abroad" in ids(opened.response)


async def test_who_plays_enough_looks_for_no_more(world: World, clock: Clock) -> None:
    await said(world, world.ada, "game settings", matches=1)
    await look(world, world.ada, players=3)
    await two(world)
    await world.ada.user.click(letters(world.ada)[-1], custom_id="f:yes:1")
    assert "other search has ended" in words(letters(world.ada)[-1])
    assert await world.store.searches_of(world.ada.id) == []
    assert (await world.store.prefs(world.ada.id))[company.LIMIT] == 1


async def test_who_has_closed_direct_messages_is_asked_in_the_channel_and_nobody_else_can_answer(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot, "fetch_user", refuse)
    await two(world)
    asked = [one for one in world.channel.history() if "f:yes:1" in ids(one)]
    assert [world.ada.mention in words(asked[0]), world.ben.mention in words(asked[1])] == [True, True]
    stranger = await world.eve.click(asked[0], custom_id="f:yes:1")
    assert stranger.response is not None
    assert stranger.ephemeral
    assert "not asked" in words(stranger.response)
    assert await world.store.chairs(1) == []
    await world.ada.click(asked[0], custom_id="f:yes:1")
    assert [chair.name for chair in await world.store.chairs(1)] == ["ada"]


async def test_a_search_survives_a_restart_and_ends_after_a_week(world: World, clock: Clock) -> None:
    await look(world, world.eve)
    await world.restart()
    world.bot.desk.now = lambda: clock.time
    clock.time += seek.LASTS
    await world.bot.seekers.refresh()
    assert await world.store.searches_of(world.eve.id) == []
    assert "seven days" in words(letters(world.eve)[-1])


async def test_the_host_is_told_once_each(world: World, clock: Clock) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    lobby = world.channel.history()[-1]
    for who in (world.ben, world.cleo, world.dan):
        await who.click(lobby, label="Join")
        await world.bot.seekers.deliver()
    await world.dan.click(lobby, label="Leave")
    await world.dan.click(lobby, label="Join")
    await world.bot.seekers.deliver()
    told = [words(one) for one in letters(world.ada)]
    assert ["you can press Start" in one for one in told] == [True, False]
    assert "All 4 seats are taken" in told[1]


async def test_a_table_begins_when_full_if_its_host_wants_that(world: World, clock: Clock) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    lobby = world.channel.history()[-1]
    opened = await world.ada.click(lobby, label="Options")
    assert opened.response is not None
    await world.ada.select(opened.response, ["full"], custom_id="l:1:setting:begins")
    await world.ada.select(opened.response, ["2"], custom_id="l:1:wanted")
    await world.ben.click(lobby, label="Join")
    await rested(world)
    assert (await world.bot.desk.lobby(1))[0].status == "running"
    assert letters(world.ada) == [] or "Start" not in words(letters(world.ada)[0])
