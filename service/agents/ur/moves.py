"""The moves of UR that are worth a thought."""

from collections.abc import Iterable, Iterator
from itertools import islice

from rules.kernel import Answer, Count, Many, One, Path, Ready, Split
from service.agents import Ask

BROAD = 120
"""Moves that are tried at most."""
TURNED = "-turned"
"""The same exchange with the other front, which has no effect."""


def moves(ask: Ask, broad: int = BROAD) -> list[Path]:
    """Whole moves; of long lists of numbers only the telling ones."""
    return list(islice(_moves(ask, ()), broad))


def _moves(ask: Ask, path: Path) -> Iterator[Path]:
    node = ask(path)
    if isinstance(node, Ready):
        yield path
        return
    for answer in _answers(node):
        yield from _moves(ask, (*path, answer))


def _answers(node: One | Many | Count | Split) -> Iterable[Answer]:
    match node:
        case One(choices=choices):
            return [choice.key for choice in choices if not choice.key.endswith(TURNED)]
        case Count(lo=lo, hi=hi):
            return dict.fromkeys((lo, (lo + hi + 1) // 2, hi))
        case Many(choices=choices, hi=hi):
            return [tuple(choice.key for choice in choices[:hi])]
        case Split():
            return dict.fromkeys([_filled(node, False), _filled(node, True), *_heaped(node)])


def _heaped(node: Split) -> Iterator[tuple[tuple[str, int], ...]]:
    """As much as goes on one, and what is left as far apart as it goes."""
    for heap in range(len(node.choices)):
        given = [0] * len(node.choices)
        given[heap] = min(node.caps[heap], node.hi)
        left = node.hi - given[heap]
        while left:
            room = [index for index, cap in enumerate(node.caps) if given[index] < cap][:left]
            for index in room:
                given[index] += 1
            left -= len(room)
        yield tuple((choice.key, number) for choice, number in zip(node.choices, given, strict=True) if number)


def _filled(node: Split, backwards: bool) -> tuple[tuple[str, int], ...]:
    """As much as goes, from one end or from the other."""
    left, given = node.hi, {}
    pairs = list(zip(node.choices, node.caps, strict=True))
    for choice, cap in reversed(pairs) if backwards else pairs:
        given[choice.key] = min(cap, left)
        left -= given[choice.key]
    return tuple((choice.key, given[choice.key]) for choice, _ in pairs if given[choice.key])
