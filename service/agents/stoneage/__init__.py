"""Players of Stone Age who take what looks best now: village early, food for all, cards and buildings that pay.

Everything is weighed in points. One eye of a die is worth about one point, because a resource takes as many eyes as it
brings points in a building. `easy` makes too much of gold and too little of the village and of food.
"""

from math import tanh
from typing import Any

from rules.kernel import Msg, Path, Position, Seat, Tape, View, msg
from rules.stoneage import RULES
from rules.stoneage.scoring import sheet
from rules.stoneage.view import StoneAgeView
from service.agents import Ask, Player
from service.agents.comparing import strongest
from service.agents.stoneage.board import laid_out
from service.agents.stoneage.mind import decide
from service.agents.stoneage.offers import Asked, Known
from service.agents.stoneage.placements import Placements
from service.agents.stoneage.weights import Weights, load
from service.thinking.imagination import Imagine, Policy
from service.thinking.playouts import Playouts

CANDIDATES, WORLDS, BUDGET = 4, 8, 16_000
"""Placements that are compared, in so many worlds, with so many moves in all."""
WITHIN = 3.0
"""Points by which a placement may look worse than the best and is compared."""
CLOSE = 40.0
"""Points of lead that make a victory clear."""
GREEDY, STRONG = load("greedy"), load("strong")
TUNED = {2: STRONG, 4: STRONG}
"""The weights that `./run tune` looks for, by the number of seats."""


def weighted(weights: Weights) -> Player:
    """A player who takes the move that looks best by these weights."""

    def choose(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
        assert isinstance(view, StoneAgeView)
        return decide(laid_out(view, seat), seat, Asked(ask), weights)

    return choose


def policy(weights: Weights) -> Policy:
    """The same on a bare position, for thinking ahead."""

    def choose(p: Position[Any, Any], seat: Seat) -> Path:
        return decide(p, seat, Known(p, seat), weights)

    return choose


def strong(view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
    """Where to place people is decided by playing on; everything else as it looks."""
    assert isinstance(view, StoneAgeView)
    p, offers = laid_out(view, seat), Asked(ask)
    if "place" not in offers.verbs():
        return decide(p, seat, offers, STRONG)
    best = Placements(p.game, seat, STRONG).ranked(offers, WITHIN)
    return PLAYOUTS.best(best[:CANDIDATES], seat, imagine, tape)


def reasons(view: View, seat: Seat, ask: Ask, path: Path) -> tuple[Msg, ...]:
    """What speaks for a placement; the rest of a round is a matter of arithmetic."""
    assert isinstance(view, StoneAgeView)
    if path[0] != "place":
        return ()
    placements = Placements(laid_out(view, seat).game, seat, STRONG)
    others = (other for other in placements.ranked(Asked(ask)) if other[1] != path[1])
    next_best = next(map(placements.terms, others), {})
    return strongest(placements.terms(path), next_best, lambda term: msg(f"stoneage-why-{term}"))


def _value(p: Position[Any, Any], seat: Seat) -> float:
    """Victory, and by how much."""
    points = [sheet(player).total for player in p.game.players]
    lead = points[seat] - max(total for other, total in enumerate(points) if other != seat)
    return tanh(lead / CLOSE)


greedy = weighted(GREEDY)
easy = weighted(load("easy"))
PLAYOUTS = Playouts(RULES, policy(STRONG), _value, WORLDS, BUDGET)
