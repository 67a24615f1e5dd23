"""Long texts: in pieces that fit into a message, where nothing is cut away; or folded, where the log has the rest."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from bot.thread.pages import Line

ALIKE = 5
"""So many lines of a kind in a row stand as they are."""
MOST, HEAD = 24, 8
"""So many lines stand on a page; of more, so many of the first."""
Item = tuple[str, int]
"""A line, or the number of lines that are left out."""


def pieces(lines: Sequence[str], most: int) -> list[list[str]]:
    """The lines in their order, as few pieces as possible; a line that is too long alone is a piece of its own."""
    found: list[list[str]] = []
    size = most
    for line in lines:
        if size + len(line) + 1 > most:
            found.append([])
            size = 0
        found[-1].append(line)
        size += len(line) + 1
    return found


def folded(lines: Sequence[Line], room: int, more: Callable[[int], str]) -> list[str]:
    """The first and the last of many lines of a kind, and of many lines at all; how many are left out is said."""
    items = list(_runs(lines))
    if len(items) > MOST:
        items = _without(items, HEAD, len(items) - MOST + HEAD + 1)
    while len(items) > 1 and _size(items, more) > room:
        middle = max(0, len(items) // 3)
        items = _without(items, middle, middle + 2)
    return [text or more(number) for text, number in items]


def _runs(lines: Sequence[Line]) -> Iterator[Item]:
    for _, run in groupby(lines, lambda line: line.kind):
        alike = [(line.shown or line.text, 0) for line in run]
        yield from alike if len(alike) <= ALIKE else _without(alike, 2, len(alike) - 1)


def _without(items: list[Item], begin: int, end: int) -> list[Item]:
    """With one number instead of these items, and of numbers beside them."""
    while begin and not items[begin - 1][0]:
        begin -= 1
    while end < len(items) and not items[end][0]:
        end += 1
    left_out = sum(number or 1 for _, number in items[begin:end])
    return [*items[:begin], ("", left_out), *items[end:]]


def _size(items: Sequence[Item], more: Callable[[int], str]) -> int:
    return sum(len(text or more(number)) + 1 for text, number in items)
