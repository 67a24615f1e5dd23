"""What the humans of a table decide together: to pause, to go on, to take moves back, to end, to replace somebody.

A vote is open until everybody has said yes, somebody has said no, or its time is over. Whose place a computer takes
meanwhile is no longer asked. Where somebody who has vanished could otherwise hold up a match for ever, silence counts
as a yes: everybody's when a paused match is to go on, and without a clock that of the player to be replaced.
"""

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace as changed

from rules.kernel import Event, Illegal, Msg, Seat, Who, either, msg
from service import clock, history, seats
from service.batch import NOTE, Batch
from service.desk import Desk, Table
from service.play import retried
from storage import Match

PAUSE, RESUME, UNDO, END, REPLACE = "pause", "resume", "undo", "end", "replace"
KINDS = (PAUSE, RESUME, UNDO, END, REPLACE)
OPENING = f"{NOTE}propose "
TRIES = 2
"""So often may somebody ask to take moves back before a move is made: meanwhile the clocks stand."""
VANISHED = 7 * clock.DAY
"""So long is somebody asked who is to be replaced and has no clock."""


class Vote(Struct, frozen=True):
    """An open vote. `target`: the move to go back to, or the seat to be replaced, by that user."""

    kind: str
    by: Seat
    until: float
    yes: tuple[Seat, ...]
    target: int = 0
    user: int = 0
    name: str = ""
    opened: int = 0
    """The entry of the record that proposed it: the vote's name."""
    count: int = 0
    """So many moves would be taken back."""


def of(at: Table | Batch) -> Vote | None:
    """The vote that is open at a table."""
    found = at.match.settings.get("vote")
    return None if found is None else convert(found, Vote)


async def propose(
    desk: Desk, match: int, user: int, kind: str, target: int = 0, other: int = 0, name: str = ""
) -> Table:
    """Opens a vote with the proposer's yes; alone at the table, one decides at once."""

    async def work() -> Table:
        table = await desk.table(match)
        seat = _voter(table, user)
        _check(table, kind, target, other)
        count = await _undone(desk, table, seat, target) if kind == UNDO else 0
        until = desk.now() + _span(table.match, kind)
        vote = Vote(kind, seat, until, (seat,), target, other, name, opened=table.n + 1, count=count)
        batch = Batch(desk, table)
        batch.note(seat, f"propose {kind}", Event(proposal(vote)))
        await _count(batch, vote)
        return await batch.commit()

    return await retried(desk, match, work)


async def cast(desk: Desk, match: int, user: int, yes: bool, opened: int | None = None) -> Table:
    """A ballot, in the vote that is named or in the one that is open; one no is enough. The proposer's no withdraws."""

    async def work() -> Table:
        table = await desk.table(match)
        seat, vote = _voter(table, user), of(table)
        if opened is not None and (vote is None or vote.opened != opened):
            raise Illegal(msg("service-vote-past"))
        if vote is None:
            raise Illegal(msg("service-no-vote"))
        if yes and seat in vote.yes:
            raise Illegal(msg("service-voted"))
        batch = Batch(desk, table)
        if yes:
            batch.note(seat, "yes", Event(msg("service-vote-yes", who=Who(seat))))
            await _count(batch, changed(vote, yes=(*vote.yes, seat)))
        else:
            _reject(batch, vote, seat)
        return await batch.commit()

    return await retried(desk, match, work)


async def expire(desk: Desk, match: int) -> Table:
    """A vote's time may be over: whoever is silent is against it, except where silence counts as a yes."""

    async def work() -> Table:
        table = await desk.table(match)
        vote = of(table)
        if vote is None or vote.until > desk.now():
            return table
        batch = Batch(desk, table)
        if set(missing(table)) <= set(silent(table)):
            batch.note(vote.by, "vote silent", Event(msg("service-vote-silent")))
            await _carry_out(batch, vote)
        else:
            batch.set(vote=None)
            batch.note(vote.by, "vote over", Event(msg("service-vote-over")))
        return await batch.commit()

    return await retried(desk, match, work)


async def prolong(desk: Desk, match: int, seconds: float) -> Table:
    """Gives a vote back the time in which nobody could answer."""

    async def work() -> Table:
        table = await desk.table(match)
        vote = of(table)
        if vote is None:
            return table
        batch = Batch(desk, table)
        batch.set(vote=to_builtins(changed(vote, until=vote.until + seconds)))
        batch.note(vote.by, "vote longer", Event(msg("service-vote-longer")))
        return await batch.commit()

    return await retried(desk, match, work)


async def recount(batch: Batch) -> None:
    """A seat has changed hands: perhaps all who are left have agreed."""
    vote = of(batch)
    if vote is not None and batch.match.status == "running":
        await _count(batch, vote)


async def leave(batch: Batch, seat: Seat) -> None:
    """Somebody rises from a seat: their proposal goes with them, and so does their ballot."""
    vote = of(batch)
    if vote is None:
        return
    if vote.by == seat:
        _reject(batch, vote, seat)
    else:
        await _count(batch, changed(vote, yes=tuple(one for one in vote.yes if one != seat)))


