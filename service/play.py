"""Looking, being asked, answering, moving."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from rules import kernel, questions
from rules.kernel import (
    Answer,
    Event,
    Illegal,
    Many,
    Node,
    Path,
    Position,
    Ready,
    Seat,
    Split,
    Tape,
    TapeError,
    View,
    msg,
)
from rules.text import every_name
from service import clock
from service.batch import Batch
from service.desk import Desk, Stale, Table
from storage import Conflict, Move

T = TypeVar("T")
Part = tuple[tuple[str, int], ...]
RETRIES = 5
UNFINISHED = "…"
"""In a draft: what follows is a part of the next answer."""


class Panel(Struct):
    """What a seat is asked now: the words chosen so far and the next question, or a move that is ready."""

    table: Table
    seat: Seat
    k: int
    path: Path
    node: Node
    part: Part = ()
    """Of an answer with several parts, those that are chosen so far."""

    @property
    def line(self) -> str:
        return kernel.write(self.path)


class Played(Struct):
    """What a line of moves led to, as its player may know it."""

    table: Table
    seat: Seat
    moves: list[Move]
    log: list[Event]


async def look(desk: Desk, match: int, user: int | None, n: int | None = None) -> View:
    """What a user may see of a match now or after an earlier move; people who do not play see what spectators see."""
    table = await desk.table(match)
    position = table.position if n is None else await desk.position(table, n)
    return table.rules.view(position, viewer(table, user))


def viewer(table: Table, user: int | None) -> Seat | None:
    """Through whose eyes a user sees; with several seats, through those of the seat that is up."""
    if user is None or not table.seats_of(user):
        return None
    return table.seat_of(user)


async def ask(desk: Desk, match: int, user: int, seat: Seat | None = None) -> Panel:
    """The question where the user's draft stands."""
    table = await desk.table(match)
    own = table.seat_of(user, seat)
    line, _, rest = (await desk.store.draft(match, own) or "").partition(UNFINISHED)
    try:
        path = kernel.resolve(table.position, own, kernel.read(line)[0]) if line.strip() else ()
    except Illegal:
        path, rest = (), ""  # the position has changed under the draft
    panel = _panel(table, own, path)
    panel.part = _part(panel.node, rest)
    return panel


async def answer(
    desk: Desk, match: int, user: int, word: Answer, seat: Seat | None = None, k: int | None = None
) -> Panel:
    """One word more for the user's draft."""
    panel = await ask(desk, match, user, seat)
    _check_fresh(panel, k)
    path = kernel.resolve(panel.table.position, panel.seat, (*panel.path, word), every_name)
    return await _drafted(desk, _panel(panel.table, panel.seat, path))


async def draft(desk: Desk, match: int, user: int, words: Sequence[Answer], seat: Seat | None = None) -> Panel:
    """The user's draft becomes these words, as far as they go."""
    table = await desk.table(match)
    own = table.seat_of(user, seat)
    path = kernel.resolve(table.position, own, words, every_name)
    return await _drafted(desk, _panel(table, own, path))


def ahead(table: Table, seat: Seat, moves: Sequence[Sequence[Answer]]) -> Position[Any, Any] | None:
    """The position after moves that are only thought of; None if that would tell something not known yet."""
    p = table.position
    for words in moves:
        try:
            after = kernel.apply(table.rules, p, seat, words, Tape(fixed=()), every_name).position
        except TapeError:
            return None
        if kernel.learnt(table.rules, p, after):
            return None
        p = after
    return p


async def gather(
    desk: Desk, match: int, user: int, part: Part, seat: Seat | None = None, k: int | None = None
) -> Panel:
    """Keeps a part of an answer whose rest is still to be chosen."""
    panel = await ask(desk, match, user, seat)
    _check_fresh(panel, k)
    written = kernel.write((part,)) if part else ""
    panel.part = _part(panel.node, written)
    await desk.store.keep_draft(
        match, panel.seat, f"{panel.line} {UNFINISHED} {written}" if written else panel.line or None
    )
    return panel


async def back(desk: Desk, match: int, user: int, seat: Seat | None = None, k: int | None = None) -> Panel:
    """The last chosen word is taken out of the draft, with those that followed of themselves.

    An answer with several parts is opened again as it was; its parts go with the next step back.
    """
    panel = await ask(desk, match, user, seat)
    _check_fresh(panel, k)
    if panel.part:
        return await gather(desk, match, user, (), panel.seat, k)
    path = panel.path[:-1]
    while path and _only(panel.table.position, panel.seat, path) is not None:
        path = path[:-1]
    node = _node(panel.table, panel.seat, path)
    drafted = await _drafted(desk, Panel(panel.table, panel.seat, panel.k, path, node))
    if not isinstance(node, Many | Split) or not panel.path:
        return drafted
    return await gather(desk, match, user, questions.parts(panel.path[len(path)]), panel.seat, k)


async def confirm(desk: Desk, match: int, user: int, seat: Seat | None = None, k: int | None = None) -> Played:
    """The draft becomes a move."""
    panel = await ask(desk, match, user, seat)
    _check_fresh(panel, k)
    return await act(desk, match, user, panel.line, panel.seat, panel.k)


async def preview(panel: Panel) -> View | None:
    """The view after the drafted move, if looking ahead tells nothing that is not known yet."""
    if not isinstance(panel.node, Ready):
        return None
    after = ahead(panel.table, panel.seat, [panel.path])
    return None if after is None else panel.table.rules.view(after, panel.seat)


