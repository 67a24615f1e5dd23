"""UR's greedy player: tries moves on a board of its own, laid out from what it sees, and takes the best looking one."""

from collections.abc import Callable, Iterable, Iterator

from rules import kernel
from rules.kernel import Answer, Count, Many, Node, One, Path, Position, Ready, Seat, Split, Tape, View
from rules.ur import RULES
from rules.ur.act import Act
from rules.ur.actions import cultivated, farmed, hungry, market
from rules.ur.course import Course
from rules.ur.placing import Placing
from rules.ur.scoring import score
from rules.ur.state import MOST, PLACES, Field, Tile, Ur, free_cells, neighbours, owned, supply, tile_at
from rules.ur.swap import Swap
from rules.ur.view import Seen, UrView
from rules.ur.war import attackers

Ask = Callable[[Path], Node]
BROAD = 120
"""Moves that are tried at most."""
PATIENCE = 12
"""On a full board nobody may want to move; once in so many moves something happens."""
TURNED = "-turned"
"""The same exchange with the other front, which has no effect."""
EARLY = {"agriculture": 3, "trade": 3, "culture": 2, "war": 1, "politics": 0}
"""What an action is worth to somebody with three stones on the board: the rulebook advises growth."""
CROWDED = 6
"""So few free tiles that only ziggurats bring the end nearer."""


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    assert isinstance(view, UrView)
    g = _laid_out(view)
    moves = [path for path, _ in zip(_moves(ask, ()), range(BROAD), strict=False)]
    if next(free_cells(g), None) is None and tape.below(PATIENCE) == 0:
        return tape.pick(moves)
    return max(moves, key=lambda path: _worth(g, seat, path) + tape.below(100) / 1000)


def _laid_out(view: UrView) -> Ur:
    """The table as a position; nothing of it is hidden."""
    g = Ur(seats=view.seats, literal=False, anywhere=True, first=view.first, pool=view.pool, starving=view.starving)
    g.board = [
        Field(_tile(tile), -1 if tile.owner is None else tile.owner, tile.stones, tile.ziggurat) for tile in view.board
    ]
    g.spare, g.hands = [_tile(tile) for tile in view.spare], [_tile(tile) for tile in view.hands]
    return g


def _tile(seen: Seen) -> Tile:
    return Tile(seen.up, seen.back)


def _moves(ask: Ask, path: Path) -> Iterator[Path]:
    """Whole moves; of long lists of numbers only the telling ones."""
    node = ask(path)
    if isinstance(node, Ready):
        yield path
        return
    for answer in _answers(node):
        yield from _moves(ask, (*path, answer))


def _answers(node: One | Many | Count | Split) -> Iterable[Answer]:
    match node:
        case One(choices=choices):
            return [choice.key for choice in choices if not choice.key.endswith(TURNED)]
        case Count(lo=lo, hi=hi):
            return {lo, (lo + hi + 1) // 2, hi}
        case Many(choices=choices, hi=hi):
            return [tuple(choice.key for choice in choices[:hi])]
        case Split():
            return [_filled(node, False), _filled(node, True), *_heaped(node)]


def _heaped(node: Split) -> Iterator[tuple[tuple[str, int], ...]]:
    """As much as goes on one, and what is left as far apart as it goes."""
    for heap in range(len(node.choices)):
        given = [0] * len(node.choices)
        given[heap] = min(node.caps[heap], node.hi)
        for _ in range(node.hi - given[heap]):
            room = [index for index, cap in enumerate(node.caps) if given[index] < cap]
            given[min(room, key=lambda index: given[index])] += 1
        yield tuple((choice.key, number) for choice, number in zip(node.choices, given, strict=True) if number)


def _filled(node: Split, backwards: bool) -> tuple[tuple[str, int], ...]:
    """As much as goes, from one end or from the other."""
    left, given = node.hi, {}
    pairs = list(zip(node.choices, node.caps, strict=True))
    for choice, cap in reversed(pairs) if backwards else pairs:
        given[choice.key] = min(cap, left)
        left -= given[choice.key]
    return tuple((choice.key, given[choice.key]) for choice, _ in pairs if given[choice.key])


def _worth(g: Ur, seat: Seat, path: Path) -> float:
    """How the table looks after the move."""
    if path[0] == "take":
        return sum(EARLY[action] for action in tile_at(g, PLACES[str(path[1])]).kind())
    p: Position[Ur, object] = Position(g, [Course(100), _step(seat, str(path[0]))])
    try:
        after = kernel.apply(RULES, p, seat, path, Tape(fixed=())).position.game
    except kernel.Illegal:
        return _standing(g, seat) + (0.2 if path[0] == "stone" else 0)
    return _standing(after, seat) + (_prospects(after, seat) if path[0] in ("swap", "place") else 0)


def _step(seat: Seat, verb: str) -> kernel.Step[Ur]:
    if verb == "place":
        return Placing(seat, 1)
    return Swap(seat) if verb in ("swap", "keep") else Act(seat)


def _standing(g: Ur, seat: Seat) -> float:
    """Points first, then stones and tiles that will bring points, and what the others have."""
    cells = list(owned(g, seat))
    stones = sum(g.board[cell].stones for cell in cells)
    ripe = sum(g.board[cell].stones == MOST for cell in cells)
    built = sum(field.ziggurat and field.owner == seat for field in g.board)
    rivals = max(score(g, other) for other in range(g.seats) if other != seat)
    worth = score(g, seat) - 0.4 * rivals + 0.35 * stones + 0.5 * len(cells)
    each_ripe, each_built = (14, 30) if _is_full(g) else (0.8, 4)
    return worth + each_ripe * min(ripe, g.pool, 2) + each_built * built


def _is_full(g: Ur) -> bool:
    """Hardly a tile is free: only ziggurats bring the end nearer."""
    return sum(1 for _ in free_cells(g)) <= CROWDED


def _prospects(g: Ur, seat: Seat) -> float:
    """What the two actions of the hand tile would bring in the next turn."""
    return 0.4 * sum(_gain(g, seat, action) for action in (g.hands[seat].up, g.hands[seat].back))


def _gain(g: Ur, seat: Seat, action: str) -> float:
    cells = list(owned(g, seat))
    shown = [cell for cell in cells if g.board[cell].tile.up == action]
    match action:
        case "agriculture":
            lost = len(hungry(g, seat))
            return min(2 * len(farmed(g, seat)), supply(g, seat)) - lost
        case "trade":
            return min(sum(min(market(g, seat, cell), MOST - g.board[cell].stones) for cell in shown), supply(g, seat))
        case "culture":
            grown = cultivated(g, seat)
            return sum(1.0 if g.board[cell].owner == seat else -0.5 for cell in grown)
        case "war":
            near = [cell for cell in attackers(g, seat) if neighbours(cell)]
            return 0.8 * min(len(near), 3)
        case _:
            return 20 if _is_full(g) and all(g.board[cell].stones < MOST for cell in cells) else 0.3
