"""Looking, being asked, answering, moving."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from rules import kernel, questions
from rules.kernel import (
    Answer,
    Event,
    Illegal,
    Many,
    Msg,
    Names,
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
from service import clock, prepared_moves
from service.batch import Batch
from service.desk import Desk, Stale, Table
from service.retrying import retried
from service.told import Told, earlier, told, viewer
from storage import Move

Part = tuple[tuple[str, int], ...]
FORESEEN = 1_000
"""So far from those for now are the depths of drafts for later."""
FORMERLY = "service-undone"
"""Stands in the logs of older matches, with the move as it was written."""
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
    then: tuple[str, ...] = ()
    """Moves that are drafted behind this one."""

    @property
    def line(self) -> str:
        return kernel.write(self.path)

    @property
    def depth(self) -> int:
        """How far the draft has come; one for later is told from one for now."""
        return len(self.path) + (FORESEEN if self.table.ahead else 0)

    @property
    def moves(self) -> list[Sequence[Answer]]:
        """All that is drafted, move by move."""
        return [self.path, *(kernel.read(line)[0] for line in self.then)]


class Played(Struct):
    """What a line of moves led to, as its player may know it."""

    table: Table
    seat: Seat
    moves: list[Told]
    log: list[Event]


class Partly(Illegal):
    """The rest of a line was refused; what came before it is made."""

    def __init__(self, played: Played, number: int, why: Msg) -> None:
        super().__init__(msg("service-partly", number=number, why=why))
        self.played = played


async def look(desk: Desk, match: int, user: int | None, n: int | None = None) -> View:
    """What a user may see of a match now or after an earlier move; people who do not play see what spectators see."""
    table = await desk.table(match)
    position = table.position if n is None else (await earlier(desk, table, n)).position
    return table.rules.view(position, viewer(table, user))


async def ask(desk: Desk, match: int, user: int, seat: Seat | None = None) -> Panel:
    """The question where the user's draft stands: asked now, or foreseen if the user prepares its answer."""
    now = await desk.table(match)
    own = now.seat_of(user, seat)
    table, kept = await prepared_moves.draft(desk, now, own)
    line, _, rest = kept.partition(UNFINISHED)
    moves = kernel.read(line) if line.strip() else [[]]
    try:
        path = kernel.resolve(table.position, own, moves[0])
    except Illegal:
        path, rest, moves = (), "", [[]]  # the position has changed under the draft
    panel = _panel(table, own, path)
    panel.part = _part(panel.node, rest)
    panel.then = tuple(map(kernel.write, moves[1:]))
    return panel


async def answer(
    desk: Desk, match: int, user: int, words: Sequence[Answer], seat: Seat | None = None, k: int | None = None
) -> Panel:
    """Words more for the user's draft."""
    panel = await ask(desk, match, user, seat)
    _check_fresh(panel, k)
    path = kernel.resolve(panel.table.position, panel.seat, (*panel.path, *words), every_name)
    return await _drafted(desk, _panel(panel.table, panel.seat, path))


async def draft(desk: Desk, match: int, user: int, words: Sequence[Answer], seat: Seat | None = None) -> Panel:
    """The user's draft becomes these words, as far as they go."""
    table = await desk.table(match)
    own = table.seat_of(user, seat)
    path = kernel.resolve(table.position, own, words, every_name)
    return await _drafted(desk, _panel(table, own, path))


async def plan(desk: Desk, match: int, user: int, lines: Sequence[str], seat: Seat, k: int) -> Panel:
    """The user's draft becomes these moves, to be made one after the other."""
    panel = await ask(desk, match, user, seat)
    _check_fresh(panel, k)
    if not lines:
        raise Stale
    first, *then = lines
    path = kernel.resolve(panel.table.position, panel.seat, kernel.read(first)[0])
    panel = _panel(panel.table, panel.seat, path)
    panel.then = tuple(then)
    ahead(panel.table, panel.seat, panel.moves)
    return await _drafted(desk, panel, "".join(f"; {line}" for line in then))


def ahead(table: Table, seat: Seat, moves: Sequence[Sequence[Answer]]) -> Position[Any, Any] | None:
    """The position after moves that are only thought of; None if that would tell something not known yet."""
    p = table.position
    for words in moves:
        try:
            after = kernel.apply(table.rules, p, seat, words, Tape(fixed=()), every_name).position
        except TapeError:
            return None
        if kernel.learnt(table.rules, p, after, seat):
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
    return await _drafted(desk, panel, f" {UNFINISHED} {written}" if written else "")


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
    """The draft becomes a move, or is kept until its turn comes."""
    panel = await ask(desk, match, user, seat)
    _check_fresh(panel, k)
    if not panel.path:
        raise Stale  # what was drafted was for another moment
    if panel.table.ahead:
        return await _prepared(desk, user, panel)
    return await act(desk, match, user, "; ".join((panel.line, *panel.then)), panel.seat, panel.k, names=None)


async def preview(panel: Panel) -> View | None:
    """The view after all that is drafted, if looking ahead tells nothing that is not known yet."""
    if not isinstance(panel.node, Ready) or panel.table.ahead:
        return None
    try:
        after = ahead(panel.table, panel.seat, panel.moves)
    except Illegal:
        return None  # the position has changed under the draft
    return None if after is None else panel.table.rules.view(after, panel.seat)


def is_free(panel: Panel) -> bool:
    """Whether the drafted move, once made, could be taken back freely."""
    table = panel.table
    if table.ahead:
        return True  # what is prepared can be dropped until it is played
    try:
        outcome = kernel.apply(table.rules, table.position, panel.seat, panel.path, Tape(fixed=()))
    except TapeError:
        return False
    return kernel.undoable(table.rules, table.position, panel.seat, outcome)


