"""Slash commands, buttons, menus and forms, answered by a real discord.py."""

import asyncio
import base64
from typing import Any

import discord
import pytest
from discord import app_commands

from localdiscord.client import Box
from localdiscord.commands import Mistake
from tests.localdiscord.bot import TestBot, Upload
from tests.localdiscord.conftest import Start, running, until

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_slash_command_is_answered_for_its_user_alone(box: Box) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    reply = await ada.slash(general, "/ping")
    assert (reply.kind, reply.text, reply.ephemeral) == (4, "pong", True)
    assert [m.text for m in await ada.history(general)] == ["pong"]
    assert await ben.history(general) == []


async def test_options_arrive_resolved_and_in_the_users_locale(box: Box) -> None:
    ben, cleo, general = box.user("Ben"), box.user("Cleo"), box.channel("general")
    await box.call("set_user", user=ben.id, locale="de")
    reply = await ben.slash(general, "/game new", name="Eridu", seats=3, host=cleo.id, room=general)
    assert reply.text == "Eridu for 3, host Cleo, in general; de"
    assert reply.message.body["interaction_metadata"]["user"]["id"] == ben.id
    assert reply.message.body["interaction"]["name"] == "game new"


async def test_a_command_can_be_called_by_its_german_name(box: Box) -> None:
    reply = await box.user("Ben").slash(box.channel("general"), "/spiel neu", name="Ur", plätze="drei")
    assert reply.text.startswith("Ur for 3")


async def test_a_command_is_refused_before_it_is_sent_when_its_options_are_wrong(box: Box) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    for options in ({}, {"name": "x", "seats": 9}, {"name": "x", "host": "1"}, {"name": "x", "size": 2}):
        with pytest.raises(Mistake):
            await ada.slash(general, "/game new", **options)
    with pytest.raises(Mistake):
        await ada.slash(general, "/nothing")


async def test_autocomplete_offers_what_fits_and_never_more_than_25(box: Box) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    found = await ada.complete(general, "/trade", "where", "c")
    assert [c["value"] for c in found] == [f"c{n}" for n in range(1, 9)]
    assert len(await ada.complete(general, "/trade", "where", "")) == 25


async def test_a_button_answers_updates_and_survives_a_restart_of_the_bot(box: Box, bot: TestBot) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    message = (await ada.slash(general, "/panel")).message
    assert (await ben.click(message, "Join")).text == "You joined, Ben."
    await bot.close()
    async with running(box, TestBot()):
        reply = await ben.click(message, "Pressed 0")
        assert (reply.kind, message.content) == (7, "Pressed by ben.")
        assert [b.label for b in message.buttons] == ["Pressed 1"]


async def test_a_disabled_or_missing_button_cannot_be_clicked(box: Box) -> None:
    ada = box.user("Ada")
    message = (await ada.slash(box.channel("general"), "/panel")).message
    for custom_id in ("off", "no such"):
        call = {"user": ada.id, "channel": message.channel_id, "message": message.id, "custom_id": custom_id}
        with pytest.raises(Mistake):
            await box.call("click", **call)


async def test_only_its_reader_can_use_an_ephemeral_panel(box: Box) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    message = (await ada.slash(general, "/panel", private=True)).message
    with pytest.raises(Mistake):
        await ben.click(message, "Join")
    await ada.dismiss(message)
    assert message.gone
    assert await ada.history(general) == []


async def test_a_command_takes_a_file(box: Box) -> None:
    reply = await box.user("Ada").slash(box.channel("general"), "/give", file=("match 1.game", b"ur 1"))
    assert reply.text == "match_1.game: ur 1"
    with pytest.raises(Mistake):
        await box.user("Ada").slash(box.channel("general"), "/give", file="no file")


async def test_a_form_takes_files(box: Box, bot: TestBot) -> None:
    @app_commands.command(description="Asks for files.")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Upload())

    await _add(bot, ask)
    ada = box.user("Ada")
    opened = await ada.slash(box.channel("general"), "/ask")
    packed = [{"filename": f"{n}.txt", "content": base64.b64encode(n.encode()).decode()} for n in ("a", "b")]
    assert (await ada.submit(opened, {"Files": packed})).text == "a b"
    with pytest.raises(Mistake):
        await ada.submit(opened, {"Files": []})


