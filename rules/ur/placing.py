"""Set-up: the square is laid, and everybody founds a civilization."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Step, Tape, Turn, Who, msg, no, several
from rules.ur.state import (
    BARE,
    CELLS,
    COPIES,
    KINDS,
    PLACES,
    SIDE,
    Cell,
    Field,
    Tile,
    Ur,
    both_sides,
    free_cells,
    name,
    neighbours,
    owned,
    put,
    some,
    spots,
    tile_choice,
)

VERBS = ("keep", "swap", "stone", "settle", "end")
LATER = tuple(Choice(verb, msg(f"ur-verb-{verb}")) for verb in VERBS)
"""What is done later."""


class Stone(Struct, frozen=True):
    """One stone on each of these tiles."""

    cells: tuple[Cell, ...]


class Take(Struct, frozen=True):
    """That tile, of those beside the square."""

    number: int


def lay_square(t: Turn[Ur]) -> None:
    """Thirty-six tiles, none beside an equal picture; then the hands unless they are chosen, and what is left over."""
    tiles = [Tile(*kind) for kind in KINDS for _ in range(COPIES)]
    square = None
    while square is None:
        t.tape.shuffle(tiles)  # UR-SETUP-04
        square = _turned([_either_way(tile, t.tape) for tile in tiles[:CELLS]])
    g = t.g
    g.board = [Field(tile) for tile in square]
    dealt = 0 if g.chosen else g.seats
    g.hands = tiles[CELLS : CELLS + dealt] or [BARE] * g.seats
    g.spare = tiles[CELLS + dealt :]
    g.first = t.tape.below(g.seats)


def _either_way(tile: Tile, tape: Tape) -> Tile:
    return tile.turned() if tape.below(2) else tile


def _turned(tiles: list[Tile]) -> list[Tile] | None:
    """The tiles in their order, turned so that no neighbours show the same picture; None if that cannot be done."""
    laid: dict[Cell, Tile] = {}
    for cell, tile in enumerate(tiles):
        if cell not in laid:
            forced = _forced(tiles, laid, cell, tile) or _forced(tiles, laid, cell, tile.turned())
            if forced is None:
                return None
            laid |= forced
    return [laid[cell] for cell in range(len(tiles))]


def _forced(tiles: list[Tile], laid: dict[Cell, Tile], cell: Cell, tile: Tile) -> dict[Cell, Tile] | None:
    """This tile, and all that can lie only one way because of it; None if one of them can lie no way.

    What is not forced is free to lie either way, so no tile ever has to be taken up again."""
    forced, unseen = {cell: tile}, [cell]
    while unseen:
        here = unseen.pop()
        for near in neighbours(here):
            if near in laid or near >= len(tiles):
                continue
            lying = (forced[near],) if near in forced else tiles[near].both_ways()
            left = [way for way in lying if way.up != forced[here].up]
            if not left:
                return None
            if len(left) < len(lying):
                forced[near] = left[0]
                unseen.append(near)
    return forced


class Taking(Step[Ur]):
    """Everybody takes a hand tile, the last in playing order first (UR-SETUP-07)."""

    def waiting(self, g: Ur) -> tuple[Seat, ...]:
        order = [(g.first + place) % g.seats for place in range(g.seats)]
        return tuple(seat for seat in order if g.hands[seat] == BARE)[-1:]

    def ask(self, g: Ur, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("ur-ask-take"), (Choice("take", msg("ur-verb-take")),), _why_not_taken, LATER)
            case ("take",):
                tiles = tuple(tile_choice(cell, tile) for cell, tile in enumerate(g.spare, CELLS))
                return One(msg("ur-ask-take-tile"), tiles, _why_no_take)
            case _:
                return Ready(Take(PLACES[str(path[1])] - CELLS))

    def play(self, t: Turn[Ur], seat: Seat, action: Take) -> None:
        t.g.hands[seat] = t.g.spare.pop(action.number)
        t.tell(msg("ur-took-tile", who=Who(seat), tile=both_sides(t.g.hands[seat])))


class Placing(Step[Ur]):
    """A placement round of set-up for one player."""

    seat: Seat
    round: int

    def waiting(self, g: Ur) -> tuple[Seat, ...]:
        return (self.seat,)

    def ask(self, g: Ur, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("ur-ask-place"), (Choice("place", msg("ur-verb-place")),), _why_verb, LATER)
            case ("place",) if g.literal and self.round > 1:
                return One(msg("ur-ask-place-literal"), tuple(self._ways(g)), _why_way)
            case ("place",):
                cells = free_cells(g) if self.round == 1 else _reach(g, seat)
                return One(msg("ur-ask-place-cell"), spots(g, cells), lambda word: _why(self.round, word))
            case ("place", "own"):
                return Ready(Stone(tuple(owned(g, seat))))
            case ("place", "around"):
                return Ready(Stone(tuple(_around(g, seat))))
            case _:
                return Ready(Stone((PLACES[str(path[1])],)))

    def play(self, t: Turn[Ur], seat: Seat, action: Stone) -> None:
        for cell in action.cells:
            put(t.g, seat, cell, 1)
        cells = several([name(cell) for cell in action.cells])
        t.tell(msg("ur-placed" if len(action.cells) == 1 else "ur-placed-each", who=Who(seat), cells=cells))
        t.done()

    def _ways(self, g: Ur) -> Iterator[Choice]:
        yield Choice("own", msg("ur-place-own"))
        if some(_around(g, self.seat)):  # UR-SETUP-18
            yield Choice("around", msg("ur-place-around"))


def _around(g: Ur, seat: Seat) -> list[Cell]:
    """The free tiles next to a player's own."""
    mine = {near for cell in owned(g, seat) for near in neighbours(cell)}
    return [cell for cell in sorted(mine) if g.board[cell].free]


def _reach(g: Ur, seat: Seat) -> list[Cell]:
    return sorted([*owned(g, seat), *_around(g, seat)])


def _why(number: int, word: str) -> Msg | None:
    if word not in PLACES or PLACES[word] >= CELLS:
        return no("UR-SETUP-11", "ur-no-such-cell", word=word, last=name(SIDE * SIDE - 1))
    if number == 1:
        return no("UR-SETUP-14", "ur-no-free-first", cell=word)
    return no("UR-SETUP-15", "ur-no-reach", cell=word)


def _why_not_taken(word: str) -> Msg | None:
    return no("UR-SETUP-07", "ur-take-first") if word in VERBS else None


def _why_no_take(word: str) -> Msg | None:
    return no("UR-SETUP-07", "ur-no-take", cell=word) if word in PLACES else None


def _why_verb(word: str) -> Msg | None:
    return no("UR-SETUP-16", "ur-place-first") if word in VERBS else None


def _why_way(word: str) -> Msg | None:
    return no("UR-SETUP-18", "ur-no-around") if word == "around" else None
