"""Agriculture, trade, culture and politics: what they ask, and what they do."""

from msgspec import Struct

from rules.kernel import Many, Msg, Node, Path, Ready, Seat, Several, Split, Turn, Who, keys, msg, parts, several
from rules.ur.state import (
    MOST,
    PLACES,
    Cell,
    Ur,
    name,
    neighbours,
    owned,
    put,
    room,
    spots,
    supply,
    take_off,
)

Parts = tuple[tuple[str, int], ...]


class Agriculture(Struct, frozen=True):
    """So many stones on these tiles, after hunger."""

    stones: Parts


class Trade(Struct, frozen=True):
    """So many stones on these tiles."""

    stones: Parts


class Culture(Struct, frozen=True):
    """A stone on each of these tiles, whosever they are."""

    cells: tuple[Cell, ...]


class Politics(Struct, frozen=True):
    """How the player's stones lie afterwards."""

    stones: Parts


def hungry(g: Ur, seat: Seat) -> list[Cell]:
    """Own tiles that lose a stone: not next to own agriculture, nor agriculture themselves unless these starve too."""
    fields = set(_showing(g, seat, "agriculture"))
    spared = set() if g.starving else fields  # UR-AGR-02
    return [cell for cell in owned(g, seat) if cell not in spared and fields.isdisjoint(neighbours(cell))]


def farmed(g: Ur, seat: Seat) -> dict[Cell, int]:
    """How many stones each own agriculture tile can take after hunger; one that lost its last is nobody's."""
    lost = hungry(g, seat)
    left = {cell: g.board[cell].stones - (cell in lost) for cell in _showing(g, seat, "agriculture")}
    return {cell: min(2, MOST - stones) for cell, stones in left.items() if stones}  # UR-AGR-07


def ask_agriculture(g: Ur, seat: Seat, path: Path) -> Node:
    if len(path) == 2:
        return Ready(Agriculture(parts(path[1])))
    room_for = farmed(g, seat)
    stock = supply(g, seat) + len(hungry(g, seat))  # UR-AGR-08
    return _stones(g, "ur-ask-agriculture", list(room_for), list(room_for.values()), stock)


def agriculture(t: Turn[Ur], seat: Seat, action: Agriculture) -> None:
    lost = hungry(t.g, seat)
    for cell in lost:
        take_off(t.g, cell, 1)
    gained = _put_all(t.g, seat, action.stones)
    hunger = msg("ur-hunger", number=len(lost), cells=several([name(cell) for cell in lost]))
    t.tell(msg("ur-farmed", who=Who(seat), hunger=hunger, gained=gained))


def market(g: Ur, seat: Seat, cell: Cell) -> int:
    """Sides of a trade tile that border an opponent's tile or the edge of the square."""
    near = neighbours(cell)
    abroad = sum(g.board[other].owner not in (-1, seat) and not g.board[other].ziggurat for other in near)
    return abroad + 4 - len(near)


def ask_trade(g: Ur, seat: Seat, path: Path) -> Node:
    if len(path) == 2:
        return Ready(Trade(parts(path[1])))
    cells = _showing(g, seat, "trade")
    caps = [min(market(g, seat, cell), room(g, cell)) for cell in cells]
    return _stones(g, "ur-ask-trade", cells, caps, supply(g, seat))


def trade(t: Turn[Ur], seat: Seat, action: Trade) -> None:
    t.tell(msg("ur-traded", who=Who(seat), gained=_put_all(t.g, seat, action.stones)))


def cultivated(g: Ur, seat: Seat) -> list[Cell]:
    """Occupied tiles next to the player's culture tiles that have room: whosever they are, each once."""
    near = {cell for centre in _showing(g, seat, "culture") for cell in neighbours(centre)}
    return [cell for cell in sorted(near) if 0 < g.board[cell].stones < MOST and not g.board[cell].ziggurat]


def ask_culture(g: Ur, seat: Seat, path: Path) -> Node:
    """Asks only for the colours whose supply is too small for all their due tiles (UR-CUL-08)."""
    due = cultivated(g, seat)
    chosen: list[Cell] = []
    given = iter(path[1:])
    for other in range(g.seats):
        cells = [cell for cell in due if g.board[cell].owner == other]
        stock = supply(g, other)
        if len(cells) > stock > 0:
            answer = next(given, None)
            if answer is None:
                ask = msg("ur-ask-culture", who=Who(other), number=stock)
                return Many(ask, spots(g, cells), stock, stock)
            cells = [PLACES[cell] for cell in keys(answer)]
        chosen += cells if stock else []
    return Ready(Culture(tuple(chosen)))


def culture(t: Turn[Ur], seat: Seat, action: Culture) -> None:
    for cell in action.cells:
        put(t.g, t.g.board[cell].owner, cell, 1)
    grown = several([name(cell) for cell in action.cells])
    t.tell(msg("ur-cultivated", who=Who(seat), number=len(action.cells), cells=grown))


def ask_politics(g: Ur, seat: Seat, path: Path) -> Node:
    if len(path) == 2:
        return Ready(Politics(parts(path[1])))
    cells = list(owned(g, seat))
    total = sum(g.board[cell].stones for cell in cells)
    ask, now = msg("ur-ask-politics", total=total), tuple((name(cell), g.board[cell].stones) for cell in cells)
    return Split(ask, spots(g, cells), (MOST,) * len(cells), total, total, now)


def politics(t: Turn[Ur], seat: Seat, action: Politics) -> None:
    after, changed = dict(action.stones), []
    for cell in list(owned(t.g, seat)):
        field, number = t.g.board[cell], after.get(name(cell), 0)
        if number != field.stones:
            changed.append((name(cell), number))
        field.stones, field.owner = number, seat if number else -1
    told = msg("ur-moved-stones", who=Who(seat), stones=_heaps(tuple(heap for heap in changed if heap[1])))
    t.tell(told if changed else msg("ur-moved-nothing", who=Who(seat)))


def _showing(g: Ur, seat: Seat, action: str) -> list[Cell]:
    return [cell for cell in owned(g, seat) if g.board[cell].tile.up == action]


def _stones(g: Ur, key: str, cells: list[Cell], caps: list[int], stock: int) -> Split:
    most = min(stock, sum(caps))
    return Split(msg(key, most=most), spots(g, cells), tuple(caps), 0, most)


def _put_all(g: Ur, seat: Seat, stones: Parts) -> Msg:
    """Lays the stones down; tells how many lie where."""
    for cell, number in stones:
        put(g, seat, PLACES[cell], number)
    return msg("ur-gained", stones=_heaps(stones)) if stones else msg("ur-gained-nothing")


def _heaps(stones: Parts) -> Several:
    """'2 on c3 and 1 on d4'."""
    return several([msg("ur-heap", number=number, cell=cell) for cell, number in stones])
