"""All chance of a match: a stream that anybody can compute again once the seed is known.

Block `c` of move `n` is HMAC-SHA256(seed, "n:c"): eight big-endian words of 32 bits. A number below `k` is the next
word modulo `k`; words at or above the largest multiple of `k` are passed over, so that no number is likelier.
"""

import hmac
from collections.abc import Iterator, MutableSequence, Sequence
from struct import Struct
from typing import TypeVar

T = TypeVar("T")
WORDS = Struct(">8I")
SPAN = 1 << 32


class TapeError(Exception):
    """The recorded draws and the rules do not agree."""


class Tape:
    """Gives numbers and records them in `draws`; `fixed` scripts them instead of a seed."""

    def __init__(self, seed: bytes = b"", move: int = 0, *, fixed: Sequence[int] | None = None) -> None:
        self.draws: list[int] = []
        self._fixed = None if fixed is None else iter(fixed)
        self._words = _stream(seed, move)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely."""
        if limit < 1:
            raise TapeError(f"no number below {limit}")
        if self._fixed is None:
            fair = SPAN - SPAN % limit
            word = next(self._words)
            while word >= fair:
                word = next(self._words)
            value = word % limit
        else:
            value = self._scripted(self._fixed, limit)
        self.draws.append(value)
        return value

    def die(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def redeal(self, *piles: list[str]) -> None:
        """What lies in these piles, shuffled together and dealt back; how it lay before makes no difference."""
        things = sorted(thing for pile in piles for thing in pile)
        self.shuffle(things)
        for pile in piles:
            pile[:] = (things.pop() for _ in pile[:])

    def spent(self) -> bool:
        """No scripted number is left over."""
        return self._fixed is None or next(self._fixed, None) is None

    def _scripted(self, fixed: Iterator[int], limit: int) -> int:
        value = next(fixed, None)
        if value is None:
            raise TapeError(f"the recorded draws end before draw {len(self.draws) + 1}")
        if not 0 <= value < limit:
            raise TapeError(f"draw {len(self.draws) + 1} is {value}, which is not below {limit}")
        return value


def _stream(seed: bytes, move: int) -> Iterator[int]:
    counter = 0
    while True:
        yield from WORDS.unpack(hmac.digest(seed, b"%d:%d" % (move, counter), "sha256"))
        counter += 1
