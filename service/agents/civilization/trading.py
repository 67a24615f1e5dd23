"""Offers and answers: loose goods for what makes sets, calamities for anything."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from rules.civilization.papers import worth_of
from rules.civilization.printed import GOODS, PACKET, VALUE, Kind
from rules.civilization.view import Bid
from rules.kernel import Path, Ready, parts
from service.agents.civilization.belief import gain_of, outlook, readings
from service.agents.civilization.mind import Goods, Mind, Parts, in_order

ANSWERS = 2
"""Packets with which one offer is answered; the second must be better for its maker."""
OFFERS = 2
"""Open offers at a time."""
WISHES = 3
"""Goods that are named as wanted."""
BROAD = 12
"""Cards of which packets are made."""
PACKED = 2
"""The cards stand so far behind the first word."""


def accept(mind: Mind) -> Path | None:
    """The answer that improves the hand most."""
    own = {bid.number: bid for bid in mind.view.offers if bid.seat == mind.seat and not bid.answers}
    answers = [bid for bid in mind.view.offers if bid.answers in own]
    gains = {bid.number: gain_of(mind, own[bid.answers].cards, outlook(mind, bid)) for bid in answers}
    best = max(gains, key=lambda number: gains[number], default=None)
    return ("accept", best) if best is not None and gains[best] > mind.temper.gain else None


def counter(mind: Mind) -> Path | None:
    """Answers an offer that would help with what its maker wants, or with what is missed least; nobody is shown the
    same packet twice."""
    if begun := _described(mind, "counter"):
        return begun
    numbers, packets = mind.keys("counter"), _packets(mind)
    for bid in mind.view.offers:
        given = [b.cards for b in mind.view.offers if b.seat == mind.seat and b.answers == bid.number]
        if bid.number not in numbers or len(given) >= ANSWERS:
            continue
        refused = max((_joy(packet, bid) for packet in given), default=0.0)
        known = {b.cards for b in mind.view.offers if b.seat == mind.seat and b.to == bid.seat}
        if best := _answer(mind, bid, [packet for packet in packets if packet not in known], refused):
            return _packed(mind, ("counter", bid.number), best, best)
    return None


def _answer(mind: Mind, bid: Bid, packets: Iterable[Parts], refused: float) -> Parts:
    """The packet that serves both sides best; none where one of them would gain too little, or no more than what was
    refused."""
    seen, least, haggle = outlook(mind, bid), mind.temper.gain, mind.temper.haggle
    best: tuple[float, Parts] = (least, ())
    for packet in packets:
        joy = _joy(packet, bid)
        if joy > max(least, refused) and joy * haggle >= best[0]:
            best = max(best, (min(joy * haggle, gain_of(mind, packet, seen)), packet))
    return best[1] if best[0] > least else ()


def offer(mind: Mind) -> Path | None:
    """A calamity with a good lie, or loose goods with the truth; never the same packet twice."""
    if begun := _described(mind, "offer"):
        return begun
    own = [bid.cards for bid in mind.view.offers if bid.seat == mind.seat and not bid.answers]
    heard = any(bid.seat != mind.seat for bid in mind.view.offers)
    if len(own) >= (OFFERS if heard else 1):
        return None
    if not own and (trick := _trick(mind)):
        return trick
    asked = {kind for bid in mind.view.offers if bid.seat != mind.seat for kind in bid.wanted}
    best = max((p for p in _packets(mind) if p not in own), key=lambda p: (_appeal(mind, p, asked), p), default=None)
    return _packed(mind, ("offer", "all"), best, best) if best else None


# What is given


def _packets(mind: Mind) -> list[Parts]:
    """Every three cards out of those that are missed least."""
    cards = [kind for kind in in_value(mind.hand) for _ in range(min(mind.hand[kind], PACKET))]
    return _threes(tuple(cards[:BROAD]))


@lru_cache(maxsize=1024)
def _threes(cards: tuple[Kind, ...]) -> list[Parts]:
    return sorted(map(_parts, set(combinations(cards, PACKET))))


@lru_cache(maxsize=4096)
def _parts(cards: tuple[Kind, ...]) -> Parts:
    return tuple(sorted(Counter(cards).items()))


def in_value(hand: Goods) -> list[Kind]:
    """Goods, those first that are missed least."""
    return sorted(hand, key=lambda kind: (VALUE[kind] * (2 * hand[kind] - 1), kind))


def _appeal(mind: Mind, packet: Parts, asked: set[Kind]) -> float:
    """What others want, and dear goods that make pairs for them, from where they are missed least."""
    appeal = -mind.temper.doubt * _is_doubtful(packet)
    for kind, number in packet:
        face, lost = 1.5 + (kind in asked), 2 * mind.hand[kind] - number
        appeal += VALUE[kind] * number * (face - lost) + (VALUE[kind] + mind.seat) % 2
    return appeal


def _joy(packet: Parts, bid: Bid) -> float:
    """What the maker of an offer may think of an answer: who wants a good has one, and of the others perhaps."""
    joy, others = float(-bid.value), 0 if bid.wanted else 0.25
    for kind, number in packet:
        joy += VALUE.get(kind, 0) * (2 * (1 if kind in bid.wanted else others) + number) * number
    return joy


@lru_cache(maxsize=4096)
def _is_doubtful(packet: Parts) -> bool:
    """Whether its value could also hide a calamity, which others fear."""
    return bool(readings(PACKET - 1, worth_of(Counter(dict(packet))), _named(packet)))


def _trick(mind: Mind) -> Path | None:
    """A calamity between two loose goods, passed off as three goods of the same value."""
    black = next((kind for kind, _ in mind.view.hand if kind not in VALUE), None)
    if black is None:
        return None
    for one, other in combinations(in_value(mind.hand)[:4], 2):
        goods = ((one, 1), (other, 1))
        lies = readings(PACKET, VALUE[one] + VALUE[other], _named(goods))
        if lies:
            return _packed(mind, ("offer", "all"), (*goods, (black, 1)), tuple(lies[0]))
    return None


def _described(mind: Mind, verb: str) -> Path | None:
    """What is said of a packet that somebody has chosen already, where nothing else is left to do."""
    path = mind.settled((verb,)) if len(mind.verbs) == 1 else ()
    if len(path) <= PACKED:
        return None
    packet = parts(path[PACKED])
    if not any(kind in VALUE for kind, _ in packet):
        return None
    whole = _packed(mind, path[:PACKED], packet, _claim(packet))
    return (*path, *whole[len(path) :])


def _claim(packet: Parts) -> Parts:
    """The truth; of a calamity among goods a lie, if there is a good one."""
    if all(kind in VALUE for kind, _ in packet):
        return packet
    goods = Counter({kind: number for kind, number in packet if kind in VALUE})
    lies = readings(sum(number for _, number in packet), worth_of(goods), _named(packet))
    return tuple(lies[0]) if lies else ()


def _named(packet: Parts) -> Kind:
    """The dearest good."""
    return max((kind for kind, _ in packet if kind in VALUE), key=lambda kind: VALUE[kind])


def _wishes(mind: Mind, packet: Iterable[Kind]) -> list[Kind]:
    """The sets that would grow most by one card."""
    kinds = [kind for kind in GOODS if mind.hand[kind] and kind not in packet]
    return sorted(kinds, key=lambda kind: -VALUE[kind] * (2 * mind.hand[kind] + 1))[:WISHES]


def _packed(mind: Mind, path: Path, packet: Parts, claim: Parts) -> Path:
    """The packet with its true value and its dearest good, what is claimed of it, and what is wanted."""
    says = tuple((f"says.{kind}", number) for kind, number in in_order(claim))
    path = (*path, in_order(packet), worth_of(Counter(dict(packet))), f"says.{_named(packet)}", says)
    if isinstance(mind.ask(path), Ready):
        return path
    wanted = _wishes(mind, [kind for kind, _ in packet])
    return (*path, tuple(f"says.{kind}" for kind in GOODS if kind in wanted))
