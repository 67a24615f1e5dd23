"""Where matches are kept: one protocol, whatever the database.

A move is one transaction. Its number is part of the primary key, so that a second writer of the same move gets
`Conflict`, and no move is ever lost.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

ALIVE = "alive"
"""The last moment at which somebody kept the time."""
SNAPSHOT = 50
"""Every so many moves the position is kept for ever."""


class StoreError(Exception):
    """The database cannot be used; the sentence says why and what to do."""


class Conflict(Exception):
    """Somebody else was first; load again."""


class Match(Struct, kw_only=True):
    """A match, from its lobby to the archive."""

    id: int = 0
    game: str
    version: int
    status: str = "lobby"
    host: int
    options: dict[str, str]
    settings: dict[str, Any] = {}
    place: dict[str, Any] = {}
    seed: bytes = b""
    seeded: int = 0
    created: float
    ended: float | None = None


class Chair(Struct, kw_only=True):
    """A seat of a match and who sits there; no user: a computer player of this level."""

    seat: int
    user: int | None
    name: str
    level: str = ""
    waiting: bool = False
    last: int = 0
    """Rises with every move of this seat, and with nothing else."""
    deputy: str = ""
    """Level of the computer player that stands in for an absent human."""
    left: float | None = None
    """Seconds on the clock when it last stood still; None: no clock."""
    since: float | None = None
    """The clock runs since then."""
    missed: int = 0
    """Deadlines missed in a row."""
    excused: bool = False
    """The one postponement of the match is used."""
    vacation: float = 0.0
    """Seconds of vacation left."""
    away: float | None = None
    """On vacation until then."""


class Move(Struct, kw_only=True):
    """A move as it is kept for ever."""

    n: int
    number: int = 0
    """Its number for everybody; a hidden one has that of the move before it."""
    hidden: bool = False
    """That it was made at all is known to its player alone, and to those who are told."""
    seat: int | None
    line: str
    draws: tuple[int, ...] = ()
    source: str = "player"
    back: int | None = None
    secret: bool = False
    free: bool = False
    log: bytes = b""
    spots: tuple[str, ...] = ()
    at: float


class Timer(Struct, frozen=True):
    """Something that is due for a seat of a match."""

    match: int
    seat: int
    kind: str
    due: float


class Letter(Struct, frozen=True):
    """Something committed that the outside has still to be told."""

    id: int
    match: int
    kind: str
    body: bytes
    at: float


class Score(Struct, frozen=True):
    """How a human fared in a finished match."""

    match: int
    user: int
    game: str
    place: int
    points: int
    seats: int
    missed: int
    pace: float | None
    rated: bool
    at: float


class Rating(Struct, frozen=True):
    """What a person's results in a game amount to."""

    user: int
    game: str
    mu: float
    sigma: float
    matches: int


class Order(Struct, frozen=True):
    """A standing order of a seat: what to answer when this question comes."""

    match: int
    seat: int
    question: str
    line: str


class Commit(Struct, kw_only=True):
    """Everything that one or several moves change, in one transaction."""

    match: int
    moves: list[Move]
    states: list[tuple[int, bytes]]
    """The position after each of the moves."""
    chairs: list[Chair]
    """The seats that the moves have changed."""
    letters: list[tuple[str, bytes]] = []
    timers: list[Timer] | None = None
    """The match's timers from now on; None: as they were."""
    status: str | None = None
    settings: dict[str, Any] | None = None
    """The match's settings from now on; None: as they were."""
    keep: int = 0
    """Positions before this move are no longer needed for a free undo."""
    orders: list[Order] = []
    """Orders that are others from now on; one without a line goes."""


