"""How everybody stands in Civilization, for looking back at a match: hands are counted, because it is over."""

from typing import Any

from rules.civilization.progress import score, total
from rules.civilization.state import SMALL, Civ, on_board
from rules.kernel import Msg, Position, Seat, msg

SPREAD = 120.0
"""By so much a lead is clear: a space of the table, and some points."""
SPACE, CITY = 100, 50
"""What a space of the succession table and a city count for beside points."""
TOKEN = 2.0
"""What a token on the board promises."""


def measured(p: Position[Any, Any]) -> Msg:
    """What is measured, in words."""
    own = p.game.variant in SMALL
    return msg(f"civilization-measure-{p.game.variant}") if own else msg("civilization-measure")


def measure(p: Position[Any, Any]) -> tuple[float, ...]:
    """The succession table first, then what decides between players who finish together."""
    return tuple(float(_measured(p.game, seat)) for seat in range(p.game.seats))


def outlook(p: Position[Any, Any]) -> tuple[float, ...]:
    """The same, and cities and people that go on earning."""
    g: Civ = p.game
    return tuple(value + _promise(g, seat) * bool(p.stack) for seat, value in enumerate(measure(p)))


def _measured(g: Civ, seat: Seat) -> int:
    match g.variant:
        case "nomads":
            return score(g, seat)
        case "farmers":
            return SPACE * g.players[seat].space + CITY * score(g, seat)
        case _:
            return SPACE * g.players[seat].space + total(g, seat)


def _promise(g: Civ, seat: Seat) -> float:
    return CITY * len(g.players[seat].cities) * (g.variant != "farmers") + TOKEN * on_board(g, seat)
