"""What the humans of a table decide together: to pause, to go on, to take moves back, to end, to replace somebody.

A vote is open until everybody has said yes, somebody has said no, or its time is over. Whose place a computer takes
meanwhile is no longer asked, unless their own seat is to be given away. Where somebody who has vanished could otherwise
hold up a match for ever, silence counts as a yes: everybody's when a paused match is to go on, and that of the player
to be replaced who has no clock, or whose clock has run out and for whom a computer plays.

A seat changes hands only by such a vote, or because whoever sits there has offered it.
"""

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace as changed

from rules.kernel import Event, Illegal, Msg, Seat, Who, either, msg
from service import clock, company, history, names, seats, told
from service.batch import NOTE, Batch
from service.desk import Desk, Table
from service.retrying import retried
from service.told import Told
from storage import Outage

PAUSE, RESUME, UNDO, END, REPLACE = "pause", "resume", "undo", "end", "replace"
KINDS = (PAUSE, RESUME, UNDO, END, REPLACE)
OPENING = f"{NOTE}propose "
BALLOTS = ("note yes", "note vote longer", "note vote silent")
STEPS = (*BALLOTS, "note no", "note vote over", "note pause", "note resume", "note end", "note replace")
"""Lines of the record that belong to a vote; those that are no ballots end it."""
LONGEST = 200
"""So many entries of the record are looked through for the end of a vote."""
TRIES = 2
"""So often may somebody ask to take moves back before a move is made: meanwhile the clocks stand."""
VANISHED = 7 * clock.DAY
"""So long is somebody asked who is to be replaced and has no clock, or has not come for it."""
FORMERLY = "service-replaced"
"""Stands in the logs of older matches, which do not say who decided."""
OFFERS = "offers"
"""The setting in which it stands to whom which seat is offered, and by whom."""

NEWCOMERS = "newcomers"
"""The setting in which it stands who has taken a seat of somebody else."""


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
    """The number of the entry that proposed it: the vote's name."""
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
        batch = Batch(desk, table)
        await _open(
            batch, Vote(kind, seat, 0.0, _ballots(table, user), target, other, names.readable(name), count=count)
        )
        return await batch.commit()

    return await retried(desk, match, work)


async def _open(batch: Batch, vote: Vote) -> None:
    vote = changed(vote, until=batch.desk.now() + _span(batch, vote), opened=batch.number + 1)
    batch.note(vote.by, f"propose {vote.kind}", Event(proposal(vote)))
    await _count(batch, vote)


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
            await _count(batch, changed(vote, yes=(*vote.yes, *_ballots(table, user))))
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


async def prolong(desk: Desk, match: int, outage: Outage) -> Table:
    """Gives a vote and the clocks beside it back the time in which nobody could answer, once."""

    async def work() -> Table:
        table = await desk.table(match)
        vote = of(table)
        if vote is None or table.match.credited >= outage.ended:
            return table
        batch = Batch(desk, table)
        batch.credited = outage.ended
        batch.chairs = [clock.credited(chair, outage) for chair in batch.chairs]
        batch.set(vote=to_builtins(changed(vote, until=vote.until + outage.ended - outage.began)))
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


async def offer(desk: Desk, match: int, user: int, seat: Seat, other: int) -> Table:
    """Somebody who sits at the table asks a newcomer whether to take a seat: the own one, or another."""

    async def work() -> Table:
        table = await desk.table(match)
        _check_running(table)
        by = table.seat_of(user)
        _check_replacement(table, seat, other)
        batch = Batch(desk, table)
        batch.set(**{OFFERS: {**offers(batch), str(seat): [other, user]}})
        batch.note(by, "offer", Event(msg("service-offered", who=Who(by), whom=Who(seat))))
        return await batch.commit()

    return await retried(desk, match, work)


async def accept(desk: Desk, match: int, user: int, name: str, seat: Seat) -> Table:
    """The newcomer is willing: who offered the own seat has given it, of any other seat the table decides."""

    async def work() -> Table:
        table = await desk.table(match)
        _check_running(table)
        other, by = offers(table).get(str(seat), (0, 0))
        if other != user:
            raise Illegal(msg("service-not-offered"))
        _check_replacement(table, seat, user)
        others = [chair for chair in table.chairs if chair.seat != seat]
        await company.check(desk, user, others, "service-not-offered")
        batch = Batch(desk, table)
        if table.chairs[seat].user == by:
            await replace(batch, seat, user, names.readable(name), "service-replaced-by-player")
        elif not _ballots(table, by):
            raise Illegal(msg("service-offer-gone"))
        else:
            _check(table, REPLACE, seat, user)
            mine = _ballots(table, by)
            await _open(batch, Vote(REPLACE, mine[0], 0.0, mine, seat, user, names.readable(name)))
        return await batch.commit()

    return await retried(desk, match, work)


async def hand_over(batch: Batch, seat: Seat, user: int, name: str, asks: bool) -> None:
    """Whoever sits there gives the seat to a newcomer: at once, or if the table agrees."""
    _check_running(batch.table)
    _check_replacement(batch.table, seat, user)
    if not asks:
        await replace(batch, seat, user, names.readable(name), "service-replaced-by-player")
        return
    _check(batch.table, REPLACE, seat, user)
    await _open(batch, Vote(REPLACE, seat, 0.0, (seat,), seat, user, names.readable(name)))


