"""What the outside is told: once, in order, to the right people, whatever goes wrong in between."""

import asyncio
import json
import re
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot import app
from bot.people.readers import Reader
from bot.thread import announcer, board_picture, hand_messages, home, pages, sending, vote_post, watching
from bot.thread.ringing import AN_HOUR, Ringing
from rules import kernel
from rules.kernel import Tape
from rules.text import say
from service import lobby, outbox, play, told
from storage import Store
from tests.bot.test_matches import begin, by_line
from tests.bot.world import FakeRenderer, World, buttons, ids, words
from tests.bot.world import letters as world_letters


@pytest.fixture
async def match(world: World) -> World:
    await begin(world, "ben")
    return world


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


async def test_what_nobody_was_called_for_is_told_at_the_next_look(match: World) -> None:
    """A move that is stored though whoever made it was not told so."""
    await play.act_for(match.bot.desk, 1, 0, ("place", "c3"), "player")
    assert "c3" not in words(match.posts[-1])
    await match.bot.timekeeping.beat()
    await match.done()
    assert "c3" in words(match.posts[-1])


async def test_what_was_made_of_a_line_before_the_rest_was_refused_is_told(world: World) -> None:
    await begin(world, "ben", game="stoneage")
    for line in ("place hunt 4", "place hunt 4", "place forest 1", "place clay-pit 1", "use hunt; dance"):
        table = await world.table()
        who = table.chairs[kernel.waiting(table.position)[0]].name
        last = await getattr(world, who).slash(world.thread, "play", line=line)
    assert "Only the first move was made" in words(last.response)
    assert [move.line for move in await world.store.moves(1, 5)] == ["use hunt", "use forest", "end"]
    assert not await world.store.letters(1)


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


