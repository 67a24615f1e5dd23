"""Who of those who look for players sits together: pure, and fair by waiting time.

Whoever waits longest, and for whom a table can be made at all, gets it, with those who wait longest of all who fit
together. A full table is made at once. When somebody has waited for a while, a smaller one will do, and computers fill
up where everybody there allows that.
"""

from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct

from service import clock
from storage import Search

ANY, NEW, EQUAL = "any", "new", "equal"
EXPERIENCE = (ANY, NEW, EQUAL)
"""With whom: whoever comes, people new to the game, people about as strong."""
FEW = 3
"""Who has finished fewer matches of a game is new to it."""
NEAR = 5.0
"""Ratings that lie so close are about the same: 200 of the points that are shown."""
PATIENCE = {"live": 10 * clock.MINUTE}
USUAL_PATIENCE = 6 * clock.HOUR
"""After so long a smaller table will do, or one with computers."""
PACE = "daily"
"""Of a table at which everybody is content with any."""
LEAST = 2
"""People at a table with computers."""
STEPS = 5_000
"""So many companies are tried for one table."""


class Seeker(Struct, frozen=True):
    """A search, and what is to be known of its owner: for nobody's eyes."""

    search: Search
    is_free: bool = True
    """One match more is not too many."""
    abroad: bool = False
    """Wants people of other servers, and the own server allows it."""
    apart: frozenset[int] = frozenset()
    """Avoids these, or is avoided by them."""
    played: dict[str, int] = {}
    skill: dict[str, float] = {}


class Found(Struct, frozen=True):
    """A table that can be made; the one who has waited longest comes first."""

    game: str
    pace: str
    seats: int
    company: tuple[Seeker, ...]


Sizes = Callable[[str], Sequence[int]]
"""How many can play a game."""


def find(seekers: Sequence[Seeker], now: float, sizes: Sizes, is_ours: Callable[[Search], bool]) -> Found | None:
    """The next table; the one who has waited longest of its company must be one of ours."""
    queue = sorted((one for one in seekers if one.is_free), key=lambda one: (one.search.since, one.search.id))
    for first in queue:
        if is_ours(first.search):
            for game in first.search.games:
                if found := _table(first, game, queue, now, sizes(game)):
                    return found
    return None


def fits(one: Seeker, other: Seeker, game: str) -> bool:
    """Whether both would sit down with the other at this game."""
    a, b = one.search, other.search
    return (
        a.person != b.person
        and b.person not in one.apart
        and a.person not in other.apart
        and (not a.pace or not b.pace or a.pace == b.pace)
        and (a.guild == b.guild or (one.abroad and other.abroad))
        and _welcomes(one, other, game)
        and _welcomes(other, one, game)
    )


def next_for(
    company: Collection[Seeker], game: str, seats: int, out: Collection[int], seekers: Sequence[Seeker]
) -> Seeker | None:
    """Who of the queue is to be asked to a table that goes on looking, and was not asked by it before."""
    queue = sorted((one for one in seekers if one.is_free), key=lambda one: (one.search.since, one.search.id))
    for one in queue:
        known = one.search.person in out
        if not known and _plays(one, game, seats) and all(fits(one, other, game) for other in company):
            return one
    return None


def is_patient(search: Search, now: float) -> bool:
    """Has waited long enough to be content with less."""
    return now - search.since >= PATIENCE.get(search.pace, USUAL_PATIENCE)


def _plays(one: Seeker, game: str, seats: int) -> bool:
    return game in one.search.games and one.search.number in (0, seats)


def _welcomes(one: Seeker, other: Seeker, game: str) -> bool:
    match one.search.experience:
        case "new":
            return other.played.get(game, 0) < FEW
        case "equal":
            return abs(one.skill.get(game, 0.0) - other.skill.get(game, 0.0)) <= NEAR
        case _:
            return True


def _table(first: Seeker, game: str, queue: Sequence[Seeker], now: float, sizes: Sequence[int]) -> Found | None:
    steps = iter(range(STEPS))
    for seats, people in _shapes(first, now, sizes):
        others = [one for one in queue if _plays(one, game, seats) and fits(first, one, game)]
        if people < seats:
            others = [one for one in others if one.search.computers]
        if company := _company((first,), others, people, game, steps):
            pace = next((one.search.pace for one in company if one.search.pace), PACE)
            return Found(game, pace, seats, company)
    return None


def _shapes(first: Seeker, now: float, sizes: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Tables with which somebody is content, the best first: how many seats, and how many people on them."""
    fitting = [size for size in sorted(sizes, reverse=True) if first.search.number in (0, size)]
    patient = is_patient(first.search, now)
    yield from ((size, size) for size in (fitting if patient else fitting[:1]))
    if patient and first.search.computers and first.search.number:
        yield from ((size, people) for size in fitting for people in range(size - 1, LEAST - 1, -1))


def _company(
    company: tuple[Seeker, ...], rest: Sequence[Seeker], people: int, game: str, steps: Iterator[int]
) -> tuple[Seeker, ...] | None:
    """The first in the order of waiting of all companies in which everybody fits everybody."""
    if len(company) == people:
        return company
    for at, one in enumerate(rest):
        if len(company) + len(rest) - at < people or next(steps, None) is None:
            return None
        further = [other for other in rest[at + 1 :] if fits(one, other, game)]
        if whole := _company((*company, one), further, people, game, steps):
            return whole
    return None
