"""The first step of a turn: actions of the hand tile, stones instead of them, or ziggurats."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import (
    Choice,
    Many,
    Msg,
    Node,
    One,
    Path,
    Ready,
    Seat,
    Step,
    Turn,
    Who,
    keys,
    msg,
    no,
    several,
)
from rules.ur import actions
from rules.ur.state import (
    ACTIONS,
    BUILDS,
    CELLS,
    EVERY_VERB,
    MOST,
    PLACES,
    RESCUE,
    VERBS,
    Cell,
    Ur,
    free_cells,
    name,
    owned,
    put,
    room,
    some,
    spots,
    supply,
)
from rules.ur.swap import Swap
from rules.ur.war import Attack, War, ask_attack, attack, attackers


class Build(Struct, frozen=True):
    """Ziggurats on these tiles."""

    cells: tuple[Cell, ...]


class Stones(Struct, frozen=True):
    """Stones from the supply on one tile."""

    cell: Cell
    number: int


class End(Struct, frozen=True):
    """Nothing more; on to the exchange."""


class Act(Step[Ur]):
    """A player's actions; `done` are those carried out in this turn."""

    seat: Seat
    done: list[str] = []

    def waiting(self, g: Ur) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.done) < 2 else ()

    def ask(self, g: Ur, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("ur-ask-act"), tuple(self._verbs(g)), lambda word: self._why(g, word), EVERY_VERB)
            case ("agriculture", *_):
                return actions.ask_agriculture(g, seat, path)
            case ("trade", *_):
                return actions.ask_trade(g, seat, path)
            case ("culture", *_):
                return actions.ask_culture(g, seat, path)
            case ("politics", *_):
                return actions.ask_politics(g, seat, path)
            case ("war", *_):
                return ask_attack(g, seat, path)
            case ("build", *_):
                return _ask_build(g, seat, path)
            case ("stone", *_):
                return _ask_stone(g, seat, path, 1 if self.done else 2)  # UR-TURN-08, UR-TURN-11
            case ("settle", *_):
                return _ask_settle(g, path, 1)
            case _:
                return Ready(End())

    def play(self, t: Turn[Ur], seat: Seat, action: object) -> None:
        match action:
            case actions.Agriculture():
                self.done.append("agriculture")
                actions.agriculture(t, seat, action)
            case actions.Trade():
                self.done.append("trade")
                actions.trade(t, seat, action)
            case actions.Culture():
                self.done.append("culture")
                actions.culture(t, seat, action)
            case actions.Politics():
                self.done.append("politics")
                actions.politics(t, seat, action)
            case Attack():
                self.done.append("war")
                attack(t, seat, action)
                t.call(War(seat))
            case Build():
                _build(t, seat, action)
                t.goto(Swap(seat))
            case Stones():
                _put_stones(t, seat, action)
                t.goto(Swap(seat))
            case End():
                t.goto(Swap(seat))

    def proceed(self, t: Turn[Ur]) -> None:
        t.goto(Swap(self.seat))  # UR-TURN-07

    def default(self, g: Ur, seat: Seat) -> Path:
        return ("end",)

    def _verbs(self, g: Ur) -> Iterator[Choice]:
        hand, own, stock = g.hands[self.seat], owned(g, self.seat), supply(g, self.seat)
        for action in (hand.up, hand.back):
            if action not in self.done and (action != "war" or some(attackers(g, self.seat))):
                yield self._noted(g, VERBS[action])
        if not self.done and g.pool and some(_sites(g, own)):
            yield VERBS["build"]
        if stock and some(_growable(g, own)):
            yield VERBS["stone"]
        if not self.done and stock and some(free_cells(g)):
            yield VERBS["settle"]
        yield VERBS["end"]

    def _noted(self, g: Ur, action: Choice) -> Choice:
        """Agriculture with the tiles that would starve."""
        starving = actions.hungry(g, self.seat) if action.key == "agriculture" else []
        if not starving:
            return action
        note = msg("ur-note-hunger", number=len(starving), cells=several([name(cell) for cell in starving]))
        return Choice(action.key, action.label, note)

    def _why(self, g: Ur, word: str) -> Msg | None:
        if word in self.done:
            return no("UR-TURN-04", "ur-no-twice")
        if word == "war" and word in g.hands[self.seat].kind():
            return no("UR-WAR-12", "ur-no-attack")
        if word in ACTIONS:
            return no("UR-TURN-02", "ur-no-such-action")
        if word == "build":
            return _why_no_build(g, self.done)
        if word == "settle" and self.done:
            return no("UR-TURN-10", "ur-no-settle-now")
        if word in ("stone", "settle"):
            return no("UR-TERM-07", "ur-no-stones")
        return None


