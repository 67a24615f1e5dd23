"""The finished drawing: smooth lines, places for names and pieces, rivers and signs."""

import itertools
import re

import msgspec
import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from renderers import outlines
from renderers.sidmeier import geometry, lettering
from renderers.sidmeier.geometry import Area, Chart, Label
from tools.sidmeier_chart import anchors, trace
from tools.sidmeier_chart.plan import FINE, HEIGHT, PLAN, RULES, SCENERY, WIDTH, WORLD, Grid, Numbers, pieces, project
from tools.sidmeier_chart.trace import Arc
from tools.sidmeier_chart.warp import Warp

INSET = 26
"""The strip at the left and right edge that is kept for the names of the seas beyond."""
SMOOTH = {"coast": 1.7, "shore": 5.0, "wild": 5.0, "border": 6.0, "zone": 22.0, "floe": 8.0, "rose": 2.0}
"""How much the stairs of each kind of line are smoothed, in pixels of the working picture."""

Line = tuple[tuple[float, float], ...]


KINDS = {
    ("land", "sea"): "coast", ("land", "land"): "border", ("sea", "sea"): "zone", ("ice", "land"): "coast",
    ("ice", "sea"): "floe", ("sea", "wild"): "coast", ("land", "wild"): "wild", ("rose", "sea"): "rose",
}  # fmt: skip


def chart(arcs: list[Arc], number: Numbers, grid: Grid, warp: Warp, far: list[Polygon]) -> Chart:
    """The finished drawing: lines smoothed, places for everything found."""
    kinds = {name: kind for kind in ("land", "sea") for name in WORLD[kind]} | {s: s for s in SCENERY}
    chains = {name: trace.rings(arcs, i) for name, i in number.items()}
    names = [*number, ""]
    sides = [(names[arc.left], names[arc.right]) for arc in arcs]
    looks = [_kind(pair, kinds) for pair in sides]
    lines = tuple(map(outlines.Arc, looks, sides, smoothed(arcs, looks)))
    tints = {name: area["continent"] for name, area in WORLD["land"].items()}
    bare = {name: Area(kinds[name], tuple(map(tuple, rings)), tints.get(name, "")) for name, rings in chains.items()}
    rivers = tuple(_points(warp.forward(project(river))) for river in PLAN["rivers"].values())
    faint = tuple(_points(warp.forward(project(p.exterior.simplify(0.15).coords))) for p in far)
    left, top, right, bottom = PLAN["cartouche"]["box"]
    drawing = Chart(
        (WIDTH, HEIGHT), lines, bare, seams(grid, names), rivers, faint, (), (left, top, right, bottom), PLAN["zoom"]
    )
    furnished = furnish(drawing, {name: wordings(name) for name in (*WORLD["land"], *WORLD["sea"])})
    drawing = msgspec.structs.replace(drawing, areas=furnished)
    return msgspec.structs.replace(drawing, signs=landscape(drawing, warp))


def wordings(area: str) -> set[str]:
    """The names of an area in all languages."""
    pattern = re.compile(rf"^sidmeier-area-{area} = (.+)$", re.MULTILINE)
    return {pattern.findall(path.read_text(encoding="utf-8"))[0].strip() for path in RULES.glob("*.ftl")}


def smoothed(arcs: list[Arc], kinds: list[str]) -> list[Line]:
    """The arcs without stairs; where a smooth line would run into another, both stay closer to their pixels."""
    strength = [SMOOTH.get(kind, 0.0) for kind in kinds]
    while True:
        lines = [_smooth(arc, by) for arc, by in zip(arcs, strength, strict=True)]
        clashes = _clashes([LineString(line) for line in lines])
        if not any(strength[i] for i in clashes):
            return lines
        for i in clashes:
            strength[i] = strength[i] / 2 if strength[i] > 0.5 else 0.0


def _smooth(arc: Arc, by: float) -> Line:
    points = trace.smooth(arc.points, by) if by else arc.points
    return _points(np.array(LineString(points / FINE).simplify(0.3 if by > 1 else 0.05).coords))


def _clashes(lines: list[LineString]) -> set[int]:
    """Lines that cross themselves or touch another anywhere but at their ends."""
    tree = shapely.STRtree(lines)
    found = {i for i, line in enumerate(lines) if not line.is_simple}
    for i, j in tree.query(lines, predicate="intersects").T:
        if i < j:
            meeting = lines[i].intersection(lines[j])
            ends = shapely.MultiPoint([lines[k].coords[end] for k in (i, j) for end in (0, -1)])
            if not ends.covers(meeting):
                found |= {int(i), int(j)}
    return found


def _kind(sides: tuple[str, str], kinds: dict[str, str]) -> str:
    a, b = sorted(kinds.get(side, "") for side in sides)
    return "rim" if not a else "shore" if "lake" in (a, b) else KINDS[a, b]


def _points(found: Grid) -> Line:
    return tuple((round(float(x), 1), round(float(y), 1)) for x, y in found)


def seams(grid: Grid, names: list[str]) -> tuple[geometry.Seam, ...]:
    """Where the left and the right edge show different seas at the same height, which makes them neighbours."""
    pairs = np.stack([grid[:, 0], grid[:, -1]], 1)
    cuts = [0, *(np.flatnonzero((pairs[1:] != pairs[:-1]).any(1)) + 1), len(pairs)]
    return tuple(
        geometry.Seam(names[pairs[top][0]], names[pairs[top][1]], top / FINE, bottom / FINE)
        for top, bottom in itertools.pairwise(map(int, cuts))
        if not {names[i] for i in pairs[top]} & set(SCENERY)
    )


