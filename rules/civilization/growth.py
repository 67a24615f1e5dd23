"""Phases 2 and 3: population growth, and the census that fixes who moves when."""

from msgspec import Struct

from rules.civilization.board import AREAS, Area, at
from rules.civilization.state import Civ, add, by_table, listed, on_board, rank, stock
from rules.kernel import Choice, Node, One, Path, Ready, Seat, Split, Step, Turn, Who, msg, parts, several

Parts = tuple[tuple[Area, int], ...]


class Grown(Struct, frozen=True):
    """New tokens by area."""

    tokens: Parts


class Growth(Step[Civ]):
    """Those whose stock is too small say where it goes."""

    short: list[Seat]

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(self.short)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-grow"), (Choice("grow", msg("civilization-verb-grow")),))
            case (_,):
                regular, left = regular_growth(g, seat), stock(g, seat)
                ask = msg("civilization-ask-growth", tokens=left)
                return Split(ask, tuple(map(at, regular)), tuple(regular.values()), left, left)  # CIV-43.2-g
            case (_, tokens):
                return Ready(Grown(parts(tokens)))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Grown) -> None:
        _grow(t, seat, action.tokens)
        self.short.remove(seat)

    def default(self, g: Civ, seat: Seat) -> Path:
        """Grows first where more live, on the best land."""
        tokens, regular = g.players[seat].tokens, regular_growth(g, seat)
        left, grown = stock(g, seat), dict[Area, int]()
        for area in sorted(regular, key=lambda place: (-AREAS[place].limit, -tokens[place])):
            grown[area] = min(left, regular[area])
            left -= grown[area]
        return ("grow", tuple((area, grown[area]) for area in regular if grown[area]))


def grow(t: Turn[Civ]) -> None:
    """Phase 2. Cities taken in a revolt need support from now on."""
    short = []
    for seat in by_table(t.g):
        t.g.players[seat].exempt = []  # CIV-43.1-p
        regular, left = regular_growth(t.g, seat), stock(t.g, seat)
        if sum(regular.values()) <= left:
            _grow(t, seat, tuple(regular.items()))
        elif left:
            short.append(seat)
    t.call(Growth(short))


def regular_growth(g: Civ, seat: Seat) -> dict[Area, int]:
    """One token joins one, two join two or more (CIV-43.2-a, CIV-43.2-b)."""
    tokens = g.players[seat].tokens
    return {area: min(2, tokens[area]) for area in listed(tokens)}


def census(t: Turn[Civ]) -> None:
    """Phase 3: most tokens first, equal ones in the order of the table (CIV-43.3-b, CIV-43.3-c)."""
    g = t.g
    for seat, player in enumerate(g.players):
        player.census = on_board(g, seat)
    g.order = sorted(range(g.seats), key=lambda seat: (-g.players[seat].census, rank(g, seat)))
    counts = [msg("civilization-counted", who=Who(seat), tokens=g.players[seat].census) for seat in g.order]
    t.tell(msg("civilization-census", counts=several(counts)))


def table_order(t: Turn[Civ]) -> None:
    """Nomads and seafarers move in the order of the table (CIV-71-f)."""
    t.g.order = by_table(t.g)


def _grow(t: Turn[Civ], seat: Seat, tokens: Parts) -> None:
    for area, number in tokens:
        add(t.g, seat, area, number)
    total = sum(number for _, number in tokens)
    if total:
        t.tell(msg("civilization-grew", who=Who(seat), tokens=total))
