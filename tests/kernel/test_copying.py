"""A copy is a position of its own, down to the last thing that can change."""

from itertools import islice
from typing import Any

import pytest
from msgspec import Struct

from rules import GAMES, kernel
from rules.copying import copier
from rules.kernel import Rules

MOVES = 150


class Coin(Struct, frozen=True, tag=True):
    """Never changes."""

    worth: int


class Pocket(Struct, tag=True):
    """Inside."""

    coins: list[Coin]


class Purse(Struct):
    """Changes in every way that is known."""

    coins: list[Coin]
    heaps: dict[str, list[int]]
    rest: set[int] = set()
    inner: Pocket | Coin | None = None
    worths: tuple[int, ...] = ()


class Vague(Struct):
    """May hold anything."""

    thing: Any


class Crooked(Struct):
    """Something that changes, in a tuple that does not."""

    heaps: tuple[list[int], ...]


def changeable(thing: Any) -> list[Any]:
    """Everything in it that can change, itself included."""
    inner: list[Any]
    own: list[Any]
    if isinstance(thing, Struct):
        inner = [getattr(thing, name) for name in thing.__struct_fields__]
        own = [] if thing.__struct_config__.frozen else [thing]
    elif isinstance(thing, dict):
        inner, own = list(thing.values()), [thing]
    elif isinstance(thing, list | set | tuple):
        inner, own = list(thing), [] if isinstance(thing, tuple) else [thing]
    else:
        return []
    return own + [each for part in inner for each in changeable(part)]


def test_what_changes_is_copied_and_what_never_changes_is_shared() -> None:
    old = Purse([Coin(3)], {"a": [1]}, {7}, Pocket([]), (4,))
    new = copier(Purse)(old)
    assert new == old
    assert new.coins[0] is old.coins[0]
    assert not {id(part) for part in changeable(new)} & {id(part) for part in changeable(old)}


@pytest.mark.parametrize(("kind", "fault"), [(Vague, TypeError), (Crooked, AssertionError), (Coin, TypeError)])
def test_types_of_which_no_sure_copy_can_be_made_are_refused(kind: type[Struct], fault: type[Exception]) -> None:
    with pytest.raises(fault):
        copier(kind)


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_copies_of_positions_are_equal_and_share_nothing_that_changes(rules: Rules[Any]) -> None:
    for p in islice(kernel.random_match(rules, rules.seats[-1], {}, b"copies"), MOVES):
        copy = rules.copy(p)
        assert copy == p == rules.decode(rules.encode(copy))
        assert not {id(part) for part in changeable(copy)} & {id(part) for part in changeable(p)}
