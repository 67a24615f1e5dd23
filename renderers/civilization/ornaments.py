"""What makes the map a picture: mountains, volcanoes, the compass rose. Only volcanoes mean something in the game."""

import math
import random
from functools import cache

from renderers.civilization.geometry import chart
from renderers.look import Point
from renderers.palette import mix
from renderers.pen import Pen

ROSE: tuple[float, float, float] = (238.0, 752.0, 46.0)
"""Centre and radius, on the open sea."""


def mountains(pen: Pen) -> None:
    """Peaks along the ridges, where they hide nothing."""
    for x, y, size in _peaks():
        _peak(pen, x, y, size)


def volcano(pen: Pen, x: float, y: float, size: float) -> None:
    foot, rim = y + size * 0.6, y - size * 0.45
    left, right = (x - size * 0.3, rim), (x + size * 0.3, rim)
    pen.polygon(
        [(x - size, foot), left, right, (x + size, foot)], mix(pen.ink.land, pen.ink.ink, 0.62), pen.ink.ink, 1.2
    )
    pen.polygon([left, right, (x + size * 0.12, rim + size * 0.45), (x - size * 0.16, rim + size * 0.3)], pen.ink.alarm)
    for dx, dy, r in ((0.0, -0.85, 0.24), (0.28, -1.15, 0.3), (0.0, -1.45, 0.36)):
        smoke = mix(pen.ink.card, pen.ink.faint, 0.3)
        pen.circle(x + dx * size, y + dy * size, r * size, smoke, pen.ink.faint, 0.8)


def rose(pen: Pen) -> None:
    """A compass rose: small points first, the four winds over them."""
    x, y, r = ROSE
    ink, pale = mix(pen.ink.deep, pen.ink.ink, 0.62), mix(pen.ink.card, pen.ink.coast, 0.35)
    pen.circle(x, y, r * 0.62, None, ink, 1.0)
    for reach, waist, winds in (
        (0.62, 0.16, range(1, 16, 2)),
        (0.74, 0.2, range(2, 16, 4)),
        (1.0, 0.2, range(0, 16, 4)),
    ):
        for wind in winds:
            for side, fill in ((-1, pale), (1, ink)):
                shoulder = wind + side * (1 if len(winds) == 8 else 2)
                pen.polygon([(x, y), _polar(wind, r * reach), _polar(shoulder, r * waist)], fill, ink, 0.7)
    pen.text(x, y - r * 1.16, "N", 13, "title", ink)


@cache
def _peaks() -> list[tuple[float, float, float]]:
    """Where they stand, and their size; drawn by lot, but always the same."""
    dice = random.Random(7)
    found = []
    for ridge in chart().ranges.values():
        for (x, y), (u, v) in zip(ridge[::2], ridge[1::2], strict=False):
            across = dice.uniform(-7, 7)
            length = math.hypot(u - x, v - y) or 1
            at = (x - (v - y) / length * across, y + (u - x) / length * across)
            size = dice.uniform(6.5, 9.5)
            if dice.random() < 0.75 and _is_free(at, size):
                found.append((*at, size))
    return found


def _polar(wind: int, reach: float) -> Point:
    turn = math.tau * wind / 16
    return ROSE[0] + reach * math.sin(turn), ROSE[1] - reach * math.cos(turn)


def _is_free(at: Point, reach: float) -> bool:
    """Whether nothing printed stands there and no line passes."""
    x, y = at
    for place in chart().areas.values():
        marks = [mark for mark in (place.limit, place.city) if mark]
        if any(math.hypot(x - u, y - v) < reach + 11 for u, v in marks) or _covers(place.name, at, reach):
            return False
    return (round(x / 4), round(y / 4)) not in _near_lines()


@cache
def _near_lines() -> frozenset[tuple[int, int]]:
    """The squares of four units that lie at a coast or a border."""
    points = {
        (round(x / 4), round(y / 4)) for arc in chart().arcs if arc.kind in ("coast", "border") for x, y in arc.line
    }
    return frozenset((x + dx, y + dy) for x, y in points for dx in range(-2, 3) for dy in range(-2, 3))


def _covers(name: tuple[float, float, float, float, float], at: Point, reach: float) -> bool:
    x, y, angle, width, height = name
    turn = math.radians(angle)
    dx, dy = at[0] - x, at[1] - y
    across, down = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
    return abs(across) < width / 2 + reach * 0.7 and abs(down) < height / 2 + reach * 0.7


def _peak(pen: Pen, x: float, y: float, size: float) -> None:
    """A hill as old engravers drew it: lit from the left, shaded on the right."""
    foot = y + size * 0.5
    top, left, right = (x - size * 0.08, y - size * 0.6), (x - size * 0.8, foot), (x + size * 0.8, foot)
    pen.polygon([left, top, right], mix(pen.ink.land, pen.ink.white, 0.25))
    pen.polygon([top, (x + size * 0.1, foot), right], mix(pen.ink.land, pen.ink.ink, 0.28))
    pen.line([left, top, right], mix(pen.ink.land, pen.ink.ink, 0.6), 1.1)
