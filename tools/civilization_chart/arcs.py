"""Traces the borders between parts as arcs that meet in junctions, and makes them fair lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tools.civilization_chart.labels import Grid
from tools.civilization_chart.science import ndimage

Points = NDArray[np.float64]
Corner = tuple[int, int]
Sides = tuple[int, int]
OUTSIDE = -1


def traced(labels: Grid) -> list[tuple[Sides, list[Corner]]]:
    """Every border as ((part, part), corners of cells along it); closed arcs end where they begin."""
    padded = np.pad(labels, 1, constant_values=OUTSIDE)
    steps = _steps(padded)
    ways: dict[Corner, list[Corner]] = defaultdict(list)
    for start, end in steps:
        ways[start].append(end)
        ways[end].append(start)
    nodes = {c for c, to in ways.items() if len(to) != 2}
    unused = set(steps) | {(b, a) for a, b in steps}
    out = []
    for start in [*sorted(nodes), *sorted(ways)]:
        for first in ways[start]:
            if (start, first) in unused:
                line = _walk(start, first, ways, nodes, unused)
                out.append((_sides(padded, line[0], line[1]), line))
    return out


def _steps(padded: Grid) -> list[tuple[Corner, Corner]]:
    """Unit edges between cells of different parts; a corner is (column, row) in cell units."""
    rows, columns = np.nonzero(padded[:, :-1] != padded[:, 1:])
    upright = [((x, y - 1), (x, y)) for y, x in zip(rows.tolist(), columns.tolist(), strict=True)]
    rows, columns = np.nonzero(padded[:-1, :] != padded[1:, :])
    level = [((x - 1, y), (x, y)) for y, x in zip(rows.tolist(), columns.tolist(), strict=True)]
    return upright + level


def _walk(
    start: Corner,
    step: Corner,
    ways: dict[Corner, list[Corner]],
    nodes: set[Corner],
    unused: set[tuple[Corner, Corner]],
) -> list[Corner]:
    line = [start]
    here, there = start, step
    while True:
        unused -= {(here, there), (there, here)}
        line.append(there)
        if there in nodes or there == start:
            return line
        onward = next(c for c in ways[there] if c != here)
        here, there = there, onward


def _sides(padded: Grid, a: Corner, b: Corner) -> Sides:
    """The parts left and right of the step from a to b (y points down)."""
    (x, y), (u, v) = a, b
    if x == u:
        row = max(y, v)
        west, east = int(padded[row, x]), int(padded[row, x + 1])
        return (east, west) if v > y else (west, east)
    column = max(x, u)
    north, south = int(padded[y, column]), int(padded[y + 1, column])
    return (north, south) if u > x else (south, north)


def rings(part: int, lines: Sequence[tuple[Sides, Points]]) -> list[list[int]]:
    """The outlines of a part as chains of arcs that have it on their left: i, or ~i walked backwards."""
    onward: dict[tuple[float, float], list[int]] = defaultdict(list)
    end: dict[int, tuple[float, float]] = {}
    for i, (sides, line) in enumerate(lines):
        first, last = tuple(line[0].tolist()), tuple(line[-1].tolist())
        if part in sides:
            n = i if sides[0] == part else ~i
            onward[first if n >= 0 else last].append(n)
            end[n] = last if n >= 0 else first
    out = []
    while onward:
        start = next(iter(onward))
        here = start
        ring: list[int] = []
        while not ring or here != start:
            ring.append(onward[here].pop())
            if not onward[here]:
                del onward[here]
            here = end[ring[-1]]
        out.append(ring)
    return out


def fair(line: list[Corner], cell: float, sigma: float) -> Points:
    """The arc without its stairs; its ends stay where they are."""
    points = np.array(line, dtype=float) * cell
    closed = line[0] == line[-1]
    if len(points) < 4:
        return points
    if closed:
        ring = ndimage.gaussian_filter1d(points[:-1], sigma / cell, axis=0, mode="wrap")
        return np.vstack([ring, ring[:1]])
    ends = ndimage.gaussian_filter1d(_mirrored(points), sigma / cell, axis=0, mode="nearest")
    out = ends[len(points) - 1 : 2 * len(points) - 1]
    out[0], out[-1] = points[0], points[-1]
    return np.asarray(out)


def _mirrored(points: Points) -> Points:
    """The line continued by its point reflection at both ends, so that smoothing keeps the ends."""
    before = 2 * points[0] - points[:0:-1]
    after = 2 * points[-1] - points[-2::-1]
    return np.vstack([before, points, after])
