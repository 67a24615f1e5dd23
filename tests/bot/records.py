"""A recorded game, played again on simcord by clicks alone."""

from typing import Any

import simcord
from msgspec.structs import replace

from rules import kernel
from rules.kernel import Path, Position, Seat
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
        self.played = 0
        """So many moves were made by clicks."""

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

    async def skip(self, last: int) -> None:
        """The moves up to this one are made beside the bot, which then tells all of it at once."""
        for number in range(1, last + 1):
            row, outcome = self.moves[number]
            if await self._as_then(number - 1) is not None:
                assert row.seat is not None
                await play.act_for(self.world.bot.desk, 1, row.seat, outcome.path, "player")
        await self.world.wake()
        self.panel = None

    async def play(self, first: int = 1, last: int | None = None) -> None:
        """The moves of the record from one number to another, by clicks."""
        for number in range(first, len(self.moves) if last is None else last + 1):
            row, outcome = self.moves[number]
            table = await self._as_then(number - 1)
            if table is not None:
                assert row.seat is not None
                await self._move(table, row.seat, outcome.path)

    async def _as_then(self, number: int) -> Table | None:
        """The table as it was after this move; None: whatever left no choice has followed of itself."""
        table = await self.world.table()
        assert table.n >= number
        if table.n > number:
            return None
        assert self._packed(table.position) == self._packed(self.moves[number][1].position)
        return table

    async def _move(self, table: Table, seat: Seat, path: Path) -> None:
        if self.panel is None or self.panel[0] != seat:
            who = self.people[seat]
            post = next(post for post in reversed(self.world.posts) if ids(post))
            self.panel = seat, Panel(who, await who.click(post, custom_id=ids(post)[0]))
        await clicking.play(self.panel[1], table, seat, path)
        (move,) = await self.world.store.moves(1, table.n + 1, table.n + 1)
        assert (move.seat, move.line) == (seat, kernel.write(path))
        self.played += 1

    def _packed(self, p: Position[Any, Any]) -> bytes:
        return self.game.rules.encode(p)


def _member(world: World, name: str) -> simcord.MemberActor:
    found: simcord.MemberActor = getattr(world, name, None) or world.guild.add_member(world.env.create_user(name))
    return found
