"""What one sees of Euphrat & Tigris: the board, and what lies behind one's own screen."""

from collections import Counter

from msgspec import Struct

from rules.kernel import Msg, Position, Seat, View, msg, waiting
from rules.tigris.act import Act
from rules.tigris.board import CATASTROPHE, CELLS, COLOURS, LETTERS, OFF, Cell, members, spread
from rules.tigris.building import Building, four
from rules.tigris.conflict import UNDECIDED, Conflict, War, backing
from rules.tigris.course import Course, round_of
from rules.tigris.scoring import result
from rules.tigris.state import ACTIONS, CATASTROPHES, HAND, TILES, Tigris, chart_of, in_hand, kind, leader_of
from rules.tigris.treasures import Treasures


class Dispute(Struct, frozen=True):
    """A conflict under way, first the attacker's side, then the defender's."""

    colour: str
    arms: str
    seats: tuple[Seat, Seat]
    leaders: tuple[Cell, Cell]
    backing: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    """The tiles on the board that count."""
    added: int | None
    """What the attacker has added out of the hand."""


class TigrisView(View, frozen=True, kw_only=True):
    """The table."""

    round: int
    active: Seat | None
    left: int
    """Actions that the active player still has."""
    dynasties: tuple[str, ...]
    board: str
    """A letter for each cell: k r b g a tile, K R B G a tile turned over, x a catastrophe, a dot nothing."""
    leaders: tuple[Cell, ...]
    """Four for each seat, by colour; -1: beside the board."""
    kingdoms: tuple[tuple[Cell, ...], ...]
    treasures: tuple[Cell, ...]
    built: tuple[tuple[str, Cell], ...]
    """Monuments with the upper left of their cells."""
    catastrophes: tuple[int, ...]
    hands: tuple[int, ...]
    bag: int
    tiles: tuple[tuple[int, ...] | None, ...]
    """The tiles of each colour in the hands that the viewer may see."""
    points: tuple[tuple[int, ...] | None, ...]
    jokers: tuple[int | None, ...]
    union: Cell | None = None
    """The tile that joins two kingdoms, while their conflicts last."""
    dispute: Dispute | None = None


def view(p: Position[Tigris, object], viewer: Seat | None) -> TigrisView:
    g, seats = p.game, range(p.game.seats)
    act = next((step for step in p.stack if isinstance(step, Act)), None)
    scores = [_sees_score(p, viewer, seat) for seat in seats]
    return TigrisView(
        viewer=viewer,
        seats=g.seats,
        up=waiting(p),
        phase=_phase(p),
        result=result(p),
        round=_round(p),
        active=act.seat if act else None,
        left=ACTIONS - act.done if act else 0,
        dynasties=tuple(g.dynasties),
        board=g.board,
        leaders=tuple(g.leaders),
        kingdoms=tuple(map(members, chart_of(g).kingdoms)),
        treasures=tuple(g.treasures),
        built=tuple(g.built.items()),
        catastrophes=tuple(g.catastrophes),
        hands=tuple(map(len, g.hands)),
        bag=len(g.bag),
        tiles=tuple(_tiles(g, seat) if _sees_hand(p, viewer, seat) else None for seat in seats),
        points=tuple(tuple(g.points[seat]) if scores[seat] else None for seat in seats),
        jokers=tuple(g.jokers[seat] if scores[seat] else None for seat in seats),
        union=next((step.cell for step in p.stack if isinstance(step, War)), None),
        dispute=next((_dispute(g, step) for step in p.stack if isinstance(step, Conflict)), None),
    )


def secrets(p: Position[Tigris, object], viewer: Seat | None) -> frozenset[str]:
    """Hands of others, the bag, and what was put away face down; nothing once the screens are removed."""
    g = p.game
    if not p.stack:
        return frozenset()
    hidden = [hand for seat, hand in enumerate(g.hands) if seat != viewer]  # TE-INFO-01
    return frozenset(tile for pile in (*hidden, g.bag, g.discards) for tile in pile)  # TE-INFO-03


def check(p: Position[Tigris, object]) -> None:
    g, found = p.game, chart_of(p.game)
    piles = [tile for pile in (*g.hands, g.bag, g.discards) for tile in pile]
    assert len(piles) == len(set(piles)), "a tile is in two places"
    lying = Counter({colour: g.board.lower().count(letter) for colour, letter in LETTERS.items()})
    assert Counter(map(kind, piles)) + lying + Counter(g.gone) == Counter(TILES), "tiles were lost"
    assert len(g.board) == CELLS, "the board has another size"
    assert len(g.treasures) + sum(g.jokers) == len(Tigris(0, False).treasures), "treasures were lost"
    assert g.board.count(CATASTROPHE) + sum(g.catastrophes) == CATASTROPHES * g.seats, "catastrophes were lost"
    assert all(len(hand) <= HAND for hand in g.hands), "a hand is too large"
    turned = {cell for corner in g.built.values() for cell in four(corner)}
    assert turned == set(members(found.flipped)), "tiles are turned over only under monuments"
    assert len(turned) == 4 * len(g.built), "two monuments share a cell"
    standing = [cell for cell in g.leaders if cell != OFF]
    assert found.standing.bit_count() == len(standing), "two leaders share a cell"
    assert not found.standing & ~spread(found.temples), "a leader without a temple"
    assert all(g.board[cell] == "." for cell in standing), "a leader on a tile"
    _check_peace(p)


def _check_peace(p: Position[Tigris, object]) -> None:
    """Two leaders of one colour live in one kingdom only while a conflict is open."""
    if any(isinstance(step, Conflict | War) for step in p.stack):
        return
    found = chart_of(p.game)
    for kingdom in found.kingdoms:
        leaders = found.inside(kingdom)
        assert len(leaders) == len(found.colours_inside(kingdom)), "leaders of one colour in one kingdom"  # TE-KING-09


def _sees_hand(p: Position[Tigris, object], viewer: Seat | None, seat: Seat) -> bool:
    return seat == viewer or not p.stack


def _sees_score(p: Position[Tigris, object], viewer: Seat | None, seat: Seat) -> bool:
    return p.game.open_scores or _sees_hand(p, viewer, seat)  # TE-INFO-02


def _tiles(g: Tigris, seat: Seat) -> tuple[int, ...]:
    hand = in_hand(g, seat)
    return tuple(hand[colour] for colour in COLOURS)


def _dispute(g: Tigris, step: Conflict) -> Dispute:
    attack, defence = (members(backing(g, step, seat)) for seat in (step.attacker, step.defender))
    home, abroad = (g.leaders[leader_of(seat, step.colour)] for seat in (step.attacker, step.defender))
    added = None if step.sent == UNDECIDED else step.sent
    return Dispute(step.colour, step.arms, (step.attacker, step.defender), (home, abroad), (attack, defence), added)


def _round(p: Position[Tigris, object]) -> int:
    return next((round_of(step.turn, p.game.seats) for step in p.stack if isinstance(step, Course)), 0)


def _phase(p: Position[Tigris, object]) -> Msg:
    match p.stack:
        case []:
            return msg("tigris-phase-over")
        case [*_, Act(done=done)]:
            return msg("tigris-phase-act", round=_round(p), action=done + 1)
        case [*_, Conflict(union=union)]:
            return msg("tigris-phase-revolt" if union == OFF else "tigris-phase-war", round=_round(p))
        case [*_, War()]:
            return msg("tigris-phase-war", round=_round(p))
        case [*_, Building()]:
            return msg("tigris-phase-building", round=_round(p))
        case [*_, Treasures()]:
            return msg("tigris-phase-treasures", round=_round(p))
    raise AssertionError(p.stack)
