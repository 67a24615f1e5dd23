"""The lobby: every button and command, before a match begins."""

import discord
import pytest

from service import agents
from tests.bot.world import World, buttons, ids, parts, walk, words


@pytest.fixture
async def lobby(world: World) -> World:
    await world.ada.slash(world.channel, "game new", game="ur")
    return world


def post(world: World) -> discord.Message:
    return world.channel.history()[0]


async def test_a_new_table_is_posted_with_its_buttons(lobby: World) -> None:
    assert buttons(post(lobby)) == ["Join", "Leave", "Cut the deck", "Options", "Start"]
    assert lobby.ada.mention in words(post(lobby))
    assert "no clock" in words(post(lobby))


async def test_people_join_and_the_match_starts_in_a_thread(lobby: World) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    assert lobby.ben.mention in words(post(lobby))
    await lobby.ada.click(post(lobby), label="Start")
    table = lobby.posts[-1]
    assert buttons(table) == ["My move", "My hand", "Since my turn", "Log", "Help"]
    assert str(table.attachments[0].description).startswith("board in en for None")
    assert buttons(post(lobby)) == []
    assert lobby.thread.mention in words(post(lobby))


async def test_nobody_sits_twice(lobby: World) -> None:
    refused = await lobby.ada.click(post(lobby), label="Join")
    assert refused.ephemeral
    assert refused.response is not None
    assert words(refused.response) == "You are already at this table."


async def test_the_last_one_who_leaves_closes_the_table(lobby: World) -> None:
    await lobby.ada.click(post(lobby), label="Leave")
    assert "closed" in words(post(lobby))
    assert buttons(post(lobby)) == []


async def test_computers_are_added_by_those_who_sit(lobby: World) -> None:
    refused = await lobby.eve.select(post(lobby), ["greedy"], custom_id="l:1:computer")
    assert refused.response is not None
    assert "Join the table first" in words(refused.response)
    await lobby.add_computer("random")
    await lobby.add_computer("greedy")
    assert "Computer 1 · careless" in words(post(lobby))
    assert "Computer 2 · clever" in words(post(lobby))


async def test_every_level_that_the_game_has_is_offered_with_a_sentence(lobby: World) -> None:
    (menu,) = [part for part in walk(parts(post(lobby))) if part.get("custom_id") == "l:1:computer"]
    assert [option["value"] for option in menu["options"]] == list(agents.levels("ur"))
    assert all(option["description"].endswith(".") for option in menu["options"])


async def test_the_lobby_tells_what_one_wants_to_know_of_the_game(lobby: World) -> None:
    assert "●●○○○ · 2–4 players" in words(post(lobby))
    assert "30–60 minutes, or 8–25 days by chat." in words(post(lobby))


async def test_the_host_says_how_many_shall_play(lobby: World) -> None:
    panel = await lobby.ada.click(post(lobby), label="Options")
    assert panel.response is not None
    await lobby.ada.select(panel.response, ["3"], custom_id="l:1:wanted")
    assert "**One of 3 seats is taken.**" in words(post(lobby))
    for who in (lobby.ben, lobby.cleo):
        await who.click(post(lobby), label="Join")
    assert "l:1:computer" not in ids(post(lobby))
    refused = await lobby.dan.slash(lobby.channel, "game join")
    assert refused.response is not None
    assert words(refused.response) == "All 3 seats are taken."
    await lobby.ada.select(panel.response, ["0"], custom_id="l:1:wanted")
    assert "**3 players so far**; 2 to 4 can play." in words(post(lobby))


async def test_after_the_start_the_lobby_is_folded_and_its_options_are_gone(lobby: World) -> None:
    panel = await lobby.ada.click(post(lobby), label="Options")
    assert panel.response is not None
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ada.click(post(lobby), label="Start")
    await lobby.wake()
    folded = words(post(lobby)).splitlines()
    assert folded[0] == "### UR #1"
    assert folded[2] == f"The match is played in {lobby.thread.mention}."
    assert panel.response is None


async def test_only_the_host_starts(lobby: World) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    refused = await lobby.ben.click(post(lobby), label="Start")
    assert refused.response is not None
    assert lobby.ada.mention in words(refused.response)
    assert not lobby.channel.threads


