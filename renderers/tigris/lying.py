"""What lies where in Euphrat & Tigris: a tile or a leader, treasures and monuments."""

from collections import Counter

from renderers.changes import Lying, Piece
from rules.tigris.board import COLOURS, NAMES, OFF
from rules.tigris.view import TigrisView

EMPTY = "."


def lying(view: TigrisView) -> Lying:
    found: dict[str, Counter[Piece]] = {name: Counter() for name in NAMES}
    for name, letter in zip(NAMES, view.board, strict=True):
        if letter != EMPTY:
            found[name][None, letter.lower()] = 1
    for leader, cell in enumerate(view.leaders):
        if cell != OFF:
            found[NAMES[cell]][divmod(leader, len(COLOURS))[0], COLOURS[leader % len(COLOURS)]] = 1
    for cell in view.treasures:
        found[NAMES[cell]][None, "treasure"] = 1
    for monument, cell in view.built:
        found[NAMES[cell]][None, monument] = 1
    return found
