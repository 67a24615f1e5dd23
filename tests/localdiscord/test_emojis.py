"""The application's own emojis, as a real discord.py uses them."""

import base64
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from localdiscord import emojis
from localdiscord.client import Box
from tests.localdiscord.bot import TestBot, png
from tests.localdiscord.conftest import Start, running

SMALL = png(16, 16).getvalue()


async def refused(bot: TestBot, name: Any = "grain", image: Any = SMALL) -> tuple[int, int, str]:
    """The status, the code and the words with which an emoji is refused."""
    assert bot.application_id
    data = image if not isinstance(image, bytes) else discord.utils._bytes_to_base64_data(image)
    with pytest.raises(discord.HTTPException) as found:
        await bot.http.create_application_emoji(bot.application_id, name, data)
    return found.value.status, found.value.code, found.value.text


async def test_an_emoji_is_made_listed_renamed_and_deleted(bot: TestBot) -> None:
    made = await bot.create_application_emoji(name="grain", image=SMALL)
    assert (made.name, made.animated, made.is_application_owned()) == ("grain", False, True)
    renamed = await made.edit(name="wheat")
    assert (renamed.id, renamed.name) == (made.id, "wheat")
    assert [(one.id, one.name) for one in await bot.fetch_application_emojis()] == [(made.id, "wheat")]
    assert (await bot.fetch_application_emoji(made.id)).name == "wheat"
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as gone:
        await bot.fetch_application_emoji(made.id)
    assert gone.value.code == 10014


async def test_its_picture_is_served_as_it_was_uploaded(box: Box, bot: TestBot) -> None:
    made = await bot.create_application_emoji(name="grain", image=SMALL)
    async with aiohttp.ClientSession() as web:
        async with web.get(f"{box.url}/emojis/{made.id}.webp") as page:
            assert (page.status, page.content_type, await page.read()) == (200, "image/png", SMALL)
        async with web.get(f"{box.url}/emojis/{made.id + 1}.png") as page:
            assert page.status == 404


@pytest.mark.parametrize("name", ["a", "x" * 33, "", "gr-ain", "gr ain", "größe", None])
async def test_a_name_has_two_to_thirty_two_plain_letters(bot: TestBot, name: Any) -> None:
    status, code, _ = await refused(bot, name)
    assert (status, code) == (400, 50035)


async def test_a_name_is_taken_once(bot: TestBot) -> None:
    made = await bot.create_application_emoji(name="grain", image=SMALL)
    other = await bot.create_application_emoji(name="salt", image=SMALL)
    status, code, text = await refused(bot)
    assert (status, code) == (400, 50035)
    assert "already exists" in text
    with pytest.raises(discord.HTTPException):
        await other.edit(name="grain")
    assert (await made.edit(name="grain")).name == "grain"


@pytest.mark.parametrize(
    "image",
    [
        None,
        "grain.png",
        "data:image/png;base64,%%%",
        "data:image/png;base64," + base64.b64encode(b"no picture").decode(),
        "data:image/svg;base64," + base64.b64encode(b"<svg/>").decode(),
        SMALL + bytes(emojis.BYTES),
    ],
)
async def test_a_picture_is_a_small_picture(bot: TestBot, image: Any) -> None:
    status, code, _ = await refused(bot, image=image)
    assert (status, code) == (400, 50035)


async def test_there_is_room_for_so_many(bot: TestBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert emojis.MOST == 2_000
    monkeypatch.setattr(emojis, "MOST", 1)
    await bot.create_application_emoji(name="salt", image=SMALL)
    assert (await refused(bot))[:2] == (400, 30008)


async def test_buttons_and_menus_show_only_what_exists(box: Box, bot: TestBot) -> None:
    room = bot.get_channel(int(box.channel("general")))
    assert isinstance(room, discord.TextChannel)
    made = await bot.create_application_emoji(name="grain", image=SMALL)
    sent = await room.send(view=shown(made))
    button, menu = (part.children[0] for part in sent.components)  # type: ignore[union-attr]
    assert isinstance(button, discord.Button)
    assert isinstance(menu, discord.SelectMenu)
    assert button.emoji == made == menu.options[0].emoji
    await made.delete()
    with pytest.raises(discord.HTTPException) as wrong:
        await room.send(view=shown(made))
    assert wrong.value.code == 50035
    assert wrong.value.text.count("Invalid emoji") == 2
    await sent.edit(content="what is there already may stay")


async def test_emojis_outlive_a_restart(start: Start, tmp_path: Path) -> None:
    box = await Box.start(state=tmp_path / "box.db", rates="off")
    async with running(box) as bot:
        made = await bot.create_application_emoji(name="grain", image=SMALL)
        gone = await bot.create_application_emoji(name="salt", image=SMALL)
        await gone.delete()
    await box.stop()
    again = await start(state=tmp_path / "box.db")
    async with running(again) as bot:
        assert [one.id for one in await bot.fetch_application_emojis()] == [made.id]
    async with aiohttp.ClientSession() as web, web.get(f"{again.url}/emojis/{made.id}.png") as page:
        assert await page.read() == SMALL


def shown(emoji: discord.Emoji) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Sow", emoji=emoji, custom_id="sow"))
    view.add_item(ui.Select(custom_id="goods", options=[discord.SelectOption(label="Grain", emoji=emoji)]))
    view.stop()
    return view
