"""People who are away: deadlines, the computer that stands in for them, vacations, leaving for good."""

from typing import Any

from rules import kernel
from rules.kernel import Event, Illegal, Seat, Who, msg
from service import agents, clock, outbox, seats, votes
from service.batch import Batch
from service.desk import Desk, Table
from service.retrying import retried
from service.seats import level
from storage import Chair

__all__ = ["DEPUTY", "back", "come_back", "computers_due", "concede", "expire", "humans", "level", "vacation"]

DEFAULTS = 200
"""So many default moves in a row, and the match still waits: then the computer takes over."""

TOO_MANY = 2
"""Deadlines missed in a row."""

DEPUTY = "deputy"
"""What a human is told of in private: the computer plays their seat."""


async def expire(desk: Desk, match: int, seat: Seat) -> Table:
    """A seat's time may be over: excused once, then the default moves, then a computer takes the seat."""

    async def work() -> Table:
        table = await desk.table(match)
        batch = await Batch.with_prepared(desk, table)
        end = clock.deadline(table.chairs[seat])
        if table.match.status != "running" or end is None or end > desk.now():
            return table
        _missed(batch, seat)
        await votes.recount(batch)
        return await batch.commit()

    return await retried(desk, match, work)


async def back(desk: Desk, match: int, user: int) -> Table:
    """A human is there again: from the computer's hands, or from vacation before its end."""

    async def work() -> Table:
        table = await desk.table(match)
        wishing = seats.wishes(table.match, table.chairs)
        mine = [c for c in table.chairs if c.user == user and (c.deputy or c.away is not None or c.seat in wishing)]
        if not mine:
            raise Illegal(msg("service-not-away"))
        batch = Batch(desk, table)
        for chair in mine:
            batch.set(**seats.without_wish(batch.match, chair.seat))
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
    """The clock stands for so many days from now on, out of the player's budget for this match."""

    async def work() -> Table:
        table = await desk.table(match)
        seat = _running_seat(table, user)
        wanted, budget = days * clock.DAY, _budget(table.chairs[seat], desk.now())
        if wanted <= 0 or wanted > budget:
            raise Illegal(msg("service-no-vacation", days=int(budget // clock.DAY)))
        batch = Batch(desk, table)
        batch.change(seat, away=desk.now() + wanted, vacation=budget - wanted)
        batch.note(seat, "vacation", Event(msg("service-vacation", who=Who(seat), days=round(days))))
        return await batch.commit()

    return await retried(desk, match, work)


async def concede(desk: Desk, match: int, user: int, name: str | None = None) -> Table:
    """Leaves for good, under another name if so wished; a computer plays the seat to the end."""

    async def work() -> Table:
        table = await desk.table(match)
        seat = _running_seat(table, user)
        batch = Batch(desk, table)
        batch.change(seat, user=None, level=agents.usual(table.match.game), deputy="", away=None)
        batch.change(seat, name=name or table.chairs[seat].name)
        conceded = {**table.match.settings.get("conceded", {}), str(seat): user}
        batch.set(conceded=conceded)
        batch.note(seat, "concede", Event(msg("service-conceded", who=Who(seat))))
        await votes.leave(batch, seat)
        return await batch.commit()

    return await retried(desk, match, work)


def computers_due(table: Table) -> list[tuple[Seat, str]]:
    """Seats that a computer has to move now, and how well it plays."""
    if table.match.status != "running" or clock.is_paused(table.match):
        return []
    waiting = kernel.waiting(table.position)
    return [(chair.seat, level(chair)) for chair in table.chairs if chair.seat in waiting and level(chair)]


def humans(table: Table) -> list[Seat]:
    """Seats whose humans play themselves."""
    return seats.humans(table.chairs)


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
    batch.change(seat, deputy=agents.usual(batch.match.game))
    batch.note(seat, "deputy", Event(msg("service-taken-over", who=Who(seat))))
    batch.letters.append(outbox.reminder(seat, DEPUTY, batch.desk.now()))


def _return(batch: Batch, chair: Chair) -> None:
    changes: dict[str, Any] = {"deputy": "", "missed": 0, "away": None}
    pace = clock.pace_of(batch.match)
    if chair.deputy and pace is not None:  # a bank that ran dry would be missed again at once
        changes["left"] = max(chair.left or 0.0, min(pace.bank, clock.POSTPONED))
    batch.change(chair.seat, vacation=_budget(chair, batch.desk.now()), **changes)
    batch.note(chair.seat, "back", Event(msg("service-back", who=Who(chair.seat))))


def _budget(chair: Chair, now: float) -> float:
    """The vacation that a player has, with what is left of the present one."""
    return chair.vacation + (max(0.0, chair.away - now) if chair.away is not None else 0.0)
