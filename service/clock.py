"""Clocks as chess players know them: a bank of time and an increment for every turn, kept by the machine.

A seat's clock runs while the match waits for it. The increment comes when the match no longer waits for the seat, so
that a turn of many small moves earns it once. Computer players and people on vacation have no running clock.
"""

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from rules.kernel import Illegal, Seat, either, msg
from service import seats
from storage import Chair, Match, Outage, Timer

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0
HALF, TENTH, DEADLINE, RETURN, VOTE, LEAVE = "half", "tenth", "deadline", "return", "vote", "leave"
"""Kinds of timers: reminders, the end of a seat's time, of a vacation, of a vote."""

ONCE = (HALF, TENTH)
"""Timers that do not come again when their time has passed."""

POSTPONED = DAY
"""The one postponement is the bank, or this if it is less."""


class Pace(Struct, frozen=True):
    """Seconds: at the start, for every turn, and at most."""

    bank: float
    increment: float
    cap: float


PACES = {
    "live": Pace(10 * MINUTE, MINUTE, 60 * MINUTE),
    "daily": Pace(72 * HOUR, 12 * HOUR, 120 * HOUR),
    "relaxed": Pace(7 * DAY, 24 * HOUR, 14 * DAY),
}
NONE = "none"
"""No clock at all."""

VACATION = 14 * DAY
"""Budget of every player in a match, unless the table says otherwise."""


def pace_of(match: Match) -> Pace | None:
    """The table's pace: a name, or its own three numbers."""
    chosen = match.settings.get("pace", NONE)
    if isinstance(chosen, str):
        return PACES.get(chosen)
    return Pace(*map(float, chosen))


def parse(text: str) -> str | list[float]:
    """`daily`, or own hours: `48+6` or `48+6<=96`."""
    if text in PACES or text == NONE:
        return text
    bank, plus, rest = text.replace(" ", "").partition("+")
    increment, _, cap = rest.partition("<=")
    try:
        hours = [float(bank), float(increment), float(cap) if cap else 2 * float(bank)]
    except ValueError:
        hours = []
    if not plus or not hours or not 0 < hours[0] <= hours[2] <= 24 * 365 or not 0 <= hours[1] <= hours[2]:
        raise Illegal(msg("service-unknown-pace", pace=text, offers=either([*PACES, NONE, "48+6<=96"])))
    return [hour * HOUR for hour in hours]


def is_paused(match: Match) -> bool:
    """By vote, or while the table votes on taking moves back."""
    vote = match.settings.get("vote")
    return bool(match.settings.get("paused")) or (vote is not None and vote["kind"] == "undo")


def begin(chairs: Sequence[Chair], match: Match) -> list[Chair]:
    """Full clocks and vacation for everybody."""
    return [fresh(chair, match) for chair in chairs]


def fresh(chair: Chair, match: Match) -> Chair:
    """The clock and the vacation of somebody who has just sat down."""
    pace = pace_of(match)
    vacation = float(match.settings.get("vacation", VACATION))
    return replace(chair, left=pace.bank if pace else None, since=None, vacation=vacation)


def settle(chairs: Sequence[Chair], match: Match, waiting: Collection[Seat], now: float) -> list[Chair]:
    """After any change: clocks run for those who are waited for, and stand for the others."""
    pace = pace_of(match)
    if pace is None:
        return list(chairs)
    running = () if is_paused(match) else [c.seat for c in chairs if c.seat in waiting and has_clock(c, now)]
    return [_settled(chair, pace, chair.seat in running, chair.seat in waiting, now) for chair in chairs]


def has_clock(chair: Chair, now: float) -> bool:
    """A human who is not on vacation and for whom no computer stands in."""
    return chair.user is not None and not chair.deputy and (chair.away is None or chair.away <= now)


def deadline(chair: Chair) -> float | None:
    """When the time of a seat is over, if its clock runs."""
    return None if chair.since is None or chair.left is None else chair.since + chair.left


def last_tenth(chair: Chair) -> float:
    """When nine tenths of a seat's time are over; its clock runs."""
    assert chair.since is not None
    return chair.since + (chair.left or 0.0) * 0.9


def timers(match: Match, chairs: Sequence[Chair]) -> list[Timer]:
    """What is due for a match: reminders and ends of running clocks, returns from vacation, the end of a vote,
    and days from which on a seat wants a substitute."""
    due = [timer for chair in chairs for timer in _timers(match.id, chair)]
    due += [
        Timer(match.id, seat, LEAVE, day)
        for seat, day in seats.wishes(match, chairs).items()
        if not chairs[seat].deputy
    ]
    vote = match.settings.get("vote")
    return due if vote is None else [*due, Timer(match.id, 0, VOTE, float(vote["until"]))]


def credited(chair: Chair, outage: Outage) -> Chair:
    """A running clock gets back what it lost of a downtime."""
    if chair.since is None or chair.since >= outage.ended:
        return chair
    return replace(chair, since=chair.since + outage.ended - max(outage.began, chair.since))


def postponed(chair: Chair, pace: Pace, now: float) -> Chair:
    """The one excuse of a match."""
    return replace(chair, excused=True, since=now, left=min(pace.bank, POSTPONED))


def unearned(chair: Chair, pace: Pace) -> Chair:
    """A turn that is taken back gives back what it earned, so that nobody gains time by it."""
    left = chair.left if chair.left is not None else pace.bank
    return replace(chair, left=max(left - pace.increment, min(left, HOUR)))


def _settled(chair: Chair, pace: Pace, running: bool, waited: bool, now: float) -> Chair:
    left = chair.left if chair.left is not None else pace.bank
    if running:
        return chair if chair.since is not None else replace(chair, left=left, since=now)
    if chair.since is None:
        return chair
    used = max(0.0, left - (now - chair.since))
    earned = 0.0 if waited else pace.increment
    return replace(chair, left=min(pace.cap, used + earned), since=None)


def _timers(match: int, chair: Chair) -> list[Timer]:
    found = [Timer(match, chair.seat, RETURN, chair.away)] if chair.away is not None else []
    end = deadline(chair)
    if end is not None and chair.since is not None and chair.left:
        found.append(Timer(match, chair.seat, HALF, chair.since + chair.left / 2))
        found.append(Timer(match, chair.seat, TENTH, last_tenth(chair)))
    if end is not None:
        found.append(Timer(match, chair.seat, DEADLINE, end))
    return found
