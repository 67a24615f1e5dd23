"""UR's players try moves on a board of their own: `greedy` and `easy` one move, laid out from what they see, `strong`
whole turns.
"""

from collections.abc import Callable

from rules import kernel
from rules.kernel import Path, Seat, Tape, View
from rules.ur import RULES
from rules.ur.scoring import score
from rules.ur.state import MOST, PLACES, Ur, free_cells, owned, tile_at
from rules.ur.view import UrView
from service.agents import Ask
from service.agents.ur.board import laid_out, on_turn
from service.agents.ur.explaining import reasons
from service.agents.ur.moves import moves
from service.agents.ur.prospects import is_full, is_stuck, prospects
from service.agents.ur.tally import tally
from service.agents.ur.turns import policy, strong
from service.agents.ur.worth import CROWD, DUEL, STUCK

__all__ = ["TUNED", "easy", "greedy", "policy", "reasons", "strong"]

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
    g, paths = laid_out(view), moves(ask)
    if next(free_cells(g), None) is None and tape.below(PATIENCE) == 0:
        return tape.pick(paths)
    return max(paths, key=lambda path: _worth(g, seat, path, _standing) + tape.below(100) / 1000)


def easy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """Counts its own stones and tiles after one move, forgets the sets and the tile in hand, and attacks only what is
    free."""
    assert isinstance(view, UrView)
    g, paths = laid_out(view), moves(ask)
    peaceful = [path for path in paths if path[0] != "war" or g.board[PLACES[str(path[2])]].free] or paths
    if next(free_cells(g), None) is None and tape.below(PATIENCE) == 0:
        return tape.pick(paths)
    return max(peaceful, key=lambda path: _worth(g, seat, path, _naive) + WHIM * tape.below(100) / 100)


def _worth(g: Ur, seat: Seat, path: Path, standing: Standing) -> float:
    """How the table looks after the move."""
    if path[0] == "take":
        return sum(EARLY[action] for action in tile_at(g, PLACES[str(path[1])]).kind())
    try:
        after = kernel.apply(RULES, on_turn(g, seat, str(path[0])), seat, path, Tape(fixed=())).position.game
    except kernel.Illegal:
        return standing(g, seat) + (0.2 if path[0] == "stone" else 0)
    is_exchange = path[0] in ("swap", "place") and standing is _standing
    return standing(after, seat) + (0.4 * prospects(after, seat, tally(after)[seat]) if is_exchange else 0)


def _standing(g: Ur, seat: Seat) -> float:
    """Points first, then stones and tiles that will bring points, and what the others have."""
    cells = list(owned(g, seat))
    stones = sum(g.board[cell].stones for cell in cells)
    ripe = sum(g.board[cell].stones == MOST for cell in cells)
    built = sum(field.ziggurat and field.owner == seat for field in g.board)
    rivals = max(score(g, other) for other in range(g.seats) if other != seat)
    worth = score(g, seat) - 0.4 * rivals + 0.35 * stones + 0.5 * len(cells)
    each_ripe, each_built = (14, 30) if is_full(g) else (0.8, 4)
    return worth + each_ripe * min(ripe, g.pool, 2) + each_built * built - STUCK * is_stuck(g)


def _naive(g: Ur, seat: Seat) -> float:
    """The more stones and tiles the better, whatever their pictures; on a full board ziggurats, so that it ends."""
    cells = list(owned(g, seat))
    built = sum(field.ziggurat and field.owner == seat for field in g.board)
    ripe = sum(g.board[cell].stones == MOST for cell in cells)
    stones = sum(g.board[cell].stones for cell in cells)
    return len(cells) + 0.5 * stones + (10 * min(ripe, 2) + 30 * built if is_full(g) else 0)
