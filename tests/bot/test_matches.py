"""Whole matches through the bot: by buttons, by subcommands, by typed lines."""

from collections.abc import Awaitable, Callable

import pytest

from rules import kernel
from rules.kernel import Msg, Path, Tape
from rules.text import say
from service import play
from service.told import events as events_of
from tests.bot.world import Panel, World, buttons, words
from ziggurat import clicking

CHANCE = b"fingers192"
"""Random choices with which this match is short."""

Way = Callable[[World, str, Path, int], Awaitable[None]]


async def begin(world: World, *others: str, game: str = "ur") -> None:
    await world.ada.slash(world.channel, "game new", game=game)
    for name in others:
        await getattr(world, name).click(world.channel.history()[-1], label="Join")
    panel = await world.ada.click(world.channel.history()[-1], label="Options")
    assert panel.response is not None
    await world.ada.select(panel.response, ["chosen"], custom_id="l:1:setting:order")
    await world.ada.click(world.channel.history()[-1], label="Start")


async def finish(world: World) -> None:
    """Plays on without the bot, which then tells all of it at once."""
    chance = Tape(CHANCE)
    while (table := await world.table()).position.stack:
        seat = kernel.waiting(table.position)[0]
        path = kernel.sample(table.position, seat, chance)
        await play.act_for(world.bot.desk, 1, seat, path, "player")
    await world.wake()


async def by_buttons(world: World, who: str, path: Path, seat: int) -> None:
    actor = getattr(world, who)
    panel = Panel(actor, await actor.click(world.posts[-1], label="My move"))
    await clicking.play(panel, await world.table(), seat, path)


async def by_line(world: World, who: str, path: Path, seat: int) -> None:
    await getattr(world, who).slash(world.thread, "play", line=kernel.write(path))


async def by_subcommand(world: World, who: str, path: Path, seat: int) -> None:
    verb, *rest = path
    names = (await world.table()).rules.verbs[str(verb)]
    options = [say(Msg(f"ur-word-{name}"), "en", ()) for name in names]
    given = {option: kernel.write((word,)) for option, word in zip(options, rest, strict=False)}
    await getattr(world, who).slash(world.thread, f"ur {verb}", **given)


@pytest.mark.parametrize("way", [by_buttons, by_line, by_subcommand])
async def test_a_whole_match(world: World, way: Way) -> None:
    await begin(world, "ben")
    chance = Tape(CHANCE)
    while (table := await world.table()).position.stack:
        seat = kernel.waiting(table.position)[0]
        path = kernel.sample(table.position, seat, chance)
        await way(world, table.chairs[seat].name, path, seat)
        after = await world.table()
        assert after.n > table.n
        (move,) = await world.store.moves(1, table.n + 1, table.n + 1)
        assert move.line == kernel.write(path)
    assert "The secret was" in words(world.posts[-1])
    assert buttons(world.posts[-1]) == ["Rematch", "Review", "Replay", "Animation", "Log"]
    assert all(not buttons(old) for old in world.posts[:-1])


async def test_every_line_of_the_log_is_posted_once_and_in_order(world: World) -> None:
    await begin(world, "ben")
    chance = Tape(CHANCE)
    for _ in range(12):
        table = await world.table()
        seat = kernel.waiting(table.position)[0]
        await by_line(world, table.chairs[seat].name, kernel.sample(table.position, seat, chance), seat)
    told = [line for post in world.posts for line in words(post).splitlines()]
    names = (await world.table()).names
    events = [event for move in await world.store.moves(1) for event in events_of(move)]
    lines = [say(event.msg, "en", names) for event in events]
    assert [line for line in told if line in lines] == lines


async def test_computers_play_a_match_among_themselves_and_a_person(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.add_computer()
    await world.ada.click(world.channel.history()[-1], label="Start")
    chance = Tape(b"person")
    for _ in range(8):
        table = await world.table()
        (seat,) = kernel.waiting(table.position)
        assert table.chairs[seat].user == world.ada.id
        await by_line(world, "ada", kernel.sample(table.position, seat, chance), seat)
    sources = {move.source for move in await world.store.moves(1)}
    assert "computer" in sources
    assert world.ada.mention in words(world.posts[-1])
