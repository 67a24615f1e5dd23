"""A forum as the list of open tables: posts with tags that keep themselves current, and go when the table does."""

from typing import Any

import discord
import pytest
import simcord

from bot.lobby import forum_board, forum_posts
from bot.lobby.boards import PAUSE
from bot.lobby.forum_board import KEY, UNSENT
from tests.bot.test_company import said
from tests.bot.test_open_tables import set_up
from tests.bot.world import Clock, World, buttons, ids, words


@pytest.fixture
def forum(world: World) -> simcord.ChannelHandle:
    return world.guild.create_forum_channel("tables")


@pytest.fixture
async def listed(world: World, mod: simcord.MemberActor, clock: Clock, forum: simcord.ChannelHandle) -> World:
    """Ada has opened a table, and the forum lists it."""
    await world.ada.slash(world.channel, "game new", game="ur")
    assert forum.mention in await said(world, mod, "table board", forum=forum)
    await clock.later(world)
    return world


def post(forum: simcord.ChannelHandle) -> Any:
    """The first message of the only post."""
    (thread,) = forum.threads
    return thread.history()[0]


def tags(forum: simcord.ChannelHandle, number: int = 0) -> set[str]:
    names = {int(tag["id"]): tag["name"] for tag in forum._channel.available_tags}
    return {names[tag] for tag in forum.threads[number]._channel.applied_tags}


def archived(forum: simcord.ChannelHandle, number: int = 0) -> bool:
    found = forum.threads[number]._channel.thread_metadata
    assert found is not None
    return bool(found.archived)


async def test_a_table_is_a_post_with_its_tags_row_and_way(listed: World, forum: simcord.ChannelHandle) -> None:
    assert forum.threads[0].name == "UR #1 · daily"
    assert tags(forum) == {"UR", "daily", "seats free"}
    assert "**UR #1** · daily" in words(post(forum))
    assert "ada (new here)" in words(post(forum))
    assert buttons(post(forum)) == ["Join", "To the table"]
    assert f"/{listed.channel.id}/{listed.channel.history()[0].id}" in words(post(forum))
    assert post(forum).mentions == []


async def test_a_post_seats_who_presses_and_follows_at_most_once_a_minute(
    listed: World, forum: simcord.ChannelHandle, clock: Clock
) -> None:
    joined = await listed.eve.click(post(forum), custom_id="o:join:1")
    assert joined.ephemeral
    await clock.later(listed, PAUSE - 1)
    assert "eve" not in words(post(forum)), "it was posted less than a minute ago"
    await clock.later(listed, 1)
    await clock.later(listed)
    assert "eve (new here)" in words(post(forum))


async def test_a_post_that_shows_how_things_are_is_not_edited(
    listed: World, forum: simcord.ChannelHandle, clock: Clock
) -> None:
    await clock.later(listed, 10 * PAUSE)
    assert post(forum).edited_at is None


async def test_a_full_table_stays_without_its_tag_until_somebody_leaves(
    listed: World, forum: simcord.ChannelHandle, clock: Clock
) -> None:
    await set_up(listed, listed.ada, "wanted", "2")
    await listed.eve.slash(listed.channel, "game join")
    await clock.later(listed)
    assert "All seats are taken" in words(post(forum))
    assert (buttons(post(forum)), tags(forum)) == ([], {"UR", "daily"})
    await listed.eve.click(listed.channel.history()[0], label="Leave")
    await clock.later(listed)
    assert (buttons(post(forum)), tags(forum)) == (["Join", "To the table"], {"UR", "daily", "seats free"})
    assert not archived(forum)


@pytest.mark.parametrize(
    ("end", "sentence"),
    [("start", "The match is played in"), ("leave", "This table is closed"), ("private", "only to those")],
)
async def test_a_post_ends_with_a_last_word_when_its_table_does(
    listed: World, forum: simcord.ChannelHandle, clock: Clock, end: str, sentence: str
) -> None:
    if end == "start":
        await listed.add_computer()
        await listed.ada.click(listed.channel.history()[0], label="Start")
    elif end == "leave":
        await listed.ada.click(listed.channel.history()[0], label="Leave")
    else:
        await set_up(listed, listed.ada, "setting:access", "private")
    await clock.later(listed)
    assert sentence in words(post(forum))
    assert (archived(forum), ids(post(forum)), tags(forum)) == (True, [], {"UR", "daily"})
    assert await listed.store.prefs(forum.id) == {KEY: {}}
    await clock.later(listed)
    assert len(forum.threads) == 1


