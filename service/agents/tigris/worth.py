"""What positions of Euphrat & Tigris are worth to a seat."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rules.kernel import Position, Seat
from rules.tigris.board import COLOURS, OFF
from rules.tigris.scoring import final
from rules.tigris.state import Tigris
from rules.tigris.view import TigrisView
from service.agents.tigris.mind import Mind
from service.agents.tigris.squares import hopes

STRETCH, DEAR = 4.0, 2.0
"""A point is worth that much in the weakest colour, and a quarter of it in one that is so many points ahead."""
RIVAL = 0.5
"""How much the leaders of others count against the own ones, each of them for its share."""
GAINS = 0.35
"""What a point counts that others have gained by the turn, in whatever colour: which is their weakest, nobody sees."""
HAND = 0.1
"""A tile in hand of a colour whose leader stands."""
DRAWN = 2
"""Tiles that a player draws in a turn, about; when the bag is nearly empty, places are worth little."""
WON = 100.0
SPARED = 0.01
"""A catastrophe at the end that changes nothing is left undone."""


class Prices(Struct, frozen=True):
    """What a point of each colour was worth when the turn began, and the points of the weakest: else a leader would be
    worth less the more it has just earned."""

    colours: dict[str, float]
    weakest: int = 0


def worth(p: Position[Any, Any], seat: Seat, view: TigrisView, prices: Prices) -> float:
    """Points, the weakest colour most, leaders where they stand, tiles that serve them, and what others have."""
    g: Tigris = p.game
    mind = Mind(view, seat)
    mind.worth = prices.colours
    value, mine = wealth(final(g, seat), prices.weakest), sorted(final(g, seat))
    if not p.stack:
        best = max(sorted(final(g, other)) for other in range(g.seats) if other != seat)
        return value + WON * (int(mine > best) - int(mine < best)) + SPARED * g.catastrophes[seat]
    value -= GAINS * sum(sum(final(g, other)) for other in range(g.seats) if other != seat) / (g.seats - 1)
    left = min(1.0, view.bag / (DRAWN * g.seats))
    for leader, cell in enumerate(view.leaders):
        if cell == OFF:
            continue
        standing = left * mind.standing(mind.found, leader)
        value += standing if mind.mine(leader) else -RIVAL * standing / (g.seats - 1)
    served = {COLOURS[leader % 4] for leader, cell in enumerate(view.leaders) if mind.mine(leader) and cell != OFF}
    value += left * max(0.0, hopes(mind))
    return value + HAND * sum(number for name, number in mind.hand.items() if name in served)


def wealth(points: Sequence[int], weakest: int = 0) -> float:
    """All points together, each colour by how far it is ahead."""
    ahead = [max(0, number - weakest) for number in points]
    return sum(DEAR * STRETCH * number / (STRETCH + number) for number in ahead)


def price(ahead: int) -> float:
    """What one more point is worth in a colour that is so many ahead of the weakest."""
    return DEAR * (STRETCH / (STRETCH + ahead)) ** 2
