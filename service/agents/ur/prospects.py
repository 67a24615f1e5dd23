"""What the tile in hand may bring in the next turn."""

from rules.kernel import Seat
from rules.ur.actions import cultivated, farmed, hungry, market
from rules.ur.state import MOST, Ur, free_cells, neighbours, owned, supply
from rules.ur.war import attackers

CROWDED = 6
"""So few free tiles that only ziggurats bring the end nearer."""


def prospects(g: Ur, seat: Seat) -> float:
    """What both actions of the hand tile would bring, in stones."""
    return sum(_gain(g, seat, action) for action in (g.hands[seat].up, g.hands[seat].back) if action)


def is_full(g: Ur) -> bool:
    """Hardly a tile is free."""
    return sum(1 for _ in free_cells(g)) <= CROWDED


def _gain(g: Ur, seat: Seat, action: str) -> float:
    cells = list(owned(g, seat))
    match action:
        case "agriculture":
            lost = len(hungry(g, seat))
            return min(2 * len(farmed(g, seat)), supply(g, seat)) - lost
        case "trade":
            shown = [cell for cell in cells if g.board[cell].tile.up == action]
            return min(sum(min(market(g, seat, cell), MOST - g.board[cell].stones) for cell in shown), supply(g, seat))
        case "culture":
            grown = cultivated(g, seat)
            return sum(1.0 if g.board[cell].owner == seat else -0.5 for cell in grown)
        case "war":
            near = [cell for cell in attackers(g, seat) if neighbours(cell)]
            return 0.8 * min(len(near), 3)
        case _:
            return 20 if is_full(g) and all(g.board[cell].stones < MOST for cell in cells) else 0.3
