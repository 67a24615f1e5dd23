"""Nobody can harm a table that is not theirs, and nothing dies quietly."""

import asyncio
from typing import Any

import discord
import pytest

from service import apart, game_file
from storage import Chair
from storage.ops import Op
from tests.bot.test_matches import finish
from tests.bot.weeks import Weeks
from tests.bot.world import World, buttons, words


def post(world: World) -> discord.Message:
    return world.channel.history()[0]


@pytest.fixture
async def lobby(world: World) -> World:
    await world.ada.slash(world.channel, "game new", game="ur")
    return world


@pytest.fixture
async def weeks(world: World) -> Weeks:
    made = Weeks(world)
    await made.begin("ben", "cleo", pace="none")
    return made


async def said(who: Any, channel: Any, command: str, /, **options: Any) -> str:
    answer = await who.slash(channel, command, **options)
    assert answer.response is not None
    return words(answer.response)


# A lobby belongs to its server


async def test_nobody_of_another_server_sits_down_by_the_number_of_a_lobby(lobby: World) -> None:
    elsewhere = lobby.env.create_guild("Elsewhere")
    zed = elsewhere.add_member(lobby.env.create_user("zed"))
    hall = elsewhere.create_text_channel("hall")
    for command in ("game join", "game leave", "game start"):
        assert "stands on another server" in await said(zed, hall, command, table=1)
    assert [chair.user for chair in await lobby.store.chairs(1)] == [lobby.ada.id]


async def test_who_sits_there_may_leave_from_anywhere(lobby: World) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    elsewhere = lobby.env.create_guild("Elsewhere")
    ben = elsewhere.add_member(lobby.ben.user)
    hall = elsewhere.create_text_channel("hall")
    assert "You have left the table" in await said(ben, hall, "game leave", table=1)


async def test_the_host_sends_somebody_away_by_button_who_comes_back_only_if_invited(lobby: World) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    panel = await lobby.ada.click(post(lobby), label="Options")
    assert panel.response is not None
    assert "Send ben away" in buttons(panel.response)
    assert "Send ada away" not in buttons(panel.response)
    await lobby.ada.click(panel.response, label="Send ben away")
    assert lobby.ben.mention not in words(post(lobby))
    refused = await lobby.ben.click(post(lobby), label="Join")
    assert "The host has sent you away" in words(refused.response)
    assert "may join now" in await said(lobby.ada, lobby.channel, "table invite", who=lobby.ben)
    await lobby.ben.click(post(lobby), label="Join")
    assert lobby.ben.mention in words(post(lobby))


async def test_only_the_host_sends_away_and_by_a_command_too(lobby: World) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.cleo.click(post(lobby), label="Join")
    assert "Only the host" in await said(lobby.ben, lobby.channel, "table send-away", guest=lobby.cleo)
    assert "You host this table" in await said(lobby.ada, lobby.channel, "table send-away", guest=lobby.ada)
    assert "Nobody of that name" in await said(lobby.ada, lobby.channel, "table send-away", guest=lobby.dan)
    assert "has to go" in await said(lobby.ada, lobby.channel, "table send-away", guest=lobby.cleo)
    assert [chair.user for chair in await lobby.store.chairs(1)] == [lobby.ada.id, lobby.ben.id]


# Files


def cheap(text: str, rows: int) -> bytes:
    """A file with so many rows that cost nothing to write."""
    first = len(game_file.read(text).rows)
    return (text + "".join(f"{number} p1 note x\n" for number in range(first, rows))).encode()


async def bring(world: World, contents: bytes) -> str:
    return await said(world.eve, world.channel, "table import", file=("a.game", contents))


