"""How battles probably end."""

from collections.abc import Iterable
from functools import cache, lru_cache

Fighter = tuple[int, int]
"""Dice, and what is added to them."""
PIPS = 6
AVERAGE = 3.5


def ranked(fighters: Iterable[Fighter]) -> tuple[Fighter, ...]:
    """The strongest first."""
    return tuple(sorted(fighters, key=lambda one: -power(one)))


def power(one: Fighter) -> float:
    return AVERAGE * one[0] + one[1]


@lru_cache(maxsize=50_000)
def victory(attackers: tuple[Fighter, ...], defenders: tuple[Fighter, ...]) -> float:
    """The chance that the defenders fall and an attacker is left, the first of both sides fighting first."""
    if not attackers or not defenders:
        return float(bool(attackers))
    win, tie = duel(attackers[0], defenders[0])
    return (
        win * victory(attackers, defenders[1:])
        + tie * victory(attackers[1:], defenders[1:])
        + (1 - win - tie) * victory(attackers[1:], defenders)
    )


@cache
def duel(one: Fighter, other: Fighter) -> tuple[float, float]:
    """The chances that the first wins, and that both are lost."""
    win = tie = 0.0
    for mine, chance in _sums(one[0]).items():
        for theirs, against in _sums(other[0]).items():
            gap = mine + one[1] - theirs - other[1]
            win += chance * against * (gap > 0)
            tie += chance * against * (gap == 0)
    return win, tie


@cache
def _sums(dice: int) -> dict[int, float]:
    """The chance of every sum."""
    sums = {0: 1.0}
    for _ in range(dice):
        rolled: dict[int, float] = {}
        for total, chance in sums.items():
            for pip in range(1, PIPS + 1):
                rolled[total + pip] = rolled.get(total + pip, 0.0) + chance / PIPS
        sums = rolled
    return sums
