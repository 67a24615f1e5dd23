"""Who has won: the weakest colour counts, and treasures help it."""

from rules.kernel import Msg, Position, Result, Seat, Who, msg
from rules.tigris.board import COLOURS
from rules.tigris.state import Tigris


def final(g: Tigris, seat: Seat) -> list[int]:
    """A player's points in the four colours, each treasure given to the colour that is weakest then."""
    points = list(g.points[seat])
    for _ in range(g.jokers[seat]):
        points[points.index(min(points))] += 1  # TE-SCORE-02
    return points


def result(p: Position[Tigris, object]) -> Result | None:
    if p.stack:
        return None
    g = p.game
    ladders = [sorted(final(g, seat)) for seat in range(g.seats)]  # TE-SCORE-03, TE-SCORE-04
    return Result(
        points=tuple(ladder[0] for ladder in ladders),
        places=tuple(1 + sum(other > mine for other in ladders) for mine in ladders),
        reason=msg(f"tigris-ended-{g.ended}"),
        notes=tuple(_note(g, seat) for seat in range(g.seats)),
    )


def _note(g: Tigris, seat: Seat) -> Msg:
    points = dict(zip(COLOURS, final(g, seat), strict=True))
    return msg("tigris-scored", who=Who(seat), jokers=g.jokers[seat], **points)
