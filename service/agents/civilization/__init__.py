"""A player of Civilization who settles, builds where six can meet, trades for sets and buys towards the next epoch."""

from collections.abc import Callable

from rules.civilization import RULES
from rules.civilization.view import CivView
from rules.kernel import Path, Seat, View
from service.agents import Ask
from service.agents.civilization.building import build, gold, ship, tax
from service.agents.civilization.buying import buy
from service.agents.civilization.losses import calamity, discard, lose
from service.agents.civilization.mind import Mind
from service.agents.civilization.moving import move, nation, sail
from service.agents.civilization.reasons import reasons
from service.agents.civilization.temper import Temper, load
from service.agents.civilization.trading import accept, counter, offer
from service.agents.tempered import Tempered

__all__ = ["TUNED", "easy", "greedy", "policy", "reasons", "strong"]

THOUGHTS: dict[str, Callable[[Mind], Path | None]] = {
    "nation": nation,
    "tax": tax,
    "ship": ship,
    "move": move,
    "sail": sail,
    "build": build,
    "buy-gold": gold,
    "accept": accept,
    "counter": counter,
    "offer": offer,
    "buy": buy,
    "lose": lose,
    "discard": discard,
    "calamity": calamity,
}
"""What is thought of first, and may come to nothing."""
BEYOND = frozenset({"counter", "buy-gold", "ship"})
"""What a beginner does not think of."""


def decide(view: View, seat: Seat, ask: Ask, temper: Temper, beyond: frozenset[str]) -> Path:
    """The move that looks best; some things may be beyond a player."""
    assert isinstance(view, CivView)
    mind = Mind(view, seat, ask, temper)
    verbs = mind.keys()
    for verb, think in THOUGHTS.items():
        path = think(mind) if verb in verbs and verb not in beyond else None
        if path is not None:
            return path
    return ("pass",) if "pass" in verbs else mind.walk((verbs[-1],))


PLAYERS = Tempered(RULES, decide, load("easy"), BEYOND, Temper(), load("duel"))
easy, greedy, strong, policy, TUNED = PLAYERS.easy, PLAYERS.greedy, PLAYERS.strong, PLAYERS.policy, PLAYERS.tuned
