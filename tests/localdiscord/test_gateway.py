"""Sessions of a real discord.py: READY, intents, shards, cuts, RESUME with replay, and refusals."""

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from localdiscord.client import Box
from tests.localdiscord.bot import TestBot
from tests.localdiscord.conftest import Start, running, until


async def test_the_bot_sees_its_servers_channels_and_itself(box: Box, bot: TestBot) -> None:
    guild = bot.guilds[0]
    assert guild.name == "Sumer"
    assert [channel.name for channel in guild.text_channels] == ["general"]
    assert guild.me.guild_permissions.send_messages_in_threads
    assert guild.member_count == 4
    assert [member.id for member in guild.members] == [box.application_id]
    assert (await bot.application_info()).id == box.application_id


async def test_a_server_that_comes_later_is_told(box: Box, bot: TestBot) -> None:
    await box.add_guild("Akkad")
    await until(lambda: len(bot.guilds) == 2)
    await box.add_channel("ziggurat", box.guild("Akkad"))
    await until(lambda: bool(discord.utils.get(bot.get_all_channels(), name="ziggurat")))


async def test_being_thrown_out_and_called_back_is_told(box: Box, bot: TestBot) -> None:
    await box.call("part_guild", guild=box.guild(), user="bot")
    await until(lambda: not bot.guilds)
    await box.call("join_guild", guild=box.guild(), user="bot")
    await until(lambda: len(bot.guilds) == 1)
    assert (await box.user("Ada").slash(box.channel("general"), "/ping")).text == "pong"


async def test_messages_are_told_only_to_those_who_asked_for_them(start: Start) -> None:
    box = await start()
    for intents, told in ((discord.Intents(guilds=True), 0), (discord.Intents(guilds=True, guild_messages=True), 1)):
        async with running(box, TestBot(intents)) as bot:
            await box.user("Ada").say(box.channel("general"), "secret words")
            await (await bot.fetch_channel(int(box.channel("general")))).typing()  # type: ignore[union-attr]
            await asyncio.sleep(0.05)
            assert [message.content for message in bot.heard] == [""] * told


async def test_the_words_of_a_mention_or_a_direct_message_are_told(start: Start) -> None:
    box = await start()
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with running(box, TestBot(intents)) as bot:
        ada = box.user("Ada")
        await ada.say(box.channel("general"), f"hello <@{box.application_id}>")
        await ada.say(await ada.dm(), "in private")
        await until(lambda: len(bot.heard) == 2)
        assert [m.content for m in bot.heard] == [f"hello <@{box.application_id}>", "in private"]


async def test_privileged_intents_must_be_granted(start: Start) -> None:
    box = await start()
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(box, TestBot(discord.Intents(guilds=True, message_content=True))):
            pass
    granted = await start(privileged=True)
    async with running(granted, TestBot(discord.Intents(guilds=True, members=True))) as bot:
        assert len(bot.guilds[0].members) == 4


async def test_a_wrong_token_is_refused(start: Start) -> None:
    box = await start()
    box.aim()
    bot = TestBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()


async def test_two_shards_share_the_servers(start: Start) -> None:
    box = await start(shards=2)
    guilds = {int(box.guild())}
    while {(guild >> 22) % 2 for guild in guilds} != {0, 1}:
        guilds.add(int(await box.add_guild(f"City {len(guilds)}")))
        await asyncio.sleep(0.001)
    async with running(box, TestBot()) as bot:
        assert bot.shard_count == 2
        assert {guild.id for guild in bot.guilds} == guilds
        assert {guild.shard_id for guild in bot.guilds} == {0, 1}
        for guild in bot.guilds:
            assert (guild.id >> 22) % 2 == guild.shard_id
        channel = str(bot.guilds[-1].text_channels[0].id)
        assert (await box.user("Ada").slash(channel, "/ping")).text == "pong"


