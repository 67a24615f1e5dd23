"""Spectators in other channels: what everybody may see, as often and as late as they want it."""

import json
from typing import Any

import discord
import pytest

from bot.thread import pages, watching
from rules import kernel
from rules.kernel import Tape
from service import lobby, outbox
from tests.bot.test_matches import by_line
from tests.bot.world import World, ids, words


async def test_a_channel_follows_a_match_as_spectators_see_it(match: World) -> None:
    gallery = match.guild.create_text_channel("gallery")
    refused = await match.eve.slash(gallery, "table watch", match=1)
    assert refused.response is not None
    assert "manage messages" in words(refused.response)
    mods = match.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    warden = match.guild.add_member(match.env.create_user("warden"), roles=[mods])
    await warden.slash(gallery, "table watch", match=1, every="turn")
    await match.ada.slash(match.thread, "play", line="place c3")
    (seen,) = gallery.history()
    assert "ada places a stone on c3." in words(seen)
    assert seen.flags.suppress_notifications
    assert ids(seen) == []
    assert not seen.mentions
    await warden.slash(gallery, "table unwatch", match=1)
    await match.ben.slash(match.thread, "play", line="place d4")
    assert len(gallery.history()) == 1


async def test_a_channel_hears_once_a_round_unless_it_wants_every_turn(match: World) -> None:
    gallery = match.guild.create_text_channel("gallery")
    mods = match.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    warden = match.guild.add_member(match.env.create_user("warden"), roles=[mods])
    await warden.slash(gallery, "table watch", match=1)
    chance, rounds = Tape(b"round"), set[int]()
    for _ in range(20):
        table = await match.table()
        rounds.add(pages.round_of(table.public))
        assert len(gallery.history()) == len(rounds) - 1
        seat = kernel.waiting(table.position)[0]
        await by_line(match, table.chairs[seat].name, kernel.sample(table.position, seat, chance), seat)
    assert len(rounds) > 2
    assert all(post.attachments for post in gallery.history())
    told_ = [line for post in gallery.history() for line in words(post).splitlines()]
    assert "ada places a stone on " in told_[1]


async def test_a_channel_that_begins_to_watch_is_not_told_of_a_move_that_was_just_being_told(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match's worker may look at its channels between any two steps."""
    keep = lobby.set_place

    async def and_a_worker_looks(*told_: Any) -> None:
        await keep(*told_)
        await match.bot.announcer._mirror_to(await match.table(), await match.bot.desk.place(1), True)

    await match.ada.slash(match.thread, "play", line="place c3")
    monkeypatch.setattr(lobby, "set_place", and_a_worker_looks)
    gallery = match.guild.create_text_channel("gallery")
    await watching.watch(match.bot, 1, gallery.id, 0.0, watching.TURN)
    assert await outbox.mirrors(match.bot.desk, 1) == []


async def test_a_channel_may_follow_later(match: World) -> None:
    gallery = match.guild.create_text_channel("gallery")
    mods = match.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    warden = match.guild.add_member(match.env.create_user("warden"), roles=[mods])
    match.bot.desk.now = lambda: match.env.now().timestamp()
    await warden.slash(gallery, "table watch", match=1, delay=10, every="turn")
    await match.ada.slash(match.thread, "play", line="place c3")
    await match.ben.slash(match.thread, "play", line="place d4")
    assert gallery.history() == []
    await match.env.advance_time(660)
    assert ["place" in words(post) for post in gallery.history()] == [True, True]
    first = json.loads(await gallery.history()[0].attachments[0].read())
    assert sum(cell["stones"] for cell in first["view"]["board"]) == 1
