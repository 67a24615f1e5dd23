"""What tests of the thread need: matches that stand where a recorded game stood, what a thread and its people
were told, and bots that die over it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.thread import announcer
from rules.kernel import Event, Position, msg
from rules.text import say
from service import game_file, lobby, told
from service.batch import Batch
from service.desk import Table
from storage import Store
from tests.bot.world import World, ids, words
from tests.bot.world import letters as letters_of
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


class Killed:
    """Notes are kept so often, then no more: as if the bot had been killed there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, notes: int) -> None:
        self.left, self._patch, real = notes, monkeypatch, Store.set_places
        monkeypatch.setattr(announcer, "FIRST_PAUSE", 1e6)

        async def keep(*more: Any) -> None:
            if not self.left:
                raise ConnectionError
            self.left -= 1
            await real(*more)

        monkeypatch.setattr(Store, "set_places", keep)
        self._real = real

    async def restart(self, world: World) -> None:
        self._patch.setattr(Store, "set_places", self._real)
        await world.restart()
        await world.wake()


def log_in(posts: list[discord.Message]) -> list[str]:
    return [line for post in posts for line in words(post).splitlines() if re.match(r"(ada|ben) \w+s ", line)]


async def public_log(world: World, match: int = 1) -> list[str]:
    table = await world.table(match)
    moves = await told.record(world.bot.desk, match, None)
    return [say(event.msg, "en", table.names) for move in moves for event in move.log if event.to is None]


async def is_told_once(world: World) -> None:
    """Every line of the log is in one message of the thread, in its order, and only the last table has buttons."""
    log = [line for line in await public_log(world) if re.match(r"(ada|ben) \w+s ", line)]
    assert log_in(world.posts) == log
    assert [bool(ids(post)) for post in world.posts] == [False] * (len(world.posts) - 1) + [True]
    assert not await world.store.letters(10)


def letters(world: World, who: str) -> list[discord.Message]:
    return letters_of(getattr(world, who))


async def refuse(*_: object) -> int:
    class Response:
        status, reason = 403, "Forbidden"

    response: Any = Response()
    raise discord.Forbidden(response, {"code": 50007, "message": "Cannot send messages to this user"})
