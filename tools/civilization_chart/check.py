"""Holds the drawing against the facts: areas touch exactly where they are neighbours."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray
from shapely import STRtree, polygonize
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.ops import unary_union

from .arcs import OUTSIDE, Sides
from .labels import LAND, Part

Points = NDArray[np.float64]
Line = tuple[Sides, Points]
VISIBLE = 10.0  # a border is at least as long as this
APART = 6.0  # areas that are no neighbours are at least as far apart


def faults(parts: Sequence[Part], lines: Sequence[Line], areas: Mapping[str, Any]) -> list[str]:
    """What is wrong, one sentence each; empty if the drawing says what the facts say."""
    shapes = faces(parts, lines)
    return [*_crossings(lines), *_borders(parts, lines, areas), *_waters(shapes, areas), *_gaps(shapes, areas)]


def faces(parts: Sequence[Part], lines: Sequence[Line]) -> dict[Part, MultiPolygon]:
    """The shape of every part: the faces that its own lines enclose, less those that others own."""
    out = {}
    for n, part in enumerate(parts):
        own = [LineString(line) for sides, line in lines if n in sides]
        rings = [p for p in polygonize(own).geoms]
        inner = [Polygon(p.exterior) for p in rings]
        good = [p for p in rings if _owns(n, p, lines)]
        if not good:
            raise ValueError(f"{part} has no face among {len(inner)}")
        out[part] = MultiPolygon(good)
    return out


def _owns(n: int, face: Polygon, lines: Sequence[Line]) -> bool:
    """Whether the part lies inside: its side of some line of the outer ring."""
    ring = np.array(face.exterior.coords)
    clockwise = not face.exterior.is_ccw
    corners = {tuple(p): i for i, p in enumerate(ring[:-1])}
    for sides, line in lines:
        if n not in sides:
            continue
        a, b = corners.get(tuple(line[0])), corners.get(tuple(line[1]))
        if a is None or b is None or (abs(a - b) != 1 and abs(a - b) != len(corners) - 1):
            continue
        forward = (b - a) % len(corners) == 1
        # y points down: a ring that shapely calls counter-clockwise has its inside on the right
        left_inside = forward == clockwise
        return sides[0 if left_inside else 1] == n
    return False


def _crossings(lines: Sequence[Line]) -> list[str]:
    shapes = [LineString(line) for _, line in lines]
    tree = STRtree(shapes)
    out = [f"line {n} crosses itself" for n, s in enumerate(shapes) if not s.is_simple]
    for a, b in tree.query(shapes, predicate="crosses").T:
        if a < b:
            at = shapes[a].intersection(shapes[b]).representative_point()
            out.append(f"lines {a} and {b} cross at {at.x:.0f}, {at.y:.0f}")
    return out


def _borders(parts: Sequence[Part], lines: Sequence[Line], areas: Mapping[str, Any]) -> list[str]:
    land: dict[tuple[str, str], float] = defaultdict(float)
    water: dict[tuple[str, str], float] = defaultdict(float)
    coast: dict[tuple[str, str], float] = defaultdict(float)
    for (left, right), line in lines:
        if OUTSIDE in (left, right):
            continue
        (a, kind), (b, other) = parts[left], parts[right]
        length = LineString(line).length
        if kind == other == LAND:
            land[tuple(sorted((a, b)))] = max(length, land[tuple(sorted((a, b)))])
        elif LAND not in (kind, other):
            water[tuple(sorted((a, b)))] = max(length, water[tuple(sorted((a, b)))])
        elif a != b:
            coast[(a, b) if kind == LAND else (b, a)] += length
    out = []
    for name, have in (("land", land), ("water", water)):
        want = {tuple(sorted((a, b))) for a in areas for b in areas[a][name]}
        out += [f"no {name} border: {a} {b}" for a, b in sorted(want - set(have))]
        out += [f"false {name} border: {a} {b} ({have[a, b]:.0f})" for a, b in sorted(set(have) - want)]
        out += [f"short {name} border: {a} {b} ({have[a, b]:.0f})" for a, b in sorted(want & set(have)) if have[a, b] < VISIBLE]
    out += [f"foreign coast: {a} at the water of {b} ({n:.0f})" for (a, b), n in sorted(coast.items()) if b not in areas[a]["water"]]
    return out


def _waters(shapes: Mapping[Part, MultiPolygon], areas: Mapping[str, Any]) -> list[str]:
    """Separate waters of one area are those of the facts, each with its own neighbours."""
    wet: dict[str, list[Polygon]] = defaultdict(list)
    for (area, kind), shape in shapes.items():
        if kind != LAND:
            wet[area] += list(shape.geoms)
    out = []
    for area, pieces in wet.items():
        have = sorted(sorted(_neighbours(area, piece, wet)) for piece in pieces)
        want = sorted(sorted(n) for n in (areas[area]["coasts"] or {"": areas[area]["water"]}).values())
        if have != want:
            out.append(f"waters of {area}: {have} instead of {want}")
    return out


def _neighbours(area: str, piece: Polygon, wet: Mapping[str, list[Polygon]]) -> set[str]:
    near = {b for b in wet if b != area and any(piece.distance(p) < 0.01 for p in wet[b])}
    return {b for b in near if any(piece.intersection(p).length > 1 for p in wet[b])}


def _gaps(shapes: Mapping[Part, MultiPolygon], areas: Mapping[str, Any]) -> list[str]:
    out = []
    joined = {a: unary_union([s for (b, _), s in shapes.items() if b == a]) for a in areas}
    for name in ("land", "water"):
        chosen = {a: unary_union([s for (b, k), s in shapes.items() if b == a and (k == LAND) == (name == "land")]) for a in areas}
        for a, b in combinations(areas, 2):
            if b in areas[a][name] or chosen[a].is_empty or chosen[b].is_empty:
                continue
            if joined[a].distance(joined[b]) < APART and (gap := chosen[a].distance(chosen[b])) < APART:
                at = chosen[a].buffer(gap + 0.1).intersection(chosen[b]).representative_point()
                out.append(f"{name} of {a} and {b} only {gap:.1f} apart at {at.x:.0f}, {at.y:.0f}")
    return out
