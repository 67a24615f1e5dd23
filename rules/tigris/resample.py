"""Euphrat & Tigris as it might be."""

from rules.kernel import Position, Seat, Tape
from rules.tigris.board import COLOURS
from rules.tigris.course import Course, round_of
from rules.tigris.state import Tigris

GAIN = 4
"""Points of one colour in a round that nobody would wonder at."""


def redraw(p: Position[Tigris, object], viewer: Seat | None, tape: Tape) -> None:
    """Other tiles behind the screens of the others, in the bag and put away; other totals where they are hidden."""
    if not p.stack:
        return
    others = [seat for seat in range(p.game.seats) if seat != viewer]
    tape.redeal(p.game.bag, p.game.discards, *(p.game.hands[seat] for seat in others))
    if not p.game.open_scores:
        _other_points(p, others, tape)
        _other_treasures(p.game, others, tape)


def _other_points(p: Position[Tigris, object], others: list[Seat], tape: Tape) -> None:
    rounds = next(round_of(step.turn, p.game.seats) for step in p.stack if isinstance(step, Course))
    for seat in others:
        p.game.points[seat] = [tape.below(GAIN * rounds + 1) for _ in COLOURS]


def _other_treasures(g: Tigris, others: list[Seat], tape: Tape) -> None:
    """Everybody saw how many were taken in all."""
    left = sum(g.jokers[seat] for seat in others)
    tape.shuffle(others)
    for seat in others[1:]:
        g.jokers[seat] = tape.below(left + 1)
        left -= g.jokers[seat]
    g.jokers[others[0]] = left
