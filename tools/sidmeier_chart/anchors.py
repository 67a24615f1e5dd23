"""Finds room on the map: for the name of each area, its settlement, its token and its pieces."""

import math
import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

Spots = NDArray[Any]
Place = tuple[float, float]
Size = tuple[float, float]
GRID = 4.0
SETTLEMENT, TOKEN, ARMY, FLEET = 23.0, 15.0, 19.0, 23.0
"""How far each thing reaches from its centre."""
WEIGHTS = (1.8, 1.3, 1.2, 1.0, 0.9, 0.7, 0.6, 0.5)
"""How much it matters that a thing has its room; later pieces are seldom there."""
NAMES, HOME = 2.0, 2.0
"""How much more it matters to leave names free, and to stay on the part of the area that has the name."""
TRIES = 16000


def name_box(home: BaseGeometry, sizes: Sequence[Size], water: BaseGeometry, taken: BaseGeometry) -> tuple[Place, int]:
    """The centre for a name, and which of the possible sizes (one row, two rows) it gets.

    Best inside its own area; water beside an island will do; other areas and other names will not."""
    choices = [(*_best_box(home, size, water, taken), i) for i, size in enumerate(sizes)]
    _, place, i = max(choices, key=lambda choice: (round(choice[0], 2), -choice[2]))
    return place, i


def slots(
    home: BaseGeometry, abroad: BaseGeometry, reaches: Sequence[float], weights: Sequence[float], taken: BaseGeometry
) -> list[Place]:
    """Places for things of these sizes, side by side: clear of other land and of names, hardly over a coast."""
    spots = _grid(home)
    points = shapely.points(spots)
    others = (home.boundary, abroad, taken, largest(home))
    rim, away, free, main = (np.asarray(shapely.distance(points, other)) for other in others)
    off_centre = 0.2 * np.hypot(*(spots - spots[rim.argmax()]).T) + HOME * np.minimum(main, 40)
    alone = [
        weight * (_lack(rim, reach * 0.8) + _lack(away, reach * 0.9) + NAMES * _lack(free, reach) + off_centre)
        for reach, weight in zip(reaches, weights, strict=True)
    ]
    chosen = _shuffle(spots, alone, reaches, weights)
    return [(round(float(x), 1), round(float(y), 1)) for x, y in spots[chosen]]


def _lack(distance: Spots, wanted: float) -> Spots:
    return np.asarray(2.5 * np.maximum(0, wanted - distance))


def _shuffle(spots: Spots, alone: Sequence[Spots], reaches: Sequence[float], weights: Sequence[float]) -> list[int]:
    """Moves one thing at a time, first boldly, then only for the better (simulated annealing, always the same)."""
    dice = random.Random(len(spots))
    at = [int(costs.argmin()) for costs in alone]
    places: list[list[float]] = spots.tolist()
    prices: list[list[float]] = [costs.tolist() for costs in alone]

    def cost(i: int, spot: int) -> float:
        total, here = prices[i][spot], places[spot]
        for j, other in enumerate(at):
            if j != i:
                crowded = reaches[i] + reaches[j] - math.dist(here, places[other])
                total += 4 * min(weights[i], weights[j]) * max(0.0, crowded)
        return total

    index = {(x, y): i for i, (x, y) in enumerate(places)}
    for step in range(TRIES):
        i = dice.randrange(len(at))
        spot = dice.randrange(len(places))
        if step > TRIES / 3:
            x, y = places[at[i]]
            spot = index.get((x + GRID * dice.randint(-3, 3), y + GRID * dice.randint(-3, 3)), spot)
        heat = 10 * (1 - step / TRIES) ** 2 + 1e-9
        if cost(i, spot) - cost(i, at[i]) < heat * dice.expovariate(1):
            at[i] = spot
    for i in 3 * list(range(len(at))):
        at[i] = min(range(len(places)), key=partial(cost, i))
    return at


def _best_box(home: BaseGeometry, size: Size, water: BaseGeometry, taken: BaseGeometry) -> tuple[float, Place]:
    centre = home.centroid
    spots = _grid(home)
    x, y = spots.T
    w, h = size[0] / 2, size[1] / 2
    boxes = shapely.box(x - w, y - h, x + w, y + h)
    whole = size[0] * size[1]
    own = shapely.area(shapely.intersection(boxes, home.buffer(-3))) / whole
    wet = shapely.area(shapely.intersection(boxes, water)) / whole
    lost = shapely.area(shapely.intersection(boxes, taken)) / whole
    away = np.hypot(x - centre.x, (y - centre.y + 0.18 * home.area**0.5) * 1.3) / home.area**0.5
    score = own + 0.72 * wet - 3 * lost - 0.16 * away
    best = int(score.argmax())
    return float(score[best]), (float(x[best]), float(y[best]))


def _grid(home: BaseGeometry) -> Spots:
    x0, y0, x1, y1 = home.bounds
    x, y = np.meshgrid(np.arange(x0 // GRID, x1 // GRID + 1) * GRID, np.arange(y0 // GRID, y1 // GRID + 1) * GRID)
    spots = np.stack([x.ravel(), y.ravel()], 1)
    return np.asarray(spots[shapely.contains_xy(home, spots[:, 0], spots[:, 1])])


def largest(home: BaseGeometry) -> Polygon:
    parts: list[Polygon] = list(getattr(home, "geoms", [home]))
    return max(parts, key=lambda part: part.area)
