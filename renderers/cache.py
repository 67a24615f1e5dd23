"""A memory of the latest things made."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lru(Generic[T]):
    """The latest things made, by key, within a budget of weight (bytes); the longest unused goes first."""

    def __init__(self, budget: int, weigh: Callable[[T], int]) -> None:
        self.budget, self.weight, self._weigh = budget, 0, weigh
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made for this key, or is made now."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def find(self, key: Hashable) -> T | None:
        """What is kept for this key."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, made: T) -> T:
        """Keeps what was made for this key."""
        self._kept[key] = made
        self.weight += self._weigh(made)
        while self.weight > self.budget and len(self._kept) > 1:
            self.weight -= self._weigh(self._kept.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        self._kept.clear()
        self.weight = 0
