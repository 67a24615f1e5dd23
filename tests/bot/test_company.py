"""Boards that keep themselves current, people who avoid each other, and how many matches somebody wants."""

from typing import Any, NamedTuple

import pytest
import simcord

from bot.lobby.boards import PAUSE, UNSENT
from bot.people import substitution
from bot.people.readers import Reader
from rules.kernel import Illegal
from service import votes
from storage import Board
from tests.bot.test_matches import begin
from tests.bot.test_open_tables import shown
from tests.bot.world import Clock, World, buttons, ids, words


def boards(world: World) -> list[Any]:
    return [one for one in world.channel.history() if "o:page:0" in ids(one)]


async def said(world: World, who: simcord.MemberActor, command: str, /, **options: Any) -> str:
    result = await who.slash(world.channel, command, **options)
    assert result.response is not None
    assert result.ephemeral
    return words(result.response)


async def test_a_board_is_for_moderators(world: World) -> None:
    assert "Manage Channels" in await said(world, world.eve, "table board")
    assert boards(world) == []


async def test_a_board_follows_the_tables_at_most_once_a_minute(
    world: World, mod: simcord.MemberActor, clock: Clock
) -> None:
    await said(world, mod, "table board")
    assert "/game new" in words(boards(world)[0])
    await world.ada.slash(world.channel, "game new", game="ur")
    await clock.later(world, PAUSE - 1)
    assert "UR #1" not in words(boards(world)[0]), "it was posted less than a minute ago"
    await clock.later(world, 1)
    await clock.later(world)
    assert "UR #1" in words(boards(world)[0])
    assert buttons(boards(world)[0]) == ["Join", "All open to me", "Look for players"]


async def test_a_board_that_shows_how_things_are_is_not_edited(
    world: World, mod: simcord.MemberActor, clock: Clock
) -> None:
    await said(world, mod, "table board")
    await clock.later(world, 10 * PAUSE)
    assert boards(world)[0].edited_at is None


async def test_a_board_survives_a_restart(world: World, mod: simcord.MemberActor, clock: Clock) -> None:
    await said(world, mod, "table board")
    await world.restart()
    await world.ada.slash(world.channel, "game new", game="ur")
    await clock.later(world)
    assert "UR #1" in words(boards(world)[0])


@pytest.mark.parametrize("sent", [False, True])
async def test_a_board_over_which_the_bot_was_killed_is_found_again_or_posted(
    world: World, mod: simcord.MemberActor, clock: Clock, sent: bool
) -> None:
    if sent:
        await said(world, mod, "table board")
    await world.store.keep_board(Board(world.channel.id, world.guild.id, UNSENT, "en", "", clock.time))
    await world.ada.slash(world.channel, "game new", game="ur")
    await clock.later(world)
    await clock.later(world)
    assert ["UR #1" in words(one) for one in boards(world)] == [True]
    assert (await world.store.boards())[0].message == boards(world)[0].id


async def test_an_offered_seat_is_not_for_who_is_avoided_and_they_do_not_learn_of_it(world: World) -> None:
    await begin(world, "ben")
    await world.store.avoid(world.ada.id, world.eve.id)
    await votes.offer(world.bot.desk, 1, world.ben.id, 1, world.eve.id)
    with pytest.raises(Illegal, match="service-not-offered"):
        await votes.accept(world.bot.desk, 1, world.eve.id, "eve", 1)
    assert (await world.table()).chairs[1].user == world.ben.id


async def test_there_is_one_board_in_a_channel(world: World, mod: simcord.MemberActor, clock: Clock) -> None:
    await said(world, mod, "table board")
    first = boards(world)[0].id
    await said(world, mod, "table board")
    assert [one.id == first for one in boards(world)] == [False]
    assert len(await world.store.boards()) == 1


async def test_a_board_that_was_deleted_is_not_posted_again(
    world: World, mod: simcord.MemberActor, clock: Clock
) -> None:
    await said(world, mod, "table board")
    channel = world.bot.get_partial_messageable(world.channel.id)
    await channel.get_partial_message(boards(world)[0].id).delete()
    await world.ada.slash(world.channel, "game new", game="ur")
    await clock.later(world)
    assert await world.store.boards() == []
    assert boards(world) == []


async def test_a_row_of_the_board_seats_who_presses_and_answers_in_private(
    world: World, mod: simcord.MemberActor, clock: Clock
) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await said(world, mod, "table board")
    joined = await world.eve.click(boards(world)[0], custom_id="o:join:1")
    assert joined.ephemeral
    assert [chair.name for chair in await world.store.chairs(1)] == ["ada", "eve"]
    mine = await world.eve.click(boards(world)[0], custom_id="o:page:0")
    assert mine.ephemeral


