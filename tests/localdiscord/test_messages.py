"""Messages, files, threads, direct messages, reactions, pins and permissions, as a real discord.py uses them."""

import io
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from localdiscord.client import Box
from localdiscord.commands import Mistake
from localdiscord.model import FORUM
from tests.localdiscord.bot import TestBot, png
from tests.localdiscord.conftest import until


@pytest.fixture
def room(box: Box, bot: TestBot) -> discord.TextChannel:
    found = bot.get_channel(int(box.channel("general")))
    assert isinstance(found, discord.TextChannel)
    return found


async def refusal(attempt: Awaitable[Any]) -> tuple[int, int]:
    """The status and code with which something is refused."""
    with pytest.raises(discord.HTTPException) as refused:
        await attempt
    return refused.value.status, refused.value.code


async def test_a_message_is_sent_edited_and_deleted(box: Box, room: discord.TextChannel) -> None:
    ada = box.user("Ada")
    sent = await room.send("hello")
    seen = await ada.wait_in(str(room.id))
    assert (seen.content, seen.edited) == ("hello", False)
    await sent.edit(content="hello again")
    assert (seen.content, seen.edited) == ("hello again", True)
    assert (await room.fetch_message(sent.id)).content == "hello again"
    await sent.delete()
    assert seen.gone
    assert await refusal(room.fetch_message(sent.id)) == (404, 10008)


async def test_files_keep_their_alt_text_over_edits(box: Box, room: discord.TextChannel) -> None:
    ada = box.user("Ada")
    files = [
        discord.File(png(), "a.png", description="First."),
        discord.File(png(9, 9), "b c.png", description="Second."),
    ]
    sent = await room.send(files=files)
    seen = await ada.wait_in(str(room.id))
    names = [(a["filename"], a["description"], a["content_type"], a["width"]) for a in seen.attachments]
    assert names == [("a.png", "First.", "image/png", 320), ("b_c.png", "Second.", "image/png", 9)]
    kept, dropped = sent.attachments[1], sent.attachments[0]
    third = discord.File(io.BytesIO(b"words"), "c.txt", description="Third.")
    edited = await sent.edit(attachments=[kept, third])
    assert [a.description for a in edited.attachments] == ["Second.", "Third."]
    async with aiohttp.ClientSession() as session:
        async with session.get(edited.attachments[1].url) as response:
            assert (await response.text(), response.content_type) == ("words", "text/plain")
        async with session.get(dropped.url) as response:
            assert response.status == 404
    assert await edited.attachments[0].read() == png(9, 9).getvalue()


async def test_an_embed_shows_its_attached_picture(box: Box, room: discord.TextChannel) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://a.png")
    sent = await room.send(embed=embed, file=discord.File(png(), "a.png"))
    assert sent.embeds[0].image.url == sent.attachments[0].url
    assert sent.embeds[0].image.width == 320


def many(count: int) -> ui.View:
    view = ui.View()
    for n in range(count):
        view.add_item(ui.Button(label=str(n), custom_id="same" if n < 2 else str(n)))
    return view


def pages(count: int, text: str = "x") -> ui.LayoutView:
    view = ui.LayoutView()
    for _ in range(count):
        view.add_item(ui.TextDisplay(text))
    return view


