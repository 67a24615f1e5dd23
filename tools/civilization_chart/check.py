"""Holds the drawing against the facts: areas touch exactly where they are neighbours."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray
from shapely import STRtree
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.civilization_chart.arcs import OUTSIDE, Sides, rings
from tools.civilization_chart.labels import LAND, Part

Points = NDArray[np.float64]
Line = tuple[Sides, Points]
Pair = tuple[str, str]
VISIBLE = 10.0  # a border is at least as long as this
APART = 6.0  # areas that are no neighbours are at least as far apart


def faults(parts: Sequence[Part], lines: Sequence[Line], areas: Mapping[str, Any]) -> list[str]:
    """What is wrong, one sentence each; empty if the drawing says what the facts say."""
    shapes = faces(parts, lines)
    return [*_crossings(lines), *_borders(parts, lines, areas), *_waters(shapes, areas), *_gaps(shapes, areas)]


def faces(parts: Sequence[Part], lines: Sequence[Line]) -> dict[Part, BaseGeometry]:
    """The shape of every part; an outline within another is a hole."""
    out = {}
    for n, part in enumerate(parts):
        outlines = [_outline(ring, lines) for ring in rings(n, lines)]
        out[part] = _even_odd(outlines)
    return out


def _even_odd(outlines: Sequence[Polygon]) -> BaseGeometry:
    whole: BaseGeometry = Polygon()
    for outline in outlines:
        whole = whole.symmetric_difference(outline)
    return whole


def _outline(ring: Sequence[int], lines: Sequence[Line]) -> Polygon:
    return Polygon(np.vstack([lines[i][1][:-1] if i >= 0 else lines[~i][1][:0:-1] for i in ring]))


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
    longest: dict[str, dict[Pair, float]] = {"land": {}, "water": {}}
    out = []
    for (left, right), line in lines:
        if OUTSIDE in (left, right):
            continue
        (a, kind), (b, other) = parts[left], parts[right]
        if (kind == LAND) == (other == LAND):
            found = longest["land" if kind == LAND else "water"]
            found[_pair(a, b)] = max(LineString(line).length, found.get(_pair(a, b), 0.0))
        elif a != b and b not in areas[a]["water"]:
            out.append(f"foreign coast between {a} and {b}")
    for sort, have in longest.items():
        want = {_pair(a, b) for a in areas for b in areas[a][sort]}
        out += [f"no {sort} border: {a} {b}" for a, b in sorted(want - set(have))]
        out += [f"false {sort} border: {a} {b}" for a, b in sorted(set(have) - want)]
        out += [f"short {sort} border: {a} {b} ({n:.0f})" for (a, b), n in sorted(have.items()) if n < VISIBLE]
    return out


def _pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def _waters(shapes: Mapping[Part, BaseGeometry], areas: Mapping[str, Any]) -> list[str]:
    """Separate waters of one area are those of the facts, each with its own neighbours."""
    wet: dict[str, list[Polygon]] = defaultdict(list)
    for (area, kind), shape in shapes.items():
        if kind != LAND:
            wet[area] += list(getattr(shape, "geoms", [shape]))
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


def _gaps(shapes: Mapping[Part, BaseGeometry], areas: Mapping[str, Any]) -> list[str]:
    out = []
    joined = {a: unary_union([s for (b, _), s in shapes.items() if b == a]) for a in areas}
    for name in ("land", "water"):
        chosen = {
            a: unary_union([s for (b, k), s in shapes.items() if b == a and (k == LAND) == (name == "land")])
            for a in areas
        }
        for a, b in combinations(areas, 2):
            if b in areas[a][name] or chosen[a].is_empty or chosen[b].is_empty:
                continue
            if joined[a].distance(joined[b]) < APART and (gap := chosen[a].distance(chosen[b])) < APART:
                at = chosen[a].buffer(gap + 0.1).intersection(chosen[b]).representative_point()
                out.append(f"{name} of {a} and {b} only {gap:.1f} apart at {at.x:.0f}, {at.y:.0f}")
    return out
