"""Where matches are kept: one store, whatever the database.

records   what is kept, as values
ops       operations: generators of statements that both databases understand
face      the typed methods that the service knows, a file for each of `ops`
store     `Store`: all of them
sqlite    runs operations on one file, writes of many matches in one transaction
postgres  runs them on a PostgreSQL, for several processes
hosts     the servers that an address names, and which of them takes writes
schema    the tables, and how older ones become today's

A move is one transaction. Its number is part of the primary key, and it names the revision of the match that it has
read, so that a second writer gets `Conflict`, and no move is ever lost.
"""

from storage.face.running import Driver
from storage.records import (
    SNAPSHOT,
    Attempt,
    Away,
    Board,
    Chair,
    Commit,
    Conflict,
    Draft,
    Fenced,
    Held,
    Home,
    Letter,
    LetterKey,
    Match,
    Move,
    Order,
    Outage,
    Rating,
    Score,
    Search,
    Shard,
    StoreError,
    Timer,
    Unknown,
)
from storage.store import Store

__all__ = [
    "SNAPSHOT",
    "Attempt",
    "Away",
    "Board",
    "Chair",
    "Commit",
    "Conflict",
    "Draft",
    "Driver",
    "Fenced",
    "Held",
    "Home",
    "Letter",
    "LetterKey",
    "Match",
    "Move",
    "Order",
    "Outage",
    "Rating",
    "Score",
    "Search",
    "Shard",
    "Store",
    "StoreError",
    "Timer",
    "Unknown",
]
