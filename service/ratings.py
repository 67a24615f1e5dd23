"""Ratings per game, and the record of a person: only of matches that humans have played to the end."""

import statistics
from itertools import pairwise
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from rules.kernel import Result
from service import absence
from service.desk import Desk, Table
from storage import Move, Rating, Score

MODEL = PlackettLuce()
UNCOUNTED = {"branch", "imported"}
"""Marks of matches that say nothing of anybody's skill."""
OPT_OUT = "unrated"
"""The preference of those who want no rating."""
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
    if await desk.store.scores_of_match(match):
        return []
    moves = await desk.store.moves(match)
    scores = [_score(table, result, moves, seat, user) for seat, user in _humans(table)]
    out = [score.user for score in scores if (await desk.store.prefs(score.user)).get(OPT_OUT)]
    rated = len(scores) == len(table.chairs) and not out and not any(absence.level(chair) for chair in table.chairs)
    scores = [Score(**{**_fields(score), "rated": rated}) for score in scores]
    await desk.store.keep_scores(scores, await _rated(desk, table.match.game, scores) if rated else [])
    return scores


async def stats(desk: Desk, user: int) -> list[Stats]:
    """A person's record, game by game."""
    scores = await desk.store.scores_of(user)
    games = sorted({score.game for score in scores})
    return [await _stats(desk, user, game, [s for s in scores if s.game == game]) for game in games]


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


def _humans(table: Table) -> list[tuple[int, int]]:
    """Seats and people, those included who left."""
    gone = {int(seat): int(user) for seat, user in table.match.settings.get("conceded", {}).items()}
    sitting = {chair.seat: chair.user for chair in table.chairs if chair.user is not None}
    seats = {**gone, **sitting}
    people: dict[int, int] = {}
    for seat, user in sorted(seats.items()):
        people.setdefault(user, seat)
    return [(seat, user) for user, seat in people.items()]


def _score(table: Table, result: Result, moves: list[Move], seat: int, user: int) -> Score:
    left = str(seat) in table.match.settings.get("conceded", {})
    return Score(
        match=table.match.id,
        user=user,
        game=table.match.game,
        place=len(table.chairs) if left else result.places[seat],
        points=result.points[seat],
        seats=len(table.chairs),
        missed=sum(move.seat == seat and move.line == "note missed" for move in moves),
        pace=_pace(moves, seat),
        rated=False,
        at=table.match.ended or table.match.created,
    )


def _pace(moves: list[Move], seat: int) -> float | None:
    """The median time between what came before and a player's own move."""
    waits = [
        move.at - former.at
        for former, move in pairwise(moves)
        if move.seat == seat and move.source == "player" and move.at - former.at < LONG_BREAK
    ]
    return statistics.median(waits) if waits else None


async def _rated(desk: Desk, game: str, scores: list[Score]) -> list[Rating]:
    """Everybody's new rating."""
    old = [await desk.store.rating(score.user, game) for score in scores]
    teams: list[list[Any]] = [[MODEL.rating(mu=r.mu, sigma=r.sigma) if r else MODEL.rating()] for r in old]
    new = MODEL.rate(teams, ranks=[float(score.place) for score in scores])
    return [
        Rating(score.user, game, team[0].mu, team[0].sigma, 1 + (before.matches if before else 0))
        for score, before, team in zip(scores, old, new, strict=True)
    ]


def _fields(score: Score) -> dict[str, Any]:
    return {name: getattr(score, name) for name in Score.__struct_fields__}
