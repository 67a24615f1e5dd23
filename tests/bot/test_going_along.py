"""Whoever has just moved and is up again finds the next panel opened; nobody is disturbed by it."""

from typing import Any

import discord
import pytest
import simcord

from bot.panel import going_along, live_panels
from bot.panel.live_panels import LivePanels, Place
from bot.teaching import first_match
from service import play
from tests.bot.test_panel import opened
from tests.bot.world import Panel, World, buttons, ids, words
from ziggurat import clicking

THEIRS = 1
"""The message of a panel that a player has opened."""
QUESTION = "Where do you put your stone?"


def private(world: World, who: simcord.MemberActor, channel: simcord.ChannelHandle | None = None) -> list[Any]:
    """What only this person sees there."""
    return [one for one in (channel or world.thread).history(viewer=who) if one.flags.ephemeral]


async def place(panel: Panel, cell: str) -> None:
    await panel.pick(ids(panel.message)[0], [cell])
    await clicking.press(panel, "c")


async def test_the_next_panel_comes_below_the_new_table_and_the_one_that_waited_goes(match: World) -> None:
    panel = await opened(match, match.ada)
    await place(panel, "c3")
    (waits,) = private(match, match.ada)
    assert "It is ben’s turn." in words(waits)
    await match.ben.slash(match.thread, "play", line="place d4")
    (asks,) = private(match, match.ada)
    assert QUESTION in words(asks)
    assert asks.id > match.posts[-1].id
    assert asks.attachments
    assert QUESTION not in "".join(words(one) for one in private(match, match.ben))


async def test_a_panel_elsewhere_goes_on_where_it_is_and_tells_what_the_others_did(match: World) -> None:
    await match.ada.slash(match.channel, "game next")
    opened = private(match, match.ada, match.channel)[-1]
    await match.ada.select(opened, ["c3"], custom_id=ids(opened)[0])
    opened = private(match, match.ada, match.channel)[-1]
    await match.ada.click(opened, label="Confirm")
    await match.ben.slash(match.thread, "play", line="place d4")
    assert private(match, match.ada) == []
    (asks,) = [one for one in private(match, match.ada, match.channel) if one.id == opened.id]
    assert QUESTION in words(asks)
    assert "ben places a stone on d4." in words(asks)


async def test_who_has_not_clicked_for_a_while_is_not_followed(match: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_panels, "LOOKING", -live_panels.LOOKING)
    await place(await opened(match, match.ada), "c3")
    await match.ben.slash(match.thread, "play", line="place d4")
    (waits,) = private(match, match.ada)
    assert "It is ben’s turn." in words(waits)


async def test_a_panel_that_asks_stays_where_it_is(match: World) -> None:
    panel = await opened(match, match.ada)
    await match.wake()
    (asks,) = private(match, match.ada)
    assert asks.id == panel.message.id


async def test_whoever_is_quicker_keeps_the_panel_they_opened(match: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Theirs is shown while the panel that comes by itself is on its way."""
    await place(await opened(match, match.ada), "c3")
    panels, send = match.bot.panels, discord.Webhook.send

    async def slow(webhook: discord.Webhook, *args: Any, **more: Any) -> Any:
        sent = await send(webhook, *args, **more)
        (waits,) = [panel for panel in panels._open.values() if panel.click.user.id == match.ada.id]
        await panels.shown(Place(1, 0, "closed"), THEIRS, waits.click)
        return sent

    monkeypatch.setattr(discord.Webhook, "send", slow)
    await match.ben.slash(match.thread, "play", line="place d4")
    assert [words(one) for one in private(match, match.ada)] == ["closed"]
    assert THEIRS in [panel.message for panel in panels._open.values()]


async def test_who_is_up_before_the_panel_could_say_that_it_waits_is_asked_all_the_same(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = LivePanels.shown

    async def late(panels: LivePanels, place: Place, message: int, click: Any) -> bool:
        if not place.asks:
            await play.act_for(match.bot.desk, 1, 1, ("place", "d4"), "player")
            going_along.open_next(match.bot, await match.table())
            await match.bot.announcer.wake_all()
        return await shown(panels, place, message, click)

    panel = await opened(match, match.ada)
    monkeypatch.setattr(LivePanels, "shown", late)
    await place(panel, "c3")
    assert [QUESTION in words(one) for one in private(match, match.ada)] == [True]


async def test_a_first_match_asks_by_itself_when_the_computers_have_thought(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_match, "GLANCES", 0)
    await world.ada.slash(world.channel, "game welcome")
    welcome = world.channel.history(viewer=world.ada)[-1]
    games = await world.ada.click(welcome, label="Play now")
    assert games.response is not None
    await world.ada.click(games.response, label="UR")
    (asks,) = [one for one in private(world, world.ada, world.channel) if "#1" in words(one)]
    assert QUESTION in words(asks)


async def test_my_move_closes_the_panel_that_came_by_itself(match: World) -> None:
    await place(await opened(match, match.ada), "c3")
    await match.ben.slash(match.thread, "play", line="place d4")
    (came,) = private(match, match.ada)
    panel = await opened(match, match.ada)
    by_id = {one.id: one for one in private(match, match.ada)}
    assert words(by_id[came.id]) == "-# Your panel stands further below; this one is closed."
    assert QUESTION in words(by_id[panel.message.id])


async def test_a_panel_that_came_by_itself_makes_moves(match: World) -> None:
    await place(await opened(match, match.ada), "c3")
    await match.ben.slash(match.thread, "play", line="place d4")
    (came,) = private(match, match.ada)
    await match.ada.click(came, custom_id=ids(came)[0])
    await match.ada.click(private(match, match.ada)[-1], label="Confirm")
    assert (await match.table()).n == 3
    assert "Confirm" not in buttons(private(match, match.ada)[-1])


async def test_a_closed_way_changes_nothing(match: World) -> None:
    await place(await opened(match, match.ada), "c3")
    match.env.inject_error("POST", "/webhooks/*/*", status=404, code=10015)
    await match.ben.slash(match.thread, "play", line="place d4")
    (waits,) = private(match, match.ada)
    assert "It is ben’s turn." in words(waits)
    assert QUESTION in (await opened(match, match.ada)).text


@pytest.mark.parametrize("looks", [True, False])
async def test_no_phone_rings_that_plays_against_computers_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, looks: bool
) -> None:
    """Unless its owner has put it away."""
    if not looks:
        monkeypatch.setattr(live_panels, "LOOKING", -live_panels.LOOKING)
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.add_computer()
    await world.ada.click(world.channel.history()[-1], label="Start")
    assert rings(world)
    posts = len(world.posts)
    await place(await opened(world, world.ada), "c3")
    assert len(world.posts) == posts + 1
    assert rings(world) != looks


def rings(world: World) -> bool:
    """Whether the last post of the thread may call anybody."""
    path = f"/channels/{world.thread.id}/messages"
    sent: list[Any] = [one.json for one in world.env.http_requests if one.method == "POST" and one.path.endswith(path)]
    return bool(sent[-1]["allowed_mentions"].get("users"))