def furnish(drawing: Chart, texts: dict[str, set[str]]) -> dict[str, Area]:
    """Every area with places for its name and its pieces; names of land first, for they have less room."""
    frame = shapely.box(INSET, 12, WIDTH - INSET, HEIGHT - 12)
    homes = {name: shape_of(drawing, name).intersection(frame) for name in drawing.areas}
    water = shapely.union_all([homes[name] for name, area in drawing.areas.items() if area.kind == "sea"])
    edges = shapely.box(0, 0, WIDTH, HEIGHT).difference(frame)
    taken: BaseGeometry = shapely.union_all([homes["rose"], shapely.box(*drawing.cartouche).buffer(14), edges])
    done = dict(drawing.areas)
    for name, wordings in texts.items():
        labels = _labels(done[name], homes[name], wordings, water, taken)
        taken = shapely.union_all([taken, *map(label_box, labels)])
        done[name] = msgspec.structs.replace(done[name], labels=labels)
    ground = shapely.union_all([shape for name, shape in homes.items() if done[name].kind != "sea"])
    return {name: _furnish(area, homes[name], ground, taken) for name, area in done.items()}


def _labels(
    area: Area, home: BaseGeometry, wordings: set[str], water: BaseGeometry, taken: BaseGeometry
) -> tuple[Label, ...]:
    """A place for the name on the largest part; on every part that is a sea of its own across the edge."""
    parts = sorted(pieces(home), key=lambda part: -part.area)
    sizes = [_widest(wordings, area.kind, rows) for rows in (1, 2)]
    found = []
    for part in parts if area.kind == "sea" else parts[:1]:
        if part is parts[0] or part.area > 3000:
            at, i = anchors.name_box(part, sizes, water if area.kind == "land" else part, taken)
            found.append(Label(round(at[0], 1), round(at[1], 1), round(sizes[i][0] + 8, 1), i + 1))
    return tuple(found)


def _widest(wordings: set[str], kind: str, rows: int) -> tuple[float, float]:
    widths, heights = zip(*(lettering.measure(text, kind, rows) for text in sorted(wordings)), strict=True)
    return max(widths), max(heights)


def label_box(label: Label) -> BaseGeometry:
    w, h = label.room / 2 - 2, 10 * label.rows
    return shapely.box(label.x - w, label.y - h, label.x + w, label.y + h)


def _furnish(area: Area, home: BaseGeometry, ground: BaseGeometry, taken: BaseGeometry) -> Area:
    """The area with places for its pieces; on land also for a settlement and a token."""
    weights = anchors.WEIGHTS
    if area.kind == "sea":
        water = anchors.largest(home)
        places = anchors.slots(water, water.boundary, [anchors.FLEET] * 6, weights[2:], taken)
        return msgspec.structs.replace(area, pieces=tuple(places))
    if area.kind == "land":
        reaches = [anchors.SETTLEMENT, anchors.TOKEN] + [anchors.ARMY] * 6
        town, token, *places = anchors.slots(home, ground.difference(home.buffer(0.2)), reaches, weights, taken)
        return msgspec.structs.replace(area, settlement=town, token=token, pieces=tuple(places))
    return area


SIGN_SIZE = {"mountain": 7.5, "tree": 7.5, "fir": 7.5, "dune": 6.5, "grass": 6.5}
SIGN_GAP = 15.0


def landscape(drawing: Chart, warp: Warp) -> tuple[geometry.Sign, ...]:
    """Small signs along the lines of the plan, wherever they are in nobody's way."""
    busy: BaseGeometry = shapely.union_all(
        [*_occupied(drawing), *(LineString(arc.line).buffer(8) for arc in drawing.arcs)]
    )
    busy = busy.union(shapely.union_all([LineString(river).buffer(6) for river in drawing.rivers]))
    found: list[geometry.Sign] = []
    for kind, lines in PLAN["signs"].items():
        for line in lines:
            for x, y in _along(warp.forward(project(line)), SIGN_GAP):
                near = any(abs(x - s.x) < 15 and abs(y - s.y) < 13 for s in found)
                if not near and not busy.contains(Point(x, y)):
                    found.append(geometry.Sign(kind, round(x, 1), round(y, 1), SIGN_SIZE[kind]))
    return tuple(found)


def _occupied(drawing: Chart) -> list[BaseGeometry]:
    """Names, settlements and tokens, with a little air."""
    shapes: list[BaseGeometry] = []
    for area in drawing.areas.values():
        shapes += [label_box(label).buffer(6) for label in area.labels]
        shapes += [Point(at).buffer(18) for at in (area.settlement, area.token) if at]
    return shapes


def _along(points: Grid, gap: float) -> list[tuple[float, float]]:
    """Places on a line, evenly spaced, a little off it in turn."""
    if len(points) == 1:
        return [(float(points[0][0]), float(points[0][1]))]
    line = LineString(points)
    steps = [line.interpolate(at) for at in np.arange(0, line.length + 1, gap)]
    return [(p.x, p.y + (2.5 if i % 2 else -2.5)) for i, p in enumerate(steps)]


def shape_of(drawing: Chart, area: str) -> BaseGeometry:
    """The area as one shape, holes cut out; fails where the outline crosses itself."""
    rings = [Polygon(points) for points in drawing.shapes(area)]
    if crossed := [shapely.is_valid_reason(ring) for ring in rings if not ring.is_valid]:
        raise ValueError(f"{area}: {crossed}")
    shape: BaseGeometry = Polygon()
    for ring in sorted(rings, key=lambda ring: -ring.area):
        shape = shape.symmetric_difference(ring)
    return shape
