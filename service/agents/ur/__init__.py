"""UR's players try moves on a board of their own: `greedy` and `easy` one move, laid out from what they see, `strong`
whole turns and the answers to them.
"""

from collections.abc import Callable

from rules import kernel
from rules.kernel import Path, Position, Seat, Tape, View
from rules.ur import RULES
from rules.ur.act import Act
from rules.ur.course import Course
from rules.ur.placing import Placing
from rules.ur.scoring import score
from rules.ur.state import MOST, PLACES, Field, Tile, Ur, free_cells, owned, tile_at
from rules.ur.swap import Swap
from rules.ur.view import Seen, UrView
from service.agents import Ask
from service.agents.ur.moves import moves
from service.agents.ur.prospects import is_full, prospects
from service.agents.ur.turns import policy, strong
from service.agents.ur.worth import CROWD, DUEL

__all__ = ["TUNED", "easy", "greedy", "policy", "strong"]

TUNED = {2: DUEL, 4: CROWD}
"""The weights that `./run tune` looks for, by the number of seats."""

PATIENCE = 12
"""On a full board nobody may want to move; once in so many moves something happens."""
EARLY = {"agriculture": 3, "trade": 3, "culture": 2, "war": 1, "politics": 0}
"""What an action is worth to somebody with three stones on the board: the rulebook advises growth."""
WHIM = 2.0
"""By how much a beginner may be wrong about a move, in points."""

Standing = Callable[[Ur, Seat], float]


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The move after which the table looks best."""
    assert isinstance(view, UrView)
    g, paths = _laid_out(view), moves(ask)
    if next(free_cells(g), None) is None and tape.below(PATIENCE) == 0:
        return tape.pick(paths)
    return max(paths, key=lambda path: _worth(g, seat, path, _standing) + tape.below(100) / 1000)


def easy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """Counts its own stones and tiles after one move, forgets the sets and the tile in hand, and attacks only what is
    free."""
    assert isinstance(view, UrView)
    g, paths = _laid_out(view), moves(ask)
    peaceful = [path for path in paths if path[0] != "war" or g.board[PLACES[str(path[2])]].free] or paths
    if next(free_cells(g), None) is None and tape.below(PATIENCE) == 0:
        return tape.pick(paths)
    return max(peaceful, key=lambda path: _worth(g, seat, path, _naive) + WHIM * tape.below(100) / 100)


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


def _worth(g: Ur, seat: Seat, path: Path, standing: Standing) -> float:
    """How the table looks after the move."""
    if path[0] == "take":
        return sum(EARLY[action] for action in tile_at(g, PLACES[str(path[1])]).kind())
    p: Position[Ur, object] = Position(g, [Course(100), _step(seat, str(path[0]))])
    try:
        after = kernel.apply(RULES, p, seat, path, Tape(fixed=())).position.game
    except kernel.Illegal:
        return standing(g, seat) + (0.2 if path[0] == "stone" else 0)
    is_exchange = path[0] in ("swap", "place") and standing is _standing
    return standing(after, seat) + (0.4 * prospects(after, seat) if is_exchange else 0)


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
    each_ripe, each_built = (14, 30) if is_full(g) else (0.8, 4)
    return worth + each_ripe * min(ripe, g.pool, 2) + each_built * built


def _naive(g: Ur, seat: Seat) -> float:
    """The more stones and tiles the better, whatever their pictures; on a full board ziggurats, so that it ends."""
    cells = list(owned(g, seat))
    built = sum(field.ziggurat and field.owner == seat for field in g.board)
    ripe = sum(g.board[cell].stones == MOST for cell in cells)
    stones = sum(g.board[cell].stones for cell in cells)
    return len(cells) + 0.5 * stones + (10 * min(ripe, 2) + 30 * built if is_full(g) else 0)