FILE_LINK = {"style": 5, "url": "file:///etc/passwd", "custom_id": None}
Sending = Callable[[discord.TextChannel], Awaitable[Any]]
TOO_MUCH: dict[str, Sending] = {
    "content of 2,001": lambda room: room.send("x" * 2001),
    "embeds of 6,001 together": lambda room: room.send(
        embeds=[discord.Embed(description="x" * 4000), discord.Embed(description="x" * 2001)]
    ),
    "an embed's title of 257": lambda room: room.send(embed=discord.Embed(title="x" * 257)),
    "a custom_id twice": lambda room: room.send("hi", view=many(2)),
    "4,001 characters in newer components": lambda room: room.send(view=pages(2, "x" * 2001)),
    "a thread's name of 101": lambda room: room.create_thread(name="x" * 101, type=discord.ChannelType.public_thread),
    "a button's label of 81": lambda room: room.send("hi", view=ui.View().add_item(ui.Button(label="x" * 81))),
    "eleven files": lambda room: _raw(room, {"attachments": [{"id": n} for n in range(11)]}),
    "content beside newer components": lambda room: _raw(
        room, {"content": "hi", "flags": 1 << 15, "components": [{"type": 10, "content": "x"}]}
    ),
    "41 newer components": lambda room: _raw(
        room, {"flags": 1 << 15, "components": [{"type": 10, "content": "x"}] * 41}
    ),
    "six rows": lambda room: _raw(room, {"content": "x", "components": [_row(n) for n in range(6)]}),
    "six buttons in a row": lambda room: _raw(
        room, {"content": "x", "components": [{"type": 1, "components": [_button(n) for n in range(6)]}]}
    ),
    "26 options": lambda room: _raw(room, {"content": "x", "components": [_menu(26)]}),
    "a custom_id of 101": lambda room: _raw(
        room, {"content": "x", "components": [{"type": 1, "components": [_button("x" * 101)]}]}
    ),
    "a picture that was not attached": lambda room: _raw(
        room, {"flags": 1 << 15, "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}]}
    ),
    "an embed that leads to a script": lambda room: room.send(embed=discord.Embed(title="x", url="javascript:x()")),
    "a button that leads to a file": lambda room: _raw(
        room, {"content": "x", "components": [{"type": 1, "components": [{**_button(1), **FILE_LINK}]}]}
    ),
    "users both parsed and named": lambda room: _raw(
        room, {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}
    ),
    "a newer component without its flag": lambda room: _raw(room, {"components": [{"type": 10, "content": "x"}]}),
}


async def test_what_is_too_much_is_refused(room: discord.TextChannel, subtests: pytest.Subtests) -> None:
    for what, send in TOO_MUCH.items():
        with subtests.test(what):
            assert await refusal(send(room)) == (400, 50035)
    assert [m async for m in room.history()] == []


async def test_what_is_just_allowed_is_taken(room: discord.TextChannel) -> None:
    await room.send("x" * 2000)
    await room.send(embeds=[discord.Embed(description="x" * 4000), discord.Embed(description="x" * 2000)])
    await room.send(view=pages(2, "x" * 2000))
    await room.send(view=pages(40))
    await _raw(room, {"content": "x", "components": [_row(n) for n in range(5)]})
    await _raw(room, {"content": "x", "components": [_menu(25)]})
    await room.send(files=[discord.File(io.BytesIO(b"x"), f"{n}.txt") for n in range(10)])


async def test_a_refusal_says_where_the_mistake_is(room: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await room.send(embeds=[discord.Embed(title="fine"), discord.Embed(title="x" * 257)])
    assert "In embeds.1.title: Must be 256 or fewer in length." in refused.value.text


async def test_a_file_of_more_than_10_mib_is_too_large(room: discord.TextChannel) -> None:
    big = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin")
    assert await refusal(room.send(file=big)) == (413, 40005)
    await room.send(file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024)), "fits.bin"))


async def test_a_refused_edit_changes_nothing(room: discord.TextChannel) -> None:
    sent = await room.send("hello", file=discord.File(png(), "a.png"))
    assert await refusal(sent.edit(content="x" * 2001, attachments=[])) == (400, 50035)
    kept = await room.fetch_message(sent.id)
    assert (kept.content, len(kept.attachments)) == ("hello", 1)


async def test_a_message_stays_of_the_newer_kind(room: discord.TextChannel) -> None:
    sent = await room.send(view=pages(1))
    assert await refusal(sent.edit(content="older", view=None)) == (400, 50035)
    await sent.edit(view=pages(2, "newer"))
    assert len((await room.fetch_message(sent.id)).components) == 2


async def test_the_same_nonce_sends_once(room: discord.TextChannel) -> None:
    first = await room.send("once", nonce="n1")
    again = await room.send("once", nonce="n1")
    assert first.id == again.id
    assert (await room.send("twice", nonce="n2")).id != first.id


async def test_mentions_ping_only_whom_they_may(box: Box, room: discord.TextChannel) -> None:
    ada, ben = box.user("Ada"), box.user("Ben")
    text = f"{ada.mention} {ben.mention} `{box.user('Cleo').mention}` @everyone"
    sent = await room.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(ada.id))]))
    assert [str(user.id) for user in sent.mentions] == [ada.id]
    assert not sent.mention_everyone
    assert [str(user.id) for user in (await room.send(text)).mentions] == [ada.id, ben.id]
    assert (await room.send("x", reference=sent)).reference is not None


