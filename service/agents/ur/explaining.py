"""What speaks for a move in UR, told by how the table looks after it."""

from rules import kernel
from rules.kernel import Msg, Path, Seat, Tape, View, msg
from rules.ur import RULES
from rules.ur.state import Ur
from rules.ur.view import UrView
from service.agents import Ask
from service.agents.comparing import strongest
from service.agents.ur.board import laid_out, on_turn
from service.agents.ur.moves import moves
from service.agents.ur.prospects import prospects
from service.agents.ur.tally import points, tally
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
    sides = tally(after)
    side, scores = sides[seat], [points(after, other, there) for other, there in enumerate(sides)]
    return {
        "points": float(scores[seat]),
        "stones": w.stone * side.stones,
        "tiles": w.tile * len(side.cells),
        "ziggurats": w.ripe * side.ripe + w.built * side.built,
        "hand": w.hand * prospects(after, seat, side),
        "rivals": -w.rival * max(number for other, number in enumerate(scores) if other != seat),
    }
