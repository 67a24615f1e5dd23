"""What one sees of UR: everything, for nothing is hidden."""

from msgspec import Struct

from rules.kernel import Msg, Position, Seat, View, msg, waiting
from rules.ur.course import PLACINGS, Course, round_of
from rules.ur.placing import Placing, Taking
from rules.ur.scoring import points, result, sets
from rules.ur.state import BARE, CELLS, COPIES, KINDS, MOST, STONES, ZIGGURATS, Tile, Ur, supply
from rules.ur.swap import Opening, Swap


class Seen(Struct, frozen=True):
    """A tile: the picture up (or in front), the one on its back, and what stands on it.

    Without pictures it is an empty hand."""

    up: str
    back: str
    owner: Seat | None = None
    stones: int = 0
    ziggurat: bool = False


class UrView(View, frozen=True, kw_only=True):
    """The table."""

    board: tuple[Seen, ...]
    spare: tuple[Seen, ...]
    hands: tuple[Seen, ...]
    supply: tuple[int, ...]
    scores: tuple[int, ...]
    sets: tuple[tuple[int, ...], ...]
    """How large everybody's sets are."""
    pool: int
    first: Seat
    round: int
    """Of proper play; all of set-up is 0."""
    starving: bool = False
    """Agriculture tiles starve like others."""


def view(p: Position[Ur, object], viewer: Seat | None) -> UrView:
    g = p.game
    seats = range(g.seats)
    owned = tuple(sets(g, seat) for seat in seats)
    return UrView(
        viewer=viewer,
        seats=g.seats,
        up=waiting(p),
        phase=_phase(p),
        result=result(p),
        board=tuple(_field(g, cell) for cell in range(CELLS)),
        spare=tuple(_tile(tile) for tile in g.spare),
        hands=tuple(_tile(tile) for tile in g.hands),
        supply=tuple(supply(g, seat) for seat in seats),
        scores=tuple(map(points, owned)),
        sets=owned,
        pool=g.pool,
        first=g.first,
        round=_round(p),
        starving=g.starving,
    )


def secrets(p: Position[Ur, object], viewer: Seat | None) -> frozenset[str]:
    return frozenset()  # UR-INFO-01


def check(p: Position[Ur, object]) -> None:
    g = p.game
    held = [tile for tile in g.hands if tile != BARE]
    tiles = sorted(tuple(sorted(tile.kind())) for tile in [f.tile for f in g.board] + g.spare + held)
    assert tiles == sorted(tuple(sorted(kind)) for kind in KINDS for _ in range(COPIES)), "tiles were lost"
    for field in g.board:
        assert 0 <= field.stones <= MOST, "too many stones on a tile"
        assert (field.owner >= 0) == (field.stones > 0), "stones without an owner"
        assert not field.ziggurat or field.stones == 1, "a ziggurat carries one stone"
    assert all(0 <= supply(g, seat) <= STONES for seat in range(g.seats)), "more stones than there are"
    assert g.pool + sum(field.ziggurat for field in g.board) == ZIGGURATS, "ziggurats were lost"


def _field(g: Ur, cell: int) -> Seen:
    field = g.board[cell]
    return Seen(field.tile.up, field.tile.back, field.owner if field.stones else None, field.stones, field.ziggurat)


def _tile(tile: Tile) -> Seen:
    return Seen(tile.up, tile.back)


def _round(p: Position[Ur, object]) -> int:
    return next((max(0, round_of(step.turn, p.game.seats)) for step in p.stack if isinstance(step, Course)), 0)


def _phase(p: Position[Ur, object]) -> Msg:
    match p.stack:
        case [Course(), Taking()]:
            return msg("ur-phase-taking")
        case [Course(), Placing(round=number)]:
            return msg("ur-phase-placing", number=number, of=PLACINGS)
        case [Course(), Opening()]:
            return msg("ur-phase-opening")
        case [Course(), Swap()]:
            return msg("ur-phase-swap", round=_round(p))
        case [Course(), *_]:
            return msg("ur-phase-act", round=_round(p))
        case _:
            return msg("ur-phase-over")
