"""Which civilization cards are bought, and with what."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from rules.civilization.printed import CIVILIZATION, EPOCHS, MOST, Card, Kind
from rules.kernel import Illegal, Many, Path, Split
from service.agents.civilization.mind import Mind, Parts, in_order

TOGETHER = 3
"""Cards that are bought at once at most."""

TOKEN = 0.5
"""What a token of the treasury is missed, beside points in hand: it comes back to the stock."""

DEAREST = sorted(CIVILIZATION, key=lambda card: -CIVILIZATION[card].price)
KEYS = {card.needs for card in CIVILIZATION.values() if card.needs}
"""Cards without which others cannot be bought."""


def buy(mind: Mind) -> Path | None:
    """The cards that lead on best, paid with the treasury and the poorest sets."""
    node = mind.ask(("buy",))
    assert isinstance(node, Many)
    offered = [choice.key for choice in node.choices]
    plans = [(gain, cards, goods) for cards in _bundles(mind, offered) for gain, goods in _plan(mind, cards)]
    gain, cards, goods = max(plans, key=lambda plan: plan[0], default=(0.0, (), ()))
    return mind.walk(("buy", cards, goods)) if gain > 0 else None


def _bundles(mind: Mind, offered: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Cards to buy together after which enough points can still be reached."""
    free = MOST - len(mind.me.cards)
    on = {card for card, left in mind.view.shop if left and card not in mind.me.cards and _leads_on(mind, (card,))}
    good = [card for card in offered if card in on] if on else _best_left(mind, offered)
    for size in range(1, min(TOGETHER, free) + 1):
        for some in combinations(good, size):
            if size == 1 or (_is_affordable(mind, some) and _leads_on(mind, some)):
                yield some


def _is_affordable(mind: Mind, cards: tuple[Card, ...]) -> bool:
    """Not, if already each alone takes too much: together they get no more credit."""
    return sum(_due(mind, (card,)) or 0 for card in cards) <= mind.view.worth + mind.me.treasury


def _leads_on(mind: Mind, cards: tuple[Card, ...]) -> bool:
    """With these cards, eleven in all can still come to enough points."""
    owned = {*mind.me.cards, *cards}
    rest = {card for card, left in mind.view.shop if left and card not in owned}
    plain = {card for card in rest if CIVILIZATION[card].needs in ("", *owned)}
    ways = [(owned, plain)] + [({*owned, key}, rest - {key}) for key in KEYS & plain]
    return any(_most(*way) >= mind.demand() - mind.temper.purse for way in ways)


def _most(owned: set[Card], rest: set[Card]) -> int:
    """The points of eleven cards at best."""
    dearest = [card for card in DEAREST if card in rest]
    return _points(owned) + _points(dearest[: max(0, MOST - len(owned))])


def _best_left(mind: Mind, offered: list[Card]) -> list[Card]:
    """Where eleven cards cannot come to enough any more, those that bring most points."""
    free = MOST - len(mind.me.cards)
    open_ = ("", *mind.me.cards)
    prices = [
        CIVILIZATION[card].price
        for card, left in mind.view.shop
        if left and card not in open_ and CIVILIZATION[card].needs in open_
    ]
    least = min(sorted(prices, reverse=True)[:free], default=0)
    return [card for card in offered if CIVILIZATION[card].price >= least]


def _plan(mind: Mind, cards: tuple[Card, ...]) -> Iterator[tuple[float, Parts]]:
    """What it brings to buy these cards, with the goods that pay for them."""
    due = _due(mind, cards)
    payment = None if due is None else _payment(mind, due)
    if payment is not None:
        cost, kinds = payment
        goods = in_order((kind, mind.hand[kind]) for kind in kinds)
        yield _points(cards) + _gates(mind, cards) - mind.temper.spent * cost, goods


def _due(mind: Mind, cards: tuple[Card, ...]) -> int | None:
    """What is to be paid after credits, as the question says it; None where that is too much. Whose credits count is
    not to be seen from the cards alone: those bought in this turn give none (CIV-43.10-t)."""
    if cards not in mind.dues:
        mind.dues[cards] = _asked(mind, cards)
    return mind.dues[cards]


def _asked(mind: Mind, cards: tuple[Card, ...]) -> int | None:
    try:
        node = mind.ask(("buy", cards))
    except Illegal:
        return None
    assert isinstance(node, Split)
    return int(str(node.ask.args["price"]))


def _gates(mind: Mind, cards: tuple[Card, ...]) -> float:
    """What the third and the fourth epoch demand."""
    groups = {group for owned in mind.me.cards for group in CIVILIZATION[owned].groups}
    new = {group for card in cards for group in CIVILIZATION[card].groups} - groups
    lacking = max(0, EPOCHS["groups"] - len(groups))
    return mind.temper.gate * min(len(new), lacking) + mind.temper.step * min(
        len(cards), max(0, EPOCHS["cards"] - len(mind.me.cards))
    )


def _points(cards: Iterable[Card]) -> int:
    return sum([CIVILIZATION[card].price for card in cards])


def _payment(mind: Mind, due: int) -> tuple[float, tuple[Kind, ...]] | None:
    """The whole sets that are missed least and, with the treasury, make up what is due; with what that costs."""
    best: tuple[float, tuple[Kind, ...]] | None = None
    for missed, value, kinds in mind.sets:
        if best is not None and missed >= best[0]:
            break
        tokens = max(0, due - value)
        cost = missed + TOKEN * tokens
        if tokens <= mind.me.treasury and (best is None or cost < best[0]):
            best = cost, kinds
    return best
