"""Which message of the thread tells what: the policy, in one place.

A **table** is a message with the board and the buttons. A new one comes when somebody is newly up; it tells the whole
turn that has just ended. While that person moves, nothing is told: after a minute of rest the table says how many moves
there are so far. What computers do before the next person is up is told together.

While several people may act at once, the table of that phase is the only one: its words grow, at most every ten
seconds, and its board stays as it is; whoever is newly up meanwhile is called by a **line** of text. A line also comes
where somebody is newly up and there is nothing to see. Unless it tells something, it goes when its people are called
again, or with the next table.

An older table loses its buttons, and its board too unless that is the first of its round: the thread reads as a log
with one board a round, and `/game replay` shows every other.

What a page (a table or a line) is to tell is kept before it is sent, so that whatever stops us in between, the same
page is told to its end before the next one begins.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, convert, msgpack, to_builtins
from msgspec.structs import replace

from bot.people.readers import Reader
from rules.kernel import View, msg
from service.told import TABLE, UNDO, Told

Mark = tuple[int, int]
"""A place in the public log: before it are all lines of the moves with smaller numbers, and so many of this one."""
BEGIN: Mark = (0, 0)
REST, JOINED, SILENCE = 60.0, 10.0, 600.0
"""Seconds: without a move until a table says how far a turn is; from one change of its words to the next; in which
nobody is called twice by a line."""


class Call(Struct, frozen=True):
    """A line in the thread that called some seats."""

    seats: tuple[int, ...]
    message: int
    at: float
    number: int
    """The last move at that time."""
    has_words: bool = False
    """It tells something that stands nowhere else, so it stays."""


class Page(Struct, frozen=True):
    """A message of the thread: which lines of the log it tells, and how far we are with it."""

    k: int
    """Its number among the pages of the match, by which it is known again in the thread."""
    begin: Mark
    end: Mark
    thread: int = 0
    after: int = 0
    """A message before it: it is looked for from there on."""
    up: tuple[int, ...] = ()
    """Who was called by it."""
    elsewhere: int = 0
    """So many lines stand in another thread, which is gone."""
    message: int = 0
    done: bool = True
    """The message shows what it is to tell."""
    round: int = -1
    """The round of the game in which it began."""
    stays: bool = True
    """Its board stays when it is no longer the last: it is the first of its round."""
    seen: str = ""
    """What its board shows, as a hash."""
    together: str = ""
    """The phase in which several people act at once, while that lasts."""
    at: float = 0.0
    """When its words last changed."""
    moving: int = 0
    """So many moves were made since, it says."""
    calls: tuple[Call, ...] = ()
    """The lines below it."""
    number: int = -1
    """The last move when it was begun."""


class Story(Struct, frozen=True):
    """How far a match is told: by its last table, and by a line after that."""

    table: Page | None = None
    line: Page | None = None

    @property
    def end(self) -> Mark:
        return max((page.end for page in (self.table, self.line) if page), default=BEGIN)

    @property
    def k(self) -> int:
        """The number of the next page."""
        return max((page.k for page in (self.table, self.line) if page), default=-1) + 1

    @property
    def message(self) -> int:
        """The last message."""
        return (self.line.message if self.line else 0) or (self.table.message if self.table else 0)


class Line(Struct, frozen=True):
    """A line of the public log, where it stands, and its kind: by whom, and of what."""

    mark: Mark
    text: str
    kind: str = ""
    shown: str = ""
    """With the sign of what it tells of."""


class Sight(Struct, frozen=True):
    """What everybody sees of a position."""

    round: int
    board: str
    """The board, as a hash."""
    phase: str
    """The phase of the game, as a hash."""
    several: bool
    """More than one seat is waited for."""


class Now(Struct, frozen=True):
    """How things stand at the table that is to be told of, as everybody may know it."""

    number: int
    sight: Sight
    up: tuple[int, ...]
    """The people who are waited for."""
    newly: tuple[int, ...]
    """Those of them who were not waited for when they were last called."""
    thread: int
    at: float
    moved: float = 0.0
    """When the last move was made that everybody knows of."""
    is_over: bool = False
    nobody: bool = False
    """Nobody will be called for what has happened: whoever is up is on vacation, or there are computers only."""

    @property
    def end(self) -> Mark:
        return through(self.number)


class Next(Struct, frozen=True):
    """What is to be done now, and when to look again."""

    table: Page | None = None
    """A table, new or changed."""
    line: Page | None = None
    due: float = 0.0
    owed: bool = False
    """Something that has happened is told only then."""

    @property
    def is_something(self) -> bool:
        return bool(self.table or self.line)


def sight(view: View) -> Sight:
    """Of what everybody sees."""
    board = _hash(replace(view, up=(), phase=msg("kernel-over")))
    return Sight(round_of(view), board, _hash(view.phase), len(view.up) > 1)


def round_of(view: View) -> int:
    """A game that counts no rounds has one."""
    return int(getattr(view, "round", 0))


def through(number: int) -> Mark:
    """Behind the last line of the move with this number."""
    return (number + 1, 0)


def lines(moves: Iterable[Told], reader: Reader) -> list[Line]:
    return [
        Line((move.number, place), reader.say(event.msg), f"{move.seat} {event.msg.key}", reader.line(event.msg))
        for move in moves
        for place, event in enumerate(move.log)
    ]


def following(story: Story, news: Sequence[Told], now: Now) -> Next:
    """What comes next in the thread; news: what still holds of what happened after the end of the story."""
    table = story.table
    if table is None or table.thread != now.thread:
        return Next(_new_table(story, now))
    has_words, sources = any(move.log for move in news), {move.source for move in news}
    if now.is_over:
        return Next(_new_table(story, now)) if now.end > story.end else Next()
    if table.together and table.together == now.sight.phase:
        return _meanwhile(story, table, now)
    if has_words and (now.newly or (table.together and now.up) or UNDO in sources):
        return _told(story, table, now)
    if now.newly:
        return _line(story, table, now, now.newly, has_words=False)
    if has_words and TABLE in sources:
        return Next(_grown(table, now)) if story.end == table.end else _line(story, table, now, ())
    return _told(story, table, now) if has_words and now.nobody else _resting(table, news, now)


def of(place: dict[str, Any], number: int) -> Story:
    """How far a match is told; places of older versions know only up to which number all is told."""
    if "page" in place:
        return Story(convert(place["page"], Page), convert(place.get("line"), Page | None))
    if "n" not in place:
        return Story()
    told, since = min(place["n"], number), place.get("since", -1)
    up = tuple(place.get("up", ()))
    return Story(Page(told, through(since), through(told), place.get("thread", 0), 0, up, message=place.get("post", 0)))


def kept(page: Page | None) -> Any:
    return to_builtins(page)


def silent_until(table: Page, seat: int) -> float:
    """Until then this seat is not called by another line."""
    return max((call.at + SILENCE for call in table.calls if seat in call.seats), default=0.0)


def called(table: Page, line: Page) -> Page:
    """The table after a line below it was sent."""
    call = Call(line.up, line.message, line.at, line.number, has_words=line.begin != line.end)
    return replace(table, calls=(*table.calls, call))


def moments(table: Page, seat: int, news: Sequence[Told]) -> list[int]:
    """Where this seat was perhaps not waited for since it was last called: the numbers before moves of others."""
    since = max([table.end[0] - 1, *(call.number for call in table.calls if seat in call.seats)])
    return [max(0, move.number - 1) for move in news if move.number > since and move.seat not in (None, seat)]


def _told(story: Story, table: Page, now: Now) -> Next:
    """What happened: with the board, unless that is as it was."""
    is_unseen = now.sight.board == table.seen and not now.sight.several
    return _line(story, table, now, now.up) if is_unseen else Next(_new_table(story, now))


def _new_table(story: Story, now: Now) -> Page:
    last = story.table
    return Page(
        k=story.k,
        begin=story.end,
        end=now.end,
        thread=now.thread,
        after=story.message if last and last.thread == now.thread else now.thread,
        up=now.up,
        done=False,
        round=now.sight.round,
        stays=last is None or last.round != now.sight.round or now.is_over,
        seen=now.sight.board,
        together=now.sight.phase if now.sight.several else "",
        at=now.at,
        number=now.number,
    )


def _meanwhile(story: Story, table: Page, now: Now) -> Next:
    """Several people act at once: those who are newly up are called, then the table's words grow."""
    quiet = {seat: silent_until(table, seat) for seat in now.newly}
    loud = tuple(seat for seat, end in quiet.items() if not now.at < end <= now.at + SILENCE)
    if loud:
        return _line(story, table, now, loud, has_words=False)
    later = min((end for end in quiet.values() if end > now.at), default=0.0)
    if now.end <= table.end:
        return Next(due=later)
    if table.at <= now.at < table.at + JOINED:
        return Next(due=table.at + JOINED, owed=True)
    return Next(_grown(table, now), due=later)


