"""What the humans of a table decide together: to pause, to go on, to take moves back, to end, to replace somebody.

A vote is open until everybody has said yes, somebody has said no, or its time is over.
"""

from typing import Any

from msgspec import Struct, convert, to_builtins

from rules.kernel import Event, Illegal, Msg, Seat, Who, msg, several
from service import absence, clock
from service.batch import Batch
from service.desk import Desk, Table
from service.play import retried

PAUSE, RESUME, UNDO, END, REPLACE = "pause", "resume", "undo", "end", "replace"
KINDS = (PAUSE, RESUME, UNDO, END, REPLACE)


class Vote(Struct, frozen=True):
    """An open vote. `target`: the move to go back to, or the seat to be replaced, by that user."""

    kind: str
    by: Seat
    until: float
    yes: tuple[Seat, ...]
    target: int = 0
    user: int = 0
    name: str = ""


def of(table: Table) -> Vote | None:
    """The vote that is open at a table."""
    found = table.match.settings.get("vote")
    return None if found is None else convert(found, Vote)


async def propose(
    desk: Desk, match: int, user: int, kind: str, target: int = 0, other: int = 0, name: str = ""
) -> Table:
    """Opens a vote with the proposer's yes; alone at the table, one decides at once."""

    async def work() -> Table:
        table = await desk.table(match)
        seat = _voter(table, user)
        _check(table, kind, target, other)
        until = desk.now() + min(clock.DAY, _bank(table))
        vote = Vote(kind, seat, until, (seat,), target, other, name)
        batch = Batch(desk, table)
        batch.note(seat, f"propose {kind}", Event(proposal(table, vote)))
        await _count(batch, vote)
        return await batch.commit()

    return await retried(desk, match, work)


async def cast(desk: Desk, match: int, user: int, yes: bool) -> Table:
    """A ballot; one no is enough against it. The proposer's no withdraws."""

    async def work() -> Table:
        table = await desk.table(match)
        seat, vote = _voter(table, user), of(table)
        if vote is None:
            raise Illegal(msg("service-no-vote"))
        batch = Batch(desk, table)
        if not yes:
            batch.set(vote=None)
            key = "service-vote-withdrawn" if seat == vote.by else "service-vote-rejected"
            batch.note(seat, "no", Event(Msg(key, {"who": Who(seat)})))
            return await batch.commit()
        if seat in vote.yes:
            raise Illegal(msg("service-voted"))
        batch.note(seat, "yes", Event(msg("service-vote-yes", who=Who(seat))))
        await _count(batch, Vote(**{**_fields(vote), "yes": (*vote.yes, seat)}))
        return await batch.commit()

    return await retried(desk, match, work)


async def expire(desk: Desk, match: int) -> Table:
    """A vote's time may be over."""

    async def work() -> Table:
        table = await desk.table(match)
        vote = of(table)
        if vote is None or vote.until > desk.now():
            return table
        batch = Batch(desk, table)
        batch.set(vote=None)
        batch.note(vote.by, "vote over", Event(msg("service-vote-over")))
        return await batch.commit()

    return await retried(desk, match, work)


async def replace_by_host(desk: Desk, match: int, host: int, seat: Seat, other: int, name: str) -> Table:
    """The host may give the seat of somebody for whom the computer plays, or of a computer, to a newcomer."""

    async def work() -> Table:
        table = await desk.table(match)
        if host != table.match.host:
            raise Illegal(msg("service-host-only"))
        if seat not in range(len(table.chairs)) or not absence.level(table.chairs[seat]):
            raise Illegal(msg("service-replace-by-vote"))
        batch = Batch(desk, table)
        absence.replace(batch, seat, other, name)
        return await batch.commit()

    return await retried(desk, match, work)


def proposal(table: Table, vote: Vote) -> Msg:
    """What is proposed, in words."""
    who = Who(vote.by)
    match vote.kind:
        case "undo":
            return msg("service-propose-undo", who=who, number=vote.target, count=table.n - vote.target)
        case "replace":
            return msg("service-propose-replace", who=who, whom=Who(vote.target))
        case "pause":
            return msg("service-propose-pause", who=who)
        case "resume":
            return msg("service-propose-resume", who=who)
        case _:
            return msg("service-propose-end", who=who)


def missing(table: Table) -> list[Seat]:
    """Whose ballots are still wanted."""
    vote = of(table)
    return [] if vote is None else [seat for seat in absence.humans(table) if seat not in vote.yes]


async def _count(batch: Batch, vote: Vote) -> None:
    """Still open, or carried by all."""
    if set(absence.humans(batch.table)) - set(vote.yes):
        batch.set(vote=to_builtins(vote))
        return
    batch.set(vote=None)
    await _carry_out(batch, vote)


async def _carry_out(batch: Batch, vote: Vote) -> None:
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
        case "replace":
            absence.replace(batch, vote.target, vote.user, vote.name)


def _check(table: Table, kind: str, target: int, other: int) -> None:
    """Whether that can be voted on now."""
    if kind not in KINDS:
        raise Illegal(msg("service-unknown-vote", kind=kind, offers=several(KINDS)))
    if of(table) is not None:
        raise Illegal(msg("service-vote-open"))
    if kind == UNDO and not 0 <= target < table.n:
        raise Illegal(msg("service-unknown-move", number=target, last=table.n - 1))
    if kind == PAUSE and clock.is_paused(table.match):
        raise Illegal(msg("service-is-paused"))
    if kind == RESUME and not clock.is_paused(table.match):
        raise Illegal(msg("service-not-paused"))
    if kind == REPLACE and (target not in range(len(table.chairs)) or not other or table.seats_of(other)):
        raise Illegal(msg("service-no-replacement"))


def _voter(table: Table, user: int) -> Seat:
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))
    mine = [seat for seat in absence.humans(table) if table.chairs[seat].user == user]
    if not mine:
        raise Illegal(msg("service-not-playing", match=table.match.id))
    vote = of(table)
    return next((seat for seat in mine if vote and seat not in vote.yes), mine[0])


def _bank(table: Table) -> float:
    pace = clock.pace_of(table.match)
    return clock.DAY if pace is None else pace.bank


def _fields(vote: Vote) -> dict[str, Any]:
    return {name: getattr(vote, name) for name in Vote.__struct_fields__}