class Store(Protocol):
    """What the service needs of a database."""

    async def close(self) -> None: ...

    async def create(self, match: Match, chairs: Sequence[Chair]) -> int: ...
    async def match(self, match: int) -> Match | None: ...
    async def chairs(self, match: int) -> list[Chair]: ...
    async def sit(self, match: int, chair: Chair) -> None:
        """Takes a free seat of a lobby; Conflict if it is taken or the lobby is gone."""
        ...

    async def rise(self, match: int, seat: int) -> None:
        """Leaves a seat of a lobby."""
        ...

    async def change(self, match: Match) -> None:
        """Options, settings and place of a match; its status stays."""
        ...

    async def close_lobby(self, match: int) -> None: ...
    async def start(self, match: Match, chairs: Sequence[Chair], commit: Commit) -> None:
        """From lobby to running, with the first position; Conflict if it is no lobby any more."""
        ...

    async def commit(self, commit: Commit) -> None: ...
    async def head(self, match: int) -> int | None:
        """The number of the latest move."""
        ...

    async def state(self, match: int, n: int | None = None) -> tuple[int, bytes] | None:
        """The latest position, or the nearest that is kept at or before move n."""
        ...

    async def moves(self, match: int, first: int = 0, last: int | None = None) -> list[Move]: ...

    async def draft(self, match: int, seat: int) -> str | None: ...
    async def keep_draft(self, match: int, seat: int, line: str | None) -> None: ...

    async def letters(self, limit: int, match: int | None = None) -> list[Letter]:
        """The oldest letters not yet delivered, of all matches or of one."""
        ...

    async def post(self, match: int, kind: str, body: bytes, at: float) -> None: ...
    async def delivered(self, letters: Sequence[int]) -> None: ...

    async def timers(self, until: float, limit: int) -> list[Timer]:
        """The earliest timers due until then."""
        ...

    async def next_timer(self) -> Timer | None: ...
    async def ring(self, timer: Timer, letter: tuple[str, bytes] | None, at: float) -> None:
        """The timer is over, and its letter, if any, waits to be delivered."""
        ...

    async def delay(self, timer: Timer, due: float) -> None:
        """The timer comes again at another time."""
        ...

    async def credit(self, seconds: float, at: float) -> None:
        """Every running clock and its timers get so many seconds more, and that it was done `at` is noted as ALIVE."""
        ...

    async def meta(self, key: str) -> float | None: ...
    async def keep_meta(self, key: str, value: float) -> None: ...
    async def set_timers(self, match: int, timers: Sequence[Timer]) -> None: ...

    async def prefs(self, user: int) -> dict[str, Any]: ...
    async def keep_prefs(self, user: int, prefs: dict[str, Any]) -> None: ...
    async def matches_of(self, user: int, waiting: bool = False) -> list[int]:
        """Running matches and lobbies of a user; only those that wait for the user, if asked so."""
        ...

    async def matches_with(self, status: str, limit: int) -> list[int]: ...
    async def match_in(self, thread: int) -> int | None:
        """The match that is played in this thread."""
        ...

    async def matches_of_guild(self, guild: int, status: str, limit: int) -> list[int]:
        """The newest matches of a server."""
        ...

    async def orders(self, match: int) -> list[Order]: ...
    async def keep_order(self, order: Order) -> None: ...
    async def drop_order(self, order: Order) -> None: ...

    async def scores_of_match(self, match: int) -> list[Score]: ...
    async def scores_of(self, user: int) -> list[Score]: ...
    async def keep_scores(self, scores: Sequence[Score], ratings: Sequence[Rating]) -> None:
        """The results of a match and the ratings that follow, all or nothing; Conflict if they are kept already."""
        ...

    async def rating(self, user: int, game: str) -> Rating | None: ...
    async def best(self, game: str, limit: int) -> list[Rating]:
        """The highest ratings of a game."""
        ...

    async def forget(self, user: int, stranger: int, name: str) -> None:
        """Everything that names a person goes; the matches stay, with a stranger's number and name in the seats."""
        ...

    async def drop_branches(self, before: float) -> int:
        """What-ifs in which nothing was played since then go, with all that belongs to them; how many there were."""
        ...

    async def backup(self, target: Path) -> None: ...
