"""The real bot as a process of its own on the local Discord: whole matches, and everything that can go wrong."""

import asyncio
import os
import sys
from collections.abc import Callable

import aiohttp

from localdiscord.client import Person
from localdiscord.model import FORUM, Json
from localdiscord.parts import Message
from rules import kernel
from service.desk import Table
from tests.bot.wire import Wire, until
from ziggurat import clicking
from ziggurat.rehearse import Panel


def lines(messages: list[Message]) -> list[str]:
    return [line for message in messages for line in message.text.splitlines() if " places " in line]


async def panel(wire: Wire, who: Person) -> Panel:
    post = await wire._table_post(1)
    return Panel(wire, who, (await who.click(post, custom_id=post.buttons[0].custom_id)).message)


async def test_a_whole_match_in_every_way_with_pictures_within_discords_description(wire: Wire) -> None:
    people = list(wire.box.people.values())
    await wire._match(people[:2], 0)
    assert wire.report.errors == 0, wire.report.notes
    posts = await wire.told()
    assert "The secret was" in posts[-1].text or "Das Geheimnis war" in posts[-1].text
    pictures = [file for post in posts for file in post.attachments]
    assert pictures
    assert all(file["description"] and file["size"] < 300 * 1024 for file in pictures)


async def test_a_server_is_welcomed_once_however_often_the_bot_is_killed(wire: Wire) -> None:
    ada, general = wire.box.user("Ada"), wire.box.channel("general")

    async def welcomes() -> int:
        return sum(any(b.label == "Play now" for b in post.buttons) for post in await ada.history(general, 50))

    async def welcomed() -> bool:
        return await welcomes() > 0

    await wire.kill()
    await wire.again()
    await until(welcomed)
    await wire.kill()
    await wire.again()
    await ada.slash(general, "/game mine")
    assert await welcomes() == 1


async def test_killed_in_the_middle_it_goes_on_where_it_was_and_old_buttons_work(wire: Wire) -> None:
    table = await wire.begin_match()
    seat = kernel.waiting(table.position)[0]
    who = next(p for p in wire.box.people.values() if int(p.id) == table.chairs[seat].user)
    drafted = await panel(wire, who)
    await clicking.enter(drafted, table, seat, ("place", free(table)))
    await wire.kill()
    await wire.again()
    await clicking.press(drafted, "c")
    assert (await wire.desk.table(1)).n == 1
    for _ in range(2):
        now = await wire.desk.table(1)
        up = kernel.waiting(now.position)[0]
        other = next(p for p in wire.box.people.values() if int(p.id) == now.chairs[up].user)
        sent = asyncio.create_task(other.slash(await wire._thread(1), "/play", line=f"place {free(now)}"))
        await asyncio.sleep(0.05)
        await wire.kill()
        sent.cancel()
        await asyncio.gather(sent, return_exceptions=True)
        await wire.again()
    posts = await wire.told()
    placed = (await wire.desk.table(1)).n
    assert placed >= 1
    assert len(lines(posts)) == placed
    marks = [b.custom_id for post in posts for b in post.buttons]
    assert len(marks) == 5
    await wire.moves(2)


async def test_a_click_while_the_picture_of_the_one_before_is_on_its_way_is_answered(wire: Wire) -> None:
    """The picture that the panel keeps is the one that has just arrived, not the one that was there at the click."""
    table = await wire.begin_match("tigris")
    seat = kernel.waiting(table.position)[0]
    who = next(p for p in wire.box.people.values() if int(p.id) == table.chairs[seat].user)
    drafted = await panel(wire, who)
    await wire.box.until(lambda: bool(drafted.message.attachments), 30)
    first = drafted.message.attachments[0]["id"]
    words = kernel.sample(table.position, seat, kernel.Tape(b"words"))
    await wire.box.fault(path="/webhooks/.*", method="PATCH", times=1, delay=3.0)
    await clicking.press(drafted, clicking.furthest(drafted, words))
    await asyncio.sleep(1.5)  # its picture is drawn and on its way
    await clicking.press(drafted, "b")
    assert clicking.furthest(drafted, words)
    assert drafted.message.attachments[0]["id"] != first
    assert wire.report.errors == 0, wire.report.notes


