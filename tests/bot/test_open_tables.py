"""Tables that look for players: the list for one, with a button in every row."""

import simcord

from bot.lobby.open_list import ON_PAGE
from tests.bot.world import World, buttons, ids, words


async def listed(world: World, who: simcord.MemberActor) -> simcord.InteractionResult:
    return await who.slash(world.channel, "game open")


async def shown(world: World, who: simcord.MemberActor) -> str:
    found = await listed(world, who)
    assert found.response is not None
    assert found.ephemeral
    return words(found.response)


async def set_up(world: World, who: simcord.MemberActor, key: str, value: str, match: int = 1) -> None:
    panel = await who.click(world.channel.history()[match - 1], label="Options")
    assert panel.response is not None
    await who.select(panel.response, [value], custom_id=f"l:{match}:{key}")


async def test_where_nothing_is_open_the_way_to_a_table_is_shown(world: World) -> None:
    assert "/game new" in await shown(world, world.ben)


async def test_a_row_tells_game_pace_players_and_experience(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    said = await shown(world, world.eve)
    assert "**UR #1** · daily" in said
    assert "One player so far" in said
    assert "ada (new here)" in said
    assert f"/{world.channel.id}/{world.channel.history()[0].id}" in said


async def test_who_shows_no_record_is_named_without_one(world: World) -> None:
    await world.ada.slash(world.channel, "game settings", rated=False)
    await world.ada.slash(world.channel, "game new", game="ur")
    assert (await shown(world, world.eve)).endswith("-# ada")


async def test_rows_read_in_the_readers_language(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.ben.slash(world.channel, "game settings", language="de")
    found = await listed(world, world.ben)
    assert found.response is not None
    assert "Ein Tisch sucht Mitspieler" in words(found.response)
    assert buttons(found.response) == ["Mitspielen", "Mitspieler suchen"]


async def test_a_rows_button_takes_a_seat_and_the_lobby_shows_it(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    found = await listed(world, world.eve)
    assert found.response is not None
    joined = await world.eve.click(found.response, custom_id="o:join:1")
    assert [chair.name for chair in await world.store.chairs(1)] == ["ada", "eve"]
    assert world.eve.mention in words(world.channel.history()[0])
    assert joined.response is not None
    assert "You have joined the table." in words(joined.response)


async def test_two_who_want_the_last_seat_get_one_seat(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await set_up(world, world.ada, "wanted", "2")
    lists = {name: await listed(world, getattr(world, name)) for name in ("ben", "eve")}
    for name, found in lists.items():
        assert found.response is not None
        await getattr(world, name).click(found.response, custom_id="o:join:1")
    assert [chair.name for chair in await world.store.chairs(1)] == ["ada", "ben"]
    assert "/game new" in await shown(world, world.dan), "a full table is not listed"


async def test_a_private_table_is_shown_to_its_guests_alone(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await set_up(world, world.ada, "setting:access", "private")
    assert "#1" not in await shown(world, world.eve)
    await world.ada.slash(world.channel, "table invite", who=world.eve)
    assert "#1" in await shown(world, world.eve)


async def test_who_was_sent_away_does_not_see_the_table(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.eve.click(world.channel.history()[0], label="Join")
    await world.ada.slash(world.channel, "table send-away", guest=world.eve)
    assert "#1" not in await shown(world, world.eve)


async def test_tables_of_other_servers_are_not_listed(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    elsewhere = world.env.create_guild()
    channel = elsewhere.create_text_channel("games")
    guest = elsewhere.add_member(world.env.create_user("gil"))
    found = await guest.slash(channel, "game open")
    assert found.response is not None
    assert "#1" not in words(found.response)


async def test_the_list_is_turned_page_by_page_oldest_first(world: World) -> None:
    for _ in range(ON_PAGE + 2):
        await world.ada.slash(world.channel, "game new", game="ur")
    found = await listed(world, world.eve)
    assert found.response is not None
    joins = [one for one in ids(found.response) if one.startswith("o:join")]
    assert joins == [f"o:join:{number}" for number in range(1, ON_PAGE + 1)]
    assert len(set(ids(found.response))) == len(ids(found.response))
    await world.eve.click(found.response, custom_id="o:page:1")
    second = found.response
    assert [one for one in ids(second) if one.startswith("o:join")] == ["o:join:7", "o:join:8"]
    assert len(set(ids(second))) == len(ids(second))


async def test_a_row_whose_table_has_closed_is_refused_in_a_sentence(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    found = await listed(world, world.eve)
    assert found.response is not None
    await world.ada.click(world.channel.history()[0], label="Leave")
    refused = await world.eve.click(found.response, custom_id="o:join:1")
    assert refused.response is not None
    assert words(refused.response) == "Match 1 has already begun or is closed."
    assert await world.store.chairs(1) == []


async def test_away_from_the_servers_one_sees_what_is_open_on_ones_own_and_nothing_else(world: World) -> None:
    elsewhere = world.env.create_guild()
    hall = elsewhere.create_text_channel("hall")
    stranger = elsewhere.add_member(world.env.create_user("gil"))
    await stranger.slash(hall, "game new", game="tigris")
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.ben.slash(world.channel, "game new", game="stoneage")
    found = await world.ada.user.slash("game open")
    assert found.response is not None
    assert "Stone Age #3" in words(found.response)
    assert "#1" not in words(found.response)
    nothing = await world.eve.user.slash("game open")
    assert nothing.response is not None
    assert "Tables stand on servers" in words(nothing.response)
