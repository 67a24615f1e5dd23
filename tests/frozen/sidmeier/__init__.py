"""The computer player as it was, kept to measure later ones against.

A player who settles near resources, buys what brings most for its gold, guards what it has, attacks only the weaker
and swaps resource cards where both gain.

It looks one step ahead and weighs everything in victory points; every move spends points of movement, gold or a chance,
so that a turn always comes to its end.
"""

from collections.abc import Callable

from rules.kernel import Path, Seat, Tape, View
from rules.sidmeier.view import WorldView
from service.agents import Ask
from tests.frozen.sidmeier.battle import declare, pick
from tests.frozen.sidmeier.buying import arm, learn, shop, thrive
from tests.frozen.sidmeier.claiming import claim
from tests.frozen.sidmeier.mind import END, Mind
from tests.frozen.sidmeier.moving import explore, move, place, start
from tests.frozen.sidmeier.trading import accept, offer

THOUGHTS: dict[str, Callable[[Mind], Path | None]] = {
    "claim": claim,
    "start": start,
    "buy": arm,
    "explore": explore,
    "move": move,
    "accept": accept,
    "offer": offer,
    "declare": declare,
    "pick": pick,
}
"""What is thought of first, and may come to nothing."""
GIFTS: dict[str, Callable[[Mind], Path]] = {"assign": place, "research": learn, "grow": thrive}
"""What is to be had for nothing, where the question begins with it."""


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The move that looks best."""
    assert isinstance(view, WorldView)
    mind = Mind(view, seat, ask)
    verbs = mind.keys()
    for verb, think in THOUGHTS.items():
        if verb in verbs and (path := think(mind)):
            return path
    take = GIFTS.get(verbs[0])
    if "end" not in verbs and "fly" in verbs:
        return _land(mind)
    return take(mind) if take else shop(mind, verbs) or END


def _land(mind: Mind) -> Path:
    """Aircraft must land before the moves end, which was no rule in its time."""
    for source in mind.keys("fly"):
        word = mind.keys("fly", source)[0]
        landings = [area for area in mind.keys("fly", source, word) if area in mind.homes or mind.armies(area)]
        if source not in mind.homes and not mind.armies(source) and landings:
            return ("fly", source, word, landings[0], 1)
    return mind.first(("fly",))
