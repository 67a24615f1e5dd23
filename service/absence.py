"""People who are away: deadlines, the computer that stands in for them, vacations, leaving for good."""

from typing import Any

from rules import kernel
from rules.kernel import Event, Illegal, Seat, Who, msg
from service import agents, clock
from service.batch import Batch
from service.desk import Desk, Table
from service.play import retried
from storage import Chair

DEFAULTS = 200
"""So many default moves in a row, and the match still waits: then the computer takes over."""

TOO_MANY = 2
"""Deadlines missed in a row."""


async def expire(desk: Desk, match: int, seat: Seat) -> Table:
    """A seat's time may be over: excused once, then the default moves, then a computer takes the seat."""

    async def work() -> Table:
        table = await desk.table(match)
        batch = Batch(desk, table)
        end = clock.deadline(table.chairs[seat])
        if table.match.status != "running" or end is None or end > desk.now():
            return table
        _missed(batch, seat)
        return await batch.commit()

    return await retried(desk, match, work)


async def back(desk: Desk, match: int, user: int) -> Table:
    """A human is there again: from the computer's hands, or from vacation before its end."""

    async def work() -> Table:
        table = await desk.table(match)
        mine = [chair for chair in table.chairs if chair.user == user and (chair.deputy or chair.away is not None)]
        if not mine:
            raise Illegal(msg("service-not-away"))
        batch = Batch(desk, table)
        for chair in mine:
            _return(batch, chair)
        return await batch.commit()

    return await retried(desk, match, work)


async def come_back(desk: Desk, match: int, seat: Seat) -> Table:
    """A vacation may be over."""

    async def work() -> Table:
        table = await desk.table(match)
        chair = table.chairs[seat]
        if chair.away is None or chair.away > desk.now():
            return table
        batch = Batch(desk, table)
        _return(batch, chair)
        return await batch.commit()

    return await retried(desk, match, work)


async def vacation(desk: Desk, match: int, user: int, days: float) -> Table:
    """The clock stands for so many days, out of the player's budget for this match."""

    async def work() -> Table:
        table = await desk.table(match)
        seat = _running_seat(table, user)
        chair, wanted = table.chairs[seat], days * clock.DAY
        if wanted <= 0 or wanted > chair.vacation:
            raise Illegal(msg("service-no-vacation", days=int(chair.vacation // clock.DAY)))
        batch = Batch(desk, table)
        batch.change(seat, away=desk.now() + wanted, vacation=chair.vacation - wanted)
        batch.note(seat, "vacation", Event(msg("service-vacation", who=Who(seat), days=round(days))))
        return await batch.commit()

    return await retried(desk, match, work)


async def concede(desk: Desk, match: int, user: int, name: str | None = None) -> Table:
    """Leaves for good, under another name if so wished; a computer plays the seat to the end."""

    async def work() -> Table:
        table = await desk.table(match)
        seat = _running_seat(table, user)
        batch = Batch(desk, table)
        batch.change(seat, user=None, level=agents.levels(table.match.game)[-1], deputy="", away=None)
        batch.change(seat, name=name or table.chairs[seat].name)
        conceded = {**table.match.settings.get("conceded", {}), str(seat): user}
        batch.set(conceded=conceded)
        batch.note(seat, "concede", Event(msg("service-conceded", who=Who(seat))))
        return await batch.commit()

    return await retried(desk, match, work)


def replace(batch: Batch, seat: Seat, user: int, name: str) -> None:
    """Another human takes the seat and sees its hand; the former one sees it no longer."""
    if any(chair.user == user for chair in batch.chairs):
        raise Illegal(msg("service-already-in"))
    batch.change(seat, user=user, name=name, level="", deputy="", missed=0, excused=False, away=None)
    batch.note(seat, "replace", Event(msg("service-replaced", who=Who(seat), seat=seat + 1)))


def computers_due(table: Table) -> list[tuple[Seat, str]]:
    """Seats that a computer has to move now, and how well it plays."""
    if table.match.status != "running" or clock.is_paused(table.match):
        return []
    waiting = kernel.waiting(table.position)
    return [(chair.seat, level(chair)) for chair in table.chairs if chair.seat in waiting and level(chair)]


def level(chair: Chair) -> str:
    """Of the computer that plays a seat, for itself or for somebody; nothing where a human does."""
    return chair.deputy or (chair.level if chair.user is None else "")


def humans(table: Table) -> list[Seat]:
    """Seats whose humans play themselves."""
    return [chair.seat for chair in table.chairs if not level(chair)]


def _running_seat(table: Table, user: int) -> Seat:
    seat = table.seat_of(user)
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))
    return seat


def _missed(batch: Batch, seat: Seat) -> None:
    chair, pace = batch.chairs[seat], clock.pace_of(batch.match)
    if pace is not None and not chair.excused:
        batch.chairs[seat] = clock.postponed(chair, pace, batch.desk.now())
        batch.note(seat, "excused", Event(msg("service-excused", who=Who(seat))))
        return
    batch.change(seat, missed=chair.missed + 1)
    batch.note(seat, "missed", Event(msg("service-missed", who=Who(seat))))
    if chair.missed + 1 >= TOO_MANY or not _play_defaults(batch, seat):
        _take_over(batch, seat)


def _play_defaults(batch: Batch, seat: Seat) -> bool:
    """The default moves until the match waits for others; whether that came to an end."""
    for _ in range(DEFAULTS):
        if seat not in kernel.waiting(batch.position):
            return True
        batch.play(seat, kernel.default(batch.position, seat), "clock", None)
        batch.autopilot()
    return False


def _take_over(batch: Batch, seat: Seat) -> None:
    batch.change(seat, deputy=agents.levels(batch.match.game)[-1])
    batch.note(seat, "deputy", Event(msg("service-taken-over", who=Who(seat))))


def _return(batch: Batch, chair: Chair) -> None:
    changes: dict[str, Any] = {"deputy": "", "missed": 0, "away": None}
    pace = clock.pace_of(batch.match)
    if chair.deputy and pace is not None:  # a bank that ran dry would be missed again at once
        changes["left"] = max(chair.left or 0.0, min(pace.bank, clock.POSTPONED))
    if chair.away is not None:
        changes["vacation"] = chair.vacation + max(0.0, chair.away - batch.desk.now())
    batch.change(chair.seat, **changes)
    batch.note(chair.seat, "back", Event(msg("service-back", who=Who(chair.seat))))
