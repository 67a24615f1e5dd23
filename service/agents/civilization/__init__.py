"""A player of Civilization who settles, builds where six can meet, trades for sets and buys towards the next epoch."""

from collections.abc import Callable, Iterator

from rules.civilization import RULES
from rules.civilization.view import CivView
from rules.kernel import Path, Seat, View
from service.agents import Ask
from service.agents.civilization.building import build, gold, ship, tax
from service.agents.civilization.buying import buy
from service.agents.civilization.losses import calamity, discard, lose
from service.agents.civilization.mind import Mind
from service.agents.civilization.moving import campaign, nation
from service.agents.civilization.reasons import reasons
from service.agents.civilization.temper import Temper, load
from service.agents.civilization.trading import accept, counter, offer
from service.agents.tempered import Tempered

__all__ = ["TUNED", "easy", "greedy", "policy", "reasons", "strong"]

THOUGHTS: dict[str, Callable[[Mind], Path | None]] = {
    "nation": nation,
    "tax": tax,
    "ship": ship,
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
CAMPAIGNS: dict[str, Callable[[Mind], Iterator[Path]]] = {"move": campaign, "sail": campaign, "build": build}
"""What is thought out as a whole, to the end of a phase."""
BEYOND = frozenset({"counter", "buy-gold", "ship"})
"""What a beginner does not think of."""


def plan(view: View, seat: Seat, ask: Ask, temper: Temper, beyond: frozenset[str]) -> Iterator[Path]:
    """The move that looks best, and in a phase of marches those that follow; some things may be beyond a player."""
    assert isinstance(view, CivView)
    mind = Mind(view, seat, ask, temper)
    for verb, think in CAMPAIGNS.items():
        if verb in mind.verbs:
            return think(mind)
    return iter((_decide(mind, beyond),))


def _decide(mind: Mind, beyond: frozenset[str]) -> Path:
    for verb, think in THOUGHTS.items():
        path = think(mind) if verb in mind.verbs and verb not in beyond else None
        if path is not None:
            return path
    return ("pass",) if "pass" in mind.verbs else mind.walk((mind.verbs[-1],))


PLAYERS = Tempered(RULES, plan, load("easy"), BEYOND, Temper(), load("duel"), Temper())
easy, greedy, strong, policy, TUNED = PLAYERS.easy, PLAYERS.greedy, PLAYERS.strong, PLAYERS.policy, PLAYERS.tuned
