"""Sums over boxes of a picture's pixels: the way to find the cheapest place for a piece."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from renderers.look import Box, Point

Costs = NDArray[np.float32]
Mask = NDArray[np.bool_]


def mask(shapes: Iterable[list[Point]], size: tuple[int, int]) -> Mask:
    """The pixels inside of outlines; one within another is a hole."""
    whole = np.zeros((size[1], size[0]), bool)
    for shape in shapes:
        image = Image.new("1", size)
        ImageDraw.Draw(image).polygon([(x, y) for x, y in shape], fill=1)
        whole ^= np.asarray(image)
    return whole


DEAR = 40.0


def boxed(cost: Costs, size: Point, beyond: float = DEAR) -> Costs:
    """The mean of a box of this size around every pixel; `beyond`: what a pixel outside of the picture has."""
    half_w, half_h = int(size[0] // 2), int(size[1] // 2)
    padded = np.pad(cost.astype(np.float64), ((half_h + 1, half_h), (half_w + 1, half_w)), constant_values=beyond)
    total = padded.cumsum(0).cumsum(1)
    h, w = cost.shape
    y, x = 2 * half_h + 1, 2 * half_w + 1
    sums = total[y : y + h, x : x + w] - total[:h, x : x + w] - total[y : y + h, :w] + total[:h, :w]
    return np.asarray(sums / (x * y), np.float32)


def inner(mask: Mask, by: int) -> Mask:
    """The mask without its rim."""
    return boxed(mask.astype(np.float32), (2 * by, 2 * by), beyond=0.0) >= 0.999


def cheapest(cost: Costs) -> Point:
    row, column = np.unravel_index(int(cost.argmin()), cost.shape)
    return float(column), float(row)


def box_of(at: Point, w: float, h: float) -> Box:
    return at[0] - w / 2, at[1] - h / 2, at[0] + w / 2, at[1] + h / 2


def raise_to(cost: Costs, box: Box, to: float) -> None:
    part = cost[slices(box)]
    np.maximum(part, to, out=part)


def fill(cost: Costs, at: Point, size: Point, by: float) -> None:
    cost[slices(box_of(at, *size))] += by


def slices(box: Box) -> tuple[slice, slice]:
    return slice(max(0, int(box[1])), max(0, int(box[3]) + 1)), slice(max(0, int(box[0])), max(0, int(box[2]) + 1))


def pixel(at: Point) -> tuple[int, int]:
    return int(at[1]), int(at[0])