def _grown(table: Page, now: Now) -> Page:
    """The table with all that has happened; who is still to be called is not among those who were."""
    up = tuple(seat for seat in now.up if seat not in now.newly)
    return replace(table, end=now.end, up=up, at=now.at, moving=0, done=False)


def _line(story: Story, table: Page, now: Now, seats: tuple[int, ...], has_words: bool = True) -> Next:
    begin = story.end
    end = now.end if has_words else begin
    line = Page(story.k, begin, end, now.thread, story.message, seats, done=False, at=now.at, number=now.number)
    together = now.sight.phase if now.sight.several else ""
    up = tuple(dict.fromkeys((*table.up, *seats)))
    calls = tuple(call for call in table.calls if call.has_words or not set(call.seats) <= set(seats))
    return Next(replace(table, up=up, together=together, calls=calls), line)


def _resting(table: Page, news: Sequence[Told], now: Now) -> Next:
    """In the middle of a turn the table says how many moves there are so far, when nobody has moved for a while."""
    moves = sum(move.source not in (TABLE, UNDO) for move in news)
    if moves == table.moving:
        return Next()
    if now.moved <= now.at < now.moved + REST:
        return Next(due=now.moved + REST)
    return Next(replace(table, moving=moves, done=False))


def _hash(seen: Any) -> str:
    return hashlib.blake2b(msgpack.encode(seen), digest_size=8).hexdigest()
