"""What is committed and still to be told: letters of one match come as one piece of news."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from service.desk import Desk
from storage import Letter, LetterKey

MOST = 1_000
"""So many letters are looked at together."""
FOREVER = 1e300

MOVES = ("started", "moved")
"""The kinds of letters that tell of moves."""

QUIET = "quiet"
"""The place that keeps at which revision of a match all was told, and nothing was to be told later."""

MIRROR = "mirror"
"""The kind of a letter that tells spectators in another channel, when its time has come."""

REMIND, CLOSED = "remind", "closed"
"""Kinds of letters: somebody is to be told of something in private; a lobby that nobody started is closed."""


class News(Struct, frozen=True):
    """Something has happened in a match; how much of it anybody may know is said by `told`."""

    match: int
    letters: tuple[LetterKey, ...]


class Mirror(Struct, frozen=True):
    """The moves after number `first` up to `last` for a channel of spectators, not before `due`."""

    letter: LetterKey
    match: int
    channel: int
    first: int
    last: int
    due: float


class Reminder(Struct, frozen=True, array_like=True):
    """Whom to remind, of what, and since when that holds."""

    seat: int
    kind: str
    due: float


def reminder(seat: int, kind: str, due: float) -> tuple[str, bytes]:
    """A letter to the human of a seat."""
    return REMIND, msgspec.msgpack.encode(Reminder(seat, kind, due))


def reminded(letter: Letter) -> Reminder:
    return msgspec.msgpack.decode(letter.body, type=Reminder)


async def waiting(desk: Desk) -> list[int]:
    """Matches that have something to tell, now or later."""
    return await _telling(desk, FOREVER)


async def due(desk: Desk) -> list[int]:
    """Matches of which somebody can be told something now."""
    return await _telling(desk, desk.now())


async def letters(desk: Desk, *kinds: str) -> list[Letter]:
    """Letters of these kinds that can be delivered now. Others, that may wait for long, do not stand before them."""
    return [letter for kind in kinds for letter in await desk.store.letters_due(kind, desk.now(), MOST)]


async def news(desk: Desk, match: int) -> News | None:
    """All that is to be told of a match now, in one."""
    letters = [letter for letter in await desk.store.letters(MOST, match) if letter.kind in MOVES]
    return News(match, tuple(letter.id for letter in letters)) if letters else None


async def mirrors(desk: Desk, match: int) -> list[Mirror]:
    """What spectators' channels are still to be told of a match, in its order."""
    letters = [letter for letter in await desk.store.letters(MOST, match) if letter.kind == MIRROR]
    return [_mirror(letter) for letter in letters]


async def mirror(desk: Desk, match: int, channel: int, first: int, last: int, delay: float) -> None:
    """A letter to a channel of spectators."""
    body = msgspec.msgpack.encode((channel, first, last))
    await desk.store.post(match, MIRROR, body, desk.now() + delay)


async def tell_again(desk: Desk, match: int) -> None:
    """A letter though nothing has happened: whoever is killed over telling it has it at the next start."""
    if await news(desk, match) is None:
        await desk.store.post(match, MOVES[-1], b"", desk.now())


async def _telling(desk: Desk, until: float) -> list[int]:
    found = [await desk.store.matches_with_letters(kind, until) for kind in (*MOVES, MIRROR)]
    return list(dict.fromkeys(match for matches in found for match in matches))


async def told(desk: Desk, match: int, place: Mapping[str, Any], letters: Sequence[LetterKey]) -> None:
    """What is to be kept of how a match was told, and the letters that have nothing more to tell, in one step."""
    if place or letters:
        await desk.store.set_places(match, place, letters)


async def delivered(desk: Desk, *letters: LetterKey) -> None:
    await desk.store.delivered(letters)


def _mirror(letter: Letter) -> Mirror:
    channel, first, last = msgspec.msgpack.decode(letter.body, type=tuple[int, int, int])
    return Mirror(letter.id, letter.match, channel, first, last, letter.at)
