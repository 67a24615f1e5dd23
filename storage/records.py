"""What is kept, as values; and what can go wrong."""

from typing import Any

from msgspec import Struct

SNAPSHOT = 50
"""Every so many moves the position is kept for ever."""


class StoreError(Exception):
    """The database cannot be used; the sentence says why and what to do."""


class Conflict(Exception):
    """Somebody else was first; load again."""


class Unknown(StoreError):
    """The answer to a commit was lost: nobody knows whether it was done."""


class Away(StoreError):
    """The database cannot be reached: nothing was done, and it may be done again as soon as it can."""


class Fenced(StoreError):
    """Another process serves these servers by now: whoever slept so long may write nothing."""


class Match(Struct, kw_only=True):
    """A match, from its lobby to the archive."""

    id: int = 0
    rev: int = 0
    """Changes with everything but the place."""
    game: str
    version: int
    status: str = "lobby"
    host: int
    options: dict[str, str]
    settings: dict[str, Any] = {}
    place: dict[str, Any] = {}
    seed: bytes = b""
    seeded: int = 0
    credited: float = 0.0
    """Downtimes until then are given back."""
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


LetterKey = tuple[int, int, int]
"""The match, the revision that wrote the letter, and the letter's place in it."""

Draft = tuple[str, bytes]
"""The kind and the contents of a letter that is still to be posted."""


class Letter(Struct, frozen=True):
    """Something committed that the outside has still to be told."""

    id: LetterKey
    match: int
    kind: str
    body: bytes
    at: float


class Shard(Struct, frozen=True):
    """A part of the servers: those whose number leaves this rest."""

    of: int = 1
    shard: int = 0


class Home(Struct, frozen=True):
    """The part of the servers whose matches a process tells, rings and reminds of, and its name as their holder."""

    of: int = 1
    shards: tuple[int, ...] = (0,)
    holder: str = ""
    """Nobody: all matches, and nothing is held."""

    def has(self, guild: int | None) -> bool:
        """Whether the matches of a server live here; those without a server live with the first shard."""
        return ((guild or 0) >> 22) % self.of in self.shards


class Held(Struct, frozen=True):
    """Who holds a shard until when, and when it was last alive."""

    of: int
    shard: int
    holder: str
    until: float
    alive: float


class Outage(Struct, frozen=True):
    """A time in which nobody of a shard could play."""

    of: int
    shard: int
    began: float
    ended: float


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


class Attempt(Struct, frozen=True):
    """A lesson that somebody has begun, the private match of the last try, and when it was first done."""

    game: str
    lesson: str
    match: int
    begun: float
    done: float | None = None


class Board(Struct, frozen=True):
    """A message that shows a server's open tables, with a mark of what it shows since when."""

    channel: int
    guild: int
    message: int
    lang: str
    shown: str
    at: float


class Search(Struct, frozen=True, kw_only=True):
    """Somebody looks for players of one of these games; at a table of that number, somebody is asked until then."""

    id: int = 0
    person: int
    name: str
    guild: int
    channel: int
    lang: str
    games: tuple[str, ...]
    pace: str = ""
    """Empty: any."""
    number: int = 0
    """Of players; 0: any."""
    computers: bool = False
    """They may fill up."""
    experience: str = "any"
    abroad: bool = False
    """Also with people of other servers."""
    since: float
    """The place in the queue."""
    until: float
    match: int | None = None
    due: float | None = None


class Order(Struct, frozen=True):
    """A standing order of a seat: what to answer when this question comes."""

    match: int
    seat: int
    question: str
    line: str


class Commit(Struct, kw_only=True):
    """Everything that one or several moves change, in one transaction."""

    match: int
    rev: int | None = None
    """The match's revision that was read; Conflict if it is another by now. None: whatever it is."""
    moves: list[Move]
    states: list[tuple[int, bytes]]
    """The position after each of the moves."""
    chairs: list[Chair]
    """The seats that the moves have changed."""
    letters: list[Draft] = []
    timers: list[Timer] | None = None
    """The match's timers from now on; None: as they were."""
    status: str | None = None
    settings: dict[str, Any] = {}
    """The settings that change; None removes one."""
    credited: float | None = None
    """Downtimes until then are given back."""
    orders: list[Order] = []
    """Orders that are others from now on; one without a line goes."""
    keep: int = 0
    """Positions before this move are no longer needed for a free undo."""