def free(table: Table) -> str:
    node = kernel.ask(table.position, kernel.waiting(table.position)[0], ("place",))
    assert isinstance(node, kernel.One)
    return node.choices[0].key


async def test_a_cut_gateway_is_taken_up_again(wire: Wire) -> None:
    await wire.begin_match()
    await wire.moves(1)
    await wire.box.call("drop")
    await asyncio.sleep(1)
    await wire.moves(2)
    await wire.box.call("invalidate")
    await asyncio.sleep(1)
    await until(wire.is_well)
    await wire.moves(1)
    assert wire.report.errors == 0


async def test_a_broken_frame_and_a_refused_gateway_do_not_end_the_bot(wire: Wire) -> None:
    await wire.begin_match()
    await wire.box.call("refuse_gateway", times=2)
    await wire.box.call("raw_frame", frame='{"op":0,"t":"GUILD_CREATE","s":99,"d":{"id":"oops"}}')
    await asyncio.sleep(3)
    await until(wire.is_well)
    await wire.moves(2)
    assert wire.bot.returncode is None


async def test_a_storm_of_rate_limits_loses_nothing(wire: Wire) -> None:
    await wire.begin_match()
    await wire.box.fault(path="/channels/", times=6, status=429, retry_after=0.2)
    await wire.box.fault(path="/channels/.*/messages", method="POST", times=2, status=502)
    await wire.moves(4)
    posts = await wire.told()
    assert len(lines(posts)) == 4
    assert wire.report.errors == 0


async def test_an_answer_that_gets_lost_on_the_way_is_not_posted_again(wire: Wire) -> None:
    await wire.begin_match()
    await wire.box.fault(path="/channels/.*/messages", method="POST", times=1, lost=True)
    await wire.moves(2)
    posts = await wire.told()
    assert len(lines(posts)) == 2


async def test_closed_direct_messages_are_said_once_and_the_hand_is_behind_the_button(wire: Wire) -> None:
    ada = wire.box.user("Ada")
    await ada.close_dms()
    await wire.begin_match("tigris")
    posts = await wire.told()
    said = [post for post in posts if "direct messages are closed" in post.text]
    assert len(said) == 1
    assert said[0].mentions == [ada.id]
    ben = await wire.box.user("Ben").wait_dm()
    assert ben.attachments
    table = await wire._table_post(1)
    shown = await ada.click(table, "My hand")
    assert (await shown.done()).ephemeral


async def test_told_to_stop_it_stops_and_its_health_is_known(wire: Wire) -> None:
    await until(wire.is_well)
    async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{wire.port}/metrics") as page:
        assert "ziggurat_connected 1.0" in await page.text()
    wire.bot.terminate()
    async with asyncio.timeout(20):
        assert await wire.bot.wait() == 0
    assert not await wire.is_well()


async def test_a_bot_beside_a_local_discord_does_not_outlive_whoever_started_it(wire: Wire) -> None:
    """As when `./run` itself is killed."""
    await wire.close_bot()
    local = f"{wire.box.url}#{wire.box.token}#{os.getpid() + 1_000_000}"
    told = {**os.environ, "DISCORD_LOCAL": local, "HEALTH_PORT": "0", "DISCORD_TOKEN": "", "ZIGGURAT_DB": str(wire.db)}
    wire.bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "ziggurat", "serve", env=told)
    async with asyncio.timeout(60):
        assert await wire.bot.wait() == 0


async def test_a_deleted_thread_is_replaced(wire: Wire) -> None:
    """The match goes on in a new thread at once, and people hear where."""
    wire.game = "tigris"
    await wire.begin_match(wire.game)
    await wire.told()
    old = await wire._thread(1)
    await wire.box.call("delete_channel", channel=old)

    async def moved() -> bool:
        return await wire._thread(1) != old and bool((await wire.told())[-1].attachments)

    await until(moved)
    assert "goes on here" in (await wire.told())[-1].text
    told = await wire.box.user("Ben").wait_dm(lambda letter: "new thread" in letter.text)
    assert told.text.startswith("### ")
    await wire.moves(2)
    assert wire.report.errors == 0


