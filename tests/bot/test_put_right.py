"""What a kill or a lost answer left behind is put right: each of these was found by simulating the whole bot."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import app
from bot.app import Ziggurat
from bot.host import computers, hearing
from bot.host.patience import FIRST_PAUSE
from bot.lobby import lobby_post
from bot.people import reminder_messages
from bot.thread import home, sending, watching
from rules import kernel
from service import absence, forgetting, lobby, outbox, play
from service.clock import PACES
from service.desk import Desk, Fenced, Store, StoreError
from service.timekeeper import ALL
from tests.bot.test_matches import begin
from tests.bot.thread import refuse
from tests.bot.weeks import Weeks
from tests.bot.world import Panel, World, buttons, words


@pytest.fixture
async def opened(world: World) -> World:
    await world.ada.slash(world.channel, "game new", game="ur")
    return world


@pytest.fixture
async def weeks(world: World) -> Weeks:
    made = Weeks(world)
    await made.begin("ben", "cleo")
    return made


async def test_a_lobbys_post_whose_change_did_not_arrive_is_put_right_at_the_next_beat(opened: World) -> None:
    await lobby.join(opened.bot.desk, 1, opened.ben.id, "ben")
    (post,) = opened.channel.history()
    assert opened.ben.mention not in words(post)
    await opened.beat()
    (post,) = opened.channel.history()
    assert opened.ben.mention in words(post)


async def test_a_lobbys_post_that_is_as_it_should_be_is_left_alone(
    opened: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened.beat()

    async def never(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(lobby_post, "refresh_lobby", never)
    await opened.beat()


async def test_a_lobby_that_could_not_be_folded_is_folded_with_the_next_telling(
    opened: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread was made and noted, and then the bot died."""
    await lobby.join(opened.bot.desk, 1, opened.ben.id, "ben")
    await lobby.start(opened.bot.desk, 1)
    fold = lobby_post.refresh_lobby

    async def dies(*_: Any) -> None:
        monkeypatch.setattr(lobby_post, "refresh_lobby", fold)
        raise ConnectionResetError

    monkeypatch.setattr(lobby_post, "refresh_lobby", dies)
    await opened.wake()
    assert buttons(opened.channel.history()[0])
    await opened.wake()
    assert buttons(opened.channel.history()[0]) == []
    found = await opened.store.match(1)
    assert found is not None
    assert lobby_post.SHOWN not in found.place


