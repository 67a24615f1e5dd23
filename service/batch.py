"""Moves on their way into the store: applied one after the other, written all together or not at all."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules import kernel
from rules.kernel import Answer, Event, Illegal, Names, Outcome, Position, Seat
from rules.text import every_name
from service import fair
from service.desk import Desk, Table
from storage import Commit, Move

AUTOPILOT = 1_000
"""So many moves without a choice in a row are a fault of ours."""


class Batch:
    """The table after the moves so far."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self.desk, self.table = desk, table
        self.n, self.position = table.n, table.position
        self.moves: list[Move] = []
        self.states: list[tuple[int, bytes]] = []
        self.log: list[Event] = []

    def deal(self, dealt: Outcome) -> None:
        """The set-up, as move 0."""
        self._record(None, dealt.position, "deal", "auto", dealt.log, draws=dealt.draws, secret=True)

    def play(
        self, seat: Seat, words: Sequence[Answer], source: str = "player", names: Names | None = every_name
    ) -> None:
        """One move; where the words do not fit, a move without a choice that was left out comes first."""
        try:
            outcome = self._apply(seat, words, names)
        except Illegal as refusal:
            omitted = kernel.forced(self.position, seat) if self.position.stack else None
            if omitted is None:
                raise
            try:
                self._try_after(seat, omitted, words, names)
            except Illegal:
                raise refusal from None
            self._add(seat, self._apply(seat, omitted, None), "auto")
            outcome = self._apply(seat, words, names)
        self._add(seat, outcome, source)

    def autopilot(self) -> None:
        """Plays what leaves nobody a choice."""
        for _ in range(AUTOPILOT):
            seat = next((s for s in kernel.waiting(self.position) if self._forced(s) is not None), None)
            if seat is None:
                return
            self.play(seat, self._forced(seat) or (), "auto", None)
        raise RuntimeError("moves without a choice never end")

    def take_in(self, seat: Seat | None, line: str, back: int | None, outcome: Outcome) -> None:
        """A move from a file, with the draws that it had."""
        more = {"draws": outcome.draws, "spots": outcome.spots, "secret": outcome.secret}
        self._record(seat, outcome.position, line, "player", outcome.log, back=back, **more)

    def undo(self, seat: Seat, n: int, position: Position[Any, Any], log: Sequence[Event]) -> None:
        """The position after move n comes back."""
        self._record(seat, position, f"undo {n}", "undo", tuple(log), back=n)

    async def commit(self) -> Table:
        """One transaction, then the table at hand is the new one."""
        await self.desk.store.commit(self._commit("moved"))
        return self.desk.hold(self._table())

    async def start(self) -> Table:
        """The first transaction of a match that was a lobby."""
        await self.desk.store.start(self.table.match, self.table.chairs, self._commit("started"))
        return self.desk.hold(self._table())

    def _commit(self, kind: str) -> Commit:
        return Commit(
            match=self.table.match.id,
            moves=self.moves,
            states=self.states,
            waiting=kernel.waiting(self.position),
            letters=[(kind, msgspec.msgpack.encode((self.table.n, self.n)))],
            status=None if self.position.stack else "over",
            keep=self._keep(),
        )

    def _apply(self, seat: Seat, words: Sequence[Answer], names: Names | None) -> Outcome:
        tape = fair.tape(self.table.match.seed, self.n + 1)
        return kernel.apply(self.table.rules, self.position, seat, words, tape, names)

    def _try_after(self, seat: Seat, omitted: Sequence[Answer], words: Sequence[Answer], names: Names | None) -> None:
        after = self._apply(seat, omitted, None).position
        kernel.resolve(after, seat, words, names)

    def _forced(self, seat: Seat) -> kernel.Path | None:
        return kernel.forced(self.position, seat)

    def _add(self, seat: Seat, outcome: Outcome, source: str) -> None:
        free = kernel.undoable(self.table.rules, self.position, seat, outcome)
        self._record(
            seat,
            outcome.position,
            kernel.write(outcome.path),
            source,
            outcome.log,
            draws=outcome.draws,
            spots=outcome.spots,
            secret=outcome.secret,
            free=free,
        )

    def _record(
        self,
        seat: Seat | None,
        position: Position[Any, Any],
        line: str,
        source: str,
        log: tuple[Event, ...],
        **more: Any,
    ) -> None:
        self.n += 1
        self.position = position
        packed = msgspec.msgpack.encode(log)
        self.moves.append(Move(n=self.n, seat=seat, line=line, source=source, log=packed, at=self.desk.now(), **more))
        self.states.append((self.n, self.table.rules.encode(position)))
        self.log += log

    def _keep(self) -> int:
        """The oldest position that a free undo can still want: the one before the last chain of free moves."""
        keep = self.n
        for move in reversed(self.moves):
            if not move.free and move.back is None:
                return keep
            keep = move.n - 1
        return 0

    def _table(self) -> Table:
        waiting = kernel.waiting(self.position)
        moved = {move.seat: move.n for move in self.moves}
        chairs = [
            msgspec.structs.replace(chair, waiting=chair.seat in waiting, last=moved.get(chair.seat, chair.last))
            for chair in self.table.chairs
        ]
        match = self.table.match
        if not self.position.stack:
            match = msgspec.structs.replace(match, status="over", ended=self.moves[-1].at)
        return Table(match, chairs, self.n, self.position)
