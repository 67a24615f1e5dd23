"""Ratings per game, and the record of a person: only of matches that humans have played to the end.

Who wants no rating has none; the others at the table are rated among themselves. Who left a match is recorded as last,
who gave the seat to somebody else not at all. Whoever took a seat is recorded by what came of it, and rated if that is
a gain.
"""

import statistics
from contextlib import suppress
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from openskill.models import PlackettLuce

from rules.kernel import Result
from service import seats, votes
from service.desk import Desk, Table
from storage import Conflict, Match, Move, Rating, Score

MODEL = PlackettLuce()
UNCOUNTED = {"branch", "imported"}
"""Marks of matches that say nothing of anybody's skill."""
OPT_OUT = "unrated"
"""The preference of those who want no rating."""
HIDDEN = 30
"""So many of the best may not want to be listed, and the list is still full."""
LONG_BREAK = 7 * 86_400.0
"""A pause longer than this says nothing about how fast somebody plays."""


class Stats(Struct, frozen=True):
    """A person's record in one game."""

    game: str
    matches: int
    places: dict[int, int]
    """How often which place."""
    pace: float | None
    """Median seconds per move."""
    missed: int
    rating: float | None


async def record(desk: Desk, match: int) -> list[Score]:
    """Keeps the results of a finished match, and rates it if only humans have played it; once."""
    table = await desk.table(match)
    result = table.rules.result(table.position)
    if table.match.status != "over" or result is None or UNCOUNTED & set(table.match.settings):
        return []
    kept = await desk.store.scores_of_match(match)
    scores = [] if kept else await _recorded(desk, table, result)
    await _rate(desk, table.match, [score for score in kept or scores if score.rated])
    return scores


async def stats(desk: Desk, user: int) -> list[Stats]:
    """A person's record, game by game."""
    scores = await desk.store.scores_of(user)
    games = sorted({score.game for score in scores})
    return [await _stats(desk, user, game, [s for s in scores if s.game == game]) for game in games]


async def best(desk: Desk, game: str, most: int) -> list[Rating]:
    """The highest ratings of those who want to be listed."""
    found = await desk.store.best(game, most + HIDDEN)
    return [one for one in found if not (await desk.store.prefs(one.user)).get(OPT_OUT)][:most]


def shown(rating: Rating) -> float:
    """What one can rely on: three deviations below the estimate, on a scale that begins near a thousand."""
    return 1000 + 40 * (rating.mu - 3 * rating.sigma)


async def _stats(desk: Desk, user: int, game: str, scores: list[Score]) -> Stats:
    rating = await desk.store.rating(user, game)
    paces = [score.pace for score in scores if score.pace is not None]
    places = {place: sum(s.place == place for s in scores) for place in sorted({s.place for s in scores})}
    return Stats(
        game=game,
        matches=len(scores),
        places=places,
        pace=statistics.median(paces) if paces else None,
        missed=sum(score.missed for score in scores),
        rating=None if rating is None else shown(rating),
    )


async def _recorded(desk: Desk, table: Table, result: Result) -> list[Score]:
    """The results, and who of them is to be rated; none if somebody else kept them meanwhile, who rates them too."""
    scores = _scores(table, result, await desk.store.moves(table.match.id))
    rated = await _takers(desk, table, scores)
    scores = [replace(score, rated=score in rated) for score in scores]
    try:
        await desk.store.keep_scores(scores)
    except Conflict:
        return []
    return scores


async def _rate(desk: Desk, match: Match, scores: list[Score]) -> None:
    """Once; where somebody's other match was rated at the same moment, again from what that one left."""
    known = [score for score in scores if score.user > 0]  # the others wanted to be forgotten
    while known and not any([await desk.store.is_rated(match.id, one.user, match.game) for one in known]):
        with suppress(Conflict):
            await desk.store.add_ratings(match.id, await _rated(desk, match, known))


def _scores(table: Table, result: Result, moves: list[Move]) -> list[Score]:
    """Of those who sit there, and of those who left."""
    sitting: dict[int, int] = {}
    for chair in table.chairs:
        if chair.user is not None:
            sitting.setdefault(chair.user, chair.seat)
    conceded = table.match.settings.get("conceded", {})
    left = {int(user): int(seat) for seat, user in conceded.items() if int(user) not in sitting}
    return [
        *(_score(table, result, moves, seat, user, result.places[seat]) for user, seat in sitting.items()),
        *(_score(table, result, moves, seat, user, len(table.chairs)) for user, seat in left.items()),
    ]


def _score(table: Table, result: Result, moves: list[Move], seat: int, user: int, place: int) -> Score:
    return Score(
        match=table.match.id,
        user=user,
        game=table.match.game,
        place=place,
        points=result.points[seat],
        seats=len(table.chairs),
        missed=sum(move.seat == seat and move.line == "note missed" for move in moves),
        pace=_pace(moves, seat),
        rated=False,
        at=table.match.ended or table.match.created,
    )


async def _takers(desk: Desk, table: Table, scores: list[Score]) -> list[Score]:
    """Those who are rated: where humans alone have played to the end, all who want it, if there are two."""
    there = {chair.user for chair in table.chairs if not seats.level(chair)}
    if len(there) < len(table.chairs):
        return []
    sitting = [score for score in scores if score.user in there]
    willing = [one for one in sitting if not (await desk.store.prefs(one.user)).get(OPT_OUT)]
    return willing if len(willing) > 1 else []


def _pace(moves: list[Move], seat: int) -> float | None:
    """The median time between what came before and a player's own move."""
    waits = [
        move.at - former.at
        for former, move in pairwise(moves)
        if move.seat == seat and move.source == "player" and move.at - former.at < LONG_BREAK
    ]
    return statistics.median(waits) if waits else None


async def _rated(desk: Desk, match: Match, scores: list[Score]) -> list[Rating]:
    """The new ratings of those who are rated; of newcomers, who did not begin what they end, only a gain."""
    game, newcomers = match.game, match.settings.get(votes.NEWCOMERS, [])
    old = [await desk.store.rating(score.user, game) for score in scores]
    teams: list[list[Any]] = [[MODEL.rating(mu=r.mu, sigma=r.sigma) if r else MODEL.rating()] for r in old]
    new = MODEL.rate(teams, ranks=[float(score.place) for score in scores])
    counted = [
        former if score.user in newcomers and later[0].mu < former[0].mu else later
        for score, former, later in zip(scores, teams, new, strict=True)
    ]
    return [
        Rating(score.user, game, team[0].mu, team[0].sigma, 1 + (before.matches if before else 0))
        for score, before, team in zip(scores, old, counted, strict=True)
    ]
