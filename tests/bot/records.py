"""A recorded game, played again by clicks alone: on simcord, or on the wire."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial

import simcord
from msgspec.structs import replace

from localdiscord.client import Person
from rules import kernel
from rules.kernel import Path, Seat
from rules.leaves import as_offered
from service import game_file, lobby, play
from service.batch import Batch
from service.desk import Desk, Table
from service.game_file import Game
from tests.bot.wire import Wire
from tests.bot.world import Panel, World, ids
from ziggurat import clicking, rehearse
from ziggurat.clicking import Fingers

NAMES = ("ada", "ben", "cleo", "dan", "eve", "finn", "gwen", "hugo")


class Crowd(ABC):
    """Everybody at the table of a recorded game, each with a private panel."""

    def __init__(self, desk: Desk, game: Game) -> None:
        self.desk, self.game = desk, game
        self.moves = list(game_file.replay(game))
        self.panel: tuple[Seat, Fingers] | None = None
        self.followed: Counter[tuple[Seat | None, str]] = Counter()
        """Moves without a choice that came in this match before they came in the record."""
        self.seen = 0
        self.played = 0
        """So many moves were made by clicks."""

    @abstractmethod
    async def gather(self) -> None:
        """The lobby, with everybody in it."""

    @abstractmethod
    async def wake(self) -> None:
        """Something was committed beside the bot: it tells all that is to be told."""

    @abstractmethod
    async def open(self, seat: Seat) -> Fingers:
        """A panel from the last table of the thread."""

    async def sit_down(self) -> None:
        """The match begins as it once did: with the same chance, under the same rules."""
        await self.gather()
        desk, game = self.desk, self.game
        await lobby.set_options(desk, 1, game.options)
        found, chairs = await lobby.open_lobby(desk, 1)
        assert game.seed is not None
        running = replace(found, version=game.version, seed=game.seed, seeded=0, status="running")
        batch = Batch(desk, Table(running, chairs, -1, self.moves[0][1].position))
        batch.deal(self.moves[0][1])
        batch.autopilot()
        await batch.start()
        await self.wake()

    async def skip(self, first: int, last: int) -> None:
        """The moves from one number to another are made beside the bot, which then tells all of it at once."""
        async for seat, path in self._left(first, last):
            await play.act_for(self.desk, 1, seat, path, "player")
        await self.wake()
        self.panel = None

    async def play(self, first: int = 1, last: int | None = None) -> None:
        """The moves of the record from one number to another, by clicks."""
        async for seat, path in self._left(first, len(self.moves) - 1 if last is None else last):
            await self._move(await self.desk.table(1), seat, path)

    async def _left(self, first: int, last: int) -> AsyncIterator[tuple[Seat, Path]]:
        """Those of the record's moves that somebody has to make: what left no choice may have come before its time."""
        for row, outcome in self.moves[first : last + 1]:
            await self._note()
            made = (row.seat, kernel.write(outcome.path))
            if self.followed[made]:
                self.followed[made] -= 1
            elif row.seat is not None:
                yield row.seat, outcome.path

    async def _note(self) -> None:
        """What has followed of itself since we looked."""
        fresh = await self.desk.store.moves(1, self.seen + 1)
        self.followed.update((move.seat, move.line) for move in fresh if move.source == "auto")
        self.seen += len(fresh)

    async def _move(self, table: Table, seat: Seat, path: Path) -> None:
        if self.panel is None or self.panel[0] != seat:
            self.panel = seat, await self.open(seat)
        await clicking.play(self.panel[1], table, seat, path)
        (move,) = await self.desk.store.moves(1, table.n + 1, table.n + 1)
        offered = as_offered(partial(kernel.ask, table.position, seat), path)
        assert (move.seat, move.line) == (seat, kernel.write(offered))
        self.played += 1

    async def is_over_as_then(self) -> bool:
        """Whether the match has ended as the recorded game did."""
        p = (await self.desk.table(1)).position
        return not p.stack and self.game.rules.encode(p) == self.game.rules.encode(self.moves[-1][1].position)


class SimcordCrowd(Crowd):
    """On simcord, in one process with the bot."""

    def __init__(self, world: World, game: Game) -> None:
        super().__init__(world.bot.desk, game)
        self.world = world
        self.people = [_member(world, name) for name in NAMES[: len(game.names)]]
        # A timer that comes due by the wall clock in the middle of a click waits in simcord for that click, and it for
        # the timer. What is told only after a while comes with the next page instead.
        vars(world.bot.announcer)["_look_at"] = lambda *_: None

    async def gather(self) -> None:
        await self.people[0].slash(self.world.channel, "game new", game=self.game.game)
        for who, name in zip(self.people[1:], NAMES[1:], strict=False):
            await lobby.join(self.desk, 1, who.id, name)

    async def wake(self) -> None:
        await self.world.wake()

    async def open(self, seat: Seat) -> Fingers:
        who = self.people[seat]
        post = next(post for post in reversed(self.world.posts) if ids(post))
        return Panel(who, await who.click(post, custom_id=ids(post)[0]))


class WireCrowd(Crowd):
    """On the local Discord, with the bot in a process of its own."""

    def __init__(self, wire: Wire, game: Game) -> None:
        super().__init__(wire.desk, game)
        self.wire = wire
        self.people: list[Person] = list(wire.box.people.values())[: len(game.names)]

    async def gather(self) -> None:
        host, *others = self.people
        post = (await host.slash(self.wire.box.channel("general"), "/game new", game=self.game.game)).message
        for who in others:
            await who.click(post, "Join")

    async def wake(self) -> None:
        """It finds at its start what was left to it; in a match that it knows, the next move wakes it."""
        if "thread" in (await self.desk.lobby(1))[0].place:
            return
        await self.wire.kill()
        await self.wire.again()

    async def open(self, seat: Seat) -> Fingers:
        who = self.people[seat]
        post = await self.wire._table_post(1)
        return rehearse.Panel(self.wire, who, (await who.click(post, custom_id=post.buttons[0].custom_id)).message)


def _member(world: World, name: str) -> simcord.MemberActor:
    found: simcord.MemberActor = getattr(world, name, None) or world.guild.add_member(world.env.create_user(name))
    return found