def offers(at: Table | Batch) -> dict[str, tuple[int, int]]:
    """By seat: to whom it is offered, and by whom."""
    return convert(at.match.settings.get(OFFERS, {}), dict[str, tuple[int, int]])


async def replace(batch: Batch, seat: Seat, user: int, name: str, by: str) -> None:
    """Another human takes the seat, with its hand and a clock of their own; the former one sees it no longer.

    `by`: the sentence of the log that says who decided so.
    """
    if any(chair.user == user for chair in batch.chairs):
        raise Illegal(msg("service-already-in"))
    batch.change(seat, user=user, name=name, level="", deputy="", missed=0, excused=False, away=None)
    batch.chairs[seat] = clock.fresh(batch.chairs[seat], batch.match)
    batch.set(**{OFFERS: {key: value for key, value in offers(batch).items() if key != str(seat)} or None})
    batch.set(**seats.without_wish(batch.match, seat))
    batch.set(**{NEWCOMERS: sorted({*batch.match.settings.get(NEWCOMERS, []), user})})
    batch.note(seat, "replace", Event(Msg(by, {"who": Who(seat), "seat": seat + 1})))
    await leave(batch, seat)


async def course(desk: Desk, table: Table, opened: int) -> list[Told]:
    """A vote from its proposal to its end, as everybody may know it."""
    end = min(table.number, opened + LONGEST)
    proposal, *rest = await told.record(desk, table.match.id, None, opened, end)
    found = [proposal]
    for move in rest:
        if move.line in STEPS or (move.source == "undo" and proposal.line == OPENING + UNDO):
            found.append(move)
            if move.line not in BALLOTS:
                break
    return found


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
    return [] if vote is None else [seat for seat in _asked(at, vote) if seat not in vote.yes]


def silent(at: Table | Batch) -> list[Seat]:
    """Those of them whose silence is a yes."""
    vote = of(at)
    if vote is None or vote.kind not in (RESUME, REPLACE):
        return []
    if vote.kind == RESUME:
        return missing(at)
    return [seat for seat in missing(at) if seat == vote.target and _is_vanished(at, seat)]


def _asked(at: Table | Batch, vote: Vote) -> list[Seat]:
    """The humans who play, and who is to be replaced, though a computer plays for them."""
    replaced = [vote.target] if vote.kind == REPLACE and at.chairs[vote.target].user is not None else []
    return sorted({*seats.humans(at.chairs), *replaced})


def _is_vanished(at: Table | Batch, seat: Seat) -> bool:
    """Whether no clock would ever tell that somebody does not come, or it has told so already."""
    return clock.pace_of(at.match) is None or bool(at.chairs[seat].deputy)


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
            then = await told.earlier(batch.desk, batch.table, vote.target)
            batch.undo(vote.by, then.n, then.position, [Event(msg("service-undone-together", number=vote.target))])
        case "end":
            batch.end()
            batch.note(vote.by, "end", Event(msg("service-ended-together")))
        case "replace" if vote.user <= 0:  # the newcomer wanted to be forgotten meanwhile
            batch.note(vote.by, "vote over", Event(msg("service-vote-over")))
        case "replace":
            await replace(batch, vote.target, vote.user, vote.name, "service-replaced-by-vote")


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
    if kind == REPLACE:
        _check_replacement(table, target, other)


def _check_replacement(table: Table, seat: Seat, other: int) -> None:
    if seat not in range(len(table.chairs)) or other <= 0 or table.seats_of(other):
        raise Illegal(msg("service-no-replacement"))


def _check_running(table: Table) -> None:
    if table.match.status != "running":
        raise Illegal(msg("kernel-over"))


async def _undone(desk: Desk, table: Table, seat: Seat, target: int) -> int:
    """How many moves an undo would take back; refused where that is none, or where it was asked too often."""
    if not 0 <= target < table.number:
        raise Illegal(msg("service-unknown-move", number=target, last=table.number - 1))
    asked = 0
    async for move in told.backwards(desk, table.match.id, table.n):
        if move.source != "table" and not move.hidden:
            break
        asked += move.seat == seat and move.line == OPENING + UNDO
    if asked >= TRIES:
        raise Illegal(msg("service-asked-enough"))
    count = sum(not move.hidden for move in await history.undone(desk, table, target))
    if not count:
        raise Illegal(msg("service-undo-empty", number=target))
    return count


def _voter(table: Table, user: int) -> Seat:
    _check_running(table)
    mine = _ballots(table, user)
    if not mine:
        raise Illegal(msg("service-no-ballot" if table.seats_of(user) else "service-not-playing", match=table.match.id))
    return mine[0]


def _ballots(table: Table, user: int) -> tuple[Seat, ...]:
    """The seats for which somebody votes: one voice, however many they are."""
    vote = of(table)
    asked = _asked(table, vote) if vote else seats.humans(table.chairs)
    return tuple(seat for seat in asked if table.chairs[seat].user == user)


def _asks_somebody_vanished(batch: Batch, vote: Vote) -> bool:
    """Whoever sits there has not agreed, and may never look."""
    seat = vote.target
    return seat not in vote.yes and batch.chairs[seat].user is not None and _is_vanished(batch, seat)


def _span(batch: Batch, vote: Vote) -> float:
    """How long a vote is open."""
    if vote.kind == REPLACE and _asks_somebody_vanished(batch, vote):
        return VANISHED
    pace = clock.pace_of(batch.match)
    return clock.DAY if pace is None else min(clock.DAY, pace.bank)
