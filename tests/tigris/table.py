"""A table for tests: a position put together by hand, played in notation, with every law checked after each move."""

from collections import Counter
from typing import Any

import tests.table
from rules import kernel
from rules.kernel import Msg, Node, Position, Tape
from rules.tigris import RULES
from rules.tigris.act import Act
from rules.tigris.board import CATASTROPHE, COLOURS, FREE, LETTERS, OFF, OFFICES, PLACES, name, put
from rules.tigris.building import four
from rules.tigris.course import Course
from rules.tigris.state import TILES, Tigris, blank, kind
from rules.tigris.view import TigrisView
from tests import table as tables

TREASURES = 10


def table(
    *,
    seats: int = 2,
    active: int = 0,
    done: int = 0,
    black: str = "",
    red: str = "",
    blue: str = "",
    green: str = "",
    free: str = "",
    leaders: dict[str, str] | None = None,
    hands: tuple[str, ...] = (),
    bag: str = "black*10 red*10 blue*10 green*10",
    treasures: str | None = None,
    built: dict[str, str] | None = None,
    ruins: str = "",
    scores: str = "hidden",
) -> "Table":
    """The start board with more tiles on it; the tiles not named anywhere are out of the game.

    `leaders` are written `{"0 king": "g7"}`, hands `"red*3 blue"`; a hand not named is six blue tiles. `free` empties
    start temples, `treasures` names those that still lie there (the last seat has the others)."""
    g = blank(seats, scores == "open")
    g.dynasties = ["archer", "bull", "pot", "lion"][:seats]
    _furnish(g, {"black": black, "red": red, "blue": blue, "green": green}, free, ruins)
    for who, cell in (leaders or {}).items():
        seat, office = who.split()
        g.leaders[int(seat) * 4 + OFFICES.index(office)] = PLACES[cell]
    for monument, corner in (built or {}).items():
        g.built[monument] = PLACES[corner]
        for square in four(PLACES[corner]):
            g.board = put(g.board, square, g.board[square].upper())
    if treasures is not None:
        g.treasures = [PLACES[cell] for cell in treasures.split()]
    g.treasures = [cell for cell in g.treasures if g.board[cell] != FREE]
    g.jokers[-1] = TREASURES - len(g.treasures)
    _deal(g, hands, bag)
    return Table(Position(g, [Course(active + 1), Act(active, done)]))


class Table:
    """A position with what everybody was told on the way to it."""

    def __init__(self, position: Position[Any, Any]) -> None:
        self.p = position
        self.log: list[Msg] = []
        RULES.check(position)

    @property
    def g(self) -> Tigris:
        game: Tigris = self.p.game
        return game

    @property
    def up(self) -> int | None:
        """Who is asked; nobody when it is over."""
        seats = kernel.waiting(self.p)
        return seats[0] if seats else None

    def play(self, *lines: str) -> "Table":
        """Each line is a move of whoever is asked."""
        for line in lines:
            assert self.up is not None, "the game is over"
            outcome = tests.table.play(RULES, self.p, self.up, line)
            self.p = outcome.position
            self.log += [event.msg for event in outcome.log if event.to is None]
            RULES.check(self.p)
        return self

    def refused(self, line: str, seat: int | None = None) -> tuple[str, str]:
        """The clause and the sentence with which a line is refused; nothing changes."""
        who = self.up if seat is None else seat
        assert who is not None
        refusal = tables.refused(RULES, self.p, who, line)
        return refusal.clause, refusal.key

    def ask(self, line: str = "") -> Node:
        assert self.up is not None
        return kernel.ask(self.p, self.up, kernel.read(line)[0] if line else ())

    def offers(self, line: str = "") -> list[str]:
        """The words that may follow."""
        assert self.up is not None
        return tests.table.offered(self.p, self.up, line)

    def points(self, seat: int) -> dict[str, int]:
        """What a player has gained, colours with nothing left out."""
        return {colour: n for colour, n in zip(COLOURS, self.g.points[seat], strict=True) if n}

    def leader(self, who: str) -> str | None:
        """Where a leader stands: `"0 king"`."""
        seat, office = who.split()
        cell = self.g.leaders[int(seat) * 4 + OFFICES.index(office)]
        return None if cell == OFF else name(cell)

    def at(self, cell: str) -> str:
        """What lies on a cell: a letter of the board."""
        return self.g.board[PLACES[cell]]

    def hand(self, seat: int) -> dict[str, int]:
        return dict(Counter(map(kind, self.g.hands[seat])))

    def kingdoms(self) -> list[set[str]]:
        return [set(map(name, kingdom)) for kingdom in self.view(None).kingdoms]

    def treasures(self) -> set[str]:
        return set(map(name, self.g.treasures))

    def told(self, key: str) -> list[Msg]:
        return [msg for msg in self.log if msg.key == f"tigris-{key}"]

    def view(self, viewer: int | None) -> TigrisView:
        seen = RULES.view(self.p, viewer)
        assert isinstance(seen, TigrisView)
        return seen


def start(seats: int = 2, seed: bytes = b"table", **options: str) -> Table:
    """The beginning of a real game."""
    return Table(kernel.setup(RULES, seats, options, Tape(seed)).position)


def _furnish(g: Tigris, tiles: dict[str, str], free: str, ruins: str) -> None:
    for cell in free.split():
        g.board = put(g.board, PLACES[cell], FREE)
    for colour, cells in tiles.items():
        for cell in cells.split():
            g.board = put(g.board, PLACES[cell], LETTERS[colour])
    for cell in ruins.split():
        g.board = put(g.board, PLACES[cell], CATASTROPHE)
    for number in range(len(ruins.split())):
        g.catastrophes[number % g.seats] -= 1


def _deal(g: Tigris, hands: tuple[str, ...], bag: str) -> None:
    """Tiles with serial numbers of their own; what is left over is out of the game."""
    left = {colour: [f"{colour}.{n}" for n in range(TILES[colour], 0, -1)] for colour in TILES}
    g.bag = _take(left, bag)
    g.hands = [_take(left, hands[seat] if seat < len(hands) else "blue*6") for seat in range(g.seats)]
    for colour, letter in LETTERS.items():
        g.gone[colour] = len(left[colour]) - g.board.lower().count(letter)


def _take(left: dict[str, list[str]], words: str) -> list[str]:
    taken = []
    for word in words.split():
        colour, _, number = word.partition("*")
        taken += [left[colour].pop() for _ in range(int(number or 1))]
    return taken
