"""Players of Euphrat & Tigris: they value every action by what it brings at once, their weakest colour most.

`strong` values both actions of a turn together, `easy` forgets that the weakest colour decides.
"""

from rules.kernel import Path, Seat, Tape, View
from rules.tigris.view import TigrisView
from service.agents import Ask
from service.agents.tigris.answers import answer
from service.agents.tigris.explaining import reasons
from service.agents.tigris.mind import Mind, Novice, keys
from service.agents.tigris.options import options
from service.agents.tigris.planning import policy, thought
from service.thinking.imagination import Imagine

__all__ = ["Mind", "easy", "greedy", "policy", "reasons", "strong"]

WHIM = 1.0
"""By how much a beginner may be wrong about an action, in points."""


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The best action by its own lights; chance decides between equals."""
    assert isinstance(view, TigrisView)
    mind = Mind(view, seat)
    path = answer(mind, ask)
    if path is not None:
        return path
    found = options(mind, ask)
    best = max(value for value, _ in found)
    return tape.pick([path for value, path in found if value > best - 1e-9])


def easy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """What brings a point now, as a beginner sees it; catastrophes and quarrels are left to others."""
    assert isinstance(view, TigrisView)
    mind = Novice(view, seat)
    path = answer(mind, ask)
    if path is not None:
        return path
    found = [option for option in options(mind, ask) if option[1][0] != "catastrophe"]
    return max(found, key=lambda option: option[0] + WHIM * tape.below(100) / 100)[1]


def strong(view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
    """Both actions of the turn together; what else is asked, by what it leads to."""
    assert isinstance(view, TigrisView)
    verbs = keys(ask, ())
    mine = thought(view, seat, imagine, tape)
    return mine.best_turn(tape) if "pass" in verbs and "monument" not in verbs else mine.best_answer(ask)
