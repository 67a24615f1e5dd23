"""The exchange of the hand tile, at the end of set-up and of every turn."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from msgspec import Struct

from rules.kernel import Arg, Choice, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no
from rules.ur.state import CELLS, PLACES, Cell, Tile, Ur, both_sides, lay, name, picture, some, tile_at, tile_choice

ASK_SWAP = One(msg("ur-ask-swap"), (Choice("swap", msg("ur-verb-swap")),), lambda _: no("UR-TURN-17", "ur-swap-first"))


class Exchange(Struct, frozen=True):
    """The tile taken, the picture of the own one that comes to lie up, and whether the taken one is turned over."""

    cell: Cell
    up: str
    turned: bool


class Keep(Struct, frozen=True):
    """The hand tile stays."""


class Opening(Step[Ur]):
    """The last step of set-up: an exchange with the square that need not be made."""

    seat: Seat

    def waiting(self, g: Ur) -> tuple[Seat, ...]:
        return (self.seat,)

    def ask(self, g: Ur, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                keep = Choice("keep", msg("ur-verb-keep"))
                swap = Choice("swap", msg("ur-verb-swap"))
                return One(msg("ur-ask-opening"), (swap, keep) if some(_in_square(g, seat)) else (keep,))
            case ("keep",):
                return Ready(Keep())
            case ("swap",):
                return _ask_cell(g, seat, _in_square(g, seat))  # UR-SETUP-20
            case _:
                return _ask_faces(g, seat, path)

    def play(self, t: Turn[Ur], seat: Seat, action: Exchange | Keep) -> None:
        match action:
            case Keep():
                t.tell(msg("ur-kept", who=Who(seat), tile=both_sides(t.g.hands[seat])))
            case Exchange():
                exchange(t, seat, action)
        t.done()

    def default(self, g: Ur, seat: Seat) -> Path:
        return ("keep",)


class Swap(Step[Ur]):
    """The second step of a turn: the exchange is a duty; where it cannot be made the game is over."""

    seat: Seat

    def waiting(self, g: Ur) -> tuple[Seat, ...]:
        return (self.seat,) if some(swappable(g, self.seat)) else ()

    def ask(self, g: Ur, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return ASK_SWAP
            case ("swap",):
                return _ask_cell(g, seat, swappable(g, seat))
            case _:
                return _ask_faces(g, seat, path)

    def play(self, t: Turn[Ur], seat: Seat, action: Exchange) -> None:
        exchange(t, seat, action)
        t.done()

    def proceed(self, t: Turn[Ur]) -> None:
        t.g.ended = "swap"  # UR-SWAP-08
        t.tell(msg("ur-no-swap-left", who=Who(self.seat)))
        t.end()


def swappable(g: Ur, seat: Seat) -> Iterator[Choice]:
    """Free tiles of another kind than the own one, in the square and beside it."""
    return chain(_in_square(g, seat), _beside(g, seat))


def exchange(t: Turn[Ur], seat: Seat, action: Exchange) -> None:
    g = t.g
    given, taken = g.hands[seat], tile_at(g, action.cell)
    lay(g, action.cell, given if given.up == action.up else given.turned())
    g.hands[seat] = taken.turned() if action.turned else taken
    told: dict[str, Arg] = {"who": Who(seat), "up": picture(action.up), "tile": both_sides(g.hands[seat])}
    t.tell(
        msg("ur-swapped", cell=name(action.cell), **told) if action.cell < CELLS else msg("ur-swapped-beside", **told)
    )


def _in_square(g: Ur, seat: Seat) -> Iterator[Choice]:
    alike = g.hands[seat].both_ways()
    for cell, field in enumerate(g.board):
        if not field.stones and field.tile not in alike:
            yield tile_choice(cell, field.tile)


def _beside(g: Ur, seat: Seat) -> Iterator[Choice]:
    alike = g.hands[seat].both_ways()
    for cell, tile in enumerate(g.spare, CELLS):
        if tile not in alike:
            yield tile_choice(cell, tile)


def _ask_cell(g: Ur, seat: Seat, tiles: Iterator[Choice]) -> Node:
    return One(msg("ur-ask-swap-cell"), tuple(tiles), lambda word: _why(g, seat, word))


def _ask_faces(g: Ur, seat: Seat, path: Path) -> Node:
    cell = PLACES[str(path[1])]
    if len(path) == 2:
        return _ask_up(cell, g.hands[seat], tile_at(g, cell))
    up, _, turned = str(path[2]).partition("-")
    return Ready(Exchange(cell, up, bool(turned)))


@cache
def _ask_up(cell: Cell, given: Tile, taken: Tile) -> One:
    ask = msg("ur-ask-swap-up", cell=name(cell)) if cell < CELLS else msg("ur-ask-swap-beside")
    return One(ask, tuple(_faces(given, taken)))


def _faces(given: Tile, taken: Tile) -> Iterator[Choice]:
    """Which side of the own tile lies up; seldom wanted: the taken tile turned over."""
    for up in (given.up, given.back):
        yield Choice(up, picture(up))
    for up in (given.up, given.back):
        yield Choice(f"{up}-turned", msg("ur-faces-turned", up=picture(up), front=picture(taken.back)))


def _why(g: Ur, seat: Seat, word: str) -> Msg | None:
    cell = PLACES.get(word, -1)
    if not 0 <= cell < CELLS + len(g.spare):
        return None
    if cell < CELLS and g.board[cell].ziggurat:
        return no("UR-ZIG-08", "ur-no-ziggurat", cell=word)
    if cell < CELLS and not g.board[cell].free:
        return no("UR-SWAP-01", "ur-no-occupied", cell=word)
    if tile_at(g, cell).like(g.hands[seat]):
        return no("UR-SWAP-03", "ur-no-same-kind", cell=word)
    return no("UR-SETUP-20", "ur-no-spare-now")
