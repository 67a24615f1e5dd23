"""What may be in the packets of others. Size, value and one good are true; all the rest is talk."""

from collections import Counter
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
WARY = 0.2
"""How likely it is that who may hold a black calamity passes it on, for each that is not in sight."""
FEAR, STAKE = 15, 8
"""What a calamity costs, and what more for each city beyond three."""


def gain_of(mind: Mind, packet: Parts, bid: Bid) -> float:
    """What an exchange is expected to bring, calamities feared as far as the other side could have one to sell."""
    honest = readings(bid.size, bid.value, bid.good)
    if not honest and bid.size <= LARGEST:
        return -fear(mind)  # so few points cannot be all goods
    after = Counter(mind.hand)
    after.subtract({kind: number for kind, number in packet if kind in VALUE})
    claimed = tuple(sorted(bid.claim))
    likely = [claimed] if claimed in honest else honest or [((bid.good, 1),)]
    hopes = [worth_of(after + Counter(dict(goods))) - worth_of(mind.hand) for goods in likely]
    risk = suspicion(mind, bid.seat) if readings(bid.size - 1, bid.value, bid.good) else 0.0
    return (1 - risk) * sum(hopes) / len(hopes) - risk * fear(mind)


def suspicion(mind: Mind, seat: Seat) -> float:
    """How likely a packet of this player hides a calamity, if it could."""
    seen = {shown.kind for realm in mind.view.realms for shown in realm.laid} | {kind for kind, _ in mind.view.hand}
    hidden = len(BLACK - seen)
    return min(0.6, WARY * hidden) if len(mind.view.realms[seat].cities) >= DARK else 0.0


def fear(mind: Mind) -> float:
    """What a calamity would cost."""
    return FEAR + STAKE * max(0, len(mind.me.cities) - 3)


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
