"""What thinking ahead costs: games played on in imagination, from an imagined opening to their end, per second.

Everybody plays by the game's quick policy. Strong players of Stone Age play on with it to the end, those of UR and
Euphrat & Tigris for a few turns, those of Civilization and Sid Meier's not at all: there it is what `./run tune` costs.
Nothing is hidden in UR and its policy leaves nothing to chance, so that all its playouts are the same game.
"""

import time
from importlib import import_module
from typing import Any

from rules import GAMES, kernel
from rules.kernel import Position, Rules, Tape
from service.thinking.imagination import Luck, Policy, play_on
from ziggurat.bench import Figures, Wanted, progress

SECONDS = 4.0
"""For each game; a playout that was begun is played to its end."""


def figures(wanted: Wanted) -> Figures:
    for key, rules in GAMES.items():
        if not wanted(f"think.{key}."):
            continue
        progress(f"playouts of {key}")
        p = kernel.setup(rules, rules.seats[0], {}, Tape(b"think", 0)).position
        yield f"think.{key}.playouts_per_second", _playouts(rules, p, _policy(key, rules.seats[0]))


def _playouts(rules: Rules[Any], p: Position[Any, Any], policy: Policy) -> float:
    """Playouts of one seat's imagination, everybody by the quick policy."""
    seats, number, began = rules.view(p, None).seats, 0, time.process_time()
    while time.process_time() - began < SECONDS:
        play_on(rules.resample(p, 0, Tape(b"worlds", number)), [policy] * seats, Luck(number))
        number += 1
    return number / (time.process_time() - began)


def _policy(key: str, seats: int) -> Policy:
    """The quick player of a game; where it has weights, with those for so many seats."""
    module = import_module(f"service.agents.{key}")
    tuned = getattr(module, "TUNED", None)
    policy: Policy = (
        module.policy(tuned[min(tuned, key=lambda number: abs(number - seats))]) if tuned else module.policy
    )
    return policy
