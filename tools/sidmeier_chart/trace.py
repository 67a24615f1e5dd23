"""From a picture in which each pixel holds the number of its area to lines that two areas share."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Grid = NDArray[Any]
OUTSIDE = -1
Corner = tuple[int, int]


class Arc(Struct):
    """A line between two corners where three or more areas meet (or a closed one), and the areas on its two sides."""

    points: Grid
    left: int
    right: int


def trace(grid: Grid) -> list[Arc]:
    """Every border of the grid, cut at the corners; in pixels, x to the right, y down."""
    return list(_arcs(_steps(np.pad(grid, 1, constant_values=OUTSIDE))))


def rings(arcs: list[Arc], area: int) -> list[list[int]]:
    """The outlines of an area as chains of arcs; ~i is arc i walked backwards. The area lies to the left."""
    starts: dict[Corner, list[int]] = defaultdict(list)
    for i, arc in enumerate(arcs):
        if arc.left == area:
            starts[_corner(arc.points[0])].append(i)
        if arc.right == area:
            starts[_corner(arc.points[-1])].append(~i)
    found: list[list[int]] = []
    while any(starts.values()):
        first = min(corner for corner, ways in starts.items() if ways)
        chain = [starts[first].pop(0)]
        while (here := _end(arcs, chain[-1])) != first:
            chain.append(starts[here].pop(0))
        found.append(chain)
    return found


def outline(arcs: list[Arc], ring: list[int]) -> Grid:
    parts = [arcs[i].points if i >= 0 else arcs[~i].points[::-1] for i in ring]
    return np.concatenate([part[:-1] for part in parts])


def area_of(points: Grid) -> float:
    """Positive for an outer outline that has its area to the left on paper (y down)."""
    x, y = points[:, 0], points[:, 1]
    return float(-0.5 * np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))


def unpick(grid: Grid) -> Grid:
    """Takes away places where an area touches itself by a corner only, which would tie its outline in a knot."""
    grid = grid.copy()
    while True:
        a, b, c, d = grid[:-1, :-1], grid[:-1, 1:], grid[1:, :-1], grid[1:, 1:]
        rising, falling = (b == c) & (a != b) & (d != b), (a == d) & (a != b) & (a != c)
        spots = np.argwhere(rising | falling)
        if not len(spots):
            return grid
        for y, x in spots:
            grid[y + 1, x + 1] = grid[y, x + 1] if grid[y, x + 1] == grid[y + 1, x] else grid[y + 1, x]
            grid[y + 1, x] = grid[y + 1, x + 1]


def drop_crumbs(grid: Grid, smallest: float) -> Grid:
    """Gives every piece of an area that is smaller than `smallest` pixels to the neighbour it touches most."""
    grid = unpick(grid)
    while True:
        arcs = trace(grid)
        outer = [ring for area in np.unique(grid) for ring in outer_rings(arcs, int(area))]
        crumbs = [ring for ring in outer if area_of(outline(arcs, ring)) < smallest]
        if not crumbs:
            return grid
        for ring in crumbs:
            _fill(grid, arcs, ring, touching(arcs, ring))
        grid = unpick(grid)


def rejoin(grid: Grid, land: range) -> Grid:
    """Gives parts of a land area that lie cut off behind others to those; true islands may lie apart."""
    grid = grid.copy()
    while True:
        arcs = trace(grid)
        lost = [ring for area in land for ring in stranded(arcs, area, land)]
        if not lost:
            return grid
        for ring in lost:
            _fill(grid, arcs, ring, Counter({a: n for a, n in touching(arcs, ring).items() if a in land}))
        grid = unpick(grid)


def stranded(arcs: list[Arc], area: int, land: range) -> list[list[int]]:
    """The parts of an area that touch other land, except for the largest."""
    ashore = [ring for ring in outer_rings(arcs, area) if any(a in land for a in touching(arcs, ring))]
    return sorted(ashore, key=lambda ring: -area_of(outline(arcs, ring)))[1:]


def outer_rings(arcs: list[Arc], area: int) -> list[list[int]]:
    return [ring for ring in rings(arcs, area) if area_of(outline(arcs, ring)) > 0]


def touching(arcs: list[Arc], ring: list[int]) -> Counter[int]:
    """The areas on the other side of an outline, with how many steps they share."""
    found: Counter[int] = Counter()
    for i in ring:
        arc = arcs[i if i >= 0 else ~i]
        found[arc.right if i >= 0 else arc.left] += len(arc.points)
    found.pop(OUTSIDE, None)
    return found


def smooth(points: Grid, sigma: float) -> Grid:
    """The line without its stairs; its ends stay where they are."""
    closed = bool((points[0] == points[-1]).all())
    reach = min(int(3 * sigma) + 1, len(points) - 2)
    if reach < 1:
        return points
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    if closed:
        body = np.pad(points[:-1], ((reach, reach), (0, 0)), mode="wrap")
    else:
        # Mirrored through the end points, so that the ends do not move.
        before, after = 2 * points[0] - points[reach:0:-1], 2 * points[-1] - points[-2 : -reach - 2 : -1]
        body = np.concatenate([before, points, after])
    soft = np.stack([np.convolve(body[:, axis], weights / weights.sum(), "valid") for axis in (0, 1)], 1)
    return np.concatenate([soft, soft[:1]]) if closed else soft


Ways = dict[Corner, tuple[int, int]]


def _steps(grid: Grid) -> dict[Corner, Ways]:
    """From each corner, the neighbouring corners along borders, with the areas left and right of the step."""
    steps: dict[Corner, Ways] = defaultdict(dict)

    def add(x: int, y: int, dx: int, dy: int, left: int, right: int) -> None:
        steps[x, y][x + dx, y + dy] = (left, right)
        steps[x + dx, y + dy][x, y] = (right, left)

    for y, x in np.argwhere(grid[:, 1:] != grid[:, :-1]):
        add(x, y - 1, 0, 1, int(grid[y, x + 1]), int(grid[y, x]))
    for y, x in np.argwhere(grid[1:] != grid[:-1]):
        add(x - 1, y, 1, 0, int(grid[y, x]), int(grid[y + 1, x]))
    return steps


def _arcs(steps: dict[Corner, Ways]) -> Iterator[Arc]:
    done: set[tuple[Corner, Corner]] = set()
    knots = sorted(corner for corner, ways in steps.items() if _is_knot(ways))
    for start in [*knots, *sorted(steps)]:
        for end in sorted(steps[start]):
            if (start, end) not in done:
                yield _walk(steps, start, end, done)


def _is_knot(ways: Ways) -> bool:
    return len(ways) != 2


def _walk(steps: dict[Corner, Ways], start: Corner, end: Corner, done: set[tuple[Corner, Corner]]) -> Arc:
    left, right = steps[start][end]
    line = [start, end]
    done |= {(start, end), (end, start)}
    while line[-1] != start and not _is_knot(steps[line[-1]]):
        (onward,) = [corner for corner in steps[line[-1]] if corner != line[-2]]
        done |= {(line[-1], onward), (onward, line[-1])}
        line.append(onward)
    return Arc(np.array(line, float), left, right)


def _corner(point: Grid) -> Corner:
    return int(point[0]), int(point[1])


def _end(arcs: list[Arc], i: int) -> Corner:
    return _corner(arcs[i].points[-1] if i >= 0 else arcs[~i].points[0])


def _fill(grid: Grid, arcs: list[Arc], ring: list[int], takers: Counter[int]) -> None:
    """Gives what an outline encloses to the taker that shares most of it."""
    points = outline(arcs, ring).astype(int)
    (x0, y0), (x1, y1) = points.min(0), points.max(0)
    own = arcs[ring[0]].left if ring[0] >= 0 else arcs[~ring[0]].right
    window = grid[y0:y1, x0:x1]
    window[_inside(points - (x0, y0), window.shape) & (window == own)] = takers.most_common(1)[0][0]


def _inside(points: Grid, shape: tuple[int, ...]) -> Grid:
    """Which pixels an outline along pixel edges encloses: an odd number of upright edges lies to their left."""
    crossings = np.zeros((shape[0], shape[1] + 1), int)
    for (x0, y0), (_, y1) in zip(points, np.roll(points, -1, 0), strict=True):
        if y0 != y1:
            crossings[min(y0, y1), x0] += 1
    return np.asarray(np.cumsum(crossings, 1)[:, :-1] % 2 == 1)
