"""The games. This is the only list of them."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from rules.kernel import Rules

KEYS = ("ur", "tigris", "stoneage", "civilization", "sidmeier")


class _Games(Mapping[str, Rules[Any]]):
    """Game by key; a game's module is loaded when it is first asked for."""

    def __getitem__(self, key: str) -> Rules[Any]:
        if key not in KEYS:
            raise KeyError(key)
        return _loaded(key)

    def __iter__(self) -> Iterator[str]:
        return iter(KEYS)

    def __len__(self) -> int:
        return len(KEYS)


@cache
def _loaded(key: str) -> Rules[Any]:
    rules: Rules[Any] = import_module(f"rules.{key}").RULES
    return rules


GAMES: Mapping[str, Rules[Any]] = _Games()