async def test_a_match_whose_lobby_was_deleted_begins_all_the_same(wire: Wire) -> None:
    ada, ben, general = wire.box.user("Ada"), wire.box.user("Ben"), wire.box.channel("general")
    post = (await ada.slash(general, "/game new", game="ur")).message
    await ben.click(post, "Join")
    await wire.box.call("delete_message", channel=general, message=post.id)
    await ada.slash(general, "/game start")
    await wire._table_post(1)
    await wire.moves(2)
    assert wire.report.errors == 0


async def test_a_seat_is_taken_from_the_list_of_open_tables_after_a_kill(wire: Wire) -> None:
    ada, ben, general = wire.box.user("Ada"), wire.box.user("Ben"), wire.box.channel("general")
    await ada.slash(general, "/game new", game="ur")
    found = (await ben.slash(general, "/game open")).message
    await wire.kill()
    await wire.again()
    await ben.click(found, custom_id="o:join:1")
    assert [chair.name for chair in await wire.desk.store.chairs(1)] == ["Ada", "Ben"]
    assert wire.report.errors == 0


async def test_a_forum_lists_the_tables_through_kills_and_archives_what_has_begun(wire: Wire) -> None:
    ada, ben, general = wire.box.user("Ada"), wire.box.user("Ben"), wire.box.channel("general")
    forum = await wire.box.add_channel("tables", kind=FORUM)
    await wire.box.call("permit", channel=forum, who="bot", allow=["manage_channels"])
    lobby = (await ada.slash(general, "/game new", game="ur")).message
    made = await ada.slash(general, "/table board", forum=forum)
    assert f"<#{forum}>" in made.message.text
    await until(lambda: _posted(wire, forum, lambda post: not post["thread_metadata"]["archived"]))
    (post,) = await _posts(wire, forum)
    assert (post["name"], len(post["applied_tags"])) == ("UR #1 · daily", 3)
    first = (await ben.history(post["id"]))[0]
    assert first.id == post["id"], "the first message of a post has the post's id"
    await ben.click(first, "Join")
    await ada.click(lobby, "Start")
    await wire._table_post(1)
    await wire.kill()
    await wire.again()
    await ada.slash(general, "/table board", forum=forum)
    await until(lambda: _posted(wire, forum, lambda post: bool(post["thread_metadata"]["archived"])))
    assert "The match is played in" in (await ben.history(post["id"]))[0].text
    assert len((await _posts(wire, forum))[0]["applied_tags"]) == 2


async def _posts(wire: Wire, forum: str) -> list[Json]:
    (guild,) = (await wire.box.call("world_state"))["guilds"]
    return [one for one in guild["channels"] if one["parent_id"] == forum]


async def _posted(wire: Wire, forum: str, test: Callable[[Json], bool]) -> bool:
    return any(test(post) for post in await _posts(wire, forum))


async def test_two_who_look_for_the_same_game_are_asked_and_come(wire: Wire) -> None:
    ada, ben, general = wire.box.user("Ada"), wire.box.user("Ben"), wire.box.channel("general")
    for who in (ada, ben):
        await who.slash(general, "/seek", game="ur", players=2)
    letters = [await who.wait_dm(lambda one: _asks(one, 1)) for who in (ada, ben)]
    table = (await wire.desk.lobby(1))[0]
    shown = next(one for one in await ada.history(general) if int(one.id) == table.place["message"])
    assert all(f"<@{who.id}>" in shown.text for who in (ada, ben))
    for who, letter in zip((ada, ben), letters, strict=True):
        await who.click(letter, custom_id="f:yes:1")
    await wire._table_post(1)
    assert {chair.user for chair in (await wire.desk.table(1)).chairs} == {int(ada.id), int(ben.id)}


def _asks(message: Message, match: int) -> bool:
    return any(button.custom_id == f"f:yes:{match}" for button in message.buttons)
