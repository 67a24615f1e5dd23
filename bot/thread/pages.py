"""Which message of the thread tells what: the policy, in one place.

The public log is told page by page; a page is a message. The last page is the table: it has the board and the buttons,
and grows while the same people go on. Where more has happened than fits, pages of lines alone come before it. An older
table loses its buttons, and its board too unless that is the first of its round: the thread reads as a log with one
board a round, and `/game replay` shows every other.

What a page is to tell is kept before it is sent, so that whatever stops us in between, the same page is told to its end
before the next one begins: every line of the log is in one message, and in its order.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from bot.people.readers import Reader
from service.told import Told

Mark = tuple[int, int]
"""A place in the public log: before it are all lines of the moves with smaller numbers, and so many of this one."""
BEGIN: Mark = (0, 0)
ROOM = 3_400
"""Characters of lines on a page that has nothing else."""


class Page(Struct, frozen=True):
    """A message of the thread: which lines it tells, and how far we are with it."""

    k: int
    """Its number among the pages of the match, by which it is known again in the thread."""
    begin: Mark
    end: Mark
    thread: int = 0
    after: int = 0
    """A message before it: it is looked for from there on."""
    up: tuple[int, ...] = ()
    """Who was called by it."""
    plain: bool = False
    """Lines alone; more follows."""
    elsewhere: int = 0
    """So many lines stand in another thread, which is gone."""
    message: int = 0
    done: bool = True
    """The message shows what it is to tell."""
    round: int = -1
    """The round of the game in which it began."""
    stays: bool = True
    """Its board stays when it is no longer the last: it is the first of its round."""


class Line(Struct, frozen=True):
    """A line of the public log and where it stands."""

    mark: Mark
    text: str
    shown: str = ""
    """With the sign of what it tells of; whether a message has room for a line is decided without."""


class Now(Struct, frozen=True):
    """How things stand at the table that is to be told of."""

    end: Mark
    up: tuple[int, ...]
    newly: bool
    """Somebody is up who was not called yet, or the match has begun or ended."""
    thread: int
    room: int
    """Characters for lines above the board."""


def through(number: int) -> Mark:
    """Behind the last line of the move with this number."""
    return (number + 1, 0)


def lines(moves: Iterable[Told], reader: Reader) -> list[Line]:
    return [
        Line((move.number, place), reader.say(event.msg), reader.line(event.msg))
        for move in moves
        for place, event in enumerate(move.log)
    ]


def between(found: Sequence[Line], page: Page) -> list[str]:
    return [line.shown or line.text for line in found if page.begin <= line.mark < page.end]


def following(last: Page | None, found: Sequence[Line], now: Now) -> Page:
    """The page that is to be shown next, where all that is told so far stands on the last one and those before it."""
    if last and _grows(last, found, now):
        return replace(last, end=now.end, up=now.up, done=False)
    page = Page(last.k + 1 if last else 0, last.end if last else BEGIN, now.end, now.thread, now.thread, done=False)
    if last and last.thread == now.thread:
        page = replace(page, after=last.message)
    fresh = [line for line in found if line.mark >= page.begin]
    if _size(fresh) <= now.room:
        return replace(page, up=now.up)
    return replace(page, plain=True, end=_full(fresh, now.end))


def begun(page: Page, last: Page | None, number: int) -> Page:
    """A page that begins in this round of the game; of the boards of a round, the first stays in the thread."""
    if last is not None and page.k == last.k:
        return page
    before = last.round if last else -1
    return replace(page, round=before) if page.plain else replace(page, round=number, stays=number != before)


def of(place: dict[str, Any], number: int) -> Page | None:
    """The last page of a match; places of older versions know only up to which number all is told."""
    if "page" in place:
        return convert(place["page"], Page)
    if "n" not in place:
        return None
    told, since = min(place["n"], number), place.get("since", -1)
    up = tuple(place.get("up", ()))
    return Page(told, through(since), through(told), place.get("thread", 0), 0, up, message=place.get("post", 0))


def kept(page: Page) -> Any:
    return to_builtins(page)


def _grows(last: Page, found: Sequence[Line], now: Now) -> bool:
    """Whether what is new goes on the last page."""
    if now.newly or last.plain or not last.message or last.thread != now.thread:
        return False
    return _size([line for line in found if line.mark >= last.begin]) <= now.room


def _full(fresh: Sequence[Line], end: Mark) -> Mark:
    """How far a page of lines alone goes; one line at least fits."""
    size = len(fresh[0].text)
    for line in fresh[1:]:
        size += len(line.text) + 1
        if size > ROOM:
            return line.mark
    return end


def _size(found: Sequence[Line]) -> int:
    return sum(len(line.text) + 1 for line in found)
