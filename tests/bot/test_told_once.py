"""What is told is told once and in order, whatever goes wrong in between."""

import asyncio
from typing import Any

import discord
import pytest

from bot.thread import announcer, sending, vote_post
from service import outbox, play
from tests.bot.thread import Killed, is_told_once
from tests.bot.world import World, ids, words


async def test_what_could_not_be_told_beside_the_thread_is_owed_and_the_page_is_known(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise OSError

    with monkeypatch.context() as trouble:
        trouble.setattr(vote_post, "show", broken)
        await match.ada.slash(match.thread, "play", line="place c3")
    posts = [post.id for post in match.posts]
    place = await match.bot.desk.place(1)
    assert (place["page"]["message"], place["page"]["done"], place["retire"]) == (posts[-1], True, [])
    assert await outbox.news(match.bot.desk, 1)
    match.bot.announcer.wake(1)
    await match.done()
    assert not await outbox.news(match.bot.desk, 1)
    assert [post.id for post in match.posts] == posts


async def test_what_nobody_was_called_for_is_told_at_the_next_look(match: World) -> None:
    """A move that is stored though whoever made it was not told so."""
    await play.act_for(match.bot.desk, 1, 0, ("place", "c3"), "player")
    assert "c3" not in words(match.posts[-1])
    await match.bot.timekeeping.beat()
    await match.done()
    assert "c3" in words(match.posts[-1])


async def test_a_post_that_fails_is_tried_again(match: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcer, "FIRST_PAUSE", 20.0)
    before = len(match.posts)
    match.env.inject_error("POST", "/channels/*/messages", status=403)
    await match.ada.slash(match.thread, "play", line="place c3")
    assert len(match.posts) == before
    assert await match.store.letters(10)
    await match.env.advance_time(60)
    assert len(match.posts) == before + 1
    assert not await match.store.letters(10)


async def test_a_look_that_fails_is_taken_again(match: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something was due to be told though there was no news."""
    looks, tell = list[int](), announcer.Announcer._tell

    async def fails_once(self: announcer.Announcer, news: outbox.News, lost: bool = False) -> bool:
        looks.append(news.match)
        if len(looks) == 1:
            raise ConnectionResetError
        return await tell(self, news, lost)

    monkeypatch.setattr(announcer, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(announcer.Announcer, "_tell", fails_once)
    match.bot.announcer._look(1)
    await match.done()
    await asyncio.sleep(0.01)
    await match.done()
    assert looks == [1, 1]


@pytest.mark.parametrize("notes", range(6))
async def test_what_discord_has_acknowledged_is_never_posted_twice(
    match: World, monkeypatch: pytest.MonkeyPatch, notes: int
) -> None:
    """The bot dies before or after any of its notes about a message."""
    killed = Killed(monkeypatch, notes)
    before = len(match.posts)
    await match.ada.slash(match.thread, "play", line="place c3")
    await killed.restart(match)
    assert len(match.posts) == before + 1
    await is_told_once(match)
    await match.ben.slash(match.thread, "play", line="place d4")
    assert len(match.posts) == before + 2
    await is_told_once(match)


async def test_a_page_is_found_again_behind_what_people_have_written_since(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed = Killed(monkeypatch, 1)
    await match.ada.slash(match.thread, "play", line="place c3")
    for number in range(40):
        await match.eve.send(match.thread, f"Hm {number}.")
    await killed.restart(match)
    assert sum("ada places a stone on c3." in words(post) for post in match.posts) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (503, 0)])
async def test_a_table_that_could_not_be_retired_is_retired_later(match: World, status: int, code: int) -> None:
    first = match.posts[-1]
    match.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=status, code=code)
    await match.ada.slash(match.thread, "play", line="place c3")
    assert bool(ids(next(post for post in match.posts if post.id == first.id))) == (status == 403)
    await match.env.advance_time(60)
    await match.ben.slash(match.thread, "play", line="place d4")
    await is_told_once(match)


async def test_an_old_table_in_a_thread_that_was_put_away_loses_its_buttons(match: World) -> None:
    first = match.posts[-1]
    match.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=400, code=50083)
    await match.ada.slash(match.thread, "play", line="place c3")
    assert not ids(next(post for post in match.posts if post.id == first.id))


async def test_moves_made_while_the_bot_was_away_are_told_at_its_start(match: World) -> None:
    before = len(match.posts)
    for seat, cell in ((0, "c3"), (1, "d4")):
        await play.act_for(match.bot.desk, 1, seat, ("place", cell), "player")
    await match.restart()
    assert len(match.posts) == before + 1
    assert "ada places a stone on c3.\nben places a stone on d4." in words(match.posts[-1])
    assert [user.id for user in match.posts[-1].mentions] == [match.ada.id]


async def test_a_thread_that_was_put_away_is_opened_again(match: World) -> None:
    thread = match.bot.get_channel(match.thread.id)
    assert isinstance(thread, discord.Thread)
    before = len(match.posts)
    await thread.edit(archived=True)
    match.env.inject_error("POST", "/channels/*/messages", status=400, code=50083, message="Thread is archived")
    await play.act_for(match.bot.desk, 1, 0, ("place", "c3"), "player")
    await match.restart()
    assert len(match.posts) == before + 1
    opened = match.bot.get_channel(match.thread.id)
    assert isinstance(opened, discord.Thread)
    assert not opened.archived


async def test_a_deleted_thread_stops_nothing_else(match: World) -> None:
    thread = match.bot.get_channel(match.thread.id)
    assert isinstance(thread, discord.Thread)
    await thread.delete()
    await play.act_for(match.bot.desk, 1, 0, ("place", "c3"), "player")
    await match.restart()
    assert not await match.store.letters(10)


async def test_a_table_that_is_shown_again_waits_for_its_match_and_never_gets_old_buttons_back(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an outage everything is shown again; somebody may move at the same moment."""
    real, begun, posts = sending.reword, asyncio.Event(), len(match.posts)

    def is_overtaken() -> bool:
        return len(match.posts) > posts and not ids(match.posts[posts - 1])

    async def late(*more: Any) -> Any:
        begun.set()
        while not is_overtaken() and 1 not in match.bot.announcer._again:  # noqa: ASYNC110  the move is told, or waits
            await asyncio.sleep(0.001)
        return await real(*more)

    monkeypatch.setattr(sending, "reword", late)
    match.bot.announcer.refresh(1)
    await begun.wait()
    monkeypatch.setattr(sending, "reword", real)
    await match.ada.slash(match.thread, "play", line="place c3")
    await match.wake()
    await match.env.settle()
    await match.ben.slash(match.thread, "play", line="place d4")
    await match.env.settle()
    await is_told_once(match)