async def test_an_edit_mentions_but_notifies_nobody(box: Box, room: discord.TextChannel) -> None:
    ada = box.user("Ada")
    sent = await room.send("soon")
    edited = await sent.edit(content=f"now, {ada.mention}")
    assert [str(user.id) for user in edited.mentions] == [ada.id]
    assert (await box.call("badges"))[ada.id] == {"unread": 1, "pings": 0}
    await room.send(f"really, {ada.mention}")
    assert (await box.call("badges"))[ada.id] == {"unread": 2, "pings": 1}


async def test_somebody_elses_message_cannot_be_edited(box: Box, room: discord.TextChannel) -> None:
    said = await box.user("Ada").say(str(room.id), "mine")
    assert await refusal(room.get_partial_message(int(said.id)).edit(content="yours")) == (403, 50005)
    assert await refusal(room.get_partial_message(int(said.id)).delete()) == (403, 50013)


# threads


async def test_a_thread_from_a_message_and_one_without(box: Box, room: discord.TextChannel) -> None:
    ada = box.user("Ada")
    start = await room.send("a match")
    thread = await start.create_thread(name="Match 1")
    assert thread.id == start.id
    assert (await ada.history(str(room.id)))[0].thread_id == str(thread.id)
    assert await refusal(start.create_thread(name="again")) == (400, 160004)
    other = await room.create_thread(name="Match 2", type=discord.ChannelType.public_thread)
    await other.send(f"welcome {ada.mention}")
    assert {member.id for member in await other.fetch_members()} == {box.application_id, int(ada.id)}
    assert {t.name for t in (await room.guild.active_threads())} == {"Match 1", "Match 2"}
    assert (await ada.slash(str(other.id), "/ping")).text == "pong"


async def test_an_archived_thread_refuses_edits_and_wakes_when_written_in(
    box: Box, bot: TestBot, room: discord.TextChannel
) -> None:
    thread = await room.create_thread(name="Match", type=discord.ChannelType.public_thread)
    sent = await thread.send("one")
    await box.advance(25 * 3600)
    await until(lambda: bool(bot.heard) and bot.heard[-1].archived)
    assert await refusal(sent.edit(content="two")) == (400, 50083)
    await thread.send("three")
    await until(lambda: room.guild.get_thread(thread.id) is not None)
    await sent.edit(content="two")
    await thread.edit(archived=True, locked=True)
    assert await refusal(thread.send("four")) == (400, 50083)
    await thread.edit(archived=False)
    await thread.send("five")


async def test_a_thread_is_joined_and_left(box: Box, room: discord.TextChannel) -> None:
    thread = await room.create_thread(name="Match", type=discord.ChannelType.public_thread)
    ada = discord.Object(int(box.user("Ada").id))
    await thread.add_user(ada)
    assert len(await thread.fetch_members()) == 2
    await thread.remove_user(ada)
    await thread.leave()
    assert await thread.fetch_members() == []
    await thread.join()
    await thread.delete()
    assert await refusal(room.guild.fetch_channel(thread.id)) == (404, 10003)


# direct messages


@pytest.mark.usefixtures("bot")
async def test_a_direct_message_reaches_those_who_take_them(box: Box) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    told = await ada.slash(general, "/tell", who=ben.id, text="psst")
    assert (await told.done()).text == "told"
    assert (await ben.wait_dm()).content == "psst"
    await ben.close_dms()
    told = await ada.slash(general, "/tell", who=ben.id, text="psst")
    assert (await told.done()).text == "refused with 50007"


# reactions and pins


async def test_reactions_and_pins(box: Box, room: discord.TextChannel) -> None:
    sent = await room.send("nice")
    await sent.add_reaction("👍")
    ada = box.user("Ada")
    await ada.react((await ada.history(str(room.id)))[0], "👍")
    found = (await room.fetch_message(sent.id)).reactions[0]
    assert (found.emoji, found.count, found.me) == ("👍", 2, True)
    assert {user.id async for user in found.users()} == {box.application_id, int(ada.id)}
    await sent.remove_reaction("👍", room.guild.me)
    assert (await room.fetch_message(sent.id)).reactions[0].count == 1
    assert await refusal(sent.add_reaction("no emoji")) == (404, 10014)
    assert await refusal(sent.pin()) == (403, 50013)
    await box.call("permit", channel=str(room.id), who="bot", allow=["pin_messages"])
    await sent.pin()
    assert [message.id async for message in room.pins()] == [sent.id]
    await sent.unpin()


# permissions