class Killed:
    """Notes are kept so often, then no more: as if the bot had been killed there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, notes: int) -> None:
        self.left, self._patch, real = notes, monkeypatch, Store.set_places
        monkeypatch.setattr(announcer, "FIRST_PAUSE", 1e6)

        async def keep(*more: Any) -> None:
            if not self.left:
                raise ConnectionError
            self.left -= 1
            await real(*more)

        monkeypatch.setattr(Store, "set_places", keep)
        self._real = real

    async def restart(self, world: World) -> None:
        self._patch.setattr(Store, "set_places", self._real)
        await world.restart()
        await world.wake()


def log_in(posts: list[discord.Message]) -> list[str]:
    return [line for post in posts for line in words(post).splitlines() if re.match(r"(ada|ben) \w+s ", line)]


async def public_log(world: World, match: int = 1) -> list[str]:
    table = await world.table(match)
    moves = await told.record(world.bot.desk, match, None)
    return [say(event.msg, "en", table.names) for move in moves for event in move.log if event.to is None]


async def is_told_once(world: World) -> None:
    """Every line of the log is in one message of the thread, in its order, and only the last table has buttons."""
    log = [line for line in await public_log(world) if re.match(r"(ada|ben) \w+s ", line)]
    assert log_in(world.posts) == log
    assert [bool(ids(post)) for post in world.posts] == [False] * (len(world.posts) - 1) + [True]
    assert not await world.store.letters(10)


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


# Hidden hands: a game that has some.


@pytest.fixture
def hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeRenderer, "hand", FakeRenderer.draw)


@pytest.fixture
async def secret(hidden: None, world: World) -> World:
    await begin(world, "ben", game="tigris")
    return world


async def tell_again(world: World) -> None:
    await outbox.tell_again(world.bot.desk, 1)
    await world.wake()


def letters(world: World, who: str) -> list[discord.Message]:
    return world_letters(getattr(world, who))


async def test_hands_come_by_direct_message_at_the_start(secret: World) -> None:
    for seat, who in enumerate(("ada", "ben")):
        (letter,) = letters(secret, who)
        assert "Only you see it" in words(letter)
        shown = json.loads(await letter.attachments[0].read())
        assert shown["view"]["viewer"] == seat


async def test_who_holds_nothing_any_more_is_not_left_with_what_was(
    secret: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(hand_messages, "fingerprint", lambda table, seat: "")
        await tell_again(secret)
        for who in ("ada", "ben"):
            (letter,) = letters(secret, who)
            assert "You hold nothing now" in words(letter)
            assert not letter.attachments
    await tell_again(secret)
    (letter,) = letters(secret, "ada")
    assert "Only you see it" in words(letter)
    assert letter.attachments


async def test_nothing_private_is_in_the_thread(secret: World) -> None:
    table = await secret.table()
    for post in secret.posts:
        said = words(post) + "".join([(await file.read()).decode() for file in post.attachments])
        for hidden_thing in table.rules.secrets(table.position, None):
            assert f'"{hidden_thing}"' not in said


async def test_closed_direct_messages_are_said_once_and_the_button_shows_the_hand(
    hidden: None, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot.announcer._hands, "_deliver", refuse)
    await begin(world, "ben", game="tigris")
    said = [words(post) for post in world.posts if "direct messages are closed" in words(post)]
    assert len(said) == 2
    assert world.ada.mention in said[0]
    shown = await world.ada.slash(world.thread, "game hand")
    assert shown.ephemeral
    assert shown.response is not None
    assert shown.response.attachments
    chance = Tape(b"closed")
    for _ in range(4):
        table = await world.table()
        seat = kernel.waiting(table.position)[0]
        await by_line(world, table.chairs[seat].name, kernel.sample(table.position, seat, chance), seat)
    assert sum("direct messages are closed" in words(post) for post in world.posts) == 2


async def refuse(*_: object) -> int:
    class Response:
        status, reason = 403, "Forbidden"

    response: Any = Response()
    raise discord.Forbidden(response, {"code": 50007, "message": "Cannot send messages to this user"})


async def test_who_wants_no_letters_gets_none(hidden: None, world: World) -> None:
    await world.ben.slash(world.channel, "game settings", hands=False)
    await begin(world, "ben", game="tigris")
    assert len(letters(world, "ada")) == 1
    assert letters(world, "ben") == []


# Spectators elsewhere.


async def test_a_channel_follows_a_match_as_spectators_see_it(match: World) -> None:
    gallery = match.guild.create_text_channel("gallery")
    refused = await match.eve.slash(gallery, "table watch", match=1)
    assert refused.response is not None
    assert "manage messages" in words(refused.response)
    mods = match.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    warden = match.guild.add_member(match.env.create_user("warden"), roles=[mods])
    await warden.slash(gallery, "table watch", match=1, every="turn")
    await match.ada.slash(match.thread, "play", line="place c3")
    (seen,) = gallery.history()
    assert "ada places a stone on c3." in words(seen)
    assert seen.flags.suppress_notifications
    assert ids(seen) == []
    assert not seen.mentions
    await warden.slash(gallery, "table unwatch", match=1)
    await match.ben.slash(match.thread, "play", line="place d4")
    assert len(gallery.history()) == 1


async def test_a_channel_hears_once_a_round_unless_it_wants_every_turn(match: World) -> None:
    gallery = match.guild.create_text_channel("gallery")
    mods = match.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    warden = match.guild.add_member(match.env.create_user("warden"), roles=[mods])
    await warden.slash(gallery, "table watch", match=1)
    chance, rounds = Tape(b"round"), set[int]()
    for _ in range(20):
        table = await match.table()
        rounds.add(pages.round_of(table.public))
        assert len(gallery.history()) == len(rounds) - 1
        seat = kernel.waiting(table.position)[0]
        await by_line(match, table.chairs[seat].name, kernel.sample(table.position, seat, chance), seat)
    assert len(rounds) > 2
    assert all(post.attachments for post in gallery.history())
    told_ = [line for post in gallery.history() for line in words(post).splitlines()]
    assert "ada places a stone on " in told_[1]


async def test_a_channel_that_begins_to_watch_is_not_told_of_a_move_that_was_just_being_told(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match's worker may look at its channels between any two steps."""
    keep = lobby.set_place

    async def and_a_worker_looks(*told_: Any) -> None:
        await keep(*told_)
        await match.bot.announcer._mirror_to(await match.table(), await match.bot.desk.place(1), True)

    await match.ada.slash(match.thread, "play", line="place c3")
    monkeypatch.setattr(lobby, "set_place", and_a_worker_looks)
    gallery = match.guild.create_text_channel("gallery")
    await watching.watch(match.bot, 1, gallery.id, 0.0, watching.TURN)
    assert await outbox.mirrors(match.bot.desk, 1) == []


async def test_a_channel_may_follow_later(match: World) -> None:
    gallery = match.guild.create_text_channel("gallery")
    mods = match.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    warden = match.guild.add_member(match.env.create_user("warden"), roles=[mods])
    match.bot.desk.now = lambda: match.env.now().timestamp()
    await warden.slash(gallery, "table watch", match=1, delay=10, every="turn")
    await match.ada.slash(match.thread, "play", line="place c3")
    await match.ben.slash(match.thread, "play", line="place d4")
    assert gallery.history() == []
    await match.env.advance_time(660)
    assert ["place" in words(post) for post in gallery.history()] == [True, True]
    first = json.loads(await gallery.history()[0].attachments[0].read())
    assert sum(cell["stones"] for cell in first["view"]["board"]) == 1


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


# Phones, and sleep.


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