@pytest.mark.parametrize(("at_once", "refused"), [(1, 1), (2, 0)])
async def test_only_so_many_shards_identify_themselves_at_a_time(start: Start, at_once: int, refused: int) -> None:
    box = await start(shards=2, max_concurrency=at_once, identify_every=60.0)
    answers = []
    async with aiohttp.ClientSession() as web:
        for shard in range(2):
            async with web.ws_connect(box.gateway_url) as socket:
                await socket.receive_json()
                data = {"token": box.token, "intents": 1, "shard": [shard, 2]}
                await socket.send_json({"op": 2, "d": data})
                answers.append((await socket.receive_json())["op"])
    assert answers == [0, 9 if refused else 0]


async def test_what_happened_during_a_cut_is_replayed_after_resume(box: Box, bot: TestBot) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    assert await box.call("drop") == 1
    reply = await ada.slash(general, "/ping")
    assert reply.text == "pong"
    assert (bot.resumed, bot.identified) == (1, 1)


async def test_reconnect_and_a_resumable_invalid_session_lead_to_resume(box: Box, bot: TestBot) -> None:
    await box.call("ask_to_reconnect")
    await until(lambda: bot.resumed == 1)
    await box.call("invalidate", resumable=True)
    await until(lambda: bot.resumed == 2)
    assert bot.identified == 1
    assert (await box.user("Ada").slash(box.channel("general"), "/ping")).text == "pong"


async def test_an_invalid_session_must_be_begun_anew(box: Box, bot: TestBot) -> None:
    await box.call("invalidate", resumable=False)
    await until(lambda: bot.identified == 2)
    reply = await box.user("Ada").slash(box.channel("general"), "/ping")
    assert (reply.text, bot.resumed) == ("pong", 0)


async def test_a_missing_heartbeat_acknowledgement_is_survived(start: Start) -> None:
    box = await start(heartbeat_ms=150)
    async with running(box, TestBot(heartbeat_timeout=0.4)) as bot:
        await box.call("silence_heartbeats")
        await until(lambda: bot.resumed + bot.identified > 1, 10)
        await box.call("clear_faults")
        reply = await box.user("Ada").slash(box.channel("general"), "/ping")
        assert reply.text == "pong"


async def test_a_closed_door_is_knocked_at_again(box: Box, bot: TestBot) -> None:
    await box.call("refuse_gateway", times=1)
    await box.call("drop", abrupt=False)
    await until(lambda: bot.resumed + bot.identified > 1, 15)


async def test_a_malformed_event_reaches_the_bot_as_it_is(box: Box) -> None:
    box.aim()
    bot = TestBot()
    task = asyncio.create_task(bot.start(box.token))
    await box.ready()
    await box.call("raw_frame", frame='{"op": 0, "t": "GUILD_CREATE", "s": 9, "d": {}}')
    with pytest.raises(KeyError):
        await asyncio.wait_for(task, 5)
    await bot.close()


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["not json"], 4002),
        ([{"op": 99}], 4001),
        ([{"op": 3, "d": {}}], 4003),
        ([{"op": 2, "d": {"token": "wrong", "intents": 1}}], 4004),
        ([{"op": 2, "d": {"token": "right", "intents": 1 << 40}}], 4013),
        ([{"op": 2, "d": {"token": "right", "intents": 2}}], 4014),
        ([{"op": 2, "d": {"token": "right", "intents": 1, "shard": [3, 2]}}], 4010),
        ([{"op": 2, "d": {"token": "right", "intents": 1}}] * 2, 4005),
        ([{"op": 1, "d": None}] * 121, 4008),
    ],
)
async def test_the_gateway_hangs_up_with_its_codes(box: Box, frames: list[Any], code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(box.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        for frame in frames:
            text = frame if isinstance(frame, str) else json.dumps(frame)
            await socket.send_str(text.replace('"right"', f'"{box.token}"'))
        async for _ in socket:
            pass
        assert socket.close_code == code


async def test_a_resume_of_an_unknown_session_is_refused(box: Box) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": box.token, "session_id": "gone", "seq": 4}})
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}
