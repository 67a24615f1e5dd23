"""The review of a finished match: the standing over time, and the few decisions that turned it.

It is made once, in pieces in the processes that think, and kept with the match; the same match gets the same review.
What turned it is looked for as one looks up a word: first at a few places all along the match, then ever closer where
the hopes of victory changed most.
"""

from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from rules.kernel import Arg, Illegal, Msg, Seat, msg
from service import game_file, history, lessons, lobby
from service.desk import Desk, Match, Move
from service.review_course import Course, Decision, course
from service.review_turns import Advice, Hopes, advise, hopes
from service.told import Told, told

PLACE = "review"
"""Under this key it is kept with the match."""
EDITION = 2
"""A review that was made in another way is made anew."""
PLACES, CLOSER, MOST = 24, 8, 3
"""Places that are looked at first; changes that are followed closer; turning points that are told."""
SLIGHT = 0.02
"""A part of the hopes that is nothing."""
CHANCE = 0.5
"""What the hopes of others count that changed with a decision: mostly it was chance, or somebody had to be the last."""

Think = Callable[..., Awaitable[Any]]
"""Does work in a process of its own."""
Progress = Callable[[int], None]
"""Hears how much is done, in per cent."""


class Turn(Struct, frozen=True):
    """A decision that turned the match; whose hopes changed most by it, in per cent; what strong would have done."""

    n: int
    number: int
    """Of the move, for everybody."""
    before_it: int
    """Of the position in which it was made."""
    seat: Seat
    whose: Seat
    before: int
    after: int
    moment: Msg
    """When that was, in the game's own time."""
    played: Arg
    better: Arg | None
    """None: the same."""
    reasons: tuple[Msg, ...]
    gain: int
    """What that would have left more of the mover's hopes, in per cent."""


class Review(Struct, frozen=True):
    """`measured` says what the values are, `stops` are numbers of moves, `values` what each seat had after them."""

    edition: int
    last: int
    """The entry of the record at which it was made."""
    measured: Msg
    stops: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]
    turns: tuple[Turn, ...]


def is_open(match: Match) -> bool:
    """A match of people that is over; neither what-ifs nor lessons are looked back at."""
    return match.status == "over" and not history.is_branch(match) and lessons.LESSON not in match.settings


async def kept(desk: Desk, match: int) -> Review | None:
    """The review that is there already; Illegal where there can be none."""
    found, _ = await desk.lobby(match)
    if not is_open(found):
        raise Illegal(msg("service-no-review"))
    table = await desk.table(match)
    there = found.place.get(PLACE)
    if not there or there.get("edition") != EDITION or there.get("last") != table.n:
        return None
    return msgspec.convert(there, Review)


async def make(desk: Desk, match: int, think: Think, progress: Progress) -> Review:
    """Makes it and keeps it."""
    way: Course = await think(course, await game_file.export(desk, match))
    found = await _turns(way, think, progress)
    moves = await desk.store.moves(match)
    review = Review(
        edition=EDITION,
        last=moves[-1].n,
        measured=way.measured,
        stops=tuple(moves[n].number for n in way.stops),
        values=way.values,
        turns=tuple(_turn(step, advice, moves[step.decision.n]) for step, advice in found),
    )
    await lobby.set_place(desk, match, {PLACE: msgspec.to_builtins(review)})
    return review


async def played(desk: Desk, match: int, turn: Turn) -> Told | None:
    """What everybody heard of it; what was said to one alone begins with `you`, and would be taken for the reader."""
    (move,) = await desk.store.moves(match, turn.n, turn.n)
    return told(move, None)


class _Step(Struct, frozen=True):
    """A decision, and everybody's hopes before and after it."""

    decision: Decision
    before: Hopes
    after: Hopes

    @property
    def whose(self) -> Seat:
        """Whose hopes changed most; the mover's own, where others' changed as much."""
        return max(range(len(self.before)), key=lambda seat: (self._change(seat), seat == self.decision.seat))

    def _change(self, seat: Seat) -> float:
        return round(abs(self.after[seat] - self.before[seat]), 6)

    @property
    def size(self) -> float:
        return max(self._change(self.decision.seat), CHANCE * self._change(self.whose))


class _Search:
    """Looks for the decisions that changed most, and counts what it has done."""

    def __init__(self, way: Course, think: Think, progress: Progress) -> None:
        self.way, self._think, self._progress = way, think, progress
        self._hopes: dict[int, Hopes] = {}
        last = len(way.decisions)
        self.places = sorted({round(last * number / PLACES) for number in range(PLACES + 1)})
        self._all = len(self.places) + CLOSER * (1 + max(1, last // PLACES).bit_length())
        self._done = 0

    async def hopes(self, place: int) -> Hopes:
        if place not in self._hopes:
            self._hopes[place] = await self._think(hopes, self.way.game, self.way.state(place))
            self.count()
        return self._hopes[place]

    async def closer(self, low: int, high: int) -> int:
        """The decision between two places that changed most."""
        while high - low > 1:
            middle = (low + high) // 2
            first, then = await self.change(low, middle), await self.change(middle, high)
            low, high = (low, middle) if first >= then else (middle, high)
        return low

    async def change(self, low: int, high: int) -> float:
        before, after = await self.hopes(low), await self.hopes(high)
        return max(abs(new - old) for old, new in zip(before, after, strict=True))

    async def step(self, place: int) -> tuple[_Step, Advice]:
        advice: Advice = await self._think(advise, self.way.game, self.way.decisions[place])
        self.count()
        return _Step(self.way.decisions[place], await self.hopes(place), await self.hopes(place + 1)), advice

    def count(self) -> None:
        self._done += 1
        self._progress(min(99, 100 * self._done // self._all))


async def _turns(way: Course, think: Think, progress: Progress) -> list[tuple[_Step, Advice]]:
    """The decisions that weigh most, in their order."""
    if not way.decisions:
        return []
    search = _Search(way, think, progress)
    changes = {pair: await search.change(*pair) for pair in pairwise(search.places)}
    widest = sorted(changes, key=lambda pair: (-changes[pair], pair))[:CLOSER]
    found = [await search.step(await search.closer(*pair)) for pair in sorted(widest)]
    telling = [one for one in found if _weight(one) > SLIGHT]
    few = sorted(telling, key=lambda one: (-_weight(one), one[0].decision.n))[:MOST]
    return sorted(few, key=lambda one: one[0].decision.n)


def _weight(found: tuple[_Step, Advice]) -> float:
    """How much a decision changed, or would have changed if it had been made well."""
    step, advice = found
    return max(step.size, advice.gain)


def _turn(step: _Step, advice: Advice, move: Move) -> Turn:
    whose = step.whose
    return Turn(
        n=move.n,
        number=move.number,
        before_it=move.number if move.hidden else move.number - 1,
        seat=step.decision.seat,
        whose=whose,
        before=_percent(step.before[whose]),
        after=_percent(step.after[whose]),
        moment=advice.moment,
        played=advice.played,
        better=advice.better,
        reasons=advice.reasons,
        gain=_percent(advice.gain),
    )


def _percent(part: float) -> int:
    return round(100 * part)
