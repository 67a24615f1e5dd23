"""Who touches whom in the picture, compared with who borders whom in the game."""

import numpy as np

from tools.sidmeier_chart import trace
from tools.sidmeier_chart.plan import FINE, SCENERY, WORLD, Grid, Numbers
from tools.sidmeier_chart.trace import Arc

SHORTEST = 14.0
"""A border shorter than this, in pixels, cannot be seen."""


def links(number: Numbers) -> set[frozenset[int]]:
    """Which areas border each other by the rules."""
    return {
        frozenset((number[name], number[other]))
        for name, area in [*WORLD["land"].items(), *WORLD["sea"].items()]
        for other in area.get("land", []) + area["sea"]
    }


def mend(grid: Grid, wanted: set[frozenset[int]], number: Numbers) -> Grid:
    """Repaints single pixels where areas touch that are no neighbours; larger faults are left to be seen."""
    fits = np.eye(len(number), dtype=bool)
    fits[number[SCENERY[0]] :] = fits[:, number[SCENERY[0]] :] = True
    for a, b in map(sorted, wanted):
        fits[a, b] = fits[b, a] = True
    for _ in range(4):
        for y, x in _misfits(grid, fits)[:24]:
            around = [grid[y, x + 1], grid[y + 1, x], grid[y, x - 1], grid[y - 1, x]]
            better = [area for area in np.unique(grid[y - 1 : y + 2, x - 1 : x + 2]) if fits[area, around].all()]
            if better:
                grid[y, x] = max(better)
        grid = trace.unpick(grid)
    return grid


def _misfits(grid: Grid, fits: Grid) -> Grid:
    """Pixels, not at the rim, beside an area that should not touch theirs."""
    inner = grid[1:-1, 1:-1]
    sides = (grid[:-2, 1:-1], grid[2:, 1:-1], grid[1:-1, :-2], grid[1:-1, 2:])
    return np.argwhere(~np.logical_and.reduce([fits[inner, side] for side in sides])) + 1


def compare(arcs: list[Arc], wanted: set[frozenset[int]], grid: Grid, names: list[str]) -> list[str]:
    """What is wrong with the drawing: borders that should not be, and borders missing or too short to be seen."""
    first_scenery = names.index(SCENERY[0])
    lengths: dict[frozenset[int], float] = {}
    for left, right, length in [*((a.left, a.right, len(a.points) / FINE) for a in arcs), *seam(grid)]:
        if min(left, right) >= 0 and max(left, right) < first_scenery and left != right:
            pair = frozenset((left, right))
            lengths[pair] = lengths.get(pair, 0) + length

    def say(pair: frozenset[int]) -> str:
        return " - ".join(sorted(names[i] for i in pair)) + f" {lengths.get(pair, 0):.0f}"

    return [
        *(f"too much: {say(pair)}" for pair in lengths.keys() - wanted),
        *(f"missing: {say(pair)}" for pair in wanted if lengths.get(pair, 0) < SHORTEST),
    ]


def seam(grid: Grid) -> list[tuple[int, int, float]]:
    """Areas that meet across the left and right edge, row by row."""
    return [(int(a), int(b), 1 / FINE) for a, b in zip(grid[:, 0], grid[:, -1], strict=True)]
