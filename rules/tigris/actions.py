"""The four actions: where they are allowed, and what they do."""

from functools import lru_cache

from msgspec import Struct

from rules.kernel import Arg, Seat, Turn, Who, msg
from rules.tigris.board import (
    CATASTROPHE,
    COLOURS,
    FREE,
    LAND,
    LETTERS,
    OFF,
    RIVER,
    Cell,
    Cells,
    Chart,
    Law,
    Laws,
    Leader,
    cells_of,
    chart,
    name,
    owner,
    put,
    spread,
    together,
)
from rules.tigris.building import Building
from rules.tigris.conflict import Conflict, War, start
from rules.tigris.state import (
    HAND,
    Tigris,
    award,
    chart_of,
    counted,
    evict,
    hand_of,
    kind,
    leader_of,
    lose,
    play_tiles,
    the,
    tiles,
)

FARM = Law(LAND, "TE-TILE-02", "tigris-no-farm-land")
OTHER = Law(RIVER, "TE-TILE-03", "tigris-no-tile-river")


class Place(Struct, frozen=True):
    """A leader comes to this cell, from beside the board or from another cell."""

    colour: str
    cell: Cell


class Withdraw(Struct, frozen=True):
    """A leader goes home."""

    colour: str


class Lay(Struct, frozen=True):
    """A tile of this colour on that cell."""

    colour: str
    cell: Cell


class Ruin(Struct, frozen=True):
    """A catastrophe tile on this cell."""

    cell: Cell


class Swap(Struct, frozen=True):
    """So many tiles of these colours are put away for new ones."""

    tiles: tuple[tuple[str, int], ...]


def leader_laws(board: str, leaders: tuple[Cell, ...], leader: Leader) -> Laws:
    """A leader who moves is lifted first (TE-LEAD-10)."""
    return _leader_laws(board, lifted(leaders, leader), leaders[leader])


def lifted(leaders: tuple[Cell, ...], leader: Leader) -> tuple[Cell, ...]:
    return (*leaders[:leader], OFF, *leaders[leader + 1 :])


def place(t: Turn[Tigris], seat: Seat, action: Place) -> None:
    g, leader = t.g, leader_of(seat, action.colour)
    source = g.leaders[leader]
    g.leaders[leader] = action.cell
    names: dict[str, Arg] = {"who": Who(seat), "office": the(leader), "cell": name(action.cell)}
    if source == OFF:
        t.tell(msg("tigris-placed", **names))
    else:
        t.tell(msg("tigris-moved", source=name(source), **names))
    found = chart_of(g)
    for rival in rivals(found, leader):
        if found.kingdom(action.cell) >> found.leaders[rival] & 1:
            start(t, Conflict(action.colour, seat, owner(rival)))  # TE-REV-01


def rivals(found: Chart, leader: Leader) -> list[Leader]:
    """Leaders of the same colour on the board."""
    colour = leader % len(COLOURS)
    same = range(colour, len(found.leaders), len(COLOURS))
    return [other for other in same if other != leader and found.leaders[other] != OFF]


def withdraw(t: Turn[Tigris], seat: Seat, action: Withdraw) -> None:
    leader = leader_of(seat, action.colour)
    cell, t.g.leaders[leader] = t.g.leaders[leader], OFF
    t.tell(msg("tigris-withdrawn", who=Who(seat), office=the(leader), cell=name(cell)))


def tile_laws(board: str, leaders: tuple[Cell, ...], colour: str) -> Laws:
    return _tile_laws(board, leaders, FARM if colour == "blue" else OTHER)


def lay(t: Turn[Tigris], seat: Seat, action: Lay) -> None:
    g, before = t.g, chart_of(t.g)
    kingdoms = before.touched(action.cell)
    play_tiles(g, seat, action.colour, 1)
    g.board = put(g.board, action.cell, LETTERS[action.colour])
    t.tell(msg("tigris-laid", who=Who(seat), tile=tiles(action.colour, 1), cell=name(action.cell)))
    t.call(Building(seat, action.cell))
    match kingdoms:
        case [kingdom]:
            paid = earner(before, kingdom, action.colour)
            if paid is not None:
                award(t, paid, action.colour, 1)
        case [_, _]:
            t.tell(msg("tigris-joined", cell=name(action.cell)))  # TE-WAR-02
            t.call(War(seat, action.cell))


