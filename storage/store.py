"""The one store that the service knows, whatever the database; a driver runs its operations."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeVar

from msgspec.structs import replace

from storage.ops import Op, company, duties, leases, matches, moves, people, searches
from storage.records import (
    Attempt,
    Away,
    Board,
    Chair,
    Commit,
    Conflict,
    Draft,
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

T = TypeVar("T")
P = ParamSpec("P")
Trouble = type[StoreError] | tuple[type[StoreError], ...]
MOVED = "moved"
"""The lease of a database whose matches live elsewhere by now."""
LATE = 1e300
"""A time that never comes."""
AWAY, PAUSE = 45.0, 0.25
"""For so many seconds a database that is away is waited for, as when another machine takes its place; and so long
between two looks."""


class Driver(Protocol):
    """Runs operations on a database. `make` gives a fresh generator each time, for some are run again."""

    async def read(self, make: Callable[[], Op[T]]) -> T: ...
    async def write(self, make: Callable[[], Op[T]]) -> T:
        """In one transaction, all or nothing; returns when it is safe."""
        ...

    async def call(self, match: int) -> None:
        """A hint to other processes that something is to be done for a match; it may be lost."""
        ...

    def calls(self) -> AsyncIterator[int]:
        """Hints of others, as long as somebody listens."""
        ...

    async def clock(self) -> float:
        """The database's own time."""
        ...

    async def backup(self, target: Path) -> None: ...
    async def close(self) -> None: ...


