"""The state file, the box as a process of its own, and the control API over the wire."""

import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from localdiscord import model
from localdiscord.client import Box
from localdiscord.commands import Mistake
from localdiscord.model import Attachment, World
from localdiscord.parts import Message
from tests.localdiscord.bot import TestBot, png
from tests.localdiscord.conftest import Start, running

ROOT = Path(__file__).resolve().parents[2]


async def test_a_restart_loses_nothing(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "state.db"
    box = await Box.start(state=file, people=["Ada", "Ben:de"], rates="off")
    port = int(box.url.rsplit(":", 1)[1])
    ada, general = box.user("Ada"), box.channel("general")
    async with running(box) as bot:
        panel = (await ada.slash(general, "/panel", private=True)).message
        shown = (await ada.slash(general, "/picture")).message
        await ada.react(shown, "👍")
        await ada.say(await ada.dm(), "hello")
        await box.stop()
        box = await start(state=file, port=port)
        ada = box.user("Ada")
        assert box.user("Ben").locale == "de"
        texts = [m.text for m in await ada.history(general)]
        assert texts == ["What now?", shown.text]
        assert (await ada.history(general))[1].body["reactions"][0]["who"] == [ada.id]
        assert [m.text for m in await ada.history(await ada.dm())] == ["hello"]
        async with aiohttp.ClientSession() as session, session.get(shown.attachments[0]["url"]) as response:
            assert await response.read() == png().getvalue()
        await box.ready()
        reply = await ada.click(Message(panel.body), "Join")
        assert reply.text == "You joined, Ada."
        assert bot.identified == 2


async def test_deleted_things_stay_deleted(start: Start, tmp_path: Path) -> None:
    box = await Box.start(state=tmp_path / "state.db", people=["Ada"])
    ada, general = box.user("Ada"), box.channel("general")
    said = await ada.say(general, "oops")
    await box.call("erase", user=ada.id, channel=general, message=said.id)
    await box.stop()
    again = await start(state=tmp_path / "state.db")
    assert await again.user("Ada").history(general) == []
    assert list(again.people) == ["Ada"]


async def test_a_box_of_its_own_answers_over_the_wire() -> None:
    async with await Box.start(process=True, people=["Ada", "Ben:de"], rates="off") as box, running(box, TestBot()):
        await box.ready()
        ada, general = box.user("Ada"), box.channel("general")
        reply = await ada.slash(general, "/panel")
        assert (await ada.click(reply.message, "Join")).text == "You joined, Ada."
        with pytest.raises(Mistake):
            await ada.slash(general, "/nothing")
        other = await Box.connect(box.url)
        assert [m.text for m in await other.user("Ada").history(general)] == ["What now?", "You joined, Ada."]
        await other.stop()


async def test_the_control_api_answers_plain_requests(box: Box) -> None:
    async with aiohttp.ClientSession() as session:
        person = {"user": box.user("Ada").id, "channel": box.channel("general"), "content": "by hand"}
        async with session.post(f"{box.url}/_box/say", json=person) as response:
            assert (await response.json())["result"]["content"] == "by hand"
        for name, body in (("say", {}), ("nothing", {}), ("say", person | {"channel": "1"})):
            async with session.post(f"{box.url}/_box/{name}", json=body) as response:
                assert response.status == 400
                assert (await response.json())["error"]
        async with session.post(f"{box.url}/_box/badges", data="x") as response:
            assert response.status == 415


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_alone_and_ends_when_told(number: int) -> None:
    box = subprocess.Popen(
        [sys.executable, "-m", "localdiscord", "--people", "Ada"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert box.stdout is not None
    with box:
        assert box.stdout.readline().startswith("The local Discord is at http://127.0.0.1:")
        box.send_signal(number)
        assert box.wait(10) == 0


def test_a_box_of_its_own_ends_with_the_program_that_started_it() -> None:
    command = [sys.executable, "-m", "localdiscord", "--people", "Ada", "--with-parent"]
    box = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert box.stdout is not None
    assert box.stdin is not None
    with box:
        box.stdout.readline()
        box.stdin.close()
        assert box.wait(10) == 0


async def test_unread_messages_and_mentions_are_counted_per_person(box: Box) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    await ada.say(general, "one")
    await ada.say(general, f"two {ben.mention}")
    badges = await box.call("badges")
    assert (badges[ada.id], badges[ben.id]) == ({"unread": 0, "pings": 0}, {"unread": 2, "pings": 1})
    await box.call("read", user=ben.id, channel=general)
    assert (await box.call("badges"))[ben.id] == {"unread": 0, "pings": 0}


def test_a_box_without_a_file_forgets_the_oldest_uploads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "FILE_BYTES", 25)
    world = World()
    files = [Attachment(id=n, channel_id=1, filename="x", size=10, content_type="text/plain") for n in range(4)]
    for file in files:
        world.keep_file(file, b"0123456789")
    assert list(world.files) == [2, 3]
    world.drop_file(files[3])
    assert world.file_bytes == 10


async def test_ready_waits_for_a_bot_that_is_there(box: Box) -> None:
    async with running(box):
        await box.ready()
    with pytest.raises(TimeoutError):
        await box.ready(0.05)
