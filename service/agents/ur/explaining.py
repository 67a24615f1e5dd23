"""What speaks for a move in UR, told by how the table looks after it."""

from rules import kernel
from rules.kernel import Msg, Path, Seat, Tape, View, msg
from rules.ur import RULES
from rules.ur.scoring import score
from rules.ur.state import MOST, Ur, owned
from rules.ur.view import UrView
from service.agents import Ask
from service.agents.comparing import strongest
from service.agents.ur.board import laid_out, on_turn
from service.agents.ur.moves import moves
from service.agents.ur.prospects import prospects
from service.agents.ur.weights import Weights
from service.agents.ur.worth import CROWD, DUEL


def reasons(view: View, seat: Seat, ask: Ask, path: Path) -> tuple[Msg, ...]:
    assert isinstance(view, UrView)
    g, weights = laid_out(view), DUEL if view.seats == 2 else CROWD
    rest = [_terms(g, seat, other, weights) for other in moves(ask) if other != path]
    next_best = max(rest, key=lambda terms: sum(terms.values()), default={})
    return strongest(_terms(g, seat, path, weights), next_best, lambda term: msg(f"ur-why-{term}"))


def _terms(g: Ur, seat: Seat, path: Path, w: Weights) -> dict[str, float]:
    """What the table after a move is worth, part by part; nothing where it is no move of a turn."""
    if path[0] == "take":
        return {}
    try:
        after = kernel.apply(RULES, on_turn(g, seat, str(path[0])), seat, path, Tape(fixed=())).position.game
    except (kernel.Illegal, kernel.TapeError):
        return {}
    cells = list(owned(after, seat))
    full = sum(after.board[cell].stones == MOST for cell in cells)
    built = sum(field.ziggurat and field.owner == seat for field in after.board)
    return {
        "points": float(score(after, seat)),
        "stones": w.stone * sum(after.board[cell].stones for cell in cells),
        "tiles": w.tile * len(cells),
        "ziggurats": w.ripe * full + w.built * built,
        "hand": w.hand * prospects(after, seat),
        "rivals": -w.rival * max(score(after, other) for other in range(after.seats) if other != seat),
    }
