"""Moves on their way into the store: applied one after the other, written all together or not at all."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules import kernel
from rules.kernel import Answer, Event, Illegal, Names, Outcome, Position, Rules, Seat
from rules.text import every_name
from service import clock, fair_chance, seats
from service.desk import Desk, Table
from service.prepared_moves import Prepared
from storage import Commit, Move, Timer

AUTOPILOT = 1_000
"""So many moves without a choice in a row are a fault of ours."""

NOTE = "note "
"""So begin the lines of what people do at the table and not in the game."""


class Batch:
    """The table after the moves so far."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self.desk, self.table = desk, table
        self.n, self.number, self.position = table.n, table.number, table.position
        self.match, self.chairs = table.match, list(table.chairs)
        self.moves: list[Move] = []
        self.states: list[tuple[int, bytes]] = []
        self.log: list[Event] = []
        self.letters: list[tuple[str, bytes]] = []
        """What single people are to be told, beside the news for everybody."""
        self.credited: float | None = None
        """Downtimes until then are given back with this."""
        self.shown = False
        """Something was drawn or learnt: the moves so far cannot be taken back."""
        self.prepared: Prepared | None = None
        """What people have prepared; read when it is wanted."""

    @classmethod
    async def with_prepared(cls, desk: Desk, table: Table) -> "Batch":
        """One in which the autopilot plays what people have prepared."""
        batch = cls(desk, table)
        batch.prepared = await Prepared.at(desk, table)
        return batch

    def deal(self, dealt: Outcome) -> None:
        """The set-up, as move 0."""
        self._record(None, dealt.position, "deal", "auto", dealt.log, draws=dealt.draws, secret=True)

    def play(
        self, seat: Seat, words: Sequence[Answer], source: str = "player", names: Names | None = every_name
    ) -> None:
        """One move; where the words do not fit, a move without a choice that was left out comes first."""
        if source == "player" and self.prepared:
            self.prepared.answered(seat, self._occasion(seat))
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
        """Plays what is prepared, and what leaves nobody a choice."""
        for _ in range(AUTOPILOT):
            if any(self._play_prepared(seat) for seat in kernel.waiting(self.position)):
                continue
            seat = next((s for s in kernel.waiting(self.position) if self._forced(s) is not None), None)
            if seat is None:
                return
            self.play(seat, self._forced(seat) or (), "auto", None)
        raise RuntimeError("moves without a choice never end")

    def note(self, seat: Seat | None, line: str, *log: Event) -> None:
        """Something that people do at the table and not in the game; the position stays."""
        self._record(seat, self.position, f"{NOTE}{line}", "table", log, back=self.n)

    def change(self, seat: Seat, **fields: Any) -> None:
        """Something about a seat is different from now on."""
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **fields)

    def set(self, **settings: Any) -> None:
        """Something about the match is different from now on; None removes it."""
        merged = {**self.match.settings, **settings}
        self.match = msgspec.structs.replace(
            self.match, settings={key: value for key, value in merged.items() if value is not None}
        )

    def end(self) -> None:
        """The match is over though the game is not."""
        self.match = msgspec.structs.replace(self.match, status="over", ended=self.desk.now())

    def give_back(self, seat: Seat) -> None:
        """The time that a seat earned by the turn which it takes back."""
        chair, pace = self.chairs[seat], clock.pace_of(self.match)
        if pace is not None and chair.since is None and seat in kernel.waiting(self.position):
            self.chairs[seat] = clock.unearned(chair, pace)

    def undo(
        self, seat: Seat, n: int, position: Position[Any, Any], log: Sequence[Event], hidden: bool = False
    ) -> None:
        """The position after entry n comes back; hidden: what is taken back was."""
        self._record(seat, position, f"undo {n}", "undo", tuple(log), back=n, hidden=hidden)

    async def commit(self) -> Table:
        """One transaction, then the table at hand is the new one."""
        commit = self._commit("moved")
        prepared = self.prepared or await Prepared.at(self.desk, self.table)
        commit.orders = prepared.orders(self._table())
        return self._held(await self.desk.store.commit(commit))

    async def start(self) -> Table:
        """The first transaction of a match that was a lobby."""
        self.chairs = clock.begin(self.chairs, self.match)
        return self._held(await self.desk.store.start(self.match, self.chairs, self._commit("started")))

    def _commit(self, kind: str) -> Commit:
        self._settle()
        before = self.table.chairs
        return Commit(
            match=self.match.id,
            rev=self.table.rev,
            moves=self.moves,
            states=self.states,
            chairs=[chair for chair in self.chairs if chair not in before],
            letters=self._letters(kind),
            timers=self._timers(),
            status=None if self.match.status == self.table.match.status else self.match.status,
            settings=self._changed_settings(),
            credited=self.credited,
            keep=self._keep(),
        )

    def _changed_settings(self) -> dict[str, Any]:
        """Those that are others than before; None where one is gone."""
        old, new = self.table.match.settings, self.match.settings
        return {key: new.get(key) for key in {*old, *new} if old.get(key) != new.get(key)}

    def _letters(self, kind: str) -> list[tuple[str, bytes]]:
        """What the outside is to be told: of a private what-if, nothing."""
        if "branch" in self.match.settings:
            return []
        return [(kind, b""), *self.letters]

    def _settle(self) -> None:
        """Who is waited for, whose clock runs, and whether it is over."""
        now, waiting = self.desk.now(), kernel.waiting(self.position)
        for move in self.moves:
            if move.seat is not None and move.source != "table":
                present = {"missed": 0} if move.source == "player" and not move.hidden else {}
                self.change(move.seat, last=self.chairs[move.seat].last + 1, **present)
        if not self.position.stack:
            self.match = msgspec.structs.replace(self.match, status="over", ended=self.moves[-1].at)
        if self.match.status != "running":
            waiting = ()
        up = () if clock.is_paused(self.match) else waiting
        self.chairs = [msgspec.structs.replace(chair, waiting=chair.seat in up) for chair in self.chairs]
        self.chairs = clock.settle(self.chairs, self.match, waiting, now)

    def _timers(self) -> list[Timer] | None:
        """The match's timers, if they are others than before."""
        due = clock.timers(self.match, self.chairs) if self.match.status == "running" else []
        if due == clock.timers(self.table.match, self.table.chairs):
            return None
        return [timer for timer in due if timer.due > self.desk.now() or timer.kind not in clock.ONCE]

    def _apply(self, seat: Seat, words: Sequence[Answer], names: Names | None) -> Outcome:
        tape = fair_chance.tape(self.table.match.seed, self.n + 1)
        return kernel.apply(self.table.rules, self.position, seat, words, tape, names)

    def _try_after(self, seat: Seat, omitted: Sequence[Answer], words: Sequence[Answer], names: Names | None) -> None:
        after = self._apply(seat, omitted, None).position
        kernel.resolve(after, seat, words, names)

    def _occasion(self, seat: Seat) -> str:
        return self.position.stack[-1].occasion(self.position.game, seat) if self.position.stack else ""

    def _play_prepared(self, seat: Seat) -> bool:
        """The next move that a seat has prepared for this moment; whether there was one that holds."""
        line = self.prepared.next(seat, self._occasion(seat)) if self.prepared else None
        if self.prepared is None or line is None:
            return False
        try:
            self.play(seat, kernel.read(line)[0], "order", None)
        except Illegal as refusal:
            self.prepared.failed(seat, line, refusal.msg)
            return False
        return True

    def _forced(self, seat: Seat) -> kernel.Path | None:
        return kernel.forced(self.position, seat)

    def _add(self, seat: Seat, outcome: Outcome, source: str) -> None:
        rules = self.table.rules
        shown = bool(outcome.draws) or kernel.learnt(rules, self.position, outcome.position, seat)
        free = not shown and seat in kernel.allowed(outcome.position)
        self.shown |= shown
        self._record(
            seat,
            outcome.position,
            kernel.write(outcome.path),
            source,
            outcome.log,
            draws=outcome.draws,
            spots=outcome.spots,
            secret=outcome.secret,
            hidden=self.n >= 0 and hides(self.table.rules, self.position, outcome),
            free=free,
        )

    def _record(
        self,
        seat: Seat | None,
        position: Position[Any, Any],
        line: str,
        source: str,
        log: tuple[Event, ...],
        hidden: bool = False,
        **more: Any,
    ) -> None:
        self.n += 1
        self.number += not hidden
        self.position = position
        packed = msgspec.msgpack.encode(log)
        more |= {"n": self.n, "number": self.number, "hidden": hidden, "source": source, "log": packed}
        self.moves.append(Move(seat=seat, line=line, at=self.desk.now(), **more))
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
        match = msgspec.structs.replace(self.match, host=seats.host(self.match, self.chairs))
        return Table(match, self.chairs, self.n, self.position, self.number)

    def _held(self, rev: int) -> Table:
        """The table as it now is in the store, at hand for whoever asks next."""
        table = self._table()
        table.match.rev = rev
        return self.desk.hold(table)


def hides(rules: Rules[Any], before: Position[Any, Any], outcome: Outcome) -> bool:
    """Whether spectators cannot tell that a move was made: they read, see and wait for the same as before."""
    if not outcome.secret or any(event.to is None for event in outcome.log):
        return False
    after = outcome.position
    return kernel.waiting(before) == kernel.waiting(after) and rules.view(before, None) == rules.view(after, None)