async def test_a_seat_that_wants_a_substitute_has_a_post(
    listed: World, forum: simcord.ChannelHandle, clock: Clock
) -> None:
    await listed.ben.slash(listed.channel, "game join")
    await listed.ada.click(listed.channel.history()[0], label="Start")
    await clock.later(listed)
    await said(listed, listed.ben, "table substitute", match=1)
    await clock.later(listed)
    wanted = forum.threads[1].history()[0]
    assert "wants a substitute" in words(wanted)
    assert tags(forum, 1) == {"UR", "daily", "seats free"}
    assert [one[:9] for one in ids(wanted)] == ["o:seat:1."]


async def test_posts_survive_a_restart(listed: World, forum: simcord.ChannelHandle, clock: Clock) -> None:
    await listed.eve.slash(listed.channel, "game join")
    await clock.later(listed)
    await listed.restart()
    await listed.dan.slash(listed.channel, "game join")
    await clock.later(listed, PAUSE - 1)
    assert "dan" not in words(post(forum)), "once a minute holds over a restart"
    await clock.later(listed)
    assert "dan" in words(post(forum))


@pytest.mark.parametrize("sent", [False, True])
async def test_a_post_over_which_the_bot_was_killed_is_found_again_or_sent(
    world: World, mod: simcord.MemberActor, clock: Clock, forum: simcord.ChannelHandle, sent: bool
) -> None:
    await said(world, mod, "table board", forum=forum)
    await world.ada.slash(world.channel, "game new", game="ur")
    if sent:
        await clock.later(world)
    _, rev = await world.store.prefs_with_rev(forum.id)
    await world.store.keep_prefs(forum.id, {KEY: {"1": {"thread": UNSENT}}}, rev)
    await world.eve.slash(world.channel, "game join")
    await clock.later(world)
    assert "eve" in words(post(forum))
    assert (await world.store.prefs(forum.id))[KEY]["1"]["thread"] == forum.threads[0].id


async def test_a_post_that_a_moderator_deleted_is_not_sent_again(
    listed: World, forum: simcord.ChannelHandle, clock: Clock
) -> None:
    listed.env.backend.delete_channel(forum.threads[0].id)
    await listed.env.settle()
    await listed.eve.slash(listed.channel, "game join")
    await clock.later(listed)
    await clock.later(listed)
    assert forum.threads == []
    await listed.dan.slash(listed.channel, "game new", game="ur")
    await clock.later(listed)
    assert [one.name for one in forum.threads] == ["UR #2 · daily"]


async def test_a_forum_that_is_deleted_is_forgotten(listed: World, forum: simcord.ChannelHandle, clock: Clock) -> None:
    listed.env.backend.delete_channel(forum.id)
    await listed.env.settle()
    await clock.later(listed)
    assert await listed.store.boards() == []
    assert await listed.store.prefs(forum.id) == {}


async def test_off_ends_the_list_and_archives_its_posts(
    listed: World, mod: simcord.MemberActor, forum: simcord.ChannelHandle, clock: Clock
) -> None:
    assert "archived" in await said(listed, mod, "table board", forum=forum, off=True)
    await listed.wake()
    assert archived(forum)
    assert await listed.store.boards() == []
    await listed.ada.slash(listed.channel, "game new", game="ur")
    await clock.later(listed)
    assert len(forum.threads) == 1


async def test_a_forum_is_listed_again_with_the_same_table(
    listed: World, mod: simcord.MemberActor, forum: simcord.ChannelHandle, clock: Clock
) -> None:
    await said(listed, mod, "table board", forum=forum, off=True)
    await listed.wake()
    await said(listed, mod, "table board", forum=forum)
    await clock.later(listed)
    assert [archived(forum, number) for number in range(len(forum.threads))] == [True, False]


async def test_a_forum_is_for_moderators(world: World, forum: simcord.ChannelHandle) -> None:
    assert "Manage Channels" in await said(world, world.eve, "table board", forum=forum)
    assert await world.store.boards() == []


