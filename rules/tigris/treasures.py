"""Treasures: the trader's owner takes all but one."""

from msgspec import Struct

from rules.kernel import Many, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, keys, msg, no, several
from rules.tigris.board import CORNERS, OFF, PLACES, Cell, Cells, members, name, places, together
from rules.tigris.state import Tigris, chart_of, leader_of, verb


class Take(Struct, frozen=True):
    """These treasures, besides those that must be taken."""

    cells: tuple[Cell, ...]


class Hoard(Struct, frozen=True):
    """Treasures of one kingdom: some are taken in any case, of the others all but one."""

    seat: Seat
    certain: tuple[Cell, ...]
    open: tuple[Cell, ...]


class Treasures(Step[Tigris]):
    """The end of an action: every kingdom is looked at."""

    active: Seat

    def waiting(self, g: Tigris) -> tuple[Seat, ...]:
        hoard = due(g, self.active)
        return (hoard.seat,) if hoard and len(hoard.open) > 1 else ()  # TE-TREA-08

    def ask(self, g: Tigris, seat: Seat, path: Path) -> Node:
        hoard = due(g, self.active)
        assert hoard
        match path:
            case ():
                return One(msg("tigris-ask-treasure"), (verb("treasure"),), _why_first)
            case (_,):
                number = len(hoard.open) - 1
                ask = msg("tigris-ask-treasures", number=number, certain=len(hoard.certain))
                return Many(
                    ask, places(together(hoard.open), {}), number, number, why=lambda word: _why_not(hoard, word)
                )
            case (_, chosen):
                return Ready(Take(tuple(PLACES[cell] for cell in keys(chosen))))
        raise AssertionError(path)

    def play(self, t: Turn[Tigris], seat: Seat, action: Take) -> None:
        hoard = due(t.g, self.active)
        assert hoard
        _take(t, seat, (*hoard.certain, *action.cells))

    def proceed(self, t: Turn[Tigris]) -> None:
        hoard = due(t.g, self.active)
        if hoard is None:
            t.done()
        else:
            _take(t, hoard.seat, hoard.certain)


def due(g: Tigris, active: Seat) -> Hoard | None:
    """The first kingdom with a trader and more than one treasure, by the trader's seat from the active player on."""
    treasures, found = together(g.treasures), chart_of(g)
    for turn in range(g.seats if len(g.treasures) > 1 else 0):
        seat = (active + turn) % g.seats  # TE-TREA-10
        trader = g.leaders[leader_of(seat, "green")]
        lying = treasures & found.kingdom(trader) if trader != OFF else 0
        if lying.bit_count() > 1:
            return _hoard(seat, lying)
    return None


def _hoard(seat: Seat, lying: Cells) -> Hoard:
    corners, others = members(lying & CORNERS), members(lying & ~CORNERS)
    return Hoard(seat, corners, others) if others else Hoard(seat, (), corners)  # TE-TREA-07


def _take(t: Turn[Tigris], seat: Seat, cells: tuple[Cell, ...]) -> None:
    for cell in cells:
        t.g.treasures.remove(cell)
    t.g.jokers[seat] += len(cells)
    places = several([name(cell) for cell in sorted(cells)])
    t.tell(msg("tigris-treasures", who=Who(seat), number=len(cells), cells=places))


def _why_first(word: str) -> Msg | None:
    return no("TE-TURN-05", "tigris-treasure-first")


def _why_not(hoard: Hoard, word: str) -> Msg | None:
    certain = PLACES.get(word) in hoard.certain
    return no("TE-TREA-06", "tigris-corner-anyway", cell=word) if certain else None
