"""Monuments: four tiles of one colour in a square are turned over, now or never."""

from collections.abc import Collection, Iterator

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no
from rules.tigris.board import HEIGHT, LETTERS, PLACES, WIDTH, Cell, name, put
from rules.tigris.state import MONUMENTS, Tigris, evict, verb


class Build(Struct, frozen=True):
    """This monument on the square with that upper left cell."""

    monument: str
    corner: Cell


class Decline(Struct, frozen=True):
    """No monument."""


class Building(Step[Tigris]):
    """The tile just laid may have completed a square."""

    seat: Seat
    cell: Cell

    def waiting(self, g: Tigris) -> tuple[Seat, ...]:
        return (self.seat,) if squares(g.board, self.cell) and self._ready(g) else ()

    def ask(self, g: Tigris, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("tigris-ask-build"), (verb("monument"), _DECLINE), _why_first)
            case ("pass",):
                return Ready(Decline())
            case (_,):
                return One(msg("tigris-ask-monument"), tuple(map(_monument, self._ready(g))), _why_not, _EVERY_MONUMENT)
            case (_, _):
                return One(msg("tigris-ask-square"), tuple(map(_square, squares(g.board, self.cell))))
            case (_, monument, corner):
                return Ready(Build(str(monument), PLACES[str(corner)]))
        raise AssertionError(path)

    def play(self, t: Turn[Tigris], seat: Seat, action: Build | Decline) -> None:
        t.done()
        match action:
            case Build(monument, corner):
                _build(t, seat, monument, corner)
            case Decline():
                t.tell(msg("tigris-declined", who=Who(seat)))

    def default(self, g: Tigris, seat: Seat) -> Path:
        return ("pass",)

    def _ready(self, g: Tigris) -> list[str]:
        return ready(g.built, g.board[self.cell])


def four(corner: Cell) -> tuple[Cell, ...]:
    """The cells of a square, by its upper left one."""
    return corner, corner + 1, corner + WIDTH, corner + WIDTH + 1


def corners(cell: Cell) -> Iterator[Cell]:
    """The upper left cells of the squares that a cell can be part of."""
    row, column = divmod(cell, WIDTH)
    for top in (row - 1, row):
        for left in (column - 1, column):
            if 0 <= top < HEIGHT - 1 and 0 <= left < WIDTH - 1:
                yield top * WIDTH + left


def squares(board: str, cell: Cell) -> list[Cell]:
    """The squares of one colour, face up, that a tile is part of."""
    return [corner for corner in corners(cell) if all(board[other] == board[cell] for other in four(corner))]


def ready(built: Collection[str], letter: str) -> list[str]:
    """The monuments left that show the colour of this letter."""
    return [
        monument
        for monument, colours in MONUMENTS.items()
        if monument not in built and letter in map(LETTERS.get, colours)
    ]


def _build(t: Turn[Tigris], seat: Seat, monument: str, corner: Cell) -> None:
    for cell in four(corner):
        t.g.board = put(t.g.board, cell, t.g.board[cell].upper())  # TE-MON-11
    t.g.built[monument] = corner
    t.tell(msg("tigris-built", who=Who(seat), monument=msg(f"tigris-the-{monument}"), cell=name(corner)))
    evict(t)  # TE-MON-16


_DECLINE = Choice("pass", msg("tigris-build-none"))


def _monument(monument: str) -> Choice:
    return Choice(monument, msg(f"tigris-{monument}"))


_EVERY_MONUMENT = tuple(map(_monument, MONUMENTS))


def _square(corner: Cell) -> Choice:
    last = name(corner + WIDTH + 1)
    return Choice(name(corner), msg("tigris-square", first=name(corner), last=last), spot=name(corner))


def _why_first(word: str) -> Msg | None:
    return no("TE-TURN-05", "tigris-monument-first")


def _why_not(word: str) -> Msg | None:
    return no("TE-MON-04", "tigris-no-monument") if word in MONUMENTS else None