async def test_what_is_missing_in_the_forum_is_named(world: World, mod: simcord.MemberActor) -> None:
    closed = world.guild.create_forum_channel("closed")
    await deny(world, closed, send_messages=False, read_message_history=False)
    assert "Send Messages and Read Message History" in await said(world, mod, "table board", forum=closed)
    assert await world.store.boards() == []


async def test_a_forum_whose_posts_need_a_tag_wants_a_bot_that_can_make_them(
    world: World, forum: simcord.ChannelHandle
) -> None:
    found = world.bot.get_channel(forum.id)
    assert isinstance(found, discord.ForumChannel)
    await deny(world, forum, manage_channels=False)
    found._flags = discord.flags.ChannelFlags(require_tag=True).value
    assert "I lack the permissions Manage Channels" in await said(world, admin(world), "table board", forum=forum)


def admin(world: World) -> simcord.MemberActor:
    role = world.guild.create_role("admins", permissions=discord.Permissions(administrator=True))
    return world.guild.add_member(world.env.create_user("admin"), roles=[role])


async def test_a_forum_that_takes_too_long_is_gone_on_with_later_and_nothing_is_sent_twice(
    world: World,
    mod: simcord.MemberActor,
    clock: Clock,
    forum: simcord.ChannelHandle,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await said(world, mod, "table board", forum=forum)
    await world.ada.slash(world.channel, "game new", game="ur")
    with monkeypatch.context() as slow:
        slow.setattr(forum_board, "PATIENCE", 0.0)
        await clock.later(world)
        assert forum.threads == []
    await clock.later(world)
    await clock.later(world)
    assert len(forum.threads) == 1


async def test_a_post_that_fails_does_not_hold_up_the_others(
    world: World,
    mod: simcord.MemberActor,
    clock: Clock,
    forum: simcord.ChannelHandle,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await said(world, mod, "table board", forum=forum)
    for _ in range(2):
        await world.ada.slash(world.channel, "game new", game="ur")
    with monkeypatch.context() as bad:
        bad.setattr(forum_posts, "TITLE", 0)
        await clock.later(world)
        assert (len(await world.store.boards()), forum.threads) == (1, [])
        assert set((await world.store.prefs(forum.id))[KEY]) == {"1", "2"}, "both were tried"
    await clock.later(world)
    assert [one.name for one in forum.threads] == ["UR #1 · daily", "UR #2 · daily"]


async def test_tags_of_the_forum_are_used_whatever_their_case_and_others_stay(
    world: World, mod: simcord.MemberActor, clock: Clock, forum: simcord.ChannelHandle
) -> None:
    made = world.bot.get_channel(forum.id)
    assert isinstance(made, discord.ForumChannel)
    names = ("ur", "Seats Free", "for beginners")
    await made.edit(available_tags=[discord.ForumTag(name=name) for name in names])
    await world.ada.slash(world.channel, "game new", game="ur")
    await said(world, mod, "table board", forum=forum)
    await clock.later(world)
    assert tags(forum) == {"ur", "Seats Free", "daily"}
    thread = made.get_thread(forum.threads[0].id)
    assert thread is not None
    await thread.add_tags(next(tag for tag in made.guild.get_channel(forum.id).available_tags if tag.name == names[2]))  # type: ignore[union-attr]
    await world.eve.slash(world.channel, "game join")
    await clock.later(world)
    assert tags(forum) == {"ur", "Seats Free", "daily", "for beginners"}


async def test_where_the_bot_may_make_no_tags_posts_have_those_that_are_there(
    world: World, clock: Clock, forum: simcord.ChannelHandle
) -> None:
    made = world.bot.get_channel(forum.id)
    assert isinstance(made, discord.ForumChannel)
    await made.edit(available_tags=[discord.ForumTag(name="daily")])
    await deny(world, forum, manage_channels=False)
    await world.ada.slash(world.channel, "game new", game="ur")
    await said(world, admin(world), "table board", forum=forum)
    await clock.later(world)
    assert tags(forum) == {"daily"}


async def deny(world: World, forum: simcord.ChannelHandle, **denied: bool) -> None:
    found = world.bot.get_channel(forum.id)
    assert isinstance(found, discord.ForumChannel)
    await found.set_permissions(found.guild.default_role, overwrite=discord.PermissionOverwrite(**denied))
