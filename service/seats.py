"""Who plays a seat: a human, a computer, or a computer for a human who is away."""

import hashlib
from collections.abc import Sequence
from typing import Any

from rules.kernel import Seat
from storage import Chair, Match

WISHES = "substitutes"
"""The setting: by seat, who looks for a substitute, and since when or from when on the computer plays."""


def wishes(match: Match, chairs: Sequence[Chair]) -> dict[Seat, float]:
    """Seats whose humans look for a substitute, and when they leave; who has left otherwise wishes nothing more."""
    found = match.settings.get(WISHES, {})
    return {c.seat: float(found[str(c.seat)][1]) for c in chairs if c.user and c.user == found.get(str(c.seat), [0])[0]}


def without_wish(match: Match, seat: Seat) -> dict[str, Any]:
    """The settings that change when nobody is looked for any more."""
    kept = {key: wish for key, wish in match.settings.get(WISHES, {}).items() if key != str(seat)}
    return {WISHES: kept or None}


def level(chair: Chair) -> str:
    """Of the computer that plays a seat, for itself or for somebody; nothing where a human does."""
    return chair.deputy or (chair.level if chair.user is None else "")


def humans(chairs: Sequence[Chair]) -> list[Seat]:
    """Seats whose humans play themselves."""
    return [chair.seat for chair in chairs if not level(chair)]


def host(match: Match, chairs: Sequence[Chair]) -> int:
    """Who opened the table; when that one has left it, the human who sits first."""
    users = [chair.user for chair in chairs if chair.user is not None]
    return match.host if match.host in users or not users else users[0]


def mark(match: Match, user: int) -> str:
    """Tells what one player keeps in private from what another does, without naming anybody."""
    return hashlib.blake2b(str(user).encode(), key=match.seed, digest_size=8).hexdigest() + "."
