"""What tests of the thread need: matches that stand where a recorded game stood, and what a thread has told."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rules.kernel import Event, Position, msg
from service import game_file, lobby
from service.batch import Batch
from service.desk import Table
from tests.bot.world import World
from tests.games import read
from ziggurat.telling import wrong

NAMES = ("ada", "ben", "cleo", "dan", "eve")


def check_told(said: list[str], log: list[str]) -> None:
    assert not (bad := wrong(said, log)), bad


async def stand(world: World, game: str, name: str, fits: Callable[[Position[Any, Any]], bool]) -> None:
    """A match of people at the first fitting position of a recorded game; the clock is that of the world."""
    desk = world.bot.desk
    desk.now = lambda: world.env.now().timestamp()
    record = read(Path(__file__).parents[1] / game / "games" / f"{name}.game")
    p = next(outcome.position for _, outcome in game_file.replay(record) if fits(outcome.position))
    await world.ada.slash(world.channel, "game new", game=game)
    for who in NAMES[1 : len(record.names)]:
        await lobby.join(desk, 1, getattr(world, who).id, who)
    await lobby.set_options(desk, 1, record.options)
    await lobby.set_settings(desk, 1, {"order": "chosen"})
    table = await lobby.start(desk, 1)
    batch = Batch(desk, Table(table.match, table.chairs, table.n, p, table.number))
    batch.note(0, "scene", Event(msg("kernel-over")))
    await batch.commit()
    await world.wake()
