"""The lobby: every button and command, before a match begins."""

from tests.bot.world import World, buttons, words


async def test_a_new_table_is_posted_with_its_buttons(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    (post,) = world.channel.history()
    assert buttons(post) == ["Join", "Leave", "Add computer", "Options", "Start"]
    assert world.ada.mention in words(post)


async def test_people_join_and_the_match_starts_in_a_thread(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    (post,) = world.channel.history()
    await world.ben.click(post, label="Join")
    (post,) = world.channel.history()
    assert world.ben.mention in words(post)
    await world.ada.click(post, label="Start")
    table = world.posts[-1]
    assert buttons(table) == ["My move", "My hand", "Log", "Help"]
    assert str(table.attachments[0].description).startswith("board in en for None")
