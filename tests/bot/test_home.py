"""A match never becomes unreachable: whatever is deleted or closed, it goes on in a new place and says where."""

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from bot.panel.widgets import Post
from bot.thread import announcer, sending
from bot.thread.pictures import Picture
from service import play
from tests.bot.test_matches import begin
from tests.bot.thread import is_told_once, letters
from tests.bot.world import FakeRenderer, World, buttons, ids, words


@pytest.fixture
def system(world: World) -> Any:
    """A system channel of the server."""
    return world.guild.create_text_channel("lounge")


async def make_system(world: World, channel: Any) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await guild.edit(system_channel=discord.Object(channel.id))  # type: ignore[arg-type]
    await world.env.settle()


async def delete(world: World, channel: Any) -> None:
    """A moderator deletes a channel or a thread."""
    await world.bot.http.delete_channel(channel.id)
    await settled(world)


async def settled(world: World) -> None:
    await world.env.settle()
    await world.wake()
    await world.env.settle()


async def close(world: World, channel: Any) -> None:
    """We lose the right to write in a channel and in its threads."""
    denied = discord.Permissions(send_messages=True, send_messages_in_threads=True)
    everybody = world.guild.default_role.id
    await world.bot.http.edit_channel_permissions(channel.id, everybody, "0", str(denied.value), 0)
    await world.env.settle()


async def test_after_the_lobbys_post_was_deleted_a_match_begins_in_a_new_place(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    post = world.channel.history()[-1]
    await world.ben.click(post, label="Join")
    await world.bot.http.delete_message(world.channel.id, post.id)
    await world.ada.slash(world.channel, "game start")
    await settled(world)
    (begun,) = [message for message in world.channel.history() if message.components]
    assert f"<#{world.thread.id}>" in words(begun)
    assert world.posts[-1].attachments
    await world.ada.slash(world.thread, "play", line="place c3")
    await is_told_once(world)


async def test_a_deleted_thread_is_opened_anew_at_once_with_the_table_and_the_way_to_it(match: World) -> None:
    await match.ada.slash(match.thread, "play", line="place c3")
    old = match.thread.id
    await delete(match, match.thread)
    assert match.thread.id != old
    table = match.posts[-1]
    assert buttons(table) == ["My move", "My hand", "Since my turn", "Log", "Help"]
    assert "goes on here" in words(table)
    assert "4 lines of what happened before stand in the log" in words(table)
    assert [user.id for user in table.mentions] == [match.ben.id]
    mine = await match.ben.slash(match.channel, "game mine")
    assert f"<#{match.thread.id}>" in words(mine.response)
    await match.ben.slash(match.thread, "play", line="place d4")
    assert "ben places a stone on d4." in words(match.posts[-1])
    for who in ("ada", "ben"):
        (told,) = letters(match, who)
        assert "goes on in a new thread" in words(told)
        assert ("was deleted or locked" in words(told)) == (who == "ada")


async def test_hands_are_sent_again_with_the_way_to_the_new_thread(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeRenderer, "hand", FakeRenderer.draw)
    await begin(world, "ben", game="tigris")
    assert len(letters(world, "ben")) == 1
    await delete(world, world.thread)
    hands = [letter for letter in letters(world, "ben") if letter.attachments]
    assert len(hands) == 2
    assert str(world.thread.id) in str([part.to_dict() for part in hands[-1].components])


async def test_a_thread_that_was_deleted_while_the_bot_was_away_is_found_out_at_its_start(match: World) -> None:
    old = match.thread.id
    dispatch, match.bot.dispatch = match.bot.dispatch, lambda *_, **__: None  # type: ignore[method-assign]
    await match.bot.http.delete_channel(old)
    await match.env.settle()
    match.bot.dispatch = dispatch  # type: ignore[method-assign]
    await match.restart()
    await settled(match)
    assert match.thread.id != old
    assert match.posts[-1].attachments


async def test_where_the_channel_is_gone_the_match_goes_on_in_the_system_channel(match: World, system: Any) -> None:
    await make_system(match, system)
    await delete(match, match.channel)
    thread = system.threads[-1]
    assert thread.history()[-1].attachments
    (told,) = letters(match, "ada")
    assert "Its channel is gone" in words(told)
    await match.ada.slash(thread, "play", line="place c3")
    assert "ada places a stone on c3." in words(thread.history()[-1])


async def test_where_the_permission_is_gone_too_and_the_host_hears_what_to_mend(match: World, system: Any) -> None:
    await make_system(match, system)
    await close(match, match.channel)
    await play.act_for(match.bot.desk, 1, 0, ("place", "c3"), "player")
    await settled(match)
    thread = system.threads[-1]
    assert "ada places a stone on c3." in words(thread.history()[-1])
    (told,) = letters(match, "ada")
    assert "I lack" in words(told)
    assert match.channel.mention in words(told)


async def test_without_any_place_who_is_up_is_called_in_private_and_nothing_is_lost(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "FIRST_PAUSE", 1e6)
    await close(match, match.channel)
    await play.act_for(match.bot.desk, 1, 0, ("place", "c3"), "player")
    await settled(match)
    told, up = letters(match, "ben")
    assert "I find no other on the server" in words(told)
    assert "You are up." in words(up)
    assert buttons(up) == ["My move", "Log"]
    host = letters(match, "ada")
    assert len(host) == 1
    assert "I lack" in words(host[0])
    panel = await match.ben.user.click(up, label="My move")
    assert panel.ephemeral
    await settled(match)
    assert len(letters(match, "ben")) == 2, "each is said once"
    await match.bot.http.edit_channel_permissions(match.channel.id, match.guild.default_role.id, "0", "0", 0)
    await settled(match)
    await is_told_once(match)


async def test_a_thread_of_a_match_that_is_over_stays_away(world: World) -> None:
    from tests.bot.test_matches import finish

    await begin(world, "ben")
    await finish(world)
    await delete(world, world.thread)
    assert world.channel.threads == []


async def test_a_table_that_was_deleted_is_shown_anew(match: World) -> None:
    await match.bot.http.delete_message(match.thread.id, match.posts[-1].id)
    await match.ada.slash(match.thread, "play", line="place c3")
    (table,) = match.posts
    assert ids(table)
    assert "ada places a stone on c3." in words(table)


async def test_a_new_place_whose_answer_was_lost_is_found_again(match: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long after Discord has forgotten the nonce."""
    send, nonces = sending.send, list[str]()

    async def deaf(
        bot: Any, channel: int, post: Post, picture: Picture | None, users: Sequence[int], nonce: str
    ) -> discord.Message:
        nonces.append(nonce)
        sent = await send(bot, channel, post, picture, users, f"{nonce}.{len(nonces)}")
        if len(nonces) == 1:
            raise TimeoutError
        return sent

    monkeypatch.setattr(sending, "send", deaf)
    monkeypatch.setattr(announcer, "FIRST_PAUSE", 1e6)
    monkeypatch.setattr(sending, "SKEW", match.bot.desk.now() - match.env.now().timestamp() + 60)
    await delete(match, match.thread)
    posts = [words(message) for message in match.channel.history() if message.components]
    assert len(nonces) == 2, "the post and the table, once each"
    assert len(match.channel.threads) == 1
    assert len(posts) == 2, "the lobby's, and the one on which the new thread hangs"
