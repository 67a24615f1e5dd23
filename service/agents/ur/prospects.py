"""What the tile in hand may bring in the next turn."""

from rules.kernel import Seat
from rules.ur.actions import market
from rules.ur.state import MOST, Cell, Ur, neighbours
from rules.ur.war import targets
from service.agents.ur.tally import Side, free_tiles

CROWDED = 6
"""So few free tiles that only ziggurats bring the end nearer."""
LAST = 1
"""So few free tiles that one turn may fill the square."""
MOVING = frozenset(("agriculture", "politics"))
"""Actions for which neither stones in supply nor heaps are needed."""
ATTACKS = 3
"""More tiles that could attack bring no more."""


def prospects(g: Ur, seat: Seat, side: Side) -> float:
    """What both actions of the hand tile would bring, in stones."""
    hand = g.hands[seat]
    return sum([_gain(g, seat, side, action) for action in (hand.up, hand.back) if action])


def is_full(g: Ur) -> bool:
    """Hardly a tile is free."""
    return free_tiles(g) <= CROWDED


def is_stuck(g: Ur) -> bool:
    """Hardly a tile is free, and none that goes from hand to hand moves stones that lie: soon nobody could change
    anything any more. Without spare tiles a full square is the end."""
    if not g.spare or free_tiles(g) > LAST:
        return False
    return MOVING.isdisjoint(action for tile in (*g.hands, *g.spare) for action in (tile.up, tile.back))


def _gain(g: Ur, seat: Seat, side: Side, action: str) -> float:
    match action:
        case "agriculture":
            return _harvest(g, side)
        case "trade":
            room = [(cell, MOST - g.board[cell].stones) for cell in _showing(g, side, action)]
            return min(sum(min(market(g, seat, cell), left) for cell, left in room), side.supply)
        case "culture":
            return _growth(g, seat, _showing(g, side, action))
        case "war":
            return 0.8 * min(sum(_can_attack(g, seat, cell) for cell in side.cells), ATTACKS)
        case _:
            return 20 if not side.ripe and is_full(g) else 0.3


def _harvest(g: Ur, side: Side) -> float:
    """What agriculture brings beyond what hunger takes."""
    fields = set(_showing(g, side, "agriculture"))
    spared = set[Cell]() if g.starving else fields
    hungry = [cell for cell in side.cells if cell not in spared and fields.isdisjoint(neighbours(cell))]
    lost = sum(g.board[cell].stones == 1 for cell in hungry if cell in fields)
    return min(2 * (len(fields) - lost), side.supply) - len(hungry)


def _growth(g: Ur, seat: Seat, centres: list[Cell]) -> float:
    """What culture brings: tiles of others grow, too."""
    near = [g.board[cell] for cell in {cell for centre in centres for cell in neighbours(centre)}]
    grown = [field.owner for field in near if 0 < field.stones < MOST and not field.ziggurat]
    return sum(1.0 if owner == seat else -0.5 for owner in grown)


def _can_attack(g: Ur, seat: Seat, cell: Cell) -> bool:
    field = g.board[cell]
    return field.stones > 1 - (field.tile.up == "war") and next(targets(g, seat, cell), None) is not None


def _showing(g: Ur, side: Side, action: str) -> list[Cell]:
    return [cell for cell in side.cells if g.board[cell].tile.up == action]