class Store:
    """What the service needs of a database."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.home = Home()
        """Lists of what is to be done are of these servers' matches; without their lease nothing is written."""
        self.trouble: str | None = None
        """Why the database could not be written to the last time that it was tried."""
        self.failures = 0
        """So often could it not be written to."""

    @classmethod
    async def open(cls, where: Path | str, pool: int = 10) -> "Store":
        """A file, or the address of a PostgreSQL."""
        if isinstance(where, Path):
            from storage.sqlite import Sqlite

            return cls(await Sqlite.open(where))
        from storage.postgres import Postgres

        return cls(await Postgres.open(where, pool))

    def at_home(self, home: Home) -> "Store":
        """The same database for who serves these servers, as long as they are held."""
        served = Store(self.driver)
        served.home = home
        return served

    async def close(self) -> None:
        await self.driver.close()

    async def backup(self, target: Path) -> None:
        """A copy while everything goes on; nothing that exists is overwritten."""
        await self.driver.backup(target)

    async def try_to_write(self) -> None:
        """Changes nothing; StoreError if it cannot be written to."""
        await self._write(duties.touch)

    async def moved(self) -> str | None:
        """The database that has taken its place."""
        return await self._read(leases.holder, MOVED)

    # Lobbies

    async def create(self, match: Match, chairs: Sequence[Chair]) -> int:
        number = await self._write(matches.number)
        await self._write(matches.create, number, match, chairs)
        return number

    async def match(self, match: int) -> Match | None:
        return await self._read(matches.match, match)

    async def glance(self, match: int) -> tuple[int, dict[str, int]] | None:
        """The revision, and the thread and the server where it is played."""
        return await self._read(matches.glance, match)

    async def rev(self, match: int) -> int | None:
        """Changes with everything that a table shows: the match, its seats, its settings and its clocks."""
        seen = await self.glance(match)
        return seen[0] if seen else None

    async def chairs(self, match: int) -> list[Chair]:
        return await self._read(matches.chairs, match)

    async def sit(self, match: int, chair: Chair, rev: int | None = None) -> None:
        """Takes a free seat of a lobby; Conflict if it is taken or the lobby is gone."""
        await self._write(matches.sit, match, chair, rev)

    async def rise(self, match: int, seat: int, rev: int | None = None) -> int:
        """Leaves a seat of a lobby; the match's revision from now on."""
        return await self._write(matches.rise, match, seat, rev)

    async def close_lobby(self, match: int, rev: int | None = None) -> None:
        await self._write(matches.close_lobby, match, rev)

    async def set_options(self, match: int, options: Mapping[str, str], rev: int | None = None) -> None:
        await self._write(matches.set_options, match, options, rev)

    async def set_settings(self, match: int, changes: Mapping[str, Any], rev: int | None = None) -> int:
        """Only these; None removes one. The match's revision from now on."""
        return await self._write(matches.set_settings, match, changes, rev)

    async def set_places(self, match: int, changes: Mapping[str, Any]) -> None:
        """Only these, whatever the others are; None removes one. A table does not show them."""
        await self._repeated(matches.set_places, match, changes)

    async def take_place(self, match: int, key: str, value: T) -> T:
        """What stands there from now on: this value, or that of whoever was first."""
        found: T = await self._repeated(matches.take_place, match, key, value)
        return found

    # Moves

    async def start(self, match: Match, chairs: Sequence[Chair], commit: Commit) -> int:
        """From lobby to running, with the first position; Conflict if it is no lobby any more."""
        return await self._sure(commit, moves.start, match, chairs, commit)

    async def commit(self, commit: Commit) -> int:
        """The match's revision from now on."""
        return await self._sure(commit, moves.commit, commit)

    async def head(self, match: int) -> int | None:
        """The number of the latest move."""
        return await self._read(moves.head, match)

    async def state(self, match: int, n: int | None = None) -> tuple[int, bytes] | None:
        """The latest position, or the nearest that is kept at or before move n."""
        return await self._read(moves.state, match, n)

    async def moves(self, match: int, first: int = 0, last: int | None = None) -> list[Move]:
        return await self._read(moves.moves, match, first, last)

    async def draft(self, match: int, seat: int) -> str | None:
        return await self._read(moves.draft, match, seat)

    async def keep_draft(self, match: int, seat: int, line: str | None) -> None:
        await self._repeated(moves.keep_draft, match, seat, line)

    async def orders(self, match: int) -> list[Order]:
        return await self._read(moves.orders, match)

    async def keep_order(self, order: Order) -> None:
        """One without a line goes."""
        await self._write(moves.order, order)

    async def drop_order(self, order: Order) -> None:
        await self._write(moves.order, replace(order, line=""))

    # Letters and timers

    async def letters(self, limit: int, match: int | None = None) -> list[Letter]:
        """The oldest letters not yet delivered, of all matches or of one."""
        if match is None:
            return await self._read(duties.letters, self.home, limit)
        return await self._read(duties.letters_of, match, limit)

    async def post(self, match: int, kind: str, body: bytes, at: float) -> None:
        await self._write(duties.post_alone, match, (kind, body), at)

    async def delivered(self, letters: Sequence[LetterKey]) -> None:
        await self._repeated(duties.delivered, letters)

    async def timers(self, until: float, limit: int, since: float = 0.0) -> list[Timer]:
        """The earliest timers due until then, of servers that somebody kept the time for since then."""
        return await self._read(duties.timers, self.home, since, until, limit)

    async def next_timer(self, since: float = 0.0) -> Timer | None:
        found = await self.timers(LATE, 1, since)
        return found[0] if found else None

    async def ring(self, timer: Timer, letter: Draft | None, at: float) -> None:
        """The timer is over, and its letter, if any, waits to be delivered."""
        await self._repeated(duties.ring, timer, letter, at)

    async def delay(self, timer: Timer, due: float) -> None:
        """The timer comes again at another time."""
        await self._repeated(duties.delay, timer, due)

    # Downtimes

    async def alive(self, shard: Shard) -> float | None:
        """The last moment at which somebody kept the time."""
        return await self._read(duties.alive, shard)

    async def beat(self, shard: Shard, at: float) -> None:
        await self._free(duties.beat, self.home, shard, at)

    async def note_outage(self, outage: Outage) -> None:
        """It begins when the shard was last alive; whoever notes it second changes nothing."""
        await self._free(duties.note_outage, outage)

    async def outages(self, shard: Shard) -> list[Outage]:
        """Those that are not yet given back to all, the first first; of another number of shards too."""
        return await self._read(duties.outages, shard)

    async def drop_outage(self, outage: Outage) -> None:
        await self._write(duties.drop_outage, outage)

    async def uncredited(self, outage: Outage) -> list[int]:
        """Running matches that have not got it back."""
        return await self._read(duties.uncredited, outage)

    async def credit(self, match: int, outage: Outage) -> bool:
        """The match's clocks get it back, once; False: a vote is open, whose end is not only a timer's."""
        return await self._repeated(duties.credit, match, outage)

    # Several processes

    async def shards(self) -> list[Held]:
        return await self._read(leases.shards)

    async def lay_out(self, of: int, at: float) -> None:
        """Every shard of so many is known, whether somebody serves it or not."""
        await self._free(leases.lay_out, of, at)

    async def take(self, home: Home, gone: Sequence[str], now: float, until: float) -> None:
        """Conflict if somebody else holds one of its shards, unless it is the one of whom it is known to be gone."""
        await self._free(leases.take, home, gone, now, until)

    async def renew(self, home: Home, until: float) -> bool:
        """False: somebody else has taken over."""
        return await self._free(leases.renew, home, until)

    async def release(self, home: Home) -> None:
        await self._free(leases.release, home)

    async def retire(self, shard: Held, outage: Outage | None) -> None:
        """A shard of a time with another number of them goes, and leaves its downtime."""
        await self._free(leases.retire, shard, outage)

    async def lease(self, name: str, holder: str, now: float, until: float) -> bool:
        """Whether something that one does at a time is this holder's until then."""
        return await self._free(leases.lease, name, holder, now, until)

    async def unlease(self, name: str) -> None:
        await self._free(leases.unlease, name)

    async def holder(self, name: str) -> str | None:
        return await self._read(leases.holder, name)

    async def call(self, match: int) -> None:
        """A hint to the process where a match lives; it may be lost."""
        await self.driver.call(match)

    def calls(self) -> AsyncIterator[int]:
        """Hints of other processes, for ever."""
        return self.driver.calls()

    async def clock(self) -> float:
        """What time it is for the database."""
        return await self.driver.clock()

    # Finding matches

    async def matches_of(self, user: int, waiting: bool = False) -> list[int]:
        """Running matches and lobbies of a user; only those that wait for the user, if asked so."""
        return await self._read(matches.matches_of, user, waiting)

    async def matches_with(self, status: str, limit: int) -> list[int]:
        """The oldest of them."""
        return await self._read(matches.matches_with, self.home, status, limit)

    async def machines_up(self) -> list[int]:
        """Running matches in which a computer or a standing order may have to move."""
        return await self._read(matches.machines_up, self.home)

    async def one_of_each(self) -> list[int]:
        """Of every game that is played in a language, one running match."""
        return await self._read(matches.one_of_each, self.home)

    async def moved_since(self, at: float) -> list[int]:
        """Running matches whose last move was made after this time."""
        return await self._read(matches.moved_since, self.home, at)

    async def threads(self) -> list[tuple[int, int]]:
        """Running matches, and the threads in which they are played."""
        return await self._read(matches.threads, self.home)

    async def match_in(self, thread: int) -> int | None:
        """The match that is played in this thread."""
        return await self._read(matches.match_in, thread)

    async def matches_of_guild(self, guild: int, status: str, limit: int) -> list[int]:
        """The newest matches of a server."""
        return await self._read(matches.matches_of_guild, guild, status, limit)

    async def seats_wanted(self, guild: int, limit: int) -> list[int]:
        """The oldest running matches of a server in which somebody looks for a substitute."""
        return await self._read(matches.seats_wanted, guild, limit)

    async def drop_branches(self, before: float) -> int:
        """What-ifs in which nothing was played since then go, one by one; how many there were."""
        idle = await self._read(matches.idle_branches, self.home, before)
        return sum([await self._write(matches.drop_branch, match) for match in idle])

    async def drop_branch(self, match: int) -> None:
        """A what-if that nobody wants any more."""
        await self._write(matches.drop_branch, match)

    # People

    async def prefs(self, user: int) -> dict[str, Any]:
        return (await self._read(people.prefs, user))[0]

    async def prefs_with_rev(self, user: int) -> tuple[dict[str, Any], int]:
        """With the revision that `keep_prefs` wants."""
        return await self._read(people.prefs, user)

    async def keep_prefs(self, user: int, prefs: dict[str, Any], rev: int = 0) -> None:
        """Conflict if they have changed since that revision; 0: there were none."""
        await self._write(people.keep_prefs, user, prefs, rev)

    async def scores_of_match(self, match: int) -> list[Score]:
        return await self._read(people.scores_of_match, match)

    async def played(self, match: int) -> dict[int, int]:
        """How many matches of this game everybody at the table has finished."""
        return await self._read(people.played, match)

    async def scores_of(self, user: int) -> list[Score]:
        return await self._read(people.scores_of, user)

    async def keep_scores(self, scores: Sequence[Score]) -> None:
        """The results of a match, all or nothing; Conflict if they are kept already."""
        await self._write(people.keep_scores, scores)

    async def rating(self, user: int, game: str) -> Rating | None:
        return await self._read(people.rating, user, game)

    async def is_rated(self, match: int, user: int, game: str) -> bool:
        """Whether the match counts in the person's rating."""
        return await self._read(people.is_rated, match, user, game)

    async def add_ratings(self, match: int, ratings: Sequence[Rating]) -> None:
        """What follows from a match, all or nothing; Conflict if something else was rated meanwhile."""
        await self._write(people.add_ratings, match, ratings)

    async def best(self, game: str, limit: int) -> list[Rating]:
        """The highest ratings of a game."""
        return await self._read(people.best, game, limit)

    async def attempts(self, user: int) -> list[Attempt]:
        """The lessons that somebody has begun, the latest last."""
        return await self._read(people.attempts, user)

    async def begin_lesson(self, user: int, attempt: Attempt) -> None:
        await self._write(people.begin_lesson, user, attempt)

    async def end_lesson(self, user: int, game: str, lesson: str, at: float) -> None:
        """It is done; the first time counts."""
        await self._write(people.end_lesson, user, game, lesson, at)

    # Finding company

    async def boards(self) -> list[Board]:
        return await self._read(company.boards, self.home)

    async def keep_board(self, board: Board) -> int | None:
        """The only one of its channel from now on; the message that it takes the place of."""
        return await self._write(company.keep_board, board)

    async def redrawn(self, board: Board) -> None:
        """What it shows by now, unless another has taken its place."""
        await self._write(company.redrawn, board)

    async def drop_board(self, board: Board) -> None:
        await self._write(company.drop_board, board)

    async def avoid(self, user: int, other: int) -> None:
        await self._write(company.avoid, user, other)

    async def stop_avoiding(self, user: int, other: int) -> None:
        await self._write(company.stop_avoiding, user, other)

    async def avoided(self, user: int) -> list[int]:
        """By this user."""
        return await self._read(company.avoided, user)

    async def apart(self, user: int) -> set[int]:
        """Whom the user avoids, and who avoids the user."""
        return await self._read(company.apart, user)

    # Looking for players

    async def begin_search(self, search: Search, most: int) -> int | None:
        """Its number; None: the person has so many already. Conflict if another of the person began this moment."""
        number = await self._write(searches.number)
        return number if await self._write(searches.begin, replace(search, id=number), most) else None

    async def search(self, number: int) -> Search | None:
        return await self._read(searches.search, number)

    async def searches_of(self, user: int) -> list[Search]:
        return await self._read(searches.searches_of, user)

    async def looking(self, now: float, limit: int) -> list[Search]:
        """Who is not asked anywhere, the one who waits longest first; of other servers only who looks abroad."""
        return await self._read(searches.looking, self.home, now, limit)

    async def expired_searches(self, now: float, limit: int) -> list[Search]:
        return await self._read(searches.expired, now, limit)

    async def unanswered(self, now: float, limit: int) -> list[Search]:
        """Whose time to answer is over, or whose table began or closed without them."""
        return await self._read(searches.unanswered, self.home, now, limit)

    async def seeking_tables(self, limit: int) -> list[int]:
        """Lobbies that came of a search."""
        return await self._read(searches.seeking_tables, self.home, limit)

    async def stop_search(self, number: int) -> bool:
        """False: a table asks its owner by now, or it is gone."""
        return await self._write(searches.stop, number)

    async def open_for(self, match: Match, asked: Sequence[int], due: float, letters: Sequence[Draft]) -> int:
        """A lobby that asks the owners of these searches; Conflict, and nothing, if one of them is taken or gone."""
        number = await self._write(matches.number)
        await self._write(searches.open_table, number, match, asked, due, letters)
        return number

    async def ask_also(
        self,
        match: int,
        rev: int,
        settings: Mapping[str, Any],
        asked: Sequence[int],
        due: float,
        letters: Sequence[Draft],
        at: float,
    ) -> int:
        """A lobby asks further people, all or none of these; its revision from now on."""
        return await self._write(searches.ask, match, rev, settings, asked, due, letters, at)

    async def release_search(
        self, match: int, rev: int, settings: Mapping[str, Any], number: int, since: float | None
    ) -> int:
        """A lobby no longer asks somebody, who looks on from this place of the queue, or (None) no more."""
        return await self._write(searches.release, match, rev, settings, number, since)

    async def tell(self, match: int, rev: int, settings: Mapping[str, Any], letters: Sequence[Draft], at: float) -> int:
        """Letters about a lobby, and the settings that note that they were written."""
        return await self._write(searches.tell, match, rev, settings, letters, at)

    # Being forgotten

    async def forget(self, user: int, stranger: int, name: str) -> None:
        """Everything that names a person goes; the matches stay, with a stranger's number and name in the seats.

        Match by match: what a kill breaks off is in `forgetting`, and can be done again.
        """
        stranger = await self._write(people.begin_forgetting, user, stranger)
        for match in await self._read(people.naming, user):
            for branch in await self._read(people.what_ifs, match, user):
                await self._write(matches.drop_branch, branch)
            await self._write(people.forget_in, match, user, stranger, name)
        await self._write(people.end_forgetting, user)

    async def forgetting(self) -> list[tuple[int, int]]:
        """Who is not yet wholly forgotten, and the stranger who stands for them."""
        return await self._read(people.forgetting)

    async def _read(self, op: Callable[P, Op[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        make = partial(op, *args, **kwargs)
        try:
            return await self.driver.read(make)
        except Away:
            return await _waited(lambda: self.driver.read(make))

    async def _write(self, op: Callable[P, Op[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Whoever has lost the lease writes nothing."""
        return await _waited(lambda: self._fenced(partial(op, *args, **kwargs)))

    async def _repeated(self, op: Callable[P, Op[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """What may be done twice is done again if its answer was lost."""
        return await _waited(lambda: self._fenced(partial(op, *args, **kwargs)), (Away, Unknown))

    async def _fenced(self, make: Callable[[], Op[T]]) -> T:
        return await self._noticed(partial(leases.fenced, self.home, make) if self.home.holder else make)

    async def _free(self, op: Callable[P, Op[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """What is compared with what was there, so that it needs no lease; it is of now, so it does not wait."""
        return await self._noticed(partial(op, *args, **kwargs))

    async def _noticed(self, make: Callable[[], Op[T]]) -> T:
        """Whether the database can be written to is known afterwards."""
        try:
            result = await self.driver.write(make)
        except StoreError as error:
            self.trouble, self.failures = str(error), self.failures + 1
            raise
        except Conflict:
            self.trouble = None
            raise
        self.trouble = None
        return result

    async def _sure(self, commit: Commit, op: Callable[P, Op[int]], *args: P.args, **kwargs: P.kwargs) -> int:
        """A commit whose answer was lost is looked up, and made again if it was not stored."""
        try:
            return await self._write(op, *args, **kwargs)
        except Unknown:
            if commit.rev is None:
                raise
            if await _waited(lambda: self._free(moves.stored, commit), StoreError):
                return commit.rev + 1
        return await self._write(op, *args, **kwargs)


async def _waited(work: Callable[[], Awaitable[T]], trouble: Trouble = Away) -> T:
    """As soon as the database answers again."""
    end = asyncio.get_running_loop().time() + AWAY
    while True:
        try:
            return await work()
        except trouble:
            if asyncio.get_running_loop().time() > end:
                raise
            await asyncio.sleep(PAUSE)
