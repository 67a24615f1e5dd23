"""Positions of Euphrat & Tigris for lessons, put on the table in a few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel import Position
from rules.tigris.act import Act
from rules.tigris.board import LETTERS, OFFICES, PLACES, put
from rules.tigris.course import Course
from rules.tigris.state import DYNASTIES, TILES, Tigris, blank

SEATS = 2
BAG = 10
"""Tiles of each colour that are still in the bag; what is named nowhere is out of the game."""


def lay(
    hands: Sequence[str],
    tiles: Mapping[str, str] | None = None,
    leaders: Mapping[str, str] | None = None,
    points: Sequence[Sequence[int]] = (),
    done: int = 0,
) -> Position[Tigris, Any]:
    """The start board with more tiles: `{"green" = "g6 h6"}`. Leaders are written `{"0 king" = "h7"}`, hands
    `"red*3 blue"`. The first player is to act, `done` actions are over."""
    g = blank(SEATS, open_scores=False)
    g.dynasties = list(DYNASTIES[:SEATS])
    for colour, cells in (tiles or {}).items():
        for cell in cells.split():
            g.board = put(g.board, PLACES[cell], LETTERS[colour])
    for who, cell in (leaders or {}).items():
        seat, office = who.split()
        g.leaders[int(seat) * len(OFFICES) + OFFICES.index(office)] = PLACES[cell]
    g.points = [list(gained) for gained in points] or g.points
    _deal(g, hands)
    return Position(g, [Course(turn=1), Act(0, done)])


def _deal(g: Tigris, hands: Sequence[str]) -> None:
    left = {colour: [f"{colour}.{n}" for n in range(TILES[colour], 0, -1)] for colour in TILES}
    g.bag = [left[colour].pop() for _ in range(BAG) for colour in TILES]
    g.hands = [_taken(left, hand) for hand in hands]
    for colour, letter in LETTERS.items():
        g.gone[colour] = len(left[colour]) - g.board.count(letter)


def _taken(left: Mapping[str, list[str]], words: str) -> list[str]:
    counted = [word.partition("*") for word in words.split()]
    return [left[colour].pop() for colour, _, number in counted for _ in range(int(number or 1))]