class Rescue(Step[Ur]):
    """The turn of a player who has no stone on the board."""

    seat: Seat

    def waiting(self, g: Ur) -> tuple[Seat, ...]:
        return (self.seat,) if some(free_cells(g)) else ()

    def ask(self, g: Ur, seat: Seat, path: Path) -> Node:
        if not path:
            return One(msg("ur-ask-rescue"), (VERBS["settle"],), _why_rescue, EVERY_VERB)
        return _ask_settle(g, path, RESCUE)

    def play(self, t: Turn[Ur], seat: Seat, action: Stones) -> None:
        _put_stones(t, seat, action)
        t.goto(Swap(seat))

    def proceed(self, t: Turn[Ur]) -> None:
        t.goto(Swap(self.seat))  # UR-EMPTY-06


def _why_rescue(word: str) -> Msg | None:
    return no("UR-EMPTY-02", "ur-rescue-first") if word in VERBS else None


def _ask_build(g: Ur, seat: Seat, path: Path) -> Node:
    if len(path) == 2:
        return Ready(Build(tuple(PLACES[cell] for cell in keys(path[1]))))
    sites = list(_sites(g, owned(g, seat)))
    most = min(BUILDS, g.pool, len(sites))  # UR-ZIG-03, UR-ZIG-06
    why = no("UR-ZIG-01", "ur-no-site", number=MOST)
    return Many(msg("ur-ask-build", most=most), spots(g, sites), 1, most, why=lambda _: why)


def _ask_stone(g: Ur, seat: Seat, path: Path, number: int) -> Node:
    if len(path) == 2:
        return Ready(Stones(PLACES[str(path[1])], number))
    cells = spots(g, _growable(g, owned(g, seat)))
    return One(msg("ur-ask-stone", number=number), cells, lambda word: _why_no_stone(g, seat, word))


def _ask_settle(g: Ur, path: Path, number: int) -> Node:
    if len(path) == 2:
        return Ready(Stones(PLACES[str(path[1])], number))
    cells = spots(g, free_cells(g))
    return One(msg("ur-ask-settle", number=number), cells, lambda word: no("UR-TURN-12", "ur-no-free", cell=word))


def _build(t: Turn[Ur], seat: Seat, action: Build) -> None:
    for cell in action.cells:
        field = t.g.board[cell]
        field.stones, field.ziggurat = 1, True  # UR-ZIG-04
        t.g.pool -= 1
    t.tell(msg("ur-built", who=Who(seat), cells=several([name(cell) for cell in action.cells]), left=t.g.pool))


def _put_stones(t: Turn[Ur], seat: Seat, action: Stones) -> None:
    number = put(t.g, seat, action.cell, action.number)
    t.tell(msg("ur-put-stones", who=Who(seat), number=number, cell=name(action.cell)))


def _sites(g: Ur, own: list[Cell]) -> Iterator[Cell]:
    """Tiles on which a ziggurat may be built."""
    return (cell for cell in own if not room(g, cell))


def _growable(g: Ur, own: list[Cell]) -> Iterator[Cell]:
    """Tiles that can take another stone."""
    return (cell for cell in own if room(g, cell))


def _why_no_build(g: Ur, done: list[str]) -> Msg:
    if done:
        return no("UR-ZIG-02", "ur-no-build-now")
    if not g.pool:
        return no("UR-ZIG-05", "ur-no-marker")
    return no("UR-ZIG-01", "ur-no-site", number=MOST)


def _why_no_stone(g: Ur, seat: Seat, word: str) -> Msg:
    cell = PLACES.get(word, CELLS)
    if cell < CELLS and g.board[cell].ziggurat:
        return no("UR-TURN-16", "ur-no-ziggurat", cell=word)
    if cell >= CELLS or g.board[cell].owner != seat:
        return no("UR-TURN-10", "ur-no-own-tile", cell=word)
    return no("UR-TERM-05", "ur-full", cell=word, number=MOST)
