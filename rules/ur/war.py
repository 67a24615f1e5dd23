"""War: attacks without number."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Arg, Choice, Count, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no
from rules.ur.state import CELLS, EVERY_VERB, PLACES, Cell, Ur, name, neighbours, owned, put, some, spots, take_off


class Attack(Struct, frozen=True):
    """From an own tile on a foreign or free one, with so many stones moving in."""

    source: Cell
    target: Cell
    moving: int


class Stop(Struct, frozen=True):
    """No further attack."""


class War(Step[Ur]):
    """Further attacks of the same war action."""

    seat: Seat

    def waiting(self, g: Ur) -> tuple[Seat, ...]:
        return (self.seat,) if some(attackers(g, self.seat)) else ()

    def ask(self, g: Ur, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(
                    msg("ur-ask-more-war"),
                    (Choice("war", msg("ur-war")), Choice("stop", msg("ur-verb-stop"))),
                    lambda _: no("UR-WAR-15", "ur-war-goes-on"),
                    EVERY_VERB,
                )
            case ("stop",):
                return Ready(Stop())
            case _:
                return ask_attack(g, seat, path)

    def play(self, t: Turn[Ur], seat: Seat, action: Attack | Stop) -> None:
        match action:
            case Attack():
                attack(t, seat, action)
            case Stop():
                t.done()

    def default(self, g: Ur, seat: Seat) -> Path:
        return ("stop",)


def losses(g: Ur, source: Cell, target: Cell) -> int:
    """What an attack costs: the target's stones, and one more unless war attacks war."""
    from_war = g.board[source].tile.up == "war"
    on_war = g.board[target].tile.up == "war"
    return g.board[target].stones + (0 if from_war and on_war else 1)  # UR-WAR-08


def targets(g: Ur, seat: Seat, source: Cell) -> Iterator[Cell]:
    """Foreign and free tiles that this tile can conquer."""
    for cell in range(CELLS) if g.anywhere else neighbours(source):
        if _attackable(g, seat, cell) and g.board[source].stones > losses(g, source, cell):
            yield cell


def attackers(g: Ur, seat: Seat) -> Iterator[Cell]:
    """Own tiles that can attack."""
    for cell in owned(g, seat):
        if g.board[cell].stones > 1 - (g.board[cell].tile.up == "war") and some(targets(g, seat, cell)):
            yield cell


def ask_attack(g: Ur, seat: Seat, path: Path) -> Node:
    match path:
        case (_,):
            return One(
                msg("ur-ask-attacker"),
                spots(g, attackers(g, seat)),
                lambda word: _why_not(g, seat, word),
            )
        case (_, str(source)):
            cells = tuple(_priced(g, PLACES[source], choice) for choice in spots(g, targets(g, seat, PLACES[source])))
            return One(msg("ur-ask-target"), cells, lambda word: _why_spared(g, seat, PLACES[source], word))
        case (_, str(source), str(target)):
            left = g.board[PLACES[source]].stones - losses(g, PLACES[source], PLACES[target])
            return Count(msg("ur-ask-moving", cell=target), 1, left)
        case (_, str(source), str(target), int(moving)):
            return Ready(Attack(PLACES[source], PLACES[target], moving))
    raise AssertionError(path)


def _priced(g: Ur, source: Cell, target: Choice) -> Choice:
    """With what the attack would cost both sides."""
    cell = PLACES[target.key]
    there = target.note or name(cell)
    price = msg("ur-note-war", there=there, lost=losses(g, source, cell), beaten=g.board[cell].stones)
    return Choice(target.key, target.label, price, target.spot)


def attack(t: Turn[Ur], seat: Seat, action: Attack) -> None:
    g = t.g
    victim, beaten = g.board[action.target].owner, g.board[action.target].stones
    lost = losses(g, action.source, action.target)
    if beaten:
        take_off(g, action.target, beaten)
    take_off(g, action.source, lost + action.moving)
    put(g, seat, action.target, action.moving)
    told: dict[str, Arg] = {"source": name(action.source), "target": name(action.target), "moving": action.moving}
    if victim < 0:
        t.tell(msg("ur-took-free", who=Who(seat), lost=lost, **told))
    else:
        t.tell(msg("ur-attacked", who=Who(seat), whom=Who(victim), lost=lost, beaten=beaten, **told))


def _attackable(g: Ur, seat: Seat, cell: Cell) -> bool:
    return g.board[cell].owner != seat and not g.board[cell].ziggurat


def _why_not(g: Ur, seat: Seat, word: str) -> Msg | None:
    cell = PLACES.get(word, CELLS)
    if cell >= CELLS or g.board[cell].owner != seat:
        return no("UR-WAR-01", "ur-no-own-tile", cell=word)
    if g.board[cell].ziggurat:
        return no("UR-WAR-04", "ur-no-ziggurat", cell=word)
    return no("UR-WAR-12", "ur-no-strength", cell=word)


def _why_spared(g: Ur, seat: Seat, source: Cell, word: str) -> Msg | None:
    cell = PLACES.get(word, CELLS)
    if cell >= CELLS or not _attackable(g, seat, cell):
        return no("UR-WAR-04", "ur-no-target", cell=word)
    if not g.anywhere and cell not in neighbours(source):
        return no("UR-WAR-02", "ur-no-neighbour", cell=word, source=name(source))
    return no("UR-WAR-12", "ur-too-strong", cell=word, source=name(source), need=losses(g, source, cell) + 1)
