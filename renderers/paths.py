"""Outlines written like SVG's: M, L, H, V, C, Q, A, Z, capital for absolute, small for relative."""

import itertools
import math
import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from renderers.look import Point

Line = tuple[Point, ...]

STEPS = 16
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


@lru_cache(maxsize=2048)
def flatten(d: str) -> tuple[tuple[Line, bool], ...]:
    """The path's lines as points, each with whether it is closed."""
    lines: list[tuple[list[Point], bool]] = []
    for command, to in _commands(d):
        if command == "M":
            lines.append(([to[-1]], False))
        elif command == "Z":
            lines[-1] = (lines[-1][0], True)
        else:
            lines[-1][0].extend(to)
    return tuple((tuple(points), closed) for points, closed in lines)


def smooth(points: Line | list[Point], closed: bool = True, steps: int = 6) -> list[Point]:
    """A round curve through all the points (Catmull-Rom): rivers, coasts, borders."""
    n = len(points)
    if n < 3:
        return list(points)

    def at(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    curve = [
        _spline(at(i - 1), at(i), at(i + 1), at(i + 2), step / steps)
        for i in range(n if closed else n - 1)
        for step in range(steps)
    ]
    return curve if closed else [*curve, points[-1]]


def wobble(points: Line | list[Point], by: float, closed: bool = True, every: float = 9) -> list[Point]:
    """The line as a calm hand would draw it. The shift depends on the place alone, so shared borders stay shared."""
    moved: list[Point] = []
    ends = [*points, points[0]] if closed else list(points)
    for (x0, y0), (x1, y1) in itertools.pairwise(ends):
        parts = max(1, round(math.hypot(x1 - x0, y1 - y0) / every))
        moved += [_shaken(x0 + (x1 - x0) * i / parts, y0 + (y1 - y0) * i / parts, by) for i in range(parts)]
    return moved if closed else [*moved, _shaken(*points[-1], by)]


def regular(x: float, y: float, r: float, corners: int, turn: float = -90) -> list[Point]:
    """A regular polygon, its first corner at the angle `turn`."""
    angles = [math.radians(turn + 360 * i / corners) for i in range(corners)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in angles]


def _commands(d: str) -> Iterator[tuple[str, list[Point]]]:
    here = start = (0.0, 0.0)
    for command, values in _calls(d):
        here, points = _DRAW[command.upper()](here if command.islower() else (0.0, 0.0), here, values)
        if command in "Mm":
            start = here
        yield command.upper(), points
        if command in "Zz":
            here = start


def _calls(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command's letter may be left out when it repeats."""
    tokens, i, command = _TOKEN.findall(d), 0, ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        takes = _TAKES[command.upper()]
        yield command, [float(token) for token in tokens[i : i + takes]]
        i += takes
        command = {"M": "L", "m": "l"}.get(command, command)


Drawn = tuple[Point, list[Point]]


def _to(base: Point, here: Point, v: list[float]) -> Drawn:
    end = (base[0] + v[0], base[1] + v[1])
    return end, [end]


def _across(base: Point, here: Point, v: list[float]) -> Drawn:
    end = (base[0] + v[0], here[1])
    return end, [end]


def _down(base: Point, here: Point, v: list[float]) -> Drawn:
    end = (here[0], base[1] + v[0])
    return end, [end]


def _bezier(base: Point, here: Point, v: list[float]) -> Drawn:
    """Cubic or quadratic, by how many numbers there are."""
    hull = [here, *((base[0] + x, base[1] + y) for x, y in zip(v[::2], v[1::2], strict=True))]
    return hull[-1], [_casteljau(hull, i / STEPS) for i in range(1, STEPS + 1)]


def _casteljau(hull: list[Point], t: float) -> Point:
    while len(hull) > 1:
        hull = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in itertools.pairwise(hull)]
    return hull[0]


def _arc(base: Point, here: Point, v: list[float]) -> Drawn:
    """A circle's arc of radius v[0]; ellipses are not needed, so the second radius and the turn are not read."""
    end = (base[0] + v[5], base[1] + v[6])
    dx, dy = end[0] - here[0], end[1] - here[1]
    chord = math.hypot(dx, dy) or 1.0
    r = max(v[0], chord / 2)
    height = math.sqrt(r * r - chord * chord / 4) * (1 if bool(v[3]) != bool(v[4]) else -1)
    cx, cy = here[0] + dx / 2 - dy / chord * height, here[1] + dy / 2 + dx / chord * height
    a, b = math.atan2(here[1] - cy, here[0] - cx), math.atan2(end[1] - cy, end[0] - cx)
    turn = (b - a) % math.tau if v[4] else -((a - b) % math.tau)
    steps = max(4, round(abs(turn) / math.tau * 48))
    return end, [
        (cx + r * math.cos(a + turn * i / steps), cy + r * math.sin(a + turn * i / steps)) for i in range(1, steps + 1)
    ]


def _close(base: Point, here: Point, v: list[float]) -> Drawn:
    return here, []


_DRAW: dict[str, Callable[[Point, Point, list[float]], Drawn]] = {
    "M": _to, "L": _to, "H": _across, "V": _down, "C": _bezier, "Q": _bezier, "A": _arc, "Z": _close,
}  # fmt: skip


def _spline(p: Point, q: Point, r: Point, s: Point, t: float) -> Point:
    def one(a: float, b: float, c: float, d: float) -> float:
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

    return one(p[0], q[0], r[0], s[0]), one(p[1], q[1], r[1], s[1])


def _shaken(x: float, y: float, by: float) -> Point:
    return (
        x + by * (math.sin(x * 0.071 + y * 0.043) + math.sin(x * 0.157 - y * 0.131 + 2.1)) / 2,
        y + by * (math.sin(y * 0.067 - x * 0.051 + 4.2) + math.sin(y * 0.149 + x * 0.113 + 1.3)) / 2,
    )