async def test_a_menu_takes_as_many_as_it_allows(box: Box) -> None:
    ada = box.user("Ada")
    message = (await ada.slash(box.channel("general"), "/panel")).message
    for wrong in ([], ["Barley", "Wool", "Copper"], ["Gold"]):
        with pytest.raises(Mistake):
            await ada.select(message, wrong)
    await ada.select(message, ["Barley", "w"])
    assert message.content == "Chosen: b, w"


async def test_people_and_channels_are_chosen_with_their_resolved_data(box: Box) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    message = (await ada.slash(general, "/pick")).message
    assert (await ada.select(message, [ben.id, ada.id], custom_id="people")).text == "Ben, Ada"
    assert (await ada.select(message, [general], custom_id="rooms")).text == "general"


async def test_a_form_of_a_button_changes_the_buttons_message(box: Box) -> None:
    ada = box.user("Ada")
    message = (await ada.slash(box.channel("general"), "/panel")).message
    opened = await ada.click(message, "Name it")
    assert opened.modal is not None
    assert opened.modal.title == "Name the city"
    for wrong in ({}, {"City": "x" * 21}):
        with pytest.raises(Mistake):
            await ada.submit(opened, wrong)
    reply = await ada.submit(opened, {"City": "Eridu"})
    assert reply.kind == 7
    assert message.content == "The city is Eridu."


async def test_a_form_may_hold_menus_radios_checkboxes_and_people(box: Box) -> None:
    ada = box.user("Ada")
    opened = await ada.slash(box.channel("general"), "/form")
    assert opened.modal is not None
    assert [f["label"] for f in opened.modal.fields] == ["Words", "Goods", "Side", "Agree", "Who"]
    values = {"Words": "hello", "Goods": ["b", "w"], "Side": "s", "Agree": True, "Who": [ada.id]}
    said = (await ada.submit(opened, values)).text
    assert said.startswith("['hello', ['b', 'w'], 's', True, [<Member")


async def test_the_first_followup_fills_the_deferred_message(box: Box, bot: TestBot) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    bot.gate.clear()
    reply = await ada.slash(general, "/slow", private=False)
    assert reply.kind == 5
    assert reply.message.loading
    bot.gate.set()
    assert (await reply.done()).text == "thought through"
    assert (await ada.wait_ephemeral()).text == "and an afterthought"
    assert [m.text for m in await ben.history(general)] == ["thought through"]
    await until(lambda: bool(bot.heard))
    assert str(bot.heard[0].id) == reply.message.id


async def test_a_private_deferral_stays_private(box: Box) -> None:
    reply = await box.user("Ada").slash(box.channel("general"), "/slow", private=True)
    assert (await reply.done()).ephemeral


async def test_ephemeral_messages_are_known_to_the_webhook_only(box: Box, bot: TestBot) -> None:
    general = bot.get_channel(int(box.channel("general")))
    assert isinstance(general, discord.TextChannel)
    kept: list[discord.Interaction] = []

    @app_commands.command(description="Keeps its interaction.")
    async def keep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("secret", ephemeral=True)
        kept.append(interaction)

    await _add(bot, keep)
    reply = await box.user("Ada").slash(box.channel("general"), "/keep")
    with pytest.raises(discord.NotFound) as unknown:
        await general.fetch_message(int(reply.message.id))
    assert unknown.value.code == 10008
    with pytest.raises(discord.NotFound):
        await general.get_partial_message(int(reply.message.id)).edit(content="open")
    assert [m async for m in general.history()] == []
    assert (await kept[0].original_response()).content == "secret"
    await kept[0].edit_original_response(content="new secret")
    assert reply.message.content == "new secret"
    await kept[0].delete_original_response()
    assert reply.message.gone


async def test_an_answer_after_three_seconds_finds_no_interaction(start: Start) -> None:
    box = await start()
    async with running(box, TestBot()) as bot:
        ada, general = box.user("Ada"), box.channel("general")
        bot.gate.clear()
        asking = asyncio.create_task(ada.slash(general, "/slow", late=True))
        await asyncio.sleep(0)
        await box.advance(3.1)
        assert (await asking).failed
        bot.gate.set()
        await until(lambda: bool(bot.errors))
        error = bot.errors[0]
        assert isinstance(error, discord.NotFound)
        assert error.code == 10062


async def test_nobody_answering_is_told_as_a_failure(start: Start) -> None:
    box = await start()
    async with running(box, TestBot()):
        ada = box.user("Ada")
        message = (await ada.slash(box.channel("general"), "/panel")).message
        clicking = asyncio.create_task(ada.click(message, "Silence"))
        await asyncio.sleep(0.05)
        assert not clicking.done()
        await box.advance(3)
        assert (await clicking).failed


