"""The client itself: waiting, finding, and saying what was wrong."""

import discord
import pytest

from localdiscord.client import Box
from localdiscord.commands import Mistake
from tests.localdiscord.bot import TestBot


async def test_what_was_sent_before_one_waits_is_not_missed(box: Box) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    await ben.say(general, "first")
    await ben.say(general, "second")
    assert (await ada.wait_in(general, lambda m: m.text == "second")).text == "second"
    assert (await ada.wait_message()).text == "first"


async def test_waiting_in_vain_ends_with_what_was_seen(box: Box) -> None:
    await box.user("Ben").say(box.channel("general"), "something else")
    with pytest.raises(TimeoutError, match=r"Ada waited in vain.*something else"):
        await box.user("Ada").wait_ephemeral(seconds=0.05)


async def test_what_is_not_there_is_said(box: Box) -> None:
    with pytest.raises(Mistake, match="no Zoe among Ada, Ben, Cleo"):
        box.user("Zoe")
    with pytest.raises(Mistake, match="no channel nowhere among general"):
        box.channel("nowhere")
    said = await box.user("Ada").say(box.channel("general"), "no buttons")
    with pytest.raises(Mistake, match="No button 'Join'"):
        said.button("Join")


async def test_a_thread_of_the_bot_is_found_by_its_name(box: Box, bot: TestBot) -> None:
    room = await bot.fetch_channel(int(box.channel("general")))
    assert isinstance(room, discord.TextChannel)
    thread = await room.create_thread(name="Match 1", type=discord.ChannelType.public_thread)
    assert box.channel("Match 1") == str(thread.id)


async def test_one_waits_until_a_message_has_changed(box: Box, bot: TestBot) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    panel = (await ada.slash(general, "/panel")).message
    await ada.select(panel, ["Wool"])
    await box.until(lambda: panel.text == "Chosen: w")
    assert [m.label for m in panel.buttons] == ["Join", "Name it", "Silence", "Off", "Pressed 0"]
    assert panel.select().values(["Wool", "c"]) == ["w", "c"]


async def test_people_can_be_added_and_answer_each_other(box: Box) -> None:
    zoe = await box.add_user("Zoe", locale="de", dm_open=False)
    question = await zoe.say(box.channel("general"), "Wer kommt?", files=[("map.txt", b"here")])
    answer = await box.user("Ada").say(box.channel("general"), "Me!", reply_to=question)
    assert answer.mentions == [zoe.id]
    assert answer.body["referenced_message"]["attachments"][0]["filename"] == "map.txt"
