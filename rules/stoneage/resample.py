"""Stone Age as it might be."""

from rules.kernel import Position, Seat, Tape
from rules.stoneage.state import StoneAge


def redraw(p: Position[StoneAge, object], viewer: Seat | None, tape: Tape) -> None:
    """Other cards in the deck and face down before the others, other buildings under the open ones and in the box."""
    g = p.game
    face_down = [g.deck]
    for seat, player in enumerate(g.players):
        if seat != viewer and p.stack:
            face_down += [player.drawn] if g.shown else [player.drawn, player.cards]
    tape.redeal(*face_down)
    covered = [stack[:-1] for stack in g.stacks]
    tape.redeal(g.box, *covered)
    for stack, below in zip(g.stacks, covered, strict=True):
        stack[:-1] = below