async def test_a_large_file_of_cheap_rows_is_refused_at_a_glance(lobby: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ada.click(post(lobby), label="Start")
    file = cheap(await game_file.export(lobby.bot.desk, 1), 30_000)
    monkeypatch.setattr(game_file, "read", None)  # nobody even looks at its lines
    assert "That file is too large" in await bring(lobby, file)
    assert await lobby.store.match(2) is None


async def test_a_file_is_played_in_a_process_of_its_own(lobby: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ada.click(post(lobby), label="Start")
    file = cheap(await game_file.export(lobby.bot.desk, 1), 2_000)
    monkeypatch.setattr(game_file, "replay", None)  # here nothing is played
    assert "The match is back as #2" in await bring(lobby, file)
    assert await lobby.store.head(2) == 1_999


async def dawdle(work: apart.Work, text: str) -> bytes:
    raise apart.TooMuch


async def test_a_file_that_takes_too_much_is_left_unread(lobby: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "run", dawdle)
    assert "too much time or memory" in await bring(lobby, b"Ziggurat game file 2\n")


async def test_one_file_at_a_time_few_for_all_and_so_many_a_day(lobby: World) -> None:
    imports = lobby.bot.imports
    with imports.turn(lobby.eve.id):
        assert "still reading the file that you brought" in await bring(lobby, b"Ziggurat game file 2\n")
    with imports.turn(1), imports.turn(2):
        assert "Others are bringing matches in" in await bring(lobby, b"Ziggurat game file 2\n")
    for _ in range(5):
        with imports.turn(lobby.eve.id):
            pass
    assert "all for one day" in await bring(lobby, b"Ziggurat game file 2\n")
    tomorrow = lobby.bot.desk.now() + 86_400
    lobby.bot.desk.now = lambda: tomorrow
    with imports.turn(lobby.eve.id):
        pass


# Words and names


@pytest.mark.parametrize("length", [90, 1_500, 3_500])
async def test_a_word_of_any_length_gets_a_sentence(weeks: Weeks, length: int) -> None:
    answer = await weeks.say("ada", "play", line="place " + "x" * length)
    assert "is not a tile" in answer
    assert "x" * 60 in answer


@pytest.mark.parametrize("word", ["ж" * 2_000, "字" * 2_000, "🦊" * 1_500, "a\u0336" * 900, "{" + "b," * 1_700 + "c}"])
async def test_a_word_of_any_alphabet_gets_a_sentence(weeks: Weeks, word: str) -> None:
    for command in ("play", "table order"):
        answer = await weeks.say("ada", command, line=f"place {word}")
        assert "is not a tile" in answer
        assert word[:60] in answer
        assert len(answer) < 1_500


async def test_a_name_poses_as_nobody(lobby: World) -> None:
    fox = lobby.guild.add_member(
        lobby.env.create_user("fox", global_name=f"\u202e<@{lobby.ada.id}>\u200b"), nick=f"<@{lobby.ada.id}>"
    )
    await fox.click(post(lobby), label="Join")
    (chair,) = [chair for chair in await lobby.store.chairs(1) if chair.user == fox.id]
    assert chair.name == f"‹{lobby.ada.id}›"
    await lobby.ada.click(post(lobby), label="Start")
    told = words(lobby.posts[0])
    assert f"‹{lobby.ada.id}› joined" in told
    assert lobby.ada.mention not in told.replace(f"{lobby.ada.mention} is up.", "")


async def test_a_name_of_an_older_database_is_shown_clean(weeks: Weeks) -> None:
    weeks.world.bot.desk.forget(1)
    name = f"\u202e<@{weeks.world.ada.id}>"

    def once() -> Op[None]:
        yield "UPDATE seats SET name = ? WHERE match = 1 AND seat = 1", name

    await weeks.world.store._write(once)
    assert (await weeks.world.table()).names[1] == f"‹{weeks.world.ada.id}›"


# A rematch


async def test_a_rematch_killed_before_its_post_is_found_again(lobby: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ada.click(post(lobby), label="Start")
    await finish(lobby)
    before = len(lobby.channel.history())

    async def broken(*_: Any, **__: Any) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patched:
        patched.setattr(discord.PartialMessageable, "send", broken)
        await lobby.ben.click(lobby.posts[-1], label="Rematch")
    assert len(lobby.channel.history()) == before
    await lobby.restart()
    await settled(lobby)
    again = lobby.channel.history()[before:]
    assert len(again) == 1
    assert lobby.ben.mention in words(again[0])
    twice = await lobby.ada.click(lobby.posts[-1], label="Rematch")
    assert "already" in words(twice.response)
    await lobby.ada.click(again[0], label="Start")
    assert "Only the host" in words((await lobby.ada.click(again[0], label="Start")).response)


async def test_a_rematch_killed_after_its_post_is_not_posted_twice(lobby: World) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ada.click(post(lobby), label="Start")
    await finish(lobby)
    await lobby.ben.click(lobby.posts[-1], label="Rematch")
    sent = lobby.channel.history()[-1].id
    for number, gone in ((2, "message"), (1, "rematch")):
        await lobby.store.set_places(number, {gone: None})
    await lobby.restart()
    await settled(lobby)
    match, former = await lobby.store.match(2), await lobby.store.match(1)
    assert match is not None
    assert former is not None
    assert (match.place["message"], former.place["rematch"]) == (sent, 2)
    assert lobby.channel.history()[-1].id == sent


async def settled(world: World) -> None:
    while world.bot._tasks:
        await asyncio.wait(world.bot._tasks)
    await world.env.settle()


# Seats


async def gone(weeks: Weeks) -> Chair:
    """The first for whom the computer plays, while the other one goes on."""
    for _ in range(60):
        await weeks.wait(43_200)
        await weeks.turn("ada")
        for chair in (await weeks.world.table()).chairs:
            if chair.deputy:
                return chair
    raise AssertionError


async def test_the_host_seats_nobody_in_an_absent_players_seat_without_the_table(world: World) -> None:
    weeks = Weeks(world)
    await weeks.begin("ben")
    await weeks.turn("ada")
    absent = await gone(weeks)
    assert (absent.user, (await world.table()).match.host) == (world.ben.id, world.ada.id)
    await weeks.say("ada", "table replace", seat=absent.seat + 1, newcomer=world.dan)
    offer = next(message for message in reversed(world.posts) if "Take the seat" in buttons(message))
    await weeks.press("dan", offer, "Take the seat")
    assert (await world.table()).chairs[absent.seat].user == absent.user
    vote = next(message for message in reversed(world.posts) if "Yes" in buttons(message))
    assert f"Still to vote: {world.ben.mention}" in words(vote)
    assert "Silence counts as Yes for: ben." in words(vote)
    await weeks.press("ben", vote, "No")
    assert (await world.table()).chairs[absent.seat].user == absent.user
    assert "ben does not agree; the proposal is rejected." in weeks.table
