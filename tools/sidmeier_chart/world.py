"""The world as shapes in degrees: coasts from Natural Earth, the rest from the plan."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from tools.sidmeier_chart.plan import CUT, PLAN, pieces


def flat_world(coast_file: str) -> dict[str, Any]:
    """Land, islands by area, lakes, wilderness and ice as shapes in degrees."""
    world = _coasts(json.loads(Path(coast_file).read_text()))
    main_land = [p for p in world if any(p.contains(Point(q)) for q in PLAN["continents"].values())]
    islands = {area: shapely.union_all([_at(world, q) for q in points]) for area, points in PLAN["islands"].items()}
    for join in PLAN["join"]:
        filled = LineString(join["path"]).buffer(join["width"] / 2)
        if "area" in join:
            islands[join["area"]] = islands[join["area"]].union(filled)
        else:
            main_land.append(filled)
    for area, width in PLAN["fill"].items():
        islands[area] = islands[area].buffer(width / 2).buffer(-width / 2)
    land = shapely.union_all([*main_land, *islands.values()])
    inland = [Polygon(ring) for part in pieces(land) for ring in part.interiors]
    frozen = [_at(world, q) for q in PLAN["frozen"].values()]
    return {
        "land": shapely.union_all([Polygon(part.exterior) for part in pieces(land)]),
        "islands": islands,
        "lake": shapely.union_all([*(p for p in inland if p.area > 1), *map(_rounded, PLAN["lakes"].values())]),
        "wild": shapely.union_all([_rounded(points) for points in PLAN["wild"].values()]),
        "ice": shapely.union_all([shapely.make_valid(Polygon(points)) for points in PLAN["ice"].values()]),
        "frozen": shapely.union_all(frozen),
        "far": [p for p in world if p.area > 1.2 and p.centroid.y > 62 and p.disjoint(land)],
    }


def _coasts(topology: dict[str, Any]) -> list[Polygon]:
    """The polygons of a TopoJSON file, each in one piece even across 180 degrees, between the frame's two edges."""
    scale, shift = np.array(topology["transform"]["scale"]), np.array(topology["transform"]["translate"])
    lines = [np.cumsum(np.array(arc), 0) * scale + shift for arc in topology["arcs"]]
    found = []
    for polygon in topology["objects"]["land"]["geometries"][0]["arcs"]:
        rings = [np.concatenate([lines[i] if i >= 0 else lines[~i][::-1] for i in ring]) for ring in polygon]
        for ring in rings:
            ring[:, 0] = np.unwrap(ring[:, 0], period=360)
        middle = rings[0][:, 0].mean()
        turns = [round((ring[:, 0].mean() - middle) / 360) + (middle - CUT) // 360 for ring in rings]
        rings = [ring - (360 * turn, 0) for ring, turn in zip(rings, turns, strict=True)]
        found.append(shapely.make_valid(Polygon(rings[0], [ring for ring in rings[1:] if len(ring) > 3])))
    return pieces(shapely.union_all([shape.buffer(0.01) for shape in found if shape.bounds[1] > -60]))


def _at(world: list[Polygon], point: list[float]) -> Polygon:
    (found,) = [p for p in world if p.contains(Point(point))]
    return found


def _rounded(points: list[list[float]]) -> BaseGeometry:
    """A shape whose corners are cut four times, as water cuts them."""
    for _ in range(4):
        ahead = [*points[1:], points[0]]
        points = [
            [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
            for a, b in zip(points, ahead, strict=True)
            for part in (0.25, 0.75)
        ]
    return shapely.make_valid(Polygon(points))
