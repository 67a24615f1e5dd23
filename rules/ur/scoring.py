"""Sets of different pictures, and who has won."""

from collections import Counter

from rules.kernel import Msg, Position, Result, Seat, Who, msg, several
from rules.ur.state import POINTS, Ur

ZIGGURAT = "ziggurat"


def sets(g: Ur, seat: Seat) -> tuple[int, ...]:
    """The sizes of a player's sets, the largest first, with the better side of the hand tile."""
    hand = g.hands[seat]
    return max((_sizes(_holdings(g, seat, side)) for side in (hand.up, hand.back)), key=points)


def score(g: Ur, seat: Seat) -> int:
    return points(sets(g, seat))


def result(p: Position[Ur, object]) -> Result | None:
    if p.stack:
        return None
    g = p.game
    scores = tuple(score(g, seat) for seat in range(g.seats))
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    return Result(scores, places, msg(f"ur-ended-{g.ended}"), tuple(_note(g, seat) for seat in range(g.seats)))


def _holdings(g: Ur, seat: Seat, side: str) -> Counter[str]:
    """What a player scores: pictures lying up, ziggurats as a kind of their own, and the hand tile."""
    fields = [field for field in g.board if field.owner == seat]
    return Counter([*filter(None, [side]), *(ZIGGURAT if field.ziggurat else field.tile.up for field in fields)])


def _sizes(holdings: Counter[str]) -> tuple[int, ...]:
    """The first set holds every kind, the second every kind owned twice or more, and so on (UR-SCORE-08)."""
    return tuple(
        sum(number >= nth for number in holdings.values()) for nth in range(1, max(holdings.values(), default=0) + 1)
    )


def points(sizes: tuple[int, ...]) -> int:
    """Of sets of these sizes."""
    return sum(POINTS[size] for size in sizes)


def _note(g: Ur, seat: Seat) -> Msg:
    sizes = [msg("ur-set", size=size, points=POINTS[size]) for size in sets(g, seat)]
    return msg("ur-scored", who=Who(seat), points=score(g, seat), sets=several(sizes))
