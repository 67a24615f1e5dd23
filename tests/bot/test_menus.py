"""The menus of messages and of people, and the bot brought along to servers that do not have it."""

from pathlib import Path

from rules import kernel
from service import company
from tests.bot.wire import Wire
from tests.bot.world import World, buttons, ids, words

ASKED = "Where do you put your stone?"


async def picked(world: World, who: str, name: str) -> str:
    done = await getattr(world, who).context_menu(world.thread, name, world.posts[-1])
    assert done.response is not None
    assert done.ephemeral
    return words(done.response)


def rung(world: World) -> list[list[str]]:
    """Whose phones rang, message by message."""
    sent = [one.json for one in world.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    return [[str(user) for user in one["allowed_mentions"]["users"]] for one in sent if one]


async def test_the_menu_of_a_message_opens_its_match(match: World) -> None:
    assert ASKED in await picked(match, "ada", "My move")
    assert "board in en for 1" in await picked(match, "ben", "As text")
    await match.ada.slash(match.thread, "play", line="place c3")
    await match.ben.slash(match.thread, "play", line="place d4")
    assert "ben places a stone on d4." in await picked(match, "ada", "Since my last turn")


async def test_a_message_that_speaks_of_no_match_means_the_only_one(match: World) -> None:
    lobby = match.channel.history()[0]
    assert not [one for one in ids(lobby) if one.startswith("l:")]
    done = await match.ada.context_menu(match.channel, "My move", lobby)
    assert done.response is not None
    assert ASKED in words(done.response)
    refused = await match.eve.context_menu(match.channel, "My move", lobby)
    assert refused.response is not None
    assert "Which match?" in words(refused.response)


async def test_a_table_that_has_not_begun_has_no_moves(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    refused = await world.ada.context_menu(world.channel, "My move", world.channel.history()[-1])
    assert refused.response is not None
    assert "not begun" in words(refused.response)


async def test_the_menu_of_a_person_invites_once_and_aloud(world: World) -> None:
    nothing = await world.ada.context_menu(world.channel, "Invite to a table", world.ben)
    assert nothing.response is not None
    assert "/game new" in words(nothing.response)
    await world.ada.slash(world.channel, "game new", game="ur")
    for _ in range(2):
        done = await world.ada.context_menu(world.channel, "Invite to a table", world.ben)
        assert done.response is not None
        assert "may join now" in words(done.response)
    assert len([post for post in world.channel.history() if "invites you to a table" in words(post)]) == 1
    assert rung(world)[-1] == [str(world.ben.id)]


async def test_of_several_tables_one_is_chosen(world: World) -> None:
    for game in ("ur", "tigris"):
        await world.ada.slash(world.channel, "game new", game=game)
    asked = await world.ada.context_menu(world.channel, "Invite to a table", world.ben)
    assert asked.response is not None
    assert len(buttons(asked.response)) == 2
    await world.ada.click(asked.response, custom_id=f"l:1:invite:{world.ben.id}")
    (called,) = [post for post in world.channel.history() if "invites you to a table" in words(post)]
    assert "#1" in words(called)


async def test_whoever_avoids_the_host_is_not_called_and_nobody_can_tell(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await company.avoid(world.bot.desk, world.ben.id, world.ada.id)
    for guest in (world.ben, world.cleo):
        await world.ada.context_menu(world.channel, "Invite to a table", guest)
    avoided, called = [post for post in world.channel.history() if "invites you to a table" in words(post)]
    assert words(avoided).replace(world.ben.mention, "?") == words(called).replace(world.cleo.mention, "?")
    assert rung(world)[-2:] == [[], [str(world.cleo.id)]]


async def test_who_has_the_bot_for_themselves_plays_from_a_server_without_it(folder: Path) -> None:
    """On the wire; nobody else there learns anything, and nothing can be opened there."""
    wire = await Wire.begin(folder / "z.db")
    ada, ben, cleo = (wire.box.user(name) for name in ("Ada", "Ben", "Cleo"))
    try:
        table = await wire.begin_match()
        made = await wire.box.call("add_guild", name="Abroad", people_in=[p.id for p in (ada, ben, cleo)], bot=False)
        abroad = made["channels"][0]["id"]
        assert await wire.box.call("commands_for", user=ada.id, channel=abroad) == []
        for person in (ada, ben, cleo):
            await person.install()
        seat = kernel.waiting(table.position)[0]
        mover = next(one for one in (ada, ben) if int(one.id) == table.chairs[seat].user)
        assert "UR #1" in (await mover.slash(abroad, "/game mine")).text
        await mover.slash(abroad, "/play", line=kernel.write(kernel.sample(table.position, seat, wire.chance)))
        assert (await wire.desk.table(1)).k(seat) == table.k(seat) + 1
        assert "another server" in (await cleo.slash(abroad, "/game show", match=1)).text
        assert "not a member" in (await ada.slash(abroad, "/game new", game="ur")).text
        for person in (ada, ben, cleo):
            assert all(message.only for message in await person.history(abroad))
    finally:
        await wire.end()
