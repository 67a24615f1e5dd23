"""The welcome: once for every server, also after a kill; and the way from it into a first match."""

import discord
import pytest

from bot.teaching import welcome
from rules import GAMES
from service.facts import facts, first_level
from storage import StoreError
from tests.bot.world import Panel, World, buttons, ids, words

DOORS = ["Play now", "Learn a game", "Open a table"]


def welcomes(world: World) -> list[discord.Message]:
    return [message for message in world.channel.history() if "g:play" in ids(message)]


@pytest.fixture
async def welcomed(world: World) -> World:
    await world.restart()
    return world


async def test_a_server_is_welcomed_once_however_often_the_bot_starts(welcomed: World) -> None:
    await welcomed.restart()
    (post,) = welcomes(welcomed)
    assert buttons(post) == DOORS
    assert str(post.attachments[0].description).startswith("A stepped temple at dusk")
    await welcomed.bot.on_guild_join(welcomed.bot.guilds[0])
    assert len(welcomes(welcomed)) == 1


async def test_a_bot_killed_before_it_noted_the_welcome_finds_it_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = welcome._note

    async def killed(bot: object, guild: discord.Guild, what: dict[str, int] | None) -> dict[str, int]:
        if what and "message" in what:
            raise StoreError("gone")
        return await note(world.bot, guild, what)

    monkeypatch.setattr(welcome, "_note", killed)
    with pytest.raises(StoreError):
        await welcome.greet(world.bot, world.bot.guilds[0])
    monkeypatch.undo()
    await world.restart()
    assert len(welcomes(world)) == 1
    assert (await world.store.prefs(world.guild.id))["welcome"]["message"] == welcomes(world)[0].id


async def test_a_server_where_games_are_played_needs_no_welcome(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.restart()
    await world.restart()
    assert welcomes(world) == []


async def test_a_server_where_we_may_not_write_is_welcomed_when_we_may(world: World) -> None:
    everybody, writing = world.guild.default_role.id, discord.Permissions(send_messages=True)
    await world.bot.http.edit_channel_permissions(world.channel.id, everybody, "0", str(writing.value), 0)
    await world.restart()
    assert welcomes(world) == []
    await world.bot.http.edit_channel_permissions(world.channel.id, everybody, "0", "0", 0)
    await world.restart()
    assert len(welcomes(world)) == 1


async def test_a_server_is_welcomed_in_its_language_as_soon_as_we_join(world: World) -> None:
    guild = world.env.create_guild("Werkstatt", preferred_locale="de")
    world.channel = guild.create_text_channel("spiele")
    joined = world.bot.get_guild(guild.id)
    assert joined is not None
    await world.bot.on_guild_join(joined)
    (post,) = welcomes(world)
    assert buttons(post) == ["Jetzt spielen", "Ein Spiel lernen", "Einen Tisch eröffnen"]
    assert "●●○○○ · 2–4 Personen" in words(post)
    assert "30–60 Minuten, im Chat 8–25 Tage." in words(post)


async def test_anybody_may_ask_for_it_once_more(welcomed: World) -> None:
    await welcomed.ben.slash(welcomed.channel, "game welcome")
    assert [buttons(post) for post in welcomes(welcomed)] == [DOORS, DOORS]


@pytest.mark.parametrize("game", list(GAMES))
async def test_play_now_leads_to_the_first_question_in_two_taps(welcomed: World, game: str) -> None:
    (post,) = welcomes(welcomed)
    panel = Panel(welcomed.ada, await welcomed.ada.click(post, label="Play now"))
    assert ids(panel.message) == [f"g:play:{one}" for one in GAMES]
    asked = Panel(welcomed.ada, await welcomed.ada.click(panel.message, custom_id=f"g:play:{game}"))
    table = await welcomed.table()
    assert any(key.startswith("a:1:") for key in ids(asked.message))
    assert welcomed.thread.mention in asked.text
    assert len(table.chairs) == facts(game).first.seats
    assert {chair.level for chair in table.chairs if chair.user is None} == {first_level(game)}


async def test_open_a_table_opens_the_lobby_of_the_chosen_game(welcomed: World) -> None:
    (post,) = welcomes(welcomed)
    panel = Panel(welcomed.ada, await welcomed.ada.click(post, label="Open a table"))
    assert "30–60 minutes" in panel.text
    await panel.click("g:table:tigris")
    lobby = welcomed.channel.history()[-1]
    assert "Join" in buttons(lobby)
    assert "Tigris & Euphrates #1" in words(lobby)


async def test_learn_a_game_explains_each_of_them(welcomed: World) -> None:
    (post,) = welcomes(welcomed)
    panel = Panel(welcomed.eve, await welcomed.eve.click(post, label="Learn a game"))
    assert [key.split(":")[1] for key in ids(panel.message)] == list(GAMES)
