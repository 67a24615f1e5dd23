"""What owned civilization cards give towards others."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec import Struct

from rules.civilization.printed import CIVILIZATION, Card, credit


class Credits(Struct, frozen=True):
    """The best use of credits for some cards: how much, and whose credits serve."""

    points: int
    used: tuple[Card, ...]


NO_CREDITS = Credits(0, ())


def best_credits(owned: Collection[Card], bought: Collection[Card]) -> Credits:
    """Each owned card serves one bought card, and none gets more than its price (CIV-43.10-s, CIV-43.10-u)."""
    return _best(tuple(sorted(owned)), tuple(sorted(bought))) if owned else NO_CREDITS


@lru_cache(maxsize=65536)
def _best(owned: tuple[Card, ...], bought: tuple[Card, ...]) -> Credits:
    scarce = tuple(card for card in bought if sum(credit(o, card) for o in owned) > CIVILIZATION[card].price)
    free = [card for card in bought if card not in scarce]
    return _assign(owned, scarce, free, tuple(CIVILIZATION[card].price for card in scarce), {})


def _assign(
    owned: tuple[Card, ...],
    scarce: tuple[Card, ...],
    free: Sequence[Card],
    room: tuple[int, ...],
    known: dict[tuple[int, tuple[int, ...]], Credits],
) -> Credits:
    """Tries every use of the first owned card; only cards that could get too much need bookkeeping."""
    if not owned:
        return NO_CREDITS
    key = (len(owned), room)
    if key not in known:
        first, rest = owned[0], owned[1:]
        plain = max((credit(first, card) for card in free), default=0)
        uses = [(plain, room)]
        for place, card in enumerate(scarce):
            gain = min(credit(first, card), room[place])
            uses.append((gain, (*room[:place], room[place] - gain, *room[place + 1 :])))
        known[key] = max(
            (_joined(first, gain, _assign(rest, scarce, free, left, known)) for gain, left in uses),
            key=lambda found: (found.points, -len(found.used)),
        )
    return known[key]


def _joined(card: Card, gain: int, rest: Credits) -> Credits:
    return Credits(rest.points + gain, (card, *rest.used)) if gain else rest
