"""Positions of UR for lessons, put on the table in a few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel import Position
from rules.ur.act import Act
from rules.ur.course import Course
from rules.ur.state import CELLS, COPIES, KINDS, PLACES, ZIGGURATS, Field, Tile, Ur
from rules.ur.swap import Swap

FIRST_TURN = 9
"""Of two players, counted from the first stone of the set-up."""


def lay(hands: Sequence[str], tiles: Mapping[str, str], hidden: str = "", step: str = "act") -> Position[Ur, Any]:
    """Hands are written `"trade/war"`, tiles `{"c3" = "trade A3"}` (a market with three stones of the first player),
    `{"c4" = "war"}` (free) or `{"c5" = "culture BZ"}` (a ziggurat). No other tile shows the `hidden` picture."""
    heap = [Tile(*kind) for _ in range(COPIES) for kind in KINDS]
    g = Ur(seats=len(hands), literal=False, anywhere=False)
    g.hands = [_take(heap, *hand.split("/")) for hand in hands]
    named = {PLACES[cell]: _field(heap, words) for cell, words in tiles.items()}
    rest = [tile.turned() if tile.up == hidden else tile for tile in heap]
    g.board = [named.get(cell) or Field(rest.pop()) for cell in range(CELLS)]
    g.spare = rest
    g.pool = ZIGGURATS - sum(field.ziggurat for field in g.board)
    return Position(g, [Course(FIRST_TURN), Act(0) if step == "act" else Swap(0)])


def _field(heap: list[Tile], words: str) -> Field:
    picture, _, stones = words.partition(" ")
    tile = _take(heap, *picture.split("/"))
    if not stones:
        return Field(tile)
    owner = "AB".index(stones[0])
    return Field(tile, owner, 1, True) if stones[1] == "Z" else Field(tile, owner, int(stones[1]))


def _take(heap: list[Tile], up: str, back: str = "") -> Tile:
    """The first tile with this picture, or these two, this one up."""
    found = next(tile for tile in heap if tile.kind() >= {up, back or up})
    heap.remove(found)
    return found if found.up == up else found.turned()
