"""Prepared moves: a button for who waits, the same panel, a command with completion; nobody else learns of it."""

from typing import Any

import pytest
import simcord

from bot.people import prepared
from bot.people.readers import Reader
from rules import kernel
from rules.kernel import msg
from service import prepared_moves, standing_orders
from tests.bot.thread import stand
from tests.bot.weeks import Weeks
from tests.bot.world import Panel, World, buttons, ids, words
from ziggurat import clicking

PLACINGS = 3
"""Rounds before the exchange that need not be made."""


@pytest.fixture
async def weeks(world: World) -> Weeks:
    """Ada may exchange a tile, then Ben, then Cleo."""
    made = Weeks(world)
    await made.begin("ben", "cleo")
    for _ in range(PLACINGS):
        await made.round("ada", "ben", "cleo")
    return made


async def opened(weeks: Weeks, who: simcord.MemberActor) -> Panel:
    return Panel(who, await who.click(weeks.last, label="My move"))


async def key(panel: Panel, ending: str) -> None:
    await panel.click(next(one for one in ids(panel.message) if one.endswith(ending)))


async def prepare(panel: Panel) -> None:
    """Ben keeps his tile."""
    await key(panel, ":q:on")
    await key(panel, ":w:keep")
    if clicking.offers(panel, "c"):
        await clicking.press(panel, "c")


async def test_who_waits_prepares_in_the_same_panel(weeks: Weeks) -> None:
    panel = await opened(weeks, weeks.world.ben)
    assert "Prepare" in buttons(panel.message)
    await key(panel, ":q:on")
    assert "You are preparing what you will be asked later." in panel.text
    assert "Stop preparing" in buttons(panel.message)
    await key(panel, ":q:off")
    assert "preparing" not in panel.text
    await prepare(panel)
    assert "Prepared, to be played as soon as you are asked: `keep`" in panel.text
    assert "Drop what is prepared" in buttons(panel.message)
    assert "Prepare" not in buttons(panel.message)  # there is nothing else
    await weeks.say("ada", "play", line="keep")
    assert (await weeks.world.store.moves(1))[-1].source == "order"
    assert "cleo: time ends" in weeks.table
    assert "Prepared" not in (await opened(weeks, weeks.world.ben)).text


async def test_who_is_up_has_nothing_to_prepare(weeks: Weeks) -> None:
    panel = await opened(weeks, weeks.world.ada)
    assert "Prepare" not in buttons(panel.message)
    assert "nothing that you could prepare" in await weeks.say("ada", "table prepare", line="keep")


async def test_what_is_prepared_is_dropped_by_a_button(weeks: Weeks) -> None:
    panel = await opened(weeks, weeks.world.ben)
    await prepare(panel)
    await key(panel, ":q:drop")
    assert "One prepared move is dropped." in panel.text
    assert await weeks.world.store.orders(1) == []
    await weeks.say("ada", "play", line="keep")
    assert "ben: time ends" in weeks.table


async def test_it_is_prepared_listed_and_revoked_by_commands(weeks: Weeks) -> None:
    ben = weeks.world.ben
    offered = await ben.autocomplete(weeks.world.thread, "table prepare", "line", "ke")
    assert [choice["value"] for choice in offered] == ["keep"]
    offered = await weeks.world.ada.autocomplete(weeks.world.thread, "table prepare", "line", "ke")
    assert offered == []
    assert "`keep`" in await weeks.say("ben", "table prepare", line="keep")
    assert "nothing that you could prepare" in await weeks.say("ben", "table prepare", line="keep")
    listed = await ben.slash(weeks.world.thread, "table orders")
    assert "Prepared, to be played as soon as you are asked: `keep`" in words(listed.response)
    assert "nothing is prepared" in await weeks.say("cleo", "table orders")
    assert "One prepared move is dropped." in await weeks.press("ben", listed.response, "Revoke all")
    assert "nothing to revoke" in await weeks.say("ben", "table revoke")
    assert "welcome to watch" in await weeks.say("eve", "table prepare", line="keep")
    assert "not" in await weeks.say("ben", "table prepare", line="conquer everything")


