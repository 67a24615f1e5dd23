"""Finds where things stand in an area: its name, its limit, its city, tokens and ships.

Everything is tried on the cells of the sheet: a place is good if it is clear of the area's border
and of what already stands there, and then the nearer to the middle the better.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tools.civilization_chart.labels import LAKE, LAND, SEA, Points, Sheet
from tools.civilization_chart.science import ndimage

Mask = NDArray[np.bool_]
LIMIT, CITY, TOKEN, SHIP, CRATER = 10.0, 13.0, 13.0, 11.0, 10.0
TOKENS, SHIPS = 6, 3
LETTER = 0.66  # a capital's width as a part of the type size
SIZES = (15.0, 14.0, 13.0, 12.0, 11.0, 10.0)
ANGLES = (0, -15, 15, -30, 30, -45, 45, -60, 60)


@dataclass
class Place:
    """One area's anchors, in board units."""

    limit: tuple[float, float] = (0, 0)
    city: tuple[float, float] = (0, 0)
    name: tuple[float, float, float, float, float] = (0, 0, 0, 0, 0)
    tokens: list[tuple[float, float]] = field(default_factory=list)
    ships: dict[str, list[tuple[float, float]]] = field(default_factory=dict)


def placed(
    sheet: Sheet, areas: Mapping[str, Any], sites: Mapping[str, Points], volcanoes: Mapping[str, tuple[float, float]]
) -> dict[str, Place]:
    """The anchors of every area, small areas first; what stands in one keeps the names of others away."""
    size = {
        area: sum(int((sheet.labels == n).sum()) for (a, _), n in sheet.number.items() if a == area) for area in areas
    }
    order = sorted(areas, key=lambda area: (areas[area]["type"] == "open_sea", size[area]))
    occupied = np.zeros(sheet.labels.shape, bool)
    for x, y in volcanoes.values():
        occupied |= np.hypot(sheet.centres[..., 0] - x, sheet.centres[..., 1] - y) < CRATER
    for site in sites.values():
        occupied |= np.hypot(sheet.centres[..., 0] - site[0], sheet.centres[..., 1] - site[1]) < LIMIT
    out = {}
    for area in order:
        room = _Room(sheet, areas[area], sites.get(area), volcanoes.get(areas[area]["volcano"]), occupied)
        out[area] = room.place()
        room.occupy(out[area])
    return {area: out[area] for area in areas}


