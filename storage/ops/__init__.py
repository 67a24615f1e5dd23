"""Operations as generators: each yields statements, is sent their rows, and returns what it found.

matches   from the lobby to the archive: rows of matches, seats, settings and places
moves     what was played: a move with everything that it changes
duties    what is still to be done: letters, timers, downtimes
people    preferences, results, ratings, being forgotten
company   boards of open tables, and who avoids whom
searches  who looks for players, and who is asked at which table
leases    which process serves which servers, and the fence before those that no longer do

An operation does no input or output and reads no clock, so a driver may run it again. Statements are such that SQLite
and PostgreSQL both understand them, and stand in the `yield` itself: the tests find and prepare them there. Whatever
changes a match begins with `claim`, and nothing changes two matches.
"""

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

import msgspec

from storage.records import Conflict, Home

T = TypeVar("T")
Ask = tuple[Any, ...]
"""A statement and its arguments; a list as the only argument: many rows."""
Rows = Sequence[Any]
Op = Generator[Ask, Rows, T]

FOREVER = 1 << 60
"""A number that no move reaches."""

AT_HOME = (
    "(? = '' OR EXISTS (SELECT 1 FROM shards h WHERE h.of = ? AND h.holder = ? AND h.alive >= ?"
    " AND h.shard = (coalesce(m.guild, 0) >> 22) % h.of))"
)
"""Match m lives where these arguments of `home_of` say."""

unjson = msgspec.json.decode


def home_of(home: Home, since: float = 0.0) -> tuple[str, int, str, float]:
    """Only shards that were alive since then."""
    return home.holder, home.of, home.holder, since


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def marks(columns: str) -> str:
    """A question mark for each column."""
    return ", ".join("?" for _ in columns.split(", "))


def fresh(columns: str) -> str:
    """For a row that is there already: each column as it would have been inserted."""
    return ", ".join(f"{column} = excluded.{column}" for column in columns.split(", "))


def claim(match: int, rev: int | None) -> Op[int]:
    """The match's row first: it queues writers, refuses who has read something older, and tells caches."""
    if rev is None:  # what does not depend on anything read
        rows = yield "UPDATE matches SET rev = rev + 1 WHERE id = ? RETURNING rev", match
    else:
        rows = yield "UPDATE matches SET rev = rev + 1 WHERE id = ? AND rev = ? RETURNING rev", match, rev
    if not rows:
        raise Conflict(f"match {match} is gone or has changed")
    return int(rows[0][0])
