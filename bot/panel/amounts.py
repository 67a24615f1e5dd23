"""Several things in one menu: an entry for every amount of every thing. Pure: no discord in here."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Many, Split

MENU, MENUS = 25, 3
"""Entries of a menu, and menus on a panel; what does not fit is counted thing by thing."""

Part = tuple[tuple[str, int], ...]


class Amount(Struct, frozen=True):
    """So many of a thing; of several amounts of a thing that are picked, the greatest counts."""

    choice: Choice
    number: int

    @property
    def value(self) -> str:
        return self.choice.key if self.number == 1 else f"{self.choice.key}*{self.number}"


def amounts(node: Many | Split) -> list[Amount]:
    caps = node.caps if isinstance(node, Split) else (1,) * len(node.choices)
    return [
        Amount(choice, number)
        for choice, cap in zip(node.choices, caps, strict=True)
        for number in range(1, min(cap, node.hi) + 1)
    ]


def fit(node: Many | Split) -> bool:
    return len(amounts(node)) <= MENU * MENUS


def menus(node: Many | Split) -> Iterator[list[Amount]]:
    """The entries, menu by menu; a thing is not torn apart."""
    here: list[Amount] = []
    for choice in node.choices:
        own = [one for one in amounts(node) if one.choice == choice]
        if here and len(here) + len(own) > MENU:
            yield here
            here = []
        here += own[:MENU]
    if here:
        yield here


def picked(node: Many | Split, menu: int, values: tuple[str, ...], part: Part) -> Part:
    """What is chosen after a menu was closed: its own things as picked there, the others as they were."""
    here = {one.value: one for one in list(menus(node))[menu]}
    own: dict[str, int] = {}
    for value in values:
        one = here[value]
        own[one.choice.key] = max(own.get(one.choice.key, 0), one.number)
    there = {one.choice.key for one in here.values()}
    merged = {**{key: number for key, number in part if key not in there}, **own}
    return tuple((choice.key, merged[choice.key]) for choice in node.choices if choice.key in merged)
