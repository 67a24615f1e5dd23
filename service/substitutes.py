"""A substitute wanted: somebody offers the own seat to whoever comes, at once or from a date on.

From then on the computer plays, until somebody takes the seat or its owner comes back (`absence.back`). Whoever comes
earlier gets it earlier. The wish stands in the match's settings, so that the match's row decides between two who come
at the same moment.
"""

from rules.kernel import Event, Illegal, Seat, Who, msg
from service import agents, clock, company, seats, votes
from service.batch import Batch
from service.desk import Desk, Table
from service.retrying import retried
from service.seats import WISHES

CONSENT, VOTE = "substitution", "vote"
"""The lobby's setting: whether the table must agree; it must."""
LATEST = 365
"""Days until somebody leaves."""


async def want(desk: Desk, match: int, user: int, days: int = 0) -> Table:
    """Offers the own seat; after so many days the computer plays."""
    if not 0 <= days <= LATEST:
        raise Illegal(msg("service-substitute-days", number=LATEST))

    async def work() -> Table:
        table = await desk.table(match)
        seat = table.seat_of(user)
        if table.match.status != "running":
            raise Illegal(msg("kernel-over"))
        batch = Batch(desk, table)
        batch.set(
            **{WISHES: {**table.match.settings.get(WISHES, {}), str(seat): [user, desk.now() + days * clock.DAY]}}
        )
        batch.note(seat, "substitute", Event(msg("service-substitute-wanted", who=Who(seat), days=days)))
        await _rest(batch, seat)
        return await batch.commit()

    return await retried(desk, match, work)


async def due(desk: Desk, match: int, seat: Seat) -> Table:
    """The day may have come from which on the computer plays."""

    async def work() -> Table:
        table = await desk.table(match)
        batch = Batch(desk, table)
        return await batch.commit() if await _rest(batch, seat) else table

    return await retried(desk, match, work)


async def take(desk: Desk, match: int, user: int, name: str, seat: Seat) -> Table:
    """Somebody comes: the seat is theirs, or the table votes on it."""

    async def work() -> Table:
        table = await desk.table(match)
        if table.match.status != "running" or seat not in seats.wishes(table.match, table.chairs):
            raise Illegal(msg("service-seat-not-wanted"))
        batch = Batch(desk, table)
        others = [chair for chair in table.chairs if chair.seat != seat]
        await company.check(desk, user, others)
        await votes.hand_over(batch, seat, user, name, asks=table.match.settings.get(CONSENT) == VOTE)
        return await batch.commit()

    return await retried(desk, match, work)


async def _rest(batch: Batch, seat: Seat) -> bool:
    """The computer plays, if it is time and does not yet."""
    wish = seats.wishes(batch.match, batch.chairs).get(seat)
    if wish is None or wish > batch.desk.now() or batch.chairs[seat].deputy or batch.match.status != "running":
        return False
    batch.change(seat, deputy=agents.usual(batch.match.game))
    batch.note(seat, "deputy", Event(msg("service-taken-over", who=Who(seat))))
    await votes.recount(batch)
    return True
