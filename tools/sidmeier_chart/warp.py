"""Bends a flat map until every area has the room it needs: the flow-based cartogram of Gastner, Seguy and More (2018).

Think of each area's need as the density of a gas. The gas spreads until it is even, and carries the map along.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Field = NDArray[Any]
STEP = 2
TIMES = 12
BLUR = (40, 32, 26, 22, 18, 15, 13, 12, 12, 12)
"""How far, in pixels, the need of an area is smeared in each round: broad moves first, then the detail."""


class Warp:
    """A smooth map of the frame onto itself, and back."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        y, x = np.mgrid[0 : height + 1 : STEP, 0 : width + 1 : STEP].astype(float)
        self.there = np.stack([x, y], -1)
        self.back = self.there.copy()

    def forward(self, points: Field) -> Field:
        """Where points of the flat map come to lie."""
        return sample(self.there, points / STEP)

    def inverse(self, points: Field) -> Field:
        """Which points of the flat map come to lie here."""
        return sample(self.back, points / STEP)

    def flow(self, density: Field) -> None:
        """Lets one more gas spread."""
        carry = _carrier(density)
        self.there = carry(self.there.reshape(-1, 2) / STEP, True).reshape(self.there.shape) * STEP
        y, x = np.mgrid[0 : self.back.shape[0], 0 : self.back.shape[1]].astype(float)
        self.back = sample(self.back, carry(np.stack([x, y], -1).reshape(-1, 2), False)).reshape(self.back.shape)

    def soften(self, part: float) -> None:
        """Takes back a part of the bending; the way back is found by walking towards it."""
        flat = Warp(*self.size)
        self.there = flat.there + (self.there - flat.there) * (1 - part)
        goal = flat.there.reshape(-1, 2)
        guess = self.back.reshape(-1, 2)
        for _ in range(60):
            guess = guess - 0.5 * (self.forward(guess) - goal)
        self.back = guess.reshape(self.back.shape)


def bend(label: Callable[[Field], Field], need: Field, width: int, height: int, soften: float) -> Warp:
    """The warp that gives area i `need[i]` square pixels; `label` tells the area of points of the flat map."""
    warp = Warp(width, height)
    need = need * (width * height / need.sum())
    y, x = np.mgrid[0:height:STEP, 0:width:STEP].astype(float) + STEP / 2
    centres = np.stack([x, y], -1)
    for blur in BLUR:
        here = label(warp.inverse(centres.reshape(-1, 2))).reshape(x.shape)
        room = np.bincount(here.ravel(), minlength=len(need)) * float(STEP * STEP)
        density = ((need / np.maximum(room, 1)).clip(0.3, 4) ** 0.7)[here]
        warp.flow(_smear(density, blur / STEP))
    warp.soften(soften)
    return warp


def sample(values: Field, points: Field) -> Field:
    """Values between the grid's points, linearly."""
    x = points[..., 0].clip(0, values.shape[1] - 1.000001)
    y = points[..., 1].clip(0, values.shape[0] - 1.000001)
    i, j = y.astype(int), x.astype(int)
    u, v = y - i, x - j
    if values.ndim == 3:
        u, v = u[..., None], v[..., None]
    upper = values[i, j] * (1 - v) + values[i, j + 1] * v
    lower = values[i + 1, j] * (1 - v) + values[i + 1, j + 1] * v
    return np.asarray(upper * (1 - u) + lower * u)


def _carrier(density: Field) -> Callable[[Field, bool], Field]:
    """Carries points (in cells) with the gas from its first density to the even one, or back."""
    even = density / density.mean()
    h, w = even.shape
    pressure = _filter(even - 1, lambda k2: 1 / np.where(k2 == 0, np.inf, k2))
    down, right = np.gradient(-pressure)
    right[:, [0, -1]] = 0
    down[[0, -1]] = 0
    stack = np.stack([right, down, even], -1)

    def velocity(p: Field, time: float) -> Field:
        found = sample(stack, p - 0.5)
        return np.asarray(found[..., :2] / ((1 - time) * found[..., 2:] + time))

    def carry(p: Field, ahead: bool) -> Field:
        sign = 1 if ahead else -1
        for i in range(TIMES):
            time = (i + 0.5) / TIMES if ahead else 1 - (i + 0.5) / TIMES
            middle = p + sign * velocity(p, time) / (2 * TIMES)
            p = p + sign * velocity(middle, time) / TIMES
            p = p.clip(0, (w, h))
        return p

    return carry


def _smear(values: Field, sigma: float) -> Field:
    return _filter(values, lambda k2: np.exp(-k2 * sigma * sigma / 2))


def _filter(values: Field, by: Callable[[Field], Field]) -> Field:
    """Multiplies the values' waves by a function of their squared frequency; the edges are mirrors."""
    h, w = values.shape
    mirrored = np.pad(values, ((0, h), (0, w)), mode="symmetric")
    ky = (2 * np.pi * np.fft.fftfreq(2 * h))[:, None]
    kx = (2 * np.pi * np.fft.rfftfreq(2 * w))[None]
    return np.asarray(np.fft.irfft2(np.fft.rfft2(mirrored) * by(ky**2 + kx**2), s=mirrored.shape)[:h, :w])