async def seen(weeks: Weeks) -> list[Any]:
    """Every message that somebody other than Ben has, with its widgets, and the panels of the others."""
    world = weeks.world
    posts = [(post.id, words(post), ids(post), post.edited_at) for post in world.posts]
    letters = [(one.id, words(one), ids(one), one.edited_at) for who in ("ada", "cleo") for one in weeks.letters(who)]
    panels = [await opened(weeks, who) for who in (world.ada, world.cleo)]
    own = [(panel.text, ids(panel.message)) for panel in panels]
    said = [await weeks.say(who, "game log", notation=True) for who in ("ada", "cleo", "eve")]
    listed = [await weeks.say(who, "table orders") for who in ("ada", "cleo")]
    return [posts, letters, own, said, listed]


async def test_nobody_else_learns_that_something_is_prepared(weeks: Weeks) -> None:
    before = await seen(weeks)
    panel = await opened(weeks, weeks.world.ben)
    await prepare(panel)
    await weeks.say("ben", "table orders")
    await weeks.done()
    assert await seen(weeks) == before
    await key(panel, ":q:drop")
    await weeks.say("ben", "table prepare", line="keep")
    await weeks.done()
    assert await seen(weeks) == before


async def test_it_survives_a_restart(weeks: Weeks) -> None:
    panel = await opened(weeks, weeks.world.ben)
    await key(panel, ":q:on")
    await weeks.world.restart()
    await key(panel, ":w:keep")
    if clicking.offers(panel, "c"):
        await clicking.press(panel, "c")
    await weeks.world.restart()
    await weeks.say("ada", "play", line="keep")
    assert "cleo: time ends" in weeks.table


async def test_a_click_for_later_that_comes_when_one_is_up_is_not_played(weeks: Weeks) -> None:
    panel = await opened(weeks, weeks.world.ben)
    await key(panel, ":q:on")
    late = next(one for one in ids(panel.message) if one.endswith(":w:keep"))
    await weeks.say("ada", "play", line="keep")
    await panel.click(late)
    assert "ben: time ends" in weeks.table
    assert Reader()("panel-stale") in panel.text


async def test_what_no_longer_holds_is_said_in_the_panel_of_its_player_alone(weeks: Weeks) -> None:
    table = await weeks.world.table()
    for gone, sentence in (
        (prepared_moves.Gone("keep", msg("kernel-not-you")), "did not hold any more and is dropped: `keep`."),
        (prepared_moves.Gone("keep"), "was not asked after all and is dropped: `keep`."),
    ):
        found = prepared_moves.Prepared(table, [])
        found.gone[1] = gone
        for order in found.orders(table):
            await weeks.world.store.keep_order(order)
        assert sentence in (await opened(weeks, weeks.world.ben)).text
        assert "dropped" not in (await opened(weeks, weeks.world.cleo)).text


def test_a_long_plan_is_shown_in_short() -> None:
    line = prepared.said({"occasion": ["swap"] * 500}, Reader())
    assert len(line) < 2 * prepared.LONGEST
    assert line.endswith("…`")


async def test_who_may_be_called_back_can_say_the_same_until_the_phase_ends(world: World) -> None:
    await stand(world, "civilization", "three", lambda p: type(p.stack[-1]).__name__ == "Trade")
    table = await world.table()
    seat = kernel.waiting(table.position)[0]
    who = next(one for one in (world.ada, world.ben, world.cleo) if one.id == table.chairs[seat].user)
    await who.slash(world.thread, "play", line="pass")
    panel = Panel(who, await who.click(world.posts[-1], label="My move"))
    assert "Pass until this phase ends" in buttons(panel.message)
    await key(panel, ":q:again")
    assert "until this phase ends you answer, whenever you are asked: **Pass" in panel.text
    assert "Pass until this phase ends" not in buttons(panel.message)
    (order,) = await standing_orders.given(world.bot.desk, 1, who.id)
    assert order.seat == seat
