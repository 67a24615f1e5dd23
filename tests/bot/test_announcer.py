"""What the outside is told: to the right people, with what is to be seen, and how loudly."""

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from bot import app
from bot.people.readers import Reader
from bot.thread import announcer, board_picture, home
from bot.thread.ringing import AN_HOUR, Ringing
from rules import kernel
from tests.bot.test_matches import begin
from tests.bot.world import World, buttons, ids, words


async def test_only_those_who_are_waited_for_are_mentioned(match: World) -> None:
    assert [user.id for user in match.posts[-1].mentions] == [match.ada.id]
    await match.ada.slash(match.thread, "play", line="place c3")
    assert [user.id for user in match.posts[-1].mentions] == [match.ben.id]
    sent = [r for r in match.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    assert all(one.json["allowed_mentions"]["parse"] == [] for one in sent if one.json)


async def test_a_new_table_comes_when_somebody_new_is_up_and_the_old_one_loses_its_buttons(match: World) -> None:
    first = match.posts[-1]
    await match.ada.slash(match.thread, "play", line="place c3")
    assert match.posts[-1].id != first.id
    old = next(post for post in match.posts if post.id == first.id)
    assert buttons(old) == []
    assert old.attachments
    assert ids(match.posts[-1])[0] == "t:1:1:move"


async def test_of_the_boards_of_a_round_the_first_stays_and_the_words_of_all(match: World) -> None:
    first = match.posts[-1].id
    await match.ada.slash(match.thread, "play", line="place c3")
    second, said = match.posts[-1].id, words(match.posts[-1])
    await match.ben.slash(match.thread, "play", line="place d4")
    posts = {post.id: post for post in match.posts}
    assert posts[first].attachments
    assert not posts[second].attachments
    assert "c3" in words(posts[second])
    assert words(posts[second]).splitlines()[0] == said.splitlines()[0]
    assert match.posts[-1].attachments


async def test_the_board_is_drawn_once_for_everybody_and_shows_no_secret(match: World) -> None:
    (file,) = match.posts[-1].attachments
    shown = json.loads(await file.read())
    assert shown["view"]["viewer"] is None
    assert shown["look"]["lang"] == "en"


async def test_after_a_start_a_board_of_each_game_is_drawn_before_anybody_asks(match: World) -> None:
    await match.restart()
    table = await match.table()
    reader = Reader("en").at(table)
    shot = board_picture.shot(table, table.rules.view(table.position, None), reader)
    assert match.bot.pictures.ready(shot) is not None


async def test_what_was_made_of_a_line_before_the_rest_was_refused_is_told(world: World) -> None:
    await begin(world, "ben", game="stoneage")
    for line in ("place hunt 4", "place hunt 4", "place forest 1", "place clay-pit 1", "use hunt; dance"):
        table = await world.table()
        who = table.chairs[kernel.waiting(table.position)[0]].name
        last = await getattr(world, who).slash(world.thread, "play", line=line)
    assert "Only the first move was made" in words(last.response)
    assert [move.line for move in await world.store.moves(1, 5)] == ["use hunt", "use forest", "end"]
    assert not await world.store.letters(1)


async def test_a_bot_that_stops_has_let_go_of_everything_before_the_store_is_closed(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = asyncio.Event(), list[str]()

    async def slow(*_: Any) -> bool:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append("let go")
        return True

    monkeypatch.setattr(app, "GRACE", 0.01)
    monkeypatch.setattr(home, "is_there", slow)
    monkeypatch.setattr(match.bot, "get_channel", lambda _: None)
    match.bot.spawn(match.bot.announcer.find_lost())
    await begun.wait()
    await match.bot.close()
    assert ended == ["let go"]
    match.bot.spawn(match.bot.announcer.find_lost())
    assert not match.bot._tasks


async def test_trouble_with_one_thread_does_not_keep_it_from_looking_for_the_others(
    match: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def trouble(*_: Any) -> bool:
        raise TimeoutError

    monkeypatch.setattr(home, "is_there", trouble)
    monkeypatch.setattr(match.bot, "get_channel", lambda _: None)
    await match.bot.announcer.find_lost()
    assert "A thread is not looked for." in caplog.text


async def test_a_live_match_rings_a_few_times_an_hour(match: World) -> None:
    table, ringing = await match.table(), Ringing()
    live = replace(table, match=replace(table.match, settings={**table.match.settings, "pace": "live"}))
    rung = [len(ringing.heard(live, [1, 2], float(minute * 60))) for minute in range(90)]
    assert rung[:AN_HOUR] == [2] * AN_HOUR
    assert rung[AN_HOUR:60] == [0] * (60 - AN_HOUR)
    assert sum(rung[60:]) == 2 * AN_HOUR
    assert all(ringing.heard(table, [1], float(minute)) for minute in range(90))


async def test_others_see_that_somebody_sleeps_only_if_they_may(match: World) -> None:
    match.bot.desk.now = lambda: datetime(2026, 1, 10, 3, tzinfo=UTC).timestamp()
    for wish in ({"zone": "UTC"}, {"sleep": True}, {"sleep": False}):
        await match.ada.slash(match.channel, "game settings", quiet="22:00-07:00", **wish)
        await match.bot.announcer.book.refresh(await match.table())
        assert ("ada is asleep until <t:1768028400:t>." in words(match.posts[-1])) == wish.get("sleep", False)


async def test_when_too_many_matches_wait_to_be_told_words_come_first(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "SHED", 0)
    await match.ada.slash(match.thread, "play", line="place c3")
    assert "c3" in words(match.posts[-1])
    assert not match.posts[-1].attachments
    monkeypatch.undo()
    await match.ben.slash(match.thread, "play", line="place d4")
    assert match.posts[-1].attachments
