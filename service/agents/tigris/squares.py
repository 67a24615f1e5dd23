"""Squares that may become monuments with the next turn."""

from collections.abc import Iterator

from rules.tigris.actions import tile_laws
from rules.tigris.board import CELLS, LETTERS, Cell, cells_of, together
from rules.tigris.building import corners, four, ready
from service.agents.tigris.mind import Mind

SQUARES = {corner: together(four(corner)) for cell in range(CELLS) for corner in corners(cell)}
LACKING = {1: 0.4, 2: 0.2}
"""How much of a monument is there when so many tiles are lacking, all of them in hand."""


def hopes(mind: Mind) -> float:
    """What the most promising square is worth."""
    built = [key for key, _ in mind.view.built]
    hoped = [
        part * mind.monument(key, corner, mind.found)
        for name, number in mind.hand.items()
        if number
        for corner, part in _begun(mind, name)
        for key in ready(built, LETTERS[name])
    ]
    return max(hoped, default=0.0)


def _begun(mind: Mind, name: str) -> Iterator[tuple[Cell, float]]:
    """Squares of a colour for which the tiles are in hand and the places free."""
    tiles = cells_of(mind.view.board, LETTERS[name])
    free = tile_laws(mind.view.board, mind.view.leaders, name).open
    for corner, square in SQUARES.items():
        missing = square & ~tiles
        part = LACKING.get(missing.bit_count())
        if part and missing.bit_count() <= mind.hand[name] and not missing & ~free:
            yield corner, part
