"""The board: its cells, what lies on them, and which of it is linked.

A set of cells is a whole number with one bit for each cell: areas grow by shifting, rules close cells by masking.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, cached_property, lru_cache
from itertools import compress
from pathlib import Path
from typing import NamedTuple

from rules.kernel import Choice, Msg, no

PRINTED = tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))
COLOURS: tuple[str, ...] = tuple(PRINTED["tiles"])
OFFICES: tuple[str, ...] = tuple(PRINTED["offices"].values())
WIDTH = len(PRINTED["map"][0])
HEIGHT = len(PRINTED["map"])
CELLS = WIDTH * HEIGHT

FREE, CATASTROPHE = ".", "x"
LETTERS = {"black": "k", "red": "r", "blue": "b", "green": "g"}
"""How a tile is written on the board; a capital letter is a tile turned over under a monument."""

Cell = int
"""A place of the board, row by row."""
OFF: Cell = -1
"""Where a leader is who stands beside the board."""
Cells = int
"""A set of cells: bit n is cell n."""
Leader = int
"""Four for each seat, in the order of the colours."""

_GROUND = "".join(PRINTED["map"])
_LETTERS = FREE + CATASTROPHE + "krbgKRBG"


@lru_cache(maxsize=4096)
def cells_of(text: str, letters: str, alphabet: str = _LETTERS) -> Cells:
    """The cells that show one of these letters."""
    return int(text[::-1].translate(_picking(letters, alphabet)), 2)


@cache
def _picking(letters: str, alphabet: str) -> dict[int, str]:
    return {ord(letter): "1" if letter in letters else "0" for letter in alphabet}


ALL: Cells = (1 << CELLS) - 1
RIVER = cells_of(_GROUND, "R", ".RTC")
LAND = ALL & ~RIVER
CORNERS = cells_of(_GROUND, "C", ".RTC")
START = "".join(LETTERS["red"] if ground in "TC" else FREE for ground in _GROUND)
_FIRST_COLUMN = sum(1 << row * WIDTH for row in range(HEIGHT))
_LAST_COLUMN = _FIRST_COLUMN << WIDTH - 1


def spread(cells: Cells) -> Cells:
    """These cells and their neighbours, none of them diagonal."""
    return (
        cells | (cells << WIDTH) & ALL | cells >> WIDTH | (cells & ~_LAST_COLUMN) << 1 | (cells & ~_FIRST_COLUMN) >> 1
    )


NEAR: tuple[Cells, ...] = tuple(spread(1 << cell) for cell in range(CELLS))
"""Each cell with its neighbours."""


def fourth(cells: Cells) -> Cells:
    """The cells that make a square of four with three of these."""
    found = 0
    for beside in (cells & ~_FIRST_COLUMN) >> 1, (cells & ~_LAST_COLUMN) << 1:
        found |= beside & cells >> WIDTH & beside >> WIDTH
        found |= beside & cells << WIDTH & beside << WIDTH
    return found & ALL


def third(cells: Cells) -> Cells:
    """The cells that make three of a square with two of these."""
    found = 0
    above, below = cells << WIDTH & ALL, cells >> WIDTH
    for beside in (cells & ~_FIRST_COLUMN) >> 1, (cells & ~_LAST_COLUMN) << 1:
        for upright, across in (above, beside << WIDTH & ALL), (below, beside >> WIDTH):
            found |= beside & (upright | across) | upright & across
    return found


def flood(start: Cells, ground: Cells) -> Cells:
    """All that is linked with these cells on this ground."""
    area, grown = 0, start & ground
    while grown != area:
        area, grown = grown, spread(grown) & ground
    return area


def linked(some: Cells, ground: Cells) -> tuple[Cells, ...]:
    """The areas of a ground that hold one of these cells or more."""
    found, left = [], some
    while left:
        area = flood(left & -left, ground)
        found.append(area)
        left &= ~area
    return tuple(found)


@lru_cache(maxsize=4096)
def members(cells: Cells) -> tuple[Cell, ...]:
    """The cells of a set, one by one."""
    bits = f"{cells:b}"[::-1].encode().translate(_BITS)
    return tuple(compress(range(CELLS), bits))


_BITS = bytes.maketrans(b"01", bytes((0, 1)))


def together(cells: Iterable[Cell]) -> Cells:
    """The set of these cells."""
    return sum([1 << cell for cell in cells])


def put(board: str, cell: Cell, letter: str) -> str:
    """The board with something else on one cell."""
    return f"{board[:cell]}{letter}{board[cell + 1 :]}"


def name(cell: Cell) -> str:
    """`g7`: column and row, from the top left corner."""
    return NAMES[cell]


NAMES = tuple(f"{'abcdefghijklmnop'[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS))
PLACES = {place: cell for cell, place in enumerate(NAMES)}


def owner(leader: Leader) -> int:
    """The seat of a leader."""
    return leader // len(COLOURS)


def colour(leader: Leader) -> str:
    return COLOURS[leader % len(COLOURS)]


class Chart:
    """What a board with its leaders comes to: what is taken, what is linked, which kingdoms there are."""

    def __init__(self, board: str, leaders: tuple[Cell, ...]) -> None:
        self.leaders = leaders
        self.standing = together(cell for cell in leaders if cell != OFF)
        self.temples = cells_of(board, LETTERS["red"])
        self.tiles = cells_of(board, "krbg")
        self.flipped = cells_of(board, "KRBG")
        self.catastrophes = cells_of(board, CATASTROPHE)
        self.links = self.tiles | self.flipped | self.standing  # TE-KING-02, TE-KING-05, TE-KING-06
        self.taken = self.links | self.catastrophes
        self.kingdoms = linked(self.standing, self.links)
        """Areas with a leader."""

    @cached_property
    def areas(self) -> tuple[Cells, ...]:
        """All that is linked, kingdoms first."""
        return (*self.kingdoms, *linked(self.links & ~sum(self.kingdoms), self.links))

    def kingdom(self, cell: Cell) -> Cells:
        """The kingdom to which a cell belongs, if it does."""
        return next((kingdom for kingdom in self.kingdoms if kingdom >> cell & 1), 0)

    def touched(self, cell: Cell) -> list[Cells]:
        """The kingdoms next to a cell."""
        near = NEAR[cell]
        return [kingdom for kingdom in self.kingdoms if kingdom & near]

    def inside(self, cells: Cells) -> list[Leader]:
        """The leaders who stand there."""
        return [leader for leader, cell in enumerate(self.leaders) if cell != OFF and cells >> cell & 1]

    def colours_inside(self, cells: Cells) -> set[int]:
        return {leader % len(COLOURS) for leader in self.inside(cells)}

    @cached_property
    def borders(self) -> tuple[Cells, Cells]:
        """The cells next to two kingdoms or more, and next to three or more."""
        once = twice = thrice = 0
        for kingdom in self.kingdoms:
            near = spread(kingdom)
            thrice |= twice & near
            twice |= once & near
            once |= near
        return twice, thrice

    def homeless(self, lost: Cells = 0) -> Cells:
        """The leaders without a temple beside them, once these cells are lost."""
        return self.standing & ~spread(self.temples & ~lost)


@lru_cache(maxsize=1024)
def chart(board: str, leaders: tuple[Cell, ...]) -> Chart:
    return Chart(board, leaders)


class Law(NamedTuple):
    """The cells that a rule closes, its clause, and the refusal."""

    closed: Cells
    clause: str
    key: str


class Laws:
    """The rules for one piece: which cells they leave open, and why the others are closed."""

    def __init__(self, *laws: Law) -> None:
        self.laws = laws
        self.open = ALL
        for law in laws:
            self.open &= ~law.closed

    def refusal(self, word: str) -> Msg | None:
        cell = PLACES.get(word)
        if cell is None:
            return no("TE-SETUP-02", "tigris-no-such-cell", word=word)
        broken = (law for law in self.laws if law.closed >> cell & 1)
        return next((no(law.clause, law.key, cell=word) for law in broken), None)


def places(cells: Cells, notes: Mapping[Cell, Msg]) -> tuple[Choice, ...]:
    """The cells to pick from, with a remark on those where something will happen."""
    return tuple(
        [
            Choice(NAMES[cell], note=notes[cell], spot=NAMES[cell]) if cell in notes else _PLAIN[cell]
            for cell in members(cells)
        ]
    )


_PLAIN = tuple(Choice(place, spot=place) for place in NAMES)
