"""Whole matches through the bot: by buttons, by subcommands, by typed lines."""

import pytest

from rules import kernel
from rules.kernel import Tape
from tests.bot.world import Panel, World, buttons, words
from ziggurat import fingers


async def begin(world: World, *others: str) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    for name in others:
        (post,) = world.channel.history()
        await getattr(world, name).click(post, label="Join")
    (post,) = world.channel.history()
    await world.ada.click(post, label="Start")


async def by_buttons(world: World, who: str, line: kernel.Path, seat: int) -> None:
    actor = getattr(world, who)
    panel = Panel(actor, await actor.click(world.posts[-1], label="My move"))
    await fingers.play(panel, await world.table(), seat, line)


async def by_line(world: World, who: str, line: kernel.Path, seat: int) -> None:
    await getattr(world, who).slash(world.thread, "play", line=kernel.write(line))


@pytest.mark.parametrize("way", [by_buttons, by_line])
async def test_a_whole_match(world: World, way: object) -> None:
    await begin(world, "ben")
    chance, moves = Tape(b"fingers"), 0
    while (table := await world.table()).position.stack:
        seat = kernel.waiting(table.position)[0]
        path = kernel.sample(table.position, seat, chance)
        await way(world, table.chairs[seat].name, path, seat)  # type: ignore[operator]
        after = await world.table()
        assert after.n > table.n, kernel.write(path)
        moves += 1
    last = world.posts[-1]
    assert "The seed was" in words(last)
    assert buttons(last) == ["Rematch", "Log"]
    print(moves, len(world.posts))
