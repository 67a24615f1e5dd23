"""A player of Civilization who settles, builds where six can meet, trades for sets and buys towards the next epoch."""

from collections.abc import Callable

from rules.civilization.view import CivView
from rules.kernel import Path, Seat, Tape, View
from service.agents import Ask
from tests.frozen.civilization.building import build, gold, ship, tax
from tests.frozen.civilization.buying import buy
from tests.frozen.civilization.losses import calamity, discard, lose
from tests.frozen.civilization.mind import Mind
from tests.frozen.civilization.moving import move, nation, sail
from tests.frozen.civilization.trading import accept, counter, offer

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


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The move that looks best."""
    assert isinstance(view, CivView)
    mind = Mind(view, seat, ask)
    verbs = mind.keys()
    for verb, think in THOUGHTS.items():
        path = think(mind) if verb in verbs else None
        if path is not None:
            return mind.walk(path)  # later editions ask for more words
    return ("pass",) if "pass" in verbs else mind.walk((verbs[-1],))