async def replace_by_host(desk: Desk, match: int, host: int, seat: Seat, other: int, name: str) -> Table:
    """The host may give the seat of somebody for whom the computer plays, or of a computer, to a newcomer."""

    async def work() -> Table:
        table = await desk.table(match)
        if host != table.match.host:
            raise Illegal(msg("service-host-only"))
        if seat not in range(len(table.chairs)) or not seats.level(table.chairs[seat]):
            raise Illegal(msg("service-replace-by-vote"))
        batch = Batch(desk, table)
        await replace(batch, seat, other, name)
        return await batch.commit()

    return await retried(desk, match, work)


async def replace(batch: Batch, seat: Seat, user: int, name: str) -> None:
    """Another human takes the seat, with its hand and a clock of their own; the former one sees it no longer."""
    if any(chair.user == user for chair in batch.chairs):
        raise Illegal(msg("service-already-in"))
    batch.change(seat, user=user, name=name, level="", deputy="", missed=0, excused=False, away=None)
    batch.chairs[seat] = clock.fresh(batch.chairs[seat], batch.match)
    batch.note(seat, "replace", Event(msg("service-replaced", who=Who(seat), seat=seat + 1)))
    await leave(batch, seat)


def proposal(vote: Vote) -> Msg:
    """What is proposed, in words."""
    who = Who(vote.by)
    match vote.kind:
        case "undo":
            return msg("service-propose-undo", who=who, number=vote.target, count=vote.count)
        case "replace":
            return msg("service-propose-replace", who=who, whom=Who(vote.target))
        case "pause":
            return msg("service-propose-pause", who=who)
        case "resume":
            return msg("service-propose-resume", who=who)
        case _:
            return msg("service-propose-end", who=who)


def missing(at: Table | Batch) -> list[Seat]:
    """Whose ballots are still wanted."""
    vote = of(at)
    return [] if vote is None else [seat for seat in seats.humans(at.chairs) if seat not in vote.yes]


def silent(at: Table | Batch) -> list[Seat]:
    """Those of them whose silence is a yes."""
    vote = of(at)
    if vote is None or vote.kind not in (RESUME, REPLACE):
        return []
    if vote.kind == RESUME:
        return missing(at)
    return [] if clock.pace_of(at.match) else [seat for seat in missing(at) if seat == vote.target]


async def _count(batch: Batch, vote: Vote) -> None:
    """Still open, or carried by all."""
    batch.set(vote=to_builtins(vote))
    if not missing(batch):
        await _carry_out(batch, vote)


async def _carry_out(batch: Batch, vote: Vote) -> None:
    batch.set(vote=None)
    match vote.kind:
        case "pause":
            batch.set(paused=True)
            batch.note(vote.by, "pause", Event(msg("service-paused")))
        case "resume":
            batch.set(paused=None)
            batch.note(vote.by, "resume", Event(msg("service-resumed")))
        case "undo":
            position = await batch.desk.position(batch.table, vote.target)
            batch.undo(vote.by, vote.target, position, [Event(msg("service-undone-together", number=vote.target))])
        case "end":
            batch.end()
            batch.note(vote.by, "end", Event(msg("service-ended-together")))
        case "replace" if vote.user <= 0:  # the newcomer wanted to be forgotten meanwhile
            batch.note(vote.by, "vote over", Event(msg("service-vote-over")))
        case "replace":
            await replace(batch, vote.target, vote.user, vote.name)


def _reject(batch: Batch, vote: Vote, seat: Seat) -> None:
    key = "service-vote-withdrawn" if seat == vote.by else "service-vote-rejected"
    batch.set(vote=None)
    batch.note(seat, "no", Event(Msg(key, {"who": Who(seat)})))


def _check(table: Table, kind: str, target: int, other: int) -> None:
    """Whether that can be voted on now."""
    if kind not in KINDS:
        raise Illegal(msg("service-unknown-vote", kind=kind, offers=either(KINDS)))
    if of(table) is not None:
        raise Illegal(msg("service-vote-open"))
    if kind == PAUSE and clock.is_paused(table.match):
        raise Illegal(msg("service-is-paused"))
    if kind == RESUME and not clock.is_paused(table.match):
        raise Illegal(msg("service-not-paused"))
    if kind == REPLACE and (target not in range(len(table.chairs)) or other <= 0 or table.seats_of(other)):
        raise Illegal(msg("service-no-replacement"))


async def _undone(desk: Desk, table: Table, seat: Seat, target: int) -> int:
    """How many moves an undo would take back; refused where that is none, or where it was asked too often."""
    if not 0 <= target < table.n:
        raise Illegal(msg("service-unknown-move", number=target, last=table.n - 1))
    asked = 0
    async for move in history.backwards(desk, table.match.id, table.n):
        if move.source != "table":
            break
        asked += move.seat == seat and move.line == OPENING + UNDO
    if asked >= TRIES:
        raise Illegal(msg("service-asked-enough"))
    count = len(await history.undone(desk, table.match.id, target, table.n))
    if not count:
        raise Illegal(msg("service-undo-empty", number=target))
    return count


def _voter(table: Table, user: int) -> Seat:
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))
    mine = [seat for seat in seats.humans(table.chairs) if table.chairs[seat].user == user]
    if not mine:
        raise Illegal(msg("service-no-ballot" if table.seats_of(user) else "service-not-playing", match=table.match.id))
    vote = of(table)
    return next((seat for seat in mine if vote and seat not in vote.yes), mine[0])


def _span(match: Match, kind: str) -> float:
    """How long a vote is open."""
    pace = clock.pace_of(match)
    if pace is None:
        return VANISHED if kind == REPLACE else clock.DAY
    return min(clock.DAY, pace.bank)
