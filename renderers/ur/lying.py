"""What lies where in UR: a tile, and on it stones and ziggurats."""

from collections import Counter

from renderers.changes import Lying, Piece
from rules.ur.view import Seen, UrView

SIDE = 6


def lying(view: UrView) -> Lying:
    board = {f"{'abcdef'[cell % SIDE]}{cell // SIDE + 1}": _on(tile) for cell, tile in enumerate(view.board)}
    beside = {f"spare{number}": _on(tile) for number, tile in enumerate(view.spare, 1)}
    return board | beside


def _on(tile: Seen) -> Counter[Piece]:
    pieces: Counter[Piece] = Counter({(None, f"{tile.up}/{tile.back}"): 1})
    if tile.owner is not None:
        pieces[tile.owner, "ziggurat" if tile.ziggurat else "stone"] = tile.stones
    return pieces