class _Room:
    """The cells around one area."""

    def __init__(
        self,
        sheet: Sheet,
        facts: Mapping[str, Any],
        site: Points | None,
        volcano: tuple[float, float] | None,
        occupied: Mask,
    ) -> None:
        numbers = {kind: sheet.number.get((facts["id"], kind), -9) for kind in (LAND, SEA, LAKE)}
        whole = np.isin(sheet.labels, list(numbers.values()))
        rows, columns = np.nonzero(whole)
        margin = 60
        box = (
            slice(max(0, rows.min() - margin), rows.max() + margin),
            slice(max(0, columns.min() - margin), columns.max() + margin),
        )
        self.facts, self.site = facts, site
        self.occupied = occupied[box]
        self.whole = whole[box]
        self.land = sheet.labels[box] == numbers[LAND]
        self.water = self.whole & ~self.land
        self.foreign_land = ~sheet.water[sheet.labels[box]] & ~self.land
        self.sheet_labels = sheet.labels[box]
        self.sheet = sheet
        self.at = sheet.centres[box]
        self.clear = _inner_distance(self.whole) * sheet.cell
        self.shore = np.minimum(_inner_distance(self.land), _inner_distance(~self.land)) * sheet.cell
        self.taken: list[tuple[float, float, float]] = [(*volcano, CRATER)] if volcano else []
        self.limit: tuple[float, float] | None = None
        self.rects: list[tuple[float, float, float, float, float]] = []

    def place(self) -> Place:
        out = Place()
        if self.facts["type"] == "open_sea":
            out.name = self._name()
            return out
        if self.site is not None:
            out.city = self._city_site()
            self.taken.append((*out.city, CITY))
        out.name = self._name()
        self.rects.append(out.name)
        out.limit = self._spot(LIMIT, near=out.name[:2], name=1.0, coast=0.5)
        self.limit = out.limit
        self.taken.append((*out.limit, LIMIT))
        middle = self._middle()
        for _ in range(TOKENS):
            spot = self._spot(TOKEN, near=middle, name=0.6)
            out.tokens.append(spot)
            self.taken.append((*spot, TOKEN))
        if self.site is None:
            out.city = out.tokens[0]
        out.ships = {coast: self._ships(water) for coast, water in self._coasts().items()}
        return out

    def occupy(self, place: Place) -> None:
        """Marks the ground of the name, the limit and the city as taken."""
        self.occupied |= _rect_distance(self.at, place.name) < 1.0
        for x, y in (place.limit, place.city) if place.tokens else ():
            self.occupied |= np.hypot(self.at[..., 0] - x, self.at[..., 1] - y) < LIMIT + 1

    def _middle(self) -> tuple[float, float]:
        """The place that is farthest from all borders and from what stands there; land before water."""
        free = np.minimum(self.clear, 40.0) + 6.0 * self.land
        for x, y, r in self.taken:
            free = np.minimum(free, np.hypot(self.at[..., 0] - x, self.at[..., 1] - y) - r)
        return self._cell(np.where(self.whole, free, -1e9))

    def _city_site(self) -> tuple[float, float]:
        assert self.site is not None
        away = np.hypot(self.at[..., 0] - self.site[0], self.at[..., 1] - self.site[1])
        shore = _inner_distance(self.land) * self.sheet.cell
        cramped = np.maximum(0, 12.0 - self.clear) * 2.0 + np.maximum(0, 7.0 - shore) * 2.5
        for x, y, r in self.taken:
            gap = np.hypot(self.at[..., 0] - x, self.at[..., 1] - y) - r - CITY
            cramped = cramped + np.maximum(0, -gap) * 3.0
        ground = self.land if shore.max() > 6 else self.whole
        return self._cell(np.where(ground, 12.0 * self.land - away - cramped, -1e9))

    def _spot(self, radius: float, near: tuple[float, ...], name: float, coast: float = 0.0) -> tuple[float, float]:
        """The place for a disc: free first, then off the name, off the coast, near."""
        free = self.clear - radius
        for x, y, r in self.taken:
            free = np.minimum(free, np.hypot(self.at[..., 0] - x, self.at[..., 1] - y) - r - radius)
        for rect in self.rects:
            free = np.minimum(free, (_rect_distance(self.at, rect) - radius) * name + 2 * (1 - name))
        away = np.hypot(self.at[..., 0] - near[0], self.at[..., 1] - near[1])
        astride = np.maximum(0, radius - self.shore) * coast
        crowded = coast * radius * ndimage.uniform_filter(self.occupied.astype(float), int(2 * radius)) * 6.0
        score = np.minimum(free, 2.0) * 6.0 - 0.12 * away + 4.0 * self.land - astride - crowded
        score -= 30.0 * np.maximum(0, self._veiled(radius)) + 6.0 * np.maximum(0, 8.0 - self.clear)
        return self._cell(np.where(self.whole, score, -1e9))

    def _veiled(self, radius: float) -> NDArray[np.float64]:
        """How deep a disc would cover the limit."""
        if self.limit is None:
            return np.zeros(self.whole.shape)
        x, y = self.limit
        return np.asarray(LIMIT + radius - 1.0 - np.hypot(self.at[..., 0] - x, self.at[..., 1] - y))

    def _coasts(self) -> dict[str, Mask]:
        """Separate waters by the name the facts give them; a single water has no name."""
        pieces, count = ndimage.label(self.water)
        masks = [pieces == n + 1 for n in range(count)]
        named = self.facts["coasts"]
        if not named:
            return {"": self.water} if count else {}
        out = {}
        for mask in masks:
            around = ndimage.binary_dilation(mask, iterations=2) & ~mask
            touched = {self.sheet.parts[n][0] for n in np.unique(self.sheet_labels[around]) if self.sheet.water[n]}
            out[max(named, key=lambda coast: len(touched & set(named[coast])))] = mask
        return out

    def _ships(self, water: Mask) -> list[tuple[float, float]]:
        shore = ndimage.distance_transform_edt(~self.land) * self.sheet.cell
        depth = _inner_distance(water) * self.sheet.cell
        spots: list[tuple[float, float]] = []
        for _ in range(SHIPS):
            free = np.minimum(self.clear, depth + 4) - SHIP
            for x, y, r in [*self.taken, *((*s, SHIP + 2) for s in spots)]:
                free = np.minimum(free, np.hypot(self.at[..., 0] - x, self.at[..., 1] - y) - r - SHIP)
            score = np.minimum(free, 1.0) * 4.0 - 0.15 * np.maximum(0, shore - 14.0)
            score -= 40.0 * np.maximum(0, 3.0 - depth)
            spots.append(self._cell(np.where(water, score, -1e9)))
        return spots

    def _name(self) -> tuple[float, float, float, float, float]:
        """Centre, angle, width and height of the box for the name."""
        words = self.facts["name"].replace(" (", "\n(").split("\n")
        lines = [[" ".join(words)], self.facts["name"].split(" ")] if " " in self.facts["name"] else [words]
        best = (-1e9, (0.0, 0.0, 0.0, 0.0, 0.0))
        sea = self.facts["type"] == "open_sea"
        for size in (26.0, 22.0, 18.0, 15.0) if sea else SIZES:
            if best[0] > size * (1.2 if sea else 3.0):
                break
            for rows in lines:
                width = max(map(len, rows)) * size * LETTER * (1.3 if sea else 1.0) + 2
                height = size * 1.05 * len(rows)
                for angle in ANGLES:
                    score, centre = self._best_box(width, height, angle)
                    score += size * (1.2 if sea else 3.0) - abs(angle) * 0.25 - 4.0 * (len(rows) - 1)
                    if score > best[0]:
                        best = (score, (*centre, float(angle), width, height))
        return best[1]

    def _best_box(self, width: float, height: float, angle: float) -> tuple[float, tuple[float, float]]:
        """Where a turned box lies best: inside the area, off the city, off other land, near the middle."""
        step = max(3, round(math.sqrt(self.whole.size) / 50))
        grid = self.at[::step, ::step]
        inside = self.whole[::step, ::step]
        across, down = np.meshgrid(np.linspace(-0.5, 0.5, 13) * width, np.linspace(-0.5, 0.5, 4) * height)
        turn = math.radians(angle)
        dx = across * math.cos(turn) - down * math.sin(turn)
        dy = across * math.sin(turn) + down * math.cos(turn)
        bad = np.zeros(grid.shape[:2])
        cost = np.where(self.whole, 0.0, np.where(self.foreign_land, 1.6, 0.8))
        cost = np.where(self.whole & (self.clear < 3.0), 0.5, cost)
        cost = np.where(self.whole & (self.shore < 3.0), 0.4, cost)
        cost = np.where(self.occupied, 2.2, cost)
        for x, y, r in self.taken:
            cost = np.where(np.hypot(self.at[..., 0] - x, self.at[..., 1] - y) < r, 2.5, cost)
        left, top = self.at[0, 0]
        for ox, oy in zip(dx.ravel(), dy.ravel(), strict=True):
            column = np.round(grid[..., 0] + ox - left).astype(int)
            row = np.round(grid[..., 1] + oy - top).astype(int)
            outside = (column < 0) | (row < 0) | (column >= cost.shape[1]) | (row >= cost.shape[0])
            value = cost[row.clip(0, cost.shape[0] - 1), column.clip(0, cost.shape[1] - 1)]
            bad += np.where(outside, 3.0, value)
        middle = self.at[self.whole].mean(axis=0)
        away = np.hypot(grid[..., 0] - middle[0], grid[..., 1] - middle[1])
        score = np.where(inside, -bad / dx.size * 100.0 - 0.03 * away, -1e9)
        row, column = np.unravel_index(score.argmax(), score.shape)
        return float(score[row, column]), (float(grid[row, column, 0]), float(grid[row, column, 1]))

    def _cell(self, score: NDArray[np.float64]) -> tuple[float, float]:
        row, column = np.unravel_index(score.argmax(), score.shape)
        return float(self.at[row, column, 0]), float(self.at[row, column, 1])


def _inner_distance(mask: Mask) -> NDArray[np.float64]:
    """How far each cell is from the outside of the mask; the rim of the sheet is outside too."""
    return np.asarray(ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1])


def _rect_distance(at: Points, rect: tuple[float, float, float, float, float]) -> NDArray[np.float64]:
    """How far each cell is from a turned box; zero inside."""
    x, y, angle, width, height = rect
    turn = math.radians(angle)
    dx, dy = at[..., 0] - x, at[..., 1] - y
    across = np.abs(dx * math.cos(turn) + dy * math.sin(turn)) - width / 2
    down = np.abs(dy * math.cos(turn) - dx * math.sin(turn)) - height / 2
    return np.asarray(np.hypot(np.maximum(across, 0), np.maximum(down, 0)))
