"""When somebody may be reminded: not at night, not too often, and not where the person said so."""

import re
from collections.abc import Mapping
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")
LIMIT = 6
"""Reminders a day, over all matches, unless the user wants another number."""


class Manners(Struct, frozen=True):
    """How a user wants to be reminded."""

    zone: str = "UTC"
    quiet_from: str = ""
    quiet_to: str = ""
    limit: int = LIMIT
    muted: tuple[int, ...] = ()
    """Matches about which the user wants no reminder."""
    stop: bool = False
    next_up: bool = False
    """Told also when the own turn comes after the one that is being played."""


def manners(prefs: Mapping[str, Any]) -> Manners:
    """Out of a user's preferences."""
    known = {name: prefs[name] for name in Manners.__struct_fields__ if name in prefs}
    return Manners(**{**known, "muted": tuple(known.get("muted", ()))})


def when(wish: Manners, match: int, now: float, sent_today: int) -> float | None:
    """The earliest moment at which a reminder may go out; None: not at all."""
    if wish.stop or match in wish.muted or sent_today >= wish.limit:
        return None
    return after_quiet(wish, now)


def after_quiet(wish: Manners, now: float) -> float:
    """Now, or the end of the user's quiet hours."""
    begin, end = clock_time(wish.quiet_from), clock_time(wish.quiet_to)
    if begin is None or end is None or begin == end:
        return now
    local = datetime.fromtimestamp(now, zone(wish.zone))
    quiet = begin <= local.time() < end if begin < end else local.time() >= begin or local.time() < end
    if not quiet:
        return now
    morning = datetime.combine(local.date(), end, local.tzinfo)
    return (morning if morning > local else morning + timedelta(days=1)).timestamp()


def day_of(wish: Manners, now: float) -> str:
    """The user's calendar day, for counting."""
    return datetime.fromtimestamp(now, zone(wish.zone)).date().isoformat()


def zone(name: str) -> ZoneInfo:
    """A time zone by its name; one that does not exist is Greenwich's."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def clock_time(text: str) -> time | None:
    """`22:30`, `7:30` or `22`; nothing where it is no time of day."""
    found = TIME.fullmatch(text.strip())
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        return None
    return time(int(found[1]), int(found[2] or 0))
