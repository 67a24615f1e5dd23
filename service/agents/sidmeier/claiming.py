"""Milestones, the great wonders, and the end of the game."""

from rules.kernel import Path, Seat
from rules.sidmeier.printed import METROPOLIS, MILESTONES, MODERN, POINTS, SETTLER, TECHNOLOGIES
from rules.sidmeier.technologies import ENOUGH
from service.agents.sidmeier.mind import Mind
from service.agents.sidmeier.odds import AVERAGE

A_POINT = 10.0
"""Gold for which a point can be bought late in the game, more or less."""
NEVER = 99.0
PATIENCE = 40
"""After so many rounds the game is ended by whoever can."""


def claim(mind: Mind) -> Path | None:
    """Milestones at once, the end of the game when it pays, the bomb where it hurts."""
    for what in mind.keys("claim"):
        if what in MILESTONES:
            return ("claim", what)
        if what in ("united-nations", "apollo-program") and wins(mind, what):
            return ("claim", what)
        if what == "manhattan-project":
            return _bomb(mind)
    return None


def wins(mind: Mind, how: str) -> bool:
    """Whether this ending would leave nobody ahead; after a long game anything goes."""
    scores = [player.points + _bonus(mind, how, seat) for seat, player in enumerate(mind.view.players)]
    return scores[mind.seat] >= max(scores) or mind.view.round > PATIENCE


def ending(mind: Mind, technology: str) -> float:
    """What it is worth that a technology ends the standard game: all to who is ahead then, and nobody else does it."""
    known = [name for name in (*mind.me.technologies, technology) if TECHNOLOGIES[name].era == MODERN]
    if mind.view.advanced or mind.view.ending or len(known) < ENOUGH:
        return 0.0
    best = max(player.points + _hopes(mind, seat) for seat, player in enumerate(mind.view.players) if seat != mind.seat)
    ahead = mind.me.points + POINTS["standard"]["technology"] > best
    return mind.temper.ending if ahead or mind.view.round > PATIENCE else -NEVER


def _hopes(mind: Mind, seat: Seat) -> float:
    """The points that somebody may still buy who comes later in this round."""
    mine, theirs = ((other - mind.view.first) % mind.view.seats for other in (mind.seat, seat))
    if theirs < mine:
        return 0.0
    growth = sum(METROPOLIS - mind.size(area) for area in mind.homes_of(seat))
    return min(mind.view.players[seat].gold / A_POINT, growth + POINTS["standard"]["technology"])


def _bonus(mind: Mind, how: str, seat: Seat) -> int:
    if how == "united-nations":
        return 5 if seat == mind.seat else 0
    if how == "apollo-program":
        figures = (stack for area in mind.view.areas for stack in area.figures)
        return sum(stack.number for stack in figures if stack.owner == seat and stack.kind != SETTLER)
    return len(mind.view.players[seat].technologies)


def _bomb(mind: Mind) -> Path | None:
    best = max(mind.keys("claim", "manhattan-project"), key=lambda area: _hurt(mind, area))
    return ("claim", "manhattan-project", best) if _hurt(mind, best) > 8 else None


def _hurt(mind: Mind, area: str) -> float:
    """What the others would lose by a bomb."""
    size = mind.size(area) * (-9 if area in mind.homes else 3)
    return size + mind.foreign(area) / AVERAGE
