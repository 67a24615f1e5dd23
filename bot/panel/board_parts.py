"""Many places of the board: cut into parts, so that a part is picked first and then the place. Pure: no discord."""

from collections.abc import Callable, Sequence

from msgspec import Struct

import renderers
from rules.kernel import Choice

Point = tuple[float, float]
Where = Callable[[str], Point | None]
"""Where a place lies on the board."""
MOST_PARTS = 16


class Placed(Struct, frozen=True):
    choice: Choice
    at: Point


def on_board(game: str) -> Where:
    """Where the places of a game's board lie."""
    renderer = renderers.of(game)

    def where(place: str) -> Point | None:
        spot = renderer.where(place)
        return (spot.x, spot.y) if spot else None

    return where


def parts(choices: Sequence[Choice], where: Where, most: int) -> list[list[Choice]]:
    """Parts of at most so many places, cut in two across their longer side; none where a choice has no place."""
    placed = [Placed(choice, at) for choice in choices if choice.spot and (at := where(choice.spot)) is not None]
    if len(placed) < len(choices):
        return []
    cut = _cut(placed, most)
    order = {choice.key: number for number, choice in enumerate(choices)}
    return [sorted((one.choice for one in part), key=lambda c: order[c.key]) for part in cut]


def _cut(placed: list[Placed], most: int) -> list[list[Placed]]:
    if len(placed) <= most:
        return [placed]
    across = max((0, 1), key=lambda axis: _extent(placed, axis))
    line = sorted(placed, key=lambda one: (one.at[across], one.at[1 - across], one.choice.key))
    half = _middle([one.at[across] for one in line])
    return [*_cut(line[:half], most), *_cut(line[half:], most)]


def _middle(values: list[float]) -> int:
    """Where a line is cut: at the widest gap of its middle half, such as an ocean, and of several alike at the one in
    the middle; always between two columns, so that parts do not reach into each other."""
    size = len(values)
    gaps = {number: round(values[number] - values[number - 1]) for number in range(1, size)}
    steps = [number for number, gap in gaps.items() if gap]
    central = [number for number in steps if size <= 4 * number <= 3 * size] or steps
    return min(central, key=lambda number: (-gaps[number], abs(number - size / 2)), default=size // 2)


def _extent(placed: list[Placed], axis: int) -> float:
    values = [one.at[axis] for one in placed]
    return max(values) - min(values)
