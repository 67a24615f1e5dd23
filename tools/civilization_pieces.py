"""Finds where stacks of tokens and ships stand on our Civilization board, and writes that into map.json.

Run from the project root after `tools.civilization_map`, or when the print or the size of pieces changes:

    python -m tools.civilization_pieces

It needs numpy and always makes the same file. Everything is tried on the pixels of the board: a piece belongs on its
own land, hides no name in any language, no limit, no city site and no other piece, and stays close to its land where
that is too small for it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray
from PIL import Image, ImageDraw

import renderers.civilization.lettering as lettering
from renderers.civilization.geometry import Area, chart
from renderers.civilization.layout import CITY, SHIP, STACK
from renderers.look import Point
from rules.civilization.board import AREAS, city_name, land_name
from rules.text import LANGUAGES, say
from tools.raster import Costs, Mask, box_of, boxed, cheapest, fill, inner, mask, pixel, raise_to

OUT = Path(__file__).parent.parent / "renderers" / "civilization" / "map.json"
MOVED = {"kykladen": 730.0}
"""Names that leave room for a neighbour's stack: where their middle is across."""
TOKENS, SHIPS, SURE = 6, 3, 3
"""Places for tokens in an area, for ships at a coast; so many of the former are kept free by others."""
FOREIGN, OTHER_WATER, OWN_WATER, SHORE, APART = 9.0, 6.0, 1.2, 0.8, 0.5
NAME, CITY_NAME, PRINT, PIECE = 300.0, 4.0, 300.0, 24.0
FIGURE = (2 * lettering.LIMIT, 2 * lettering.LIMIT)
LEASH = 30
"""How far a stack may be from the land that is too small for it."""
MARGIN = 60
ISLET = 500
"""Pixels of a land that is too small for its own limit."""


def main() -> None:
    board = Board()
    order = sorted((a for a in AREAS if not AREAS[a].open), key=lambda area: int(board.land[area].sum()))
    limits = {area: board.limit(area) for area in order}
    cities = {area: board.city(area) for area in order}
    tokens = {area: board.tokens(area, cities[area]) for area in order}
    ships = {area: board.ships(area) for area in order}
    lines = OUT.read_text(encoding="utf-8").splitlines()
    OUT.write_text(
        "\n".join(_rewritten(line, limits, cities, tokens, ships) for line in lines) + "\n", encoding="utf-8"
    )
    wet = [area for area in order if not board.land[area][pixel(tokens[area][0])]]
    print(f"{len(order)} areas; first stack not on its own land: {', '.join(wet) or 'none'}")


