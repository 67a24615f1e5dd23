"""What may be in a packet for all that is stated of it: a number of cards, their value as sets, and one good."""

from collections import Counter
from itertools import product
from math import comb, prod

from msgspec import Struct

from rules.civilization.printed import CALAMITIES, GOODS, STACKS, VALUE, Kind
from rules.kernel import Tape

HELD: tuple[tuple[Kind, ...], ...] = tuple(
    (
        *(name for name in GOODS if VALUE[name] == stack),
        *(name for name, row in CALAMITIES.items() if row.stack == stack and not row.red),
    )
    for stack in range(1, STACKS + 1)
)
"""What can come into hands, stack by stack."""


class Stated(Struct, frozen=True):
    """What is known of a packet."""

    cards: int
    value: int
    good: Kind


class Means(Struct):
    """What hands are still made of: how many cards of each kind there are, and how many of each stack are in hands."""

    left: Counter[Kind]
    share: list[int]

    def spend(self, kinds: Counter[Kind]) -> None:
        self.left -= kinds
        for stack, names in enumerate(HELD):
            self.share[stack] -= sum(kinds[name] for name in names)


class Holder(Struct):
    """A player with packets on offer: what is known to be in his hand, how much room it has left, and whether he may
    hold calamities."""

    hand: Counter[Kind]
    room: int
    dark: bool

    def take(self, kinds: Counter[Kind], means: Means) -> None:
        """Cards for a packet; those in hand serve for several packets."""
        new = kinds - self.hand
        self.hand += new
        self.room -= new.total()
        means.spend(new)


class Part(Struct, frozen=True):
    """Cards of one stack in a packet: `new` ones are not in a packet of the same player already."""

    kinds: tuple[tuple[Kind, int], ...]
    cards: int
    value: int
    new: int
    weight: int


def packed(stated: Stated, holder: Holder, means: Means, tape: Tape) -> Counter[Kind] | None:
    """A packet that holds what is stated of it, by lot; None if there is none."""
    stacks = [_parts(stack, stated, holder, means) for stack in range(STACKS)]
    reach = _Reach(stacks, stated.value)
    cards, new, value = stated.cards, holder.room, stated.value
    packet = Counter[Kind]()
    for stack, parts in enumerate(stacks, 1):
        fit = [part for part in parts if reach.is_open(stack, cards - part.cards, new - part.new, value - part.value)]
        if not fit:
            return None
        part = _drawn(fit, tape)
        packet.update(dict(part.kinds))
        cards, new, value = cards - part.cards, new - part.new, value - part.value
    return +packet


def _parts(stack: int, stated: Stated, holder: Holder, means: Means) -> list[Part]:
    """All that one stack can give to a packet."""
    names = [name for name in HELD[stack] if name in VALUE or holder.dark]
    held = [holder.hand[name] for name in names]
    copies = [means.left[name] + number for name, number in zip(names, held, strict=True)]
    ranges = [range(name == stated.good, min(most, stated.cards) + 1) for name, most in zip(names, copies, strict=True)]
    found = []
    for numbers in product(*ranges):
        new = sum(number - known for number, known in zip(numbers, held, strict=True) if number > known)
        if new <= means.share[stack]:
            value = sum(VALUE.get(name, 0) * number * number for name, number in zip(names, numbers, strict=True))
            kinds = tuple(zip(names, numbers, strict=True))
            found.append(Part(kinds, sum(numbers), value, new, prod(map(comb, copies, numbers))))
    return found


def _drawn(parts: list[Part], tape: Tape) -> Part:
    """What there are more ways to pick is likelier."""
    lot = tape.below(sum(part.weight for part in parts))
    for part in parts:
        lot -= part.weight
        if lot < 0:
            return part
    raise AssertionError(lot)


class _Reach:
    """Which values can be reached with the stacks from one on; a value is a bit of a number."""

    def __init__(self, stacks: list[list[Part]], most: int) -> None:
        self.stacks = stacks
        self.wanted = (1 << most + 1) - 1
        self.known: dict[tuple[int, int, int], int] = {}

    def is_open(self, stack: int, cards: int, new: int, value: int) -> bool:
        return min(cards, new, value) >= 0 and bool(self._values(stack, cards, new) >> value & 1)

    def _values(self, stack: int, cards: int, new: int) -> int:
        if stack == len(self.stacks):
            return int(cards == 0)
        if (stack, cards, new) not in self.known:
            values = 0
            for part in self.stacks[stack]:
                if part.cards <= cards and part.new <= new:
                    values |= self._values(stack + 1, cards - part.cards, new - part.new) << part.value
            self.known[stack, cards, new] = values & self.wanted
        return self.known[stack, cards, new]
