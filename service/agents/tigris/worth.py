"""What positions of Euphrat & Tigris are worth to a seat."""

from typing import Any

from rules.kernel import Position, Seat
from rules.tigris.board import COLOURS, OFF
from rules.tigris.scoring import final
from rules.tigris.state import Tigris
from rules.tigris.view import TigrisView
from service.agents.tigris.mind import Mind

Prices = dict[str, float]
"""What a point of each colour is worth."""
RANKS = (2.0, 1.0, 0.6, 0.3)
"""What a point is worth in the weakest colour, in the next, and so on."""
RIVAL = 0.5
"""How much the leaders of others count against the own ones, each of them for its share."""
GAINS = 0.6
"""How much counts what others have gained by the turn; what they had before is the same for every turn."""
HAND = 0.1
"""A tile in hand of a colour whose leader stands."""
DRAWN = 2
"""Tiles that a player draws in a turn, about; when the bag is nearly empty, places are worth little."""
WON = 100.0


def worth(p: Position[Any, Any], seat: Seat, view: TigrisView, prices: Prices | None = None) -> float:
    """Points, the weakest colour most, leaders where they stand, tiles that serve them, and what others have.

    `prices` is what a point of each colour was worth when the turn began: else a leader would be worth less the more it
    has just earned, and nobody would go for points."""
    g: Tigris = p.game
    mind = Mind(view, seat)
    mind.worth = prices or mind.worth
    value, mine = ladder(final(g, seat)), sorted(final(g, seat))
    if not p.stack:
        best = max(sorted(final(g, other)) for other in range(g.seats) if other != seat)
        return value + WON * (int(mine > best) - int(mine < best))
    value -= sum(GAINS * ladder(final(g, other)) for other in range(g.seats) if other != seat) / (g.seats - 1)
    left = min(1.0, view.bag / (DRAWN * g.seats))
    for leader, cell in enumerate(view.leaders):
        if cell == OFF:
            continue
        standing = left * mind.standing(mind.found, leader)
        value += standing if mind.mine(leader) else -RIVAL * standing / (g.seats - 1)
    served = {COLOURS[leader % 4] for leader, cell in enumerate(view.leaders) if mind.mine(leader) and cell != OFF}
    return value + HAND * sum(number for name, number in mind.hand.items() if name in served)


def ladder(points: list[int]) -> float:
    """Points by how weak their colour is."""
    return sum(rank * number for rank, number in zip(RANKS, sorted(points), strict=True))