def earner(found: Chart, kingdom: Cells, colour: str) -> Seat | None:
    """Whose the point of a tile is: the leader's of its colour, else the king's."""
    there = {leader % len(COLOURS): owner(leader) for leader in found.inside(kingdom)}
    king = there.get(COLOURS.index("black"))
    return there.get(COLOURS.index(colour), king)  # TE-TILE-08, TE-TILE-10


@lru_cache(maxsize=1024)
def catastrophe_laws(board: str, leaders: tuple[Cell, ...], treasures: tuple[Cell, ...]) -> Laws:
    found = chart(board, leaders)
    return Laws(
        Law(together(treasures), "TE-CAT-04", "tigris-no-ruin-treasure"),
        Law(found.flipped, "TE-CAT-06", "tigris-no-ruin-monument"),
        Law(found.standing, "TE-CAT-07", "tigris-no-ruin-leader"),
        Law(found.catastrophes, "TE-CAT-08", "tigris-no-ruin-twice"),
    )


def ruin(t: Turn[Tigris], seat: Seat, action: Ruin) -> None:
    g = t.g
    struck = g.board[action.cell]
    g.board = put(g.board, action.cell, CATASTROPHE)
    g.catastrophes[seat] -= 1
    if struck == FREE:
        t.tell(msg("tigris-ruined", who=Who(seat), cell=name(action.cell)))
    else:
        colour = next(colour for colour, letter in LETTERS.items() if letter == struck)
        lose(g, colour, 1)
        t.tell(msg("tigris-ruined-tile", who=Who(seat), tile=tiles(colour, 1), cell=name(action.cell)))
    evict(t)  # TE-CAT-11


def swap(t: Turn[Tigris], seat: Seat, action: Swap) -> None:
    g, number = t.g, sum(number for _, number in action.tiles)
    for colour, some in action.tiles:
        for tile in [tile for tile in g.hands[seat] if kind(tile) == colour][:some]:
            g.hands[seat].remove(tile)
            g.discards.append(tile)
    t.tell(msg("tigris-swapped", who=Who(seat), number=number))
    if not draw(t, seat, number):
        t.end()


def refill(t: Turn[Tigris], seat: Seat) -> bool:
    """A hand is completed to six; False: that cannot be, and the game is over."""
    return draw(t, seat, HAND - len(t.g.hands[seat]))


def draw(t: Turn[Tigris], seat: Seat, number: int) -> bool:
    g = t.g
    if number > len(g.bag):
        g.ended = "bag"  # TE-END-01
        return False
    if number:
        new = [g.bag.pop() for _ in range(number)]
        g.hands[seat] += new
        t.tell(msg("tigris-drawn", tiles=hand_of(counted(new))), to=(seat,))
    return True


@lru_cache(maxsize=1024)
def _leader_laws(board: str, leaders: tuple[Cell, ...], cell: Cell) -> Laws:
    found = chart(board, leaders)
    temples = spread(found.temples)
    return Laws(
        Law(1 << cell if cell != OFF else 0, "TE-LEAD-11", "tigris-no-same-cell"),
        Law(found.taken, "TE-LEAD-03", "tigris-no-free-cell"),
        Law(RIVER, "TE-LEAD-04", "tigris-no-leader-river"),
        Law(spread(cells_of(board, "R")) & ~temples, "TE-LEAD-06", "tigris-no-flipped-temple"),
        Law(~temples, "TE-LEAD-05", "tigris-no-temple"),
        Law(found.borders[0], "TE-LEAD-07", "tigris-no-leader-joins"),
    )


@lru_cache(maxsize=1024)
def _tile_laws(board: str, leaders: tuple[Cell, ...], ground: Law) -> Laws:
    found = chart(board, leaders)
    return Laws(
        Law(found.taken, "TE-TILE-01", "tigris-no-free-cell"),
        ground,
        Law(found.borders[1], "TE-TILE-05", "tigris-no-three-kingdoms"),
    )
