"""Computer players and standing orders: after every commit those who are waited for move, if a machine does it.

Computer players think in processes of their own (`service.thinking.thinkers`). A thought is given up when its match has
moved on, and thought anew when its process is gone; the same match record gives the same moves.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from bot.host.logs import LOG, extra
from bot.panel.answering import fault
from bot.panel.private_panel import moved
from rules import GAMES, kernel
from rules.kernel import Illegal, Path, Seat, Tape
from service import absence, agents, play, standing_orders
from service.desk import Table

if TYPE_CHECKING:
    from bot.app import Ziggurat

SALT = b"computer"
"""Their choices come from the match's seed too, by a stream of its own: the same after a restart."""
ORDERS = 100
"""So many standing orders are carried out in a row, then something else has to happen."""
ENOUGH = 3
"""So many failures in a row, and it is tried again later."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 600.0


class Computers:
    """One task per match in which a computer player is up."""

    def __init__(self, bot: "Ziggurat", pause: float) -> None:
        self.bot, self.pause = bot, pause
        self._busy: set[int] = set()
        self._again: set[int] = set()
        self._thoughts: dict[int, tuple[int, asyncio.Task[str]]] = {}
        """What is thought of in each match, and at which move."""
        self._pauses: dict[int, float] = {}
        """Seconds after which it was last tried again, in matches where nothing came of it."""

    async def wake_all(self) -> None:
        """After a start: every match in which it is a computer's turn."""
        for match in await self.bot.desk.store.machines_up():
            self.wake(match)

    def wake(self, match: int) -> None:
        if match in self._busy:
            self._again.add(match)
            if match in self._thoughts:
                self.bot.spawn(self._give_up(match))
            return
        self._busy.add(match)
        self.bot.spawn(self._serve(match))

    async def _serve(self, match: int) -> None:
        is_done = False
        try:
            is_done = await self._move_all(match)
        except Exception as error:
            fault(self.bot, "computer", error, match=match)
        finally:
            self._busy.discard(match)
        if is_done:
            self._pauses.pop(match, None)
        else:
            self._later(match)
        if match in self._again:
            self._again.discard(match)
            self.wake(match)

    async def _move_all(self, match: int) -> bool:
        """Until nobody is up for whom a machine moves; whether that is so."""
        failures = 0
        await self._obey(match)
        while failures < ENOUGH and (due := absence.computers_due(await self.bot.desk.table(match))):
            failures = 0 if await self._move(match, *due[0]) else failures + 1
            await self._obey(match)
        return failures < ENOUGH

    def _later(self, match: int) -> None:
        """Nobody else would wake it: the others wait for its move."""
        pause = self._pauses[match] = min(LONGEST_PAUSE, 2 * self._pauses.get(match, FIRST_PAUSE / 2))
        asyncio.get_running_loop().call_later(pause, self._try_again, match)

    def _try_again(self, match: int) -> None:
        if not self.bot.is_closed():
            self.wake(match)

    async def _give_up(self, match: int) -> None:
        """A thought about a position that is no longer there."""
        now = await self.bot.desk.table(match)
        n, thought = self._thoughts.get(match, (now.n, None))
        if thought is not None and n != now.n:
            thought.cancel()

    async def _obey(self, match: int) -> None:
        """Standing orders that fit the moment."""
        for _ in range(ORDERS):
            if not await standing_orders.fire(self.bot.desk, match):
                return
            self.bot.announcer.wake(match)

    async def _move(self, match: int, seat: Seat, level: str) -> bool:
        """One move; whether it was made."""
        if self.pause:
            await asyncio.sleep(self.pause)
        table = await self.bot.desk.table(match)
        if (seat, level) not in absence.computers_due(table):
            return True
        path = await self._choose(table, seat, level)
        if path is None:
            return True  # somebody else has moved meanwhile; it thinks again
        try:
            await moved(self.bot, await play.act_for(self.bot.desk, match, seat, path, "computer"))
        except Illegal:
            now = await self.bot.desk.table(match)
            LOG.info("A computer player thought too long.", extra=extra(match=match, n=now.n, seat=seat))
            return now.n != table.n
        return True

    async def _choose(self, table: Table, seat: Seat, level: str) -> Path | None:
        """The move; a level that fails or takes too long leaves it to a simpler one. None: it is no longer needed."""
        for one in dict.fromkeys((level, agents.USUAL, agents.RANDOM)):
            try:
                return await self._thought(table, seat, one)
            except Exception as error:
                fault(self.bot, "computer", error, match=table.match.id, n=table.n, seat=seat)
        return kernel.default(table.position, seat)

    async def _thought(self, table: Table, seat: Seat, level: str) -> Path | None:
        match, state = table.match, table.rules.encode(table.position)
        work = self.bot.thinkers.think(think, level, match.game, state, seat, match.seed, table.n)
        thought = asyncio.create_task(work)
        self._thoughts[match.id] = (table.n, thought)
        try:
            line = await asyncio.shield(thought)
        except asyncio.CancelledError:
            if thought.cancelled():
                return None
            thought.cancel()
            raise
        finally:
            del self._thoughts[match.id]
        return tuple(kernel.read(line)[0])


def think(level: str, game: str, state: bytes, seat: Seat, seed: bytes, n: int) -> Any:
    """The move of a computer player as a line."""
    rules = GAMES[game]
    return kernel.write(agents.choose(level, rules, rules.decode(state), seat, Tape(SALT + seed, n)))
