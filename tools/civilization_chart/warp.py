"""Stretches crowded regions: Greece grows, deserts shrink, and no two areas change neighbours.

A flow-based cartogram: the wanted enlargement is a density that spreads out evenly; every point
of the map drifts along with it. The flow has no folds, so the topology stays as it is.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tools.civilization_chart.science import fft, ndimage

Points = NDArray[np.float64]
STEPS = 60


class Warp:
    """A smooth map of a rectangle onto itself, built from the enlargement wanted at each cell."""

    def __init__(self, density: NDArray[np.float64], cell: float, blur: float) -> None:
        self.cell = cell
        smooth = ndimage.gaussian_filter(density, blur / cell, mode="nearest")
        self.density = smooth / smooth.mean()
        rows, columns = np.indices(density.shape)
        height, width = density.shape
        wave = 2 * (np.cos(np.pi * rows / height) - 1) + 2 * (np.cos(np.pi * columns / width) - 1)
        wave[0, 0] = 1.0
        spectrum = fft.dctn(self.density - 1, norm="ortho") / wave
        spectrum[0, 0] = 0.0
        self.flux_y, self.flux_x = np.gradient(fft.idctn(spectrum, norm="ortho"))

    def __call__(self, points: Points) -> Points:
        """Where the points lie after the density has evened out."""
        p = np.asarray(points, dtype=float) / self.cell - 0.5
        for step in range(STEPS):
            half = p + self._speed(p, step / STEPS) / (2 * STEPS)
            p = p + self._speed(half, (step + 0.5) / STEPS) / STEPS
        return np.asarray((p + 0.5) * self.cell)

    def _speed(self, p: Points, time: float) -> Points:
        at = (p[:, 1], p[:, 0])
        flux = [ndimage.map_coordinates(f, at, order=1, mode="nearest") for f in (self.flux_x, self.flux_y)]
        here = ndimage.map_coordinates(self.density, at, order=1, mode="nearest")
        return np.asarray(np.stack(flux, axis=1) / ((1 - time) * here + time)[:, None])
