"""Rate limits, faults and the log of requests."""

import asyncio
import time

import aiohttp
import discord
import pytest

from localdiscord.client import Box
from localdiscord.rates import INVALID_REQUESTS, Limited, Rates
from tests.localdiscord.bot import TestBot
from tests.localdiscord.conftest import Start, running


async def test_a_full_bucket_is_told_in_headers_and_then_refused(start: Start) -> None:
    box = await start(rates={"POST /channels/{channel_id}/messages": (2, 60.0), "*": (50, 1.0)})
    url, headers = f"{box.rest_url}/channels/{box.channel('general')}/messages", {"Authorization": f"Bot {box.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        left = []
        for _ in range(2):
            async with session.post(url, json={"content": "x"}) as response:
                assert (response.status, response.headers["Content-Type"]) == (200, "application/json")
                left.append(response.headers["X-RateLimit-Remaining"])
        assert left == ["1", "0"]
        async with session.post(url, json={"content": "x"}) as response:
            body = await response.json()
            assert response.status == 429
            assert response.headers["Via"]
            assert 0 < body["retry_after"] <= 60
            assert body["global"] is False
        await box.advance(body["retry_after"])
        async with session.post(url, json={"content": "x"}) as response:
            assert response.status == 200


async def test_discord_py_waits_instead_of_being_refused(start: Start) -> None:
    box = await start(rates={"POST /channels/{channel_id}/messages": (3, 0.5)})
    async with running(box) as bot:
        room = bot.get_channel(int(box.channel("general")))
        assert isinstance(room, discord.TextChannel)
        began = time.monotonic()
        await asyncio.gather(*(room.send(str(n)) for n in range(7)))
        assert time.monotonic() - began > 0.9
        assert len([m async for m in room.history()]) == 7
        assert not [e for e in await box.exchanges() if e.status == 429 and "messages" in e.path]


async def test_answers_to_interactions_are_exempt_from_the_global_limit(start: Start) -> None:
    box = await start(rates={"global": (5, 60.0)})
    async with running(box):
        ada = box.user("Ada")
        replies = await asyncio.gather(*(ada.slash(box.channel("general"), "/ping") for _ in range(20)))
        assert all(reply.text == "pong" for reply in replies)
        headers = {"Authorization": f"Bot {box.token}"}
        async with aiohttp.ClientSession(headers=headers) as session:
            statuses = [(await session.get(f"{box.rest_url}/users/@me")).status for _ in range(6)]
        assert statuses[-1] == 429


async def test_a_name_changes_twice_in_ten_minutes(start: Start) -> None:
    box = await start(rates={"rename": (2, 0.5)})
    async with running(box) as bot:
        room = bot.get_channel(int(box.channel("general")))
        assert isinstance(room, discord.TextChannel)
        thread = await room.create_thread(name="a", type=discord.ChannelType.public_thread)
        began = time.monotonic()
        for name in ("b", "c", "d"):
            await thread.edit(name=name)
        assert time.monotonic() - began > 0.4


async def test_opening_many_direct_messages_fast_is_blocked(start: Start) -> None:
    box = await start(rates={"new DMs": (2, 60.0)})
    async with running(box) as bot:
        users = [await bot.fetch_user(int(person.id)) for person in box.people.values()]
        await users[0].create_dm()
        await users[1].create_dm()
        with pytest.raises(discord.HTTPException) as refused:
            await users[2].create_dm()
        assert refused.value.code == 40003


def test_insisting_ten_thousand_times_is_a_ban() -> None:
    rates = Rates()
    for _ in range(INVALID_REQUESTS):
        rates.check_ban()
        rates.count_invalid(403)
    with pytest.raises(Limited) as banned:
        rates.check_ban()
    assert "Via" not in banned.value.headers()


async def test_injected_faults_hit_the_requests_that_match(box: Box, bot: TestBot) -> None:
    room = bot.get_channel(int(box.channel("general")))
    assert isinstance(room, discord.TextChannel)
    await box.fault(method="POST", path="/messages$", status=429, retry_after=0.05, times=2)
    await room.send("after two refusals")
    await box.fault(path="/messages$", status=403, body={"code": 50013, "message": "Missing Permissions"}, skip=1)
    await room.send("let through")
    with pytest.raises(discord.Forbidden):
        await room.send("refused")
    await box.fault(path="/messages$", delay=0.2)
    began = time.monotonic()
    await room.send("late")
    assert time.monotonic() - began > 0.19
    posts = [e for e in await box.exchanges() if e.path.endswith("/messages")]
    assert [e.status for e in posts] == [429, 429, 200, 200, 403, 200]


async def test_a_lost_answer_leaves_the_message_sent(box: Box, bot: TestBot) -> None:
    room = bot.get_channel(int(box.channel("general")))
    assert isinstance(room, discord.TextChannel)
    await box.fault(method="POST", path="/messages$", lost=True)
    with pytest.raises(aiohttp.ClientError):
        await room.send("sent, but who knows")
    assert [m.content async for m in room.history()] == ["sent, but who knows"]
