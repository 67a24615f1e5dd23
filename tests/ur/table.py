"""Positions of UR drawn as text.

Six rows of cells: `w` (free, war lies up), `tA3` (trade, seat 0, three stones), `pBZ` (politics, a ziggurat of seat 1).
"""

from typing import Any

import tests.table
from rules.kernel import Msg, Outcome, Position, Seat, Step
from rules.ur import RULES
from rules.ur.act import Act
from rules.ur.course import Course
from rules.ur.state import ACTIONS, Field, Tile, Ur, name
from tests import table as tables

PICTURES = {action[0]: action for action in ACTIONS}
BACK = {action: ACTIONS[(index + 1) % len(ACTIONS)] for index, action in enumerate(ACTIONS)}

UrPosition = Position[Ur, Any]


def table(
    *rows: str,
    hands: tuple[tuple[str, str], ...] = (("trade", "war"), ("culture", "war")),
    spare: tuple[tuple[str, str], ...] = (),
    step: Step[Ur] | None = None,
    turn: int = 100,
    pool: int = 5,
    first: Seat = 0,
    anywhere: bool = False,
    literal: bool = False,
    starving: bool = False,
) -> UrPosition:
    """Rows from the top; missing cells are free politics tiles. Seat 0 is to act unless a step says otherwise."""
    full = [(row.split() + ["p"] * 6)[:6] for row in (*rows, *[""] * (6 - len(rows)))]
    cells = [word for row in full for word in row]
    g = Ur(seats=len(hands), literal=literal, anywhere=anywhere, first=first, pool=pool, starving=starving)
    g.board = [_field(word) for word in cells]
    g.hands = [Tile(*hand) for hand in hands]
    g.spare = [Tile(*tile) for tile in spare]
    return Position(g, [Course(turn), step or Act(0)])


def play(p: UrPosition, line: str, seat: Seat = 0) -> Outcome:
    return tests.table.play(RULES, p, seat, line)


def after(p: UrPosition, *lines: str, seat: Seat = 0) -> UrPosition:
    """The position after these moves of one seat."""
    for line in lines:
        p = play(p, line, seat).position
    return p


def offered(p: UrPosition, line: str = "", seat: Seat = 0) -> list[str]:
    return tests.table.offered(p, seat, line)


def refused(p: UrPosition, line: str, seat: Seat = 0) -> Msg:
    return tables.refused(RULES, p, seat, line)


def stones(p: UrPosition, *cells: str) -> list[int]:
    return [field(p, cell).stones for cell in cells]


def field(p: UrPosition, cell: str) -> Field:
    return next(f for index, f in enumerate(p.game.board) if name(index) == cell)


def owner(p: UrPosition, cell: str) -> Seat | None:
    found = field(p, cell)
    return found.owner if found.stones else None


def _field(word: str) -> Field:
    picture = PICTURES[word[0]]
    tile = Tile(picture, BACK[picture])
    if len(word) == 1:
        return Field(tile)
    seat = "ABCD".index(word[1])
    return Field(tile, seat, 1, True) if word[2] == "Z" else Field(tile, seat, int(word[2]))