class Board:
    """What every pixel costs a piece that lies on it."""

    def __init__(self) -> None:
        self.size = chart().size
        self.land = {area: mask(chart().land(area), self.size) for area in AREAS}
        self.water = {area: mask(chart().water(area), self.size) & ~self.land[area] for area in AREAS}
        self.dry = np.logical_or.reduce(list(self.land.values()))
        self.printed = self._printed()
        self.pieces = np.zeros_like(self.printed)

    def limit(self, area: str) -> Point:
        """The population limit stands beside the name, on the area's own land if that is large enough."""
        small = self.land[area].sum() < ISLET
        ground = self._ground(area) * 3 + np.where(small & self.land[area], OTHER_WATER, 0.0).astype(np.float32)
        cost, (left, top) = self._around(area, ground + self.printed)
        ys, xs = np.mgrid[0 : cost.shape[0], 0 : cost.shape[1]]
        x, y = chart().areas[area].name[:2]
        away = np.hypot(xs + left - x, (ys + top - y) * 1.3) * 0.05
        own = self._around(area, self.land[area] | self.water[area])[0]
        barred = np.where(own & inner(own, 7), 0.0, 1e3)
        found = cheapest(boxed(cost, FIGURE) + away.astype(np.float32) + barred)
        spot = found[0] + left, found[1] + top
        raise_to(self.printed, box_of(spot, *FIGURE), PRINT)
        return spot

    def city(self, area: str) -> Point:
        """The printed site; where there is none, the place of a city all the same."""
        printed = chart().areas[area].city
        if AREAS[area].site and printed:
            return printed
        cost, (left, top) = self._around(area, self._ground(area) + self.printed)
        x, y = cheapest(boxed(cost, (CITY + 2, CITY + 4)) + self._placing(area))
        return x + left, y + top

    def tokens(self, area: str, city: Point) -> list[Point]:
        """Places for stacks, the best first; later areas keep off the first of them, and all off a printed site."""
        cost, (left, top) = self._around(area, self._ground(area) + self.printed)
        spots = list[Point]()
        weight = PIECE if AREAS[area].site else PIECE / 12
        fill(cost, (city[0] - left, city[1] - top), (CITY + 2, CITY + 2), weight)
        rules = self._placing(area)
        for n in range(TOKENS):
            x, y = cheapest(boxed(cost + self._around(area, self.pieces)[0], (STACK[0] + 2, STACK[1] + 5)) + rules)
            spots.append((x + left, y + top))
            fill(cost, (x, y), (STACK[0] + 1, STACK[1] + 1), PIECE)
            if n < SURE:
                fill(self.pieces, spots[-1], STACK, PIECE / (n + 1))
        return spots

    def ships(self, area: str) -> dict[str, list[Point]]:
        return {coast: self._moorings(area, old[0]) for coast, old in chart().areas[area].ships.items()}

    def _moorings(self, area: str, old: Point) -> list[Point]:
        water, (left, top) = self._around(area, self._body(area, old))
        own, dry = self._around(area, self.land[area])[0], self._around(area, self.dry)[0]
        cost = np.where(water, 0.0, np.where(own, 2.0, np.where(dry, FOREIGN, OTHER_WATER))).astype(np.float32)
        cost += self._around(area, self.printed + self.pieces)[0]
        rules = np.where(inner(water, 2), _near(water, own), 1e6)
        spots: list[Point] = []
        for _ in range(SHIPS):
            x, y = cheapest(boxed(cost, (SHIP + 4, SHIP)) + rules)
            spots.append((x + left, y + top))
            fill(cost, (x, y), (SHIP + 6, SHIP + 2), PIECE)
        fill(self.pieces, spots[0], (SHIP, SHIP), PIECE / 2)
        return spots

    def _ground(self, area: str) -> Costs:
        own, wet = self.land[area], self.water[area]
        ground = np.where(own, 0.0, np.where(wet, OWN_WATER, np.where(self.dry, FOREIGN, OTHER_WATER)))
        return ground.astype(np.float32)

    def _placing(self, area: str) -> Costs:
        """The middle lies in the area and, where it can, on its land; the nearer to the area's middle the better."""
        own, _ = self._around(area, self.land[area])
        whole = own | self._around(area, self.water[area])[0]
        ys, xs = np.mgrid[0 : own.shape[0], 0 : own.shape[1]]
        rows, columns = np.nonzero(own)
        away = np.hypot(xs - columns.mean(), ys - rows.mean()) * 0.004
        on_leash, touching = (
            boxed(own.astype(np.float32), (STACK[0] + 2 * by, STACK[1] + 2 * by), beyond=0.0) > 0 for by in (LEASH, 1)
        )
        barred = np.where(inner(whole, 7) & on_leash, 0.0, np.where(inner(whole, 3) & on_leash, 20.0, 1e6))
        return np.asarray(barred + away + np.where(own, 0.0, SHORE) + np.where(touching, 0.0, APART), np.float32)

    def _around(self, area: str, values: NDArray[Any]) -> tuple[NDArray[Any], tuple[int, int]]:
        """The part of the board around an area, and its corner."""
        rows, columns = np.nonzero(self.land[area] | self.water[area])
        top, left = max(0, rows.min() - MARGIN), max(0, columns.min() - MARGIN)
        return values[top : rows.max() + MARGIN, left : columns.max() + MARGIN].copy(), (int(left), int(top))

    def _printed(self) -> Costs:
        cost = np.zeros((self.size[1], self.size[0]), np.float32)
        for lang in LANGUAGES:
            names = {area: say(land_name(area), lang, ()) for area in AREAS}
            cities = {area: say(city_name(area), lang, ()) for area, land in AREAS.items() if land.site}
            for area, place in chart().areas.items():
                np.maximum(cost, self._name(names[area], _moved(area, place)) * NAME, out=cost)
            for label in lettering.city_labels(AREAS, names, cities):
                raise_to(cost, label.box, CITY_NAME)
        for area, place in chart().areas.items():
            if place.city and AREAS[area].site:
                raise_to(cost, box_of(place.city, 18, 18), PRINT)
        for x, y in chart().volcanoes.values():
            raise_to(cost, (x - 10, y - 12, x + 10, y + 8), PRINT / 2)
        return cost

    def _name(self, name: str, place: Area) -> Costs:
        """Where the letters of a name stand, turned as they are."""
        image = Image.new("L", self.size)
        for box in lettering.letters(name, place):
            ImageDraw.Draw(image).polygon(box, fill=255)
        return np.asarray(np.asarray(image, np.float32) / 255, np.float32)

    def _body(self, area: str, at: Point) -> Mask:
        """The one of an area's waters that has this point."""
        image = Image.fromarray(self.water[area].astype(np.uint8) * 255)
        ImageDraw.floodfill(image, (int(at[0]), int(at[1])), 128)
        body = np.asarray(image) == 128
        return body if body.any() else self.water[area]


def _moved(area: str, place: Area) -> Area:
    return replace(place, name=(MOVED.get(area, place.name[0]), *place.name[1:]))


def _near(water: Mask, land: Mask) -> Costs:
    """A ship lies well inside its water and near its own coast."""
    deep = np.where(inner(water, 3), 0.0, 4.0)
    far = 1.5 * (1 - np.minimum(1.0, boxed(land.astype(np.float32), (60, 60), beyond=0.0) * 6))
    return (deep + far).astype(np.float32)


def _rewritten(
    line: str,
    limits: Mapping[str, Point],
    cities: Mapping[str, Point],
    tokens: Mapping[str, list[Point]],
    ships: Mapping[str, dict[str, list[Point]]],
) -> str:
    """A line of the file, with the new places where it is an area's."""
    found = re.fullmatch(r'"([a-z-]+)": (\{.*"tokens".*\})(,?)', line)
    if not found or found[1] not in tokens:
        return line
    area, row = found[1], json.loads(found[2])
    if area in MOVED:
        row["name"][0] = MOVED[area]
    row |= {"limit": limits[area], "city": cities[area], "tokens": tokens[area], "ships": ships[area]}
    return f'"{area}": {json.dumps(row, separators=(",", ":"))}{found[3]}'


if __name__ == "__main__":
    main()
