"""Finds where tokens, settlements, armies and fleets stand on our world map, and writes that into map.json.

Run from the project root after `tools.sidmeier_map`, or when names or the size of pieces change:

    python -m tools.sidmeier_pieces

It needs numpy and always makes the same file: a piece stays near its old place, stands in its own area and hides no
name in any language and no other piece.
"""

from __future__ import annotations

import json
import math
import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from renderers.look import Point
from renderers.sidmeier import lettering
from renderers.sidmeier.geometry import chart
from renderers.sidmeier.layout import PIECE, SETTLEMENT, TOKEN
from renderers.sidmeier.pieces import CARGO, CORNER, TALL
from rules.sidmeier.board import area_name
from rules.text import LANGUAGES, say
from tools.raster import Costs, Mask, box_of, boxed, cheapest, fill, inner, mask, raise_to, slices

OUT = Path(__file__).parent.parent / "renderers" / "sidmeier" / "map.json"
HOME = (SETTLEMENT + CORNER / 2, SETTLEMENT * TALL + 6)
ARMY, FLEET = (PIECE * 1.42, PIECE * 1.36), (PIECE * 1.42, PIECE * 1.3 + 2 * CARGO)
ABROAD, AFLOAT, NAME, THING = 8.0, 2.5, 300.0, 900.0
AWAY = 0.1
"""What a pixel of distance from the old place costs."""
FEWEST = 2
"""Places for stacks in any area; more only where they hide no name."""
MARGIN, EDGE, ROOMY = 70, 32, 30
"""The edges of the map tell which sea lies beyond."""


def main() -> None:
    places = {area: placed(area) for area, drawn in chart().areas.items() if drawn.kind in ("land", "sea")}
    lines = OUT.read_text(encoding="utf-8").splitlines()
    OUT.write_text("\n".join(_rewritten(line, places) for line in lines) + "\n", encoding="utf-8")


def placed(area: str) -> dict[str, Any]:
    """The new places of an area, what matters most first."""
    drawn, room = chart().areas[area], Room(area)
    found: dict[str, Any] = {}
    if drawn.settlement:
        found["settlement"] = room.take(drawn.settlement, HOME)
    if drawn.token:
        found["token"] = room.take(drawn.token, (TOKEN + 3, TOKEN + 3))
    size = ARMY if drawn.kind == "land" else FLEET
    spots = [room.take(old, size) for old in drawn.pieces]
    fixed = [found[name] for name in ("settlement", "token") if name in found]
    spots.sort(key=lambda spot: (_hidden(spot) > 0, any(math.dist(spot, other) < ROOMY for other in fixed)))
    found["pieces"] = [spot for n, spot in enumerate(spots) if n < FEWEST or not _hidden(spot)]
    return found


def _hidden(spot: Point) -> int:
    """How much of names a piece would hide."""
    return int(np.count_nonzero(names()[slices(box_of(spot, PIECE * 1.06, PIECE * 1.06))]))


class Room:
    """What every pixel around an area costs."""

    def __init__(self, area: str) -> None:
        own = mask(chart().shapes(area), chart().size)
        rows, columns = np.nonzero(own)
        self.top, self.left = max(0, rows.min() - MARGIN), max(0, columns.min() - MARGIN)
        self.part = slice(self.top, rows.max() + MARGIN), slice(self.left, columns.max() + MARGIN)
        self.own = own[self.part]
        land = chart().areas[area].kind == "land"
        beyond = np.where(continents()[self.part], ABROAD, AFLOAT if land else ABROAD / 2)
        self.cost = np.where(self.own, 0.0, beyond).astype(np.float32) + names()[self.part]

    def take(self, old: Point, size: Point) -> Point:
        ys, xs = np.mgrid[0 : self.own.shape[0], 0 : self.own.shape[1]]
        away = np.hypot(xs + self.left - old[0], ys + self.top - old[1]).astype(np.float32) * AWAY
        barred = np.where(inner(self.own, 8), 0.0, np.where(inner(self.own, 3), 4.0, 1e6)).astype(np.float32)
        x, y = cheapest(boxed(self.cost, size) + away + barred)
        fill(self.cost, (x, y), size, THING)
        return x + float(self.left), y + float(self.top)


@cache
def continents() -> Mask:
    """All land."""
    shapes = [shape for area, drawn in chart().areas.items() if drawn.kind == "land" for shape in chart().shapes(area)]
    return np.asarray(np.logical_or.reduce([mask([shape], chart().size) for shape in shapes]))


@cache
def names() -> Costs:
    """The ground of every name in every language."""
    cost: NDArray[np.float32] = np.zeros((chart().size[1], chart().size[0]), np.float32)
    for area, drawn in chart().areas.items():
        for lang in LANGUAGES if drawn.labels else ():
            for label in drawn.labels:
                name = say(area_name(area), lang, ())
                box = lettering.box(name, drawn.kind, (label.x, label.y), label.room, label.rows)
                raise_to(cost, box, NAME)
    x0, y0, x1, y1 = chart().cartouche
    raise_to(cost, box_of(((x0 + x1) / 2, (y0 + y1) / 2), x1 - x0 + 24, y1 - y0 + 24), NAME)
    cost[:, :EDGE] = cost[:, -EDGE:] = NAME
    return cost


def _rewritten(line: str, places: dict[str, dict[str, Any]]) -> str:
    """A line of the file, with the new places where it is an area's."""
    found = re.fullmatch(r'"([a-z-]+)": (\{"kind".*\})(,?)', line)
    if not found or found[1] not in places:
        return line
    row = json.loads(found[2]) | places[found[1]]
    return f'"{found[1]}": {json.dumps(row, separators=(",", ":"))}{found[3]}'


if __name__ == "__main__":
    main()