NEEDED: dict[str, Sending] = {
    "send_messages": lambda room: room.send("x"),
    "embed_links": lambda room: room.send(embed=discord.Embed(title="x")),
    "attach_files": lambda room: room.send(file=discord.File(png(), "a.png")),
    "create_public_threads": lambda room: room.create_thread(name="x", type=discord.ChannelType.public_thread),
    "send_messages_in_threads": lambda room: room.threads[0].send("x"),
    "read_message_history": lambda room: room.fetch_message(1),
}


async def test_what_the_bot_may_not_do_is_refused(
    box: Box, room: discord.TextChannel, subtests: pytest.Subtests
) -> None:
    await room.create_thread(name="open", type=discord.ChannelType.public_thread)
    await until(lambda: bool(room.threads))
    for permission, attempt in NEEDED.items():
        with subtests.test(permission):
            await box.call("permit", channel=str(room.id), who="bot", deny=[permission])
            assert await refusal(attempt(room)) == (403, 50013)
            await box.call("permit", channel=str(room.id), who="bot", allow=[permission])


async def test_a_channel_the_bot_cannot_see_is_no_access(box: Box, room: discord.TextChannel) -> None:
    await box.call("permit", channel=str(room.id), who="bot", deny=["view_channel"])
    assert await refusal(room.send("x")) == (403, 50001)
    assert (await box.user("Ada").slash(str(room.id), "/ping")).text == "pong"


async def test_what_a_moderator_deleted_is_gone(box: Box, room: discord.TextChannel) -> None:
    sent = await room.send("x")
    await box.call("delete_message", channel=str(room.id), message=str(sent.id))
    assert await refusal(sent.edit(content="y")) == (404, 10008)
    thread = await room.create_thread(name="x", type=discord.ChannelType.public_thread)
    await box.call("delete_channel", channel=str(thread.id))
    assert await refusal(thread.send("y")) == (404, 10003)


async def test_history_is_read_in_pages(room: discord.TextChannel) -> None:
    for n in range(5):
        await room.send(str(n))
    assert [m.content async for m in room.history(limit=2)] == ["4", "3"]
    everything = [m async for m in room.history(oldest_first=True)]
    assert [m.content async for m in room.history(after=everything[2], oldest_first=True)] == ["3", "4"]
    assert [m.content async for m in room.history(around=everything[2], limit=3)] == ["3", "2", "1"]


async def test_the_open_web_cannot_reach_the_box(box: Box) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(box.url, headers={"Host": "evil.example"}) as response:
            assert response.status == 403
        async with session.post(f"{box.url}/_box/badges", headers={"Origin": "https://evil.example"}) as response:
            assert response.status == 403
        async with session.get(f"{box.url}/page/..%2fmodel.py") as response:
            assert response.status == 404


async def _raw(room: discord.TextChannel, body: dict[str, Any]) -> Any:
    """What no library would send."""
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=room.id)
    return await room._state.http.request(route, json=body)


def _button(n: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": str(n)}


def _row(n: int) -> dict[str, Any]:
    return {"type": 1, "components": [_button(n)]}


def _menu(count: int) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 1, "components": [{"type": 3, "custom_id": "m", "options": options}]}


async def test_a_forums_posts_are_threads_with_tags(box: Box, bot: TestBot) -> None:
    number = int(await box.add_channel("tables", kind=FORUM))
    await until(lambda: bot.get_channel(number) is not None)
    forum = bot.get_channel(number)
    assert isinstance(forum, discord.ForumChannel)
    assert await refusal(forum.edit(available_tags=[discord.ForumTag(name="free")])) == (403, 50013)
    await box.call("permit", channel=str(number), who="bot", allow=["manage_channels"])
    tagged = await forum.edit(available_tags=[discord.ForumTag(name="free"), discord.ForumTag(name="full")])
    assert tagged is not None
    free, full = tagged.available_tags
    made = await tagged.create_thread(name="one", content="hello", applied_tags=[free])
    assert (made.message.id, made.thread.parent_id) == (made.thread.id, number)
    assert [tag.name for tag in made.thread.applied_tags] == ["free"]
    assert await refusal(tagged.create_thread(name="two")) == (400, 50006)
    await until(lambda: [thread.name for thread in tagged.threads] == ["one"])
    changed = await made.thread.edit(applied_tags=[full], archived=True)
    assert ([tag.name for tag in changed.applied_tags], changed.archived) == (["full"], True)
    with pytest.raises(Mistake):
        await box.user("Ada").say(str(number), "a forum has no room for words beside its posts")
