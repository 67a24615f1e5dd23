"""A desk on a clock that a test turns, and the people of its matches."""

from typing import Any

from rules import kernel
from rules.kernel import Tape
from service import absence, agents, clock, lobby, play, told
from service.desk import Desk, Table
from service.timekeeper import Timekeeper
from storage import Chair, Store
from tests.service.table import ADA, BEN, NAMES


class World:
    """A desk whose clock stands until a test turns it; meanwhile the timekeeper and the computers do their work."""

    def __init__(self, store: Store) -> None:
        self.time = 1_000_000.0
        self.desk = Desk(store, now=lambda: self.time, entropy=lambda size: b"\x07" * size)
        self.timekeeping = Timekeeper(self.desk)
        self.chance = Tape(b"people")

    async def wait(self, seconds: float) -> None:
        """Time passes, timer by timer."""
        end = self.time + seconds
        while True:
            timer = await self.desk.store.next_timer()
            if timer is None or timer.due > end:
                break
            self.time = max(self.time, timer.due)
            await self.timekeeping.work()
        self.time = end
        await self.timekeeping.work()

    async def begin(self, users: tuple[int, ...] = (ADA, BEN), game: str = "ur", **settings: Any) -> int:
        match = await lobby.create(
            self.desk, game, users[0], NAMES[users[0]], settings={"order": "chosen", "pace": "daily", **settings}
        )
        for user in users[1:]:
            await lobby.join(self.desk, match.id, user, NAMES[user])
        return (await lobby.start(self.desk, match.id)).match.id

    def remaining(self, chair: Chair) -> float | None:
        """Seconds that a seat has."""
        end = clock.deadline(chair)
        return chair.left if end is None else max(0.0, end - self.time)

    async def up(self, match: int) -> int:
        table = await self.desk.table(match)
        user = table.chairs[kernel.waiting(table.position)[0]].user
        assert user is not None
        return user

    async def move(self, match: int, user: int) -> Table:
        """A random move of somebody who is up."""
        table = await self.desk.table(match)
        seat = table.seat_of(user)
        line = kernel.write(kernel.sample(table.position, seat, self.chance))
        return (await play.act(self.desk, match, user, line, seat)).table

    async def turn(self, match: int, user: int) -> None:
        """Random moves until somebody else is up."""
        while True:
            table = await self.desk.table(match)
            if not table.position.stack or table.seat_of(user) not in kernel.waiting(table.position):
                return
            await self.move(match, user)

    async def computers(self, match: int) -> None:
        """The computers make all their moves."""
        for _ in range(500):
            table = await self.desk.table(match)
            due = absence.computers_due(table)
            if not due:
                return
            seat, level = due[0]
            path = agents.choose(level, table.rules, table.position, seat, Tape(b"computer", table.n))
            await play.act_for(self.desk, match, seat, path, "computer")

    async def chair(self, match: int, user: int) -> Chair:
        table = await self.desk.table(match)
        return next(chair for chair in table.chairs if chair.user == user)

    async def log(self, match: int) -> list[str]:
        """The keys of the sentences told at the table, in their order."""
        moves = await self.desk.store.moves(match)
        return [event.msg.key for move in moves if move.source == "table" for event in told.events(move)]