async def test_a_lobby_whose_place_was_learnt_from_a_click_is_folded_too(
    opened: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The post was sent, and where it stands could not be noted; then the bot dies over the first change of it."""
    await lobby.set_place(opened.bot.desk, 1, dict.fromkeys(("channel", "message", lobby_post.SHOWN)))
    with monkeypatch.context() as patch:
        patch.setattr(lobby_post, "refresh_lobby", no_change)
        await opened.ben.click(opened.channel.history()[0], label="Join")
        await lobby.start(opened.bot.desk, 1)
        await opened.wake()
        assert buttons(opened.channel.history()[0])
    await opened.wake()
    await outbox.tell_again(opened.bot.desk, 1)
    await opened.wake()
    assert buttons(opened.channel.history()[0]) == []


async def no_change(*_: Any) -> None:
    raise ConnectionResetError


async def test_a_reminder_over_which_the_bot_was_killed_is_neither_lost_nor_doubled(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Begun and not sent; then sent and not noted, so long ago that Discord knows its nonce no more."""
    send, half = reminder_messages.Reminders._send, PACES["daily"].bank / 2

    class Kill(BaseException):
        """Nothing that the program catches."""

    async def before(*_: Any) -> None:
        raise Kill

    async def after(*more: Any) -> None:
        await send(*more)
        raise Kill

    for killed, letters in ((before, 0), (after, 1)):
        monkeypatch.setattr(reminder_messages.Reminders, "_send", killed)
        with pytest.raises(Kill):
            await weeks.wait(half + 1 if killed is before else 0)
        assert len(weeks.letters("ada")) == letters
    monkeypatch.setattr(reminder_messages.Reminders, "_send", send)
    monkeypatch.setattr(reminder_messages, "_nonce", lambda key: "another")
    monkeypatch.setattr(sending, "SKEW", weeks.time - weeks.world.env.now().timestamp() + 60)
    await weeks.work()
    assert len(weeks.letters("ada")) == 1
    assert not [one for one in await weeks.world.store.letters(9) if one.kind == outbox.REMIND]


async def test_who_is_forgotten_while_a_reminder_is_sent_leaves_nothing_behind(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    send, user = reminder_messages.Reminders._send, weeks.world.ada.id

    async def forgotten_meanwhile(*args: Any) -> None:
        await send(*args)
        await forgetting.forget(weeks.world.bot.desk, user)

    monkeypatch.setattr(reminder_messages.Reminders, "_send", forgotten_meanwhile)
    await weeks.wait(PACES["daily"].bank / 2 + 1)
    assert len(weeks.letters("ada")) == 1
    assert await weeks.world.store.prefs(user) == {}
    assert [record.msg for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_reminder_for_which_there_is_no_place_at_the_moment_waits(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nowhere(*_: Any) -> None:
        raise home.Homeless

    monkeypatch.setattr(discord.User, "create_dm", refuse)
    monkeypatch.setattr(home, "say", nowhere)
    await weeks.wait(PACES["daily"].bank / 2 + 1)
    assert [one for one in await weeks.world.store.letters(9) if one.kind == outbox.REMIND]


async def test_a_reminder_over_which_the_database_fails_waits(weeks: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Store.keep_prefs

    async def full(*_: Any) -> None:
        monkeypatch.setattr(Store, "keep_prefs", keep)
        raise StoreError("no room left")

    monkeypatch.setattr(Store, "keep_prefs", full)
    await weeks.wait(PACES["daily"].bank / 2 + 1)
    assert Store.keep_prefs is keep
    await weeks.wait(FIRST_PAUSE)
    assert len(weeks.letters("ada")) == 1


async def test_what_waits_for_long_does_not_stand_before_what_is_due(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of servers that have thrown us out, letters stay for ever."""
    monkeypatch.setattr(outbox, "MOST", 3)
    for _ in range(4):
        await weeks.world.store.post(1, "unknown", b"", 0.0)
    await weeks.wait(PACES["daily"].bank / 2 + 1)
    assert len(weeks.letters("ada")) == 1


async def test_what_is_refused_is_tried_ever_more_rarely(weeks: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[float]()

    async def busy(*_: Any) -> None:
        tried.append(weeks.time)
        raise ConnectionResetError

    monkeypatch.setattr(reminder_messages.Reminders, "_send", busy)
    await weeks.wait(PACES["daily"].bank / 2)
    for _ in range(40):
        await weeks.wait(20.0)
    assert 3 < len(tried) < 9
    monkeypatch.undo()
    await weeks.wait(1_000.0)
    assert len(weeks.letters("ada")) == 1


@pytest.mark.parametrize("code", [50007, 50278])
async def test_whoever_cannot_be_written_to_for_whatever_reason_is_called_in_the_thread(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    async def refuse(*_: Any) -> None:
        response: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(response, {"code": code, "message": "Cannot send messages to this user"})

    monkeypatch.setattr(discord.User, "create_dm", refuse)
    await weeks.wait(PACES["daily"].bank / 2 + 1)
    assert any(words(post).startswith(f"{weeks.world.ada.mention}:") for post in weeks.world.posts)
    assert not [one for one in await weeks.world.store.letters(9) if one.kind == outbox.REMIND]


async def test_time_goes_on_though_discord_does_not_answer(weeks: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reminder that hangs for minutes must not be taken for a downtime, nor keep anything else from being told."""
    hanging, begun = asyncio.Event(), list[Any]()

    async def hang(self: Any) -> None:
        begun.append(self)
        await hanging.wait()

    monkeypatch.setattr(reminder_messages.Reminders, "deliver", hang)
    bot, bank = weeks.world.bot, PACES["daily"].bank
    await bot.timekeeping.beat()
    weeks.time += bank + 1
    await weeks.world.store.beat(ALL, weeks.time)
    await bot.timekeeping.beat()
    assert (await weeks.world.table()).chairs[0].excused
    assert len(begun) == 1
    hanging.set()
    await weeks.done()


async def test_an_errand_that_fails_keeps_no_other_from_being_run(
    opened: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Any) -> None:
        raise ValueError

    monkeypatch.setattr(reminder_messages.Reminders, "deliver", fails)
    await lobby.join(opened.bot.desk, 1, opened.ben.id, "ben")
    await opened.bot.timekeeping.beat()
    await opened.done()
    assert opened.ben.mention in words(opened.channel.history()[0])


async def test_what_was_to_be_looked_for_at_the_start_is_looked_for_when_the_database_is_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else would wake a computer whose turn it is."""
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.add_computer()
    await lobby.start(world.bot.desk, 1)
    up, failures = Store.machines_up, iter([True])

    async def away(store: Store) -> list[int]:
        if next(failures, False):
            raise StoreError("away")
        return await up(store)

    monkeypatch.setattr(Store, "machines_up", away)
    monkeypatch.setattr(app, "AGAIN", 0.0)
    await world.restart()
    await world.done()
    assert next(failures, None) is None
    assert not absence.computers_due(await world.table())


async def test_whoever_has_lost_the_lease_leaves_the_answer_to_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever serves by now hears the same click, and may have done what this one could not."""

    async def fenced(*_: Any) -> None:
        raise Fenced("Another process serves these servers by now.")

    await begin(world, "ben")
    await play.draft(world.bot.desk, 1, world.ada.id, ("place", "c3"))
    panel = Panel(world.ada, await world.ada.click(world.posts[-1], label="My move"))
    said = panel.text
    monkeypatch.setattr(Store, "commit", fenced)
    assert (await world.ada.slash(world.thread, "play", line="place c3")).response is None
    await world.ada.click(panel.message, label="Confirm")
    assert panel.text == said


async def test_a_task_that_dies_is_not_silent(world: World, caplog: pytest.LogCaptureFixture) -> None:
    async def dies(error: Exception) -> None:
        raise error

    world.bot.spawn(dies(ValueError()))
    world.bot.spawn(dies(ConnectionResetError()))
    await world.done()
    await asyncio.sleep(0)
    said = [(one.levelname, one.getMessage()) for one in caplog.records]
    assert ("ERROR", "A fault of ours.") in said
    assert ("WARNING", "Something is not done.") in said


async def test_what_spectators_were_sent_before_a_kill_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, "ben")
    world.bot.desk.now = lambda: world.env.now().timestamp()
    gallery = world.guild.create_text_channel("gallery")
    await watching.watch(world.bot, 1, gallery.id, 0.0, watching.TURN)
    deliver = outbox.delivered

    async def unnoted(desk: Desk, *letters: Any) -> None:
        if letters not in [(one.letter,) for one in await outbox.mirrors(desk, 1)]:
            await deliver(desk, *letters)

    monkeypatch.setattr(outbox, "delivered", unnoted)
    await world.ada.slash(world.thread, "play", line="place c3")
    assert len(gallery.history()) == 1
    assert await outbox.mirrors(world.bot.desk, 1)
    monkeypatch.setattr(outbox, "delivered", deliver)
    send = sending.send

    async def without_nonce(
        bot: Any, channel: int, post: Any, picture: Any, users: Any, nonce: str, **more: Any
    ) -> Any:
        return await send(bot, channel, post, picture, users, "another", **more)

    monkeypatch.setattr(sending, "send", without_nonce)
    await world.restart()
    await world.wake()
    assert len(gallery.history()) == 1
    assert not await outbox.mirrors(world.bot.desk, 1)


async def test_a_computers_move_that_the_store_did_not_take_is_tried_again(
    opened: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "FIRST_PAUSE", 0.01)
    real, tries = play.act_for, list[int]()

    async def act_for(*more: Any) -> Any:
        tries.append(1)
        if len(tries) == 1:
            raise StoreError("There is no room left.")
        return await real(*more)

    monkeypatch.setattr(play, "act_for", act_for)
    await opened.add_computer("easy")
    await opened.ada.click(opened.channel.history()[0], label="Start")
    table = await opened.table()
    while kernel.waiting(table.position)[0] == 0 and not tries:
        await opened.ada.slash(opened.thread, "play", line="place c3")
        table = await opened.table()
    await opened.env.advance_time(5)
    assert len(tries) > 1
    assert not absence.computers_due(await opened.table())


def test_a_click_that_discord_tells_twice_is_heard_once() -> None:
    heard: list[str] = []
    parsers: dict[str, Any] = {hearing.KIND: lambda data: heard.append(data["id"])}
    hearing.hear_once(parsers)
    for number in ("1", "2", "1"):
        parsers[hearing.KIND]({"id": number})
    assert heard == ["1", "2"]


async def test_every_bot_hears_clicks_once(world: World) -> None:
    assert isinstance(world.bot, Ziggurat)
    assert world.bot._connection.parsers[hearing.KIND].__name__ == "parse_once"


async def test_a_new_place_over_which_the_bot_was_killed_gets_its_table_at_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, "ben")

    async def killed(*_: Any) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(home, "restore", killed)
    world.bot.announcer._look_after(1)
    await world.wake()
    assert await world.store.letters(1)
