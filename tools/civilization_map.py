"""Makes renderers/civilization/map.json, the geometry of our Civilization board.

Run once, from the project root, whenever the coasts or the corrections change:

    python -m tools.civilization_map

It reads the facts of the board (../shared/data/civilization) and our own coast lines
(tools/civilization_coast.toml), needs numpy, scipy, shapely and Pillow, and always makes the same
file. It is no part of the program. The order of the work:

1.  fit     our coasts are laid over the board's coarse samples of land and sea;
2.  warp    crowded regions grow, empty ones shrink;
3.  labels  every cell of the sheet gets its part: (area, land | sea | lake);
4.  arcs    the borders between parts become smooth lines;
5.  check   two areas touch exactly where the facts say that they are neighbours;
6.  anchors places for names, limits, cities, tokens and ships.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from shapely.geometry import LineString

from tools.civilization_chart import anchors, arcs, check, fit
from tools.civilization_chart.labels import LAKE, LAND, SEA, Part, Points, Sheet
from tools.civilization_chart.science import KDTree, ndimage
from tools.civilization_chart.warp import Warp

HERE = Path(__file__).parent
SHARED = HERE.parent.parent / "shared" / "data" / "civilization"
OUT = HERE.parent / "renderers" / "civilization" / "map.json"

BOARD = (1600, 1000)
CELL = 1.0
ROOM = 5200.0  # square units that an area with its limit, city and tokens would like to have
SEED = 3
BORDER_RIVERS = frozenset({"danube", "euphrates", "tigris", "halys", "nile", "rosetta"})
RIVER_REACH = 18.0


def main() -> None:
    facts = json.loads((SHARED / "map.json").read_text())
    samples = json.loads((SHARED / "gazetteer.json").read_text())
    coast = tomllib.loads((HERE / "civilization_coast.toml").read_text())
    areas = {area["id"]: area for area in facts["areas"]}
    table = Table(areas, samples, coast)
    sheet = table.sheet()
    lines = [(sides, smoothed(sheet, sides, line)) for sides, line in arcs.traced(sheet.labels)]
    faults = check.faults(sheet.parts, lines, areas)
    print(f"{len(lines)} arcs, {len(faults)} faults", *faults, sep="\n")
    sites = {a: table.board(np.array(f["city_pos"]))[0] for a, f in areas.items() if f["city_site"]}
    places = anchors.placed(sheet, areas, sites, coast["volcano"])
    OUT.write_text(written(sheet, lines, places, table))


class Table:
    """Samples, coasts and facts on one table: everything in board units."""

    def __init__(self, areas: Mapping[str, Any], samples: Mapping[str, Any], coast: Mapping[str, Any]) -> None:
        self.areas = areas
        self.coast = coast
        self.frame: tuple[float, float] = tuple(samples["frame"])
        frame_samples = {
            (area, kind if area != "judaea" or kind != LAKE else LAND): np.array(points, dtype=float)
            for area, kinds in samples["points"].items()
            for kind, points in kinds.items()
        }
        frame_lines = self._fitted(frame_samples)
        self.warp = Warp(self._density(frame_samples), 4.0, blur=36.0)
        self.samples = {part: self.board(points) for part, points in frame_samples.items()}
        self.lines = {name: self.board(line) for name, line in frame_lines.items()}

    def board(self, points: Points) -> Points:
        """From the frame of the facts to board units."""
        return self.warp(np.asarray(points, dtype=float).reshape(-1, 2) * np.array(BOARD) / self.frame)

    def named(self, sort: str) -> dict[str, Points]:
        """The lines of one sort: river, range."""
        return {n.split()[1]: line for n, line in self.lines.items() if n.startswith(sort)}

    def _fitted(self, samples: Mapping[Part, Points]) -> dict[str, Points]:
        lines = {f"sea {k}": fit.dense(v, 4, closed=True) for k, v in self.coast["sea"].items()}
        lines |= {f"island {i['name']}": fit.dense(i["line"], 3, closed=True) for i in self.coast["island"]}
        coasts = frozenset(lines)
        for kind in ("river", "range", "strait"):
            lines |= {f"{kind} {k}": fit.dense(v, 4, closed=False) for k, v in self.coast[kind].items()}
        city = self.coast["city"]
        known = {a["city"]: a["city_pos"] for a in self.areas.values() if a["city"] in city}
        cities = (np.array([city[c] for c in known]), np.array(list(known.values()), dtype=float))
        return fit.laid_over(lines, coasts, cities, self._shore(samples), self.frame)

    def _shore(self, samples: Mapping[Part, Points]) -> Points:
        """The edge between land and sea samples in the frame, without Gulf, lakes and Caspian."""
        step = 3
        x, y = np.meshgrid(np.arange(step / 2, self.frame[0], step), np.arange(step / 2, self.frame[1], step))
        wet = np.concatenate([[kind == SEA] * len(points) for (_, kind), points in samples.items()])
        _, index = KDTree(np.vstack(list(samples.values()))).query(np.c_[x.ravel(), y.ravel()])
        sea = ndimage.gaussian_filter(wet[index].reshape(x.shape).astype(float), 4 / step) > 0.5
        fitted = (x < 1380) & ~((x > 1330) & (y < 300))
        edge = (sea ^ ndimage.binary_erosion(sea)) & fitted
        return np.stack([x[edge], y[edge]], axis=1)

    def _density(self, samples: Mapping[Part, Points]) -> Points:
        """How much larger each place should be drawn: small areas want room, wide ones can give."""
        cell = 4.0
        shape = (round(BOARD[1] / cell), round(BOARD[0] / cell))
        rows, columns = np.indices(shape)
        centres = np.stack([(columns + 0.5) * cell, (rows + 0.5) * cell], axis=-1) * self.frame / np.array(BOARD)
        size: dict[str, float] = {}
        for (area, _), points in samples.items():
            size[area] = size.get(area, 0.0) + 144.0 * len(points)
        wish = {area: float(np.clip((ROOM / s) ** 0.8, 0.55, 2.6)) for area, s in size.items()}
        wish |= {area: 0.72 for area, a in self.areas.items() if a["type"] == "open_sea"}
        wish |= {"aegean_sea": 1.6, "adriatic_sea": 0.9}
        owner = np.concatenate([[wish[area]] * len(points) for (area, _), points in samples.items()])
        _, index = KDTree(np.vstack(list(samples.values()))).query(centres.reshape(-1, 2))
        return np.asarray(owner[index].reshape(shape))

    def sheet(self) -> Sheet:
        """Every cell with its part."""
        sheet = Sheet(BOARD, CELL, list(self.samples))
        wobble = noise(sheet.labels.shape, 14 / CELL, 2.2)
        plain = sheet.centres
        sheet.centres = plain + wobble
        everywhere = np.ones(sheet.labels.shape, bool)
        sheet.nearest(everywhere, self.samples, (LAND, SEA, LAKE))
        wet = self._inland_waters(sheet) | self._seas(sheet)
        lakes = np.isin(sheet.labels, [n for n, p in enumerate(sheet.parts) if p[1] == LAKE])
        sheet.nearest(wet & ~lakes, self.samples, (SEA,))
        sheet.nearest(~wet, self.samples, (LAND,))
        for island in self.coast["island"]:
            if island["area"]:
                inside = sheet.polygon(rough(self.lines[f"island {island['name']}"])) & ~wet
                sheet.labels[inside] = sheet.number[island["area"], LAND]
        sheet.own_shores(7.0, frozenset())
        self._correct(sheet)
        sheet.tidy(260.0, 30.0)
        sheet.smooth(4.5)
        sheet.smooth(9.0, larger_than=6000.0)
        sheet.tidy(60.0, 20.0)
        sheet.uncross()
        sheet.centres = plain
        return sheet

    def _inland_waters(self, sheet: Sheet) -> Any:
        """Caspian, Gulf and lakes, as the samples have them."""
        names = [
            n
            for n, (area, kind) in enumerate(sheet.parts)
            if kind == LAKE or (kind == SEA and self.areas[area]["sea_body"] in ("caspian", "persian_gulf"))
        ]
        mask = np.isin(sheet.labels, names).astype(float)
        return ndimage.gaussian_filter(mask, 2.0 / CELL) > 0.5

    def _seas(self, sheet: Sheet) -> Any:
        wet = np.zeros(sheet.labels.shape, bool)
        for name, line in self.lines.items():
            if name.startswith("sea "):
                wet |= sheet.polygon(rough(line))
        for name, line in self.lines.items():
            if name.startswith("island "):
                wet &= ~sheet.polygon(rough(line))
        for name, line in self.lines.items():
            if name.startswith("strait "):
                wet |= sheet.stroke(line, 9.0)
        return wet

    def _correct(self, sheet: Sheet) -> None:
        for change in self.coast.get("correction", []):
            area, kind = change["part"].split()
            line = np.array(change["line"], dtype=float)
            sheet.labels[sheet.stroke(line, change["width"])] = sheet.number[area, kind]


def noise(shape: tuple[int, int], length: float, height: float) -> Points:
    """A smooth random displacement, the same every time."""
    dice = np.random.default_rng(SEED)
    field = [ndimage.gaussian_filter(dice.standard_normal(shape), length) for _ in range(2)]
    return np.stack([f / f.std() * height for f in field], axis=-1)


def rough(ring: Points) -> Points:
    """A coast with bays and capes that no sample knows: midpoints displaced, ever smaller."""
    dice = np.random.default_rng(len(ring))
    for height in (0.16, 0.18, 0.2):
        onward = np.roll(ring, -1, axis=0)
        across = (onward - ring)[:, ::-1] * np.array([1, -1])
        middle = (ring + onward) / 2 + across * dice.normal(0, height, (len(ring), 1))
        ring = np.stack([ring, middle], axis=1).reshape(-1, 2)
    return ring


def smoothed(sheet: Sheet, sides: arcs.Sides, line: list[arcs.Corner]) -> Points:
    """An arc as it is written: fair, with no more points than it needs, in tenths of a unit."""
    if arcs.OUTSIDE in sides:
        return np.array([line[0], *_turns(line), line[-1]], dtype=float) * CELL
    coast = sheet.water[sides[0]] != sheet.water[sides[1]]
    fair = arcs.fair(line, CELL, 0.9 if coast else 2.5)
    slim = LineString(fair).simplify(0.3 if coast else 0.2)
    return np.asarray(np.round(slim.coords, 1), dtype=np.float64)


def _turns(line: list[arcs.Corner]) -> list[arcs.Corner]:
    """The corners where the rim of the board turns."""
    threes = zip(line, line[1:], line[2:], strict=False)
    return [b for a, b, c in threes if (b[0] - a[0], b[1] - a[1]) != (c[0] - b[0], c[1] - b[1])]


def written(sheet: Sheet, lines: list[check.Line], places: Mapping[str, anchors.Place], table: Table) -> str:
    """The geometry file: one arc, one area, one ornament per line. Areas are called as the rules call them."""
    parts = [f"{area.replace('_', '-')}.{kind}" for area, kind in sheet.parts]
    arc_rows = [
        {"kind": _kind(sheet, sides), "sides": [parts[n] if n >= 0 else "" for n in sides], "line": _points(line)}
        for sides, line in lines
    ]
    area_rows = {}
    for area, place in places.items():
        mine = {kind: n for (a, kind), n in sheet.number.items() if a == area}
        rings = {kind: arcs.rings(n, lines) for kind, n in mine.items()}
        area_rows[area.replace("_", "-")] = rings | _anchors(place)
    inland = np.vstack([line for sides, line in lines if _kind(sheet, sides) == "border"])
    rivers = {
        n: _points(fit.along(line, inland, RIVER_REACH if n in BORDER_RIVERS else 0.0))
        for n, line in table.named("river").items()
    }
    rows = {
        "size": list(BOARD),
        "arcs": arc_rows,
        "areas": area_rows,
        "rivers": rivers,
        "ranges": {n: _points(line) for n, line in table.named("range").items()},
        "ponds": table.coast["pond"],
        "volcanoes": table.coast["volcano"],
        "zooms": table.coast["zoom"],
    }
    return "{\n" + ",\n".join(f"{json.dumps(k)}: {_rows(v)}" for k, v in rows.items()) + "\n}\n"


def _kind(sheet: Sheet, sides: arcs.Sides) -> str:
    """coast: land and water. border: land and land. zone: water and water. rim: the edge of the map."""
    if arcs.OUTSIDE in sides:
        return "rim"
    wet = {bool(sheet.water[n]) for n in sides}
    return "coast" if len(wet) == 2 else "zone" if True in wet else "border"


def _rows(value: Any) -> str:
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"{json.dumps(k)}: {_short(v)}" for k, v in value.items()) + "\n}"
    if isinstance(value[0], dict):
        return "[\n" + ",\n".join(_short(v) for v in value) + "\n]"
    return _short(value)


def _short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _points(line: Points) -> list[list[float]]:
    return [_point(p) for p in line]


def _point(values: Iterable[float]) -> list[float]:
    return [int(v) if v == int(v) else float(v) for v in np.round(np.array(list(values)), 1)]


def _anchors(place: anchors.Place) -> dict[str, Any]:
    out: dict[str, Any] = {"name": _point(place.name)}
    if place.tokens:
        out |= {"limit": _point(place.limit), "city": _point(place.city)}
        out["tokens"] = [_point(spot) for spot in place.tokens]
        out["ships"] = {_coast(coast): [_point(s) for s in spots] for coast, spots in place.ships.items()}
    return out


def _coast(coast: str) -> str:
    """The rules call a lake's coast by the lake alone."""
    return coast.removeprefix("lake_").lower()


if __name__ == "__main__":
    main()
