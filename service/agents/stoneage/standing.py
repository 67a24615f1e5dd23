"""How everybody stands in Stone Age, for looking back at a match: cards lie open, because it is over."""

from typing import Any

from rules.kernel import Msg, Position, msg
from rules.stoneage.scoring import sheet
from rules.stoneage.state import Player, StoneAge, tool_sum

SPREAD = 25.0
"""Points by which a lead is clear."""
PERSON, FIELD, TOOL, FOOD = 1.5, 1.0, 1.0, 0.3
"""What each brings in a round that is still to come; what food is worth once."""
CARDS_A_ROUND = 3
"""Cards that are bought in a round, more or less."""


def measured(p: Position[Any, Any]) -> Msg:
    """What is measured, in words."""
    return msg("stoneage-measure")


def measure(p: Position[Any, Any]) -> tuple[float, ...]:
    """Points, as if the match ended here."""
    return tuple(float(sheet(player).total) for player in p.game.players)


def outlook(p: Position[Any, Any]) -> tuple[float, ...]:
    """Points, and what people, fields and tools will bring in the rounds that are left."""
    rounds = _left(p.game) if p.stack else 0.0
    return tuple(
        points + rounds * _promise(player) + FOOD * player.food * bool(rounds)
        for points, player in zip(measure(p), p.game.players, strict=True)
    )


def _left(g: StoneAge) -> float:
    """Rounds until the cards or a stack of buildings run out."""
    return min([len(g.deck) / CARDS_A_ROUND, *(float(len(stack)) for stack in g.stacks)])


def _promise(player: Player) -> float:
    return PERSON * player.people + FIELD * player.agriculture + TOOL * tool_sum(player)