async def act(desk: Desk, match: int, user: int, line: str, seat: Seat | None = None, k: int | None = None) -> Played:
    """One or several moves on a line, all or nothing; then whatever leaves no choice.

    Where chance or a hidden thing has come into play, the moves up to there count even if the rest is refused: nobody
    rolls for a look.
    """
    moves = kernel.read(line)

    def fill(batch: Batch) -> Seat:
        own = batch.table.seat_of(user, seat)
        if k is not None and batch.table.k(own) != k:
            raise Stale
        for words in moves:
            batch.play(own, words)
        batch.autopilot()
        return own

    return await _in_turn(desk, match, fill)


async def act_for(
    desk: Desk, match: int, seat: Seat, path: Path, source: str, fits: Callable[[Table], bool] = lambda _: True
) -> Played:
    """A move that a computer player or a standing order makes for a seat; Stale where it does not fit any more."""

    def fill(batch: Batch) -> Seat:
        if not fits(batch.table):
            raise Stale
        batch.play(seat, path, source, None)
        batch.autopilot()
        return seat

    return await _in_turn(desk, match, fill)


async def undo(desk: Desk, match: int, user: int, seat: Seat | None = None) -> Played:
    """Takes back the user's last move, as long as nothing was drawn or learnt and nobody else has acted."""
    return await retried(desk, match, lambda: _undo(desk, match, user, seat))


async def can_undo(desk: Desk, table: Table, seat: Seat) -> bool:
    """Whether `undo` would take a move back."""
    try:
        await _last_own(desk, table, seat)
    except Illegal:
        return False
    return True


def in_play(table: Table) -> Table:
    """Whether moves can be made now; Illegal when the match is over, paused, or voting on moves."""
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))
    if clock.is_paused(table.match):
        raise Illegal(msg("service-rests"))
    return table


async def retried(desk: Desk, match: int, work: Callable[[], Awaitable[T]]) -> T:
    """In the match's queue; where another process was first, again from what that one left."""
    for _ in range(RETRIES):
        async with desk.turn(match):
            try:
                return await work()
            except Conflict:
                desk.forget(match)
    raise RuntimeError(f"match {match} is written to without end")


async def _in_turn(desk: Desk, match: int, fill: Callable[[Batch], Seat]) -> Played:
    async def work() -> Played:
        batch = Batch(desk, in_play(await desk.table(match)))
        try:
            own = fill(batch)
        except Illegal as refusal:
            if not batch.shown:
                raise
            await batch.commit()
            raise Illegal(msg("service-partly", number=len(batch.moves), why=refusal.msg)) from refusal
        return Played(await batch.commit(), own, batch.moves, _heard(batch.log, own))

    return await retried(desk, match, work)


async def _undo(desk: Desk, match: int, user: int, seat: Seat | None) -> Played:
    table = in_play(await desk.table(match))
    own = table.seat_of(user, seat)
    last = await _last_own(desk, table, own)
    position = await desk.position(table, last.n - 1)
    batch = Batch(desk, table)
    move = msg("service-hidden-move") if last.secret else kernel.told(position, own, kernel.read(last.line)[0])
    batch.undo(own, last.n - 1, position, [Event(msg("service-undone", who=kernel.Who(own), move=move))])
    batch.give_back(own)
    return Played(await batch.commit(), own, batch.moves, batch.log)


async def _last_own(desk: Desk, table: Table, seat: Seat) -> Move:
    """The last move that the seat chose and may take back alone."""
    n = table.n
    while n >= 0:
        (move,) = await desk.store.moves(table.match.id, n, n)
        if move.back is not None:
            n = move.back
            continue
        if move.seat != seat:
            raise Illegal(msg("service-undo-nothing"))
        if not move.free:
            raise Illegal(msg("service-undo-learnt"))
        if move.source != "auto":
            return move
        n -= 1
    raise Illegal(msg("service-undo-nothing"))  # a what-if begins with a note instead of a deal


def _check_fresh(panel: Panel, k: int | None) -> None:
    if k is not None and panel.k != k:
        raise Stale


def _panel(table: Table, seat: Seat, path: Path) -> Panel:
    """Goes on by itself where there is but one answer."""
    node = _node(table, seat, path)
    while not isinstance(node, Ready) and (single := questions.only(node)) is not None:
        path = (*path, single)
        node = _node(table, seat, path)
    return Panel(table, seat, table.k(seat), path, node)


def _node(table: Table, seat: Seat, path: Path) -> Node:
    return kernel.ask(table.position, seat, path)


def _part(node: Node, written: str) -> Part:
    """The chosen part, as far as the question still offers it."""
    if not isinstance(node, Many | Split) or not written.strip():
        return ()
    caps = node.caps if isinstance(node, Split) else (1,) * len(node.choices)
    loose = Split(node.ask, node.choices, caps, 0, sum(caps))
    try:
        return questions.parts(questions.take(loose, written.strip()))
    except Illegal:
        return ()


def _only(p: Position[Any, Any], seat: Seat, path: Path) -> Answer | None:
    node = kernel.ask(p, seat, path)
    return None if isinstance(node, Ready) else questions.only(node)


async def _drafted(desk: Desk, panel: Panel) -> Panel:
    await desk.store.keep_draft(panel.table.match.id, panel.seat, panel.line or None)
    return panel


def _heard(log: list[Event], seat: Seat) -> list[Event]:
    return [event for event in log if event.to is None or seat in event.to]


def events(move: Move) -> tuple[Event, ...]:
    """The lines that a move wrote into the log."""
    return msgspec.msgpack.decode(move.log, type=tuple[Event, ...]) if move.log else ()
