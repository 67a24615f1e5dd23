"""What may be in the packets of others. Size, value and one good are true; all the rest is talk."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement

from rules.civilization.papers import worth_of
from rules.civilization.printed import CALAMITIES, GOODS, VALUE, Kind
from rules.civilization.view import Bid
from rules.kernel import Seat
from service.agents.civilization.mind import Goods, Mind, Parts

LARGEST = 6
"""Packets beyond that are not thought through."""
DARK = min(calamity.stack for calamity in CALAMITIES.values() if not calamity.red)
"""The first stack with a calamity that can be traded: who has fewer cities draws none."""
BLACK = frozenset(name for name, calamity in CALAMITIES.items() if not calamity.red)


@dataclass(frozen=True)
class Outlook:
    """What a packet is taken for: what it would add to the hand as it is, how many of each good are in it, all on
    average, and how likely a calamity is among it."""

    hope: float
    goods: dict[Kind, float]
    risk: float


def outlook(mind: Mind, bid: Bid) -> Outlook:
    """A claim that fits what must be true is believed, but for a calamity that could be hidden there."""
    honest = readings(bid.size, bid.value, bid.good)
    if not honest and bid.size <= LARGEST:
        return _taken(mind, (((bid.good, 1),),), 1.0)  # so few points cannot be all goods
    claimed = tuple(sorted(bid.claim))
    likely = (claimed,) if claimed in honest else honest or (((bid.good, 1),),)
    return _taken(mind, likely, suspicion(mind, bid.seat) if readings(bid.size - 1, bid.value, bid.good) else 0.0)


def _taken(mind: Mind, likely: tuple[Parts, ...], risk: float) -> Outlook:
    """For one of these, each as likely as the others."""
    hope, goods = 0, Counter[Kind]()
    for reading in likely:
        for kind, number in reading:
            hope += VALUE[kind] * (2 * mind.hand[kind] + number) * number
            goods[kind] += number
    return Outlook(hope / len(likely), {kind: number / len(likely) for kind, number in goods.items()}, risk)


def gain_of(mind: Mind, packet: Parts, seen: Outlook) -> float:
    """What it is expected to bring to give a packet for another: a set has the value of a card times its square."""
    hope = seen.hope
    for kind, number in packet:
        if kind in VALUE:
            hope -= VALUE[kind] * (2 * (mind.hand[kind] + seen.goods.get(kind, 0)) - number) * number
    return (1 - seen.risk) * hope - seen.risk * fear(mind)


def suspicion(mind: Mind, seat: Seat) -> float:
    """How likely a packet of this player hides a calamity, if it could."""
    seen = {shown.kind for realm in mind.view.realms for shown in realm.laid} | {kind for kind, _ in mind.view.hand}
    hidden = len(BLACK - seen)
    return min(0.6, mind.temper.wary * hidden) if len(mind.view.realms[seat].cities) >= DARK else 0.0


def fear(mind: Mind) -> float:
    """What a calamity would cost."""
    return mind.temper.fear + mind.temper.stake * max(0, len(mind.me.cities) - 3)


@lru_cache(maxsize=4096)
def readings(size: int, value: int, good: Kind) -> tuple[Parts, ...]:
    """Every packet of so many goods that is worth so much and has this good in it."""
    if not 0 < size <= LARGEST:
        return ()
    others = combinations_with_replacement(GOODS, size - 1)
    found = (Counter([good, *rest]) for rest in others)
    return tuple(tuple(sorted(goods.items())) for goods in found if _exists(goods) and worth_of(goods) == value)


def _exists(goods: Goods) -> bool:
    return all(number <= GOODS[kind][1] for kind, number in goods.items())
