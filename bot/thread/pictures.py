"""Pictures of positions: drawn in processes of their own, each once, kept by the hash of what they show."""

import asyncio
import hashlib
import io
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from typing import Any, Literal

import discord
import msgspec
from msgspec import Struct

import renderers
from bot.host.metrics import Metrics
from renderers import Look
from rules import GAMES
from rules.kernel import View
from service.thinking.thinkers import Thinker, Thinkers

KEPT = 64 * 2**20
"""Bytes of finished pictures."""
ALT = 1024
"""Discord's limit for a picture's description."""
WORKERS = 1
COURTESY = 5
"""Drawing gives way to answering."""

FIRST, LATER = 0, 1
"""Ranks: what everybody waits for, and what one player's panel shows."""

Kind = Literal["draw", "hand"]
Wanted = Callable[[], bool]
Made = tuple[bytes, str] | None
"""The picture and its words; None where there is nothing to show."""


class Shot(Struct, frozen=True):
    """A picture to be made. `private`: it is not for others, so its file says nothing by its name."""

    game: str
    view: View
    look: Look
    kind: Kind = "draw"


class Picture(Struct, frozen=True):
    """A picture that is ready to be sent."""

    data: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.data), filename=FILE, description=self.alt)


FILE = "board.png"


class Pictures:
    """Draws at most once what is asked for many times, public boards first, and nothing that nobody wants any more."""

    def __init__(
        self, pool: Callable[[], Executor], metrics: Metrics, workers: int = WORKERS, kept: int = KEPT
    ) -> None:
        self._metrics, self._most = metrics, kept
        self._drawers = Thinkers(pool, workers, patience=None)
        self._slots = Slots(workers)
        self._kept: OrderedDict[bytes, Made] = OrderedDict()
        self._size = 0
        self._drawing: dict[bytes, asyncio.Task[Made]] = {}
        self._wanted: dict[bytes, list[Wanted]] = {}

    def ready(self, shot: Shot) -> Picture | None:
        """The picture, if it need not be drawn."""
        return _picture(self._kept.get(_hash(shot)))

    async def draw(self, shot: Shot, wanted: Wanted | None = None) -> Picture | None:
        """The picture; None where the shot has nothing to show, or where it is no longer wanted when its turn comes."""
        key = _hash(shot)
        if key in self._kept:
            self._kept.move_to_end(key)
            self._metrics.pictures.labels(shot.game, "kept").inc()
            return _picture(self._kept[key])
        self._wanted.setdefault(key, []).append(wanted or _always)
        if key not in self._drawing:
            self._drawing[key] = asyncio.create_task(self._draw(key, shot, LATER if wanted else FIRST))
        return _picture(await asyncio.shield(self._drawing[key]))

    async def think(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Other heavy work, in the same processes."""
        async with self._slots.turn(FIRST):
            return await self._drawers.think(work, *arguments)

    def close(self) -> None:
        for drawing in self._drawing.values():
            drawing.cancel()
        self._drawers.close()

    async def _draw(self, key: bytes, shot: Shot, rank: int) -> Made:
        try:
            async with self._slots.turn(rank):
                if not any(wanted() for wanted in self._wanted[key]):
                    return None
                with self._metrics.drawing.labels(shot.game).time():
                    made: Made = await self._drawers.think(make, shot.game, shot.kind, _pack(shot.view), shot.look)
            self._metrics.pictures.labels(shot.game, "drawn").inc()
            self._keep(key, made)
            return made
        finally:
            del self._drawing[key], self._wanted[key]

    def _keep(self, key: bytes, made: Made) -> None:
        self._kept[key] = made
        self._size += _weight(made)
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= _weight(oldest)


class Slots:
    """So many at a time; who is next is decided by rank, then by the order of asking."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._asked = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, rank: int) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (rank, next(self._asked), mine))
            try:
                await mine
            except asyncio.CancelledError:
                if not mine.cancelled():  # it was our turn that very moment
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            _, _, following = heappop(self._waiting)
            if not following.done():
                following.set_result(None)
                return
        self._free += 1


def process() -> Executor:
    """One that draws."""
    return Thinker(COURTESY)


def make(game: str, kind: Kind, view: bytes, look: Look) -> Made:
    """A picture and its words, in a process of its own."""
    data = renderers.render(game, kind, view, look)
    if data is None:
        return None
    seen = msgspec.msgpack.decode(view, type=GAMES[game].view_type)
    return data, describe(game, seen, look.lang, look.names)


def describe(game: str, view: View, lang: str, names: tuple[str, ...], most: int = ALT) -> str:
    """The board in words, as many as fit."""
    text = renderers.of(game).describe(view, lang, names)
    return text if len(text) <= most else text[: most - 1].rsplit(" ", 1)[0] + "…"


def _always() -> bool:
    return True


def _hash(shot: Shot) -> bytes:
    key = msgspec.msgpack.encode((shot.game, shot.kind, shot.view, shot.look))
    return hashlib.blake2b(key, digest_size=16).digest()


def _pack(view: View) -> bytes:
    return msgspec.msgpack.encode(view)


def _picture(made: Made) -> Picture | None:
    return Picture(*made) if made else None


def _weight(made: Made) -> int:
    return len(made[0]) if made else 0
