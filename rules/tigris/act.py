"""A turn: up to two actions."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Several, Split, Step, Turn, Who, msg, no, parts
from rules.tigris import actions, outlook
from rules.tigris.board import COLOURS, OFF, OFFICES, PLACES, Cell, Leader, name
from rules.tigris.ending import finish
from rules.tigris.state import (
    ACTIONS,
    EVERY_LEADER,
    EVERY_TILE,
    EVERY_VERB,
    HAND,
    Tigris,
    colour_of,
    family,
    hand_of,
    in_hand,
    kind,
    leader_of,
    tile_choice,
    verb,
)
from rules.tigris.treasures import Treasures


class Pass(Struct, frozen=True):
    """The turn ends."""


class Act(Step[Tigris]):
    """The active player's turn; `done` actions of it are over."""

    seat: Seat
    done: int = 0

    def waiting(self, g: Tigris) -> tuple[Seat, ...]:
        return (self.seat,) if self.done < ACTIONS else ()

    def ask(self, g: Tigris, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                ask = msg("tigris-ask-act", left=ACTIONS - self.done, hand=_shown(g, seat))
                return One(ask, tuple(_verbs(g, seat)), lambda word: _why_not(g, seat, word), EVERY_VERB)
            case ("leader", *_):
                return _ask_leader(g, seat, path)
            case ("withdraw", *_):
                return _ask_withdraw(g, seat, path)
            case ("tile", *_):
                return _ask_tile(g, seat, path)
            case ("catastrophe", *_):
                return _ask_catastrophe(g, path)
            case ("swap", *_):
                return _ask_swap(g, seat, path)
            case _:
                return Ready(Pass())

    def play(self, t: Turn[Tigris], seat: Seat, action: object) -> None:
        self.done += 1
        t.call(Treasures(seat))  # TE-TREA-01: below whatever the action itself brings about
        match action:
            case actions.Place():
                actions.place(t, seat, action)
            case actions.Withdraw():
                actions.withdraw(t, seat, action)
            case actions.Lay():
                actions.lay(t, seat, action)
            case actions.Ruin():
                actions.ruin(t, seat, action)
            case actions.Swap():
                actions.swap(t, seat, action)
            case Pass():
                self.done = ACTIONS
                t.tell(msg("tigris-passed", who=Who(seat)))

    def proceed(self, t: Turn[Tigris]) -> None:
        finish(t, self.seat)

    def default(self, g: Tigris, seat: Seat) -> Path:
        return ("pass",)


def _verbs(g: Tigris, seat: Seat) -> Iterator[Choice]:
    if any(_movable(g, seat)):
        yield verb("leader")
    if any(_laid(g, seat)):
        yield verb("tile")
    if g.hands[seat]:
        yield verb("swap")
    if any(g.leaders[leader] != OFF for leader in family(seat)):
        yield verb("withdraw")
    if g.catastrophes[seat] and actions.catastrophe_laws(*_table(g), tuple(g.treasures)).open:
        yield verb("catastrophe")
    yield verb("pass")


def _table(g: Tigris) -> tuple[str, tuple[Cell, ...]]:
    return g.board, tuple(g.leaders)


def _shown(g: Tigris, seat: Seat) -> Msg | Several:
    """A player's own hand in a sentence."""
    return hand_of(in_hand(g, seat)) if g.hands[seat] else msg("tigris-told-nothing")


def _movable(g: Tigris, seat: Seat) -> Iterator[Choice]:
    """Own leaders that have a cell to go to."""
    table = _table(g)
    for leader in family(seat):
        if actions.leader_laws(*table, leader).open:
            yield _leader(leader, g.leaders[leader])


def _laid(g: Tigris, seat: Seat) -> Iterator[Choice]:
    """Colours in hand that have a cell to lie on."""
    hand, table = set(map(kind, g.hands[seat])), _table(g)
    for colour in COLOURS:
        if colour in hand and actions.tile_laws(*table, colour).open:
            yield tile_choice(colour)


def _ask_leader(g: Tigris, seat: Seat, path: Path) -> Node:
    match path:
        case (_,):
            return One(msg("tigris-ask-leader"), tuple(_movable(g, seat)), _why_no_office, EVERY_LEADER)
        case (_, str(office)):
            leader = leader_of(seat, colour_of(office))
            laws = actions.leader_laws(*_table(g), leader)
            return One(msg("tigris-ask-leader-cell"), outlook.for_leader(*_table(g), leader), laws.refusal)
        case (_, str(office), str(cell)):
            return Ready(actions.Place(colour_of(office), PLACES[cell]))
    raise AssertionError(path)


def _ask_withdraw(g: Tigris, seat: Seat, path: Path) -> Node:
    if len(path) == 2:
        return Ready(actions.Withdraw(colour_of(str(path[1]))))
    standing = [leader for leader in family(seat) if g.leaders[leader] != OFF]
    choices = tuple(_leader(leader, g.leaders[leader]) for leader in standing)
    return One(msg("tigris-ask-withdraw"), choices, _why_not_standing, EVERY_LEADER)


def _ask_tile(g: Tigris, seat: Seat, path: Path) -> Node:
    match path:
        case (_,):
            ask = msg("tigris-ask-tile", hand=_shown(g, seat))
            return One(ask, tuple(_laid(g, seat)), lambda word: _why_no_tile(g, seat, word), EVERY_TILE)
        case (_, str(colour)):
            laws = actions.tile_laws(*_table(g), colour)
            cells = outlook.for_tile(*_table(g), colour, tuple(g.built))
            return One(msg("tigris-ask-tile-cell"), cells, laws.refusal)
        case (_, str(colour), str(cell)):
            return Ready(actions.Lay(colour, PLACES[cell]))
    raise AssertionError(path)


def _ask_catastrophe(g: Tigris, path: Path) -> Node:
    if len(path) == 2:
        return Ready(actions.Ruin(PLACES[str(path[1])]))
    laws = actions.catastrophe_laws(*_table(g), tuple(g.treasures))
    cells = outlook.for_catastrophe(*_table(g), tuple(g.treasures))
    return One(msg("tigris-ask-catastrophe"), cells, laws.refusal)


def _ask_swap(g: Tigris, seat: Seat, path: Path) -> Node:
    if len(path) == 2:
        return Ready(actions.Swap(parts(path[1])), secret=True)  # TE-INFO-06
    hand = in_hand(g, seat)
    colours = [colour for colour in COLOURS if hand[colour]]
    caps = tuple(hand[colour] for colour in colours)
    most = min(HAND, sum(caps))
    ask = msg("tigris-ask-swap-ends" if len(g.bag) < most else "tigris-ask-swap", most=most, bag=len(g.bag))
    tiles = tuple(map(tile_choice, colours))
    return Split(ask, tiles, caps, 1, most, None, lambda word: _why_no_tile(g, seat, word), EVERY_TILE)


@cache
def _leader(leader: Leader, cell: Cell) -> Choice:
    office = OFFICES[leader % len(COLOURS)]
    label = msg(f"tigris-{office}")
    if cell == OFF:
        return Choice(office, label)
    return Choice(office, msg("tigris-standing", office=label, cell=name(cell)), spot=name(cell))


def _why_not(g: Tigris, seat: Seat, word: str) -> Msg | None:
    match word:
        case "leader":
            return no("TE-LEAD-05", "tigris-no-leader-place")
        case "withdraw":
            return no("TE-LEAD-13", "tigris-none-standing")
        case "tile" if g.hands[seat]:
            return no("TE-TILE-01", "tigris-no-tile-place")
        case "tile" | "swap":
            return no("TE-SWAP-04", "tigris-empty-hand")
        case "catastrophe":
            return no("TE-CAT-01", "tigris-no-catastrophe")
        case "monument":
            return no("TE-MON-10", "tigris-no-square")
        case "conflict" | "commit":
            return no("TE-CONF-01", "tigris-no-open-conflict")
        case "treasure":
            return no("TE-TREA-01", "tigris-no-treasure")
    return None


def _why_no_office(word: str) -> Msg | None:
    return no("TE-LEAD-05", "tigris-no-leader-place") if word in OFFICES else None


def _why_not_standing(word: str) -> Msg | None:
    return no("TE-LEAD-13", "tigris-not-standing") if word in OFFICES else None


def _why_no_tile(g: Tigris, seat: Seat, word: str) -> Msg | None:
    if word not in COLOURS:
        return None
    if in_hand(g, seat)[word]:
        return no("TE-TILE-01", "tigris-no-tile-place")
    return no("TE-TILE-01", "tigris-not-in-hand")
