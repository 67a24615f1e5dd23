"""What speaks for a move in UR, told by what it changes on the table."""

from typing import NamedTuple

from rules import kernel
from rules.kernel import Msg, Path, Seat, Tape, View, msg
from rules.ur import RULES
from rules.ur.state import Ur
from rules.ur.view import UrView
from service.agents import Ask
from service.agents.comparing import strongest
from service.agents.ur.board import laid_out, on_turn
from service.agents.ur.moves import moves
from service.agents.ur.prospects import prospects
from service.agents.ur.tally import points, tally
from service.agents.ur.weights import Weights
from service.agents.ur.worth import CROWD, DUEL


class Standing(NamedTuple):
    """What a seat has, and what hurts it. The hand tile is a guess in stones, all else can be counted."""

    points: float
    stones: float
    tiles: float
    ripe: float
    built: float
    hand: float
    rivals: float


def reasons(view: View, seat: Seat, ask: Ask, path: Path) -> tuple[Msg, ...]:
    assert isinstance(view, UrView)
    g, weights = laid_out(view), DUEL if view.seats == 2 else CROWD
    now = _standing(g, seat)
    rest = [_gains(_changes(g, seat, other, now), weights) for other in moves(ask) if other != path]
    next_best = max(rest, key=lambda gains: sum(gains.values()), default={})
    changes = _changes(g, seat, path, now)
    gains = {term: gain for term, gain in _gains(changes, weights).items() if gain > 0}
    return strongest(gains, next_best, lambda term: msg(f"ur-why-{term}", number=round(abs(changes[term]))))


def _standing(g: Ur, seat: Seat) -> Standing:
    sides = tally(g)
    side, scores = sides[seat], [points(g, other, there) for other, there in enumerate(sides)]
    rivals = max(number for other, number in enumerate(scores) if other != seat)
    here = (scores[seat], side.stones, len(side.cells), side.ripe, side.built, prospects(g, seat, side), rivals)
    return Standing(*map(float, here))


def _changes(g: Ur, seat: Seat, path: Path, now: Standing) -> dict[str, float]:
    """What a move makes more or less; nothing where it is no move of a turn."""
    if path[0] == "take":
        return {}
    try:
        after = kernel.apply(RULES, on_turn(g, seat, str(path[0])), seat, path, Tape(fixed=())).position.game
    except (kernel.Illegal, kernel.TapeError):
        return {}
    then = _standing(after, seat)
    return {term: there - here for term, here, there in zip(Standing._fields, now, then, strict=True)}


def _gains(changes: dict[str, float], w: Weights) -> dict[str, float]:
    """What the changes are worth, in points."""
    prices = Standing(1.0, w.stone, w.tile, w.ripe, w.built, w.hand, -w.rival)
    return {term: price * changes.get(term, 0.0) for term, price in zip(Standing._fields, prices, strict=True)}
