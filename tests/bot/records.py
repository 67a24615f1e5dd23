"""A recorded game, played again on simcord by clicks alone."""

from collections import Counter
from collections.abc import AsyncIterator

import simcord
from msgspec.structs import replace

from rules import kernel
from rules.kernel import Path, Seat
from service import game_file, lobby, play
from service.batch import Batch
from service.desk import Table
from service.game_file import Game
from tests.bot.world import Panel, World, ids
from ziggurat import clicking

NAMES = ("ada", "ben", "cleo", "dan", "eve", "finn", "gwen", "hugo")


class Crowd:
    """Everybody at the table of a recorded game, each with a private panel."""

    def __init__(self, world: World, game: Game) -> None:
        self.world, self.game = world, game
        self.people = [_member(world, name) for name in NAMES[: len(game.names)]]
        self.moves = list(game_file.replay(game))
        self.panel: tuple[Seat, Panel] | None = None
        self.followed: Counter[tuple[Seat | None, str]] = Counter()
        """Moves without a choice that came in this match before they came in the record."""
        self.seen = 0
        self.played = 0
        """So many moves were made by clicks."""
        # A timer that comes due by the wall clock in the middle of a click waits in simcord for that click, and it for
        # the timer. What is told only after a while comes with the next page instead.
        vars(world.bot.announcer)["_look_at"] = lambda *_: None

    async def sit_down(self) -> None:
        """The match begins as it once did: with the same chance, under the same rules."""
        desk, game = self.world.bot.desk, self.game
        await self.people[0].slash(self.world.channel, "game new", game=game.game)
        for who, name in zip(self.people[1:], NAMES[1:], strict=False):
            await lobby.join(desk, 1, who.id, name)
        await lobby.set_options(desk, 1, game.options)
        found, chairs = await lobby.open_lobby(desk, 1)
        assert game.seed is not None
        running = replace(found, version=game.version, seed=game.seed, seeded=0, status="running")
        batch = Batch(desk, Table(running, chairs, -1, self.moves[0][1].position))
        batch.deal(self.moves[0][1])
        batch.autopilot()
        await batch.start()
        await self.world.wake()

    async def skip(self, first: int, last: int) -> None:
        """The moves from one number to another are made beside the bot, which then tells all of it at once."""
        async for seat, path in self._left(first, last):
            await play.act_for(self.world.bot.desk, 1, seat, path, "player")
        await self.world.wake()
        self.panel = None

    async def play(self, first: int = 1, last: int | None = None) -> None:
        """The moves of the record from one number to another, by clicks."""
        async for seat, path in self._left(first, len(self.moves) - 1 if last is None else last):
            await self._move(await self.world.table(), seat, path)

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
        fresh = await self.world.store.moves(1, self.seen + 1)
        self.followed.update((move.seat, move.line) for move in fresh if move.source == "auto")
        self.seen += len(fresh)

    async def _move(self, table: Table, seat: Seat, path: Path) -> None:
        if self.panel is None or self.panel[0] != seat:
            who = self.people[seat]
            post = next(post for post in reversed(self.world.posts) if ids(post))
            self.panel = seat, Panel(who, await who.click(post, custom_id=ids(post)[0]))
        await clicking.play(self.panel[1], table, seat, path)
        (move,) = await self.world.store.moves(1, table.n + 1, table.n + 1)
        assert (move.seat, move.line) == (seat, kernel.write(path))
        self.played += 1

    async def is_over_as_then(self) -> bool:
        """Whether the match has ended as the recorded game did."""
        p = (await self.world.table()).position
        return not p.stack and self.game.rules.encode(p) == self.game.rules.encode(self.moves[-1][1].position)


def _member(world: World, name: str) -> simcord.MemberActor:
    found: simcord.MemberActor = getattr(world, name, None) or world.guild.add_member(world.env.create_user(name))
    return found
