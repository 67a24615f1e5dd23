"""A player who settles near resources and over the sea, buys what brings most for its gold, guards what it has, attacks
where the odds are good, and trades where both gain and nothing goes below its worth.

It looks one step ahead and weighs everything in victory points; every move spends points of movement, gold or a chance,
so that a turn always comes to its end.
"""

from collections.abc import Callable, Iterator

from rules.kernel import Path, Seat, View
from rules.sidmeier import RULES
from rules.sidmeier.view import WorldView
from service.agents import Ask
from service.agents.sidmeier.battle import declare, pick
from service.agents.sidmeier.buying import dismiss, launch, learn, shop, thrive
from service.agents.sidmeier.claiming import claim
from service.agents.sidmeier.flying import land
from service.agents.sidmeier.mind import END, Mind
from service.agents.sidmeier.moving import explore, move, place, start
from service.agents.sidmeier.reasons import reasons
from service.agents.sidmeier.temper import Temper, load
from service.agents.sidmeier.trading import accept, offer
from service.agents.tempered import Tempered

__all__ = ["TUNED", "easy", "greedy", "policy", "reasons", "strong"]

THOUGHTS: dict[str, Callable[[Mind], Path | None]] = {
    "claim": claim,
    "start": start,
    "buy": launch,
    "explore": explore,
    "move": move,
    "accept": accept,
    "offer": offer,
    "declare": declare,
    "pick": pick,
    "sell": dismiss,
}
"""What is thought of first, and may come to nothing."""
BEYOND = frozenset({"declare", "offer", "sell"})
"""What a beginner does not think of."""
GIFTS: dict[str, Callable[[Mind], Path]] = {"assign": place, "research": learn, "grow": thrive}
"""What is to be had for nothing, where the question begins with it."""


def plan(view: View, seat: Seat, ask: Ask, temper: Temper, beyond: frozenset[str]) -> Iterator[Path]:
    """The move that looks best; some things may be beyond a player."""
    assert isinstance(view, WorldView)
    yield _decide(Mind(view, seat, ask, temper), beyond)


def _decide(mind: Mind, beyond: frozenset[str]) -> Path:
    verbs = mind.keys()
    for verb, think in THOUGHTS.items():
        if verb in verbs and verb not in beyond and (path := think(mind)):
            return path
    take = GIFTS.get(verbs[0])
    if take:
        return take(mind)
    return land(mind) if "fly" in verbs and "end" not in verbs else shop(mind, verbs) or END


PLAYERS = Tempered(RULES, plan, load("easy"), BEYOND, Temper(), load("duel"), load("table"))
easy, greedy, strong, policy, TUNED = PLAYERS.easy, PLAYERS.greedy, PLAYERS.strong, PLAYERS.policy, PLAYERS.tuned
