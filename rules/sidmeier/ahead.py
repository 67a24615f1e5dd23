"""What a player can prepare while others have their turn in a phase: the own turn in it."""

from rules.kernel import Seat, Step
from rules.sidmeier.declaring import Declare
from rules.sidmeier.editions import prepares_as_elsewhere
from rules.sidmeier.movement import Move, has_moves
from rules.sidmeier.purchase import Buy
from rules.sidmeier.state import World


def turn(g: World, seat: Seat, stage: str) -> dict[str, Step[World]]:
    """The turn of a player in a phase, by its occasion, if it began now and the player is asked at all."""
    step: Step[World] | None = None
    if stage == "movement":
        step = Move(seat) if has_moves(g, seat) else Declare(seat)
    elif stage == "purchase" and prepares_as_elsewhere(g):
        step = Buy(seat)
    return {step.occasion(g, seat): step} if step and seat in step.waiting(g) else {}