@pytest.mark.parametrize(("who", "whom"), [("ada", "eve"), ("eve", "ada")])
async def test_neither_sees_the_others_tables(world: World, who: str, whom: str) -> None:
    await said(world, getattr(world, who), "table avoid", who=getattr(world, whom))
    await world.ada.slash(world.channel, "game new", game="ur")
    assert "#1" not in await shown(world, world.eve)
    assert "#1" in await shown(world, world.dan)
    await world.eve.click(world.channel.history()[0], label="Join")
    assert [chair.name for chair in await world.store.chairs(1)] == ["ada"]


async def test_who_is_avoided_does_not_learn_of_it(world: World) -> None:
    await said(world, world.ada, "table avoid", who=world.eve)
    await world.ada.slash(world.channel, "game new", game="ur")
    refused = await world.eve.click(world.channel.history()[0], label="Join")
    assert refused.response is not None
    assert words(refused.response).startswith("The free seats of this table are kept for other people.")
    assert "You avoid nobody" in await said(world, world.eve, "table avoid")


async def test_a_full_table_is_full_for_everybody(world: World) -> None:
    await said(world, world.ada, "table avoid", who=world.eve)
    await world.ada.slash(world.channel, "game new", game="ur")
    for who in (world.ben, world.cleo, world.dan):
        await who.slash(world.channel, "game join")
    assert await said(world, world.eve, "game join") == "All 4 seats are taken."


async def test_somebody_comes_off_the_list(world: World) -> None:
    await said(world, world.ada, "table avoid", who=world.eve)
    await said(world, world.ada, "table avoid", who=world.eve, over=True)
    await world.ada.slash(world.channel, "game new", game="ur")
    assert "#1" in await shown(world, world.eve)
    assert "cannot avoid yourself" in await said(world, world.ada, "table avoid", who=world.ada)


async def test_forgetting_takes_the_list_along_from_both_sides(world: World) -> None:
    await world.store.avoid(1, 2)
    await world.store.avoid(3, 1)
    await world.store.forget(1, -5, "–")
    assert [await world.store.apart(one) for one in (1, 2, 3)] == [set(), set(), set()]


async def test_nobody_plays_more_matches_than_they_want(world: World) -> None:
    for _ in range(2):
        await world.ada.slash(world.channel, "game new", game="ur")
    assert "Matches at once: at most 1" in await said(world, world.eve, "game settings", matches=1)
    await world.eve.slash(world.channel, "game join", table=1)
    assert "wanted no more" in await said(world, world.eve, "game join", table=2)
    await said(world, world.eve, "game settings", matches=0)
    await world.eve.slash(world.channel, "game join", table=2)
    assert len(await world.store.chairs(2)) == 2


async def test_a_seat_is_offered_listed_and_taken(world: World, mod: simcord.MemberActor, clock: Clock) -> None:
    await begin(world, "ben")
    sentence = await said(world, world.ben, "table substitute", match=1)
    assert "the computer plays until somebody takes it" in sentence
    await said(world, mod, "table board")
    for found in (words(boards(world)[0]), await shown(world, world.eve)):
        assert "Seat 2 of ben wants a substitute." in found
        assert world.thread.mention in found
    assert "Seat 2" not in await shown(world, world.ada), "who plays there is not asked"
    taken = await world.eve.click(boards(world)[0], custom_id="o:seat:1.1")
    assert taken.response is not None
    assert taken.ephemeral
    assert "board in en for 1 with ada, eve" in words(taken.response), "the newcomer reads how things stand"
    assert (await world.table()).chairs[1].user == world.eve.id
    late = await world.dan.click(boards(world)[0], custom_id="o:seat:1.1")
    assert late.response is not None
    assert "no longer free" in words(late.response)
    await clock.later(world)
    assert "Seat 2" not in words(boards(world)[0])


async def test_a_seat_of_another_server_is_not_for_strangers(world: World) -> None:
    await begin(world, "ben")
    await said(world, world.ben, "table substitute", match=1, after=3)
    elsewhere = world.env.create_guild()
    channel = elsewhere.create_text_channel("games")
    guest = elsewhere.add_member(world.env.create_user("gil"))
    found = await guest.slash(channel, "game open")
    assert found.response is not None
    assert "Seat 2" not in words(found.response)
    with pytest.raises(Illegal, match="lobby-elsewhere"):
        await substitution.take(Stranger(world.bot, elsewhere.id), Reader(), 1, 1)  # type: ignore[arg-type]
    assert (await world.table()).chairs[1].user == world.ben.id


class Stranger(NamedTuple):
    """As much of an interaction as the server of whoever presses."""

    client: Any
    guild_id: int
    user: Any = None