async def act(
    desk: Desk,
    match: int,
    user: int,
    line: str,
    seat: Seat | None = None,
    k: int | None = None,
    names: Names | None = every_name,
) -> Played:
    """One or several moves on a line, all or nothing; then whatever leaves no choice.

    Things may be called by their names, unless the line is one that we have written ourselves. Where chance or a hidden
    thing has come into play, the moves up to there count even if the rest is refused: nobody rolls for a look.
    """
    moves = kernel.read(line)

    def fill(batch: Batch) -> Seat:
        own = batch.table.seat_of(user, seat)
        if k is not None and batch.table.k(own) != k:
            raise Stale
        for words in moves:
            batch.play(own, words, names=names)
        batch.autopilot()
        return own

    return await _in_turn(desk, match, fill)


async def act_for(
    desk: Desk,
    match: int,
    seat: Seat,
    path: Path,
    source: str,
    fits: Callable[[Table], bool] = lambda _: True,
    then: Sequence[Path] = (),
) -> Played:
    """Moves that a computer player or a standing order makes for a seat; Stale where it does not fit any more."""

    def fill(batch: Batch) -> Seat:
        if not fits(batch.table):
            raise Stale
        for one in (path, *then):
            batch.play(seat, one, source, None)
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


async def _in_turn(desk: Desk, match: int, fill: Callable[[Batch], Seat]) -> Played:
    async def work() -> Played:
        batch = await Batch.with_prepared(desk, in_play(await desk.table(match)))
        try:
            own = fill(batch)
        except Illegal as refusal:
            if not batch.shown:
                raise
            raise await _partly(batch, refusal) from refusal
        return await _played(batch, own)

    return await retried(desk, match, work)


async def _prepared(desk: Desk, user: int, panel: Panel) -> Played:
    """Nothing has happened at the table; the next question follows if it can be foreseen."""
    match, seat, occasion = panel.table.match.id, panel.seat, panel.table.ahead
    await prepared_moves.prepare(desk, match, user, panel.line, seat, occasion)
    await prepared_moves.keep_draft(desk, panel.table, seat, "")
    return Played(await desk.table(match), seat, [], [])


async def _undo(desk: Desk, match: int, user: int, seat: Seat | None) -> Played:
    table = in_play(await desk.table(match))
    own = table.seat_of(user, seat)
    back = await _last_own(desk, table, own)
    position = await desk.position(table, back.last.n - 1)
    batch = Batch(desk, table)
    said = Event(_took_back(position, own, back.last), (own,) if back.hidden else None)
    batch.undo(own, back.last.n - 1, position, [said], back.hidden)
    for move in reversed(back.others):
        _again(batch, move)
    batch.give_back(own)
    return await _played(batch, own)


def _took_back(position: Position[Any, Any], seat: Seat, move: Move) -> Msg:
    """In words; a move whose words no longer mean anything here is named as it was written."""
    who = kernel.Who(seat)
    if move.secret:
        return msg("service-took-back", who=who, move=msg("service-hidden-move"))
    try:
        return msg("service-took-back", who=who, move=kernel.told(position, seat, kernel.read(move.line)[0]))
    except Illegal:
        return msg(FORMERLY, who=who, line=move.line)


async def _played(batch: Batch, seat: Seat) -> Played:
    table = await batch.commit()
    known = (told(move, seat) for move in batch.moves)
    return Played(table, seat, [one for one in known if one is not None], _heard(batch.log, seat))


async def _partly(batch: Batch, refusal: Illegal) -> Partly:
    number, seat = len(batch.moves), batch.moves[0].seat
    assert seat is not None
    batch.autopilot()
    return Partly(await _played(batch, seat), number, refusal.msg)


class _Back(Struct, frozen=True):
    """What a seat takes back, and what others have prepared since, of which the seat knows nothing."""

    last: Move
    hidden: bool
    others: list[Move]


async def _last_own(desk: Desk, table: Table, seat: Seat) -> _Back:
    """The last move that the seat chose and may take back alone; what it does not know of cannot forbid that."""
    n, hidden, others = table.n, True, list[Move]()
    while n >= 0:
        (move,) = await desk.store.moves(table.match.id, n, n)
        n = n - 1 if move.back is None else move.back
        if move.back is not None:
            continue
        if told(move, seat) is None:
            others.append(move)
            continue
        if move.seat != seat:
            raise Illegal(msg("service-undo-nothing"))
        if not move.free:
            raise Illegal(msg("service-undo-learnt"))
        hidden = hidden and move.hidden
        if move.source != "auto":
            return _Back(move, hidden, others)
    raise Illegal(msg("service-undo-nothing"))  # a what-if begins with a note instead of a deal


def _again(batch: Batch, move: Move) -> None:
    """What somebody has prepared in secret holds on, if it still can; its player is told if not."""
    assert move.seat is not None
    try:
        batch.play(move.seat, kernel.read(move.line)[0], move.source, None)
    except Illegal:
        gone = Event(msg("service-prepared-gone", line=move.line), (move.seat,))
        batch.undo(move.seat, batch.n, batch.position, [gone], hidden=True)


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


async def _drafted(desk: Desk, panel: Panel, rest: str = "") -> Panel:
    await prepared_moves.keep_draft(desk, panel.table, panel.seat, panel.line + rest)
    return panel


def _heard(log: list[Event], seat: Seat) -> list[Event]:
    return [event for event in log if event.to is None or seat in event.to]
