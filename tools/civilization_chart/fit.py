"""Lays our coast lines over the board's sample points.

The board's projection is not known. Cities whose place on the board is given carry a quadratic
fit from longitude and latitude; then the coasts are drawn, pass by pass and ever more locally,
onto the edge between the land and the sea samples.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from tools.civilization_chart.science import KDTree, ndimage

Points = NDArray[np.float64]

# (longest pull, reach of a pull) of each pass, in units of the sample frame
PASSES = ((70, 160), (60, 120), (50, 90), (45, 70), (40, 50), (35, 40), (30, 30), (25, 25), (22, 20), (20, 18))
DEGREE = np.array([35.0, 44.0])  # about one degree of longitude and latitude in the frame


def laid_over(
    lines: Mapping[str, Points],
    coasts: frozenset[str],
    cities: tuple[Points, Points],
    shore: Points,
    frame: tuple[float, float],
) -> dict[str, Points]:
    """All lines in the frame of the samples; `coasts` names those that must meet the shore."""
    places, known = cities
    project = projection(places, known)
    moved = {name: project(line) for name, line in lines.items()} | {"": project(places)}
    for step, (limit, reach) in enumerate(PASSES):
        source = np.vstack([moved[name] for name in sorted(coasts)])
        inside = ((source > -5) & (source < np.array(frame) + 5)).all(axis=1)
        weight = 6.0 if step < 6 else 1.0
        pulls = shore_pulls(source[inside], shore, limit)
        pulls.append((moved[""], known - moved[""], np.full(len(known), weight)))
        moved = {name: line + drift(line, pulls, reach) for name, line in moved.items()}
    del moved[""]
    return moved


def projection(places: Points, known: Points) -> Callable[[Points], Points]:
    """The quadratic map from longitude and latitude that fits the known cities best."""
    weights, *_ = np.linalg.lstsq(_terms(places), known, rcond=None)
    return lambda line: np.asarray(_terms(line) @ weights)


def _terms(line: Points) -> Points:
    x, y = (line[:, 0] - 30) / 15, (line[:, 1] - 37) / 8
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=1)


def shore_pulls(source: Points, shore: Points, limit: float) -> list[tuple[Points, Points, Points]]:
    """Each of our coast points is pulled to the nearest shore, and each shore point pulls ours."""
    distance, nearest = KDTree(shore).query(source)
    near = distance < limit
    ours, pull = source[near], (shore[nearest] - source)[near]
    distance, nearest = KDTree(ours).query(shore)
    near = distance < limit
    back = ours[nearest[near]]
    return [(ours, pull, np.ones(len(ours))), (back, shore[near] - back, np.ones(len(back)))]


def drift(line: Points, pulls: Sequence[tuple[Points, Points, Points]], reach: float) -> Points:
    """The mean of the pulls felt along a line, the near ones most."""
    at, by, weight = (np.concatenate(part) for part in zip(*pulls, strict=True))
    square = ((line[:, None] - at[None]) ** 2).sum(axis=2)
    felt = np.exp(-square / (2 * reach * reach)) * weight
    return np.asarray((felt @ by) / (felt.sum(axis=1)[:, None] + 0.5))


def dense(flat: Sequence[float], step: float, *, closed: bool) -> Points:
    """A line of the coast file with a point about every `step` units of the frame."""
    corners = np.array(flat, dtype=float).reshape(-1, 2)
    ends = np.vstack([corners, corners[:1]]) if closed else corners
    out: list[Points] = []
    for start, end in pairwise(ends):
        count = max(1, int(np.hypot(*((end - start) * DEGREE)) / step))
        out += [start + (end - start) * k / count for k in range(count)]
    return np.array(out if closed else [*out, ends[-1]])


def along(river: Points, borders: Points, reach: float) -> Points:
    """A river that runs in a border wherever one is near: on this board rivers are borders."""
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(river, axis=0).T))])
    at = np.arange(0.0, length[-1] + 3.0, 3.0).clip(max=length[-1])
    fine = np.stack([np.interp(at, length, river[:, k]) for k in (0, 1)], axis=1)
    distance, nearest = KDTree(borders).query(fine)
    pull = np.where((distance < reach)[:, None], borders[nearest] - fine, 0.0)
    moved = fine + ndimage.gaussian_filter1d(pull, 2.0, axis=0, mode="nearest")
    return np.asarray(ndimage.gaussian_filter1d(moved, 1.0, axis=0, mode="nearest"))