async def test_a_second_first_answer_is_refused(box: Box, bot: TestBot) -> None:
    @app_commands.command(description="Answers twice.")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        await interaction.response.send_message("twice")

    await _add(bot, twice)
    await box.user("Ada").slash(box.channel("general"), "/twice")
    await until(lambda: bool(bot.errors))
    error = bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (400, 40060)


async def test_an_interactions_token_dies_after_fifteen_minutes(box: Box, bot: TestBot) -> None:
    @app_commands.command(description="Keeps its interaction.")
    async def keep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")
        bot.heard.append(interaction)

    await _add(bot, keep)
    reply = await box.user("Ada").slash(box.channel("general"), "/keep")
    await until(lambda: bool(bot.heard))
    await box.advance(14 * 60)
    await bot.heard[0].edit_original_response(content="still here")
    await box.advance(61)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.heard[0].edit_original_response(content="too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)
    channel = bot.get_channel(int(box.channel("general")))
    assert isinstance(channel, discord.TextChannel)
    await channel.get_partial_message(int(reply.message.id)).edit(content="through the channel")
    assert reply.message.content == "through the channel"


async def test_a_followup_before_the_first_answer_finds_no_webhook(box: Box, bot: TestBot) -> None:
    @app_commands.command(description="Follows up first.")
    async def hasty(interaction: discord.Interaction) -> None:
        await interaction.followup.send("too early")

    await _add(bot, hasty)
    asking = asyncio.create_task(box.user("Ada").slash(box.channel("general"), "/hasty"))
    await until(lambda: bool(bot.errors))
    assert isinstance(bot.errors[0], discord.NotFound)
    assert bot.errors[0].code == 10015
    await box.advance(4)
    assert (await asking).failed


async def test_an_answer_must_fit_what_was_asked(box: Box, bot: TestBot) -> None:
    @app_commands.command(description="Updates nothing.")
    async def misfit(interaction: discord.Interaction) -> None:
        route = discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
        await bot.http.request(route, json={"type": 7, "data": {"content": "?"}})

    await _add(bot, misfit)
    asking = asyncio.create_task(box.user("Ada").slash(box.channel("general"), "/misfit"))
    await until(lambda: bool(bot.errors))
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert bot.errors[0].code == 50035
    await box.advance(4)
    await asking


async def test_an_interaction_in_a_direct_message_has_a_user_and_no_member(box: Box, bot: TestBot) -> None:
    seen: list[discord.Interaction] = []

    @app_commands.command(description="Looks.")
    async def look(interaction: discord.Interaction) -> None:
        seen.append(interaction)
        await interaction.response.send_message("seen")

    await _add(bot, look)
    ada = box.user("Ada")
    assert (await ada.slash(await ada.dm(), "/look")).text == "seen"
    assert isinstance(seen[0].user, discord.User)
    assert seen[0].guild is None
    assert seen[0].context.dm_channel
    await ada.slash(box.channel("general"), "/look")
    assert isinstance(seen[1].user, discord.Member)
    assert seen[1].permissions.send_messages
    assert seen[1].app_permissions.embed_links
    assert seen[1].guild_locale is discord.Locale.american_english


async def test_components_of_the_newer_kind_arrive_whole(box: Box) -> None:
    ada = box.user("Ada")
    message = (await ada.slash(box.channel("general"), "/layout")).message
    assert "Your hand" in message.text
    container = message.components[0]
    assert container["accent_color"] == 0xE69F00
    kinds = [part["type"] for part in container["components"]]
    assert kinds == [10, 9, 14, 9, 12, 13]
    gallery = container["components"][4]["items"][0]
    assert gallery["description"] == "An olive board."
    assert gallery["media"]["url"].endswith("/b.png")
    assert (gallery["media"]["width"], gallery["media"]["height"]) == (320, 200)
    assert (await ada.click(message, "Press")).text == "pressed"


async def test_a_view_without_text_or_parts_is_an_empty_message(box: Box, bot: TestBot) -> None:
    channel = bot.get_channel(int(box.channel("general")))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send("")
    assert refused.value.code == 50006


async def _add(bot: TestBot, command: app_commands.Command[Any, Any, Any]) -> None:
    bot.tree.add_command(command)
    await bot.tree.sync()