async def test_a_full_table_takes_nobody(lobby: World) -> None:
    old = post(lobby)
    for who in (lobby.ben, lobby.cleo, lobby.dan):
        await who.click(post(lobby), label="Join")
    from discord.ui import Button, LayoutView

    view = LayoutView.from_message(post(lobby))
    shut = [b.label for b in view.walk_children() if isinstance(b, Button) and b.disabled]
    assert shut == ["Join"]
    assert "l:1:computer" not in ids(post(lobby))
    refused = await lobby.eve.slash(lobby.channel, "game join")
    assert refused.response is not None
    assert words(refused.response) == "All 4 seats are taken."
    assert old.id == post(lobby).id


async def test_options_are_changed_by_menus_and_shown_at_once(lobby: World) -> None:
    panel = await lobby.ada.click(post(lobby), label="Options")
    assert panel.response is not None
    assert panel.ephemeral
    await lobby.ada.select(panel.response, ["anywhere"], custom_id="l:1:option:war")
    assert "Reach of war: Any tile" in words(post(lobby))
    await lobby.ada.select(panel.response, ["de"], custom_id="l:1:setting:lang")
    assert "Reichweite des Kriegs: Jedes Feld" in words(post(lobby))
    await lobby.add_computer()
    panel = await lobby.ada.click(post(lobby), label="Optionen")
    assert panel.response is not None
    await lobby.ada.click(panel.response, label="Remove computer")
    assert "Computer 1" not in words(post(lobby))


async def test_others_may_look_at_the_options_and_change_nothing(lobby: World) -> None:
    looked = await lobby.ben.click(post(lobby), label="Options")
    assert looked.response is not None
    assert "Neighbouring tiles" in words(looked.response)
    assert ids(looked.response) == []


async def test_a_private_table_takes_those_who_are_invited(lobby: World) -> None:
    panel = await lobby.ada.click(post(lobby), label="Options")
    assert panel.response is not None
    await lobby.ada.select(panel.response, ["private"], custom_id="l:1:setting:access")
    refused = await lobby.ben.click(post(lobby), label="Join")
    assert refused.response is not None
    assert "private" in words(refused.response)
    await lobby.ada.slash(lobby.channel, "table invite", who=lobby.ben)
    await lobby.ben.click(post(lobby), label="Join")
    assert lobby.ben.mention in words(post(lobby))


async def test_the_same_by_commands(lobby: World) -> None:
    joined = await lobby.ben.slash(lobby.channel, "game join")
    assert joined.response is not None
    assert words(joined.response) == "You have joined the table."
    await lobby.cleo.slash(lobby.channel, "game join", table=1)
    await lobby.cleo.slash(lobby.channel, "game leave", table=1)
    assert lobby.cleo.mention not in words(post(lobby))
    offered = await lobby.cleo.autocomplete(lobby.channel, "game join", "table", "ada")
    assert [choice["value"] for choice in offered] == [1]
    await lobby.ada.slash(lobby.channel, "game start")
    assert lobby.posts


async def test_a_table_needs_permissions_and_the_refusal_names_them(world: World) -> None:
    me = world.guild.me
    assert me is not None
    hall = world.guild.create_text_channel("hall")
    overwrite = discord.PermissionOverwrite(create_public_threads=False, attach_files=False)
    await world.bot.get_channel(hall.id).set_permissions(me, overwrite=overwrite)  # type: ignore[union-attr]
    refused = await world.ada.slash(hall, "game new", game="ur")
    assert refused.ephemeral
    assert refused.response is not None
    assert "Create Public Threads and Attach Files" in words(refused.response)
    assert hall.history() == []


async def test_without_an_open_table_one_is_told_how_to_open_one(world: World) -> None:
    refused = await world.ada.slash(world.channel, "game join")
    assert refused.response is not None
    assert "/game new" in words(refused.response)


async def test_a_rematch_brings_the_same_people(lobby: World) -> None:
    from tests.bot.test_matches import finish

    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ada.click(post(lobby), label="Start")
    await finish(lobby)
    await lobby.ben.click(lobby.posts[-1], label="Rematch")
    again = lobby.channel.history()[-1]
    assert lobby.ada.mention in words(again)
    assert lobby.ben.mention in words(again)
    twice = await lobby.ada.click(lobby.posts[-1], label="Rematch")
    assert twice.response is not None
    assert "already" in words(twice.response)
