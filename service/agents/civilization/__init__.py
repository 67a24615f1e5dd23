"""A player of Civilization who settles, builds where six can meet, trades for sets and buys towards the next epoch."""

from collections.abc import Callable
from typing import Any

from rules.civilization import RULES
from rules.civilization.view import CivView
from rules.kernel import Path, Position, Seat, Tape, View
from service.agents import Ask
from service.agents.civilization.building import build, gold, ship, tax
from service.agents.civilization.buying import buy
from service.agents.civilization.losses import calamity, discard, lose
from service.agents.civilization.mind import Mind
from service.agents.civilization.moving import move, nation, sail
from service.agents.civilization.reasons import reasons
from service.agents.civilization.temper import Temper, load
from service.agents.civilization.trading import accept, counter, offer
from service.thinking.imagination import Imagine, Policy

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


def decide(view: View, seat: Seat, ask: Ask, temper: Temper, beyond: frozenset[str] = frozenset()) -> Path:
    """The move that looks best; some things may be beyond a player."""
    assert isinstance(view, CivView)
    mind = Mind(view, seat, ask, temper)
    verbs = mind.keys()
    for verb, think in THOUGHTS.items():
        path = think(mind) if verb in verbs and verb not in beyond else None
        if path is not None:
            return path
    return ("pass",) if "pass" in verbs else mind.walk((verbs[-1],))


def easy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    return decide(view, seat, ask, EASY, BEYOND)


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    return decide(view, seat, ask, GREEDY)


def strong(view: View, seat: Seat, ask: Ask, tape: Tape, imagine: Imagine) -> Path:
    """A duel is fought for every city; among more players, who fights helps the others."""
    return decide(view, seat, ask, DUEL if view.seats == 2 else GREEDY)


def policy(temper: Temper) -> Policy:
    """The same on a bare position, for tuning."""

    def choose(p: Position[Any, Any], seat: Seat) -> Path:
        step, g = p.stack[-1], p.game
        return decide(RULES.view(p, seat), seat, lambda path: step.ask(g, seat, path), temper)

    return choose


EASY, GREEDY, DUEL = load("easy"), Temper(), load("duel")
TUNED = {2: DUEL, 4: GREEDY}
"""The weights that `./run tune` looks for, by the number of seats."""
