"""The position of UR, and what one asks of it."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

from msgspec import Struct

from rules.kernel import Choice, Msg, Position, Seat, Who, msg

PRINTED = tomllib.loads((Path(__file__).parent / "tiles.toml").read_text(encoding="utf-8"))
ACTIONS: tuple[str, ...] = tuple(PRINTED["actions"])
KINDS = tuple(combinations(ACTIONS, 2))
COPIES: int = PRINTED["copies"]
SIDE: int = PRINTED["side"]
CELLS = SIDE * SIDE
STONES: int = PRINTED["stones"]
MOST: int = PRINTED["most"]
ZIGGURATS: int = PRINTED["ziggurats"]
BUILDS: int = PRINTED["builds"]
RESCUE: int = PRINTED["rescue"]
POINTS: tuple[int, ...] = tuple(PRINTED["points"])

VERBS = {verb: Choice(verb, msg(f"ur-verb-{verb}")) for verb in ("build", "stone", "settle", "end")}
VERBS |= {action: Choice(action, msg(f"ur-{action}")) for action in ACTIONS}
EVERY_VERB = tuple(VERBS.values())

Cell = int
"""A place of the square, row by row; a free tile beside it is a place from CELLS on."""


class Tile(Struct, array_like=True, frozen=True):
    """A civilization tile: the picture that lies up (or in front), and the one on its back."""

    up: str
    back: str

    def kind(self) -> frozenset[str]:
        return frozenset((self.up, self.back))

    def like(self, other: "Tile") -> bool:
        """Of the same kind, whichever side is up."""
        return other in self.both_ways()

    def turned(self) -> "Tile":
        return Tile(self.back, self.up)

    def both_ways(self) -> tuple["Tile", "Tile"]:
        return self, self.turned()


BARE = Tile("", "")
"""What is in a hand before a tile is taken."""


class Field(Struct, array_like=True):
    """A tile of the square with what stands on it."""

    tile: Tile
    owner: Seat = -1
    stones: int = 0
    ziggurat: bool = False

    @property
    def free(self) -> bool:
        return self.stones == 0


class Ur(Struct):
    """Everything on the table."""

    seats: int
    literal: bool
    anywhere: bool
    first: Seat = 0
    board: list[Field] = []
    spare: list[Tile] = []
    hands: list[Tile] = []
    pool: int = ZIGGURATS
    ended: str = ""
    """Why the game is over."""
    chosen: bool = False
    """Hand tiles are taken, not dealt (UR-SETUP-07)."""
    starving: bool = False
    """Agriculture tiles starve like others (UR-AGR-02)."""


UrPosition = Position[Ur, object]


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    row, column = divmod(cell, SIDE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)


@cache
def name(cell: Cell) -> str:
    """`c4`: column and row; `spare1`: beside the square."""
    if cell >= CELLS:
        return f"spare{cell - CELLS + 1}"
    row, column = divmod(cell, SIDE)
    return f"{'abcdefghij'[column]}{row + 1}"


TILES = len(KINDS) * COPIES
PLACES = {name(cell): cell for cell in range(TILES)}
"""The square, and beside it as many as are left over at the deal."""


def spots(g: "Ur", cells: Iterable[Cell]) -> tuple[Choice, ...]:
    """Places to pick, with what lies and stands there."""
    board = g.board
    return tuple([_spot(cell, board[cell].tile, board[cell].owner, board[cell].stones) for cell in cells])


@cache
def picture(action: str) -> Msg:
    return msg(f"ur-{action}")


@cache
def both_sides(tile: Tile) -> Msg:
    return msg("ur-tile", up=picture(tile.up), back=picture(tile.back))


@cache
def tile_choice(cell: Cell, tile: Tile) -> Choice:
    """A tile to take."""
    sides = both_sides(tile)
    if cell < CELLS:
        return Choice(name(cell), msg("ur-cell-tile", cell=name(cell), tile=sides), spot=name(cell))
    return Choice(name(cell), msg("ur-spare-tile", number=cell - CELLS + 1, tile=sides), spot=name(cell))


def some(things: Iterable[object]) -> bool:
    """Whether there is any; cell 0 is one too."""
    return next(iter(things), None) is not None


def owned(g: Ur, seat: Seat) -> list[Cell]:
    """The tiles of a player that take part in actions: ziggurats do not."""
    return [cell for cell, field in enumerate(g.board) if field.owner == seat and not field.ziggurat]


def free_cells(g: Ur) -> Iterator[Cell]:
    for cell, field in enumerate(g.board):
        if field.stones == 0:
            yield cell


def supply(g: Ur, seat: Seat) -> int:
    """Stones that a player has not on the board."""
    return STONES - sum([field.stones for field in g.board if field.owner == seat])


def on_board(g: Ur, seat: Seat) -> bool:
    return any(field.owner == seat for field in g.board)


def room(g: Ur, cell: Cell) -> int:
    return MOST - g.board[cell].stones


def put(g: Ur, seat: Seat, cell: Cell, number: int) -> int:
    """Lays up to that many stones; what does not fit or is not there stays away. Tells how many lie down."""
    number = min(number, room(g, cell), supply(g, seat))
    if number > 0:
        g.board[cell].owner = seat
        g.board[cell].stones += number
    return max(number, 0)


def take_off(g: Ur, cell: Cell, number: int) -> None:
    """Stones go back to their owner; a tile without stones is free at once."""
    field = g.board[cell]
    field.stones -= number
    if not field.stones:
        field.owner = -1


def tile_at(g: Ur, cell: Cell) -> Tile:
    return g.board[cell].tile if cell < CELLS else g.spare[cell - CELLS]


def lay(g: Ur, cell: Cell, tile: Tile) -> None:
    if cell < CELLS:
        g.board[cell].tile = tile
    else:
        g.spare[cell - CELLS] = tile


@cache
def _spot(cell: Cell, tile: Tile, owner: Seat, stones: int) -> Choice:
    sides = both_sides(tile)
    taken = msg("ur-spot-taken", tile=sides, who=Who(owner), number=stones)
    note = taken if stones else msg("ur-spot-free", tile=sides)
    return Choice(name(cell), None, note, name(cell))
