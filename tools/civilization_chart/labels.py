"""Cuts the board into parts: for every cell the land, sea or lake part it belongs to.

A part is (area, kind). Land and water are told apart by our own coast lines; which area a cell
belongs to is decided by the nearest sample of the same kind. Then borders are smoothed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from tools.civilization_chart.science import KDTree, ndimage

Points = NDArray[np.float64]
Grid = NDArray[np.int32]
Part = tuple[str, str]
LAND, SEA, LAKE = "land", "sea", "lake"


class Sheet:
    """The cells of the board and the parts written on them."""

    def __init__(self, size: tuple[int, int], cell: float, parts: Sequence[Part]) -> None:
        self.cell = cell
        self.size = size
        self.parts = list(parts)
        self.number = {part: n for n, part in enumerate(parts)}
        self.water = np.array([kind != LAND for _, kind in parts])
        shape = (round(size[1] / cell), round(size[0] / cell))
        rows, columns = np.indices(shape)
        self.centres = np.stack([(columns + 0.5) * cell, (rows + 0.5) * cell], axis=-1)
        self.labels: Grid = np.zeros(shape, np.int32)

    def polygon(self, line: Points) -> NDArray[np.bool_]:
        """The cells inside a closed line."""
        image = Image.new("1", (self.labels.shape[1], self.labels.shape[0]))
        ImageDraw.Draw(image).polygon([tuple(p) for p in line / self.cell - 0.5], fill=1)
        return np.array(image)

    def stroke(self, line: Points, width: float) -> NDArray[np.bool_]:
        """The cells within half the width of a line."""
        image = Image.new("1", (self.labels.shape[1], self.labels.shape[0]))
        draw = ImageDraw.Draw(image)
        radius = width / self.cell / 2
        at = [tuple(p) for p in line / self.cell - 0.5]
        draw.line(at, fill=1, width=max(1, round(2 * radius)))
        for x, y in at:
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=1)
        return np.array(image)

    def nearest(self, where: NDArray[np.bool_], samples: Mapping[Part, Points], kinds: Iterable[str]) -> None:
        """Gives the cells to the part of these kinds that has the nearest sample."""
        chosen = {part: points for part, points in samples.items() if part[1] in kinds}
        owner = np.repeat([self.number[part] for part in chosen], [len(p) for p in chosen.values()])
        _, index = KDTree(np.vstack(list(chosen.values()))).query(self.centres[where])
        self.labels[where] = owner[index]

    def smooth(self, sigma: float, larger_than: float = 0.0) -> None:
        """Rounds borders: a cell joins the part that is strongest around it; coasts stay."""
        wet = self.water[self.labels]
        large = np.bincount(self.labels.ravel(), minlength=len(self.parts)) * self.cell**2 > larger_than
        best = np.full(self.labels.shape, -1.0, np.float32)
        out = self.labels.copy()
        margin = int(4 * sigma / self.cell) + 2
        for n, box in enumerate(ndimage.find_objects(self.labels + 1, len(self.parts))):
            if box is None or not large[n]:
                continue
            view = tuple(slice(max(0, s.start - margin), s.stop + margin) for s in box)
            here = (self.labels[view] == n).astype(np.float32)
            strength = ndimage.gaussian_filter(here, sigma / self.cell, mode="nearest")
            better = (strength > best[view]) & (wet[view] == self.water[n]) & (strength > 0)
            better &= large[self.labels[view]]
            best[view][better] = strength[better]
            out[view][better] = n
        self.labels = out

    def own_shores(self, width: float, without: frozenset[Part]) -> None:
        """Along a coast the water belongs to the area of the land beside it, if it has water."""
        wet = self.water[self.labels]
        distance, (row, column) = ndimage.distance_transform_edt(wet, return_indices=True)
        shore = wet & (distance * self.cell <= width)
        own = np.array(
            [self.number.get((area, SEA), -1) if (area, SEA) not in without else -1 for area, _ in self.parts]
        )
        is_sea = np.array([kind == SEA for _, kind in self.parts])
        wanted = own[self.labels[row, column]]
        change = shore & (wanted >= 0) & is_sea[self.labels]
        self.labels[change] = wanted[change]

    def tidy(self, crumb: float, islet: float) -> None:
        """Crumbs of a part, cut off from it, join what surrounds them; islets must be visible."""
        wet = self.water[self.labels]
        crumbs = np.zeros(self.labels.shape, bool)
        for n, box in enumerate(ndimage.find_objects(self.labels + 1, len(self.parts))):
            if box is None:
                continue
            view = tuple(slice(max(0, s.start - 1), s.stop + 1) for s in box)
            pieces, count = ndimage.label(self.labels[view] == n)
            sizes = np.bincount(pieces.ravel()) * self.cell**2
            for i in range(1, count + 1):
                piece = pieces == i
                around = ndimage.binary_dilation(piece) & ~piece
                alone = not self.water[n] and wet[view][around].all()
                if sizes[i] < (islet if alone else crumb) and sizes[i] < sizes[1:].max():
                    crumbs[view] |= piece
        self.fill(crumbs)

    def fill(self, holes: NDArray[np.bool_]) -> None:
        """Gives the cells of a mask to the nearest part of their own kind outside it, else to any."""
        wet = self.water[self.labels]
        for side in (True, False):
            mine = holes & (wet == side)
            _, (row, column) = ndimage.distance_transform_edt(holes | (wet != side), return_indices=True)
            lone = ndimage.binary_dilation(mine) & ~holes & (wet == side)
            pieces, _ = ndimage.label(mine)
            touched = np.unique(pieces[ndimage.binary_dilation(lone) & mine])
            near = mine & np.isin(pieces, touched)
            self.labels[near] = self.labels[row, column][near]
            holes = holes & ~near
        _, (row, column) = ndimage.distance_transform_edt(holes, return_indices=True)
        self.labels[holes] = self.labels[row, column][holes]

    def uncross(self) -> None:
        """No checkerboards: parts never meet only at a corner."""
        while True:
            a, b = self.labels[:-1, :-1], self.labels[:-1, 1:]
            c, d = self.labels[1:, :-1], self.labels[1:, 1:]
            crossed = (a == d) & (b == c) & (a != b)
            if not crossed.any():
                return
            rows, columns = np.nonzero(crossed)
            self.labels[rows, columns + 1] = self.labels[rows, columns]
