"""Offers and answers: loose goods for what makes sets, calamities for anything."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from rules.civilization.papers import worth_of
from rules.civilization.printed import GOODS, VALUE
from rules.civilization.view import Bid
from rules.kernel import Path
from tests.frozen.civilization.mind import Goods, Mind, Parts, in_order

TRICK = 12
"""What an unknown card in a packet is feared to cost."""
ANSWERS = 3
"""Packets with which one offer is answered."""
GAIN = 2
"""A deal must bring more than that."""


def accept(mind: Mind) -> Path | None:
    """The answer that improves the hand most."""
    own = {bid.number: bid for bid in mind.view.offers if bid.seat == mind.seat and not bid.answers}
    gains = {bid.number: _gain(mind, own[bid.answers].cards, bid) for bid in mind.view.offers if bid.answers in own}
    best = max(gains, key=lambda number: gains[number], default=None)
    return ("accept", str(best)) if best is not None and gains[best] > GAIN else None


def counter(mind: Mind) -> Path | None:
    """Answers an offer that would help with what is missed least."""
    numbers = mind.keys("counter")
    for bid in mind.view.offers:
        if str(bid.number) not in numbers:
            continue
        given = [b.cards for b in mind.view.offers if b.seat == mind.seat and b.answers == bid.number]
        packet = next((p for p in _packets(mind, bid.value) if p not in given), None)
        if len(given) < ANSWERS and packet and _gain(mind, packet, bid) > GAIN:
            return _packed(("counter", str(bid.number)), packet, packet)
    return None


def offer(mind: Mind) -> Path | None:
    """One open offer at a time: a calamity with a good lie, or loose goods with the truth."""
    if any(bid.seat == mind.seat and not bid.answers for bid in mind.view.offers):
        return None
    if trick := _trick(mind):
        return trick
    packet = next(_packets(mind, None), None)
    return _packed(("offer", "all"), packet, packet) if packet else None


# What a deal is worth


def _gain(mind: Mind, packet: Parts, bid: Bid) -> int:
    """What the hand would be worth more after the exchange, if the other side spoke the truth."""
    believed = _believed(bid)
    after = Counter(mind.hand)
    after.subtract({kind: number for kind, number in packet if kind in VALUE})
    after.update(believed)
    return worth_of(after) - worth_of(mind.hand) - TRICK * (bid.size - believed.total())


def _believed(bid: Bid) -> Goods:
    """A claim that fits the stated size, value and good is believed; else only the named good is."""
    claimed = Counter(dict(bid.claim))
    fits = claimed.total() <= bid.size and worth_of(claimed) == bid.value and claimed[bid.good] > 0
    return claimed if fits else Counter([bid.good])


# What is offered


def _packets(mind: Mind, value: int | None) -> Iterator[Parts]:
    """Three cards that are missed least, the most alike in value to what is asked for first."""
    loose = sorted(mind.hand, key=lambda kind: VALUE[kind] * mind.hand[kind] ** 2)[:6]
    cards = [kind for kind in loose for _ in range(min(mind.hand[kind], 2))]
    found = {tuple(sorted(Counter(three).items())) for three in combinations(cards, 3)}
    yield from sorted(found, key=lambda packet: _miss(mind, packet, value))


def _miss(mind: Mind, packet: Parts, value: int | None) -> tuple[int, Parts]:
    after = Counter(mind.hand)
    after.subtract(dict(packet))
    lost = worth_of(mind.hand) - worth_of(after)
    return lost + (abs(worth_of(Counter(dict(packet))) - value) if value else 0), packet


def _trick(mind: Mind) -> Path | None:
    """A calamity between two loose goods, passed off as three goods of the same value."""
    black = next((kind for kind, _ in mind.view.hand if kind not in VALUE), None)
    if black is None:
        return None
    loose = sorted(mind.hand, key=lambda kind: VALUE[kind] * mind.hand[kind])[:4]
    for one, other in combinations(loose, 2):
        if lie := _lie(one, other):
            return _packed(("offer", "all"), ((one, 1), (other, 1), (black, 1)), lie)
    return None


def _lie(one: str, other: str) -> Parts | None:
    """Three goods, the dearer of these among them, that are worth as much as these two."""
    good = max((one, other), key=lambda kind: VALUE[kind])
    claims = (Counter([good, *two]) for two in combinations_with_replacement(GOODS, 2))
    return next((tuple(claim.items()) for claim in claims if worth_of(claim) == VALUE[one] + VALUE[other]), None)


def _packed(path: Path, packet: Parts, claim: Parts) -> Path:
    """The packet with its true value and its dearest good, and what is claimed of it."""
    good = max((kind for kind, _ in packet if kind in VALUE), key=lambda kind: VALUE[kind])
    says = tuple((f"says.{kind}", number) for kind, number in in_order(claim))
    return (*path, in_order(packet), worth_of(Counter(dict(packet))), f"says.{good}", says)
