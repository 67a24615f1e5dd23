"""Which civilization cards are bought, and with what."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from rules.civilization.papers import worth_of
from rules.civilization.printed import CIVILIZATION, MOST, Card
from rules.kernel import Choice, Many, Path
from tests.frozen.civilization.mind import Mind, Parts, in_order

AIM = 1250
"""Points that eleven cards should come to."""


def buy(mind: Mind) -> Path | None:
    """The dearest card that helps, paid with the treasury and the poorest sets."""
    node = mind.ask(("buy",))
    assert isinstance(node, Many)
    wanted = [choice for choice in node.choices if _leads_on(mind, choice.key)] or _best_left(mind, node.choices)
    for choice in sorted(wanted, key=lambda choice: _desire(mind, choice.key), reverse=True):
        due = int(str(choice.note.args["price"])) if choice.note else 0
        goods = _payment(mind, due)
        if goods is not None:
            return mind.walk(("buy", (choice.key,), goods))
    return None


def _leads_on(mind: Mind, card: Card) -> bool:
    """With this card, eleven in all can still come to enough points."""
    owned = {*mind.me.cards, card}
    rest = sorted((CIVILIZATION[c].price for c, left in mind.view.shop if left and c not in owned), reverse=True)
    return sum(CIVILIZATION[c].price for c in owned) + sum(rest[: MOST - len(owned)]) >= AIM


def _best_left(mind: Mind, choices: Iterable[Choice]) -> list[Choice]:
    """Where eleven cards cannot come to enough any more, those that bring most points."""
    free = MOST - len(mind.me.cards)
    open_ = ("", *mind.me.cards)
    prices = [
        CIVILIZATION[card].price
        for card, left in mind.view.shop
        if left and card not in open_ and CIVILIZATION[card].needs in open_
    ]
    least = min(sorted(prices, reverse=True)[:free], default=0)
    return [choice for choice in choices if CIVILIZATION[choice.key].price >= least]


def _desire(mind: Mind, card: Card) -> tuple[int, int]:
    """New groups and numbers count before the third and fourth epoch, points always."""
    groups = {group for owned in mind.me.cards for group in CIVILIZATION[owned].groups}
    new = len(set(CIVILIZATION[card].groups) - groups) if len(groups) < 3 else 0
    return new, CIVILIZATION[card].price


def _payment(mind: Mind, due: int) -> Parts | None:
    """The cheapest whole sets that, with the treasury, make up what is due."""
    kinds = list(mind.hand)
    choices = (some for size in range(len(kinds) + 1) for some in combinations(kinds, size))
    sets = (Counter({kind: mind.hand[kind] for kind in some}) for some in choices)
    enough = (goods for goods in sets if worth_of(goods) + mind.me.treasury >= due)
    best = min(enough, key=worth_of, default=None)
    return None if best is None else in_order(best.items())
